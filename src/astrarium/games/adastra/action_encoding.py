"""Action encoding: a key for each option, by card names, system numbers and directions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...kernel import Choice, Option
from ...kernel.learning.action_index import Encoding, Key, as_is, by, each
from .components import (
    ABILITIES,
    BUILDINGS,
    CARDS,
    DISCOVERIES,
    EMPIRES,
    FOUNDATIONS,
    MISSIONS,
    SEATS,
    STARS,
    TECHNOLOGIES,
)
from .enumerations import POPULATION, RESOURCES, SHIPS, STATES, UNITS
from .galaxy import neighbour
from .state import State

#: Upper bound of systems: all star tiles, and the Antarans' home system.
SYSTEMS = len(STARS) + 1
_AT = range(SYSTEMS)
_DIRECTIONS = _TURNS = range(6)
_KINDS = range(len(POPULATION))
#: Upper bounds: tokens to split, population lost in one invasion, bids, terraforming options.
_SPLIT, _LOST, _BID, _TERRAFORMING = 4, 12, 20, 10


def _parts(places: int, most: int) -> Iterator[tuple[int, ...]]:
    for parts in product(range(most + 1), repeat=places):
        if 0 < sum(parts) <= most:
            yield parts


def _name(g: State, choice: Choice, option: Option) -> Key:
    return option[0], g.cards.face[option[1]]


def _fleet(g: State, choice: Choice, option: Option) -> Key:
    """A ship by system, type and state; equal ships share a key."""
    return option[:4]


def _from(g: State, choice: Choice, option: Option) -> Key:
    """A system, and the direction of the system from which it is entered."""
    word, at, source = option
    return word, at, g.near[at].index(source)


def _laid(g: State, choice: Choice, option: Option) -> Key:
    """The side of the source system on which a tile is laid, and its rotation."""
    _, q, r, turn = option
    here = g.coords[choice.args["at"]]
    side = next(each for each in _DIRECTIONS if neighbour((here[0], here[1]), each) == (q, r))
    return "lay", side, turn


def _other(g: State, choice: Choice, option: Option) -> Key:
    """A player, as an offset from the deciding seat."""
    return option[0], (option[1] - choice.seat) % g.seats


ENCODING = Encoding(
    {
        "empire": as_is(EMPIRES),
        "custom": as_is(EMPIRES),
        "home": as_is(_AT),
        "keep": by(_name, [*TECHNOLOGIES, *DISCOVERIES, *FOUNDATIONS, *ABILITIES, *CARDS]),
        "mission": by(_name, MISSIONS),
        "base": as_is(_AT),
        "take": as_is(TECHNOLOGIES),
        "none": as_is(),
        "play": as_is(CARDS),
        "pass": as_is(),
        "stop": as_is(),
        "enough": as_is(),
        "exchange": as_is(),
        "swap": as_is(range(len(RESOURCES)), range(len(RESOURCES))),
        "use": as_is(ABILITIES),
        "split": each(_parts(len(RESOURCES), _SPLIT)),
        "add": as_is(_AT, _KINDS),
        "grow": as_is(_AT, _KINDS),
        "develop": as_is(TECHNOLOGIES),
        "site": as_is(_AT),
        "ship": as_is(UNITS),
        "orbital": as_is(UNITS),
        "raise": as_is(BUILDINGS),
        "terraform": as_is(range(_TERRAFORMING)),
        "terraform_all": as_is(),
        "embassy": by(_other, range(SEATS[1])),
        "influence": as_is(),
        "calm": as_is(),
        "from": as_is(_AT),
        "unit": by(_fleet, _AT, SHIPS, range(len(STATES))),
        "to": as_is(_AT),
        "into": by(_from, _AT, _DIRECTIONS),
        "turn": as_is(_TURNS),
        "fight": as_is(),
        "fall_back": as_is(),
        "survey": by(_from, _AT, _DIRECTIONS),
        "chart": as_is(_AT),
        "lay": by(_laid, _DIRECTIONS, _TURNS),
        "target": as_is(_AT),
        "invade": as_is(_AT),
        "roll": as_is(),
        "destroy": as_is(),
        "losses": each(_parts(len(POPULATION), _LOST)),
        "settle": as_is(_KINDS),
        "weakest": as_is(),
        "strongest": as_is(),
        "stay": as_is(),
        "retreat": as_is(),
        "retreat_to": as_is(_AT),
        "lose": as_is(_AT, _KINDS),
        "discard": as_is(TECHNOLOGIES),
        "bid": as_is(range(_BID)),
    }
)
