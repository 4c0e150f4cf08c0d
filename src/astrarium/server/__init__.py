"""The server: tables that people play on in a browser, with each other and with bots."""

from __future__ import annotations

from pathlib import Path

from ..extras import extra

#: The first page of the built browser client; it is not there before the client was built.
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
    """Serve until interrupted. Port 0 takes a free one; the address is printed when the server is ready.

    Tables are kept in `data_dir`, or where `astrarium.home` says; or in a `database` elsewhere, by its
    address (`postgresql://…`), which several servers may share. `processes` is how many serve together,
    `workers` in how many more bots think. Behind a proxy, `public_url` is how people reach the server, and
    `trusted_proxy` whose word on where they come from counts.
    """
    with extra("server"):
        from .running import serve  # a bot's process needs nothing of it

    serve(host, port, data_dir, open_browser, workers, public_url, trusted_proxy, database, processes)


__all__ = ["BUILT", "run"]
