"""Giving a lesson: what the path has for a question, which stop comes now, and what was answered instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..kernel import Answer, Choice, Game, Option, Table, Text
from ..kernel import start as new_table
from .lesson import Lesson, Other, Stop

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


class Course:
    """A lesson under way at a table. It is where the table is: answers taken back, it is back there, too."""

    def __init__(self, game: Game, lesson: Lesson, table: Table | None = None) -> None:
        self.lesson = lesson
        deal = lesson.deal
        self.table = table or new_table(game, deal.seats, deal.seed, deal.options)

    def step(self, choice: Choice) -> Step:
        """What the lesson has to say to a question of the learner."""
        if self.over:
            return Step(None, None)
        stop = self._stop(choice)
        return Step(stop, self.planned(choice), stop is not None and not _holds(self.table, stop))

    @property
    def over(self) -> bool:
        """Whether all that is taught has been played; the game may go on."""
        return self.table.over or 0 < self.lesson.rounds < _round(self.table)

    def told(self) -> tuple[Stop, ...]:
        """The stops that were told before the present question, in their order."""
        found: list[Stop] = []
        for move in range(self.table.moves):
            past = self.table.at(move)
            choice = past.choice(LEARNER)
            if choice is not None:
                stop = self._matching(past, choice, found)
                if stop is not None:
                    found.append(stop)
        return tuple(found)

    def _stop(self, choice: Choice) -> Stop | None:
        return self._matching(self.table, choice, self.told())

    def _matching(self, table: Table, choice: Choice, told: Sequence[Stop]) -> Stop | None:
        """The first stop for this question that was not told yet."""
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

    def other(self, choice: Choice, step: Step, answer: Answer) -> Other | None:
        """What there is to say to an answer that the lesson did not have in mind."""
        if step.stop is None or step.astray or step.planned is None or answer == step.planned:
            return None
        picked = answer if choice.several else (answer,)
        for other in step.stop.others:
            if not other.after or any(_fits(self.table, choice, each, other.after) for each in picked):
                return other
        return None

    def planned(self, choice: Choice) -> Answer | None:
        """What the lesson answers to a question, as far as that is possible now."""
        seat = choice.seat
        for words in self._ahead(seat):
            answer = _answer(self.table, choice, words)
            if answer is not None:
                return answer
        return None

    def _ahead(self, seat: int) -> Iterator[str]:
        """The answers that the path has for a seat in this round and that were not given in it."""
        now = _round(self.table)
        stretch = next((each for each in self.lesson.path if each.round == now), None)
        if stretch is None:
            return
        given = self._given(seat, now)
        for words in stretch.you if seat == LEARNER else stretch.they:
            if words in given:
                given.remove(words)
            else:
                yield words

    def _given(self, seat: int, now: int) -> list[str]:
        """What the path has and the seat has answered in this round, in its words."""
        found: list[str] = []
        stretch = next((each for each in self.lesson.path if each.round == now), None)
        wanted = [] if stretch is None else list(stretch.you if seat == LEARNER else stretch.they)
        history = self.table.history
        for number in range(len(history) - 1, -1, -1):
            past = self.table.at(self.table.moves - len(history) + number)
            if _round(past) != now:
                break
            move = history[number]
            choice = past.choice(move.seat)
            if move.seat != seat or choice is None:
                continue
            for words in wanted:
                if _answer(past, choice, words) == move.answer:
                    found.append(words)
                    wanted.remove(words)
                    break
        return found


def _round(table: Table) -> int:
    number: int = getattr(table.state, "round", 1)
    return number


def _holds(table: Table, stop: Stop) -> bool:
    """Whether the learner sees all that the words of a stop speak of."""
    view = table.view(LEARNER) if stop.holds else {}
    return all(_seen(view, *fact.split(" ", 1)) for fact in stop.holds)


def _seen(seen: Any, way: str, fact: str) -> bool:
    """Whether this fact lies at the end of the way; where a way ends early, it does not."""
    for key in way.split("."):
        try:
            seen = seen[int(key)] if isinstance(seen, list | tuple) else seen[key]
        except (LookupError, TypeError):
            return False
    return fact == (" ".join(map(str, seen)) if isinstance(seen, list | tuple) else str(seen))


def _answer(table: Table, choice: Choice, words: str) -> Answer | None:
    """The answer with these words ("prompt: option + option", "prompt: " for none), if it is one here."""
    prompt, _, parts = words.partition(": ")
    if prompt != choice.prompt:
        return None
    found: list[Option] = []
    for part in parts.split(" + ") if parts else ():
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
