"""What the store gives and takes: rows of the database as plain data."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from ...kernel import AstrariumError, IllegalAnswer
from ...tables.messages import Fact
from ...tables.snapshots import Snapshot


class Conflict(Exception):
    """Somebody else has appended this move number: the table has to be read again."""


class Overtaken(IllegalAnswer):
    """Another process has changed the table meanwhile."""


class Moved(AstrariumError):
    """A newer version of the program has taken the table over."""


@dataclass(slots=True)
class Stand:
    """How far a table is: rules, moves, by seat the person and the bot that sits in, who agrees to what."""

    rules: int
    moves: int
    places: list[tuple[str | None, str | None]]
    votes: dict[str, list[str]]


@dataclass(slots=True)
class Person:
    id: str
    name: str
    login: str | None = None
    password: str | None = None
    email: str | None = None
    role: str | None = None
    banned: bool = False

    @property
    def guest(self) -> bool:
        """Whether it is somebody without an account."""
        return self.login is None


@dataclass(slots=True)
class Letter:
    """A letter that may be answered: the hash of its secret, whose, what for, about what, until when."""

    id: str
    person: str
    purpose: str
    value: str
    until: float


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
    #: Where the game stands, when the lobby is to be told.
    heading: list[Fact] | None = None
    #: The game in brief, when it is over.
    brief: bytes | None = None
    done: asyncio.Future[None] | None = None


def columns(row: Any, *but: str) -> dict[str, Any]:
    """The values of a row by the names of their columns."""
    return {name: getattr(row, name) for name in row.__slots__ if name not in but}
