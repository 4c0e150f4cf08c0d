"""When somebody does not play on: a bot sits in for them, until they are back.

That happens only where somebody else waits: when a clock has run out, by itself; when a player has been away
for longer than was agreed, as soon as another player asks for it. Whoever is back has the seat again at once.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING

from ...kernel import AstrariumError, Seat, Text
from ..bots.workers import medium, title
from ..store.rows import SeatRow
from ..store.store import Store
from . import for_seat
from .listener import Listener

if TYPE_CHECKING:
    from .live import LiveTable

#: Nobody could come while no server ran: absence counts from here at the earliest.
STARTED = time()


class NoStandIn(AstrariumError):
    """No bot may sit in there, or not yet."""


class StandIns:
    """The bots that sit in at one table. What changes anything is called with the table's lock held."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live = live
        self._store = store
        self._alarm: asyncio.TimerHandle | None = None

    # -- the clock

    def watch(self) -> None:
        """Set the alarm for the next clock to run out, if that has a consequence."""
        self.stop()
        live = self._live
        if live.clocks is not None:
            awaited = [seat for seat in live.running() if live.seating.awaited(seat)]
            seconds = live.clocks.soonest(awaited)
            if seconds is not None:
                # A moment later, so that the time is really up.
                self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds) + 0.01, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def waiting(self) -> bool:
        """Whether a clock runs here that somebody waits for: the table has to stay."""
        return self._alarm is not None

    def _ring(self) -> None:
        self._alarm = None
        self._live.begin(self._time_is_up())

    async def _time_is_up(self) -> None:
        live = self._live
        async with live.lock:
            running, clocks = live.running(), live.clocks
            live.charge()
            for seat in running:
                if clocks is not None and clocks.left[seat] <= 0 and live.seating.awaited(seat):
                    clocks.left[seat] = 0
                    await self._sit_in(seat, "server-notice-time-up")
            live.tell_all()
        live.go_on()

    # -- absence

    async def ask(self, listener: Listener, seat: int) -> None:
        """Another player asks for a bot in place of somebody who is away; raises NoStandIn."""
        live = self._live
        place = live.place(seat)
        if not listener.mine:
            raise NoStandIn("server-stand-in-players-only")
        if place.stand_in is not None:
            return
        if place.person in (None, listener.person) or not live.seating.awaited(seat):
            raise NoStandIn("server-stand-in-nobody")
        if not live.row.absence:
            raise NoStandIn("server-stand-in-never")
        if live.table.over or seat not in for_seat.waiting(live.table):
            raise NoStandIn("server-stand-in-not-awaited")
        await self._check_absence(place)
        live.charge()
        await self._sit_in(seat, "server-notice-away")

    async def _check_absence(self, place: SeatRow) -> None:
        live = self._live
        if place.person is not None and live.present(place.person):
            raise NoStandIn("server-stand-in-here", seat=Seat(place.seat))
        since = max(await self._store.seen(live.id, place.seat), live.row.changed, STARTED)
        left = live.row.absence - (time() - since)
        if left > 0:
            raise NoStandIn("server-stand-in-early", seat=Seat(place.seat), minutes=int(left / 60) + 1)

    # -- coming and going

    async def _sit_in(self, seat: int, notice: str) -> None:
        live = self._live
        bot = medium(live.row.game)
        if await self._change(seat, bot):
            await live.note(Text(notice, seat=Seat(seat), bot=title(live.row.game, bot)))

    async def come_back(self, seat: int) -> None:
        """The person of a seat plays again."""
        live = self._live
        if live.place(seat).stand_in is None:
            return
        live.charge()
        live.stop_thinking(seat)
        if live.clocks is not None:
            live.clocks.allow_again(seat)
        if await self._change(seat, None):
            await live.note(Text("server-notice-back", seat=Seat(seat)))

    async def _change(self, seat: int, bot: str | None) -> bool:
        """Keep who plays on a seat; False when another process was quicker."""
        live = self._live
        left = None if live.clocks is None else live.clocks.left[:]
        first = await self._store.set_stand_in(live.id, seat, bot, left)
        live.row.clocks = left
        live.place(seat).stand_in = bot
        return first
