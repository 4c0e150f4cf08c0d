"""A5.24–A5.26 Attack: ships from wherever they are strike one system."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....kernel import Choice, Option, Reason, Steps
from .. import fleets, galaxy
from ..combat import defender_of, fight
from ..fleets import Group
from ..names import OVERLOADED
from ..pieces import is_empire
from ..powers import Power
from ..state import NOBODY, Fleet, State, usable
from ..things import ActionCard
from .diplomacy import break_embassies
from .flight import ships_at
from .why import Wondered


def strikers(g: State, seat: int, target: int) -> list[tuple[int, Group]]:
    """A5.25 The usable ships that can strike a system: (origin, group)."""
    return [
        (origin, group)
        for origin in g.fleets_of(seat)
        for group in fleets.usable_groups(g.fleets[origin])
        if target in _targets(g, seat, (origin,), *_way(g.powers[seat], group[0]))
    ]


def _way(power: Power, unit: int) -> tuple[int, bool]:
    """How a ship moves: how far, and whether by micro-wormholes."""
    return power.speed[unit], galaxy.uses_micro(power, unit)


@lru_cache(maxsize=1 << 14)
def _ways(power: Power, fleet: Fleet) -> frozenset[tuple[int, bool]]:
    """The ways in which the usable ships of a fleet move."""
    return frozenset(_way(power, unit) for unit, _, _ in fleets.usable_groups(fleet))


def _targets(g: State, seat: int, origins: Iterable[int], speed: int, micro: bool) -> set[int]:
    """A5.24 The closed systems into which a last step may lead ships."""
    return galaxy.reach_and_closed(g, seat, origins, speed, micro)[1]


def _bases(g: State, seat: int) -> dict[tuple[int, bool], list[int]]:
    """From where a player's usable ships start, for each way in which they move."""
    bases: dict[tuple[int, bool], list[int]] = {}
    for origin in g.based[seat]:
        for way in _ways(g.powers[seat], g.fleets[origin]):
            bases.setdefault(way, []).append(origin)
    return bases


def possible(g: State, seat: int, card: ActionCard) -> bool:
    """Most often a neighbour can be struck; only if none can, it is looked further, once for each way."""
    for origin in g.based[seat]:
        if usable(g.fleets[origin]):
            for other in g.links[origin]:
                if not galaxy.passable(g, seat, other):
                    return True
    for (speed, micro), origins in _bases(g, seat).items():
        if _targets(g, seat, origins, speed, micro):
            return True
    return False


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    targets: set[int] = set()
    for (speed, micro), origins in _bases(g, seat).items():
        targets |= _targets(g, seat, origins, speed, micro)
    return [("target", system) for system in sorted(targets) if (system,) not in g.used]


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [("target", system) for system, explored in enumerate(g.explored) if explored]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.24 Why a system cannot be attacked."""
    system = option[1]
    if (system,) in g.used:
        return "used", "A5.2"
    if galaxy.passable(g, seat, system):
        return "your-own" if g.holder(system) == seat else "nothing-there", "A5.24", system
    return None if strikers(g, seat, system) else _bar_reach(g, seat, system)


def _bar_reach(g: State, seat: int, target: int) -> Reason:
    """A5.25 By how much the usable ship that comes nearest misses a system."""
    ways = {
        (origin, unit)
        for origin in g.fleets_of(seat)
        for unit, _, _ in fleets.usable_groups(g.fleets[origin])
    }
    if not ways:
        return "no-usable-ship", "A2.10", len(all_ships(g, seat, target))
    speeds = g.powers[seat].speed
    missed = [
        (steps - speeds[unit], steps, unit)
        for origin, unit in ways
        if (steps := galaxy.steps_to(g, seat, origin, target, galaxy.uses_micro(g.powers[seat], unit)))
    ]
    if not missed:
        origin, unit = min(ways)
        return galaxy.bar_way(g, seat, origin, target, "A5.25", galaxy.uses_micro(g.powers[seat], unit))
    _, steps, unit = min(missed)
    return "out-of-range", "A5.25", unit, speeds[unit], steps


def all_ships(g: State, seat: int, target: int) -> list[Option]:
    return [ship for origin in g.fleets_of(seat) for ship in ships_at(g, seat, origin)]


def bar_striker(g: State, seat: int, target: int, option: Option) -> Reason | None:
    """A5.25 Why a ship cannot strike a system."""
    _, origin, unit, state, _ = option
    if state == OVERLOADED:
        return "ship-overloaded", "A2.10"
    speed, micro = _way(g.powers[seat], unit)
    if target in _targets(g, seat, (origin,), speed, micro):
        return None
    steps = galaxy.steps_to(g, seat, origin, target, micro)
    if steps is None:
        return galaxy.bar_way(g, seat, origin, target, "A5.25", micro)
    return "ship-out-of-range", "A5.25", unit, speed, steps


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.24 Choose ships, use them, move them in; fight whoever is there, or take control."""
    target = place[1]
    g.used += ((target,),)
    ships: list[Option] = [
        ("unit", origin, unit, state, number)
        for origin, (unit, state, count) in strikers(g, seat, target)
        for number in range(count)
    ]
    picked = yield Choice(
        seat,
        "strike",
        ships,
        at_least=1,
        rule="A5.25",
        args={"at": target},
        wonder=(Wondered, g, all_ships, bar_striker, seat, target),
    )
    arrivals: dict[int, list[tuple[int, int]]] = {}
    for _, origin, unit, state, _ in picked:
        arrivals.setdefault(origin, []).append((unit, state))
    forces: list[tuple[int, list[Group]]] = []
    for origin, single in arrivals.items():
        groups = fleets.gathered(single)
        fleets.take_groups(g, origin, groups)
        forces.append((origin, fleets.used(groups)))
        if g.listener:
            g.tell("struck", seat, source=origin, at=target, ships=tuple(groups))
    break_embassies(g, seat, victims(g, seat, target))
    if defender_of(g, target) == NOBODY:
        for _, groups in forces:
            fleets.put_groups(g, seat, target, groups)
        g.tell("took-control", seat, at=target)
    else:
        yield from fight(g, seat, target, forces)


def victims(g: State, seat: int, system: int) -> list[int]:
    """A5.26 The other empires that own or control a system."""
    return sorted({who for who in (g.owner[system], g.holder(system)) if is_empire(who)} - {seat})
