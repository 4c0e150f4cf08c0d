"""A second opinion: what may be placed, looked at, sold and consumed, and what a tableau is worth.

It shares nothing with the rules: it reads the view as a person reads the table, and takes what is printed on
the cards from the list in `facts.py`; the 6-cost developments are known by name.
"""

from __future__ import annotations

import re
from typing import Any

from .facts import FACTS

SALE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
Card = dict[str, Any]


def number(design: str) -> int:
    return int(FACTS[design][1].lstrip("vcd"))


def is_development(design: str) -> bool:
    return FACTS[design][1].startswith("v")


def is_military(design: str) -> bool:
    return FACTS[design][1].startswith("d")


def kind(design: str) -> str:
    return FACTS[design][3].split(" ")[0]


def powers(player: Card) -> list[str]:
    """All powers at work in a tableau."""
    return [power for card in player["tableau"] if card["active"] for power in FACTS[card["design"]][5]]


def total(player: Card, word: str, *what: str) -> int:
    """What powers of this name add up to: those for nothing in particular, and those for what is named."""
    found = 0
    for power in powers(player):
        if match := re.fullmatch(rf"{word}([+-]\d+)(?: (\w+))?", power):
            found += int(match[1]) if match[2] in (None, *what) else 0
    return found


def bonus(view: Card, player: Card) -> bool:
    return view["phase"] in player["actions"]


# -- looking and placing


def looks(player: Card) -> tuple[int, int]:
    """Cards to look at, and to keep."""
    draw, keep = 2 + total(player, "look"), 1 + total(player, "keep")
    draw += 5 * ("explore_5" in player["actions"]) + ("explore_1_1" in player["actions"])
    return draw, keep + ("explore_1_1" in player["actions"])


def placeable(view: Card, seat: int) -> set[int]:
    """The cards in hand that can be placed in the phase that goes on."""
    player = view["players"][seat]
    can = can_develop if view["phase"].startswith("develop") else can_settle
    return {card["card"] for card in player["cards"] if can(view, player, card["design"])}


def can_develop(view: Card, player: Card, design: str) -> bool:
    if not is_development(design) or design in [card["design"] for card in player["tableau"]]:
        return False
    return number(design) + total(player, "develop") - bonus(view, player) <= player["hand"] - 1


def can_settle(view: Card, player: Card, design: str) -> bool:
    if is_development(design):
        return False
    price = number(design) + total(player, "settle", kind(design))
    if is_military(design):
        if strength(player, design) + total(player, "tactics") >= number(design):
            return True
        if kind(design) == "alien" or not any(power.startswith("contact") for power in powers(player)):
            return False
        price -= 1
    shipped = "ship not alien" in powers(player) and kind(design) != "alien"
    return price <= player["hand"] - 1 or shipped


def strength(player: Card, design: str) -> int:
    rebel = ("rebel",) if "rebel" in FACTS[design][4] else ()
    return total(player, "military", kind(design), *rebel)


# -- selling and consuming


def sale(player: Card, card: Card, bonuses: bool) -> int:
    """What selling the good on a card gives."""
    design = card["design"]
    if not bonuses:
        return SALE[kind(design)]
    here = sum(int(p[6]) for p in FACTS[design][5] if re.fullmatch(r"trade\+\d here", p))
    return SALE[kind(design)] + total(player, "trade", "any", kind(design)) + here


def usable(player: Card, power: str) -> bool:
    """Whether a consume power can be used."""
    kinds = [kind(card["design"]) for card in player["tableau"] if card["good"] is not None]
    if match := re.match(r"consume (\d)\.\.\d (\w+) per", power):
        held = len(kinds) if match[2] == "any" else kinds.count(match[2])
        return (len(set(kinds)) if "distinct" in power else held) >= int(match[1])
    if power.startswith("hand "):
        return bool(player["hand"])
    return power.startswith(("consume draw", "guess")) or bool(kinds)


def op_of(power: str) -> str | None:
    """The name that options give a consume power; None for other powers."""
    names = {
        "consume draw": "draw",
        "consume ": "consume",
        "all": "consume_all",
        "sell": "sell_good",
        "guess": "guess_and_flip",
        "hand ": "discard_hand",
    }
    return next((name for word, name in names.items() if power.startswith(word)), None)


def consuming(player: Card, unused: set[tuple[int, str]]) -> set[tuple[Any, ...]]:
    """The options of somebody who consumes, these powers being unused."""
    found = {
        ("power", card["card"], op)
        for card in player["tableau"]
        for power in FACTS[card["design"]][5]
        if (op := op_of(power)) and (card["card"], op) in unused and usable(player, power)
    }
    return found if any(op != "discard_hand" for _, _, op in found) else found | {("stop",)}


# -- points


def points(player: Card) -> int:
    """Chips, printed VP and 6-cost developments."""
    designs = [card["design"] for card in player["tableau"]]
    printed = sum(int(FACTS[design][2]) for design in designs if FACTS[design][2] != "?")
    sixes = [design for design in designs if FACTS[design][2] == "?"]
    return player["chips"] + printed + sum(worth(six, player, designs) for six in sixes)


def worth(six: str, player: Card, designs: list[str]) -> int:
    if six == "galactic_renaissance":
        named = ("research_labs", "galactic_trendsetters", "artist_colony")
        return player["chips"] // 3 + 3 * sum(design in named for design in designs)
    if six == "new_galactic_order":
        return sum(int(p[8:]) for d in designs for p in FACTS[d][5] if re.fullmatch(r"military[+-]\d", p))
    return sum(counts(six, design) for design in designs)


def counts(six: str, design: str) -> int:
    """What a card is worth to a 6-cost development."""
    good, flags = FACTS[design][3], FACTS[design][4]
    world, phases = not is_development(design), [phase_of(power) for power in FACTS[design][5]]
    produces, six_cost = good.endswith(" P"), is_development(design) and number(design) == 6

    def of(wanted: str, *named: str) -> int:
        """Production worlds of a kind, windfall worlds of it, cards by name."""
        return 2 if good == f"{wanted} P" or design in named else int(good == f"{wanted} W")

    match six:
        case "alien_tech_institute":
            return 3 if good == "alien P" else 2 if good == "alien W" or flags == "alien" else 0
        case "free_trade_association":
            return of("novelty", "consumer_markets", "expanding_colony")
        case "mining_league":
            return of("rare", "mining_robots", "mining_conglomerate")
        case "galactic_federation":
            return 0 if world else 2 if six_cost else 1
        case "galactic_imperium":
            return (2 if flags == "rebel" else 1) if is_military(design) else 0
        case "galactic_survey_seti":
            return (1 + ("explore" in phases)) if world else int("explore" in phases)
        case "merchant_guild":
            return 2 if produces else 0
        case "new_economy":
            return (1 if world else 2) if "consume" in phases else 0
        case "trade_league":
            return (1 if world else 2) if "trade" in phases else 0
        case "pan_galactic_league":
            if design == "contact_specialist":
                return 3
            return 2 if kind(design) == "genes" else int(is_military(design))
    raise AssertionError(six)


def phase_of(power: str) -> str:
    if op_of(power):
        return "consume"
    if power.startswith(("look", "keep")):
        return "explore"
    return "trade" if power.startswith("trade") else ""
