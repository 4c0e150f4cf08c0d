"""Servers of the Model Context Protocol for tests."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

#: Seconds that a process may take to begin.
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has a home of its own, and English."""
    monkeypatch.setenv("ASTRARIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ASTRARIUM_LANG", "en")
    return tmp_path / "home"


@pytest.fixture
def http_url(home: Path) -> Iterator[str]:
    """The address of an MCP server that listens on this machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "astrarium", "mcp", "--transport", "http", "--port", str(port)]
    process = subprocess.Popen(command, env=dict(os.environ), stdout=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            assert process.poll() is None, "it has ended"
            assert time.monotonic() < end
            time.sleep(0.1)
    yield f"http://127.0.0.1:{port}/mcp"
    process.terminate()
    process.wait(PATIENCE)
