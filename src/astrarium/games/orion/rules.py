"""The phases of a game, in the order of the rulebook."""

from __future__ import annotations

from ...kernel import Choice, Steps
from .actions import next_turn, turn
from .components import ADVISORS, CONSTANTS, DEVELOPMENT, HUMAN, ORDINARY, RACES, STRUCTURES, Level
from .effects import goods
from .effects.slots import resolve_all
from .piles import DISCARD, ask_discard, discard, draw
from .state import BOXES, State


def next_phase(g: State) -> str | None:
    return None if g.phase == "over" else g.phase


def pass_on(g: State, phase: str, following: str) -> None:
    """The next player clockwise does the same; after the last one `following` begins."""
    g.acting = (g.acting + 1) % g.seats
    g.phase = following if g.acting == g.first else phase


# -- set-up


def races(g: State) -> Steps:
    """O2.3 A player chooses a race: an alien one that is free, or Humans."""
    seat = g.acting
    free = [race for race in RACES if race == HUMAN or race not in g.races]
    chosen = yield Choice(seat, "race", [("race", race) for race in free], rule="O2.3")
    take_sheet(g, seat, chosen[1])
    pass_on(g, "races", "deal")


def take_sheet(g: State, seat: int, race: str) -> None:
    """O2.4 The markers go where the sheet says."""
    g.races[seat] = race
    g.stock[seat] = list(RACES[race].start)
    g.vp[seat] = RACES[race].vp
    g.changed(seat)
    if g.host:
        g.tell("race", seat, race=race)


def deal(g: State) -> Steps:
    """O2.5, O2.7 Five advisors are laid out, and everybody draws five cards."""
    g.reveal(g.middle)
    if g.host:
        g.tell("began", g.first)
        if g.middle:
            g.tell("advisors", cards=tuple([g.cards.face[card] for card in g.middle]))
    for step in range(g.seats):
        draw(g, (g.first + step) % g.seats, CONSTANTS.starting_hand)
    g.phase = "mulligan"
    return
    yield


def mulligan(g: State) -> Steps:
    """O2.8 Once, a player may discard any number of cards and draw as many."""
    seat = g.acting
    hand = g.hands[seat]
    picked = yield Choice(
        seat, "mulligan", [DISCARD[card] for card in hand], 0, len(hand), "O2.8", ordered=True
    )
    if picked:
        discard(g, seat, [card for _, card in picked])
        draw(g, seat, len(picked))
    pass_on(g, "mulligan", "income")


# -- phase 1


def income(g: State) -> Steps:
    """O4.1 Everybody gains what all own cards produce, covered or not."""
    if g.host:
        g.tell("round", round=g.round)
    face = g.cards.face
    for seat in range(g.seats):
        food = fleet = production = 0
        for system in g.own_systems(seat):
            for card in system:
                produces = STRUCTURES[face[card]].produces
                food += produces[0]
                fleet += produces[1]
                production += produces[2]
        if food or fleet or production:
            goods.gain(g, seat, (food, fleet, production))
    g.phase = "development"
    return
    yield


def level_of(stock: list[int]) -> Level:
    """O4.2 The level of development that the highest resource gives."""
    highest = max(stock)
    return next(level for level in DEVELOPMENT if highest >= level.least)


def development(g: State) -> Steps:
    """O4.2, O4.3 Markers, morale and cards by the level of development."""
    seat = g.acting
    level = level_of(g.stock[seat])
    g.development[seat] = level.id
    if g.host:
        g.tell("developed", seat, level=level.id)
    instead = g.force(seat).development.get(level.id)
    actions, morale = (level.actions, level.morale) if instead is None else (instead.actions, instead.amount)
    goods.gain_actions(g, seat, actions)
    if morale:
        goods.change_morale(g, seat, morale)
    if level.draw:
        draw(g, seat, level.draw)
    if instead is not None and instead.gain_any:
        yield from goods.gain_any(g, seat, instead.gain_any)
    pass_on(g, "development", "start_effects")


def start_effects(g: State) -> Steps:
    """O4.4 A player's start-of-round effects."""
    seat = g.acting
    sources = g.force(seat).start_of_round
    steps = resolve_all(g, seat, sources, "start-effect", "O4.4") if sources else None
    if steps is not None:
        yield from steps
    pass_on(g, "start_effects", "turn")
    if g.phase == "turn" and not g.pool[g.first]:
        next_turn(g, g.first)


# -- phase 3


def end_check(g: State) -> Steps:
    """O13.1 Whether the game ends with this round."""
    reasons = []
    if g.round >= CONSTANTS.rounds:
        reasons.append("rounds")
    if min(g.morale) <= 0:
        reasons.append("morale")
    if any(_complete(g, seat) for seat in range(g.seats)):
        reasons.append("systems")
    g.ending = tuple(reasons)
    g.phase = "over" if reasons else "hand_limit"
    if g.host:
        for reason in reasons:
            g.tell(f"over-{reason}")
    return
    yield


def _complete(g: State, seat: int) -> bool:
    """O13.1 Whether all ordinary systems are full."""
    return all(len(system) >= CONSTANTS.cards_in_system for system in g.own_systems(seat)[:ORDINARY])


def hand_limit(g: State) -> Steps:
    """O13.2 Who holds more than five cards discards the rest; after the last player the round is cleared."""
    seat = g.acting
    surplus = len(g.hands[seat]) - CONSTANTS.hand_limit
    if surplus > 0:
        yield from ask_discard(g, seat, surplus, "hand-limit", "O13.2")
    pass_on(g, "hand_limit", "income")
    if g.phase == "income":
        clear_round(g)


def clear_round(g: State) -> None:
    """O13.3, O13.4 Markers go back to their reserves; the next player goes first in the next round."""
    g.on_a = set()
    g.on_r = {card for card in g.on_r if _keeps_marker(g, card)}
    g.pool = [0] * g.seats
    g.reserve = [CONSTANTS.action_markers] * g.seats
    if g.on_r:
        for seat in range(g.seats):
            g.reserve[seat] -= len(list(g.markers(seat)))
    g.boxes = [[0] * len(BOXES) for _ in range(g.seats)]
    g.attacks = [[0] * g.seats for _ in range(g.seats)]
    g.development = [""] * g.seats
    g.first = g.acting = (g.first + 1) % g.seats
    g.round += 1


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
