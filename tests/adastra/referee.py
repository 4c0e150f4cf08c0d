"""A second opinion: what a player may answer, worked out again from the view alone and the printed cards.

It shares nothing with the rules. It reads the view as a person reads the table, measures the galaxy tile by
tile, and takes every number from the lists of the tests (`printed_numbers.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from .printed_numbers import (
    EXPECTED,
    KINDS,
    ORBITALS,
    RESOURCES,
    SHIPS,
    View,
    building_price,
    controls,
    extra_price,
    growth_price,
    habitable,
    planet,
    room,
    speed,
    total,
    unit_price,
    unit_table,
    unlocked,
)
from .referee_map import Answer, bordering, charts, flag_left, joined, may_go_on, open_to, ships, ways
from .test_a10_effects import BUILDING
from .test_b5_cards import CARD

INFLUENCE, TOKENS = 6, (20, 10)


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
        for name in (held[0] for held in me["technologies"])
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
        left = me["units"][item[1]]["left"] > chosen.count(item)
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
    if "alchemists" in me["abilities"] and not me["once"]["alchemists"] and tokens["production"]:
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


def places(view: View, seat: int, charted: bool = False) -> set[Answer]:
    """A5.2, B2.3 Where the action of the card may be used next; after laying a tile no place is bought."""
    playing, me = view["playing"], view["players"][seat]
    name = playing["action"]
    free, discount = CARD[playing["card"]][1:3]
    extra = len(playing["used"]) - free
    credits = me["resources"]["credits"] - (extra_price(view, seat, extra) if extra >= 0 else 0)
    if extra > 1 or credits < 0 or (charted and extra >= 0):
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
