"""A second pair of eyes: what the rules allow and pay, worked out anew from what everybody sees.

Written from the rules without a look at the effect vocabulary: a planet is its sentence in plain Python. The
tests play many positions at random and compare every choice of an action phase, every payment and every
market with this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rulebook import DATA

COST = {row["id"]: row["cost"] for row in DATA["modules"]}
TIMING = {row["id"]: row.get("timing") for row in DATA["modules"]}
COMPLEXITY = {row["id"]: row["complexity"] for row in DATA["subprograms"]}
SLOTS = (-1, 0, 0, 1)
PAY = {"none": (3, 1), "rich": (5, 2), "poor": (1, 0)}


class Board:
    """A view, as one player looks at it."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me, self.foe = view["players"][seat], view["players"][1 - seat]
        planets = view["planets"]
        self.names = [planet["planet"] for planet in planets]
        self.explored = [p["at"] for p in planets if p["explored"]]
        self.own = [p["robots"][seat] for p in planets]
        self.enemy = [p["robots"][1 - seat] for p in planets]
        self.deposits = [p["deposit"] for p in planets]
        self.ship = self.me["ship"]
        self.modules = {m["module"]: (m["owner"], p["at"]) for p in planets for m in p["modules"]}

    def mine(self, module: str) -> int | None:
        """Where a module of mine lies."""
        owner, at = self.modules.get(module, (None, None))
        return at if owner == self.seat else None

    def theirs(self, module: str) -> int | None:
        owner, at = self.modules.get(module, (None, None))
        return at if owner == 1 - self.seat else None

    # -- what robots an installation can reach (M10.3, M10.8)

    def removable(self) -> list[int]:
        return [p for p in self.explored if self.enemy[p] and p != self.theirs("barrier")]

    def open(self) -> list[int]:
        return [p for p in self.explored if p != self.theirs("jamming")]

    def own_sources(self) -> list[int]:
        return [p for p in self.open() if self.own[p] and len(self.open()) > 1]

    def enemy_sources(self) -> list[int]:
        return [p for p in self.removable() if p in self.open() and len(self.open()) > 1]

    def swaps(self, p: int) -> list[int]:
        return [q for q in self.removable() if q != p and q in self.open()]

    def markers(self) -> list[int]:
        return [p for p in range(7) if self.deposits[p] != "none"]

    # -- M8

    def works(self, at: int) -> bool:
        """Whether the installation at a position can have its effect now."""
        planet = self.names[at]
        if planet in ("eta", "omega"):
            return True
        if planet == "epsilon":
            return len(self.explored) > 1
        if planet in ("alpha", "theta"):
            return bool(self.own_sources())
        if planet == "beta":
            return bool(self.removable())
        if planet == "gamma":
            return self.own[at] > 0 and bool(self.removable())
        if planet == "delta":
            return bool(self.enemy_sources())
        if planet == "zeta":
            return any(self.own[p] and self.swaps(p) for p in self.open())
        assert planet == "iota"
        return bool(self.markers())

    def uses(self, means: str) -> set[int]:
        """Planets whose installation can be used by these means (M8.1, M8.3, M8.4)."""
        relay = self.mine("relay")
        reach = {self.ship} if means == "extra_activation" or relay is None else {self.ship, relay}
        done = [(use["means"], use["at"]) for use in self.view["uses"]]
        if means == "extra_activation":
            reach -= {at for _, at in done}
        if means == "regular":
            reach -= {at for how, at in done if how == "extra_activation"}
            if any(how == "regular" for how, _ in done):
                reach = set()
        return {at for at in reach if self.works(at)}

    # -- M6.1, M7, M9, M11

    def price(self, slot: int) -> int:
        discount = 2 if self.mine("research_station") is not None else 0
        return max(0, COST[self.view["market"][slot]["module"]] + SLOTS[slot] - discount)

    def affordable(self) -> set[str]:
        offers = self.view["market"]
        return {
            offers[slot]["module"]
            for slot in range(4)
            if offers[slot]["module"] and self.price(slot) <= self.me["credits"]
        }

    def can_move_module(self) -> bool:
        return len(self.explored) > 1 and any(owner == self.seat for owner, _ in self.modules.values())

    def resolvable(self, tile: str) -> bool:
        if tile == "buy_module":
            return bool(self.affordable())
        if tile == "buy_or_move_module":
            return bool(self.affordable()) or self.can_move_module()
        return tile != "extra_activation" or bool(self.uses("extra_activation"))

    def playable(self, module: str) -> bool:
        if TIMING[module] != "own_action":
            return False
        if module == "sabotage":
            return bool(self.targets())
        if module == "module_acquisition":
            return bool(self.view["unbought"])
        return module != "activation" or bool(self.uses("activation"))

    def targets(self) -> set[str]:
        """Modules that Sabotage can destroy: a Force Field covers all of its owner's on its planet."""
        field = self.modules.get("force_field")
        return {module for module, place in self.modules.items() if place != field}

    def steps(self) -> set[tuple[Any, ...]]:
        """All that can be done next in an action phase."""
        steps: set[tuple[Any, ...]] = {("resolve", t) for t in self.me["unresolved"] if self.resolvable(t)}
        steps |= {("use", at) for at in self.uses("regular")}
        steps |= {("play", module) for module in self.me["hand"] if self.playable(module)}
        gate = self.mine("jump_gate")
        if gate is not None and gate != self.ship and not self.view["freed"]:
            steps.add(("run", "jump_gate"))
        if not any(tile.startswith("move_") for tile in self.me["unresolved"]):
            steps.add(("end",))
        return steps

    # -- the questions inside a step

    def answers(self, prompt: str, args: Mapping[str, Any], planet: str) -> set[tuple[Any, ...]] | None:
        """What can be answered to a question of an installation; None where this referee has no opinion."""
        free = set(range(7)) - set(self.markers())
        sources = self.own_sources() if planet == "alpha" else self.enemy_sources()
        found: dict[str, Any] = {
            "place-robots": {("at", p) for p in self.explored},
            "recycle": None,
            "move-from": {("from", p) for p in sources},
            "gather-to": {("to", p) for p in self.open() if any(q != p for q in self.own_sources())},
            "swap-own": {("from", p) for p in self.open() if self.own[p] and self.swaps(p)},
            "swap-enemy": {("with", q) for q in self.swaps(args.get("source", -1))},
            "move-to": {("to", p) for p in self.open() if p != args.get("source")},
            "gather-from": {("from", p) for p in self.own_sources() if p != args.get("at")},
            "buy-module": {("buy", module) for module in self.affordable()},
            "destroy-module": {("destroy", module) for module in self.targets()},
            "take-module": {("take", module) for module in self.view["unbought"]},
            "move-module": {
                ("carry", module, p)
                for module, (owner, at) in self.modules.items()
                for p in self.explored
                if owner == self.seat and p != at
            },
        }
        if prompt == "remove-robot" and args["owner"] != self.seat:
            return {("from", p) for p in self.removable()}
        if prompt == "move-ship" and planet == "epsilon":
            return {("to", p) for p in self.explored if p != self.ship}
        if prompt == "set-deposit" and planet == "iota":
            flips = {("flip", p) for p in self.markers()}
            return flips | {("shift", p, q) for p in self.markers() for q in free}
        return found.get(prompt)

    # -- M5, M12

    def complexity(self) -> int:
        return sum(COMPLEXITY[tile] for tile in self.me["program"]) - (self.mine("optimiser") is not None)

    def strengths(self, at: int) -> tuple[int, int]:
        station = self.modules.get("mining_station")
        return self.own[at] + (station == (self.seat, at)), self.enemy[at] + (station == (1 - self.seat, at))

    def pay(self, at: int) -> int:
        mine, theirs = self.strengths(at)
        majority, minority = PAY[self.deposits[at]]
        if mine == 0:
            return 0
        if mine > theirs:
            return majority + 2 * (self.mine("refinery") == at)
        if mine == theirs and self.mine("arbitration_board") is None:
            return 0
        return minority + (self.mine("conglomerate") is not None)


def chooser(view: Mapping[str, Any]) -> int | None:
    """Who chooses the order; None when chance does."""
    red, blue = Board(view, 0), Board(view, 1)
    for mine, theirs in ((red.complexity(), blue.complexity()), (red.me["credits"], blue.me["credits"])):
        if mine != theirs:
            return 0 if mine < theirs else 1
    return None
