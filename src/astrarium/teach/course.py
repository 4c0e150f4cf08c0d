"""Giving a lesson: what the path has for a question, which stop comes now, and what was answered instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..kernel import Answer, Choice, Game, Move, Option, Table, Text
from ..kernel import start as new_table
from .lesson import Lesson, Other, Stop, Stretch

#: The seat of the person who learns.
LEARNER = 0


class Step(NamedTuple):
    """A question of the learner: the stop that is told now, and what the lesson would answer."""

    stop: Stop | None
    planned: Answer | None
    #: The table has left the path so far that the stop is told in general words.
    astray: bool = False

    def say(self, language: str) -> str:
        """The caption of the stop, as it is true at this table."""
        if self.stop is None:
            return ""
        words = self.stop.words(language)
        return words.astray if self.astray else words.say


class Given(NamedTuple):
    """An answer that was given: in which round, in which words of the path, and at which stop.

    `otherwise`: the stop had another one in mind; `other` is what there is to say to that.
    """

    move: Move
    round: int
    words: str = ""
    stop: Stop | None = None
    otherwise: bool = False
    other: Other | None = None


class Course:
    """A lesson under way at a table. It is where the table is: answers taken back, it is back there, too.

    `told` counts the first stops, where they were told before the table in memory begins.
    """

    def __init__(self, game: Game, lesson: Lesson, table: Table | None = None, told: int = 0) -> None:
        self.lesson = lesson
        deal = lesson.deal
        self.table = table or new_table(game, deal.seats, deal.seed, deal.options)
        self._before = lesson.stops[:told]
        #: What was given so far, as far as somebody asked; only what is new is looked at.
        self._walked: list[Given] = []

    def step(self, choice: Choice) -> Step:
        """What the lesson has to say to a question of the learner."""
        return self._step(self.table, choice, self._given())

    @property
    def over(self) -> bool:
        """Whether all that is taught has been played; the game may go on."""
        return self.table.over or self._beyond(self.table)

    def planned(self, choice: Choice) -> Answer | None:
        """What the lesson answers to a question, as far as that is possible now."""
        return self._planned(self.table, choice, self._given())

    def told(self) -> tuple[Stop, ...]:
        """The stops that were told before the present question, in their order."""
        return self._told(self._given())

    def last(self) -> Given | None:
        """What the learner answered last."""
        return next((each for each in reversed(self._given()) if each.move.seat == LEARNER), None)

    def other(self, choice: Choice, step: Step, answer: Answer) -> Other | None:
        """What there is to say to an answer that the lesson did not have in mind."""
        return _other(self.table, choice, step, answer)

    # -- what was given

    def _given(self) -> list[Given]:
        """All answers so far: those that were taken back are forgotten, new ones are looked at."""
        history, walked = self.table.history, self._walked
        same = 0
        while same < min(len(history), len(walked)) and walked[same].move == history[same]:
            same += 1
        del walked[same:]
        first = self.table.moves - len(history)
        for number in range(same, len(history)):
            walked.append(self._look_back(first + number, history[number]))
        return walked

    def _look_back(self, number: int, move: Move) -> Given:
        """What an answer was, at the table as it was before."""
        then = self.table.at(number)
        now, choice = _round(then), then.choice(move.seat)
        if choice is None or then.moves != number:
            return Given(move, now)  # the table took it by itself
        ahead = self._ahead(move.seat, now, self._walked)
        words = next((words for words in ahead if _answer(then, choice, words) == move.answer), "")
        if move.seat != LEARNER:
            return Given(move, now, words)
        step = self._step(then, choice, self._walked)
        otherwise = step.stop is not None and step.planned not in (None, move.answer)
        return Given(move, now, words, step.stop, otherwise, _other(then, choice, step, move.answer))

    # -- what comes now

    def _beyond(self, table: Table) -> bool:
        return 0 < self.lesson.rounds < _round(table)

    def _step(self, table: Table, choice: Choice, given: Sequence[Given]) -> Step:
        if table.over or self._beyond(table):
            return Step(None, None)
        stop = self._stop(table, choice, given)
        planned = self._planned(table, choice, given)
        return Step(stop, planned, stop is not None and not _holds(table, stop))

    def _told(self, given: Sequence[Given]) -> tuple[Stop, ...]:
        return (*self._before, *(each.stop for each in given if each.stop is not None))

    def _stop(self, table: Table, choice: Choice, given: Sequence[Given]) -> Stop | None:
        """The first stop for this question that was not told yet."""
        told = self._told(given)
        for stop in self.lesson.stops:
            if stop in told or stop.prompt != choice.prompt or _round(table) < stop.round:
                continue
            if stop.sees and _find(table, choice, stop.sees) is None:
                continue
            if stop.lacks and _find(table, choice, stop.lacks) is not None:
                continue
            if stop.en.astray or _holds(table, stop):
                return stop
        return None

    def _planned(self, table: Table, choice: Choice, given: Sequence[Given]) -> Answer | None:
        for words in self._ahead(choice.seat, _round(table), given):
            answer = _answer(table, choice, words)
            if answer is not None:
                return answer
        return None

    def _ahead(self, seat: int, now: int, given: Sequence[Given]) -> Iterator[str]:
        """The answers that the path has for a seat in this round and that were not given in it."""
        done = [each.words for each in given if each.round == now and each.move.seat == seat]
        for words in self._path(seat, now):
            if words in done:
                done.remove(words)
            else:
                yield words

    def _path(self, seat: int, now: int) -> tuple[str, ...]:
        stretch = next((each for each in self.lesson.path if each.round == now), Stretch(round=now))
        return stretch.you if seat == LEARNER else stretch.they


def _other(table: Table, choice: Choice, step: Step, answer: Answer) -> Other | None:
    if step.stop is None or step.planned is None or answer == step.planned:
        return None
    picked = answer if choice.several else (answer,)
    for other in step.stop.others:
        if not other.after or any(_fits(table, choice, each, other.after) for each in picked):
            return other
    return None


def _round(table: Table) -> int:
    number: int = getattr(table.state, "round", 1)
    return number


def _holds(table: Table, stop: Stop) -> bool:
    """Whether the learner sees all that the words of a stop speak of."""
    view = table.view(LEARNER) if stop.holds else {}
    return all(_seen(view, *fact.split()) for fact in stop.holds)


def _seen(seen: Any, way: str, fact: str) -> bool:
    """Whether this fact lies at the end of the way; where a way ends early, it does not."""
    for key in way.split("."):
        try:
            seen = seen[int(key)] if isinstance(seen, list | tuple) else seen[key]
        except (LookupError, TypeError):
            return False
    return str(seen) == fact


def _answer(table: Table, choice: Choice, words: str) -> Answer | None:
    """The answer with these words ("prompt: option + option"), if it is one here."""
    prompt, _, parts = words.partition(": ")
    if prompt != choice.prompt:
        return None
    found: list[Option] = []
    for part in parts.split(" + "):
        option = _find(table, choice, part)
        if option is None:
            return None
        found.append(option)
    if not choice.several:
        return found[0] if len(found) == 1 else None
    if not choice.at_least <= len(found) <= choice.at_most:
        return None
    return tuple(found if choice.ordered else [option for option in choice.options if option in found])


def _find(table: Table, choice: Choice, words: str) -> Option | None:
    """The option with this word, whose things bear these names."""
    return next((option for option in choice.options if _fits(table, choice, option, words)), None)


def _fits(table: Table, choice: Choice, option: Option, words: str) -> bool:
    """Whether an option has this word, and things with these names."""
    word, *names = words.split()
    return option[0] == word and set(names) <= set(_names(option, table.say(choice, option)))


def _names(option: Option, text: Text) -> Iterator[str]:
    """All names by which an option can be known: its own values, and the ends of the ids of what it says."""
    yield from (str(value) for value in option[1:])
    stack: list[Any] = [text]
    while stack:
        each = stack.pop()
        if isinstance(each, Text):
            yield each.id.partition("-")[2]
            stack += each.args.values()
