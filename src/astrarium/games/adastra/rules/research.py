"""A5.7, A5.8 Research: a technology of the hand is developed."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Barred, Option, Steps, Text
from ..components import TECHNOLOGIES, N
from ..effects import acquire, fire
from ..names import BRANCHES, RESEARCH
from ..state import State
from ..things import ActionCard, Technology


def price(g: State, seat: int, technology: Technology, discount: int) -> int:
    """A5.7 Research points, changed by modifiers, at least 1; then the card's discount."""
    return max(1, max(1, technology.cost + g.power(seat).research_cost) - discount)


def ripe(g: State, seat: int, technology: Technology) -> bool:
    """A5.7 Whether the branch stands high enough."""
    return g.levels[4 * seat + technology.branch] >= technology.level - 1


def possible(g: State, seat: int, card: ActionCard) -> bool:
    budget = g.resources[4 * seat + RESEARCH]
    return budget > 0 and bool(places(g, seat, card, 0))


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    budget = g.resources[4 * seat + RESEARCH]
    change, discount = g.power(seat).research_cost, card.discount
    face, levels, first = g.cards.face, g.levels, 4 * seat
    options: list[Option] = []
    for held in g.technologies[seat]:
        technology = TECHNOLOGIES[face[held]]
        if levels[first + technology.branch] >= technology.level - 1:
            cost = technology.cost + change
            if cost <= budget or max(1, max(1, cost) - discount) <= budget:
                options.append(("develop", technology.id))
    return options


def barred(g: State, seat: int, card: ActionCard) -> Iterator[Barred]:
    """Technologies of the hand that cannot be developed now, and why."""
    budget = g.resources[4 * seat + RESEARCH]
    for held in g.technologies[seat]:
        technology = TECHNOLOGIES[g.name(held)]
        cost = price(g, seat, technology, card.discount)
        if not ripe(g, seat, technology):
            branch = Text(f"branch-{BRANCHES[technology.branch]}")
            text = Text("barred-locked", branch=branch, level=technology.level - 1)
            yield Barred(("develop", technology.id), text, "A5.7")
        elif cost > budget:
            text = Text("barred-research", price=cost, have=budget)
            yield Barred(("develop", technology.id), text, "A5.7")


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.8 It is paid for, its branch rises, its effects begin."""
    technology = TECHNOLOGIES[place[1]]
    cost = price(g, seat, technology, card.discount)
    g.resources[4 * seat + RESEARCH] -= cost
    face = g.cards.face
    g.technologies[seat] = tuple([held for held in g.technologies[seat] if face[held] != technology.id])
    g.developed[seat] += (technology.id,)
    g.used += ((len(g.used),),)
    at = 4 * seat + technology.branch
    g.levels[at] = min(N.most_level, g.levels[at] + 1)
    if g.host:
        g.tell("developed", seat, technology=technology.id, research=cost)
    yield from acquire(g, seat, technology.id) or ()
    yield from fire(g, seat, "develop")
