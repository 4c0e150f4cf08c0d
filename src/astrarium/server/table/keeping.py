"""What the store holds of one table: moves appended, snapshots kept, talk and seats."""

from __future__ import annotations

from collections.abc import Coroutine
from time import monotonic
from typing import Any

from ...tables import LiveTable
from ...tables import messages as m
from ...tables.wishes import (
    Entry,
    KeepLine,
    KeepMoves,
    KeepNotice,
    KeepStandIn,
    LastSeen,
    LastTalk,
    Wish,
)
from ..store.rows import Append, Stand
from ..store.store import CHANGING, Store
from .wire import encode

#: A snapshot is kept after so many entries.
SNAPSHOT_EVERY = 25


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
        #: The number at which a snapshot was kept last.
        self._kept = self.number
        self.used = monotonic()

    async def grant(self, wish: Wish) -> Any:
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
        await self._store.append(Append(sheet.id, self.number, entry_texts(entries), values))
        self.number = sheet.moves

    def stand(self) -> Stand:
        """How far this table is, as the store would tell it."""
        places = self._live.seating.places
        return Stand(self.number, [(place.person, place.stand_in) for place in places])

    @property
    def due(self) -> bool:
        """Whether a snapshot is to be kept now."""
        return self.number - self._kept >= SNAPSHOT_EVERY or self._live.table.over

    def keep(self) -> Coroutine[Any, Any, None]:
        """Keep a snapshot of this very moment, from which later rules can go on."""
        if self._kept == self.number:
            return _nothing()
        live, self._kept = self._live, self.number
        rules, position = live.table.game.revision, live.table.position()
        return self._store.keep_snapshot(live.id, self.number, rules, position, live.heading())


async def _nothing() -> None:
    pass


def _columns(message: m.ChatLine | m.Notice) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "type"}


def chat_line(row: dict[str, Any]) -> m.ChatLine:
    return m.ChatLine(type="chat", seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])


def notice(row: dict[str, Any]) -> m.Notice:
    return m.Notice(type="notice", text=row["text"], move=row["move"], at=row["at"])
