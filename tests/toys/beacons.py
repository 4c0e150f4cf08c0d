"""Beacons, a toy game: what a seat may do depends on what the others cannot see.

Everybody holds four lamps, bright (even) or dim (odd), face down to the others. One after another lights a
bright lamp, or none when there is none; then all at once put away a dim one, or none. A seat often has
nothing to choose, and nobody else can tell.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

from astrarium.kernel import (
    Cards,
    Cell,
    Chance,
    Choice,
    Facts,
    Game,
    Option,
    Result,
    Steps,
    Text,
    Together,
    Words,
    plain,
)
from astrarium.kernel import (
    State as KernelState,
)

HAND = 4
NONE: Option = ("none",)


@plain
class State(KernelState):
    phase: str
    rounds: int
    hands: list[list[int]]
    lit: list[int]
    away: list[int]


def set_up(seats: int, chance: Chance, options: Any) -> State:
    cards = Cards(seats)
    lamps = cards.add(range(HAND * seats))
    g = State(seats, chance, cards, 0, "light", 2, [], [], [])
    g.shuffle(lamps, "lamps")
    for seat in range(seats):
        g.hands.append([lamps.pop() for _ in range(HAND)])
        g.look(seat, g.hands[seat])
    return g


def lamps(g: State, seat: int, odd: int) -> list[Option]:
    """The lamps of a kind in a hand; or none."""
    return [("lamp", card) for card in g.hands[seat] if g.cards.face[card] % 2 == odd] or [NONE]


def light(g: State) -> Steps:
    """B1.1 One after another lights a bright lamp."""
    for seat in range(g.seats):
        chosen = yield Choice(seat, "light", lamps(g, seat, 0), rule="B1.1")
        put(g, seat, chosen, g.lit)
    g.phase = "dim"


def dim(g: State) -> Steps:
    """B1.2 All at once put away a dim lamp."""
    answers = yield Together(Choice(seat, "dim", lamps(g, seat, 1), rule="B1.2") for seat in range(g.seats))
    for seat in range(g.seats):
        put(g, seat, answers[seat], g.away)
    g.rounds -= 1
    g.phase = "light"


def put(g: State, seat: int, chosen: Option, where: list[int]) -> None:
    if chosen != NONE:
        g.hands[seat].remove(chosen[1])
        where.append(chosen[1])
    g.tell("put", seat, lamps=len(g.hands[seat]))


def view(g: State, seat: int | None) -> dict[str, Any]:
    return {
        "hands": [
            [g.cards.face[card] if g.cards.knows(seat, card) else None for card in hand] for hand in g.hands
        ],
        "lit": len(g.lit),
        "away": len(g.away),
    }


def result(g: State) -> Result:
    return Result(dict.fromkeys(range(g.seats), 0), [list(range(g.seats))])


def faults(g: State) -> list[str]:
    cards = sorted([*chain(*g.hands), *g.lit, *g.away])
    return [] if cards == list(range(HAND * g.seats)) else [f"lamps {cards}"]


GAME = Game(
    id="beacons",
    revision=1,
    seats=(2, 3),
    folder=Path(__file__).parent / "beacons_texts",
    state=State,
    set_up=set_up,
    phases={"light": light, "dim": dim},
    next_phase=lambda g: g.phase if g.rounds else None,
    view=view,
    result=result,
    standing=lambda g: [0] * g.seats,
    words=Words(
        options={"lamp": ("lamp",), "none": ()},
        args={"lamp": lambda g, card: Text("lamp", number=g.cards.face[card])},
    ),
    cite=lambda g, choice, option: choice.rule,
    faults=faults,
    outline=lambda seen, seat: [Facts(Text("game-title"), [(Text("label-lit"), Cell(seen["lit"]))])],
)
