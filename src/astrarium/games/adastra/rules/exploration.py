"""A5.23 Exploration: an unexplored neighbour is explored from afar; or the galaxy grows (B2.3)."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Barred, Option, Steps, Text
from ..state import State
from ..things import ActionCard
from . import unknown
from .exploring import explore


def possible(g: State, seat: int, card: ActionCard) -> bool:
    for system, doors in enumerate(g.doors):
        if doors and g.holder(system) == seat:
            return True
    return unknown.possible(g, seat)


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    options: list[Option] = [
        ("survey", door, system)
        for system, doors in enumerate(g.doors)
        if doors and g.holder(system) == seat
        for door in doors
    ]
    if g.unknown_set and len(g.used) < card.free_places:
        options += [("chart", system) for system in unknown.sources(g, seat)]
    return options


def barred(g: State, seat: int, card: ActionCard) -> Iterator[Barred]:
    """Unexplored systems next to own ones that cannot be explored from there, and why."""
    from ..galaxy import around

    for system in range(len(g.coords)):
        if g.explored[system] and g.holder(system) == seat:
            for _, other in around(g, system):
                if not g.explored[other] and other not in g.doors[system]:
                    yield Barred(("survey", other, system), Text("barred-no-jump-point"), "A5.20")


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    word, system = place[0], place[1]
    g.used += ((system,),)
    if word == "survey":
        yield from explore(g, seat, system, place[2])
    else:
        yield from unknown.explore_galaxy(g, seat, system)
