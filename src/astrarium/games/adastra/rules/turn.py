"""A4.4, A5 Stage 2, a turn: free actions, then one action card or a pass."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from operator import ge

from ....kernel import Option, Reason, Steps, ask, run
from .. import prices
from ..components import CARDS, CUSTOM_CARDS, N
from ..effects import Execution
from ..enumerations import CREDITS, RESOURCES
from ..option_texts import WORDS
from ..state import State
from . import action_registry
from .round import check_elimination

PASS: Option = ("pass",)
STOP: Option = ("stop",)
#: For each card: the option to play it, the function that finds its places, the card itself.
_PLAYS = {name: (("play", name), action_registry.places(card), card) for name, card in CARDS.items()}
EXCHANGE: Option = ("exchange",)


def turn(g: State) -> Steps:
    """A4.4 One step of a turn: a free action, the card to play, or the pass."""
    seat = g.acting
    quick, about = turn_options(g, seat), (g, seat)
    chosen = yield ask(WORDS, g, seat, "turn", turn_candidates, bar_turn, "A4.4", about=about, quick=quick)
    word = chosen[0]
    if word == "play":
        g.begin_card(seat, chosen[1])
        if g.listener:
            g.tell("played", seat, card=chosen[1])
    elif word == "pass":
        g.next_order.append(seat)
        if g.listener:
            g.tell("passed", seat)
        next_turn(g)
    elif word == "exchange":
        yield from exchange(g, seat)
    else:
        yield from use_once(g, seat, chosen[1])


def turn_options(g: State, seat: int) -> list[Option]:
    """Cards that can do something, free actions, and the pass."""
    options: list[Option] = []
    power = g.powers[seat]
    if g.actions_taken[seat] < power.action_limit:
        plays = map(_PLAYS.__getitem__, g.hand[seat])
        options = [play for play, places, card in plays if any(places(g, seat, card))]
    if not g.exchanged and can_exchange(g, seat):
        options.append(EXCHANGE)
    for source in power.once:
        if source not in g.once_used[seat] and can_pay(g, seat, power.once[source].cost):
            options.append(("use", source))
    options.append(PASS)
    return options


def turn_candidates(g: State, seat: int) -> list[Option]:
    """Every action card, the exchange, and the once-per-round effects."""
    cards: list[Option] = [("play", card) for card in (*g.hand[seat], *g.played[seat])]
    return [*cards, EXCHANGE, *(("use", source) for source in g.powers[seat].once)]


def bar_turn(g: State, seat: int, option: Option) -> Reason | None:
    """A4.5, A5.1, A5.31, A5.32 Why a card or a free action is not possible now."""
    word = option[0]
    if word == "play":
        if option[1] in g.played[seat]:
            return "played", "A5.1"
        limit = g.powers[seat].action_limit
        if g.actions_taken[seat] >= limit:
            return "action-limit", "A4.5", limit
        return action_registry.bar_card(g, seat, option[1])
    if word == "exchange":
        if g.exchanged:
            return "exchanged", "A5.31"
        if can_exchange(g, seat):
            return None
        *goods, credits = g.resources[seat]
        return "nothing-to-exchange", "A5.31", N.exchange_credits, N.exchange_goods, credits, max(goods)
    if option[1] in g.once_used[seat]:
        return "once-used", "A5.32"
    for resource, due in enumerate(g.powers[seat].once[option[1]].cost):
        have = g.resources[seat][resource]
        if have < due:
            return RESOURCES[resource], "A5.32", due, have
    return None


# -- free actions


def can_exchange(g: State, seat: int) -> bool:
    """A5.31 Whether the player can pay for any exchange."""
    return any(map(ge, g.resources[seat], prices.EXCHANGE_RATES))


SWAPS: tuple[Option, ...] = tuple(("swap", given, taken) for given, taken in permutations(range(4), 2))


def bar_swap(g: State, seat: int, option: Option) -> Reason | None:
    """A5.31 Why tokens cannot be exchanged: the player has fewer than the rate."""
    given = option[1]
    rate, have = prices.EXCHANGE_RATES[given], g.resources[seat][given]
    return (RESOURCES[given], "A5.31", rate, have) if have < rate else None


def exchange(g: State, seat: int) -> Steps:
    """A5.31 Exchange tokens; allowed once in a turn."""
    _, given, taken = yield ask(WORDS, g, seat, "exchange", SWAPS, partial(bar_swap, g, seat), "A5.31")
    rate = prices.EXCHANGE_RATES[given]
    g.pay(seat, given, rate)
    g.gain(seat, taken, 1)
    g.exchanged = True
    if g.listener:
        g.tell("exchanged", seat, given=(given, rate), taken=(taken, 1))


def can_pay(g: State, seat: int, cost: tuple[int, ...]) -> bool:
    return all(map(ge, g.resources[seat], cost))


def use_once(g: State, seat: int, source: str) -> Steps:
    """A5.32 Use a once-per-round effect."""
    effect = g.powers[seat].once[source]
    g.once_used[seat] += (source,)
    for resource, due in enumerate(effect.cost):
        g.pay(seat, resource, due)
    g.tell("used-once", seat, ability=source)
    yield from run(effect.deeds, Execution(g, seat)) or ()


# -- playing a card


def action(g: State) -> Steps:
    """A5.2 The next place of the current action, or its end."""
    seat, card = g.acting, CARDS[g.card]
    name = card.actions[g.icon]
    known = action_registry.ACTIONS[name]
    price, credits = prices.extra_place(g, seat, card), g.resources[seat][CREDITS]
    options: list[Option] = []
    if price is not None and price <= credits:
        options = list(known.places(g, seat, card))
    if not options:
        _next_icon(g)
        return
    also = (STOP,) if g.did or g.icon < len(card.actions) - 1 else ()
    args, about = {"extra": price}, (g, seat, card)
    chosen = yield ask(
        WORDS,
        g,
        seat,
        name,
        known.candidates,
        known.bar,
        known.rule,
        args,
        about=about,
        quick=options,
        also=also,
    )
    if chosen == STOP:
        _next_icon(g)
        return
    if price:
        g.pay(seat, CREDITS, price)
        if g.listener:
            g.tell("paid-place", seat, credits=price)
    g.did = True
    yield from known.carry_out(g, seat, card, chosen)
    if chosen[0] == "chart":
        _after_charting(g)


def _after_charting(g: State) -> None:
    """B2.3 Laying a tile ends the turn; only a card of the expansion goes on to its next action."""
    if g.card in CUSTOM_CARDS:
        g.charted = True
        _next_icon(g)
    else:
        _end_card(g)


def _next_icon(g: State) -> None:
    """A5.3 The next action of the card; after the last one the turn is over."""
    g.icon += 1
    g.used = ()
    if g.icon >= len(CARDS[g.card].actions):
        _end_card(g)


def _end_card(g: State) -> None:
    g.card, g.icon, g.used, g.did, g.charted = "", 0, (), False, False
    check_elimination(g)
    if g.phase != "over":
        next_turn(g)


def next_turn(g: State) -> None:
    """A4.4, A4.6 The next player of the order track who has not passed; if all have, the management stage."""
    g.exchanged = False
    order, passed, gone = g.order, g.next_order, g.eliminated
    start = order.index(g.acting) + 1
    for seat in order[start:] + order[:start]:
        if seat not in passed and seat not in gone:
            g.acting = seat
            g.phase = "turn"
            return
    g.place = next(place for place, seat in enumerate(order) if seat not in gone)
    g.acting = order[g.place]
    g.phase = "survey"
