"""Criteria of a balance study, and the verdicts on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import erfc, sqrt
from typing import Any, Literal, TypeAlias

from ..kernel import BadSetup
from .balance import Balance, Group, Kind, TableKind
from .estimates import Z95, Estimate, wilson_interval

#: Kept with confidence; kept by the estimate alone; broken by the estimate alone; broken with confidence.
Answer: TypeAlias = Literal["kept", "likely", "unlikely", "broken"]
#: Share of games that must lie within a range.
MOSTLY = 0.9
#: Error probability of the verdict "broken".
DOUBT = 0.05


@dataclass(frozen=True, slots=True)
class Range:
    """A number of whole games ("rounds") and the ends it should keep within."""

    kind: str
    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.kind}={self.least}-{self.most}"


@dataclass(frozen=True, slots=True)
class Criterion:
    """Win rates of these kinds deviate from even by at most `allowed`; games keep within the ranges."""

    allowed: float
    kinds: tuple[str, ...]
    ranges: tuple[Range, ...] = ()


@dataclass(frozen=True, slots=True)
class Evenness:
    """Whether all ids of a kind win about equally often; `farthest` is the one furthest from even."""

    kind: str
    even: float
    allowed: float
    answer: Answer
    farthest: Group

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "farthest": self.farthest.id}


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Whether every listed id of a kind occurs, and none at every seat."""

    kind: str
    listed: int
    answer: Answer
    never: tuple[str, ...]
    #: Ids that every seat has; None for kinds of whole games, which may be alike.
    always: tuple[str, ...] | None

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Within:
    """Whether nearly all games keep within a range, with their share."""

    kind: str
    least: int
    most: int
    answer: Answer
    share: Estimate

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


Verdict: TypeAlias = Evenness | Occurrence | Within


def verdicts(shown: Balance, criterion: Criterion) -> list[Verdict]:
    """A verdict for each kind that should be even, each range and each listed kind."""
    known = {kind.id: kind for kind in shown.kinds}
    for name in criterion.kinds:
        if name not in known:
            raise BadSetup("error-unknown-kind", kind=name, kinds=", ".join(known))
    asked = [known[name] for name in criterion.kinds if known[name].groups]
    compared = sum(len(kind.groups) for kind in asked)
    even: list[Verdict] = [_evenness(kind, shown.even, criterion.allowed, compared) for kind in asked]
    taken = [_occurrence(kind) for kind in shown.kinds if kind.listed]
    seen = [
        Occurrence(kind.id, len(kind.shares) + len(kind.never), _all_seen(kind.never), kind.never, None)
        for kind in shown.shared
        if kind.listed
    ]
    return even + [_within(shown, each) for each in criterion.ranges] + taken + seen


def _evenness(kind: Kind, even: float, allowed: float, compared: int) -> Evenness:
    farthest = max(kind.groups, key=lambda group: abs(group.won.value - even))
    answer = answer_for(kind.groups, even - allowed, even + allowed, compared)
    return Evenness(kind.id, even, allowed, answer, farthest)


def answer_for(groups: Sequence[Group], least: float, most: float, compared: int | None = None) -> Answer:
    """Whether all win rates lie between these ends, with the confidence of the answer.

    Of many fair rates some deviate by chance. So "broken" needs significance after Holm's correction for the
    number of comparisons; its first step decides. "kept" needs no correction: each rate has to be significant
    by itself.
    """
    ranges = [(group.won.value, *_ends(group)) for group in groups]
    chances = sorted(_chance(group, least, most) for group in groups)
    if chances and chances[0] * max(compared or 0, len(groups)) < DOUBT:
        return "broken"
    if any(not least <= value <= most for value, _, _ in ranges):
        return "unlikely"
    return "likely" if any(low < least or high > most for _, low, high in ranges) else "kept"


def _chance(group: Group, least: float, most: float) -> float:
    """The p-value of a rate beyond these ends, two-sided."""
    won = group.won
    beyond = max(least - won.value, won.value - most)
    if won.low is None or won.high is None or beyond <= 0:
        return 1.0
    # Wilson's interval is asymmetric; its side towards the range counts.
    side = won.value - won.low if won.value > most else won.high - won.value
    return 0.0 if side <= 0 else erfc(Z95 * beyond / side / sqrt(2))


def _ends(group: Group) -> tuple[float, float]:
    low, high = group.won.low, group.won.high
    return 0.0 if low is None else low, 1.0 if high is None else high


def _within(shown: Balance, wanted: Range) -> Within:
    numbers = {kind.id: kind for kind in shown.shared if kind.numbers}
    if wanted.kind not in numbers:
        raise BadSetup("error-unknown-kind", kind=wanted.kind, kinds=", ".join(numbers) or "–")
    share = _share_within(numbers[wanted.kind], wanted, shown.deals)
    return Within(wanted.kind, wanted.least, wanted.most, _mostly(share), share)


def _share_within(kind: TableKind, wanted: Range, deals: int) -> Estimate:
    games = sum(each.games for each in kind.shares)
    inside = sum(each.games for each in kind.shares if wanted.least <= int(each.id) <= wanted.most)
    return Estimate(inside / games, *wilson_interval(inside / games, deals))


def _mostly(share: Estimate) -> Answer:
    if share.value >= MOSTLY:
        return "kept" if share.low is not None and share.low >= MOSTLY else "likely"
    return "unlikely" if share.high is not None and share.high >= MOSTLY else "broken"


def _occurrence(kind: Kind) -> Occurrence:
    always = tuple(group.id for group in kind.groups if group.picked == 1)
    answer = "broken" if always else _all_seen(kind.never)
    return Occurrence(kind.id, len(kind.groups) + len(kind.never), answer, kind.never, always)


def _all_seen(never: Sequence[str]) -> Answer:
    return "broken" if never else "kept"
