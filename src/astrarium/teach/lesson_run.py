"""Runs a lesson at a table: planned answers, the next stop and remarks on other answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..kernel import Answer, Choice, Game, Move, Option, Table, Text
from ..kernel import start as new_table
from .lesson import Lesson, Other, Stop, lessons

#: The seat of the person who learns.
LEARNER = 0


class Step(NamedTuple):
    """A question of the learner: the stop shown and the planned answer."""

    stop: Stop | None
    planned: Answer | None
    #: The table has left the path: the stop (or the last one, if none is shown) uses its `astray` text.
    astray: bool = False

    def say(self, language: str) -> str:
        """The text of the stop that is true at this table."""
        if self.stop is None:
            return ""
        words = self.stop.words(language)
        return words.astray if self.astray else words.say


class Lost(NamedTuple):
    """Things lost by an answer, and the numbers of later stops that name them."""

    things: tuple[Text, ...] = ()
    stops: tuple[int, ...] = ()


NOTHING_LOST = Lost()


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """A given answer: its round, the stop shown before it, and the lesson's words for it.

    `otherwise`: the lesson planned another answer. `other` is the stop's remark on that. If no stop was shown
    and the answer is not on the path, `instead` is the planned answer.
    """

    #: Number of answers before it.
    number: int
    move: Move
    round: int
    stop: Stop | None
    #: Whether the stop was shown with its `astray` text.
    astray: bool
    #: The answer in the notation of the path, if the path has it in this round.
    kept: str | None
    #: The conditions (`given` of stops and branches) that it meets.
    given: tuple[str, ...]
    #: Whether it is the lesson's own answer: on its path, or requested by a stop in another round.
    own: bool = False
    otherwise: bool = False
    other: Other | None = None
    instead: tuple[Text, ...] = ()


class LessonRun:
    """A lesson in progress. It follows the table, also after an undo.

    `told` is the number of stops that were shown before the table in memory begins.
    """

    def __init__(self, game: Game, lesson: Lesson, table: Table | None = None, told: int = 0) -> None:
        self.lesson = lesson
        self.table = table or lesson_table(game, lesson)
        self._earlier_stops = lesson.stops[:told]
        #: Assessment of each answer; `_given_answers` synchronises it with the table.
        self._known: list[GivenAnswer] = []
        given = [each.given for each in lesson.stops] + [each.given for each in lesson.path]
        self._conditions = tuple(dict.fromkeys(words for each in given for words in each))

    def step(self, choice: Choice) -> Step:
        """The stop and the planned answer for a question of the learner."""
        return self._step(self.table, choice, self._given_answers())

    @property
    def over(self) -> bool:
        """Whether all taught rounds have been played; the game may go on."""
        return self.table.over or self._taught(self.table)

    def told(self) -> tuple[Stop, ...]:
        """The stops shown before the present question, in order."""
        return self._told(self._given_answers())

    def general_stops(self) -> tuple[Stop, ...]:
        """The stops that were shown with their `astray` text."""
        return tuple([each.stop for each in self._given_answers() if each.stop is not None and each.astray])

    def last(self) -> GivenAnswer | None:
        """The learner's last answer that was not forced."""
        own = (each for each in reversed(self._given_answers()) if each.move.seat == LEARNER)
        return next((each for each in own if not each.move.forced), None)

    def lost(self) -> Lost:
        """Things lost by the learner's last answer off the path, and the later stops that name them."""
        last = self.last()
        if last is None or last.own or self.over:
            return NOTHING_LOST
        before, now = self.table.at(last.number).view(LEARNER), self.table.view(LEARNER)
        told, names, stops = self.told(), dict[str, None](), []
        for number, stop in enumerate(self.lesson.stops, 1):
            gone = [name for name in stop.names if _has(before, name) and not _has(now, name)]
            if gone and stop not in told:
                names.update(dict.fromkeys(gone))
                stops.append(number)
        return Lost(tuple(Text(name) for name in names), tuple(stops))

    def kept(self) -> set[int]:
        """The learner's answers that are the lesson's own, each as the number of answers before it."""
        return {each.number for each in self._given_answers() if each.move.seat == LEARNER and each.own}

    def other(self, choice: Choice, step: Step, answer: Answer) -> Other | None:
        """The stop's remark on an answer other than the planned one."""
        return _other(self.table, choice, step, answer)

    def instead(self, choice: Choice, step: Step, answer: Answer) -> tuple[Text, ...]:
        """The planned answer in words, if no stop is shown and the answer is not on the path."""
        ahead = self._next_on_path(self.table, LEARNER, self._given_answers())
        return _instead(self.table, choice, step, answer, ahead)

    def planned(self, choice: Choice) -> Answer | None:
        """The lesson's answer to a question, if it is possible now."""
        return self._planned(self.table, choice, self._given_answers())

    # -- given answers

    def _given_answers(self) -> Sequence[GivenAnswer]:
        """The assessments of all answers: drops those that were undone, and adds new ones."""
        history, known = self.table.history, self._known
        same = 0
        while same < min(len(known), len(history)) and known[same].move == history[same]:
            same += 1
        del known[same:]
        first = self.table.moves - len(history)
        for number in range(same, len(history)):
            known.append(self._assess(first + number, history[number]))
        return known

    def _assess(self, number: int, move: Move) -> GivenAnswer:
        """Assess an answer in the position in which it was given."""
        before, past = self.table.at(number), self._known
        choice, now = before.choice(move.seat), _round(before)
        if choice is None or before.moves != number:
            return GivenAnswer(number, move, now, None, False, None, ())  # the table answered by itself

        def said(words: str) -> bool:
            return bool(_answer(before, choice, words) == move.answer)

        kept = next(filter(said, self._next_on_path(before, move.seat, past)), None)
        if move.seat != LEARNER:
            return GivenAnswer(number, move, now, None, False, kept, ())
        step = self._step(before, choice, past)
        otherwise = step.stop is not None and step.planned not in (None, move.answer)
        other = _other(before, choice, step, move.answer)
        instead = _instead(before, choice, step, move.answer, () if kept is None else (kept,))
        given = tuple(filter(said, self._conditions))
        own = kept is not None or step.planned == move.answer
        otherwise = otherwise or bool(instead)
        return GivenAnswer(
            number, move, now, step.stop, step.astray, kept, given, own, otherwise, other, instead
        )

    # -- stops and planned answers

    def _step(self, table: Table, choice: Choice, past: Sequence[GivenAnswer]) -> Step:
        if table.over or self._taught(table):
            return Step(None, None)
        stop = self._next_stop(table, choice, past)
        planned = self._planned(table, choice, past)
        if stop is None:
            last = next((each for each in reversed(past) if each.stop is not None), None)
            return Step(None, planned, last is not None and last.astray)
        return Step(stop, planned, not _holds(table, choice, stop))

    def _told(self, past: Sequence[GivenAnswer]) -> tuple[Stop, ...]:
        return (*self._earlier_stops, *(each.stop for each in past if each.stop is not None))

    def _planned(self, table: Table, choice: Choice, past: Sequence[GivenAnswer]) -> Answer | None:
        """The answer that the next stop asks for; without a stop, the next possible one on the path."""
        stop = self._next_stop(table, choice, past) if choice.seat == LEARNER else None
        if stop is not None:
            return _asked_answer(table, choice, stop.does if _holds(table, choice, stop) else stop.still_does)
        found = (_answer(table, choice, words) for words in self._next_on_path(table, choice.seat, past))
        return next((answer for answer in found if answer is not None), None)

    def _next_stop(self, table: Table, choice: Choice, past: Sequence[GivenAnswer]) -> Stop | None:
        """The first stop for this question that has not been shown."""
        told = self._told(past)
        for stop in self.lesson.stops:
            if stop in told or stop.prompt != choice.prompt or _round(table) < stop.round:
                continue
            if stop.sees and _find(table, choice, stop.sees) is None:
                continue
            if stop.lacks and _find(table, choice, stop.lacks) is not None:
                continue
            if _answered(stop.given, past) and _has_words(table, choice, stop):
                return stop
        return None

    def _taught(self, table: Table) -> bool:
        """Whether all taught rounds are over."""
        return 0 < self.lesson.rounds < _round(table)

    def _next_on_path(self, table: Table, seat: int, past: Sequence[GivenAnswer]) -> Iterator[str]:
        """The path's answers for a seat in this round that have not been given."""
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


def begin_at(game: Game, lesson: Lesson, number: int, players: Sequence[str] = ()) -> Table:
    """The table of a lesson at the stop with this number, reached by planned answers."""
    course = LessonRun(game, lesson, lesson_table(game, lesson, players))
    while True:
        pending = course.table.pending
        choice = next((each for each in pending if each.seat == LEARNER), pending[0])
        if choice.seat == LEARNER and course.step(choice).stop == lesson.stops[number - 1]:
            return course.table
        course.table.answer(choice.seat, course.planned(choice))


def lesson_at(table: Table) -> LessonRun | None:
    """The lesson of a table, recognised by its deal."""
    for lesson in lessons(table.game).values():
        deal = lesson.deal
        same = (table.seed, table.seats) == (str(deal.seed), deal.seats)
        if same and table.options == table.game.check_options(deal.options):
            return LessonRun(table.game, lesson, table)
    return None


def lesson_table(game: Game, lesson: Lesson, players: Sequence[str] = ()) -> Table:
    """A new table of a lesson, with the answers in `before` given."""
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


def _answered(words: Sequence[str], past: Sequence[GivenAnswer]) -> bool:
    """Whether the learner has given all these answers."""
    return all(any(each in one.given for one in past) for each in words)


def _round(table: Table) -> int:
    number: int = getattr(table.state, "round", 1)
    return number


def _has_words(table: Table, choice: Choice, stop: Stop) -> bool:
    """Whether a stop has a text that is true here: `say` or `astray`."""
    if _holds(table, choice, stop):
        return True
    if not stop.en.astray or (stop.still_does and _asked_answer(table, choice, stop.still_does) is None):
        return False
    return _facts(table.view(LEARNER) if stop.still else {}, stop.still)


def _holds(table: Table, choice: Choice, stop: Stop) -> bool:
    """Whether `say` is true here, and the requested answer is possible."""
    if _asked_answer(table, choice, stop.does) is None:
        return False
    view = table.view(LEARNER) if stop.holds or stop.names else {}
    return _facts(view, stop.holds) and all(_has(view, name) for name in stop.names)


def _asked_answer(table: Table, choice: Choice, does: str) -> Answer | None:
    """The answer that a stop asks for; None if there is none, or if it is not possible."""
    return _answer(table, choice, f"{choice.prompt}: {does}") if does else None


def _has(view: Any, name: str) -> bool:
    """Whether the learner still sees the thing with this text id."""
    return in_sight(view, LEARNER, name.partition("-")[2])


def _facts(view: Any, facts: Sequence[str]) -> bool:
    return all(_fact_holds(view, *fact.partition(" ")) for fact in facts)


def _fact_holds(seen: Any, way: str, said: str, fact: str) -> bool:
    """Whether a path in the view ends at this value; without a value, at anything except None."""
    for key in way.split("."):
        try:
            if isinstance(seen, list | tuple):
                seen = (
                    seen[int(key)]
                    if key.lstrip("-").isdigit()
                    else next(each for each in seen if _is(each, key))
                )
            else:
                seen = seen[key]
        except (LookupError, TypeError, StopIteration):
            return False
    if not said:
        return seen is not None
    return fact == (" ".join(map(str, seen)) if isinstance(seen, list | tuple) else str(seen))


def _is(seen: Any, name: str) -> bool:
    """Whether an item of a list has this name."""
    return bool(name in seen.values() if isinstance(seen, dict) else seen == name)


def _answer(table: Table, choice: Choice, words: str) -> Answer | None:
    """Parse an answer ("prompt: option + option", "prompt: " for none); None if it is not possible."""
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
    """The option with exactly this word and these values; else one whose things have these names."""
    named = words.split()
    exact = (option for option in choice.options if [str(each) for each in option[: len(named)]] == named)
    fitting = (option for option in choice.options if _fits(table, choice, option, words))
    return next(exact, None) or next(fitting, None)


def _fits(table: Table, choice: Choice, option: Option, words: str) -> bool:
    """Whether an option has this word and things with these names; several numbers are its first values."""
    word, *names = words.split()
    if option[0] != word:
        return False
    if len(names) > 1 and all(name.isdigit() for name in names):
        return names == [str(value) for value in option[1 : len(names) + 1]]
    return set(names) <= set(_names(option, table.say(choice, option)))


def _names(option: Option, text: Text) -> Iterator[str]:
    """All names of an option: its values, and the ends of the text ids in its text."""
    yield from (str(value) for value in option[1:])
    stack: list[Any] = [text]
    while stack:
        each = stack.pop()
        if isinstance(each, Text):
            yield each.id.partition("-")[2]
            stack += each.args.values()


def things(view: Any, ring: str) -> list[str]:
    """The things that a ring (`kind:name`) may mean, likeliest first; itself if its kind has no numbers."""
    kind, _, name = ring.partition(":")
    if name.isdigit():
        return [ring]
    numbers = dict.fromkeys(number for number, names in _numbered(view, kind) if name in names)
    if numbers:
        return [f"{kind}:{number}" for number in numbers]
    return [] if next(_numbered(view, kind), None) else [ring]


def in_sight(view: Any, seat: int, name: str) -> bool:
    """Whether a seat sees a thing of this name, its own or a shared one; discards do not count."""
    players = view.get("players")
    own = {**view, "players": players[seat]} if isinstance(players, list | tuple) else view
    return _mentions(own, name)


def _mentions(seen: Any, name: str) -> bool:
    if isinstance(seen, dict):
        return any(
            key == name or _mentions(value, name) for key, value in seen.items() if "discard" not in str(key)
        )
    if isinstance(seen, list | tuple):
        return any(_mentions(each, name) for each in seen)
    return bool(seen == name)


def _numbered(seen: Any, kind: str) -> Iterator[tuple[int, list[str]]]:
    """All things of this kind that have a number, with the strings beside it; discards do not count."""
    if isinstance(seen, dict):
        number = seen.get(kind)
        if isinstance(number, int):
            yield number, [value for value in seen.values() if isinstance(value, str)]
        seen = [value for key, value in seen.items() if "discard" not in str(key)]
    if isinstance(seen, list | tuple):
        for each in seen:
            yield from _numbered(each, kind)
