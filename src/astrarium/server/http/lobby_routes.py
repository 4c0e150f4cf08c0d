"""Routes of the lobby and the catalogue, and the two WebSockets."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ..accounts import Accounts
from ..bots import external_bot_socket
from ..live_tables import table_socket
from ..live_tables.json_codec import encode
from ..live_tables.loaded_tables import LiveTables
from ..moderation_cache import Moderation
from ..origin_check import cookie_of
from ..rate_limits import RateLimits
from ..store.store import Store
from . import bodies as b
from . import catalogue
from .lobby import Draining, Lobby
from .record_import import LARGEST
from .response_headers import reply

AnyRequest = Request[Any, Any, Any]
RULES = {200: ResponseSpec(b.Rules, description="The rules in chapters of numbered paragraphs")}


def lobby_routes(accounts: Accounts, lobby: Lobby, limits: RateLimits, moderation: Moderation) -> list[Any]:
    """The route handlers of tables."""

    @get("/api/tables", summary="My tables, open tables, finished games")
    async def tables(request: AnyRequest) -> b.Tables:
        found = await lobby.tables(await accounts.known(cookie_of(request)))
        found.notice = moderation.state.notice
        return found

    @post("/api/tables", summary="Create a table")
    async def create(request: AnyRequest, data: JSONBody[b.NewTable]) -> b.Created:
        if moderation.state.drain:
            raise Draining("server-draining")
        return await lobby.create(await accounts.known(cookie_of(request)), data)

    @post("/api/records", request_max_body_size=LARGEST, summary="Open a table from a record")
    async def take_over(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> b.Created:
        if moderation.state.drain:
            raise Draining("server-draining")
        person = await accounts.known(cookie_of(request))
        limits.record(person.id)
        return await lobby.take_over(person, data)

    @get("/api/puzzles", summary="The puzzles of all games, and which I have solved")
    async def set_puzzles(request: AnyRequest) -> b.PuzzleLists:
        return await lobby.puzzles(await accounts.known(cookie_of(request)))

    @get("/api/puzzles/{game:str}/{puzzle:str}", summary="A puzzle's position and goal")
    async def puzzle(game: FromPath[str], puzzle: FromPath[str]) -> b.PuzzlePreview:
        return await lobby.puzzle(game, puzzle)

    @post("/api/tables/{table:str}/sit", status_code=200, summary="Take a seat")
    async def sit(request: AnyRequest, table: FromPath[str], data: JSONBody[b.Sit]) -> b.Seated:
        return await lobby.sit(table, data, await accounts.known(cookie_of(request)))

    @post("/api/tables/{table:str}/delete", status_code=204, summary="Delete a table at which only I play")
    async def remove(request: AnyRequest, table: FromPath[str]) -> None:
        await lobby.delete(table, await accounts.known(cookie_of(request)))

    @get("/api/tables/{table:str}/record", summary="The record of a finished game")
    async def record(
        request: AnyRequest, table: FromPath[str], token: FromQuery[str | None] = None
    ) -> dict[str, Any]:
        return await lobby.record(table, await accounts.who(cookie_of(request)), token)

    @post("/api/tables/{table:str}/branch", summary="Branch a past position to a new table")
    async def branch(
        request: AnyRequest,
        table: FromPath[str],
        data: JSONBody[b.Branch],
        token: FromQuery[str | None] = None,
    ) -> b.Created:
        person = await accounts.known(cookie_of(request))
        return await lobby.branch(table, data.move, person, token)

    @post("/api/tables/{table:str}/rematch", summary="Ask for a rematch")
    async def rematch(request: AnyRequest, table: FromPath[str]) -> b.Rematch:
        return await lobby.rematch(table, await accounts.known(cookie_of(request)))

    @get("/api/links/{token:str}", summary="The target of a link, or why it does not work")
    async def link(request: AnyRequest, token: FromPath[str]) -> b.LinkTarget:
        return await lobby.link(token, await accounts.who(cookie_of(request)))

    @get("/api/programs/{game:str}", summary="Connected programs that play a game")
    async def programs(game: FromPath[str]) -> list[b.Program]:
        return await lobby.programs(game)

    return [
        programs,
        tables,
        create,
        take_over,
        set_puzzles,
        puzzle,
        sit,
        remove,
        record,
        branch,
        rematch,
        link,
    ]


def catalogue_routes() -> list[Any]:
    """The route handlers of games, texts and rules."""
    plain = MediaType.TEXT.value

    @get("/api/games", summary="The games")
    async def games() -> b.Games:
        return b.Games(games=list(await asyncio.to_thread(catalogue.game_list)))

    @get("/api/texts/{language:str}", media_type=plain, summary="Fluent source of the shell")
    async def shell(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
        source = await asyncio.to_thread(catalogue.fluent, language)
        return reply(request, source.encode(), plain)

    @get("/api/texts/{language:str}/{game:str}", media_type=plain, summary="Fluent source of a game")
    async def texts(request: AnyRequest, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
        source = await asyncio.to_thread(catalogue.fluent, language, game)
        return reply(request, source.encode(), plain)

    @get("/api/rules/{game:str}/{language:str}", summary="The rules of a game", responses=RULES)
    async def rules(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
        book = await asyncio.to_thread(catalogue.rules, game, language)
        return reply(request, encode(book), MediaType.JSON.value)

    return [games, shell, texts, rules]


def socket_routes(store: Store, accounts: Accounts, live_tables: LiveTables, limits: RateLimits) -> list[Any]:
    """The WebSockets of tables and of external bots."""

    @websocket("/api/tables/{table:str}/play")
    async def play(
        socket: WebSocket[Any, Any, Any], table: FromPath[str], token: FromQuery[str | None] = None
    ) -> None:
        await table_socket.serve(socket, table, token, live_tables, accounts, limits)

    @websocket("/api/bots/work")
    async def work(socket: WebSocket[Any, Any, Any]) -> None:
        await external_bot_socket.serve(socket, store, live_tables.workers.external)

    return [play, work]
