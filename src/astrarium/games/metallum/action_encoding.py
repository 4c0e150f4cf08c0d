"""Encodes options as actions: planets by position, players relative to the one asked."""

from __future__ import annotations

from typing import Any

from ...kernel import Choice, Option
from ...kernel.learning.action_index import Encoding, Key, as_is, by, each
from .components import ALL_TILES, MODULES, PLACES
from .programs import PROGRAMS
from .vocabulary import Effect

_AT = range(PLACES)
ME, OTHER = "me", "other"


def _who(g: Any, choice: Choice, option: Option) -> Key:
    return option[0], ME if option[1] == choice.seat else OTHER


ENCODING = Encoding(
    {
        "program": each(PROGRAMS),
        "resolve": as_is(ALL_TILES),
        "use": as_is(_AT),
        "play": as_is(MODULES),
        "run": as_is(MODULES),
        "end": as_is(),
        "pass": as_is(),
        "enough": as_is(),
        "first": by(_who, (ME, OTHER)),
        "to": as_is(_AT),
        "at": as_is(_AT),
        "from": as_is(_AT),
        "with": as_is(_AT),
        "mark": as_is(_AT, ("rich", "poor")),
        "unmark": as_is(_AT),
        "flip": as_is(_AT),
        "shift": as_is(_AT, _AT),
        "buy": as_is(MODULES),
        "carry": as_is(MODULES, _AT),
        "take": as_is(MODULES),
        "destroy": as_is(MODULES),
        "do": as_is(Effect.known),
    }
)
