"""The phases of a game, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ...kernel import Choice, Option, Reason, Steps, ask
from .actions import next_turn, turn
from .components import (
    ADVISORS,
    CONSTANTS,
    HUMAN,
    LEVELS,
    ORDINARY,
    RACES,
    SEATS,
    STRUCTURES,
)
from .effects import resources
from .effects.slots import resolve_all
from .option_texts import WORDS
from .piles import DISCARD, ask_discard, discard, draw
from .state import BOXES, State
from .vocabulary import NO_GOODS

#: The options that name a race, made once.
LEAD: tuple[Option, ...] = tuple(("race", race) for race in RACES)
#: The players in clockwise order: CLOCKWISE[number of players][first player].
CLOCKWISE: dict[int, tuple[tuple[int, ...], ...]] = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(SEATS[0], SEATS[1] + 1)
}


def pass_on(g: State, phase: str, following: str) -> None:
    """Repeat the phase for the next player clockwise; after the last one, begin `following`."""
    g.acting = (g.acting + 1) % g.seats
    g.phase = following if g.acting == g.first else phase


def clockwise(g: State) -> Iterable[int]:
    """All players clockwise, from the first player on."""
    return CLOCKWISE[g.seats][g.first]


# -- set-up


def races(g: State) -> Steps:
    """O2.3 A player chooses a race: an alien one that is free, or Humans."""
    seat = g.acting
    chosen = yield ask(WORDS, g, seat, "race", LEAD, partial(_bar_race, g), "O2.3")
    take_sheet(g, seat, chosen[1])
    pass_on(g, "races", "deal")


def _bar_race(g: State, option: Option) -> Reason | None:
    race = option[1]
    return None if race == HUMAN or race not in g.races else ("led", "O2.3", g.races.index(race))


def take_sheet(g: State, seat: int, race: str) -> None:
    """O2.4 Set the markers to the start values of the sheet."""
    g.races[seat] = race
    g.stock[seat] = list(RACES[race].start)
    g.vp[seat] = RACES[race].vp
    g.changed(seat)
    if g.listener:
        g.tell("race", seat, race=race)


def deal(g: State) -> Steps:
    """O2.5, O2.7 Lay out five advisors; every player draws five cards."""
    g.reveal(g.middle)
    if g.listener:
        g.tell("began", g.first)
        if g.middle:
            g.tell("advisors", cards=tuple([g.cards.face[card] for card in g.middle]))
    for seat in clockwise(g):
        draw(g, seat, CONSTANTS.starting_hand)
    g.phase = "mulligan"
    return
    yield  # a phase is a generator, even without a decision


def mulligan(g: State) -> Steps:
    """O2.8 Once, a player may discard any number of cards and draw as many."""
    seat = g.acting
    hand = g.hands[seat]
    picked = yield Choice(
        seat, "mulligan", [DISCARD[card] for card in hand], 0, len(hand), rule="O2.8", ordered=True
    )
    if picked:
        discard(g, seat, [card for _, card in picked])
        draw(g, seat, len(picked))
    pass_on(g, "mulligan", "income")


# -- phase 1


def income(g: State) -> Steps:
    """O4.1 Everybody gains the production of all own cards, covered or not."""
    if g.listener:
        g.tell("round", round=g.round)
    for seat in range(g.seats):
        produced = g.powers[seat].income
        if produced != NO_GOODS:
            resources.gain(g, seat, produced)
    g.phase = "development"
    return
    yield  # nobody decides


def development(g: State) -> Steps:
    """O4.2, O4.3 Markers, morale and cards by the level of development."""
    for seat in clockwise(g):
        g.acting = seat
        level = LEVELS[max(g.stock[seat])]
        g.development[seat] = level.id
        if g.listener:
            g.tell("developed", seat, level=level.id)
        actions, morale, any_goods = level.actions, level.morale, 0
        for instead in g.powers[seat].development:
            if instead.level == level.id:
                actions, morale, any_goods = instead.actions, instead.morale, instead.gain_any
        resources.gain_actions(g, seat, actions)
        if morale:
            resources.change_morale(g, seat, morale)
        if level.draw:
            draw(g, seat, level.draw)
        if any_goods:
            yield from resources.gain_any(g, seat, any_goods)
    g.acting = g.first
    g.phase = "start_effects"


def start_effects(g: State) -> Steps:
    """O4.4 The players' start-of-round effects."""
    for seat in clockwise(g):
        sources = g.powers[seat].start_of_round
        if sources:
            g.acting = seat
            steps = resolve_all(g, seat, sources, "start-effect", "O4.4")
            if steps is not None:
                yield from steps
    g.phase = "turn"
    next_turn(g, (g.first - 1) % g.seats)


# -- phase 3


def end_check(g: State) -> Steps:
    """O13.1 Whether the game ends with this round."""
    reasons = []
    if g.round >= CONSTANTS.rounds:
        reasons.append("rounds")
    if min(g.morale) <= 0:
        reasons.append("morale")
    if g.complete():
        reasons.append("systems")
    g.ending = tuple(reasons)
    g.phase = "over" if reasons else "hand_limit"
    if g.listener and reasons:
        _tell_end(g)
    return
    yield  # nobody decides


def _tell_end(g: State) -> None:
    """Log why the game is over, and through whom."""
    if "rounds" in g.ending:
        g.tell("over-rounds")
    for seat in range(g.seats):
        if g.morale[seat] <= 0:
            g.tell("over-morale", seat, morale=g.morale[seat])
        if all(len(system) == CONSTANTS.cards_in_system for system in g.systems[seat][:ORDINARY]):
            g.tell("over-systems", seat)


def hand_limit(g: State) -> Steps:
    """O13.2 Players with more than five cards discard the excess; then the round is cleared."""
    for seat in clockwise(g):
        surplus = len(g.hands[seat]) - CONSTANTS.hand_limit
        if surplus > 0:
            g.acting = seat
            yield from ask_discard(g, seat, surplus, "hand-limit", "O13.2")
    clear_round(g)
    g.phase = "income"


def clear_round(g: State) -> None:
    """O13.3, O13.4 Markers go back to their reserves; the next player goes first in the next round."""
    g.on_a = set()
    g.pool = [0] * g.seats
    g.reserve = [CONSTANTS.action_markers] * g.seats
    if g.on_r:
        g.on_r = {card for card in g.on_r if _keeps_marker(g, card)}
        for seat in range(g.seats):
            g.reserve[seat] -= len(list(g.markers(seat)))
    g.boxes = [[0] * len(BOXES) for _ in range(g.seats)]
    g.attacks = [[0] * g.seats for _ in range(g.seats)]
    g.development = [""] * g.seats
    g.first = g.acting = (g.first + 1) % g.seats
    g.round += 1
    g.tell("first", g.first)


def _keeps_marker(g: State, card: int) -> bool:
    face = g.cards.face[card]
    abilities = ADVISORS[face].abilities if face in ADVISORS else STRUCTURES[face].abilities
    return any(ability.marker_stays for ability in abilities)


PHASES = {
    "races": races,
    "deal": deal,
    "mulligan": mulligan,
    "income": income,
    "development": development,
    "start_effects": start_effects,
    "turn": turn,
    "end_check": end_check,
    "hand_limit": hand_limit,
}
