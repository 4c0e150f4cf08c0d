"""A5.23 Exploration: an unexplored neighbour is explored from afar; or the galaxy grows (B2.3)."""

from __future__ import annotations

from ....kernel import Option, Reason, Steps
from .. import galaxy
from ..state import State
from ..things import ActionCard
from . import unknown
from .exploring import explore


def possible(g: State, seat: int, card: ActionCard) -> bool:
    doors = g.doors
    for system in g.owned_by[seat] + g.based[seat]:
        if doors[system] and g.holder(system) == seat:
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


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    """Every unexplored system from each of its explored neighbours; with B2 every system under control."""
    found: list[Option] = [
        ("survey", system, near)
        for system, explored in enumerate(g.explored)
        if not explored
        for _, near in galaxy.around(g, system)
        if g.explored[near]
    ]
    return found + unknown.candidates(g, seat) if g.on("unknown") else found


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.23, B2.3 Why a system cannot be explored from another, or no tile be laid next to it."""
    if option[0] == "chart":
        if len(g.used) >= card.free_places:
            return "no-free-place", "B2.3"
        return unknown.bar(g, seat, option)
    _, system, near = option
    if g.holder(near) != seat:
        return "no-control-near", "A5.23", near
    return None if system in g.doors[near] else ("no-jump-point", "A5.20", near)


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    word, system = place[0], place[1]
    g.used += ((system,),)
    if word == "survey":
        yield from explore(g, seat, system, place[2])
    else:
        yield from unknown.explore_galaxy(g, seat, system)
