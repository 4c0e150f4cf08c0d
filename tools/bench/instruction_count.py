"""Where the work of a random game goes: `python -m tools.bench.instruction_count GAME`.

Counted in bytecode instructions, not timed: the figures are the same on every machine, quiet or not. What
runs in C between two instructions (a hash, a sort, a copied list) is not in them.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

import astrarium
from astrarium import game as game_of
from astrarium import games
from astrarium.bench import engine_speed
from astrarium.bots.gc_pause import without_gc
from astrarium.kernel import Game

ROOT = Path(astrarium.__file__).parent
#: The qualified name of a comprehension, which is a function of its own.
COMPREHENSION = re.compile(r"\.<locals>\.<(listcomp|setcomp|dictcomp|genexpr)>")
#: Games played before counting, so that cached results are not counted.
FIRST = 3
#: Maximum rows of each table.
LINES = 12


class Function(NamedTuple):
    """A function, including its comprehensions."""

    file: str
    name: str


@dataclass
class Spent:
    """The counts of some games."""

    decisions: int = 0
    #: Instructions of each function alone, and including the functions that it calls.
    instructions: Counter[Function] = field(default_factory=Counter)
    with_called: Counter[Function] = field(default_factory=Counter)
    #: How often each function was entered, or resumed after a yield.
    calls: Counter[Function] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return self.instructions.total()

    def by_file(self) -> Counter[str]:
        """The instructions of each file."""
        found: Counter[str] = Counter()
        for function, count in self.instructions.items():
            found[function.file] += count
        return found


def spent(game: Game, seats: int, count: int, seen: bool = False) -> Spent:
    """Play random games, plain or with observations (`seen`), and count each function's instructions."""
    play = (engine_speed.seen if seen else engine_speed.fast)(game, seats)
    for _ in range(FIRST):
        play()
    found = Spent()
    with counting(found):
        for _ in range(count):
            found.decisions += play()
    return found


@contextmanager
def counting(found: Spent) -> Iterator[None]:
    """Count instructions of the body, with the garbage collector off."""

    def enter(frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        function = _function(frame.f_code)
        found.calls[function] += not COMPREHENSION.search(frame.f_code.co_qualname)
        count = 0

        def step(frame: FrameType, event: str, _: Any) -> Any:
            nonlocal count
            if event == "opcode":
                count += 1
            elif event == "return":
                found.instructions[function] += count
                found.with_called.update(dict.fromkeys(_callers(frame), count))
            return step

        return step

    before = sys.gettrace()
    with without_gc():
        sys.settrace(enter)
        try:
            yield
        finally:
            sys.settrace(before)


def _callers(frame: FrameType | None) -> set[Function]:
    """A function and all its callers."""
    found = set()
    while frame is not None:
        found.add(_function(frame.f_code))
        frame = frame.f_back
    return found


@cache
def _function(code: CodeType) -> Function:
    path = Path(code.co_filename)
    file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else "written at the start"
    return Function(file, COMPREHENSION.sub("", code.co_qualname))


def report(found: Spent) -> Iterator[Grid]:
    """A table of files and one of functions, those with the most instructions first."""
    files = Grid("file", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    files.add_column("share", justify="right")
    for name, count in found.by_file().most_common(LINES):
        files.add_row(name, f"{count / found.total:.1%}")
    yield files
    functions = Grid("function", "file", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for title in ("alone", "with what it calls", "calls a decision"):
        functions.add_column(title, justify="right", no_wrap=True)
    for function, count in found.instructions.most_common(LINES):
        shares = f"{count / found.total:.1%}", f"{found.with_called[function] / found.total:.1%}"
        functions.add_row(*reversed(function), *shares, f"{found.calls[function] / found.decisions:.2f}")
    yield functions


def main() -> None:
    """Count from the command line."""
    parser = ArgumentParser(
        prog="python -m tools.bench.instruction_count", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--seats", type=int, default=2, help="players (default: %(default)s)")
    parser.add_argument("--games", type=int, default=12, help="games to play (default: %(default)s)")
    parser.add_argument(
        "--seen", action="store_true", help="as a learner has it: with observations and masks"
    )
    wish = parser.parse_args()
    game = game_of(wish.game)
    if not game.seats[0] <= wish.seats <= game.seats[1]:
        parser.error(f"--seats: from {game.seats[0]} to {game.seats[1]}")
    if wish.games < 1:
        parser.error("--games: from 1 on")
    found = spent(game, wish.seats, wish.games, wish.seen)
    console = Console(highlight=False)
    each = found.total / found.decisions
    console.print(f"{game.id}, {wish.seats} players: {each:,.0f} bytecode instructions a decision")
    for table in report(found):
        console.print(table)


if __name__ == "__main__":
    main()
