"""What happens when somebody's time is up, as the table has agreed.

A bot sits in until the person is back (the usual way), for the rest of the game, or for this move alone; or the
seat has lost.
"""

from __future__ import annotations

from ..kernel import Seat, Text
from . import leaving, stand_in
from .host_calls import Command, StoreClocks
from .live_table import LiveTable


def time_is_up(live: LiveTable) -> Command:
    """Do what was agreed for the seats whose time is up."""
    running, clocks = live.running(), live.clocks
    live.charge()
    for seat in running:
        if clocks is None or clocks.left[seat] > 0 or not live.seating.awaited(seat) or live.table.over:
            continue
        clocks.left[seat] = 0
        if clocks.then == "loss":
            yield from leaving.give_up(live, seat, Text("table-notice-lost-on-time", seat=Seat(seat)))
        else:
            yield from stand_in.sit_in_late(live, seat)
    live.room.tell_all()


def moved_for(live: LiveTable, seat: int) -> Command:
    """A bot has moved for a seat: it leaves again, where it was to make this move alone."""
    clocks = live.clocks
    if clocks is None or clocks.then != "move" or live.table.over or clocks.left[seat] > 0:
        return
    if live.place(seat).stand_in is not None and all(choice.seat != seat for choice in live.table.pending):
        yield from stand_in.come_back(live, seat)


def store_clocks(live: LiveTable) -> Command:
    """Store clocks that run by the calendar, so that they count from now on."""
    if live.clocks is not None:
        live.charge()
        live.stored.clocks = live.clocks.stored()
        yield StoreClocks(live.stored.clocks)


def be_away(live: LiveTable, person: str, until: float) -> Command:
    """The clocks of a person stand still until then: a holiday begins, or ends now."""
    if live.clocks is not None and not live.table.over:
        live.charge()
        for seat in live.seating.held_by(person):
            live.clocks.set_away(seat, until)
        yield from store_clocks(live)
        live.room.tell_position()
