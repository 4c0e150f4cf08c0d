"""A5.7, A5.8 Research: a technology of the hand is developed."""

from __future__ import annotations

from ....kernel import Option, Reason, Steps
from .. import prices
from ..components import TECHNOLOGIES, N
from ..effects import acquire, fire
from ..names import RESEARCH
from ..state import State, plus
from ..things import ActionCard, Technology

#: Less than any technology costs.
NOTHING = -1


def ripe(g: State, seat: int, technology: Technology) -> bool:
    """A5.7 Whether the branch stands high enough."""
    return g.levels[seat][technology.branch] >= technology.level - 1


def possible(g: State, seat: int, card: ActionCard) -> bool:
    most = _most(g, seat, card)
    face, levels = g.cards.face, g.levels[seat]
    for held in g.technologies[seat]:
        technology = TECHNOLOGIES[face[held]]
        if technology.cost <= most and levels[technology.branch] >= technology.level - 1:
            return True
    return False


def _most(g: State, seat: int, card: ActionCard) -> int:
    """The highest printed cost that can be paid: with a point in hand, the least price, the sum decides."""
    budget = g.resources[seat][RESEARCH]
    return budget + card.discount - g.powers[seat].research_cost if budget else NOTHING


def places(g: State, seat: int, card: ActionCard, credits: int) -> list[Option]:
    most = _most(g, seat, card)
    face, levels = g.cards.face, g.levels[seat]
    options: list[Option] = []
    for held in g.technologies[seat]:
        technology = TECHNOLOGIES[face[held]]
        if technology.cost <= most and levels[technology.branch] >= technology.level - 1:
            options.append(("develop", technology.id))
    return options


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    return [("develop", g.name(held)) for held in g.technologies[seat]]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.7 Why a technology of the hand cannot be developed."""
    technology = TECHNOLOGIES[option[1]]
    if not ripe(g, seat, technology):
        have = g.levels[seat][technology.branch]
        return "locked", "A5.7", technology.branch, technology.level - 1, have
    cost, budget = (
        prices.research(g, seat, technology, card.discount),
        g.resources[seat][RESEARCH],
    )
    return ("research", "A5.7", cost, budget) if cost > budget else None


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.8 It is paid for, its branch rises, its effects begin."""
    technology = TECHNOLOGIES[place[1]]
    cost = prices.research(g, seat, technology, card.discount)
    g.pay(seat, RESEARCH, cost)
    face = g.cards.face
    g.technologies[seat] = tuple([held for held in g.technologies[seat] if face[held] != technology.id])
    g.developed[seat] += (technology.id,)
    g.used += ((len(g.used),),)
    if g.levels[seat][technology.branch] < N.most_level:
        g.levels[seat] = plus(g.levels[seat], technology.branch, 1)
    if g.listener:
        g.tell("developed", seat, technology=technology.id, research=cost)
    yield from acquire(g, seat, technology.id) or ()
    yield from fire(g, seat, "develop")
