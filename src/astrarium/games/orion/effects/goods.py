"""Ops about resources, morale, points and markers in the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from ....kernel import Choice, Option, Steps
from ..components import CONSTANTS, NO_GOODS
from ..state import State
from ..vocabulary import COLOURS, Bundle, Op
from .doing import Doing, exchanges, op, run

MOST = CONSTANTS.resource_max
MORALE_MAX = CONSTANTS.morale_max


def gain(g: State, seat: int, goods: Sequence[int], times: int = 1) -> None:
    """O5.6 Resources for a player, up to 9 of each; what is above is lost."""
    stock = g.stock[seat]
    if g.host and times:
        _tell_gain(g, seat, [many * times for many in goods])
    for resource in (0, 1, 2):
        many = goods[resource]
        if many:
            many = stock[resource] + many * times
            stock[resource] = many if many < MOST else MOST


def _tell_gain(g: State, seat: int, goods: Sequence[int]) -> None:
    """Say what is gained, and what is lost because there is no room for it."""
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
    if g.host and amount:
        if morale == before:
            g.tell("morale-full", seat, morale=morale)
        else:
            change = "morale-up" if amount > 0 else "morale-down"
            g.tell(change, seat, amount=abs(morale - before), morale=morale)


def gain_actions(g: State, seat: int, count: int) -> None:
    """O10.6 Markers from the reserve into the pool, as many as the reserve holds."""
    reserve = g.reserve[seat]
    if count > reserve:
        count = reserve
    g.reserve[seat] = reserve - count
    g.pool[seat] += count
    if g.host:
        g.tell("markers", seat, count=count)


@op("gain")
def _gain(op: Op, doing: Doing) -> None:
    for target in doing.targets(op):
        gain(doing.g, target, op.gains, doing.times(op, target) if op.per else 1)


@op("vp")
def _vp(op: Op, doing: Doing) -> None:
    points = op.amount * (doing.times(op, doing.seat) if op.per else 1)
    doing.g.vp[doing.seat] += points
    if doing.g.host:
        doing.g.tell("scored", doing.seat, points=points)


@op("morale")
def _morale(op: Op, doing: Doing) -> None:
    for target in doing.targets(op):
        change_morale(doing.g, target, op.amount * (doing.times(op, target) if op.per else 1))


@op("gain_action")
def _gain_action(op: Op, doing: Doing) -> None:
    gain_actions(doing.g, doing.seat, op.amount)


@cache
def _bundles(bundles: tuple[Bundle, ...]) -> tuple[Option, ...]:
    return tuple(("gain", *each) for each in bundles)


@op("gain_choice")
def _gain_choice(op: Op, doing: Doing) -> Steps:
    """O11.7 One bundle of several."""
    chosen = yield Choice(doing.seat, "gain", _bundles(op.bundles), rule="O11.7", args={"card": doing.card})
    gain(doing.g, doing.seat, chosen[1:])


@cache
def _any(units: int) -> tuple[Option, ...]:
    """All bundles of so many units."""
    return tuple(
        ("gain", *(picked.count(resource) for resource in range(3)))
        for picked in combinations_with_replacement(range(3), units)
    )


def gain_any(g: State, seat: int, units: int) -> Steps:
    """O15.3 Resources of the player's choice, unit by unit."""
    chosen = yield Choice(seat, "gain-any", _any(units), rule="O15.3", args={"count": units})
    gain(g, seat, chosen[1:])


def exchange(g: State, seat: int, pays: Sequence[int], gets: Sequence[int]) -> None:
    """Pay one bundle in full and gain another."""
    stock = g.stock[seat]
    if g.host:
        _tell_exchange(g, seat, pays, gets)
    for resource in (0, 1, 2):
        change = gets[resource] - pays[resource]
        if change:
            many = stock[resource] + change
            stock[resource] = many if many < MOST else MOST


def _tell_exchange(g: State, seat: int, pays: Sequence[int], gets: Sequence[int]) -> None:
    """Say what is given for what, and what is lost because there is no room for it."""
    full = [have - less + more for have, less, more in zip(g.stock[seat], pays, gets, strict=True)]
    lost = tuple([max(many - MOST, 0) for many in full])
    if any(lost):
        g.tell("exchanged-part", seat, pays=tuple(pays), goods=tuple(gets), lost=lost)
    else:
        g.tell("exchanged", seat, pays=tuple(pays), goods=tuple(gets))


@op("exchange")
def _exchange(op: Op, doing: Doing) -> Steps:
    """O8.4 All of one side for all of the other."""
    g, seat = doing.g, doing.seat
    sides = exchanges(g, seat, op)
    if not sides:
        return
    ways: list[Option] = [("exchange", *op.bundles[side], *op.bundles[1 - side]) for side in sides]
    chosen = yield Choice(seat, "exchange", ways, rule="O8.4", args={"card": doing.card})
    exchange(g, seat, chosen[1:4], chosen[4:])


@op("gain_by_colour_beneath")
def _gain_by_colour_beneath(op: Op, doing: Doing) -> None:
    colour = doing.g.colour_beneath(doing.seat, doing.card)
    if colour:
        goods = op.bundles[COLOURS.index(colour)]
        if goods != NO_GOODS:
            gain(doing.g, doing.seat, goods)


@op("choose")
def _choose(op: Op, doing: Doing) -> Steps:
    """O9.7 The defender picks one of the things that can be done in full."""
    g, foe = doing.g, doing.foe
    ways: dict[Option, tuple[Op, ...]] = {
        ("suffer", ops[0].name, abs(ops[0].amount)): ops
        for ops in op.lists
        if all(each.name != "discard_hand" or len(g.hands[foe]) >= each.amount for each in ops)
    }
    if ways:
        chosen = yield Choice(foe, "suffer", list(ways), rule="O9.7", args={"card": doing.card})
        steps = run(ways[chosen], doing)
        if steps is not None:
            yield from steps
