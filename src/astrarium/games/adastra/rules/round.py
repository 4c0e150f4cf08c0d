"""A4.2, A4.3 Stage 1: a new round, and the draft of technologies."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps
from ..components import N
from ..effects import current_level, draw_technologies, put_under
from ..state import State

NONE: Option = ("none",)


def new_round(g: State) -> Steps:
    """A4.2 The offer is filled; when the level rises, what is left of it goes under the decks first."""
    before = min(3, g.round // 2)
    if g.round > 1 and current_level(g) != before:
        for card in g.offer:
            put_under(g, card)
        g.offer = ()
    missing = g.seats + N.offer_beyond_players - len(g.offer)
    drawn = draw_technologies(g, missing)
    g.reveal(drawn)
    g.offer += tuple(drawn)
    g.tell("round", round=g.round)
    g.place = 0
    g.acting = g.order[0]
    g.phase = "draft"
    yield from ()


def draft(g: State) -> Steps:
    """A4.3 A player may take a technology of the offer into the hand; some may take more."""
    seat = g.acting
    for _ in range(g.powers[seat].draft_picks):
        if not g.offer:
            break
        options: list[Option] = [("take", g.cards.face[card]) for card in g.offer]
        options.append(NONE)
        chosen = yield Choice(seat, "draft", options, rule="A4.3")
        if chosen == NONE:
            break
        card = next(card for card in g.offer if g.cards.face[card] == chosen[1])
        g.offer = tuple([each for each in g.offer if each != card])
        g.technologies[seat] += (card,)
        if g.listener:
            g.tell("drafted", seat, technology=chosen[1])
    _next_to_draft(g)


def _next_to_draft(g: State) -> None:
    for place in range(g.place + 1, len(g.order)):
        if g.order[place] not in g.eliminated:
            g.place = place
            g.acting = g.order[place]
            return
    g.acting = g.order[0]
    g.exchanged = False
    g.phase = "turn"
