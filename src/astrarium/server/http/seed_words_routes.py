"""Before the deal: everybody who likes adds a word to the seed that was pledged.

Nothing is dealt meanwhile, so nobody can see what a word would bring. The deal comes when all seats are taken
and all people have spoken, or when whoever set the table up does not want to wait any longer.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ... import game as find_game
from ...tables import LiveTable
from ...tables.live import entries as answers_of
from ...tables.luck import clean_word, pledge_of
from ...tables.opening import deal
from ...tables.seats import Seating
from ...tables.sheet import Sheet
from ...tables.snapshots import snapshot_of
from ..people import COOKIE
from ..store.rows import Person
from ..store.store import Store
from ..table.keeping import entry_texts
from ..table.live_tables import LiveTables, NoSuchTable
from . import bodies as b
from .lobby import NotYours

if TYPE_CHECKING:
    from ..app import Parts


class Gathering:
    """Hears what people add, and deals."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._live_tables = store, live_tables

    async def state(self, id: str, person: Person, token: str | None) -> b.Gathering:
        """Who has spoken; no word is told before all is dealt."""
        return _state(await self._row(id, person, token), person)

    async def speak(self, id: str, person: Person, wish: b.Added) -> b.Gathering:
        """Add a word, or say that one wants to add none; as the host, deal."""
        row = await self._row(id, person)
        if wish.deal and row.host != person.id:
            raise NotYours("server-deal-host")
        if wish.word is not None and Seating(row).held_by(person.id):
            await self._store.words.speak(id, person.id, clean_word(wish.word))
            row = await self._row(id, person)
        if row.words is not None and (wish.deal or _all_spoken(row)):
            await self._deal(row)
            row = await self._row(id, person)
        return _state(row, person)

    async def _deal(self, row: Sheet) -> None:
        opened = await asyncio.to_thread(deal, find_game(row.game), row)
        snapshot = snapshot_of(LiveTable(opened.sheet, opened.table), opened.sheet.moves)
        entries = entry_texts(answers_of(opened.entered))
        if await self._store.words.deal(opened.sheet, entries, snapshot):
            (await self._live_tables.get(row.id)).go_on()

    async def _row(self, id: str, person: Person, token: str | None = None) -> Sheet:
        row = await self._store.table(id)
        if row is None or not Seating(row).may_watch(person.id, token):
            raise NoSuchTable("server-no-such-table")
        return row


def _all_spoken(row: Sheet) -> bool:
    seating = Seating(row)
    return seating.complete and seating.people() <= set(row.words or ())


def _state(row: Sheet, person: Person) -> b.Gathering:
    words = row.words
    return b.Gathering(
        dealt=words is None,
        pledge=pledge_of(row.seed),
        game=row.game,
        name=row.name,
        players=Seating(row).players(lambda _: True),
        spoken=[place.seat for place in row.places if words is not None and place.person in words],
        mine=list(Seating(row).held_by(person.id)),
        host=row.host == person.id,
        links=Seating(row).links() if row.host == person.id else None,
    )


def gathering(parts: Parts) -> list[Any]:
    """The handlers, bound to the parts of one server."""
    hears = Gathering(parts.store, parts.live_tables)

    @get("/api/tables/{table:str}/words", summary="What is pledged before the deal, and who has added a word")
    async def state(
        request: Request[Any, Any, Any], table: FromPath[str], token: FromQuery[str | None] = None
    ) -> b.Gathering:
        return await hears.state(table, await parts.people.known(request.cookies.get(COOKIE)), token)

    @post("/api/tables/{table:str}/words", status_code=200, summary="Add a word to the seed, or deal")
    async def speak(
        request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[b.Added]
    ) -> b.Gathering:
        return await hears.speak(table, await parts.people.known(request.cookies.get(COOKIE)), data)

    return [state, speak]
