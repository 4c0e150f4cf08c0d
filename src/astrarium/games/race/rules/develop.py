"""R7 Develop."""

from __future__ import annotations

from ....kernel import Choice, Option, Reason, Steps
from ..components import BIT, COST, DEVELOP_BONUS
from ..options import CARD, PASS
from ..placing import bar_development
from ..prices import development_price
from ..state import State
from .paying import AtHand, pay, place_together


def develop(g: State) -> Steps:
    """Everybody may place a development: chosen in secret, revealed together, paid in player order."""
    for seat in g.order:
        first = g.powers[seat].develop_first
        if first:
            g.draw(seat, first)
    yield from place_together(g, _choice, _place, "developed-nothing")


def _choice(g: State, seat: int) -> Choice:
    return Choice(seat, "develop", development_options(g, seat), None, None, "R7.2", (AtDevelop, g, seat))


class AtDevelop(AtHand):
    __slots__ = ()

    def bar(self, option: Option) -> Reason | None:
        g, seat = self
        return bar_development(g, seat, option[1], _has_bonus(g, seat))


def _has_bonus(g: State, seat: int) -> bool:
    """R14.4 Whether the player has the bonus of this phase."""
    return g.phase in g.players[seat].actions


def development_options(g: State, seat: int) -> list[Option]:
    """R7.2, R7.3 Developments that can be paid for, one of a design; or none."""
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
