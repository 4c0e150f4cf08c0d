"""Routes of holidays, which stop the clocks of my tables by days."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ...tables import daily_deal
from ..accounts import Accounts
from ..day_clock_watch import DayClockWatch
from ..origin_check import cookie_of
from ..store.day_tables import HOLIDAY
from ..store.store import Store

AnyRequest = Request[Any, Any, Any]


class Holiday(Struct):
    """The end of my current holiday (0: none), and the days left this year."""

    until: float
    left: int


class TakeHoliday(Struct, forbid_unknown_fields=True):
    """Begin a holiday of some days now; 0 ends it."""

    days: Annotated[int, Meta(ge=0, le=HOLIDAY)]


def holiday_routes(store: Store, accounts: Accounts, watch: DayClockWatch) -> list[Any]:
    """The route handlers."""

    async def holiday_of(person: str) -> Holiday:
        until, left = await store.day_tables.holiday(person, daily_deal.now())
        return Holiday(until, left)

    @get("/api/me/holiday", summary="My holiday")
    async def holiday(request: AnyRequest) -> Holiday:
        return await holiday_of((await accounts.known(cookie_of(request))).id)

    @post("/api/me/holiday", status_code=200, summary="Begin or end a holiday")
    async def take(request: AnyRequest, data: JSONBody[TakeHoliday]) -> Holiday:
        person = await accounts.known(cookie_of(request))
        await watch.holiday(person.id, data.days)
        return await holiday_of(person.id)

    return [holiday, take]
