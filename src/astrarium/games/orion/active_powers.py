"""What is in force: what a player's active cards, advisor and race do, gathered once until they change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from .abilities import Ability
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
class Force:
    """The player's abilities by the moment they work, and the sums of what is changed."""

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
    best: tuple[int, ...] = ()
    #: What all cards produce, covered or not.
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


def work_out(g: State, seat: int) -> Force:
    force = Force()
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
                _add(force, card, place, STANDING[face[card]])
            if place == EXTRA:
                covered = len(system)
            elif len(system) < FULL:
                force.places.append(place)
        elif founding:
            founding = False
            if place != EXTRA:
                force.places.append(place)
    force.income = (food, fleet, production)
    if g.advisors[seat] >= 0:
        _add_advisor(g, force, g.advisors[seat], covered)
    if g.races[seat]:
        _add(force, -1, EXTRA, RACES[g.races[seat]].abilities)
    if force.discounted:
        anywhere = force.everywhere
        if force.here is not NOWHERE:
            anywhere += max([force.here[place] for place in force.places], default=0)
        force.best = tuple([anywhere + saved for saved in force.by_colour])
    return force


def _add_advisor(g: State, force: Force, card: int, covered: int) -> None:
    advisor = ADVISORS[g.cards.face[card]]
    if advisor.settles:
        force.settled = True
        if covered < FULL - 1:
            force.places.append(EXTRA)
    works = advisor.abilities
    if covered:
        works = tuple([ability for ability in works if ability.covered])
    _add(force, card, EXTRA, works)


def _add(force: Force, card: int, place: int, abilities: tuple[Ability, ...]) -> None:
    for ability in abilities:
        when = ability.when
        if when == "activation":
            force.activations += ((card, ability),)
        elif when == "after_attack":
            force.after_attack += ((card, ability),)
        elif when == "start_of_round":
            force.start_of_round += ((card, ability),)
        elif ability.trigger:
            setattr(force, ability.trigger, (*getattr(force, ability.trigger), (card, ability)))
        else:
            for op in ability.ops:
                _change(force, place, op)


def _change(force: Force, place: int, op: Effect) -> None:
    match op:
        case Discount():
            force.discounted = True
            if op.scope == "all":
                force.everywhere += op.amount
            elif op.scope == "this_system":
                force.here = _with(force.here, place, force.here[place] + op.amount)
            else:
                tint = COLOURS.index(op.colour) if op.colour else 0
                force.by_colour = _with(force.by_colour, tint, force.by_colour[tint] + op.amount)
        case ExploitBonus():
            tint = COLOURS.index(op.colour)
            had, more = force.exploit_bonus[tint], op.goods
            total = (had[0] + more[0], had[1] + more[1], had[2] + more[2])
            force.exploit_bonus = _with(force.exploit_bonus, tint, total)
        case AttackFleet():
            force.attack_fleet += op.amount
        case AttackToll():
            force.attack_toll += op.amount
        case ResearchDraw():
            force.research_draw = max(force.research_draw, op.count)
        case Development():
            force.development += (op,)


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with another one at this place."""
    return (*values[:at], value, *values[at + 1 :])


def active_colours(g: State, seat: int) -> set[Colour]:
    """The colours of the player's active cards."""
    found = {g.structure(system[-1]).colour for system in g.systems[seat] if system}
    if g.colour and g.settled(seat) and not g.systems[seat][EXTRA]:
        found.add(g.colour)
    return found
