"""Timeouts: what happens when a seat's time is up.

As the table has agreed, a bot stands in until the person returns (the default), for the rest of the game, or
for this move alone; or the seat loses.
"""

from __future__ import annotations

from ..kernel import Seat, Text
from . import leaving, stand_in
from .host_calls import Command, StoreClocks
from .live_table import LiveTable


def time_is_up(live: LiveTable) -> Command:
    """Apply the agreed consequence to the seats whose time is up."""
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
    """Remove a stand-in after its move if it was to make this move alone."""
    clocks = live.clocks
    if clocks is None or clocks.then != "move" or live.table.over or clocks.left[seat] > 0:
        return
    if live.place(seat).stand_in is not None and all(choice.seat != seat for choice in live.table.pending):
        yield from stand_in.come_back(live, seat)


def store_clocks(live: LiveTable) -> Command:
    """Charge and store the clocks. Clocks by days count from then on."""
    if live.clocks is not None:
        live.charge()
        live.stored.clocks = live.clocks.stored()
        yield StoreClocks(live.stored.clocks)


def be_away(live: LiveTable, person: str, until: float) -> Command:
    """Pause the clocks of a person until then: a holiday begins, or ends now."""
    if live.clocks is not None and not live.table.over:
        live.charge()
        for seat in live.seating.held_by(person):
            live.clocks.set_away(seat, until)
        yield from store_clocks(live)
        live.room.tell_position()
