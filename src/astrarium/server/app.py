"""The application: services, routes and error handling."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, ResponseHeader, State
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError

from .. import __version__
from ..kernel import AstrariumError, Text, UnknownGame
from ..tables.branch import NoBranch
from ..tables.listener import Unknown
from ..tables.token_bucket import TooMuch
from .accounts import Accounts, NameTaken, NoSuchLogin, WrongPassword
from .bots.worker_pool import WorkerPool
from .day_clock_watch import DayClockWatch
from .event_watch import EventWatch
from .http.account_routes import account_routes
from .http.bodies import Fault
from .http.catalogue import NoSuchLanguage, warm_up
from .http.daily_routes import DailyDeals, NoSuchDay, daily_routes
from .http.event_routes import NoSuchEvent, event_routes
from .http.group_routes import NoSuchGroup, group_routes
from .http.holiday_routes import holiday_routes
from .http.lobby import Draining, Lobby, NotInvited, NotYet, NotYours, SeatTaken
from .http.lobby_routes import catalogue_routes, lobby_routes, socket_routes
from .http.moderation_routes import NobodyThere, NotAllowed, moderation_routes
from .http.monitoring_routes import OnlyHere, monitoring_routes
from .http.opponent_search_routes import OpponentSearch, search_routes
from .http.people_routes import NoSuchPerson, NotFriends, people_routes
from .http.player_statistics_routes import statistics_routes
from .http.response_headers import HEADERS
from .http.seed_words_routes import seed_words_routes
from .http.static_files import page
from .http.study_routes import NoSuchStudy, Studies, study_routes
from .http.table_preview_routes import TablePreviews, preview_routes
from .live_tables.json_codec import encode, schemas
from .live_tables.loaded_tables import IDLE, LiveTables
from .live_tables.table_loading import NoSuchTable, Stranded
from .live_tables.table_socket import address_of
from .moderation_cache import Moderation
from .notifications.account_mail import AccountMail, ExpiredToken, NoMail
from .notifications.mail import mail_from_environment
from .notifications.turn_reminders import TurnReminders
from .origin_check import SAFE, NotJson, OtherHost, OtherSite, cookie_of, guard, origin_of, secure
from .rate_limits import RateLimits
from .store.database_url import sqlite_url
from .store.events import EventClosed
from .store.groups import NotInGroup
from .store.private_files import private_file
from .store.rows import NewerVersion, Unavailable
from .store.store import Store
from .table_expiry import TableExpiry

log = logging.getLogger(__name__)
#: Maximum bytes of a request body.
LARGEST_BODY = 65_536
#: HSTS: one year.
SECURE_FOR = "max-age=31536000"
#: HTTP status of each error class; all others are 400.
STATUS: dict[type[AstrariumError], int] = {
    Unknown: 401,
    WrongPassword: 403,
    NotInvited: 403,
    NotYours: 403,
    NotFriends: 403,
    NotInGroup: 403,
    NoSuchGroup: 404,
    NoSuchPerson: 404,
    NoSuchEvent: 404,
    EventClosed: 409,
    NoSuchTable: 404,
    UnknownGame: 404,
    NoSuchLanguage: 404,
    NoSuchDay: 404,
    NoSuchStudy: 404,
    NoSuchLogin: 404,
    NoMail: 404,
    ExpiredToken: 410,
    NameTaken: 409,
    SeatTaken: 409,
    NotYet: 409,
    NoBranch: 409,
    OtherSite: 403,
    OtherHost: 421,
    NotAllowed: 403,
    NobodyThere: 404,
    OnlyHere: 404,
    Draining: 503,
    Unavailable: 503,
    NotJson: 415,
    NewerVersion: 409,
    Stranded: 409,
    TooMuch: 429,
}


@dataclass(slots=True)
class Services:
    """The services of one server process, wired to each other."""

    store: Store
    workers: WorkerPool
    live_tables: LiveTables
    accounts: Accounts
    lobby: Lobby
    limits: RateLimits
    account_mail: AccountMail
    moderation: Moderation
    turns: TurnReminders
    expiry: TableExpiry
    day_clocks: DayClockWatch
    events: EventWatch
    daily_deals: DailyDeals
    previews: TablePreviews
    studies: Studies

    def routes(self) -> list[Any]:
        """All route handlers; each takes the services it uses."""
        store, accounts, live_tables, limits = self.store, self.accounts, self.live_tables, self.limits
        return [
            *account_routes(store, accounts, live_tables, limits, self.account_mail, self.turns),
            *lobby_routes(accounts, self.lobby, limits, self.moderation),
            *catalogue_routes(),
            *socket_routes(store, accounts, live_tables, limits),
            *seed_words_routes(store, accounts, live_tables),
            *daily_routes(accounts, self.daily_deals, self.moderation),
            *statistics_routes(store, accounts),
            *holiday_routes(store, accounts, self.day_clocks),
            *people_routes(store, accounts, live_tables),
            *search_routes(store, accounts, OpponentSearch(store, self.lobby), self.moderation),
            *event_routes(store, accounts, self.events),
            *group_routes(store, accounts, self.lobby),
            *preview_routes(accounts, self.previews),
            *study_routes(accounts, self.studies, limits),
            *moderation_routes(store, accounts, live_tables, limits, self.moderation),
            *monitoring_routes(store, live_tables, self.moderation),
        ]

    @asynccontextmanager
    async def running(self, wake: bool) -> AsyncIterator[None]:
        """Start the services, and stop them again. `wake`: resume interrupted tables."""
        await asyncio.to_thread(warm_up)
        await self.accounts.open()
        await self.daily_deals.open()
        await self.live_tables.open(wake)
        await self.moderation.open()
        await self.turns.open()
        self.expiry.open()
        self.day_clocks.open()
        await self.events.open()
        yield
        self.events.close()
        self.day_clocks.close()
        self.expiry.close()
        self.turns.close()
        self.moderation.close()
        await self.live_tables.close()
        await asyncio.to_thread(self.workers.close)
        await self.store.close()


def make_services(
    url: str, workers: int | None = None, idle: float | None = None, public_url: str | None = None
) -> Services:
    store = Store(url)
    pool = WorkerPool(workers)
    accounts, limits = Accounts(store), RateLimits()
    live_tables = LiveTables(store, pool, IDLE if idle is None else idle, limits)
    mail = mail_from_environment()
    lobby = Lobby(store, live_tables)
    return Services(
        store=store,
        workers=pool,
        live_tables=live_tables,
        accounts=accounts,
        lobby=lobby,
        limits=limits,
        account_mail=AccountMail(store, accounts, limits, mail, public_url),
        moderation=Moderation(store, live_tables, limits),
        turns=TurnReminders(store, mail, public_url),
        expiry=TableExpiry(store, live_tables),
        day_clocks=DayClockWatch(store, live_tables),
        events=EventWatch(store, live_tables, lobby),
        daily_deals=DailyDeals(store, lobby),
        previews=TablePreviews(live_tables),
        studies=Studies(store, pool, lobby),
    )


def make_app(
    data_dir: Path,
    workers: int | None = None,
    idle: float | None = None,
    public_url: str | None = None,
    database: str | None = None,
    wake: bool = True,
) -> Litestar:
    """The Litestar application, with its database (by default a file in `data_dir`).

    `public_url` is the public address. `wake`: resume interrupted tables.
    """
    url = database or sqlite_url(private_file(data_dir, "tables.sqlite3"))
    services = make_services(url, workers, idle, public_url)
    services.store.prepare()

    return Litestar(
        [*services.routes(), messages_schema, page],
        lifespan=[lambda _: services.running(wake)],
        openapi_config=OpenAPIConfig(
            title="Astrarium",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        guards=[guard, _rate_limit(services.accounts, services.limits)],
        before_request=_readable,
        before_send=[_stay_secure],
        exception_handlers={
            AstrariumError: refuse,
            HTTPException: refuse_request,
            DataError: refuse_value,
            Exception: own_up,
        },
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        state=State({"public_origin": origin_of(public_url)}),
        logging_config=None,
    )


def with_heads(app: Litestar) -> ASGIApp:
    """ASGI middleware: answers HEAD like GET; uvicorn drops the body."""

    async def asked(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return asked


def _rate_limit(accounts: Accounts, limits: RateLimits) -> Any:
    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Limit the rate of changing requests."""
        if connection.scope.get("method", "GET") not in SAFE:
            person = await accounts.who(cookie_of(connection))
            limits.change(address_of(connection), person.id if person else None)

    return guard


async def _readable(request: Request[Any, Any, Any]) -> None:
    """Refuse bodies that are not UTF-8; the JSON decoder's own message is unclear."""
    if request.method not in SAFE:
        try:
            (await request.body()).decode()
        except UnicodeDecodeError as error:
            raise ClientException(str(error)) from None


async def _stay_secure(message: Message, scope: Scope) -> None:
    """Send HSTS on TLS connections."""
    if message["type"] == "http.response.start" and secure(ASGIConnection(scope)):
        MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = SECURE_FOR


@get("/api/schema/messages", summary="JSON schemas of all WebSocket messages", sync_to_thread=False)
def messages_schema() -> dict[str, Any]:
    return schemas()


# -- error responses


def fault(status: int, text: Text) -> Response[bytes]:
    body = encode(Fault(status=status, error=text.to_json()))
    return Response(body, status_code=status, media_type=MediaType.JSON)


def refuse(_: Request[Any, Any, Any], error: AstrariumError) -> Response[bytes]:
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    return fault(status, error.text)


def refuse_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code == 404:
        return fault(404, Text("server-not-found"))
    if error.status_code == 413:
        return fault(413, Text("server-too-large", most=LARGEST_BODY))
    extra = getattr(error, "extra", None)
    why = f"{error.detail} {extra if extra else ''}".strip()[:300]
    return fault(error.status_code, Text("server-bad-request", why=why))


def refuse_value(_: Request[Any, Any, Any], error: DataError) -> Response[bytes]:
    """Values that the database refuses, such as NUL characters in PostgreSQL."""
    return fault(400, Text("server-bad-request", why=type(error.orig).__name__))


def own_up(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    if isinstance(error, RecursionError):
        return fault(400, Text("server-bad-request", why="nested too deeply"))
    log.error("unhandled error in a request", exc_info=error)
    return fault(500, Text("server-inside"))
