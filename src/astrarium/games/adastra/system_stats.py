"""Numbers of a system, from its planet, discovery, buildings and terraforming (A2.5)."""

from __future__ import annotations

from typing import Final

from .components import BUILDING_TABLE, DISCOVERIES, PLANETS, N
from .enumerations import POPULATION, RESOURCES, WRECK
from .vocabulary import Effect, Income, Mod

#: Planet, discovery, buildings (a bit for each), terraformed type + 1 (0: none), advanced terraforming.
Ground = tuple[str, str, int, int, int]
#: Indices into a `Ground`.
TRAIT: Final = 1
BUILT: Final = 2
TERRAFORMED: Final = 3
ADVANCED: Final = 4
BARE: Ground = ("", "", 0, 0, 0)


class Site:
    """The numbers of one system, without its owner's."""

    __slots__ = (
        "built",
        "capacity",
        "free_slots",
        "growth_cost",
        "habitable",
        "income",
        "orbital",
        "planet",
        "resistance",
        "unit_cost",
    )

    def __init__(self, ground: Ground) -> None:
        planet, trait, buildings, terraformed, advanced = ground
        tile = PLANETS.get(planet)
        local: list[Effect] = list(DISCOVERIES[trait].effects) if trait else []
        built = [building for bit, building in enumerate(BUILDING_TABLE) if buildings >> bit & 1]
        local += [effect for building in built for effect in building.effects]
        mods = [effect for effect in local if isinstance(effect, Mod)]
        incomes = [effect for effect in local if isinstance(effect, Income)]
        self.planet = planet
        #: Whether people can live there: a wreck counts as no planet (B1.3).
        self.habitable = tile is not None and planet != WRECK
        self.built = len(built)
        self.free_slots = (tile.planetary if tile is not None else 0) - len(built)
        self.orbital = tile.orbital if tile is not None else N.planetless_orbital
        printed = tile.capacity if tile is not None else (0, 0, 0)
        self.capacity = tuple(
            printed[kind]
            + (terraformed == kind + 1)
            + advanced
            + sum(mod.n for mod in mods if mod.stat == "capacity" and {name, "all"} & set(mod.filter))
            if self.habitable
            else 0
            for kind, name in enumerate(POPULATION)
        )
        self.growth_cost = _total(mods, "growth_cost")
        self.unit_cost = _total(mods, "unit_cost")
        self.resistance = _total(mods, "resistance")
        self.income = tuple(sum(each.n for each in incomes if each.res == res) for res in RESOURCES)


def _total(mods: list[Mod], stat: str) -> int:
    return sum(mod.n for mod in mods if mod.stat == stat)


class _Sites(dict[Ground, Site]):
    """Cache of sites by ground; there are few, and they never change."""

    def __missing__(self, ground: Ground) -> Site:
        site = self[ground] = Site(ground)
        return site


SITES = _Sites()
