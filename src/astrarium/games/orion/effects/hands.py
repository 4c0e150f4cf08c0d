"""Ops about cards in hand, the deck and the discard pile."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps
from ..components import CARDS
from ..piles import ask_discard, draw
from ..vocabulary import Op
from .doing import SKIP, Doing, op

TAKE: tuple[Option, ...] = tuple(("take", card) for card in range(CARDS))


@op("draw")
def _draw(op: Op, doing: Doing) -> None:
    draw(doing.g, doing.seat, op.amount)


@op("draw_keep")
def _draw_keep(op: Op, doing: Doing) -> Steps | None:
    """O7.3 Draw, then discard all but some of these very cards."""
    drawn = draw(doing.g, doing.seat, op.amount)
    surplus = len(drawn) - op.depth
    if surplus <= 0:
        return None
    return ask_discard(doing.g, doing.seat, surplus, "discard-drawn", "O7.3", drawn)


@op("take_discard")
def _take_discard(op: Op, doing: Doing) -> Steps:
    """O12.4 A card of the discard pile joins the hand; the others keep their order."""
    g, seat = doing.g, doing.seat
    pile = g.discards[-op.depth :] if op.depth else g.discards
    if not pile:
        return
    options = [TAKE[card] for card in reversed(pile)]
    if op.optional:
        options.append(SKIP)
    chosen = yield Choice(seat, "take", options, rule="O12.4", args={"card": doing.card})
    if chosen == SKIP:
        return
    card = chosen[1]
    g.discards.remove(card)
    g.hands[seat].append(card)
    if g.host:
        g.tell("took", seat, structure=g.cards.face[card])


@op("discard_hand")
def _discard_hand(op: Op, doing: Doing) -> Steps:
    """O12.5 Clockwise, everybody of their own choice."""
    for target in doing.targets(op):
        if doing.g.hands[target]:
            yield from ask_discard(doing.g, target, op.amount, "discard", "O12.5")
