"""Action encoding: options as actions of a learner, by the names of cards."""

from __future__ import annotations

from typing import Any

from ...kernel import Choice, Option
from ...kernel.learning.action_index import Encoding, Key, as_is, by, by_face, each
from .common_options import PAIRS
from .components import ACTIONS, BOX, CONSUME, DESIGN, DESIGNS, NUMBER, SOURCE, WINDFALL

#: The name of each card of the box; copies of one design have one name.
NAMES: tuple[str, ...] = tuple(design.id for design in DESIGN)
#: Cards that can make a windfall world produce, and the worlds themselves.
_SOURCES = dict.fromkeys(name for face, name in enumerate(NAMES) if SOURCE[face] >= 0)
_WINDFALLS = dict.fromkeys(name for face, name in enumerate(NAMES) if WINDFALL[face])
_POWERS = dict.fromkeys((name, op) for face, name in enumerate(NAMES) for op in CONSUME[face])


def _power(g: Any, choice: Choice, option: Option) -> Key:
    return "power", NAMES[g.cards.face[option[1]]], option[2]


def _windfall(g: Any, choice: Choice, option: Option) -> Key:
    _, source, world = option
    face = g.cards.face
    return "windfall", source if source == "bonus" else NAMES[face[source]], NAMES[face[world]]


ENCODING = Encoding(
    {
        "card": by_face(NAMES, DESIGNS),
        "pass": as_is(),
        "action": as_is(ACTIONS),
        "actions": each(pair[1:] for pair in PAIRS),
        "conquer": as_is(),
        "tactics": by_face(NAMES, DESIGNS),
        "pay": as_is(range(max(NUMBER) + 1)),
        "ship": by_face(NAMES, DESIGNS),
        "power": each(_POWERS, _power),
        "stop": as_is(),
        "good": by_face(NAMES, [name for name, design in DESIGNS.items() if not design.development]),
        "spare": as_is(BOX.kinds),
        "number": as_is(range(max(NUMBER) + 1)),
        "windfall": by(_windfall, ["bonus", *_SOURCES], _WINDFALLS),
    }
)
