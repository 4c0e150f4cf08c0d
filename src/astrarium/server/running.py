"""Running the server: from a free port to an open browser."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from threading import Thread

import uvicorn

from ..kernel import AstrariumError

#: The longest frame that is read at all; `socket.LARGEST` refuses far shorter ones politely.
LARGEST_FRAME = 1_048_576


class PortTaken(AstrariumError):
    """Somebody else listens there."""


def default_data_dir() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    chosen = os.environ.get("ASTRARIUM_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "astrarium"


def serve(host: str, port: int, data_dir: Path | str | None, open_browser: bool, workers: int | None) -> None:
    """Serve until interrupted; see `astrarium.server.run`."""
    listening = _listen(host, port)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}"
    server = make_server(Path(data_dir) if data_dir else default_data_dir(), workers)
    Thread(target=_announce, args=(server, address, open_browser), daemon=True).start()
    server.run(sockets=[listening])


def make_server(data_dir: Path, workers: int | None = None, idle: float | None = None) -> uvicorn.Server:
    """A server that is ready to run on a socket."""
    from .app import make_app

    config = uvicorn.Config(
        make_app(data_dir, workers, idle),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return uvicorn.Server(config)


def _listen(host: str, port: int) -> socket.socket:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken("server-cannot-listen", host=host, port=str(port), why=error.strerror or "") from None
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _announce(server: uvicorn.Server, address: str, open_browser: bool) -> None:
    """Say where the server is as soon as it answers, and show it."""
    from time import sleep

    while not server.started:
        if server.should_exit:
            return
        sleep(0.02)
    print(f"Astrarium: {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
