"""What a balance study is held against, and whether it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from ..kernel import BadSetup
from .balance import Balance, Group, Kind, TableKind
from .estimates import Estimate, wilson_interval

#: Kept beyond doubt; kept, though an interval reaches out; broken, though an interval reaches in; broken.
Answer: TypeAlias = Literal["kept", "likely", "unlikely", "broken"]
#: The share of games that must lie within a range: the rest may be out of the ordinary.
MOSTLY = 0.9


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
    """Nobody's win rate, within these kinds, is further from even than `allowed`; games keep in range."""

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
    """Whether everything that a kind has to offer occurs, and nothing at every seat."""

    kind: str
    listed: int
    answer: Answer
    never: tuple[str, ...]
    #: What every seat has; None where whole games are counted, which may all be alike.
    always: tuple[str, ...] | None

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Within:
    """Whether nearly all games keep within a range, and which share of them does."""

    kind: str
    least: int
    most: int
    answer: Answer
    share: Estimate

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


Verdict: TypeAlias = Evenness | Occurrence | Within


def verdicts(shown: Balance, criterion: Criterion) -> list[Verdict]:
    """One for each kind that should be even, each range, and each kind whose ids the game lists."""
    known = {kind.id: kind for kind in shown.kinds}
    for name in criterion.kinds:
        if name not in known:
            raise BadSetup("error-unknown-kind", kind=name, kinds=", ".join(known))
    even: list[Verdict] = [
        _evenness(known[name], shown.even, criterion.allowed)
        for name in criterion.kinds
        if known[name].groups
    ]
    taken = [_occurrence(kind) for kind in shown.kinds if kind.listed]
    seen = [
        Occurrence(kind.id, len(kind.shares) + len(kind.never), _all_seen(kind.never), kind.never, None)
        for kind in shown.shared
        if kind.listed
    ]
    return even + [_within(shown, each) for each in criterion.ranges] + taken + seen


def _evenness(kind: Kind, even: float, allowed: float) -> Evenness:
    farthest = max(kind.groups, key=lambda group: abs(group.won.value - even))
    return Evenness(kind.id, even, allowed, answer_for(kind.groups, even - allowed, even + allowed), farthest)


def answer_for(groups: Sequence[Group], least: float, most: float) -> Answer:
    """Whether all win rates lie between these ends, and how sure that is."""
    ranges = [(group.won.value, *_ends(group)) for group in groups]
    if any(high < least or low > most for _, low, high in ranges):
        return "broken"
    if any(not least <= value <= most for value, _, _ in ranges):
        return "unlikely"
    return "likely" if any(low < least or high > most for _, low, high in ranges) else "kept"


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
