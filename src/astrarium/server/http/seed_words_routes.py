"""Routes of seed words: before the deal, players add words to the pledged seed.

Nothing is dealt meanwhile, so nobody can foresee the effect of a word. The deal follows when all seats are
taken and all people have spoken, or when the host asks for it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ... import game as find_game
from ...tables import LiveTable
from ...tables.live_table import entries as answers_of
from ...tables.seats import Seating
from ...tables.seed_words import clean_word, pledge_of
from ...tables.snapshots import snapshot_of
from ...tables.stored_table import StoredTable
from ...tables.table_creation import deal
from ..accounts import Accounts
from ..live_tables.loaded_tables import LiveTables
from ..live_tables.persistence import entry_texts
from ..live_tables.table_loading import NoSuchTable
from ..origin_check import cookie_of
from ..store.rows import Person
from ..store.store import Store
from . import bodies as b
from .lobby import NotYours


class SeedWords:
    """Collects seed words and deals."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._live_tables = store, live_tables

    async def state(self, id: str, person: Person, token: str | None) -> b.Gathering:
        """Who has spoken. Words stay secret until the deal."""
        return _state(await self._row(id, person, token), person)

    async def add(self, id: str, person: Person, data: b.Added) -> b.Gathering:
        """Add a word, decline to add one, or deal as the host."""
        row = await self._row(id, person)
        if data.deal and row.host != person.id:
            raise NotYours("server-deal-host")
        if data.word is not None and Seating(row).held_by(person.id):
            await self._store.seed_words.add(id, person.id, clean_word(data.word))
            row = await self._row(id, person)
        if row.words is not None and (data.deal or _all_spoken(row)):
            await self._deal(row)
            row = await self._row(id, person)
        return _state(row, person)

    async def _deal(self, row: StoredTable) -> None:
        opened = await asyncio.to_thread(deal, find_game(row.game), row)
        snapshot = snapshot_of(LiveTable(opened.stored, opened.table), opened.stored.moves)
        entries = entry_texts(answers_of(opened.entered))
        if await self._store.seed_words.deal(opened.stored, entries, snapshot):
            (await self._live_tables.get(row.id)).go_on()

    async def _row(self, id: str, person: Person, token: str | None = None) -> StoredTable:
        row = await self._store.table(id)
        groups = self._store.groups
        if row is None or not (
            Seating(row).may_watch(person.id, token) or await groups.admit(row, person.id)
        ):
            raise NoSuchTable("server-no-such-table")
        return row


def _all_spoken(row: StoredTable) -> bool:
    seating = Seating(row)
    return seating.complete and seating.people() <= set(row.words or ())


def _state(row: StoredTable, person: Person) -> b.Gathering:
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


def seed_words_routes(store: Store, accounts: Accounts, live_tables: LiveTables) -> list[Any]:
    """The route handlers."""
    seed_words = SeedWords(store, live_tables)

    @get("/api/tables/{table:str}/words", summary="The seed words of a table before its deal")
    async def state(
        request: Request[Any, Any, Any], table: FromPath[str], token: FromQuery[str | None] = None
    ) -> b.Gathering:
        return await seed_words.state(table, await accounts.known(cookie_of(request)), token)

    @post("/api/tables/{table:str}/words", status_code=200, summary="Add a seed word, or deal")
    async def speak(
        request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[b.Added]
    ) -> b.Gathering:
        return await seed_words.add(table, await accounts.known(cookie_of(request)), data)

    return [state, speak]
