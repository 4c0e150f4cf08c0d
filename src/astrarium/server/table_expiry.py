"""Tables that nobody uses end, by a rule that everybody knows, and never unannounced.

A table in play that nobody has moved at, or even looked at, for `KEEP` days is broken off and kept to be
looked at; one at which nobody has answered anything is deleted. `WARNING` days before, its players read in
the lobby that it is going to end, and hear of it as they hear of their turns. A move or a visit, and all of
it is void.
"""

from __future__ import annotations

import logging
import os
from time import time

from ..kernel import AstrariumError, Text
from ..tables.listing import KEEP, WARNING
from ..tables.sheet import DAY
from .loop.repeating import Repeating
from .store.store import Store
from .table.live_tables import LiveTables

log = logging.getLogger(__name__)
#: Seconds between two looks.
EVERY = 3600.0


def keep_days() -> int:
    """After how many days without use a table ends; 0: never."""
    given = os.environ.get("ASTRARIUM_KEEP_DAYS", "")
    days = int(given) if given.isdecimal() else KEEP
    return max(days, 2 * WARNING) if days else 0


class Expiry:
    """Looks every hour which tables nobody uses."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._live_tables = store, live_tables
        self._keep = keep_days()
        failing = "tables that nobody uses could not be looked for"
        self._looking = Repeating(EVERY, lambda: self.look(time()), failing)

    def open(self) -> None:
        if self._keep:
            self._looking.begin()

    def close(self) -> None:
        self._looking.end()

    async def look(self, now: float) -> tuple[int, int]:
        """Warn and end as it is time; how many tables of each."""
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
            if served.live.room.audience or served.live.sheet.changed > before:
                return False  # somebody has come at the last moment
            if any(not move.forced for move in served.live.table.history):
                await self._live_tables.end(id, Text("table-notice-expired", days=self._keep))
            else:
                await self._live_tables.delete(id)
        except AstrariumError as error:
            log.warning("table %s cannot be ended: %s", id, error)
            return False
        return True
