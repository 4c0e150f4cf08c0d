"""Hints: two suggested answers, with their consequences and their gains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from ..bots.evaluation import Term
from ..kernel import Answer, Event, Text, Window
from ..kernel.text import joined
from .answer_values import AnswerValue, AnswerValues, margin, playing_bot, value_answers

#: Seconds and maximum worlds of evaluation for a hint.
SECONDS, WORLDS = 3.0, 64
#: Number of suggestions.
TOLD = 2
#: Terms named for and against a suggestion, and the minimum value of a named term.
NAMED, LEAST = 2, 0.15
#: Minimum worlds for a range of worth, and the standard errors of the range to either side.
KNOWN, SURE = 30, 2.0
#: Minimum share of worlds for a named event, and its minimum lead over the share after the other answer.
OFTEN, MORE = 0.5, 0.3
#: The same for events of other seats.
OFTEN_AGAINST, MORE_AGAINST = 0.3, 0.2
#: From this share on, an event counts as certain.
ALWAYS = 0.97


@dataclass(frozen=True, slots=True)
class Worth:
    """A gain over the median answer, as a range of whole points."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggested answer: what happens after it, its gain over the median answer and the terms behind it."""

    answer: Answer
    gain: float
    worth: Worth | None
    facts: tuple[Text, ...]
    now: Text | None
    later: Text | None
    against: Text | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Two suggestions, the better first; the numbers of candidates and worlds.

    `equal`: neither is significantly better, so neither has a worth.
    """

    suggestions: tuple[Suggestion, ...]
    tried: int
    worlds: int
    equal: bool = False


def hint(window: Window, seed: int | str, seconds: float = SECONDS, worlds: int = WORLDS) -> Hint:
    """The hint for the seat of a window."""
    values = value_answers(window, seed, seconds, worlds=worlds, watch=True)
    best, *others = values.values[:TOLD]
    other = others[0] if others else best
    equal = other is not best and not _surely_better(best, other)
    told = [suggestion(window, values, best, other, equal)]
    if other is not best:
        told.append(suggestion(window, values, other, best, equal))
    return Hint(tuple(told), len(values.values), len(best.worlds), equal)


def _surely_better(best: AnswerValue, other: AnswerValue) -> bool:
    gap, error = margin(best, other)
    return min(len(best.worlds), len(other.worlds)) >= KNOWN and gap > SURE * error


def suggestion(
    window: Window, values: AnswerValues, each: AnswerValue, other: AnswerValue, equal: bool
) -> Suggestion:
    """A suggestion with the reasons that set it apart from the other one."""
    middle = values.middle(TOLD)
    gain = values.gain(each, middle)
    worth = None if equal else _worth(each, middle)
    happens, threat = facts(each, other, window.seat)
    now, later, against = compare(window.game.id, each, other)[1:] if each is not other else (None,) * 3
    if happens:
        now = later = None
    return Suggestion(each.answer, gain, worth, happens, now, later, threat or against)


def _worth(each: AnswerValue, middle: AnswerValue) -> Worth | None:
    """The gain as a range; None if it was measured in too few worlds."""
    if min(len(each.worlds), len(middle.worlds)) < KNOWN:
        return None
    gain, error = margin(each, middle)
    low, high = gain - SURE * error, gain + SURE * error
    return Worth(floor(round(low, 1)), ceil(round(high, 1)))


# -- events


def facts(each: AnswerValue, other: AnswerValue, seat: int) -> tuple[tuple[Text, ...], Text | None]:
    """The seat's own events typical of this answer and not of the other, and one of another seat."""
    here, there = _shares(each), _shares(other)
    events = {event.text: event for told in each.events for event in told}
    order = {text: number for number, text in enumerate(events)}
    more = {text: share - there.get(text, 0.0) for text, share in here.items()}
    mine = [
        text
        for text, share in here.items()
        if events[text].seat == seat and share >= OFTEN and more[text] >= MORE
    ]
    # an event without a number often only repeats the answer
    mine = [text for text in mine if _has_number(events[text])] or mine
    mine.sort(key=lambda text: (-round(more[text], 1), order[text]))
    told = sorted(mine[:NAMED], key=lambda text: order[text])
    threats = [
        text
        for text, share in here.items()
        if events[text].seat not in (seat, None)
        and share >= OFTEN_AGAINST
        and more[text] >= MORE_AGAINST
        and _has_number(events[text])
    ]
    threat = max(threats, key=lambda text: more[text], default=None)
    worlds = len(each.events)
    return (
        tuple([_in_worlds(text, here[text], worlds) for text in told]),
        None if threat is None else _in_worlds(threat, here[threat], worlds),
    )


def _shares(each: AnswerValue) -> dict[Text, float]:
    """The share of worlds in which each event happens."""
    count = Counter(text for told in each.events for text in {event.text for event in told})
    return {text: n / len(each.events) for text, n in count.items()}


def _has_number(event: Event) -> bool:
    return any(isinstance(arg, int) for arg in event.text.args.values())


def _in_worlds(text: Text, share: float, worlds: int) -> Text:
    """An event, with the number of worlds in which it happens unless it is certain."""
    if share >= ALWAYS or worlds < KNOWN:
        return text
    return Text("coach-in-worlds", what=text, n=round(share * worlds), worlds=worlds)


# -- gains


def compare(
    game: str, one: AnswerValue, other: AnswerValue
) -> tuple[float, Text | None, Text | None, Text | None]:
    """The gain of one answer over another; its advantages now and later, and its disadvantage."""
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
    """A term in words; its count is named if it has the same sign as the worth."""
    agree = difference.amount * difference.worth > 0
    count = round(abs(difference.amount)) if agree else 0
    return Text(f"coach-{name}", sign="more" if difference.worth > 0 else "less", count=count)
