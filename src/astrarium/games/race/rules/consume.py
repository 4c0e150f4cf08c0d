"""R9 Consume."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ....kernel import Choice, Option, Steps
from ....kernel.choice import NO_ARGS
from ..components import (
    ANY,
    CONSUME,
    DOUBLING,
    GOODLESS,
    KIND,
    KINDS,
    NUMBER,
    PRICES,
    TRADE,
    TRADE_HERE,
    TRADE_KIND,
)
from ..printed import Power
from ..state import Player, State
from ..why import barred_powers
from .options import CARD, GOOD, STOP
from .round import finish_phase

#: What a power leads to that asks nothing.
NoSteps = tuple[()]
NOTHING: NoSteps = ()
#: Ops of powers that can always be used.
NEEDS_NOTHING = ("draw", "guess_and_flip")
NO_GOODS = [0] * (ANY + 1)


def consume(g: State) -> Steps:
    """One player after another sells a good, for having chosen to, and uses all consume powers.

    With a guess the phase ends, and another one goes on with the same turn: everybody has seen the card that
    was turned up, and what becomes of it from then on is hidden (R15.2).
    """
    for turn in range(g.turn, g.seats):
        g.turn = turn
        seat = g.order[turn]
        player = g.players[seat]
        if not g.unused:
            if "consume_trade" in player.actions:
                if player.goods:
                    yield from _sell(g, seat, "trade", "R9.2", True, NO_ARGS)
                elif g.host:
                    g.tell("sold-nothing", seat)
            if player.powers and (player.goods or player.sums[GOODLESS]):
                g.unused = player.powers[:]
        if g.unused and (yield from _use_powers(g, seat)):
            g.turn = turn if g.unused else turn + 1
            if g.turn < g.seats:
                return
    g.turn = 0
    finish_phase(g)


def _use_powers(g: State, seat: int) -> Steps:
    """R9.4 Every power once, in any order, as long as one can be used; True when it was a guess."""
    player = g.players[seat]
    while g.unused and (player.goods or player.sums[GOODLESS]):
        options = power_options(g, player)
        if not options:
            break
        chosen = options[0]
        if len(options) > 1:
            why_not = partial(barred_powers, g, seat)
            chosen = yield Choice(seat, "consume", options, None, None, "R9.4", why_not)
            if chosen[0] == "stop":
                break
        _, card, op = chosen
        g.unused.remove((card, op))
        yield from USE[op](g, seat, card, CONSUME[g.cards.face[card]][op])
        if op == "guess_and_flip":
            return True
    g.unused = []
    return False


# -- which powers can be used


def stock(g: State, player: Player) -> list[int]:
    """How many goods of each kind a player has; at ANY: of all kinds."""
    counts = NO_GOODS[:]
    face = g.cards.face
    for world in player.goods:
        counts[KIND[face[world]]] += 1
    counts[ANY] = len(player.goods)
    return counts


def kinds_of(goods: list[int]) -> int:
    """How many kinds of goods there are."""
    return len([count for count in goods[:ANY] if count])


def power_options(g: State, player: Player) -> list[Option]:
    """R9.4 The powers that can be used now; the player may stop when only optional ones are left."""
    face = g.cards.face
    goods = stock(g, player)
    options: list[Option] = []
    may_stop = True
    for card, op in g.unused:
        power = CONSUME[face[card]][op]
        if op == "consume":
            if goods[power.k] < power.least or (power.distinct and kinds_of(goods) < power.least):
                continue
        elif op == "discard_hand":
            if player.hand:
                options.append(("power", card, op))
            continue
        elif op not in NEEDS_NOTHING and not goods[ANY]:
            continue
        options.append(("power", card, op))
        may_stop = False
    if options and may_stop:
        options.append(STOP)
    return options


# -- using them


def _consume(g: State, seat: int, card: int, power: Power) -> Steps:
    """R9.5, R9.7 Goods for chips and cards: as many as the power takes, which ones is the player's choice."""
    face, kind = g.cards.face, power.k
    worlds = list(g.players[seat].goods)
    if kind != ANY:
        worlds = [world for world in worlds if KIND[face[world]] == kind]
    if power.distinct:
        worlds = yield from _pick_kinds(g, seat, card, power, worlds)
    elif len(worlds) > power.most:
        args = {"card": card, "count": power.most}
        options = [GOOD[world] for world in worlds]
        rule = "R9.5" if power.per_good else "R9.7"
        picked = yield Choice(seat, "goods", options, power.most, power.most, rule, None, args)
        worlds = [world for _, world in picked]
    for world in worlds:
        g.use_good(seat, world)
    times = len(worlds) if power.per_good else 1
    _reward(g, seat, card, worlds, power.vp * times, power.cards * times)


def _pick_kinds(g: State, seat: int, card: int, power: Power, worlds: list[int]) -> Steps:
    """R9.7 One good of each of so many kinds: first which kinds to spare, then which good of each kind."""
    face = g.cards.face
    kinds = sorted({KIND[face[world]] for world in worlds})
    while len(kinds) > power.least:
        spared = [("spare", KINDS[kind]) for kind in kinds]
        _, spare = yield Choice(seat, "spare", spared, None, None, "R9.7", None, {"card": card})
        kinds.remove(KINDS.index(spare))
    picked = []
    for kind in kinds:
        goods = [GOOD[world] for world in worlds if KIND[face[world]] == kind]
        chosen = goods[0]
        if len(goods) > 1:
            chosen = yield Choice(seat, "one-good", goods, None, None, "R9.7", None, {"card": card})
        picked.append(chosen[1])
    return picked


def _consume_all(g: State, seat: int, card: int, power: Power) -> NoSteps:
    """R9.6 All goods that are left."""
    worlds = list(g.players[seat].goods)
    for world in worlds:
        g.use_good(seat, world)
    _reward(g, seat, card, worlds, len(worlds) + power.n, 0)
    return NOTHING


def _reward(g: State, seat: int, card: int, worlds: Sequence[int], vp: int, cards: int) -> None:
    """R9.12 Chips, doubled for whoever chose that, and cards."""
    if "consume_x2" in g.players[seat].actions:
        vp *= DOUBLING
    if g.host:
        g.tell("consumed", seat, card=card, goods=tuple(worlds), vp=vp, draw=cards)
    gain(g, seat, vp)
    if cards:
        g.draw(seat, cards)


def gain(g: State, seat: int, vp: int) -> None:
    """R2.7 Chips from the pool; everybody gets all they earned."""
    g.players[seat].chips += vp
    g.pool -= vp


def _sell(g: State, seat: int, prompt: str, rule: str, bonuses: bool, args: Mapping[str, int]) -> Steps:
    """R9.3 A good for as many cards as its kind is worth, and what powers add."""
    player = g.players[seat]
    goods = [GOOD[world] for world in player.goods]
    _, world = goods[0] if len(goods) == 1 else (yield Choice(seat, prompt, goods, rule=rule, args=args))
    price = sale_price(player, g.cards.face[world], bonuses)
    g.use_good(seat, world)
    if g.host:
        g.tell("sold", seat, world=world, count=price)
    g.draw(seat, price)


def sale_price(player: Player, face: int, bonuses: bool) -> int:
    """R9.3 What a sale of the good on this world gives."""
    kind = KIND[face]
    if not bonuses:
        return PRICES[kind]
    return PRICES[kind] + player.sums[TRADE] + player.sums[TRADE_KIND + kind] + TRADE_HERE[face]


def _sell_good(g: State, seat: int, card: int, power: Power) -> Steps:
    """R9.8 A sale as a consume power."""
    return _sell(g, seat, "sell", "R9.8", power.bonuses, {"card": card, "trade": int(power.bonuses)})


def _draw(g: State, seat: int, card: int, power: Power) -> NoSteps:
    """R9.9 Cards for nothing."""
    g.draw(seat, power.n)
    return NOTHING


def _guess(g: State, seat: int, card: int, power: Power) -> Steps:
    """R9.10 Name a number; the top card is turned up, and goes to hand if it costs that."""
    numbers = [("number", number) for number in range(power.least, power.most + 1)]
    _, number = yield Choice(seat, "guess", numbers, None, None, "R9.10")
    flipped = g.top_card()
    if flipped < 0:
        if g.host:
            g.tell("guessed-nothing", seat, number=number)
        return
    g.reveal((flipped,))
    won = NUMBER[g.cards.face[flipped]] == number
    if g.host:
        g.tell("guessed" if won else "missed", seat, number=number, card=flipped)
    if won:
        g.players[seat].hand.append(flipped)
        g.won.append(flipped)
    else:
        g.discards.append(flipped)


def _discard_hand(g: State, seat: int, card: int, power: Power) -> Steps:
    """R9.11 Cards from hand for chips, never doubled."""
    hand = g.players[seat].hand
    most = min(power.most, len(hand))
    picked = yield Choice(
        seat, "spend", [CARD[each] for each in hand], 0, most, "R9.11", None, {"card": card, "count": most}
    )
    if picked:
        g.discard(seat, picked)
        if g.host:
            g.tell("spent", seat, card=card, count=len(picked), vp=len(picked) * power.vp)
        gain(g, seat, len(picked) * power.vp)


#: How each op of a consume power is carried out.
USE: dict[str, Callable[[State, int, int, Power], Steps | NoSteps]] = {
    "consume": _consume,
    "consume_all": _consume_all,
    "sell_good": _sell_good,
    "draw": _draw,
    "guess_and_flip": _guess,
    "discard_hand": _discard_hand,
}
