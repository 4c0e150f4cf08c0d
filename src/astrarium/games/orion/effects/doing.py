"""Abilities at work: whether one can be used, what it costs, and running its ops.

An op is carried out by a function of the op and of who does what (`Doing`). It changes the state at once and
returns nothing, or returns the steps in which somebody has to decide.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ....kernel import Choice, Option, Steps, Text
from ..building import buildable, can_build, why_not_build
from ..components import CARDS, NO_GOODS
from ..force import Sources
from ..piles import ask_discard
from ..state import NOBODY, SHEET, State
from ..vocabulary import Ability, Cost, Op
from ..words import price

USE: dict[int, Option] = {card: ("use", card) for card in range(SHEET, CARDS)}
SKIP: Option = ("skip",)


class Doing:
    """Who carries out which card's ability, and against whom."""

    __slots__ = ("card", "foe", "g", "seat")

    def __init__(self, g: State, seat: int, card: int, foe: int = NOBODY) -> None:
        self.g = g
        self.seat = seat
        #: The card the ability is printed on, or SHEET.
        self.card = card
        #: The player who was attacked, or NOBODY.
        self.foe = foe

    def targets(self, op: Op) -> tuple[int, ...]:
        """The seats that an op is aimed at."""
        if op.target == "self":
            return (self.seat,)
        if op.target == "defender":
            return (self.foe,)
        return tuple(self.g.opponents(self.seat))

    def times(self, op: Op, target: int) -> int:
        """The multiplier of an op."""
        if op.per == "colour_in_system":
            return self.g.colours_in(self.seat, self.place, op.colour)
        return self.g.system_count(target) if op.per else 1

    @property
    def place(self) -> int:
        """The system that the card lies in."""
        return self.g.place_of(self.seat, self.card)


Do = Callable[[Op, Doing], Steps | None]
Written = TypeVar("Written", bound=Do)
#: How each op is carried out.
DO: dict[str, Do] = {}


def op(name: str) -> Callable[[Written], Written]:
    """Say that a function carries out an op."""

    def register(do: Written) -> Written:
        DO[name] = do
        return do

    return register


def run(ops: tuple[Op, ...], doing: Doing) -> Steps | None:
    """Carry out ops from first to last; the steps from the first one on in which somebody decides."""
    for number, each in enumerate(ops, 1):
        steps = DO[each.name](each, doing)
        if steps is not None:
            return then(steps, partial(run, ops[number:], doing))
    return None


def then(steps: Steps | None, follow: Callable[[], Steps | None]) -> Steps | None:
    """Go on with what follows, at once or when these steps are done."""
    return follow() if steps is None else _then(steps, follow)


def _then(steps: Steps, follow: Callable[[], Steps | None]) -> Steps:
    yield from steps
    following = follow()
    if following is not None:
        yield from following


# -- may it be used?


def affords(g: State, seat: int, ability: Ability) -> bool:
    """O11.4 Whether a player can pay what an ability costs, in full."""
    cost = ability.cost
    if cost is None:
        return True
    if cost.goods != NO_GOODS:
        for have, need in zip(g.stock[seat], cost.goods, strict=True):
            if have < need:
                return False
    return (
        g.vp[seat] >= cost.vp and len(g.hands[seat]) >= cost.cards and g.pool[seat] >= cost.actions
    )  # morale can always be lost


def openly_usable(g: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether an ability can be used as far as everybody at the table can tell."""
    if ability.free:
        return True
    if ability.morale is not None and g.morale[seat] < ability.morale:
        return False
    if len(g.discards) < ability.discards or not affords(g, seat, ability):
        return False
    if ability.beneath and g.colour_beneath(seat, card) not in ability.beneath:
        return False
    if ability.advisor and not can_hire(g, seat):
        return False
    if not ability.doubtful:
        return True
    for each in ability.ops:
        if each.name == "exchange" and not exchanges(g, seat, each):
            return False
        if each.name == "build" and not each.optional and each.source == "discards":
            only = g.place_of(seat, card) if each.here else NOBODY
            if not top_discard(g, seat, each, only):
                return False
    return True


def usable(g: State, seat: int, card: int, ability: Ability) -> bool:
    """O8.2 Whether a card can be activated: also what only its owner knows counts."""
    if ability.free:
        return True
    if not openly_usable(g, seat, card, ability):
        return False
    for each in ability.ops:
        if each.name == "build" and not each.optional and each.source == "hand":
            only = g.place_of(seat, card) if each.here else NOBODY
            if not buildable(g, seat, each.discount, only, each.colour):
                return False
    return True


def top_discard(g: State, seat: int, op: Op, only: int = NOBODY) -> list[int]:
    """The top card of the discard pile, if an op can build it."""
    card = g.discards[-1] if g.discards else NOBODY
    if card == NOBODY or (op.colour and g.structure(card).colour != op.colour):
        return []
    return [card] if can_build(g, seat, card, op.discount, only) else []


def can_hire(g: State, seat: int) -> bool:
    """O7.9 Whether the player can take an advisor from the middle."""
    return bool(g.middle) and not g.settled(seat)


def exchanges(g: State, seat: int, op: Op) -> list[int]:
    """The sides of an exchange that a player can pay: 0 or 1."""
    food, fleet, production = g.stock[seat]
    return [
        side
        for side, pays in enumerate(op.bundles)
        if pays[0] <= food and pays[1] <= fleet and pays[2] <= production
    ]


# -- using it


def use(g: State, seat: int, card: int, ability: Ability, foe: int = NOBODY) -> Steps | None:
    """O11.4 Pay the cost, then carry out the ops; the steps in which somebody decides, if any."""
    doing = Doing(g, seat, card, foe)
    cost = ability.cost
    if cost is not None:
        if g.host:
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
    """Say what is about to be paid."""
    if cost.goods != NO_GOODS:
        g.tell("paid", seat, goods=cost.goods)
    if cost.vp:
        g.tell("paid-points", seat, points=cost.vp)
    if cost.morale:
        g.tell("morale-down", seat, amount=cost.morale, morale=g.morale[seat] - cost.morale)
    if cost.actions:
        g.tell("paid-markers", seat, count=cost.actions)


def tell_use(g: State, seat: int, card: int) -> None:
    """Say whose ability, or which card's, is at work."""
    if card == SHEET:
        g.tell("used-race", seat, race=g.races[seat])
    else:
        g.tell("used-advisor" if card == g.advisors[seat] else "used", seat, card=card)


def use_all(g: State, seat: int, sources: Sources) -> Steps | None:
    """Use several abilities of a player, one after another, as far as they can be used."""
    for number, (card, ability) in enumerate(sources, 1):
        if not openly_usable(g, seat, card, ability):
            continue
        if g.host:
            tell_use(g, seat, card)
        steps = use(g, seat, card, ability)
        if steps is not None:
            return then(steps, partial(use_all, g, seat, sources[number:]))
    return None


def maybe_use(g: State, seat: int, card: int, ability: Ability) -> Steps:
    """O11.3 Use an ability, if it can be used and its owner does not decline."""
    if not openly_usable(g, seat, card, ability):
        return
    if ability.asks:
        chosen = yield Choice(seat, "use", (USE[card], SKIP), rule="O11.3", args={"card": card})
        if chosen == SKIP:
            return
        if g.host:
            tell_use(g, seat, card)
    steps = use(g, seat, card, ability)
    if steps is not None:
        yield from steps


def why_not_use(g: State, seat: int, card: int, ability: Ability) -> tuple[Text, str]:
    """The reason why an ability cannot be used, and its paragraph."""
    if ability.morale is not None and g.morale[seat] < ability.morale:
        return Text("barred-morale", least=ability.morale, morale=g.morale[seat]), "O8.3"
    if len(g.discards) < ability.discards:
        return Text("barred-no-discards"), "O8.2"
    if ability.cost is not None and not affords(g, seat, ability):
        return Text("barred-cost", cost=price(ability.cost)), "O11.4"
    for each in ability.ops:
        if each.name == "exchange" and not exchanges(g, seat, each):
            return Text("barred-exchange"), "O8.4"
        if each.name == "build" and not each.optional:
            return _why_not_build(g, seat, card, each), "O8.4"
    return Text("barred-needs"), "O8.2"


def _why_not_build(g: State, seat: int, card: int, op: Op) -> Text:
    """Why nothing can be built by an op."""
    only = g.place_of(seat, card) if op.here else NOBODY
    if only != NOBODY and only not in g.force(seat).places:
        return Text("barred-full")
    if op.source == "hand":
        return Text("barred-nothing-to-build")
    if not g.discards:
        return Text("barred-no-discards")
    top = g.discards[-1]
    if op.colour and g.structure(top).colour != op.colour:
        why = Text("barred-colour", colour=Text(f"colour-{op.colour}"))
    else:
        why, _ = why_not_build(g, seat, top, op.discount, only)
    return Text("barred-top-discard", card=Text(f"card-{g.cards.face[top]}"), why=why)
