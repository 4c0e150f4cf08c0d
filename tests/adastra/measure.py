"""All numbers of an empire in one dictionary: tests say what a card changes, and that nothing else does."""

from __future__ import annotations

from typing import Any

from astrarium.games.adastra import prices
from astrarium.games.adastra.components import TECHNOLOGIES
from astrarium.games.adastra.effects import capacity
from astrarium.games.adastra.income_and_upkeep import income, upkeep
from astrarium.games.adastra.rules import build

RESOURCES = ("food", "research", "production", "credits")
KINDS = ("farmer", "worker", "scientist")
UNITS = ("frigate", "cruiser", "titan", "doom_star", "outpost", "battle_station")


def measure(g: Any, seat: int, at: int) -> dict[str, Any]:
    """Everything that effects can change, for one seat and one of its systems."""
    power = g.powers[seat]
    found: dict[str, Any] = {}
    for number, name in enumerate(RESOURCES):
        found[f"income {name}"] = income(g, seat)[number]
        found[name] = g.resources[seat][number]
    for number, name in enumerate(KINDS):
        found[f"room {name}"] = capacity(g, seat, at, number)
        found[name] = sum(g.population[each][number] for each in g.owned_by[seat])
    for number, name in enumerate(UNITS):
        if power.printed[number] is not None:
            for column in ("firepower", "hull", "shield", "speed", "cost"):
                found[f"{name} {column}"] = getattr(power, column)[number]
            found[f"{name} here"] = build.items(g, seat, at, True).get(
                ("ship" if number < 4 else "orbital", name), power.cost[number]
            )
    found["growth price"] = prices.growth(g, seat, at, 0, 0) - g.population[at][0]
    found["tech price"] = prices.research(g, seat, TECHNOLOGIES["phasors"], 0)
    found["embassy price"] = prices.diplomacy(g, seat, "embassy", 0)
    found["building price"] = max(1, 6 + power.building_cost)
    found["terraform price"] = max(1, 5 + power.terraform_cost)
    found["extra places"] = power.extra_costs
    found["actions"] = power.action_limit
    found["hand"] = power.card_limit
    found["items"] = power.build_items
    found["picks"] = power.draft_picks
    found["upkeep"] = upkeep(g, seat) if g.discontent[seat] > 4 else power.upkeep
    found["discontent"] = g.discontent[seat]
    found["points"] = g.points[seat]
    found["resistance"] = g.resists(at)
    found["invasion dice"] = power.invasion_dice
    found["combat"] = power.combat[1:]
    found["invasion"] = power.invasion[1:]
    found["rules"] = tuple(sorted(power.flags))
    found["once"] = tuple(power.once)
    found["triggers"] = tuple(power.on)
    found["cards"] = tuple(sorted((*g.hand[seat], *g.played[seat])))
    found["technologies"] = len(g.technologies[seat])
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What has changed: numbers by how much, everything else to what it is now."""
    found: dict[str, Any] = {}
    for name, value in after.items():
        old = before.get(name)
        if value != old:
            if isinstance(value, int) and isinstance(old, int):
                found[name] = value - old
            elif name in ("rules", "cards", "once", "triggers"):
                found[name] = tuple(each for each in value if each not in (old or ()))
            else:
                found[name] = value
    return found
