"""O6 Building: the choice of place and payment, and placing the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...kernel import Option, Reason, Steps, ask
from .components import CARDS, EXTRA, ORDINARY, PLACES, STRUCTURES
from .option_texts import WORDS
from .prices import bar_payment, bar_place, discount, payments
from .state import NOBODY, State

ON: tuple[Option, ...] = tuple(("on", place) for place in range(PLACES))
BUILD_CARD: tuple[Option, ...] = tuple(("build", card) for card in range(CARDS))


def build(g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY) -> Steps:
    """O6.1–O6.8 Choose the place and the payment, pay, and place the card; returns the place.

    Until it is placed, the card stays where it is and unknown to others, so the choices can be undone.
    """
    structure = STRUCTURES[g.cards.face[card]]
    powers = g.powers[seat]
    place = only
    if only == NOBODY:

        def bar_on(option: Option) -> Reason | None:
            return bar_place(g, seat, structure, option[1], extra)

        places = ON if powers.settled else ON[:ORDINARY]
        args = {"card": card, "extra": extra}
        chosen = yield ask(WORDS, g, seat, "place", places, bar_on, "O6.2", args)
        place = chosen[1]
    paid: Sequence[int] = structure.cost
    if extra or powers.discounted:
        saved = discount(powers, structure, place, extra)
        ways, bar = payments(structure.cost, saved), partial(bar_payment, tuple(g.stock[seat]))
        chosen = yield ask(WORDS, g, seat, "pay", ways, bar, "O6.7", {"card": card, "saved": saved})
        paid = chosen[1:]
    held = g.stock[seat]
    held[0] -= paid[0]
    held[1] -= paid[1]
    held[2] -= paid[2]
    put_down(g, seat, card, place)
    if g.listener:
        free = "" if any(paid) else "-free"
        g.tell(f"built{free}", seat, structure=structure.id, system=place, goods=tuple(paid))
    return place


def put_down(g: State, seat: int, card: int, place: int) -> None:
    """O6.8 Lay a card in hand, or the top discard, on a system; the covered card loses its marker."""
    hand = g.hands[seat]
    if card in hand:
        hand.remove(card)
        g.reveal((card,))
    else:
        g.discards.remove(card)
    system = g.systems[seat][place]
    if g.on_a or g.on_r:
        take_markers(g, seat, system[-1] if system else g.advisors[seat] if place == EXTRA else NOBODY)
    g.lay(seat, place, (*system, card))


def take_markers(g: State, seat: int, card: int) -> None:
    """O10.5 The markers on a card go back to their owner's reserve."""
    for slots in (g.on_a, g.on_r):
        if card in slots:
            slots.remove(card)
            g.reserve[seat] += 1
