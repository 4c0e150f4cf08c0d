"""The table as the bot sees it, and an action phase as its search sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...games.metallum.components import MODULES, PAY, PLACES, ROBOTS
from .values import (
    SHIFT,
    Edge,
    Horizon,
    PlanetWorth,
    Weights,
    card_worth,
    horizon,
    module_worth,
)

#: As something that is left to do: the regular use of an installation; a jump by the own jump gate.
USE, GATE = "use", "jump_gate"
#: Modules that change what planets pay.
PAYING = {
    module.id
    for module in MODULES.values()
    if any(
        modifier.kind in ("score_weight", "score_bonus", "tie_as_minority") for modifier in module.modifiers
    )
}
COMPLEXITY_ADDED = {
    module.id: modifier.amount
    for module in MODULES.values()
    for modifier in module.modifiers
    if modifier.kind == "complexity"
}
#: An answer, with the prompt it answers.
Reply = tuple[str, tuple[Any, ...]]


class Position:
    """What a view says, in the form that the search needs. Lists of two are by seat."""

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
        self.explored = tuple([place["explored"] for place in places])
        self.marks = tuple([place["deposit"] for place in places])
        self.robots = [tuple([place["robots"][seat] for place in places]) for seat in (0, 1)]
        self.installed: Installed = {
            each["module"]: (each["owner"], place["at"]) for place in places for each in place["modules"]
        }
        #: What modules add to the complexity of a program.
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

    def modifiers(self, kind: str, owner: int) -> list[int]:
        """Where modules of a player with a modifier of this kind lie."""
        return [
            at
            for module, (holder, at) in self.installed.items()
            if holder == owner and any(modifier.kind == kind for modifier in MODULES[module].modifiers)
        ]


Installed = dict[str, tuple[int, int]]


def edges(installed: Installed, owner: int) -> list[Edge]:
    """What a player's modules add on each planet."""
    found = [Edge()] * PLACES
    for module, (holder, place) in installed.items():
        if holder == owner and module in PAYING:
            everywhere = any(modifier.scope == "global" for modifier in MODULES[module].modifiers)
            for at in range(PLACES) if everywhere else (place,):
                found[at] = _added(found[at], module)
    return found


def _added(edge: Edge, module: str) -> Edge:
    """An edge with what one more module adds."""
    strength, majority, minority, ties = edge
    for modifier in MODULES[module].modifiers:
        if modifier.kind == "score_weight":
            strength += modifier.amount
        elif modifier.kind == "tie_as_minority":
            ties = True
        elif modifier.when == "majority":
            majority += modifier.amount
        else:
            minority += modifier.amount
    return Edge(strength, majority, minority, ties)


class Node:
    """A moment between two steps of an action phase, and how it came about."""

    __slots__ = (
        "credits",
        "explored",
        "foe",
        "left",
        "lump",
        "marks",
        "own",
        "parent",
        "replies",
        "ship",
        "surprise",
        "uses",
        "value",
    )

    ship: int
    own: tuple[int, ...]
    foe: tuple[int, ...]
    marks: tuple[str, ...]
    explored: tuple[bool, ...]
    credits: int
    #: What can still be done: tiles, cards, USE, GATE.
    left: tuple[str, ...]
    uses: tuple[tuple[str, int], ...]
    #: Everything; and what of it is not the worth of planets.
    value: float
    lump: float
    #: The ship stands on a planet that this plan explores.
    surprise: bool
    parent: Node | None
    #: The answers that lead here from the parent.
    replies: list[Reply]

    def then(self, done: str, *replies: Reply) -> Node:
        """A copy to be changed, with one thing less left to do."""
        node = Node.__new__(Node)
        node.ship = self.ship
        node.own = self.own
        node.foe = self.foe
        node.marks = self.marks
        node.explored = self.explored
        node.credits = self.credits
        node.left = without(self.left, done) if done else self.left
        node.uses = self.uses
        node.value = self.value
        node.lump = self.lump
        node.surprise = self.surprise
        node.parent = self
        node.replies = list(replies)
        return node

    def gain(self, credits: float) -> None:
        """Worth that lies on no planet."""
        self.value += credits
        self.lump += credits

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.ship, self.own, self.foe, self.marks, self.credits, self.left, self.uses)

    @property
    def reserve(self) -> int:
        return ROBOTS - sum(self.own)


@cache
def without(left: tuple[str, ...], done: str) -> tuple[str, ...]:
    """What is left after one thing is done."""
    return tuple([thing for thing in left if thing != done])


class Scene:
    """What stays the same during one player's action phase, and the worths that its search goes by."""

    __slots__ = (
        "_altered",
        "barriers",
        "edges",
        "fields",
        "foe",
        "foe_edges",
        "foe_fields",
        "gate",
        "horizon",
        "jams",
        "me",
        "position",
        "relays",
        "weights",
        "worths",
    )

    def __init__(self, position: Position, me: int, now: int, weights: Weights) -> None:
        self.position = position
        self.me = me
        self.foe = 1 - me
        self.weights = weights
        self.horizon: Horizon = horizon(position.round, now)
        installed = position.installed
        self.edges = edges(installed, me)
        self.foe_edges = edges(installed, self.foe)
        #: The worth of each planet by its deposit and the robots on it.
        self.worths: list[Worths] = [
            worths(weights, self.horizon, own, foe)
            for own, foe in zip(self.edges, self.foe_edges, strict=True)
        ]
        self._altered: dict[Any, list[tuple[int, Worths]]] = {}
        self.jams: list[int] = []
        self.barriers: list[int] = []
        self.fields: list[int] = []
        self.foe_fields: list[int] = []
        self.relays: list[int] = []
        self.gate = -1
        if installed:
            self._note_modules()

    def _note_modules(self) -> None:
        position = self.position
        self.jams = position.modifiers("forbid_robot_moves", self.foe)
        self.relays = position.modifiers("remote_installation", self.me)
        self.gate = (position.modifiers("free_action", self.me) or [-1])[0]
        for module, (owner, at) in position.installed.items():
            if module == "barrier" and owner == self.foe:
                self.barriers.append(at)
            elif module == "force_field":
                (self.fields if owner == self.me else self.foe_fields).append(at)

    def altered(self, module: str, place: tuple[int, int] | None) -> list[tuple[int, Worths]]:
        """The planets whose worth changes when a module lies there (None: nowhere), with their tables then."""
        found = self._altered.get((module, place))
        if found is None:
            found = self._altered[module, place] = self._alter(module, place)
        return found

    def _alter(self, module: str, place: tuple[int, int] | None) -> list[tuple[int, Worths]]:
        if module not in PAYING:
            return []
        installed = {other: where for other, where in self.position.installed.items() if other != module}
        if place is not None:
            installed[module] = place
        own, foe = edges(installed, self.me), edges(installed, self.foe)
        return [
            (at, worths(self.weights, self.horizon, own[at], foe[at]))
            for at in range(PLACES)
            if own[at] != self.edges[at] or foe[at] != self.foe_edges[at]
        ]

    def root(self, left: tuple[str, ...]) -> Node:
        """The position as it is, before the mover does what is left."""
        position, me, foe = self.position, self.me, self.foe
        node = Node.__new__(Node)
        node.ship = position.ships[me]
        node.own = position.robots[me]
        node.foe = position.robots[foe]
        node.marks = position.marks
        node.explored = position.explored
        node.credits = position.credits[me]
        node.left = left
        node.uses = position.uses
        node.lump = self.beside_planets()
        node.value = node.lump + self.planets(node)
        node.surprise = False
        node.parent = None
        node.replies = []
        return node

    def planets(self, node: Node) -> float:
        """The worth of all planets."""
        own, foe, marks = node.own, node.foe, node.marks
        return sum([self.worths[at][marks[at]][own[at] << SHIFT | foe[at]] for at in range(PLACES)])

    def beside_planets(self) -> float:
        """Credits, modules and cards, of both players."""
        position, weights = self.position, self.weights
        worth = float(position.credits[self.me] - position.credits[self.foe])
        for module, (owner, _) in position.installed.items():
            worth += module_worth(weights, module, self.horizon) * (1 if owner == self.me else -1)
        for card in position.hand[self.me]:
            worth += card_worth(weights, card, self.horizon)
        for card in position.hand[self.foe]:
            worth -= card_worth(weights, card, self.horizon)
        return worth

    def stand(self, at: int) -> float:
        """What it is worth to end the action phase with the ship here."""
        if not self.horizon.later:
            return 0.0
        return self.weights.installations[self.position.planets[at]] * self.weights.stand

    def things_left(self) -> tuple[str, ...]:
        """What the mover can still do in the running action phase."""
        position = self.position
        used = any(means == "regular" for means, _ in position.uses)
        gate_used = GATE in position.freed
        fresh = self.things(position.unresolved[self.me])
        return tuple(
            [thing for thing in fresh if not (thing == USE and used) and not (thing == GATE and gate_used)]
        )

    def things(self, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """What the mover can do in an action phase with these tiles."""
        cards = [card for card in self.position.hand[self.me] if MODULES[card].timing == "own_action"]
        return (*tiles, *cards, USE, GATE) if self.gate >= 0 else (*tiles, *cards, USE)


#: The tables of a planet by its deposit.
Worths = dict[str, PlanetWorth]


@cache
def worths(weights: Weights, horizon: Horizon, own: Edge, foe: Edge) -> Worths:
    """The tables of a planet; planets with the same modules share them."""
    return {mark: PlanetWorth(weights, horizon, mark, own, foe) for mark in PAY}
