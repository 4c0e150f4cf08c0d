"""What a person would try in vain, and why: computed only when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...kernel import Barred, Text
from .components import CARDS
from .rules import attack, build, diplomacy, exploration, flight, growth, invasion, research
from .state import State
from .things import ActionCard

_BARRED: dict[str, Callable[[State, int, ActionCard], Iterator[Barred]]] = {
    "growth": growth.barred,
    "research": research.barred,
    "build": build.barred,
    "diplomacy": diplomacy.barred,
    "flight": flight.barred,
    "exploration": exploration.barred,
    "attack": attack.barred,
    "invasion": invasion.barred,
}


def barred_places(g: State, seat: int, action: str) -> Iterator[Barred]:
    """Places where the action cannot be used now."""
    return _BARRED[action](g, seat, CARDS[g.card])


def barred_in_turn(g: State, seat: int) -> Iterator[Barred]:
    """Action cards that cannot be played now: used up, beyond the limit, or without a place."""
    from .rules.turn import can_exchange, playable  # a turn asks this file why not

    for card in g.played[seat]:
        yield Barred(("play", card), Text("barred-played"), "A5.1")
    spent = g.actions_taken[seat] >= g.power(seat).action_limit
    open_cards = playable(g, seat)
    for card in g.hand[seat]:
        if spent:
            text = Text("barred-action-limit", limit=g.power(seat).action_limit)
            yield Barred(("play", card), text, "A4.5")
        elif card not in open_cards:
            yield Barred(("play", card), Text("barred-no-place", actions=_actions(card)), "A5.1")
    if g.exchanged:
        yield Barred(("exchange",), Text("barred-exchanged"), "A5.31")
    elif not can_exchange(g, seat):
        yield Barred(("exchange",), Text("barred-nothing-to-exchange"), "A5.31")


def _actions(card: str) -> Text:
    """The actions of a card, one or the other."""
    first, *more = (Text(f"action-{action}") for action in CARDS[card].actions)
    return Text("either", a=first, b=more[0]) if more else first
