"""Moderation in the database: people, tables, bans, reports, blocks, own data."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from . import schema
from .database import Database, DatabaseTable
from .events import rename_arbiter
from .friends import FriendTable, part
from .groups import leave_all

#: Setting keys: the notice to everybody, and whether new tables are refused.
NOTICE, DRAIN = "notice", "drain"


@dataclass(slots=True)
class ModerationState:
    """Bans, mutes and settings that are in force."""

    banned: set[str] = field(default_factory=set)
    muted: set[str] = field(default_factory=set)
    notice: str = ""
    drain: bool = False


class ModerationTable(DatabaseTable):
    """Queries and changes of moderators, and of people about each other."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._friends = FriendTable(database)

    async def state(self) -> ModerationState:
        people, settings = schema.people.c, schema.settings.c

        def read(connection: Connection) -> ModerationState:
            found = ModerationState()
            query = select(people.id, people.banned, people.muted).where(people.banned | people.muted)
            for id, banned, muted in connection.execute(query):
                if banned:
                    found.banned.add(id)
                if muted:
                    found.muted.add(id)
            query = select(settings.key, settings.value).where(settings.key.in_((NOTICE, DRAIN)))
            values = {row.key: row.value for row in connection.execute(query)}
            found.notice, found.drain = values.get(NOTICE, ""), DRAIN in values
            return found

        return await self._database.read(read)

    async def people(self, like: str = "", most: int = 200) -> list[dict[str, Any]]:
        """People whose name, account name or id matches; accounts first."""
        rows = schema.people.c
        names = ("id", "name", "login", "email", "role", "banned", "muted", "created")
        hosted = select(func.count()).where(schema.tables.c.host == rows.id).scalar_subquery()
        query = select(*(rows[name] for name in names), hosted.label("tables"))
        if like:
            begins = f"{like.lower()}%"
            query = query.where(
                or_(func.lower(rows.name).like(begins), func.lower(rows.login).like(begins), rows.id == like)
            )
        query = query.order_by(rows.login.is_(None), rows.created.desc()).limit(most)
        return await self._mappings(query)

    async def tables(self, most: int = 200) -> list[dict[str, Any]]:
        """Tables in play, latest first."""
        rows, people = schema.tables.c, schema.people.c
        query = select(rows.id, rows.game, rows.name, rows.moves, rows.created, rows.changed, rows.open)
        query = query.add_columns(people.name.label("host")).join(schema.people, people.id == rows.host)
        return await self._mappings(query.where(~rows.over).order_by(rows.changed.desc()).limit(most))

    async def table(self, id: str) -> dict[str, Any] | None:
        """A table with its seats and last chat lines, without seed and links."""
        rows, seats, people = schema.tables.c, schema.seats.c, schema.people.c
        names = ("id", "game", "name", "options", "created", "changed", "moves", "over", "waiting", "host")
        found = await self._mappings(select(*(rows[name] for name in names)).where(rows.id == id))
        if not found:
            return None
        sat = select(seats.seat, seats.kind, seats.person, seats.bot, seats.stand_in, people.name)
        sat = sat.outerjoin(schema.people, people.id == seats.person).where(seats.table_id == id)
        chat = schema.chat.c
        said = select(chat.seat, chat.name, chat.text, chat.at).where(chat.table_id == id)
        return {
            **found[0],
            "seats": await self._mappings(sat.order_by(seats.seat)),
            "chat": await self._mappings(said.order_by(chat.id.desc()).limit(50)),
        }

    async def set_person(self, id: str, **values: Any) -> bool:
        """Ban, mute or give a role. A ban ends all log-ins. False if nobody has that id."""

        def write(connection: Connection) -> bool:
            if values.get("banned"):
                connection.execute(delete(schema.logins).where(schema.logins.c.person == id))
            query = update(schema.people).where(schema.people.c.id == id).values(values)
            return connection.execute(query).rowcount == 1

        return await self._database.run(write)

    # -- reports and blocks

    async def report(self, person: str, about: str, table: str, text: str) -> None:
        values = {"person": person, "about": about, "table_id": table, "text": text, "at": time()}
        await self._execute(insert(schema.reports).values(values))

    async def reports(self, most: int = 200) -> list[dict[str, Any]]:
        """Open reports, oldest first."""
        rows = schema.reports.c
        return await self._mappings(select(schema.reports).where(~rows.settled).order_by(rows.id).limit(most))

    async def settle(self, report: int) -> bool:
        query = update(schema.reports).where(schema.reports.c.id == report).values(settled=True)
        return await self._execute(query) == 1

    async def block(self, person: str, other: str, blocked: bool) -> None:
        """Block or unblock a person."""
        rows = schema.blocks.c
        which = (rows.person == person) & (rows.other == other)

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.blocks).where(which))
            if blocked:
                part(connection, person, other)
                connection.execute(insert(schema.blocks).values(person=person, other=other))

        await self._database.run(write)

    async def blocked(self, person: str) -> list[tuple[str, str]]:
        """The people that a person has blocked, with their names."""
        rows, people = schema.blocks.c, schema.people.c
        query = select(people.id, people.name).join(schema.blocks, rows.other == people.id)
        query = query.where(rows.person == person).order_by(people.name)
        found = await self._all(query)
        return [(id, name) for id, name in found]

    async def blocked_either_way(self, person: str) -> set[str]:
        """People who have blocked, or are blocked by, a person."""
        rows = schema.blocks.c
        query = select(rows.person, rows.other).where((rows.person == person) | (rows.other == person))
        pairs = await self._all(query)
        return {other if one == person else one for one, other in pairs}

    # -- export and deletion of personal data

    async def export(self, person: str) -> dict[str, Any]:
        """All data stored about a person."""
        people, logins, tables, seats = schema.people.c, schema.logins.c, schema.tables.c, schema.seats.c
        own = select(people.name, people.login, people.email, people.created, people.away, people.page).where(
            people.id == person
        )
        known = select(logins.created, logins.seen, logins.agent).where(logins.person == person)
        sat = select(
            tables.id, tables.game, tables.name, seats.seat, tables.created, tables.over, tables.result
        )
        sat = sat.join(schema.seats, seats.table_id == tables.id).where(seats.person == person)
        results, tries = schema.results.c, schema.tries.c
        won = select(*(column for column in results if column.name != "person")).where(
            results.person == person
        )
        tried = select(tries.day, tries.game, tries.replay).where(tries.person == person)
        solved = select(tables.game, tables.puzzle, tables.changed).where(
            tables.host == person, tables.solved
        )
        ratings = schema.ratings.c
        rated = select(*(column for column in ratings if column.name not in ("id", "person", "bot"))).where(
            ratings.person == person
        )
        chat = schema.chat.c
        said = select(chat.table_id, chat.text, chat.at).join(
            schema.seats, (seats.table_id == chat.table_id) & (seats.seat == chat.seat)
        )
        studies = schema.studies.c
        studied = select(studies.id, studies.title, studies.created, studies.data).where(
            studies.person == person
        )
        pushes = schema.pushes.c
        subscriptions = select(pushes.endpoint, pushes.language, pushes.created).where(
            pushes.person == person
        )
        knows = {}
        for kind, some in zip(("friends", "ask_me", "i_ask"), await self._friends.lists(person), strict=True):
            knows[kind] = [{"name": each.name, "at": each.at} for each in some]
        return {
            "person": (await self._mappings(own))[0],
            "log_ins": await self._mappings(known),
            **knows,
            "searches": await self._mappings(
                select(schema.searches).where(schema.searches.c.person == person)
            ),
            "events": await self._mappings(
                select(schema.events.c.id, schema.events.c.name, schema.entrants.c.number)
                .join(schema.entrants, schema.entrants.c.event == schema.events.c.id)
                .where(schema.entrants.c.person == person)
            ),
            "announced": await self._mappings(
                select(
                    schema.events.c.id, schema.events.c.name, schema.events.c.rules, schema.events.c.begins
                )
                .where(schema.events.c.host == person, schema.events.c.parent.is_(None))
                .order_by(schema.events.c.begins)
            ),
            "groups": await self._mappings(
                select(schema.groups.c.name, schema.members.c.role, schema.members.c.since)
                .join(schema.members, schema.members.c.group_id == schema.groups.c.id)
                .where(schema.members.c.person == person)
            ),
            "blocked": [name for _, name in await self.blocked(person)],
            "told_by_push": await self._mappings(subscriptions),
            "seats": await self._mappings(sat.order_by(tables.created)),
            "results": await self._mappings(won.order_by(results.at)),
            "ratings": await self._mappings(rated.order_by(ratings.id)),
            "holidays": await self._mappings(
                select(schema.holidays.c.begin, schema.holidays.c.until).where(
                    schema.holidays.c.person == person
                )
            ),
            "daily": await self._mappings(tried.order_by(tries.day, tries.game)),
            "puzzles": await self._mappings(solved.order_by(tables.changed)),
            "studies": await self._mappings(studied.order_by(studies.created)),
            "chat": await self._mappings(said.where(seats.person == person).order_by(chat.id)),
        }

    async def forget(self, person: str, name: str) -> None:
        """Anonymise a person; games with others stay under a neutral name.

        Rated games stay as well: the ratings of the others are computed from them.
        """
        seats, chat = schema.seats.c, schema.chat.c
        mine = select(seats.table_id).where(seats.person == person)

        def write(connection: Connection) -> None:
            was = connection.scalar(select(schema.people.c.name).where(schema.people.c.id == person))
            connection.execute(
                update(schema.chat).where(chat.table_id.in_(mine), chat.name == was).values(name=name)
            )
            for table, column in (
                (schema.logins, schema.logins.c.person),
                (schema.letters, schema.letters.c.person),
                (schema.blocks, schema.blocks.c.person),
                (schema.blocks, schema.blocks.c.other),
                (schema.searches, schema.searches.c.person),
                (schema.friends, schema.friends.c.person),
                (schema.friends, schema.friends.c.other),
                (schema.reports, schema.reports.c.person),
                (schema.reminders, schema.reminders.c.person),
                (schema.pushes, schema.pushes.c.person),
                (schema.holidays, schema.holidays.c.person),
                (schema.results, schema.results.c.person),
                (schema.tries, schema.tries.c.person),
                (schema.studies, schema.studies.c.person),
            ):
                connection.execute(delete(table).where(column == person))
            asked = update(schema.seats).where(seats.asked == person)
            connection.execute(asked.values(asked=None))
            leave_all(connection, person)
            rename_arbiter(connection, person, name)
            entered = schema.entrants.c
            new_league = (schema.events.c.state == "league") & (schema.events.c.round == 0)
            waiting = select(schema.events.c.id).where((schema.events.c.state == "entry") | new_league)
            own = entered.person == person
            connection.execute(delete(schema.entrants).where(own, entered.event.in_(waiting)))
            connection.execute(update(schema.entrants).where(own).values(gone=True))
            nothing = dict.fromkeys(("login", "password", "skeleton", "email", "role", "away", "page"))
            connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person)
                .values(name=name, signed=False, **nothing)
            )

        await self._database.run(write)
