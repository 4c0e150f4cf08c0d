"""Feature rows for learners: structures by name, players clockwise from the row's owner."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Choice
from ...kernel.learning.features import Features, Field, Row
from .components import ADVISORS, CONSTANTS, DEVELOPMENT, PLACES, RACES, STRUCTURES
from .state import BOXES, NOBODY, SHEET, State
from .vocabulary import COLOURS

STRUCTURE = {structure: at for at, structure in enumerate(STRUCTURES)}
ADVISOR = {advisor: at for at, advisor in enumerate(ADVISORS)}
RACE = {race: at for at, race in enumerate(RACES)}
LEVEL: dict[str, int] = {level.id: at for at, level in enumerate(DEVELOPMENT)}
COLOUR = {colour: at for at, colour in enumerate(COLOURS)}
#: The number of each card that a question can be about; the next number is the own sheet.
THING = {thing: at for at, thing in enumerate((*STRUCTURES, *ADVISORS))}
_S, _A, _COPIES = len(STRUCTURE), len(ADVISOR), 2
_MANY = sum(structure.count for structure in STRUCTURES.values())

PROMPTS = (
    "race",
    "mulligan",
    "action",
    "place",
    "pay",
    "build",
    "gain",
    "gain-any",
    "exchange",
    "use",
    "start-effect",
    "after-attack",
    "activate-next",
    "discard",
    "discard-drawn",
    "hand-limit",
    "take",
    "hire",
    "colour",
    "bury",
    "reorder",
    "order",
    "suffer",
    "fill",
)


def _fields(seats: int) -> Sequence[Field]:
    most = CONSTANTS.resource_max
    return (
        Field("about", (len(THING) + 1,), "the card that the question is about; last, the own sheet"),
        Field("about_system", (PLACES,), "the only system that it is about"),
        Field("about_player", (seats,), "whose cards it is about"),
        Field("count", (1,), "how many cards or resources it is about", 0, 99),
        Field("discount", (1,), "resources saved by it", 0, 99),
        Field("round", (1,), "the round", 1, CONSTANTS.rounds),
        Field("first", (seats,), "who goes first in this round"),
        Field("acting", (seats,), "whose turn it is"),
        Field("races", (seats, len(RACE)), "races"),
        Field("stock", (seats, 3), "food, fleet, production", 0, most),
        Field("morale", (seats,), "morale", -99, 99),
        Field("points", (seats,), "points on the track", -99, 999),
        Field("raided", (seats,), "those of them that came from attacks", 0, 999),
        Field("level", (seats, len(LEVEL)), "level of development in this round"),
        Field("pool", (seats,), "action markers available", 0, 99),
        Field("reserve", (seats,), "action markers in reserve", 0, 99),
        Field("boxes", (seats, len(BOXES)), "markers on the sheet: " + ", ".join(BOXES), 0, 99),
        Field("attacks", (seats, seats), "attacks of each player (row) on each", 0, 99),
        Field("tops", (seats, PLACES, _S), "the active structure of each system"),
        Field("beneath", (seats, PLACES, _S), "structures beneath it", 0, _COPIES),
        Field("marked", (seats, PLACES + 1, 2), "markers on the A and R slots of active cards, advisor last"),
        Field("advisors", (seats, _A), "advisors"),
        Field("middle", (_A,), "advisors in the middle of the table"),
        Field("colour", (len(COLOUR),), "the colour chosen for the advisor who settles"),
        Field("hands", (seats,), "how many cards each player holds", 0, _MANY),
        Field("hand", (_S,), "the own hand", 0, _COPIES),
        Field("shown", (seats, _S), "cards in hands that everybody has seen", 0, _COPIES),
        Field("deck", (1,), "cards in the deck", 0, _MANY),
        Field("discards", (_S,), "the discard pile", 0, _COPIES),
        Field("top_discard", (_S,), "its top card"),
        Field("known_deck", (_S,), "cards of the deck that the seat has seen", 0, _COPIES, True),
    )


def _fill(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    about, about_system, about_player, count, discount, round, first, acting, races, stock, morale = at[:11]
    points, raided, level, pool, reserve, boxes, attacks, tops, beneath, marked, advisors = at[11:22]
    middle, colour, hands, hand, shown, deck, discards, top_discard = at[22:]
    cards, seats = g.cards, g.seats
    face, seen, everyone = cards.face, cards.seen, cards.everyone
    if choice is not None:
        for name, value in choice.args.items():
            if name == "card":
                row[about + (len(THING) if value == SHEET else THING[face[value]])] = 1
            elif name in ("only", "system"):
                if value != NOBODY:
                    row[about_system + value] = 1
            elif name == "player":
                row[about_player + (value - seat) % seats] = 1
            elif name == "count":
                row[count] = value
            elif name in ("extra", "saved"):
                row[discount] = value
    row[round] = g.round
    row[first + (g.first - seat) % seats] = 1
    row[acting + (g.acting - seat) % seats] = 1
    for step in range(seats):
        who = (seat + step) % seats
        if g.races[who]:
            row[races + step * len(RACE) + RACE[g.races[who]]] = 1
        begin = stock + 3 * step
        row[begin], row[begin + 1], row[begin + 2] = g.stock[who]
        row[morale + step] = g.morale[who]
        row[points + step] = g.vp[who]
        row[raided + step] = g.raided[who]
        if g.development[who]:
            row[level + step * len(LEVEL) + LEVEL[g.development[who]]] = 1
        row[pool + step] = g.pool[who]
        row[reserve + step] = g.reserve[who]
        begin = boxes + step * len(BOXES)
        for box, many in enumerate(g.boxes[who]):
            row[begin + box] = many
        for foe, many in enumerate(g.attacks[who]):
            if many:
                row[attacks + step * seats + (foe - seat) % seats] = many
        row[hands + step] = len(g.hands[who])
        for card in g.hands[who]:
            if seen[card] == everyone:
                row[shown + step * _S + STRUCTURE[face[card]]] += 1
        for place, system in enumerate(g.systems[who]):
            if system:
                top = system[-1]
                here = (step * PLACES + place) * _S
                row[tops + here + STRUCTURE[face[top]]] = 1
                for card in system[:-1]:
                    row[beneath + here + STRUCTURE[face[card]]] += 1
                _markers(g, top, row, marked + 2 * (step * (PLACES + 1) + place))
        card = g.advisors[who]
        if card != NOBODY:
            row[advisors + step * _A + ADVISOR[face[card]]] = 1
            _markers(g, card, row, marked + 2 * (step * (PLACES + 1) + PLACES))
    spectators = cards.bit(None)
    for card in g.middle:
        if seen[card] & spectators:
            row[middle + ADVISOR[face[card]]] = 1
    if g.colour is not None:
        row[colour + COLOUR[g.colour]] = 1
    for card in g.hands[seat]:
        row[hand + STRUCTURE[face[card]]] += 1
    row[deck] = len(g.deck)
    for card in g.discards:
        row[discards + STRUCTURE[face[card]]] += 1
    if g.discards:
        row[top_discard + STRUCTURE[face[g.discards[-1]]]] = 1


def _markers(g: State, card: int, row: Row, at: int) -> None:
    if card in g.on_a:
        row[at] = 1
    if card in g.on_r:
        row[at + 1] = 1


def _remember(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    face, seen, bit = g.cards.face, g.cards.seen, 1 << seat
    for card in g.deck:
        if seen[card] & bit:
            row[at[0] + STRUCTURE[face[card]]] += 1


FEATURES = Features(_fields, _fill, _remember, PROMPTS)
