"""The page of a match: one HTML file with its plots inside, for light and dark screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from .figures import Figures, Rate, seats_of
from .match import Played
from .plots import Series, Span, histograms, rate_bars, spans
from .schedule import Match

STYLE = """
:root{color-scheme:light dark;--back:#fbfbf9;--ink:#22252b;--soft:#6b7078;--line:#dcdcd6;
--c0:#3b6fb6;--c1:#c8622d;--c2:#3f8f63;--c3:#8a5bb0;--c4:#b08a1e;--c5:#2f8f9d}
@media(prefers-color-scheme:dark){:root{--back:#15171b;--ink:#e6e6e1;--soft:#9aa0a8;--line:#33373e;
--c0:#7fa8e0;--c1:#e8935f;--c2:#77c49a;--c3:#b995dc;--c4:#d9b85a;--c5:#6cc3cf}}
body{background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif;margin:2rem auto;
max-width:60rem;padding:0 1rem}
h1{font-size:1.5rem;margin-bottom:0}h2{font-size:1.1rem;margin-top:2rem}p.facts{color:var(--soft);margin-top:0}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{border-bottom:1px solid var(--line);padding:.35rem .75rem;text-align:right}
th:first-child,td:first-child{text-align:left}th{font-weight:600}
svg{display:block;height:auto;width:100%}svg text{fill:var(--ink);font-size:13px}svg .tick{fill:var(--soft)}
svg .grid{stroke:var(--line)}svg .whisker{fill:none;stroke:var(--ink);stroke-width:1.5}
""" + "".join(f".c{number}{{fill:var(--c{number})}}" for number in range(6))


def page(match: Match, shown: Figures, games: Sequence[Played]) -> str:
    """The whole page as text."""
    title = f"{match.game}: {' · '.join(match.bots)}"
    options = ", ".join(f"{name}={value}".lower() for name, value in match.options.items())
    facts = f"{shown.games} games, {match.seats} seats, seed {match.seed}" + (
        f", {options}" if options else ""
    )
    sections = [
        ("Results", _bots(shown)),
        ("Win rate, with 95 % intervals", rate_bars("Win rate of each bot", _rates(shown))),
        ("Points", histograms("Distribution of points", _scores(shown, games))),
        (
            "Time a move: median, to the 95th percentile",
            spans("Time a move of each bot", _times(shown), "ms"),
        ),
        ("Win rate by seat", _seats(shown)),
        ("Who finished ahead of whom", _duels(shown)),
    ]
    body = "".join(f"<h2>{escape(head)}</h2>{content}" for head, content in sections)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f'<body><h1>{escape(title)}</h1><p class="facts">{escape(facts)}</p>{body}</body></html>\n'
    )


def _bots(shown: Figures) -> str:
    head = (
        "bot",
        "won",
        "95 %",
        "wins",
        "draws",
        "losses",
        "points",
        "margin",
        "rating",
        "median ms",
        "p95",
        "max",
    )
    rows = [
        (
            each.bot,
            f"{each.won.rate:.1%}",
            _interval(each.won),
            str(each.wins),
            str(each.draws),
            str(each.losses),
            f"{each.score:.1f}",
            f"{each.margin:+.1f} ± {each.error:.1f}",
            f"{each.mu:.1f} ± {each.sigma:.1f}",
            f"{each.times.median:.1f}",
            f"{each.times.p95:.1f}",
            f"{each.times.most:.1f}",
        )
        for each in sorted(shown.bots, key=lambda each: -each.mu)
    ]
    return _table(head, rows)


def _seats(shown: Figures) -> str:
    seats = max((len(each.by_seat) for each in shown.bots), default=0)
    head = ("bot", *(f"seat {seat}" for seat in range(seats)))
    rows = [
        (each.bot, *(f"{rate.rate:.1%} ({rate.points:g} of {rate.games})" for rate in each.by_seat))
        for each in shown.bots
    ]
    return _table(head, rows)


def _duels(shown: Figures) -> str:
    rows = [
        (f"{duel.bot} – {duel.other}", f"{duel.ahead.rate:.1%}", _interval(duel.ahead), str(duel.ahead.games))
        for duel in shown.duels
    ]
    return _table(("bots", "first ahead", "95 %", "games"), rows)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div>'


def _rates(shown: Figures) -> list[Span]:
    return [
        Span(each.bot, each.won.low, each.won.rate, each.won.high, f"{each.won.rate:.1%}")
        for each in shown.bots
    ]


def _times(shown: Figures) -> list[Span]:
    return [
        Span(each.bot, each.times.median, each.times.median, each.times.p95, f"max {each.times.most:.0f} ms")
        for each in shown.bots
    ]


def _scores(shown: Figures, games: Sequence[Played]) -> list[Series]:
    return [
        Series(each.bot, [played.scores[seat] for played, seat in seats_of(each.bot, games)])
        for each in shown.bots
    ]


def _interval(rate: Rate) -> str:
    return f"{rate.low:.1%} – {rate.high:.1%}"
