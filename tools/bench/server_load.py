"""How much the server bears: many open tables, some of them moving, with a screen for everybody.

Servers and people run in processes of their own on this machine. What is counted was acknowledged, that is,
committed to the disk. Alone: `python -m tools.bench.server_load --tables 1000 --moving 300 --seconds 30`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec

from astrarium import games
from astrarium.server.store.database_url import sqlite_url
from tools.bench import process_usage
from tools.bench.load_clients import Seen, Window, Wish
from tools.bench.loop_watch_server import Pauses, read_pauses
from tools.bench.temporary_postgres import Cluster, own_postgres

#: Seconds of warm-up.
WARM = 3.0
#: Total answers per second that the clients attempt: a little more than the server's target. Far more would
#: measure the clients' own queue.
RATES = {"sqlite": 620.0, "postgresql": 420.0}


class NotMeasured(Exception):
    """The server or the clients failed; has the reason in one line."""


@dataclass(slots=True)
class Load:
    """The measurements of a load."""

    database: str
    processes: int
    tables: int
    sockets: int
    moving: int
    seconds: float
    moves: int
    moves_a_second: float
    #: Latency from an answer to the other player's client, in milliseconds.
    median_ms: float
    p99_ms: float
    worst_ms: float
    #: CPU time per move: of the servers, of a separate database, of the clients.
    server_ms_a_move: float
    database_ms_a_move: float
    people_ms_a_move: float
    #: The longest pause of a server's event loop, and the longest CPU time within one.
    longest_pause_ms: float
    longest_work_ms: float
    #: Memory of servers, bots and database in MB; and the servers' memory per live table.
    mb: float
    mb_a_table: float
    #: Network traffic in kB per move.
    kb_a_move: float
    refused: int
    games_over: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True)
class Server:
    """One process of the measured server."""

    process: subprocess.Popen[str]
    folder: Path
    address: str


@dataclass(slots=True)
class Used:
    """CPU seconds used so far, and present memory in MB, of the servers and the database."""

    servers: float
    database: float
    memory: float
    database_memory: float


def measure(
    tables: int = 1000,
    seconds: float = 30.0,
    rate: float | None = None,
    moving: int = 300,
    database: str = "sqlite",
    count: int = 1,
    apart: bool = False,
) -> Load:
    """Run a load test with many concurrent tables; raises NotMeasured.

    `rate` is the number of answers per second that the clients attempt (None: see `RATES`; 0: unlimited).
    `database` is "sqlite" or "postgresql", `count` the number of server processes. `apart`: the two people of
    a table use different processes.
    """
    moving = min(moving, tables)
    rate = RATES[database] if rate is None else rate
    with ExitStack() as stack:
        try:
            cluster = stack.enter_context(own_postgres()) if database == "postgresql" else None
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            shared = cluster.url if cluster else sqlite_url(folder / "tables.sqlite3")
            servers = [stack.enter_context(serving(folder, number, shared)) for number in range(count)]
            wish = Wish([each.address for each in servers], list(games()), tables, moving, rate, apart)
            empty = _used(servers, cluster)
            seen, before, after, window = _play(stack, wish, seconds, servers, cluster)
            pauses = [pause for each in servers for pause in _pauses(each.folder, window)]
        except (OSError, ValueError, ModuleNotFoundError) as error:
            raise NotMeasured(" ".join(f"{type(error).__name__}: {error}".split())) from error
    times = sorted(seen.times) or [0.0]
    a_move = 1000 / max(1, seen.moves)
    return Load(
        database=database,
        processes=count,
        tables=tables,
        sockets=2 * tables,
        moving=moving,
        seconds=seconds,
        moves=seen.moves,
        moves_a_second=seen.moves / seconds,
        median_ms=1000 * times[len(times) // 2],
        p99_ms=1000 * times[int(len(times) * 0.99)],
        worst_ms=1000 * times[-1],
        server_ms_a_move=a_move * (after.servers - before.servers),
        database_ms_a_move=a_move * (after.database - before.database),
        people_ms_a_move=a_move * seen.busy,
        longest_pause_ms=max(each.pause_ms for each in pauses),
        longest_work_ms=max(each.work_ms for each in pauses),
        mb=after.memory + after.database_memory,
        mb_a_table=(after.memory - empty.memory) / tables,
        kb_a_move=seen.bytes / 1000 / max(1, seen.moves),
        refused=seen.refused,
        games_over=seen.games_over,
    )


def _play(
    stack: ExitStack, wish: Wish, seconds: float, servers: Sequence[Server], cluster: Cluster | None
) -> tuple[Seen, Used, Used, Window]:
    """Run the clients; returns their measurements, and the usage before and after."""
    people = stack.enter_context(_ended("tools.bench.load_clients", stdin=subprocess.PIPE))
    assert people.stdin is not None
    assert people.stdout is not None
    _write(people, wish)
    if (said := people.stdout.readline().strip()) != "ready":
        raise ValueError(said or "the people are gone")
    begin = perf_counter()
    window = Window(begin, begin + WARM, begin + WARM + seconds)
    _write(people, window)
    sleep(max(0.0, window.count - perf_counter()))
    before = _used(servers, cluster)
    sleep(max(0.0, window.end - perf_counter()))
    after = _used(servers, cluster)
    line = people.stdout.readline()
    if not line.startswith("{"):
        raise ValueError(line.strip() or "the people are gone")
    return msgspec.json.decode(line, type=Seen), before, after, window


def _write(process: subprocess.Popen[str], message: msgspec.Struct) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message).decode() + "\n")
    process.stdin.flush()


def _used(servers: Sequence[Server], cluster: Cluster | None) -> Used:
    pids = [each.process.pid for each in servers]
    theirs = [cluster.pid] if cluster else []
    return Used(
        process_usage.busy(*pids),
        process_usage.busy(*theirs),
        process_usage.memory(*pids),
        process_usage.memory(*theirs),
    )


@contextmanager
def serving(folder: Path, number: int = 0, database: str | None = None) -> Iterator[Server]:
    """A server process with its own folder or a shared database."""
    own = folder / str(number)
    own.mkdir()
    words = [str(own), *([database] if database else [])]
    with _ended("tools.bench.loop_watch_server", *words) as process:
        assert process.stdout is not None
        yield Server(process, own, f"127.0.0.1:{int(process.stdout.readline())}")


@contextmanager
def _ended(module: str, *words: str, stdin: int | None = None) -> Iterator[subprocess.Popen[str]]:
    """Run a module as a process that ends with the context."""
    process = subprocess.Popen(
        [sys.executable, "-m", module, *words], stdin=stdin, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _pauses(folder: Path, window: Window) -> list[Pauses]:
    """The pauses of a server's event loop within the window."""
    return [each for each in read_pauses(folder) if window.count <= each.at <= window.end] or [Pauses(0.0)]


def main(words: Sequence[str] | None = None) -> None:
    """Measure from the command line."""
    parser = ArgumentParser(
        prog="python -m tools.bench.server_load", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=1000, help="open tables (default: 1000)")
    parser.add_argument("--moving", type=int, default=300, help="tables that are played (default: 300)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long (default: 30)")
    parser.add_argument("--rate", type=float, help="answers a second tried (620, PostgreSQL: 420), 0: all")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the server (default: 1)")
    parser.add_argument("--apart", action="store_true", help="the two of a table in different processes")
    wish = parser.parse_args(words)
    found = measure(
        wish.tables, wish.seconds, wish.rate, wish.moving, wish.database, wish.processes, wish.apart
    )
    print(json.dumps(found.to_json(), indent=2))


if __name__ == "__main__":
    main()
