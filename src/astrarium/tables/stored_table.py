"""The stored row of a table without its moves, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.game import ResultTree
from .server_messages import Clock, Fact, Origin, SeatKind

#: Seconds of a day: the default absence before a stand-in.
DAY = 86400


@dataclass(slots=True)
class Place:
    """A seat and its player."""

    seat: int
    kind: SeatKind
    person: str | None = None
    bot: str | None = None
    name: str | None = None
    token: str | None = None
    #: The bot that plays for the person, and when the person was last there.
    stand_in: str | None = None
    seen: float = 0.0
    #: The friend who is asked to sit down, when it was stored.
    asked: str | None = None
    #: The name of the person, as it is now.
    called: str | None = None
    #: Whether that is somebody without an account, whose name anybody else may bear.
    guest: bool = False


@dataclass(slots=True)
class StoredTable:
    """The set-up and progress of a table.

    A replay starts at `rules`, `position` and `first`. `moves` counts the entries, `move` the public answers.
    """

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
    clock: Clock | None = None
    #: Milliseconds left by seat, or what `day_clocks.py` stores.
    clocks: Any = None
    moves: int = 0
    move: int = 0
    waiting: list[int] = field(default_factory=list)
    over: bool = False
    result: ResultTree | None = None
    name: str | None = None
    #: Seconds after which a bot may sit in for somebody who is away; 0: never.
    absence: int = DAY
    origin: Origin | None = None
    heading: list[Fact] | None = None
    #: How many answers and events there were before the present rules, where they have changed in mid-game.
    earlier: dict[str, int] | None = None
    #: The lesson that is given here, and the number of the last stop that was told.
    lesson: str | None = None
    stop: int = 0
    #: What needs the agreement of others, with the people who agree so far.
    votes: dict[str, list[str]] = field(default_factory=dict)
    #: The puzzle that is set here, and whether it was solved.
    puzzle: str | None = None
    solved: bool = False
    #: What people have added to the seed so far, by person; None: nothing is added, or all is dealt.
    words: dict[str, str] | None = None
    #: When people were told that the table ends because nobody plays there.
    warned: float = 0.0
    #: The day whose deal it is, and whether it is the try that counts.
    daily: str | None = None
    counted: bool = False
    #: Whether the game is rated (`rated_play.py`).
    rated: bool = False
    #: The event that the game counts for.
    event: str | None = None
    places: list[Place] = field(default_factory=list)

    @property
    def strict(self) -> bool:
        """Whether the game counts and goes on: no coach, and no undo of what was revealed."""
        return (self.counted or self.rated or self.event is not None) and not self.over

    @property
    def branched(self) -> bool:
        """Whether it went on from a position of another table, so that its seed alone does not lead to it."""
        return self.origin is not None and self.origin["table"] is not None
