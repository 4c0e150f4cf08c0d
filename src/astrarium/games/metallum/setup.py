"""M2 Set-up, also from a prescribed deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from ...kernel import Cards, Chance, Text
from .components import ALL_TILES, BOX, MODULES, PLACES, PLANETS, ROBOTS, SLOT_PRICES
from .state import LEDGER, State


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    g = _unshuffled(seats, options["extra_planet"]).copy()
    g.chance = chance
    # Cards 0..6 are the places of the row; Alpha and Omega are known, the others share one back (M2.2).
    g.cards.mix([card for card in _planets(g) if not g.cards.seen[card]], chance, "planets")
    g.cards.mix(g.deck, chance, "planetary")
    g.cards.mix(g.action_deck, chance, "action")
    _write_out(g, _planets(g), options["row"])
    _write_out(g, reversed(g.deck), options["deck"])
    _write_out(g, reversed(g.action_deck), options["action_deck"])
    for at, slot in enumerate(BOX.market.slots):
        if slot.filled_at_setup:
            deal_to_market(g, at)
    return g


def _planets(g: State) -> range:
    """The planets: first those of the row, then those in the box."""
    return range(len(g.cards.face) - len(MODULES))


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


# -- prescribed deals


def _write_out(g: State, cards: Iterable[int], names: tuple[str, ...] | None) -> None:
    """M2.7 Put the named cards first, in this order; the others keep their shuffled order."""
    if names:
        cards = list(cards)
        others = [g.cards.face[card] for card in cards if g.cards.face[card] not in names]
        for card, name in zip(cards, [*names, *others], strict=True):
            g.cards.face[card] = name


def refusal(seats: int, options: Mapping[str, Any]) -> Text | None:
    """M2.7 The reason why a prescribed deal is invalid, or None."""
    if options["row"] is options["deck"] is options["action_deck"] is None:
        return None
    planets = [planet.id for planet in PLANETS.values() if options["extra_planet"] or not planet.optional]
    things = {"row": planets}
    for setting, kind in (("deck", "planetary"), ("action_deck", "action")):
        things[setting] = [module.id for module in MODULES.values() if module.kind == kind]
    for setting, known in things.items():
        if options[setting] is not None and (wrong := _wrong_list(setting, options[setting], known)):
            return wrong
    return None if options["row"] is None else _wrong_row(options["row"])


def _wrong_list(setting: str, names: Any, known: list[str]) -> Text | None:
    if not isinstance(names, tuple) or not all(isinstance(name, str) for name in names):
        return Text("refusal-no-list", setting=setting)
    for name in names:
        if name not in known:
            return Text("refusal-unknown", setting=setting, name=name[:40], known=", ".join(known))
        if names.count(name) > 1:
            return Text("refusal-twice", setting=setting, name=name)
    return None


def _wrong_row(row: tuple[str, ...]) -> Text | None:
    ends = [PLANETS[planet].setup for planet in row]
    if len(row) != PLACES or [ends[0], ends[-1]] != ["fixed_first", "fixed_last"]:
        return Text("refusal-row", places=PLACES)
    return None
