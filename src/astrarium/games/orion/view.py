"""What a seat may see: all but hands of others, the deck and the unused advisors (O21).

The view, as JSON can hold it:

    round, rounds, phase, beginner, ending
    first, acting       seats; `acting` is whoever decides or acts in turn
    players             by seat, each with
        seat, race, food, fleet, production, morale, vp, level, pool, reserve
        boxes           markers on the boxes of the sheet, by action
        attacks         markers on other sheets, by seat
        hand            cards with their prices ([{card, structure, known, prices}]); null in another's view
        hand_size, shown        `shown`: structures in hand that everybody saw being taken there
        systems         five: {place, cards: [{card, structure, markers}], room, extra}; the last is `extra`
        advisor         {card, advisor, markers} or null; `colour` beside it when he settles
        income          food, fleet, production that all own cards bring
        active          colours of active cards
        discounts       [{card, source, amount, scope, colour, place}]: the reasons behind prices
        attack          what an attack would meet, by opponent: [{seat, possible, fleet, bonus, theirs, toll,
                        left, effects, answers}]; `effects` are own cards that can work after it, `answers`
                        those of the defender
        attack_toll     what an attack on this player costs
        score           points by source if the game ended now, and their sum in `points`
    prices of a card    [{place, saved, ways: [[food, fleet, production], ...]}]: where it can be paid for
    advisors            the middle of the table: [{card, advisor}]
    deck, unused        numbers of cards
    discards            from the top: [{card, structure}]
"""

from __future__ import annotations

from typing import Any

from ...kernel import Option
from .actions import add_attacks
from .components import ADVISORS, CONSTANTS, EXTRA, PLACES, RACES, STRUCTURES
from .effects.slots import bar_source
from .force import active_colours
from .prices import bar_build, discount, places_for, ways_to_pay
from .scoring import breakdown
from .state import BOXES, NOBODY, SHEET, State
from .vocabulary import Discount


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it."""
    return _view(g, {seat})


def reveal(g: State, seat: int | None) -> dict[str, Any]:
    """The table with all hands open."""
    return _view(g, set(range(g.seats)))


def _view(g: State, open_hands: set[int | None]) -> dict[str, Any]:
    face = g.cards.face
    return {
        "round": g.round,
        "rounds": CONSTANTS.rounds,
        "phase": g.phase,
        "beginner": g.beginner,
        "ending": list(g.ending),
        "first": g.first,
        "acting": g.acting,
        "players": [_player(g, each, each in open_hands) for each in range(g.seats)],
        "advisors": [{"card": card, "advisor": face[card]} for card in g.middle if g.cards.knows(None, card)],
        "deck": len(g.deck),
        "unused": len(g.unused),
        "discards": [{"card": card, "structure": face[card]} for card in reversed(g.discards)],
    }


def _player(g: State, seat: int, open_hand: bool) -> dict[str, Any]:
    food, fleet, production = g.stock[seat]
    known = g.cards.everyone
    score = breakdown(g, seat)
    attacks: list[Option] = []
    add_attacks(g, seat, g.forces, attacks)
    return {
        "seat": seat,
        "race": g.races[seat] or None,
        "food": food,
        "fleet": fleet,
        "production": production,
        "morale": g.morale[seat],
        "vp": g.vp[seat],
        "level": g.development[seat] or None,
        "pool": g.pool[seat],
        "reserve": g.reserve[seat],
        "boxes": dict(zip(BOXES, g.boxes[seat], strict=True)),
        "attacks": g.attacks[seat][:],
        "hand": [_hand_card(g, seat, card) for card in g.hands[seat]] if open_hand else None,
        "hand_size": len(g.hands[seat]),
        "shown": [g.cards.face[card] for card in g.hands[seat] if g.cards.seen[card] == known],
        "systems": [_system(g, seat, place) for place in range(PLACES)],
        "advisor": _advisor(g, seat),
        "income": list(g.forces[seat].income),
        "active": sorted(active_colours(g, seat)),
        "discounts": _discounts(g, seat),
        "attack": [_attack(g, seat, foe, ("attack", foe) in attacks) for foe in g.opponents(seat)],
        "attack_toll": g.forces[seat].attack_toll,
        "score": {**score, "points": sum(score.values())},
    }


def _hand_card(g: State, seat: int, card: int) -> dict[str, Any]:
    structure = g.structure(card)
    prices = []
    if bar_build(g, seat, card) is None:
        force = g.forces[seat]
        for place in places_for(g, seat, structure):
            saved = discount(force, structure, place)
            ways = [list(way[1:]) for way in ways_to_pay(structure.cost, saved, g.stock[seat])]
            prices.append({"place": place, "saved": saved, "ways": ways})
    known = g.cards.seen[card] == g.cards.everyone
    return {"card": card, "structure": structure.id, "known": known, "prices": prices}


def _markers(g: State, card: int) -> list[str]:
    return [slot for slot, cards in (("A", g.on_a), ("R", g.on_r)) if card in cards]


def _system(g: State, seat: int, place: int) -> dict[str, Any]:
    face = g.cards.face
    return {
        "place": place,
        "extra": place == EXTRA,
        "room": place in g.forces[seat].places,
        "cards": [
            {"card": card, "structure": face[card], "markers": _markers(g, card)}
            for card in g.system(seat, place)
        ],
    }


def _advisor(g: State, seat: int) -> dict[str, Any] | None:
    card = g.advisors[seat]
    if card == NOBODY:
        return None
    shown = {"card": card, "advisor": g.cards.face[card], "markers": _markers(g, card)}
    return {**shown, "colour": g.colour or None} if g.settled(seat) else shown


def _discounts(g: State, seat: int) -> list[dict[str, Any]]:
    """The discounts in force, each with what it comes from."""
    face = g.cards.face
    sources = [(SHEET, NOBODY, RACES[g.races[seat]].abilities, g.races[seat])] if g.races[seat] else []
    if g.advisors[seat] != NOBODY:
        name = face[g.advisors[seat]]
        sources.append((g.advisors[seat], EXTRA, ADVISORS[name].abilities, name))
    for place, system in enumerate(g.own_systems(seat)):
        if system:
            sources.append((system[-1], place, STRUCTURES[face[system[-1]]].abilities, face[system[-1]]))
    return [
        {
            "card": card,
            "source": name,
            "amount": op.amount,
            "scope": op.scope,
            "colour": op.colour or None,
            "place": place if op.scope == "this_system" else None,
        }
        for card, place, abilities, name in sources
        for ability in abilities
        for op in ability.ops
        if isinstance(op, Discount)
    ]


def _attack(g: State, seat: int, foe: int, possible: bool) -> dict[str, Any]:
    """The comparison of fleets, the price, how many attacks are left, and whose cards take part."""
    return {
        "seat": foe,
        "possible": possible,
        "fleet": g.stock[seat][1],
        "bonus": g.forces[seat].attack_fleet,
        "theirs": g.stock[foe][1],
        "toll": g.forces[foe].attack_toll,
        "left": CONSTANTS.attacks_on_one[g.seats] - g.attacks[seat][foe],
        "effects": [
            card
            for card, ability in g.forces[seat].after_attack
            if bar_source(g, seat, card, ability) is None
        ],
        "answers": [card for card, _ in g.forces[foe].attacked],
    }
