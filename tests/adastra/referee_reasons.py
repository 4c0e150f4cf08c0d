"""Whether the numbers and names in a reason are those that the view and the printed cards have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .printed_numbers import SHIPS, View, growth_price, habitable, planet, room, speed
from .referee import diplomacy_price, tech_price
from .referee_map import Answer, joined, may_go_on, ships, ways
from .test_b5_cards import CARD

BRANCHES = ("bio", "phys", "eng", "gov")
ENEMIES = ("pirate_raiders", "pirate_base", "space_eel", "guardian")
FAR = 99
#: What a reason is wrapped in where it speaks of one place of many.
WRAPPED = ("in-system", "of-technology", "nowhere", "cut-off")


def holder(system: View) -> int | None:
    whose = system["fleet"]["owner"] if system["fleet"] else system["owner"]
    return None if whose is None else int(whose)


def _enemies(view: View, seat: int, at: int, counts: tuple[int, ...]) -> bool:
    there = {name: count for name, count in zip(ENEMIES, counts, strict=True) if count}
    return bool(there == view["systems"][at]["enemies"])


def _besieged(view: View, seat: int, at: int, who: int) -> bool:
    return holder(view["systems"][at]) == who != seat


def _room(view: View, seat: int, at: int, kind: int, most: int) -> bool:
    there = view["systems"][at]["population"][kind]
    return bool(most == room(view, seat, at)[kind] <= there)


def _locked(view: View, seat: int, branch: int, level: int, have: int) -> bool:
    return bool(have == view["players"][seat]["levels"][BRANCHES[branch]] < level)


def _colonies(view: View, seat: int, flags: int) -> bool:
    home = view["players"][seat]["home"]
    return flags == sum(s["owner"] == seat and s["at"] != home for s in view["systems"])


def _slots(view: View, seat: int, at: int, slots: int) -> bool:
    system = view["systems"][at]
    return slots == (planet(system["planet"])[1] if habitable(system) else 0)


def _orbit(view: View, seat: int, at: int, slots: int) -> bool:
    system = view["systems"][at]
    return bool(slots == system["outposts"] + system["stations"])


def _overloaded(view: View, seat: int, at: int, count: int) -> bool:
    return count == len(ships(view, seat, at, usable=False)) and not ships(view, seat, at)


def _no_usable_ship(view: View, seat: int, count: int) -> bool:
    everywhere = range(len(view["systems"]))
    mine = sum(len(ships(view, seat, at, usable=False)) for at in everywhere)
    return count == mine and not any(ships(view, seat, at) for at in everywhere)


#: By reason: whether its values are so.
FACTS: dict[str, Callable[..., bool]] = {
    "enemies-here": _enemies,
    "enemies-there": _enemies,
    "besieged": _besieged,
    "held": _besieged,
    "not-yours": lambda view, seat, at, who: view["systems"][at]["owner"] == who != seat,
    "capacity": _room,
    "locked": _locked,
    "no-flag": _colonies,
    "no-room": _slots,
    "no-orbit": _orbit,
    "overloaded": _overloaded,
    "no-usable-ship": _no_usable_ship,
    "influence": lambda view, seat, most: view["players"][seat]["influence"] == most,
}


def steps_to_strike(view: View, seat: int, ship: Answer, target: int) -> int | None:
    """The distance at which a ship of any speed would strike a system."""
    unit, there = SHIPS[ship[2]], view["systems"][target]
    reach = ways(view, seat, ship[1], {unit}, FAR, flight=False)
    steps = [
        distance + 1
        for at, distance in reach.items()
        if may_go_on(view, seat, at, distance)
        and joined(view, seat, view["systems"][at], there, {unit}, flight=False)
    ]
    return min(steps, default=None)


def too_far(view: View, seat: int, chosen: list[Answer], goal: Answer, pace: int, steps: int) -> bool:
    """A5.17 Whether ships that fly together miss a system, or one beyond it, by so much."""
    units = {SHIPS[ship[2]] for ship in chosen}
    reach = ways(view, seat, chosen[0][1], units, FAR, flight=True)
    slowest = min(speed(view, seat, unit) for unit in units)
    beyond = goal[0] == "into"
    return pace == slowest < steps and reach[goal[2] if beyond else goal[1]] + beyond == steps


def true(view: View, choice: Any, option: Answer, reason: tuple[Any, ...], chosen: Any) -> bool | None:
    """Whether a reason states what is so; None for one that states nothing that is counted here."""
    seat = choice.seat
    while reason[0] in WRAPPED:
        reason = reason[3]
    name, _, *values = reason
    if name in FACTS:
        return FACTS[name](view, seat, *values)
    if name == "too-far" and choice.prompt == "destination":
        return too_far(view, seat, chosen, option, *values)
    if name == "ship-out-of-range":
        unit, pace, steps = values
        far = steps_to_strike(view, seat, option, choice.args["at"])
        return pace == speed(view, seat, SHIPS[unit]) and far == steps > pace
    if name in ("food", "research", "credits", "production") and choice.prompt != "turn":
        return _price(view, choice, option, name, *values)
    return None


def _price(view: View, choice: Any, option: Answer, name: str, price: int, have: int) -> bool | None:
    seat, word = choice.seat, option[0]
    if choice.prompt == "item" or word not in ("grow", "develop", "embassy", "influence", "calm"):
        return None
    discount = CARD[view["playing"]["card"]][2]
    if word == "grow":
        due = growth_price(view, seat, option[1], option[2], discount)
    elif word == "develop":
        due = tech_price(view, seat, option[1], discount)
    else:
        due = diplomacy_price(view, seat, option, discount)
    return bool(price == due > have == view["players"][seat]["resources"][name])
