"""Calls that a table makes to its host: store, read, think.

A command is a generator. It changes the table in memory, yields a host call and resumes with its result. A
position is therefore shown only after it is stored. The host may store in a database, in a browser or nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ..kernel import AstrariumError
from .server_messages import ChatLine, Notice

#: An answer (seat, answer) or an undo ("undo", seat or None) as JSON data.
Entry: TypeAlias = tuple[Any, Any]


class HostFailed(AstrariumError):
    """The table in memory is invalid and has to be reloaded from storage."""


@dataclass(slots=True)
class StoreMoves:
    """Append entries and store the changed row of the table."""

    entries: list[Entry]


@dataclass(slots=True)
class StoreChatLine:
    """Store a line of chat."""

    line: ChatLine


@dataclass(slots=True)
class StoreNotice:
    """Store a notice about the table."""

    notice: Notice


@dataclass(slots=True)
class StoreStandIn:
    """Store a stand-in (None: removed) and the clocks. The result is False if nothing changed."""

    seat: int
    bot: str | None
    clocks: Any


@dataclass(slots=True)
class StoreClocks:
    """Store the clocks."""

    clocks: Any


@dataclass(slots=True)
class StoreVotes:
    """Store the votes if they are still `before`."""

    votes: dict[str, list[str]]
    before: dict[str, list[str]]


@dataclass(slots=True)
class StoreSeat:
    """Free a seat and replace its invitation. The result is False if its person has changed."""

    seat: int
    person: str | None
    token: str


@dataclass(slots=True)
class StoreLessonEnd:
    """Store that the lesson has ended."""


@dataclass(slots=True)
class LastSeen:
    """Read the time at which the person of a seat was last present."""

    seat: int


@dataclass(slots=True)
class LastTalk:
    """Read the last chat lines and notices, the oldest first."""

    most: int


@dataclass(slots=True)
class ThinkRequest:
    """Run an analysis in the background for a person; `tell` receives the result.

    `review` reports its progress (done, all) first. `fail` is called if there is no result.
    """

    what: Literal["hint", "outcome", "review", "turns"]
    task: tuple[Any, ...]
    tell: Callable[[Any], None]
    fail: Callable[[], None]
    person: str


#: Calls to the storage.
Keeps: TypeAlias = (
    StoreMoves
    | StoreChatLine
    | StoreNotice
    | StoreStandIn
    | StoreClocks
    | StoreVotes
    | StoreSeat
    | StoreLessonEnd
    | LastSeen
    | LastTalk
)
HostCall: TypeAlias = Keeps | ThinkRequest
Command: TypeAlias = Generator[HostCall, Any, None]
