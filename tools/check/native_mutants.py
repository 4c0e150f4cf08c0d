"""Mutation test of Race in C: every changed number or missing power in its table must change a game.

    python -m tools.check.native_mutants            # all
    python -m tools.check.native_mutants powers     # fields whose names have this word

It plays the games that tests compare with Python (`by_chance` in tests/race/native_games.py), up to the first
difference. A fault survives if no game notices it. Numbers that cannot affect play are left out.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from ctypes import Array, Structure
from typing import Any

from astrarium.games.race import components as box
from astrarium.native.race_component_table import NONE, Box, table
from astrarium.native.race_engine import digests, engine, open_table

SETUPS: tuple[tuple[int, dict[str, bool]], ...] = (
    (2, {}),
    (4, {}),
    (2, {"advanced": True}),
    (3, {"first_game": True}),
    (4, {"first_game": True}),
)
SEED = 1
#: Games of each set-up, and games in a batch: most faults show in the first games.
GAMES, AT_ONCE = 100, 2
#: Timeout in seconds; a game that does not end counts as a difference.
PATIENCE = 30
#: Boolean fields, which the fault inverts.
FLAGS = {"world", "military", "is_rebel", "windfall", "production", "is_start", "has_tactics", "has_ship"}
FLAGS |= {"exact", "distinct", "bonuses", "optional"}
#: Numbers that cannot affect play: limits for programs, sizes of the caller's arrays, counts of equal cards.
SILENT = {"last_round", "longest", "sixes", "visible", "size", "copies", "start", "is_start"}
#: Fields in which 0 is a number; elsewhere it means that there is nothing.
COUNTED = {"powers", "vp", "number", "adds", "draw_here", "card_no", "looks", "op", "kind"}

FACES = len(table().design)
Change = Callable[[Any], None]


def faults(words: list[str]) -> Iterator[tuple[str, Box]]:
    """Copies of the table with one changed number each, by name."""
    for name, change in _changes(table(), "", ""):
        if not words or any(word in name for word in words):
            changed = table()
            change(changed)
            yield name, changed


def _changes(part: Any, name: str, field: str) -> Iterator[tuple[str, Change]]:
    """The numbers in a structure or an array: the name of each, and the function that changes it."""
    inside: Any = (
        [(each[0], getattr(part, each[0])) for each in part._fields_] if _named(part) else enumerate(part)
    )
    for key, value in inside:
        where, of = (f"{name}.{key}", key) if _named(part) else (f"{name}[{key}]", field)
        if of in SILENT:
            continue
        if isinstance(value, Structure | Array):
            per_card: Any = value if isinstance(value, Array) and len(value) == FACES else None
            for inner, change in _changes(per_card[: box.CARDS] if per_card else value, where, of):
                yield inner, _inside(key, change)
        elif value == NONE or not (value or of in COUNTED or "powers" in where):
            continue
        elif of in FLAGS:
            yield where, _setting(key, not value)
        else:
            yield where, _setting(key, value + 1)
            if value and ("powers" in where or of == "consumes"):
                yield f"{where} left out", _setting(key, 0)


def _named(part: Any) -> bool:
    return isinstance(part, Structure)


def _inside(key: Any, change: Change) -> Change:
    return lambda whole: change(getattr(whole, key) if isinstance(key, str) else whole[key])


def _setting(key: Any, value: int) -> Change:
    def change(whole: Any) -> None:
        if isinstance(key, str):
            setattr(whole, key, value)
        else:
            whole[key] = value

    return change


def games_until_noticed(changed: Box, known: list[list[int]]) -> int:
    """Play with a table in a forked process; returns the games until a difference, or 0."""
    child = os.fork()
    if not child:
        signal.alarm(PATIENCE)
        open_table(engine(), changed)
        for first in range(0, GAMES, AT_ONCE):
            for expected, (seats, options) in zip(known, SETUPS, strict=True):
                if digests(seats, AT_ONCE, SEED, options, first) != expected[first : first + AT_ONCE]:
                    os._exit(first // AT_ONCE + 1)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    return AT_ONCE * (1 if os.WIFSIGNALED(status) else os.WEXITSTATUS(status))


def main() -> int:
    known = [list(digests(seats, GAMES, SEED, options)) for seats, options in SETUPS]
    tried, last, survivors = 0, 0, []
    for name, changed in faults(sys.argv[1:]):
        games = games_until_noticed(changed, known)
        tried, last = tried + 1, max(last, games)
        if not games:
            survivors.append(name)
            print(f"SURVIVED {name.lstrip('.')}", flush=True)
    print(f"{tried - len(survivors)} of {tried} faults are noticed, the last in game {last} of a set-up.")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
