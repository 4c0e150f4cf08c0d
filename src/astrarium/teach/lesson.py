"""Lesson files: a deal, a path of answers, and the stops of a tutorial.

A lesson is a TOML file in the folder `lessons/` of its game:

    [title]             its name, if the game has several lessons
    [deal]              seats, seed and settings of the table; the learner has the first seat
                        before = ["empire: empire humans"] are answers given before the lesson begins
    rounds              number of rounds taught, after which the game goes on as usual; without it, all
    [opening] [closing] text before the first question and after the end, in every language
    [[path]]            planned answers of one round, in order, for the learner (`you`) and others (`they`):
                        you = ["action: action settle", "develop: card public_works", "pay: card a + card b"]
                        An answer is its prompt, the word of its option and its things; `+` joins picks.
                        given = ["fly: fly dunmarrow"] makes a branch: it applies if the learner has given
                        these answers, and comes before the default entry of the same round
    [[stops]]           one idea, shown the first time that its question comes up
                        does = "card public_works": the answer that it asks for
                        names = ["card-gem_world"]: things mentioned in `say`, by their text ids
                        holds = ["players.0.credits 17"]: facts in the learner's view on which `say` relies.
                        The path consists of keys, numbers (-1: the last) and names; without a value, any
                        value except null matches
                        puzzles = ["07"]: puzzles for practice
    [stops.en]          its words in every language: title, say, why; and `astray`, shown instead of `say` if
                        a named thing is gone, `holds` fails or the requested answer is no option. The stop
                        is skipped if it has no `astray`, or if `still` (the `holds` of `astray`) fails
    [[stops.others]]    remark on another answer: on the one in `after`, or without `after` on any
    [[questions]]       what the learner should be able to answer after the lesson, with the answer
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel import Game, Text
from ..kernel.data.component_files import Row
from ..kernel.data.field_error_texts import Fault
from ..kernel.data.typed_toml import printed, read_thing

#: Words read in a minute while looking things up on the board; minutes to give an answer, and to watch one.
READ, GIVEN, WATCHED = 130, 8 / 60, 3 / 60
#: A citation of a paragraph of the rules.
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")


@printed
class Words:
    """The texts of a stop in one language."""

    title: str
    say: str
    why: str
    #: Replaces `say` at a table that has left the path, where `say` would not be true.
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
    """A remark on another answer than the requested one: on the answer `after`, or on any."""

    after: str = ""


@printed
class Question(Said):
    """A question that the learner can answer after the lesson, with the answer. Shown at its end."""

    answer: Said


@printed
class Stop:
    """One idea, shown the first time that its question comes up."""

    id: str
    #: The prompt of its question, its earliest round, an option that must exist and one that must not.
    prompt: str
    round: int = 1
    sees: str = ""
    lacks: str = ""
    #: The answer that it asks for, in the notation of the path.
    does: str
    #: Answers that the learner must have given before.
    given: tuple[str, ...] = ()
    #: Things mentioned in `say`, by their text ids; an id ends with the thing's name in the view.
    names: tuple[str, ...] = ()
    #: Facts in the learner's view on which `say` relies: a path and a value.
    holds: tuple[str, ...] = ()
    #: The same for `astray`, and the answer that `astray` asks for, if any.
    still: tuple[str, ...] = ()
    still_does: str = ""
    #: Numbers of the lesson's questions that it answers.
    teaches: tuple[int, ...]
    #: Things on the board to highlight, by id; a card by its face.
    rings: tuple[str, ...] = ()
    #: Puzzles of the game for practice.
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
    """The table of the lesson; the learner has the first seat."""

    seats: int
    seed: int | str
    options: Any = None
    #: Answers given before the lesson begins, each by the seat that is asked.
    before: tuple[str, ...] = ()


@printed
class Stretch:
    """The planned answers of one round."""

    round: int
    #: A branch: it applies only if the learner has given all these answers.
    given: tuple[str, ...] = ()
    you: tuple[str, ...] = ()
    they: tuple[str, ...] = ()


@printed
class Lesson:
    """The tutorial of a game."""

    id: str
    title: Said | None = None
    deal: Deal
    #: Number of rounds taught; 0: the whole game.
    rounds: int = 0
    opening: Said
    closing: Said
    path: tuple[Stretch, ...]
    stops: tuple[Stop, ...]
    questions: tuple[Question, ...]

    @property
    def minutes(self) -> int:
        """Estimated duration: reading the words and every second reason, answering and watching."""
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
    """The lesson in a file; raises BadComponents with the faulty field."""
    return read_thing(Lesson, Row.of_file(path))


def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by id; `first` comes first."""
    return _lessons(game.folder / "lessons")


@cache
def _lessons(folder: Path) -> dict[str, Lesson]:
    files = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != "first", path.stem))
    found = [read_lesson(path) for path in files]
    return {lesson.id: lesson for lesson in found}
