"""Expiry of unused tables, with a warning.

After `KEEP` days without a move or visit, a table in play is broken off and kept; without any answer it is
deleted. `WARNING` days before, its players are warned in the lobby and by reminders. Any move or visit
cancels the expiry.
"""

from __future__ import annotations

import logging
import os
from time import time

from ..kernel import AstrariumError, Text
from ..tables.lobby_entry import KEEP, WARNING
from ..tables.stored_table import DAY
from .live_tables.loaded_tables import LiveTables
from .runtime.periodic_task import PeriodicTask
from .store.rows import is_outage
from .store.store import Store

log = logging.getLogger(__name__)
#: Seconds between checks.
EVERY = 3600.0


def keep_days() -> int:
    """Days without use before a table expires; 0: never."""
    given = os.environ.get("ASTRARIUM_KEEP_DAYS", "")
    days = int(given) if given.isdecimal() else KEEP
    return max(days, 2 * WARNING) if days else 0


class TableExpiry:
    """Checks every hour for unused tables."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._live_tables = store, live_tables
        self._keep = keep_days()
        failing = "the check for unused tables failed"
        self._task = PeriodicTask(EVERY, lambda: self.check(time()), failing)

    def open(self) -> None:
        if self._keep:
            self._task.start()

    def close(self) -> None:
        self._task.stop()

    async def check(self, now: float) -> tuple[int, int]:
        """Warn and end tables. Returns the number of each."""
        warned = ended = 0
        for table in await self._store.expiry.unused(now - (self._keep - WARNING) * DAY):
            if table.warned <= table.used:
                await self._store.expiry.warn(table.id, now)
                warned += 1
            elif now - table.used >= self._keep * DAY and now - table.warned >= WARNING * DAY:
                ended += await self._end(table.id, now - self._keep * DAY)
        return warned, ended

    async def _end(self, id: str, before: float) -> bool:
        try:
            served = await self._live_tables.get(id)
            if served.live.room.audience or served.live.stored.changed > before:
                return False  # somebody arrived meanwhile
            if any(not move.forced for move in served.live.table.history):
                await self._live_tables.end(id, Text("table-notice-expired", days=self._keep))
            else:
                await self._live_tables.delete(id)
        except AstrariumError as error:
            if not is_outage(error):
                log.warning("expired table %s could not be ended: %s", id, error)
            return False
        return True
