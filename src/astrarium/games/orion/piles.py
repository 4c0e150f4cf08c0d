"""O12 The deck, the discard pile and hands: drawing and discarding."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from ...kernel import Option, Reason, Steps, ask
from .components import CARDS
from .option_texts import WORDS
from .state import State

#: The options that name a card, made once.
DISCARD: tuple[Option, ...] = tuple(("discard", card) for card in range(CARDS))
#: O21.4 The options that name a card of the hand.
HELD = dict.fromkeys(("build", "exploit", "discard"), lambda g, seat: g.hands[seat])


def draw(g: State, seat: int, count: int) -> list[int]:
    """O12.3 Draw cards from the deck, as far as there are any; returns them."""
    deck = g.deck
    if not count:
        return []
    if len(deck) >= count:
        drawn = deck[: -count - 1 : -1]
        del deck[-count:]
    else:
        drawn = deck[::-1]
        deck.clear()
        _reshuffle(g)
        more = count - len(drawn)
        drawn += g.deck[: -more - 1 : -1]
        del g.deck[-more:]
    if drawn:
        g.hands[seat] += drawn
        g.look(seat, drawn)
        if g.listener:
            g.tell("drew", seat, count=len(drawn))
            g.tell("drew-cards", seat, to=seat, cards=named(g, drawn))
    elif g.listener:
        g.tell("drew-nothing", seat)
    return drawn


def _reshuffle(g: State) -> None:
    """O12.3 All discards but the top one become the new deck."""
    if len(g.discards) > 1:
        g.deck = g.discards[:-1]
        g.discards = g.discards[-1:]
        g.shuffle(g.deck, "reshuffle")
        if g.listener:
            g.tell("reshuffled", count=len(g.deck))


def discard(g: State, seat: int, cards: Sequence[int], event: str = "discarded") -> None:
    """O12.1 Put cards of a hand on the discard pile, the last one on top."""
    hand = g.hands[seat]
    for card in cards:
        hand.remove(card)
    g.discards += cards
    g.reveal(cards)
    if g.listener and cards:
        g.tell(event, seat, cards=named(g, cards))


def ask_discard(g: State, seat: int, count: int, prompt: str, rule: str, among: Sequence[int] = ()) -> Steps:
    """Let a player choose and discard cards in hand, or only `among` some; O12.2 in the chosen order."""
    hand = g.hands[seat]
    count = min(count, len(among or hand))
    picked = yield ask(
        WORDS,
        g,
        seat,
        prompt,
        [DISCARD[card] for card in hand],
        partial(_bar_discard, among or hand, rule),
        rule,
        {"count": count},
        at_least=count,
        at_most=count,
        ordered=True,
    )
    discard(g, seat, [card for _, card in picked])


def _bar_discard(among: Sequence[int], rule: str, option: Option) -> Reason | None:
    return None if option[1] in among else ("not-drawn", rule)


def named(g: State, cards: Iterable[int]) -> tuple[str, ...]:
    """The faces of cards that the listener may see."""
    face = g.cards.face
    return tuple([face[card] for card in cards])
