"""Whose turn it has been for long, and who has heard of it: the store's side of telling people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, insert, null, select, update

from . import schema
from .databases import take_turns
from .expiry import last_seen

if TYPE_CHECKING:
    from .store import Store

#: Turns that are looked at in one go.
MOST = 2000
#: Moves of a turn of which nobody has heard.
NEVER = -1


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for somebody, since its last move; and how that person wants to hear of it."""

    table: str
    game: str
    moves: int
    email: str | None
    away: dict[str, Any]
    #: When its people were warned that it ends.
    warned: float = 0.0


class Reminders:
    """All turns of people who want to be told."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def set_away(self, person: str, away: dict[str, Any] | None) -> None:
        query = update(schema.people).where(schema.people.c.id == person).values(away=away)
        await self._store.run(lambda connection: connection.execute(query))

    async def away(self, person: str) -> dict[str, Any] | None:
        query = select(schema.people.c.away).where(schema.people.c.id == person)
        return await self._store.read(lambda connection: connection.scalar(query))

    async def due(self, before: float) -> dict[str, list[Waiting]]:
        """By person: tables that have waited since then, whom nobody has told yet and who were not there."""
        tables, seats, people, told = schema.tables.c, schema.seats.c, schema.people.c, schema.reminders.c
        query = (
            select(people.id, people.email, people.away, seats.seat, tables.id, tables.game, tables.moves)
            .add_columns(tables.waiting, told.moves.label("told"))
            .select_from(schema.people)
            .join(schema.seats, seats.person == people.id)
            .join(schema.tables, tables.id == seats.table_id)
            .outerjoin(schema.reminders, (told.person == people.id) & (told.table_id == tables.id))
            .where(
                people.away.is_not(null()), ~tables.over, seats.stand_in.is_(None), tables.words.is_(null())
            )
            .where(tables.changed < before, seats.seen < tables.changed, tables.lesson.is_(None))
            .order_by(tables.changed)
            .limit(MOST)
        )
        found: dict[str, list[Waiting]] = {}
        for person, email, away, seat, table, game, moves, waiting, heard in await self._store.read(
            lambda connection: connection.execute(query).all()
        ):
            mine = found.setdefault(person, []) if seat in waiting and heard != moves else None
            if mine is not None and all(each.table != table for each in mine):
                mine.append(Waiting(table, game, moves, email, away))
        return found

    async def ending(self) -> dict[str, list[Waiting]]:
        """By person: tables that end because nobody plays there, and of which they have not heard yet."""
        tables, seats, people, told = schema.tables.c, schema.seats.c, schema.people.c, schema.reminders.c
        query = (
            select(people.id, tables.id, tables.game, tables.moves, people.email, people.away, tables.warned)
            .select_from(schema.people)
            .join(schema.seats, seats.person == people.id)
            .join(schema.tables, tables.id == seats.table_id)
            .outerjoin(schema.reminders, (told.person == people.id) & (told.table_id == tables.id))
            .where(people.away.is_not(null()), ~tables.over, tables.warned > tables.changed)
            .where(tables.warned > last_seen(), func.coalesce(told.warned, 0.0) < tables.warned)
            .order_by(tables.warned)
            .limit(MOST)
        )
        found: dict[str, list[Waiting]] = {}
        for person, *values in await self._store.read(lambda connection: connection.execute(query).all()):
            mine, each = found.setdefault(person, []), Waiting(*values)
            if all(other.table != each.table for other in mine):
                mine.append(each)
        return found

    async def told(self, person: str, waiting: list[Waiting], ending: list[Waiting]) -> bool:
        """Somebody hears of these turns and of these warnings now; False when they all were told already."""
        rows = schema.reminders.c
        news: dict[str, dict[str, Any]] = {each.table: {"moves": each.moves} for each in waiting}
        for each in ending:
            news.setdefault(each.table, {})["warned"] = each.warned

        def write(connection: Connection) -> bool:
            take_turns(connection)  # other processes look at the same tables
            fresh = False
            for table, values in news.items():
                mine = (rows.person == person) & (rows.table_id == table)
                heard = connection.execute(select(schema.reminders).where(mine)).mappings().first()
                if heard is None:
                    new = {"person": person, "table_id": table, "moves": NEVER, **values}
                    connection.execute(insert(schema.reminders).values(new))
                elif any(heard[name] != value for name, value in values.items()):
                    connection.execute(update(schema.reminders).where(mine).values(values))
                else:
                    continue
                fresh = True
            return fresh

        return await self._store.run(write)
