"""What would you do? Two ways, each with what speaks for it and against it, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.insight import Term
from ..kernel import Answer, Text, Window
from ..kernel.text import joined
from .weighing import Weighed, Weights, knower, weigh

#: Seconds for a hint; a moment is left for what goes before and after.
SECONDS = 0.6
#: Ways that are told.
TOLD = 2
#: Parts of a worth that are named for and against a way, and the least that is named, in points.
NAMED, LEAST = 2, 0.15


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A way to go on: what it is worth against the way in the middle, and the parts that tell."""

    answer: Answer
    gain: float
    now: Text | None
    later: Text | None
    against: Text | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Two ways, the better first; of how many that were tried, in how many imagined worlds."""

    suggestions: tuple[Suggestion, ...]
    tried: int
    worlds: int


def hint(window: Window, seed: int | str, seconds: float = SECONDS) -> Hint:
    """What the game's own bot would consider in the place of a window's seat."""
    weights = weigh(window, seed, seconds)
    told = tuple([suggested(window.game.id, weights, each) for each in weights.weighed[:TOLD]])
    return Hint(told, len(weights.weighed), len(weights.best.worlds))


def suggested(game: str, weights: Weights, each: Weighed) -> Suggestion:
    """A way with its reasons."""
    gain, now, later, against = compared(game, each, weights.middle(TOLD))
    return Suggestion(each.answer, gain, now, later, against)


def compared(game: str, one: Weighed, other: Weighed) -> tuple[float, Text | None, Text | None, Text | None]:
    """What one way is worth more than another; what it brings at once, later, and what it lacks."""
    shared = min(len(one.worlds), len(other.worlds))
    mine, theirs = one.terms(shared), other.terms(shared)
    nothing = Term(0.0)
    differences = {name: _less(mine[name], theirs.get(name, nothing)) for name in mine}
    named = sorted(differences, key=lambda name: -abs(differences[name].worth))
    insight = knower(game)[1]
    later = insight.later if insight is not None else frozenset[str]()
    good = [name for name in named if differences[name].worth >= LEAST][:NAMED]
    bad = [name for name in named if differences[name].worth <= -LEAST][:1]
    return (
        one.value(shared) - other.value(shared),
        _said([name for name in good if name not in later], differences),
        _said([name for name in good if name in later], differences),
        _said(bad, differences),
    )


def _less(one: Term, other: Term) -> Term:
    return Term(one.worth - other.worth, one.amount - other.amount)


def _said(names: Sequence[str], differences: dict[str, Term]) -> Text | None:
    if not names:
        return None
    return joined([_part(name, differences[name]) for name in names], "both")


def _part(name: str, difference: Term) -> Text:
    """A part in words; its count is named where it goes the same way as its worth."""
    agree = difference.amount * difference.worth > 0
    count = round(abs(difference.amount)) if agree else 0
    return Text(f"coach-{name}", sign="more" if difference.worth > 0 else "less", count=count)
