"""R8 Settle."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Steps, Together
from ..components import (
    CONTACT,
    DESIGN,
    FREE,
    NUMBER,
    PRICE,
    SETTLE_BONUS,
    SETTLE_DRAW,
    TACTICS,
    WINDFALL,
    WORLD,
    World,
)
from ..prices import can_place, strength, world_price
from ..state import Player, State
from ..why import barred_worlds
from .options import CARD, PASS
from .paying import pay, reveal, wake
from .round import finish_phase

CONQUER: Option = ("conquer",)
PAY: tuple[Option, ...] = tuple(("pay", price) for price in range(max(NUMBER) + 1))


def settle(g: State) -> Steps:
    """Everybody may place a world: chosen in secret, revealed together, paid or conquered in player order."""
    answers = yield Together([_choice(g, seat) for seat in range(g.seats)])
    placing = reveal(g, answers)
    if placing:
        for seat in placing:
            yield from _place(g, seat)
        wake(g, placing)
    if g.host:
        for seat in g.order:
            if seat not in placing:
                g.tell("settled-nothing", seat)
    finish_phase(g)


def _choice(g: State, seat: int) -> Choice:
    return Choice(seat, "settle", world_options(g, seat), None, None, "R8.2", partial(barred_worlds, g, seat))


def world_options(g: State, seat: int) -> list[Option]:
    """R8.2 Worlds that can be paid for or conquered; or none."""
    player = g.players[seat]
    hand, face, sums = player.hand, g.cards.face, player.sums
    others = len(hand) - 1
    return [
        PASS,
        *[
            CARD[card]
            for card in hand
            if PRICE[face[card]] <= others
            or ((world := WORLD[face[card]]) and can_place(sums, world, others))
        ],
    ]


def _place(g: State, seat: int) -> Steps:
    """R8.3, R8.9, R8.10 Place the world in one of the possible ways; then its good, and the draws for it."""
    player = g.players[seat]
    card = player.placed
    printed = g.cards.face[card]
    world = WORLD[printed]
    assert world is not None
    ways = way_options(g, player, world)
    how = ways[0]
    if len(ways) > 1:
        how = yield Choice(seat, "way", ways, None, None, "R8.3", None, {"card": card})
    if g.host:
        _tell(g, seat, card, world, how)
    if how[0] == "pay":
        if how[1]:
            yield from pay(g, seat, how[1], "R8.7" if world[0] else "R8.4")
    elif how[0] != "conquer":
        _spend(g, seat, how[1])
    if WINDFALL[printed]:
        g.put_good(seat, card)
    draw = player.sums[SETTLE_DRAW]
    if g.phase in player.actions:
        draw += SETTLE_BONUS
    if draw:
        g.draw(seat, draw)


def way_options(g: State, player: Player, world: World) -> list[Option]:
    """R8.4–R8.8 The ways to place this world, which is out of hand already."""
    military, kind, number, _ = world
    sums = player.sums
    options: list[Option] = []
    if military:
        have = strength(sums, world)
        if have >= number:
            options.append(CONQUER)
        if sums[TACTICS] and have + sums[TACTICS] >= number:
            options.append(("tactics", _bearer(g, player, "temp_military")))
        if not sums[CONTACT + kind]:
            return options
    price = world_price(sums, world)
    if price <= len(player.hand):
        options.append(PAY[price])
    if sums[FREE + kind]:
        options.append(("ship", _bearer(g, player, "settle_free")))
    return options


def _bearer(g: State, player: Player, op: str) -> int:
    """The card of a tableau that has this settle power."""
    face = g.cards.face
    return next(
        card
        for card in player.tableau
        if any(power.op == op for power in DESIGN[face[card]].powers.get("settle", ()))
    )


def _spend(g: State, seat: int, card: int) -> None:
    """R5.3 A card is discarded from the tableau for its power; everybody knows it."""
    g.players[seat].lose(card, g.cards.face[card])
    g.discards.append(card)


def _tell(g: State, seat: int, card: int, world: World, how: Option) -> None:
    if how[0] == "pay":
        g.tell("settled", seat, card=card, price=how[1])
    elif how[0] == "ship":
        g.tell("settled-free", seat, card=card, spent=how[1])
    else:
        have = strength(g.players[seat].sums, world)
        if how[0] == "tactics":
            have += g.players[seat].sums[TACTICS]
            g.tell("tactics", seat, spent=how[1])
        g.tell("conquered", seat, card=card, strength=have, defence=world[2])
