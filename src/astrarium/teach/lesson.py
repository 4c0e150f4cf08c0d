"""Lesson files: a deal, a path of answers, and the stops of a tutorial.

A lesson is a TOML file in the folder `lessons/` of its game:

    [title]             what it is called, where a game has several
    [deal]              seats, seed and settings of the table; the learner has the first seat
                        before = ["empire: empire humans"] is answered before anybody sits down
    rounds              so many rounds are taught, and the game goes on as usual; without it, all of them
    [opening] [closing] what is said before the first question and after the end, in every language
    [[path]]            what is answered in a round, in the order of asking, by the learner and by the others:
                        you = ["action: action settle", "develop: card public_works", "pay: card a + card b"]
                        An answer names its prompt, its word and its things; several are joined.
                        given = ["fly: fly dunmarrow"] is a branch: it holds when the learner has answered
                        this, and stands before the stretch of the same round that holds otherwise
    [[stops]]           an idea, told the first time that its question comes up
                        does = "card public_works": what it asks for
                        names = ["card-gem_world"]: the things that `say` names, by the ids of their texts
                        holds = ["players.0.credits 17"]: what the learner sees while `say` is true. A way
                        leads through keys, numbers (-1: the last) and names; without a value anything may
                        lie at its end
                        puzzles = ["07"]: what to practise it on
    [stops.en]          its words in every language: title, say, why; and `astray`, said where a thing that is
                        named is gone, `holds` fails or what it asks for is no option; without `astray` the
                        stop is left out there, and so it is where `still` fails, the `holds` of `astray`
    [[stops.others]]    what is said after another answer: after this one, or (without `after`) after any
    [[questions]]       what somebody should be able to answer after the lesson, and the answer
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel import Game, Text
from ..kernel.data.components import Row
from ..kernel.data.field_error_texts import Fault
from ..kernel.data.typed_toml import printed, read_thing

#: Words that somebody reads in a minute who has to find on the board what they speak of; the minutes that it
#: takes to give an answer, and to watch one of somebody else.
READ, GIVEN, WATCHED = 130, 8 / 60, 3 / 60
#: A paragraph of the rules, as words cite it.
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")


@printed
class Words:
    """What a stop says in one language."""

    title: str
    say: str
    why: str
    #: What is said at a table that has left the path, where `say` would not be true.
    astray: str = ""


@printed
class Said:
    """A line in every language."""

    en: str
    pl: str

    def line(self, language: str) -> str:
        found: str = getattr(self, language)
        return found


@printed
class Other(Said):
    """What comes of another answer: of this one, or of any."""

    after: str = ""


@printed
class Question(Said):
    """What somebody should be able to answer after the lesson, and the answer: read again at its end."""

    answer: Said


@printed
class Stop:
    """One idea, told the first time that its question comes up."""

    id: str
    #: The question, by its prompt; the earliest round; and what has to be among the options, and what not.
    prompt: str
    round: int = 1
    sees: str = ""
    lacks: str = ""
    #: What it asks for, in the words of the path.
    does: str
    #: What the learner has to have answered before.
    given: tuple[str, ...] = ()
    #: The things that `say` names, by the ids of their texts; an id ends with what a view calls the thing.
    names: tuple[str, ...] = ()
    #: What the learner sees on the board wherever `say` is true: the way to a fact, and the fact.
    holds: tuple[str, ...] = ()
    #: The same for `astray`, and what that asks for, if it does.
    still: tuple[str, ...] = ()
    still_does: str = ""
    #: The numbers of the lesson's questions that it answers.
    teaches: tuple[int, ...]
    #: The things on the board that the words point at, by their ids; a card by what is printed on it.
    rings: tuple[str, ...] = ()
    #: Puzzles of the game on which it can be practised.
    puzzles: tuple[str, ...] = ()
    en: Words
    pl: Words
    others: tuple[Other, ...] = ()

    def words(self, language: str) -> Words:
        found: Words = getattr(self, language)
        return found

    @property
    def rules(self) -> list[str]:
        """The paragraphs of the rules that it cites."""
        return list(dict.fromkeys(CITED.findall(self.en.why)))


@printed
class Deal:
    """The table on which the lesson is given; the learner has the first seat."""

    seats: int
    seed: int | str
    options: Any = None
    #: What is answered before anybody sits down, by whoever is asked.
    before: tuple[str, ...] = ()


@printed
class Stretch:
    """What is answered in one round by those who keep to the lesson."""

    round: int
    #: A branch: it holds only when the learner has answered all this.
    given: tuple[str, ...] = ()
    you: tuple[str, ...] = ()
    they: tuple[str, ...] = ()


@printed
class Lesson:
    """A taught game."""

    id: str
    title: Said | None = None
    deal: Deal
    #: So many rounds are taught; 0: the whole game.
    rounds: int = 0
    opening: Said
    closing: Said
    path: tuple[Stretch, ...]
    stops: tuple[Stop, ...]
    questions: tuple[Question, ...]

    @property
    def minutes(self) -> int:
        """About how long it takes to read its words and every second reason, to answer and to watch."""
        own = [line for stop in self.stops for line in (stop.en.title, stop.en.say)]
        asked = [stop.en.why for stop in self.stops]
        main = [each for each in self.path if not each.given]
        read = (_words(self.opening.en, self.closing.en, *own) + _words(*asked) / 2) / READ
        given = sum([GIVEN * len(each.you) + WATCHED * len(each.they) for each in main])
        return max(1, round(read + given))

    def faults(self) -> Iterator[Fault]:
        taught = {number for stop in self.stops for number in stop.teaches}
        for number in range(1, len(self.questions) + 1):
            if number not in taught:
                yield f"questions[{number - 1}]", Text("must-be-taught")


def _words(*lines: str) -> int:
    return sum([len(line.split()) for line in lines])


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file; BadComponents names what does not fit."""
    return read_thing(Lesson, Row.of_file(path))


def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game, by their ids, the first one first."""
    return _lessons(game.folder / "lessons")


@cache
def _lessons(folder: Path) -> dict[str, Lesson]:
    files = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != "first", path.stem))
    found = [read_lesson(path) for path in files]
    return {lesson.id: lesson for lesson in found}
