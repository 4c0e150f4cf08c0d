"""A5.5, A5.6 The action Population Growth; the first people of a system colonise it."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Option, Reason, Steps
from .. import prices
from ..component_types import ActionCard
from ..components import N
from ..effects import change_discontent, fire
from ..enumerations import FOOD
from ..galaxy import bar_own
from ..state import State
from ..system_stats import SITES


def quick(g: State, seat: int, card: ActionCard) -> list[Option]:
    """The legal places, computed without reasons."""
    return sorted(found(g, seat, card))


def found(g: State, seat: int, card: ActionCard) -> Iterator[Option]:
    """The legal places in any order, lazily."""
    food = g.resources[seat][FOOD]
    if food < 1:
        return
    power, population, ground, used = g.powers[seat], g.population, g.ground, g.used
    room = power.capacity
    for system in g.footholds(seat, N.flags):
        site = SITES[ground[system]]
        if site.habitable:
            most = food + card.discount - 1 - power.growth_cost - site.growth_cost
            for kind, there in enumerate(population[system]):
                if there <= most and there < site.capacity[kind] + room[kind] and (system, kind) not in used:
                    yield "grow", system, kind


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    """Every kind in every explored system that is habitable, or has the player's flag or ships."""
    return [
        ("grow", system, kind)
        for system, explored in enumerate(g.explored)
        if explored and (g.site(system).habitable or seat in (g.owner[system], g.fleet_owner[system]))
        for kind in range(3)
    ]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.5 Why a kind cannot grow in a system."""
    _, system, kind = option
    if reason := bar_own(g, seat, system, "A5.5"):
        return reason
    site = g.site(system)
    if not site.habitable:
        return "no-planet", "A5.5", system
    if g.owner[system] != seat and not g.flag_left(seat, system, N.flags):
        return "no-flag", "A2.7", N.flags
    if (system, kind) in g.used:
        return "used", "A5.2"
    room = site.capacity[kind] + g.powers[seat].capacity[kind]
    if g.population[system][kind] >= room:
        return "capacity", "A5.5", system, kind, room
    cost, food = prices.growth(g, seat, system, kind, card.discount), g.resources[seat][FOOD]
    return ("food", "A5.5", cost, food) if cost > food else None


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    _, system, kind = place
    cost = prices.growth(g, seat, system, kind, card.discount)
    g.pay(seat, FOOD, cost)
    g.used += ((system, kind),)
    first = not g.people(system)
    g.add_people(system, kind)
    g.own(system, seat)
    if g.listener:
        g.tell("grew", seat, at=system, population=kind, food=cost)
    if first:
        yield from colonised(g, seat, system)


def colonised(g: State, seat: int, system: int) -> Steps:
    """A5.6 The first population on a planet adds discontent, unless the empire has `quiet_colonies`."""
    g.tell("colonised", seat, at=system)
    if "quiet_colonies" not in g.powers[seat].flags:
        change_discontent(g, seat, N.colonise_discontent)
    yield from fire(g, seat, "colonise", system)
