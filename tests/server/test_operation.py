"""Running a server: is it well, copies of its database, and the doctor."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path
from random import Random

import httpx
import pytest

from astrarium.server.copies import NoCopy, back_up, put_back
from astrarium.server.doctor import examine
from astrarium.server.guarding import origin_of

from .guests import Server, play_on, said


def test_whoever_watches_over_it_is_told(server: Server) -> None:
    well = httpx.get(f"{server.url}/healthz")
    assert (well.status_code, well.json()["status"]) == (200, "ok")
    ready = httpx.get(f"{server.url}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready"})


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite3") as db:
        db.execute("BEGIN IMMEDIATE")
        assert httpx.get(f"{server.url}/readyz", timeout=20).status_code == 503
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        db.rollback()
    server.stop()


def test_a_copy_is_made_while_people_play_and_put_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.tab(table)
    tab.position()
    play_on([tab], Random(1), 4)
    before = tab.now
    copy = tmp_path / "copy.sqlite3"
    assert back_up(copy, tmp_path / "data") > 10_000
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(NoCopy) as refusal:
        back_up(copy, tmp_path / "data")
    assert refusal.value.text.id == "server-copy-exists"
    play_on([tab], Random(2), 4)
    with pytest.raises(NoCopy) as refusal:
        put_back(copy, tmp_path / "data")
    assert refusal.value.text.id == "server-in-use"
    server.stop()
    assert put_back(copy, tmp_path / "data") == 1
    again = Server(tmp_path / "data")
    guest.move_to(again)
    tab = guest.tab(table)
    tab.position()
    assert (tab.now["move"], tab.now["view"]) == (before["move"], before["view"])
    again.stop()
    elsewhere = put_back(copy, tmp_path / "other")
    assert elsewhere == 1


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "junk").write_text("no database")
    sqlite3.connect(tmp_path / "empty").close()
    for name in ("junk", "empty", "nothing"):
        with pytest.raises(NoCopy) as refusal:
            put_back(tmp_path / name, tmp_path / "data")
        assert refusal.value.text.id == "server-bad-copy"
    with pytest.raises(NoCopy) as refusal:
        back_up(tmp_path / "copy", tmp_path / "data")
    assert refusal.value.text.id == "server-no-database"


def test_the_doctor_says_what_differs_and_changes_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    tables = [guest.new_table("me", "bot:random", game="metallum") for _ in range(3)]
    for place, table in enumerate(tables):
        tab = guest.tab(table)
        tab.position()
        play_on([tab], Random(place), 6)
        tab.close()
    server.stop()
    file = tmp_path / "data" / "tables.sqlite3"
    with sqlite3.connect(file) as db:
        db.execute("UPDATE tables SET rules = 0 WHERE id != ?", (tables[0]["table"],))
        db.execute("UPDATE snapshots SET rules = 0")
        db.execute(
            "UPDATE moves SET entry = '[0,[\"no such tile\"]]' WHERE table_id = ? AND number = 0",
            (tables[2]["table"],),
        )
    before = file.read_bytes()
    found = {finding.table: finding for finding in examine(tmp_path / "data")}
    assert [found[table["table"]].status for table in tables] == ["same", "same", "goes-on"]
    worst = found[tables[2]["table"]]
    assert worst.since == 0
    for language in ("en", "pl"):
        assert tables[2]["table"] in said(worst.text().to_json(), language)
    assert file.read_bytes() == before


def test_how_people_reach_it_behind_a_proxy() -> None:
    assert origin_of("https://Games.example/") == "https://games.example"
    assert origin_of(None) is None
