"""Beacons, a toy game: what a seat may do depends on what the others cannot see.

Everybody holds four lamps, bright (even) or dim (odd), face down to the others. One after another lights a
bright lamp, or none when there is none; then all at once put away a dim one, or none. A seat often has
nothing to choose, and nobody else can tell.
"""

from __future__ import annotations

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
    Reason,
    Result,
    Steps,
    Text,
    Together,
    Words,
    ask,
    plain,
)
from astrarium.kernel import (
    State as KernelState,
)
from astrarium.kernel.state_invariants import by_seat, every_card_once

HAND = 4
NONE: Option = ("none",)
WORDS = Words(
    options={"lamp": ("lamp",), "none": ()},
    args={"lamp": lambda g, card: Text("lamp", number=g.cards.face[card])},
    reasons={"dim": ("lamp",), "bright": ("lamp",)},
    free=frozenset(),
)


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


def lamps(g: State, seat: int, prompt: str, odd: int, rule: str) -> Choice:
    """A choice of the lamps of a kind in a hand; or none."""

    def bar(option: Option) -> Reason | None:
        fits = option == NONE or g.cards.face[option[1]] % 2 == odd
        return None if fits else (("dim", "bright")[odd], rule, option[1])

    cards: list[Option] = [("lamp", card) for card in g.hands[seat]]
    held = any(bar(card) is None for card in cards)
    return ask(WORDS, g, seat, prompt, cards, bar, rule, also=() if held else (NONE,))


def light(g: State) -> Steps:
    """B1.1 One after another lights a bright lamp."""
    for seat in range(g.seats):
        chosen = yield lamps(g, seat, "light", 0, "B1.1")
        put(g, seat, chosen, g.lit)
    g.phase = "dim"


def dim(g: State) -> Steps:
    """B1.2 All at once put away a dim lamp."""
    answers = yield Together(lamps(g, seat, "dim", 1, "B1.2") for seat in range(g.seats))
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
    return [*by_seat(g, "hands"), *every_card_once(g, (*g.hands, g.lit, g.away))]


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
    words=WORDS,
    faults=faults,
    outline=lambda seen, seat: [Facts(Text("game-title"), [(Text("label-lit"), Cell(seen["lit"]))])],
)
