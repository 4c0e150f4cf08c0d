"""Ships on the map: putting them down, taking them up, using them."""

from __future__ import annotations

from collections.abc import Iterable

from .names import EXHAUSTED, OVERLOADED, READY, SHIPS
from .state import NO_FLEET, NOBODY, Fleet, State

#: A kind of ships to move: type, state, how many.
Group = tuple[int, int, int]


def put(g: State, seat: int, system: int, unit: int, state: int = READY, count: int = 1) -> None:
    """Add ships to a system; nobody else's are there."""
    fleet = list(g.fleets[system])
    fleet[3 * unit + state] += count
    g.fleets[system] = tuple(fleet)
    g.fleet_owner[system] = seat


def take(g: State, system: int, unit: int, state: int, count: int = 1) -> None:
    """Take ships off a system."""
    fleet = list(g.fleets[system])
    fleet[3 * unit + state] -= count
    _leave(g, system, tuple(fleet))


def _leave(g: State, system: int, fleet: Fleet) -> None:
    g.fleets[system] = fleet
    if fleet == NO_FLEET:
        g.fleet_owner[system] = NOBODY


def take_groups(g: State, system: int, groups: Iterable[Group]) -> None:
    fleet = list(g.fleets[system])
    for unit, state, count in groups:
        fleet[3 * unit + state] -= count
    _leave(g, system, tuple(fleet))


def put_groups(g: State, seat: int, system: int, groups: Iterable[Group], steps: int = 0) -> None:
    """Put ships down, each so many state steps further (at most overloaded)."""
    fleet = list(g.fleets[system])
    for unit, state, count in groups:
        fleet[3 * unit + min(OVERLOADED, state + steps)] += count
    g.fleets[system] = tuple(fleet)
    g.fleet_owner[system] = seat


def groups(fleet: Fleet) -> list[Group]:
    """The ships of a fleet."""
    return [(at // 3, at % 3, count) for at, count in enumerate(fleet) if count]


def usable_groups(fleet: Fleet) -> list[Group]:
    """The ships of a fleet that can be used: all but the overloaded (A2.10)."""
    return [(at // 3, at % 3, count) for at, count in enumerate(fleet) if count and at % 3 != OVERLOADED]


def used(chosen: Iterable[Group]) -> list[Group]:
    """The same ships, used: one state step further."""
    return [(unit, state + 1, count) for unit, state, count in chosen]


def recovered(fleet: Fleet) -> Fleet:
    """A4.9 Every ship one step back: overloaded ships become exhausted, exhausted ones ready."""
    fresh = list(NO_FLEET)
    for unit in SHIPS:
        first = 3 * unit
        fresh[first] = fleet[first] + fleet[first + EXHAUSTED]
        fresh[first + EXHAUSTED] = fleet[first + OVERLOADED]
    return tuple(fresh)


def gathered(ships: Iterable[tuple[int, int]]) -> list[Group]:
    """Single ships (type, state) as groups."""
    counts: dict[tuple[int, int], int] = {}
    for ship in ships:
        counts[ship] = counts.get(ship, 0) + 1
    return [(unit, state, count) for (unit, state), count in sorted(counts.items())]
