"""Actions by meaning: a number for everything that can be chosen in a game, the same in every game of it.

An option names cards by their ids, and an id means nothing in the next game. An action goes by faces and
places instead: ("card", 17) is the action `card new_sparta`, whichever card of the deal bears that face. Its
number is its line in the game's `actions.txt`: a new card appends, nothing ever moves. Where several options
have one number (two copies of a card in a hand), nobody at the table can tell them apart either.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from .choice import Choice, Option
from .errors import AstrariumError
from .picks import STOP

#: The file of a game's folder that keeps the numbers of its actions.
KEPT = "actions.txt"
#: A word and the names of what it speaks of.
Key: TypeAlias = tuple[Hashable, ...]
#: What an option means: (state, choice, option) -> key.
Meaning: TypeAlias = Callable[[Any, Choice, Option], Key]


class NoSuchAction(AstrariumError):
    """A number that is no action here, or an option that has none."""


class Spoken(NamedTuple):
    """What the options of one word can mean: every key, in order, and which one an option has."""

    keys: tuple[Key, ...]
    #: None: the option's own values are the names.
    of: Meaning | None = None
    #: Where the option is a card and means what is printed on it: the names by face.
    faces: Sequence[Hashable] = ()


def as_is(*names: Iterable[Hashable]) -> Callable[[str], Spoken]:
    """Options whose values mean the same in every game; for each place, the values that it can have."""
    return lambda word: Spoken(tuple((word, *values) for values in product(*names)))


def each(values: Iterable[Sequence[Hashable]], of: Meaning | None = None) -> Callable[[str], Spoken]:
    """Options where not every combination of names can be: those that can."""
    return lambda word: Spoken(tuple((word, *row) for row in values), of)


def by(of: Meaning, *names: Iterable[Hashable]) -> Callable[[str], Spoken]:
    """Options whose meaning the game works out; for each place, the names that it can have."""
    return lambda word: Spoken(tuple((word, *values) for values in product(*names)), of)


def by_face(names: Sequence[Hashable], known: Iterable[Hashable]) -> Callable[[str], Spoken]:
    """Options that are a card and mean its face, which has a name; the names that there can be."""

    def meaning(g: Any, choice: Choice, option: Option) -> Key:
        return option[0], names[g.cards.face[option[1]]]

    return lambda word: Spoken(tuple((word, name) for name in known), meaning, names)


class Encoding:
    """What a game says of its actions: `Encoding({"card": by(face, DESIGNS), "pass": as_is()})`."""

    def __init__(self, words: Mapping[str, Callable[[str], Spoken]]) -> None:
        self.words = {word: spoken(word) for word, spoken in words.items()}


class Actions:
    """All actions of a game, numbered."""

    def __init__(self, encoding: Encoding, folder: Path) -> None:
        """Those of the kept file first; what only other components have (a corrected file) comes behind."""
        kept = folder / KEPT
        names = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
        numbers = {name: number for number, name in enumerate(names)}
        self._number: dict[Key, int] = {}
        for key in every_key(encoding):
            self._number[key] = numbers.setdefault(called(key), len(numbers))
        self._of = {word: spoken.of for word, spoken in encoding.words.items()}
        self._of.setdefault(STOP[0], None)
        #: The same, but for words that mean a face: the numbers by face.
        self._quick: dict[str, Meaning | dict[int, int] | None] = {
            **self._of,
            **{
                word: {
                    face: self._number[word, name]
                    for face, name in enumerate(spoken.faces)
                    if (word, name) in self._number
                }
                for word, spoken in encoding.words.items()
                if spoken.faces
            },
        }
        #: What each action is called, by its number.
        self.names: tuple[str, ...] = tuple(numbers)

    def __len__(self) -> int:
        return len(self.names)

    def number(self, g: Any, choice: Choice, option: Option) -> int:
        """The number of an option of this choice."""
        of = self._of.get(option[0], _unknown)
        try:
            return self._number[option if of is None else of(g, choice, option)]
        except KeyError:
            raise NoSuchAction("error-no-action", action=called(option)) from None

    def numbers(self, g: Any, choice: Choice, options: Sequence[Option]) -> list[int]:
        """The numbers of several options of one choice, in their order."""
        quick, number, face = self._quick, self._number, g.cards.face
        try:
            return [
                number[option]
                if (meaning := quick[option[0]]) is None
                else meaning[face[option[1]]]
                if isinstance(meaning, dict)
                else number[meaning(g, choice, option)]
                for option in options
            ]
        except KeyError:
            return [self.number(g, choice, option) for option in options]  # which says what is missing

    def option(self, g: Any, choice: Choice, options: Sequence[Option], number: int) -> Option:
        """The first of these options that is this action."""
        for option in options:
            if self.number(g, choice, option) == number:
                return option
        name = self.names[number] if 0 <= number < len(self.names) else str(number)
        raise NoSuchAction("error-no-action", action=name)


def every_key(encoding: Encoding) -> Iterable[Key]:
    """Each action once, in the order in which the game speaks of them; to pick no more comes first."""
    yield STOP
    for spoken in encoding.words.values():
        yield from (key for key in spoken.keys if key != STOP)


def called(key: Sequence[Hashable]) -> str:
    """The name of an action: its words in a line."""
    return " ".join(map(str, key))


def _unknown(g: Any, choice: Choice, option: Option) -> Key:
    raise KeyError(option)
