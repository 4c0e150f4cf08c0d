"""A second opinion: what a player may answer, worked out again from the view alone and the printed cards.

It shares nothing with the rules. It reads the view as a person reads the table, measures the galaxy tile by
tile, and takes every number from the lists of the tests (`printed.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from .printed import (
    EXPECTED,
    KINDS,
    ORBITALS,
    RESOURCES,
    SHIPS,
    STATES,
    View,
    building_price,
    controls,
    edges,
    extra_price,
    feature,
    growth_price,
    habitable,
    has_rule,
    planet,
    room,
    speed,
    total,
    turned,
    unit_price,
    unit_table,
    unlocked,
)
from .test_a10_effects import BUILDING
from .test_b5_cards import CARD

Answer = tuple[Any, ...]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FLAGS, INFLUENCE, TOKENS = 6, 6, (20, 10)


# -- the galaxy


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


# -- places of the eight actions


def growth(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    food = view["players"][seat]["resources"]["food"]
    return {
        ("grow", system["at"], kind)
        for system in view["systems"]
        if habitable(system) and controls(system, seat) and settled_or_claimable(view, seat, system)
        for kind in range(3)
        if system["population"][kind] < room(view, seat, system["at"])[kind]
        and growth_price(view, seat, system["at"], kind, discount) <= food
    }


def settled_or_claimable(view: View, seat: int, system: View) -> bool:
    if system["owner"] == seat:
        return True
    return system["owner"] is None and bool(system["fleet"]) and flag_left(view, seat, system["at"])


def tech_price(view: View, seat: int, name: str, discount: int) -> int:
    return max(1, max(1, EXPECTED[name][2] + total(view, seat, "tech price")) - discount)


def research(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    me = view["players"][seat]
    return {
        ("develop", name)
        for name in (held["technology"] for held in me["technologies"])
        if me["levels"][EXPECTED[name][0]] >= EXPECTED[name][1] - 1
        and tech_price(view, seat, name, discount) <= me["resources"]["research"]
    }


def build(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    if not view["players"][seat]["resources"]["production"]:
        return set()
    return {
        ("site", system["at"]) for system in view["systems"] if items(view, seat, system["at"], [], discount)
    }


def items(view: View, seat: int, at: int, chosen: list[Answer], discount: int) -> set[Answer]:
    """What can be built there beside what is chosen already."""
    system, me = view["systems"][at], view["players"][seat]
    prices = item_prices(view, seat, at, chosen)
    budget = me["resources"]["production"] + discount - sum(price_of(view, seat, at, one) for one in chosen)
    return {item for item, price in prices.items() if price <= budget and fits(system, me, item, chosen)}


def item_prices(view: View, seat: int, at: int, chosen: list[Answer]) -> dict[Answer, int]:
    """Everything that may be built there by levels and ownership."""
    system = view["systems"][at]
    if not system["explored"] or not controls(system, seat):
        return {}
    wanted: list[Answer] = []
    if system["owner"] == seat:
        wanted = [("orbital", unit) for unit in ORBITALS if unlocked(view, seat, unit)]
    elif system["owner"] is None and system["fleet"] and flag_left(view, seat, at):
        wanted = [("orbital", "outpost")]
    if system["owner"] == seat and sum(system["population"]):
        known = unit_table(view, seat)
        wanted += [("ship", unit) for unit in SHIPS if unit in known and unlocked(view, seat, unit)]
        wanted += [("raise", name) for name in BUILDING if unlocked(view, seat, name)]
        wanted += terraforming(view, seat, system, [each[0] for each in chosen])
    return {item: price_of(view, seat, at, item) for item in wanted}


def terraforming(view: View, seat: int, system: View, done: list[str]) -> list[Answer]:
    """A5.11 Once a planet, then advanced once; as long as tokens are there."""
    if system["terraformed"] is None and "terraform" not in done:
        left = sum(each["terraformed"] is not None for each in view["systems"]) < TOKENS[0]
        return [("terraform", kind) for kind in range(3) if left and unlocked(view, seat, "terraforming")]
    left = sum(each["advanced"] for each in view["systems"]) < TOKENS[1]
    again = system["advanced"] or "terraform_all" in done
    return (
        [("terraform_all",)] if left and not again and unlocked(view, seat, "advanced_terraforming") else []
    )


def price_of(view: View, seat: int, at: int, item: Answer) -> int:
    if item[0] in ("ship", "orbital"):
        return unit_price(view, seat, at, item[1])
    if item[0] == "raise":
        return building_price(view, seat, item[1])
    return max(1, (3 if item[0] == "terraform" else 5) + total(view, seat, "terraform price"))


def fits(system: View, me: View, item: Answer, chosen: list[Answer]) -> bool:
    """Whether pieces and slots are left for one more item."""
    word = item[0]
    kinds = [each[0] for each in chosen]
    _, planetary, orbital = planet(system["planet"]) if habitable(system) else ((), 0, 1)
    if word in ("ship", "orbital"):
        left = next(row["left"] for row in me["units"] if row["unit"] == item[1]) > chosen.count(item)
        taken = system["outposts"] + system["stations"] + kinds.count("orbital")
        return left and (word == "ship" or taken < orbital)
    if word == "raise":
        free = planetary - len(system["buildings"]) - kinds.count("raise")
        return free > 0 and item not in chosen and item[1] not in system["buildings"]
    return True


def diplomacy(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    me, found = view["players"][seat], set()
    for other in view["players"]:
        foreign = other["seat"] != seat and other["pieces"] != "antarans"
        if foreign and other["seat"] not in me["embassies"]:
            found.add(("embassy", other["seat"]))
    if me["influence"] < INFLUENCE:
        found.add(("influence",))
    if me["discontent"]:
        found.add(("calm",))
    return {answer for answer in found if diplomacy_price(view, seat, answer, discount) <= credits}


def diplomacy_price(view: View, seat: int, answer: Answer, discount: int) -> int:
    dearer = view["players"][seat]["influence"] if answer == ("influence",) else 0
    return max(1, max(1, 2 + dearer + total(view, seat, "embassy price")) - discount)


def flight(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    return {
        ("from", system["at"])
        for system in view["systems"]
        if any(destinations(view, seat, [ship]) for ship in ships(view, seat, system["at"]))
    }


def destinations(view: View, seat: int, chosen: list[Answer]) -> set[Answer]:
    """Where ships of one system can fly together."""
    origin, units = chosen[0][1], {SHIPS[ship[2]] for ship in chosen}
    slowest = min(speed(view, seat, unit) for unit in units)
    reach = ways(view, seat, origin, units, slowest, flight=True)
    found: set[Answer] = {("to", at) for at in reach if at != origin}
    for at, distance in reach.items():
        if distance < slowest and may_go_on(view, seat, at, distance):
            found |= {("into", there, at) for there in unexplored_beyond(view, at)}
    return found


def unexplored_beyond(view: View, at: int) -> list[int]:
    here = view["systems"][at]
    return [s["at"] for s in view["systems"] if here["explored"] and not s["explored"] and bordering(here, s)]


def exploration(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    held = [system["at"] for system in view["systems"] if controls(system, seat)]
    found = {("survey", there, at) for at in held for there in unexplored_beyond(view, at)}
    playing = view["playing"]
    if not playing or playing["action"] != "exploration" or playing["free"]:
        found |= charts(view, seat)
    return found


def attack(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    return {("target", system["at"]) for system in view["systems"] if strikers(view, seat, system["at"])}


def strikers(view: View, seat: int, target: int) -> set[Answer]:
    """Ships that can strike a system, from wherever they are."""
    there = view["systems"][target]
    if not there["explored"] or open_to(there, seat) or controls(there, seat):
        return set()
    found = set()
    for system in view["systems"]:
        for ship in ships(view, seat, system["at"]):
            unit = SHIPS[ship[2]]
            reach = ways(view, seat, system["at"], {unit}, speed(view, seat, unit) - 1, flight=False)
            for at, distance in reach.items():
                here = view["systems"][at]
                if may_go_on(view, seat, at, distance) and joined(view, seat, here, there, {unit}, False):
                    found.add(ship)
    return found


def invasion(view: View, seat: int, discount: int, credits: int) -> set[Answer]:
    return {
        ("invade", system["at"])
        for system in view["systems"]
        if system["owner"] not in (None, seat) and sum(system["population"])
        if controls(system, seat) and ships(view, seat, system["at"])
    }


ACTIONS: dict[str, Callable[[View, int, int, int], set[Answer]]] = {
    "growth": growth,
    "research": research,
    "build": build,
    "diplomacy": diplomacy,
    "flight": flight,
    "exploration": exploration,
    "attack": attack,
    "invasion": invasion,
}


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


# -- the decisions


def play_turn(view: View, seat: int) -> set[Answer]:
    """A4.4, A5.1 Cards of which an action has a place, free actions, the pass."""
    me = view["players"][seat]
    found: set[Answer] = {("pass",)}
    tokens = me["resources"]
    limit = 5 + total(view, seat, "actions") - len(me["played"])
    for name in me["hand"] if limit > 0 else ():
        actions, _, discount, _ = CARD[name]
        if any(ACTIONS[action](view, seat, discount, tokens["credits"]) for action in actions):
            found.add(("play", name))
    if "alchemists" in me["abilities"] and not me["once"][0]["used"] and tokens["production"]:
        found.add(("use", "alchemists"))
    return found


def exchanges(view: View, seat: int) -> set[Answer]:
    tokens = view["players"][seat]["resources"]
    return {
        ("swap", a, b)
        for a, name in enumerate(RESOURCES)
        for b in range(4)
        if a != b and tokens[name] >= (2 if name == "credits" else 3)
    }


def places(view: View, seat: int) -> set[Answer]:
    """A5.2 Where the action of the card being played may be used next."""
    playing, me = view["playing"], view["players"][seat]
    name = playing["action"]
    free, discount = CARD[playing["card"]][1:3]
    extra = len(playing["used"]) - free
    credits = me["resources"]["credits"] - (extra_price(view, seat, extra) if extra >= 0 else 0)
    if extra > 1 or credits < 0:
        return set()
    used = {tuple(place) for place in playing["used"]}
    found = ACTIONS[name](view, seat, discount, credits)
    if name in ("research", "diplomacy", "exploration"):
        return found
    return {place for place in found if place[1:] not in used}


def losses(people: Iterable[int], count: int) -> set[Answer]:
    """A5.28 Every way to take so many people away."""
    return {("losses", *parts) for parts in product(*(range(n + 1) for n in people)) if sum(parts) == count}


def refuges(view: View, seat: int, origins: set[int]) -> set[Answer]:
    """A6.7 Where the defender's ships may withdraw to together."""
    battle = view["battle"]
    units = {p["unit"] for p in battle["pieces"] if p["side"] == 1 and p["unit"] in SHIPS}
    here = view["systems"][battle["at"]]
    return {
        ("retreat_to", there["at"])
        for there in view["systems"]
        if there is not here and there["at"] not in origins and open_to(there, seat)
        if joined(view, seat, here, there, units, flight=False)
    }


def unpaid(view: View, seat: int) -> set[Answer]:
    """A4.8 People that may be lost: anywhere, but not the last one at home."""
    home = view["players"][seat]["home"]
    return {
        ("lose", system["at"], kind)
        for system in view["systems"]
        if system["owner"] == seat and not (system["at"] == home and sum(system["population"]) == 1)
        for kind in range(len(KINDS))
        if system["population"][kind]
    }
