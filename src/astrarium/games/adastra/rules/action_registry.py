"""The eight actions: whether they are possible, where they may be used, and what happens there (A5).

Each action is a file: `possible` answers quickly whether there is any place at all, `places` lists them as
options, `carry_out` does it in the chosen place; `candidates` are places that people might try, `bar` says
why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ....kernel import Option, Reason, Steps
from ..components import CARDS
from ..state import State
from ..things import ActionCard
from ..words import WORDS
from . import attack, build, diplomacy, exploration, flight, growth, invasion, research

Possible = Callable[[State, int, ActionCard], bool]
Places = Callable[[State, int, ActionCard, int], list[Option]]
CarryOut = Callable[[State, int, ActionCard, Option], Steps]
Candidates = Callable[[State, int, ActionCard], list[Option]]
Bar = Callable[[State, int, ActionCard, Option], Reason | None]


class Action(NamedTuple):
    """What the rules know of an action."""

    rule: str
    possible: Possible
    places: Places
    carry_out: CarryOut
    candidates: Candidates
    bar: Bar


def _action(rule: str, of: Any) -> Action:
    return Action(rule, of.possible, of.places, of.carry_out, of.candidates, of.bar)


ACTIONS: dict[str, Action] = {
    "growth": _action("A5.5", growth),
    "research": _action("A5.7", research),
    "build": _action("A5.9", build),
    "diplomacy": _action("A5.13", diplomacy),
    "flight": _action("A5.16", flight),
    "exploration": _action("A5.23", exploration),
    "attack": _action("A5.24", attack),
    "invasion": _action("A5.27", invasion),
}
#: More than any price misses.
MANY = 1_000
#: Reasons that are a price: (name, paragraph, price, have).
PRICES = ("food", "research", "production", "credits")
#: Reasons that hold in every system.
EVERYWHERE = ("no-usable-ship", "no-flag")
#: Options that are about the system that they name first.
OF_A_SYSTEM = ("grow", "site", "from", "survey", "target", "invade")


def possible(card: ActionCard) -> Possible:
    """A5.1 What says whether at least one action of a card has a place that can be paid for."""
    uses = [ACTIONS[action].possible for action in card.actions]
    if len(uses) == 1:
        return uses[0]
    return lambda g, seat, card: any(use(g, seat, card) for use in uses)


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
    """Why an action has no place: of all reasons the price that is missed by least, else the first."""
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
    """Whether a reason says by itself which system it is about."""
    return WORDS.reasons[reason[0]][:1] == ("at",) and reason[2] == system


def _missed(reason: Reason) -> int:
    """By how much a price is missed; what is no price comes last."""
    return reason[2] - reason[3] if reason[0] in PRICES else MANY
