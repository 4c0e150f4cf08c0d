"""R8 Settle."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Steps, Together
from ..components import (
    CONTACT,
    CONTACT_LESS,
    DESIGN,
    FREE,
    REBEL,
    SETTLE_BONUS,
    SETTLE_DRAW,
    SETTLE_LESS,
    STRENGTH,
    TACTICS,
    WINDFALL,
    WORLD,
    World,
)
from ..prices import has_bonus, strength, ways
from ..state import Player, State
from ..why import barred_worlds
from .options import CARD, PASS
from .paying import pay
from .round import finish_phase

CONQUER: Option = ("conquer",)


def settle(g: State) -> Steps:
    """Everybody may place a world: chosen in secret, revealed together, paid or conquered in player order."""
    players = g.players
    answers = yield Together([_choice(g, seat) for seat in range(g.seats)])
    placing = [seat for seat in g.order if answers[seat][0] == "card"]
    if placing:
        g.reveal([answers[seat][1] for seat in placing])
        for seat in placing:
            player = players[seat]
            player.placed = card = answers[seat][1]
            player.hand.remove(card)
            player.tableau.append(card)
        for seat in placing:
            yield from _place(g, seat)
        for seat in placing:
            player = players[seat]
            player.wake(g.cards.face[player.placed])
            player.placed = -1
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
    options = [PASS]
    for card in hand:
        world = WORLD[face[card]]
        if world is not None and can_place(sums, world, others):
            options.append(CARD[card])
    return options


def can_place(sums: list[int], world: World, others: int) -> bool:
    """Whether there is a way to place a world with so many other cards in hand; `ways` lists them."""
    military, kind, number, rebel = world
    if military:
        have = sums[STRENGTH + kind] + sums[TACTICS]
        if rebel:
            have += sums[REBEL]
        if have >= number:
            return True
        if not sums[CONTACT + kind]:
            return False
        number -= sums[CONTACT_LESS]
    return number - sums[SETTLE_LESS + kind] <= others or sums[FREE + kind] > 0


def _place(g: State, seat: int) -> Steps:
    """R8.3, R8.9 Choose the way, carry it out; then a windfall good, and draw for having placed a world."""
    player = g.players[seat]
    card = player.placed
    printed = g.cards.face[card]
    world = WORLD[printed]
    assert world is not None
    options = way_options(g, player, world)
    how = yield Choice(seat, "way", options, None, None, "R8.3", None, {"card": card})
    if g.host:
        _tell(g, seat, card, world, how)
    if how[0] == "pay":
        yield from pay(g, seat, how[1], card, "R8.4")
    elif how[0] != "conquer":
        _spend(g, seat, how[1])
    if WINDFALL[printed]:
        g.put_good(seat, card)
    draw = player.sums[SETTLE_DRAW]
    if has_bonus(g, player, "settle"):
        draw += SETTLE_BONUS
    if draw:
        g.draw(seat, draw)


def way_options(g: State, player: Player, world: World) -> list[Option]:
    """R8.4–R8.8 The ways to place this world, which is out of hand already."""
    found = ways(player.sums, world, len(player.hand))
    options: list[Option] = []
    if found.conquer:
        options.append(CONQUER)
    if found.tactics:
        options.append(("tactics", _bearer(g, player, "temp_military")))
    if found.pay is not None:
        options.append(("pay", found.pay))
    if found.ship:
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
