"""Compares two versions of a game, deal by deal, with intervals that hold at every look.

Both versions are played on the same deals. A figure is a ratio of sums over deals, such as the points of all seats
that had a card over their number. Its influence is what each deal contributes to its error, so the error of
a difference counts what the two versions have in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Literal, TypeAlias

import numpy as np

from .estimates import Estimate, Numbers
from .game_runner import Played, points
from .sequential_test import ERROR, anytime_factor

#: Fewer seats than this with a card, or without it, give no figure.
FEW = 20
#: A change of less than so many points is none to speak of.
EVEN = 1.0

Answer: TypeAlias = Literal["stronger", "weaker", "mixed", "even", "open"]


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """A value, and the influence of each deal on it."""

    value: float
    influence: Numbers

    def __sub__(self, other: Figure) -> Figure:
        return Figure(self.value - other.value, self.influence - other.influence)

    def estimate(self, error: float = ERROR) -> Estimate:
        """With an interval that misses the true value at no look, but for this probability."""
        deals = len(self.influence)
        if deals < 2:
            return Estimate(self.value)
        spread = sqrt(float(self.influence @ self.influence) / (deals * (deals - 1)))
        reach = spread * anytime_factor(deals, error)
        return Estimate(self.value, self.value - reach, self.value + reach)


def ratio(above: Sequence[float], below: Sequence[float], few: float = 1) -> Figure | None:
    """The ratio of two sums over deals; None if the lower one is too small."""
    over, under = np.array(above), np.array(below)
    if len(over) == 0 or under.sum() < few:
        return None
    value = float(over.sum() / under.sum())
    return Figure(value, (over - value * under) / under.mean())


@dataclass(frozen=True, slots=True)
class Change:
    """A figure before and after, and its gain."""

    before: Estimate
    after: Estimate
    gain: Estimate


def change(before: Figure | None, after: Figure | None, error: float = ERROR) -> Change | None:
    if before is None or after is None:
        return None
    return Change(before.estimate(error), after.estimate(error), (after - before).estimate(error))


class Arm:
    """The games of one version: what is counted of each deal."""

    def __init__(self, watched: Iterable[str]) -> None:
        self._watched = [*watched]
        #: By component: seats that took it, seats that did not, whether it came up; points and wins of both.
        self.of: dict[str, list[tuple[float, ...]]] = {id: [] for id in self._watched}
        #: Of each game: points of a seat, decisions, rounds (or 0), then the wins of each seat.
        self.games: list[tuple[float, ...]] = []
        self.played: list[Played] = []

    def add(self, played: Played, came: frozenset[str] | None) -> None:
        self.played.append(played)
        won = [points(played, seat) for seat in range(played.seats)]
        rounds = float((*played.shared.get("rounds", ()), "0")[0])
        decisions = float(sum(map(len, played.times)))
        self.games.append((sum(played.scores) / played.seats, decisions, rounds, *won))
        for id in self._watched:
            had = [_has(played, seat, id) for seat in range(played.seats)]
            seen = any(had) or came is None or any(means(each, id) for each in came)
            sums = [
                sum(values[seat] for seat in range(played.seats) if had[seat] == side)
                for values in (played.scores, won)
                for side in (True, False)
            ]
            self.of[id].append((sum(had), played.seats - sum(had), any(had), seen, *sums))

    def taken(self, id: str) -> Figure | None:
        """How often somebody took it, of the games in which it came up."""
        columns = [*zip(*self.of[id], strict=True)]
        return ratio(columns[2], columns[3], FEW) if columns else None

    def worth(self, id: str, won: bool = False) -> Figure | None:
        """Points (or wins) of a seat that had it, more than of one that had not."""
        columns = [*zip(*self.of[id], strict=True)]
        if not columns:
            return None
        at = 6 if won else 4
        having, others = ratio(columns[at], columns[0], FEW), ratio(columns[at + 1], columns[1], FEW)
        return None if having is None or others is None else having - others

    def game(self, column: int) -> Figure | None:
        values = [each[column] for each in self.games]
        return ratio(values, [1.0] * len(values))


def means(trait: str, id: str) -> bool:
    """Whether an id of the balance study names a component: itself, or with its kind (`card-gem_world`)."""
    return trait == id or (trait.endswith(f"-{id}") and "-" not in trait.removesuffix(f"-{id}"))


def _has(played: Played, seat: int, id: str) -> bool:
    return any(means(trait, id) for ids in played.traits[seat].values() for trait in ids)


@dataclass(frozen=True, slots=True)
class Component:
    """A changed component: how it did before and after, and the answer."""

    id: str
    taken: Change | None
    worth: Change | None
    won: Change | None
    answer: Answer


@dataclass(frozen=True, slots=True)
class Comparison:
    deals: int
    components: tuple[Component, ...]
    #: Points of a seat, decisions and rounds of a game; wins of each seat.
    points: Change | None
    decisions: Change | None
    rounds: Change | None
    seats: tuple[Change | None, ...]

    @property
    def open(self) -> bool:
        return not self.components or any(each.answer == "open" for each in self.components)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def compare(before: Arm, after: Arm, watched: Sequence[tuple[str, str]]) -> Comparison:
    """All figures of two arms with the same deals. `watched`: the components, before and after."""
    deals = len(after.games)
    error = ERROR / max(1, 2 * len(watched))  # two figures decide about each component
    components = tuple(_component(was, now, before, after, error) for was, now in watched)
    shown = [change(before.game(column), after.game(column)) for column in range(len(after.games[0]))]
    rounds = shown[2] if shown[2] and shown[2].after.value else None
    return Comparison(deals, components, shown[0], shown[1], rounds, tuple(shown[3:]))


def _component(was: str, now: str, before: Arm, after: Arm, error: float) -> Component:
    taken = change(before.taken(was), after.taken(now), error)
    worth = change(before.worth(was), after.worth(now), error)
    won = change(before.worth(was, won=True), after.worth(now, won=True), error)
    return Component(now, taken, worth, won, _answer(taken, worth))


def _answer(taken: Change | None, worth: Change | None) -> Answer:
    gains = [each.gain for each in (taken, worth) if each is not None]
    up = any(gain.low is not None and gain.low > 0 for gain in gains)
    down = any(gain.high is not None and gain.high < 0 for gain in gains)
    if up or down:
        return "mixed" if up and down else "stronger" if up else "weaker"
    known = worth and worth.gain
    if known and known.low is not None and known.high is not None and -EVEN < known.low <= known.high < EVEN:
        return "even"
    return "open"
