"""Reminders in the database: waiting turns, tables about to expire, and push subscriptions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, func, insert, null, select, update

from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock
from .day_tables import Running

_TABLES, _SEATS, _PEOPLE, _SENT = schema.tables.c, schema.seats.c, schema.people.c, schema.reminders.c
#: People in their seats, with the reminders that were sent to them.
_SEATED = (
    schema.people.join(schema.seats, _SEATS.person == _PEOPLE.id)
    .join(schema.tables, _TABLES.id == _SEATS.table_id)
    .outerjoin(schema.reminders, (_SENT.person == _PEOPLE.id) & (_SENT.table_id == _TABLES.id))
)
#: Turns of one query.
MOST_TURNS = 2000
#: The move count before the first reminder.
NEVER = -1


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for a person, with the person's contact data."""

    table: str
    game: str
    moves: int
    email: str | None
    away: dict[str, Any]
    #: Time of the last expiry warning.
    warned: float = 0.0


#: Reminders of a person by kind, most urgent first: little time left (`late`), a friend's invitation
#: (`asked`), their `turn`, a table about to expire (`ending`).
News: TypeAlias = dict[str, list[Waiting]]


class ReminderTable(DatabaseTable):
    """Due and sent reminders."""

    async def set_away(self, person: str, away: dict[str, Any] | None) -> None:
        query = update(schema.people).where(schema.people.c.id == person).values(away=away)
        await self._execute(query)

    async def away(self, person: str) -> dict[str, Any] | None:
        query = select(schema.people.c.away).where(schema.people.c.id == person)
        return await self._scalar(query)

    async def due(self, before: float) -> dict[str, list[Waiting]]:
        """By person: tables waiting since then, without a reminder or visit."""
        tables, seats, people, sent = _TABLES, _SEATS, _PEOPLE, _SENT
        query = (
            select(people.id, people.email, people.away, seats.seat, tables.id, tables.game, tables.moves)
            .add_columns(tables.waiting, sent.moves.label("told"))
            .select_from(_SEATED)
            .where(
                people.away.is_not(null()), ~tables.over, seats.stand_in.is_(None), tables.words.is_(null())
            )
            .where(tables.changed < before, seats.seen < tables.changed, tables.lesson.is_(None))
            .order_by(tables.changed)
            .limit(MOST_TURNS)
        )
        found: dict[str, list[Waiting]] = {}
        for person, email, away, seat, table, game, moves, waiting, reminded in await self._all(query):
            mine = found.setdefault(person, []) if seat in waiting and reminded != moves else None
            if mine is not None and all(each.table != table for each in mine):
                mine.append(Waiting(table, game, moves, email, away))
        return found

    async def ending(self) -> dict[str, list[Waiting]]:
        """By person: tables that expire soon, without a reminder."""
        tables, people, sent = _TABLES, _PEOPLE, _SENT
        query = (
            select(people.id, tables.id, tables.game, tables.moves, people.email, people.away, tables.warned)
            .select_from(_SEATED)
            .where(people.away.is_not(null()), ~tables.over, tables.warned > tables.changed)
            .where(tables.warned > last_seen(), func.coalesce(sent.warned, 0.0) < tables.warned)
            .order_by(tables.warned)
            .limit(MOST_TURNS)
        )
        found: dict[str, list[Waiting]] = {}
        for person, *values in await self._all(query):
            mine, each = found.setdefault(person, []), Waiting(*values)
            if all(other.table != each.table for other in mine):
                mine.append(each)
        return found

    async def late(self, running: Sequence[Running]) -> dict[str, list[Waiting]]:
        """By person: tables of these clocks by days, without a reminder."""
        people, sent = schema.people.c, schema.reminders.c
        who = {each.person for each in running}
        reach = select(people.id, people.email, people.away).where(
            people.id.in_(who), people.away.is_not(null())
        )
        told = select(sent.person, sent.table_id, sent.clock).where(sent.person.in_(who))

        def read(connection: Connection) -> dict[str, list[Waiting]]:
            known = {row.id: row for row in connection.execute(reach)}
            before = {(person, table): moves for person, table, moves in connection.execute(told)}
            found: dict[str, list[Waiting]] = {}
            for each in running:
                if each.person in known and before.get((each.person, each.table)) != each.moves:
                    one = known[each.person]
                    waiting = Waiting(each.table, each.game, each.moves, one.email, one.away)
                    found.setdefault(each.person, []).append(waiting)
            return found

        return await self._database.read(read) if running else {}

    async def asked(self) -> dict[str, list[Waiting]]:
        """By person: tables with a friend's invitation, without a reminder."""
        tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
        sent = select(schema.reminders.c.person).where(
            schema.reminders.c.person == people.id, schema.reminders.c.table_id == tables.id
        )
        query = (
            select(people.id, tables.id, tables.game, tables.moves, people.email, people.away)
            .join(schema.seats, seats.asked == people.id)
            .join(schema.tables, tables.id == seats.table_id)
            .where(people.away.is_not(null()), seats.person.is_(None), ~tables.over, ~sent.exists())
            .limit(MOST_TURNS)
        )
        found: dict[str, list[Waiting]] = {}
        for person, *values in await self._all(query):
            found.setdefault(person, []).append(Waiting(*values))
        return found

    async def mark_reminded(self, person: str, news: News) -> bool:
        """Mark this news as sent; False if it was already."""
        rows = schema.reminders.c
        values_of: dict[str, dict[str, Any]] = {}
        for kind, tables in news.items():
            for each in tables:
                told: dict[str, dict[str, Any]] = {
                    "late": {"clock": each.moves},
                    "turn": {"moves": each.moves},
                }
                told |= {"ending": {"warned": each.warned}, "asked": {}}
                values_of.setdefault(each.table, {}).update(told[kind])

        def write(connection: Connection) -> bool:
            take_write_lock(connection)  # other processes check the same tables
            fresh = False
            for table, values in values_of.items():
                mine = (rows.person == person) & (rows.table_id == table)
                reminded = connection.execute(select(schema.reminders).where(mine)).mappings().first()
                if reminded is None:
                    new = {"person": person, "table_id": table, "moves": NEVER, **values}
                    connection.execute(insert(schema.reminders).values(new))
                elif any(reminded[name] != value for name, value in values.items()):
                    connection.execute(update(schema.reminders).where(mine).values(values))
                else:
                    continue
                fresh = True
            return fresh

        return await self._database.run(write)


#: Unused tables of one query.
MOST_UNUSED = 500


@dataclass(frozen=True, slots=True)
class Unused:
    """A table in play: its last use, and its last warning."""

    id: str
    used: float
    warned: float


def last_seen() -> Any:
    """Time of the last visit of any player."""
    sat = schema.seats.alias("sat").c
    seen = select(func.max(sat.seen)).where(sat.table_id == schema.tables.c.id).scalar_subquery()
    return func.coalesce(seen, 0.0)


class ExpiryTable(DatabaseTable):
    """Finds unused tables and stores warnings."""

    async def unused(self, before: float) -> list[Unused]:
        """Tables in play unused since then. Lessons and puzzles never expire."""
        tables = schema.tables.c
        seen, changed = last_seen(), tables.changed
        query = (
            select(tables.id, changed, seen.label("seen"), tables.warned)
            .where(~tables.over, tables.lesson.is_(None), tables.puzzle.is_(None))
            .where(changed < before, seen < before)
            .order_by(changed)
            .limit(MOST_UNUSED)
        )
        found = await self._all(query)
        return [Unused(id, max(changed, seen), warned) for id, changed, seen, warned in found]

    async def warn(self, table: str, now: float) -> None:
        await self._execute(update(schema.tables).where(schema.tables.c.id == table).values(warned=now))


#: Maximum push subscriptions per person; the oldest ones are deleted.
MOST_PUSHES = 10


@dataclass(frozen=True, slots=True)
class Push:
    """A push subscription: endpoint, keys and language."""

    endpoint: str
    key: str
    auth: str
    language: str


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class PushTable(DatabaseTable):
    """Push subscriptions. They end with their log-in."""

    async def add(self, person: str, login: str, push: Push) -> None:
        rows, id = schema.pushes.c, _id(push.endpoint)
        values = {"id": id, "person": person, "login": login, "created": time()}
        values |= {name: getattr(push, name) for name in ("endpoint", "key", "auth", "language")}

        def write(connection: Connection) -> None:
            # one subscription per browser, even if another person used it before
            connection.execute(delete(schema.pushes).where((rows.id == id) | (rows.login == login)))
            connection.execute(insert(schema.pushes).values(values))
            mine = select(rows.id).where(rows.person == person).order_by(rows.created.desc())
            old = list(connection.scalars(mine))[MOST_PUSHES:]
            connection.execute(delete(schema.pushes).where(rows.id.in_(old)))

        await self._database.run(write)

    async def end(self, endpoint: str, person: str | None = None) -> None:
        """End a subscription."""
        rows = schema.pushes.c
        which = rows.id == _id(endpoint)
        query = delete(schema.pushes).where(which if person is None else which & (rows.person == person))
        await self._execute(query)

    async def of(self, person: str) -> list[Push]:
        """The subscriptions of a person with a valid log-in."""
        rows, logins = schema.pushes.c, schema.logins.c
        query = select(rows.endpoint, rows.key, rows.auth, rows.language)
        query = query.join(schema.logins, logins.id == rows.login).where(rows.person == person)
        found = await self._all(query)
        return [Push(*row) for row in found]
