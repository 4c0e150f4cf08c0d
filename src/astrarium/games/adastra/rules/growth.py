"""A5.5, A5.6 Population Growth: one more of a kind in a system; the first ones colonise it."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Barred, Option, Steps, Text
from ..components import N
from ..effects import change_discontent, fire
from ..names import FOOD
from ..state import State
from ..things import ActionCard


def price(g: State, seat: int, system: int, kind: int, discount: int) -> int:
    """A5.5 Food for one more: as many as there will be, changed by modifiers, at least 1."""
    there = g.population[3 * system + kind]
    cost = there + 1 + g.power(seat).growth_cost + g.site(system).growth_cost
    if cost < 1:
        cost = 1
    return max(1, cost - discount) if discount else cost


def grounds(g: State, seat: int) -> Iterator[int]:
    """Systems where a player's population may grow, capacity and price aside."""
    fleet, enemies = g.fleet_owner, g.enemies
    for system, owner in enumerate(g.owner):
        if owner == seat:
            if (fleet[system] == seat or fleet[system] < 0) and not enemies[system]:
                yield system
        elif (
            owner < 0
            and fleet[system] == seat
            and not enemies[system]
            and g.site(system).habitable
            and g.flag_left(seat, system, N.flags)
        ):
            yield system


def possible(g: State, seat: int, card: ActionCard) -> bool:
    food = g.resources[4 * seat + FOOD]
    if food < 1:
        return False
    power, population = g.power(seat), g.population
    room = power.capacity
    for system in grounds(g, seat):
        site = g.site(system)
        if site.habitable:
            most = food + card.discount - 1 - power.growth_cost - site.growth_cost
            first = 3 * system
            for kind in (0, 1, 2):
                there = population[first + kind]
                if there <= most and there < site.capacity[kind] + room[kind]:
                    return True
    return False


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    power = g.power(seat)
    more, change, discount = power.capacity, power.growth_cost, card.discount
    food, population, used = g.resources[4 * seat + FOOD], g.population, g.used
    options: list[Option] = []
    for system in grounds(g, seat):
        site = g.site(system)
        if not site.habitable:
            continue
        first = 3 * system
        for kind in (0, 1, 2):
            there = population[first + kind]
            if there >= site.capacity[kind] + more[kind] or (system, kind) in used:
                continue
            cost = there + 1 + change + site.growth_cost
            if cost < 1:
                cost = 1
            if discount:
                cost = max(1, cost - discount)
            if cost <= food:
                options.append(("grow", system, kind))
    return options


def barred(g: State, seat: int, card: ActionCard) -> Iterator[Barred]:
    """Kinds in own systems that cannot grow now, and why."""
    food, more = g.resources[4 * seat + FOOD], g.power(seat).capacity
    open_grounds = set(grounds(g, seat))
    for system, owner in enumerate(g.owner):
        site = g.site(system)
        for kind in (0, 1, 2):
            option: Option = ("grow", system, kind)
            cost = price(g, seat, system, kind, card.discount)
            if system in open_grounds and site.habitable:
                if (system, kind) in g.used:
                    yield Barred(option, Text("barred-used"), "A5.2")
                elif g.population[3 * system + kind] >= site.capacity[kind] + more[kind]:
                    yield Barred(option, Text("barred-capacity"), "A5.5")
                elif cost > food:
                    yield Barred(option, Text("barred-food", price=cost, have=food), "A5.5")
            elif owner == seat:
                word = "barred-besieged" if system not in open_grounds else "barred-no-planet"
                yield Barred(option, Text(word), "A5.5")
            elif owner < 0 and g.fleet_owner[system] == seat and not g.enemies[system]:
                word = "barred-no-flag" if site.habitable else "barred-no-planet"
                yield Barred(option, Text(word), "A2.7" if site.habitable else "A5.5")


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    _, system, kind = place
    cost = price(g, seat, system, kind, card.discount)
    g.resources[4 * seat + FOOD] -= cost
    g.used += ((system, kind),)
    first = not g.people(system)
    g.population[3 * system + kind] += 1
    g.owner[system] = seat
    if g.host:
        g.tell("grew", seat, at=system, population=kind, food=cost)
    if first:
        yield from colonised(g, seat, system)


def colonised(g: State, seat: int, system: int) -> Steps:
    """A5.6 The first population on a planet: discontent, unless the empire's colonies are quiet."""
    if g.host:
        g.tell("colonised", seat, at=system)
    if "quiet_colonies" not in g.power(seat).flags:
        change_discontent(g, seat, N.colonise_discontent)
    yield from fire(g, seat, "colonise", system)
