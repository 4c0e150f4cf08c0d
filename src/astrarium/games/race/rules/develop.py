"""R7 The phase Develop: placing a development."""

from __future__ import annotations

from ....kernel import Option, Reason, Steps
from ..common_options import CARD, PASS
from ..components import BIT, COST, DEVELOP_BONUS
from ..placement import bar_development
from ..prices import development_price
from ..state import State
from .place_and_pay import pay, place_together


def develop(g: State) -> Steps:
    """Everybody may place a development: chosen in secret, revealed together, paid in player order."""
    for seat in g.order:
        first = g.powers[seat].develop_first
        if first:
            g.draw(seat, first)
    yield from place_together(g, "develop", "R7.2", _bar, _quick, _place, "developed-nothing")


def _bar(g: State, seat: int, option: Option) -> Reason | None:
    return None if option == PASS else bar_development(g, seat, option[1], _has_bonus(g, seat))


def _has_bonus(g: State, seat: int) -> bool:
    """R14.4 Whether the player has the bonus of this phase."""
    return g.phase in g.players[seat].actions


def _quick(g: State, seat: int) -> list[Option]:
    """The options, computed without the reasons."""
    player, powers, face = g.players[seat], g.powers[seat], g.cards.face
    hand, built = player.hand, powers.built
    most = len(hand) - 1 + powers.develop_less
    if g.phase in player.actions:
        most += DEVELOP_BONUS
    return [
        PASS,
        *[CARD[card] for card in hand if COST[face[card]] <= most and not built & BIT[face[card]]],
    ]


def _place(g: State, seat: int) -> Steps:
    """R7.4, R7.5 Pay for the development, then draw for having placed it."""
    powers, card = g.powers[seat], g.players[seat].placed
    price = development_price(powers, g.cards.face[card], _has_bonus(g, seat))
    if g.listener:
        g.tell("developed", seat, card=card, price=price)
    if price:
        yield from pay(g, seat, price, "R7.4")
    if powers.develop_draw:
        g.draw(seat, powers.develop_draw)
