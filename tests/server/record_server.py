"""A server whose games begin in mid-game, with most things on the table: `record_server.py FOLDER`."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import astrarium
from astrarium.kernel import Chance

RECORDS = Path(__file__).parents[1] / "records"
#: From which record, and how far into it.
PLAYED = {
    "metallum": ("purchases", 0.75),
    "race": ("three_tableau", 0.7),
    "orion": ("three_players", 0.6),
    "captains": ("three", 0.6),
    "adastra": ("antarans", 0.6),
}
REAL = astrarium.games()


def begun(game: str) -> Callable[[int, Chance, Any], Any]:
    """A set-up that is the last checkpoint of a played game, far enough into it."""
    record, share = PLAYED[game]
    played = astrarium.replay(json.loads((RECORDS / game / f"{record}.json").read_text(encoding="utf-8")))
    *_, checkpoint = played.at(int(len(played.history) * share)).checkpoints()

    def set_up(seats: int, chance: Chance, options: Any) -> Any:
        state = checkpoint.state.copy()
        state.chance = chance
        return state

    return set_up


def main() -> None:
    from astrarium.server.uvicorn_server import make_server

    games = {**REAL, **{game: replace(REAL[game], set_up=begun(game)) for game in PLAYED}}
    astrarium.games = lambda: games  # type: ignore[assignment]
    listening = socket.create_server(("127.0.0.1", 0))
    server = make_server(Path(sys.argv[1]), workers=1)
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
