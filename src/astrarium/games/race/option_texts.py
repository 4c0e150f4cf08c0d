"""The words of options, prompts and events, and the rule cited for each option.

Options, by their first word (`card`, `world` and `source` are numbers of cards, as in the view):

    ("card", card)               a card in hand, or one looked at: to keep, place, pay with, discard
    ("pass",)                    place nothing
    ("action", action)           choose an action
    ("actions", action, action)  two of them in the advanced game; a second copy is "develop_2", "settle_2"
    ("conquer",)                 place a military world by Military alone
    ("tactics", card)            the same, with this card discarded for more Military
    ("pay", price)               place a world for so many cards
    ("ship", card)               place a world for none, with this card discarded
    ("power", card, op)          use a consume power of a card in the tableau
    ("stop",)                    use no more powers
    ("good", world)              the good on that world: to sell, to consume
    ("spare", kind)              consume goods of all kinds but this one
    ("number", n)                a guess
    ("windfall", source, world)  produce on a windfall world with a card, or with "bonus"
"""

from __future__ import annotations

from typing import Any

from ...kernel import Choice, Option, Telling, Text, Words, joined
from .components import CONSUME, DESIGN, TABLEAU_END
from .option_warnings import WASTEFUL, consequence
from .state import State


def card(g: State, value: int) -> Text:
    """A card by its name: only for those who have seen it."""
    return Text(f"card-{DESIGN[g.cards.face[value]].id}")


def cards(g: State, values: tuple[int, ...]) -> Text:
    return joined([card(g, value) for value in values], nothing=Text("nothing"))


def good(g: State, world: int) -> Text:
    """The good on a world, with its kind."""
    design = DESIGN[g.cards.face[world]]
    return Text("good-on", card=card(g, world), kind=Text(f"kind-{design.good}"))


def source(g: State, value: Any) -> Text:
    return Text("bonus") if value == "bonus" else card(g, value)


def action(g: State, value: str) -> Text:
    return Text(f"action-{value}")


def military(g: State, value: tuple[int, int]) -> Text | int:
    """Military against a world, with the part that discarding a card adds."""
    have, tactics = value
    return Text("strength-with-tactics", strength=have, tactics=tactics) if tactics else have


def _cite_power(g: State, option: Option) -> str:
    _, card, op = option
    rule: str = CONSUME[g.cards.face[card]][op].rule
    return rule


WORDS = Words(
    options={
        "card": ("card",),
        "pass": (),
        "action": ("action",),
        "actions": ("action", "other"),
        "conquer": (),
        "tactics": ("card",),
        "pay": ("price",),
        "ship": ("card",),
        "power": ("card", "power"),
        "stop": (),
        "good": ("good",),
        "spare": ("kind",),
        "number": ("number",),
        "windfall": ("source", "card"),
    },
    args={
        "card": card,
        "face": card,
        "cards": cards,
        "spent": card,
        "world": card,
        "goods": cards,
        "good": good,
        "source": source,
        "action": action,
        "other": action,
        "power": lambda g, op: Text(f"power-{op}"),
        "kind": lambda g, kind: Text(f"kind-{kind}"),
        "phase": lambda g, phase: Text(f"phase-{phase}"),
        "military": military,
        "why": lambda g, why: Text(f"ending-{why}", most=TABLEAU_END),
    },
    reasons={
        "world": (),
        "development": (),
        "duplicate": (),
        "too-dear": ("price", "others"),
        "too-weak": ("military", "defence"),
        "too-weak-too-dear": ("military", "defence", "price", "others"),
        "not-for": ("kind",),
        "in-vain": ("reason", "card", "kind"),
        "in-hand": (),
        "no-good": ("card",),
        "other-kind": ("kind",),
        "goods": ("need", "have"),
        "goods-of": ("need", "have", "kind"),
        "kinds": ("need", "have"),
        "no-hand": (),
        "used": (),
        "must-consume": ("card",),
        "source-used": ("source",),
        "has-good": ("card",),
        "produces-kind": ("source", "kind"),
    },
    secret=frozenset({"develop", "settle"}),
    free=frozenset({"start", "action", "actions", "pay", "spare", "spend", "guess", "hand-limit"}),
    consequence=consequence,
    wasteful=WASTEFUL,
    cites={
        "conquer": "R8.5",
        "tactics": "R8.6",
        "ship": "R8.8",
        "stop": "R9.4",
        "power": _cite_power,
    },
)


def cite(g: State, choice: Choice, option: Option) -> str:
    """The paragraph behind an option; a military world is paid for by one of its own."""
    if option[0] == "pay":
        return "R8.7" if DESIGN[g.cards.face[choice.args["card"]]].military else "R8.4"
    return WORDS.cite(g, choice, option)


#: The parts of events in the log of a turn.
TELLING = Telling(
    deeds=frozenset(
        {
            "chose",
            "chose-two",
            "explored",
            "developed",
            "developed-nothing",
            "settled",
            "settled-free",
            "settled-nothing",
            "conquered",
            "sold",
            "sold-nothing",
            "consumed",
            "guessed",
            "missed",
            "guessed-nothing",
            "spent",
            "hand-limit",
        }
    ),
    leads=frozenset({"tactics"}),
    consequences=frozenset({"good", "drew", "drew-cards", "kept", "discarded-cards"}),
    bookkeeping=frozenset({"reshuffled", "ends"}),
    unsaid={"drew": {"sold", "consumed"}},
    gains=frozenset({"good", "drew", "consumed"}),
)
