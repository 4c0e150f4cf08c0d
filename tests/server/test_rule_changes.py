"""Changed rules under stored tables of all games, after clean and unclean stops."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.kernel import Game, Table, Together, start
from astrarium.kernel.choice import thaw
from astrarium.kernel.data.plain_dataclass import to_json
from astrarium.server.live_tables.loaded_tables import LiveTables
from astrarium.server.live_tables.persistence import entry_texts
from astrarium.server.live_tables.table_host import ServerTable
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.tables import LiveTable
from astrarium.tables.archive import make
from astrarium.tables.live_table import entries
from astrarium.tables.snapshots import StoredSnapshot, snapshot_of
from astrarium.tables.stored_table import Place, StoredTable
from common.amount import sample

from .changed_rules import other_cards, renamed, with_a_phase

#: Answers after which tables are left; one more is left amid a simultaneous question, and one is over.
LEFT = {"new": 0, "young": 3, "older": 25}
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

    async def set_up(self, game: Game, id: str, seed: int) -> ServerTable:
        seats = max(2, game.seats[0])
        table = start(game, seats, seed)
        row = StoredTable(id, game.id, game.revision, seats, {}, str(seed), True, False, id, "p0", 1.0, 1.0)
        row.options, row.moves = dict(table.options), len(table.history)
        row.places = [Place(seat, "me", person=f"p{seat}") for seat in range(seats)]
        snapshot = snapshot_of(LiveTable(row, table), row.moves)
        await self.store.add_table(row, entry_texts(entries(table.history)), snapshot)
        return await self.tables.get(id)


async def play_on(served: ServerTable, rng: Random, most: int = 100_000) -> None:
    for _ in range(most):
        if served.live.table.over:
            return
        choice = rng.choice(served.live.table.pending)
        options = [thaw(option) for option in choice.options]
        answer = rng.sample(options, choice.at_least) if choice.several else rng.choice(options)
        await served.carry_out(served.live.play(choice.seat, answer))


async def settled(served: ServerTable) -> None:
    while served.busy:
        await asyncio.sleep(0.01)


@dataclass
class Left:
    """A table as it was when the server stopped."""

    views: list[Any]
    told: list[Any]
    move: int
    kept: StoredSnapshot
    entries: list[Any]
    heads: set[Any]
    over: dict[str, Any] | None = None
    #: What lay on the table after each answer since the last checkpoint.
    seen: list[dict[str, Any]] = field(default_factory=list)

    def since(self) -> list[Any]:
        return [*self.kept.state.get("since", []), *self.entries[self.kept.number :]]


def views(table: Any) -> list[Any]:
    return [plain(table.view(seat)) for seat in (*range(table.seats), None)]


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


async def left(house: House, served: ServerTable) -> Left:
    live = served.live
    kept = await house.store.history.snapshot(served.id)
    assert kept is not None
    given = await house.store.entries(served.id)
    heads = {answer[0] for _, answer in given if answer and isinstance(answer[0], str)}
    found = Left(views(live.table), plain(live.history.told()), live.history.move, kept, plain(given), heads)
    if live.table.over:
        found.over = await shown(served)
    *_, point = live.table.checkpoints()
    found.seen = [lying(live.table.at(move)) for move in range(point.move, live.table.moves + 1)]
    return found


def lying(table: Any) -> dict[str, Any]:
    """All that lies on a table, seen or not; what luck will bring is no part of it."""
    state = plain(to_json(table.state))
    return {name: value for name, value in state.items() if name not in ("chance", "news")}


async def shown(served: ServerTable) -> dict[str, Any]:
    """All that a finished game shows."""
    live = served.live
    moves = live.history.move
    seats = (*range(live.stored.seats), None)
    return plain(
        {
            "record": live.record().to_json(),
            "result": live.stored.result,
            "log": [live.history.news(seat, 0) for seat in seats],
            "past": [live.history.past(seat, move) for move in range(0, moves + 1, 7) for seat in seats],
        }
    )  # type: ignore[no-any-return]


async def leave_tables(folder: Path, game: Game) -> tuple[dict[str, Left], str]:
    """Tables in every state, in two databases: of a server that was stopped, and of one that was killed."""
    house = House(folder / "clean.sqlite3")
    for seat in range(max(2, game.seats[0])):
        await house.store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
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
    if before.over:  # it ended before the rules changed
        assert await shown(served) == before.over
        return []
    live = served.live
    notices = [line["text"] for line in await house.store.notices.last(id, 100)]
    misfits = [text for text in notices if text["text"] not in ("server-notice-rules", "server-notice-phase")]
    told = plain(live.history.told())
    assert told[: before.kept.events] == before.told[: before.kept.events]
    if live.stored.position is None:  # the whole game is the same by both rules
        assert not notices
        assert (live.history.move, told) == (before.move, before.told)
        if same_views:
            assert views(live.table) == before.views
    else:
        assert notices[0]["text"] in ("server-notice-rules", "server-notice-phase")
        state = {name: value for name, value in before.kept.state.items() if name != "since"}
        first = plain(next(iter(live.table.checkpoints())).state.to_json())
        assert {name: first[name] for name in state} == state
        given = [[move.seat, plain(thaw(move.answer))] for move in live.table.history]
        fitting = [entry for entry in before.since() if entry in given]
        assert len(fitting) == len(before.since()) or misfits
        if not misfits and same_views:
            assert views(live.table) == before.views
    # What people get is what they saw last, or they are told which move is another, or that the board is.
    now = lying(live.table)
    same = [all(now[name] == value for name, value in state.items()) for state in before.seen]
    moved = any(text["text"] == "server-notice-phase" for text in notices)
    assert same[-1] or misfits or moved
    await play_on(served, Random(1), 6)
    await settled(served)
    boards, number = views(live.table), live.history.move
    house.tables.forget(served)
    again = await house.tables.get(id)
    assert (views(again.live.table), again.live.history.move) == (boards, number)
    assert len(await house.store.notices.last(id, 100)) == len(notices)
    return misfits


async def check_finished(house: House, before: Left) -> None:
    assert await shown(await house.tables.get("over")) == before.over


#: How the server was ended.
STOPS = ("clean", "killed")
#: What changes, and after which of these a sample looks.
CHANGES = {"renamed": STOPS[:1], "cards": STOPS, "phase": STOPS[1:]}


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

    for change, some in CHANGES.items():
        for stop in sample(some, STOPS):
            for ending in ("", "-wal", "-shm"):
                source = tmp_path / f"{stop}.sqlite3{ending}"
                if source.exists():
                    shutil.copy(source, tmp_path / f"{change}-{stop}.sqlite3{ending}")
            with changed(game, change, word) as other:
                games[id] = other
                asyncio.run(look(tmp_path / f"{change}-{stop}.sqlite3", change))


#: Tables of Metallum, left amid a phase.
TABLES = sample(6, 12)


@pytest.mark.parametrize("counted", [True, False])
def test_a_move_that_leads_elsewhere_is_told_and_taken_back(
    counted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Modules of Metallum cost more: in the middle of a phase, with the revision raised or not."""
    games = dict(astrarium.games())
    monkeypatch.setattr(astrarium, "games", lambda: games)
    game = games["metallum"]
    bought: dict[str, Left] = {}

    async def leave() -> None:
        house = House(tmp_path / "a.sqlite3")
        for seat in range(2):
            await house.store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
        for seed in range(TABLES):
            served = await house.set_up(game, f"t{seed}", seed)
            await play_on(served, Random(seed), 30 + seed)
            await settled(served)
            bought[served.id] = await left(house, served)
        await house.close()

    async def look() -> int:
        house, told = House(tmp_path / "a.sqlite3"), 0
        for id, before in bought.items():
            told += any(
                text["text"] == "server-notice-elsewhere"
                for text in await check_running(house, id, before, False)
            )
        await house.close()
        return told

    asyncio.run(leave())
    with other_cards(game) as other:
        games["metallum"] = other if counted else replace(other, revision=game.revision)
        assert asyncio.run(look()) > 0


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
