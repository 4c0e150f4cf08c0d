"""The addresses of the lobby and of a table's WebSocket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ...tables.names import clean_name, skeleton
from ..bots import socket as bot_socket
from ..guarding import secure
from ..people import COOKIE, COOKIE_SECONDS
from ..store.rows import Person
from ..table import socket as sockets
from ..table.wire import encode
from . import bodies as b
from . import catalogue
from .lobby import Draining
from .records import LARGEST
from .replies import reply

if TYPE_CHECKING:
    from ..app import Parts

AnyRequest = Request[Any, Any, Any]
RULES = {200: ResponseSpec(b.Rules, description="The rules in chapters of numbered paragraphs")}


def handlers(parts: Parts) -> list[Any]:
    """All handlers, bound to the parts of one server."""
    return [*_people(parts), *_letters(parts), *_tables(parts), *_reading(), _play(parts), _bots(parts)]


def _me(person: Person) -> b.Me:
    return b.Me(name=person.name, account=person.login)


def _people(parts: Parts) -> list[Any]:
    people, live_tables, limits = parts.people, parts.live_tables, parts.limits

    async def new_guest(request: AnyRequest) -> Person:
        limits.new_guest(sockets.address_of(request))
        return await people.new_guest()

    async def welcome(request: AnyRequest, person: Person, known: bool = False) -> Response[b.Me]:
        """Who somebody is; a browser that is not known yet gets a cookie to be known by."""
        answer = Response(_me(person), headers={"Cache-Control": "no-store"})
        if not known:
            answer.set_cookie(
                Cookie(
                    COOKIE,
                    value=await people.begin(person, request.headers.get("user-agent", "")),
                    max_age=COOKIE_SECONDS,
                    httponly=True,
                    samesite="lax",
                    secure=secure(request),
                )
            )
        return answer

    async def asking(request: AnyRequest) -> tuple[Person, str]:
        """Who asks, and the cookie that says so."""
        cookie = request.cookies.get(COOKIE) or ""
        return await people.known(cookie), cookie

    async def known_in(person: Person, cookie: str) -> b.LogIns:
        """The browsers in which somebody is known."""
        found = await people.logins(person, cookie)
        shown = [b.LogInInfo(each.id, each.created, each.seen, each.agent, mine) for each, mine in found]
        return b.LogIns(logins=shown)

    @get("/api/me", summary="Who I am; a newcomer becomes a guest")
    async def me(request: AnyRequest) -> Response[b.Me]:
        cookie = request.cookies.get(COOKIE)
        person = await people.who(cookie)
        if person is None:
            return await welcome(request, await new_guest(request))
        return await welcome(request, person, known="." not in (cookie or ""))

    @post("/api/me", status_code=200, summary="Change my name")
    async def rename(request: AnyRequest, data: JSONBody[b.Rename]) -> b.Me:
        person, _ = await asking(request)
        await people.rename(person, data.name)
        live_tables.renamed(person.id, person.name, person.guest)
        return _me(person)

    @post("/api/account", status_code=200, summary="Make an account of the guest that I am")
    async def account(request: AnyRequest, data: JSONBody[b.Credentials]) -> b.Me:
        person, _ = await asking(request)
        limits.log_in(sockets.address_of(request))
        await people.add_account(person, data.name, data.password)
        live_tables.renamed(person.id, person.name, person.guest)
        return _me(person)

    @post("/api/login", status_code=200, summary="Be the person with this account")
    async def login(request: AnyRequest, data: JSONBody[b.LogIn]) -> Response[b.Me]:
        limits.log_in(sockets.address_of(request), skeleton(data.name))
        cookie = request.cookies.get(COOKIE) or ""
        guest = await people.who(cookie)
        person = await people.log_in(data.name, data.password)
        for id in await people.hand_over(guest, person) if data.bring_seats else ():
            served = live_tables.served.get(id)
            if served is not None and guest is not None:
                await served.handed_over(guest.id, person.id, person.name)
        if guest is not None:
            await people.end_this(guest, cookie)
            live_tables.come_again(guest.id)
        return await welcome(request, person)

    @post("/api/logout", status_code=200, summary="End this log-in, and be a new guest")
    async def logout(request: AnyRequest) -> Response[b.Me]:
        cookie = request.cookies.get(COOKIE) or ""
        person = await people.who(cookie)
        if person is not None:
            await people.end_this(person, cookie)
            live_tables.come_again(person.id)
        return await welcome(request, await new_guest(request))

    @get("/api/logins", summary="The browsers in which I am known")
    async def logins(request: AnyRequest) -> b.LogIns:
        person, cookie = await asking(request)
        return await known_in(person, cookie)

    @post("/api/logins/end", status_code=200, summary="End a log-in of mine, or all others")
    async def end(request: AnyRequest, data: JSONBody[b.EndLogIn]) -> b.LogIns:
        person, cookie = await asking(request)
        if data.id is None:
            await people.end_others(person, cookie)
        else:
            await people.end(person, data.id)
        live_tables.come_again(person.id)
        return await known_in(person, cookie)

    @post("/api/password", status_code=200, summary="Change my password; all other log-ins end")
    async def password(request: AnyRequest, data: JSONBody[b.NewPassword]) -> b.Me:
        person, cookie = await asking(request)
        limits.log_in(sockets.address_of(request), person.id)
        await people.change_password(person, cookie, data.old, data.new)
        live_tables.come_again(person.id)
        return _me(person)

    return [me, rename, account, login, logout, logins, end, password]


def _letters(parts: Parts) -> list[Any]:
    people, letters, limits = parts.people, parts.letters, parts.limits

    @get("/api/account", summary="What the server knows of me")
    async def myself(request: AnyRequest) -> b.Account:
        person = await people.known(request.cookies.get(COOKIE))
        return b.Account(
            account=person.login, email=person.email, letters=letters.sent_here, role=person.role
        )

    @post("/api/email", status_code=200, summary="Say where letters go; the address is asked by a letter")
    async def email(request: AnyRequest, data: JSONBody[b.Address]) -> b.Nothing:
        person = await people.known(request.cookies.get(COOKIE))
        limits.log_in(sockets.address_of(request), person.id)
        await letters.ask_address(person, data.password, data.email)
        return b.Nothing()

    @post("/api/email/confirm", status_code=200, summary="Answer the letter to an address")
    async def confirm(data: JSONBody[b.LetterAnswer]) -> b.Nothing:
        await letters.confirm(data.secret)
        return b.Nothing()

    @post("/api/reset", status_code=200, summary="Ask for a letter because a password is forgotten")
    async def forgotten(request: AnyRequest, data: JSONBody[b.Forgotten]) -> b.Nothing:
        limits.log_in(sockets.address_of(request))
        await letters.ask_reset(clean_name(data.name))
        return b.Nothing()

    @post("/api/reset/finish", status_code=200, summary="Choose another password by a letter")
    async def reset(request: AnyRequest, data: JSONBody[b.LetterAnswer]) -> b.Nothing:
        limits.log_in(sockets.address_of(request))
        parts.live_tables.come_again(await letters.reset(data.secret, data.password or ""))
        return b.Nothing()

    return [myself, email, confirm, forgotten, reset]


def _tables(parts: Parts) -> list[Any]:
    people, lobby = parts.people, parts.lobby

    @get("/api/tables", summary="My tables, tables with a free seat, finished games")
    async def tables(request: AnyRequest) -> b.Tables:
        found = await lobby.tables(await people.known(request.cookies.get(COOKIE)))
        found.notice = parts.orders.now.notice
        return found

    @post("/api/tables", summary="Set up a table")
    async def create(request: AnyRequest, data: JSONBody[b.NewTable]) -> b.Created:
        if parts.orders.now.drain:
            raise Draining("server-draining")
        return await lobby.create(await people.known(request.cookies.get(COOKIE)), data)

    @post("/api/records", request_max_body_size=LARGEST, summary="Go on with a game from its record")
    async def take_over(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> b.Created:
        if parts.orders.now.drain:
            raise Draining("server-draining")
        person = await people.known(request.cookies.get(COOKIE))
        parts.limits.record(person.id)
        return await lobby.take_over(person, data)

    @get("/api/puzzles", summary="The puzzles of all games, and which I have solved")
    async def set_puzzles(request: AnyRequest) -> b.PuzzleLists:
        return await lobby.puzzles(await people.known(request.cookies.get(COOKIE)))

    @post("/api/tables/{table:str}/sit", status_code=200, summary="Take a seat")
    async def sit(request: AnyRequest, table: FromPath[str], data: JSONBody[b.Sit]) -> b.Seated:
        return await lobby.sit(table, data, await people.known(request.cookies.get(COOKIE)))

    @post("/api/tables/{table:str}/delete", status_code=204, summary="Delete a table at which only I play")
    async def remove(request: AnyRequest, table: FromPath[str]) -> None:
        await lobby.delete(table, await people.known(request.cookies.get(COOKIE)))

    @get("/api/tables/{table:str}/record", summary="The record of a finished game")
    async def record(
        request: AnyRequest, table: FromPath[str], token: FromQuery[str | None] = None
    ) -> dict[str, Any]:
        return await lobby.record(table, await people.who(request.cookies.get(COOKIE)), token)

    @post("/api/tables/{table:str}/branch", summary="Play on from a past position at a table of my own")
    async def branch(
        request: AnyRequest,
        table: FromPath[str],
        data: JSONBody[b.Branch],
        token: FromQuery[str | None] = None,
    ) -> b.Created:
        person = await people.known(request.cookies.get(COOKIE))
        return await lobby.branch(table, data.move, person, token)

    @post("/api/tables/{table:str}/rematch", summary="Ask for another game with the same people")
    async def rematch(request: AnyRequest, table: FromPath[str]) -> b.Rematch:
        return await lobby.rematch(table, await people.known(request.cookies.get(COOKIE)))

    @get("/api/links/{token:str}", summary="What a link leads to, or why it does not work")
    async def link(request: AnyRequest, token: FromPath[str]) -> b.LinkTarget:
        return await lobby.link(token, await people.who(request.cookies.get(COOKIE)))

    return [tables, create, take_over, set_puzzles, sit, remove, record, branch, rematch, link]


def _reading() -> list[Any]:
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


def _bots(parts: Parts) -> Any:
    @websocket("/api/bots/work")
    async def work(socket: WebSocket[Any, Any, Any]) -> None:
        await bot_socket.serve(socket, parts.store, parts.workers.outside)

    return work


def _play(parts: Parts) -> Any:
    @websocket("/api/tables/{table:str}/play")
    async def play(
        socket: WebSocket[Any, Any, Any], table: FromPath[str], token: FromQuery[str | None] = None
    ) -> None:
        await sockets.serve(socket, table, token, parts.live_tables, parts.people, parts.limits)

    return play
