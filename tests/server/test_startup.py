"""Start and end of the server, and what keeps it from starting."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from astrarium.data_folder import home
from astrarium.server.listening_sockets import CannotServe, listen, somebody_serves
from astrarium.server.store.migrations import OtherLayout
from astrarium.server.uvicorn_server import make_server

from .guests import PATIENCE, Server, wait_for

#: Seconds for which a bot thinks while the server is ended.
THOUGHT = 30
SERVE = "import sys; from astrarium.server import run; run(port=0, data_dir=sys.argv[1])"


def test_serve_says_where_and_ends_at_once(tmp_path: Path) -> None:
    """Also while a bot is thinking; and no process stays behind."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(tmp_path / "new" / "folder")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().removeprefix("Astrarium: ").strip()
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        http.get("/api/me")
        seats = [{"kind": "bot", "bot": f"flat:{THOUGHT}"}, {"kind": "me"}]
        assert http.post("/api/tables", json={"game": "metallum", "seats": seats}).status_code == 201
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    began = time.monotonic()
    _, said = process.communicate(timeout=PATIENCE)
    assert time.monotonic() - began < THOUGHT
    assert "leaked" not in said
    wait_for(lambda: not alive(process.pid))  # no worker stays behind


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_port_that_is_taken(server: Server) -> None:
    with pytest.raises(CannotServe) as refused:
        listen("127.0.0.1", server.port)
    assert str(server.port) in str(refused.value)
    assert "⟦" not in str(refused.value)
    assert somebody_serves("127.0.0.1", server.port)
    with listen("127.0.0.1", 0) as silent:
        assert not somebody_serves("127.0.0.1", silent.getsockname()[1])


def test_a_folder_that_cannot_keep_anything(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe):
        make_server(tmp_path / "file")
    (tmp_path / "tables.sqlite3").write_text("no database at all, " * 100)
    with pytest.raises(CannotServe, match="not a database"):
        make_server(tmp_path)


def test_tables_of_a_later_version(tmp_path: Path) -> None:
    make_server(tmp_path)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    make_server(tmp_path)  # it says that this version can work with it
    with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
        db.execute("UPDATE settings SET value = '9999' WHERE key = 'works-with'")
    with pytest.raises(OtherLayout, match="9999"):
        make_server(tmp_path)


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ASTRARIUM_HOME", str(tmp_path))
    assert home() == tmp_path
