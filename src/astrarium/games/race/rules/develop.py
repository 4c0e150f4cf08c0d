"""R7 Develop."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Steps, Together
from ..components import BIT, COST, DEVELOP_BONUS, DEVELOP_DRAW, DEVELOP_FIRST, DEVELOP_LESS
from ..prices import development_price, has_bonus
from ..state import State
from ..why import barred_developments
from .options import CARD, PASS
from .paying import pay, reveal, wake
from .round import finish_phase


def develop(g: State) -> Steps:
    """Everybody may place a development: chosen in secret, revealed together, paid in player order."""
    players = g.players
    for seat in g.order:
        first = players[seat].sums[DEVELOP_FIRST]
        if first:
            g.draw(seat, first)
    answers = yield Together([_choice(g, seat) for seat in range(g.seats)])
    placing = reveal(g, answers)
    if placing:
        for seat in placing:
            yield from _place(g, seat)
        wake(g, placing)
    if g.host:
        for seat in g.order:
            if seat not in placing:
                g.tell("developed-nothing", seat)
    finish_phase(g)


def _choice(g: State, seat: int) -> Choice:
    options = development_options(g, seat)
    return Choice(seat, "develop", options, None, None, "R7.2", partial(barred_developments, g, seat))


def development_options(g: State, seat: int) -> list[Option]:
    """R7.2, R7.3 Developments that can be paid for, one of a design; or none."""
    player = g.players[seat]
    hand, built, face = player.hand, player.built, g.cards.face
    most = len(hand) - 1 + player.sums[DEVELOP_LESS]
    if g.phase in player.actions:
        most += DEVELOP_BONUS
    return [
        PASS,
        *[CARD[card] for card in hand if COST[face[card]] <= most and not built & BIT[face[card]]],
    ]


def _place(g: State, seat: int) -> Steps:
    """R7.4, R7.5 Pay for the development, then draw for having placed it."""
    player = g.players[seat]
    card = player.placed
    price = development_price(player, g.cards.face[card], has_bonus(g, player))
    if g.host:
        g.tell("developed", seat, card=card, price=price)
    if price:
        yield from pay(g, seat, price, "R7.4")
    if player.sums[DEVELOP_DRAW]:
        g.draw(seat, player.sums[DEVELOP_DRAW])
