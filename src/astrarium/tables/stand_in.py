"""Stand-in bots, which play for absent people until they return.

A stand-in requires that other people wait. It joins automatically when a clock runs out, or after the agreed
absence when another player asks for it. A returning person takes the seat back at once.
"""

from __future__ import annotations

from collections.abc import Generator
from time import time
from typing import Any

from ..kernel import AstrariumError, Seat, Text
from . import seat_messages
from .bot_levels import medium, title
from .host_calls import Command, HostCall, LastSeen, StoreStandIn
from .listener import Listener
from .live_table import LiveTable
from .stored_table import Place

#: Start of the process. Absence counts from here at the earliest.
STARTED = time()


class NoStandIn(AstrariumError):
    """No stand-in is allowed there, or not yet."""


# -- the clock


def next_alarm(live: LiveTable) -> float | None:
    """Seconds until the next clock runs out, if that has a consequence."""
    if live.clocks is None:
        return None
    awaited = [seat for seat in live.running() if live.seating.awaited(seat)]
    return live.clocks.soonest(awaited)


def sit_in_late(live: LiveTable, seat: int) -> Command:
    """Put a stand-in on a seat whose time is up."""
    yield from _sit_in(live, seat, "table-notice-time-up")


# -- absence


def ask_for(live: LiveTable, listener: Listener, seat: int) -> Command:
    """A player asks for a stand-in of an absent person; raises NoStandIn."""
    place = live.place(seat)
    if place.stand_in is not None and listener.mine:
        return
    check_awaited(live, listener, place)
    yield from _check_absence(live, place)
    yield from sit_in(live, seat, "table-notice-away")


def check_awaited(live: LiveTable, listener: Listener, place: Place) -> None:
    """Check that another player waits for the person of a seat; raises NoStandIn."""
    if not listener.mine:
        raise NoStandIn("table-stand-in-players-only")
    if place.person in (None, listener.person) or not live.seating.awaited(place.seat):
        raise NoStandIn("table-stand-in-nobody")
    if not live.stored.absence:
        raise NoStandIn("table-stand-in-never")
    if live.table.over or place.seat not in seat_messages.waiting(live.table):
        raise NoStandIn("table-stand-in-not-awaited")


def check_away(live: LiveTable, place: Place) -> None:
    if place.person is not None and live.room.present(place.person):
        raise NoStandIn("table-stand-in-here", seat=Seat(place.seat))


def _check_absence(live: LiveTable, place: Place) -> Command:
    check_away(live, place)
    seen: float = yield LastSeen(place.seat)
    since = max(seen, live.stored.changed, STARTED)
    left = live.stored.absence - (time() - since)
    if left > 0:
        raise NoStandIn("table-stand-in-early", seat=Seat(place.seat), minutes=int(left / 60) + 1)


# -- join and leave


def sit_in(live: LiveTable, seat: int, notice: str) -> Command:
    """Put a stand-in on a seat until its person returns."""
    live.charge()
    yield from _sit_in(live, seat, notice)


def play_for(live: LiveTable, seat: int) -> Command:
    """Put a bot on a conceded seat to the end of the game."""
    if live.place(seat).stand_in is None:
        yield from _change(live, seat, medium(live.stored.game))


def may_come_back(live: LiveTable, seat: int) -> bool:
    """Whether a stand-in plays for a person who has neither conceded nor lost the seat for good."""
    if live.place(seat).stand_in is None:
        return False
    return live.table.over or not (seat in live.table.conceded or _for_the_rest(live, seat))


def _for_the_rest(live: LiveTable, seat: int) -> bool:
    """Whether a timeout has given the seat to a bot for the rest of the game."""
    return live.clocks is not None and live.clocks.then == "bot" and live.clocks.left[seat] <= 0


def _sit_in(live: LiveTable, seat: int, notice: str) -> Command:
    bot = medium(live.stored.game)
    if (yield from _change(live, seat, bot)):
        yield from live.note(Text(notice, seat=Seat(seat), bot=title(live.stored.game, bot)))


def come_back(live: LiveTable, seat: int) -> Command:
    """Return a seat to its person."""
    if live.place(seat).stand_in is None:
        return
    live.charge()
    if live.clocks is not None:
        live.clocks.allow_again(seat)
    if (yield from _change(live, seat, None)):
        yield from live.note(Text("table-notice-back", seat=Seat(seat)))


def _change(live: LiveTable, seat: int, bot: str | None) -> Generator[HostCall, Any, bool]:
    """Store the stand-in of a seat; False if another process was first."""
    left = None if live.clocks is None else live.clocks.stored()
    first: bool = yield StoreStandIn(seat, bot, left)
    live.stored.clocks = left
    live.place(seat).stand_in = bot
    return first
