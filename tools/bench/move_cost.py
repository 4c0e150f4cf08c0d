"""What a move costs as games grow long and stored tables many: `python -m tools.bench.move_cost`.

In one process, without a network: the rules, keeping (SQLite, on the disk) and telling everybody, in time of
a core. Tables of a game are played side by side: their moves are committed together, as they are in play.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from argparse import ArgumentParser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any

from sqlalchemy import Connection, Text, cast, func, insert, literal, null, select

from astrarium import games
from astrarium.kernel import Game
from astrarium.server.app import Services, make_services
from astrarium.server.http.bodies import NewTable, SeatWish
from astrarium.server.live_tables.json_codec import encode
from astrarium.server.live_tables.table_host import ServerTable
from astrarium.server.store import schema
from astrarium.server.store.database_url import sqlite_url
from astrarium.tables import client_messages, commands
from astrarium.tables.listener import Listener
from astrarium.tables.server_messages import ServerMessage

#: Concurrent tables of a game; maximum answers at each.
TABLES, LONGEST = 8, 320
#: Moves averaged as the beginning and as the end of a game.
EARLY, LATE = range(3, 23), 20
STORED = (10, 1000, 10_000)
#: Answers at each table in the measurement with many stored tables.
FEW = 25


@asynccontextmanager
async def _house(stored: int = 0) -> AsyncIterator[Services]:
    """The services of a server in a temporary folder, with `stored` tables."""
    with tempfile.TemporaryDirectory() as folder:
        services = make_services(sqlite_url(Path(folder) / "tables.sqlite3"), workers=1)
        services.store.prepare()
        await services.accounts.open()
        await services.live_tables.open()
        try:
            if stored:
                await _fill(services, stored)
            yield services
        finally:
            await services.live_tables.close()
            await asyncio.to_thread(services.workers.close)
            await services.store.close()


class Played:
    """A table with its people, who give random answers."""

    def __init__(self, served: ServerTable, seed: int) -> None:
        self.served = served
        self.rng = Random(seed)
        self.listeners: list[Listener] = []
        self.told = 0

    def _hear(self, message: ServerMessage) -> None:
        self.told += len(encode(message))

    async def join(self) -> None:
        for place in self.served.live.seating.places:
            listener = Listener(str(place.person), "", self._hear, lambda code: None)
            self.listeners.append(listener)
            await self.served.join(listener)

    @property
    def over(self) -> bool:
        return self.served.live.table.over

    async def answer(self) -> None:
        live = self.served.live
        choice = live.table.pending[0]
        given: Any = self.rng.choice(choice.options)
        if choice.several:
            given = self.rng.sample(choice.options, choice.at_least)
        message = client_messages.Answer(id=1, seat=choice.seat, move=live.history.move, answer=given)
        await self.served.carry_out(commands.run(live, self.listeners[choice.seat], message))


async def _sit(services: Services, game: Game, seed: int, seats: int = 2) -> Played:
    """Seat people at all seats of a new table."""
    people = [await services.accounts.new_guest() for _ in range(seats)]
    wish = NewTable(game.id, [SeatWish("me"), *[SeatWish("link")] * (seats - 1)], seed=seed)
    made = await services.lobby.create(people[0], wish)
    served = await services.live_tables.get(made.table)
    for seat, each in enumerate(people[1:], 1):
        await services.store.take_seat(made.table, seat, each.id)
        await served.seated(seat, each.id, each.name, True)
    played = Played(served, seed)
    await played.join()
    return played


async def _fill(services: Services, stored: int) -> None:
    """Store so many briefly played tables, as copies of one table of each game."""
    first = [await _sit(services, game, 1) for game in games().values()]
    for _ in range(FEW):
        await asyncio.gather(*(each.answer() for each in first if not each.over))
    kinds = (schema.tables, schema.seats, schema.moves, schema.snapshots, schema.told)

    def copy(connection: Connection) -> None:
        for number in range(stored - len(first)):
            model = first[number % len(first)].served.id
            for kind in kinds:
                key = "id" if kind is schema.tables else "table_id"
                other: dict[str, Any] = {key: literal(f"{number:032x}"), "token": null()}
                other["watch"] = literal(f"{number:032x}")
                columns = [other.get(column.name, column) for column in kind.c]
                rows = select(*columns).where(kind.c[key] == model)
                connection.execute(insert(kind).from_select([c.name for c in kind.c], rows))

    await services.store.run(copy)


async def _length(services: Services, game: Game, seats: int) -> dict[str, Any]:
    """The cost of a move in ms, and its messages in kB, at the beginning and the end of long games.

    Every move sends the board to everybody, and the board grows: `ratio_a_kb` is the change of cost per kB.
    A cost is the median over rounds of moves, because a single slow disk write may take a second.
    """
    tables = [await _sit(services, game, seed, seats) for seed in range(TABLES)]
    costs: list[float] = []
    shown: list[float] = []
    for _ in range(LONGEST):
        if any(each.over for each in tables):
            break
        told, began = sum(each.told for each in tables), process_time()
        await asyncio.gather(*(each.answer() for each in tables))
        costs.append(1000 * (process_time() - began) / TABLES)
        shown.append((sum(each.told for each in tables) - told) / 1000 / TABLES)
    # Without the last move, which also stores the finished game for good.
    first, last = slice(EARLY.start, EARLY.stop), slice(-LATE - 1, -1)
    early, late = (median(costs[part]) for part in (first, last))
    early_kb, late_kb = (mean(shown[part]) for part in (first, last))
    return {
        "moves": len(costs) - 1,
        "early_ms": early,
        "late_ms": late,
        "ratio": late / early,
        "early_kb": early_kb,
        "late_kb": late_kb,
        "ratio_a_kb": late / late_kb / (early / early_kb),
        **await _size(services, [each.served.id for each in tables]),
    }


async def _size(services: Services, ids: list[str]) -> dict[str, float]:
    """The size of some stored tables: kB of a snapshot, and bytes per move with its events."""
    moves, told, snapshots = schema.moves.c, schema.told.c, schema.snapshots.c

    def read(connection: Connection) -> dict[str, float]:
        def total(column: Any, table: Any) -> float:
            query = select(func.sum(func.length(cast(column, Text)))).where(table.in_(ids))
            return float(connection.scalar(query) or 0)

        count = connection.scalar(select(func.count()).where(moves.table_id.in_(ids))) or 1
        kept = total(moves.entry, moves.table_id) + total(told.event, told.table_id)
        position = total(snapshots.state, snapshots.table_id) / len(ids) / 1000
        return {"position_kb": position, "bytes_a_move": kept / count}

    return await services.store.read(read)


async def by_length(wanted: Sequence[str] = (), seats: int = 0) -> dict[str, dict[str, Any]]:
    """Measure `_length` for games with so many seats (0: its maximum)."""
    played = [games()[id] for id in wanted or games()]
    async with _house() as services:
        return {game.id: await _length(services, game, seats or game.seats[1]) for game in played}


async def _stored(stored: int) -> dict[str, Any]:
    async with _house(stored) as services:
        tables = [await _sit(services, game, seed) for game in games().values() for seed in range(4)]
        began, moves = process_time(), 0
        for _ in range(FEW):
            going = [each for each in tables if not each.over]
            await asyncio.gather(*(each.answer() for each in going))
            moves += len(going)
        return {"stored": stored, "ms": 1000 * (process_time() - began) / moves}


async def by_stored() -> list[dict[str, Any]]:
    return [await _stored(stored) for stored in STORED]


def measure() -> dict[str, Any]:
    """All measurements, as JSON data."""
    return {"length": asyncio.run(by_length()), "stored": asyncio.run(by_stored())}


def main() -> None:
    """Measure from the command line."""
    parser = ArgumentParser(
        prog="python -m tools.bench.move_cost", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="only how these grow long, and no stored tables"
    )
    parser.add_argument("--seats", type=int, default=0, help="of these games (default: as many as there are)")
    wish = parser.parse_args()
    if strange := set(wish.games) - set(games()):
        parser.error(f"no such game: {', '.join(sorted(strange))}")
    for least, most in [games()[id].seats for id in wish.games if wish.seats]:
        if not least <= wish.seats <= most:
            parser.error(f"--seats: from {least} to {most}")
    print(json.dumps(asyncio.run(by_length(wish.games, wish.seats)) if wish.games else measure(), indent=2))


if __name__ == "__main__":
    main()
