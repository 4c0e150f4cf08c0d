"""A5.16, A5.17 Flight: ships of one system go to another, or into an unexplored one."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Barred, Choice, Option, Steps, Text
from .. import fleets, galaxy
from ..fleets import Group
from ..state import State, usable
from ..things import ActionCard
from .exploring import explore
from .exploring import fight_or_fall_back as meet_enemies

Ships = list[tuple[int, int]]


def possible(g: State, seat: int, card: ActionCard) -> bool:
    for origin in g.fleets_of(seat):
        if usable(g.fleets[origin]) and _way_out(g, seat, origin):
            return True
    return False


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    return [
        ("from", origin)
        for origin, owner in enumerate(g.fleet_owner)
        if owner == seat
        and (origin,) not in g.used
        and usable(g.fleets[origin])
        and _way_out(g, seat, origin)
    ]


def _way_out(g: State, seat: int, origin: int) -> bool:
    """Whether any usable ship there can go anywhere."""
    if common_way_out(g, seat, origin):
        return True
    micro = [
        unit for unit, _, _ in fleets.usable_groups(g.fleets[origin]) if galaxy.uses_micro(g, seat, unit)
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
    if g.owner[origin] == seat and "star_gate" in g.power(seat).flags:
        return any(system != origin and galaxy.passable(g, seat, system) for system in g.owned(seat))
    return False


def ship_options(g: State, seat: int, origin: int) -> list[Option]:
    """The usable ships there that can go somewhere, one option for each ship."""
    all_can = common_way_out(g, seat, origin)
    return [
        ("unit", origin, unit, state, number)
        for unit, state, count in fleets.usable_groups(g.fleets[origin])
        if all_can or galaxy.uses_micro(g, seat, unit)
        for number in range(count)
    ]


def chosen_groups(picked: tuple[Option, ...]) -> list[Group]:
    return fleets.gathered([(unit, state) for _, _, unit, state, _ in picked])


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.16 Choose ships, then where they go; all of them are used."""
    origin = place[1]
    g.used += ((origin,),)
    picked = yield Choice(
        seat, "ships", ship_options(g, seat, origin), 1, None, rule="A5.16", args={"at": origin}
    )
    groups = chosen_groups(picked)
    chosen = yield Choice(
        seat,
        "destination",
        destinations(g, seat, origin, groups),
        rule="A5.17",
        args={"at": origin},
        why_not=lambda: barred_destinations(g, seat, origin, groups),
    )
    fleets.take_groups(g, origin, groups)
    target = chosen[1]
    moved = fleets.used(groups)
    fleets.put_groups(g, seat, target, moved)
    if g.host:
        g.tell("flew", seat, source=origin, at=target, ships=tuple(groups))
    if chosen[0] == "into":
        yield from explore(g, seat, target, chosen[2])
        yield from meet_enemies(g, seat, target, chosen[2])


def destinations(g: State, seat: int, origin: int, groups: list[Group]) -> list[Option]:
    """A5.17 Systems that these ships can reach together, and unexplored ones with the system before them."""
    power = g.power(seat)
    speed = min(power.speed[unit] for unit, _, _ in groups)
    micro = all(galaxy.uses_micro(g, seat, unit) for unit, _, _ in groups)
    reach = galaxy.reach(g, seat, origin, speed, micro, "star_gate" in power.flags)
    options: list[Option] = [("to", system) for system, distance in reach.items() if distance]
    for system, distance in reach.items():
        if distance < speed and g.doors[system] and galaxy.can_leave(g, seat, system, distance):
            options += [("into", door, system) for door in g.doors[system]]
    return options


def barred_destinations(g: State, seat: int, origin: int, groups: list[Group]) -> Iterator[Barred]:
    """Explored systems where these ships cannot fly, and why."""
    legal = destinations(g, seat, origin, groups)
    for system, explored in enumerate(g.explored):
        option: Option = ("to", system)
        if not explored or option in legal or system == origin:
            continue
        free = galaxy.passable(g, seat, system)
        yield Barred(option, Text("barred-too-far" if free else "barred-held"), "A5.17" if free else "A2.9")


def barred(g: State, seat: int, card: ActionCard) -> Iterator[Barred]:
    """Systems with own ships that cannot fly now, and why."""
    for origin in g.fleets_of(seat):
        option: Option = ("from", origin)
        if (origin,) in g.used:
            yield Barred(option, Text("barred-used"), "A5.2")
        elif not usable(g.fleets[origin]):
            yield Barred(option, Text("barred-overloaded"), "A2.10")
        elif not _way_out(g, seat, origin):
            yield Barred(option, Text("barred-shut-in"), "A5.17")
