"""Turns, a toy game for taking things back: quiet steps, a look, a roll, forced steps, both at once.

A turn is four deeds of one player: a quiet step, a look at a card, a card turned up, a roll of the die, a
stumble or a nudge, after which the same or the other player has exactly one thing to do. Then both choose at
once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from astrarium.kernel import Cards, Chance, Choice, Facts, Game, Result, Steps, Text, Together, Words, plain
from astrarium.kernel import State as KernelState

DEEDS = (("step",), ("look",), ("roll",), ("nudge",), ("show",), ("stumble",))
TURNS = 3


@plain
class State(KernelState):
    turn: int
    steps: list[int]
    deck: list[int]


def set_up(seats: int, chance: Chance, options: Any) -> State:
    cards = Cards(seats)
    deck = cards.add(range(12))
    g = State(seats, chance, cards, 0, 0, [0] * seats, deck)
    g.shuffle(deck, "deck")
    return g


def turn(g: State) -> Steps:
    """T1.1 Four deeds of one player, then both choose at once."""
    seat = g.turn % g.seats
    for _ in range(4):
        deed = yield Choice(seat, "deed", DEEDS, rule="T1.1")
        if deed == ("look",):
            g.look(seat, [g.deck.pop()])
        elif deed == ("show",):
            g.reveal([g.deck.pop()])
        elif deed == ("roll",):
            g.steps[seat] += g.roll(6, "die")
        elif deed == ("nudge",):
            yield Choice(1 - seat, "nudged", [("step",)], rule="T1.1")
        elif deed == ("stumble",):
            yield Choice(seat, "nudged", [("step",)], rule="T1.1")
        else:
            g.steps[seat] += 1
    answers = yield Together(Choice(each, "both", [("step",), ("nudge",)], rule="T1.1") for each in range(2))
    for each, answer in answers.items():
        g.steps[each] += answer == ("step",)
    g.turn += 1


GAME = Game(
    id="turns",
    revision=1,
    seats=(2, 2),
    folder=Path(__file__).parent / "turns_texts",
    state=State,
    set_up=set_up,
    phases={"turn": turn},
    next_phase=lambda g: "turn" if g.turn < TURNS else None,
    view=lambda g, seat: {"steps": g.steps[:], "deck": len(g.deck)},
    result=lambda g: Result(dict(enumerate(g.steps)), [[0, 1]]),
    standing=lambda g: g.steps,
    words=Words(options={deed[0]: () for deed in DEEDS}, args={}),
    cite=lambda g, choice, option: "T1.1",
    faults=lambda g: [],
    outline=lambda seen, seat: [Facts(Text("game-title"))],
)
