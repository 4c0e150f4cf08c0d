"""Ops about resources, morale, points and markers in the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations_with_replacement

from ....kernel import Choice, Option, Reason, Steps, ask, bars, does, run
from ..components import CONSTANTS
from ..option_texts import WORDS
from ..prices import lacking, shortfall
from ..state import State
from ..vocabulary import (
    NO_GOODS,
    Choose,
    Exchange,
    Gain,
    GainAction,
    GainByColourBeneath,
    GainChoice,
    Morale,
    Vp,
)
from .execution import Execution

MOST = CONSTANTS.resource_max
MORALE_MAX = CONSTANTS.morale_max


def gain(g: State, seat: int, goods: Sequence[int], times: int = 1) -> None:
    """O5.6 Add resources to a player's stock, up to 9 of each; the excess is lost."""
    stock = g.stock[seat]
    if g.listener and times:
        _tell_gain(g, seat, [many * times for many in goods])
    for resource in (0, 1, 2):
        many = goods[resource]
        if many:
            many = stock[resource] + many * times
            stock[resource] = many if many < MOST else MOST


def _tell_gain(g: State, seat: int, goods: Sequence[int]) -> None:
    """Log the gain, and the part that is lost above the maximum."""
    gained = tuple([min(many, MOST - have) for many, have in zip(goods, g.stock[seat], strict=True)])
    lost = tuple([many - kept for many, kept in zip(goods, gained, strict=True)])
    if not any(lost):
        g.tell("gained", seat, goods=gained)
    elif any(gained):
        g.tell("gained-part", seat, goods=gained, lost=lost)
    else:
        g.tell("gained-nothing", seat, lost=lost)


def change_morale(g: State, seat: int, amount: int) -> None:
    """O5.7 Morale never rises above 10; it may fall below 0."""
    before = g.morale[seat]
    morale = before + amount
    g.morale[seat] = morale = morale if morale < MORALE_MAX else MORALE_MAX
    if g.listener and amount:
        if morale == before:
            g.tell("morale-full", seat, morale=morale)
        else:
            change = "morale-up" if amount > 0 else "morale-down"
            g.tell(change, seat, amount=abs(morale - before), morale=morale)


def gain_actions(g: State, seat: int, count: int) -> None:
    """O10.6 Move markers from the reserve into the pool, as many as the reserve holds."""
    reserve = g.reserve[seat]
    if count > reserve:
        count = reserve
    g.reserve[seat] = reserve - count
    g.pool[seat] += count
    if g.listener:
        g.tell("markers", seat, count=count)


@does(Gain)
def _gain(op: Gain, doing: Execution) -> None:
    for target in doing.targets(op.target):
        gain(doing.g, target, op.goods, doing.times(op.per, op.of, target) if op.per else 1)


@does(Vp)
def _vp(op: Vp, doing: Execution) -> None:
    points = op.amount * doing.times(op.per, op.of, doing.seat)
    doing.g.vp[doing.seat] += points
    if doing.g.listener:
        doing.g.tell("scored", doing.seat, points=points)


@does(Morale)
def _morale(op: Morale, doing: Execution) -> None:
    for target in doing.targets(op.target):
        change_morale(doing.g, target, op.amount * doing.times(op.per, op.of, target))


@does(GainAction)
def _gain_action(op: GainAction, doing: Execution) -> None:
    gain_actions(doing.g, doing.seat, op.count)


@cache
def _bundles(bundles: tuple[tuple[int, int, int], ...]) -> tuple[Option, ...]:
    return tuple(("gain", *each) for each in bundles)


@does(GainChoice)
def _gain_choice(op: GainChoice, doing: Execution) -> Steps:
    """O11.7 Gain one bundle of several."""
    chosen = yield Choice(doing.seat, "gain", _bundles(op.options), rule="O11.7", args={"card": doing.card})
    gain(doing.g, doing.seat, chosen[1:])


@cache
def _any(units: int) -> tuple[Option, ...]:
    """All bundles of exactly this number of units."""
    return tuple(
        ("gain", *(picked.count(resource) for resource in range(3)))
        for picked in combinations_with_replacement(range(3), units)
    )


def gain_any(g: State, seat: int, units: int) -> Steps:
    """O15.3 Resources of the player's choice, unit by unit."""
    chosen = yield Choice(seat, "gain-any", _any(units), rule="O15.3", args={"count": units})
    gain(g, seat, chosen[1:])


# -- exchanges


def exchange(g: State, seat: int, pays: Sequence[int], gets: Sequence[int]) -> None:
    """Pay one bundle in full and gain another."""
    stock = g.stock[seat]
    if g.listener:
        _tell_exchange(g, seat, pays, gets)
    for resource in (0, 1, 2):
        change = gets[resource] - pays[resource]
        if change:
            many = stock[resource] + change
            stock[resource] = many if many < MOST else MOST


def _tell_exchange(g: State, seat: int, pays: Sequence[int], gets: Sequence[int]) -> None:
    """Log the exchange, and the part of the gain that is lost above the maximum."""
    full = [have - less + more for have, less, more in zip(g.stock[seat], pays, gets, strict=True)]
    lost = tuple([max(many - MOST, 0) for many in full])
    if any(lost):
        g.tell("exchanged-part", seat, pays=tuple(pays), goods=tuple(gets), lost=lost)
    else:
        g.tell("exchanged", seat, pays=tuple(pays), goods=tuple(gets))


def _bar_way(g: State, seat: int, option: Option) -> Reason | None:
    """Why one side of an exchange cannot be given."""
    missing = lacking(option[1:4], g.stock[seat])
    return ("too-dear", "O8.4", missing, 0) if any(missing) else None


@bars(Exchange)
def _bar_exchange(op: Exchange, doing: Execution) -> Reason | None:
    stock = doing.g.stock[doing.seat]
    if shortfall(op.a, stock) and shortfall(op.b, stock):
        return "exchange", "O8.4", op.a, op.b
    return None


@does(Exchange)
def _exchange(op: Exchange, doing: Execution) -> Steps:
    """O8.4 All of one side for all of the other."""
    if _bar_exchange(op, doing):
        return
    g, seat = doing.g, doing.seat
    ways: list[Option] = [("exchange", *op.a, *op.b), ("exchange", *op.b, *op.a)]
    chosen = yield ask(
        WORDS, g, seat, "exchange", ways, partial(_bar_way, g, seat), "O8.4", {"card": doing.card}
    )
    exchange(g, seat, chosen[1:4], chosen[4:])


# -- what depends on others


@does(GainByColourBeneath)
def _gain_by_colour_beneath(op: GainByColourBeneath, doing: Execution) -> None:
    colour = doing.g.colour_beneath(doing.seat, doing.card)
    if colour:
        goods = op.goods(colour)
        if goods != NO_GOODS:
            gain(doing.g, doing.seat, goods)


def _bar_loss(g: State, foe: int, option: Option) -> Reason | None:
    """O9.7 Why a loss cannot be chosen: it must be suffered in full."""
    _, kind, many = option
    if kind == "discard_hand" and len(g.hands[foe]) < many:
        return "too-few-cards", "O9.7", many, len(g.hands[foe])
    return None


@does(Choose)
def _choose(op: Choose, doing: Execution) -> Steps:
    """O9.7 The defender picks one of the losses that can be suffered in full."""
    g, foe = doing.g, doing.foe
    ways: list[Option] = [("suffer", *each.loss) for each in op.options]
    bar = partial(_bar_loss, g, foe)
    if all(map(bar, ways)):
        return
    chosen = yield ask(WORDS, g, foe, "suffer", ways, bar, "O9.7", {"card": doing.card})
    yield from run(op.options[ways.index(chosen)].ops, doing) or ()
