"""Measures studies: the engine at the middle of a game, walking, and opening a large tree."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

from .. import bots, kernel
from ..kernel import Game, Record
from ..study import Study, Walk, study_of
from ..study.analysis import Engine

#: Nodes of the large tree, and nodes that are visited.
NODES, VISITED = 500, 40
#: Fewest options of a decision that is worth a search.
OPTIONS = 4


def measure(game: Game) -> dict[str, Any]:
    """The figures of a game, in seconds of one core."""
    study = study_of(game, _played(game))
    walk = Walk(game, study)
    middle = _middle(walk)
    grown = json.dumps(_grown(walk).to_json())
    opened = _seconds(lambda: Walk(game, Study.from_json(json.loads(grown))).table(study.played[-1]))
    rng, walk = Random(1), Walk(game, Study.from_json(json.loads(grown)))
    known = rng.choices([*walk.study.nodes], k=VISITED)
    visits = [sorted(_seconds(partial(_visit, walk, id)) for id in known) for _ in range(2)][1]
    return {
        "game": game.id,
        "nodes": len(walk.study.nodes),
        "open": opened,
        "step": visits[len(visits) // 2],
        "slowest_step": visits[-1],
        **{name: _engine(walk, middle, open) for name, open in (("known", False), ("true", True))},
    }


def _played(game: Game) -> Record:
    """A game of two bots."""
    table, luck = kernel.start(game, 2, "study"), Random("study")
    players = [bots.make(f"{game.id}-basic", seat) for seat in range(2)]
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, bots.answer(players[seat], table, seat, luck))
    return table.record


def _middle(walk: Walk) -> int:
    """The node with a real decision that is nearest to the middle of the game."""
    played = walk.study.played
    real = [
        place
        for place, id in enumerate(played)
        if (pending := walk.table(id).pending) and len(pending[0].options) >= OPTIONS
    ]
    return played[min(real, key=lambda place: abs(place - len(played) / 2))]


def _grown(walk: Walk) -> Study:
    """The tree with variations at random, up to the number of nodes."""
    study, rng = walk.study, Random("grown")
    while len(study.nodes) < NODES:
        id = rng.choice([*study.nodes])
        if (choice := next(iter(walk.table(id).pending), None)) is not None:
            answer = (
                tuple(choice.options[: choice.at_least]) if choice.several else rng.choice(choice.options)
            )
            walk.answer(id, choice.seat, answer)
    return study


def _engine(walk: Walk, id: int, open: bool) -> dict[str, Any]:
    """The first evaluation, the last change of the order, and the end of the search."""
    table = walk.table(id)
    engine = Engine(table, table.pending[0].seat, open=open)
    engine.go_on(1, float("inf"))
    first = stable = engine.spent
    order = [each.answer for each in engine.judged()]
    while not engine.done:
        engine.go_on(engine.worlds + 1, float("inf"))
        judged = [each.answer for each in engine.judged()]
        if judged != order:
            order, stable = judged, engine.spent
    equal = sum(each.equal for each in engine.judged())
    return {"first": first, "stable": stable, "end": engine.spent, "worlds": engine.worlds, "equal": equal}


def _visit(walk: Walk, id: int) -> None:
    walk.table(id).view(0)


def _seconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun
