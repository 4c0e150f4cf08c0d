"""A second opinion: what a player may do, worked out again from the view alone and the printed cards.

It shares nothing with the rules: it reads the view as a person reads the table, takes costs, colours and
gates from the list in `test_cards_printed.py`, and knows the activations by name.
"""

from __future__ import annotations

from typing import Any

from .test_cards_printed import ROWS, digits

COST = {row[0]: digits(row[2]) for row in ROWS}
COLOUR = {row[0]: row[1] for row in ROWS}
GATE = {row[0]: 0 if row[5] == "-" else int(row[5]) for row in ROWS}
RATES = {"food": 3, "fleet": 2, "production": 1}
LIMITS = {2: 3, 3: 2, 4: 1}
ALWAYS = (
    "cloning_center",
    "pleasure_dome",
    "trade_goods",
    "research_laboratory",
    "victoria",
    "moldred",
    "emissary_sola",
)


def actions(view: dict[str, Any], seat: int) -> set[tuple[Any, ...]]:
    """All actions of the player whose turn it is."""
    me = view["players"][seat]
    hand = {held["card"]: held["structure"] for held in me["hand"]}
    found: set[tuple[Any, ...]] = {("research",)}
    found |= {("exploit", card) for card in hand}
    found |= {("build", card) for card, name in hand.items() if buildable(view, seat, name)}
    found |= {("trade", a, b) for a in RATES for b in RATES if a != b and me[a] >= RATES[a]}
    found |= {("attack", foe["seat"]) for foe in view["players"] if may_attack(view, me, foe)}
    found |= {("activate", card) for card, name in activatable(view, seat)}
    if not me["boxes"]["propaganda"]:
        found.add(("propaganda",))
    if len(hand) >= 3 and not has(me, "fulcrum_sandebar"):
        found |= {("hire", advisor["card"]) for advisor in view["advisors"]}
    return found


def has(player: dict[str, Any], advisor: str) -> bool:
    return bool(player["advisor"]) and player["advisor"]["advisor"] == advisor


def tops(player: dict[str, Any]) -> list[dict[str, Any]]:
    """The active structures."""
    return [system["cards"][-1] for system in player["systems"] if system["cards"]]


def buildable(view: dict[str, Any], seat: int, name: str, less: int = 0, only: int | None = None) -> bool:
    """Whether a structure can be paid for in a place with room."""
    me = view["players"][seat]
    if me["morale"] < GATE[name] and GATE[name]:
        return False
    need = COST[name]
    missing = sum(max(0, cost - me[kind]) for cost, kind in zip(need, RATES, strict=True))
    general = less + len([card for card in tops(me) if card["structure"] == "space_elevator"])
    if me["race"] == "meklar" and COLOUR[name] == "yellow":
        general += 1
    stacks = [len(system["cards"]) for system in me["systems"]]
    for place in range(5) if only is None else (only,):
        if place == 4:
            open_, here = has(me, "fulcrum_sandebar") and stacks[4] < 4, 1
        else:
            open_, here = stacks[place] < 5, 0
        if open_ and missing <= general + here:
            return True
    return False


def may_attack(view: dict[str, Any], me: dict[str, Any], foe: dict[str, Any]) -> bool:
    if foe["seat"] == me["seat"] or me["attacks"][foe["seat"]] >= LIMITS[len(view["players"])]:
        return False
    price = 2 + len([card for card in tops(foe) if card["structure"] == "orbital_batteries"])
    return me["fleet"] + (2 if has(me, "vale") else 0) >= foe["fleet"] and me["fleet"] >= price


def activatable(view: dict[str, Any], seat: int) -> list[tuple[int, str]]:
    me = view["players"][seat]
    cards = [(card["card"], card["structure"], card["markers"]) for card in tops(me)]
    if me["advisor"]:
        cards.append((me["advisor"]["card"], me["advisor"]["advisor"], me["advisor"]["markers"]))
    return [
        (card, name)
        for card, name, markers in cards
        if "A" not in markers and _usable(view, seat, card, name)
    ]


def _usable(view: dict[str, Any], seat: int, card: int, name: str) -> bool:
    me = view["players"][seat]
    held = [each["structure"] for each in me["hand"]]
    if name == "biospheres":
        return bool(view["discards"])
    if name in ("government_support", "automated_factory"):
        return bool(me["food"] >= 2)
    if name == "spaceport":
        return bool(me["production"] >= 2 or (me["food"] >= 3 and me["fleet"] >= 3))
    if name == "planetary_stock_exchange":
        return bool(me["vp"] >= 1 and me["morale"] >= 6)
    if name == "orbital_shipyard":
        reds = [each for each in held if COLOUR[each] == "red"]
        return me["morale"] >= 6 and any(buildable(view, seat, each, 2) for each in reds)
    if name == "colony_ship":
        place = next(s["place"] for s in me["systems"] if s["cards"] and s["cards"][-1]["card"] == card)
        return any(buildable(view, seat, each, 2, place) for each in held)
    if name == "advia_osm":
        return bool(view["discards"]) and buildable(view, seat, view["discards"][0]["structure"], 1)
    return name in ALWAYS
