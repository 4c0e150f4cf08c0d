"""Rematches: permission, votes and the seats of the new table."""

from __future__ import annotations

from ..kernel import AstrariumError
from . import proposals
from .host_calls import Command
from .live_table import LiveTable
from .seats import Seating
from .stored_table import Place


class NoRematch(AstrariumError):
    """No rematch is possible here."""


def check_rematch(live: LiveTable, person: str) -> None:
    """Check that a person may ask for a rematch; raises NoRematch."""
    if not live.table.over:
        raise NoRematch("table-rematch-later")
    if not live.seating.held_by(person):
        raise NoRematch("table-rematch-players")


def ask_again(live: LiveTable, person: str) -> Command:
    """Vote for a rematch."""
    check_rematch(live, person)
    people, table = proposals.rematch_in(live.stored.votes)
    yield from live.propose(proposals.with_rematch(live.stored.votes, {*people, person}, table))


def begins(live: LiveTable) -> bool:
    """Whether all want a rematch and there is no table for it yet."""
    return live.room.rematch is None and live.seating.people() <= live.room.again


def begin_again(live: LiveTable, table: str) -> Command:
    """Store the table of the rematch."""
    yield from live.propose(proposals.with_rematch(live.stored.votes, live.room.again, table))


def rematch_places(seating: Seating) -> list[Place]:
    """The seats of the new table: everybody moves on by one seat."""
    old = seating.places
    return [_place(seat, old[(seat + 1) % len(old)]) for seat in range(len(old))]


def _place(seat: int, old: Place) -> Place:
    kind = "me" if old.kind in ("link", "open") else old.kind
    place = Place(seat, kind, person=old.person, bot=old.bot, name=old.name, called=old.called)
    place.guest = old.guest
    return place
