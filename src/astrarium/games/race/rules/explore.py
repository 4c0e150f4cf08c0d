"""R6 Explore."""

from __future__ import annotations

from ....kernel import Choice, Steps, Together
from ..components import ACTIONS, EXPLORE_DRAW, EXPLORE_KEEP, KEEP, LOOK_AT
from ..state import Player, State
from .options import CARD
from .round import finish_phase

#: What an action card adds in Explore: cards to look at, cards to keep.
BONUS = {
    action.id: (action.bonus.get("explore_draw", 0), action.bonus.get("explore_keep", 0))
    for action in ACTIONS.values()
}


def explore(g: State) -> Steps:
    """Everybody draws some cards, keeps some of them and discards the others; all draw before anybody discards."""
    players = g.players
    choices = {}
    for seat in g.order:
        player = players[seat]
        draw, keep = looks(player)
        player.drawn = drawn = g.take(draw)
        g.look(seat, drawn)
        keep = min(keep, len(drawn))
        choices[seat] = Choice(seat, "explore", [CARD[card] for card in drawn], keep, keep, "R6.3", None, {"count": keep})
    answers = yield Together([choices[seat] for seat in range(g.seats)])
    for seat in g.order:
        _keep(g, seat, [card for _, card in answers[seat]])
    finish_phase(g)


def looks(player: Player) -> tuple[int, int]:
    """R6.1, R6.2 How many cards a player looks at, and how many of them are kept."""
    draw = LOOK_AT + player.sums[EXPLORE_DRAW]
    keep = KEEP + player.sums[EXPLORE_KEEP]
    for action in player.actions:
        more = BONUS[action]
        draw += more[0]
        keep += more[1]
    return draw, keep


def _keep(g: State, seat: int, kept: list[int]) -> None:
    player = g.players[seat]
    drawn = player.drawn
    player.drawn = []
    player.hand += kept
    for card in drawn:
        if card not in kept:
            g.discards.append(card)
    if g.host:
        g.tell("explored", seat, draw=len(drawn), keep=len(kept))
        g.tell("kept", seat, to=seat, cards=tuple(kept))
