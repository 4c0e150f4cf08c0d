"""Keeping to what those say who look after the server, from whichever process they say it."""

from __future__ import annotations

from .limits import Limits
from .loop.repeating import Repeating
from .store.house import Orders
from .store.store import Store
from .table.live_tables import LiveTables

#: Seconds between two looks.
EVERY = 2.0


class KeptOrders:
    """What is to be kept to now."""

    def __init__(self, store: Store, live_tables: LiveTables, limits: Limits) -> None:
        self._store, self._live_tables, self._limits = store, live_tables, limits
        self.now = Orders()
        self._looking = Repeating(EVERY, self.look, "orders could not be read")

    async def open(self) -> None:
        await self.look()
        self._looking.begin()

    def close(self) -> None:
        self._looking.end()

    async def look(self) -> None:
        """Read the orders; whoever is banned now has to leave."""
        before, self.now = self.now, await self._store.house.orders()
        self._limits.muted = self.now.muted
        for person in self.now.banned - before.banned:
            self._live_tables.come_again(person)
