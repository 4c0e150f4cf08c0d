"""Action encoding: a key for each option, by kinds of pieces and names of places."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from ...kernel import Choice, Option
from ...kernel.learning.action_index import Encoding, Key, as_is, by, each
from .ability_ops import PreventDamage
from .components import (
    ANDROID,
    ARTIFACTS,
    BONUS,
    EVENTS,
    FIGURES,
    LISTS,
    MAPS,
    MISSIONS,
    PASSENGERS,
    PIRATE_COLOUR,
    ROOM_COLOUR,
    SLOTS,
    SUPPLY,
    TECHS,
)
from .state import State
from .vocabulary import COLOURS, TRACKS

_PLACES = dict.fromkeys(place for found in MAPS.values() for place in found.places)
_ROUTES = {name: route for found in MAPS.values() for name, route in found.routes.items()}
_TOKENS = (*ARTIFACTS, *PIRATE_COLOUR)
_SHIELDS = [tech.id for tech in TECHS.values() if isinstance(tech.ability, PreventDamage)]
_ALIKE = max(SUPPLY.values())
#: Steps on a track; no effect makes more.
_STEPS = range(1, 10)


def _tech(g: State, choice: Choice, option: Option) -> Key:
    return option[0], g.cards.face[option[1]]


def _slot(g: Any, choice: Choice, option: Option) -> Key:
    """A slot of the tech board; the rest of the option follows from it and the state."""
    return option[:2]


def _queued(g: State, choice: Choice, option: Option) -> Key:
    """A figure of the queue, and the number of equal figures before it if they are not adjacent."""
    _, figure, *place = option
    return "order", figure, g.ships[choice.seat].queue[: place[0]].count(figure) if place else 0


ENCODING = Encoding(
    {
        "room": as_is(ROOM_COLOUR, FIGURES),
        "artifacts": each(
            (room, *two) for room in ROOM_COLOUR for two in combinations_with_replacement(ARTIFACTS, 2)
        ),
        "contract": as_is(ROOM_COLOUR, ARTIFACTS),
        "mission": as_is(MISSIONS),
        "train": as_is(FIGURES, COLOURS),
        "promote": as_is(COLOURS),
        "pass": as_is(),
        "end": as_is(),
        "stop": as_is(),
        "stay": as_is(),
        "accept": as_is(),
        "crew": as_is(FIGURES),
        "resolve": as_is(),
        "skip": as_is(),
        "again": as_is(),
        "nothing": as_is(),
        "extra": as_is(ROOM_COLOUR),
        "order": by(_queued, FIGURES, range(_ALIKE)),
        "fly": each((end, name) for name, route in _ROUTES.items() for end in (route.a, route.b)),
        "jump": as_is(_PLACES),
        "convert": as_is(TECHS),
        "fight": as_is(_ROUTES),
        "take": as_is(TECHS),
        "keep": by(_tech, TECHS),
        "place": by(_slot, range(SLOTS)),
        "replace": by(_slot, range(SLOTS)),
        "discard": by(_slot, range(SLOTS)),
        "bonus": as_is(BONUS),
        "repair": as_is(("bay", "surplus")),
        "mend": as_is(range(SLOTS)),
        "drop": as_is(_TOKENS),
        "prevent": as_is(_SHIELDS, _TOKENS),
        "advance": as_is(TRACKS, _STEPS),
        "retreat": as_is(TRACKS, _STEPS),
        "choose": as_is(LISTS),
        "copy": as_is(ROOM_COLOUR),
        "pay": as_is((*_TOKENS, "medal", ANDROID)),
        "react": each([*(("tech", tech) for tech in TECHS), *(("passenger", card) for card in PASSENGERS)]),
        "event": as_is(EVENTS),
    }
)
