"""Text trees: a message id with arguments, independent of language.

Arguments are numbers, strings, seats or other texts. Terminal, server and browser localise the same tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, NamedTuple, NotRequired, TypeAlias, TypedDict


class SeatTree(TypedDict):
    """A seat in JSON."""

    seat: int


class Tree(TypedDict):
    """A text in JSON: an id of the Fluent files and its arguments."""

    text: str
    args: NotRequired[dict[str, TreeArg]]


TreeArg: TypeAlias = Tree | SeatTree | int | str


class Seat(NamedTuple):
    """A seat as an argument; it reads as its player's name."""

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


def text_of(tree: Any) -> Any:
    """A Tree as a text, the JSON of a seat as a seat; anything else as it is."""
    if not isinstance(tree, Mapping):
        return tree
    if "seat" in tree:
        return Seat(tree["seat"])
    return Text(tree["text"], **{name: text_of(arg) for name, arg in tree.get("args", {}).items()})


def joined(parts: Iterable[TextArg], last: str = "list", nothing: Text | None = None) -> Text:
    """A list as one text: "a, b, c". `last` joins the last two: `both` ("a, b and c"), `either` ("or").

    An empty list is `nothing`, by default a dash.
    """
    found = list(parts)
    if not found:
        return nothing or Text("list-nothing")
    said = found[0] if isinstance(found[0], Text) else Text("list-one", a=found[0])
    for number, part in enumerate(found[1:], 2):
        said = Text(last if number == len(found) else "list", a=said, b=part)
    return said


def sentence(words: Text) -> Text:
    """A text as a sentence with capital and full stop."""
    return Text("sentence", words=words)


def sentences(parts: Iterable[Text]) -> Text:
    """Several sentences as one text."""
    return reduce(lambda a, b: Text("sentences", a=a, b=b), parts)


def filled(text: Text, more: Mapping[str, Mapping[str, TextArg]]) -> Text:
    """The text with additional arguments for messages of these ids, at any depth.

    An op's text has the op's fields; numbers of the whole game are added here.
    """
    args = {name: filled(arg, more) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
    return Text(text.id, **args, **more.get(text.id, {}))
