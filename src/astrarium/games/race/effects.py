"""R9 The effects of consume powers: a bar and an execution for each op of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from ...kernel import Choice, Option, Reason, Steps, ask, bars, does
from .common_options import CARD, GOOD
from .components import DOUBLING, KIND, KINDS, NUMBER
from .option_texts import WORDS
from .prices import sale_price
from .state import Player, State
from .vocabulary import ANY, GREY, ConsumeAll, ConsumeGoods, DrawInConsume, Guess, SellGood, SpendCards

NO_GOODS = [0] * (ANY + 1)


#: A consume power in use: the state, the seat, the card that has it, and the seat's goods of each kind.
Execution = tuple[State, int, int, list[int]]


def stock(g: State, player: Player) -> list[int]:
    """The number of goods of each kind; at ANY, of all kinds."""
    counts = NO_GOODS[:]
    face = g.cards.face
    for world in player.goods:
        counts[KIND[face[world]]] += 1
    counts[ANY] = len(player.goods)
    return counts


def kinds_of(goods: list[int]) -> int:
    """How many kinds of goods there are."""
    return len([count for count in goods[:ANY] if count])


# -- goods for VP and cards


@bars(ConsumeGoods)
def _bar_consume(op: ConsumeGoods, doing: Execution) -> Reason | None:
    goods = doing[3]
    if op.distinct:
        kinds = kinds_of(goods)
        return None if kinds >= op.least else ("kinds", op.rule, op.least, kinds)
    if goods[op.k] >= op.least:
        return None
    if op.k == ANY:
        return "goods", op.rule, op.least, goods[ANY]
    return "goods-of", op.rule, op.least, goods[op.k], op.kind


@does(ConsumeGoods)
def _consume(op: ConsumeGoods, doing: Execution) -> Steps:
    """R9.5, R9.7 Consume as many goods as the power takes, of the player's choice, for chips and cards."""
    g, seat, card, _ = doing
    worlds = list(g.players[seat].goods)
    if op.k != ANY:
        face = g.cards.face
        worlds = [world for world in worlds if KIND[face[world]] == op.k]
    if op.distinct:
        worlds = yield from _pick_kinds(op, doing, worlds)
    elif len(worlds) > op.most:
        args = {"card": card, "count": op.most}
        picked = yield _ask_goods(g, seat, "goods", op.rule, op.k, worlds, args, op.most)
        worlds = [world for _, world in picked]
    for world in worlds:
        g.use_good(seat, world)
    times = 1 if op.exact else len(worlds)
    _reward(doing, worlds, op.vp * times, op.cards * times)


def _pick_kinds(op: ConsumeGoods, doing: Execution, worlds: list[int]) -> Steps:
    """R9.7 One good of each kind: first the kinds to spare are chosen, then the goods."""
    g, seat, card, _ = doing
    args = {"card": card}
    face = g.cards.face
    kinds = sorted({KIND[face[world]] for world in worlds})
    while len(kinds) > op.least:
        spared = [("spare", KINDS[kind]) for kind in kinds]
        _, spare = yield Choice(seat, "spare", spared, rule="R9.7", args=args)
        kinds.remove(KINDS.index(spare))
    picked = []
    for kind in kinds:
        goods = [world for world in worlds if KIND[face[world]] == kind]
        world = goods[0]
        if len(goods) > 1:
            _, world = yield _ask_goods(g, seat, "one-good", "R9.7", kind, goods, args)
        picked.append(world)
    return picked


def _ask_goods(
    g: State,
    seat: int,
    prompt: str,
    rule: str,
    kind: int,
    worlds: Iterable[int],
    args: Mapping[str, int],
    count: int | None = None,
) -> Choice:
    """The choice of goods of a kind; `worlds` are those that have one."""
    quick = [GOOD[world] for world in worlds]
    candidates, bar = partial(_candidates, g, seat), partial(_bar_good, g, seat, rule, kind)
    return ask(
        WORDS, g, seat, prompt, candidates, bar, rule, args, quick=quick, at_least=count, at_most=count
    )


def _candidates(g: State, seat: int) -> list[Option]:
    """The good on every world that can have one, present or not."""
    face = g.cards.face
    return [GOOD[card] for card in g.players[seat].tableau if KIND[face[card]] != GREY]


def _bar_good(g: State, seat: int, rule: str, kind: int, option: Option) -> Reason | None:
    """Why a good cannot be picked when one of this kind is required."""
    world = option[1]
    if world not in g.players[seat].goods:
        return "no-good", rule, world
    if kind not in (ANY, KIND[g.cards.face[world]]):
        return "other-kind", rule, KINDS[kind]
    return None


@bars(ConsumeAll, SellGood)
def _bar_any_good(op: ConsumeAll | SellGood, doing: Execution) -> Reason | None:
    return None if doing[3][ANY] else ("goods", op.rule, 1, 0)


@does(ConsumeAll)
def _consume_all(op: ConsumeAll, doing: Execution) -> None:
    """R9.6 Consume all goods that are left."""
    g, seat, _, _ = doing
    worlds = list(g.players[seat].goods)
    for world in worlds:
        g.use_good(seat, world)
    _reward(doing, worlds, len(worlds) + op.offset, 0)


def _reward(doing: Execution, worlds: Sequence[int], vp: int, cards: int) -> None:
    """R9.12 Chips, doubled by the action Consume ×2, and cards."""
    g, seat, card, _ = doing
    if "consume_x2" in g.players[seat].actions:
        vp *= DOUBLING
    if g.listener:
        g.tell("consumed", seat, card=card, goods=tuple(worlds), vp=vp, draw=cards)
    gain(g, seat, vp)
    if cards:
        g.draw(seat, cards)


def gain(g: State, seat: int, vp: int) -> None:
    """R2.7 Take chips from the pool, which may be overdrawn."""
    g.players[seat].chips += vp
    g.pool -= vp


# -- selling


def sell(g: State, seat: int, prompt: str, rule: str, bonuses: bool, args: Mapping[str, int]) -> Steps:
    """R9.3 Sell a good for its kind's price in cards, plus those of trade powers."""
    player = g.players[seat]
    goods = list(player.goods)
    world = goods[0]
    if len(goods) > 1:
        _, world = yield _ask_goods(g, seat, prompt, rule, ANY, goods, args)
    price = sale_price(g.powers[seat], g.cards.face[world], bonuses)
    g.use_good(seat, world)
    if g.listener:
        g.tell("sold", seat, world=world, count=price)
    g.draw(seat, price)


@does(SellGood)
def _sell_good(op: SellGood, doing: Execution) -> Steps:
    """R9.8 A sale as a consume power."""
    g, seat, card, _ = doing
    return sell(g, seat, "sell", "R9.8", op.bonuses, {"card": card, "trade": int(op.bonuses)})


# -- powers that need no goods


@does(DrawInConsume)
def _draw(op: DrawInConsume, doing: Execution) -> None:
    """R9.9 Draw cards without consuming a good."""
    doing[0].draw(doing[1], op.n)


@does(Guess)
def _guess(op: Guess, doing: Execution) -> Steps:
    """R9.10 Name a number; the top card is turned up, and goes to hand if its number is the same."""
    g, seat, _, _ = doing
    numbers = [("number", number) for number in range(op.least, op.most + 1)]
    _, number = yield Choice(seat, "guess", numbers, None, None, "R9.10")
    flipped = g.top_card()
    if flipped < 0:
        if g.listener:
            g.tell("guessed-nothing", seat, number=number)
        return
    g.reveal((flipped,))
    won = NUMBER[g.cards.face[flipped]] == number
    if g.listener:
        g.tell("guessed" if won else "missed", seat, number=number, card=flipped)
    if won:
        g.players[seat].hand.append(flipped)
        g.won.append(flipped)
    else:
        g.discards.append(flipped)


@bars(SpendCards)
def _bar_spending(op: SpendCards, doing: Execution) -> Reason | None:
    return None if doing[0].players[doing[1]].hand else ("no-hand", "R9.11")


@does(SpendCards)
def _spend_cards(op: SpendCards, doing: Execution) -> Steps:
    """R9.11 Discard cards from hand for chips, never doubled."""
    g, seat, card, _ = doing
    hand = g.players[seat].hand
    most = min(op.most, len(hand))
    args = {"card": card, "count": most}
    picked = yield Choice(seat, "spend", [CARD[each] for each in hand], 0, most, "R9.11", None, args)
    if picked:
        g.discard(seat, picked)
        if g.listener:
            g.tell("spent", seat, card=card, count=len(picked), vp=len(picked) * op.vp)
        gain(g, seat, len(picked) * op.vp)
