"""Studies in the database: one file each, with a version for optimistic locking."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from . import schema
from .database import DatabaseTable
from .rows import Conflict, columns

_ROWS = schema.studies.c


@dataclass(slots=True)
class StudyRow:
    """A study: its owner, file and cached findings (`moments`). `shared`: the link allows changes."""

    id: str
    person: str
    game: str
    title: str
    data: Any
    created: float
    changed: float
    #: The table it was made of, if any.
    origin: str | None = None
    shared: bool = False
    version: int = 0
    moments: Any = None
    #: The node that is a puzzle, and its proof (`study/node_puzzle.py`).
    puzzle: Any = None


class StudyTable(DatabaseTable):
    """The studies of all people."""

    async def add(self, row: StudyRow) -> None:
        query = insert(schema.studies).values(columns(row))
        await self._execute(query)

    async def study(self, id: str) -> StudyRow | None:
        query = select(*[_ROWS[name] for name in StudyRow.__slots__]).where(_ROWS.id == id)
        found = await self._first(query)
        return None if found is None else StudyRow(*found)

    async def version(self, id: str) -> int | None:
        query = select(_ROWS.version).where(_ROWS.id == id)
        return await self._scalar(query)

    async def save(self, row: StudyRow) -> None:
        """Store a change. Raises Conflict if the version is outdated."""
        values = {"data": row.data, "title": row.title, "shared": row.shared, "version": row.version + 1}
        mine = update(schema.studies).where(_ROWS.id == row.id, _ROWS.version == row.version)
        query = mine.values(changed=time(), **values)
        if await self._execute(query) != 1:
            raise Conflict(row.id)
        row.version += 1

    async def save_moments(self, id: str, moments: Any) -> None:
        query = update(schema.studies).where(_ROWS.id == id).values(moments=moments)
        await self._execute(query)

    async def save_puzzle(self, row: StudyRow) -> None:
        values = {"puzzle": row.puzzle, "version": _ROWS.version + 1}
        await self._execute(update(schema.studies).where(_ROWS.id == row.id).values(values))

    async def puzzles(self, most: int) -> list[dict[str, Any]]:
        """The proved puzzles of all people, latest first."""
        people = schema.people.c
        shown = (_ROWS.id, _ROWS.game, _ROWS.title, _ROWS.puzzle, people.name)
        query = select(*shown).join_from(schema.studies, schema.people).where(_ROWS.puzzle.is_not(None))
        return await self._mappings(query.order_by(_ROWS.changed.desc()).limit(most))

    async def of(self, person: str, most: int) -> list[dict[str, Any]]:
        """The studies of a person without their files, latest first."""
        shown = (_ROWS.id, _ROWS.game, _ROWS.title, _ROWS.origin, _ROWS.changed)
        query = select(*shown).where(_ROWS.person == person).order_by(_ROWS.changed.desc()).limit(most)
        return await self._mappings(query)

    async def made_of(self, table: str, person: str) -> str | None:
        """The id of a person's study of a table."""
        query = select(_ROWS.id).where(_ROWS.origin == table, _ROWS.person == person).limit(1)
        return await self._scalar(query)

    async def count(self, person: str) -> int:
        query = select(func.count()).select_from(schema.studies).where(_ROWS.person == person)
        return await self._scalar(query) or 0

    async def delete(self, id: str) -> None:
        query = delete(schema.studies).where(_ROWS.id == id)
        await self._execute(query)


def hand_over_studies(connection: Connection, guest: str, person: str) -> None:
    """Move a guest's studies to an account."""
    connection.execute(update(schema.studies).where(_ROWS.person == guest).values(person=person))
