"""Branches: new tables that start from a past position of another table.

A branch reveals hidden information. A game that other people still play, or are invited to, has no branches.
"""

from __future__ import annotations

from .. import kernel
from ..kernel import AstrariumError, IllegalAnswer, Table
from . import daily_deal
from .archive import ArchivedTable
from .bot_levels import medium
from .live_table import LiveTable
from .seats import Seating
from .stored_table import Place


class NoBranch(AstrariumError):
    """This position cannot be branched."""


def check_branch(live: LiveTable, person: str) -> None:
    """Check that a person who may watch this table may branch it; raises NoBranch."""
    if daily_deal.closed(live.stored):
        raise NoBranch("table-daily-closed")
    if live.table.over:
        return
    seating = live.seating
    own = person == seating.host or bool(seating.held_by(person))
    if not own or not seating.complete or seating.others(person):
        raise NoBranch("table-branch-others")


def past_table(live: LiveTable, move: int) -> Table:
    """A new table that starts at the position after `move` answers."""
    try:
        then = live.history.at(move)
    except IllegalAnswer as error:
        raise NoBranch(error.text) from None
    if isinstance(then, ArchivedTable):
        raise NoBranch("table-branch-rules")
    if then.over:
        raise NoBranch("table-branch-over")
    return kernel.resume(live.table.game, then.position(), live.stored.options, played=True)


def branch_places(seating: Seating, table: Table, person: str, called: str) -> list[Place]:
    """The seats of a branch: the person's own seats or the one to move; bots on the others."""
    mine = seating.held_by(person) or (table.pending[0].seat,)
    return [_place(seating, place, person, called, place.seat in mine) for place in seating.places]


def _place(seating: Seating, place: Place, person: str, called: str, mine: bool) -> Place:
    if mine:
        own = place.person == person
        kind, name = (place.kind, place.name) if own else ("me", None)
        kind = "me" if kind in ("link", "open") else kind
        return Place(place.seat, kind, person=person, name=name, called=called)
    bot = place.bot or medium(seating.game)
    return Place(place.seat, "bot", bot=bot, name=place.name if place.bot else None)
