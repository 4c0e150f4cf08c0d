"""The traits by which a balance study of Race for the Galaxy groups games."""

from __future__ import annotations

from ...kernel import Traits
from .components import DESIGN, DESIGNS, START_WORLDS
from .rules.round import ending
from .scoring import result
from .state import State


def traits(g: State) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """By seat, start world and tableau; for the table, ending, rounds and deciding criterion."""
    face = g.cards.face
    seats: list[dict[str, list[str]]] = []
    for player in g.players:
        start, *placed = [DESIGN[face[card]].id for card in player.tableau]
        seats.append({"start": [f"card-{start}"], "built": sorted({f"card-{each}" for each in placed})})
    table = {"end": list(ending(g)), "rounds": [str(g.round)], "decided": [result(g).decided_by]}
    return seats, table


def came(g: State) -> set[str]:
    """The cards that somebody has seen."""
    return {f"card-{DESIGN[face].id}" for face, seen in zip(g.cards.face, g.cards.seen, strict=True) if seen}


TRAITS = Traits(
    of=traits,
    came=came,
    ids={
        "start": tuple(f"card-{DESIGN[face].id}" for face in START_WORLDS),
        "built": tuple(f"card-{id}" for id in DESIGNS),
    },
)
