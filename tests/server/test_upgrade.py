"""Upgrades: rules change while tables are in play, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import astrarium
from astrarium.kernel import Game, Table, start
from astrarium.kernel.choice import thaw
from astrarium.tables.history import GameHistory
from astrarium.tables.rebuild import Entered, carry_over, play_what_fits, rebuild
from astrarium.tables.server_messages import ToldEvent
from astrarium.tables.snapshots import StoredSnapshot
from astrarium.tables.stored_table import StoredTable
from toys.beacons import GAME as BEACONS
from toys.comets import GAME as COMETS

from .guests import Guest, Server, pick, play_on, wait_for

GAMES = [BEACONS, COMETS, *astrarium.games().values()]


def random_answer(table: Table, rng: Random) -> None:
    choice = rng.choice(table.pending)
    options = list(choice.options)
    table.answer(choice.seat, rng.sample(options, choice.at_least) if choice.several else rng.choice(options))


class StoredGame:
    """A game as a server would have kept it: entries, a snapshot now and then, and what was told."""

    def __init__(self, game: Game, seed: int) -> None:
        self.table = start(game, max(2, game.seats[0]), seed)
        self.entries: list[Any] = []
        self.rng = Random(seed)
        self.enter(0)
        self.row = StoredTable(
            id="t",
            game=game.id,
            rules=game.revision,
            seats=self.table.seats,
            options=dict(self.table.options),
            seed=str(seed),
            seeded=True,
            open=False,
            watch="w",
            host="p",
            created=1.0,
            changed=1.0,
        )
        self.snap()

    def enter(self, before: int) -> None:
        self.entries += [[move.seat, thaw(move.answer)] for move in self.table.history[before:]]

    def snap(self) -> None:
        *_, last = self.table.checkpoints()
        state = msgspec.to_builtins(self.table.position())
        self.kept = StoredSnapshot(len(self.entries), self.row.rules, state, last.move, last.events)
        self.told: list[ToldEvent] = GameHistory(self.table).told()[: last.events]

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.over:
                break
            before = len(self.table.history)
            random_answer(self.table, self.rng)
            self.enter(before)
            if self.rng.random() < 0.1:
                self.snap()
            if self.rng.random() < 0.1 and not self.table.over:
                self.table.undo()
                self.entries.append(["undo", None])
                self.snap()
        self.row.moves = len(self.entries)


def same(one: Table, other: Table) -> None:
    for seat in (*range(one.seats), None):
        assert one.view(seat) == other.view(seat)
    assert [choice.options for choice in one.pending] == [choice.options for choice in other.pending]
    assert one.over == other.over


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_revision_that_changes_nothing_changes_nothing(game: Game) -> None:
    """After a power cut between two snapshots; forced answers are not played twice."""
    newer = replace(game, revision=game.revision + 1)
    for seed in range(6):
        kept = StoredGame(game, seed)
        kept.play(Random(seed).randrange(60))
        gone_on = carry_over(newer, kept.row, kept.kept, kept.told, Entered(kept.entries))
        assert gone_on.whole
        assert not gone_on.misfits
        same(gone_on.table, kept.table)
        assert GameHistory(gone_on.table).told() == GameHistory(kept.table).told()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_goes_on_from_its_last_checkpoint_where_the_past_was_another(game: Game) -> None:
    """The same rules for what comes, other ones for what was: position, log and move numbers stay."""
    newer = replace(game, revision=game.revision + 1)
    for seed in range(6):
        kept = StoredGame(game, seed)
        kept.play(Random(seed).randrange(60))
        told = [{**event, "name": "something else"} for event in kept.told]
        gone_on = carry_over(newer, kept.row, kept.kept, told, Entered(kept.entries))  # type: ignore[arg-type]
        if told:
            assert not gone_on.whole
        assert not gone_on.misfits
        same(gone_on.table, kept.table)
        row = replace(kept.row, rules=newer.revision, position=gone_on.position, first=gone_on.first)
        same(rebuild(newer, row, kept.entries[gone_on.first :]), kept.table)
        if gone_on.earlier:
            assert gone_on.earlier["moves"] + gone_on.table.moves == kept.table.moves
            assert gone_on.earlier["events"] == len(kept.told)


def test_an_answer_that_no_longer_fits_is_named() -> None:
    table = start(COMETS, 3, 1)
    choices = table.pending
    entries: list[Any] = [[choice.seat, list(choice.options[0])] for choice in choices]
    entries[1][1] = ["no such thing"]
    again = start(COMETS, 3, 1)
    misfits = play_what_fits(again, entries)
    assert misfits == [(1, ["no such thing"])]
    assert [choice.seat for choice in again.pending] == [1]


# -- through the server


#: What a page shows of a position, besides its events.
SAME = ("view", "choices", "move", "waiting", "seat")


def moved(server: Server, folder: Any, revision: int, *guests: Guest, how: str = "kill") -> Server:
    """The server again, with other rules."""
    getattr(server, how)()
    again = Server(folder, TOY_REVISION=str(revision))
    for guest in guests:
        guest.move_to(again)
    return again


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_young_tables_survive_new_rules(tmp_path: Any, how: str) -> None:
    """With no answer yet, with one, and with some."""
    server = Server(tmp_path / "data")
    guest = server.guest()
    tables = {moves: guest.new_table("me", "me", game="comets") for moves in (0, 1, 7)}
    before: dict[int, Any] = {}
    for moves, table in tables.items():
        tab = guest.open(table)
        play_on([tab], Random(1), moves)
        before[moves] = {name: tab.now[name] for name in SAME}, tab.log()
    server = moved(server, tmp_path / "data", 2, guest, how=how)
    server = moved(server, tmp_path / "data", 3, guest, how=how)
    for moves, table in tables.items():
        tab = guest.open(table)
        assert ({name: tab.now[name] for name in SAME}, tab.log()) == before[moves]
        play_on([tab], Random(2))
        assert tab.now["over"]
    server.stop()


def test_rules_that_change_tell_who_is_asked_again(tmp_path: Any) -> None:
    """An option was renamed: whose answer no longer fits is asked again, and everybody is told."""
    server = Server(tmp_path / "data")
    guest = server.guest()
    table = guest.new_table("me", "link", game="comets", seed=1)
    friend = server.guest()
    friend.sit(table, 1)
    tabs = [guest.open(table), friend.open(table)]
    play_on(tabs, Random(1), 8)
    while tabs[0].choice is None or tabs[1].choice is None:
        play_on(tabs, Random(1), 1)
    tabs[0].answer(pick(tabs[0].choice, Random(1)))
    tabs[0].position()
    tabs[1].until(lambda m: m["type"] == "position" and m["waiting"] == [1])
    before = tabs[1].now
    log = tabs[1].log()
    server.kill()
    again = Server(tmp_path / "data", TOY_REVISION="2", TOY_RENAMED="1")
    for person in (guest, friend):
        person.move_to(again)
    tab = friend.open(table)
    assert tab.now["view"] == before["view"]
    assert tab.now["waiting"] == [0, 1]
    assert tab.now["move"] == before["move"]
    assert tab.log() == log
    while len(notices := guest.tab(table).until("welcome")["notices"]) < 2:
        time.sleep(0.1)
    # What was answered in secret is not told.
    assert [notice["text"]["text"] for notice in notices] == [
        "server-notice-rules",
        "server-notice-misfit-secret",
    ]
    assert notices[1]["text"]["args"] == {
        "seat": {"seat": 0},
        "question": {"text": "prompt-bid", "args": {}},
    }
    tabs = [guest.tab(table), tab]
    tabs[0].position()
    play_on(tabs, Random(1))
    assert tabs[0].now["over"]
    again.stop()


def test_a_finished_game_stays_as_it_was_played(tmp_path: Any) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.open(table)
    play_on([tab], Random(3))
    assert tab.now["over"]
    before, log = tab.now, tab.log()
    path = f"/api/tables/{table['table']}"
    record = guest.get(f"{path}/record")
    past = [tab.ask("look", move=move) for move in range(before["move"] + 1)]
    card = guest.get("/api/tables")["finished"][0]
    wait_for_archive(server, table["table"])
    assert kept_beside(server, table["table"]) == 0
    server.kill()
    server.change("INSERT INTO told VALUES (?, 0, '{}')", table["table"])  # as former versions left it
    again = Server(tmp_path / "data", TOY_REVISION="2", TOY_RENAMED="1")
    wait_for(lambda: kept_beside(again, table["table"]) == 0)
    guest.move_to(again)
    tab = guest.open(table)
    assert {**tab.now, "events": []} == {**before, "events": [], "events_from": 0}
    assert tab.log() == log
    assert guest.get(f"{path}/record") == record
    assert guest.get("/api/tables")["finished"][0] == card
    for shown in past:
        assert {**tab.ask("look", move=shown["move"]), "id": 0} == {**shown, "id": 0}
    assert guest.post(f"{path}/branch", move=2).json()["error"]["text"] == "table-branch-rules"
    again.stop()


def kept_beside(server: Server, table: str) -> int:
    """How much of what was told at a finished game is kept beside its archive."""
    ((count,),) = server.rows("SELECT count(*) FROM told WHERE table_id = ?", table)
    return int(count)


def wait_for_archive(server: Server, table: str) -> None:
    wait_for(lambda: server.rows("SELECT 1 FROM archives WHERE table_id = ? AND part = 1", table))


def test_a_table_belongs_to_the_newer_of_two_versions(tmp_path: Any) -> None:
    """Both work on one database, with other rules: the older one appends nothing any more, and says why."""
    older = Server(tmp_path / "data")
    guest = older.guest()
    table = guest.new_table("me", "me", game="comets")
    tab = guest.open(table)
    play_on([tab], Random(1), 5)
    newer = Server(tmp_path / "data", TOY_REVISION="2", TOY_RENAMED="1")
    guest.move_to(newer)
    there = guest.open(table)
    play_on([there], Random(2), 3)
    try:
        said = tab.answer(pick(tab.choice or {}, Random(1)))["type"]
    except ConnectionClosed:
        # The older one has noticed by itself that the table is another's, and sent its pages away.
        said = "refused"
    assert said == "refused"
    guest.move_to(older)
    turned_away = guest.tab(table)
    assert turned_away.until("refused")["text"]["text"] == "server-newer"
    guest.move_to(newer)
    again = guest.open(table)
    assert (again.now["move"], again.now["waiting"]) == (there.now["move"], there.now["waiting"])
    assert again.now["view"]["points"] == there.now["view"]["points"]
    play_on([again], Random(3))
    assert again.now["over"]
    older.stop()
    newer.stop()


def test_an_older_version_goes_on_where_the_game_is_the_same(tmp_path: Any) -> None:
    """There and back again: revision 2, 1, 2, and nobody is told anything."""
    server = Server(tmp_path / "data", TOY_REVISION="2")
    guest = server.guest()
    table = guest.new_table("me", "me", game="comets")
    tab = guest.open(table)
    for revision in (1, 2):
        play_on([tab], Random(revision), 5)
        before = {name: tab.now[name] for name in SAME}
        server = moved(server, tmp_path / "data", revision, guest)
        tab = guest.tab(table)
        assert tab.until("welcome")["notices"] == []
        tab.position()
        assert {name: tab.now[name] for name in SAME} == before
    play_on([tab], Random(3))
    assert tab.now["over"]
    server.stop()


def migrated(store: Any, target: str, back: bool = False) -> None:
    """Bring a database to another layout, later or earlier."""
    from alembic import command
    from alembic.config import Config

    from astrarium.server.store import migrations

    config = Config()
    config.set_main_option("script_location", str(migrations.__path__[0]))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        (command.downgrade if back else command.upgrade)(config, target)


def test_every_layout_of_the_database_can_be_left_again(tmp_path: Any) -> None:
    from astrarium.server.store.database_url import sqlite_url
    from astrarium.server.store.store import Store

    store = Store(sqlite_url(tmp_path / "a.sqlite3"))
    store.prepare()
    for target in ("0002", "head", "base", "head"):
        migrated(store, target, back=target in ("0002", "base"))
    asyncio.run(store.close())


def test_kept_notices_speak_with_the_texts_of_the_table(tmp_path: Any) -> None:
    """Layout 6: what was said before the texts moved can still be said, names within it included."""
    from astrarium.server.store.database_url import sqlite_url
    from astrarium.server.store.store import Store

    def said(notice: str, bot: str) -> dict[str, Any]:
        return {"text": notice, "args": {"bot": {"text": bot}, "note": "server-bots"}}

    def kept() -> list[Any]:
        with closing(sqlite3.connect(file)) as database:
            return [
                json.loads(text) for (text,) in database.execute("SELECT text FROM notices ORDER BY move")
            ]

    file = tmp_path / "a.sqlite3"
    store = Store(sqlite_url(file))
    store.prepare()
    migrated(store, "0005", back=True)
    before = [said("server-notice-away", "server-bot"), said("server-other", "level-easy")]
    with closing(sqlite3.connect(file)) as database, database:
        rows = [("t", move, json.dumps(text), 0.0) for move, text in enumerate(before)]
        database.executemany("INSERT INTO notices (table_id, move, text, at) VALUES (?, ?, ?, ?)", rows)
    migrated(store, "head")
    assert kept() == [said("table-notice-away", "table-bot"), before[1]]
    migrated(store, "0005", back=True)
    assert kept() == before
    asyncio.run(store.close())
