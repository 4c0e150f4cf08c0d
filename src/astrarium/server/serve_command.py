"""`astrarium serve`: from a free port to an open browser."""

from __future__ import annotations

import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

from ..data_folder import home
from .listening_sockets import CannotServe, listen, shown_host, somebody_serves
from .process_manager import ProcessManager
from .uvicorn_server import make_server, when_ready


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
        announce(f"http://{shown_host(host)}:{port}", open_browser)
        return
    address = f"http://{shown_host(host)}:{listening.getsockname()[1]}"
    settings: dict[str, Any] = {
        "data_dir": folder,
        "workers": workers,
        "public_url": public_url,
        "trusted_proxy": trusted_proxy,
        "database": database,
    }
    ready = partial(announce, address, open_browser)
    if processes > 1:
        ProcessManager(processes, listening, settings).run(ready)
        return
    server = make_server(**settings)
    when_ready(server, ready)
    server.run(sockets=[listening])


def announce(address: str, open_browser: bool) -> None:
    """Print the address, and open it in a browser."""
    print(f"Astrarium: {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
