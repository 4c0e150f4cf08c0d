"""Table previews: the public board of a table, for the lobby."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ... import game as find_game
from ... import kernel
from ...kernel import Game
from ...tables.seats import Seating
from ...tables.stored_table import StoredTable
from ..accounts import Accounts
from ..live_tables.json_codec import encode
from ..live_tables.loaded_tables import LiveTables
from ..live_tables.table_loading import NoSuchTable
from ..origin_check import cookie_of
from .response_headers import reply

AnyRequest = Request[Any, Any, Any]
#: Maximum number of cached previews; a preview is valid until the next move.
REMEMBERED = 500


class TablePreviews:
    """Renders and caches previews."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._known: dict[str, tuple[int, bytes]] = {}

    async def preview(self, id: str, person: str) -> bytes:
        """The public view as JSON. A table that is not in memory is not loaded."""
        served = self._live_tables.served.get(id)
        store = self._live_tables.store
        row = served.live.stored if served else await store.table(id)
        if row is None or not (Seating(row).may_watch(person, None) or await store.groups.admit(row, person)):
            raise NoSuchTable("server-no-such-table")
        number, found = self._known.get(id, (-1, b""))
        if number != row.moves:
            found = encode(served.live.table.view(None)) if served else await self._stored_view(row)
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[id] = row.moves, found
        return found

    async def _stored_view(self, row: StoredTable) -> bytes:
        """The view of the last stored snapshot."""
        game, snapshot = find_game(row.game), await self._live_tables.store.history.snapshot(row.id)
        if snapshot is None or snapshot.rules != game.revision:
            raise NoSuchTable("server-no-such-table")
        return await asyncio.to_thread(_view, game, snapshot.state, row)


def _view(game: Game, state: dict[str, Any], row: StoredTable) -> bytes:
    return encode(kernel.resume(game, state, row.options, played=True).view(None))


def preview_routes(accounts: Accounts, previews: TablePreviews) -> list[Any]:
    """The route handler."""

    @get("/api/tables/{table:str}/glance", summary="The public view of a table")
    async def preview(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        person = await accounts.known(cookie_of(request))
        return reply(request, await previews.preview(table, person.id), MediaType.JSON.value)

    return [preview]
