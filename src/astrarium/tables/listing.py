"""Tables as a lobby lists them."""

from __future__ import annotations

from typing import Any, TypedDict

from ..kernel.game import ResultTree
from .live import LiveTable
from .messages import Fact, Origin, Player
from .seats import Seating
from .sheet import DAY, Sheet

#: Days that an unfinished table is kept without use, and how many days before its end people are warned.
KEEP, WARNING = 180, 14


class TableCard(TypedDict):
    """A table as the lobby lists it."""

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
    origin: Origin | None
    #: The lesson that is given there, and the number of the last stop that was told.
    lesson: str | None
    stop: int
    #: Whether I may delete it: I set it up, and nobody else plays there.
    own: bool
    #: When it ends, if nobody plays there meanwhile.
    ends: float | None


class Learning(TypedDict):
    """A lesson of mine: its table, the number of the last stop that was told, whether the game is over."""

    game: str
    lesson: str
    table: str
    stop: int
    over: bool


def card(sheet: Sheet, person: str, live: LiveTable | None = None) -> TableCard:
    """A table for the lobby of a person; `live` where it is in memory."""
    seating = live.seating if live else Seating(sheet)
    mine = seating.held_by(person)
    return TableCard(
        id=sheet.id,
        game=sheet.game,
        options={} if sheet.lesson else sheet.options,
        players=seating.players(live.room.present if live else nobody),
        mine=list(mine),
        free=seating.free(),
        your_turn=_awaited(sheet, person, mine),
        open=sheet.open,
        over=sheet.over,
        moves=sheet.move,
        created=sheet.created,
        changed=sheet.changed,
        result=sheet.result,
        name=sheet.name,
        heading=live.heading() if live else sheet.heading or [] if sheet.words is None else [],
        origin=sheet.origin,
        lesson=sheet.lesson,
        stop=sheet.stop,
        own=seating.belongs_to(person),
        ends=_ends(sheet),
    )


def _ends(sheet: Sheet) -> float | None:
    """When a table that nobody uses ends, where people were warned of it."""
    used = max(sheet.changed, *(place.seen for place in sheet.places), 0.0)
    return sheet.warned + WARNING * DAY if sheet.warned > used and not sheet.over else None


def _awaited(sheet: Sheet, person: str, mine: tuple[int, ...]) -> bool:
    """Whether a table waits for a person: for an answer, or before the deal for a word."""
    if sheet.words is not None:
        return bool(mine) and person not in sheet.words
    return any(seat in sheet.waiting for seat in mine)


def learning(sheet: Sheet) -> Learning:
    """What a lobby tells of a lesson."""
    return Learning(
        game=sheet.game, lesson=sheet.lesson or "", table=sheet.id, stop=sheet.stop, over=sheet.over
    )


def nobody(person: str) -> bool:
    """Whether somebody is there, where nobody is."""
    return False
