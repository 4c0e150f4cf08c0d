"""The tables of the game, read from components.toml once, when the game is loaded."""

from __future__ import annotations

from pathlib import Path

from ...kernel import components as files
from .numbers import Numbers
from .reading import (
    read_ability,
    read_building,
    read_card,
    read_core_galaxy,
    read_discovery,
    read_empire,
    read_enemy,
    read_foundation,
    read_mission,
    read_planet,
    read_star,
    read_technology,
    read_unit,
    read_unknown_galaxy,
    table,
)
from .things import (
    BRANCHES,
    UNITS,
    Ability,
    ActionCard,
    Building,
    Discovery,
    Effect,
    Empire,
    Enemy,
    Foundation,
    Galaxy,
    Mission,
    Planet,
    Star,
    Technology,
    Three,
    Unit,
)

FOLDER = Path(__file__).parent
GAME_ID = "adastra"

ROOT = files.read(GAME_ID, FOLDER)
META = ROOT.row("meta")
SEATS: tuple[int, ...] = META.numbers("seats")


N = Numbers(ROOT)


def _unit_table(name: str) -> tuple[Unit | None, ...]:
    found = table(ROOT.row("units").rows(name), read_unit)
    return tuple(found.get(unit) for unit in UNITS)


#: Unit tables by name, by number of the unit; None: the table has no such unit.
UNIT_TABLES: dict[str, tuple[Unit | None, ...]] = {
    name: _unit_table(name) for name in ("standard", "antaran")
}
ENEMIES: dict[str, Enemy] = table(ROOT.rows("enemies"), read_enemy)
ENEMY_KINDS: tuple[str, ...] = tuple(ENEMIES)
ENEMY_TABLE: tuple[Enemy, ...] = tuple(ENEMIES.values())


def _enemy(name: str) -> int:
    """The number of an enemy whom the rules know by name."""
    if name not in ENEMIES:
        raise ROOT.fault("enemies", f"{name!r}?")
    return ENEMY_KINDS.index(name)


RAIDERS, BASE, GUARDIAN = (_enemy(name) for name in ("pirate_raiders", "pirate_base", "guardian"))

BUILDINGS: dict[str, Building] = table(ROOT.rows("buildings"), read_building)
BUILDING_TABLE: tuple[Building, ...] = tuple(BUILDINGS.values())
BUILDING_NUMBER: dict[str, int] = {building: number for number, building in enumerate(BUILDINGS)}
TECHNOLOGIES: dict[str, Technology] = table(ROOT.rows("technologies"), read_technology)
ABILITIES: dict[str, Ability] = table(ROOT.rows("abilities"), read_ability)
FOUNDATIONS: dict[str, Foundation] = table(ROOT.rows("foundations"), read_foundation)
_EMPIRES = table(ROOT.rows("empires"), read_empire)
EMPIRES: dict[str, Empire] = {id: empire for id, (empire, _) in _EMPIRES.items()}
ANTARANS = "antarans"
PLANETS: dict[str, Planet] = table(ROOT.rows("planets"), read_planet)
PLANETS.update({empire.home.id: empire.home for empire in EMPIRES.values()})
STARS: dict[str, Star] = table(ROOT.rows("stars"), read_star)
DISCOVERIES: dict[str, Discovery] = table(ROOT.rows("discoveries"), read_discovery)
MISSIONS: dict[str, Mission] = table(ROOT.rows("missions"), read_mission)
GALAXIES: dict[int, Galaxy] = dict(read_core_galaxy(row) for row in ROOT.rows("galaxies"))
UNKNOWN: dict[int, Galaxy] = dict(read_unknown_galaxy(row) for row in ROOT.rows("unknown"))
#: Antaran fleets by round: frigates, cruisers, Titans.
FLEETS: dict[int, Three] = {
    row.number("round"): (row.number("frigate"), row.number("cruiser"), row.number("titan"))
    for row in ROOT.rows("fleets")
}


def _cards() -> dict[str, ActionCard]:
    """Every action card: basic ones, those of the empires, those of one's own, technologies."""
    cards = [read_card(row) for row in ROOT.rows("basic_cards")]
    cards += [card for _, card in _EMPIRES.values()]
    cards += [read_card(row) for row in ROOT.rows("custom_cards")]
    for row in ROOT.rows("technologies"):
        for effect in row.rows("effects", key="op"):
            if effect.text("op") == "action_card":
                cards.append(read_card(effect, row.text("id"), ignore=("op",)))
    found: dict[str, ActionCard] = {}
    for card in cards:
        if card.id in found:
            raise ROOT.fault("action cards", f"{card.id!r} × 2")
        found[card.id] = card
    return found


CARDS: dict[str, ActionCard] = _cards()
BASIC_CARDS: tuple[str, ...] = tuple(row.text("id") for row in ROOT.rows("basic_cards"))
CUSTOM_CARDS: tuple[str, ...] = tuple(row.text("id") for row in ROOT.rows("custom_cards"))
ABILITY_CARDS: tuple[str, ...] = tuple(ability.id for ability in ABILITIES.values() if ability.cards)

#: What needs a level of a branch: (branch, level) by name. What is not here needs none.
UNLOCKED_BY: dict[str, tuple[int, int]] = {
    thing: (BRANCHES.index(row.text("branch", one_of=BRANCHES)), row.number("level", least=1))
    for row in ROOT.rows("levels")
    for thing in row.texts("unlocks", one_of=(*UNITS, *BUILDINGS, "terraforming", "advanced_terraforming"))
}
FREE_FROM_THE_START = (0, 0)
UNIT_NEEDS = tuple(UNLOCKED_BY.get(unit, FREE_FROM_THE_START) for unit in UNITS)
BUILDING_NEEDS = tuple(UNLOCKED_BY.get(building, FREE_FROM_THE_START) for building in BUILDINGS)
TERRAFORM_NEEDS = UNLOCKED_BY.get("terraforming", FREE_FROM_THE_START)
ADVANCED_NEEDS = UNLOCKED_BY.get("advanced_terraforming", FREE_FROM_THE_START)
TOKENS: dict[str, int] = {row.text("id"): row.number("count") for row in ROOT.rows("tokens")}


def effect_lists() -> dict[str, tuple[Effect, ...]]:
    """The effects of everything that an empire can own, by the name under which it owns it."""
    found = {technology.id: technology.effects for technology in TECHNOLOGIES.values()}
    for ability in ABILITIES.values():
        if ability.id in found:
            raise ROOT.fault("abilities", f"{ability.id!r} × 2")
        found[ability.id] = ability.effects
    for empire in EMPIRES.values():
        for ability_id in empire.abilities:
            if ability_id not in ABILITIES:
                raise ROOT.fault("abilities", f"{empire.id}: {ability_id!r}")
        if empire.diplomat is not None:
            found[f"diplomat_{empire.id}"] = empire.diplomat
    return found


EFFECTS: dict[str, tuple[Effect, ...]] = effect_lists()
