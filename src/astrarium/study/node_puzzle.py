"""A node as a puzzle: the answers that solve it, and their proof by full search."""

from __future__ import annotations

from typing import Any

from .. import game as find_game
from ..kernel import IllegalAnswer, resume
from ..kernel.choice import thaw
from ..puzzles.finder import prove
from ..puzzles.puzzle import goal
from .by_hand import Asked
from .walk import Walk


def proved(asked: Asked) -> dict[str, Any] | None:
    """The puzzle in a position as JSON data, if its turn has one best way by a clear margin; runs in a bot worker."""
    game = find_game(asked.game)
    puzzle = prove(resume(game, asked.position, asked.options, played=True))
    if puzzle is None:
        return None
    return {
        "seat": puzzle.seat,
        "kind": puzzle.kind,
        "grade": puzzle.grade,
        "aim": goal(game, puzzle).to_json(),
        "solving": puzzle.solving,
    }


def solves(walk: Walk, id: int, seat: int, answer: Any, puzzle: dict[str, Any] | None) -> bool:
    """Whether an answer solves a node: by its proof, else it is marked as good, else it continues the line."""
    choice, nodes = walk.table(id).choice(seat), walk.study.nodes
    if choice is None:
        raise IllegalAnswer("error-not-your-choice", seat=seat)
    given = choice.normalise(answer)
    if puzzle is not None and puzzle["node"] == id:
        return thaw(given) in puzzle["solving"]
    tried = [nodes[each] for each in walk.study.node(id).children]
    good = [node for node in tried if node.sign == "good"] or tried[:1]
    return any(node.moves[0] == (seat, given) for node in good)
