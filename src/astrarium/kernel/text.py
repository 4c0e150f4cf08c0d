"""What is said to people: a text id with arguments, in no language yet.

Arguments are numbers, strings, other texts (the name of a card) or seats (whose name the table knows).
The same tree is put into words by the terminal, the server and the browser.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, NamedTuple, NotRequired, TypeAlias, TypedDict


class SeatTree(TypedDict):
    """A seat, as JSON has it."""

    seat: int


class Tree(TypedDict):
    """A text, as JSON has it: an id of the Fluent files and its arguments."""

    text: str
    args: NotRequired[dict[str, TreeArg]]


TreeArg: TypeAlias = Tree | SeatTree | int | str


class Seat(NamedTuple):
    """A seat, to be said by its player's name."""

    number: int


class Text:
    """A message id of the Fluent files and its arguments."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: TextArg) -> None:
        self.id = id
        self.args: Mapping[str, TextArg] = args

    def to_json(self) -> dict[str, Any]:
        """The text as a Tree."""
        args: dict[str, Any] = {**self.args}
        for name, arg in self.args.items():
            if isinstance(arg, Text):
                args[name] = arg.to_json()
            elif isinstance(arg, Seat):
                args[name] = {"seat": arg.number}
        return {"text": self.id, "args": args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Text({self.id!r}" + "".join(f", {name}={arg!r}" for name, arg in self.args.items()) + ")"


TextArg: TypeAlias = "Text | Seat | int | str"


def joined(parts: Iterable[TextArg], last: str = "list", nothing: Text | None = None) -> Text:
    """Several texts as one: "a, b, c"; the last two by another word: `both` ("a, b and c"), `either` ("or").

    Of no parts it is `nothing` (a dash where none is given).
    """
    found = list(parts)
    if not found:
        return nothing or Text("list-nothing")
    said = found[0] if isinstance(found[0], Text) else Text("list-one", a=found[0])
    for number, part in enumerate(found[1:], 2):
        said = Text(last if number == len(found) else "list", a=said, b=part)
    return said


def sentence(words: Text) -> Text:
    """Words as a whole sentence: with a capital, and a full stop."""
    return Text("sentence", words=words)


def sentences(parts: Iterable[Text]) -> Text:
    """Whole sentences, one after another."""
    return reduce(lambda a, b: Text("sentences", a=a, b=b), parts)


def filled(text: Text, more: Mapping[str, Mapping[str, TextArg]]) -> Text:
    """The text with more arguments for the messages of these ids, however deep within it.

    An op that says what it does knows its own fields, and not the numbers that hold for the whole game.
    """
    args = {name: filled(arg, more) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
    return Text(text.id, **args, **more.get(text.id, {}))
