"""Games of Race in C held against the same games in Python, at every decision.

python -m race.native_games 2000      # so many of each set-up, in the folder `tests`
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np

from astrarium import bots
from astrarium.games.race import GAME
from astrarium.games.race.components import CARDS, OPENS, ORDER, TABLEAU_END
from astrarium.games.race.scoring import score
from astrarium.kernel import ActionStepper, Chance, Choice, new_state, start, utilities
from astrarium.learn.table_stepper import TableStepper
from astrarium.native.race_component_table import NONE, bytes_of
from astrarium.native.race_engine import NativeSteps

#: Players and options of every set-up.
SETUPS: tuple[tuple[int, dict[str, bool]], ...] = (
    (2, {}),
    (2, {"advanced": True}),
    (2, {"first_game": True}),
    (2, {"first_game": True, "advanced": True}),
    (3, {}),
    (3, {"first_game": True}),
    (4, {}),
    (4, {"first_game": True}),
)
SEED = 1
#: Games that one process compares at a time.
PART = 20
NAMES, LAYOUT = GAME.actions.names, {seats: GAME.layout(seats) for seats in (2, 3, 4)}
#: Chooses an action for a seat: (the game in Python, seat, legal numbers).
Policy = Callable[[ActionStepper, int, list[int]], int]


def position(steps: ActionStepper) -> list[int]:
    """The position as the engine in C tells it (race/rows.h): cards by their faces."""
    g = steps.state
    face, names = g.cards.face, list(OPENS)

    def phases(some: tuple[str, ...]) -> int:
        return sum(1 << ORDER.index(phase) for phase in some)

    def pile(cards: Any) -> list[int]:
        return [len(cards), *[face[card] for card in cards]]

    seen = [0] * CARDS
    for card, printed in enumerate(face):
        seen[printed] = g.cards.seen[card] | (128 if card in g.won else 0)
    shuffles = g.chance.streams.get("deck", 0)
    found = [g.round, g.pool, int(g.phase == "over"), phases(g.agenda), phases(g.revealed)]
    found += [shuffles, g.order[0], steps.acts, *pile(g.supply), *pile(g.discards), *seen]
    for seat, player in enumerate(g.players):
        actions = [*[names.index(action) for action in player.actions], NONE, NONE][:2]
        placed = face[player.placed] if player.placed >= 0 else NONE
        found += [player.chips, *actions, placed, score(g, seat)]
        found += pile(player.hand) + pile(player.drawn) + pile(player.tableau)
        found += pile(player.goods.values()) + [face[world] for world in player.goods]
        found += bytes_of(g.powers[seat])
    return found


def compare(steps: ActionStepper, native: NativeSteps) -> None:
    """Position, seats, rows and masks are the same here and there; what is remembered is in the rows, too."""
    where = f"after {steps.acts} actions, {steps.state.phase} of round {steps.state.round}"
    assert native.position() == position(steps), where
    assert (native.over, native.seats_asked) == (steps.over, steps.seats_asked), where
    seats = native.seats
    layout = LAYOUT[seats]
    row, mask = np.zeros(layout.size, np.int16), np.zeros(len(NAMES), np.int8)
    for seat in range(seats):
        asked = next((each for each in steps.waiting if each.choice.seat == seat), None)
        choice, picked = (None, ()) if asked is None else (asked.choice, asked.picked)
        native.look(seat, True, row.ctypes.data, mask.ctypes.data)
        assert row.tolist() == layout.row(steps.state, seat, choice, picked).tolist(), where
        legal = [] if asked is None else steps.numbers(asked)
        assert native.legal(seat) == list(legal), where
        assert np.flatnonzero(mask).tolist() == sorted(set(legal)), where


def compare_game(seats: int, options: dict[str, Any], seed: int | str, policy: Policy) -> ActionStepper:
    """Play a game here and there, and compare it at every decision."""
    steps = ActionStepper(GAME, new_state(GAME, seats, seed, options))
    native = NativeSteps(seats, seed, options)
    compare(steps, native)
    while not steps.over and steps.acts < GAME.nature.longest:
        seat = steps.seat
        number = policy(steps, seat, steps.legal(seat))
        steps.act(number, seat)
        native.act(number, seat)
        compare(steps, native)
    if steps.over:
        assert native.rewards() == np.float32(utilities(GAME, GAME.result(steps.state))).tolist()
    assert native.points() == GAME.standing(steps.state)
    return steps


def by_chance(number: int) -> Policy:
    """The actions of game `number` of `race_engine.play_random`: the generator of race/batch.h."""
    whole = 2**64
    luck = (number + 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9 % whole

    def choose(steps: ActionStepper, seat: int, legal: list[int]) -> int:
        nonlocal luck
        luck = (luck * 6364136223846793005 + 1442695040888963407) % whole
        return legal[(luck >> 33) * len(legal) >> 31]

    return choose


def preferring(rng: Random, *words: str, but: tuple[str, ...] = ()) -> Policy:
    """Actions whose names begin with one of these words, the first words first; `but`: only if there is no other."""

    def choose(steps: ActionStepper, seat: int, legal: list[int]) -> int:
        for word in words:
            if found := [number for number in legal if NAMES[number].startswith(word)]:
                return rng.choice(found)
        return rng.choice([number for number in legal if not NAMES[number].startswith(but)] or legal)

    return choose


def hoarder(rng: Random) -> Policy:
    """Fills tableaus to one card below the end, never consumes if it need not: the piles run empty."""
    grow = preferring(
        rng, "action produce", "actions settle produce", "actions explore_5 produce", "stop", but=("pass",)
    )
    wait = preferring(rng, "action produce", "actions explore_5 produce", "pass", "stop")
    look = preferring(rng, "action explore", "actions explore_5", "pass", "stop")

    def choose(steps: ActionStepper, seat: int, legal: list[int]) -> int:
        full = len(steps.state.players[seat].tableau) >= TABLEAU_END - 1
        if not full and rng.random() < 0.5 and any(NAMES[number].startswith("action ") for number in legal):
            return rng.choice(legal)
        return (rng.choice([wait, look]) if full else grow)(steps, seat, legal)

    return choose


def consumer(rng: Random) -> Policy:
    """Empties the pool."""
    return preferring(
        rng, *rng.sample(["action produce", "action consume_x2", "action settle"], 3), "power", "card"
    )


def gambler(rng: Random) -> Policy:
    """Never passes, always explores, trades and guesses: overfull hands, reshuffles, cards that everybody has seen."""
    return preferring(rng, "power gambling_world guess", "number 1", "number 2", "good", but=("pass", "stop"))


def compare_bot_game(seats: int, options: dict[str, Any], seed: int, name: str) -> int:
    """A game of bots, compared after every answer; how many there were."""
    steps = TableStepper(start(GAME, seats, seed, options))
    native = NativeSteps(seats, seed, options)
    bot, answers = bots.make(name, seed), 0
    while not steps.over:
        choice, table = steps.waiting[0].choice, steps.table
        answer = bots.answer(bot, table, choice.seat, Chance(f"{seed}/{answers}"))
        for number in _numbers(steps, choice, answer):
            native.act(number, choice.seat)
            steps.act(number, choice.seat)
        compare(steps, native)
        answers += 1
    assert native.points() == GAME.standing(steps.state)
    return answers


def _numbers(steps: TableStepper, choice: Choice, answer: Any) -> list[int]:
    """The actions that make up an answer."""
    if not choice.several:
        return [GAME.actions.number(steps.state, choice, answer)]
    picked = [GAME.actions.number(steps.state, choice, option) for option in answer]
    return (
        picked if len(picked) == min(choice.at_most, len(choice.options)) else [*picked, NAMES.index("stop")]
    )


def compare_part(setup: int, numbers: range) -> int:
    """Compare these games of a set-up, and every twentieth of each odd player; how many actions they took."""
    (seats, options), acts = SETUPS[setup], 0
    for number in numbers:
        acts += compare_game(seats, options, f"{SEED}/{number}", by_chance(number)).acts
        for kind in (hoarder, consumer, gambler) if number % 20 == 0 else ():
            acts += compare_game(seats, options, number, kind(Random(number))).acts
        if number % 100 == 0:
            compare_bot_game(seats, options, number, "race-basic")
    return acts


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    compare_game(2, {}, SEED, by_chance(0))  # compiled once, before there are several
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        for setup, (seats, options) in enumerate(SETUPS):
            began = time.monotonic()
            parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
            acts = sum(cores.map(compare_part, repeat(setup), parts))
            kind, minutes = ", ".join(options) or "usual", (time.monotonic() - began) / 60
            print(f"{seats} players, {kind}: {games} games, {acts:,} actions, {minutes:.1f} min", flush=True)


if __name__ == "__main__":
    main()
