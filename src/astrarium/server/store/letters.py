"""Letters that were sent to people and may be answered once. Only the hash of a letter's secret is kept."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .rows import Letter, columns

if TYPE_CHECKING:
    from .store import Store


class KeptLetters:
    """All letters that may still be answered."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, letter: Letter) -> None:
        """A new letter takes the place of an older one of its kind."""
        rows = schema.letters.c
        old = (rows.until < time()) | ((rows.person == letter.person) & (rows.purpose == letter.purpose))

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.letters).where(old))
            connection.execute(insert(schema.letters).values(columns(letter)))

        await self._store.run(write)

    async def answer(self, id: str, purpose: str) -> Letter | None:
        """A letter that is answered now, and never again; None when it cannot be."""
        rows = schema.letters.c
        which = (rows.id == id) & (rows.purpose == purpose)
        names = [rows[name] for name in Letter.__slots__]

        def take(connection: Connection) -> Letter | None:
            found = connection.execute(select(*names).where(which)).first()
            if found is None or connection.execute(delete(schema.letters).where(which)).rowcount != 1:
                return None
            return Letter(*found)

        letter = await self._store.run(take)
        return letter if letter is not None and letter.until > time() else None
