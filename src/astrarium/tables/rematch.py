"""Playing again: who may ask for it, who would like it, and who sits where then."""

from __future__ import annotations

from ..kernel import AstrariumError
from . import pleas
from .live import LiveTable
from .seats import Seating
from .sheet import Place
from .wishes import Deed


class NoRematch(AstrariumError):
    """Here nobody can ask for another game."""


def check_rematch(live: LiveTable, person: str) -> None:
    """Whether somebody may ask for a rematch."""
    if not live.table.over:
        raise NoRematch("table-rematch-later")
    if not live.seating.held_by(person):
        raise NoRematch("table-rematch-players")


def ask_again(live: LiveTable, person: str) -> Deed:
    """Somebody would like to play again."""
    check_rematch(live, person)
    people, table = pleas.rematch_in(live.sheet.votes)
    yield from live.plead(pleas.with_rematch(live.sheet.votes, {*people, person}, table))


def begins(live: LiveTable) -> bool:
    """Whether all would like to play again, and do not yet."""
    return live.room.rematch is None and live.seating.people() <= live.room.again


def begin_again(live: LiveTable, table: str) -> Deed:
    """There is a table where all play again."""
    yield from live.plead(pleas.with_rematch(live.sheet.votes, live.room.again, table))


def rematch_places(seating: Seating) -> list[Place]:
    """Who sits where at the new table: everybody moves on by one seat."""
    old = seating.places
    return [_place(seat, old[(seat + 1) % len(old)]) for seat in range(len(old))]


def _place(seat: int, old: Place) -> Place:
    kind = "me" if old.kind in ("link", "open") else old.kind
    place = Place(seat, kind, person=old.person, bot=old.bot, name=old.name, called=old.called)
    place.guest = old.guest
    return place
