"""The tables of a report as text cells. Terminal, HTML and Markdown draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..balance import SEAT, Balance, Distribution, Group, Kind, TableKind
from ..balance_criteria import MOSTLY, Evenness, Verdict, Within
from ..match_stats import BotFigures, Figures, Rate
from .wording import Wording


class ReportTable(NamedTuple):
    """A table of text cells: column headings and rows."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


# -- bots


def bots_table(tell: Wording, shown: Figures) -> ReportTable:
    """The bots, the highest rated first."""
    head = (
        tell("shell-arena-bot"),
        tell("shell-arena-won"),
        tell("shell-arena-interval"),
        tell("shell-arena-record"),
        tell("shell-arena-points"),
        tell("shell-arena-lead"),
        tell("shell-arena-elo"),
        tell("shell-arena-rating"),
    )
    rows = [
        (
            each.bot,
            tell.percent(each.won.rate),
            _interval(tell, each.won),
            f"{each.wins}–{each.draws}–{each.losses}",
            tell.number(each.score),
            f"{tell.signed(each.margin)} ± {tell.number(each.error)}",
            _elo(tell, each),
            f"{tell.number(each.mu)} ± {tell.number(each.sigma)}",
        )
        for each in ranked(shown)
    ]
    return ReportTable(head, rows)


def seats_table(tell: Wording, shown: Figures) -> ReportTable:
    """Win rates by seat, and move times."""
    seats = range(max((len(each.by_seat) for each in shown.bots), default=0))
    head = (
        tell("shell-arena-bot"),
        *(tell("shell-arena-won-from", player=tell.name(SEAT, str(seat))) for seat in seats),
        tell("shell-arena-mean"),
        tell("shell-arena-p95"),
        tell("shell-arena-longest"),
    )
    rows = [
        (
            each.bot,
            *(tell.percent(seat.rate) for seat in each.by_seat),
            *(tell.number(ms) for ms in (each.times.mean, each.times.p95, each.times.most)),
        )
        for each in ranked(shown)
    ]
    return ReportTable(head, rows)


def duels_table(tell: Wording, shown: Figures) -> ReportTable:
    """Pairwise results: how often one bot finished ahead of another."""
    head = (
        tell("shell-arena-bot"),
        tell("shell-arena-ahead-of"),
        tell("shell-arena-rate"),
        tell("shell-arena-interval"),
        tell("shell-arena-games"),
    )
    rows = [
        (
            duel.bot,
            duel.other,
            tell.percent(duel.ahead.rate),
            _interval(tell, duel.ahead),
            str(duel.ahead.games),
        )
        for duel in shown.duels
    ]
    return ReportTable(head, rows)


def _elo(tell: Wording, bot: BotFigures) -> str:
    """The Elo difference to the first bot with its interval."""
    if bot.elo is None:
        return "–"
    points, low, high = (
        tell.signed(each, 0) if each else "0" for each in (bot.elo.points, bot.elo.low, bot.elo.high)
    )
    return points if low == high else f"{points} ({low} … {high})"


def ranked(shown: Figures) -> list[BotFigures]:
    return sorted(shown.bots, key=lambda each: -each.mu)


def _interval(tell: Wording, rate: Rate) -> str:
    return f"{tell.number(100 * rate.low)}–{tell.percent(rate.high)}"


# -- balance


def kind_table(tell: Wording, kind: Kind) -> ReportTable:
    """The values of the ids of a kind, the best first; seats in their order."""
    seats = kind.id == SEAT
    taken = () if seats else (tell("shell-balance-picked"), tell("shell-balance-winners"))
    head = (
        tell.kind(kind.id),
        tell("shell-balance-times"),
        *taken,
        tell("shell-arena-won"),
        tell("shell-arena-interval"),
        tell("shell-balance-worth-won"),
        tell("shell-arena-points"),
        tell("shell-balance-worth-points"),
        tell("shell-arena-lead"),
    )
    rows = [_group_row(tell, kind.id, group, seats) for group in kind.groups]
    rows += [(tell.name(kind.id, id), "0", *["–"] * (len(head) - 2)) for id in kind.never]
    return ReportTable(head, rows)


def _group_row(tell: Wording, kind: str, group: Group, seats: bool) -> Sequence[str]:
    taken = () if seats else (tell.percent(group.picked), tell.percent(group.winners))
    return (
        tell.name(kind, group.id),
        str(group.seats),
        *taken,
        tell.percent(group.won.value),
        tell.rate_range(group.won),
        tell.rate_gain(group.worth_won),
        tell.mean(group.score),
        tell.gain(group.worth_score),
        tell.gain(group.margin),
    )


def game_kind_table(tell: Wording, kind: TableKind) -> ReportTable:
    """The counts of a trait of whole games, with mean winning scores."""
    head = (
        tell.kind(kind.id),
        tell("shell-arena-games"),
        tell("shell-balance-share"),
        tell("shell-arena-interval"),
        tell("shell-balance-winning"),
    )
    rows = [
        (
            tell.name(kind.id, share.id),
            str(share.games),
            tell.percent(share.share.value),
            tell.rate_range(share.share),
            tell.number(share.winning),
        )
        for share in kind.shares
    ]
    rows += [(tell.name(kind.id, id), "0", tell.percent(0), "–", "–") for id in kind.never]
    return ReportTable(head, rows)


def distributions(tell: Wording, shown: Balance) -> list[tuple[str, Distribution]]:
    """The distributions of numbers per game, with names."""
    return [
        (tell("shell-balance-winning"), shown.winning),
        (tell("shell-balance-lead"), shown.lead),
        (tell("shell-balance-decisions"), shown.decisions),
        *((tell.kind(kind.id), kind.numbers) for kind in shown.shared if kind.numbers is not None),
    ]


def distributions_table(tell: Wording, shown: Balance) -> ReportTable:
    head = (
        tell("shell-balance-a-game"),
        tell("shell-balance-mean"),
        tell("shell-balance-middle"),
        tell("shell-balance-mostly"),
        tell("shell-balance-all"),
    )
    rows = [
        (
            name,
            tell.mean(each.mean),
            tell.number(each.median, 0),
            f"{tell.number(each.p5, 0)} … {tell.number(each.p95, 0)}",
            f"{tell.number(each.least, 0)} … {tell.number(each.most, 0)}",
        )
        for name, each in distributions(tell, shown)
    ]
    return ReportTable(head, rows)


class Line(NamedTuple):
    """A verdict in words: question, answer and evidence."""

    question: str
    answer: str
    because: str


def verdict_line(tell: Wording, verdict: Verdict) -> Line:
    answer = tell(f"shell-balance-{verdict.answer}")
    kind = tell.kind(verdict.kind)
    if isinstance(verdict, Evenness):
        far = verdict.farthest
        return Line(
            tell(
                "shell-balance-even",
                kind=kind,
                even=tell.number(100 * verdict.even),
                allowed=tell.number(100 * verdict.allowed).removesuffix(",0").removesuffix(".0"),
            ),
            answer,
            tell(
                "shell-balance-farthest",
                name=tell.name(verdict.kind, far.id),
                rate=tell.percent(far.won.value),
                interval=tell.rate_range(far.won),
            ),
        )
    if isinstance(verdict, Within):
        return Line(
            tell(
                "shell-balance-within",
                kind=kind,
                least=str(verdict.least),
                most=str(verdict.most),
                mostly=tell.percent(MOSTLY, 0),
            ),
            answer,
            tell(
                "shell-balance-inside",
                rate=tell.percent(verdict.share.value),
                interval=tell.rate_range(verdict.share),
            ),
        )
    because = [
        tell(text, names=tell.names(verdict.kind, ids))
        for text, ids in (
            ("shell-balance-never", verdict.never),
            ("shell-balance-always", verdict.always or ()),
        )
        if ids
    ]
    return Line(
        tell("shell-balance-seen" if verdict.always is None else "shell-balance-taken", kind=kind),
        answer,
        " ".join(because) or tell("shell-balance-all-taken", count=verdict.listed),
    )
