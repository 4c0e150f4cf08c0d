"""Enforces clocks of correspondence tables ("by days"): time-outs and holidays.

Tables that are not in memory are included.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from ..kernel import AstrariumError
from ..tables import daily_deal
from ..tables.host_calls import Command, HostFailed
from ..tables.live_table import LiveTable
from ..tables.time_out import be_away, time_is_up
from .live_tables.loaded_tables import LiveTables
from .runtime.periodic_task import PeriodicTask
from .store.rows import Overtaken, is_outage
from .store.store import Store

log = logging.getLogger(__name__)
#: Seconds between checks.
EVERY = 20.0


class DayClockWatch:
    """Periodic task. Of several processes, the first to store an outcome wins."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._live_tables = store, live_tables
        self._task = PeriodicTask(EVERY, self.check, "the check of clocks by days failed")

    def open(self) -> None:
        self._task.start()

    def close(self) -> None:
        self._task.stop()

    async def check(self) -> int:
        """Apply holidays to tables, then time out overdue clocks. Returns the number of overdue tables."""
        _, absent = await self._store.day_tables.look(daily_deal.now())
        for each in absent:
            await self._change(each.table, partial(be_away, person=each.person, until=each.until))
        now = daily_deal.now()
        running, _ = await self._store.day_tables.look(now)
        late = sorted({each.table for each in running if each.due <= now})
        for table in late:
            await self._change(table, time_is_up)
        return len(late)

    async def holiday(self, person: str, days: int) -> None:
        """Begin or end (0 days) a holiday, and apply it to the person's tables."""
        await self._store.day_tables.take_holiday(person, days, daily_deal.now())
        await self.check()

    async def _change(self, table: str, change: Callable[[LiveTable], Command]) -> None:
        try:
            served = await self._live_tables.get(table)
            await served.catch_up()
            await served.carry_out(change(served.live))
        except (Overtaken, HostFailed):
            pass  # another process was first
        except AstrariumError as error:
            if not is_outage(error):
                log.warning("table %s: %s", table, error)
