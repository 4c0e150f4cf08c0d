"""What the store gives and takes: rows of the database as plain data."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from ...kernel import AstrariumError, IllegalAnswer
from ...tables.messages import Fact, ToldEvent


class Conflict(Exception):
    """Somebody else has appended this move number: the table has to be read again."""


class Overtaken(IllegalAnswer):
    """Another process has changed the table meanwhile."""


class Moved(AstrariumError):
    """A newer version of the program has taken the table over."""


@dataclass(slots=True)
class Kept:
    """A position of a table: after how many entries, by which rules, and what went before its checkpoint."""

    number: int
    rules: int
    state: dict[str, Any]
    answers: int = 0
    events: int = 0


@dataclass(slots=True)
class Snapshot:
    """A position, and what was told from the `since`-th event on."""

    kept: Kept
    since: int
    told: list[ToldEvent]
    #: Where the game stands, as the lobby tells it; None where that was not looked up.
    heading: list[Fact] | None = None


@dataclass(slots=True)
class Stand:
    """How far a table is: its rules, how many moves, and by seat the person and the bot that sits in."""

    rules: int
    moves: int
    places: list[tuple[str | None, str | None]]


@dataclass(slots=True)
class Person:
    id: str
    name: str
    login: str | None = None
    password: str | None = None


@dataclass(slots=True)
class Login:
    """A browser that is known: the hash of its secret, whose it is, since when, when last, what it is."""

    id: str
    person: str
    created: float
    seen: float
    agent: str


@dataclass(slots=True)
class Append:
    """Entries to append to a table's moves from `number` on, and what changes in the table's row.

    `rules` are those that the answers were given by, `first` says where the table begins by them.
    """

    table: str
    rules: int
    first: int
    number: int
    entries: list[str]
    row: dict[str, Any]
    #: The position to be kept with them.
    kept: Snapshot | None = None
    #: The game in brief, when it is over.
    brief: bytes | None = None
    done: asyncio.Future[None] | None = None


def columns(row: Any, *but: str) -> dict[str, Any]:
    """The values of a row by the names of their columns."""
    return {name: getattr(row, name) for name in row.__slots__ if name not in but}
