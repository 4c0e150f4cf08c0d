"""M2 Set-up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel import Cards, Chance
from .components import ALL_TILES, DATA, MODULES, PLACES, PLANETS, ROBOTS, SLOT_PRICES
from .state import LEDGER, State


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    g = _unshuffled(seats, options["extra_planet"]).copy()
    g.chance = chance
    # Cards 0..6 are the places of the row; Alpha and Omega are known, the others share one back (M2.2).
    g.cards.shuffle([card for card in range(len(g.cards.face)) if _face_down(g, card)], chance, "planets")
    g.cards.shuffle(g.deck, chance, "planetary")
    g.cards.shuffle(g.action_deck, chance, "action")
    for slot in DATA["market"]["slots"]:
        if slot["filled_at_setup"]:
            deal_to_market(g, slot["index"])
    return g


def _face_down(g: State, card: int) -> bool:
    return g.cards.face[card] in PLANETS and not g.cards.seen[card]


@cache
def _unshuffled(seats: int, extra_planet: bool) -> State:
    """Everything in its place before the first shuffle (M2.1–M2.6)."""
    cards = Cards(seats)
    _lay_out_system(cards, extra_planet)
    return State(
        seats=seats,
        chance=Chance(""),
        cards=cards,
        news=0,
        round=1,
        phase="programming",
        acting=-1,
        first=-1,
        explored=(0,),
        deposits=["none"] * PLACES,
        robots=[[0] * PLACES for _ in range(seats)],
        reserve=[ROBOTS] * seats,
        ships=[0] * seats,
        credits=[0] * seats,
        ledger=[[0] * len(LEDGER) for _ in range(seats)],
        active=[ALL_TILES] * seats,
        program=[()] * seats,
        unresolved=[()] * seats,
        uses=[],
        freed=(),
        market=[-1] * len(SLOT_PRICES),
        deck=_modules(cards, "planetary"),
        discards=[],
        action_deck=_modules(cards, "action"),
        unbought=[],
        installed={},
        hand=[()] * seats,
        bought=[()] * seats,
        gone=(),
    )


def _lay_out_system(cards: Cards, extra_planet: bool) -> None:
    """M2.2 Alpha face up, five of the others, Omega (known, not explored); the rest go to the box unseen."""
    first = next(planet.id for planet in PLANETS.values() if planet.setup == "fixed_first")
    last = next(planet.id for planet in PLANETS.values() if planet.setup == "fixed_last")
    pool = [p.id for p in PLANETS.values() if p.setup == "pool" and (extra_planet or not p.optional)]
    middle = PLACES - 2
    cards.add([first, *pool[:middle], last, *pool[middle:]])
    cards.show([0, PLACES - 1], cards.everyone)


def _modules(cards: Cards, kind: str) -> list[int]:
    return cards.add([module.id for module in MODULES.values() if module.kind == kind])


def deal_to_market(g: State, slot: int) -> None:
    """M2.5, M13.4, M13.5 Turn up the top card of the deck in use, if there is one, into a slot."""
    if not g.deck and g.discards:
        g.deck, g.discards = g.discards, []
        g.shuffle(g.deck, "reshuffle")
    if g.deck:
        card = g.deck.pop()
        g.market[slot] = card
        g.reveal((card,))
