"""The worth of cards and tiles by their printed effects, and of missions by the position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...games.adastra.components import CARDS, EFFECTS, FOUNDATIONS, MISSIONS
from ...games.adastra.enumerations import RESOURCES
from ...games.adastra.vocabulary import (
    AddPopulation,
    CombatEffect,
    Discontent,
    DrawTechnologies,
    Effect,
    Flag,
    Gain,
    Income,
    InvasionEffect,
    Mod,
    On,
    OncePerRound,
    PlaceUnit,
    Points,
    Spawn,
)
from .weights import Weights

#: Cost of enemies in a system for the player who finds them.
DANGER = {"pirate_raiders": -0.1, "space_eel": -0.1}
WORST = -0.5
#: How often an event happens in a round.
EVENTS = {"explore": 0.8, "colonise": 0.7, "develop": 1.0, "win_battle": 0.4, "conquer": 0.1}
#: Modifiers of ships and of room, for each round to come.
UNIT_STATS = {"firepower": 0.06, "hull": 0.06, "shield": 0.06, "speed": 0.04, "unit_cost": -0.08}
OTHER_STATS = {"capacity": 0.04, "orbital_cost": -0.03, "upkeep": -0.07}
COMBAT, INVASION, INCOME_PER = 0.08, 0.04, 1.2


def effects_worth(weights: Weights, effects: Iterable[Effect], left: int) -> float:
    """The worth of a list of effects with so many rounds left."""
    return sum([effect_worth(weights, effect, left) for effect in effects])


def effect_worth(weights: Weights, effect: Effect, left: int) -> float:
    """The worth of one effect, lasting or not."""
    instant = instant_worth(weights, effect)
    return instant or left * _rate(weights, effect)


def instant_worth(weights: Weights, effect: Effect) -> float:
    """The worth of an instant effect."""
    match effect:
        case Gain(res="any"):
            return effect.n * max(weights.token)
        case Gain():
            return effect.n * weights.token[RESOURCES.index(effect.res)]
        case Points():
            return float(effect.n)
        case Discontent():
            return -0.3 * effect.n
        case PlaceUnit():
            return effect.n * weights.free_ship
        case AddPopulation():
            return effect.n * weights.free_person
        case DrawTechnologies():
            return weights.draw_tech
        case Spawn():
            return effect.n * DANGER.get(effect.enemy, WORST)
    return 0.0


def _rate(weights: Weights, effect: Effect) -> float:
    """The worth of a lasting effect for a round."""
    match effect:
        case Income():
            times = INCOME_PER if effect.per else 1.0
            return times * effect.n * weights.token[RESOURCES.index(effect.res)]
        case Mod():
            value = weights.perks.get(effect.stat) or UNIT_STATS.get(effect.stat) or OTHER_STATS[effect.stat]
            return value * effect.n
        case Flag():
            return weights.flags[effect.flag]
        case OncePerRound():
            return effects_worth(weights, effect.deeds, 0) - sum(effect.cost) * weights.token[0]
        case On():
            return EVENTS.get(effect.event, 0.2) * effects_worth(weights, effect.deeds, 0)
        case CombatEffect():
            return COMBAT
        case InvasionEffect():
            return INVASION
    return 0.0


def card_worth(weights: Weights, name: str, left: int) -> float:
    """The worth of an action card with its start resources."""
    card = CARDS[name]
    places = card.free_places + card.discount
    rate = sum([weights.actions[action] * places for action in card.actions])
    return rate * left + resources_worth(weights, card.resources)


def resources_worth(weights: Weights, resources: Iterable[int]) -> float:
    return sum([value * count for value, count in zip(weights.token, resources, strict=False)])


def foundation_worth(weights: Weights, name: str, left: int) -> float:
    """The worth of a foundation: people, resources, dice."""
    start = FOUNDATIONS[name]
    people = sum(start.population) * (weights.token[0] * left + 1 / 6)
    face, damage = start.combat
    return people + resources_worth(weights, start.resources) + COMBAT * left * damage * (7 - face) / 2


def ability_worth(weights: Weights, name: str, resources: Iterable[int], left: int) -> float:
    return effects_worth(weights, EFFECTS[name], left) + resources_worth(weights, resources)


# -- missions in hand


def hope(weights: Weights, g: Any, seat: int, left: int) -> float:
    """The expected points of the missions in hand."""
    total = 0.0
    face = g.cards.face
    for card in g.missions[seat]:
        total += mission_worth(weights, g, seat, face[card], left)
    return total


def mission_worth(weights: Weights, g: Any, seat: int, name: str, left: int) -> float:
    """The points of a mission, by the hope to earn them."""
    mission = MISSIONS[name]
    effort: float = sum([g.shortfall(seat, test) * weights.difficulty[test.metric] for test in mission.tests])
    share = weights.mission / (1 + effort)
    return mission.points * (share if left or not effort else share * weights.last_mission)
