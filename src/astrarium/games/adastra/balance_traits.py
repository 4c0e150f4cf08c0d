"""Groups of a balance study: empires, technologies, buildings, sources of points."""

from __future__ import annotations

from ...kernel import Traits
from .components import BUILDING_TABLE, BUILDINGS, EMPIRES, TECHNOLOGIES
from .enumerations import ANTARANS
from .scoring import SOURCES, breakdown, result
from .state import State
from .system_stats import BUILT

#: Sources of points in which a player can be ahead in any game.
WAYS = tuple(source for source in SOURCES if source not in ("discontent", "doom_star"))


def traits(g: State) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """The traits of each seat, and of the game: its rounds, and what decided it."""
    scores = [breakdown(g, seat) for seat in range(g.seats)]
    seats: list[dict[str, list[str]]] = []
    for seat in range(g.seats):
        seats.append(
            {
                "empire": [g.empire[seat]],
                "score": [source for source in SOURCES if _ahead(scores, seat, source)],
                "technology": list(g.developed[seat]),
                "building": _buildings(g, seat),
            }
        )
    return seats, {"rounds": [str(g.round)], "decided": [result(g).decided_by]}


def _ahead(scores: list[dict[str, int]], seat: int, source: str) -> bool:
    """Whether a seat alone scored most from a source."""
    own = scores[seat][source]
    return own > 0 and all(own > other[source] for each, other in enumerate(scores) if each != seat)


def _buildings(g: State, seat: int) -> list[str]:
    """The planetary buildings of an empire at the end of the game."""
    bits = 0
    for system in g.owned_by[seat]:
        bits |= g.ground[system][BUILT]
    return [building.id for number, building in enumerate(BUILDING_TABLE) if bits >> number & 1]


TRAITS = Traits(
    of=traits,
    ids={
        "empire": tuple(empire for empire in EMPIRES if empire != ANTARANS),
        "score": WAYS,
        "technology": tuple(TECHNOLOGIES),
        "building": tuple(BUILDINGS),
    },
)
