"""A server for all tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .guests import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process for the whole run."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()
    assert "Traceback" not in server.said, server.said
