"""Ops about systems: building, burying, rearranging, and what depends on active colours."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Reason, Steps, ask, bars, does, run
from ..active_powers import active_colours
from ..building import BUILD_CARD, build, take_markers
from ..option_texts import WORDS
from ..prices import bar_build, shortfall
from ..state import FULL, NOBODY, State
from ..vocabulary import Build, BuryActive, IfActive, ReorderSystem
from .execution import SKIP, Execution, maybe_use


def build_and_resolve(g: State, seat: int, card: int, extra: int = 0, only: int = NOBODY) -> Steps:
    """O6.9 Build, then resolve the after-build abilities, before any other waiting effect."""
    yield from build(g, seat, card, extra, only)
    for ability in g.structure(card).after_build:
        yield from maybe_use(g, seat, card, ability)


# -- building by an effect


def _only(op: Build, doing: Execution) -> int:
    """The one place where an op may build, or NOBODY."""
    return doing.place if op.system == "this" else NOBODY


def _bar_card(op: Build, doing: Execution, only: int, option: Option) -> Reason | None:
    return bar_build(doing.g, doing.seat, option[1], op.discount, only, op.colour)


@bars(Build)
def _bar_build(op: Build, doing: Execution) -> Reason | None:
    """O8.4 Why an op can build nothing; the cards in hand count only with `own`."""
    g, seat, only = doing.g, doing.seat, _only(op, doing)
    if op.source == "discards":
        if not g.discards:
            return "discards", "O8.4", 1, 0
        if only != NOBODY and only not in g.powers[seat].places:
            return "full", "O8.4", FULL
        reason = _bar_card(op, doing, only, BUILD_CARD[g.discards[-1]])
        return None if reason is None else ("top-discard", "O8.4", g.discards[-1], reason)
    if not doing.own or any(_bar_card(op, doing, only, BUILD_CARD[card]) is None for card in g.hands[seat]):
        return None
    return _why_nothing(op, doing, only)


def _why_nothing(op: Build, doing: Execution, only: int) -> Reason:
    """Why no card in hand can be built: the reason for the card with the smallest shortfall."""
    g, seat = doing.g, doing.seat
    if only != NOBODY and only not in g.powers[seat].places:
        return "full", "O8.4", FULL
    fitting = [card for card in g.hands[seat] if op.colour in (None, g.structure(card).colour)]
    if not fitting:
        return ("empty-hand", "O8.4") if op.colour is None else ("no-such-card", "O8.4", op.colour)
    near = min(fitting, key=lambda card: shortfall(g.structure(card).cost, g.stock[seat]))
    return "nothing-to-build", "O8.4", near, _bar_card(op, doing, only, BUILD_CARD[near])


@does(Build)
def _build(op: Build, doing: Execution) -> Steps:
    """O6.10 Build by an effect, then run the follow-up ops if the colour is right."""
    g, seat, only = doing.g, doing.seat, _only(op, doing)
    card = yield from _which_card(op, doing, only)
    if card == NOBODY:
        return
    yield from build_and_resolve(g, seat, card, op.discount, only)
    if op.then and op.then_colour in (None, g.structure(card).colour):
        yield from run(op.then, doing) or ()


def _which_card(op: Build, doing: Execution, only: int) -> Steps:
    """The top discard or a card in hand to build; NOBODY if there is none, or the player declines.

    The question is asked even if nothing in hand can be built: skipping it would reveal that.
    """
    g, seat = doing.g, doing.seat
    bar = partial(_bar_card, op, doing, only)
    if op.source == "discards":
        candidates = [BUILD_CARD[card] for card in g.discards[-1:]]
        if not candidates or bar(candidates[0]) is not None:
            return NOBODY
        if not op.optional:
            return candidates[0][1]
    else:
        candidates = [BUILD_CARD[card] for card in g.hands[seat]]
        if not candidates:
            return NOBODY
    declines = op.optional or all(bar(each) for each in candidates)
    args = {"card": doing.card, "extra": op.discount, "only": only}
    also = (SKIP,) if declines else ()
    chosen = yield ask(WORDS, g, seat, "build", candidates, bar, "O6.10", args, also=also)
    return NOBODY if chosen == SKIP else chosen[1]


@does(IfActive)
def _if_active(op: IfActive, doing: Execution) -> Steps | None:
    return run(op.then, doing) if op.colour in active_colours(doing.g, doing.seat) else None


# -- other orders


@does(BuryActive)
def _bury_active(op: BuryActive, doing: Execution) -> Steps:
    """O10.8 For each target, one active structure goes to the bottom of its system."""
    g = doing.g
    for target in doing.targets(op.target):
        systems = [system for system in g.systems[target] if system]
        if all(len(system) == 1 for system in systems):  # no choice would change anything
            _tell_alone(g, target, [system[0] for system in systems])
            continue
        cards: list[Option] = [("bury", card) for system in systems for card in reversed(system)]
        bar = partial(_bar_bury, g, target)
        chosen = yield ask(WORDS, g, doing.seat, "bury", cards, bar, "O10.8", {"player": target})
        bury(g, target, chosen[1])


def _bar_bury(g: State, owner: int, option: Option) -> Reason | None:
    card = option[1]
    active = any(system[-1] == card for system in g.systems[owner] if system)
    return None if active else g.bar_inactive(owner, card, "O10.8")


def bury(g: State, owner: int, card: int) -> None:
    place = g.place_of(owner, card)
    system = g.systems[owner][place]
    if len(system) > 1:
        take_markers(g, owner, card)
        g.lay(owner, place, (card, *system[:-1]))
    g.tell("buried" if len(system) > 1 else "lay-alone", owner, structure=g.cards.face[card])


def _tell_alone(g: State, owner: int, cards: list[int]) -> None:
    """Log why nothing goes to the bottom: there is no structure, or each lies alone."""
    if len(cards) == 1:
        g.tell("lay-alone", owner, structure=g.cards.face[cards[0]])
    else:
        g.tell("all-lie-alone" if cards else "nothing-to-bury", owner)


def _bar_reorder(g: State, seat: int, option: Option) -> Reason | None:
    return ("lone", "O10.9") if len(g.systems[seat][option[1]]) < 2 else None


@does(ReorderSystem)
def _reorder_system(op: ReorderSystem, doing: Execution) -> Steps:
    """O10.9 Put one own system in any order, or none."""
    g, seat = doing.g, doing.seat
    systems: list[Option] = [("system", place) for place, system in enumerate(g.systems[seat]) if system]
    bar = partial(_bar_reorder, g, seat)
    if all(bar(each) for each in systems):
        return
    chosen = yield ask(WORDS, g, seat, "reorder", systems, bar, "O10.9", {"card": doing.card}, also=(SKIP,))
    if chosen == SKIP:
        return
    place = chosen[1]
    system = g.systems[seat][place]
    cards: list[Option] = [("card", card) for card in system]
    picked = yield Choice(
        seat, "order", cards, len(cards), len(cards), rule="O10.9", args={"system": place}, ordered=True
    )
    order = tuple([card for _, card in picked])
    if order[-1] != system[-1]:
        take_markers(g, seat, system[-1])
    g.lay(seat, place, order)
    g.tell("reordered", seat, system=place, structure=g.cards.face[order[-1]])
