"""Routes of the daily deal: one counted try per person, game and day, and rankings."""

from __future__ import annotations

import asyncio
from datetime import date
from secrets import token_hex
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from ... import game as find_game
from ...kernel import AstrariumError
from ...tables.bot_levels import first, title
from ...tables.daily_deal import day_before, end_of, seed_of_day, today
from ...tables.server_messages import TextTree
from ...tables.table_creation import Deal, open_daily
from ..accounts import Accounts
from ..moderation_cache import Moderation
from ..origin_check import cookie_of
from ..store.game_results import Standing
from ..store.rows import Conflict, Person
from ..store.store import Store
from .catalogue import game_list
from .lobby import Draining, Lobby

AnyRequest = Request[Any, Any, Any]
#: Maximum lines of a ranking, and of its short form in the lobby.
LINES, BEST = 100, 2


class NoSuchDay(AstrariumError):
    """The day is invalid or in the future."""


class Line(Struct):
    """A line of a ranking; `replay` is the table, if I may watch it."""

    place: int
    name: str
    guest: bool
    you: bool
    score: int
    margin: int | None
    won: bool
    gave_up: bool
    moves: int | None
    at: float
    replay: str | None


class Daily(Struct):
    """A day's deal of one game.

    `state` is none, begun, done, or late if the day ended before the game; `table` is mine. `count` is the
    number of results, `lines` has the top and my own, `spread` the results per score.
    """

    game: str
    opponent: TextTree
    state: str
    table: str | None
    count: int
    lines: list[Line]
    spread: dict[int, int] = {}


class Day(Struct):
    """A day, when it ends, and its deals; `over`: the day has ended, and all replays are open."""

    day: str
    ends: float
    over: bool
    before: str
    games: list[Daily]


class Begun(Struct):
    """The table of a deal; `counts` is false for practice after the counted try."""

    table: str
    counts: bool


class DailyDeals:
    """Starts daily deals and reads their rankings."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._key = b""

    async def open(self) -> None:
        self._key = bytes.fromhex(await self._store.setting("daily-key", token_hex(32)))

    async def begin(self, person: Person, game_id: str) -> Begun:
        """Start or resume today's counted try; afterwards, start a practice game."""
        game, day = find_game(game_id), today()
        mine = (await self._store.results.tried(person.id, day)).get(game.id)
        row = await self._store.table(mine) if mine is not None else None
        if row is not None and not row.over:
            return Begun(table=row.id, counts=True)
        await self._lobby.check_count(person)
        deal = Deal(day, seed_of_day(self._key, day, game.id), counts=mine is None)
        opened = await asyncio.to_thread(open_daily, game, deal, person.id, person.name)
        try:
            made = await self._lobby.open(opened, person)
        except Conflict:  # started in another window meanwhile
            return await self.begin(person, game_id)
        return Begun(table=made.table, counts=deal.counts)

    async def day(self, person: Person, day: str, game: str | None = None) -> Day:
        """The deals of a day in short, or the ranking of one game."""
        wanted = [each.id for each in game_list()] if game is None else [find_game(game).id]
        over = day < today()
        results = self._store.results
        tried = await results.tried(person.id, day)
        standings = await results.standings(day, person.id, BEST if game is None else LINES, game)
        found = []
        for id in wanted:
            lines = [(line, count) for played, line, count in standings if played == id]
            mine = next((line for line, _ in lines if line.person == person.id), None)
            found.append(
                Daily(
                    game=id,
                    opponent=title(id, first(id)).to_json(),
                    state=_state(id in tried, mine, over),
                    table=tried.get(id),
                    count=lines[0][1] if lines else 0,
                    lines=[_line(line, person.id, over or mine is not None) for line, _ in lines],
                    spread={} if game is None else await results.spread(day, id),
                )
            )
        return Day(day=day, ends=end_of(day), over=over, before=day_before(day), games=found)


def _state(tried: bool, mine: Standing | None, over: bool) -> str:
    if mine is not None:
        return "done"
    if not tried:
        return "none"
    return "late" if over else "begun"


def _line(line: Standing, person: str, opened: bool) -> Line:
    return Line(
        place=line.place,
        name=line.name,
        guest=line.guest,
        you=line.person == person,
        score=line.score,
        margin=line.margin,
        won=line.won,
        gave_up=line.gave_up,
        moves=line.moves,
        at=line.at,
        replay=line.replay if opened else None,
    )


def _read_day(word: str | None) -> str:
    """Parse a day; future days are refused."""
    now = today()
    try:
        day = now if word is None else date.fromisoformat(word[:40]).isoformat()
    except ValueError:
        day = ""
    if not day or day > now:
        raise NoSuchDay("server-no-such-day", day=(word or "")[:40])
    return day


def daily_routes(accounts: Accounts, days: DailyDeals, moderation: Moderation) -> list[Any]:
    """The route handlers."""

    @get("/api/daily", summary="The deals of the day, and my results")
    async def overview(request: AnyRequest, day: FromQuery[str | None] = None) -> Day:
        return await days.day(await accounts.known(cookie_of(request)), _read_day(day))

    @get("/api/daily/{game:str}", summary="The ranking of a day's deal")
    async def table(request: AnyRequest, game: FromPath[str], day: FromQuery[str | None] = None) -> Day:
        return await days.day(await accounts.known(cookie_of(request)), _read_day(day), game)

    @post("/api/daily/{game:str}", status_code=201, summary="Play the deal of the day; the first try counts")
    async def begin(request: AnyRequest, game: FromPath[str]) -> Begun:
        if moderation.state.drain:
            raise Draining("server-draining")
        return await days.begin(await accounts.known(cookie_of(request)), game)

    return [overview, table, begin]
