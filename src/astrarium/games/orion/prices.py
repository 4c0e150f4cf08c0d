"""O6 Prices: the cost of a structure by place, possible payments, and why a card cannot be built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from ...kernel import Option, Reason
from .active_powers import NO_DISCOUNT, Powers
from .component_types import Structure
from .components import CONSTANTS, STRUCTURES
from .state import FULL, NOBODY, State

# Sets of structures are bit sets, in the order of the components.
BIT: dict[str, int] = {id: 1 << number for number, id in enumerate(STRUCTURES)}
#: O6.5 The structures that a player may build, by morale; below 0 the same as at 0.
MORALE_ALLOWS: tuple[int, ...] = tuple(
    sum(BIT[id] for id, card in STRUCTURES.items() if card.gate is None or card.gate <= morale)
    for morale in range(CONSTANTS.morale_max + 1)
)
Goods = tuple[int, int, int]
#: The structures of each colour, as bits, with their costs.
_COSTS: tuple[tuple[tuple[int, Goods], ...], ...] = tuple(
    tuple((BIT[id], card.cost) for id, card in STRUCTURES.items() if card.tint == tint)
    for tint in range(len(NO_DISCOUNT))
)


def shortfall(cost: Sequence[int], stock: Sequence[int]) -> int:
    """How many units of the cost are missing."""
    food, fleet, production = cost[0] - stock[0], cost[1] - stock[1], cost[2] - stock[2]
    return (food if food > 0 else 0) + (fleet if fleet > 0 else 0) + (production if production > 0 else 0)


def lacking(cost: Sequence[int], stock: Sequence[int]) -> Goods:
    """The missing part of the cost."""
    food, fleet, production = (max(need - have, 0) for need, have in zip(cost, stock, strict=True))
    return food, fleet, production


@cache
def payable(food: int, fleet: int, production: int, saved: tuple[int, ...] = NO_DISCOUNT) -> int:
    """The structures that a stock pays for, with discounts by colour."""
    return sum([_payable(tint, food, fleet, production, most) for tint, most in enumerate(saved)])


@cache
def _payable(tint: int, food: int, fleet: int, production: int, saved: int) -> int:
    """The payable structures of one colour. This cache is hit much more often than that of `payable`."""
    stock = (food, fleet, production)
    return sum([bit for bit, cost in _COSTS[tint] if shortfall(cost, stock) <= saved])


def discount(powers: Powers, structure: Structure, place: int, extra: int = 0) -> int:
    """O6.6 All discounts on a structure in a place added up."""
    return extra + powers.everywhere + powers.by_colour[structure.tint] + powers.here[place]


@cache
def payments(cost: Goods, saved: int) -> tuple[Option, ...]:
    """O6.7 All ways to split a discount over the cost, each as the rest to pay."""
    saved = min(saved, sum(cost))
    ways = [
        (food, fleet, production)
        for food, fleet, production in product(*(range(each, -1, -1) for each in cost))
        if sum(cost) - food - fleet - production == saved
    ]
    return tuple(("pay", *way) for way in ways)


def ways_to_pay(cost: Goods, saved: int, stock: Sequence[int]) -> list[Option]:
    """The payments that a stock allows."""
    return [way for way in payments(cost, saved) if bar_payment(stock, way) is None]


# -- why not


def bar_build(
    g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY, colour: str | None = None
) -> Reason | None:
    """Why a player cannot build a card now; `only` is the only place, `colour` the only colour allowed."""
    structure = STRUCTURES[g.cards.face[card]]
    if colour is not None and structure.colour != colour:
        return "colour", "O6.10", colour
    if structure.gate is not None and g.morale[seat] < structure.gate:
        return "morale", "O6.5", structure.gate, g.morale[seat]
    powers = g.powers[seat]
    if only != NOBODY:
        return bar_place(g, seat, structure, only, extra)
    if not powers.places:
        return "no-room", "O10.2", FULL
    missing = shortfall(structure.cost, g.stock[seat])
    if not missing:
        return None
    saved = extra + powers.best[structure.tint]
    return None if missing <= saved else _too_dear(g, seat, structure, saved)


def bar_place(g: State, seat: int, structure: Structure, place: int, extra: int = 0) -> Reason | None:
    """Why a structure cannot be built in a place."""
    powers = g.powers[seat]
    if place not in powers.places:
        systems = g.systems[seat]
        return ("full", "O10.2", FULL) if systems[place] else ("not-yet", "O10.1", systems.index(()))
    missing = shortfall(structure.cost, g.stock[seat])
    if not missing:
        return None
    saved = discount(powers, structure, place, extra)
    return None if missing <= saved else _too_dear(g, seat, structure, saved)


def _too_dear(g: State, seat: int, structure: Structure, saved: int) -> Reason:
    """The reason with the missing resources and the insufficient discount."""
    return "too-dear", "O6.3", lacking(structure.cost, g.stock[seat]), saved


def bar_payment(stock: Sequence[int], way: Option) -> Reason | None:
    """Why the stock does not allow a payment."""
    missing = lacking(way[1:], stock)
    return ("too-dear", "O6.7", missing, 0) if any(missing) else None


# -- attacks


def bar_fleet(fleet: int, more: int, theirs: int, toll: int) -> Reason | None:
    """O9.3, O9.4 Why a fleet, with `more` for attacks, cannot attack the fleet `theirs` for `toll`."""
    if fleet + more < theirs:
        return "fleet", "O9.3", fleet + more, theirs
    return ("toll", "O9.4", toll, fleet) if fleet < toll else None
