"""R3.6, R4 and R11: the first discard, choosing actions, and the end of a round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....kernel import Choice, Option, Steps, Together
from ..common_options import ACTION, CARD, PAIRS
from ..components import DISCARD_AT_START, HAND_LIMIT, LAST_ROUND, OPENS, ORDER, SEATS, TABLEAU_END
from ..state import State


def start(g: State) -> Steps:
    """R3.6 Everybody discards two of six cards."""
    count = DISCARD_AT_START
    answers = yield Together(
        [
            Choice(
                seat,
                "start",
                [CARD[each] for each in player.hand],
                count,
                count,
                "R3.6",
                args={"count": count},
            )
            for seat, player in enumerate(g.players)
        ]
    )
    for seat, picked in answers.items():
        g.discard(seat, picked)
    g.phase = "choose"


def choose(g: State) -> Steps:
    """R4.2 Everybody chooses an action in secret; all are revealed, and the phases of the round are known."""
    answers = yield Together((_PAIRS if g.advanced else _ACTIONS)[g.seats])
    players = g.players
    for seat, answer in answers.items():
        players[seat].actions = answer[1:]
    g.agenda = g.revealed = phases = phases_of(tuple(answers.values()))
    g.phase = phases[0]
    if g.listener:
        for seat, player in enumerate(players):
            _tell_actions(g, seat, player.actions)
        g.tell("phase", phase=g.phase)


def _choices(prompt: str, options: tuple[Option, ...], rule: str) -> list[tuple[Choice, ...]]:
    """The choices of an action, by number of seats; made once, as every round has the same ones."""
    each = [Choice(seat, prompt, options, rule=rule) for seat in range(SEATS[1])]
    return [tuple(each[:seats]) for seats in range(SEATS[1] + 1)]


_ACTIONS = _choices("action", ACTION, "R4.2")
_PAIRS = _choices("actions", PAIRS, "R14.2")


def _tell_actions(g: State, seat: int, actions: tuple[str, ...]) -> None:
    if len(actions) == 1:
        g.tell("chose", seat, action=actions[0])
    else:
        g.tell("chose-two", seat, action=actions[0], other=actions[1])


@cache
def phases_of(chosen: tuple[Option, ...]) -> tuple[str, ...]:
    """R4.3, R14.3 The phases that these choices bring, in order."""
    opened = {OPENS[action] for _, *actions in chosen for action in actions}
    return tuple(phase for phase in ORDER if phase in opened)


def finish_phase(g: State) -> None:
    """Go on to the next phase, or to the end of the round."""
    g.agenda = agenda = g.agenda[1:]
    if agenda:
        g.phase = agenda[0]
        if g.listener:
            g.tell("phase", phase=g.phase)
        return
    for player in g.players:
        if len(player.hand) > HAND_LIMIT:
            g.phase = "end_round"
            return
    close_round(g)


def end_round(g: State) -> Steps:
    """R11.1 Players discard down to ten cards in hand."""
    over = [seat for seat, player in enumerate(g.players) if len(player.hand) > HAND_LIMIT]
    answers = yield Together([_down_to_limit(g, seat) for seat in over])
    for seat, picked in answers.items():
        g.discard(seat, picked)
        if g.listener:
            g.tell("hand-limit", seat, count=len(picked), limit=HAND_LIMIT)
    close_round(g)


def close_round(g: State) -> None:
    """R11.2 End the game, or begin a new round."""
    g.revealed = ()
    full = g.round >= LAST_ROUND or g.pool <= 0
    for player in g.players:
        player.actions = ()
        if len(player.tableau) >= TABLEAU_END:
            full = True
    if full:
        g.phase = "over"
        if g.listener:
            for why in ending(g):
                g.tell("ends", why=why)
        return
    g.round += 1
    g.phase = "choose"
    if g.listener:
        g.tell("round", round=g.round)


def _down_to_limit(g: State, seat: int) -> Choice:
    hand = g.players[seat].hand
    count = len(hand) - HAND_LIMIT
    options, args = [CARD[each] for each in hand], {"count": count, "limit": HAND_LIMIT}
    return Choice(seat, "hand-limit", options, count, count, "R11.1", None, args)


def ending(g: State) -> Iterator[str]:
    """R11.2 The reasons why the game ends with this round, if any."""
    for player in g.players:
        if len(player.tableau) >= TABLEAU_END:
            yield "tableau"
            break
    if g.pool <= 0:
        yield "pool"
    if g.round >= LAST_ROUND:
        yield "rounds"
