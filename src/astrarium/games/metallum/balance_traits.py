"""The traits by which a balance study of Metallum groups games."""

from __future__ import annotations

from ...kernel import Traits
from .components import MODULES, PLACES
from .rules import result
from .scoring import results
from .state import State


def traits(g: State) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """By seat, planets and deposits with its final majority; for the table, the deciding criterion."""
    seats: list[dict[str, list[str]]] = []
    standings = [results(g, at) for at in range(PLACES)]
    for seat in range(g.seats):
        held = [at for at in range(PLACES) if standings[at][seat] == "majority"]
        seats.append(
            {"planet": [g.planet(at) for at in held], "deposit": sorted({g.deposits[at] for at in held})}
        )
    return seats, {"decided": [result(g).decided_by]}


TRAITS = Traits(
    of=traits,
    told={"module": ("bought", "module")},
    ids={"module": tuple(MODULES)},
)
