"""O6 Building: what can be built, where, at what price, and putting it there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product

from ...kernel import Barred, Choice, Option, Steps, Text
from .components import CARDS, CONSTANTS, EXTRA, PLACES, STRUCTURES, Structure
from .force import NO_DISCOUNT, Force
from .state import NOBODY, State
from .vocabulary import Bundle
from .words import resources

MOST = CONSTANTS.resource_max
ON: tuple[Option, ...] = tuple(("on", place) for place in range(PLACES))
BUILD_CARD: tuple[Option, ...] = tuple(("build", card) for card in range(CARDS))

# Sets of structures: a bit for each, in the order of the components.
BIT: dict[str, int] = {id: 1 << number for number, id in enumerate(STRUCTURES)}
#: O6.5 The structures that a player may build, by morale; below 0 it is as at 0.
MORALE_ALLOWS: tuple[int, ...] = tuple(
    sum(BIT[id] for id, card in STRUCTURES.items() if card.gate is None or card.gate <= morale)
    for morale in range(CONSTANTS.morale_max + 1)
)


# -- prices


def shortfall(cost: Bundle, stock: Sequence[int]) -> int:
    """How many units of the cost are missing."""
    food, fleet, production = cost[0] - stock[0], cost[1] - stock[1], cost[2] - stock[2]
    return (food if food > 0 else 0) + (fleet if fleet > 0 else 0) + (production if production > 0 else 0)


@cache
def payable(food: int, fleet: int, production: int, saved: tuple[int, ...] = NO_DISCOUNT) -> int:
    """The structures that a stock pays for, with discounts by colour."""
    stock = (food, fleet, production)
    return sum(BIT[id] for id, card in STRUCTURES.items() if shortfall(card.cost, stock) <= saved[card.tint])


def discount(force: Force, structure: Structure, place: int, extra: int = 0) -> int:
    """O6.6 All discounts on a structure in a place added up."""
    return extra + force.everywhere + force.by_colour[structure.tint] + force.here[place]


@cache
def payments(cost: Bundle, saved: int) -> tuple[Option, ...]:
    """O6.7 All ways to split a discount over the cost: what is left to pay."""
    saved = min(saved, sum(cost))
    ways = [
        (food, fleet, production)
        for food, fleet, production in product(*(range(each, -1, -1) for each in cost))
        if sum(cost) - food - fleet - production == saved
    ]
    return tuple(("pay", *way) for way in ways)


def ways_to_pay(cost: Bundle, saved: int, stock: Sequence[int]) -> list[Option]:
    """The payments that a stock allows."""
    food, fleet, production = stock
    return [
        way for way in payments(cost, saved) if way[1] <= food and way[2] <= fleet and way[3] <= production
    ]


def places_for(g: State, seat: int, structure: Structure, extra: int = 0) -> list[int]:
    """O6.2 The places where a player can pay for a structure."""
    force = g.force(seat)
    missing = shortfall(structure.cost, g.stock[seat])
    if not missing:
        return force.places
    saved = extra + force.everywhere + force.by_colour[structure.tint]
    here = force.here
    return [place for place in force.places if missing <= saved + here[place]]


def can_build(g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY) -> bool:
    """Whether a player can build a card now; `only` names the one place that is allowed."""
    face = g.cards.face[card]
    morale = g.morale[seat]
    if not MORALE_ALLOWS[morale if morale > 0 else 0] & BIT[face]:
        return False
    places = places_for(g, seat, STRUCTURES[face], extra)
    return bool(places) if only == NOBODY else only in places


def buildable(g: State, seat: int, extra: int = 0, only: int = NOBODY, colour: str = "") -> list[int]:
    """The cards of a hand that a player can build."""
    face = g.cards.face
    return [
        card
        for card in g.hands[seat]
        if (not colour or STRUCTURES[face[card]].colour == colour) and can_build(g, seat, card, extra, only)
    ]


# -- building


def build(g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY) -> Steps:
    """O6.1–O6.8 Choose the place and the payment, pay, put the card there; the place.

    Until then the card stays where it is, others do not know it, and what has begun can be taken back.
    """
    structure = STRUCTURES[g.cards.face[card]]
    force = g.force(seat)
    place = only
    if only == NOBODY:
        places = places_for(g, seat, structure, extra)
        why_not = partial(barred_places, g, seat, card, extra)
        chosen = yield Choice(
            seat, "place", [ON[each] for each in places], None, None, "O6.2", why_not, {"card": card}
        )
        place = chosen[1]
    paid: Sequence[int] = structure.cost
    if extra or force.discounted:
        saved = discount(force, structure, place, extra)
        ways = ways_to_pay(structure.cost, saved, g.stock[seat])
        chosen = yield Choice(seat, "pay", ways, rule="O6.7", args={"card": card, "saved": saved})
        paid = chosen[1:]
    stock = g.stock[seat]
    stock[0] -= paid[0]
    stock[1] -= paid[1]
    stock[2] -= paid[2]
    put_down(g, seat, card, place)
    if g.host:
        free = "" if any(paid) else "-free"
        g.tell(f"built{free}", seat, structure=structure.id, system=place, goods=tuple(paid))
    return place


def put_down(g: State, seat: int, card: int, place: int) -> None:
    """O6.8 Lay a card of the hand, or the top discard, on a system; what it covers loses its marker."""
    hand = g.hands[seat]
    if card in hand:
        hand.remove(card)
        g.reveal((card,))
    else:
        g.discards.remove(card)
    at = seat * PLACES + place
    system = g.systems[at]
    if g.on_a or g.on_r:
        take_markers(g, seat, system[-1] if system else g.advisors[seat] if place == EXTRA else NOBODY)
    g.systems[at] = (*system, card)
    g.changed(seat)


def take_markers(g: State, seat: int, card: int) -> None:
    """O10.5 The markers on a card go back to their owner's reserve."""
    for slots in (g.on_a, g.on_r):
        if card in slots:
            slots.remove(card)
            g.reserve[seat] += 1


# -- why not


def barred_places(g: State, seat: int, card: int, extra: int) -> Iterator[Barred]:
    """Places where the card cannot go, or is too dear."""
    structure = g.structure(card)
    force = g.force(seat)
    possible = places_for(g, seat, structure, extra)
    for place, system in enumerate(g.own_systems(seat)):
        if place in possible or (place == EXTRA and not g.settled(seat)):
            continue
        if place in force.places:
            saved = discount(force, structure, place, extra)
            yield Barred(ON[place], too_dear(structure, g.stock[seat], saved), "O6.3")
        elif system:
            yield Barred(ON[place], Text("barred-full"), "O10.2")


def too_dear(structure: Structure, stock: Sequence[int], saved: int) -> Text:
    """What is missing, and the discount that does not suffice."""
    missing = [max(need - have, 0) for need, have in zip(structure.cost, stock, strict=True)]
    return Text("barred-too-dear", goods=resources(missing), saved=saved)


def why_not_build(g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY) -> tuple[Text, str]:
    """The reason why a card cannot be built, and its paragraph."""
    structure = g.structure(card)
    if structure.gate is not None and g.morale[seat] < structure.gate:
        return Text("barred-morale", least=structure.gate, morale=g.morale[seat]), "O6.5"
    force = g.force(seat)
    places = force.places if only == NOBODY else [place for place in force.places if place == only]
    if not places:
        return Text("barred-no-room"), "O10.2"
    saved = max(discount(force, structure, place, extra) for place in places)
    return too_dear(structure, g.stock[seat], saved), "O6.3"
