"""What an empire is capable of: everything its abilities, technologies and embassies add up to.

An empire's sources are a tuple of names; its power is worked out once for each such tuple and shared by
all tables, so rules read it as plain numbers.
"""

from __future__ import annotations

from functools import cache

from .components import CARDS, EFFECTS, EMPIRES, FOUNDATIONS, UNIT_TABLES, N
from .things import (
    DOOM_STAR,
    OUTPOST,
    POPULATION,
    RESOURCES,
    SHIPS,
    TITAN,
    UNITS,
    Effect,
    Foundation,
    Unit,
)

#: What a unit of the Antaran fleet or the Doom Star can do is printed; nothing changes it.
UNCHANGED = DOOM_STAR
FACES = range(7)


class Power:
    """The numbers of one empire. Lists of units go by number of the unit."""

    __slots__ = (
        "action_limit",
        "build_items",
        "building_cost",
        "capacity",
        "card_limit",
        "cards",
        "combat",
        "cost",
        "diplomacy_cost",
        "draft_picks",
        "extra_costs",
        "firepower",
        "flags",
        "growth_cost",
        "hull",
        "income",
        "income_per",
        "invasion",
        "invasion_dice",
        "on",
        "once",
        "printed",
        "raw_cost",
        "research_cost",
        "resistance",
        "shield",
        "slowest",
        "speed",
        "terraform_cost",
        "upkeep",
    )

    def __init__(self, start: Foundation, table: str, sources: tuple[str, ...]) -> None:
        effects = [(source, effect) for source in sources for effect in EFFECTS[source]]
        mods = [effect for _, effect in effects if effect.op == "mod"]
        self._count_mods(mods)
        self._fit_units(table, mods)
        self.combat = _dice_table(
            [start.combat, *((e.face, e.damage) for _, e in effects if e.op == "combat_effect")]
        )
        self.invasion = _dice_table(
            [start.invasion, *((e.face, e.successes) for _, e in effects if e.op == "invasion_effect")]
        )
        self.income = tuple(
            sum(e.n for _, e in effects if e.op == "income" and not e.per and e.res == res)
            for res in RESOURCES
        )
        #: (what is counted, resource, how many for each)
        self.income_per = tuple(
            (e.per, RESOURCES.index(e.res), e.n) for _, e in effects if e.op == "income" and e.per
        )
        self.flags = frozenset(e.name for _, e in effects if e.op == "flag")
        self.once = {source: e for source, e in effects if e.op == "once_per_round"}
        self.on = {
            e.event: tuple(x for _, x in effects if x.op == "on" and x.event == e.event)
            for _, e in effects
            if e.op == "on"
        }
        self.cards = tuple(source for source, e in effects if e.op == "action_card" and source in CARDS)

    def _count_mods(self, mods: list[Effect]) -> None:
        def total(stat: str) -> int:
            return sum(mod.n for mod in mods if mod.stat == stat)

        self.growth_cost = total("growth_cost")
        self.research_cost = total("research_cost")
        self.diplomacy_cost = total("diplomacy_cost")
        self.building_cost = total("building_cost")
        self.terraform_cost = total("terraform_cost")
        self.action_limit = N.action_limit + total("action_limit")
        self.card_limit = N.card_limit + total("card_limit")
        self.upkeep = total("upkeep")
        self.build_items = N.build_items + total("build_items")
        self.draft_picks = 1 + total("draft_picks")
        self.resistance = total("resistance")
        self.invasion_dice = total("invasion_dice")
        self.extra_costs = tuple(max(0, cost + total("extra_place_cost")) for cost in N.extra_places)
        self.capacity = tuple(
            sum(mod.n for mod in mods if mod.stat == "capacity" and {kind, "all"} & set(mod.filter))
            for kind in POPULATION
        )

    def _fit_units(self, table: str, mods: list[Effect]) -> None:
        self.printed: tuple[Unit | None, ...] = UNIT_TABLES[table]
        self.firepower = self._fitted("firepower", 0, mods)
        self.hull = self._fitted("hull", 1, mods)
        self.shield = self._fitted("shield", 0, mods)
        self.speed = tuple(
            speed if unit in SHIPS else 0 for unit, speed in enumerate(self._fitted("speed", 0, mods))
        )
        self.slowest = min(self.speed[unit] for unit in SHIPS if self.printed[unit] is not None)
        raw = []
        for number, unit in enumerate(self.printed):
            stat = "unit_cost" if number in SHIPS else "orbital_cost"
            changes = 0 if number == UNCHANGED else _changes(stat, number, mods)
            raw.append(0 if unit is None else unit.cost + changes)
        #: Prices with the empire's own modifiers; a system's are added before the minimum of 1 counts.
        self.raw_cost = tuple(raw)
        self.cost = tuple(max(1, cost) for cost in raw)

    def _fitted(self, stat: str, least: int, mods: list[Effect]) -> tuple[int, ...]:
        """A column of the unit table with everything that changes it."""
        column = []
        for number, unit in enumerate(self.printed):
            printed: int = 0 if unit is None else getattr(unit, stat)
            changes = 0 if number == UNCHANGED else _changes(stat, number, mods)
            column.append(max(least, printed + changes))
        return tuple(column)


def _changes(stat: str, unit: int, mods: list[Effect]) -> int:
    """What modifiers add to a number of a unit; without a filter they mean every ship."""
    names = {UNITS[unit], "orbital"} if unit >= OUTPOST else {UNITS[unit]}
    return sum(
        mod.n
        for mod in mods
        if mod.stat == stat and (names & set(mod.filter) if mod.filter else unit <= TITAN or unit >= OUTPOST)
    )


def _dice_table(effects: list[tuple[int, int]]) -> tuple[int, ...]:
    """By face of a die: the best of the effects whose face it meets (A6.2)."""
    return tuple(max((worth for face, worth in effects if shown >= face), default=0) for shown in FACES)


@cache
def power(key: tuple[str, str, tuple[str, ...]]) -> Power:
    """The power of an empire: by the foundation it starts from, its unit table, its sources."""
    foundation, table, sources = key
    start = FOUNDATIONS[foundation] if foundation in FOUNDATIONS else EMPIRES[foundation].start
    return Power(start, table, sources)


#: How an Antaran fleet hits.
ANTARAN_DICE = _dice_table([N.antaran_combat])
