"""Monitoring: health checks, metrics, and the log as JSON."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path
from random import Random

from astrarium.server.runtime.log_format import JsonLines

from .guests import Server, play_on


def test_whoever_watches_over_it_is_told(server: Server) -> None:
    well = server.get("/healthz")
    assert (well.status_code, well.json()["status"]) == (200, "ok")
    ready = server.get("/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite3") as db:
        db.execute("BEGIN IMMEDIATE")
        assert server.get("/readyz").status_code == 503
        assert server.get("/healthz").status_code == 200
        db.rollback()
    server.stop()


def test_figures_for_whoever_watches(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", game="comets"))
    play_on([tab], Random(3), 2)
    told = server.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(line.split() for line in told.text.splitlines() if not line.startswith("#"))
    assert float(figures["astrarium_moves_total"]) >= 2
    assert float(figures["astrarium_connections"]) >= 1
    assert figures["astrarium_draining"] == "0"


def test_a_line_of_the_log_as_json() -> None:
    record = logging.LogRecord("a", logging.ERROR, "", 1, "table %s: %s", ("0123456789abcdef", "x\ny"), None)
    line = json.loads(JsonLines().format(record))
    assert line["table"] == "0123456789abcdef"
    assert (line["level"], line["message"]) == ("error", "table 0123456789abcdef: x\ny")
