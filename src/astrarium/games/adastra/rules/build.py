"""A5.9–A5.12 The action Build: ships, buildings, terraforming, Outposts in empty systems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ....kernel import Option, Reason, Steps, ask, run
from .. import fleets, prices
from ..component_types import ActionCard
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
from ..effects import Execution
from ..enumerations import FRIGATE, OUTPOST, PRODUCTION, SHIPS, STATION, UNITS
from ..galaxy import bar_own
from ..option_texts import WORDS
from ..state import State
from ..system_stats import ADVANCED, BUILT, TERRAFORMED

ENOUGH: Option = ("enough",)
#: The price of each item before the card's discount.
Priced = dict[Option, int]
BUILD_SHIPS: tuple[Option, ...] = tuple(("ship", unit) for unit in UNITS[:4])
BUILD_ORBITALS: tuple[Option, ...] = tuple(("orbital", unit) for unit in UNITS)
BUILD_HERE: tuple[Option, ...] = tuple(("raise", building.id) for building in BUILDING_TABLE)
TERRAFORM: tuple[Option, ...] = tuple(("terraform", kind) for kind in range(3))
TERRAFORM_ALL: Option = ("terraform_all",)
#: The level that each item needs.
_NEEDS: dict[Option, tuple[int, int]] = {
    **{BUILD_SHIPS[unit]: UNIT_NEEDS[unit] for unit in SHIPS},
    **{BUILD_ORBITALS[unit]: UNIT_NEEDS[unit] for unit in (OUTPOST, STATION)},
    **dict(zip(BUILD_HERE, BUILDING_NEEDS, strict=True)),
    **dict.fromkeys(TERRAFORM, TERRAFORM_NEEDS),
    TERRAFORM_ALL: ADVANCED_NEEDS,
}


def unlocked(g: State, seat: int, needs: tuple[int, int]) -> bool:
    """A2.12 Whether the player has reached a required level of a branch."""
    return g.levels[seat][needs[0]] >= needs[1]


def items(g: State, seat: int, system: int, lived_in: bool) -> Priced:
    """A5.10 Every item that can be built in a system, with its price, affordable or not."""
    power, supply, site = g.powers[seat], g.supply[seat], g.site(system)
    found: list[Option] = []
    if site.orbital > g.outposts[system] + g.stations[system]:
        for unit in (OUTPOST, STATION) if g.owner[system] == seat else (OUTPOST,):
            if supply[unit] and unlocked(g, seat, UNIT_NEEDS[unit]):
                found.append(BUILD_ORBITALS[unit])
    if lived_in:
        for unit in SHIPS:
            if supply[unit] and unlocked(g, seat, UNIT_NEEDS[unit]):
                found.append(BUILD_SHIPS[unit])
        if site.free_slots > 0:
            there = g.ground[system][BUILT] | g.built_limited[seat]
            for number, needs in enumerate(BUILDING_NEEDS):
                if unlocked(g, seat, needs) and not there >> number & 1:
                    found.append(BUILD_HERE[number])
        found += _terraforming(g, seat, system)
    return {item: prices.item(power, site, item) for item in found}


def _terraforming(g: State, seat: int, system: int) -> tuple[Option, ...]:
    """A5.11 The terraforming items of a system."""
    _, _, _, terraformed, advanced = g.ground[system]
    if not terraformed:
        needs, field, token, options = TERRAFORM_NEEDS, TERRAFORMED, "terraforming", TERRAFORM
    else:
        needs, field, token, options = ADVANCED_NEEDS, ADVANCED, "advanced_terraforming", (TERRAFORM_ALL,)
    return options if not advanced and unlocked(g, seat, needs) and tokens_left(g, field, token) else ()


def tokens_left(g: State, field: int, token: str) -> bool:
    """A8.1 Whether a terraforming token is left in the supply."""
    return sum(1 for ground in g.ground if ground[field]) < TOKENS[token]


def quick(g: State, seat: int, card: ActionCard) -> list[Option]:
    """The legal places, computed without reasons."""
    return sorted(found(g, seat, card))


def found(g: State, seat: int, card: ActionCard) -> Iterator[Option]:
    """The legal places in any order, lazily."""
    budget = g.resources[seat][PRODUCTION] + card.discount
    if budget > card.discount:
        for system in g.footholds(seat, N.flags):
            if (system,) not in g.used and _can_build(g, seat, system, budget):
                yield "site", system


def _can_build(g: State, seat: int, system: int, budget: int) -> bool:
    """Whether anything can be built there within a budget; a Frigate is checked first, as a fast path."""
    lived_in = any(g.population[system])
    frigate = g.powers[seat].raw_cost[FRIGATE] + g.site(system).unit_cost
    if lived_in and g.supply[seat][FRIGATE] and frigate <= budget:
        return True
    return any(price <= budget for price in items(g, seat, system, lived_in).values())


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


def all_items(g: State, seat: int) -> list[Option]:
    """All items that the empire can ever build."""
    printed = g.powers[seat].printed
    ships = [BUILD_SHIPS[unit] for unit in SHIPS if printed[unit] is not None]
    return [BUILD_ORBITALS[OUTPOST], BUILD_ORBITALS[STATION], *ships, *BUILD_HERE, *TERRAFORM, TERRAFORM_ALL]


def bar_item(
    g: State, seat: int, system: int, chosen: Sequence[Option], spent: int, discount: int, item: Option
) -> Reason | None:
    """A5.10–A5.12 Why an item cannot be built in a place, in addition to those already chosen."""
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
    price = prices.item(g.powers[seat], g.site(system), item)
    production = g.resources[seat][PRODUCTION]
    if prices.bill(spent + price, discount) <= production:
        return None
    left = production - prices.bill(spent, discount)
    return "production", "A5.9", prices.more(price, spent, discount), left


def _bar_place(g: State, seat: int, system: int, chosen: Sequence[Option], item: Option) -> Reason | None:
    """A5.10, A5.11, A8.1 Why an item does not fit: no slot, no piece, or already there."""
    word, same = item[0], [other for other in chosen if other[0] == item[0]]
    if word == "orbital":
        slots = g.site(system).orbital
        if slots <= g.outposts[system] + g.stations[system] + len(same):
            return _bar_slots("no-orbit", "picked-orbit", system, slots, len(same))
    if word in ("ship", "orbital"):
        unit, picked = UNITS.index(item[1]), chosen.count(item)
        if g.supply[seat][unit] > picked:
            return None
        pieces = PIECES[g.makeup[seat][1]][unit]
        return ("picked-pieces", "A8.1", pieces, picked) if picked else ("no-piece", "A8.1", pieces)
    _, _, buildings, terraformed, advanced = g.ground[system]
    if word == "raise":
        number = BUILDING_NUMBER[item[1]]
        if buildings >> number & 1:
            return "built", "A5.10", item[1], system
        if item in chosen:
            return "picked", "A5.10"
        if g.built_limited[seat] >> number & 1:
            return "limited", "A5.10"
        site = g.site(system)
        if site.free_slots > len(same):
            return None
        return _bar_slots("no-room", "picked-room", system, site.free_slots + site.built, len(same))
    if word == "terraform":
        if terraformed:
            return "terraformed", "A5.11", system
        return ("picked-terraforming", "A5.11") if same else _bar_token(g, TERRAFORMED, "terraforming")
    if advanced:
        return "terraformed", "A5.11", system
    if same:
        return "picked", "A5.11"
    if not terraformed and not any(other[0] == "terraform" for other in chosen):
        return "not-terraformed", "A5.11", system
    return _bar_token(g, ADVANCED, "advanced_terraforming")


def _bar_slots(full: str, promised: str, system: int, slots: int, picked: int) -> Reason:
    """A5.10 All slots are taken (`full`), or reserved for items already picked (`promised`)."""
    return (promised, "A5.10", system, slots, picked) if picked else (full, "A5.10", system, slots)


def _bar_token(g: State, field: int, token: str) -> Reason | None:
    return None if tokens_left(g, field, token) else ("no-token", "A8.1", TOKENS[token])


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.9 Choose the items of a place one by one, at the prices from before any is built."""
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
            if spent + price <= budget and not (chosen and _bar_place(g, seat, system, chosen, item))
        ]
        left = budget - discount - prices.bill(spent, discount)
        about = {"at": system, "budget": left, "spent": spent}
        bar = partial(bar_item, g, seat, system, tuple(chosen), spent, discount)
        every, also = partial(all_items, g, seat), (ENOUGH,) if chosen else ()
        item = yield ask(WORDS, g, seat, "item", every, bar, "A5.10", about, quick=options, also=also)
        if item == ENOUGH:
            break
        chosen.append(item)
        spent += priced[item]
        _open_advanced(g, seat, system, item, priced)
    cost = prices.bill(spent, discount)
    g.pay(seat, PRODUCTION, cost)
    if g.listener:
        g.tell("built", seat, at=system, items=tuple(chosen), production=cost)
    for item in chosen:
        yield from _finish(g, seat, system, item)


def _open_advanced(g: State, seat: int, system: int, item: Option, priced: Priced) -> None:
    """A5.11 Offer advanced terraforming after terraforming is chosen for the same place."""
    if (
        item in TERRAFORM
        and unlocked(g, seat, ADVANCED_NEEDS)
        and tokens_left(g, ADVANCED, "advanced_terraforming")
    ):
        priced[TERRAFORM_ALL] = prices.item(g.powers[seat], g.site(system), TERRAFORM_ALL)


def _finish(g: State, seat: int, system: int, item: Option) -> Steps:
    """Finish an item: take the piece from the supply, and run its instant effects."""
    word = item[0]
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
        g.change_ground(system, TERRAFORMED, item[1] + 1)
    elif word == "terraform_all":
        g.change_ground(system, ADVANCED, 1)
    else:
        number = BUILDING_NUMBER[item[1]]
        building = BUILDING_TABLE[number]
        g.change_ground(system, BUILT, g.ground[system][BUILT] | 1 << number)
        if building.limit:
            g.built_limited[seat] |= 1 << number
        yield from run(building.at_once, Execution(g, seat, system)) or ()
