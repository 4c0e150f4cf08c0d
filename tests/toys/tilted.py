"""Tilted, a toy game that is unfair on purpose: who acts first and whom one plays matter, a ribbon does not.

Everybody is dealt a race. In turn everybody takes an engine, a ribbon or nothing, and rolls a die; an engine
is worth four points, a ribbon none. Giants have three points more, the first seat has two. A die of the table
says how the day ends. Most points win; equals share the win.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from astrarium.kernel import Cards, Chance, Choice, Facts, Game, Result, Steps, Text, Traits, Words, plain
from astrarium.kernel import State as KernelState

RACES = ("giants", "elves", "dwarves", "goblins", "sprites")
ITEMS = ("engine", "ribbon", "anvil")
ENDS = ("sunset", "rain")
GIANTS, FIRST, ENGINE = 3, 2, 4


@plain
class State(KernelState):
    turn: int
    races: list[str]
    points: list[int]
    end: str


def set_up(seats: int, chance: Chance, options: Any) -> State:
    g = State(seats, chance, Cards(seats), 0, 0, [], [0] * seats, "")
    left = list(RACES)
    for seat in range(seats):
        g.races.append(left.pop(g.roll(len(left), "races")))
        g.points[seat] = (GIANTS if g.races[seat] == "giants" else 0) + (FIRST if seat == 0 else 0)
    g.end = ENDS[g.roll(4, "end") == 0]
    return g


def take(g: State) -> Steps:
    chosen = yield Choice(g.turn, "take", [("take", "engine"), ("take", "ribbon"), ("nothing",)])
    if chosen != ("nothing",):
        g.tell("took", g.turn, item=chosen[1])
    g.points[g.turn] += g.roll(6, "die") + 1 + (ENGINE if chosen == ("take", "engine") else 0)
    g.turn += 1


def result(g: State) -> Result:
    ranks = sorted(set(g.points), reverse=True)
    return Result(
        dict(enumerate(g.points)),
        [[seat for seat in range(g.seats) if g.points[seat] == each] for each in ranks],
    )


GAME = Game(
    id="tilted",
    revision=1,
    seats=(2, 4),
    folder=Path(__file__).parent / "tilted_texts",
    state=State,
    set_up=set_up,
    phases={"take": take},
    next_phase=lambda g: "take" if g.turn < g.seats else None,
    view=lambda g, seat: {"points": g.points[:], "races": g.races[:]},
    result=result,
    standing=lambda g: g.points,
    words=Words(options={"take": ("item",), "nothing": ()}, args={"item": lambda g, id: Text(f"item-{id}")}),
    cite=lambda g, choice, option: "",
    faults=lambda g: [],
    outline=lambda seen, seat: [Facts(Text("game-title"), [])],
    traits=Traits(
        of=lambda g: ([{"race": [race]} for race in g.races], {"end": [g.end], "dice": [str(g.seats)]}),
        told={"item": ("took", "item")},
        ids={"race": RACES, "item": ITEMS, "end": ENDS},
    ),
)
