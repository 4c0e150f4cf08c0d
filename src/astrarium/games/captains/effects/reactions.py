"""S12.6 Abilities that work after an event."""

from __future__ import annotations

from ....kernel import Choice, Steps, run
from ..powers import Reaction
from ..state import State
from .doing import Doing


def react(g: State, seat: int, event: str, mission: str = "") -> Steps:
    """The player's abilities for this event, in an order of the player's choice."""
    left = [
        each
        for each in g.kit(g.ships[seat]).reactions
        if each.event == event and (not mission or mission in each.missions)
    ]
    while left:
        reaction = left[0]
        if len(left) > 1:
            options = [("react", each.kind, each.card) for each in left]
            chosen = yield Choice(seat, "react", options, rule="S12.6")
            reaction = next(each for each in left if each.card == chosen[2])
        left.remove(reaction)
        yield from _react(g, seat, reaction) or ()


def _react(g: State, seat: int, reaction: Reaction) -> Steps | None:
    if g.listener:
        g.tell("reacted", seat, name=reaction.card)
    return run(reaction.effects, Doing(g, seat))
