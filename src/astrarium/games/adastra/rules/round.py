"""A4.2, A4.3, A4.12, A7.4 A round: its start, the draft, its end, and elimination."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps
from ..components import N
from ..effects import current_level, draw_technologies, put_under
from ..state import State

NONE: Option = ("none",)


def new_round(g: State) -> Steps:
    """A4.2 Refill the offer; when the level rises, its remaining cards first go under the decks."""
    before = min(3, g.round // 2)
    if g.round > 1 and current_level(g) != before:
        for card in g.offer:
            put_under(g, card)
        g.offer = ()
    missing = g.seats + N.offer_beyond_players - len(g.offer)
    drawn = draw_technologies(g, missing)
    g.reveal(drawn)
    g.offer += tuple(drawn)
    if g.listener:
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
        face = g.cards.face
        options: list[Option] = [("take", face[card]) for card in g.offer]
        options.append(NONE)
        chosen = yield Choice(seat, "draft", options, rule="A4.3")
        if chosen == NONE:
            break
        card = next(card for card in g.offer if face[card] == chosen[1])
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


def next_manager(g: State) -> None:
    """Pass the management stage to the next player; after the last one the round ends."""
    for place in range(g.place + 1, len(g.order)):
        if g.order[place] not in g.eliminated:
            g.place, g.acting, g.phase = place, g.order[place], "survey"
            return
    g.place, g.acting = 0, -1
    g.phase = "bids" if g.on("revenge") else "round_end"


def round_end(g: State) -> Steps:
    """A4.12 End the game after the last round; else the order of passing is the new order."""
    if g.round >= g.rounds:
        g.phase = "over"
    else:
        g.round += 1
        living = [seat for seat in g.next_order if seat not in g.eliminated]
        gone = [seat for seat in g.order if seat not in living]
        g.order, g.next_order = living + gone, []
        g.phase = "new_round"
    yield from ()


def check_elimination(g: State) -> None:
    """A7.4 Eliminate players without systems and ships; the game ends when one is left.

    Called after every standard action, every management stage and every Antaran attack.
    """
    for seat in range(g.seats):
        if not (g.owned_by[seat] or g.based[seat] or seat in g.eliminated):
            g.eliminated |= {seat}
            g.tell("eliminated", seat)
    if len(g.eliminated) >= g.seats - 1:
        g.phase = "over"
