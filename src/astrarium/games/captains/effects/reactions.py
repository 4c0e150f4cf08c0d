"""S12.6 Reactions: abilities that work after an event."""

from __future__ import annotations

from ....kernel import Choice, Steps, run
from ..state import State
from .execution import Execution


def react(g: State, seat: int, event: str, mission: str = "") -> Steps | None:
    """The player's abilities for this event, in an order of the player's choice."""
    return _reactions(g, seat, event, mission) if event in g.kit(g.ships[seat]).events else None


def _reactions(g: State, seat: int, event: str, mission: str) -> Steps:
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
        g.tell("reacted", seat, name=reaction.card)
        yield from run(reaction.effects, Execution(g, seat)) or ()
