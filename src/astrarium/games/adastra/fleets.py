"""Fleets on the map: place, remove, use and recover ships."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .enumerations import OVERLOADED, READY
from .state import NO_FLEET, NOBODY, Fleet, State

#: Equal ships: type, state, count.
Group = tuple[int, int, int]


def put(g: State, seat: int, system: int, unit: int, state: int = READY, count: int = 1) -> None:
    """Add ships to a system without ships of others."""
    g.add_ships(system, unit, state, count)
    g.occupy(system, seat)


def take_groups(g: State, system: int, groups: Iterable[Group]) -> None:
    for unit, state, count in groups:
        g.add_ships(system, unit, state, -count)
    if g.fleets[system] == NO_FLEET:
        g.occupy(system, NOBODY)


def put_groups(g: State, seat: int, system: int, groups: Iterable[Group], steps: int = 0) -> None:
    """Add ships to a system, each `steps` states further (at most overloaded)."""
    for unit, state, count in groups:
        g.add_ships(system, unit, min(OVERLOADED, state + steps), count)
    g.occupy(system, seat)


@lru_cache(maxsize=1 << 14)
def groups(fleet: Fleet) -> tuple[Group, ...]:
    """The ships of a fleet."""
    return tuple(
        (unit, state, count) for unit, ships in enumerate(fleet) for state, count in enumerate(ships) if count
    )


@lru_cache(maxsize=1 << 14)
def usable_groups(fleet: Fleet) -> tuple[Group, ...]:
    """The ships of a fleet that can be used: all but the overloaded (A2.10)."""
    return tuple(group for group in groups(fleet) if group[1] != OVERLOADED)


def used(chosen: Iterable[Group]) -> list[Group]:
    """The same ships, used: one state step further."""
    return [(unit, state + 1, count) for unit, state, count in chosen]


@lru_cache(maxsize=1 << 14)
def recovered(fleet: Fleet) -> Fleet:
    """A4.9 Every ship one step back: overloaded ships become exhausted, exhausted ones ready."""
    return tuple((ready + exhausted, overloaded, 0) for ready, exhausted, overloaded in fleet)


def gathered(ships: Iterable[tuple[int, int]]) -> list[Group]:
    """Single ships (type, state) as groups."""
    counts: dict[tuple[int, int], int] = {}
    for ship in ships:
        counts[ship] = counts.get(ship, 0) + 1
    return [(unit, state, count) for (unit, state), count in sorted(counts.items())]
