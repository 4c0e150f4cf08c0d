"""The tables of the game, read from components.toml once, when the game is loaded."""

from __future__ import annotations

from pathlib import Path

from ...kernel import Text, filled, read_box
from ...kernel.data import component_files as files
from ...kernel.text import TextArg
from .component_schema import KNOWN_ENEMIES, ComponentFile
from .component_types import (
    Ability,
    ActionCard,
    Building,
    Discovery,
    Empire,
    Enemy,
    Foundation,
    Mission,
    Planet,
    Technology,
    Unit,
    says,
)
from .enumerations import UNITS
from .galaxy_layouts import Star
from .vocabulary import Effect, Instant, at_once, said

FOLDER = Path(__file__).parent
GAME_ID = "adastra"

BOX = read_box(ComponentFile, files.read(GAME_ID, FOLDER), FOLDER)
SEATS = BOX.meta.seats
N, REVENGE, MAKING = BOX.numbers, BOX.antarans, BOX.custom

#: Unit tables by name, indexed by unit number; None: the table has no such unit.
UNIT_TABLES: dict[str, tuple[Unit | None, ...]] = {
    "standard": tuple(BOX.units.standard.get(unit) for unit in UNITS),
    "antaran": tuple(BOX.units.antaran.get(unit) for unit in UNITS),
}
#: How many pieces of each unit there are.
PIECES = {
    name: tuple(0 if unit is None else unit.count for unit in table) for name, table in UNIT_TABLES.items()
}
ENEMIES: dict[str, Enemy] = BOX.enemies
ENEMY_KINDS: tuple[str, ...] = tuple(ENEMIES)
ENEMY_TABLE: tuple[Enemy, ...] = tuple(ENEMIES.values())
RAIDERS, BASE, GUARDIAN = (ENEMY_KINDS.index(name) for name in KNOWN_ENEMIES)

BUILDINGS: dict[str, Building] = BOX.buildings
BUILDING_TABLE: tuple[Building, ...] = tuple(BUILDINGS.values())
BUILDING_NUMBER: dict[str, int] = {building: number for number, building in enumerate(BUILDINGS)}
TECHNOLOGIES: dict[str, Technology] = BOX.technologies
ABILITIES: dict[str, Ability] = BOX.abilities
FOUNDATIONS: dict[str, Foundation] = BOX.foundations
EMPIRES: dict[str, Empire] = BOX.empires
PLANETS: dict[str, Planet] = BOX.planets | {empire.home.id: empire.home for empire in EMPIRES.values()}
STARS: dict[str, Star] = BOX.stars
DISCOVERIES: dict[str, Discovery] = BOX.discoveries
MISSIONS: dict[str, Mission] = BOX.missions
GALAXIES, UNKNOWN = BOX.galaxies, BOX.unknown
#: Antaran fleets by round: frigates, cruisers, Titans.
FLEETS = {fleet.round: (fleet.frigate, fleet.cruiser, fleet.titan) for fleet in BOX.fleets.values()}

CARDS: dict[str, ActionCard] = {card.id: card for card in BOX.cards}
BASIC_CARDS: tuple[str, ...] = tuple(BOX.basic_cards)
CUSTOM_CARDS: tuple[str, ...] = tuple(BOX.custom_cards)
ABILITY_CARDS: tuple[str, ...] = tuple(ability.id for ability in ABILITIES.values() if ability.cards)

#: Required (branch, level) by name. A component without an entry needs none.
UNLOCKED_BY: dict[str, tuple[int, int]] = {
    thing: (row.branch, row.level) for row in BOX.levels for thing in row.unlocks
}
FREE_FROM_THE_START = (0, 0)
UNIT_NEEDS = tuple(UNLOCKED_BY.get(unit, FREE_FROM_THE_START) for unit in UNITS)
BUILDING_NEEDS = tuple(UNLOCKED_BY.get(building, FREE_FROM_THE_START) for building in BUILDINGS)
TERRAFORM_NEEDS = UNLOCKED_BY.get("terraforming", FREE_FROM_THE_START)
ADVANCED_NEEDS = UNLOCKED_BY.get("advanced_terraforming", FREE_FROM_THE_START)
TOKENS: dict[str, int] = {token.id: token.count for token in BOX.tokens.values()}

#: The effects of every source that an empire can own, by name.
EFFECTS: dict[str, tuple[Effect, ...]] = {
    **{technology.id: technology.effects for technology in TECHNOLOGIES.values()},
    **{ability.id: ability.effects for ability in ABILITIES.values()},
    **{f"diplomat_{it.id}": it.diplomat for it in EMPIRES.values() if it.diplomat is not None},
}
#: The instant effects of each source, which run when an empire acquires it.
AT_ONCE: dict[str, tuple[Instant, ...]] = {source: at_once(effects) for source, effects in EFFECTS.items()}
#: Numbers of the rules that sentences quote, by text id.
AT_LARGE: dict[str, dict[str, TextArg]] = {
    "flag-xenocide": {"production": REVENGE.xenocide_cost, "discontent": REVENGE.xenocide_discontent}
}
#: Descriptions of components, generated from the data, by text id of their names.
SAYS: dict[str, Text] = {
    **says(TECHNOLOGIES.values(), "technology"),
    **{id: filled(text, AT_LARGE) for id, text in says(ABILITIES.values(), "ability").items()},
    **says(BUILDINGS.values(), "building"),
    **says(DISCOVERIES.values(), "discovery"),
    **says(ENEMIES.values(), "enemy"),
    **says(FOUNDATIONS.values(), "foundation"),
    **says(MISSIONS.values(), "mission"),
    **says((card for card in BOX.cards if card.id not in TECHNOLOGIES), "card"),
    **{f"diplomat-{it.id}": said(it.diplomat) for it in EMPIRES.values() if it.diplomat is not None},
}
