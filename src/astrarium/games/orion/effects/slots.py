"""Ops about markers on cards: activating without an action, filling slots, taking markers back."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps
from ..components import ADVISORS, CARDS, EXTRA, PLACES
from ..force import Source, Sources
from ..state import NOBODY, State
from ..vocabulary import Ability, Op
from .doing import USE, Doing, op, openly_usable, tell_use, usable, use

STOP: Option = ("stop",)
DONE: Option = ("done",)
ACTIVATE: tuple[Option, ...] = tuple(("activate", card) for card in range(CARDS))


def activate(g: State, seat: int, card: int) -> Steps | None:
    """O8.1 Use an activation; its marker lies on the card already."""
    ability = next(each for source, each in g.force(seat).activations if source == card)
    if g.host:
        g.tell("activated", seat, card=card)
    return use(g, seat, card, ability)


@op("activate_cards")
def _activate_cards(op: Op, doing: Doing) -> Steps:
    """O8.6 Own active cards with an empty slot A, one after another, each with a marker of the reserve."""
    g, seat = doing.g, doing.seat
    used: list[int] = []
    while g.reserve[seat]:
        waiting = [
            (card, ability)
            for card, ability in g.force(seat).activations
            if card not in g.on_a and card not in used and openly_usable(g, seat, card, ability)
        ]
        if not waiting:
            return
        options = [ACTIVATE[card] for card, ability in waiting if usable(g, seat, card, ability)]
        chosen = yield Choice(seat, "activate-next", [*options, STOP], rule="O8.6", args={"card": doing.card})
        if chosen == STOP:
            return
        used.append(chosen[1])
        g.reserve[seat] -= 1
        g.on_a.add(chosen[1])
        steps = activate(g, seat, chosen[1])
        if steps is not None:
            yield from steps


def slots_of(g: State, seat: int) -> list[tuple[int, str]]:
    """The slots of a player's active cards and advisor: (card, A or R)."""
    found: list[tuple[int, str]] = []
    for system in g.own_systems(seat):
        if system:
            top = system[-1]
            found += [(top, each.slot) for each in g.structure(top).abilities if each.slot]
    card = g.advisors[seat]
    if card != NOBODY and not g.systems[seat * PLACES + EXTRA]:
        found += [(card, each.slot) for each in ADVISORS[g.cards.face[card]].abilities if each.slot]
    return found


@op("fill_slots")
def _fill_slots(op: Op, doing: Doing) -> Steps:
    """O9.8 Markers of the reserve on all empty slots; the owner chooses where they do not suffice."""
    g = doing.g
    for target in doing.targets(op):
        empty: list[Option] = [
            ("slot", card, slot)
            for card, slot in slots_of(g, target)
            if card not in (g.on_a if slot == "A" else g.on_r)
        ]
        count = min(len(empty), g.reserve[target])
        if not count:
            continue
        picked = yield Choice(target, "fill", empty, count, count, "O9.8", args={"count": count})
        for _, card, slot in picked:
            (g.on_a if slot == "A" else g.on_r).add(card)
        g.reserve[target] -= count
        g.tell("filled", target, count=count)


@op("marker_to_pool")
def _marker_to_pool(op: Op, doing: Doing) -> None:
    """O16.2 The marker on the card joins the pool."""
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
    """O11.6 All abilities that wait at one moment: first those that only add something, then the others."""
    waiting = [each for each in sources if is_open(g, seat, *each)]
    if len(waiting) == 1 or not any(ability.delicate for _, ability in waiting):
        for card, ability in waiting:
            if ability.plain:
                _resolve(g, seat, card, ability, foe)
        waiting = [each for each in waiting if not each[1].plain]
    return _in_order(g, seat, waiting, prompt, rule, foe) if waiting else None


def _in_order(g: State, seat: int, waiting: list[Source], prompt: str, rule: str, foe: int) -> Steps:
    """O11.6 Abilities in the order their owner likes; O10.3 those of cards that are still active."""
    while waiting := [each for each in waiting if is_open(g, seat, *each) and _in_force(g, seat, each)]:
        free = all(ability.optional for _, ability in waiting)
        if not free and (len(waiting) == 1 or not any(_asks(ability) for _, ability in waiting)):
            source = waiting[0]
        else:
            options: list[Option] = list(dict.fromkeys([USE[card] for card, _ in waiting]))
            if free:
                options.append(DONE)
            chosen = yield Choice(seat, prompt, options, rule=rule)
            if chosen == DONE:
                return
            source = next(each for each in waiting if each[0] == chosen[1])
        waiting.remove(source)
        steps = _resolve(g, seat, *source, foe)
        if steps is not None:
            yield from steps


def _in_force(g: State, seat: int, source: Source) -> bool:
    force = g.force(seat)
    return source in (force.after_attack if source[1].when == "after_attack" else force.start_of_round)


def _asks(ability: Ability) -> bool:
    """Whether its place in the order can matter to its owner."""
    return ability.optional or ability.delicate


def is_open(g: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether an ability may still be used, as everybody can tell."""
    if ability.slot and (card in g.on_r or not g.reserve[seat]):
        return False
    if ability.fetches and card not in g.on_a and card not in g.on_r:
        return False
    return openly_usable(g, seat, card, ability)


def _resolve(g: State, seat: int, card: int, ability: Ability, foe: int) -> Steps | None:
    if ability.slot:
        g.reserve[seat] -= 1
        g.on_r.add(card)
    if g.host:
        tell_use(g, seat, card)
    return use(g, seat, card, ability, foe)
