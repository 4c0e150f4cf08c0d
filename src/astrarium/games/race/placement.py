"""Placing a card from hand: the reasons against it, and the sheet of its price and Military."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NotRequired, TypedDict

from ...kernel import Reason
from .active_powers import ALONE, Cards, Powers, added_up, at_work
from .components import BIT, COST, DESIGN, DEVELOP_BONUS, WORLD, World
from .prices import development_price, strength, world_price
from .state import Player, State
from .vocabulary import Contact, Ship


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
    player, (military, kind, _, _) = g.players[seat], world
    weak = bar_conquest(powers, world, powers.tactics) if military else None
    if military and (weak is None or not powers.contact[kind]):
        return weak and _in_vain(g, player, Contact, world, weak)
    dear = bar_payment(powers, world, _others(player, card))
    if dear is None or powers.free[kind]:
        return None
    reason = dear if weak is None else ("too-weak-too-dear", "R8.7", *weak[2:], *dear[2:])
    return _in_vain(g, player, Ship, world, reason)


def _in_vain(g: State, player: Player, kind: type[Ship | Contact], world: World, reason: Reason) -> Reason:
    """R8.7, R8.8 The reason, with a card of the tableau whose power excludes this kind."""
    for card in player.tableau:
        for power in DESIGN[g.cards.face[card]].powers.settle:
            if isinstance(power, kind) and card != player.placed and not power.works_for(world[1]):
                return "in-vain", reason[1], reason, card, power.barred
    return reason


def bar_conquest(powers: Powers, world: World, tactics: int, rule: str = "R8.5") -> Reason | None:
    """R8.5, R8.6 Why a world cannot be conquered, with `tactics` added to the Military."""
    have, defence = strength(powers, world) + tactics, world[2]
    return None if have >= defence else ("too-weak", rule, (have, tactics), defence)


def bar_payment(powers: Powers, world: World, cards: int) -> Reason | None:
    """R8.4, R8.7 Why a world cannot be paid for with this number of cards."""
    price = world_price(powers, world)
    return ("too-dear", "R8.7" if world[0] else "R8.4", price, cards) if price > cards else None


def _others(player: Player, card: int) -> int:
    """The cards with which a card may be paid: all others in hand."""
    return len(player.hand) - (card in player.hand)


def develops_with_bonus(g: State, player: Player) -> bool:
    """Whether the player has the bonus of the current or next Develop phase."""
    return next((phase for phase in g.agenda if phase.startswith("develop")), "") in player.actions


# -- the sheet that players see


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
    # ("from" is a keyword in Python)
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
    #: The card to discard for a price of 0.
    ship: NotRequired[int]
    #: Why it could not be placed if its phase came now: the text of the reason.
    barred: str | None


def sheet(g: State, seat: int, card: int) -> Sheet:
    """The sheet of a card in hand: its price or Military now, and what bars it. See view.py."""
    player, reason = g.players[seat], bar_placing(g, seat, card)
    if reason is not None and reason[0] == "in-vain":
        reason = reason[2]
    barred = None if reason is None else f"barred-{reason[0]}"
    shown = _sheet(at_work(g, player), g.cards.face[card], develops_with_bonus(g, player))
    return {**shown, "barred": barred}


@lru_cache(maxsize=1 << 14)
def _sheet(cards: Cards, face: int, bonus: bool) -> Sheet:
    """The sheet for these cards at work. Memoised: hands are shown after every move and seldom change."""
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
