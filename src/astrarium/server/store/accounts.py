"""People in the database: guests and accounts, their log-ins, and the tokens of e-mails.

Only hashes of the secrets of browsers and e-mails are stored.
"""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...tables.display_names import skeleton
from . import schema
from .database import DatabaseTable
from .game_results import hand_over_results
from .rows import Conflict, Login, MailToken, Person, columns
from .studies import hand_over_studies

#: The columns of a person.
PERSON = [schema.people.c[name] for name in Person.__slots__]


class AccountTable(DatabaseTable):
    """Guests and accounts."""

    async def person(self, id: str) -> Person | None:
        return await self._person(schema.people.c.id == id)

    async def person_by_login(self, login: str) -> Person | None:
        """The account of that name, or of a look-alike name."""
        exact = await self._person(schema.people.c.login == login)
        return exact or await self._person(schema.people.c.skeleton == skeleton(login))

    async def _person(self, which: Any) -> Person | None:
        query = select(*PERSON).where(which)
        found = await self._first(query)
        return None if found is None else Person(*found)

    async def add_person(self, person: Person) -> None:
        query = insert(schema.people).values(created=time(), signed=False, **columns(person))
        await self._execute(query)

    async def change_person(self, id: str, **values: Any) -> None:
        """Change a person's row. Raises Conflict if the account name is taken."""
        query = update(schema.people).where(schema.people.c.id == id).values(values)
        try:
            await self._execute(query)
        except IntegrityError:
            raise Conflict(str(values.get("login"))) from None

    async def look_alike(self, skeleton: str) -> str | None:
        """The id of the account whose name looks like this."""
        query = select(schema.people.c.id).where(schema.people.c.skeleton == skeleton)
        return await self._scalar(query)

    async def hand_over(self, guest: str, person: str) -> list[str]:
        """Move a guest's seats and tables to an account. Returns the affected tables."""

        def write(connection: Connection) -> list[str]:
            seats, tables = schema.seats.c, schema.tables.c
            taken = list(connection.scalars(select(seats.table_id).where(seats.person == guest).distinct()))
            connection.execute(update(schema.seats).where(seats.person == guest).values(person=person))
            connection.execute(update(schema.tables).where(tables.host == guest).values(host=person))
            hand_over_results(connection, guest, person)
            hand_over_studies(connection, guest, person)
            self._database.tell_changed(connection, taken)
            return taken

        return await self._database.run(write)


#: Seconds between updates of a log-in's last-seen time.
SEEN = 3600.0


class LoginTable(DatabaseTable):
    """Log-ins of browsers."""

    async def add(self, login: Login) -> None:
        values = {name: getattr(login, name) for name in login.__slots__}
        await self._execute(insert(schema.logins).values(values))

    async def rotate(self, person: str, old: str, new: str) -> bool:
        """Change the id of a log-in, also in push subscriptions, and end all others.

        False if the old id does not exist.
        """
        rows, pushes = schema.logins.c, schema.pushes.c
        others = delete(schema.logins).where(rows.person == person, rows.id != old)
        pushed = update(schema.pushes).where(pushes.login == old).values(login=new)
        known = update(schema.logins).where(rows.person == person, rows.id == old).values(id=new)

        def write(connection: Connection) -> bool:
            connection.execute(others)
            connection.execute(pushed)
            return connection.execute(known).rowcount == 1

        return await self._database.run(write)

    async def person(self, id: str) -> Person | None:
        """The person of a log-in; None if it does not exist."""
        logins = schema.logins.c
        query = select(*PERSON, logins.seen)
        query = query.join_from(schema.people, schema.logins).where(logins.id == id)
        found = await self._first(query)
        if found is None:
            return None
        if time() - found.seen > SEEN:
            seen = update(schema.logins).where(logins.id == id).values(seen=time())
            await self._execute(seen)
        return Person(*found[:-1])

    async def of(self, person: str) -> list[Login]:
        """The log-ins of a person, latest first."""
        rows = schema.logins.c
        query = select(rows.id, rows.person, rows.created, rows.seen, rows.agent).where(rows.person == person)
        query = query.order_by(rows.seen.desc()).limit(100)
        found = await self._all(query)
        return [Login(*row) for row in found]

    async def end(self, person: str, id: str) -> bool:
        """End a log-in; False if it does not exist."""
        rows = schema.logins.c
        query = delete(schema.logins).where(rows.person == person, rows.id == id)
        return await self._execute(query) == 1

    async def end_others(self, person: str, but: str) -> None:
        """End all log-ins of a person but one."""
        rows = schema.logins.c
        query = delete(schema.logins).where(rows.person == person, rows.id != but)
        await self._execute(query)

    async def by_signature(self, id: str) -> Person | None:
        """The person of a signed cookie of an earlier version, if it is still valid."""
        people = schema.people.c
        query = select(*PERSON).where(people.id == id, people.signed)
        found = await self._first(query)
        return None if found is None else Person(*found)

    async def exchange(self, person: str) -> None:
        """Invalidate the signed cookie of a person."""
        query = update(schema.people).where(schema.people.c.id == person).values(signed=False)
        await self._execute(query)


class MailTokenTable(DatabaseTable):
    """Tokens of account e-mails."""

    async def add(self, token: MailToken) -> None:
        """Store a token, in place of an older one for the same purpose."""
        rows = schema.letters.c
        old = (rows.until < time()) | ((rows.person == token.person) & (rows.purpose == token.purpose))

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.letters).where(old))
            connection.execute(insert(schema.letters).values(columns(token)))

        await self._database.run(write)

    async def redeem(self, id: str, purpose: str) -> MailToken | None:
        """Redeem a token, once; None if it is unknown or expired."""
        rows = schema.letters.c
        which = (rows.id == id) & (rows.purpose == purpose)
        names = [rows[name] for name in MailToken.__slots__]

        def take(connection: Connection) -> MailToken | None:
            found = connection.execute(select(*names).where(which)).first()
            if found is None or connection.execute(delete(schema.letters).where(which)).rowcount != 1:
                return None
            return MailToken(*found)

        token = await self._database.run(take)
        return token if token is not None and token.until > time() else None
