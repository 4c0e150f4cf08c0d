"""A server of its own process, with toy games beside the real ones: `toy_server.py FOLDER [IDLE]`."""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "shooting_stars" / "src"))

from shooting_stars import GAME as SHOOTING_STARS

import astrarium
from astrarium.kernel import Chance, Game
from server.toy_comets import COMETS, RENAMED
from toys.beacons import GAME as BEACONS

REAL = astrarium.games()
#: A test may pretend that the rules have changed since a table was kept.
REVISION = int(os.environ.get("TOY_REVISION", "1"))
TOYS = {
    "beacons": BEACONS,
    "shooting_stars": SHOOTING_STARS,
    "comets": replace(RENAMED if "TOY_RENAMED" in os.environ else COMETS, revision=REVISION),
}


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
    from astrarium.tables import daily

    daily.now = lambda: time.time() + (float(file.read_text()) if file.exists() else 0.0)


def trust_what_is_told() -> None:
    """A test may want what other processes write to be known by being told, and not by looking."""
    from astrarium.server.table import other_processes

    other_processes.RARELY = 1e9


def main() -> None:
    from astrarium.server.running import make_server

    set_clock(Path(sys.argv[1]) / "ahead")
    if "TOY_ONLY_TOLD" in os.environ:
        trust_what_is_told()

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
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
