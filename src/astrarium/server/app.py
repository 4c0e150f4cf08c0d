"""Wiring: the parts of the server, the addresses they answer at, and how it is run."""

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
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from .. import __version__
from ..kernel import AstrariumError, Text, UnknownGame
from ..tables.branching import NoBranch
from ..tables.limits import TooMuch
from ..tables.listener import Unknown
from .away.mail import mail_from_environment
from .away.turns import Turns
from .bots.workers import Workers
from .expiry import Expiry
from .guarding import SAFE, NotJson, OtherSite, guard, origin_of, secure
from .letters import Letters, NoMail, OldLetter
from .limits import Limits
from .lobby.bodies import Fault
from .lobby.catalogue import NoSuchLanguage, get_ready
from .lobby.daily import Dailies, NoSuchDay, dailies
from .lobby.gathering import gathering
from .lobby.glancing import Glances, glances
from .lobby.health import health
from .lobby.house import NobodyThere, NotAllowed, house
from .lobby.http import handlers
from .lobby.lobby import Draining, Lobby, NotInvited, NotYet, NotYours, SeatTaken
from .lobby.metrics import OnlyHere, metrics
from .lobby.pages import page
from .lobby.personal import personal
from .lobby.replies import HEADERS
from .orders import KeptOrders
from .people import COOKIE, NameTaken, NoSuchLogin, People, WrongPassword
from .store.databases import sqlite_url
from .store.files import private_file
from .store.rows import Moved
from .store.store import Store
from .table.live_tables import IDLE, LiveTables, NoSuchTable, Stranded
from .table.socket import address_of
from .table.wire import encode, schemas

log = logging.getLogger(__name__)
#: Bytes of a request at most.
LARGEST_BODY = 65_536
#: For a year.
SECURE_FOR = "max-age=31536000"
#: How refusals are told in HTTP; every other one is a 400.
STATUS: dict[type[AstrariumError], int] = {
    Unknown: 401,
    WrongPassword: 403,
    NotInvited: 403,
    NotYours: 403,
    NoSuchTable: 404,
    UnknownGame: 404,
    NoSuchLanguage: 404,
    NoSuchDay: 404,
    NoSuchLogin: 404,
    NoMail: 404,
    OldLetter: 410,
    NameTaken: 409,
    SeatTaken: 409,
    NotYet: 409,
    NoBranch: 409,
    OtherSite: 403,
    NotAllowed: 403,
    NobodyThere: 404,
    OnlyHere: 404,
    Draining: 503,
    NotJson: 415,
    Moved: 409,
    Stranded: 409,
    TooMuch: 429,
}


@dataclass(slots=True)
class Parts:
    """What the handlers work with."""

    store: Store
    workers: Workers
    live_tables: LiveTables
    people: People
    lobby: Lobby
    limits: Limits
    letters: Letters
    orders: KeptOrders
    turns: Turns
    expiry: Expiry
    dailies: Dailies
    glances: Glances


def make_parts(
    url: str, workers: int | None = None, idle: float | None = None, public_url: str | None = None
) -> Parts:
    store = Store(url)
    pool = Workers(workers)
    people, limits = People(store), Limits()
    live_tables = LiveTables(store, pool, IDLE if idle is None else idle, limits)
    mail = mail_from_environment()
    letters = Letters(store, people, limits, mail, public_url)
    orders, turns = KeptOrders(store, live_tables, limits), Turns(store, mail, public_url)
    lobby = Lobby(store, live_tables)
    expiry = Expiry(store, live_tables)
    days, looks = Dailies(store, lobby), Glances(live_tables)
    return Parts(store, pool, live_tables, people, lobby, limits, letters, orders, turns, expiry, days, looks)


def make_app(
    data_dir: Path,
    workers: int | None = None,
    idle: float | None = None,
    public_url: str | None = None,
    database: str | None = None,
    wake: bool = True,
) -> Litestar:
    """The server's application, keeping its tables in a database, as a rule a file in a folder.

    `public_url` is how people reach it. `wake`: it lets go on what was interrupted.
    """
    url = database or sqlite_url(private_file(data_dir, "tables.sqlite3"))
    parts = make_parts(url, workers, idle, public_url)
    parts.store.prepare()

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(get_ready)  # what is slow the first time is done before anybody comes
        await parts.people.open()
        await parts.dailies.open()
        await parts.live_tables.open(wake)
        await parts.orders.open()
        await parts.turns.open()
        parts.expiry.open()
        yield
        parts.expiry.close()
        parts.turns.close()
        parts.orders.close()
        await parts.live_tables.close()
        await asyncio.to_thread(parts.workers.close)
        await parts.store.close()

    return Litestar(
        [
            *handlers(parts),
            *gathering(parts),
            *dailies(parts),
            *personal(parts),
            *glances(parts),
            *house(parts),
            *health(parts),
            *metrics(parts),
            messages_schema,
            page,
        ],
        lifespan=[alive],
        openapi_config=OpenAPIConfig(
            title="Astrarium",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        guards=[guard, _bounded(parts)],
        before_send=[_stay_secure],
        exception_handlers={
            AstrariumError: refuse,
            HTTPException: refuse_request,
            Exception: own_up,
        },
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        state=State({"public_origin": origin_of(public_url)}),
        logging_config=None,
    )


def _bounded(parts: Parts) -> Any:
    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Nobody changes more in a short time than anybody needs."""
        if connection.scope.get("method", "GET") not in SAFE:
            person = await parts.people.who(connection.cookies.get(COOKIE))
            parts.limits.change(address_of(connection), person.id if person else None)

    return guard


async def _stay_secure(message: Message, scope: Scope) -> None:
    """Whoever came over TLS is to come over TLS from now on."""
    if message["type"] == "http.response.start" and secure(ASGIConnection(scope)):
        MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = SECURE_FOR


@get("/api/schema/messages", summary="JSON schemas of all WebSocket messages", sync_to_thread=False)
def messages_schema() -> dict[str, Any]:
    return schemas()


# -- what went wrong, as texts


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


def own_up(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    if isinstance(error, RecursionError):
        return fault(400, Text("server-bad-request", why="nested too deeply"))
    log.error("inside the server", exc_info=error)
    return fault(500, Text("server-inside"))
