"""Who people are: the store's rows of guests and accounts."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...tables.names import skeleton
from . import schema
from .results import hand_over_results
from .rows import Conflict, Person, columns

if TYPE_CHECKING:
    from .store import Store


#: What is read of a person.
PERSON = [schema.people.c[name] for name in Person.__slots__]


class KeptPeople:
    """All people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, id: str) -> Person | None:
        return await self._person(schema.people.c.id == id)

    async def person_by_login(self, login: str) -> Person | None:
        """Somebody with an account of that name, however it is written."""
        exact = await self._person(schema.people.c.login == login)
        return exact or await self._person(schema.people.c.skeleton == skeleton(login))

    async def _person(self, which: Any) -> Person | None:
        query = select(*PERSON).where(which)
        found = await self._store.read(lambda connection: connection.execute(query).first())
        return None if found is None else Person(*found)

    async def add_person(self, person: Person) -> None:
        query = insert(schema.people).values(created=time(), signed=False, **columns(person))
        await self._store.run(lambda connection: connection.execute(query))

    async def change_person(self, id: str, **values: Any) -> None:
        """Change a name, or give a person an account; raises Conflict when the login is taken."""
        query = update(schema.people).where(schema.people.c.id == id).values(values)
        try:
            await self._store.run(lambda connection: connection.execute(query))
        except IntegrityError:
            raise Conflict(str(values.get("login"))) from None

    async def looks_like(self, skeleton: str) -> str | None:
        """The id of the person whose account has a name that looks like this."""
        query = select(schema.people.c.id).where(schema.people.c.skeleton == skeleton)
        return await self._store.read(lambda connection: connection.scalar(query))

    async def hand_over(self, guest: str, person: str) -> list[str]:
        """Give a guest's seats and tables to a person; the tables concerned."""

        def write(connection: Connection) -> list[str]:
            seats, tables = schema.seats.c, schema.tables.c
            taken = list(connection.scalars(select(seats.table_id).where(seats.person == guest).distinct()))
            connection.execute(update(schema.seats).where(seats.person == guest).values(person=person))
            connection.execute(update(schema.tables).where(tables.host == guest).values(host=person))
            hand_over_results(connection, guest, person)
            self._store.tell_changed(connection, taken)
            return taken

        return await self._store.run(write)
