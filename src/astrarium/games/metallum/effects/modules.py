"""Modules: buying, carrying, taking, destroying."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Reason, Steps, ask, bars, does
from ..components import MODULES, PLACES
from ..option_texts import WORDS
from ..prices import cheapest, price, slot_of
from ..state import PURCHASES, State
from ..vocabulary import BuyModule, DestroyModule, MoveModule, TakeModule
from .execution import Execution, bar_shield, bar_unexplored

# -- buying


@bars(BuyModule)
def bar_buying(op: BuyModule, doing: Execution) -> Reason | None:
    credits = doing.g.credits[doing.seat]
    least = cheapest(doing.g, doing.seat)
    if least is None:
        return "market-empty", "M9.6"
    return None if least <= credits else ("cannot-pay", "M9.4", least, credits)


def _bar_offer(g: State, seat: int, option: Option) -> Reason | None:
    cost = price(g, seat, slot_of(g, option[1]))
    return None if cost <= g.credits[seat] else ("too-dear", "M9.4", cost, g.credits[seat])


@does(BuyModule)
def buy_module(op: BuyModule, doing: Execution) -> Steps:
    """M9.4–M9.6"""
    if bar_buying(op, doing):
        return
    g, seat = doing.g, doing.seat
    offers = [("buy", module) for _, module in g.offers()]
    chosen = yield ask(WORDS, g, seat, "buy-module", offers, partial(_bar_offer, g, seat), "M9.4")
    module = chosen[1]
    slot = slot_of(g, module)
    cost = price(g, seat, slot)
    g.earn(seat, -cost, PURCHASES)
    g.market[slot] = -1
    if g.listener:
        g.tell("bought", seat, module=module, credits=cost)
    if MODULES[module].kind == "action":
        g.hand[seat] += (module,)
    else:
        g.bought[seat] += (module,)
        _install(g, seat, module, g.ships[seat])


def _install(g: State, seat: int, module: str, at: int) -> None:
    g.install(module, seat, at)
    g.tell("installed", seat, module=module, at=at)


# -- carrying


@bars(MoveModule)
def bar_carrying(op: MoveModule, doing: Execution) -> Reason | None:
    if all(owner != doing.seat for owner, _ in doing.g.installed.values()):
        return "no-own-module", "M9.8"
    return None if len(doing.g.explored) > 1 else ("one-explored", "M9.8")


def _bar_carry(g: State, seat: int, option: Option) -> Reason | None:
    _, module, to = option
    owner, at = g.installed[module]
    if owner != seat:
        return "not-yours", "M9.8", module, owner
    return ("module-there", "M9.8", module, at) if to == at else bar_unexplored(g, to)


@does(MoveModule)
def move_module(op: MoveModule, doing: Execution) -> Steps:
    """M9.8"""
    if bar_carrying(op, doing):
        return
    g, seat = doing.g, doing.seat
    every = [("carry", module, to) for module in g.installed for to in range(PLACES)]
    chosen = yield ask(WORDS, g, seat, "move-module", every, partial(_bar_carry, g, seat), "M9.8")
    _, module, to = chosen
    g.install(module, seat, to)
    g.tell("carried", seat, module=module, at=to)


# -- taking and destroying


@bars(TakeModule)
def bar_taking(op: TakeModule, doing: Execution) -> Reason | None:
    return None if doing.g.unbought else ("pool-empty", "M11.3")


@does(TakeModule)
def take_module(op: TakeModule, doing: Execution) -> Steps:
    """M11.3"""
    g = doing.g
    if not g.unbought:
        return
    cards = {g.module(card): card for card in g.unbought}
    chosen = yield Choice(doing.seat, "take-module", [("take", module) for module in cards], rule="M11.3")
    g.unbought.remove(cards[chosen[1]])
    g.tell("took", doing.seat, module=chosen[1])
    _install(g, doing.seat, chosen[1], doing.place(op.at))


def _bar_target(doing: Execution, option: Option) -> Reason | None:
    """Why a planetary module cannot be destroyed."""
    owner, at = doing.g.installed[option[1]]
    return bar_shield(doing, owner, "modules", at)


def _targets(doing: Execution) -> list[Option]:
    return [("destroy", module) for module in doing.g.installed]


@bars(DestroyModule)
def bar_destroying(op: DestroyModule, doing: Execution) -> Reason | None:
    if not doing.g.installed:
        return "no-module", "M11.2"
    reasons = [_bar_target(doing, option) for option in _targets(doing)]
    return None if None in reasons else reasons[0]


@does(DestroyModule)
def destroy_module(op: DestroyModule, doing: Execution) -> Steps:
    """M11.2"""
    if bar_destroying(op, doing):
        return
    g = doing.g
    bar = partial(_bar_target, doing)
    chosen = yield ask(WORDS, g, doing.seat, "destroy-module", _targets(doing), bar, "M11.2")
    owner, at = g.uninstall(chosen[1])
    g.gone += (chosen[1],)
    g.tell("destroyed", doing.seat, module=chosen[1], owner=owner, at=at)
