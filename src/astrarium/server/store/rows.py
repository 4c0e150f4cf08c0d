"""Rows of the database as plain data, and the store's exceptions."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from ...kernel import AstrariumError, IllegalAnswer
from ...tables.player_outcomes import Outcome
from ...tables.rated_play import RatedGame
from ...tables.server_messages import Fact
from ...tables.snapshots import Snapshot


class Conflict(Exception):
    """The move number is taken: the table must be reloaded."""


class Overtaken(IllegalAnswer):
    """Another process changed the table meanwhile."""


class NewerVersion(AstrariumError):
    """A newer server version has taken the table over."""


class Unavailable(AstrariumError):
    """The database is unavailable. The store logs it once."""

    def __init__(self) -> None:
        super().__init__("server-unavailable")


def is_outage(error: BaseException | None) -> bool:
    """Whether an error was caused by an outage, which is logged already."""
    while error is not None and not isinstance(error, Unavailable):
        error = error.__cause__
    return error is not None


@dataclass(slots=True)
class TableStatus:
    """The stored status of a table: rules, entries, people and stand-ins by seat, votes."""

    rules: int
    moves: int
    places: list[tuple[str | None, str | None]]
    votes: dict[str, list[str]]
    #: Clocks by days, which holidays change.
    clocks: Any = None


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
        """Whether the person has no account."""
        return self.login is None


@dataclass(slots=True)
class MailToken:
    """A token: the hash of its secret, person, purpose, value, expiry."""

    id: str
    person: str
    purpose: str
    value: str
    until: float


@dataclass(slots=True)
class Login:
    """A log-in: the hash of its secret, person, first and last use, user agent."""

    id: str
    person: str
    created: float
    seen: float
    agent: str


@dataclass(slots=True)
class Append:
    """Entries to append to a table from `number` on, with its changed columns.

    `rules` and `first` must match the stored ones.
    """

    table: str
    rules: int
    first: int
    number: int
    entries: list[str]
    row: dict[str, Any]
    #: The fingerprint of the last position.
    fingerprint: str | None = None
    #: The snapshot to store with them.
    snapshot: Snapshot | None = None
    #: The table's heading, if the lobby's copy is to change.
    heading: list[Fact] | None = None
    #: The brief archive of a finished game, and the results of its people.
    brief: bytes | None = None
    outcomes: list[Outcome] = field(default_factory=list)
    #: How a rated game ended.
    rated: RatedGame | None = None
    done: asyncio.Future[None] | None = None


def columns(row: Any, *but: str) -> dict[str, Any]:
    """The values of a row by column."""
    return {name: getattr(row, name) for name in row.__slots__ if name not in but}
