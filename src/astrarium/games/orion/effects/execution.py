"""Execution of abilities: why one cannot be used, its cost, and its ops.

The other files of this folder register for each op when it is barred and what it does.
"""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Reason, Steps, barred, run, then
from ..ability_types import Ability, Cost
from ..active_powers import Sources
from ..components import CARDS
from ..phrases import RESOURCES
from ..piles import ask_discard
from ..state import NOBODY, SHEET, State
from ..vocabulary import NO_GOODS, Per, Target

USE: dict[int, Option] = {card: ("use", card) for card in range(SHEET, CARDS)}
SKIP: Option = ("skip",)


class Execution:
    """A running ability: its player, its card and its target."""

    __slots__ = ("card", "foe", "g", "own", "seat")

    def __init__(self, g: State, seat: int, card: int, foe: int = NOBODY, own: bool = True) -> None:
        self.g = g
        self.seat = seat
        #: The card the ability is printed on, or SHEET.
        self.card = card
        #: The player who was attacked, or NOBODY.
        self.foe = foe
        #: Whether a bar may use what only the owner knows.
        self.own = own

    def targets(self, target: Target) -> tuple[int, ...]:
        """The seats that an op is aimed at."""
        if target == "self":
            return (self.seat,)
        return (self.foe,) if target == "defender" else tuple(self.g.opponents(self.seat))

    def times(self, per: Per | None, of: str | None, target: int) -> int:
        """The multiplier of an op."""
        if per is None:
            return 1
        if per == "colour_in_system":
            return self.g.colours_in(self.seat, self.place, of)
        return self.g.system_count(target)

    @property
    def place(self) -> int:
        """The system that the card lies in."""
        return self.g.place_of(self.seat, self.card)


# -- may it be used?


def bar_use(g: State, seat: int, card: int, ability: Ability, own: bool = True) -> Reason | None:
    """O8.2 Why an ability cannot be used; without `own`, by public information only."""
    if ability.free:
        return None
    if ability.morale is not None and g.morale[seat] < ability.morale:
        return "morale", "O8.3", ability.morale, g.morale[seat]
    needs = ability.needs
    if len(g.discards) < needs.discards:
        return "discards", "O8.2", needs.discards, len(g.discards)
    if ability.cost is not None:
        reason = bar_cost(g, seat, ability.cost)
        if reason is not None:
            return reason
    if needs.beneath and g.colour_beneath(seat, card) not in needs.beneath:
        return "beneath", "O8.2", needs.beneath
    if needs.advisor:
        reason = bar_hire(g, seat)
        if reason is not None:
            return reason
    return barred(ability.must, Execution(g, seat, card, own=own)) if ability.must else None


def bar_cost(g: State, seat: int, cost: Cost) -> Reason | None:
    """O11.4 Why a player cannot pay in full; morale can always be lost."""
    if cost.goods != NO_GOODS:
        stock = g.stock[seat]
        for kind, need in enumerate(cost.goods):
            if stock[kind] < need:
                return "cost", "O11.4", (RESOURCES[kind], need), stock[kind]
    if g.vp[seat] < cost.vp:
        return "cost", "O11.4", ("points", cost.vp), g.vp[seat]
    if len(g.hands[seat]) < cost.cards:
        return "cost", "O11.4", ("cards", cost.cards), len(g.hands[seat])
    if g.pool[seat] < cost.actions:
        return "cost", "O11.4", ("available", cost.actions), g.pool[seat]
    return None


def bar_hire(g: State, seat: int) -> Reason | None:
    """O7.9 Why the player cannot take an advisor from the middle."""
    if g.powers[seat].settled:
        return "settled", "O16.1", g.advisors[seat]
    return None if g.middle else ("no-advisor", "O7.9")


# -- using it


def use(g: State, seat: int, card: int, ability: Ability, foe: int = NOBODY) -> Steps | None:
    """O11.4 Pay the cost, then carry out the ops; returns the steps that need decisions, if any."""
    doing = Execution(g, seat, card, foe)
    cost = ability.cost
    if cost is not None:
        if g.listener:
            _tell_cost(g, seat, cost)
        if cost.goods != NO_GOODS:
            stock = g.stock[seat]
            for resource, many in enumerate(cost.goods):
                stock[resource] -= many
        g.vp[seat] -= cost.vp
        g.morale[seat] -= cost.morale
        g.pool[seat] -= cost.actions
        g.reserve[seat] += cost.actions
        if cost.cards:
            steps = ask_discard(g, seat, cost.cards, "discard", "O11.4")
            return then(steps, partial(run, ability.ops, doing))
    return run(ability.ops, doing)


def _tell_cost(g: State, seat: int, cost: Cost) -> None:
    """Log the cost, before it is paid."""
    if cost.goods != NO_GOODS:
        g.tell("paid", seat, goods=cost.goods)
    if cost.vp:
        g.tell("paid-points", seat, points=cost.vp)
    if cost.morale:
        g.tell("morale-down", seat, amount=cost.morale, morale=g.morale[seat] - cost.morale)
    if cost.actions:
        g.tell("paid-markers", seat, count=cost.actions)


def tell_use(g: State, seat: int, card: int) -> None:
    """Log which card's or race's ability is used."""
    if card == SHEET:
        g.tell("used-race", seat, race=g.races[seat])
    else:
        g.tell("used-advisor" if card == g.advisors[seat] else "used", seat, card=card)


def use_all(g: State, seat: int, sources: Sources) -> Steps | None:
    """Use several abilities of a player in order; barred ones are skipped."""
    for number, (card, ability) in enumerate(sources, 1):
        if bar_use(g, seat, card, ability, own=False) is not None:
            continue
        if g.listener:
            tell_use(g, seat, card)
        steps = use(g, seat, card, ability)
        if steps is not None:
            return then(steps, partial(use_all, g, seat, sources[number:]))
    return None


def maybe_use(g: State, seat: int, card: int, ability: Ability) -> Steps:
    """O11.3 Use an ability, if it can be used and its owner does not decline."""
    if bar_use(g, seat, card, ability, own=False) is not None:
        return
    if ability.asks:
        chosen = yield Choice(seat, "use", (USE[card], SKIP), rule="O11.3", args={"card": card})
        if chosen == SKIP:
            return
        if g.listener:
            tell_use(g, seat, card)
    yield from use(g, seat, card, ability) or ()
