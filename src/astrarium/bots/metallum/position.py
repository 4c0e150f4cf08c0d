"""The position of a game in the packed form that the search uses."""

from __future__ import annotations

from typing import Any

from ...games.metallum.components import MODULES, PLACES
from ...games.metallum.vocabulary import Complexity, Protect, ScoreBonus, ScoreWeight, TieAsMinority
from .judge import FOE, MARK, MARKS, OWN, PLANET, Edge

#: Planetary modules on planets: (owner, position).
Installed = dict[str, tuple[int, int]]
#: Modules that change what planets pay.
PAYING = {
    module.id
    for module in MODULES.values()
    if any(isinstance(each, ScoreWeight | ScoreBonus | TieAsMinority) for each in module.modifiers)
}
#: Those of them that work on every planet.
GLOBAL = {
    module
    for module in PAYING
    if any(
        isinstance(each, TieAsMinority) or (isinstance(each, ScoreBonus) and each.scope == "global")
        for each in MODULES[module].modifiers
    )
}
#: Those of them that work only on their own planet.
LOCAL = PAYING - GLOBAL
#: Traits of modules: the names of their modifiers, and the kinds of effects against which they protect.
TRAITS = {
    module.id: {each.name for each in module.modifiers}
    | {each.against for each in module.modifiers if isinstance(each, Protect)}
    for module in MODULES.values()
}
COMPLEXITY_ADDED = {
    module.id: modifier.amount
    for module in MODULES.values()
    for modifier in module.modifiers
    if isinstance(modifier, Complexity)
}


class Position:
    """The content of a view, in the form that the search needs. Lists of two are by seat."""

    __slots__ = (
        "active",
        "complexity",
        "credits",
        "explored",
        "first",
        "freed",
        "hand",
        "installed",
        "market",
        "marks",
        "planets",
        "programs",
        "robots",
        "round",
        "ships",
        "unbought",
        "unresolved",
        "uses",
    )

    def __init__(self, view: dict[str, Any]) -> None:
        places, players = view["planets"], view["players"]
        self.round: int = view["round"]
        self.first: int | None = view["first"]
        self.planets = tuple([place["planet"] or "" for place in places])
        #: Bit set of explored places.
        self.explored = sum([1 << place["at"] for place in places if place["explored"]])
        self.marks = tuple([place["deposit"] for place in places])
        self.robots = [tuple([place["robots"][seat] for place in places]) for seat in (0, 1)]
        self.installed: Installed = {
            each["module"]: (each["owner"], place["at"]) for place in places for each in place["modules"]
        }
        #: The complexity that modules add to a program, by seat.
        self.complexity = [0, 0]
        for module, (owner, _) in self.installed.items():
            self.complexity[owner] += COMPLEXITY_ADDED.get(module, 0)
        self.ships = [player["ship"] for player in players]
        self.credits = [player["credits"] for player in players]
        self.active = [tuple(player["active"]) for player in players]
        self.programs = [tuple(player["program"]) for player in players]
        self.unresolved = [tuple(player["unresolved"]) for player in players]
        self.hand = [tuple(player["hand"]) for player in players]
        self.market = [
            (offer["module"], tuple(offer["prices"]))
            for offer in view["market"]
            if offer["module"] is not None
        ]
        self.unbought = tuple(view["unbought"])
        self.uses = tuple([(use["means"], use["at"]) for use in view["uses"]])
        self.freed = tuple(view["freed"])

    def modules(self, trait: str, owner: int) -> list[int]:
        """The places of a player's modules with this trait."""
        return [
            at
            for module, (holder, at) in self.installed.items()
            if holder == owner and trait in TRAITS[module]
        ]

    def board(self, me: int) -> int:
        """All planets, packed for this mover."""
        rows = zip(self.robots[me], self.robots[1 - me], self.marks, strict=True)
        packed = [own * OWN + foe * FOE + MARKS.index(mark) * MARK for own, foe, mark in rows]
        return sum([planet << PLANET * at for at, planet in enumerate(packed)])


def edges(installed: Installed, owner: int) -> list[Edge]:
    """The bonuses of a player's modules on each planet."""
    found = [Edge()] * PLACES
    for module, (holder, place) in installed.items():
        if holder == owner and module in PAYING:
            for at in range(PLACES) if module in GLOBAL else (place,):
                found[at] = _added(found[at], module)
    return found


def _added(edge: Edge, module: str) -> Edge:
    """An edge with the bonuses of one more module."""
    strength, majority, minority, ties = edge
    for modifier in MODULES[module].modifiers:
        match modifier:
            case ScoreWeight():
                strength += modifier.amount
            case TieAsMinority():
                ties = True
            case ScoreBonus(when="majority"):
                majority += modifier.amount
            case ScoreBonus():
                minority += modifier.amount
    return Edge(strength, majority, minority, ties)
