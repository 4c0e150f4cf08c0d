"""A5.13–A5.15 The action Diplomacy: embassies, influence, calm; and lost embassies (A5.26)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Option, Reason, Steps
from .. import prices
from ..component_types import ActionCard
from ..components import N
from ..effects import acquire, change_discontent, lose
from ..enumerations import CREDITS
from ..income_and_upkeep import has_diplomat
from ..state import State

INFLUENCE: Option = ("influence",)
CALM: Option = ("calm",)


def quick(g: State, seat: int, card: ActionCard) -> Iterator[Option]:
    """The legal places, computed without reasons."""
    credits = g.resources[seat][CREDITS]
    if g.card:
        credits -= prices.extra_place(g, seat, card) or 0
    if credits < 1:
        return
    # A mode costs at least 1 credit. With 1 in hand, only the price before that minimum matters.
    most = credits + card.discount - g.powers[seat].diplomacy_cost
    if N.embassy_cost <= most:
        mine = g.embassies[seat]
        for other in range(g.seats):
            if other != seat and not mine >> other & 1 and has_diplomat(g, other):
                yield "embassy", other
    influence = g.influence[seat]
    if influence < N.most_influence and N.influence_cost + influence <= most:
        yield INFLUENCE
    if g.discontent[seat] and N.calm_cost <= most:
        yield CALM


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [*(("embassy", other) for other in range(g.seats) if other != seat), INFLUENCE, CALM]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.13–A5.15 Why a mode cannot be used; an extra place is paid before it (A5.2)."""
    word = option[0]
    if word == "embassy":
        rule = "A5.13"
        if g.embassies[seat] >> option[1] & 1:
            return "embassy", rule, option[1]
        if not has_diplomat(g, option[1]):
            return "no-diplomat", "B1.1"
    elif word == "influence":
        rule = "A5.14"
        if g.influence[seat] >= N.most_influence:
            return "influence", rule, N.most_influence
    else:
        rule = "A5.15"
        if not g.discontent[seat]:
            return "calm", rule
    credits = g.resources[seat][CREDITS]
    cost = prices.diplomacy(g, seat, word, card.discount)
    place = prices.extra_place(g, seat, card) or 0
    if cost + place <= credits:
        return None
    return ("credits-place", rule, cost, place, credits) if place else ("credits", rule, cost, credits)


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    word = place[0]
    cost = prices.diplomacy(g, seat, word, card.discount)
    g.pay(seat, CREDITS, cost)
    g.used += ((len(g.used),),)
    if word == "embassy":
        other = place[1]
        g.embassies[seat] |= 1 << other
        g.tell("embassy", seat, other=other, credits=cost)
        yield from acquire(g, seat, f"diplomat_{g.pieces[other]}") or ()
    elif word == "influence":
        g.influence[seat] += 1
        if g.listener:
            g.tell("influence", seat, count=g.influence[seat], credits=cost)
    else:
        g.tell("calmed", seat, credits=cost)
        change_discontent(g, seat, -1)


def break_embassies(g: State, seat: int, others: Iterable[int]) -> None:
    """A5.26 An attacker loses all embassies with the attacked, both ways, and gains discontent."""
    broken = False
    for other in others:
        for guest, host in ((seat, other), (other, seat)):
            if g.embassies[guest] >> host & 1:
                g.embassies[guest] &= ~(1 << host)
                lose(g, guest, f"diplomat_{g.pieces[host]}")
                broken = True
                g.tell("embassy-lost", guest, other=host)
    if broken:
        change_discontent(g, seat, N.broken_embassy_discontent)
