"""After any answers and undos, the store holds the same table as memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import astrarium
from astrarium.kernel import AstrariumError, Game, Table, start
from astrarium.server.bots.worker_pool import WorkerPool
from astrarium.server.live_tables.json_codec import encode
from astrarium.server.live_tables.loaded_tables import LiveTables
from astrarium.server.live_tables.persistence import entry_texts
from astrarium.server.live_tables.table_host import ServerTable
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.tables import LiveTable, client_messages, commands, seat_messages
from astrarium.tables import server_messages as m
from astrarium.tables.history import GameHistory
from astrarium.tables.listener import Listener
from astrarium.tables.live_table import entries
from astrarium.tables.rebuild import rebuild
from astrarium.tables.snapshots import snapshot_of
from astrarium.tables.stored_table import Place, StoredTable
from toys.beacons import GAME as BEACONS
from toys.comets import GAME as COMETS


class Screen(Listener):
    """Somebody who keeps what they were told, as a client does."""

    def __init__(self, person: str) -> None:
        super().__init__(person, person, self.see, lambda code: None)
        self.events: list[Any] = []
        self.now: dict[str, Any] = {}

    def see(self, sent: m.ServerMessage) -> None:
        message = msgspec.json.decode(encode(sent))
        if message["type"] == "position":
            self.now = message
            del self.events[message["events_from"] :]
            self.events += message["events"]


async def set_up(store: Store, game: Game, seats: int, seed: int) -> ServerTable:
    table = start(game, seats, seed)
    for seat in range(seats):
        await store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
    places = [Place(seat, "me", person=f"p{seat}") for seat in range(seats)]
    row = StoredTable("t", game.id, game.revision, seats, {}, str(seed), True, False, "w", "p0", 1.0, 1.0)
    row.options, row.places, row.moves = dict(table.options), places, len(table.history)
    snapshot = snapshot_of(LiveTable(row, table), row.moves)
    await store.add_table(row, entry_texts(entries(table.history)), snapshot)
    return LiveTables(store, WorkerPool(1)).admit(row, table)


async def random_deed(live: ServerTable, screens: list[Screen], rng: Random) -> None:
    """An answer, a taking back, a plea to take back, or a reply to one."""
    screen = rng.choice(screens)
    seat, move = screen.mine[0], screen.now["move"]
    deed = rng.random()
    if deed < 0.75 and screen.now["choices"]:
        choice = screen.now["choices"][0]
        options = [each["option"] for each in choice["options"]]
        answer = rng.sample(options, choice["at_least"]) if choice["several"] else rng.choice(options)
        await live.carry_out(
            commands.answer(live.live, screen, client_messages.Answer(seat=seat, move=move, answer=answer))
        )
    elif deed < 0.9:
        await live.carry_out(
            commands.undo(
                live.live, screen, client_messages.Undo(seat=seat, move=move, whole_turn=rng.random() < 0.5)
            )
        )
    else:
        await live.carry_out(
            commands.undo_reply(live.live, screen, client_messages.UndoReply(agree=rng.random() < 0.7))
        )


def same(one: Table, other: Table, seats: int) -> None:
    assert one.moves == other.moves
    assert one.over == other.over
    assert seat_messages.waiting(one) == seat_messages.waiting(other)
    for seat in (*range(seats), None):
        assert one.view(seat) == other.view(seat)
        assert GameHistory(one).news(seat, 0) == GameHistory(other).news(seat, 0)


async def play(folder: Path, game: Game, seats: int, seed: int, deeds: int) -> int:
    store = Store(sqlite_url(folder / f"{game.id}-{seed}.sqlite3"))
    store.prepare()
    live = await set_up(store, game, seats, seed)
    screens = [Screen(f"p{seat}") for seat in range(seats)]
    for screen in screens:
        await live.join(screen)
    rng, refused = Random(seed), 0
    for _ in range(deeds):
        try:
            await random_deed(live, screens, rng)
        except AstrariumError:
            refused += 1
        if rng.random() < 0.2:
            same(rebuild(game, live.live.stored, await store.entries("t")), live.live.table, seats)
        for screen in screens:
            told = [event["text"] for event in screen.events]
            assert told == [event["text"] for event in GameHistory(live.live.table).news(screen.mine[0], 0)]
            assert screen.now["view"] == msgspec.to_builtins(live.live.table.view(screen.mine[0]))
    same(rebuild(game, live.live.stored, await store.entries("t")), live.live.table, seats)
    await store.close()
    return refused


@pytest.mark.parametrize(
    ("game", "seats"),
    [(BEACONS, 2), (BEACONS, 3), (COMETS, 3), (astrarium.game("metallum"), 2)],
    ids=lambda x: str(getattr(x, "id", x)),
)
def test_the_store_holds_what_memory_holds(tmp_path: Path, game: Game, seats: int) -> None:
    for seed in range(2):
        asyncio.run(play(tmp_path, game, seats, seed, 60))
