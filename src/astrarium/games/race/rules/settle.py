"""R8 The phase Settle: placing a world in one of several ways."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from ....kernel import Option, Reason, Steps, ask
from ..active_powers import Powers
from ..common_options import CARD, PASS
from ..components import DESIGN, NUMBER, PRICE, SETTLE_BONUS, WINDFALL, WORLD, World
from ..option_texts import WORDS
from ..placement import bar_conquest, bar_payment, bar_world
from ..prices import strength, world_price
from ..state import State
from ..vocabulary import GREY, Ship, Tactics
from .place_and_pay import pay, place_together

P = TypeVar("P", Ship, Tactics)
CONQUER: Option = ("conquer",)
PAY: tuple[Option, ...] = tuple(("pay", price) for price in range(max(NUMBER) + 1))


def settle(g: State) -> Steps:
    """Everybody may place a world: chosen in secret, revealed together, paid or conquered in player order."""
    return place_together(g, "settle", "R8.2", _bar, _quick, _place, "settled-nothing")


def _bar(g: State, seat: int, option: Option) -> Reason | None:
    return None if option == PASS else bar_world(g, seat, option[1])


def _quick(g: State, seat: int) -> list[Option]:
    """The options, computed without the reasons."""
    hand, face, powers = g.players[seat].hand, g.cards.face, g.powers[seat]
    others = len(hand) - 1
    return [
        PASS,
        *[
            CARD[card]
            for card in hand
            if PRICE[face[card]] <= others
            or ((world := WORLD[face[card]]) and _is_open(powers, world, others))
        ],
    ]


def _is_open(powers: Powers, world: World, cards: int) -> bool:
    """Whether a world can be placed in some way, with this number of cards to pay."""
    military, kind, number, rebel = world
    if military:
        have = powers.strength[kind] + powers.tactics
        if rebel:
            have += powers.rebel
        if have >= number:
            return True
        if not powers.contact[kind]:
            return False
        number -= powers.contact_less
    return number - powers.settle_less[kind] <= cards or powers.free[kind] > 0


def _place(g: State, seat: int) -> Steps:
    """R8.3, R8.9, R8.10 Place the world in one of the possible ways; then its good, and the draws for it."""
    player = g.players[seat]
    card = player.placed
    printed = g.cards.face[card]
    world = WORLD[printed]
    assert world is not None
    ways = _ways(g, seat, world)
    how = ways[0] if len(ways) == 1 else (yield from _choose_way(g, seat, card, world, ways))
    if g.listener:
        _tell(g, seat, card, world, how)
    if how[0] == "pay":
        if how[1]:
            yield from pay(g, seat, how[1], "R8.7" if world[0] else "R8.4")
    elif how[0] != "conquer":
        g.lose(seat, how[1])
    if WINDFALL[printed]:
        g.put_good(seat, card)
    draw = g.powers[seat].settle_draw
    if g.phase in player.actions:
        draw += SETTLE_BONUS
    if draw:
        g.draw(seat, draw)


def _choose_way(g: State, seat: int, card: int, world: World, ways: list[Option]) -> Steps:
    """R8.3 One of these ways to place a world; nobody is asked when only one is possible."""
    choice = ask(WORDS, g, seat, "way", ways, partial(bar_way, g, seat, world), "R8.3", {"card": card})
    return choice.options[0] if len(choice.options) == 1 else (yield choice)


def _ways(g: State, seat: int, world: World) -> list[Option]:
    """R8.4–R8.8 All ways to place this world, possible or not; it has left the hand already."""
    powers = g.powers[seat]
    ways: list[Option] = []
    if world[0]:
        ways.append(CONQUER)
        if powers.tactics:
            ways += [("tactics", card) for card in _bearers(g, seat, Tactics)]
        if not powers.contact[world[1]]:
            return ways
    ways.append(PAY[world_price(powers, world)])
    if powers.free[GREY]:
        ways += [("ship", card) for card in _bearers(g, seat, Ship)]
    return ways


def bar_way(g: State, seat: int, world: World, way: Option) -> Reason | None:
    """R8.4–R8.8 Why a world cannot be placed in this way."""
    powers = g.powers[seat]
    if way[0] == "conquer":
        return bar_conquest(powers, world, 0)
    if way[0] == "tactics":
        return bar_conquest(powers, world, powers.tactics, "R8.6")
    if way[0] == "ship":
        power = _bearers(g, seat, Ship)[way[1]]
        return None if power.works_for(world[1]) else ("not-for", "R8.8", power.barred)
    return bar_payment(powers, world, len(g.players[seat].hand))


def _bearers(g: State, seat: int, kind: type[P]) -> dict[int, P]:
    """The cards of a tableau at work that have a power of this kind."""
    player, face = g.players[seat], g.cards.face
    return {
        card: power
        for card in player.tableau
        if card != player.placed
        for power in DESIGN[face[card]].powers.settle
        if isinstance(power, kind)
    }


def _tell(g: State, seat: int, card: int, world: World, how: Option) -> None:
    if how[0] == "pay":
        g.tell("settled", seat, card=card, price=how[1])
    elif how[0] == "ship":
        g.tell("settled-free", seat, card=card, spent=how[1])
    else:
        have = strength(g.powers[seat], world)
        if how[0] == "tactics":
            have += g.powers[seat].tactics
            g.tell("tactics", seat, spent=how[1])
        g.tell("conquered", seat, card=card, strength=have, defence=world[2])
