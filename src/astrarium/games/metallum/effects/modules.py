"""Modules: buying, carrying, taking, destroying."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....kernel import Choice, Option, Reason, Steps, Wonder, bars, does
from ..components import MODULES, PLACES
from ..prices import affordable, cheapest, price, slot_of
from ..state import PURCHASES, State
from ..vocabulary import BuyModule, DestroyModule, MoveModule, TakeModule
from ..words import WORDS
from .doing import Doing, bar_shield, bar_unexplored, shielded

# -- buying


@bars(BuyModule)
def bar_buying(op: BuyModule, doing: Doing) -> Reason | None:
    credits = doing.g.credits[doing.seat]
    least = cheapest(doing.g, doing.seat)
    if least is None:
        return "market-empty", "M9.6"
    return None if least <= credits else ("cannot-pay", "M9.4", least, credits)


def _bar_offer(g: State, seat: int, option: Option) -> Reason | None:
    cost = price(g, seat, slot_of(g, option[1]))
    return None if cost <= g.credits[seat] else ("too-dear", "M9.4", cost, g.credits[seat])


@does(BuyModule)
def buy_module(op: BuyModule, doing: Doing) -> Steps | None:
    """M9.4–M9.6"""
    slots = {module: slot for slot, module in affordable(doing.g, doing.seat)}
    return _buy(doing, slots) if slots else None


def _buy(doing: Doing, slots: dict[str, int]) -> Steps:
    g, seat = doing.g, doing.seat
    wonder = Wonder(WORDS, g, lambda: [("buy", each) for _, each in g.offers()], partial(_bar_offer, g, seat))
    chosen = yield Choice(
        seat, "buy-module", [("buy", module) for module in slots], rule="M9.4", wonder=wonder
    )
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


# -- carrying


def _own(doing: Doing) -> list[str]:
    return [module for module, (owner, _) in doing.g.installed.items() if owner == doing.seat]


@bars(MoveModule)
def bar_carrying(op: MoveModule, doing: Doing) -> Reason | None:
    if not _own(doing):
        return "no-own-module", "M9.8"
    return None if len(doing.g.explored) > 1 else ("one-explored", "M9.8")


def _bar_carry(g: State, seat: int, option: Option) -> Reason | None:
    _, module, to = option
    owner, at = g.installed[module]
    if owner != seat:
        return "not-yours", "M9.8", module, owner
    return ("module-there", "M9.8", module, at) if to == at else bar_unexplored(g, to)


@does(MoveModule)
def move_module(op: MoveModule, doing: Doing) -> Steps | None:
    """M9.8"""
    g = doing.g
    moves = [
        ("carry", module, to) for module in _own(doing) for to in g.explored if to != g.installed[module][1]
    ]
    return _carry(doing, moves) if moves else None


def _carry(doing: Doing, moves: list[Option]) -> Steps:
    g, seat = doing.g, doing.seat
    wonder = Wonder(WORDS, g, lambda: _carries(g), partial(_bar_carry, g, seat))
    chosen = yield Choice(seat, "move-module", moves, rule="M9.8", wonder=wonder)
    _, module, to = chosen
    g.install(module, seat, to)
    g.tell("carried", seat, module=module, at=to)


def _carries(g: State) -> Iterator[Option]:
    """Every module on a planet to every planet."""
    return (("carry", module, to) for module in g.installed for to in range(PLACES))


# -- taking and destroying


@bars(TakeModule)
def bar_taking(op: TakeModule, doing: Doing) -> Reason | None:
    return None if doing.g.unbought else ("pool-empty", "M11.3")


@does(TakeModule)
def take_module(op: TakeModule, doing: Doing) -> Steps | None:
    """M11.3"""
    return _take(doing, doing.place(op.at)) if doing.g.unbought else None


def _take(doing: Doing, at: int) -> Steps:
    g = doing.g
    cards = {g.module(card): card for card in g.unbought}
    chosen = yield Choice(doing.seat, "take-module", [("take", module) for module in cards], rule="M11.3")
    g.unbought.remove(cards[chosen[1]])
    g.tell("took", doing.seat, module=chosen[1])
    _install(g, doing.seat, chosen[1], at)


def _within_reach(doing: Doing) -> list[str]:
    """Planetary modules that this effect can touch."""
    safe = [shielded(doing, owner, "modules") for owner in (0, 1)]
    return [module for module, (owner, at) in doing.g.installed.items() if at not in safe[owner]]


def _bar_target(doing: Doing, module: str) -> Reason | None:
    owner, at = doing.g.installed[module]
    return bar_shield(doing, owner, "modules", at)


@bars(DestroyModule)
def bar_destroying(op: DestroyModule, doing: Doing) -> Reason | None:
    if not doing.g.installed:
        return "no-module", "M11.2"
    return None if _within_reach(doing) else _bar_target(doing, next(iter(doing.g.installed)))


@does(DestroyModule)
def destroy_module(op: DestroyModule, doing: Doing) -> Steps | None:
    """M11.2"""
    targets = _within_reach(doing)
    return _destroy(doing, targets) if targets else None


def _destroy(doing: Doing, targets: list[str]) -> Steps:
    g = doing.g
    wonder = Wonder(
        WORDS,
        g,
        lambda: [("destroy", module) for module in g.installed],
        lambda option: _bar_target(doing, option[1]),
    )
    chosen = yield Choice(
        doing.seat,
        "destroy-module",
        [("destroy", module) for module in targets],
        rule="M11.2",
        wonder=wonder,
    )
    owner, at = g.uninstall(chosen[1])
    g.gone += (chosen[1],)
    g.tell("destroyed", doing.seat, module=chosen[1], owner=owner, at=at)
