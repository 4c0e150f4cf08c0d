"""Proving puzzles again: a full search from the position has to find what is written down."""

from __future__ import annotations

from collections.abc import Iterator

from .. import kernel
from ..kernel import Game, Option
from ..kernel.choice import freeze
from .finder import margin_of, search
from .puzzle import Puzzle
from .solving import Solving


def faults(game: Game, puzzle: Puzzle) -> list[str]:
    """What is not as the puzzle says; nothing, where all holds."""
    table = puzzle.table(game)
    if table.choice(puzzle.seat) is None:
        return ["nothing to choose"]
    found = search(table, puzzle.seat, puzzle.aim, 10 * max(puzzle.tried, 1))
    wrong = []
    if found.values() != puzzle.values:
        wrong.append("the values of the first answers")
    if (found.best.best, found.second) != (puzzle.goal, puzzle.second):
        wrong.append("the goal")
    if found.tried != puzzle.tried:
        wrong.append(f"the answers tried: {found.tried}")
    if puzzle.second is None or puzzle.goal - puzzle.second < margin_of(game, puzzle.aim):
        wrong.append("the margin")
    if puzzle.aim.first:
        wrong += [f"against {' '.join(program)}" for program in _answered(game, puzzle)]
    return wrong


def _answered(game: Game, puzzle: Puzzle) -> Iterator[Option]:
    """The programs of the other with which the way does not lead to the goal: there should be none."""
    before = {name: part for name, part in puzzle.position.items() if name != "since"}
    start, other = kernel.resume(game, before, puzzle.options), 1 - puzzle.seat
    choice = start.choice(other)
    for program in choice.options if choice is not None else ():
        table = start.fork()
        table.play(other, program)
        solving = Solving(game, puzzle, table)
        for step in puzzle.line:
            if solving.choice() is None:
                break
            table.play(puzzle.seat, freeze(step))
            solving.turn.go_on(table)
        if solving.standing != "solved":
            yield program
