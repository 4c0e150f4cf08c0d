"""A5.13–A5.15 Diplomacy: an embassy, influence, or calm at home; and how embassies are lost (A5.26)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import Barred, Option, Steps, Text
from ..components import N
from ..economy import has_diplomat
from ..effects import acquire, change_discontent, lose
from ..names import CREDITS
from ..state import State
from ..things import ActionCard

INFLUENCE: Option = ("influence",)
CALM: Option = ("calm",)


def price(g: State, seat: int, word: str, discount: int) -> int:
    """A5.13–A5.15 Credits for one use of a mode."""
    if word == "embassy":
        cost = N.embassy_cost
    elif word == "influence":
        cost = N.influence_cost + g.influence[seat]
    else:
        cost = N.calm_cost
    return max(1, max(1, cost + g.power(seat).diplomacy_cost) - discount)


def possible(g: State, seat: int, card: ActionCard) -> bool:
    credits = g.resources[4 * seat + CREDITS]
    if credits < 1:
        return False
    # With a credit in hand, the least that a mode costs, the price is a matter of this sum alone.
    most = credits + card.discount - g.power(seat).diplomacy_cost
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
    if price(g, seat, "embassy", card.discount) <= credits:
        options += [("embassy", other) for other in hosts(g, seat)]
    if g.influence[seat] < N.most_influence and price(g, seat, "influence", card.discount) <= credits:
        options.append(INFLUENCE)
    if g.discontent[seat] and price(g, seat, "calm", card.discount) <= credits:
        options.append(CALM)
    return options


def barred(g: State, seat: int, card: ActionCard) -> Iterator[Barred]:
    """Modes that cannot be used now, and why; an extra place is paid before them (A5.2)."""
    credits = g.resources[4 * seat + CREDITS]
    extra = len(g.used) - card.free_places
    if 0 <= extra < len(N.extra_places):
        credits -= g.power(seat).extra_costs[extra]
    legal = places(g, seat, card, credits)
    for other in range(g.seats):
        option: Option = ("embassy", other)
        if other == seat or option in legal:
            continue
        if g.embassies[seat] >> other & 1:
            yield Barred(option, Text("barred-embassy"), "A5.13")
        elif not has_diplomat(g, other):
            yield Barred(option, Text("barred-no-diplomat"), "B1.1")
        else:
            yield Barred(option, _too_dear(g, seat, "embassy", card, credits), "A5.13")
    if INFLUENCE not in legal:
        if g.influence[seat] >= N.most_influence:
            yield Barred(INFLUENCE, Text("barred-influence"), "A5.14")
        else:
            yield Barred(INFLUENCE, _too_dear(g, seat, "influence", card, credits), "A5.14")
    if CALM not in legal:
        if not g.discontent[seat]:
            yield Barred(CALM, Text("barred-calm"), "A5.15")
        else:
            yield Barred(CALM, _too_dear(g, seat, "calm", card, credits), "A5.15")


def _too_dear(g: State, seat: int, word: str, card: ActionCard, credits: int) -> Text:
    return Text("barred-credits", price=price(g, seat, word, card.discount), have=credits)


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    word = place[0]
    cost = price(g, seat, word, card.discount)
    g.resources[4 * seat + CREDITS] -= cost
    g.used += ((len(g.used),),)
    if word == "embassy":
        other = place[1]
        g.embassies[seat] |= 1 << other
        if g.host:
            g.tell("embassy", seat, other=other, credits=cost)
        yield from acquire(g, seat, f"diplomat_{g.pieces[other]}") or ()
    elif word == "influence":
        g.influence[seat] += 1
        if g.host:
            g.tell("influence", seat, count=g.influence[seat], credits=cost)
    else:
        if g.host:
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
