"""Action encoding: cards in hand by their names, cards on the table by their systems."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from ...kernel import Choice, Option
from ...kernel.learning.action_index import Encoding, Key, as_is, by, each
from .components import ADVISORS, CONSTANTS, EXTRA, PLACES, RACES, STRUCTURES, TRADES
from .state import SHEET, State
from .vocabulary import COLOURS

#: Places of cards that lie in no system.
OWN_SHEET, ADVISOR = "sheet", "advisor"
_SPOTS = (*range(PLACES), ADVISOR, OWN_SHEET)
_COPIES = max(structure.count for structure in STRUCTURES.values())


def _bundles(most: int) -> Iterator[tuple[int, int, int]]:
    """Bundles (food, fleet, production) of at most `most` units together."""
    for food, fleet, production in product(range(most + 1), repeat=3):
        if food + fleet + production <= most:
            yield food, fleet, production


#: All bundles that anything can cost, give or take.
_GOODS = tuple(_bundles(CONSTANTS.resource_max))


def _name(g: State, choice: Choice, option: Option) -> Key:
    return option[0], g.cards.face[option[1]]


def _spot(g: State, choice: Choice, option: Option) -> Key:
    """A card on the table by its place; its owner follows from the question."""
    word, card, *rest = option
    if card == SHEET:
        return word, OWN_SHEET, *rest
    if card in g.advisors:
        return word, ADVISOR, *rest
    for systems in g.systems:
        for place, system in enumerate(systems):
            if card in system:
                return word, place, *rest
    return word, EXTRA, *rest


def _discarded(g: State, choice: Choice, option: Option) -> Key:
    """A card of the discard pile by its name and the number of its copies above it."""
    word, card = option
    face, pile = g.cards.face, g.discards
    name = face[card]
    return word, name, sum(face[other] == name for other in pile[pile.index(card) + 1 :])


def _foe(g: State, choice: Choice, option: Option) -> Key:
    """An opponent, counted clockwise from the player who is asked."""
    return option[0], (option[1] - choice.seat) % g.seats


def _exchanged(g: Any, choice: Choice, option: Option) -> Key:
    """The bundle that is given; the card determines the bundle gained."""
    return option[:4]


def _loss(g: Any, choice: Choice, option: Option) -> Key:
    return option[:2]


ENCODING = Encoding(
    {
        "build": by(_name, STRUCTURES),
        "exploit": by(_name, STRUCTURES),
        "research": as_is(),
        "activate": by(_spot, _SPOTS),
        "attack": by(_foe, range(1, 4)),
        "trade": each(TRADES),
        "propaganda": as_is(),
        "hire": by(_name, ADVISORS),
        "on": as_is(range(PLACES)),
        "pay": each(_GOODS),
        "gain": each(_GOODS),
        "exchange": each(_GOODS, _exchanged),
        "use": by(_spot, _SPOTS),
        "skip": as_is(),
        "done": as_is(),
        "stop": as_is(),
        "discard": by(_name, STRUCTURES),
        "take": by(_discarded, STRUCTURES, range(_COPIES)),
        "bury": by(_spot, _SPOTS),
        "system": as_is(range(PLACES)),
        "card": by(_name, STRUCTURES),
        "slot": by(_spot, _SPOTS, ("A", "R")),
        "suffer": by(_loss, ("discard_hand", "morale")),
        "colour": as_is(COLOURS),
        "race": as_is(RACES),
    }
)
