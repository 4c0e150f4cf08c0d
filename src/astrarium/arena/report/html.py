"""Draws the HTML report of a match: the bots' results and the balance of the game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..balance import SEAT, Balance, Kind
from ..balance_criteria import Criterion, Verdict
from ..game_runner import Played
from ..match_stats import Figures, seats_of
from ..schedule import Match
from .balance_markdown import command_line, facts
from .svg_charts import Mark, Series, Span, columns, histograms, intervals, rate_bars, shares, spans
from .tables import (
    ReportTable,
    bots_table,
    distributions,
    distributions_table,
    duels_table,
    game_kind_table,
    kind_table,
    seats_table,
    verdict_line,
)
from .wording import Wording


def page(
    tell: Wording,
    match: Match,
    shown: Figures,
    balance: Balance | None,
    criterion: Criterion,
    kept: Sequence[Verdict],
    games: Sequence[Played],
) -> str:
    """The whole page as text."""
    title = tell("shell-balance-title" if match.alone else "shell-arena-title", game=tell("game-title"))
    head = (
        f"<h1>{escape(title)}</h1>"
        + paragraph(facts(tell, match, shown.games), "facts")
        + f"<p><code>{escape(command_line(tell.game, match, criterion))}</code></p>"
    )
    bots = "" if match.alone else _bots(tell, shown, games)
    study = ""
    if balance is not None:
        study = _balance(tell, balance, criterion, kept)
        if not match.alone:
            about = tell("shell-balance-title", game=tell("game-title"))
            study = section(about, paragraph(tell("shell-balance-unequal"))) + study
    return document(title, tell.language, head + bots + study)


# -- the bots


def _bots(tell: Wording, shown: Figures, games: Sequence[Played]) -> str:
    rates = [
        Span(each.bot, each.won.low, each.won.rate, each.won.high, tell.percent(each.won.rate))
        for each in shown.bots
    ]
    thought = [
        Span(
            each.bot,
            each.times.median,
            each.times.median,
            each.times.p95,
            f"≤ {tell.number(each.times.most, 0)} ms",
        )
        for each in shown.bots
    ]
    scores = [
        Series(each.bot, [played.scores[seat] for played, seat in seats_of(each.bot, games)])
        for each in shown.bots
    ]
    won, points, time = (
        tell(id) for id in ("shell-arena-rates", "shell-arena-points", "shell-arena-thinking")
    )
    return "".join(
        (
            section(tell("shell-arena-results"), table(bots_table(tell, shown))),
            section(won, rate_bars(won, rates)),
            section(points, histograms(points, scores)),
            section(time, spans(time, thought, "ms")),
            section(tell("shell-arena-by-seat"), table(seats_table(tell, shown))),
            section(tell("shell-arena-duels"), table(duels_table(tell, shown))),
        )
    )


# -- the balance


def _balance(tell: Wording, shown: Balance, criterion: Criterion, kept: Sequence[Verdict]) -> str:
    parts = [_verdicts(tell, kept), _tiles(tell, shown)]
    parts += [_kind(tell, shown, kind, criterion) for kind in shown.kinds if kind.groups or kind.never]
    parts.append(_games(tell, shown))
    for kind in shown.shared:
        if kind.numbers is None:
            name = tell.kind(kind.id)
            rows = [(tell.name(kind.id, share.id), share.share) for share in kind.shares]
            parts.append(section(name, wide(shares(tell, name, rows)), table(game_kind_table(tell, kind))))
    parts.append(section(tell("shell-balance-method"), *map(paragraph, _method(tell))))
    return "".join(parts)


def _verdicts(tell: Wording, kept: Sequence[Verdict]) -> str:
    lines = [(verdict.answer, verdict_line(tell, verdict)) for verdict in kept]
    return (
        '<ul class="verdicts">'
        + "".join(
            f'<li class="{mood}"><span>{escape(line.question)}</span><b>{escape(line.answer)}</b>'
            f"<small>{escape(line.because)}</small></li>"
            for mood, line in lines
        )
        + "</ul>"
    )


def _tiles(tell: Wording, shown: Balance) -> str:
    tiles = [
        (tell("shell-arena-games"), str(shown.games)),
        (tell("shell-balance-winning"), tell.mean(shown.winning.mean)),
        (tell("shell-balance-lead"), tell.mean(shown.lead.mean)),
        (tell("shell-balance-decisions"), tell.mean(shown.decisions.mean)),
        (tell("shell-balance-drawn"), tell.percent(shown.drawn.value)),
    ]
    cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in tiles)
    return f'<dl class="tiles">{cells}</dl>'


def _kind(tell: Wording, shown: Balance, kind: Kind, criterion: Criterion) -> str:
    rows = [
        Mark(
            tell.name(kind.id, group.id),
            group.won,
            group.worth_score,
            f"{tell.percent(group.won.value)} ({tell.rate_range(group.won)}), n = {group.seats}",
        )
        for group in kind.groups
    ]
    title = tell.kind(kind.id)
    allowed = criterion.allowed if kind.id in criterion.kinds else None
    drawing = wide(intervals(tell, title, rows, shown.even, allowed)) if rows else ""
    shown_table = table(kind_table(tell, kind))
    if kind.id == SEAT:
        return section(title, _key(tell, shown.even, criterion), drawing, shown_table)
    return section(title, drawing, folded(tell("shell-balance-figures"), shown_table))


def _key(tell: Wording, even: float, criterion: Criterion) -> str:
    """The legend of the interval plots."""
    words = {
        "above": tell("shell-balance-above"),
        "close": tell("shell-balance-close"),
        "below": tell("shell-balance-below"),
    }
    dots = "".join(f'<span><i class="{style}"></i>{escape(text)}</span>' for style, text in words.items())
    line = tell("shell-balance-line", even=tell.percent(even))
    band = tell("shell-balance-band", allowed=tell.number(100 * criterion.allowed))
    return f'<p class="key">{dots}<br>{escape(f"{line} {band}")}</p>'


def _games(tell: Wording, shown: Balance) -> str:
    drawings = [
        figure(name, columns(tell, name, each))
        for name, each in distributions(tell, shown)
        if each.least < each.most
    ]
    plots = f'<div class="plots">{"".join(drawings)}</div>'
    return section(tell("shell-balance-games"), plots, table(distributions_table(tell, shown)))


def _method(tell: Wording) -> list[str]:
    return [tell(f"shell-balance-method-{part}") for part in ("intervals", "worth", "many")]


STYLE = """
:root{color-scheme:light dark;--back:#fbfbf9;--panel:#fff;--ink:#22252b;--soft:#6b7078;--line:#dcdcd6;
--band:#3f8f6322;--c0:#3b6fb6;--c1:#c8622d;--c2:#3f8f63;--c3:#8a5bb0;--c4:#b08a1e;--c5:#2f8f9d}
@media(prefers-color-scheme:dark){:root{--back:#15171b;--panel:#1c1f24;--ink:#e6e6e1;--soft:#9aa0a8;
--line:#33373e;--band:#77c49a22;
--c0:#7fa8e0;--c1:#e8935f;--c2:#77c49a;--c3:#b995dc;--c4:#d9b85a;--c5:#6cc3cf}}
body{background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif;margin:2rem auto;
max-width:60rem;padding:0 1rem}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .25rem}h2{font-size:1.2rem;margin:2.75rem 0 .5rem}
p.facts,p.note{color:var(--soft);margin:0 0 .75rem}p.note{font-size:.9rem;max-width:46rem}
code{background:var(--panel);border:1px solid var(--line);border-radius:4px;font-size:.85rem;
overflow-wrap:anywhere;padding:.1rem .35rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;
white-space:nowrap}
th,td{border-bottom:1px solid var(--line);padding:.3rem .7rem;text-align:right}
th:first-child,td:first-child{padding-left:0;text-align:left}th{color:var(--soft);font-weight:600}
details{margin:.5rem 0}summary{color:var(--soft);cursor:pointer;font-size:.9rem;padding:.25rem 0}
ul.verdicts{list-style:none;margin:1.25rem 0;padding:0}
ul.verdicts li{background:var(--panel);border:1px solid var(--line);border-left:4px solid var(--mood);
border-radius:4px;display:grid;gap:0 1rem;grid-template-columns:1fr auto;margin:.5rem 0;padding:.5rem .9rem}
ul.verdicts b{color:var(--mood);text-align:right}ul.verdicts small{color:var(--soft);grid-column:1/-1}
.kept{--mood:var(--c2)}.likely{--mood:var(--c5)}.unlikely{--mood:var(--c4)}.broken{--mood:var(--c1)}
dl.tiles{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));margin:1.25rem 0}
dl.tiles div{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:.6rem .9rem}
dl.tiles dt{color:var(--soft);font-size:.85rem}dl.tiles dd{font-size:1.35rem;margin:0;white-space:nowrap}
.plots{display:grid;gap:1rem 2rem;margin-bottom:1rem;
grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
figure{margin:0}figcaption{font-size:.9rem;font-weight:600;margin-bottom:.25rem}
.key{color:var(--soft);font-size:.85rem;margin:0 0 .75rem}.key span{margin-right:1.25em}
.key i{background:var(--dot);border-radius:50%;display:inline-block;height:.65em;margin-right:.4em;
width:.65em}
svg{display:block;height:auto;width:100%}svg text{fill:var(--ink);font-size:13px}svg .tick{fill:var(--soft)}
.plots svg text{font-size:17px}
svg .grid{stroke:var(--line)}svg .whisker{fill:none;stroke:var(--ink);stroke-width:1.5}
svg .even{stroke:var(--ink);stroke-dasharray:4 3;stroke-width:1.2}svg .band{fill:var(--band)}
.mark path{fill:none;stroke:var(--dot);stroke-width:2}.mark circle{fill:var(--dot)}
svg .head{fill:var(--soft);font-size:12px}.wide svg{min-width:38rem}
@media(max-width:36rem){ul.verdicts li{grid-template-columns:1fr}ul.verdicts b{text-align:left}}
.above{--dot:var(--c2)}.below{--dot:var(--c1)}.close{--dot:var(--c0)}
""" + "".join(f".c{number}{{fill:var(--c{number})}}" for number in range(6))


def document(title: str, language: str, body: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def section(head: str, *parts: str) -> str:
    return f"<section><h2>{escape(_capital(head))}</h2>{''.join(parts)}</section>"


def paragraph(words: str, style: str = "note") -> str:
    return f'<p class="{style}">{escape(words)}</p>'


def table(shown_table: ReportTable) -> str:
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in shown_table.head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in shown_table.rows
    )
    return wide(f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>")


def wide(content: str) -> str:
    """Content that may scroll sideways on a small screen."""
    return f'<div class="wide">{content}</div>'


def folded(summary: str, content: str) -> str:
    """Collapsible content."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def figure(caption: str, drawing: str) -> str:
    return f"<figure><figcaption>{escape(_capital(caption))}</figcaption>{drawing}</figure>"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
