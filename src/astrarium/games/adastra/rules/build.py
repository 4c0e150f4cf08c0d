"""A5.9–A5.12 Build: ships, orbital and planetary buildings, terraforming, Outposts in empty systems."""

from __future__ import annotations

from typing import Any

from ....kernel import Choice, Option, Reason, Steps, run
from .. import fleets, prices
from ..components import (
    ADVANCED_NEEDS,
    BUILDING_NEEDS,
    BUILDING_NUMBER,
    BUILDING_TABLE,
    PIECES,
    TERRAFORM_NEEDS,
    TOKENS,
    UNIT_NEEDS,
    N,
)
from ..effects import Doing
from ..galaxy import bar_own
from ..names import DOOM_STAR, FRIGATE, OUTPOST, PRODUCTION, SHIPS, STATION, UNITS
from ..state import State
from ..things import ActionCard
from .why import Wondered

ENOUGH: Option = ("enough",)
#: Items, and what each costs before the card's discount.
Priced = dict[Option, int]
BUILD_SHIPS: tuple[Option, ...] = tuple(("ship", unit) for unit in UNITS[:4])
BUILD_ORBITALS: tuple[Option, ...] = tuple(("orbital", unit) for unit in UNITS)
BUILD_HERE: tuple[Option, ...] = tuple(("raise", building.id) for building in BUILDING_TABLE)
TERRAFORM: tuple[Option, ...] = tuple(("terraform", kind) for kind in range(3))
ADVANCED: Option = ("terraform_all",)
#: The level that each item needs.
_NEEDS: dict[Option, tuple[int, int]] = {
    **{BUILD_SHIPS[unit]: UNIT_NEEDS[unit] for unit in SHIPS},
    **{BUILD_ORBITALS[unit]: UNIT_NEEDS[unit] for unit in (OUTPOST, STATION)},
    **dict(zip(BUILD_HERE, BUILDING_NEEDS, strict=True)),
    **dict.fromkeys(TERRAFORM, TERRAFORM_NEEDS),
    ADVANCED: ADVANCED_NEEDS,
}


def free_orbits(g: State, system: int) -> int:
    return g.site(system).orbital - g.outposts[system] - g.stations[system]


def unlocked(g: State, seat: int, needs: tuple[int, int]) -> bool:
    """A2.12 Whether the branch stands at the level that something needs."""
    return g.levels[seat][needs[0]] >= needs[1]


def items(g: State, seat: int, system: int, lived_in: bool) -> Priced:
    """A5.10 Everything that could be built there, with its price; the price may be too high."""
    priced: Priced = {}
    power = g.powers[seat]
    supply = g.supply[seat]
    if free_orbits(g, system) > 0:
        for unit in (OUTPOST, STATION) if g.owner[system] == seat else (OUTPOST,):
            if supply[unit] and unlocked(g, seat, UNIT_NEEDS[unit]):
                priced[BUILD_ORBITALS[unit]] = power.cost[unit]
    if not lived_in:
        return priced
    site = g.site(system)
    for unit in SHIPS:
        if supply[unit] and unlocked(g, seat, UNIT_NEEDS[unit]):
            change = 0 if unit == DOOM_STAR else site.unit_cost
            priced[BUILD_SHIPS[unit]] = max(1, power.raw_cost[unit] + change)
    if site.free_slots > 0:
        there, limited = g.ground[system][2], g.built_limited[seat]
        for number, building in enumerate(BUILDING_TABLE):
            if unlocked(g, seat, BUILDING_NEEDS[number]) and not (there | limited) >> number & 1:
                priced[BUILD_HERE[number]] = max(1, building.cost + power.building_cost)
    _add_terraforming(g, seat, system, priced)
    return priced


def _add_terraforming(g: State, seat: int, system: int, priced: Priced) -> None:
    """A5.11"""
    _, _, _, terraformed, advanced = g.ground[system]
    change = g.powers[seat].terraform_cost
    if not terraformed:
        if unlocked(g, seat, TERRAFORM_NEEDS) and tokens_left(g, 3, "terraforming"):
            for option in TERRAFORM:
                priced[option] = max(1, N.terraform_cost + change)
    elif not advanced and unlocked(g, seat, ADVANCED_NEEDS) and tokens_left(g, 4, "advanced_terraforming"):
        priced[ADVANCED] = max(1, N.advanced_terraform_cost + change)


def tokens_left(g: State, field: int, token: str) -> bool:
    """A8.1 Whether a terraforming token is left in the supply."""
    return sum(1 for ground in g.ground if ground[field]) < TOKENS[token]


def possible(g: State, seat: int, card: ActionCard) -> bool:
    budget = g.resources[seat][PRODUCTION] + card.discount
    if budget < 1 or budget == card.discount:
        return False
    for system in g.footholds(seat, N.flags):
        if can_build(g, seat, system, budget):
            return True
    return False


def can_build(g: State, seat: int, system: int, budget: int) -> bool:
    """Whether anything can be built there for so much; the cheapest things are looked at first."""
    power, lived_in = g.powers[seat], any(g.population[system])
    if (
        lived_in
        and g.supply[seat][FRIGATE]
        and max(1, power.raw_cost[FRIGATE] + g.site(system).unit_cost) <= budget
    ):
        return True
    return any(price <= budget for price in items(g, seat, system, lived_in).values())


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    budget = g.resources[seat][PRODUCTION] + card.discount
    if budget <= card.discount:
        return []
    return [
        ("site", system)
        for system in sorted(g.footholds(seat, N.flags))
        if (system,) not in g.used and can_build(g, seat, system, budget)
    ]


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [("site", system) for system, explored in enumerate(g.explored) if explored]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.9, A5.12 Why nothing can be built in a system."""
    system = option[1]
    if (system,) in g.used:
        return "used", "A5.2"
    if reason := bar_own(g, seat, system, "A2.8"):
        return reason
    if g.owner[system] != seat and not g.flag_left(seat, system, N.flags):
        return "no-flag", "A2.7", N.flags
    production = g.resources[seat][PRODUCTION]
    fitting = items(g, seat, system, bool(g.people(system))).values()
    if not fitting:
        unit, item = FRIGATE, BUILD_SHIPS[FRIGATE]
        if not g.people(system):
            unit, item = OUTPOST, BUILD_ORBITALS[OUTPOST]
        return "full", "A5.9", system, unit, bar_item(g, seat, system, (), 0, card.discount, item)
    cost = max(1, min(fitting) - card.discount)
    return ("production", "A5.9", cost, production) if cost > production else None


def all_items(g: State, seat: int, *_: Any) -> list[Option]:
    """Everything that the empire can ever build."""
    printed = g.powers[seat].printed
    ships = [BUILD_SHIPS[unit] for unit in SHIPS if printed[unit] is not None]
    return [
        *ships,
        BUILD_ORBITALS[OUTPOST],
        BUILD_ORBITALS[STATION],
        *BUILD_HERE,
        *TERRAFORM,
        ADVANCED,
    ]


def bar_item(
    g: State,
    seat: int,
    system: int,
    chosen: tuple[Option, ...],
    spent: int,
    discount: int,
    item: Option,
) -> Reason | None:
    """A5.10–A5.12 Why an item cannot be built in a place, beside those already chosen there."""
    if not g.people(system):
        if item[0] != "orbital":
            return "needs-people", "A5.9", system
        if g.owner[system] != seat and item != BUILD_ORBITALS[OUTPOST]:
            return "only-outpost", "A5.12", system
    branch, level = _NEEDS[item]
    if g.levels[seat][branch] < level:
        return "locked", "A2.12", branch, level, g.levels[seat][branch]
    if reason := _bar_place(g, seat, system, chosen, item):
        return reason
    price = prices.item(g, seat, system, item)
    production = g.resources[seat][PRODUCTION]
    if prices.bill(spent + price, discount) <= production:
        return None
    left = production - prices.bill(spent, discount)
    return "production", "A5.9", prices.more(price, spent, discount), left


def _bar_place(g: State, seat: int, system: int, chosen: tuple[Option, ...], item: Option) -> Reason | None:
    """A5.10, A5.11, A8.1 Why there is no room, no piece or no sense in an item."""
    word, same = item[0], [other for other in chosen if other[0] == item[0]]
    _, _, buildings, terraformed, advanced = g.ground[system]
    if word == "orbital" and free_orbits(g, system) <= len(same):
        return "no-orbit", "A5.10", system, g.site(system).orbital
    if word in ("ship", "orbital"):
        left = g.supply[seat][UNITS.index(item[1])]
        if left > chosen.count(item):
            return None
        return "no-piece", "A8.1", PIECES[g.makeup[seat][1]][UNITS.index(item[1])]
    if word == "raise":
        number = BUILDING_NUMBER[item[1]]
        if buildings >> number & 1 or item in chosen:
            return "built", "A5.10", item[1], system
        if g.built_limited[seat] >> number & 1:
            return "limited", "A5.10"
        site = g.site(system)
        return (
            None
            if site.free_slots > len(same)
            else ("no-room", "A5.10", system, site.free_slots + site.built)
        )
    if word == "terraform":
        if terraformed or same:
            return "terraformed", "A5.11", system
        return _bar_token(g, 3, "terraforming")
    if advanced or same:
        return "terraformed", "A5.11", system
    if not terraformed and not any(other[0] == "terraform" for other in chosen):
        return "not-terraformed", "A5.11", system
    return _bar_token(g, 4, "advanced_terraforming")


def _bar_token(g: State, field: int, token: str) -> Reason | None:
    return None if tokens_left(g, field, token) else ("no-token", "A8.1", TOKENS[token])


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.9 The items of a place are chosen one by one, at the prices before any of them stands."""
    system = place[1]
    g.used += ((system,),)
    lived_in = bool(g.people(system))
    most = g.powers[seat].build_items if lived_in else 1
    discount = card.discount
    budget = g.resources[seat][PRODUCTION] + discount
    priced = items(g, seat, system, lived_in)
    chosen: list[Option] = []
    spent = 0
    while len(chosen) < most:
        options = [
            item
            for item, price in priced.items()
            if spent + price <= budget and (not chosen or still_fits(g, seat, system, chosen, item))
        ]
        if chosen:
            options.append(ENOUGH)
        item = yield Choice(
            seat,
            "item",
            options,
            rule="A5.10",
            args={
                "at": system,
                "budget": budget - discount - prices.bill(spent, discount),
                "spent": spent,
            },
            wonder=(Wondered, g, all_items, bar_item, seat, system, tuple(chosen), spent, discount),
        )
        if item == ENOUGH:
            break
        chosen.append(item)
        spent += priced[item]
        _open_advanced(g, seat, item, priced)
    cost = prices.bill(spent, discount)
    g.pay(seat, PRODUCTION, cost)
    if g.listener:
        g.tell("built", seat, at=system, items=tuple(chosen), production=cost)
    for item in chosen:
        yield from _finish(g, seat, system, item)


def _open_advanced(g: State, seat: int, item: Option, priced: Priced) -> None:
    """A5.11 Terraforming and advanced terraforming may be two items of one place."""
    if item in TERRAFORM and unlocked(g, seat, ADVANCED_NEEDS) and tokens_left(g, 4, "advanced_terraforming"):
        priced[ADVANCED] = max(1, N.advanced_terraform_cost + g.powers[seat].terraform_cost)


def still_fits(g: State, seat: int, system: int, chosen: list[Option], item: Option) -> bool:
    """Whether one more item fits beside those already chosen: pieces, slots, once per planet."""
    word = item[0]
    if word == "ship":
        return g.supply[seat][UNITS.index(item[1])] > chosen.count(item)
    if word == "orbital":
        orbitals = sum(1 for other in chosen if other[0] == "orbital")
        return free_orbits(g, system) > orbitals and (
            g.supply[seat][UNITS.index(item[1])] > chosen.count(item)
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
        g.take_pieces(seat, unit, 1)
        if unit in SHIPS:
            fleets.put(g, seat, system, unit)
        elif unit == OUTPOST:
            g.outposts[system] += 1
        else:
            g.stations[system] += 1
        g.own(system, seat)
    elif word == "terraform":
        g.ground[system] = (planet, trait, buildings, item[1] + 1, advanced)
    elif word == "terraform_all":
        g.ground[system] = (planet, trait, buildings, terraformed, 1)
    else:
        number = BUILDING_NUMBER[item[1]]
        building = BUILDING_TABLE[number]
        g.ground[system] = (
            planet,
            trait,
            buildings | 1 << number,
            terraformed,
            advanced,
        )
        if building.limit:
            g.built_limited[seat] |= 1 << number
        yield from run(building.at_once, Doing(g, seat, system)) or ()
