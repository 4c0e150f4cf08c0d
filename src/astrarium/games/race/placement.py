"""Placing a card from hand: why it cannot be placed, and for people what it takes, card by card."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NotRequired, TypedDict

from ...kernel import Reason
from .components import BIT, COST, DEVELOP_BONUS, WORLD, World
from .powers import ALONE, Cards, Powers, added_up, at_work
from .prices import can_place, development_price, strength, world_price
from .state import Player, State


def bar_placing(g: State, seat: int, card: int) -> Reason | None:
    """Why a card in hand could not be placed if its phase came now; None when it could."""
    if WORLD[g.cards.face[card]] is None:
        return bar_development(g, seat, card, develops_with_bonus(g, g.players[seat]))
    return bar_world(g, seat, card)


def bar_development(g: State, seat: int, card: int, bonus: bool) -> Reason | None:
    """R7.2–R7.4 Why a card in hand cannot be placed in Develop."""
    face, powers = g.cards.face[card], g.powers[seat]
    if WORLD[face] is not None:
        return "world", "R7.2"
    if powers.built & BIT[face]:
        return "duplicate", "R7.3"
    price, others = development_price(powers, face, bonus), _others(g.players[seat], card)
    return ("too-dear", "R7.4", price, others) if price > others else None


def bar_world(g: State, seat: int, card: int) -> Reason | None:
    """R8.2 Why a card in hand cannot be placed in Settle."""
    world, powers = WORLD[g.cards.face[card]], g.powers[seat]
    if world is None:
        return "development", "R8.2"
    others = _others(g.players[seat], card)
    if can_place(powers, world, others):
        return None
    if not world[0]:
        return "too-dear", "R8.4", world_price(powers, world), others
    weak = bar_conquest(powers, world, powers.tactics)
    if weak is None or not powers.contact[world[1]]:
        return weak
    return "too-weak-too-dear", "R8.7", *weak[2:], world_price(powers, world), others


def bar_conquest(powers: Powers, world: World, tactics: int, rule: str = "R8.5") -> Reason | None:
    """R8.5, R8.6 Why a world cannot be conquered, also with so much Military for a card to be discarded."""
    have, defence = strength(powers, world) + tactics, world[2]
    return None if have >= defence else ("too-weak", rule, (have, tactics), defence)


def _others(player: Player, card: int) -> int:
    """The cards with which a card may be paid: all others in hand."""
    return len(player.hand) - (card in player.hand)


def develops_with_bonus(g: State, player: Player) -> bool:
    """Whether the Develop phase that goes on, or comes next in this round, has the player's bonus in it."""
    return next((phase for phase in g.agenda if phase.startswith("develop")), "") in player.actions


# -- for people


class Cause(TypedDict):
    """A card of the tableau, or an action card, that changes a price or adds Military."""

    card: NotRequired[int]
    action: NotRequired[str]
    amount: int


class Price(TypedDict):
    """ "cost 3 − 1 − 1 = 1": what is printed, what takes something off, what is paid."""

    base: int
    less: list[Cause]
    total: int


class Fight(TypedDict):
    """ "2 of 5": what is needed, where Military against it comes from, what there is."""

    defence: int
    # ("from" is no name in Python)
    sources: list[Cause]
    strength: int


class Discarded(TypedDict):
    """A card that may be discarded for so much more Military."""

    card: int
    amount: int


class Sheet(TypedDict):
    """What placing a card takes now; a military world that cannot be paid for has no price."""

    price: NotRequired[Price]
    military: NotRequired[Fight]
    tactics: NotRequired[Discarded]
    #: The card to discard for paying nothing.
    ship: NotRequired[int]
    #: Why it could not be placed if its phase came now: the text of the reason.
    barred: str | None


def sheet(g: State, seat: int, face: int) -> Sheet:
    """What it takes to place a card from hand now, and which cards cause it. See view.py."""
    player = g.players[seat]
    return _sheet(at_work(g, player), face, develops_with_bonus(g, player))


@lru_cache(maxsize=1 << 14)
def _sheet(cards: Cards, face: int, bonus: bool) -> Sheet:
    """The same, with these cards at work: a hand is shown after every move, and they seldom change."""
    world = WORLD[face]
    return _development_sheet(cards, face, bonus) if world is None else _world_sheet(cards, world)


def _development_sheet(cards: Cards, face: int, bonus: bool) -> Sheet:
    less = _sources(cards, lambda alone: alone.develop_less)
    if bonus:
        less.append({"action": "develop", "amount": DEVELOP_BONUS})
    total = development_price(added_up(cards), face, bonus)
    return {"price": {"base": COST[face], "less": less, "total": total}, "barred": None}


def _world_sheet(cards: Cards, world: World) -> Sheet:
    powers, (military, kind, number, _) = added_up(cards), world
    shown: Sheet = {"barred": None}
    if not military or powers.contact[kind]:
        less = _sources(
            cards, lambda alone: alone.settle_less[kind] + (alone.contact_less if military else 0)
        )
        shown["price"] = {"base": number, "less": less, "total": world_price(powers, world)}
        if powers.free[kind]:
            shown["ship"] = _bearer(cards, lambda alone: alone.free[kind])
    if military:
        shown["military"] = {
            "defence": number,
            "sources": _sources(cards, lambda alone: strength(alone, world)),
            "strength": strength(powers, world),
        }
        if powers.tactics:
            card = _bearer(cards, lambda alone: alone.tactics)
            shown["tactics"] = {"card": card, "amount": powers.tactics}
    return shown


def _sources(cards: Cards, amount: Callable[[Powers], int]) -> list[Cause]:
    """The cards that add to something, and how much."""
    found = [(card, amount(ALONE[face])) for card, face in cards]
    return [{"card": card, "amount": count} for card, count in found if count]


def _bearer(cards: Cards, amount: Callable[[Powers], int]) -> int:
    """The first card that adds to something."""
    return _sources(cards, amount)[0]["card"]
