"""Routes of matchmaking: an opponent of similar strength, live or by days."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from secrets import randbelow
from typing import Any, Literal

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from ... import game as find_game
from ...tables import daily_deal
from ...tables.server_messages import Clock
from ...tables.stored_table import Place
from ...tables.table_creation import open_match
from ..accounts import Accounts
from ..moderation_cache import Moderation
from ..origin_check import cookie_of
from ..ratings import newcomer
from ..store.opponent_searches import Search, settle
from ..store.rows import Conflict, Person
from ..store.store import Store
from . import bodies as b
from .lobby import Draining, Lobby, NotInvited
from .player_statistics_routes import strength_of

AnyRequest = Request[Any, Any, Any]
#: Clocks of matched games, by pace.
CLOCKS: dict[str, Clock] = {
    "live": {"seconds": 1800, "increment": 5, "then": "loss"},
    "days": {"seconds": 3 * 86400, "increment": 0, "pace": "move", "then": "loss"},
}


class Look(Struct, forbid_unknown_fields=True):
    """A search request."""

    game: b.Word
    pace: Literal["live", "days"]
    rated: bool = False


class Waiting(Struct):
    """My search: its start, and `width`, the rating difference that is allowed by now."""

    game: str
    pace: str
    rated: bool
    since: float
    rating: int
    width: int


class Searching(Struct):
    """My search, the table once there is one, and the clock of each pace."""

    waiting: Waiting | None
    table: str | None
    clocks: dict[str, Clock]


class OpponentSearch:
    """Matchmaking: pairs people who search for the same game, pace and rating mode."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store, self._lobby = store, lobby

    async def begin(self, person: Person, wish: Look) -> Searching:
        game = find_game(wish.game)
        game.check_seats(2)
        if wish.rated and person.guest:
            raise NotInvited("server-rated-account")
        await self._lobby.check_count(person)
        rating = await strength_of(self._store, person, game.id)
        points = newcomer(game.id).points if rating is None else float(rating)
        now = daily_deal.now()
        await self._store.searches.begin(
            Search(person.id, game.id, wish.pace, wish.rated, points, since=now, seen=now)
        )
        return await self.look(person)

    async def look(self, person: Person) -> Searching:
        """The state of a person's search. Each poll tries to match it."""
        now = daily_deal.now()
        mine = await self._store.searches.look(person.id, now)
        if mine is not None and mine.found is None:
            other = await self._store.searches.match(mine, now)
            if other is not None:
                await self._bring_together(person, mine, other)
                mine = await self._store.searches.look(person.id, now)
        if mine is not None and mine.found is not None:
            await self._store.searches.end(person.id)
            return Searching(None, mine.found, CLOCKS)
        if mine is None:
            return Searching(None, None, CLOCKS)
        shown = Waiting(mine.game, mine.pace, mine.rated, mine.since, round(mine.rating), mine.width(now))
        return Searching(shown, None, CLOCKS)

    async def _bring_together(self, person: Person, mine: Search, other: Search) -> None:
        """Set up a table for two, unless one of them was matched meanwhile."""
        friend = await self._store.accounts.person(other.person)
        if friend is None:
            return
        seated = [person, friend] if randbelow(2) else [friend, person]
        places = [
            Place(seat, "link", person=each.id, called=each.name, guest=each.guest)
            for seat, each in enumerate(seated)
        ]
        begin = partial(
            open_match, find_game(mine.game), places, {}, CLOCKS[mine.pace], person.id, rated=mine.rated
        )
        opened = await asyncio.to_thread(begin)
        table = opened.stored.id
        with suppress(Conflict):
            await self._lobby.open(opened, person, lambda to: settle(to, mine.person, other.person, table))


def search_routes(
    store: Store, accounts: Accounts, search: OpponentSearch, moderation: Moderation
) -> list[Any]:
    """The route handlers."""

    @get("/api/search", summary="How my search for an opponent stands")
    async def look(request: AnyRequest) -> Response[Searching]:
        found = await search.look(await accounts.known(cookie_of(request)))
        return Response(found, headers={"Cache-Control": "no-store"})

    @post("/api/search", status_code=200, summary="Look for an opponent")
    async def begin(request: AnyRequest, data: JSONBody[Look]) -> Searching:
        if moderation.state.drain:
            raise Draining("server-draining")
        return await search.begin(await accounts.known(cookie_of(request)), data)

    @post("/api/search/end", status_code=200, summary="End my search")
    async def end(request: AnyRequest) -> b.Nothing:
        await store.searches.end((await accounts.known(cookie_of(request))).id)
        return b.Nothing()

    return [look, begin, end]
