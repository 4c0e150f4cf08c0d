"""The application in a uvicorn server, with its limits and timeouts."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import sleep

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .app import make_app, with_heads
from .listening_sockets import CannotServe
from .runtime.event_loop_scheduler import shorten_switch_interval
from .runtime.idle_connections import TimeoutProtocol, allow_connections
from .runtime.log_format import write_lines
from .store.database_url import cause, shown

#: Maximum bytes that uvicorn accepts per WebSocket frame. `table_socket.LARGEST` is lower and sends an error.
LARGEST_FRAME = 1_048_576


def make_server(
    data_dir: Path,
    workers: int | None = None,
    idle: float | None = None,
    public_url: str | None = None,
    trusted_proxy: str | None = None,
    database: str | None = None,
    wake: bool = True,
) -> uvicorn.Server:
    """A server, ready to run on a socket. `wake`: resume interrupted tables."""
    allow_connections()
    shorten_switch_interval()
    write_lines()

    try:
        app = make_app(data_dir, workers, idle, public_url, database, wake)
    except (OSError, SQLAlchemyError, CommandError, ModuleNotFoundError) as error:
        where = shown(database) if database else str(data_dir)
        raise CannotServe("server-cannot-keep", folder=where, why=cause(error)) from None
    config = uvicorn.Config(
        with_heads(app),
        http=TimeoutProtocol,
        log_level="warning",
        log_config=None if os.environ.get("ASTRARIUM_LOG") == "json" else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy,
    )
    return uvicorn.Server(config)


def when_ready(server: uvicorn.Server, say: Callable[[], None]) -> None:
    """Call `say` as soon as the server can be reached."""

    def look() -> None:
        while not server.started:
            if server.should_exit:
                return
            sleep(0.02)
        say()

    Thread(target=look, daemon=True).start()
