"""Validation of a position: pieces lost or doubled, unknown names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from ...kernel.state_invariants import by_seat, in_stages, of_length
from .components import ADVISORS, CONSTANTS, EXTRA, HUMAN, PLACES, RACES, STRUCTURES
from .effects.slots import slots_of
from .rules import PHASES
from .state import BOXES, NOBODY, State
from .vocabulary import COLOURS, LEVELS

BY_SEAT = (
    "races",
    "stock",
    "systems",
    "morale",
    "vp",
    "raided",
    "development",
    "pool",
    "reserve",
    "boxes",
    "attacks",
    "advisors",
    "hands",
)
PRINTED = Counter({id: card.count for id, card in STRUCTURES.items()})
ENDINGS = ("rounds", "morale", "systems")


def faults(g: State) -> Iterator[str]:
    """The violated invariants; none in any position that play can reach."""
    return in_stages(g, [_shape], [_cards, _course, _sheets], [_systems, _markers])


def _shape(g: State) -> Iterator[str]:
    """Lists that are too long or too short, and cards that do not exist."""
    yield from by_seat(g, *BY_SEAT)
    for name, length in (("stock", 3), ("boxes", len(BOXES)), ("attacks", g.seats), ("systems", PLACES)):
        yield from of_length((name, row, length) for row in getattr(g, name))
    structures = sum(PRINTED.values())
    right = structures + (0 if g.beginner else len(ADVISORS))
    if len(g.cards.face) != right:
        yield f"cards: {len(g.cards.face)} faces, not {right}"
    if not all(isinstance(face, str) for face in g.cards.face):
        yield "cards: a face is no name"


def _cards(g: State) -> Iterator[str]:
    """Every card is in exactly one place, and every face exists as often as it is printed."""
    structures = sum(PRINTED.values())
    lying = sorted(chain(g.deck, g.discards, *g.hands, *chain(*g.systems)))
    if lying != list(range(structures)):
        yield f"structures: {len(lying)} cards, {len(set(lying))} different, of {structures}"
    hired = [card for card in g.advisors if card != NOBODY]
    if sorted(chain(hired, g.middle, g.unused)) != list(range(structures, len(g.cards.face))):
        yield f"advisors: {[*hired, *g.middle, *g.unused]}"
    if Counter(g.cards.face[:structures]) != PRINTED:
        yield "structures: not the cards of the box"
    if sorted(g.cards.face[structures:]) != sorted(() if g.beginner else ADVISORS):
        yield "advisors: not the cards of the box"


def _course(g: State) -> Iterator[str]:
    """Phase, round, first and acting player, ending."""
    if g.phase not in PHASES and g.phase != "over":
        yield f"phase {g.phase!r}"
    if not 1 <= g.round <= CONSTANTS.rounds:
        yield f"round {g.round}"
    for name in ("first", "acting"):
        if not 0 <= getattr(g, name) < g.seats:
            yield f"{name} {getattr(g, name)}"
    if any(reason not in ENDINGS for reason in g.ending) or bool(g.ending) != (g.phase == "over"):
        yield f"ending {list(g.ending)}"
    if g.phase == "turn" and 0 <= g.acting < g.seats and g.pool[g.acting] < 0:
        yield f"pool of seat {g.acting}: {g.pool[g.acting]}"


def _sheets(g: State) -> Iterator[str]:
    """Races, tracks and levels."""
    for seat in range(g.seats):
        if g.races[seat] not in RACES and (g.races[seat] or g.phase != "races"):
            yield f"race of seat {seat}: {g.races[seat]!r}"
        if not all(0 <= many <= CONSTANTS.resource_max for many in g.stock[seat]):
            yield f"resources of seat {seat}: {g.stock[seat]}"
        if g.morale[seat] > CONSTANTS.morale_max:
            yield f"morale of seat {seat}: {g.morale[seat]}"
        if g.vp[seat] < 0 or g.raided[seat] < 0:
            yield f"points of seat {seat}: {g.vp[seat]}"
        if g.development[seat] not in ("", *LEVELS):
            yield f"development of seat {seat}: {g.development[seat]!r}"
    for race, count in Counter(g.races).items():
        if race not in ("", HUMAN) and count > 1:
            yield f"race {race}: {count} times"
        elif g.beginner and race != HUMAN:
            yield f"race {race!r} in a game for beginners"


def _systems(g: State) -> Iterator[str]:
    """O10.1, O10.2, O10.7 How many systems, and how many cards in each."""
    for seat in range(g.seats):
        systems = g.systems[seat]
        for place, system in enumerate(systems):
            room = CONSTANTS.cards_in_system - (place == EXTRA)
            if len(system) > room:
                yield f"system {place} of seat {seat}: {len(system)} cards"
            elif system and place and place != EXTRA and not systems[place - 1]:
                yield f"system {place} of seat {seat}: founded before the one beside it"
        if systems[EXTRA] and not g.settled(seat):
            yield f"system {EXTRA} of seat {seat}: no advisor begins it"
    settled = any(g.settled(seat) for seat in range(g.seats))
    if g.colour not in (None, *COLOURS) or (g.colour and not settled):
        yield f"colour {g.colour!r}"


def _markers(g: State) -> Iterator[str]:
    """O10.4 Ten markers for each player, only on existing slots."""
    slots = {(card, slot): seat for seat in range(g.seats) for card, slot in slots_of(g, seat)}
    on_cards = [0] * g.seats
    for slot, cards in (("A", g.on_a), ("R", g.on_r)):
        for card in cards:
            if (card, slot) in slots:
                on_cards[slots[card, slot]] += 1
            else:
                yield f"marker on card {card}, which has no active slot {slot}"
    for seat in range(g.seats):
        counts = [g.pool[seat], g.reserve[seat], *g.boxes[seat], *g.attacks[seat], on_cards[seat]]
        if min(counts) < 0 or sum(counts) != CONSTANTS.action_markers:
            yield f"markers of seat {seat}: {sum(counts)}, not {CONSTANTS.action_markers}"
        if g.attacks[seat][seat]:
            yield f"attacks of seat {seat} on itself"
        for foe, count in enumerate(g.attacks[seat]):
            if count > CONSTANTS.attacks_on_one[g.seats]:
                yield f"attacks of seat {seat} on {foe}: {count}"
