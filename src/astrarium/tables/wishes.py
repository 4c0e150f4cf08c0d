"""What a table asks of its home.

A deed is a generator, as rules are: it changes the table in memory, yields a wish and goes on when its home
has granted it. So a position is shown only when what led to it is kept, whether the home keeps it in
a database, in a browser or nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ..kernel import AstrariumError
from .messages import ChatLine, Notice

#: An answer (seat, answer) or a taking back ("undo", seat or None), as JSON can hold it.
Entry: TypeAlias = tuple[Any, Any]


class Broken(AstrariumError):
    """The table in memory can no longer be trusted and is read again from where it is kept."""


@dataclass(slots=True)
class KeepMoves:
    """Append these entries; the sheet of the table says what has changed with them."""

    entries: list[Entry]


@dataclass(slots=True)
class KeepLine:
    """Somebody said something."""

    line: ChatLine


@dataclass(slots=True)
class KeepNotice:
    """Something happened that is not of the game."""

    notice: Notice


@dataclass(slots=True)
class KeepStandIn:
    """A bot sits in, or (None) leaves, and what the clocks show then. Granted with False where it was so."""

    seat: int
    bot: str | None
    clocks: list[int] | None


@dataclass(slots=True)
class KeepVotes:
    """Who agrees to what, unless that is not `before` any more."""

    votes: dict[str, list[str]]
    before: dict[str, list[str]]


@dataclass(slots=True)
class KeepSeat:
    """A seat is free again, with another invitation. Granted with False where its person is another one."""

    seat: int
    person: str | None
    token: str


@dataclass(slots=True)
class KeepAlone:
    """The lesson is over: the table is an ordinary one from now on."""


@dataclass(slots=True)
class LastSeen:
    """Granted with the time at which the person of a seat was last there."""

    seat: int


@dataclass(slots=True)
class LastTalk:
    """Granted with the last lines and the last notices, the oldest first."""

    most: int


@dataclass(slots=True)
class Ponder:
    """Have something thought through by and by, on behalf of a person; `tell` hears what was found.

    A `hint` has one answer, and so have the `turns` of a game; a `review` is told how far it is, (done, all),
    before its own. `fail` is called where nothing comes of it: nobody waits for ever.
    """

    what: Literal["hint", "review", "turns"]
    task: tuple[Any, ...]
    tell: Callable[[Any], None]
    fail: Callable[[], None]
    person: str


#: What is kept, or was.
Keeps: TypeAlias = (
    KeepMoves | KeepLine | KeepNotice | KeepStandIn | KeepVotes | KeepSeat | KeepAlone | LastSeen | LastTalk
)
Wish: TypeAlias = Keeps | Ponder
Deed: TypeAlias = Generator[Wish, Any, None]
