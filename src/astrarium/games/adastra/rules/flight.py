"""A5.16, A5.17 The action Flight: ships move to another system, or into an unexplored one."""

from __future__ import annotations

from functools import partial

from ....kernel import Option, Reason, Steps, ask
from .. import fleets, galaxy
from ..component_types import ActionCard
from ..enumerations import OVERLOADED
from ..fleets import Group
from ..option_texts import WORDS
from ..state import State, usable
from .exploration import explore
from .exploration import fight_or_fall_back as meet_enemies


def _way_out(g: State, seat: int, origin: int) -> bool:
    """Whether any usable ship there can go anywhere."""
    if common_way_out(g, seat, origin):
        return True
    return (
        origin in g.micros
        and any(other != origin and galaxy.passable(g, seat, other) for other in g.micros)
        and any(
            galaxy.uses_micro(g.powers[seat], unit) for unit, _, _ in fleets.usable_groups(g.fleets[origin])
        )
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
        return any(system != origin and galaxy.passable(g, seat, system) for system in g.owned_by[seat])
    return False


def chosen_groups(picked: tuple[Option, ...]) -> list[Group]:
    return fleets.gathered([(unit, state) for _, _, unit, state, _ in picked])


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.16 Choose ships, then where they go; all of them are used."""
    origin = place[1]
    g.used += ((origin,),)
    about = {"at": origin}
    ships, bar = ships_at(g, origin), partial(bar_ship, g, seat, origin)
    picked = yield ask(WORDS, g, seat, "ships", ships, bar, "A5.16", about, at_least=1)
    groups = chosen_groups(picked)
    every, bar = partial(goals, g, origin), partial(bar_goal, g, seat, origin, groups)
    within = destinations(g, seat, origin, groups)
    chosen = yield ask(WORDS, g, seat, "destination", every, bar, "A5.17", about, quick=within)
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
    """The common reach of ships, and their speed."""
    power = g.powers[seat]
    speed = min(power.speed[unit] for unit, _, _ in groups)
    return galaxy.reach(g, seat, origin, speed, _micro(g, seat, groups), "star_gate" in power.flags), speed


def _micro(g: State, seat: int, groups: list[Group]) -> bool:
    return all(galaxy.uses_micro(g.powers[seat], unit) for unit, _, _ in groups)


def destinations(g: State, seat: int, origin: int, groups: list[Group]) -> list[Option]:
    """A5.17 Systems that these ships can reach together, and unexplored ones, each with the one before."""
    reach, speed = _reach(g, seat, origin, groups)
    options: list[Option] = [("to", system) for system, distance in reach.items() if distance]
    for system, distance in reach.items():
        if distance < speed and g.doors[system] and galaxy.can_leave(g, seat, system, distance):
            options += [("into", door, system) for door in g.doors[system]]
    return options


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [("from", origin) for origin in g.based[seat]]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.16 Why no ships can take off from a system."""
    origin = option[1]
    if (origin,) in g.used:
        return "used", "A5.2"
    if not usable(g.fleets[origin]):
        return "overloaded", "A2.10", origin, len(ships_at(g, origin))
    return None if _way_out(g, seat, origin) else ("shut-in", "A5.17", origin)


def ships_at(g: State, origin: int) -> list[Option]:
    """Every ship of a system, usable or not."""
    return [ship for group in fleets.groups(g.fleets[origin]) for ship in ships_of(origin, group)]


def ships_of(origin: int, group: Group) -> list[Option]:
    """The single ships of a group."""
    unit, state, count = group
    return [("unit", origin, unit, state, number) for number in range(count)]


def bar_ship(g: State, seat: int, origin: int, option: Option) -> Reason | None:
    """A5.16 Why a ship cannot fly."""
    if option[3] == OVERLOADED:
        return "ship-overloaded", "A2.10"
    free = common_way_out(g, seat, origin) or galaxy.uses_micro(g.powers[seat], option[2])
    return None if free else ("ship-shut-in", "A5.17", origin)


def goals(g: State, origin: int) -> list[Option]:
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
    """A5.17 Why these ships do not reach a system, or an unexplored one beyond it."""
    gates, micro = "star_gate" in g.powers[seat].flags, _micro(g, seat, groups)
    steps = galaxy.steps_to(g, seat, origin, system, micro, gates)
    if steps is None:
        return galaxy.bar_way(g, seat, origin, system, "A5.17", micro, gates)
    return "too-far", "A5.17", speed, steps + beyond
