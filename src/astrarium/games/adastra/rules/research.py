"""A5.7, A5.8 The action Research: develops a technology of the hand."""

from __future__ import annotations

from ....kernel import Option, Reason, Steps
from .. import prices
from ..component_types import ActionCard, Technology
from ..components import TECHNOLOGIES, N
from ..effects import acquire, fire
from ..enumerations import RESEARCH
from ..state import State, plus


def ripe(g: State, seat: int, technology: Technology) -> bool:
    """A5.7 Whether the level of the branch suffices."""
    return g.levels[seat][technology.branch] >= technology.level - 1


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    face = g.cards.face
    return [("develop", face[held]) for held in g.technologies[seat]]


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.7 Why a technology of the hand cannot be developed."""
    technology = TECHNOLOGIES[option[1]]
    if not ripe(g, seat, technology):
        have = g.levels[seat][technology.branch]
        return "locked", "A5.7", technology.branch, technology.level - 1, have
    cost, budget = prices.research(g, seat, technology, card.discount), g.resources[seat][RESEARCH]
    return ("research", "A5.7", cost, budget) if cost > budget else None


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    """A5.8 Pay for a technology, raise its branch and start its effects."""
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
