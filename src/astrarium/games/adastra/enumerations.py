"""Kinds of components: their names in components.toml, and their numbers in the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Resource: TypeAlias = Literal["food", "research", "production", "credits"]
Kind: TypeAlias = Literal["farmer", "worker", "scientist"]
Branch: TypeAlias = Literal["bio", "phys", "eng", "gov"]
Ship: TypeAlias = Literal["frigate", "cruiser", "titan", "doom_star"]
#: Ships that everybody can build.
Warship: TypeAlias = Literal["frigate", "cruiser", "titan"]
Orbital: TypeAlias = Literal["outpost", "battle_station"]
Action: TypeAlias = Literal[
    "growth", "research", "build", "diplomacy", "flight", "exploration", "attack", "invasion"
]
Colour: TypeAlias = Literal["white", "green", "blue", "orange", "yellow"]
Feature: TypeAlias = Literal["wormhole", "micro_wormhole", "asteroids", "anomaly"]
ShipState: TypeAlias = Literal["ready", "exhausted", "overloaded"]
UnitTable: TypeAlias = Literal["standard", "antaran"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
FOOD, RESEARCH, PRODUCTION, CREDITS = range(4)
POPULATION: tuple[str, ...] = get_args(Kind)
#: The resource that each population type produces.
BRINGS = (FOOD, PRODUCTION, RESEARCH)
BRANCHES: tuple[Branch, ...] = get_args(Branch)
#: Ships come first; the rest are orbital buildings.
UNITS: tuple[str, ...] = (*get_args(Ship), *get_args(Orbital))
FRIGATE, CRUISER, TITAN, DOOM_STAR, OUTPOST, STATION = range(6)
SHIPS = range(4)
#: Numbers of units from here on are neutral enemies.
FIRST_ENEMY = 6
STATES: tuple[ShipState, ...] = get_args(ShipState)
READY, EXHAUSTED, OVERLOADED = range(3)
ACTIONS: tuple[str, ...] = get_args(Action)
#: Indices of the mission counters in a row of `State.deeds`.
ENEMIES_DESTROYED, BATTLES_WON, SYSTEMS_CONQUERED, SYSTEMS_EXPLORED = range(4)
COLOURS: tuple[Colour, ...] = get_args(Colour)
#: Planets outside the planet stacks: Orion has a fixed place, and a wreck is a destroyed planet.
ORION = "orion"
WRECK = "wreck"
#: The empire that only an expansion module adds, and the empires of a first game (A9.1).
ANTARANS = "antarans"
FIRST_EMPIRES = ("humans", "psilons", "sakkra", "meklar")
#: From this number of players on, every galaxy uses the expansion's star tiles (A3.1).
MANY = 5

# -- values of ops

Stat: TypeAlias = Literal[
    "growth_cost",
    "research_cost",
    "diplomacy_cost",
    "unit_cost",
    "building_cost",
    "orbital_cost",
    "terraform_cost",
    "extra_place_cost",
    "action_limit",
    "card_limit",
    "upkeep",
    "build_items",
    "draft_picks",
    "firepower",
    "hull",
    "shield",
    "speed",
    "resistance",
    "invasion_dice",
    "capacity",
]
#: Stats of units. A filter names the units; without a filter all ships are meant.
OF_UNITS = ("firepower", "hull", "shield", "speed", "unit_cost")
#: Stats that a building or discovery can change in its own system.
LOCAL = ("growth_cost", "unit_cost", "resistance", "capacity")
#: Stats that effects can only raise; lower values could leave nothing to decide.
RISING = ("action_limit", "card_limit", "build_items", "draft_picks", "speed")
#: Stats that are prices.
PRICES = tuple(stat for stat in get_args(Stat) if stat.endswith("_cost") or stat == "upkeep")
FlagName: TypeAlias = Literal[
    "ignore_asteroids",
    "micro_all",
    "star_gate",
    "quiet_colonies",
    "settle_two",
    "xenocide",
    "safe_retreat",
    "peek_discovery",
]
EventName: TypeAlias = Literal["win_battle", "explore", "colonise", "conquer", "develop", "destroy_unit"]
Per: TypeAlias = Literal["owned_system", "anomaly", "embassy", "planetary_building"]

Three: TypeAlias = tuple[int, int, int]
Four: TypeAlias = tuple[int, int, int, int]
Six: TypeAlias = tuple[int, int, int, int, int, int]
