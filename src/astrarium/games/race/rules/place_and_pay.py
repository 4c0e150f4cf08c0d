"""Choosing a card in secret, placing and paying for it, as in Develop and Settle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel import Answer, Choice, Option, Reason, Steps, Together, ask
from ..common_options import CARD, PASS
from ..option_texts import WORDS
from ..state import State
from .round import finish_phase


def place_together(
    g: State,
    prompt: str,
    rule: str,
    bar: Callable[[State, int, Option], Reason | None],
    quick: Callable[[State, int], list[Option]],
    place: Callable[[State, int], Steps],
    nothing: str,
) -> Steps:
    """R7.2, R8.2 Everybody may place a card: chosen in secret, revealed together, paid in player order."""
    answers = yield Together(
        [
            ask(
                WORDS,
                g,
                seat,
                prompt,
                _cards,
                bar,
                rule,
                about=(g, seat),
                quick=quick(g, seat),
            )
            for seat in range(g.seats)
        ]
    )
    placing = _reveal(g, answers)
    if placing:
        for seat in placing:
            yield from place(g, seat)
        _wake(g, placing)
    if g.listener:
        for seat in g.order:
            if seat not in placing:
                g.tell(nothing, seat)
    finish_phase(g)


def _cards(g: State, seat: int) -> list[Option]:
    """To place nothing, or any card of the hand."""
    return [PASS, *[CARD[card] for card in g.players[seat].hand]]


def _reveal(g: State, answers: Mapping[int, Answer]) -> list[int]:
    """R7.2, R8.1 Reveal and place the chosen cards together; returns their players in player order."""
    placing, cards, players = [], [], g.players
    for seat in g.order:
        chosen = answers[seat]
        if chosen == PASS:
            continue
        player = players[seat]
        player.placed = card = chosen[1]
        player.hand.remove(card)
        player.tableau.append(card)
        if card in g.won:
            g.won.remove(card)
        placing.append(seat)
        cards.append(card)
    if cards:
        g.reveal(cards)
    return placing


def _wake(g: State, placing: list[int]) -> None:
    """R5.2 At the end of the phase, the powers of the cards placed in it begin to work."""
    face = g.cards.face
    for seat in placing:
        player = g.players[seat]
        card, player.placed = player.placed, -1
        g.powers[seat].take(card, face[card])


def pay(g: State, seat: int, price: int, rule: str) -> Steps:
    """R2.6 Discard exactly the price from hand; without a choice if it takes all cards."""
    player = g.players[seat]
    hand = player.hand
    if price == len(hand):
        g.discard_hand(seat)
        return
    args = {"count": price, "card": player.placed}
    picked = yield Choice(seat, "pay", [CARD[each] for each in hand], price, price, rule, None, args)
    g.discard(seat, picked)
