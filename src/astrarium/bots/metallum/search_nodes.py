"""The nodes of the search of an action phase."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...games.metallum.components import MODULES, PLACES, ROBOTS
from .judge import PLANET, Edge, Horizon, PlanetWorth, card_worth, horizon, module_worth
from .position import PAYING, Position, edges
from .weights import Weights

#: Things left to do besides tiles and cards: the regular use of an installation; a jump by the own jump gate.
USE, GATE = "use", "jump_gate"
PLANET_BITS = (1 << PLANET) - 1
#: A prompt and its answer.
Reply = tuple[str, tuple[Any, ...]]


class Node:
    """A node of the search: the position between two steps of an action phase, and its parent."""

    __slots__ = (
        "board",
        "credits",
        "explored",
        "left",
        "lump",
        "parent",
        "replies",
        "reserve",
        "ship",
        "surprise",
        "uses",
        "value",
    )

    ship: int
    #: All planets, packed one after the other.
    board: int
    #: Bit set of explored planets.
    explored: int
    credits: int
    reserve: int
    #: What can still be done: tiles, cards, USE, GATE.
    left: tuple[str, ...]
    uses: tuple[tuple[str, int], ...]
    #: The total value; and its part that is not on planets.
    value: float
    lump: float
    #: The ship stands on a planet that this plan explores.
    surprise: bool
    parent: Node | None
    #: The answers that lead here from the parent.
    replies: list[Reply]

    def then(self, done: str, *replies: Reply) -> Node:
        """A child node, to be changed, with one thing less left to do."""
        node = Node.__new__(Node)
        node.ship = self.ship
        node.board = self.board
        node.explored = self.explored
        node.credits = self.credits
        node.reserve = self.reserve
        node.left = without(self.left, done) if done else self.left
        node.uses = self.uses
        node.value = self.value
        node.lump = self.lump
        node.surprise = self.surprise
        node.parent = self
        node.replies = list(replies)
        return node

    def gain(self, credits: float) -> None:
        """Add a value that is not on planets."""
        self.value += credits
        self.lump += credits

    def planet(self, at: int) -> int:
        """A planet, packed."""
        return self.board >> PLANET * at & PLANET_BITS

    @property
    def key(self) -> tuple[Any, ...]:
        """The identity of this position within the phase."""
        return (self.ship, self.board, self.credits, self.left, self.uses)


@cache
def without(left: tuple[str, ...], done: str) -> tuple[str, ...]:
    """The things left after one is done."""
    return tuple([thing for thing in left if thing != done])


@cache
def worths(weights: Weights, horizon: Horizon, own: Edge, foe: Edge) -> PlanetWorth:
    """The worths of a planet; planets with the same modules share them."""
    return PlanetWorth(weights, horizon, own, foe)


class Scene:
    """The constants of one player's action phase, and the worths that its search uses."""

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
        "offers",
        "position",
        "relays",
        "stands",
        "weights",
        "worths",
    )

    def __init__(self, position: Position, me: int, now: int, weights: Weights) -> None:
        self.position = position
        self.me = me
        self.foe = 1 - me
        self.weights = weights
        self.horizon: Horizon = horizon(position.round, now)
        self.edges = edges(position.installed, me)
        self.foe_edges = edges(position.installed, self.foe)
        self.worths = [
            worths(weights, self.horizon, own, foe)
            for own, foe in zip(self.edges, self.foe_edges, strict=True)
        ]
        self._altered: dict[Any, list[tuple[int, PlanetWorth]]] = {}
        #: Value of ending the phase with the ship at each planet.
        self.stands = [weights.uses[planet] * weights.stand for planet in position.planets]
        if not self.horizon.later:
            self.stands = [0.0] * PLACES
        #: The market: module, price, and value independent of its place.
        self.offers = [(module, prices[me], self.lasting(module)) for module, prices in position.market]
        self._note_modules()

    def _note_modules(self) -> None:
        position = self.position
        #: Where the mover may not move robots; where the other's robots are safe from installations.
        self.jams = position.modules("forbid_robot_moves", self.foe)
        self.barriers = position.modules("installations", self.foe)
        #: Where robots are safe from cards.
        self.fields = position.modules("action_modules", self.me)
        self.foe_fields = position.modules("action_modules", self.foe)
        self.relays = position.modules("remote_installation", self.me)
        self.gate = next(iter(position.modules("free_action", self.me)), -1)

    def altered(self, module: str, place: tuple[int, int] | None) -> list[tuple[int, PlanetWorth]]:
        """The planets whose worth changes with a module at this place (None: nowhere); their new worths."""
        found = self._altered.get((module, place))
        if found is None:
            found = self._altered[module, place] = self._alter(module, place)
        return found

    def _alter(self, module: str, place: tuple[int, int] | None) -> list[tuple[int, PlanetWorth]]:
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
        """The root node: the current position, with these things left to do."""
        position, me = self.position, self.me
        node = Node.__new__(Node)
        node.ship = position.ships[me]
        node.board = position.board(me)
        node.explored = position.explored
        node.credits = position.credits[me]
        node.reserve = ROBOTS - sum(position.robots[me])
        node.left = left
        node.uses = position.uses
        node.lump = self.beside_planets()
        node.value = node.lump + self.planets(node)
        node.surprise = False
        node.parent = None
        node.replies = []
        return node

    def fresh_root(self, tiles: tuple[str, ...]) -> Node:
        """The root node at the start of an action phase with these tiles."""
        node = self.root(self.things(tiles))
        node.uses = ()
        return node

    def planets(self, node: Node) -> float:
        """The worth of all planets."""
        return sum([self.worths[at][node.planet(at)] for at in range(PLACES)])

    def beside_planets(self) -> float:
        """Credits, modules and cards, of both players."""
        position = self.position
        worth = float(position.credits[self.me] - position.credits[self.foe])
        for module, (owner, _) in position.installed.items():
            worth += self.lasting(module) if owner == self.me else -self.lasting(module)
        worth += sum([self.lasting(card) for card in position.hand[self.me]])
        return worth - sum([self.lasting(card) for card in position.hand[self.foe]])

    def lasting(self, module: str) -> float:
        """The value of a module after this phase, besides its effect on planets."""
        if MODULES[module].kind == "action":
            return card_worth(self.weights, module, self.horizon)
        return module_worth(self.weights, module, self.horizon)

    def things_left(self) -> tuple[str, ...]:
        """The things that the mover can still do in the current action phase."""
        position = self.position
        done = [USE] if any(means == "regular" for means, _ in position.uses) else []
        done += position.freed
        return tuple([thing for thing in self.things(position.unresolved[self.me]) if thing not in done])

    def things(self, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """The things that the mover can do in an action phase with these tiles."""
        cards = [card for card in self.position.hand[self.me] if MODULES[card].timing == "own_action"]
        return (*tiles, *cards, USE, GATE) if self.gate >= 0 else (*tiles, *cards, USE)
