"""Race for the Galaxy by self-play: positions at the beginning of rounds, and what came of them."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.race.answers import LIVES, answer
from ..bots.race.empire import Empire
from ..bots.race.judge import Judge
from ..bots.race.network import Network
from ..bots.race.roles import Future, chances_of
from ..bots.race.sight import ACTIONS, row
from ..bots.race.weights import USUAL
from ..games.race import GAME
from ..games.race.scoring import result, score
from ..kernel import Answer, Choice, Option, new_state, play_on

#: In self-play actions are chosen by chance: the likelier, the better they look; now and then any.
WARMTH = 0.04
ANYTHING = 0.04
#: How often some of the hand is hidden from the network that learns, and how often all of it: in rounds that
#: are only thought through it does not know drawn cards, and of others it knows none.
SOME, ALL = 0.25, 0.3
#: How much the end of a game counts beside what a position looked like in the rounds between (λ of TD(λ)).
FAR = 0.9


class Lessons(NamedTuple):
    """What many positions looked like, whether they were won, by how much, and what was chosen in them."""

    rows: NDArray[np.float16]
    won: NDArray[np.float32]
    margin: NDArray[np.float32]
    chosen: NDArray[np.float32]


class Notes:
    """What is written down of one game while it is played."""

    def __init__(self) -> None:
        self.rows: list[NDArray[np.float16]] = []
        self.seats: list[int] = []
        self.chosen: list[list[float]] = []
        #: How likely a win looked after thinking, where a network thought; else nothing.
        self.hopes: list[float | None] = []

    def add(self, seat: int, seen: NDArray[np.float32], actions: tuple[str, ...], hope: float | None) -> None:
        self.hopes.append(hope)
        self.rows.append(seen.astype(np.float16))
        self.seats.append(seat)
        self.chosen.append([actions.count(action) / len(actions) for action in ACTIONS])


def play(seed: int, seats: int, advanced: bool, networks: list[Network | None]) -> tuple[Notes, Any]:
    """One game of these players against each other, one a seat; what was seen, and the last state."""
    rng = Random(f"lesson {seed}")
    state: Any = new_state(GAME, seats, seed, {"advanced": advanced})
    notes = Notes()

    def choose(choice: Choice) -> Answer:
        network = networks[choice.seat]
        if choice.prompt not in ("action", "actions"):
            return answer(USUAL, state, choice, network)
        judge = Judge(USUAL, state, choice.seat)
        chances = _chances(judge, choice, seats, network)
        option = _tempted(rng, choice, chances)
        hidden = _hidden(rng, judge.root)
        notes.add(
            choice.seat,
            row(judge, hidden, judge.others),
            option[1:],
            max(chances) if network is not None else None,
        )
        return option

    play_on(GAME, state, choose)
    return notes, state


def _chances(judge: Judge, choice: Choice, seats: int, network: Network | None) -> list[float]:
    options = [option[1:] for option in choice.options]
    return chances_of(judge, Future(judge), options, options, LIVES // (len(options) * seats), network)


def _tempted(rng: Random, choice: Choice, chances: list[float]) -> Option:
    if rng.random() < ANYTHING:
        return rng.choice(list(choice.options))
    most = max(chances)
    odds = [exp((chance - most) / WARMTH) for chance in chances]
    return rng.choices(list(choice.options), odds)[0]


def _hidden(rng: Random, empire: Empire) -> Empire:
    """The empire with some of the hand, or all of it, hidden."""
    luck = rng.random()
    keep = len(empire.hand)
    if luck < ALL:
        keep = 0
    elif luck < ALL + SOME:
        keep = rng.randrange(keep + 1)
    kept = sorted(rng.sample(range(len(empire.hand)), keep))
    return empire._replace(
        hand=tuple(empire.hand[at] for at in kept), more=empire.more + len(empire.hand) - keep
    )


def lessons(
    seeds: range, seats: int, advanced: bool, line_up: Callable[[Random], list[Network | None]]
) -> Lessons:
    """Many games, as lessons."""
    rows, won, margin, chosen = [], [], [], []
    for seed in seeds:
        notes, state = play(seed, seats, advanced, line_up(Random(f"seats {seed}")))
        first = result(state).ranking[0]
        scores = [score(state, seat) for seat in range(seats)]
        marks = [1 / len(first) if seat in first else 0.0 for seat in range(seats)]
        won += aims(notes, marks)
        for seat, seen, actions in zip(notes.seats, notes.rows, notes.chosen, strict=True):
            rows.append(seen)
            margin.append(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
            chosen.append(actions)
    return Lessons(
        np.stack(rows), np.array(won, np.float32), np.array(margin, np.float32), np.array(chosen, np.float32)
    )


def aims(notes: Notes, marks: list[float]) -> list[float]:
    """What each position should have been taken for: how it ended, and a little what it looked like later."""
    coming = marks[:]
    found: list[float] = []
    for seat, hope in zip(reversed(notes.seats), reversed(notes.hopes), strict=True):
        found.append(coming[seat])
        if hope is not None:
            coming[seat] = FAR * coming[seat] + (1 - FAR) * hope
    return found[::-1]


def duel(seeds: range, seats: int, advanced: bool, one: Network | None, others: Network | None) -> float:
    """The share of victories of one player against so many equal others, in each seat of each deal."""
    won = 0.0
    for seed in seeds:
        for seat in range(seats):
            networks = [one if each == seat else others for each in range(seats)]
            first = _ended(f"duel {seed}", seats, advanced, networks)
            won += (seat in first) / len(first)
    return won


def _ended(seed: str, seats: int, advanced: bool, networks: list[Network | None]) -> list[int]:
    """Who wins a game of these players, each at its best."""
    state: Any = new_state(GAME, seats, seed, {"advanced": advanced})
    play_on(GAME, state, lambda choice: answer(USUAL, state, choice, networks[choice.seat]))
    return result(state).ranking[0]
