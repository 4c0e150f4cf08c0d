"""Drift, a toy game: piles that are looked at, shown, moved and shuffled, all within one long turn.

Ten drifting stones lie in piles, face down. A turn is eight deeds: look at the top stone of a pile, show it
to everybody, move it to another pile, or shuffle a pile. Nobody wins anything; the game is there because
everything a player may know, and forget, happens in it in every order.
"""

from __future__ import annotations

from dataclasses import replace
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
    Result,
    Setting,
    Steps,
    Text,
    Words,
    plain,
)
from astrarium.kernel import (
    State as KernelState,
)

FACES = (1, 1, 1, 2, 2, 3, 4, 5, 6, 7)
DEEDS = 8
TURNS = 3
LONG_TURNS = 70


@plain
class State(KernelState):
    turn: int
    piles: list[list[int]]


def set_up(seats: int, chance: Chance, options: Any) -> State:
    cards = Cards(seats)
    stones = cards.add(FACES)
    g = State(seats, chance, cards, 0, 0, [stones])
    g.shuffle(stones, "stones")
    for _ in range(1, options["piles"]):
        g.piles.append([stones.pop() for _ in range(3)])
    return g


def turn(g: State) -> Steps:
    """D1.1 Eight deeds."""
    seat = g.turn % g.seats
    for _ in range(DEEDS):
        chosen = yield Choice(seat, "deed", deeds(g), rule="D1.1")
        do(g, seat, chosen)
    g.turn += 1


def deeds(g: State) -> list[tuple[Any, ...]]:
    full = [pile for pile, stones in enumerate(g.piles) if stones]
    moves = [("move", pile, other) for pile in full for other in range(len(g.piles)) if other != pile]
    return [*((word, pile) for word in ("look", "show", "mix") for pile in full), *moves]


def do(g: State, seat: int, deed: tuple[Any, ...]) -> None:
    word, pile = deed[:2]
    top = g.piles[pile][-1]
    if word == "look":
        g.look(seat, [top])
        g.tell("looked", seat, to=seat, pile=pile, face=g.cards.face[top])
    elif word == "show":
        g.reveal([top])
        g.tell("shown", seat, pile=pile, face=g.cards.face[top])
    elif word == "mix":
        g.shuffle(g.piles[pile], "piles")
        g.tell("mixed", seat, pile=pile)
    else:
        g.piles[deed[2]].append(g.piles[pile].pop())
        g.tell("moved", seat, pile=pile, other=deed[2])


def view(g: State, seat: int | None) -> dict[str, Any]:
    cards = g.cards
    return {
        "turn": g.turn,
        "piles": [
            [cards.face[card] if cards.knows(seat, card) else None for card in pile] for pile in g.piles
        ],
    }


def result(g: State) -> Result:
    return Result(dict.fromkeys(range(g.seats), 0), [list(range(g.seats))])


def faults(g: State) -> list[str]:
    stones = sorted(chain(*g.piles))
    if stones != list(range(len(FACES))):
        return [f"stones {stones}"]
    return [] if sorted(g.cards.face) == sorted(FACES) else [f"faces {sorted(g.cards.face)}"]


GAME = Game(
    id="drift",
    revision=1,
    seats=(2, 3),
    folder=Path(__file__).parent / "drift_texts",
    state=State,
    set_up=set_up,
    phases={"turn": turn},
    next_phase=lambda g: "turn" if g.turn < TURNS else None,
    view=view,
    result=result,
    words=Words(
        options={"look": ("pile",), "show": ("pile",), "mix": ("pile",), "move": ("pile", "other")},
        args={"pile": lambda g, pile: pile + 1, "other": lambda g, pile: pile + 1},
        free=frozenset({"deed"}),
    ),
    faults=faults,
    outline=lambda seen, seat: [Facts(Text("game-title"), [(Text("label-turn"), Cell(seen["turn"]))])],
    settings=(Setting("piles", 2, (2, 3)),),
)
#: The same for many turns, of which only some checkpoints are kept.
LONG = replace(GAME, next_phase=lambda g: "turn" if g.turn < LONG_TURNS else None)
