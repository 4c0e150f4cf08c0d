"""The eight actions: whether they are possible, where they may be used, and what happens there (A5).

Each action is a file with three functions: `possible` answers quickly whether there is any place at all,
`places` lists them as options, `carry_out` does it in the chosen place.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Option, Steps
from ..components import N
from ..names import CREDITS
from ..state import State
from ..things import ActionCard
from . import attack, build, diplomacy, exploration, flight, growth, invasion, research

Possible = Callable[[State, int, ActionCard], bool]
Places = Callable[[State, int, ActionCard, int], list[Option]]
CarryOut = Callable[[State, int, ActionCard, Option], Steps]

POSSIBLE: dict[str, Possible] = {
    "growth": growth.possible,
    "research": research.possible,
    "build": build.possible,
    "diplomacy": diplomacy.possible,
    "flight": flight.possible,
    "exploration": exploration.possible,
    "attack": attack.possible,
    "invasion": invasion.possible,
}
_PLACES: dict[str, Places] = {
    "growth": growth.places,
    "research": research.places,
    "build": build.places,
    "diplomacy": diplomacy.places,
    "flight": flight.places,
    "exploration": exploration.places,
    "attack": attack.places,
    "invasion": invasion.places,
}
_CARRY_OUT: dict[str, CarryOut] = {
    "growth": growth.carry_out,
    "research": research.carry_out,
    "build": build.carry_out,
    "diplomacy": diplomacy.carry_out,
    "flight": flight.carry_out,
    "exploration": exploration.carry_out,
    "attack": attack.carry_out,
    "invasion": invasion.carry_out,
}
#: The paragraph behind each action.
RULES = {
    "growth": "A5.5",
    "research": "A5.7",
    "build": "A5.9",
    "diplomacy": "A5.13",
    "flight": "A5.16",
    "exploration": "A5.23",
    "attack": "A5.24",
    "invasion": "A5.27",
}


def places(name: str, g: State, seat: int, card: ActionCard) -> list[Option]:
    """A5.2 Where the action may be used next; nothing when its places are used up or too dear."""
    extra = len(g.used) - card.free_places
    credits = g.resources[4 * seat + CREDITS]
    if extra >= 0:
        if g.charted or extra >= len(N.extra_places):
            return []
        credits -= g.power(seat).extra_costs[extra]
        if credits < 0:
            return []
    return _PLACES[name](g, seat, card, credits)


def carry_out(name: str, g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    return _CARRY_OUT[name](g, seat, card, place)
