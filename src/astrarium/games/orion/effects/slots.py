"""Ops about markers on cards: activating without an action, filling slots, taking markers back."""

from __future__ import annotations

from functools import partial

from ....kernel import Option, Reason, Steps, ask, does
from ..ability_types import Ability
from ..active_powers import Source, Sources
from ..components import ADVISORS, CARDS, EXTRA
from ..option_texts import WORDS
from ..state import NOBODY, State
from ..vocabulary import ActivateCards, FillSlots, MarkerToPool
from .execution import USE, Execution, bar_use, tell_use, use

STOP: Option = ("stop",)
DONE: Option = ("done",)
ACTIVATE: tuple[Option, ...] = tuple(("activate", card) for card in range(CARDS))


def activate(g: State, seat: int, card: int) -> Steps | None:
    """O8.1 Use an activation, whose marker is already on the card."""
    ability = next(each for source, each in g.powers[seat].activations if source == card)
    if g.listener:
        g.tell("activated", seat, card=card)
    return use(g, seat, card, ability)


@does(ActivateCards)
def _activate_cards(op: ActivateCards, doing: Execution) -> Steps:
    """O8.6 Activate own active cards with an empty slot A in turn, each with a marker of the reserve.

    The question is asked while public information allows a further activation.
    """
    g, seat = doing.g, doing.seat
    used: list[int] = []
    while g.reserve[seat]:
        cards = list(dict(g.powers[seat].activations))
        if all(bar_next(g, seat, tuple(used), ACTIVATE[card], own=False) for card in cards):
            return
        chosen = yield ask(
            WORDS,
            g,
            seat,
            "activate-next",
            [ACTIVATE[card] for card in cards],
            partial(bar_next, g, seat, tuple(used)),
            "O8.6",
            {"card": doing.card},
            also=(STOP,),
        )
        if chosen == STOP:
            return
        used.append(chosen[1])
        g.reserve[seat] -= 1
        g.on_a.add(chosen[1])
        yield from activate(g, seat, chosen[1]) or ()


def bar_next(g: State, seat: int, used: tuple[int, ...], option: Option, own: bool = True) -> Reason | None:
    """O8.6 Why a card cannot be activated next: no effect activates a card twice."""
    card = option[1]
    if card in used:
        return "once", "O8.6"
    if card in g.on_a:
        return "slot", "O8.1"
    ability = next(each for source, each in g.powers[seat].activations if source == card)
    return bar_use(g, seat, card, ability, own)


def slots_of(g: State, seat: int) -> list[tuple[int, str]]:
    """The slots of a player's active cards and advisor: (card, A or R)."""
    found: list[tuple[int, str]] = []
    for system in g.systems[seat]:
        if system:
            top = system[-1]
            found += [(top, each.slot) for each in g.structure(top).abilities if each.slot]
    card = g.advisors[seat]
    if card != NOBODY and not g.systems[seat][EXTRA]:
        found += [(card, each.slot) for each in ADVISORS[g.cards.face[card]].abilities if each.slot]
    return found


def _covered_slots(g: State, seat: int) -> list[tuple[int, str]]:
    """The slots of a player's covered structures."""
    covered = [card for system in g.systems[seat] for card in system[:-1]]
    return [(card, each.slot) for card in covered for each in g.structure(card).abilities if each.slot]


def _bar_fill(g: State, seat: int, covered: list[tuple[int, str]], option: Option) -> Reason | None:
    _, card, slot = option
    if (card, slot) in covered:
        return g.bar_inactive(seat, card)
    return ("filled", "O9.8") if card in (g.on_a if slot == "A" else g.on_r) else None


@does(FillSlots)
def _fill_slots(op: FillSlots, doing: Execution) -> Steps:
    """O9.8 Put reserve markers on all empty slots; the owner chooses if they do not suffice."""
    g = doing.g
    for target in doing.targets(op.target):
        covered = _covered_slots(g, target)
        slots: list[Option] = [("slot", card, slot) for card, slot in (*slots_of(g, target), *covered)]
        bar = partial(_bar_fill, g, target, covered)
        count = min(sum(bar(each) is None for each in slots), g.reserve[target])
        if not count:
            continue
        picked = yield ask(
            WORDS, g, target, "fill", slots, bar, "O9.8", {"count": count}, at_least=count, at_most=count
        )
        for _, card, slot in picked:
            (g.on_a if slot == "A" else g.on_r).add(card)
        g.reserve[target] -= count
        g.tell("filled", target, count=count)


@does(MarkerToPool)
def _marker_to_pool(op: MarkerToPool, doing: Execution) -> None:
    """O16.2 Move the marker on the card to the pool."""
    g, card = doing.g, doing.card
    for slots in (g.on_a, g.on_r):
        if card in slots:
            slots.remove(card)
            g.pool[doing.seat] += 1
            g.tell("marker-joined", doing.seat, card=card)


# -- several abilities at once


def resolve_all(
    g: State, seat: int, sources: Sources, prompt: str, rule: str, foe: int = NOBODY
) -> Steps | None:
    """O11.6 Resolve all abilities of one moment: first those that only add something, then the others."""
    waiting = [each for each in sources if bar_source(g, seat, *each) is None]
    if len(waiting) == 1 or not any(ability.delicate for _, ability in waiting):
        for card, ability in waiting:
            if ability.plain:
                _resolve(g, seat, card, ability, foe)
        waiting = [each for each in waiting if not each[1].plain]
    return _in_order(g, seat, waiting, prompt, rule, foe) if waiting else None


def _in_order(g: State, seat: int, waiting: list[Source], prompt: str, rule: str, foe: int) -> Steps:
    """O11.6 Resolve abilities in their owner's order; O10.3 only those of cards that are still active."""
    begun = tuple(waiting)
    while waiting := [each for each in waiting if _bar_waiting(g, seat, each) is None]:
        free = all(ability.may for _, ability in waiting)
        if not free and (len(waiting) == 1 or not any(_asks(ability) for _, ability in waiting)):
            source = waiting[0]
        else:
            sources = (*begun, *_sources(g, seat, begun[0][1].when))
            cards = tuple(dict.fromkeys([USE[card] for card, _ in sources]))
            bar = partial(_bar_order, g, seat, begun, tuple(waiting))
            chosen = yield ask(WORDS, g, seat, prompt, cards, bar, rule, also=(DONE,) if free else ())
            if chosen == DONE:
                return
            source = next(each for each in waiting if each[0] == chosen[1])
        waiting.remove(source)
        yield from _resolve(g, seat, *source, foe) or ()


def _sources(g: State, seat: int, when: str) -> Sources:
    powers = g.powers[seat]
    return powers.after_attack if when == "after_attack" else powers.start_of_round


def _bar_waiting(g: State, seat: int, source: Source) -> Reason | None:
    """Why an ability cannot be used any more."""
    if source not in _sources(g, seat, source[1].when):
        return g.bar_inactive(seat, source[0])
    return bar_source(g, seat, *source)


def _bar_order(g: State, seat: int, begun: Sources, waiting: Sources, option: Option) -> Reason | None:
    """O11.6 Why no ability of a card can be used now: used already, or barred."""
    card = option[1]
    if any(source == card for source, _ in waiting):
        return None
    for source in begun:
        if source[0] == card:
            return _bar_waiting(g, seat, source) or ("used", "O11.6")
    for _, ability in (each for each in _sources(g, seat, begun[0][1].when) if each[0] == card):
        reason = bar_source(g, seat, card, ability)
        if reason is not None:
            return reason
    return "used", "O11.6"


def _asks(ability: Ability) -> bool:
    """Whether its place in the order can matter to its owner."""
    return ability.may or ability.delicate


def bar_source(g: State, seat: int, card: int, ability: Ability) -> Reason | None:
    """Why an ability cannot be used at its moment, by public information only."""
    if ability.slot:
        if card in g.on_r:
            return "slot", "O10.4"
        if not g.reserve[seat]:
            return "no-reserve", "O10.4"
    if ability.fetches and card not in g.on_a and card not in g.on_r:
        return "no-marker", "O16.2"
    return bar_use(g, seat, card, ability, own=False)


def _resolve(g: State, seat: int, card: int, ability: Ability, foe: int) -> Steps | None:
    if ability.slot:
        g.reserve[seat] -= 1
        g.on_r.add(card)
    if g.listener:
        tell_use(g, seat, card)
    return use(g, seat, card, ability, foe)
