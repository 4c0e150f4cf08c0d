"""A second process that plays the same scripts with another hash seed.

It reads one JSON script per line and writes one line with the digests of all positions.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

from ..kernel import BrokenGame, Game
from .playthrough import Playthrough
from .position_digest import digest
from .script import Script

_workers: dict[tuple[str, str], subprocess.Popen[str]] = {}


def play(script: Script, reach: int) -> Iterator[str]:
    """The digests of all positions of a script, computed in another process."""
    place = address(script.game)
    worker = _worker(*place)
    assert worker.stdin is not None
    assert worker.stdout is not None
    with suppress(BrokenPipeError):  # the process has ended and reported why
        print(json.dumps([script.to_json(), reach]), file=worker.stdin, flush=True)
    line = worker.stdout.readline()
    found = json.loads(line) if line else {"failed": "the other process is gone"}
    if isinstance(found, dict):
        _end(_workers.pop(place))
        raise BrokenGame("error-game-broken", game=script.game.id, why=found["failed"])
    return iter(found)


def address(game: Game) -> tuple[str, str]:
    """The module of a game and its name in it."""
    for name, module in sorted(sys.modules.items()):
        for attribute, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and name != "__main__":
                return name, attribute
    raise LookupError(f"{game.id} is in no module")


def _worker(module: str, name: str) -> subprocess.Popen[str]:
    worker = _workers.get((module, name))
    if worker is None or worker.poll() is not None:
        if not _workers:
            atexit.register(stop)
        worker = _workers[module, name] = subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import main; main()", module, name],
            env={**os.environ, "PYTHONHASHSEED": _other_hash_seed(), "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
    return worker


def _other_hash_seed() -> str:
    return "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"


def stop() -> None:
    """End all processes."""
    for worker in _workers.values():
        _end(worker)
    _workers.clear()


def _end(worker: subprocess.Popen[str]) -> None:
    with suppress(BrokenPipeError):
        worker.communicate()


def main() -> None:
    """Play the scripts from stdin with the game given by module and name."""
    try:
        game: Game = getattr(import_module(sys.argv[1]), sys.argv[2])
    except Exception as error:
        print(json.dumps({"failed": " ".join(f"{type(error).__name__}: {error}".split())}), flush=True)
        return
    for line in sys.stdin:
        data, reach = json.loads(line)
        print(json.dumps(_digests(game, data, reach)), flush=True)


def _digests(game: Game, data: dict[str, Any], reach: int) -> list[str]:
    """The digests of all positions, and the error if the rules fail."""
    found: list[str] = []
    try:
        found.extend(digest(table) for table in Playthrough(Script.from_json(game, data), reach=reach))
    except Exception as error:
        found.append(f"{type(error).__name__}: {error}")
    return found
