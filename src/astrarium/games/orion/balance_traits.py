"""The traits by which a balance study of Master of Orion groups games."""

from __future__ import annotations

from ...kernel import Traits
from .components import ADVISORS, RACES, STRUCTURES
from .scoring import result
from .state import NOBODY, State


def traits(g: State) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """By seat, race, final advisor and structures; for the table, ending, rounds and deciding criterion."""
    face = g.cards.face
    seats: list[dict[str, list[str]]] = []
    for seat in range(g.seats):
        advisor = g.advisors[seat]
        built = {face[card] for system in g.systems[seat] for card in system}
        seats.append(
            {
                "race": [g.races[seat]],
                "advisor": [] if advisor == NOBODY else [f"card-{face[advisor]}"],
                "built": sorted(f"card-{each}" for each in built),
            }
        )
    table = {"ending": list(g.ending), "rounds": [str(g.round)], "decided": [result(g).decided_by]}
    return seats, table


def came(g: State) -> set[str]:
    """The cards that somebody has seen."""
    return {f"card-{face}" for face, seen in zip(g.cards.face, g.cards.seen, strict=True) if seen}


TRAITS = Traits(
    of=traits,
    came=came,
    ids={
        "race": tuple(RACES),
        "advisor": tuple(f"card-{each}" for each in ADVISORS),
        "built": tuple(f"card-{each}" for each in STRUCTURES),
    },
)
