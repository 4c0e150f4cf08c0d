"""Ops about systems: building, burying, rearranging, and what depends on active colours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....kernel import Barred, Choice, Option, Steps, Text
from ..building import BUILD_CARD, build, buildable, take_markers, why_not_build
from ..components import PLACES
from ..force import active_colours
from ..state import NOBODY, State
from ..vocabulary import Op
from .doing import SKIP, Doing, maybe_use, op, run, top_discard


def build_and_resolve(g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY) -> Steps:
    """O6.9 Build, then carry out what happens after building, before anything else that waits."""
    yield from build(g, seat, card, extra, only)
    for ability in g.structure(card).after_build:
        yield from maybe_use(g, seat, card, ability)


@op("build")
def _build(op: Op, doing: Doing) -> Steps:
    """O6.10 Build by an effect; then, after the right colour, whatever follows."""
    g, seat = doing.g, doing.seat
    only = doing.place if op.here else NOBODY
    card = yield from _which_card(op, doing, only)
    if card == NOBODY:
        return
    yield from build_and_resolve(g, seat, card, op.discount, only)
    if op.lists and op.then_colour in ("", g.structure(card).colour):
        steps = run(op.lists[0], doing)
        if steps is not None:
            yield from steps


def _which_card(op: Op, doing: Doing, only: int) -> Steps:
    """The top discard or a card of the hand that can be built; NOBODY if there is none, or it is declined.

    Others do not know the hand, and nobody tells them that nothing in it can be built: it is asked then, too.
    """
    g, seat = doing.g, doing.seat
    if op.source == "discards":
        cards = top_discard(g, seat, op, only)
        if not cards or not op.optional:
            return cards[0] if cards else NOBODY
    elif g.hands[seat]:
        cards = buildable(g, seat, op.discount, only, op.colour)
    else:
        return NOBODY
    options = [BUILD_CARD[card] for card in cards]
    if op.optional or not cards:
        options.append(SKIP)
    why_not = partial(_barred_cards, g, seat, op, only)
    chosen = yield Choice(seat, "build", options, rule="O6.10", why_not=why_not, args={"card": doing.card})
    return NOBODY if chosen == SKIP else chosen[1]


def _barred_cards(g: State, seat: int, op: Op, only: int) -> Iterator[Barred]:
    if op.source == "discards":
        return
    possible = buildable(g, seat, op.discount, only, op.colour)
    for card in g.hands[seat]:
        if card in possible:
            continue
        if op.colour and g.structure(card).colour != op.colour:
            yield Barred(BUILD_CARD[card], Text("barred-colour", colour=Text(f"colour-{op.colour}")), "O6.10")
        else:
            yield Barred(BUILD_CARD[card], *why_not_build(g, seat, card, op.discount, only))


@op("if_active")
def _if_active(op: Op, doing: Doing) -> Steps | None:
    if op.colour in active_colours(doing.g, doing.seat):
        return run(op.lists[0], doing)
    return None


# -- other orders


@op("bury_active")
def _bury_active(op: Op, doing: Doing) -> Steps:
    """O10.8 For each target one active structure goes to the bottom of its system."""
    g = doing.g
    for target in doing.targets(op):
        systems = [system for system in g.own_systems(target) if system]
        if all(len(system) == 1 for system in systems):  # whichever is chosen, nothing changes
            _tell_alone(g, target, [system[0] for system in systems])
            continue
        options: list[Option] = [("bury", system[-1]) for system in systems]
        chosen = yield Choice(doing.seat, "bury", options, rule="O10.8", args={"player": target})
        bury(g, target, chosen[1])


def bury(g: State, owner: int, card: int) -> None:
    at = owner * PLACES + g.place_of(owner, card)
    system = g.systems[at]
    if len(system) > 1:
        take_markers(g, owner, card)
        g.systems[at] = (card, *system[:-1])
        g.changed(owner)
    g.tell("buried" if len(system) > 1 else "lay-alone", owner, structure=g.cards.face[card])


def _tell_alone(g: State, owner: int, cards: list[int]) -> None:
    """Say why nothing goes to the bottom: there is no structure, or each lies alone."""
    if len(cards) == 1:
        g.tell("lay-alone", owner, structure=g.cards.face[cards[0]])
    else:
        g.tell("all-lie-alone" if cards else "nothing-to-bury", owner)


@op("reorder_system")
def _reorder_system(op: Op, doing: Doing) -> Steps:
    """O10.9 One own system in any order, or none."""
    g, seat = doing.g, doing.seat
    options: list[Option] = [
        ("system", place) for place, system in enumerate(g.own_systems(seat)) if len(system) > 1
    ]
    if not options:
        return
    options.append(SKIP)
    chosen = yield Choice(seat, "reorder", options, rule="O10.9", args={"card": doing.card})
    if chosen == SKIP:
        return
    at = seat * PLACES + chosen[1]
    cards: list[Option] = [("card", card) for card in g.systems[at]]
    count = len(cards)
    picked = yield Choice(
        seat, "order", cards, count, count, "O10.9", args={"system": chosen[1]}, ordered=True
    )
    order = tuple([card for _, card in picked])
    top = g.systems[at][-1]
    if order[-1] != top:
        take_markers(g, seat, top)
    g.systems[at] = order
    g.changed(seat)
    g.tell("reordered", seat, system=chosen[1], structure=g.cards.face[order[-1]])
