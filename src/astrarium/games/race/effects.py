"""R9 What consume powers need and what they do: registered with the ops of vocabulary.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel import Choice, Option, QuickWonder, Reason, Steps, bars, does
from .components import DOUBLING, KIND, KINDS, NUMBER
from .options import CARD, GOOD, good_options
from .prices import sale_price
from .state import Player, State
from .vocabulary import ANY, ConsumeAll, ConsumeGoods, DrawInConsume, Guess, SellGood, SpendCards
from .words import WORDS

NO_GOODS = [0] * (ANY + 1)


#: A consume power in use: the state, the seat, the card that has it, and the seat's goods of each kind.
Doing = tuple[State, int, int, list[int]]


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


# -- goods for VP and cards


@bars(ConsumeGoods)
def _bar_consume(op: ConsumeGoods, doing: Doing) -> Reason | None:
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
def _consume(op: ConsumeGoods, doing: Doing) -> Steps:
    """R9.5, R9.7 Goods for chips and cards: as many as the power takes, which ones is the player's choice."""
    g, seat, card, _ = doing
    worlds = list(g.players[seat].goods)
    if op.k != ANY:
        face = g.cards.face
        worlds = [world for world in worlds if KIND[face[world]] == op.k]
    if op.distinct:
        worlds = yield from _pick_kinds(op, doing, worlds)
    elif len(worlds) > op.most:
        options = [GOOD[world] for world in worlds]
        wonder, args = (AtGoods, g, seat, op.rule, op.k), {"card": card, "count": op.most}
        picked = yield Choice(seat, "goods", options, op.most, op.most, op.rule, wonder, args)
        worlds = [world for _, world in picked]
    for world in worlds:
        g.use_good(seat, world)
    times = 1 if op.exact else len(worlds)
    _reward(doing, worlds, op.vp * times, op.cards * times)


def _pick_kinds(op: ConsumeGoods, doing: Doing, worlds: list[int]) -> Steps:
    """R9.7 One good of each of so many kinds: first which kinds to spare, then which good of each kind."""
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
        goods = [GOOD[world] for world in worlds if KIND[face[world]] == kind]
        chosen = goods[0]
        if len(goods) > 1:
            wonder = (AtGoods, g, seat, "R9.7", kind)
            chosen = yield Choice(seat, "one-good", goods, rule="R9.7", args=args, wonder=wonder)
        picked.append(chosen[1])
    return picked


class AtGoods(QuickWonder):
    """Every world that can have a good, while one of a kind is to be picked: (state, seat, rule, kind)."""

    __slots__ = ()
    words = WORDS

    def candidates(self) -> list[Option]:
        return good_options(*self[:2])

    def bar(self, option: Option) -> Reason | None:
        g, seat, rule, kind = self
        world = option[1]
        if world not in g.players[seat].goods:
            return "no-good", rule, world
        if kind not in (ANY, KIND[g.cards.face[world]]):
            return "other-kind", rule, KINDS[kind]
        return None


@bars(ConsumeAll, SellGood)
def _bar_any_good(op: ConsumeAll | SellGood, doing: Doing) -> Reason | None:
    return None if doing[3][ANY] else ("goods", op.rule, 1, 0)


@does(ConsumeAll)
def _consume_all(op: ConsumeAll, doing: Doing) -> None:
    """R9.6 All goods that are left."""
    g, seat, _, _ = doing
    worlds = list(g.players[seat].goods)
    for world in worlds:
        g.use_good(seat, world)
    _reward(doing, worlds, len(worlds) + op.offset, 0)


def _reward(doing: Doing, worlds: Sequence[int], vp: int, cards: int) -> None:
    """R9.12 Chips, doubled for whoever chose that, and cards."""
    g, seat, card, _ = doing
    if "consume_x2" in g.players[seat].actions:
        vp *= DOUBLING
    if g.listener:
        g.tell("consumed", seat, card=card, goods=tuple(worlds), vp=vp, draw=cards)
    gain(g, seat, vp)
    if cards:
        g.draw(seat, cards)


def gain(g: State, seat: int, vp: int) -> None:
    """R2.7 Chips from the pool; everybody gets all they earned."""
    g.players[seat].chips += vp
    g.pool -= vp


# -- selling


def sell(g: State, seat: int, prompt: str, rule: str, bonuses: bool, args: Mapping[str, int]) -> Steps:
    """R9.3 A good for as many cards as its kind is worth, and what powers add."""
    player = g.players[seat]
    goods = [GOOD[world] for world in player.goods]
    chosen = goods[0]
    if len(goods) > 1:
        chosen = yield Choice(seat, prompt, goods, None, None, rule, (AtGoods, g, seat, rule, ANY), args)
    world = chosen[1]
    price = sale_price(g.powers[seat], g.cards.face[world], bonuses)
    g.use_good(seat, world)
    if g.listener:
        g.tell("sold", seat, world=world, count=price)
    g.draw(seat, price)


@does(SellGood)
def _sell_good(op: SellGood, doing: Doing) -> Steps:
    """R9.8 A sale as a consume power."""
    g, seat, card, _ = doing
    return sell(g, seat, "sell", "R9.8", op.bonuses, {"card": card, "trade": int(op.bonuses)})


# -- powers that need no goods


@does(DrawInConsume)
def _draw(op: DrawInConsume, doing: Doing) -> None:
    """R9.9 Cards for nothing."""
    doing[0].draw(doing[1], op.n)


@does(Guess)
def _guess(op: Guess, doing: Doing) -> Steps:
    """R9.10 Name a number; the top card is turned up, and goes to hand if it costs that."""
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
def _bar_spending(op: SpendCards, doing: Doing) -> Reason | None:
    return None if doing[0].players[doing[1]].hand else ("no-hand", "R9.11")


@does(SpendCards)
def _spend_cards(op: SpendCards, doing: Doing) -> Steps:
    """R9.11 Cards from hand for chips, never doubled."""
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
