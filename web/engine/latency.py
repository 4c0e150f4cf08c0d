"""How long the quick bots of a page think about an answer, from a position as it reaches them."""

import json
from time import perf_counter

import astrarium
from astrarium.tables.bot_answer import seed_of, thought

#: Answers that are waited for, of each game.
ANSWERS = 60


def latencies() -> dict[str, dict[str, float]]:
    """By game: the middle answer of its own bot and the slowest, in milliseconds."""
    return {game.id: _latency(game) for game in astrarium.games().values()}


def _latency(game: astrarium.Game) -> dict[str, float]:
    seats = max(2, game.seats[0])
    table = astrarium.start(game.id, seats, "bench")
    took = []
    while not table.over and len(took) < ANSWERS:
        seat = table.pending[0].seat
        position = json.loads(json.dumps(table.position()))
        began = perf_counter()
        seed = seed_of(table, seat)
        answer = thought(game.id, table.options, position, seat, f"{game.id}-basic", seed, 0.5)
        took.append(1000 * (perf_counter() - began))
        table.answer(seat, answer)
    took.sort()
    return {"median_ms": took[len(took) // 2], "worst_ms": took[-1]}
