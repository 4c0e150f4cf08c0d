"""The power of an empire: the sum of its abilities, technologies and embassies.

The sources of an empire form a tuple of names. A power is memoised by its makeup (foundation, unit table and
sources) and shared by all tables, so the rules read plain numbers. It is mostly the sum of one row for each
source.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import add
from typing import NamedTuple, get_args

from .component_types import Foundation, Unit
from .components import EFFECTS, EMPIRES, ENEMY_TABLE, FOUNDATIONS, REVENGE, UNIT_TABLES, N
from .enumerations import DOOM_STAR, OF_UNITS, OUTPOST, OVERLOADED, POPULATION, RESOURCES, SHIPS, UNITS, Stat
from .vocabulary import (
    CardOfItsOwn,
    CombatEffect,
    Effect,
    Flag,
    Income,
    InvasionEffect,
    Mod,
    On,
    OncePerRound,
)

FACES = range(7)
#: Vector stats: one number for each unit or each kind of population.
SEVERAL = (*OF_UNITS, "orbital_cost", "capacity")
#: Scalar stats, first in a row. The unit columns (six numbers each), capacity and income follow.
PLAIN: tuple[str, ...] = tuple(stat for stat in get_args(Stat) if stat not in SEVERAL)
COLUMNS = ("firepower", "hull", "shield", "speed", "cost")
FIRST_COLUMN = len(PLAIN)
FIRST_COST = FIRST_COLUMN + COLUMNS.index("cost") * len(UNITS)
FIRST_ROOM = FIRST_COLUMN + len(COLUMNS) * len(UNITS)
FIRST_INCOME = FIRST_ROOM + len(POPULATION)
#: Lower bound of each column.
LEAST = {"firepower": 0, "hull": 1, "shield": 0, "speed": 0, "cost": 1}

Row = tuple[int, ...]


class Special(NamedTuple):
    """The effects of a power that a row of numbers cannot express."""

    #: Damage or successes for each face of a die.
    combat: Row
    invasion: Row
    flags: frozenset[str]
    once: dict[str, OncePerRound]
    on: dict[str, tuple[On, ...]]
    cards: tuple[str, ...]
    #: (what is counted, resource, how many for each)
    income_per: tuple[tuple[str, int, int], ...]


def _numbers_alone(effect: Effect) -> bool:
    """Whether the row of its source expresses an effect completely."""
    return isinstance(effect, Mod) or (isinstance(effect, Income) and not effect.per)


def _row(effects: Iterable[Effect]) -> Row:
    """All numbers that a list of effects adds."""
    mods = [effect for effect in effects if isinstance(effect, Mod)]
    row = [sum(mod.n for mod in mods if mod.stat == stat) for stat in PLAIN]
    for column in COLUMNS:
        row += [_unit_change(column, unit, mods) for unit in range(len(UNITS))]
    for kind in POPULATION:
        row.append(sum(mod.n for mod in mods if mod.stat == "capacity" and {kind, "all"} & set(mod.filter)))
    incomes = [effect for effect in effects if isinstance(effect, Income) and not effect.per]
    row += [sum(effect.n for effect in incomes if effect.res == resource) for resource in RESOURCES]
    return tuple(row)


def _unit_change(column: str, unit: int, mods: list[Mod]) -> int:
    """The sum of modifiers of a unit's number; without a filter they mean every ship but the Doom Star."""
    if unit == DOOM_STAR:
        return 0
    stat = column if column != "cost" else "unit_cost" if unit in SHIPS else "orbital_cost"
    names = {UNITS[unit], "orbital"} if unit >= OUTPOST else {UNITS[unit]}
    return sum(mod.n for mod in mods if mod.stat == stat and (names & set(mod.filter) or not mod.filter))


def _printed(table: tuple[Unit | None, ...]) -> Row:
    """The row of an empire without sources: the numbers printed on its board."""
    plain = dict.fromkeys(PLAIN, 0) | {
        "action_limit": N.action_limit,
        "card_limit": N.card_limit,
        "build_items": N.build_items,
        "draft_picks": 1,
    }
    columns = [0 if unit is None else getattr(unit, column) for column in COLUMNS for unit in table]
    return (*plain.values(), *columns, *(0 for _ in POPULATION), *(0 for _ in RESOURCES))


_ROWS: dict[str, Row] = {source: _row(effects) for source, effects in EFFECTS.items()}
_BOARDS: dict[str, Row] = {name: _printed(table) for name, table in UNIT_TABLES.items()}
#: The lasting effects of each source that its row cannot express.
_SPECIAL: dict[str, tuple[Effect, ...]] = {
    source: tuple(effect for effect in effects if effect.derived and not _numbers_alone(effect))
    for source, effects in EFFECTS.items()
}


class Power:
    """The numbers of one empire. Rows of units are indexed by unit number."""

    __slots__ = (
        *PLAIN,
        *COLUMNS,
        "capacity",
        "cards",
        "combat",
        "extra_costs",
        "flags",
        "income",
        "income_per",
        "invasion",
        "on",
        "once",
        "printed",
        "raw_cost",
    )

    growth_cost: int
    research_cost: int
    diplomacy_cost: int
    building_cost: int
    terraform_cost: int
    extra_place_cost: int
    action_limit: int
    card_limit: int
    upkeep: int
    build_items: int
    draft_picks: int
    resistance: int
    invasion_dice: int
    firepower: Row
    hull: Row
    shield: Row
    speed: Row
    cost: Row

    def __init__(self, start: Foundation, table: str, sources: tuple[str, ...]) -> None:
        numbers = _sum(table, sources)
        for name, number in zip(PLAIN, numbers, strict=False):
            setattr(self, name, number)
        self.printed = UNIT_TABLES[table]
        #: Prices with the empire's modifiers. Those of a system are added before the minimum of 1 applies.
        self.raw_cost = numbers[FIRST_COST:FIRST_ROOM]
        self.firepower, self.hull, self.shield, self.speed, self.cost = _units(
            numbers[FIRST_COLUMN:FIRST_ROOM]
        )
        self.capacity = numbers[FIRST_ROOM:FIRST_INCOME]
        self.income = numbers[FIRST_INCOME:]
        self.extra_costs = tuple([max(0, cost + self.extra_place_cost) for cost in N.extra_places])
        special = _special(start.combat, start.invasion, tuple([each for each in sources if _SPECIAL[each]]))
        self.combat, self.invasion, self.flags, self.once, self.on, self.cards, self.income_per = special


@lru_cache(maxsize=1 << 12)
def _units(numbers: Row) -> tuple[Row, ...]:
    """The columns of a unit table, clamped to their minimums; orbital buildings have speed 0."""
    count = len(UNITS)
    columns = []
    for at, column in enumerate(COLUMNS):
        least = LEAST[column]
        values = [max(least, value) for value in numbers[at * count : (at + 1) * count]]
        if column == "speed":
            values[OUTPOST:] = (0, 0)
        columns.append(tuple(values))
    return tuple(columns)


@lru_cache(maxsize=1 << 12)
def _special(fights: tuple[int, int], invades: tuple[int, int], sources: tuple[str, ...]) -> Special:
    """The special effects of an empire with these dice and sources."""
    effects = [(source, effect) for source in sources for effect in _SPECIAL[source]]
    combat, invasion = [fights], [invades]
    flags: list[str] = []
    once: dict[str, OncePerRound] = {}
    on: dict[str, tuple[On, ...]] = {}
    cards: tuple[str, ...] = ()
    income_per: tuple[tuple[str, int, int], ...] = ()
    for source, effect in effects:
        match effect:
            case CombatEffect():
                combat.append((effect.face, effect.damage))
            case InvasionEffect():
                invasion.append((effect.face, effect.successes))
            case Flag():
                flags.append(effect.flag)
            case Income(per=str(per)):
                income_per += ((per, RESOURCES.index(effect.res), effect.n),)
            case OncePerRound():
                once[source] = effect
            case On():
                on[effect.event] = (*on.get(effect.event, ()), effect)
            case CardOfItsOwn():
                cards += (source,)
    dice = _dice_table(tuple(combat)), _dice_table(tuple(invasion))
    return Special(*dice, frozenset(flags), once, on, cards, income_per)


@cache
def _dice_table(effects: tuple[tuple[int, int], ...]) -> Row:
    """For each face of a die, the best effect whose threshold it reaches (A6.2)."""
    return tuple(max((worth for face, worth in effects if shown >= face), default=0) for shown in FACES)


@lru_cache(maxsize=1 << 14)
def _sum(table: str, sources: tuple[str, ...]) -> Row:
    """The row of a board and its sources; memoised by prefix, as usually only the last source is new."""
    if not sources:
        return _BOARDS[table]
    return tuple(map(add, _sum(table, sources[:-1]), _ROWS[sources[-1]]))


#: Foundation, unit table, sources.
Makeup = tuple[str, str, tuple[str, ...]]


@lru_cache(maxsize=1 << 14)
def power(makeup: Makeup) -> Power:
    """The power of an empire with this makeup."""
    foundation, table, sources = makeup
    start = FOUNDATIONS[foundation] if foundation in FOUNDATIONS else EMPIRES[foundation].start
    return Power(start, table, sources)


#: Damage for each face of a die: of an Antaran fleet, and of each kind of enemy.
ANTARAN_DICE = _dice_table((REVENGE.combat,))
ENEMY_DICE = tuple(
    tuple(enemy.damage if face >= enemy.face else 0 for face in range(7)) for enemy in ENEMY_TABLE
)


def strained(firepower: int, state: int) -> int:
    """A2.10 Overloaded ships have one firepower less, never below 0."""
    return max(0, firepower - 1) if state == OVERLOADED else firepower
