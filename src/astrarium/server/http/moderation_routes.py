"""Routes of reports and blocks, and of moderators."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...kernel import AstrariumError, Text
from ..accounts import Accounts
from ..live_tables.loaded_tables import LiveTables
from ..live_tables.table_loading import NoSuchTable
from ..moderation_cache import Moderation
from ..origin_check import cookie_of
from ..rate_limits import RateLimits
from ..store.moderation import DRAIN, NOTICE
from ..store.rows import Person
from ..store.store import Store
from . import bodies as b

AnyRequest = Request[Any, Any, Any]


class NotAllowed(AstrariumError):
    """Only moderators may do this."""


class NobodyThere(AstrariumError):
    """Nobody sits there who could be reported or blocked."""


def moderation_routes(
    store: Store, accounts: Accounts, live_tables: LiveTables, limits: RateLimits, moderation: Moderation
) -> list[Any]:
    """The route handlers."""
    return [
        *_reports(store, accounts, live_tables, limits),
        *_moderators(store, accounts, live_tables, moderation),
    ]


def _reports(store: Store, accounts: Accounts, live_tables: LiveTables, limits: RateLimits) -> list[Any]:
    async def somebody(person: Person, where: b.Somebody) -> str:
        """The other person on a seat of a table that the person may watch."""
        served = await live_tables.get(where.table)
        seating = served.live.seating
        if where.seat < len(seating.places) and await live_tables.may_watch(served.live, person.id, None):
            found = seating.places[where.seat].person
            if found is not None and found != person.id:
                return found
        raise NobodyThere("server-nobody-there")

    @post("/api/report", status_code=200, summary="Report a person to the moderators")
    async def report(request: AnyRequest, data: JSONBody[b.Report]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        about = await somebody(person, b.Somebody(data.table, data.seat))
        limits.report(person.id)
        await store.moderation.report(person.id, about, data.table, data.text)
        return b.Nothing()

    @post("/api/block", status_code=200, summary="Block or unblock the person on a seat")
    async def block(request: AnyRequest, data: JSONBody[b.Block]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        await store.moderation.block(
            person.id, await somebody(person, b.Somebody(data.table, data.seat)), data.blocked
        )
        return b.Nothing()

    @get("/api/blocks", summary="The people I have blocked")
    async def blocks(request: AnyRequest) -> b.BlockedPeople:
        person = await accounts.known(cookie_of(request))
        return b.BlockedPeople(
            [b.PersonName(id, name) for id, name in await store.moderation.blocked(person.id)]
        )

    @post("/api/blocks/end", status_code=200, summary="Unblock a person")
    async def unblock(request: AnyRequest, data: JSONBody[b.Unblock]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        await store.moderation.block(person.id, data.person, blocked=False)
        return b.Nothing()

    return [report, block, blocks, unblock]


def _moderators(
    store: Store, accounts: Accounts, live_tables: LiveTables, moderation: Moderation
) -> list[Any]:
    async def moderator(request: AnyRequest) -> Person:
        person = await accounts.known(cookie_of(request))
        if person.role != "moderator":
            raise NotAllowed("server-not-allowed")
        return person

    @get("/api/house", summary="People, tables and reports, for moderators")
    async def overview(request: AnyRequest, like: FromQuery[str] = "") -> Response[dict[str, Any]]:
        await moderator(request)
        found = {
            "people": await store.moderation.people(like[:40]),
            "tables": await store.moderation.tables(),
            "reports": await store.moderation.reports(),
            "notice": moderation.state.notice,
            "drain": moderation.state.drain,
        }
        return Response(found, headers={"Cache-Control": "no-store"})

    @get("/api/house/{table:str}", summary="A table's details, for moderators")
    async def inspect(request: AnyRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
        await moderator(request)
        found = await store.moderation.table(table)
        if found is None:
            raise NoSuchTable("server-no-such-table")
        return Response(found, headers={"Cache-Control": "no-store"})

    @post(
        "/api/house",
        status_code=200,
        summary="Moderate: ban, mute, settle reports, end tables, set the notice",
    )
    async def order(request: AnyRequest, data: JSONBody[b.Order]) -> b.Nothing:
        me = await moderator(request)
        if data.person is not None and data.person != me.id:
            flags = {"banned": data.banned, "muted": data.muted}
            await store.moderation.set_person(
                data.person, **{key: flag for key, flag in flags.items() if flag is not None}
            )
        if data.report is not None:
            await store.moderation.settle(data.report)
        if data.notice is not None:
            await store.set_setting(NOTICE, data.notice or None)
        if data.drain is not None:
            await store.set_setting(DRAIN, "yes" if data.drain else None)
        if data.end is not None:
            await live_tables.end(data.end, Text("table-notice-ended"))
        if data.delete is not None:
            await live_tables.delete(data.delete)
        await moderation.refresh()
        return b.Nothing()

    return [overview, inspect, order]
