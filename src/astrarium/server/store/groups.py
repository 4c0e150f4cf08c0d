"""Groups of people in the database: members, invitations and requests to join."""

from __future__ import annotations

from time import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from ...kernel import AstrariumError
from ...tables.stored_table import StoredTable
from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock
from .friends import PERSON_IN_LIST, Somebody

_GROUPS, _MEMBERS = schema.groups.c, schema.members.c
#: Roles of members, and of people with an open request.
IN, WAITING = ("moderator", "member"), ("asked", "asking")
#: Maximum groups of a person, members of a group, and groups of a list.
OWN, MOST, LISTED = 20, 500, 100


class NotInGroup(AstrariumError):
    """Only members, or only moderators, may do that."""


class Group(NamedTuple):
    """A group, its number of members, and the role of the person who asks, and who has invited them."""

    id: str
    name: str
    about: str
    shown: bool
    members: int
    role: str | None
    by: str | None


class GroupTable(DatabaseTable):
    """Groups and their members."""

    async def add(self, id: str, name: str, about: str, shown: bool, person: str) -> None:
        """Create a group with its first moderator."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            _check_own(connection, person)
            connection.execute(insert(schema.groups).values(id=id, name=name, about=about, shown=shown))
            _join(connection, id, person, "moderator")

        await self._database.run(write)

    async def change(self, id: str, **values: Any) -> None:
        await self._execute(update(schema.groups).where(_GROUPS.id == id).values(values))

    async def listed(self, person: str) -> list[Group]:
        """The groups of a person, their invitations and requests, and shown groups; by name."""
        query = _groups(person).where(or_(_GROUPS.shown, _MEMBERS.role.is_not(None)))
        query = query.order_by(_MEMBERS.role.is_(None), _GROUPS.name).limit(LISTED)
        return [Group(*row) for row in await self._all(query)]

    async def group(self, id: str, person: str | None) -> Group | None:
        query = _groups(person or "").where(_GROUPS.id == id)
        row = await self._first(query)
        return None if row is None else Group(*row)

    async def of(self, person: str | None) -> set[str]:
        """The groups of which a person is a member."""
        query = select(_MEMBERS.group_id).where(_MEMBERS.person == person, _MEMBERS.role.in_(IN))
        return set(await self._scalars(query))

    async def admit(self, row: StoredTable, person: str | None) -> bool:
        """Whether a table belongs to a group of that person."""
        return row.group_id is not None and row.group_id in await self.of(person)

    async def people(self, id: str) -> list[tuple[str, Somebody]]:
        """Members and open requests: role and person; moderators first, then by name."""
        query = select(_MEMBERS.role, *PERSON_IN_LIST, _MEMBERS.since)
        query = query.join(schema.people, schema.people.c.id == _MEMBERS.person).where(
            _MEMBERS.group_id == id
        )
        found = [(role, Somebody(*more)) for role, *more in await self._all(query)]
        return sorted(found, key=lambda each: (each[0] != "moderator", each[1].name.casefold()))

    async def ask(self, id: str, person: str, by: str) -> None:
        """Invite a person, or admit one who asks to join."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            role = connection.scalar(select(_MEMBERS.role).where(_at(id, person)))
            if role == "asking":
                _join(connection, id, person, "member")
            elif role is None:
                _join(connection, id, person, "asked", by)

        await self._database.run(write)

    async def join(self, id: str, person: str) -> None:
        """Accept an invitation, or ask to join."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            role = connection.scalar(select(_MEMBERS.role).where(_at(id, person)))
            if role == "asked":
                _check_own(connection, person)
                _join(connection, id, person, "member")
            elif role is None:
                _check_own(connection, person)
                _join(connection, id, person, "asking")

        await self._database.run(write)

    async def appoint(self, id: str, person: str, role: str) -> None:
        """Make a member a moderator, or the other way round."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            which = and_(_at(id, person), _MEMBERS.role.in_(IN))
            connection.execute(update(schema.members).where(which).values(role=role))
            _settle(connection, id)

        await self._database.run(write)

    async def part(self, id: str, person: str) -> None:
        """End a membership, or drop an invitation or a request."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            connection.execute(delete(schema.members).where(_at(id, person)))
            _settle(connection, id)

        await self._database.run(write)


def leave_all(connection: Connection, person: str) -> None:
    """Take a person out of all groups."""
    ids = list(connection.scalars(select(_MEMBERS.group_id).where(_MEMBERS.person == person)))
    connection.execute(delete(schema.members).where(_MEMBERS.person == person))
    connection.execute(update(schema.members).where(_MEMBERS.by == person).values(by=None))
    for id in ids:
        _settle(connection, id)


def _settle(connection: Connection, id: str) -> None:
    """Give a group without a moderator its oldest member as one; delete a group without members."""
    mine = and_(_MEMBERS.group_id == id, _MEMBERS.role.in_(IN))
    query = select(_MEMBERS.person, _MEMBERS.role).where(mine).order_by(_MEMBERS.since, _MEMBERS.person)
    left = connection.execute(query).all()
    if not left:
        connection.execute(delete(schema.members).where(_MEMBERS.group_id == id))
        connection.execute(delete(schema.groups).where(_GROUPS.id == id))
    elif all(role != "moderator" for _, role in left):
        oldest = _at(id, left[0].person)
        connection.execute(update(schema.members).where(oldest).values(role="moderator"))


def _join(connection: Connection, id: str, person: str, role: str, by: str | None = None) -> None:
    count = select(func.count()).where(_MEMBERS.group_id == id)
    if (connection.scalar(count) or 0) >= MOST:
        raise NotInGroup("server-group-limit", most=MOST)
    connection.execute(delete(schema.members).where(_at(id, person)))
    values = {"group_id": id, "person": person, "role": role, "by": by, "since": time()}
    connection.execute(insert(schema.members).values(values))


def _check_own(connection: Connection, person: str) -> None:
    mine = select(func.count()).where(_MEMBERS.person == person, _MEMBERS.role != "asked")
    if (connection.scalar(mine) or 0) >= OWN:
        raise NotInGroup("server-group-limit", most=OWN)


def _groups(person: str) -> Any:
    counted = schema.members.alias("counted").c
    count = select(func.count()).where(counted.group_id == _GROUPS.id, counted.role.in_(IN)).scalar_subquery()
    query = select(_GROUPS.id, _GROUPS.name, _GROUPS.about, _GROUPS.shown, count, _MEMBERS.role, _MEMBERS.by)
    return query.outerjoin(schema.members, _at(_GROUPS.id, person))


def _at(id: Any, person: str) -> Any:
    return and_(_MEMBERS.group_id == id, _MEMBERS.person == person)
