"""A2.13 Prices: printed price with all modifiers, at least 1, less the card's discount."""

from __future__ import annotations

from ...kernel import Option
from .active_powers import Power
from .component_types import ActionCard, Technology
from .components import BUILDINGS, N
from .enumerations import CREDITS, DOOM_STAR, UNITS
from .state import State
from .system_stats import Site

UNIT_NUMBER = {unit: number for number, unit in enumerate(UNITS)}


def growth(g: State, seat: int, system: int, kind: int, discount: int) -> int:
    """A5.5 Food for one more population: the new count plus modifiers, at least 1."""
    there = g.population[system][kind]
    cost = there + 1 + g.powers[seat].growth_cost + g.site(system).growth_cost
    if cost < 1:
        cost = 1
    return max(1, cost - discount) if discount else cost


def research(g: State, seat: int, technology: Technology, discount: int) -> int:
    """A5.7 Research points, changed by modifiers, at least 1; then the card's discount."""
    return max(1, max(1, technology.cost + g.powers[seat].research_cost) - discount)


def diplomacy(g: State, seat: int, word: str, discount: int) -> int:
    """A5.13–A5.15 Credits for one use of a mode."""
    if word == "embassy":
        cost = N.embassy_cost
    elif word == "influence":
        cost = N.influence_cost + g.influence[seat]
    else:
        cost = N.calm_cost
    return max(1, max(1, cost + g.powers[seat].diplomacy_cost) - discount)


def item(power: Power, site: Site, what: Option) -> int:
    """A5.10 The price of an item before the card's discount, also where it cannot be built."""
    word = what[0]
    if word in ("ship", "orbital"):
        unit = UNIT_NUMBER[what[1]]
        here = site.unit_cost if unit < DOOM_STAR else 0
        return max(1, power.raw_cost[unit] + here)
    if word == "raise":
        return max(1, BUILDINGS[what[1]].cost + power.building_cost)
    printed = N.terraform_cost if word == "terraform" else N.advanced_terraform_cost
    return max(1, printed + power.terraform_cost)


def bill(spent: int, discount: int) -> int:
    """A5.9 The price of all items of a place; 0 for no items."""
    return max(1, spent - discount) if spent and discount else spent


def more(price: int, spent: int, discount: int) -> int:
    """The price that one more item adds to the bill of a place."""
    return bill(spent + price, discount) - bill(spent, discount)


def extra_place(g: State, seat: int, card: ActionCard) -> int | None:
    """A5.2 Credits for the next place of this action: 0 for a free one, None if there are no more."""
    extra = len(g.used) - card.free_places
    if extra < 0:
        return 0
    return None if g.charted or extra >= len(N.extra_places) else g.powers[seat].extra_costs[extra]


#: A5.31 Exchange rates: tokens of each resource for one token of another.
EXCHANGE_RATES = (*[N.exchange_goods] * CREDITS, N.exchange_credits)
