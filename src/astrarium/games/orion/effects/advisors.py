"""Ops about advisors: hiring one, sending one back."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps, does
from ..building import take_markers
from ..components import ADVISORS, CARDS
from ..state import NOBODY, State
from ..vocabulary import COLOURS, ReturnAdvisor, TakeAdvisor
from .execution import Execution, bar_hire

HIRE: tuple[Option, ...] = tuple(("hire", card) for card in range(CARDS))
COLOUR: tuple[Option, ...] = tuple(("colour", colour) for colour in COLOURS)


def hire(g: State, seat: int, card: int) -> Steps:
    """O7.10 Take an advisor from the middle; the previous one goes back."""
    g.middle.remove(card)
    if g.advisors[seat] != NOBODY:
        _leave(g, seat)
    g.advisors[seat] = card
    g.changed(seat)
    if g.listener:
        g.tell("hired", seat, card=card)
    if ADVISORS[g.cards.face[card]].settles:
        chosen = yield Choice(seat, "colour", COLOUR, rule="O16.1")
        g.colour = chosen[1]
        g.tell("coloured", seat, card=card, colour=g.colour)


def send_back(g: State, seat: int) -> None:
    """Send a player's advisor back to the middle."""
    _leave(g, seat)
    g.advisors[seat] = NOBODY
    g.changed(seat)


def _leave(g: State, seat: int) -> None:
    """O10.5 An advisor goes back to the middle, the marker to the reserve."""
    card = g.advisors[seat]
    take_markers(g, seat, card)
    g.middle.append(card)
    if g.listener:
        g.tell("returned", seat, card=card)


@does(TakeAdvisor)
def _take_advisor(op: TakeAdvisor, doing: Execution) -> Steps:
    g, seat = doing.g, doing.seat
    if bar_hire(g, seat):
        return
    options = [HIRE[card] for card in g.middle]
    chosen = yield Choice(seat, "hire", options, rule="O7.10", args={"card": doing.card})
    yield from hire(g, seat, chosen[1])


@does(ReturnAdvisor)
def _return_advisor(op: ReturnAdvisor, doing: Execution) -> None:
    for target in doing.targets(op.target):
        if doing.g.advisors[target] != NOBODY and not doing.g.settled(target):
            send_back(doing.g, target)
