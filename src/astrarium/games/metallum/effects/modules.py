"""Modules: buying, carrying, taking, destroying."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Barred, Choice, Steps, Text
from ..components import MODULES, SLOT_PRICES, Effect
from ..state import PURCHASES, State
from .doing import Doing, op, shielded


def price(g: State, seat: int, slot: int) -> int:
    """M9.4 Printed cost, slot, own modules; never below 0."""
    return max(0, MODULES[g.module(g.market[slot])].cost + SLOT_PRICES[slot] + _surcharge(g, seat))


def _surcharge(g: State, seat: int) -> int:
    """What a player's modules add to every price."""
    total = 0
    for owner, _, modifier in g.modifiers("price"):
        if owner == seat:
            total += modifier.amount
    return total


def can_afford_any(g: State, seat: int) -> bool:
    budget = g.credits[seat] - _surcharge(g, seat)
    face = g.cards.face
    for slot, card in enumerate(g.market):
        if card >= 0 and MODULES[face[card]].cost + SLOT_PRICES[slot] <= budget:
            return True
    return False


def affordable(g: State, seat: int) -> list[tuple[int, str]]:
    """The cards of the market that a player can pay for: (slot, module)."""
    credits = g.credits[seat]
    return [(slot, module) for slot, module in g.offers() if price(g, seat, slot) <= credits]


def barred_offers(g: State, seat: int) -> Iterator[Barred]:
    for slot, module in g.offers():
        cost = price(g, seat, slot)
        if cost > g.credits[seat]:
            text = Text("barred-too-dear", price=cost, credits=g.credits[seat])
            yield Barred(("buy", module), text, "M9.4")


@op("buy_module", can=lambda effect, doing: can_afford_any(doing.g, doing.seat))
def buy_module(effect: Effect, doing: Doing) -> Steps:
    """M9.4–M9.6"""
    g, seat = doing.g, doing.seat
    slots = {module: slot for slot, module in affordable(g, seat)}
    offers = [("buy", module) for module in slots]
    chosen = yield Choice(seat, "buy-module", offers, rule="M9.4", why_not=lambda: barred_offers(g, seat))
    module = chosen[1]
    cost = price(g, seat, slots[module])
    g.earn(seat, -cost, PURCHASES)
    g.market[slots[module]] = -1
    g.tell("bought", seat, module=module, credits=cost)
    if MODULES[module].kind == "action":
        g.hand[seat] += (module,)
    else:
        g.bought[seat] += (module,)
        _install(g, seat, module, g.ships[seat])


def _install(g: State, seat: int, module: str, at: int) -> None:
    g.install(module, seat, at)
    g.tell("installed", seat, module=module, at=at)


def _own(doing: Doing) -> list[str]:
    return [module for module, (owner, _) in doing.g.installed.items() if owner == doing.seat]


@op("move_module", can=lambda effect, doing: len(doing.g.explored) > 1 and bool(_own(doing)))
def move_module(effect: Effect, doing: Doing) -> Steps:
    """M9.8"""
    g = doing.g
    moves = [
        ("carry", module, to) for module in _own(doing) for to in g.explored if to != g.installed[module][1]
    ]
    chosen = yield Choice(doing.seat, "move-module", moves, rule="M9.8")
    _, module, to = chosen
    g.install(module, doing.seat, to)
    g.tell("carried", doing.seat, module=module, at=to)


@op("take_module", can=lambda effect, doing: bool(doing.g.unbought))
def take_module(effect: Effect, doing: Doing) -> Steps:
    """M11.3"""
    g = doing.g
    cards = {g.module(card): card for card in g.unbought}
    chosen = yield Choice(doing.seat, "take-module", [("take", module) for module in cards], rule="M11.3")
    g.unbought.remove(cards[chosen[1]])
    g.tell("took", doing.seat, module=chosen[1])
    _install(g, doing.seat, chosen[1], doing.place(effect.at))


def _within_reach(doing: Doing) -> list[str]:
    """Planetary modules that this effect can touch."""
    safe = [shielded(doing, owner, "modules") for owner in (0, 1)]
    return [module for module, (owner, at) in doing.g.installed.items() if at not in safe[owner]]


def _barred_targets(doing: Doing) -> Iterator[Barred]:
    reach = _within_reach(doing)
    for module in doing.g.installed:
        if module not in reach:
            yield Barred(("destroy", module), Text("barred-shielded"), "M10.4")


@op("destroy_module", can=lambda effect, doing: bool(_within_reach(doing)))
def destroy_module(effect: Effect, doing: Doing) -> Steps:
    """M11.2"""
    g = doing.g
    options = [("destroy", module) for module in _within_reach(doing)]
    chosen = yield Choice(
        doing.seat, "destroy-module", options, rule="M11.2", why_not=lambda: _barred_targets(doing)
    )
    owner, at = g.uninstall(chosen[1])
    g.gone += (chosen[1],)
    g.tell("destroyed", doing.seat, module=chosen[1], owner=owner, at=at)
