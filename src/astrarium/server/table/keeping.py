"""What the store holds of one table: moves appended, snapshots kept, talk and seats."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from ...kernel.engine import Checkpoint
from ...kernel.record import UNDO
from ...tables import LiveTable
from ...tables import messages as m
from ...tables.archive import ArchivedTable, make_brief
from ...tables.outcomes import outcomes
from ...tables.snapshots import Snapshot, last_checkpoint, snapshot_of
from ...tables.wishes import (
    Entry,
    KeepAlone,
    KeepLine,
    KeepMoves,
    KeepNotice,
    Keeps,
    KeepSeat,
    KeepStandIn,
    KeepVotes,
    LastSeen,
    LastTalk,
)
from ..store.moves import CHANGING
from ..store.rows import Append, Stand
from ..store.store import Store
from .wire import encode

#: Where the game stands is told to the lobby after so many entries. Its position is kept at every checkpoint.
HEADING_EVERY = 25


def entry_texts(entries: list[Entry]) -> list[str]:
    """Entries as the store keeps them."""
    return [encode(entry).decode() for entry in entries]


class Keeping:
    """Grants the wishes of one table by its store."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live = live
        self._store = store
        #: Entries in the store; the next one gets this number.
        self.number = live.sheet.moves
        #: The checkpoint that is kept, and how many events are; None: they are kept anew.
        self._point: Checkpoint | None = None
        self._told: int | None = None
        #: The number at which the heading was kept last.
        self._headed = self.number
        self.used = monotonic()

    async def grant(self, wish: Keeps) -> Any:
        """Do what the table needs; raises Conflict when somebody else has appended meanwhile."""
        id, talk = self._live.id, self._store.talk
        match wish:
            case KeepMoves():
                return await self._append(wish.entries)
            case KeepLine():
                return await talk.chat.add(id, **_columns(wish.line))
            case KeepNotice():
                return await talk.notices.add(id, **_columns(wish.notice))
            case KeepStandIn():
                return await self._store.set_stand_in(id, wish.seat, wish.bot, wish.clocks)
            case KeepVotes():
                return await self._store.change_votes(id, wish.before, wish.votes)
            case KeepSeat():
                return await self._store.free_seat(id, wish.seat, wish.person, wish.token)
            case KeepAlone():
                return await self._store.change_table(id, lesson=None)
            case LastSeen():
                return await self._store.seen(id, wish.seat)
            case LastTalk():
                lines = await talk.chat.last(id, wish.most)
                notices = await talk.notices.last(id, wish.most)
                return [chat_line(line) for line in lines], [notice(each) for each in notices]

    async def _append(self, entries: list[Entry]) -> None:
        sheet = self._live.sheet
        self.used = monotonic()
        sheet.moves = self.number + len(entries)
        values = {name: getattr(sheet, name) for name in CHANGING}
        append = Append(sheet.id, sheet.rules, sheet.first, self.number, entry_texts(entries), values)
        if self._live.table.over:
            append.brief = await asyncio.to_thread(make_brief, self._live.table)
            append.outcomes = outcomes(self._live)
        back = any(who == UNDO for who, _ in entries)
        if back:
            self._told = None  # what was told since is told anew, and nobody has to go back behind this
        if back or self._live.table.over or self._point is not last_checkpoint(self._live):
            append.kept = self._snapshot()
        if self._live.table.over or sheet.moves - self._headed >= HEADING_EVERY:
            append.heading = self._live.heading()
        await self._store.append(append)
        self.number = sheet.moves
        if append.heading is not None:
            self._headed = self.number

    def stand(self) -> Stand:
        """How far this table is, as the store would tell it."""
        places = self._live.seating.places
        sat = [(place.person, place.stand_in) for place in places]
        return Stand(self._live.sheet.rules, self.number, sat, self._live.sheet.votes)

    def keep(self) -> Coroutine[Any, Any, None]:
        """Keep this very moment, and where the game stands."""
        if self._headed == self.number or isinstance(self._live.table, ArchivedTable):
            return _nothing()
        self._headed = self.number
        snapshot = self._snapshot()
        snapshot.heading = self._live.heading()
        return self._store.past.keep(self._live.id, snapshot)

    def read_again(self, number: int) -> None:
        """The table is the one that the store holds, with so many entries."""
        self.number = number
        self._point = self._told = None

    def _snapshot(self) -> Snapshot:
        live = self._live
        before = len(live.course.earlier.events)
        snapshot = snapshot_of(live, live.sheet.moves, max(self._told or 0, before))
        snapshot.anew = self._told is None
        self.has_kept(snapshot)
        return snapshot

    def has_kept(self, snapshot: Snapshot) -> None:
        """The store has this of the table as it is now."""
        self._point = last_checkpoint(self._live)
        self._told = snapshot.since + len(snapshot.told)


async def _nothing() -> None:
    pass


def _columns(message: m.ChatLine | m.Notice) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "type"}


def chat_line(row: dict[str, Any]) -> m.ChatLine:
    return m.ChatLine(type="chat", seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])


def notice(row: dict[str, Any]) -> m.Notice:
    return m.Notice(type="notice", text=row["text"], move=row["move"], at=row["at"])
