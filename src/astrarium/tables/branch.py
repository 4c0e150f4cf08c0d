"""Playing on from a past position, at a new table: for practice, and to see what would have come of it.

A branch shows what was hidden, so a game that other people still play, or are invited to, is not branched.
"""

from __future__ import annotations

from .. import kernel
from ..kernel import AstrariumError, IllegalAnswer, Table
from . import daily
from .archive import ArchivedTable
from .levels import medium
from .live import LiveTable
from .seats import Seating
from .sheet import Place


class NoBranch(AstrariumError):
    """From there nobody may play on."""


def check_branch(live: LiveTable, person: str) -> None:
    """Whether somebody, who may watch this table, may play on from it."""
    if daily.closed(live.sheet):
        raise NoBranch("table-daily-closed")
    if live.table.over:
        return
    seating = live.seating
    own = person == seating.host or bool(seating.held_by(person))
    if not own or not seating.complete or seating.others(person):
        raise NoBranch("table-branch-others")


def past_table(live: LiveTable, move: int) -> Table:
    """A table of its own that begins where this one was after so many answers."""
    try:
        then = live.course.at(move)
    except IllegalAnswer as error:
        raise NoBranch(error.text) from None
    if isinstance(then, ArchivedTable):
        raise NoBranch("table-branch-rules")
    if then.over:
        raise NoBranch("table-branch-over")
    return kernel.resume(live.table.game, then.position(), live.sheet.options, played=True)


def branch_places(seating: Seating, table: Table, person: str, called: str) -> list[Place]:
    """Who sits at the branch: the person on their own seats, or on the one that has to choose; else bots."""
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
