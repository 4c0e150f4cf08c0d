"""When somebody does not play on: a bot sits in for them, until they are back.

That happens only where somebody else waits: when a clock has run out, by itself; when a player has been away
for longer than was agreed, as soon as another player asks for it. Whoever is back has the seat again at once.
"""

from __future__ import annotations

from collections.abc import Generator
from time import time
from typing import Any

from ..kernel import AstrariumError, Seat, Text
from . import for_seat
from .levels import medium, title
from .listener import Listener
from .live import LiveTable
from .sheet import Place
from .wishes import Deed, KeepStandIn, LastSeen, Wish

#: Nobody could come while no program ran: absence counts from here at the earliest.
STARTED = time()


class NoStandIn(AstrariumError):
    """No bot may sit in there, or not yet."""


# -- the clock


def next_alarm(live: LiveTable) -> float | None:
    """In how many seconds the next clock runs out, if that has a consequence."""
    if live.clocks is None:
        return None
    awaited = [seat for seat in live.running() if live.seating.awaited(seat)]
    return live.clocks.soonest(awaited)


def time_is_up(live: LiveTable) -> Deed:
    """A clock has run out: a bot sits in."""
    running, clocks = live.running(), live.clocks
    live.charge()
    for seat in running:
        if clocks is not None and clocks.left[seat] <= 0 and live.seating.awaited(seat):
            clocks.left[seat] = 0
            yield from _sit_in(live, seat, "table-notice-time-up")
    live.room.tell_all()


# -- absence


def ask_for(live: LiveTable, listener: Listener, seat: int) -> Deed:
    """Another player asks for a bot in place of somebody who is away; raises NoStandIn."""
    place = live.place(seat)
    if place.stand_in is not None and listener.mine:
        return
    check_awaited(live, listener, place)
    yield from _check_absence(live, place)
    yield from sit_in(live, seat, "table-notice-away")


def check_awaited(live: LiveTable, listener: Listener, place: Place) -> None:
    """Whether somebody else waits for the person of a seat; raises NoStandIn."""
    if not listener.mine:
        raise NoStandIn("table-stand-in-players-only")
    if place.person in (None, listener.person) or not live.seating.awaited(place.seat):
        raise NoStandIn("table-stand-in-nobody")
    if not live.sheet.absence:
        raise NoStandIn("table-stand-in-never")
    if live.table.over or place.seat not in for_seat.waiting(live.table):
        raise NoStandIn("table-stand-in-not-awaited")


def check_away(live: LiveTable, place: Place) -> None:
    if place.person is not None and live.room.present(place.person):
        raise NoStandIn("table-stand-in-here", seat=Seat(place.seat))


def _check_absence(live: LiveTable, place: Place) -> Deed:
    check_away(live, place)
    seen: float = yield LastSeen(place.seat)
    since = max(seen, live.sheet.changed, STARTED)
    left = live.sheet.absence - (time() - since)
    if left > 0:
        raise NoStandIn("table-stand-in-early", seat=Seat(place.seat), minutes=int(left / 60) + 1)


# -- coming and going


def sit_in(live: LiveTable, seat: int, notice: str) -> Deed:
    """A bot plays from now on, until the person is back."""
    live.charge()
    yield from _sit_in(live, seat, notice)


def play_for(live: LiveTable, seat: int) -> Deed:
    """A bot plays to the end for somebody who has given up."""
    if live.place(seat).stand_in is None:
        yield from _change(live, seat, medium(live.sheet.game))


def may_come_back(live: LiveTable, seat: int) -> bool:
    """Whether a bot plays for the person of a seat who has not given up."""
    return live.place(seat).stand_in is not None and (live.table.over or seat not in live.table.conceded)


def _sit_in(live: LiveTable, seat: int, notice: str) -> Deed:
    bot = medium(live.sheet.game)
    if (yield from _change(live, seat, bot)):
        yield from live.note(Text(notice, seat=Seat(seat), bot=title(live.sheet.game, bot)))


def come_back(live: LiveTable, seat: int) -> Deed:
    """The person of a seat plays again."""
    if live.place(seat).stand_in is None:
        return
    live.charge()
    if live.clocks is not None:
        live.clocks.allow_again(seat)
    if (yield from _change(live, seat, None)):
        yield from live.note(Text("table-notice-back", seat=Seat(seat)))


def _change(live: LiveTable, seat: int, bot: str | None) -> Generator[Wish, Any, bool]:
    """Keep who plays on a seat; False when somebody else was quicker."""
    left = None if live.clocks is None else live.clocks.left[:]
    first: bool = yield KeepStandIn(seat, bot, left)
    live.sheet.clocks = left
    live.place(seat).stand_in = bot
    return first
