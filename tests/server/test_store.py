"""The store: the guard on move numbers, schema versions, tables in and out of memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from astrarium.kernel import start
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.rows import Append, Conflict, NewerVersion, Person
from astrarium.server.store.schema import metadata
from astrarium.server.store.store import Store
from astrarium.tables.rebuild import Entered, carry_over, rebuild
from astrarium.tables.snapshots import Snapshot, StoredSnapshot
from astrarium.tables.stored_table import Place, StoredTable
from toys.comets import GAME as COMETS

from .guests import Server, pick, play_on, wait_for


def run(folder: Path, work: Any) -> Any:
    """Do some work with a fresh store."""

    async def main() -> Any:
        store = Store(sqlite_url(folder / "tables.sqlite3"))
        store.prepare()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def a_table(id: str) -> StoredTable:
    return StoredTable(
        id=id,
        game="comets",
        rules=1,
        seats=2,
        options={},
        seed="s",
        seeded=True,
        open=False,
        watch=f"watch-{id}",
        host="host",
        created=1.0,
        changed=1.0,
        places=[Place(0, "me", person="host"), Place(1, "link", token=f"token-{id}")],
    )


def an_append(table: str, number: int, *entries: str) -> Append:
    row = {"moves": number + len(entries), "move": 0, "waiting": [0], "changed": 2.0, "over": False}
    return Append(
        table,
        1,
        0,
        number,
        list(entries),
        {**row, "result": None, "clocks": None, "stop": 0, "solved": False},
    )


async def furnish(store: Store, *ids: str) -> None:
    await store.accounts.add_person(Person("host", "Atria"))
    for id in ids:
        await store.add_table(a_table(id), [], Snapshot(StoredSnapshot(0, 1, {}), 0, []))


def test_the_layout_is_the_one_described(tmp_path: Path) -> None:
    def compare(connection: Any) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert run(tmp_path, lambda store: store.run(compare)) == []
    assert run(tmp_path, lambda store: store.run(compare)) == []


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    def pragmas(connection: Any) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert run(tmp_path, lambda store: store.run(pragmas)) == ["wal", 2, 1]


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await furnish(store, "a", "b")
        await store.append(an_append("a", 0, '[0,["bid",1]]', '[1,["bid",2]]'))
        with pytest.raises(Conflict):
            await store.append(an_append("a", 1, '[0,["bid",9]]'))
        assert await store.entries("a") == [(0, ["bid", 1]), (1, ["bid", 2])]
        assert await store.entries("a", 1) == [(1, ["bid", 2])]

    run(tmp_path, work)


def test_votes_are_never_written_over_one_another(tmp_path: Path) -> None:
    """Two processes add a voice to what both have read: the second one has to read again."""

    async def work(store: Store) -> None:
        await furnish(store, "a", "b")
        both = [store.change_votes("a", {}, {"abandon": [person]}) for person in ("host", "friend")]
        first, second = await asyncio.gather(*both, return_exceptions=True)
        assert first is None
        assert isinstance(second, Conflict)
        stand = await store.statuses(["a", "b"])
        assert [stand[id].votes for id in "ab"] == [{"abandon": ["host"]}, {}]
        await store.change_votes("a", {"abandon": ["host"]}, {"abandon": ["host", "friend"]})
        assert (await store.statuses(["a"]))["a"].votes == {"abandon": ["host", "friend"]}

    run(tmp_path, work)


def test_a_conflict_hurts_nobody_else_in_its_batch(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await furnish(store, "a", "b", "c")
        await store.append(an_append("b", 0, "[0,1]"))
        batch: list[Coroutine[Any, Any, None]] = [store.append(an_append(id, 0, "[0,2]")) for id in "abc"]
        results = await asyncio.gather(*batch, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [await store.entries(id) for id in "abc"] == [[(0, 2)], [(0, 1)], [(0, 2)]]

    run(tmp_path, work)


def test_moves_that_come_close_together_share_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrarium.server.store.store.EVERY", 0.2)

    async def later(store: Store, id: str, turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await store.append(an_append(id, 0, "[0,2]"))

    async def work(store: Store) -> None:
        await furnish(store, *"abcd")
        await later(store, "a", 0)
        await asyncio.gather(*(later(store, id, 5 * turns) for turns, id in enumerate("bcd")))
        assert (store.commits, store.moves_stored) == (2, 4)

    run(tmp_path, work)


def test_older_rules_append_nothing_behind_newer_ones(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await furnish(store, "a", "b")
        assert await store.history.take_over("b", 1, 0, {"rules": 2})
        assert not await store.history.take_over("b", 1, 0, {"rules": 2})
        batch: list[Coroutine[Any, Any, None]] = [store.append(an_append(id, 0, "[0,2]")) for id in "ab"]
        results = await asyncio.gather(*batch, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), NewerVersion]
        assert [await store.entries(id) for id in "ab"] == [[(0, 2)], []]
        before = await store.history.snapshot("b")
        await store.history.store_snapshot("b", Snapshot(StoredSnapshot(7, 1, {"late": True}), 0, []))
        assert await store.history.snapshot("b") == before

    run(tmp_path, work)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await furnish(store, "a")
        await store.accounts.add_person(Person("p", "Mira"))
        await store.accounts.add_person(Person("q", "Izar"))
        assert await store.take_seat("a", 1, "p")
        assert not await store.take_seat("a", 1, "q")
        found = await store.lists.table_by_link("token-a")
        assert found is not None
        assert found[0].places[1].called == "Mira"

    run(tmp_path, work)


# -- rules that change while a game is in progress


def a_game_in_progress() -> tuple[StoredTable, Any, list[Any]]:
    row = a_table("a")
    table = start(COMETS, 2, "s")
    rng = Random(3)
    for _ in range(7):
        choice = rng.choice(table.pending)
        options = list(choice.options)
        table.answer(
            choice.seat, rng.sample(options, choice.at_least) if choice.several else rng.choice(options)
        )
    return row, table, [(who, what) for who, what in table.record.moves]


def test_a_table_is_rebuilt_from_its_entries() -> None:
    row, table, entries = a_game_in_progress()
    again = rebuild(COMETS, row, entries)
    assert [again.view(seat) for seat in (0, 1, None)] == [table.view(seat) for seat in (0, 1, None)]
    assert again.events(0, 0) == table.events(0, 0)


def test_a_table_goes_on_under_other_rules_from_its_snapshot() -> None:
    row, table, entries = a_game_in_progress()
    kept = len(entries)
    state = table.position()
    choice = table.pending[0]
    answer = choice.options[0] if not choice.several else choice.options[: choice.at_least]
    table.answer(choice.seat, answer)
    later = table.record.moves[kept:]
    newer = replace(COMETS, revision=2)
    row.moves = len(table.record.moves)
    entered = Entered([*entries, *later])
    gone_on = carry_over(newer, row, StoredSnapshot(kept, 1, msgspec.to_builtins(state)), [], entered)
    assert gone_on.whole
    assert gone_on.table.view(0) == table.view(0)
    assert gone_on.table.events(0, 1) == table.events(0, 1)


def test_a_game_in_progress_survives_new_rules(tmp_path: Path) -> None:
    first = Server(tmp_path / "data")
    guest = first.guest()
    table = guest.new_table("me", "me", game="comets")
    tab = guest.open(table)
    for _ in range(6):
        tab.answer(pick(tab.choice or {}, Random(1)))
        tab.position()
    view, seat = tab.now["view"], tab.now["seat"]
    first.stop()
    second = Server(tmp_path / "data", "0.2", TOY_REVISION="2")
    guest.move_to(second)
    for _ in range(2):
        tab = guest.open(table)
        assert (tab.now["view"], tab.now["seat"]) == (view, seat)
        tab.answer(pick(tab.choice or {}, Random(1)))
        tab.position()
        view, seat = tab.now["view"], tab.now["seat"]
        tab.close()
        time.sleep(1)
    second.stop()


# -- tables that come and go


def test_a_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "0.2")
    guest = server.guest()
    table = guest.new_table("me", "bot:random")
    tab = guest.open(table)
    play_on([tab], Random(2), 6)
    before = tab.now
    tab.close()
    wait_for_snapshot(server, table["table"])
    time.sleep(0.5)
    tab = guest.open(table)
    assert tab.now["view"] == before["view"]
    assert tab.now["choices"] == before["choices"]
    assert tab.now["seed_hash"] == before["seed_hash"]
    play_on([tab], Random(3))
    assert tab.now["over"]
    server.stop()


def wait_for_snapshot(server: Server, table: str) -> None:
    """A table that is put away keeps its position."""
    wait_for(lambda: server.rows("SELECT 1 FROM snapshots WHERE table_id = ?", table))


def test_somebody_else_appended_the_move(server: Server) -> None:
    """Another process was quicker: the answer is refused, and everybody sees what is kept."""
    guest = server.guest()
    table = guest.new_table("me", "link", game="comets", seed=1)
    tab = guest.open(table)
    options = [each["option"] for each in (tab.choice or {})["options"]]
    append_elsewhere(server, table["table"], 0, f'[0,["{options[1][0]}",{options[1][1]}]]')
    said = tab.answer(options[0])
    assert said["text"]["text"] in ("table-stale", "error-not-your-choice")
    if tab.choice:
        tab.position()
    assert tab.choice is None
    assert tab.now["waiting"] == [1]


def append_elsewhere(server: Server, table: str, number: int, entry: str) -> None:
    server.change("INSERT INTO moves (table_id, number, entry, at) VALUES (?, ?, ?, 0)", table, number, entry)
    server.change("UPDATE tables SET moves = ? WHERE id = ?", number + 1, table)


def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    """A bot was thinking when the power went, and a clock ran: they go on, also when nobody looks."""
    server = Server(tmp_path / "data")
    guest, friend = server.guest(), server.guest()
    timed = guest.new_table("me", "link", game="comets", clock={"seconds": 2})
    friend.sit(timed, 1)
    tabs = [guest.open(timed), guest.open(guest.new_table("me", "bot:flat:1"))]
    for tab in tabs:
        tab.answer(pick(tab.choice or {}, Random(1)))
    server.kill()
    again = Server(tmp_path / "data")
    guest.move_to(again)

    def cards() -> dict[str, Any]:
        return {card["game"]: card for card in guest.get("/api/tables")["mine"]}

    def taken_over() -> bool:
        """Comets that stand-ins have played to its end are no longer among the tables."""
        comets = cards().get("comets")
        return comets is None or comets["players"][1]["stand_in"] is not None

    wait_for(lambda: cards()["metallum"]["your_turn"])
    wait_for(taken_over)
    again.stop()
