"""Giving a lesson: what the path has for a question, which stop comes now, and what was answered instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..kernel import Answer, Choice, Game, Move, Option, Table, Text
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


@dataclass(frozen=True, slots=True)
class Past:
    """An answer that was given: its round, the stop told before it, and the lesson's words for it.

    `otherwise`: the stop had another one in mind; `other` is what there is to say to that. Where no stop was
    told, `instead` is what the lesson would have done, if this was no part of its path.
    """

    move: Move
    round: int
    stop: Stop | None
    #: As the path has it, if it does.
    kept: str | None
    #: As stops and branches ask for it, which the learner has to have answered before.
    given: tuple[str, ...]
    otherwise: bool = False
    other: Other | None = None
    instead: tuple[Text, ...] = ()


class Course:
    """A lesson under way at a table. It is where the table is: answers taken back, it is back there, too.

    `told` counts the first stops, where they were told before the table in memory begins.
    """

    def __init__(self, game: Game, lesson: Lesson, table: Table | None = None, told: int = 0) -> None:
        self.lesson = lesson
        self.table = table or lesson_table(game, lesson)
        self._before = lesson.stops[:told]
        #: What was made out about each answer of the table; `_past` keeps it level with the table.
        self._known: list[Past] = []
        given = [each.given for each in lesson.stops] + [each.given for each in lesson.path]
        self._conditions = tuple(dict.fromkeys(words for each in given for words in each))

    def step(self, choice: Choice) -> Step:
        """What the lesson has to say to a question of the learner."""
        return self._step(self.table, choice, self._past())

    @property
    def over(self) -> bool:
        """Whether all that is taught has been played; the game may go on."""
        return self.table.over or self._taught(self.table)

    def told(self) -> tuple[Stop, ...]:
        """The stops that were told before the present question, in their order."""
        return self._told(self._past())

    def last(self) -> Past | None:
        """What the learner answered last, where there was something to choose."""
        own = (each for each in reversed(self._past()) if each.move.seat == LEARNER)
        return next((each for each in own if not each.move.forced), None)

    def other(self, choice: Choice, step: Step, answer: Answer) -> Other | None:
        """What there is to say to an answer that the lesson did not have in mind."""
        return _other(self.table, choice, step, answer)

    def instead(self, choice: Choice, step: Step, answer: Answer) -> tuple[Text, ...]:
        """What the lesson would have done, where it tells nothing and the answer is no part of its path."""
        ahead = self._ahead(self.table, LEARNER, self._past())
        return _instead(self.table, choice, step, answer, ahead)

    def planned(self, choice: Choice) -> Answer | None:
        """What the lesson answers to a question, as far as that is possible now."""
        return self._planned(self.table, choice, self._past())

    # -- what was answered

    def _past(self) -> Sequence[Past]:
        """What was made out about every answer, those that were taken back forgotten, new ones added."""
        history, known = self.table.history, self._known
        same = 0
        while same < min(len(known), len(history)) and known[same].move == history[same]:
            same += 1
        del known[same:]
        first = self.table.moves - len(history)
        for number in range(same, len(history)):
            known.append(self._made_out(first + number, history[number]))
        return known

    def _made_out(self, number: int, move: Move) -> Past:
        """An answer, seen from the table on which it was given."""
        before, past = self.table.at(number), self._known
        choice, now = before.choice(move.seat), _round(before)
        if choice is None or before.moves != number:
            return Past(move, now, None, None, ())  # the table took it by itself

        def said(words: str) -> bool:
            return bool(_answer(before, choice, words) == move.answer)

        kept = next(filter(said, self._ahead(before, move.seat, past)), None)
        if move.seat != LEARNER:
            return Past(move, now, None, kept, ())
        step = self._step(before, choice, past)
        otherwise = step.stop is not None and step.planned not in (None, move.answer)
        other = _other(before, choice, step, move.answer)
        instead = _instead(before, choice, step, move.answer, () if kept is None else (kept,))
        given = tuple(filter(said, self._conditions))
        return Past(move, now, step.stop, kept, given, otherwise or bool(instead), other, instead)

    # -- what comes

    def _step(self, table: Table, choice: Choice, past: Sequence[Past]) -> Step:
        if table.over or self._taught(table):
            return Step(None, None)
        stop = self._matching(table, choice, past)
        planned = self._planned(table, choice, past)
        return Step(stop, planned, stop is not None and not _holds(table, stop))

    def _told(self, past: Sequence[Past]) -> tuple[Stop, ...]:
        return (*self._before, *(each.stop for each in past if each.stop is not None))

    def _planned(self, table: Table, choice: Choice, past: Sequence[Past]) -> Answer | None:
        """What the stop asks for, if it is still to come; else what comes next on the path."""
        ahead = list(self._ahead(table, choice.seat, past))
        stop = self._matching(table, choice, past) if ahead and choice.seat == LEARNER else None
        if stop is not None and (asked := f"{stop.prompt}: {stop.does}") in ahead:
            ahead.insert(0, asked)
        for words in ahead:
            answer = _answer(table, choice, words)
            if answer is not None:
                return answer
        return None

    def _matching(self, table: Table, choice: Choice, past: Sequence[Past]) -> Stop | None:
        """The first stop for this question that was not told yet."""
        told = self._told(past)
        for stop in self.lesson.stops:
            if stop in told or stop.prompt != choice.prompt or _round(table) < stop.round:
                continue
            if stop.sees and _find(table, choice, stop.sees) is None:
                continue
            if stop.lacks and _find(table, choice, stop.lacks) is not None:
                continue
            if _answered(stop.given, past) and (stop.en.astray or _holds(table, stop)):
                return stop
        return None

    def _taught(self, table: Table) -> bool:
        """Whether the rounds that are taught lie behind a table."""
        return 0 < self.lesson.rounds < _round(table)

    def _ahead(self, table: Table, seat: int, past: Sequence[Past]) -> Iterator[str]:
        """The answers that the path has for a seat in this round and that were not given in it."""
        now = _round(table)
        stretch = next(
            (each for each in self.lesson.path if each.round == now and _answered(each.given, past)), None
        )
        if stretch is None:
            return
        kept = [each.kept for each in past if each.round == now and each.move.seat == seat]
        for words in stretch.you if seat == LEARNER else stretch.they:
            if words in kept:
                kept.remove(words)
            else:
                yield words


def lesson_table(game: Game, lesson: Lesson, players: Sequence[str] = ()) -> Table:
    """The table of a lesson, as the learner sits down at it."""
    deal = lesson.deal
    table = new_table(game, deal.seats, deal.seed, deal.options, list(players))
    for words in deal.before:
        choice = table.pending[0]
        table.answer(choice.seat, _answer(table, choice, words))
    return table


def _other(table: Table, choice: Choice, step: Step, answer: Answer) -> Other | None:
    if step.stop is None or step.astray or step.planned is None or answer == step.planned:
        return None
    picked = answer if choice.several else (answer,)
    for other in step.stop.others:
        if not other.after or any(_fits(table, choice, each, other.after) for each in picked):
            return other
    return None


def _instead(
    table: Table, choice: Choice, step: Step, answer: Answer, path: Iterable[str]
) -> tuple[Text, ...]:
    if step.stop is not None or step.planned in (None, answer):
        return ()
    if any(_answer(table, choice, words) == answer for words in path):
        return ()
    planned: Any = step.planned if choice.several else (step.planned,)
    return tuple(table.say(choice, option) for option in planned)


def _answered(words: Sequence[str], past: Sequence[Past]) -> bool:
    """Whether the learner has given all these answers."""
    return all(any(each in one.given for one in past) for each in words)


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
    """The option with this word and these values; else the one whose things bear these names."""
    named = words.split()
    exact = (option for option in choice.options if [str(each) for each in option[: len(named)]] == named)
    fitting = (option for option in choice.options if _fits(table, choice, option, words))
    return next(exact, None) or next(fitting, None)


def _fits(table: Table, choice: Choice, option: Option, words: str) -> bool:
    """Whether an option has this word, and things with these names; several numbers are its first values."""
    word, *names = words.split()
    if option[0] != word:
        return False
    if len(names) > 1 and all(name.isdigit() for name in names):
        return names == [str(value) for value in option[1 : len(names) + 1]]
    return set(names) <= set(_names(option, table.say(choice, option)))


def _names(option: Option, text: Text) -> Iterator[str]:
    """All names by which an option can be known: its own values, and the ends of the ids of what it says."""
    yield from (str(value) for value in option[1:])
    stack: list[Any] = [text]
    while stack:
        each = stack.pop()
        if isinstance(each, Text):
            yield each.id.partition("-")[2]
            stack += each.args.values()
