"""Persistence of one table: moves, snapshots, chat and seats."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from ...kernel.play.engine import Checkpoint
from ...kernel.play.record import UNDO
from ...tables import LiveTable
from ...tables import server_messages as m
from ...tables.archive import ArchivedTable, make_brief
from ...tables.day_clocks import by_days
from ...tables.host_calls import (
    Entry,
    Keeps,
    LastSeen,
    LastTalk,
    StoreChatLine,
    StoreClocks,
    StoreLessonEnd,
    StoreMoves,
    StoreNotice,
    StoreSeat,
    StoreStandIn,
    StoreVotes,
)
from ...tables.player_outcomes import outcomes
from ...tables.position_fingerprints import mark_of
from ...tables.rated_play import rated_game
from ...tables.snapshots import Snapshot, last_checkpoint, snapshot_of
from ..store.move_commit import CHANGING
from ..store.rows import Append, TableStatus
from ..store.store import Store
from .json_codec import encode

#: Entries between updates of the heading in the lobby. Snapshots are written at every checkpoint.
HEADING_EVERY = 25


def entry_texts(entries: list[Entry]) -> list[str]:
    """Entries as JSON, for the database."""
    return [encode(entry).decode() for entry in entries]


class TablePersistence:
    """Performs the host calls of one table that concern the store."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live = live
        self._store = store
        #: Number of stored entries, and so the number of the next one.
        self.number = live.stored.moves
        #: The stored checkpoint and the number of stored events; None: store all events again.
        self._checkpoint: Checkpoint | None = None
        self._told: int | None = None
        #: The entry number of the last stored heading.
        self._heading_at = self.number
        #: The last question with a fingerprint, and the fingerprint.
        self._fingerprinted: tuple[object, str] = (None, "")
        self.used = monotonic()

    async def perform(self, call: Keeps) -> Any:
        """Perform a host call. Raises Conflict when another process has appended."""
        id, store = self._live.id, self._store
        match call:
            case StoreMoves():
                return await self._append(call.entries)
            case StoreChatLine():
                return await store.chat.add(id, **_columns(call.line))
            case StoreNotice():
                return await store.notices.add(id, **_columns(call.notice))
            case StoreStandIn():
                return await store.set_stand_in(id, call.seat, call.bot, call.clocks)
            case StoreClocks():
                return await store.change_table(id, clocks=call.clocks)
            case StoreVotes():
                return await self._store.change_votes(id, call.before, call.votes)
            case StoreSeat():
                return await self._store.free_seat(id, call.seat, call.person, call.token)
            case StoreLessonEnd():
                return await self._store.change_table(id, lesson=None)
            case LastSeen():
                return await self._store.seen(id, call.seat)
            case LastTalk():
                lines = await store.chat.last(id, call.most)
                notices = await store.notices.last(id, call.most)
                return [chat_line(line) for line in lines], [notice(each) for each in notices]

    async def _append(self, entries: list[Entry]) -> None:
        row = self._live.stored
        self.used = monotonic()
        row.moves = self.number + len(entries)
        values = {name: getattr(row, name) for name in CHANGING}
        append = Append(row.id, row.rules, row.first, self.number, entry_texts(entries), values)
        append.fingerprint = self.fingerprint()
        if self._live.table.over:
            append.brief = await asyncio.to_thread(make_brief, self._live.table)
            append.outcomes = outcomes(self._live)
            append.rated = rated_game(self._live)
        undone = any(who == UNDO for who, _ in entries)
        if undone:
            self._told = None  # later events are stored again, and nobody rewinds behind this point
        if undone or self._live.table.over or self._checkpoint is not last_checkpoint(self._live):
            append.snapshot = self._snapshot()
        if self._live.table.over or row.moves - self._heading_at >= HEADING_EVERY:
            append.heading = self._live.heading()
        await self._store.append(append)
        self.number = row.moves
        if append.heading is not None:
            self._heading_at = self.number

    def fingerprint(self) -> str:
        """The fingerprint of the position, cached while the same question is open."""
        asked = self._live.table.question
        if asked is None or self._fingerprinted[0] is not asked:
            self._fingerprinted = asked, mark_of(self._live.table)
        return self._fingerprinted[1]

    def status(self) -> TableStatus:
        """The status of this table, comparable to `Store.statuses`."""
        places = self._live.seating.places
        sat = [(place.person, place.stand_in) for place in places]
        row = self._live.stored
        return TableStatus(row.rules, self.number, sat, row.votes, row.clocks if by_days(row.clock) else None)

    def store_position(self) -> Coroutine[Any, Any, None]:
        """Store a snapshot and the heading, unless they are current."""
        if self._heading_at == self.number or isinstance(self._live.table, ArchivedTable):
            return _nothing()
        self._heading_at = self.number
        snapshot = self._snapshot()
        snapshot.heading = self._live.heading()
        return self._store.history.store_snapshot(self._live.id, snapshot)

    def set_number(self, number: int) -> None:
        """Continue from the stored table with this number of entries."""
        self.number = number
        self._checkpoint = self._told = None

    def _snapshot(self) -> Snapshot:
        live = self._live
        before = len(live.history.earlier.events)
        snapshot = snapshot_of(live, live.stored.moves, max(self._told or 0, before))
        snapshot.anew = self._told is None
        self.snapshot_stored(snapshot)
        return snapshot

    def snapshot_stored(self, snapshot: Snapshot) -> None:
        """Note that the store has a snapshot of the present position."""
        self._checkpoint = last_checkpoint(self._live)
        self._told = snapshot.since + len(snapshot.told)


async def _nothing() -> None:
    pass


def _columns(message: m.ChatLine | m.Notice) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "type"}


def chat_line(row: dict[str, Any]) -> m.ChatLine:
    return m.ChatLine(type="chat", seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])


def notice(row: dict[str, Any]) -> m.Notice:
    return m.Notice(type="notice", text=row["text"], move=row["move"], at=row["at"])
