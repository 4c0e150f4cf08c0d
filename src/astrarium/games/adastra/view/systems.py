"""The public view of systems."""

from __future__ import annotations

from functools import lru_cache

from ....kernel import unchanged
from ..active_powers import Power
from ..battle_pieces import dice_table, firepower, numbers, power_of
from ..combat import defender_of
from ..components import BUILDING_TABLE, ENEMY_KINDS, N
from ..enumerations import FIRST_ENEMY, OUTPOST, READY, STATION, UNITS, Three
from ..fleets import Group, groups
from ..state import NEW_SYSTEM, NOBODY, State
from ..system_stats import BARE, SITES, Ground
from .shape import Fleet, System


def someone(seat: int) -> int | None:
    """A seat in a view; None for nobody."""
    return None if seat == NOBODY else seat


def seen_systems(g: State) -> list[System]:
    """The views of all systems, memoised by the values they depend on."""
    power = dict(enumerate(g.powers)).get
    columns = [getattr(g, name) for name in NEW_SYSTEM]
    rows = zip(*columns, map(power, g.owner), map(power, g.fleet_owner), strict=True)
    return unchanged(g, "systems", list(rows), lambda at: system_view(g, at))


def system_view(g: State, at: int) -> System:
    """The public view of a system."""
    seen: System = {}
    if coords := g.coords[at]:
        seen["q"], seen["r"] = coords
    if tile := g.tiles[at]:
        seen["tile"] = tile
        if g.rotations[at]:
            seen["rotation"] = g.rotations[at]
    elif g.colours[at]:
        seen["colour"] = g.colours[at]
    if g.explored[at]:
        seen["explored"] = True
        if g.links[at]:
            seen["links"] = g.links[at]
        if g.doors[at]:
            seen["doors"] = g.doors[at]
        _ground(g, at, seen)
    if g.enemies[at]:
        seen["enemies"] = {ENEMY_KINDS[kind]: count for kind, count in enumerate(g.enemies[at]) if count}
    if g.fleet_owner[at] != NOBODY:
        seen["fleet"] = _fleet(g, at)
    if g.outposts[at]:
        seen["outposts"] = g.outposts[at]
    if g.stations[at]:
        seen["stations"] = g.stations[at]
    defender = defender_of(g, at)
    if defender != NOBODY:
        seen["defence"] = _defence(g, at, defender)
    return seen


def _ground(g: State, at: int, seen: System) -> None:
    """The planet with its discovery, buildings, people and owner."""
    ground = g.ground[at]
    site = SITES[ground]
    seen["slots"] = (max(0, site.free_slots), site.orbital - g.outposts[at] - g.stations[at])
    owner = g.owner[at]
    if ground is not BARE:
        seen.update(_things(ground))
        if site.habitable:
            farmers, workers, scientists = site.capacity
            if owner >= 0 and g.powers[owner]:
                more = g.powers[owner].capacity
                farmers, workers, scientists = farmers + more[0], workers + more[1], scientists + more[2]
            seen["capacity"] = (farmers, workers, scientists)
    if owner >= 0:
        seen["owner"] = owner
        if g.people(at):
            seen["population"] = g.population[at]
            if resists := g.resists(at):
                seen["resistance"] = resists
    holder = g.holder(at)
    if holder != owner:
        seen["holder"] = someone(holder)


@lru_cache(maxsize=1 << 12)
def _things(ground: Ground) -> System:
    """The planet with its discovery, buildings and terraforming."""
    planet, trait, buildings, terraformed, advanced = ground
    seen: System = {}
    if planet:
        seen["planet"] = planet
    if trait:
        seen["trait"] = trait
    if buildings:
        seen["buildings"] = tuple(
            building.id for bit, building in enumerate(BUILDING_TABLE) if buildings >> bit & 1
        )
    if terraformed:
        seen["terraformed"] = terraformed - 1
    if advanced:
        seen["advanced"] = True
    return seen


def _fleet(g: State, at: int) -> Fleet:
    ships = {UNITS[unit]: ships for unit, ships in enumerate(g.fleets[at]) if any(ships)}
    return {"owner": g.fleet_owner[at], "ships": ships}


def _defence(g: State, at: int, side: int) -> Three:
    """The defence of a system: dice a round, hull, and expected damage in sixths."""
    if enemies := g.enemies[at]:
        return _added_up(
            None, tuple((FIRST_ENEMY + kind, READY, count) for kind, count in enumerate(enemies))
        )
    orbital = (OUTPOST, READY, g.outposts[at]), (STATION, READY, g.stations[at])
    return _added_up(power_of(g, side), (*groups(g.fleets[at]), *orbital))


@lru_cache(maxsize=1 << 12)
def _added_up(power: Power | None, pieces: tuple[Group, ...]) -> Three:
    """The total dice, hull and expected damage of pieces; `power` is None if no empire owns them."""
    dice = hull = sixths = 0
    for unit, state, count in pieces:
        if count:
            more = min(N.most_dice - dice, firepower(power, unit, state) * count)
            dice += more
            hull += numbers(power, unit)[1] * count
            sixths += more * sum(dice_table(power, unit))
    return dice, hull, sixths
