"""The commands backup, restore, doctor and admin: their output and exit status."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium import cli

from .guests import PATIENCE, Server, play_on
from .postgres import new_database
from .release_database import SERVE, kept, unpack

FIRST = next(kept())


def astrarium(*words: str | Path, language: str = "en") -> tuple[int, str, str]:
    """Exit status, what was printed, and what was refused or logged."""
    printed, refused = StringIO(), StringIO()
    logged = logging.StreamHandler(refused)
    logged.setLevel(logging.WARNING)
    logging.getLogger().addHandler(logged)
    try:
        with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed), redirect_stderr(refused):
            for name in ("LANG", "LC_ALL"):
                patch.setenv(name, f"{language}.UTF-8")
            status = cli.run([*map(str, words)])
    finally:
        logging.getLogger().removeHandler(logged)
    assert "Traceback" not in refused.getvalue()
    return status, printed.getvalue(), refused.getvalue().strip()


def in_a_process(*words: str | Path) -> tuple[int, str, str]:
    """The same of a program of its own."""
    done = subprocess.run(
        [sys.executable, "-c", SERVE, *map(str, words)], capture_output=True, text=True, timeout=PATIENCE
    )
    return done.returncode, done.stdout, done.stderr.strip()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of the first release that is kept: two of its tables."""
    folder = tmp_path_factory.mktemp("commands") / "data"
    tables = unpack(FIRST, folder)["tables"]
    wanted = {each["game"]: id for id, each in tables.items() if each["kind"] == "killed"}
    few = (wanted["metallum"], wanted["orion"])
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as db, db:
        for name in ("seats", "moves", "snapshots", "chat", "notices"):
            db.execute(f"DELETE FROM {name} WHERE table_id NOT IN (?, ?)", few)
        db.execute("DELETE FROM tables WHERE id NOT IN (?, ?)", few)
    return folder


def change(folder: Path, *orders: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as db, db:
        for order in orders:
            db.execute(order)


def findings(printed: str) -> dict[str, dict[str, Any]]:
    return {each["game"]: each for each in map(json.loads, printed.splitlines())}


def test_the_doctor_looks_at_a_copy_of_whatever_layout(data: Path, tmp_path: Path) -> None:
    """Nothing differs, a game is not there, a table is damaged, a table belongs to newer rules."""
    before = (data / "tables.sqlite3").read_bytes()
    assert astrarium("doctor", "--data", data) == (0, "2 tables; all are the same.\n", "")
    assert astrarium("doctor", "--data", data, language="pl")[1] == "2 stoły; wszystko bez zmian.\n"
    assert (data / "tables.sqlite3").read_bytes() == before
    folder = tmp_path / "data"
    shutil.copytree(data, folder)
    assert astrarium("admin", "release", "all", "--data", folder)[0] == 0
    assert astrarium("doctor", "--data", folder)[1] == "2 tables; all are the same.\n"  # by whatever rules
    change(
        folder,
        "UPDATE tables SET game = 'nonesuch' WHERE game = 'orion'",
        "UPDATE tables SET rules = 99 WHERE game = 'metallum'",
        "UPDATE snapshots SET rules = 99",
    )
    status, printed, refused = astrarium("doctor", "--data", folder)
    assert (status, refused) == (0, "")
    assert "⟦" not in printed
    assert printed.splitlines()[-1] == "2 tables; one is not the same."
    change(folder, "UPDATE moves SET entry = '[0,[\"no such tile\"]]' WHERE number = 2")
    found = findings(astrarium("doctor", "--data", folder, "--json")[1])
    assert {game: each["status"] for game, each in found.items()} == {
        "nonesuch": "unreadable",
        "metallum": "newer",
    }
    assert astrarium("admin", "release", "all", "--data", folder)[0] == 0
    for language, began in (("en", "replayed under rules"), ("pl", "odtworzona według zasad")):
        assert began in astrarium("doctor", "--data", folder, language=language)[1]
    found = findings(astrarium("doctor", "--data", folder, "--json")[1])
    assert (found["metallum"]["status"], found["metallum"]["rules"]) == ("goes-on", 0)
    assert found["metallum"]["since"] < 5
    change(folder, "UPDATE moves SET entry = 'x' WHERE number = 1")
    assert findings(astrarium("doctor", "--data", folder, "--json")[1])["metallum"]["status"] == "unreadable"
    assert "DecodeError: JSON is malformed" in astrarium("doctor", "--data", folder)[1], "it names the fault"


def test_a_program_of_its_own_ends_with_the_same_status(data: Path, tmp_path: Path) -> None:
    for words in (("admin", "layout", "--data", data), ("doctor", "--data", tmp_path / "nowhere")):
        assert in_a_process(*words) == astrarium(*words)


def test_whatever_is_refused_is_a_sentence(data: Path, tmp_path: Path) -> None:
    (tmp_path / "junk").write_text("no database")
    sqlite3.connect(tmp_path / "empty").close()
    shutil.copytree(data, tmp_path / "part")
    change(tmp_path / "part", "DROP TABLE moves")
    for words in (
        ("doctor", "--data", tmp_path / "nowhere"),
        ("doctor", "--data", tmp_path / "part"),
        ("doctor", "--database", "postgresql://[::1"),
        ("backup", tmp_path / ("x" * 300), "--data", data),
        ("doctor", "--database", "nonsense"),
        ("doctor", "--database", "postgresql://nobody@127.0.0.1:1/x"),
        ("backup", data / "tables.sqlite3", "--data", data),
        ("backup", tmp_path / "no" / "folder" / "x", "--data", data),
        ("backup", tmp_path / "x", "--data", tmp_path / "nowhere"),
        ("restore", tmp_path / "junk", "--data", data),
        ("restore", tmp_path / "nothing", "--data", data),
        ("restore", tmp_path / "empty", "--data", data),
        ("restore", data / "tables.sqlite3", "--data", tmp_path / "junk"),
        ("admin", "layout", "0099", "--data", data),
        ("admin", "layout", "heads", "--data", data),
    ):
        status, printed, refused = astrarium(*words)
        assert (status, printed) == (2, ""), (words, refused)
        assert refused
        assert not {"⟦", "\n"} & {*refused}
        assert "astrarium-" not in refused, "it names a copy that nobody asked for"
        assert "sqlalche.me" not in refused


def test_a_copy_of_an_older_layout_is_put_into_postgresql_and_looked_at(data: Path, tmp_path: Path) -> None:
    url = new_database()
    copy = tmp_path / "copy"
    assert astrarium("backup", copy, "--data", data)[0] == 0
    assert astrarium("restore", copy, "--database", url)[:2] == (0, f"{copy}: 2 tables\n")
    assert astrarium("doctor", "--database", url)[:2] == (0, "2 tables; all are the same.\n")
    assert json.loads(astrarium("admin", "layout", "0014", "--database", url)[1]) == {"layout": "0014"}
    assert astrarium("doctor", "--database", url)[:2] == (0, "2 tables; all are the same.\n")
    assert json.loads(astrarium("admin", "layout", "--database", url)[1]) == {"layout": "0014"}


def test_a_newer_layout_is_used_where_it_says_so_and_refused_where_not(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data, folder)
    assert astrarium("admin", "tables", "--data", folder)[0] == 0
    change(folder, "UPDATE alembic_version SET version_num = '9999'")
    assert astrarium("admin", "tables", "--data", folder)[0] == 0
    change(folder, "UPDATE settings SET value = '9998' WHERE key = 'works-with'")
    status, _, refused = astrarium("admin", "tables", "--data", folder)
    assert (status, refused.startswith("The database has layout 9999")) == (2, True)


def test_a_damaged_database_is_named_by_every_command(data: Path, tmp_path: Path) -> None:
    """The file that is damaged, and not the copy that nobody asked for or that cannot be made of it."""
    for name, held in (
        ("cut", (data / "tables.sqlite3").read_bytes()[:60_000]),
        ("junk", b"no database at all" * 400),
    ):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "tables.sqlite3").write_bytes(held)
        for words in (
            ("doctor",),
            ("backup", tmp_path / "copy"),
            ("admin", "tables"),
            ("admin", "layout"),
        ):
            status, printed, refused = astrarium(*words, "--data", folder)
            assert (status, printed) == (2, ""), (name, words, refused)
            assert str(folder) in refused, (name, words, refused)
            assert "astrarium-" not in refused
            assert "Astrarium" not in refused


def test_admin_refuses_in_words_whatever_it_is_given(data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for words in (
        ("admin", "people", "--database", "nonsense"),
        ("admin", "people", "--database", "postgresql://nobody@127.0.0.1:1/x"),
        ("admin", "people", "--data", tmp_path / "file"),
        ("move-database", tmp_path / "nowhere.sqlite3", tmp_path / "to"),
    ):
        status, printed, refused = astrarium(*words)
        assert (status, printed) == (2, ""), (words, refused)
    assert not (tmp_path / "nowhere.sqlite3").exists()
    assert not (tmp_path / "to").exists()
    folder = tmp_path / "data"
    shutil.copytree(data, folder)
    status, printed, refused = astrarium("admin", "settle", "9" * 30, "--data", folder)
    assert (status, json.loads(printed)) == (0, {"settled": False}), refused


def test_a_database_with_tables_can_be_brought_to_any_layout_and_back(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data, folder)
    astrarium("admin", "layout", "0022", "--data", folder)
    minutes, days = '{"seconds":60,"increment":0}', '{"seconds":86400,"increment":0,"pace":"move"}'
    change(
        folder,
        f"UPDATE tables SET clock = '{minutes}', clocks = '[60000,60000]' WHERE game = 'orion'",
        f"UPDATE tables SET clock = '{days}', clocks = '{{\"left\":[1,1]}}' WHERE game = 'metallum'",
    )
    for wanted in ("0021", "0018", "0016", "0015", "0014", "0008", "0001", "0023"):
        status, printed, refused = astrarium("admin", "layout", wanted, "--data", folder)
        assert (status, json.loads(printed or "0")) == (0, {"layout": wanted}), refused
    assert len(json.loads(astrarium("admin", "tables", "--data", folder)[1])) == 2
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as db:
        clocks = dict(db.execute("SELECT game, clock FROM tables"))
    assert clocks == {"orion": minutes, "metallum": None}, "earlier programs know no clocks by days"
    assert astrarium("doctor", "--data", folder)[:2] == (0, "2 tables; all are the same.\n")


def test_a_copy_is_made_while_people_play_and_put_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.open(table)
    play_on([tab], Random(1), 4)
    before = tab.now
    copy, here = tmp_path / "copy.sqlite3", ("--data", tmp_path / "data")
    assert astrarium("backup", copy, *here)[0] == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    play_on([tab], Random(2), 4)
    status, _, refused = astrarium("restore", copy, *here)
    assert (status, refused.endswith("is in use. Stop the server first.")) == (2, True)
    server.stop()
    assert astrarium("restore", copy, *here)[:2] == (0, f"{copy}: 1 tables\n")
    again = Server(tmp_path / "data")
    guest.move_to(again)
    tab = guest.open(table)
    assert (tab.now["move"], tab.now["view"]) == (before["move"], before["view"])
    again.stop()
    assert astrarium("restore", copy, "--data", tmp_path / "other")[:2] == (0, f"{copy}: 1 tables\n")
