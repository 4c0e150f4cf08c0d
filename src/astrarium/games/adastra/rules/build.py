"""A5.9–A5.12 Build: ships, orbital and planetary buildings, terraforming, Outposts in empty systems."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....kernel import Barred, Choice, Option, Steps, Text, run
from .. import fleets
from ..components import (
    ADVANCED_NEEDS,
    BUILDING_NEEDS,
    BUILDING_NUMBER,
    BUILDING_TABLE,
    TERRAFORM_NEEDS,
    TOKENS,
    UNIT_NEEDS,
    N,
)
from ..effects import Doing
from ..names import BRANCHES, DOOM_STAR, OUTPOST, PRODUCTION, SHIPS, STATION, UNITS
from ..state import State
from ..things import ActionCard

ENOUGH: Option = ("enough",)
#: Items, and what each costs before the card's discount.
Priced = dict[Option, int]
BUILD_SHIPS: tuple[Option, ...] = tuple(("ship", unit) for unit in UNITS[:4])
BUILD_ORBITALS: tuple[Option, ...] = tuple(("orbital", unit) for unit in UNITS)
BUILD_HERE: tuple[Option, ...] = tuple(("raise", building.id) for building in BUILDING_TABLE)
TERRAFORM: tuple[Option, ...] = tuple(("terraform", kind) for kind in range(3))
ADVANCED: Option = ("terraform_all",)
#: Every item that may need a level: the item, the thing, what it needs.
_NEEDS: tuple[tuple[Option, str, tuple[int, int]], ...] = (
    *((BUILD_SHIPS[unit], UNITS[unit], UNIT_NEEDS[unit]) for unit in SHIPS if unit != DOOM_STAR),
    *((BUILD_ORBITALS[unit], UNITS[unit], UNIT_NEEDS[unit]) for unit in (OUTPOST, STATION)),
    *((BUILD_HERE[n], building.id, BUILDING_NEEDS[n]) for n, building in enumerate(BUILDING_TABLE)),
)


def sites(g: State, seat: int) -> Iterator[tuple[int, bool]]:
    """A5.9, A5.12 Systems where a player may build: (system, whether people live there)."""
    fleet, enemies, population = g.fleet_owner, g.enemies, g.population
    for system, owner in enumerate(g.owner):
        if enemies[system]:
            continue
        if owner == seat:
            if fleet[system] == seat or fleet[system] < 0:
                first = 3 * system
                yield system, bool(population[first] or population[first + 1] or population[first + 2])
        elif owner < 0 and fleet[system] == seat and g.flag_left(seat, system, N.flags):
            yield system, False


def free_orbits(g: State, system: int) -> int:
    return g.site(system).orbital - g.outposts[system] - g.stations[system]


def unlocked(g: State, seat: int, needs: tuple[int, int]) -> bool:
    """A2.12 Whether the branch stands at the level that something needs."""
    return g.levels[4 * seat + needs[0]] >= needs[1]


def items(g: State, seat: int, system: int, lived_in: bool) -> Priced:
    """A5.10 Everything that could be built there, with its price; the price may be too high."""
    priced: Priced = {}
    power = g.power(seat)
    supply = 6 * seat
    if free_orbits(g, system) > 0:
        for unit in (OUTPOST, STATION) if g.owner[system] == seat else (OUTPOST,):
            if g.supply[supply + unit] and unlocked(g, seat, UNIT_NEEDS[unit]):
                priced[BUILD_ORBITALS[unit]] = power.cost[unit]
    if not lived_in:
        return priced
    site = g.site(system)
    for unit in SHIPS:
        if g.supply[supply + unit] and unlocked(g, seat, UNIT_NEEDS[unit]):
            change = 0 if unit == DOOM_STAR else site.unit_cost
            priced[BUILD_SHIPS[unit]] = max(1, power.raw_cost[unit] + change)
    if site.free_slots > 0:
        there, limited = g.ground[system][2], g.built_limited[seat]
        for number, building in enumerate(BUILDING_TABLE):
            if unlocked(g, seat, BUILDING_NEEDS[number]) and not (there | limited) >> number & 1:
                priced[BUILD_HERE[number]] = max(1, building.cost + power.building_cost)
    _add_terraforming(g, seat, system, priced)
    return priced


def price(g: State, seat: int, system: int, item: Option) -> int:
    """A2.13 What an item costs there before the card's discount, whether it can be built now or not."""
    word, power = item[0], g.power(seat)
    if word in ("ship", "orbital"):
        unit = UNITS.index(item[1])
        here = g.site(system).unit_cost if unit in SHIPS and unit != DOOM_STAR else 0
        return max(1, power.raw_cost[unit] + here)
    if word == "raise":
        return max(1, BUILDING_TABLE[BUILDING_NUMBER[item[1]]].cost + power.building_cost)
    printed = N.terraform_cost if word == "terraform" else N.advanced_terraform_cost
    return max(1, printed + power.terraform_cost)


def _add_terraforming(g: State, seat: int, system: int, priced: Priced) -> None:
    """A5.11"""
    _, _, _, terraformed, advanced = g.ground[system]
    change = g.power(seat).terraform_cost
    if not terraformed:
        if unlocked(g, seat, TERRAFORM_NEEDS) and tokens_left(g, 3, "terraforming"):
            for option in TERRAFORM:
                priced[option] = max(1, N.terraform_cost + change)
    elif not advanced and unlocked(g, seat, ADVANCED_NEEDS) and tokens_left(g, 4, "advanced_terraforming"):
        priced[ADVANCED] = max(1, N.advanced_terraform_cost + change)


def tokens_left(g: State, field: int, token: str) -> bool:
    """A8.1 Whether a terraforming token is left in the supply."""
    return sum(1 for ground in g.ground if ground[field]) < TOKENS[token]


def total(prices: int, discount: int) -> int:
    """A2.13 What a place costs in all."""
    return max(1, prices - discount) if discount else prices


def possible(g: State, seat: int, card: ActionCard) -> bool:
    budget = g.resources[4 * seat + PRODUCTION] + card.discount
    if budget < 1 or budget == card.discount:
        return False
    for system, lived_in in sites(g, seat):
        if can_build(g, seat, system, lived_in, budget):
            return True
    return False


def can_build(g: State, seat: int, system: int, lived_in: bool, budget: int) -> bool:
    """Whether anything can be built there for so much; the cheapest things are looked at first."""
    power = g.power(seat)
    if lived_in and g.supply[6 * seat] and max(1, power.raw_cost[0] + g.site(system).unit_cost) <= budget:
        return True
    return any(price <= budget for price in items(g, seat, system, lived_in).values())


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    budget = g.resources[4 * seat + PRODUCTION] + card.discount
    if budget <= card.discount:
        return []
    return [
        ("site", system)
        for system, lived_in in sites(g, seat)
        if (system,) not in g.used and can_build(g, seat, system, lived_in, budget)
    ]


def barred(g: State, seat: int, card: ActionCard) -> Iterator[Barred]:
    """Own systems where nothing can be built now, and why."""
    budget = g.resources[4 * seat + PRODUCTION] + card.discount
    open_sites = dict(sites(g, seat))
    for system in range(len(g.owner)):
        option: Option = ("site", system)
        if (system,) in g.used:
            yield Barred(option, Text("barred-used"), "A5.2")
        elif system in open_sites:
            if not can_build(g, seat, system, open_sites[system], budget):
                cheapest = min(items(g, seat, system, open_sites[system]).values(), default=0)
                text = Text("barred-production", price=cheapest, have=g.resources[4 * seat + PRODUCTION])
                yield Barred(option, text if cheapest else Text("barred-full"), "A5.9")
        elif g.owner[system] == seat:
            yield Barred(option, Text("barred-besieged"), "A2.8")


def barred_items(
    g: State, seat: int, system: int, prices: Priced, chosen: tuple[Option, ...], budget: int
) -> Iterator[Barred]:
    """Items that cannot be built in a place now, and why."""
    for item, price in prices.items():
        if chosen and not still_fits(g, seat, system, list(chosen), item):
            yield Barred(item, Text("barred-no-room"), "A5.10")
        elif price > budget:
            yield Barred(item, Text("barred-production", price=price, have=budget), "A5.9")
    if not g.people(system):
        return
    for item, thing, needs in _NEEDS:
        if item in prices:
            continue
        if not unlocked(g, seat, needs):
            text = Text("barred-locked", branch=Text(f"branch-{BRANCHES[needs[0]]}"), level=needs[1])
            yield Barred(item, text, "A2.12")
        elif item[0] == "raise":
            built = g.ground[system][2] >> BUILDING_NUMBER[thing] & 1
            limited = g.built_limited[seat] >> BUILDING_NUMBER[thing] & 1
            word = "barred-built" if built else "barred-limited" if limited else "barred-no-room"
            yield Barred(item, Text(word), "A5.10")
        elif item[0] == "orbital" and free_orbits(g, system) <= 0:
            yield Barred(item, Text("barred-no-room"), "A5.10")
        elif item[0] in ("ship", "orbital"):
            yield Barred(item, Text("barred-no-piece"), "A8.1")


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.9 The items of a place are chosen one by one, at the prices before any of them stands."""
    system = place[1]
    g.used += ((system,),)
    lived_in = bool(g.people(system))
    most = g.power(seat).build_items if lived_in else 1
    budget = g.resources[4 * seat + PRODUCTION] + card.discount
    prices = items(g, seat, system, lived_in)
    chosen: list[Option] = []
    spent = 0
    while len(chosen) < most:
        options = [
            item
            for item, price in prices.items()
            if spent + price <= budget and (not chosen or still_fits(g, seat, system, chosen, item))
        ]
        if chosen:
            options.append(ENOUGH)
        item = yield Choice(
            seat,
            "item",
            options,
            rule="A5.10",
            why_not=partial(barred_items, g, seat, system, prices, tuple(chosen), budget - spent),
            args={"at": system, "budget": budget - spent},
        )
        if item == ENOUGH:
            break
        chosen.append(item)
        spent += prices[item]
        _open_advanced(g, seat, item, prices)
    cost = total(spent, card.discount)
    g.resources[4 * seat + PRODUCTION] -= cost
    if g.host:
        g.tell("built", seat, at=system, items=tuple(chosen), production=cost)
    for item in chosen:
        yield from _finish(g, seat, system, item)


def _open_advanced(g: State, seat: int, item: Option, prices: Priced) -> None:
    """A5.11 Terraforming and advanced terraforming may be two items of one place."""
    if item in TERRAFORM and unlocked(g, seat, ADVANCED_NEEDS) and tokens_left(g, 4, "advanced_terraforming"):
        prices[ADVANCED] = max(1, N.advanced_terraform_cost + g.power(seat).terraform_cost)


def still_fits(g: State, seat: int, system: int, chosen: list[Option], item: Option) -> bool:
    """Whether one more item fits beside those already chosen: pieces, slots, once per planet."""
    word = item[0]
    if word == "ship":
        return g.supply[6 * seat + UNITS.index(item[1])] > chosen.count(item)
    if word == "orbital":
        orbitals = sum(1 for other in chosen if other[0] == "orbital")
        return free_orbits(g, system) > orbitals and (
            g.supply[6 * seat + UNITS.index(item[1])] > chosen.count(item)
        )
    if word == "raise":
        raised = sum(1 for other in chosen if other[0] == "raise")
        return g.site(system).free_slots > raised and item not in chosen
    if word == "terraform":
        return not any(other[0] == "terraform" for other in chosen)
    return item not in chosen


def _finish(g: State, seat: int, system: int, item: Option) -> Steps:
    """An item stands: the piece leaves the supply, what it does at once happens."""
    word = item[0]
    planet, trait, buildings, terraformed, advanced = g.ground[system]
    if word in ("ship", "orbital"):
        unit = UNITS.index(item[1])
        g.supply[6 * seat + unit] -= 1
        if unit in SHIPS:
            fleets.put(g, seat, system, unit)
        elif unit == OUTPOST:
            g.outposts[system] += 1
        else:
            g.stations[system] += 1
        g.owner[system] = seat
    elif word == "terraform":
        g.ground[system] = (planet, trait, buildings, item[1] + 1, advanced)
    elif word == "terraform_all":
        g.ground[system] = (planet, trait, buildings, terraformed, 1)
    else:
        number = BUILDING_NUMBER[item[1]]
        building = BUILDING_TABLE[number]
        g.ground[system] = (planet, trait, buildings | 1 << number, terraformed, advanced)
        if building.limit:
            g.built_limited[seat] |= 1 << number
        yield from run(building.at_once, Doing(g, seat, system)) or ()
