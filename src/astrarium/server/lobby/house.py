"""The addresses for one's own data, for trouble among people, and for those who look after the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import convert, to_builtins
from msgspec.structs import asdict

from ...kernel import AstrariumError, Text
from ...texts import LANGUAGES
from ..away.push import BadPush, check_keys
from ..away.reaching import check_hook
from ..away.turns import Away
from ..people import COOKIE, login_of
from ..store.house import DRAIN, NOTICE
from ..store.pushes import Push
from ..store.rows import Person
from ..table import socket as sockets
from ..table.live_tables import NoSuchTable
from . import bodies as b

if TYPE_CHECKING:
    from ..app import Parts

AnyRequest = Request[Any, Any, Any]


class NotAllowed(AstrariumError):
    """Only those who look after the server may."""


class NobodyThere(AstrariumError):
    """On that seat sits nobody whom one could report or block."""


def house(parts: Parts) -> list[Any]:
    """All handlers of this page, bound to the parts of one server."""
    return [*_own(parts), *_pushes(parts), *_trouble(parts), *_moderation(parts)]


def _own(parts: Parts) -> list[Any]:
    people, kept = parts.people, parts.store.house

    @get("/api/me/export", summary="All that the server keeps of me")
    async def export(request: AnyRequest) -> Response[dict[str, Any]]:
        person = await people.known(request.cookies.get(COOKIE))
        headers = {
            "Content-Disposition": 'attachment; filename="astrarium.json"',
            "Cache-Control": "no-store",
        }
        return Response(await kept.export(person.id), headers=headers)

    @post(
        "/api/me/delete", status_code=200, summary="Forget who I am; games with others go on without a name"
    )
    async def forget(request: AnyRequest, data: JSONBody[b.Forget]) -> b.Nothing:
        person = await people.known(request.cookies.get(COOKIE))
        if not person.guest:
            parts.limits.log_in(sockets.address_of(request), person.id)
            await people.check_password(person, data.password or "")
        name = await people.free_name()
        await kept.forget(person.id, name)
        parts.live_tables.renamed(person.id, name, guest=True)
        parts.live_tables.come_again(person.id)
        return b.Nothing()

    @get("/api/away", summary="How I want to hear that it is my turn")
    async def away(request: AnyRequest) -> Away:
        person = await people.known(request.cookies.get(COOKIE))
        return convert(await parts.store.reminders.away(person.id) or {}, Away)

    @post("/api/away", status_code=200, summary="Say how I want to hear that it is my turn")
    async def set_away(request: AnyRequest, data: JSONBody[b.Away]) -> Away:
        person = await people.known(request.cookies.get(COOKIE))
        wish = Away(**asdict(data))
        if wish.webhook is not None:
            wish.webhook = check_hook(wish.webhook)
        nothing = wish == Away(offset=wish.offset) and not await parts.store.pushes.of(person.id)
        await parts.store.reminders.set_away(person.id, None if nothing else to_builtins(wish))
        return wish

    return [export, forget, away, set_away]


def _pushes(parts: Parts) -> list[Any]:
    people, kept = parts.people, parts.store.pushes

    @get("/api/push", summary="What the server is known by to push services")
    async def key() -> b.PushKey:
        return b.PushKey(parts.turns.pusher.public if parts.turns.pusher else "")

    @post("/api/push", status_code=200, summary="Tell this browser of my turns while it is closed")
    async def add(request: AnyRequest, data: JSONBody[b.Push]) -> b.Nothing:
        cookie = request.cookies.get(COOKIE)
        person = await people.known(cookie)
        if parts.turns.pusher is None:
            raise BadPush("server-bad-push")
        check_keys(data.key, data.auth)
        language = data.language if data.language in LANGUAGES else LANGUAGES[0]
        push = Push(check_hook(data.endpoint), data.key, data.auth, language)
        await kept.add(person.id, login_of(cookie or ""), push)
        if await parts.store.reminders.away(person.id) is None:
            await parts.store.reminders.set_away(person.id, to_builtins(Away()))
        return b.Nothing()

    @post("/api/push/end", status_code=200, summary="Tell a browser of mine nothing any more")
    async def end(request: AnyRequest, data: JSONBody[b.EndPush]) -> b.Nothing:
        person = await people.known(request.cookies.get(COOKIE))
        await kept.end(data.endpoint, person.id)
        return b.Nothing()

    return [key, add, end]


def _trouble(parts: Parts) -> list[Any]:
    people, kept = parts.people, parts.store.house

    async def somebody(person: Person, where: b.Somebody) -> str:
        """Who sits there: somebody else, at a table that I know of."""
        served = await parts.live_tables.get(where.table)
        seating = served.live.seating
        if where.seat < len(seating.places) and seating.may_watch(person.id, None):
            found = seating.places[where.seat].person
            if found is not None and found != person.id:
                return found
        raise NobodyThere("server-nobody-there")

    @post("/api/report", status_code=200, summary="Tell those who look after the server about somebody")
    async def report(request: AnyRequest, data: JSONBody[b.Report]) -> b.Nothing:
        person = await people.known(request.cookies.get(COOKIE))
        about = await somebody(person, b.Somebody(data.table, data.seat))
        parts.limits.report(person.id)
        await kept.report(person.id, about, data.table, data.text)
        return b.Nothing()

    @post("/api/block", status_code=200, summary="Have nothing to do with somebody any more, or again")
    async def block(request: AnyRequest, data: JSONBody[b.Block]) -> b.Nothing:
        person = await people.known(request.cookies.get(COOKIE))
        await kept.block(person.id, await somebody(person, b.Somebody(data.table, data.seat)), data.blocked)
        return b.Nothing()

    @get("/api/blocks", summary="Whom I have blocked")
    async def blocks(request: AnyRequest) -> b.BlockedPeople:
        person = await people.known(request.cookies.get(COOKIE))
        return b.BlockedPeople([b.Blocked(id, name) for id, name in await kept.blocked(person.id)])

    @post("/api/blocks/end", status_code=200, summary="Have to do with somebody again")
    async def unblock(request: AnyRequest, data: JSONBody[b.Unblock]) -> b.Nothing:
        person = await people.known(request.cookies.get(COOKIE))
        await kept.block(person.id, data.person, blocked=False)
        return b.Nothing()

    return [report, block, blocks, unblock]


def _moderation(parts: Parts) -> list[Any]:
    kept = parts.store.house

    async def moderator(request: AnyRequest) -> Person:
        person = await parts.people.known(request.cookies.get(COOKIE))
        if person.role != "moderator":
            raise NotAllowed("server-not-allowed")
        return person

    @get("/api/house", summary="People, tables and reports, for those who look after the server")
    async def overview(request: AnyRequest, like: FromQuery[str] = "") -> Response[dict[str, Any]]:
        await moderator(request)
        found = {
            "people": await kept.people(like[:40]),
            "tables": await kept.tables(),
            "reports": await kept.reports(),
            "notice": parts.orders.now.notice,
            "drain": parts.orders.now.drain,
        }
        return Response(found, headers={"Cache-Control": "no-store"})

    @get("/api/house/{table:str}", summary="A table at a glance, for those who look after the server")
    async def inspect(request: AnyRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
        await moderator(request)
        found = await kept.table(table)
        if found is None:
            raise NoSuchTable("server-no-such-table")
        return Response(found, headers={"Cache-Control": "no-store"})

    @post("/api/house", status_code=200, summary="Ban, mute, settle, end a table, tell everybody something")
    async def order(request: AnyRequest, data: JSONBody[b.Order]) -> b.Nothing:
        me = await moderator(request)
        if data.person is not None and data.person != me.id:
            wish = {"banned": data.banned, "muted": data.muted}
            await kept.set_person(
                data.person, **{key: flag for key, flag in wish.items() if flag is not None}
            )
        if data.report is not None:
            await kept.settle(data.report)
        if data.notice is not None:
            await parts.store.keep_setting(NOTICE, data.notice or None)
        if data.drain is not None:
            await parts.store.keep_setting(DRAIN, "yes" if data.drain else None)
        if data.end is not None:
            await parts.live_tables.end(data.end, Text("table-notice-ended"))
        if data.delete is not None:
            await parts.live_tables.delete(data.delete)
        await parts.orders.look()
        return b.Nothing()

    return [overview, inspect, order]
