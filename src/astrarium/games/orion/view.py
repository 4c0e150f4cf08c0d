"""The view of a seat: all but the hands of others, the deck and the unused advisors (O21)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from .actions import bar_attack
from .components import ADVISORS, CONSTANTS, EXTRA, PLACES, RACES, STRUCTURES
from .effects.slots import bar_source
from .prices import bar_build, bar_place, discount, ways_to_pay
from .scoring import breakdown
from .state import BOXES, NOBODY, SHEET, State
from .vocabulary import Discount

Slot = Literal["A", "R"]


class Price(TypedDict):
    """Where a card can be paid for, what it saves there, and the ways to pay: food, fleet, production."""

    place: int
    saved: int
    ways: list[tuple[int, int, int]]


class HandCard(TypedDict):
    card: int
    structure: str
    #: All players have seen it.
    known: bool
    prices: list[Price]


class Discarded(TypedDict):
    card: int
    structure: str


class Laid(TypedDict):
    card: int
    structure: str
    markers: list[Slot]


class SystemView(TypedDict):
    """From the bottom to the top; the last system is the additional one."""

    place: int
    extra: bool
    room: bool
    cards: list[Laid]


class AdvisorView(TypedDict):
    card: int
    advisor: str
    markers: NotRequired[list[Slot]]
    #: The chosen colour of an advisor who settles.
    colour: NotRequired[str | None]


class Saving(TypedDict):
    """A discount in force, and what it comes from."""

    card: int
    source: str
    amount: int
    scope: Literal["all", "this_system", "colour"]
    colour: str | None
    place: int | None


class Fight(TypedDict):
    """What an attack would meet; `effects` are own cards that can work after it, `answers` the defender's."""

    seat: int
    possible: bool
    fleet: int
    bonus: int
    theirs: int
    toll: int
    left: int
    effects: list[int]
    answers: list[int]


class Boxes(TypedDict):
    """Markers on the boxes of the sheet."""

    build: int
    exploit: int
    research: int
    trade: int
    propaganda: int
    contract: int


class Score(TypedDict):
    """Points by source if the game ended now, and their sum."""

    attacks: int
    effects: int
    morale: int
    structures: int
    formulas: int
    points: int


class PlayerView(TypedDict):
    seat: int
    race: str | None
    food: int
    fleet: int
    production: int
    morale: int
    vp: int
    level: str | None
    pool: int
    reserve: int
    boxes: Boxes
    #: Markers on other sheets, by seat.
    attacks: list[int]
    #: Null in the view of another seat.
    hand: list[HandCard] | None
    hand_size: int
    #: Structures in hand that all players have seen.
    shown: list[str]
    systems: list[SystemView]
    advisor: AdvisorView | None
    #: The production of all own cards: food, fleet, production.
    income: tuple[int, int, int]
    discounts: list[Saving]
    attack: list[Fight]
    score: Score


class View(TypedDict):
    round: int
    rounds: int
    phase: str
    first: int
    #: The seat that decides or takes its turn.
    acting: int
    players: list[PlayerView]
    #: The middle of the table.
    advisors: list[AdvisorView]
    #: The number of cards.
    deck: int
    #: From the top.
    discards: list[Discarded]


def view(g: State, seat: int | None) -> View:
    """The view of a seat (None: a spectator)."""
    return _view(g, {seat})


def personal(g: State, public: View, seat: int) -> View:
    """The view of a seat, derived from the spectator's."""
    players = public["players"][:]
    players[seat] = {**players[seat], "hand": _hand(g, seat)}
    return {**public, "players": players}


def reveal(g: State, seat: int | None) -> View:
    """The table with all hands open."""
    return _view(g, set(range(g.seats)))


def _view(g: State, open_hands: set[int | None]) -> View:
    face = g.cards.face
    return {
        "round": g.round,
        "rounds": CONSTANTS.rounds,
        "phase": g.phase,
        "first": g.first,
        "acting": g.acting,
        "players": [_player(g, each, each in open_hands) for each in range(g.seats)],
        "advisors": [{"card": card, "advisor": face[card]} for card in g.middle if g.cards.knows(None, card)],
        "deck": len(g.deck),
        "discards": [{"card": card, "structure": face[card]} for card in reversed(g.discards)],
    }


def _player(g: State, seat: int, open_hand: bool) -> PlayerView:
    food, fleet, production = g.stock[seat]
    known = g.cards.everyone
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
        "boxes": _boxes(g, seat),
        "attacks": g.attacks[seat][:],
        "hand": _hand(g, seat) if open_hand else None,
        "hand_size": len(g.hands[seat]),
        "shown": [g.cards.face[card] for card in g.hands[seat] if g.cards.seen[card] == known],
        "systems": [_system(g, seat, place) for place in range(PLACES)],
        "advisor": _advisor(g, seat),
        "income": g.powers[seat].income,
        "discounts": _discounts(g, seat),
        "attack": [_attack(g, seat, foe) for foe in g.opponents(seat)],
        "score": _score(g, seat),
    }


def _boxes(g: State, seat: int) -> Boxes:
    return cast(Boxes, dict(zip(BOXES, g.boxes[seat], strict=True)))


def _score(g: State, seat: int) -> Score:
    rows = breakdown(g, seat)
    return cast(Score, {**rows, "points": sum(rows.values())})


def _hand(g: State, seat: int) -> list[HandCard]:
    return [_hand_card(g, seat, card) for card in g.hands[seat]]


def _hand_card(g: State, seat: int, card: int) -> HandCard:
    structure = g.structure(card)
    prices: list[Price] = []
    if bar_build(g, seat, card) is None:
        powers = g.powers[seat]
        for place in powers.places:
            if bar_place(g, seat, structure, place) is not None:
                continue
            saved = discount(powers, structure, place)
            ways = [(way[1], way[2], way[3]) for way in ways_to_pay(structure.cost, saved, g.stock[seat])]
            prices.append({"place": place, "saved": saved, "ways": ways})
    known = g.cards.seen[card] == g.cards.everyone
    return {"card": card, "structure": structure.id, "known": known, "prices": prices}


def _markers(g: State, card: int) -> list[Slot]:
    found: list[Slot] = ["A"] if card in g.on_a else []
    return [*found, "R"] if card in g.on_r else found


def _system(g: State, seat: int, place: int) -> SystemView:
    face = g.cards.face
    return {
        "place": place,
        "extra": place == EXTRA,
        "room": place in g.powers[seat].places,
        "cards": [
            {"card": card, "structure": face[card], "markers": _markers(g, card)}
            for card in g.systems[seat][place]
        ],
    }


def _advisor(g: State, seat: int) -> AdvisorView | None:
    card = g.advisors[seat]
    if card == NOBODY:
        return None
    shown: AdvisorView = {"card": card, "advisor": g.cards.face[card], "markers": _markers(g, card)}
    if g.settled(seat):
        shown["colour"] = g.colour
    return shown


def _discounts(g: State, seat: int) -> list[Saving]:
    """The discounts in force, each with its source."""
    face = g.cards.face
    sources = [(SHEET, NOBODY, RACES[g.races[seat]].abilities, g.races[seat])] if g.races[seat] else []
    if g.advisors[seat] != NOBODY:
        name = face[g.advisors[seat]]
        sources.append((g.advisors[seat], EXTRA, ADVISORS[name].abilities, name))
    for place, system in enumerate(g.systems[seat]):
        if system:
            sources.append((system[-1], place, STRUCTURES[face[system[-1]]].abilities, face[system[-1]]))
    return [
        {
            "card": card,
            "source": name,
            "amount": op.amount,
            "scope": op.scope,
            "colour": op.colour,
            "place": place if op.scope == "this_system" else None,
        }
        for card, place, abilities, name in sources
        for ability in abilities
        for op in ability.ops
        if isinstance(op, Discount)
    ]


def _attack(g: State, seat: int, foe: int) -> Fight:
    """The comparison of fleets, the price, the attacks left, and the cards that take part."""
    return {
        "seat": foe,
        "possible": bar_attack(g, seat, foe) is None,
        "fleet": g.stock[seat][1],
        "bonus": g.powers[seat].attack_fleet,
        "theirs": g.stock[foe][1],
        "toll": g.powers[foe].attack_toll,
        "left": CONSTANTS.attacks_on_one[g.seats] - g.attacks[seat][foe],
        "effects": [
            card
            for card, ability in g.powers[seat].after_attack
            if bar_source(g, seat, card, ability) is None
        ],
        "answers": [card for card, _ in g.powers[foe].attacked],
    }
