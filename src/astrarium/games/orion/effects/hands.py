"""Ops about cards in hand, the deck and the discard pile."""

from __future__ import annotations

from functools import partial

from ....kernel import Option, Reason, Steps, ask, does
from ..components import CARDS
from ..option_texts import WORDS
from ..piles import ask_discard, draw
from ..state import State
from ..vocabulary import DiscardHand, Draw, DrawKeep, TakeDiscard
from .execution import SKIP, Execution

TAKE: tuple[Option, ...] = tuple(("take", card) for card in range(CARDS))


@does(Draw)
def _draw(op: Draw, doing: Execution) -> None:
    draw(doing.g, doing.seat, op.count)


@does(DrawKeep)
def _draw_keep(op: DrawKeep, doing: Execution) -> Steps | None:
    """O7.3 Draw, then discard all but `keep` of the drawn cards."""
    drawn = draw(doing.g, doing.seat, op.draw)
    surplus = len(drawn) - op.keep
    if surplus <= 0:
        return None
    return ask_discard(doing.g, doing.seat, surplus, "discard-drawn", "O7.3", drawn)


@does(TakeDiscard)
def _take_discard(op: TakeDiscard, doing: Execution) -> Steps:
    """O12.4 Take a card of the discard pile into the hand; the others keep their order."""
    g, seat = doing.g, doing.seat
    if not g.discards:
        return
    cards, bar = [TAKE[card] for card in reversed(g.discards)], partial(_bar_take, g, op)
    also = (SKIP,) if op.optional else ()
    chosen = yield ask(WORDS, g, seat, "take", cards, bar, "O12.4", {"card": doing.card}, also=also)
    if chosen == SKIP:
        return
    card = chosen[1]
    g.discards.remove(card)
    g.hands[seat].append(card)
    if g.listener:
        g.tell("took", seat, structure=g.cards.face[card])


def _bar_take(g: State, op: TakeDiscard, option: Option) -> Reason | None:
    if op.top is None or option[1] in g.discards[-op.top :]:
        return None
    return "too-deep", "O12.4", op.top


@does(DiscardHand)
def _discard_hand(op: DiscardHand, doing: Execution) -> Steps:
    """O12.5 In clockwise order, each target discards cards of their own choice."""
    for target in doing.targets(op.target):
        if doing.g.hands[target]:
            yield from ask_discard(doing.g, target, op.count, "discard", "O12.5")
