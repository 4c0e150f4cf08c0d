"""What cards and tiles are worth by what is printed on them, whatever else is on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...games.adastra.components import CARDS, EFFECTS, FOUNDATIONS
from .weights import Weights

RESOURCES = ("food", "research", "production", "credits")
#: What enemies in a system cost whoever finds them.
DANGER = {"pirate_raiders": -0.1, "space_eel": -0.1}
#: How often in a round an event happens that an effect waits for.
EVENTS = {"explore": 0.8, "colonise": 0.7, "develop": 1.0, "win_battle": 0.4, "conquer": 0.1}
#: Modifiers of ships and of room, for each round to come.
UNIT_STATS = {"firepower": 0.06, "hull": 0.06, "shield": 0.06, "speed": 0.04, "unit_cost": -0.08}
OTHER_STATS = {"capacity": 0.04, "orbital_cost": -0.03, "upkeep": -0.07}
COMBAT, INVASION, INCOME_PER = 0.08, 0.04, 1.2


def effects_worth(weights: Weights, effects: Iterable[Any], left: int) -> float:
    """What a list of effects is worth when so many rounds are to come."""
    return sum([effect_worth(weights, effect, left) for effect in effects])


def effect_worth(weights: Weights, effect: Any, left: int) -> float:
    """What one effect is worth, lasting or not."""
    instant = instant_worth(weights, effect)
    return instant or left * _rate(weights, effect)


def instant_worth(weights: Weights, effect: Any) -> float:
    """What an effect is worth that happens once."""
    op = effect.op
    if op == "gain":
        if effect.res == "any":
            return float(effect.n * max(weights.token))
        return float(effect.n * weights.token[RESOURCES.index(effect.res)])
    if op == "vp":
        return float(effect.n)
    if op == "discontent":
        return -0.3 * float(effect.n)
    if op == "place_unit":
        return float(effect.n * weights.free_ship)
    if op == "add_population":
        return float(effect.n * weights.free_person)
    if op == "draw_tech":
        return weights.draw_tech
    return float(effect.n * DANGER[effect.enemy]) if op == "spawn" else 0.0


def _rate(weights: Weights, effect: Any) -> float:
    """What a lasting effect is worth in a round."""
    op = effect.op
    if op == "income":
        times = INCOME_PER if effect.per else 1.0
        return float(times * effect.n * weights.token[RESOURCES.index(effect.res)])
    if op == "mod":
        value = weights.perks.get(effect.stat) or UNIT_STATS.get(effect.stat) or OTHER_STATS[effect.stat]
        return float(value * effect.n)
    if op == "flag":
        return weights.flags[effect.name]
    if op == "once_per_round":
        return effects_worth(weights, effect.do, 0) - float(sum(effect.cost)) * weights.token[0]
    if op == "on":
        return EVENTS.get(effect.event, 0.2) * effects_worth(weights, effect.do, 0)
    return COMBAT if op == "combat_effect" else INVASION if op == "invasion_effect" else 0.0


def card_worth(weights: Weights, name: str, left: int) -> float:
    """What an action card is worth, with the start resources it brings."""
    card = CARDS[name]
    places = card.free_places + card.discount
    rate = sum([weights.actions[action] * places for action in card.actions])
    return rate * left + resources_worth(weights, card.resources)


def resources_worth(weights: Weights, resources: Iterable[int]) -> float:
    return sum([value * count for value, count in zip(weights.token, resources, strict=False)])


def foundation_worth(weights: Weights, name: str, left: int) -> float:
    """What a foundation is worth: people, resources, how it fights."""
    start = FOUNDATIONS[name]
    people = sum(start.population) * (weights.token[0] * left + 1 / 6)
    face, damage = start.combat
    return people + resources_worth(weights, start.resources) + COMBAT * left * damage * (7 - face) / 2


def ability_worth(weights: Weights, name: str, resources: Iterable[int], left: int) -> float:
    return effects_worth(weights, EFFECTS[name], left) + resources_worth(weights, resources)
