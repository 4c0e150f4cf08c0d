"""What the cards, tiles and boards say, added up by hand for one player of a view.

The numbers come from the lists that the tests of the cards have written out; neither the components of the
game nor its rules are asked.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .test_a1_setup import EMPIRE, TILES, WORLDS
from .test_a10_effects import ABILITY, ANTARAN, BUILDING, DIPLOMAT, NEEDS, STANDARD
from .test_a12_technologies import EXPECTED
from .test_a14_discoveries import TRAITS

View = dict[str, Any]
RESOURCES = ("food", "research", "production", "credits")
KINDS = ("farmer", "worker", "scientist")
SHIPS = ("frigate", "cruiser", "titan", "doom_star")
ORBITALS = ("outpost", "battle_station")
STATES = ("ready", "exhausted", "overloaded")
#: Without what a test of the card has seen beside its lasting effects: people who came at once.
AT_ONCE = {"universal_antidote": {"resistance": 1}}


# -- an empire


def effects(view: View, seat: int) -> list[dict[str, Any]]:
    """What everything that an empire owns changes, one dictionary for each thing; noted on the view."""
    sheets: dict[int, list[dict[str, Any]]] = view.setdefault("sheets", {})
    if seat not in sheets:
        me = view["players"][seat]
        found = [ABILITY[name][0] for name in me["abilities"]]
        found += [AT_ONCE.get(name, EXPECTED[name][3]) for name in me["developed"]]
        sheets[seat] = found + [DIPLOMAT[view["players"][host]["pieces"]] for host in me["embassies"]]
    return sheets[seat]


def total(view: View, seat: int, word: str) -> int:
    return sum(each.get(word, 0) for each in effects(view, seat))


def has_rule(view: View, seat: int, rule: str) -> bool:
    """Whether an empire has a rule of its own."""
    return any(rule in each.get("rules", ()) for each in effects(view, seat))


def unit_table(view: View, seat: int) -> dict[str, tuple[int, ...]]:
    return ANTARAN if view["players"][seat]["empire"] == "antarans" else STANDARD


def speed(view: View, seat: int, unit: str) -> int:
    return unit_table(view, seat)[unit][3] + total(view, seat, f"{unit} speed")


def unit_price(view: View, seat: int, at: int, unit: str) -> int:
    """With the Space Port of the system; the Doom Star has one price."""
    port = unit in SHIPS and unit != "doom_star" and "space_port" in view["systems"][at]["buildings"]
    return max(1, unit_table(view, seat)[unit][4] + total(view, seat, f"{unit} cost") - port)


def building_price(view: View, seat: int, name: str) -> int:
    return max(1, BUILDING[name][2] + total(view, seat, "building price"))


def extra_price(view: View, seat: int, extra: int) -> int:
    """Of the first (0) and the second extra place; each helper takes one credit off."""
    return max(0, extra + 1 - sum("extra places" in each for each in effects(view, seat)))


def upkeep(view: View, seat: int) -> int:
    """Cards that calm people have lowered the discontent already; only the rest of them counts."""
    less = sum(each.get("upkeep", 0) - each.get("discontent", 0) for each in effects(view, seat))
    return max(0, view["players"][seat]["discontent"] - 1 + less)


def unlocked(view: View, seat: int, thing: str) -> bool:
    branch, level = NEEDS.get(thing) or (BUILDING[thing][:2] if thing in BUILDING else ("bio", 0))
    return bool(view["players"][seat]["levels"][branch] >= level)


# -- a system


@cache
def planet(name: str) -> tuple[tuple[int, ...], int, int]:
    """Room of a planet, planetary and orbital slots."""
    if name == "orion":
        return (5, 5, 5), 3, 1
    kind, which = name.split("_")
    if kind == "home":
        return EMPIRE[which][3], 3, 2
    room, slots = WORLDS[kind].split()[int(which) - 1].split(".")
    return tuple(int(digit) for digit in room), int(slots), 1


def habitable(system: View) -> bool:
    return system["planet"] not in (None, "wreck")


def room(view: View, seat: int, at: int) -> tuple[int, ...]:
    """For how many of each kind there is room under this empire."""
    system = view["systems"][at]
    if not habitable(system):
        return (0, 0, 0)
    printed = planet(system["planet"])[0]
    more = [BUILDING[name][3] for name in system["buildings"]] + effects(view, seat)
    kind, value = TRAITS.get(system["trait"], ("", 0))
    trait = [a - b for a, b in zip(value, (3, 1, 1), strict=True)] if kind == "capacity" else (0, 0, 0)
    return tuple(
        printed[number]
        + trait[number]
        + sum(each.get(f"room {name}", 0) for each in more)
        + (system["terraformed"] == number)
        + system["advanced"]
        for number, name in enumerate(KINDS)
    )


def growth_price(view: View, seat: int, at: int, kind: int, discount: int) -> int:
    system = view["systems"][at]
    price = system["population"][kind] + 1 + total(view, seat, "growth price")
    price += (system["trait"] == "hostile_life") - ("cloning_center" in system["buildings"])
    return max(1, max(1, price) - discount)


def resistance(view: View, at: int) -> int:
    system = view["systems"][at]
    shield = 2 * ("planetary_shield" in system["buildings"]) + (system["trait"] == "high_gravity")
    return sum(system["population"]) // 3 + total(view, system["owner"], "resistance") + shield


def edges(system: View) -> tuple[bool, ...]:
    """The jump points of a tile as it lies."""
    return turned(system["tile"], system["rotation"]) if system["tile"] else (False,) * 6


@cache
def turned(tile: str, rotation: int) -> tuple[bool, ...]:
    box, number = tile.split("_")
    printed = TILES[box].split()[int(number) - 1][1:7]
    return tuple(printed[(direction - rotation) % 6] == "1" for direction in range(6))


def feature(system: View, letter: str) -> bool:
    """W(ormhole), M(icro-wormhole), A(nomaly) or S for asteroids, of an explored system."""
    if not system["explored"]:
        return False
    if not system["tile"]:  # beside the galaxy: the home of the Antarans
        return letter == "W"
    return letter in features(system["tile"])


@cache
def features(tile: str) -> str:
    box, number = tile.split("_")
    return TILES[box].split()[int(number) - 1][7:]


# -- income and points


def income(view: View, seat: int) -> dict[str, int]:
    """What the next income will be."""
    found = {name: total(view, seat, f"income {name}") for name in RESOURCES}
    me = view["players"][seat]
    held = [s for s in view["systems"] if s["owner"] == seat and controls(s, seat)]
    for system in held:
        for name, count in zip(("food", "production", "research"), system["population"], strict=True):
            found[name] += count
        found["credits"] += 2 if system["at"] == me["home"] else 1
        local = [BUILDING[name][3] for name in system["buildings"]]
        kind, value = TRAITS.get(system["trait"], ("", 0))
        for number, name in enumerate(RESOURCES):
            found[name] += sum(each.get(f"income {name}", 0) for each in local)
            found[name] += value[number] if kind == "income" else 0
    found["research"] += 2 * sum(feature(s, "A") and controls(s, seat) for s in view["systems"])
    visitors = sum(seat in player["embassies"] for player in view["players"])
    found["credits"] += len(me["embassies"]) + visitors
    if "traders" in me["abilities"]:  # counted once above: the list of abilities has it with one embassy
        found["credits"] += len(me["embassies"]) - 1
    return found


def controls(system: View, seat: int) -> bool:
    """Whether a player controls a system."""
    if system["enemies"]:
        return False
    whose = system["fleet"]["owner"] if system["fleet"] else system["owner"]
    return bool(whose == seat)


def score(view: View, seat: int) -> dict[str, int]:
    """The points that can be read off the table."""
    me = view["players"][seat]
    owned = [system for system in view["systems"] if system["owner"] == seat]
    people = sum(sum(system["population"]) for system in owned)
    orion = any(system["planet"] == "orion" and controls(system, seat) for system in view["systems"])
    levels = me["levels"].values()
    return {
        "orion": 2 * orion,
        "systems": sum(system["at"] != me["home"] for system in owned) // 2,
        "branches": sum((level >= 3) + (level >= 5) for level in levels),
        "population": people // 6,
        "influence": me["influence"] // 2,
        "honours": me["honours"],
        "discontent": -(me["discontent"] // 4),
    }
