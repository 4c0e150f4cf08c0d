"""Measures bots: playouts, network evaluations and self-play games per second."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

from .. import bots, kernel
from ..bots.bot_registry import answer
from ..bots.race.network import load
from ..bots.race.network_input import Row, width
from ..kernel import Chance, Game, Window
from .other_engines import OPEN_SPIEL
from .timing import Pace, Player, race

#: Playouts of one search.
PLAYOUTS = 50
#: Positions that are evaluated, one by one or in a batch.
MANY = 256


def measure(kinds: Sequence[Game], seconds: float) -> list[dict[str, Any]]:
    """Measure all in turns; returns the subject, the kind and the rate per second of each."""
    players = {(each.id, "playouts"): playouts(each) for each in kinds}
    players |= {(each.id, "taught games"): taught(each) for each in kinds if _has_learned(each.id)}
    if any(each.id == "race" for each in kinds):
        players["race", "positions one by one"] = judged(at_once=False)
        players["race", f"positions, {MANY} at once"] = judged(at_once=True)
    if find_spec(OPEN_SPIEL[0]) is not None:
        players["OpenSpiel mcts, gin_rummy", "playouts"] = open_spiel_search("gin_rummy")
    paces = race({" ".join(key): play for key, play in players.items()}, seconds)
    return [
        {"of": of, "what": what, "per_second": _pace(what, paces[f"{of} {what}"])} for of, what in players
    ]


def _pace(what: str, pace: Pace) -> float:
    return pace.games_per_second if what == "taught games" else pace.decisions_per_second


def _has_learned(game: str) -> bool:
    return f"{game}-learned" in bots.names(game)


def playouts(game: Game) -> Player:
    """A search at the first decision of a game for two: playouts of imagined worlds."""
    rng = Random(1)

    def play() -> int:
        table = kernel.start(game, 2, rng.getrandbits(32))
        seat = table.pending[0].seat
        bots.make(f"ismcts:{PLAYOUTS}i", rng.getrandbits(32)).choose(Window(table, seat, rng))
        return PLAYOUTS

    return play


def taught(game: Game) -> Player:
    """A self-play game of a network, as in training."""
    rng = Random(1)

    def play() -> int:
        table = kernel.start(game, 2, rng.getrandbits(32))
        players = [bots.make(f"{game.id}-learned", rng.getrandbits(32)) for _ in range(2)]
        decisions = 0
        while table.pending:
            seat = table.pending[0].seat
            table.play(seat, answer(players[seat], table, seat, Chance(rng.getrandbits(64))))
            decisions += 1
        return decisions

    return play


def judged(at_once: bool) -> Player:
    """Evaluations of positions by Race's network."""
    networks = load(2, False)
    assert networks is not None
    rows: Row = np.random.default_rng(1).random((MANY, width(2)), np.float32)

    def play() -> int:
        for part in [rows] if at_once else np.split(rows, MANY):
            networks.chances(part)
        return MANY

    return play


def open_spiel_search(name: str) -> Player:
    """OpenSpiel's own search at the first decision, with one playout an iteration."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, PLAYOUTS, 1000, False, 1, False)

    def play() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
            state.apply_action(actions[int(rng.random() * len(actions))])
        bot.step(state)
        return PLAYOUTS

    return play
