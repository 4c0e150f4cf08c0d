"""Rules that change under stored tables of all games, in every state, after clean and unclean stops."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.kernel import Game, Table, Together, start
from astrarium.kernel.choice import thaw
from astrarium.server.store.databases import sqlite_url
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.server.table.keeping import entry_texts
from astrarium.server.table.live_tables import LiveTables
from astrarium.server.table.served import ServedTable
from astrarium.tables import LiveTable
from astrarium.tables.archive import make
from astrarium.tables.live import entries
from astrarium.tables.sheet import Place, Sheet
from astrarium.tables.snapshots import Kept, snapshot_of

from .other_rules import other_cards, renamed, with_a_phase

#: Answers after which tables are left; one more is left amid a simultaneous question, and one is over.
LEFT = {"new": 0, "young": 3, "older": 45}
GAMES = sorted(astrarium.games())


class Here:
    """In place of the processes that think."""

    async def archive(self, table: Table) -> list[bytes]:
        return make(table)


class House:
    """A server without its doors: tables over a database."""

    def __init__(self, database: Path | str) -> None:
        self.store = Store(sqlite_url(database) if isinstance(database, Path) else database)
        self.store.prepare()
        self.tables = LiveTables(self.store, Here())  # type: ignore[arg-type]

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def set_up(self, game: Game, id: str, seed: int) -> ServedTable:
        seats = max(2, game.seats[0])
        table = start(game, seats, seed)
        row = Sheet(id, game.id, game.revision, seats, {}, str(seed), True, False, id, "p0", 1.0, 1.0)
        row.options, row.moves = dict(table.options), len(table.history)
        row.places = [Place(seat, "me", person=f"p{seat}") for seat in range(seats)]
        snapshot = snapshot_of(LiveTable(row, table), row.moves)
        await self.store.add_table(row, entry_texts(entries(table.history)), snapshot)
        return await self.tables.get(id)


async def play_on(served: ServedTable, rng: Random, most: int = 100_000) -> None:
    for _ in range(most):
        if served.live.table.over:
            return
        choice = rng.choice(served.live.table.pending)
        options = [thaw(option) for option in choice.options]
        answer = rng.sample(options, choice.at_least) if choice.several else rng.choice(options)
        await served.carry_out(served.live.play(choice.seat, answer))


async def settled(served: ServedTable) -> None:
    while served.busy:
        await asyncio.sleep(0.01)


@dataclass
class Left:
    """A table as it was when the server stopped."""

    views: list[Any]
    told: list[Any]
    move: int
    kept: Kept
    entries: list[Any]
    heads: set[Any]
    over: dict[str, Any] | None = None

    def since(self) -> list[Any]:
        return [*self.kept.state.get("since", []), *self.entries[self.kept.number :]]


def views(table: Any) -> list[Any]:
    return [plain(table.view(seat)) for seat in (*range(table.seats), None)]


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


async def left(house: House, served: ServedTable) -> Left:
    live = served.live
    kept = await house.store.past.snapshot(served.id)
    assert kept is not None
    given = await house.store.entries(served.id)
    heads = {answer[0] for _, answer in given if answer and isinstance(answer[0], str)}
    found = Left(views(live.table), plain(live.course.told()), live.course.move, kept, plain(given), heads)
    if live.table.over:
        found.over = await shown(served)
    return found


async def shown(served: ServedTable) -> dict[str, Any]:
    """All that a finished game shows."""
    live = served.live
    moves = live.course.move
    seats = (*range(live.sheet.seats), None)
    return plain(
        {
            "record": live.record().to_json(),
            "result": live.sheet.result,
            "log": [live.course.news(seat, 0) for seat in seats],
            "past": [live.course.past(seat, move) for move in range(0, moves + 1, 7) for seat in seats],
        }
    )  # type: ignore[no-any-return]


async def leave_tables(folder: Path, game: Game) -> tuple[dict[str, Left], str]:
    """Tables in every state, in two databases: of a server that was stopped, and of one that was killed."""
    house = House(folder / "clean.sqlite3")
    for seat in range(max(2, game.seats[0])):
        await house.store.people.add_person(Person(f"p{seat}", f"p{seat}"))
    word, served = "", {}
    for seed, (id, moves) in enumerate(LEFT.items()):
        served[id] = await house.set_up(game, id, seed)
        await play_on(served[id], Random(seed), moves)
    served["over"] = await house.set_up(game, "over", 5)
    await play_on(served["over"], Random(5))
    served["together"] = await house.set_up(game, "together", 6)
    rng = Random(6)
    for _ in range(60):
        table = served["together"].live.table
        if isinstance(table.question, Together) and len(table.pending) > 1:
            await play_on(served["together"], rng, 1)
            answer = table.history[-1].answer
            word = answer[0] if isinstance(answer[0], str) else answer[0][0]
            break
        await play_on(served["together"], rng, 1)
    for each in served.values():
        await settled(each)
    found = {id: await left(house, each) for id, each in served.items()}
    for ending in ("", "-wal", "-shm"):
        shutil.copy(folder / f"clean.sqlite3{ending}", folder / f"killed.sqlite3{ending}")
    await house.close()
    return found, word or served["older"].live.table.history[-1].answer[0]


async def check_running(house: House, id: str, before: Left, same_views: bool) -> list[Any]:
    """A table went on from its last checkpoint with all that fits; the notices that were told."""
    served = await house.tables.get(id)
    await settled(served)
    live = served.live
    notices = [line["text"] for line in await house.store.talk.notices.last(id, 100)]
    misfits = [text for text in notices if text["text"].startswith("server-notice-misfit")]
    told = plain(live.course.told())
    assert told[: before.kept.events] == before.told[: before.kept.events]
    if live.sheet.position is None:  # the whole game is the same by both rules
        assert not notices
        assert (live.course.move, told) == (before.move, before.told)
        if same_views:
            assert views(live.table) == before.views
    else:
        assert notices[0]["text"] == "server-notice-rules"
        state = {name: value for name, value in before.kept.state.items() if name != "since"}
        first = plain(next(iter(live.table.checkpoints())).state.to_json())
        assert {name: first[name] for name in state} == state
        given = [[move.seat, plain(thaw(move.answer))] for move in live.table.history]
        fitting = [entry for entry in before.since() if entry in given]
        assert len(fitting) == len(before.since()) or misfits
        if not misfits and same_views:
            assert views(live.table) == before.views
    await play_on(served, Random(1), 6)
    await settled(served)
    now, number = views(live.table), live.course.move
    house.tables.forget(served)
    again = await house.tables.get(id)
    assert (views(again.live.table), again.live.course.move) == (now, number)
    assert len(await house.store.talk.notices.last(id, 100)) == len(notices)
    return misfits


async def check_finished(house: House, before: Left) -> None:
    assert await shown(await house.tables.get("over")) == before.over


CHANGES = ["renamed", "cards", "phase"]


def changed(game: Game, change: str, word: str) -> AbstractContextManager[Game]:
    if change == "cards":
        return other_cards(game)
    return nullcontext(renamed(game, word) if change == "renamed" else with_a_phase(game))


@pytest.mark.parametrize("id", GAMES)
def test_rules_change_under_stored_tables(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = dict(astrarium.games())
    monkeypatch.setattr(astrarium, "games", lambda: games)
    game = games[id]
    found, word = asyncio.run(leave_tables(tmp_path, game))

    async def look(file: Path, change: str) -> None:
        house = House(file)
        for table in (*LEFT, "together"):
            misfits = await check_running(house, table, found[table], change == "renamed")
            if table == "together" and isinstance(game_of(house, table).question, Together):
                assert change == "cards" or misfits
        await check_finished(house, found["over"])
        await house.close()

    def game_of(house: House, table: str) -> Table:
        return house.tables.served[table].live.table

    for change in CHANGES:
        for stop in ("clean", "killed"):
            for ending in ("", "-wal", "-shm"):
                source = tmp_path / f"{stop}.sqlite3{ending}"
                if source.exists():
                    shutil.copy(source, tmp_path / f"{change}-{stop}.sqlite3{ending}")
            with changed(game, change, word) as other:
                games[id] = other
                asyncio.run(look(tmp_path / f"{change}-{stop}.sqlite3", change))


def test_rules_that_nobody_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules were changed and the revision was forgotten: the tables still go on as they stood."""
    games = dict(astrarium.games())
    monkeypatch.setattr(astrarium, "games", lambda: games)
    game = games["race"]
    found, word = asyncio.run(leave_tables(tmp_path, game))

    async def look() -> None:
        house = House(tmp_path / "killed.sqlite3")
        for table in (*LEFT, "together"):
            await check_running(house, table, found[table], True)
        await check_finished(house, found["over"])
        await house.close()

    games["race"] = replace(renamed(game, word), revision=game.revision)
    asyncio.run(look())
