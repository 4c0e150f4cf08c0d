"""A5.13–A5.15 Diplomacy: an embassy, influence, or calm at home; and how embassies are lost (A5.26)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, Reason, Steps
from .. import prices
from ..components import N
from ..economy import has_diplomat
from ..effects import acquire, change_discontent, lose
from ..names import CREDITS
from ..state import State
from ..things import ActionCard

INFLUENCE: Option = ("influence",)
CALM: Option = ("calm",)


def possible(g: State, seat: int, card: ActionCard) -> bool:
    credits = g.resources[seat][CREDITS]
    if credits < 1:
        return False
    # With a credit in hand, the least that a mode costs, the price is a matter of this sum alone.
    most = credits + card.discount - g.powers[seat].diplomacy_cost
    if g.discontent[seat] and N.calm_cost <= most:
        return True
    influence = g.influence[seat]
    if influence < N.most_influence and N.influence_cost + influence <= most:
        return True
    return N.embassy_cost <= most and bool(hosts(g, seat))


def hosts(g: State, seat: int) -> list[int]:
    """Players with whose diplomat there is no own embassy yet."""
    mine = g.embassies[seat]
    return [
        other
        for other in range(g.seats)
        if other != seat and not mine >> other & 1 and has_diplomat(g, other)
    ]


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    options: list[Option] = []
    price, discount = prices.diplomacy, card.discount
    if price(g, seat, "embassy", discount) <= credits:
        options += [("embassy", other) for other in hosts(g, seat)]
    if g.influence[seat] < N.most_influence and price(g, seat, "influence", discount) <= credits:
        options.append(INFLUENCE)
    if g.discontent[seat] and price(g, seat, "calm", discount) <= credits:
        options.append(CALM)
    return options


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [
        *(("embassy", other) for other in range(g.seats) if other != seat),
        INFLUENCE,
        CALM,
    ]


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
    if g.card:
        credits -= prices.extra_place(g, seat, card) or 0
    cost = prices.diplomacy(g, seat, word, card.discount)
    return ("credits", rule, cost, credits) if cost > credits else None


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    word = place[0]
    cost = prices.diplomacy(g, seat, word, card.discount)
    g.pay(seat, CREDITS, cost)
    g.used += ((len(g.used),),)
    if word == "embassy":
        other = place[1]
        g.embassies[seat] |= 1 << other
        if g.listener:
            g.tell("embassy", seat, other=other, credits=cost)
        yield from acquire(g, seat, f"diplomat_{g.pieces[other]}") or ()
    elif word == "influence":
        g.influence[seat] += 1
        if g.listener:
            g.tell("influence", seat, count=g.influence[seat], credits=cost)
    else:
        if g.listener:
            g.tell("calmed", seat, credits=cost)
        change_discontent(g, seat, -1)


def break_embassies(g: State, seat: int, others: Iterable[int]) -> None:
    """A5.26 Whoever attacks loses all embassies, both ways, with those attacked, and content at home."""
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
