"""What the store gives and takes: rows of the database as plain data."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any


class Conflict(Exception):
    """Somebody else has appended this move number: the table has to be read again."""


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: str
    person: str | None = None
    bot: str | None = None
    name: str | None = None
    token: str | None = None
    #: The bot that plays for the person, and when the person was last there.
    stand_in: str | None = None
    seen: float = 0.0
    #: The name of the person, as it is now.
    called: str | None = None


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    seeded: bool
    open: bool
    watch: str
    host: str
    created: float
    changed: float
    position: dict[str, Any] | None = None
    first: int = 0
    clock: dict[str, int] | None = None
    clocks: list[int] | None = None
    moves: int = 0
    move: int = 0
    waiting: list[int] = field(default_factory=list)
    over: bool = False
    result: dict[str, Any] | None = None
    name: str | None = None
    #: Seconds after which a bot may sit in for somebody who is away; 0: never.
    absence: int = 86400
    origin: dict[str, Any] | None = None
    heading: list[dict[str, Any]] | None = None
    places: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True)
class Stand:
    """How far a table is: how many moves, and by seat the person and the bot that sits in."""

    moves: int
    places: list[tuple[str | None, str | None]]


@dataclass(slots=True)
class Person:
    id: str
    name: str
    login: str | None = None
    password: str | None = None


@dataclass(slots=True)
class Append:
    """Entries to append to a table's moves from `number` on, and what changes in the table's row."""

    table: str
    number: int
    entries: list[str]
    row: dict[str, Any]
    done: asyncio.Future[None] | None = None


def columns(row: Any, *but: str) -> dict[str, Any]:
    """The values of a row by the names of their columns."""
    return {name: getattr(row, name) for name in row.__slots__ if name not in but}
