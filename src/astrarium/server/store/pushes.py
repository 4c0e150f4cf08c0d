"""Browsers that want to be told while they are closed."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select

from . import schema

if TYPE_CHECKING:
    from .store import Store

#: Browsers of one person; those that came first go.
MOST = 10


@dataclass(frozen=True, slots=True)
class Push:
    """Where a browser is told something, its keys and its language."""

    endpoint: str
    key: str
    auth: str
    language: str


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class KeptPushes:
    """Where to tell whom. With a log-in its browser is gone, too."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: str, login: str, push: Push) -> None:
        rows, id = schema.pushes.c, _id(push.endpoint)
        values = {"id": id, "person": person, "login": login, "created": time()}
        values |= {name: getattr(push, name) for name in ("endpoint", "key", "auth", "language")}

        def write(connection: Connection) -> None:
            # one browser is one address, whoever was there before
            connection.execute(delete(schema.pushes).where((rows.id == id) | (rows.login == login)))
            connection.execute(insert(schema.pushes).values(values))
            mine = select(rows.id).where(rows.person == person).order_by(rows.created.desc())
            old = list(connection.scalars(mine))[MOST:]
            connection.execute(delete(schema.pushes).where(rows.id.in_(old)))

        await self._store.run(write)

    async def end(self, endpoint: str, person: str | None = None) -> None:
        """Tell a browser nothing any more."""
        rows = schema.pushes.c
        which = rows.id == _id(endpoint)
        query = delete(schema.pushes).where(which if person is None else which & (rows.person == person))
        await self._store.run(lambda connection: connection.execute(query))

    async def of(self, person: str) -> list[Push]:
        """The browsers of a person in which they are still logged in."""
        rows, logins = schema.pushes.c, schema.logins.c
        query = select(rows.endpoint, rows.key, rows.auth, rows.language)
        query = query.join(schema.logins, logins.id == rows.login).where(rows.person == person)
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [Push(*row) for row in found]
