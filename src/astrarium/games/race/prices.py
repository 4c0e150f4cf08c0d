"""What placing a card takes: prices, and Military against a world.

`development_price`, `world_price` and `strength` are the numbers; `sheet` says which card causes what.
"""

from __future__ import annotations

from typing import Any

from .components import (
    BOOSTS,
    CONTACT,
    CONTACT_LESS,
    COST,
    DEVELOP_BONUS,
    DEVELOP_LESS,
    FREE,
    REBEL,
    SETTLE_LESS,
    STRENGTH,
    TACTICS,
    WORLD,
    World,
)
from .state import Player, State


def has_bonus(g: State, player: Player) -> bool:
    """Whether the player has the bonus of this Develop or Settle phase (R14.4)."""
    return g.phase in player.actions


def development_price(player: Player, face: int, bonus: bool) -> int:
    """R7.4 What a development costs its owner."""
    price = COST[face] - player.sums[DEVELOP_LESS] - (DEVELOP_BONUS if bonus else 0)
    return price if price > 0 else 0


def strength(sums: list[int], world: World) -> int:
    """R8.5 Military against this world."""
    return sums[STRENGTH + world[1]] + (sums[REBEL] if world[3] else 0)


def world_price(sums: list[int], world: World) -> int:
    """R8.4, R8.7 What a world costs in cards; a military world through Contact Specialist."""
    price = world[2] - sums[SETTLE_LESS + world[1]]
    if world[0]:
        price -= sums[CONTACT_LESS]
    return price if price > 0 else 0


def can_place(sums: list[int], world: World, cards: int) -> bool:
    """R8.2 Whether there is a way to place a world, with so many other cards in hand."""
    military, kind, number, rebel = world
    if military:
        have = sums[STRENGTH + kind] + sums[TACTICS]
        if rebel:
            have += sums[REBEL]
        if have >= number:
            return True
        if not sums[CONTACT + kind]:
            return False
        number -= sums[CONTACT_LESS]
    return number - sums[SETTLE_LESS + kind] <= cards or sums[FREE + kind] > 0


# -- for people


def _sources(g: State, player: Player, *sums: int) -> list[dict[str, int]]:
    """The cards of a tableau that add to one of these sums, and how much."""
    found = []
    for card in player.tableau:
        if card != player.placed:
            amount = sum(n for at, n in BOOSTS[g.cards.face[card]] if at in sums)
            if amount:
                found.append({"card": card, "amount": amount})
    return found


def _bearer(g: State, player: Player, sum_: int) -> int | None:
    """The card of a tableau that adds to this sum."""
    found = _sources(g, player, sum_)
    return found[0]["card"] if found else None


def sheet(g: State, player: Player, face: int) -> dict[str, Any]:
    """What it takes to place a card from hand now, and which cards cause it. See view.py."""
    world = WORLD[face]
    if world is None:
        return _development_sheet(g, player, face)
    military, kind, number, rebel = world
    sums = player.sums
    shown: dict[str, Any] = {"needs": "world"}
    if not military or sums[CONTACT + kind] > 0:
        less = _sources(g, player, SETTLE_LESS + kind, *((CONTACT_LESS,) if military else ()))
        shown["price"] = {"base": number, "less": less, "total": world_price(sums, world)}
        if sums[FREE + kind] > 0:
            shown["ship"] = _bearer(g, player, FREE + kind)
    if military:
        shown["military"] = {
            "defence": number,
            "from": _sources(g, player, STRENGTH + kind, *((REBEL,) if rebel else ())),
            "strength": strength(sums, world),
        }
        if sums[TACTICS] > 0:
            shown["tactics"] = {"card": _bearer(g, player, TACTICS), "amount": sums[TACTICS]}
    return shown


def _development_sheet(g: State, player: Player, face: int) -> dict[str, Any]:
    bonus = develops_with_bonus(g, player)
    less: list[dict[str, Any]] = list(_sources(g, player, DEVELOP_LESS))
    if bonus:
        less.append({"action": "develop", "amount": DEVELOP_BONUS})
    total = development_price(player, face, bonus)
    return {"needs": "development", "price": {"base": COST[face], "less": less, "total": total}}


def develops_with_bonus(g: State, player: Player) -> bool:
    """Whether the Develop phase that goes on, or comes next in this round, has the player's bonus in it."""
    return next((phase for phase in g.agenda if phase.startswith("develop")), "") in player.actions
