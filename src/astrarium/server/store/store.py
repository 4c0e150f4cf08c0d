"""What is kept: the one door to the database.

Everything runs in one thread of its own, so the event loop never waits for the disk. Moves of several tables
that arrive while a commit is under way go into the next one together (group commit).

SQLite keeps a write-ahead log with `synchronous=FULL`, PostgreSQL commits with `synchronous_commit=on`: a
commit is on the disk before it is acknowledged, so neither a killed process nor a power cut loses an
acknowledged move.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...tables.sheet import Sheet
from ...tables.snapshots import Snapshot
from ..loop.pacing import Pacing
from . import schema
from .channel import Channel, Moves
from .databases import file_of, make_engine, take_turns
from .expiry import KeptExpiry
from .house import House
from .letters import KeptLetters
from .lists import KeptLists, sheets
from .logins import KeptLogins
from .many import update_many
from .migrations import upgrade
from .moves import append_moves, insert_moves
from .neighbours import Neighbours
from .past import KeptPast, write_snapshots
from .people import KeptPeople
from .pushes import KeptPushes
from .reminders import Reminders
from .results import KeptResults, write_try
from .rows import Append, Conflict, Moved, Stand, columns
from .talk import KeptTalk
from .words import KeptWords

T = TypeVar("T")
#: At most so many tables' moves in one commit, and so many seconds from one to the next at least: what comes
#: meanwhile goes into the next one together. A move that comes alone does not wait.
BATCH, EVERY = 256, 0.012
#: Threads that read.
READERS = 3


class Store:
    """The repository. Its coroutines may be called from the event loop only."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        #: For those who read; the one who writes has a connection of its own, which tells what others write.
        self._reading = make_engine(url)
        #: The file in which everything is, if it is one.
        self.file = file_of(url)
        #: To the other processes on the same database, where there can be such a thing.
        self.channel: Channel | Neighbours | None = None
        if self.engine.dialect.name == "postgresql":
            self.channel = Channel(url)
        elif self.file is not None and hasattr(socket, "AF_UNIX"):
            self.channel = Neighbours(self.file)
        self.lists = KeptLists(self)
        self.people = KeptPeople(self)
        self.talk = KeptTalk(self)
        self.words = KeptWords(self)
        self.past = KeptPast(self)
        self.logins = KeptLogins(self)
        self.letters = KeptLetters(self)
        self.house = House(self)
        self.reminders = Reminders(self)
        self.expiry = KeptExpiry(self)
        self.pushes = KeptPushes(self)
        self.results = KeptResults(self)
        self.pacing = Pacing()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reads")
        self._appends: list[Append] = []
        #: When the next commit may begin.
        self._due = 0.0
        #: Moves that were kept, and in how many commits.
        self.moves_kept = self.commits = 0
        self._version: Any = None
        self._writing: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    def prepare(self) -> None:
        """Bring the layout of the database up to date."""

        def bring_up(connection: Connection) -> None:
            take_turns(connection)
            upgrade(connection)

        self._transact(bring_up)

    async def close(self) -> None:
        while self._writing is not None:
            await self._writing
        await asyncio.gather(*self._telling)
        self._thread.shutdown()
        self._readers.shutdown()
        if isinstance(self.channel, Neighbours):
            self.channel.close()
        self.engine.dispose()
        self._reading.dispose()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own, in the store's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something: in threads of its own, so that nobody waits for those who write."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        told = nullcontext() if self.channel is None else self.channel.transaction()
        with told, self.engine.begin() as connection:
            return work(connection)

    # -- moves

    async def append(self, append: Append) -> None:
        """Append moves; returns when they are committed, raises Conflict when a number is taken."""
        loop = asyncio.get_running_loop()
        append.done = loop.create_future()
        self._appends.append(append)
        if self._writing is None:
            self._writing = loop.create_task(self._write())
        await append.done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._appends:
            if (early := self._due - loop.time()) > 0:
                await asyncio.sleep(early)
            self._due = loop.time() + EVERY
            batch, self._appends = self._appends[:BATCH], self._appends[BATCH:]
            try:
                faults = await loop.run_in_executor(self._thread, self._commit, batch)
            except Exception as error:
                faults = [error] * len(batch)
            # The next commit need not wait until everybody has been told of this one.
            telling = loop.create_task(self._tell(batch, faults))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)
        self._writing = None

    async def _tell(self, batch: Sequence[Append], faults: Sequence[Exception | None]) -> None:
        """Tell of a commit, table by table: all at once they would keep the event loop for too long."""
        for append, fault in zip(batch, faults, strict=True):
            await self.pacing.wait()
            if append.done is None or append.done.done():
                continue
            if fault is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(fault)

    def _commit(self, batch: list[Append]) -> list[Exception | None]:
        """Commit all together; where one does not fit, each on its own."""
        try:
            self._transact(lambda connection: self._append(connection, batch))
            self.commits += 1
            self.moves_kept += sum(len(append.entries) for append in batch)
            return [None] * len(batch)
        except (IntegrityError, Moved):
            return [self._commit_one(append) for append in batch]

    def _commit_one(self, append: Append) -> Exception | None:
        try:
            self._transact(lambda connection: self._append(connection, [append]))
        except IntegrityError:
            return Conflict(append.table)
        except Moved as moved:
            return moved
        return None

    def _append(self, connection: Connection, batch: Sequence[Append]) -> None:
        append_moves(connection, batch)
        if self.channel is not None:
            told = (
                Moves(each.table, each.rules, each.first, each.number, each.entries, each.row)
                for each in batch
            )
            self.channel.tell_moves(connection, told)

    def tell_changed(self, connection: Connection, tables: Iterable[str]) -> None:
        """Tell the other processes, with this transaction, that tables are to be read again."""
        if self.channel is not None:
            self.channel.tell_moves(connection, map(Moves, tables))

    async def entries(self, table: str, first: int = 0) -> list[tuple[Any, Any]]:
        """The moves of a table from a number on."""
        moves = schema.moves.c

        def read(connection: Connection) -> list[str]:
            query = select(moves.entry).where(moves.table_id == table, moves.number >= first)
            return list(connection.scalars(query.order_by(moves.number)))

        return [(who, what) for who, what in map(msgspec.json.decode, await self.read(read))]

    # -- other processes

    async def written_elsewhere(self) -> bool:
        """Whether another process may have written to the file since this was last asked."""

        def version(connection: Connection) -> Any:
            return connection.exec_driver_sql("PRAGMA data_version").scalar()

        before, self._version = self._version, await self.run(version)
        return bool(before != self._version)

    async def stands(self, ids: Sequence[str]) -> dict[str, Stand]:
        """How far these tables are, and who sits there."""
        tables, seats = schema.tables.c, schema.seats.c
        moves = select(tables.id, tables.rules, tables.moves, tables.votes).where(tables.id.in_(ids))
        sat = select(seats.table_id, seats.person, seats.stand_in).where(seats.table_id.in_(ids))
        sat = sat.order_by(seats.table_id, seats.seat)

        def read(connection: Connection) -> dict[str, Stand]:
            found = {
                id: Stand(rules, count, [], votes) for id, rules, count, votes in connection.execute(moves)
            }
            for id, person, bot in connection.execute(sat):
                found[id].places.append((person, bot))
            return found

        return await self.read(read)

    # -- tables

    async def add_table(self, row: Sheet, entries: list[str], snapshot: Snapshot) -> None:
        """A new table, with what was entered and told before the first question.

        Raises Conflict where it would be somebody's second try at the deal of a day.
        """

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(columns(row, "places")))
            for place in row.places:
                connection.execute(
                    insert(schema.seats).values(table_id=row.id, **columns(place, "called", "guest"))
                )
            if entries:
                insert_moves(connection, row.id, entries, row.created)
            write_snapshots(connection, [(row.id, snapshot)])
            if row.counted:
                write_try(connection, row)

        try:
            await self.run(write)
        except IntegrityError:
            raise Conflict(row.id) from None

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        query = select(schema.tables.c.id).order_by(schema.tables.c.created)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def check(self) -> None:
        """Read and write; raises what is wrong with the database."""
        await self.read(
            lambda connection: connection.execute(select(func.count()).select_from(schema.settings))
        )
        touch = update(schema.settings).where(schema.settings.c.key == "").values(value="")
        await self.run(lambda connection: connection.execute(touch))

    async def table(self, id: str) -> Sheet | None:
        found = await self.read(lambda connection: sheets(connection, schema.tables.c.id == id))
        return found[0] if found else None

    async def take_seat(self, table: str, seat: int, person: str) -> bool:
        """Give a vacant seat to a person; False when somebody was quicker."""
        seats = schema.seats.c
        mine = (seats.table_id == table) & (seats.seat == seat) & seats.person.is_(None) & seats.bot.is_(None)
        query = update(schema.seats).where(mine).values(person=person)

        def write(connection: Connection) -> bool:
            self.tell_changed(connection, [table])
            return connection.execute(query).rowcount == 1

        return await self.run(write)

    async def free_seat(self, table: str, seat: int, person: str | None, token: str) -> bool:
        """Take a seat back from a person, with a new invitation; False when another one sits there."""
        seats = schema.seats.c
        mine = (seats.table_id == table) & (seats.seat == seat) & (seats.person == person)
        query = update(schema.seats).where(mine).values(person=None, token=token)

        def write(connection: Connection) -> bool:
            self.tell_changed(connection, [table])
            return connection.execute(query).rowcount == 1

        return await self.run(write)

    async def delete_table(self, id: str) -> None:
        """Forget a table and everything that happened at it."""

        def write(connection: Connection) -> None:
            for table in reversed(schema.metadata.sorted_tables):
                if "table_id" in table.c:
                    connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

        await self.run(write)

    async def set_stand_in(self, table: str, seat: int, bot: str | None, clocks: list[int] | None) -> bool:
        """A bot sits in for somebody, or (None) leaves again; and what the clocks show then.

        False when that was so already.
        """
        seats = schema.seats.c
        other = seats.stand_in.is_not(None) if bot is None else seats.stand_in.is_(None)
        mine = (seats.table_id == table) & (seats.seat == seat) & other
        sat = update(schema.seats).where(mine).values(stand_in=bot)
        told = update(schema.tables).where(schema.tables.c.id == table).values(clocks=clocks)

        def write(connection: Connection) -> bool:
            connection.execute(told)
            self.tell_changed(connection, [table])
            return connection.execute(sat).rowcount == 1

        return await self.run(write)

    async def saw(self, there: Sequence[tuple[str, str]], at: float) -> None:
        """People (a table and a person each) were at their tables at this moment."""
        rows = [{"table_id": table, "person": person, "seen": at} for table, person in there]
        await self.run(lambda connection: update_many(connection, schema.seats, ("table_id", "person"), rows))

    async def seen(self, table: str, seat: int) -> float:
        """When the person of a seat was last there; whoever is on holiday is away from its end on."""
        seats, people = schema.seats.c, schema.people.c
        query = select(seats.seen, people.away).outerjoin(schema.people, people.id == seats.person)
        query = query.where((seats.table_id == table) & (seats.seat == seat))
        found = await self.read(lambda connection: connection.execute(query).first())
        return 0.0 if found is None else max(found.seen, (found.away or {}).get("until", 0.0))

    async def change_table(self, id: str, **values: Any) -> None:
        query = update(schema.tables).where(schema.tables.c.id == id).values(values)

        def write(connection: Connection) -> None:
            self.tell_changed(connection, [id])
            connection.execute(query)

        await self.run(write)

    async def change_votes(self, id: str, before: dict[str, list[str]], votes: dict[str, list[str]]) -> None:
        """Who agrees to what from now on; raises Conflict when somebody else has changed it meanwhile."""
        tables = schema.tables.c
        own = update(schema.tables).where(tables.id == id)

        def write(connection: Connection) -> None:
            connection.execute(own.values(id=id))  # from here on nobody else writes there
            if connection.scalar(select(tables.votes).where(tables.id == id)) != before:
                raise Conflict(id)
            connection.execute(own.values(votes=votes))
            self.tell_changed(connection, [id])

        await self.run(write)

    async def kept_setting(self, key: str) -> str | None:
        """A setting, if there is one."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == key)
        return await self.read(lambda connection: connection.scalar(query))

    async def keep_setting(self, key: str, value: str | None) -> None:
        """Keep a setting in place of what it was; None: there is none any more."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.settings).where(schema.settings.c.key == key))
            if value is not None:
                connection.execute(insert(schema.settings).values(key=key, value=value))

        await self.run(write)

    async def setting(self, key: str, default: str) -> str:
        """A setting; the default is kept when there is none yet."""
        rows = schema.settings.c

        def read(connection: Connection) -> str:
            take_turns(connection)
            found = connection.scalar(select(rows.value).where(rows.key == key))
            if found is None:
                connection.execute(insert(schema.settings).values(key=key, value=default))
            return default if found is None else str(found)

        return await self.run(read)
