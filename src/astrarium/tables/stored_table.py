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
    #: The stand-in bot, and when the person was last present.
    stand_in: str | None = None
    seen: float = 0.0
    #: The invited friend.
    asked: str | None = None
    #: The current name of the person.
    called: str | None = None
    #: Whether the person has no account, so the name is not unique.
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
    #: Seconds of absence after which a bot may stand in; 0: never.
    absence: int = DAY
    origin: Origin | None = None
    heading: list[Fact] | None = None
    #: Number of answers and events under earlier rules, if the rules have changed during the game.
    earlier: dict[str, int] | None = None
    #: The lesson of the table, and the number of the last stop shown.
    lesson: str | None = None
    stop: int = 0
    #: Open proposals by name, with the people who agree so far.
    votes: dict[str, list[str]] = field(default_factory=dict)
    #: The puzzle of the table, and whether it was solved.
    puzzle: str | None = None
    solved: bool = False
    #: Seed words so far, by person; None: without seed words, or the game is dealt.
    words: dict[str, str] | None = None
    #: When people were warned that the unused table will expire.
    warned: float = 0.0
    #: The day of the daily deal, and whether this try counts.
    daily: str | None = None
    counted: bool = False
    #: Whether the game is rated (`rated_play.py`).
    rated: bool = False
    #: The event that the game counts for.
    event: str | None = None
    #: The group whose members may take its seats and watch.
    group_id: str | None = None
    places: list[Place] = field(default_factory=list)

    @property
    def strict(self) -> bool:
        """Whether the game counts and is not over: no coach, and no undo of revealed information."""
        return (self.counted or self.rated or self.event is not None) and not self.over

    @property
    def branched(self) -> bool:
        """Whether it began at a position of another table, so its seed alone does not reproduce it."""
        return self.origin is not None and self.origin["table"] is not None
