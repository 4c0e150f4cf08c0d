"""What a system's planet, discovery, buildings and terraforming make of it (A2.5)."""

from __future__ import annotations

from .components import BUILDING_TABLE, DISCOVERIES, PLANETS, N
from .things import POPULATION, RESOURCES, WRECK, Effect

#: Planet, discovery, buildings (a bit for each), terraformed type + 1 (0: none), advanced terraforming.
Ground = tuple[str, str, int, int, int]
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
        effects: list[Effect] = list(DISCOVERIES[trait].effects) if trait else []
        built = [building for bit, building in enumerate(BUILDING_TABLE) if buildings >> bit & 1]
        effects += [effect for building in built for effect in building.effects]
        local = [effect for effect in effects if effect.system]
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
            + sum(e.n for e in local if e.stat == "capacity" and {name, "all"} & set(e.filter))
            if self.habitable
            else 0
            for kind, name in enumerate(POPULATION)
        )
        self.growth_cost = _total(local, "growth_cost")
        self.unit_cost = _total(local, "unit_cost")
        self.resistance = _total(local, "resistance")
        self.income = tuple(sum(e.n for e in local if e.op == "income" and e.res == res) for res in RESOURCES)


def _total(effects: list[Effect], stat: str) -> int:
    return sum(effect.n for effect in effects if effect.op == "mod" and effect.stat == stat)


class _Sites(dict[Ground, Site]):
    """Sites worked out so far; there are few of them, and they never change."""

    def __missing__(self, ground: Ground) -> Site:
        site = self[ground] = Site(ground)
        return site


SITES = _Sites()
