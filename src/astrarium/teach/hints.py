"""Hints: two suggested answers with their values and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.evaluation import Term
from ..kernel import Answer, Text, Window
from ..kernel.text import joined
from .answer_values import AnswerValue, AnswerValues, playing_bot, value_answers

#: Seconds of evaluation for a hint.
SECONDS = 0.6
#: Number of suggestions.
TOLD = 2
#: Terms named for and against a suggestion, and the minimum value of a named term.
NAMED, LEAST = 2, 0.15


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggested answer: its gain over the median answer and the terms behind it."""

    answer: Answer
    gain: float
    now: Text | None
    later: Text | None
    against: Text | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Two suggestions, the better first; the numbers of candidates and worlds."""

    suggestions: tuple[Suggestion, ...]
    tried: int
    worlds: int


def hint(window: Window, seed: int | str, seconds: float = SECONDS) -> Hint:
    """The hint for the seat of a window."""
    values = value_answers(window, seed, seconds)
    told = tuple([suggestion(window.game.id, values, each) for each in values.values[:TOLD]])
    return Hint(told, len(values.values), len(values.best.worlds))


def suggestion(game: str, values: AnswerValues, each: AnswerValue) -> Suggestion:
    """A suggestion with its reasons."""
    gain, now, later, against = compare(game, each, values.middle(TOLD))
    return Suggestion(each.answer, gain, now, later, against)


def compare(
    game: str, one: AnswerValue, other: AnswerValue
) -> tuple[float, Text | None, Text | None, Text | None]:
    """What one way is worth more than another; what it brings at once, later, and what it lacks."""
    shared = min(len(one.worlds), len(other.worlds))
    mine, theirs = one.terms(shared), other.terms(shared)
    nothing = Term(0.0)
    differences = {name: _difference(mine[name], theirs.get(name, nothing)) for name in mine}
    named = sorted(differences, key=lambda name: -abs(differences[name].worth))
    insight = playing_bot(game)[1]
    later = insight.later if insight is not None else frozenset[str]()
    good = [name for name in named if differences[name].worth >= LEAST][:NAMED]
    bad = [name for name in named if differences[name].worth <= -LEAST][:1]
    return (
        one.value(shared) - other.value(shared),
        _parts_text([name for name in good if name not in later], differences),
        _parts_text([name for name in good if name in later], differences),
        _parts_text(bad, differences),
    )


def _difference(one: Term, other: Term) -> Term:
    return Term(one.worth - other.worth, one.amount - other.amount)


def _parts_text(names: Sequence[str], differences: dict[str, Term]) -> Text | None:
    if not names:
        return None
    return joined([_part(name, differences[name]) for name in names], "both")


def _part(name: str, difference: Term) -> Text:
    """A part in words; its count is named where it goes the same way as its worth."""
    agree = difference.amount * difference.worth > 0
    count = round(abs(difference.amount)) if agree else 0
    return Text(f"coach-{name}", sign="more" if difference.worth > 0 else "less", count=count)
