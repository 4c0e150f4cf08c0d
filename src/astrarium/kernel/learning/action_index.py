"""Action index: a number for each action of a game, the same in every deal.

An option names cards by ids, which change with the deal. An action names faces and places: ("card", 17) is the
action `card new_sparta`. Its number is its line in the game's append-only `actions.txt`. Options with the same
number, such as two copies of a card in a hand, cannot be told apart by anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from ..choice import Choice, Option
from ..errors import AstrariumError
from .partial_answer import STOP

#: The file of action numbers in a game's folder.
KEPT = "actions.txt"
#: An action: a word and names.
Key: TypeAlias = tuple[Hashable, ...]
#: The action of an option: (state, choice, option) -> key.
Meaning: TypeAlias = Callable[[Any, Choice, Option], Key]


class NoSuchAction(AstrariumError):
    """The number is no legal action, or the option has no number."""


class Spoken(NamedTuple):
    """The actions of one option word, in order, and the function from option to action."""

    keys: tuple[Key, ...]
    #: None: the option itself is the action.
    of: Meaning | None = None
    #: For options that are cards: the names by face.
    faces: Sequence[Hashable] = ()


def as_is(*names: Iterable[Hashable]) -> Callable[[str], Spoken]:
    """Options whose values mean the same in every deal; `names` are the values of each position."""
    return lambda word: Spoken(tuple((word, *values) for values in product(*names)))


def each(values: Iterable[Sequence[Hashable]], of: Meaning | None = None) -> Callable[[str], Spoken]:
    """Options with a list of possible combinations of values."""
    return lambda word: Spoken(tuple((word, *row) for row in values), of)


def by(of: Meaning, *names: Iterable[Hashable]) -> Callable[[str], Spoken]:
    """Options with a function for their action; `names` are the names of each position."""
    return lambda word: Spoken(tuple((word, *values) for values in product(*names)), of)


def by_face(names: Sequence[Hashable], known: Iterable[Hashable]) -> Callable[[str], Spoken]:
    """Options that are a card and mean its face; `names` by face, `known` all names."""

    def meaning(g: Any, choice: Choice, option: Option) -> Key:
        return option[0], names[g.cards.face[option[1]]]

    return lambda word: Spoken(tuple((word, name) for name in known), meaning, names)


class Encoding:
    """A game's declaration of its actions: `Encoding({"card": by(face, DESIGNS), "pass": as_is()})`."""

    def __init__(self, words: Mapping[str, Callable[[str], Spoken]]) -> None:
        self.words = {word: spoken(word) for word, spoken in words.items()}


class Actions:
    """The numbered actions of a game."""

    def __init__(self, encoding: Encoding, folder: Path) -> None:
        """The actions of the file first; those of a corrected component file follow."""
        kept = folder / KEPT
        names = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
        numbers = {name: number for number, name in enumerate(names)}
        self._number: dict[Key, int] = {}
        for key in every_key(encoding):
            self._number[key] = numbers.setdefault(called(key), len(numbers))
        self._of = {word: spoken.of for word, spoken in encoding.words.items()}
        self._of.setdefault(STOP[0], None)
        #: Like `_of`, but with numbers by face for words that mean a face.
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
        #: Action names by number.
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
        """The numbers of several options of one choice."""
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
            return [self.number(g, choice, option) for option in options]  # raises with the missing name

    def option(self, g: Any, choice: Choice, options: Sequence[Option], number: int) -> Option:
        """The first option with this action number."""
        for option in options:
            if self.number(g, choice, option) == number:
                return option
        name = self.names[number] if 0 <= number < len(self.names) else str(number)
        raise NoSuchAction("error-no-action", action=name)


def every_key(encoding: Encoding) -> Iterable[Key]:
    """All actions in the order of the declaration, STOP first."""
    yield STOP
    for spoken in encoding.words.values():
        yield from (key for key in spoken.keys if key != STOP)


def called(key: Sequence[Hashable]) -> str:
    """The name of an action: its words separated by spaces."""
    return " ".join(map(str, key))


def _unknown(g: Any, choice: Choice, option: Option) -> Key:
    raise KeyError(option)
