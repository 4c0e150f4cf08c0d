"""Marks of annotations: what fits a field of a printed thing beyond its type; `reading.py` reads by them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: Where a thing comes from: the rulebook, what else is public, or a design of our own.
Source = Literal["rulebook", "public", "designed"]


@dataclass(frozen=True, slots=True)
class Span:
    """A number from `least` to `most`."""

    least: int | None = None
    most: int | None = None

    def __contains__(self, number: float) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def __str__(self) -> str:
        return f"{'' if self.least is None else self.least}…{'' if self.most is None else self.most}"


@dataclass(frozen=True, slots=True)
class Named:
    """A table of values by these names, kept as a tuple in their order: `{ food = 3 }` is (3, 0, 0).

    A name that is left out is 0 (or what an empty table is read as); with `every` none may be left out.
    """

    names: tuple[str, ...]
    span: Span = Span()
    every: bool = False


@dataclass(frozen=True, slots=True)
class Inline:
    """The fields of the value stand in the surrounding table itself, not in one of their own."""


@dataclass(frozen=True, slots=True)
class Called:
    """The field's name in the file, where Python cannot have it: Called("from")."""

    name: str


@dataclass(frozen=True, slots=True)
class By:
    """A list of tables, kept as a dict by one of their fields; none of them twice."""

    key: str


@dataclass(frozen=True, slots=True)
class Index:
    """One of these names, kept as its place among them."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Length:
    """So many entries: Length(6), or from `least` to `most`."""

    exactly: int | None = None
    least: int = 0
    most: int | None = None

    def __contains__(self, count: int) -> bool:
        if self.exactly is not None:
            return count == self.exactly
        return count >= self.least and (self.most is None or count <= self.most)

    def __str__(self) -> str:
        if self.exactly is not None:
            return f"{self.exactly} ×"
        return f"{self.least}…{'' if self.most is None else self.most} ×"
