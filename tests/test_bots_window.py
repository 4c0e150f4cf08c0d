"""Bots see what their seat sees: the true table cannot be reached, and cannot make a difference."""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, FrameType, FunctionType, ModuleType

import pytest

import astrarium
from astrarium import bots, kernel
from astrarium.kernel import Game, Table, Window
from toys.comets import GAME as COMETS

SEED = "a seed that stands nowhere else"
#: Code, not data: what every program can import anyway.
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, FrameType)
GAMES = [COMETS, astrarium.game("metallum")]


def reachable(start: object) -> Iterator[object]:
    """Everything that hangs on an object, code left out (but not what a function has closed over)."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, FunctionType):
            waiting += [cell.cell_contents for cell in thing.__closure__ or ()]
        elif not isinstance(thing, CODE):
            waiting += gc.get_referents(thing)


def played(game: Game, moves: int, seed: str = SEED) -> Table:
    """A table in the middle of a random game."""
    table = kernel.start(game, 2, seed)
    choose = bots.uniform(Random(moves))
    while table.moves < moves and not table.over:
        choice = table.pending[-1]
        table.answer(choice.seat, choose(choice))
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
@pytest.mark.parametrize("moves", [0, 1, 7, 20])
def test_the_true_table_cannot_be_reached_from_a_window(game: Game, moves: int) -> None:
    table = played(game, moves)
    seat = table.pending[0].seat
    window = Window(table, seat, Random(1))
    _ = window.choice, window.view, window.imagine(Random(2))
    truth = [table, table.state, table.state.cards, table.state.chance, table.record, table._history]
    truth += [checkpoint.state for checkpoint in table.checkpoints()]
    forbidden = {id(thing) for thing in truth}
    for thing in reachable(window):
        assert id(thing) not in forbidden, thing
        assert not (isinstance(thing, str) and SEED in thing)
        assert not isinstance(thing, kernel.Record)


def test_the_walk_would_find_the_table() -> None:
    table = played(COMETS, 3)
    for hidden in ([table], {"a": (table,)}, lambda: table):
        assert any(thing is table for thing in reachable(hidden))
        assert any(thing == SEED for thing in reachable(hidden))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
@pytest.mark.parametrize("name", ["random", "flat:10i", "ismcts:25i"])
def test_tables_that_look_the_same_get_the_same_answer(game: Game, name: str) -> None:
    different = 0
    for moves in (0, 3, 8, 14):
        table = played(game, moves)
        seat = table.pending[0].seat
        other = table.fork(observer=seat, chance=Random(moves))
        different += other.state.cards.face != table.state.cards.face
        answers = [bots.make(name, 5).choose(Window(each, seat, Random(1))) for each in (table, other)]
        assert answers[0] == answers[1]
    assert different


def test_what_others_chose_in_secret_makes_no_difference() -> None:
    table = played(COMETS, 0)
    answers = []
    for option in table.pending[1].options:
        world = table.fork()
        world.answer(1, option)
        answers.append(bots.make("ismcts:25i", 5).choose(Window(world, 0, Random(1))))
    answers.append(bots.make("ismcts:25i", 5).choose(Window(table, 0, Random(1))))
    assert len(set(answers)) == 1


def imports(path: Path, package: str) -> Iterator[str]:
    """The full names of the modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: -node.level + 1 or None] if node.level else []
            yield ".".join([*base, *(node.module or "").split(".")])


def may_import(file: str, module: str) -> bool:
    """A bot may import the kernel, bots, NumPy and the standard library; one made for a game, that game."""
    if module.startswith("astrarium.games."):
        return file.startswith(module.split(".")[2])
    if module.startswith("astrarium."):
        return module.startswith(("astrarium.kernel", "astrarium.bots"))
    head = module.split(".")[0]
    return head == "numpy" or head in sys.stdlib_module_names


def test_bots_import_the_kernel_and_nothing_else_of_ours() -> None:
    folder = Path(bots.__file__).parent
    wrong = []
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        package = ".".join(["astrarium.bots", *path.relative_to(folder).parts[:-1]])
        wrong += [(file, module) for module in imports(path, package) if not may_import(file, module)]
    assert wrong == []


@pytest.mark.parametrize(
    "module",
    ["astrarium.arena.game_runner", "astrarium.cli", "astrarium.games.metallum.state", "rich", "astrarium"],
)
def test_the_import_test_would_see_it(module: str) -> None:
    assert not may_import("flat_monte_carlo.py", module)
