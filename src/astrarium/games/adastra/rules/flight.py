"""A5.16, A5.17 Flight: ships of one system go to another, or into an unexplored one."""

from __future__ import annotations

from ....kernel import Choice, Option, Reason, Steps
from .. import fleets, galaxy
from ..fleets import Group
from ..names import OVERLOADED
from ..state import State, usable
from ..things import ActionCard
from .exploring import explore
from .exploring import fight_or_fall_back as meet_enemies
from .why import Wondered

Ships = list[tuple[int, int]]


def possible(g: State, seat: int, card: ActionCard) -> bool:
    for origin in g.based[seat]:
        if usable(g.fleets[origin]) and _way_out(g, seat, origin):
            return True
    return False


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    return [
        ("from", origin)
        for origin in g.fleets_of(seat)
        if (origin,) not in g.used and usable(g.fleets[origin]) and _way_out(g, seat, origin)
    ]


def _way_out(g: State, seat: int, origin: int) -> bool:
    """Whether any usable ship there can go anywhere."""
    if common_way_out(g, seat, origin):
        return True
    micro = [
        unit
        for unit, _, _ in fleets.usable_groups(g.fleets[origin])
        if galaxy.uses_micro(g.powers[seat], unit)
    ]
    return (
        bool(micro)
        and origin in g.micros
        and any(other != origin and galaxy.passable(g, seat, other) for other in g.micros)
    )


def common_way_out(g: State, seat: int, origin: int) -> bool:
    """Whether every kind of ship can leave: by a jump point, a wormhole or a star gate."""
    if g.doors[origin]:
        return True
    for other in g.links[origin]:
        if galaxy.passable(g, seat, other):
            return True
    if origin in g.wormholes:
        for other in g.wormholes:
            if other != origin and galaxy.passable(g, seat, other):
                return True
    if g.owner[origin] == seat and "star_gate" in g.powers[seat].flags:
        return any(system != origin and galaxy.passable(g, seat, system) for system in g.owned(seat))
    return False


def ship_options(g: State, seat: int, origin: int) -> list[Option]:
    """The usable ships there that can go somewhere, one option for each ship."""
    all_can = common_way_out(g, seat, origin)
    return [
        ("unit", origin, unit, state, number)
        for unit, state, count in fleets.usable_groups(g.fleets[origin])
        if all_can or galaxy.uses_micro(g.powers[seat], unit)
        for number in range(count)
    ]


def chosen_groups(picked: tuple[Option, ...]) -> list[Group]:
    return fleets.gathered([(unit, state) for _, _, unit, state, _ in picked])


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.16 Choose ships, then where they go; all of them are used."""
    origin = place[1]
    g.used += ((origin,),)
    picked = yield Choice(
        seat,
        "ships",
        ship_options(g, seat, origin),
        at_least=1,
        rule="A5.16",
        args={"at": origin},
        wonder=(Wondered, g, ships_at, bar_ship, seat, origin),
    )
    groups = chosen_groups(picked)
    chosen = yield Choice(
        seat,
        "destination",
        destinations(g, seat, origin, groups),
        rule="A5.17",
        args={"at": origin},
        wonder=(Wondered, g, goals, bar_goal, seat, origin, groups),
    )
    fleets.take_groups(g, origin, groups)
    target = chosen[1]
    moved = fleets.used(groups)
    fleets.put_groups(g, seat, target, moved)
    if g.listener:
        g.tell("flew", seat, source=origin, at=target, ships=tuple(groups))
    if chosen[0] == "into":
        yield from explore(g, seat, target, chosen[2])
        yield from meet_enemies(g, seat, target, chosen[2])


def _reach(g: State, seat: int, origin: int, groups: list[Group]) -> tuple[galaxy.Reach, int]:
    """How far these ships get together, and their speed."""
    power = g.powers[seat]
    speed = min(power.speed[unit] for unit, _, _ in groups)
    return galaxy.reach(g, seat, origin, speed, _micro(g, seat, groups), "star_gate" in power.flags), speed


def _micro(g: State, seat: int, groups: list[Group]) -> bool:
    return all(galaxy.uses_micro(g.powers[seat], unit) for unit, _, _ in groups)


def destinations(g: State, seat: int, origin: int, groups: list[Group]) -> list[Option]:
    """A5.17 Systems that these ships can reach together, and unexplored ones with the system before them."""
    reach, speed = _reach(g, seat, origin, groups)
    options: list[Option] = [("to", system) for system, distance in reach.items() if distance]
    for system, distance in reach.items():
        if distance < speed and g.doors[system] and galaxy.can_leave(g, seat, system, distance):
            options += [("into", door, system) for door in g.doors[system]]
    return options


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [("from", origin) for origin in g.fleets_of(seat)]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.16 Why no ships can take off from a system."""
    origin = option[1]
    if (origin,) in g.used:
        return "used", "A5.2"
    if not usable(g.fleets[origin]):
        return "overloaded", "A2.10", origin, len(ships_at(g, seat, origin))
    return None if _way_out(g, seat, origin) else ("shut-in", "A5.17", origin)


def ships_at(g: State, seat: int, origin: int) -> list[Option]:
    """Every ship of a system, usable or not."""
    return [
        ("unit", origin, unit, state, number)
        for unit, state, count in fleets.groups(g.fleets[origin])
        for number in range(count)
    ]


def bar_ship(g: State, seat: int, origin: int, option: Option) -> Reason | None:
    """A5.16 Why a ship cannot fly."""
    if option[3] == OVERLOADED:
        return "ship-overloaded", "A2.10"
    free = common_way_out(g, seat, origin) or galaxy.uses_micro(g.powers[seat], option[2])
    return None if free else ("ship-shut-in", "A5.17", origin)


def goals(g: State, seat: int, origin: int, groups: list[Group]) -> list[Option]:
    """Every explored system, and every unexplored one from each of its explored neighbours."""
    found: list[Option] = []
    for system, known in enumerate(g.explored):
        if known and system != origin:
            found.append(("to", system))
        elif not known:
            found += [("into", system, near) for _, near in galaxy.around(g, system) if g.explored[near]]
    return found


def bar_goal(g: State, seat: int, origin: int, groups: list[Group], option: Option) -> Reason | None:
    """A5.17 Why these ships cannot fly there."""
    system = option[1]
    reach, speed = _reach(g, seat, origin, groups)
    if option[0] == "to":
        if system in reach:
            return None
        if reason := galaxy.bar_entry(g, seat, system):
            return reason
        return _bar_way(g, seat, origin, groups, system, speed)
    near = option[2]
    if system not in g.doors[near]:
        return "no-jump-point", "A5.20", near
    if near in reach and not galaxy.can_leave(g, seat, near, reach[near]):
        return "asteroids", "A5.17", near
    if near in reach and reach[near] < speed:
        return None
    return galaxy.bar_entry(g, seat, near) or _bar_way(g, seat, origin, groups, near, speed, beyond=1)


def _bar_way(
    g: State, seat: int, origin: int, groups: list[Group], system: int, speed: int, beyond: int = 0
) -> Reason:
    """A5.17 By how much these ships miss a system, or an unexplored one beyond it."""
    gates, micro = "star_gate" in g.powers[seat].flags, _micro(g, seat, groups)
    steps = galaxy.steps_to(g, seat, origin, system, micro, gates)
    if steps is None:
        return galaxy.bar_way(g, seat, origin, system, "A5.17", micro, gates)
    return "too-far", "A5.17", speed, steps + beyond
