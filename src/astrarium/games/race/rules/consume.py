"""R9 The phase Consume: a sale, then consume powers in any order."""

from __future__ import annotations

from functools import partial

from ....kernel import Option, Reason, Steps, ask
from ....kernel.choice import NO_ARGS
from ..common_options import STOP
from ..components import CONSUME
from ..effects import Execution, sell, stock
from ..option_texts import WORDS
from ..state import State
from ..vocabulary import ConsumePower, Guess
from .round import finish_phase

#: The needs of each card's consume powers: kind, number of goods, and whether `bar` has to check more.
NEEDS: tuple[dict[str, tuple[int, int, bool, ConsumePower]], ...] = tuple(
    {op: (*power.needs(), power.picky(), power) for op, power in powers.items()} for powers in CONSUME
)


def consume(g: State) -> Steps:
    """In player order, each sells a good if they chose Trade, and uses all consume powers.

    A guess ends the phase, and a new one continues the same turn: everybody has seen the card that was turned
    up, and its later moves are hidden (R15.2).
    """
    for turn in range(g.turn, g.seats):
        g.turn = turn
        seat = g.order[turn]
        player, powers = g.players[seat], g.powers[seat]
        if not g.unused:
            if "consume_trade" in player.actions:
                if player.goods:
                    yield from sell(g, seat, "trade", "R9.2", True, NO_ARGS)
                elif g.listener:
                    g.tell("sold-nothing", seat)
            if powers.consume and (player.goods or powers.goodless):
                g.unused = list(powers.consume)
        if g.unused and (yield from _use_powers(g, seat)):
            g.turn = turn if g.unused else turn + 1
            if g.turn < g.seats:
                return
    g.turn = 0
    finish_phase(g)


def _use_powers(g: State, seat: int) -> Steps:
    """R9.4 Use every power once, in any order, as long as one can be used; True after a guess."""
    player, goodless = g.players[seat], g.powers[seat].goodless
    while g.unused and (player.goods or goodless):
        goods = stock(g, player)
        options = _quick(g, seat, goods)
        if not options:
            break
        chosen = options[0]
        if len(options) > 1:
            bar = partial(bar_power, (g, seat, -1, goods))
            chosen = yield ask(
                WORDS, g, seat, "consume", partial(_candidates, g, seat), bar, "R9.4", quick=options
            )
            if chosen == STOP:
                break
        _, card, op = chosen
        g.unused.remove((card, op))
        power = CONSUME[g.cards.face[card]][op]
        yield from power.do((g, seat, card, goods)) or ()
        if isinstance(power, Guess):
            return True
    g.unused = []
    return False


def _quick(g: State, seat: int, goods: list[int]) -> list[Option]:
    """The options, computed from the needs of the powers; none if the player could only stop."""
    face = g.cards.face
    options: list[Option] = []
    may_stop = True
    for card, op in g.unused:
        kind, least, picky, power = NEEDS[face[card]][op]
        if goods[kind] >= least and not (picky and power.bar((g, seat, card, goods))):
            options.append(("power", card, op))
            may_stop = may_stop and power.optional
    if options and may_stop:
        options.append(STOP)
    return options


def _candidates(g: State, seat: int) -> list[Option]:
    """Every consume power of the tableau, and to stop."""
    return [*[("power", card, op) for card, op in g.powers[seat].consume], STOP]


def bar_power(doing: Execution, option: Option) -> Reason | None:
    """R9.4 Why a consume power cannot be used now, or why the player may not stop."""
    face, unused = doing[0].cards.face, doing[0].unused
    if option == STOP:
        for card, op in unused:
            power = CONSUME[face[card]][op]
            if not power.optional and power.bar(doing) is None:
                return "must-consume", "R9.4", card
        return None
    _, card, op = option
    return CONSUME[face[card]][op].bar(doing) if (card, op) in unused else ("used", "R9.4")
