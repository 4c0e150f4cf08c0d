"""Powers of a player: the sum of active cards, advisor and race, derived again when they change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from .ability_types import Ability
from .components import ADVISORS, CONSTANTS, EXTRA, PLACES, RACES, STRUCTURES
from .vocabulary import (
    COLOURS,
    NO_GOODS,
    AttackFleet,
    AttackToll,
    Colour,
    Development,
    Discount,
    Effect,
    ExploitBonus,
    ResearchDraw,
)

if TYPE_CHECKING:
    from .state import State

T = TypeVar("T")
Goods = tuple[int, int, int]
FULL = CONSTANTS.cards_in_system
#: An ability with the card it is printed on (SHEET for a race).
Source = tuple[int, Ability]
Sources = tuple[Source, ...]
NOWHERE = (0,) * PLACES
NO_DISCOUNT = (0,) * len(COLOURS)
NO_BONUS = (NO_GOODS,) * len(COLOURS)


@dataclass(slots=True)
class Powers:
    """A player's abilities by moment, and the sums of rule changes."""

    activations: Sources = ()
    after_attack: Sources = ()
    start_of_round: Sources = ()
    attacked: Sources = ()
    own_exploit: Sources = ()
    own_propaganda: Sources = ()
    attack_fleet: int = 0
    attack_toll: int = CONSTANTS.attack_fleet
    research_draw: int = CONSTANTS.research_draw
    #: By colour, in the order of COLOURS.
    exploit_bonus: tuple[Goods, ...] = NO_BONUS
    development: tuple[Development, ...] = ()
    #: Discounts: on everything, by colour, by place; and whether there is any.
    everywhere: int = 0
    by_colour: tuple[int, ...] = NO_DISCOUNT
    here: tuple[int, ...] = NOWHERE
    discounted: bool = False
    #: The best discount by colour, wherever the structure goes.
    best: tuple[int, ...] = NO_DISCOUNT
    #: The production of all cards, covered or not.
    income: Goods = NO_GOODS
    #: Places where a structure can be put.
    places: list[int] = field(default_factory=list)
    #: The advisor has begun the additional system.
    settled: bool = False


#: The abilities of a structure that work while it is active.
STANDING: dict[str, tuple[Ability, ...]] = {
    id: tuple(each for each in card.abilities if each.when not in ("after_build", "end_game"))
    for id, card in STRUCTURES.items()
}


PRODUCES: dict[str, Goods] = {id: card.produces for id, card in STRUCTURES.items()}


def derive_powers(g: State, seat: int) -> Powers:
    powers = Powers()
    face = g.cards.face
    food = fleet = production = covered = 0
    founding = True
    for place, system in enumerate(g.systems[seat]):
        if system:
            for card in system:
                produced = PRODUCES[face[card]]
                food += produced[0]
                fleet += produced[1]
                production += produced[2]
            if STANDING[face[card]]:
                _add(powers, card, place, STANDING[face[card]])
            if place == EXTRA:
                covered = len(system)
            elif len(system) < FULL:
                powers.places.append(place)
        elif founding:
            founding = False
            if place != EXTRA:
                powers.places.append(place)
    powers.income = (food, fleet, production)
    if g.advisors[seat] >= 0:
        _add_advisor(g, powers, g.advisors[seat], covered)
    if g.races[seat]:
        _add(powers, -1, EXTRA, RACES[g.races[seat]].abilities)
    if powers.discounted:
        anywhere = powers.everywhere
        if powers.here is not NOWHERE:
            anywhere += max([powers.here[place] for place in powers.places], default=0)
        powers.best = tuple([anywhere + saved for saved in powers.by_colour])
    return powers


def _add_advisor(g: State, powers: Powers, card: int, covered: int) -> None:
    advisor = ADVISORS[g.cards.face[card]]
    if advisor.settles:
        powers.settled = True
        if covered < FULL - 1:
            powers.places.append(EXTRA)
    works = advisor.abilities
    if covered:
        works = tuple([ability for ability in works if ability.covered])
    _add(powers, card, EXTRA, works)


def _add(powers: Powers, card: int, place: int, abilities: tuple[Ability, ...]) -> None:
    for ability in abilities:
        when = ability.when
        if when == "activation":
            powers.activations += ((card, ability),)
        elif when == "after_attack":
            powers.after_attack += ((card, ability),)
        elif when == "start_of_round":
            powers.start_of_round += ((card, ability),)
        elif ability.trigger:
            setattr(powers, ability.trigger, (*getattr(powers, ability.trigger), (card, ability)))
        else:
            for op in ability.ops:
                _change(powers, place, op)


def _change(powers: Powers, place: int, op: Effect) -> None:
    match op:
        case Discount():
            powers.discounted = True
            if op.scope == "all":
                powers.everywhere += op.amount
            elif op.scope == "this_system":
                powers.here = _with(powers.here, place, powers.here[place] + op.amount)
            else:
                tint = COLOURS.index(op.colour) if op.colour else 0
                powers.by_colour = _with(powers.by_colour, tint, powers.by_colour[tint] + op.amount)
        case ExploitBonus():
            tint = COLOURS.index(op.colour)
            had, more = powers.exploit_bonus[tint], op.goods
            total = (had[0] + more[0], had[1] + more[1], had[2] + more[2])
            powers.exploit_bonus = _with(powers.exploit_bonus, tint, total)
        case AttackFleet():
            powers.attack_fleet += op.amount
        case AttackToll():
            powers.attack_toll += op.amount
        case ResearchDraw():
            powers.research_draw = max(powers.research_draw, op.count)
        case Development():
            powers.development += (op,)


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A copy of the values with one of them replaced."""
    return (*values[:at], value, *values[at + 1 :])


def active_colours(g: State, seat: int) -> set[Colour]:
    """The colours of the player's active cards."""
    found = {g.structure(system[-1]).colour for system in g.systems[seat] if system}
    if g.colour and g.settled(seat) and not g.systems[seat][EXTRA]:
        found.add(g.colour)
    return found
