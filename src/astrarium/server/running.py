"""Running the server: from a free port to an open browser."""

from __future__ import annotations

import os
import socket
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from time import sleep
from types import SimpleNamespace
from typing import Any
from urllib.request import urlopen

import uvicorn

from ..home import home
from ..kernel import AstrariumError

#: The longest frame that is read at all; `socket.LARGEST` refuses far shorter ones politely.
LARGEST_FRAME = 1_048_576


class CannotServe(AstrariumError):
    """No place to listen at, or none to keep tables in. Its texts are the server's own."""

    game = SimpleNamespace(folder=Path(__file__).parent, says={})


def serve(
    host: str,
    port: int,
    data_dir: Path | str | None,
    open_browser: bool,
    workers: int | None,
    public_url: str | None = None,
    trusted_proxy: str | None = None,
    database: str | None = None,
    processes: int = 1,
) -> None:
    """Serve until interrupted; see `astrarium.server.run`."""
    folder = Path(data_dir) if data_dir else home()
    try:
        listening = listen(host, port)
    except CannotServe:
        if not (open_browser and somebody_serves(host, port)):
            raise
        announce(f"http://{_shown(host)}:{port}", open_browser)
        return
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}"
    settings: dict[str, Any] = {
        "data_dir": folder,
        "workers": workers,
        "public_url": public_url,
        "trusted_proxy": trusted_proxy,
        "database": database,
    }
    ready = partial(announce, address, open_browser)
    if processes > 1:
        from .processes import Processes

        Processes(processes, listening, settings).run(ready)
        return
    server = make_server(**settings)
    when_ready(server, ready)
    server.run(sockets=[listening])


def make_server(
    data_dir: Path,
    workers: int | None = None,
    idle: float | None = None,
    public_url: str | None = None,
    trusted_proxy: str | None = None,
    database: str | None = None,
    wake: bool = True,
) -> uvicorn.Server:
    """A server that is ready to run on a socket. `wake`: it lets go on what was interrupted."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from .app import make_app
    from .loop.logs import write_lines
    from .loop.pacing import share_fairly
    from .loop.silent import Patient, allow_connections
    from .store.databases import shown

    allow_connections()
    share_fairly()
    write_lines()

    try:
        app = make_app(data_dir, workers, idle, public_url, database, wake)
    except (OSError, SQLAlchemyError, CommandError, ModuleNotFoundError) as error:
        why = " ".join(str(error).split())[:200]
        where = shown(database) if database else str(data_dir)
        raise CannotServe("server-cannot-keep", folder=where, why=why) from None
    config = uvicorn.Config(
        app,
        http=Patient,
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


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes a free one."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe("server-cannot-listen", host=host, port=str(port), why=why) from None
    return listening


def somebody_serves(host: str, port: int) -> bool:
    """Whether a server of ours is at this address already."""
    try:
        with urlopen(f"http://{_shown(host)}:{port}/api/games", timeout=2) as answer:
            return b'"games"' in answer.read(20)
    except (OSError, ValueError):
        return False


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def when_ready(server: uvicorn.Server, say: Callable[[], None]) -> None:
    """Have something said as soon as the server can be reached."""

    def look() -> None:
        while not server.started:
            if server.should_exit:
                return
            sleep(0.02)
        say()

    Thread(target=look, daemon=True).start()


def announce(address: str, open_browser: bool) -> None:
    """Say where the server is, and show it."""
    print(f"Astrarium: {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
