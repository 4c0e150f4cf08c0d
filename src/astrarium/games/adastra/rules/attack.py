"""A5.24–A5.26 The action Attack: ships of several systems strike one system."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

from ....kernel import Option, Reason, Steps, ask
from .. import fleets, galaxy
from ..active_powers import Power
from ..battle_pieces import is_empire
from ..combat import defender_of, fight
from ..component_types import ActionCard
from ..enumerations import OVERLOADED
from ..fleets import Group
from ..option_texts import WORDS
from ..state import NOBODY, Fleet, State, usable
from .diplomacy import break_embassies
from .flight import ships_at, ships_of


def strikers(g: State, seat: int, target: int) -> list[tuple[int, Group]]:
    """A5.25 The usable ships that can strike a system: (origin, group)."""
    return [
        (origin, group)
        for origin in g.based[seat]
        for group in fleets.usable_groups(g.fleets[origin])
        if target in _targets(g, seat, (origin,), *_way(g.powers[seat], group[0]))
    ]


def _way(power: Power, unit: int) -> tuple[int, bool]:
    """The movement of a ship: its speed, and whether it uses micro-wormholes."""
    return power.speed[unit], galaxy.uses_micro(power, unit)


def _targets(g: State, seat: int, origins: Iterable[int], speed: int, micro: bool) -> set[int]:
    """A5.24 The closed systems within the reach of ships."""
    return galaxy.reach_and_closed(g, seat, origins, speed, micro)[1]


def quick(g: State, seat: int, card: ActionCard) -> list[Option]:
    """The legal places, computed without reasons."""
    targets: set[int] = set().union(*_by_ways(g, seat))
    return [("target", system) for system in sorted(targets) if (system,) not in g.used]


def found(g: State, seat: int, card: ActionCard) -> Iterator[Option]:
    """The legal places in any order, lazily; neighbours come first, as they need no search."""
    for origin in g.based[seat]:
        if usable(g.fleets[origin]):
            for other in g.links[origin]:
                if not galaxy.passable(g, seat, other):
                    yield "target", other
    for targets in _by_ways(g, seat):
        for system in targets:
            yield "target", system


def _by_ways(g: State, seat: int) -> Iterator[set[int]]:
    """The targets of each kind of movement, with one search for all its origins."""
    origins: dict[tuple[int, bool], list[int]] = {}
    for origin in g.based[seat]:
        for way in _ways(g.powers[seat], g.fleets[origin]):
            origins.setdefault(way, []).append(origin)
    for (speed, micro), starts in origins.items():
        yield _targets(g, seat, starts, speed, micro)


@lru_cache(maxsize=1 << 14)
def _ways(power: Power, fleet: Fleet) -> frozenset[tuple[int, bool]]:
    """The kinds of movement of the usable ships of a fleet."""
    return frozenset(_way(power, unit) for unit, _, _ in fleets.usable_groups(fleet))


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
    """A5.25 Why no usable ship reaches a system, judged by the nearest one."""
    ways = {
        (origin, unit) for origin in g.based[seat] for unit, _, _ in fleets.usable_groups(g.fleets[origin])
    }
    if not ways:
        return "no-usable-ship", "A2.10", len(all_ships(g, seat))
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


def all_ships(g: State, seat: int) -> list[Option]:
    return [ship for origin in g.based[seat] for ship in ships_at(g, origin)]


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
    """A5.24 Choose ships, use them, move them in; fight the defender, or take control."""
    target = place[1]
    g.used += ((target,),)
    ships, bar_ship = partial(all_ships, g, seat), partial(bar_striker, g, seat, target)
    free = [ship for origin, group in strikers(g, seat, target) for ship in ships_of(origin, group)]
    about = {"at": target}
    picked = yield ask(WORDS, g, seat, "strike", ships, bar_ship, "A5.25", about, quick=free, at_least=1)
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
