"""The galaxy as a second opinion measures it: from the view and the printed tiles alone (see referee.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .printed_numbers import SHIPS, STATES, View, controls, edges, feature, has_rule, turned

Answer = tuple[Any, ...]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FLAGS = 6


def at_place(view: View, q: int, r: int) -> View | None:
    return next((system for system in view["systems"] if (system["q"], system["r"]) == (q, r)), None)


def towards(a: View, b: View) -> int | None:
    """The direction in which a neighbour lies."""
    if a["q"] is None or b["q"] is None:
        return None
    step = (b["q"] - a["q"], b["r"] - a["r"])
    return STEPS.index(step) if step in STEPS else None


def bordering(a: View, b: View) -> bool:
    """Whether a jump point leads to a neighbour, who has one as well or lies face down."""
    direction = towards(a, b)
    if direction is None or not edges(a)[direction]:
        return False
    return not b["tile"] or edges(b)[(direction + 3) % 6]


def joined(view: View, seat: int, a: View, b: View, units: Iterable[str], flight: bool) -> bool:
    """A2.4 Whether these ships of a player get from one explored system to another in a step."""
    if bordering(a, b) or (feature(a, "W") and feature(b, "W")):
        return True
    if (
        feature(a, "M")
        and feature(b, "M")
        and (set(units) == {"frigate"} or has_rule(view, seat, "micro_all"))
    ):
        return True
    return flight and a["owner"] == b["owner"] == seat and has_rule(view, seat, "star_gate")


def open_to(system: View, seat: int) -> bool:
    """A2.9"""
    if not system["explored"] or system["enemies"]:
        return False
    if system["fleet"]:
        return bool(system["fleet"]["owner"] == seat)
    return system["owner"] in (None, seat)


def ways(view: View, seat: int, origin: int, units: set[str], steps: int, flight: bool) -> dict[int, int]:
    """Every system that these ships can reach, with its distance."""
    found, last = {origin: 0}, [origin]
    for distance in range(1, steps + 1):
        arrived = []
        for here in (view["systems"][at] for at in last if may_go_on(view, seat, at, distance - 1)):
            for there in view["systems"]:
                new = there["at"] not in found and open_to(there, seat)
                if new and joined(view, seat, here, there, units, flight):
                    found[there["at"]] = distance
                    arrived.append(there["at"])
        last = arrived
    return found


def may_go_on(view: View, seat: int, at: int, distance: int) -> bool:
    """A2.11 Asteroids stop those who have entered them."""
    return not (distance and feature(view["systems"][at], "S")) or has_rule(view, seat, "ignore_asteroids")


def ships(view: View, seat: int, at: int, usable: bool = True) -> list[Answer]:
    """The ships of a player in a system as options."""
    fleet = view["systems"][at]["fleet"]
    if not fleet or fleet["owner"] != seat:
        return []
    return [
        ("unit", at, SHIPS.index(group["unit"]), number, one)
        for group in fleet["ships"]
        for number, state in enumerate(STATES)
        if not (usable and state == "overloaded")
        for one in range(group[state])
    ]


def flag_left(view: View, seat: int, at: int) -> bool:
    home = view["players"][seat]["home"]
    colonies = [s for s in view["systems"] if s["owner"] == seat and s["at"] != home]
    return at == home or len(colonies) < FLAGS


# -- Into the Unknown


def charts(view: View, seat: int) -> set[Answer]:
    """Systems from which the galaxy can be explored."""
    if not view["unknown"] or not sum(view["unknown"]["left"].values()):
        return set()
    return {("chart", s["at"]) for s in view["systems"] if controls(s, seat) and hexes(view, s["at"])}


def hexes(view: View, at: int) -> list[tuple[int, int]]:
    """Empty places next to a system, beside two tiles at least, one of which leads there."""
    here = view["systems"][at]
    if here["q"] is None:
        return []
    beside = [(here["q"] + q, here["r"] + r) for q, r in STEPS]
    return [place for place in beside if not at_place(view, *place) and leading(view, *place)]


def leading(view: View, q: int, r: int) -> list[int]:
    """The directions of tiles with a jump point towards a place that touches two tiles."""
    around = [at_place(view, q + step[0], r + step[1]) for step in STEPS]
    if sum(tile is not None for tile in around) < 2:
        return []
    return [d for d, tile in enumerate(around) if tile and edges(tile)[(d + 3) % 6]]


def lays(view: View, at: int) -> set[Answer]:
    """Where the drawn tile may lie, by place and look."""
    looks = {turned(view["tile_in_hand"], turn) for turn in range(6)}
    return {
        (place, look)
        for place in hexes(view, at)
        for look in looks
        if any(look[direction] for direction in leading(view, *place))
    }
