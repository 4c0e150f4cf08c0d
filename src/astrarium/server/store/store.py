"""The store: the facade of the database.

Writes run in one thread, so the event loop never waits for the disk. Moves that arrive during a commit go
into the next one (group commit).

SQLite uses a write-ahead log with `synchronous=FULL`, PostgreSQL `synchronous_commit=on`. A commit is durable
before it is acknowledged.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from errno import ENOSPC
from shutil import disk_usage
from time import time
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...tables.day_clocks import by_days
from ...tables.rebuild import Entered
from ...tables.snapshots import Snapshot
from ...tables.stored_table import StoredTable
from ..runtime.event_loop_scheduler import FairScheduler
from . import schema
from .accounts import AccountTable, LoginTable, MailTokenTable
from .bulk_sql import insert_many, update_many
from .chat import LineTable
from .database_url import file_of, make_engine, take_write_lock
from .day_tables import DayTables
from .events import EventTable
from .friends import FriendTable
from .game_results import ResultTable, write_try
from .groups import GroupTable
from .migrations import upgrade
from .moderation import ModerationTable
from .move_commit import append_moves, insert_moves
from .notify_postgres import PostgresNotify, ProcessMessage, TableChange
from .notify_sqlite import SqliteNotify
from .opponent_searches import SearchTable
from .outage_log import Outage
from .ratings import RatingTable
from .reminders import ExpiryTable, PushTable, ReminderTable
from .rows import Append, Conflict, NewerVersion, TableStatus, columns
from .seed_words import SeedWordsTable
from .snapshots_and_archives import HistoryTable, write_snapshots
from .studies import StudyTable
from .table_lists import TableLists, stored_tables

T = TypeVar("T")
#: Maximum tables per commit, and minimum seconds between commits. A single move does not wait.
BATCH, EVERY = 256, 0.012
#: Size of the read pool.
READERS = 3
#: The setting that write checks use, and the free disk space that is required, in bytes.
WRITTEN, ROOM = "written", 16 << 20


class Store:
    """The repository. Its coroutines run on the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        #: Read pool. The writer has its own connection, whose `data_version` shows the writes of others.
        self._read_engine = make_engine(url)
        #: The file of an SQLite database.
        self.file = file_of(url)
        self._outage = Outage(self._has_room)
        #: Notifications to other processes on the same database.
        self.channel: PostgresNotify | SqliteNotify | None = None
        if self.engine.dialect.name == "postgresql":
            self.channel = PostgresNotify(url, self._outage)
        elif self.file is not None and hasattr(socket, "AF_UNIX"):
            self.channel = SqliteNotify(self.file)
        self.lists = TableLists(self)
        self.accounts = AccountTable(self)
        self.chat = LineTable(self, schema.chat, "seat", "name", "text", "at")
        self.notices = LineTable(self, schema.notices, "move", "text", "at")
        self.seed_words = SeedWordsTable(self)
        self.history = HistoryTable(self)
        self.logins = LoginTable(self)
        self.mail_tokens = MailTokenTable(self)
        self.moderation = ModerationTable(self)
        self.reminders = ReminderTable(self)
        self.expiry = ExpiryTable(self)
        self.pushes = PushTable(self)
        self.results = ResultTable(self)
        self.studies = StudyTable(self)
        self.ratings = RatingTable(self)
        self.friends = FriendTable(self)
        self.events = EventTable(self)
        self.groups = GroupTable(self)
        self.searches = SearchTable(self)
        self.day_tables = DayTables(self)
        self.scheduler = FairScheduler()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reads")
        self._appends: list[Append] = []
        #: Earliest time of the next commit.
        self._due = 0.0
        #: Number of stored entries, and of their commits.
        self.moves_stored = self.commits = 0
        self._version: Any = None
        self._writer: asyncio.Task[None] | None = None
        self._resolving: set[asyncio.Task[None]] = set()

    def prepare(self) -> None:
        """Migrate the schema."""

        def bring_up(connection: Connection) -> None:
            take_write_lock(connection)
            upgrade(connection)

        self._in_transaction(bring_up)

    async def close(self) -> None:
        while self._writer is not None:
            await self._writer
        await asyncio.gather(*self._resolving)
        self._thread.shutdown()
        self._readers.shutdown()
        if isinstance(self.channel, SqliteNotify):
            self.channel.close()
        self.engine.dispose()
        self._read_engine.dispose()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction, in the writer thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in the read pool, beside the writer."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._outage.watch(), self._read_engine.connect() as connection:
            return work(connection)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._outage.watch(writing=True):
            return self._in_transaction(work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        notified = nullcontext() if self.channel is None else self.channel.transaction()
        with notified, self.engine.begin() as connection:
            return work(connection)

    # -- moves

    async def append(self, append: Append) -> None:
        """Append moves; returns after the commit. Raises Conflict if a number is taken."""
        loop = asyncio.get_running_loop()
        append.done = loop.create_future()
        self._appends.append(append)
        if self._writer is None:
            self._writer = loop.create_task(self._write())
        await append.done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._appends:
            if (delay := self._due - loop.time()) > 0:
                await asyncio.sleep(delay)
            self._due = loop.time() + EVERY
            batch, self._appends = self._appends[:BATCH], self._appends[BATCH:]
            try:
                errors = await loop.run_in_executor(self._thread, self._commit, batch)
            except Exception as error:
                errors = [error] * len(batch)
            # The next commit does not wait for the callbacks of this one.
            resolving = loop.create_task(self._resolve(batch, errors))
            self._resolving.add(resolving)
            resolving.add_done_callback(self._resolving.discard)
        self._writer = None

    async def _resolve(self, batch: Sequence[Append], errors: Sequence[Exception | None]) -> None:
        """Resolve the futures of a commit, fairly scheduled: all at once would block the event loop."""
        for append, error in zip(batch, errors, strict=True):
            await self.scheduler.wait()
            if append.done is None or append.done.done():
                continue
            if error is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(error)

    def _commit(self, batch: list[Append]) -> list[Exception | None]:
        """Commit a batch in one transaction; after a conflict, each append in its own."""
        try:
            self._transact(lambda connection: self._append(connection, batch))
            self.commits += 1
            self.moves_stored += sum(len(append.entries) for append in batch)
            return [None] * len(batch)
        except (IntegrityError, NewerVersion):
            return [self._commit_one(append) for append in batch]

    def _commit_one(self, append: Append) -> Exception | None:
        try:
            self._transact(lambda connection: self._append(connection, [append]))
        except IntegrityError:
            return Conflict(append.table)
        except NewerVersion as moved:
            return moved
        return None

    def _append(self, connection: Connection, batch: Sequence[Append]) -> None:
        append_moves(connection, batch)
        if self.channel is not None:
            notified = (
                TableChange(
                    each.table, each.rules, each.first, each.number, each.entries, each.row, each.fingerprint
                )
                for each in batch
            )
            self.channel.send_changes(connection, notified)

    def tell_changed(self, connection: Connection, tables: Iterable[str]) -> None:
        """Notify other processes, with this transaction, to reload these tables."""
        if self.channel is not None:
            self.channel.send_changes(connection, map(TableChange, tables))

    def tell_line(self, connection: Connection, kind: str, id: int) -> None:
        """Notify other processes, with this transaction, of a new chat line or notice."""
        if self.channel is not None:
            self.channel.send(connection, ProcessMessage(self.channel.me, line=(kind, id)))

    async def entered(self, table: str, first: int = 0) -> Entered:
        """The entries of a table from a number on, with fingerprints."""
        moves = schema.moves.c
        query = select(moves.entry, moves.mark).where(moves.table_id == table, moves.number >= first)
        query = query.order_by(moves.number)
        found = await self.read(lambda connection: connection.execute(query).all())
        entries = [(who, what) for who, what in (msgspec.json.decode(entry) for entry, _ in found)]
        return Entered(entries, [mark for _, mark in found])

    async def entries(self, table: str, first: int = 0) -> list[tuple[Any, Any]]:
        """The entries of a table from a number on."""
        return (await self.entered(table, first)).entries

    # -- other processes

    async def written_by_others(self) -> bool:
        """Whether another process may have written to the SQLite file since the last call."""

        def version(connection: Connection) -> Any:
            return connection.exec_driver_sql("PRAGMA data_version").scalar()

        before, self._version = self._version, await self.run(version)
        return bool(before != self._version)

    async def statuses(self, ids: Sequence[str]) -> dict[str, TableStatus]:
        """The stored status of these tables."""
        tables, seats = schema.tables.c, schema.seats.c
        moves = select(
            tables.id, tables.rules, tables.moves, tables.votes, tables.clock, tables.clocks
        ).where(tables.id.in_(ids))
        sat = select(seats.table_id, seats.person, seats.stand_in).where(seats.table_id.in_(ids))
        sat = sat.order_by(seats.table_id, seats.seat)

        def read(connection: Connection) -> dict[str, TableStatus]:
            found = {
                id: TableStatus(rules, count, [], votes, clocks if by_days(clock) else None)
                for id, rules, count, votes, clock, clocks in connection.execute(moves)
            }
            for id, person, bot in connection.execute(sat):
                found[id].places.append((person, bot))
            return found

        return await self.read(read)

    # -- tables

    async def add_table(
        self,
        row: StoredTable,
        entries: list[str],
        snapshot: Snapshot,
        also: Callable[[Connection], bool] | None = None,
    ) -> None:
        """Store a new table with its first entries and snapshot.

        `also` runs in the same transaction. Raises Conflict if it returns False, or for a second counted try
        at a daily deal; then nothing is stored.
        """

        def write(connection: Connection) -> None:
            if also is not None and not also(connection):
                raise Conflict(row.id)
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
        """The ids of all tables, oldest first."""
        query = select(schema.tables.c.id).order_by(schema.tables.c.created)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def check(self) -> None:
        """Check that the database can be read and written; raises the failure."""
        await self.read(
            lambda connection: connection.execute(select(func.count()).select_from(schema.settings))
        )
        row = {"key": WRITTEN, "value": f"{time():.3f}"}
        await self.run(lambda connection: insert_many(connection, schema.settings, [row], replace=True))
        if not self._has_room():
            raise OSError(ENOSPC, "the disk is full")

    def _has_room(self) -> bool:
        """Whether the disk has free space. SQLite's log may accept writes on a full disk."""
        return self.file is None or disk_usage(self.file.parent).free >= ROOM

    async def table(self, id: str) -> StoredTable | None:
        found = await self.read(lambda connection: stored_tables(connection, schema.tables.c.id == id))
        return found[0] if found else None

    async def take_seat(self, table: str, seat: int, person: str) -> bool:
        """Seat a person; False if the seat is taken."""
        seats = schema.seats.c
        mine = (seats.table_id == table) & (seats.seat == seat) & seats.person.is_(None) & seats.bot.is_(None)
        query = update(schema.seats).where(mine).values(person=person, asked=None)

        def write(connection: Connection) -> bool:
            self.tell_changed(connection, [table])
            return connection.execute(query).rowcount == 1

        return await self.run(write)

    async def free_seat(self, table: str, seat: int, person: str | None, token: str) -> bool:
        """Vacate a seat, with a new invitation; False if somebody else sits there."""
        seats = schema.seats.c
        mine = (seats.table_id == table) & (seats.seat == seat) & (seats.person == person)
        query = update(schema.seats).where(mine).values(person=None, token=token)

        def write(connection: Connection) -> bool:
            self.tell_changed(connection, [table])
            return connection.execute(query).rowcount == 1

        return await self.run(write)

    async def delete_table(self, id: str) -> None:
        """Delete a table and all its rows."""

        def write(connection: Connection) -> None:
            for table in reversed(schema.metadata.sorted_tables):
                if "table_id" in table.c:
                    connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

        await self.run(write)

    async def forget_tries(self, person: str, game: str, puzzle: str) -> None:
        """Delete a person's unsolved tables of a puzzle."""
        rows = schema.tables.c
        mine = (rows.host == person) & (rows.game == game) & (rows.puzzle == puzzle) & ~rows.solved
        query = select(rows.id).where(mine)
        for id in await self.read(lambda connection: list(connection.scalars(query))):
            await self.delete_table(id)

    async def set_stand_in(self, table: str, seat: int, bot: str | None, clocks: Any) -> bool:
        """Set or remove (None) a stand-in, with the clocks at that time.

        False if nothing changed.
        """
        seats = schema.seats.c
        other = seats.stand_in.is_not(None) if bot is None else seats.stand_in.is_(None)
        mine = (seats.table_id == table) & (seats.seat == seat) & other
        sat = update(schema.seats).where(mine).values(stand_in=bot)
        notified = update(schema.tables).where(schema.tables.c.id == table).values(clocks=clocks)

        def write(connection: Connection) -> bool:
            connection.execute(notified)
            self.tell_changed(connection, [table])
            return connection.execute(sat).rowcount == 1

        return await self.run(write)

    async def set_seen(self, there: Sequence[tuple[str, str]], at: float) -> None:
        """Store the last-seen time of people, given as (table, person)."""
        rows = [{"table_id": table, "person": person, "seen": at} for table, person in there]
        await self.run(lambda connection: update_many(connection, schema.seats, ("table_id", "person"), rows))

    async def seen(self, table: str, seat: int) -> float:
        """When the person of a seat was last there; a holiday counts as presence until its end."""
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
        """Change the votes. Raises Conflict if they changed meanwhile."""
        tables = schema.tables.c
        own = update(schema.tables).where(tables.id == id)

        def write(connection: Connection) -> None:
            connection.execute(own.values(id=id))  # takes the row lock
            if connection.scalar(select(tables.votes).where(tables.id == id)) != before:
                raise Conflict(id)
            connection.execute(own.values(votes=votes))
            self.tell_changed(connection, [id])

        await self.run(write)

    async def get_setting(self, key: str) -> str | None:
        """A setting, or None."""
        query = select(schema.settings.c.value).where(schema.settings.c.key == key)
        return await self.read(lambda connection: connection.scalar(query))

    async def set_setting(self, key: str, value: str | None) -> None:
        """Store a setting, or remove it (None)."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.settings).where(schema.settings.c.key == key))
            if value is not None:
                connection.execute(insert(schema.settings).values(key=key, value=value))

        await self.run(write)

    async def setting(self, key: str, default: str) -> str:
        """A setting; the default is stored if there is none."""
        rows = schema.settings.c

        def read(connection: Connection) -> str:
            take_write_lock(connection)
            found = connection.scalar(select(rows.value).where(rows.key == key))
            if found is None:
                connection.execute(insert(schema.settings).values(key=key, value=default))
            return default if found is None else str(found)

        return await self.run(read)
