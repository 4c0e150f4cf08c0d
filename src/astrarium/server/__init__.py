"""The game server: tables in the browser, over HTTP and WebSockets."""

from __future__ import annotations

from pathlib import Path

from ..extras import extra

#: The front page of the built client; missing until the client is built.
BUILT = Path(__file__).parent.parent / "web_dist" / "index.html"


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | str | None = None,
    open_browser: bool = False,
    workers: int | None = None,
    public_url: str | None = None,
    trusted_proxy: str | None = None,
    database: str | None = None,
    processes: int = 1,
) -> None:
    """Serve until interrupted. Port 0 takes a free port; the address is printed when the server is ready.

    Tables are stored in `data_dir` (default: see `astrarium.data_folder`) or in a `database` given by URL
    (`postgresql://…`), which several servers may share. `processes` is the number of server processes,
    `workers` the number of bot workers. Behind a proxy, `public_url` is the public address, and
    `trusted_proxy` the proxy whose forwarding headers are trusted.
    """
    with extra("server"):
        from .serve_command import (
            serve,
        )  # imported late: bot workers import this package without the server's dependencies

    serve(host, port, data_dir, open_browser, workers, public_url, trusted_proxy, database, processes)


__all__ = ["BUILT", "run"]
