"""Log-ins: which browsers are known, and for whom. A browser has a secret; only its hash is kept."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from . import schema
from .people import PERSON
from .rows import Login, Person

if TYPE_CHECKING:
    from .store import Store

#: Seconds after which it is written down that a browser was here again.
SEEN = 3600.0


class KeptLogins:
    """All log-ins."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, login: Login) -> None:
        values = {name: getattr(login, name) for name in login.__slots__}
        await self._store.run(lambda connection: connection.execute(insert(schema.logins).values(values)))

    async def person(self, id: str) -> Person | None:
        """Whose log-in this is; None where there is none of that id any more."""
        logins = schema.logins.c
        query = select(*PERSON, logins.seen)
        query = query.join_from(schema.people, schema.logins).where(logins.id == id)
        found = await self._store.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        if time() - found.seen > SEEN:
            seen = update(schema.logins).where(logins.id == id).values(seen=time())
            await self._store.run(lambda connection: connection.execute(seen))
        return Person(*found[:-1])

    async def of(self, person: str) -> list[Login]:
        """The log-ins of a person, the latest first."""
        rows = schema.logins.c
        query = select(rows.id, rows.person, rows.created, rows.seen, rows.agent).where(rows.person == person)
        query = query.order_by(rows.seen.desc()).limit(100)
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [Login(*row) for row in found]

    async def end(self, person: str, id: str) -> bool:
        """End one log-in of a person; False when there is none of that id."""
        rows = schema.logins.c
        query = delete(schema.logins).where(rows.person == person, rows.id == id)
        return await self._store.run(lambda connection: connection.execute(query).rowcount == 1)

    async def end_others(self, person: str, but: str) -> None:
        """End all log-ins of a person but one."""
        rows = schema.logins.c
        query = delete(schema.logins).where(rows.person == person, rows.id != but)
        await self._store.run(lambda connection: connection.execute(query))

    async def by_signature(self, id: str) -> Person | None:
        """A person who has had only the signed cookie of former times, if it still counts."""
        people = schema.people.c
        query = select(*PERSON).where(people.id == id, people.signed)
        found = await self._store.read(lambda connection: connection.execute(query).first())
        return None if found is None else Person(*found)

    async def exchange(self, person: str) -> None:
        """The signed cookie of a person does not count any more."""
        query = update(schema.people).where(schema.people.c.id == person).values(signed=False)
        await self._store.run(lambda connection: connection.execute(query))
