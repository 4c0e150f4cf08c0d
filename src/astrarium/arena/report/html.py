"""The page of a match: how the bots did where they differ, and how balanced the game was."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .balance import SEAT, Balance, Kind
from .charts import Mark, columns, intervals, shares
from .figures import Figures, seats_of
from .html import document, figure, folded, paragraph, section, table, wide
from .match import Played
from .plots import Series, Span, histograms, rate_bars, spans
from .schedule import Match
from .sheets import (
    bots_sheet,
    distributions,
    distributions_sheet,
    duels_sheet,
    kind_sheet,
    manners_sheet,
    table_kind_sheet,
    verdict_line,
)
from .summary import command_line, facts
from .telling import Teller
from .verdicts import Criterion, Verdict


def page(
    tell: Teller,
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


def _bots(tell: Teller, shown: Figures, games: Sequence[Played]) -> str:
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
            section(tell("shell-arena-results"), table(bots_sheet(tell, shown))),
            section(won, rate_bars(won, rates)),
            section(points, histograms(points, scores)),
            section(time, spans(time, thought, "ms")),
            section(tell("shell-arena-by-seat"), table(manners_sheet(tell, shown))),
            section(tell("shell-arena-duels"), table(duels_sheet(tell, shown))),
        )
    )


# -- the balance


def _balance(tell: Teller, shown: Balance, criterion: Criterion, kept: Sequence[Verdict]) -> str:
    parts = [_verdicts(tell, kept), _tiles(tell, shown)]
    parts += [_kind(tell, shown, kind, criterion) for kind in shown.kinds if kind.groups or kind.never]
    parts.append(_games(tell, shown))
    for kind in shown.shared:
        if kind.numbers is None:
            name = tell.kind(kind.id)
            rows = [(tell.name(kind.id, share.id), share.share) for share in kind.shares]
            parts.append(section(name, wide(shares(tell, name, rows)), table(table_kind_sheet(tell, kind))))
    parts.append(section(tell("shell-balance-method"), *map(paragraph, _method(tell))))
    return "".join(parts)


def _verdicts(tell: Teller, kept: Sequence[Verdict]) -> str:
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


def _tiles(tell: Teller, shown: Balance) -> str:
    tiles = [
        (tell("shell-arena-games"), str(shown.games)),
        (tell("shell-balance-winning"), tell.mean(shown.winning.mean)),
        (tell("shell-balance-lead"), tell.mean(shown.lead.mean)),
        (tell("shell-balance-decisions"), tell.mean(shown.decisions.mean)),
        (tell("shell-balance-drawn"), tell.percent(shown.drawn.value)),
    ]
    cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in tiles)
    return f'<dl class="tiles">{cells}</dl>'


def _kind(tell: Teller, shown: Balance, kind: Kind, criterion: Criterion) -> str:
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
    sheet = table(kind_sheet(tell, kind))
    if kind.id == SEAT:
        return section(title, _key(tell, shown.even, criterion), drawing, sheet)
    return section(title, drawing, folded(tell("shell-balance-figures"), sheet))


def _key(tell: Teller, even: float, criterion: Criterion) -> str:
    """What the colours and lines of all interval plots mean."""
    words = {
        "above": tell("shell-balance-above"),
        "close": tell("shell-balance-close"),
        "below": tell("shell-balance-below"),
    }
    dots = "".join(f'<span><i class="{style}"></i>{escape(text)}</span>' for style, text in words.items())
    line = tell("shell-balance-line", even=tell.percent(even))
    band = tell("shell-balance-band", allowed=tell.number(100 * criterion.allowed))
    return f'<p class="key">{dots}<br>{escape(f"{line} {band}")}</p>'


def _games(tell: Teller, shown: Balance) -> str:
    drawings = [
        figure(name, columns(tell, name, each))
        for name, each in distributions(tell, shown)
        if each.least < each.most
    ]
    plots = f'<div class="plots">{"".join(drawings)}</div>'
    return section(tell("shell-balance-games"), plots, table(distributions_sheet(tell, shown)))


def _method(tell: Teller) -> list[str]:
    return [tell(f"shell-balance-method-{part}") for part in ("intervals", "worth", "many")]
