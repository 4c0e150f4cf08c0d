"""Friends, last opponents, personal pages and seat invitations in the database."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, case, delete, func, insert, null, or_, select, update

from ...tables.token_bucket import TooMuch
from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock

_FRIENDS, _PEOPLE, _SEATS, _TABLES = schema.friends.c, schema.people.c, schema.seats.c, schema.tables.c
#: Maximum friend requests of a person, listed opponents, and seats that are scanned for opponents.
MOST, OPPONENTS, LOOKED_AT = 200, 20, 400
#: The columns of `Somebody`, without the time.
PERSON_IN_LIST = (_PEOPLE.id, _PEOPLE.name, _PEOPLE.login.is_(None), _PEOPLE.page)


class Somebody(NamedTuple):
    """A person in a list. `at`: the time of the friendship, the request or the last meeting."""

    person: str
    name: str
    guest: bool
    page: dict[str, Any] | None
    at: float


class FriendTable(DatabaseTable):
    """Friendships, personal pages and seat invitations."""

    async def ask(self, person: str, other: str) -> None:
        """Send a friend request, or accept the other person's request."""
        agreed = update(schema.friends).where(
            _FRIENDS.person == other, _FRIENDS.other == person, _FRIENDS.since.is_(None)
        )
        both = select(func.count()).where(_between(person, other))
        mine = select(func.count()).where(_FRIENDS.person == person)

        def write(connection: Connection) -> None:
            take_write_lock(connection)  # both may ask at the same time
            if connection.execute(agreed.values(since=time())).rowcount or connection.scalar(both):
                return
            if (connection.scalar(mine) or 0) >= MOST:
                raise TooMuch("server-too-many-friends", most=MOST)
            values = {"person": person, "other": other, "asked": time()}
            connection.execute(insert(schema.friends).values(values))

        await self._database.run(write)

    async def part(self, person: str, other: str) -> None:
        """End a friendship, or withdraw or decline a friend request."""
        await self._database.run(lambda connection: part(connection, person, other))

    async def lists(self, person: str) -> tuple[list[Somebody], list[Somebody], list[Somebody]]:
        """Friends by name, then friend requests to the person and from the person, latest first."""
        query = (
            select(_FRIENDS.person == person, _FRIENDS.since, *_columns(_FRIENDS.asked))
            .join(schema.people, _PEOPLE.id == _other(person))
            .where(or_(_FRIENDS.person == person, _FRIENDS.other == person))
            .order_by(_FRIENDS.asked.desc())
        )
        rows = await self._all(query)
        friends = [Somebody(*more)._replace(at=since) for _, since, *more in rows if since is not None]
        asking = [Somebody(*more) for mine, since, *more in rows if since is None and not mine]
        asked = [Somebody(*more) for mine, since, *more in rows if since is None and mine]
        return sorted(friends, key=lambda each: each.name.casefold()), asking, asked

    async def are_friends(self, person: str, other: str) -> bool:
        query = select(_FRIENDS.since).where(_between(person, other), _FRIENDS.since.is_not(None))
        return await self._scalar(query) is not None

    async def opponents(self, person: str) -> list[Somebody]:
        """The people at the person's latest tables, latest first."""
        theirs = schema.seats.alias("theirs").c
        query = (
            select(*_columns(_TABLES.changed))
            .select_from(schema.seats)
            .join(schema.tables, _TABLES.id == _SEATS.table_id)
            .join(theirs.person.table, theirs.table_id == _SEATS.table_id)
            .join(schema.people, _PEOPLE.id == theirs.person)
            .where(_SEATS.person == person, theirs.person != person)
            .order_by(_TABLES.changed.desc())
            .limit(LOOKED_AT)
        )
        rows = await self._all(query)
        found: dict[str, Somebody] = {}
        for row in rows:
            found.setdefault(row[0], Somebody(*row))
        return list(found.values())[:OPPONENTS]

    # -- pages

    async def page(self, person: str) -> dict[str, Any]:
        query = select(_PEOPLE.page).where(_PEOPLE.id == person)
        return await self._scalar(query) or {}

    async def set_page(self, person: str, page: dict[str, Any] | None) -> None:
        query = update(schema.people).where(_PEOPLE.id == person).values(page=page or null())
        await self._execute(query)

    async def against(self, person: str, other: str) -> dict[str, tuple[int, int, int]]:
        """By game: the finished games of two people, and how often each placed better."""
        mine, theirs = schema.results.c, schema.results.alias("theirs").c
        query = (
            select(mine.game, mine.place, theirs.place)
            .join(theirs.person.table, theirs.replay == mine.replay)
            .where(mine.person == person, theirs.person == other)
        )
        rows = await self._all(query)
        found: dict[str, tuple[int, int, int]] = {}
        for game, own, other_place in rows:
            played, better, worse = found.get(game, (0, 0, 0))
            found[game] = (played + 1, better + (own < other_place), worse + (own > other_place))
        return found

    # -- seat invitations

    async def ask_to_seat(self, table: str, seat: int, friend: str | None) -> None:
        """Invite a friend to a vacant seat; None withdraws the invitation."""
        vacant = and_(_SEATS.table_id == table, _SEATS.seat == seat, _SEATS.person.is_(None))
        query = update(schema.seats).where(vacant, _SEATS.bot.is_(None)).values(asked=friend)
        await self._execute(query)

    async def asked_to(self, table: str) -> dict[int, Somebody]:
        """The invited friends of a table, by seat."""
        query = select(_SEATS.seat, *_columns(_SEATS.seen)).join(schema.people, _PEOPLE.id == _SEATS.asked)
        query = query.where(_SEATS.table_id == table, _SEATS.person.is_(None))
        rows = await self._all(query)
        return {seat: Somebody(*more) for seat, *more in rows}

    async def decline(self, table: str, person: str) -> None:
        mine = and_(_SEATS.table_id == table, _SEATS.asked == person)
        query = update(schema.seats).where(mine).values(asked=None)
        await self._execute(query)


def part(connection: Connection, person: str, other: str) -> None:
    """End all ties of two people: friendship, friend requests and seat invitations."""
    connection.execute(delete(schema.friends).where(_between(person, other)))
    for host, friend in ((person, other), (other, person)):
        hosted = select(_TABLES.id).where(_TABLES.host == host, ~_TABLES.over)
        mine = and_(_SEATS.asked == friend, _SEATS.table_id.in_(hosted))
        connection.execute(update(schema.seats).where(mine).values(asked=None))


def _between(one: str, other: str) -> Any:
    return or_(
        and_(_FRIENDS.person == one, _FRIENDS.other == other),
        and_(_FRIENDS.person == other, _FRIENDS.other == one),
    )


def _other(person: str) -> Any:
    """The other one of two friends."""
    return case((_FRIENDS.person == person, _FRIENDS.other), else_=_FRIENDS.person)


def _columns(at: Any) -> Sequence[Any]:
    return (*PERSON_IN_LIST, at)
