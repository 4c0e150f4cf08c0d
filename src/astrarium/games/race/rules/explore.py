"""R6 Explore."""

from __future__ import annotations

from functools import cache

from ....kernel import Choice, Option, Steps, Together
from ..components import ACTIONS, CARDS, EXPLORE_DRAW, EXPLORE_KEEP, KEEP, LOOK_AT
from ..state import Player, State
from .options import CARD
from .round import finish_phase

#: What an action card adds in Explore: cards to look at, cards to keep.
BONUS = {
    action.id: (action.bonus.get("explore_draw", 0), action.bonus.get("explore_keep", 0))
    for action in ACTIONS.values()
    if action.phase == "explore"
}
#: The arguments of the question how many cards to keep.
KEEPING = tuple([{"count": count} for count in range(CARDS + 1)])


def explore(g: State) -> Steps:
    """Everybody draws cards, keeps some of them and discards the others; all draw before anybody discards."""
    players = g.players
    choices = []
    for seat in g.order:
        player = players[seat]
        draw, keep = looks(player)
        player.drawn = drawn = g.look_at_top(seat, draw)
        if keep > len(drawn):
            keep = len(drawn)
        options = [CARD[each] for each in drawn]
        choices.append(Choice(seat, "explore", options, keep, keep, "R6.3", None, KEEPING[keep]))
    answers = yield Together(choices)
    for seat in g.order:
        player = players[seat]
        drawn = player.drawn
        player.drawn = []
        for _, card in answers[seat]:
            player.hand.append(card)
            drawn.remove(card)
        g.discards += drawn
        if g.host:
            _tell(g, seat, len(drawn), answers[seat])
    finish_phase(g)


def looks(player: Player) -> tuple[int, int]:
    """R6.1, R6.2 How many cards a player looks at, and how many of them are kept."""
    draw, keep = _with_bonus(player.actions)
    return draw + player.sums[EXPLORE_DRAW], keep + player.sums[EXPLORE_KEEP]


@cache
def _with_bonus(actions: tuple[str, ...]) -> tuple[int, int]:
    """R6.1 What everybody looks at and keeps, and what these action cards add."""
    bonuses = [BONUS[action] for action in actions if action in BONUS]
    return LOOK_AT + sum(draw for draw, _ in bonuses), KEEP + sum(keep for _, keep in bonuses)


def _tell(g: State, seat: int, discarded: int, picked: tuple[Option, ...]) -> None:
    g.tell("explored", seat, draw=discarded + len(picked), keep=len(picked))
    g.tell("kept", seat, to=seat, cards=tuple([card for _, card in picked]))
