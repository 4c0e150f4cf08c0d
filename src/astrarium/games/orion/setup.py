"""O2 Set-up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel import BadSetup, Cards, Chance, Text
from .components import ADVISORS, CONSTANTS, HUMAN, PLACES, RACES, STRUCTURES
from .rules import take_sheet
from .state import BOXES, NOBODY, State

ALIENS = tuple(race for race in RACES if race != HUMAN)


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    g = _unshuffled(seats, options["beginner"]).copy()
    g.chance = chance
    g.first = g.acting = chance.below(seats, "first")
    g.cards.shuffle(g.deck, chance, "deck")
    if not g.beginner:
        g.cards.shuffle(g.middle + g.unused, chance, "advisors")
    given = _given_races(seats, chance, options)
    if given:
        g.phase = "deal"
        for seat, race in enumerate(given):
            take_sheet(g, seat, race)
    return g


def _given_races(seats: int, chance: Chance, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The races, where nobody chooses them."""
    if options["beginner"]:
        return (HUMAN,) * seats
    if options["civilizations"] is not None:
        return tuple(options["civilizations"])
    if not options["random_races"]:
        return ()
    # Every player is as likely to be any race: the deck of sheets holds each alien once, and one Humans side.
    sheets = [*ALIENS, HUMAN]
    chance.mix(sheets, "races")
    return tuple(sheets[:seats])


@cache
def _unshuffled(seats: int, beginner: bool) -> State:
    """Everything in its place before the first shuffle (O2.1–O2.7)."""
    cards = Cards(seats)
    deck = cards.add([id for id, card in STRUCTURES.items() for _ in range(card.count)])
    advisors = [] if beginner else cards.add(list(ADVISORS))
    on_table = CONSTANTS.advisors_on_table
    return State(
        seats=seats,
        chance=Chance(""),
        cards=cards,
        news=0,
        round=1,
        phase="races",
        first=0,
        acting=0,
        beginner=beginner,
        ending=(),
        races=[""] * seats,
        stock=[[0, 0, 0] for _ in range(seats)],
        morale=[CONSTANTS.morale_start] * seats,
        vp=[0] * seats,
        raided=[0] * seats,
        development=[""] * seats,
        pool=[0] * seats,
        reserve=[CONSTANTS.action_markers] * seats,
        boxes=[[0] * len(BOXES) for _ in range(seats)],
        attacks=[[0] * seats for _ in range(seats)],
        on_a=set(),
        on_r=set(),
        systems=[()] * (seats * PLACES),
        advisors=[NOBODY] * seats,
        colour="",
        middle=advisors[:on_table],
        unused=advisors[on_table:],
        deck=deck,
        discards=[],
        hands=[[] for _ in range(seats)],
    )


def read_civilizations(value: Any) -> tuple[str, ...]:
    """The setting that names everybody's race: a list of ids, by seat."""
    if not isinstance(value, list | tuple) or not all(race in RACES for race in value):
        raise BadSetup(
            "error-bad-setting", setting="civilizations", value=f"{value}"[:80], values=", ".join(RACES)
        )
    return tuple(value)


def refusal(seats: int, options: Mapping[str, Any]) -> Text | None:
    """O2.3 Why races that were named do not go together."""
    named = options["civilizations"]
    if named is None:
        return None
    if options["beginner"]:
        return Text("refusal-beginner")
    if len(named) != seats:
        return Text("refusal-seats", count=len(named), seats=seats)
    twice = next((race for race in named if race != HUMAN and named.count(race) > 1), None)
    return None if twice is None else Text("refusal-twice", race=Text(f"race-{twice}"))
