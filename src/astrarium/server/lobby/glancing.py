"""A glance at a table from the lobby: the board as everybody may see it, without taking a seat at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ... import game as find_game
from ... import kernel
from ...kernel import Game
from ...tables.seats import Seating
from ...tables.sheet import Sheet
from ..people import COOKIE
from ..table.live_tables import LiveTables, NoSuchTable
from ..table.wire import encode
from .replies import reply

if TYPE_CHECKING:
    from ..app import Parts

AnyRequest = Request[Any, Any, Any]
#: Glances that are remembered; a table looks the same until somebody moves.
REMEMBERED = 500


class Glances:
    """What tables look like from afar."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._known: dict[str, tuple[int, bytes]] = {}

    async def glance(self, id: str, person: str) -> bytes:
        """The view of whoever only watches, as JSON; a table that sleeps is not woken for it."""
        served = self._live_tables.served.get(id)
        sheet = served.live.sheet if served else await self._live_tables.store.table(id)
        if sheet is None or not Seating(sheet).may_watch(person, None):
            raise NoSuchTable("server-no-such-table")
        number, found = self._known.get(id, (-1, b""))
        if number != sheet.moves:
            found = encode(served.live.table.view(None)) if served else await self._kept(sheet)
            while len(self._known) >= REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[id] = sheet.moves, found
        return found

    async def _kept(self, sheet: Sheet) -> bytes:
        """The last position that was kept of a table."""
        game, kept = find_game(sheet.game), await self._live_tables.store.past.snapshot(sheet.id)
        if kept is None or kept.rules != game.revision:
            raise NoSuchTable("server-no-such-table")
        return await asyncio.to_thread(_view, game, kept.state, sheet)


def _view(game: Game, state: dict[str, Any], sheet: Sheet) -> bytes:
    return encode(kernel.resume(game, state, sheet.options, played=True).view(None))


def glances(parts: Parts) -> list[Any]:
    """The handler of this page, bound to the parts of one server."""

    @get("/api/tables/{table:str}/glance", summary="A table's board, as everybody may see it")
    async def glance(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
        person = await parts.people.known(request.cookies.get(COOKIE))
        return reply(request, await parts.glances.glance(table, person.id), MediaType.JSON.value)

    return [glance]
