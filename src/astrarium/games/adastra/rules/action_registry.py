"""Registry of the eight actions: their places, reasons and execution (A5).

Each action is a module. `candidates` lists the places that people might try, `bar` gives the reason why one
is illegal, `carry_out` uses one. The legal places are the candidates without a reason. The optional `quick`
lists them faster. The optional `found` yields them in any order, the first one sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain, filterfalse
from typing import Any, NamedTuple

from ....kernel import Option, Reason, Steps
from ..component_types import ActionCard
from ..components import CARDS
from ..option_texts import WORDS
from ..state import State
from . import attack, build, diplomacy, exploration, flight, invasion, population_growth, research

CarryOut = Callable[[State, int, ActionCard, Option], Steps]
Candidates = Callable[[State, int, ActionCard], list[Option]]
Places = Callable[[State, int, ActionCard], Iterable[Option]]
Bar = Callable[[State, int, ActionCard, Option], Reason | None]


class Action(NamedTuple):
    """The functions of an action, and its paragraph."""

    rule: str
    carry_out: CarryOut
    candidates: Candidates
    bar: Bar
    places: Places
    found: Places


def _action(rule: str, of: Any) -> Action:
    candidates, bar = of.candidates, of.bar

    def unbarred(g: State, seat: int, card: ActionCard) -> Iterable[Option]:
        return filterfalse(partial(bar, g, seat, card), candidates(g, seat, card))

    places = getattr(of, "quick", unbarred)
    return Action(rule, of.carry_out, candidates, bar, places, getattr(of, "found", places))


ACTIONS: dict[str, Action] = {
    "growth": _action("A5.5", population_growth),
    "research": _action("A5.7", research),
    "build": _action("A5.9", build),
    "diplomacy": _action("A5.13", diplomacy),
    "flight": _action("A5.16", flight),
    "exploration": _action("A5.23", exploration),
    "attack": _action("A5.24", attack),
    "invasion": _action("A5.27", invasion),
}
#: Larger than any missing amount.
MANY = 1_000
#: Reasons about a price: (name, paragraph, price, have).
PRICES = ("food", "research", "production", "credits")
#: Reasons that hold in every system.
EVERYWHERE = ("no-usable-ship", "no-flag")
#: Options whose first argument is the system they are about.
OF_A_SYSTEM = ("grow", "site", "from", "survey", "target", "invade")


def places(card: ActionCard) -> Places:
    """A5.1 The function that finds the places of all actions of a card."""
    finders = [ACTIONS[action].found for action in card.actions]
    if len(finders) == 1:
        return finders[0]
    return lambda g, seat, card: chain.from_iterable(find(g, seat, card) for find in finders)


def bar_card(g: State, seat: int, name: str) -> Reason | None:
    """A5.1 Why no action of a card has a place that is legal and affordable."""
    card = CARDS[name]
    found = []
    for action in card.actions:
        reason = _bar_action(g, seat, action, card)
        if reason is None:
            return None
        found += [action, reason]
    return ("nowhere" if len(card.actions) == 1 else "nowhere-both", "A5.1", *found)


def _bar_action(g: State, seat: int, name: str, card: ActionCard) -> Reason | None:
    """Why an action has no legal place: the price missed by least, else the first reason."""
    action = ACTIONS[name]
    reasons = []
    for option in action.candidates(g, seat, card):
        reason = action.bar(g, seat, card, option)
        if reason is None:
            return None
        reasons.append((option, reason))
    if not reasons:
        return f"no-place-{name}", action.rule
    option, reason = min(reasons, key=lambda each: _missed(each[1]))
    if option[0] == "develop":
        return "of-technology", reason[1], option[1], reason
    if option[0] not in OF_A_SYSTEM or reason[0] in EVERYWHERE or _names(reason, option[1]):
        return reason
    return "in-system", reason[1], option[1], reason


def _names(reason: Reason, system: int) -> bool:
    """Whether the text of a reason already names its system."""
    return WORDS.reasons[reason[0]][:1] == ("at",) and reason[2] == system


def _missed(reason: Reason) -> int:
    """Sort key of a reason: the amount that a price is missed by; other reasons come last."""
    return reason[2] - reason[3] if reason[0] in PRICES else MANY
