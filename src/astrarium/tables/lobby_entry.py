"""Entries of a lobby's list of tables."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from ..kernel.game import ResultTree
from .daily_deal import closed
from .live_table import LiveTable
from .seat_messages import LAST
from .seats import Seating
from .server_messages import Clock, Fact, Origin, Player, TextTree
from .stored_table import DAY, StoredTable

#: Days before an unused unfinished table expires, and days of warning before that.
KEEP, WARNING = 180, 14


class TableCard(TypedDict):
    """An entry of the lobby."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    mine: list[int]
    free: list[int]
    your_turn: bool
    open: bool
    over: bool
    moves: int
    created: float
    changed: float
    result: ResultTree | None
    name: str | None
    heading: list[Fact]
    #: The last deed as a text.
    last: TextTree | None
    origin: Origin | None
    #: The lesson of the table, and the number of the last stop shown.
    lesson: str | None
    stop: int
    #: Whether I may delete it: I created it, and nobody else plays there.
    own: bool
    #: When it expires, unless somebody uses it before.
    ends: float | None
    #: The day of its daily deal.
    daily: str | None
    #: Whether the game is rated.
    rated: bool
    #: Its clock.
    clock: Clock | None
    #: The seat to which a friend has invited me.
    asked: int | None


class Learning(TypedDict):
    """A lesson of mine: its table, the number of the last stop shown, whether the game is over."""

    game: str
    lesson: str
    table: str
    stop: int
    over: bool


def card(stored: StoredTable, person: str, live: LiveTable | None = None) -> TableCard:
    """The entry of a table in a person's lobby; `live` if it is in memory."""
    seating = live.seating if live else Seating(stored)
    mine = seating.held_by(person)
    facts = live.heading() if live else stored.heading or [] if stored.words is None else []
    told = [fact["value"] for fact in facts if fact["label"] == LAST.to_json()]
    return TableCard(
        id=stored.id,
        game=stored.game,
        options={} if stored.lesson else stored.options,
        players=seating.players(live.room.present if live else nobody),
        mine=list(mine),
        free=seating.free(),
        your_turn=_waits_for(stored, person, mine),
        open=stored.open,
        over=stored.over,
        moves=stored.move,
        created=stored.created,
        changed=stored.changed,
        result=stored.result,
        name=stored.name,
        heading=[fact for fact in facts if fact["label"] != LAST.to_json()],
        last=cast(TextTree, told[0]) if told else None,
        origin=stored.origin,
        lesson=stored.lesson,
        stop=stored.stop,
        ends=_end_of_table(stored),
        own=seating.belongs_to(person) and not stays(stored),
        daily=stored.daily,
        rated=stored.rated,
        clock=stored.clock,
        asked=next((each.seat for each in stored.places if each.asked == person and not each.person), None),
    )


def stays(stored: StoredTable) -> bool:
    """Whether a table counts and must not be deleted yet."""
    return (stored.counted and closed(stored)) or (
        (stored.rated or stored.event is not None) and not stored.over
    )


def _end_of_table(stored: StoredTable) -> float | None:
    """When an unused table expires; None before the warning."""
    used = max(stored.changed, *(place.seen for place in stored.places), 0.0)
    return stored.warned + WARNING * DAY if stored.warned > used and not stored.over else None


def _waits_for(stored: StoredTable, person: str, mine: tuple[int, ...]) -> bool:
    """Whether a table waits for a person's answer or seed word."""
    if stored.words is not None:
        return bool(mine) and person not in stored.words
    return any(seat in stored.waiting for seat in mine)


def learning(stored: StoredTable) -> Learning:
    """The entry of a lesson."""
    return Learning(
        game=stored.game, lesson=stored.lesson or "", table=stored.id, stop=stored.stop, over=stored.over
    )


def nobody(person: str) -> bool:
    """The presence test of a table without listeners."""
    return False
