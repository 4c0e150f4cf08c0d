"""A server of its own process, with toy games beside the real ones: `toy_server.py FOLDER [IDLE]`.

With `--fork` it imports everything, and forks a server for each line that it reads (see forking.py).
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "shooting_stars" / "src"))

from shooting_stars import GAME as SHOOTING_STARS

import astrarium
from astrarium.kernel import Chance, Game
from server.toy_comets import COMETS, RENAMED
from toys.beacons import GAME as BEACONS

REAL = astrarium.games()
#: What a server imports when it has begun already.
LATE = ("alembic.command", "alembic.context", "argon2", "uvicorn.protocols.http.h11_impl")


def toys() -> dict[str, Game]:
    """A test may pretend that rules have changed since a table was kept, or bring a game it has written."""
    revision = int(os.environ.get("TOY_REVISION", "1"))
    comets = RENAMED if "TOY_RENAMED" in os.environ else COMETS
    found = {
        "beacons": BEACONS,
        "shooting_stars": SHOOTING_STARS,
        "comets": replace(comets, revision=revision),
    }
    if package := os.environ.get("TOY_PACKAGE"):
        found[package] = import_module(package).GAME
    return found


TOYS = toys()


class Games(Mapping[str, Game]):
    """Toys and real games. Bots' processes run this file again: they shall load what they need, as always."""

    def __getitem__(self, id: str) -> Game:
        return _captains() if id == "captains" else TOYS.get(id) or REAL[id]

    def __iter__(self) -> Iterator[str]:
        yield from REAL
        yield from TOYS

    def __len__(self) -> int:
        return len(REAL) + len(TOYS)


@cache
def _captains() -> Game:
    """Starship Captains begun with a commander, and equal figures apart in the queue."""
    from captains.layout import lay_out

    def with_commander(seats: int, chance: Chance, options: Any) -> Any:
        laid = lay_out(seats, ready={0: "red_commander blue"}, queue={0: "red cadet red yellow"})
        g: Any = laid.state.copy()
        g.chance = chance
        return g

    return replace(REAL["captains"], set_up=with_commander)


GAMES = Games()
astrarium.games = lambda: GAMES  # type: ignore[assignment]


def set_clock(file: Path) -> None:
    """A test may say in a file how many seconds the server is ahead of its time, when days change."""
    from astrarium.tables import daily_deal

    daily_deal.now = lambda: time.time() + (float(file.read_text()) if file.exists() else 0.0)


def trust_what_is_told() -> None:
    """A test may want what other processes write to be known by being told, and not by looking."""
    from astrarium.server.live_tables import process_sync

    process_sync.RARELY = 1e9


def set_rate_limits(pace: str) -> None:
    """A test may want limits that never refill (`still`), or none at all (`none`), however fast it is."""
    from astrarium.tables import token_bucket

    hours = count(0.0, 3600.0)
    token_bucket.monotonic = (lambda: 0.0) if pace == "still" else (lambda: next(hours))


def hash_quickly() -> None:
    """Passwords of tests are hashed in no time; what it really takes is looked at in test_security.py."""
    from astrarium.server import accounts

    accounts.PasswordHasher = partial(  # type: ignore[misc, assignment]
        accounts.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1
    )


def fork() -> None:
    """Fork a server for each line: its words, its log and its environment; tell its process and its port."""
    from astrarium.server.serve_command import make_server

    for module in (*(f"astrarium.games.{id}.action_encoding" for id in REAL), *LATE):
        import_module(module)
    with TemporaryDirectory() as folder:  # what a first server imports and works out is there for all
        make_server(Path(folder), workers=1)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that have ended
    gc.freeze()
    for line in sys.stdin:
        order = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
        os.environ.clear()
        os.environ.update(order["environment"])
        sys.argv[1:] = order["words"]
        TOYS.clear()
        TOYS.update(toys())
        main()
        os._exit(0)


def main() -> None:
    from astrarium.server.runtime import idle_connections
    from astrarium.server.uvicorn_server import make_server

    set_clock(Path(sys.argv[1]) / "ahead")
    hash_quickly()
    if "TOY_ONLY_TOLD" in os.environ:
        trust_what_is_told()

    if every := os.environ.get("TOY_WATCH"):
        from astrarium.server import day_clock_watch, event_watch

        day_clock_watch.EVERY = event_watch.EVERY = float(every)
    if pace := os.environ.get("TOY_LIMITS"):
        set_rate_limits(pace)
    if "TOY_PATIENCE" in os.environ:
        idle_connections.PATIENCE = float(os.environ["TOY_PATIENCE"])
    listening = socket.create_server(("127.0.0.1", 0))
    idle = float(sys.argv[2]) if len(sys.argv) > 2 else None
    trusted = os.environ.get("TOY_PROXY")
    server = make_server(
        Path(sys.argv[1]),
        workers=1,
        idle=idle,
        trusted_proxy=trusted,
        public_url=os.environ.get("TOY_URL"),
        database=os.environ.get("TOY_DATABASE"),
    )
    server.config.ws_ping_timeout = 600.0  # on a busy machine a pong may come late
    print(listening.getsockname()[1], flush=True)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    server.run(sockets=[listening])


if __name__ == "__main__":
    fork() if sys.argv[1:] == ["--fork"] else main()
