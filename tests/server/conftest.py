"""The shared server of the tests, and the closing of connections."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .guests import Server, close_connections


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    """No connection outlives its test."""
    yield
    close_connections()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process for the whole run."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()
