"""Applies bans, mutes and notices that operators set in any process."""

from __future__ import annotations

from .live_tables.loaded_tables import LiveTables
from .rate_limits import RateLimits
from .runtime.periodic_task import PeriodicTask
from .store.moderation import ModerationState
from .store.store import Store

#: Seconds between reads of the moderation state.
EVERY = 2.0


class Moderation:
    """The present moderation state, polled from the database."""

    def __init__(self, store: Store, live_tables: LiveTables, limits: RateLimits) -> None:
        self._store, self._live_tables, self._limits = store, live_tables, limits
        self.state = ModerationState()
        self._task = PeriodicTask(EVERY, self.refresh, "the moderation state could not be read")

    async def open(self) -> None:
        await self.refresh()
        self._task.start()

    def close(self) -> None:
        self._task.stop()

    async def refresh(self) -> None:
        """Read the state and disconnect people who are banned now."""
        before, self.state = self.state, await self._store.moderation.state()
        self._limits.muted = self.state.muted
        for person in self.state.banned - before.banned:
            self._live_tables.disconnect(person)
