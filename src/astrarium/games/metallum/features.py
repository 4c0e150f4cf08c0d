"""Features of an observation: planets by position, the own side before the other."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Choice
from ...kernel.learning.features import Features, Field, Row
from .components import ALL_TILES, MODULES, PLACES, PLANETS, SLOT_PRICES
from .state import State

MODULE = {module: at for at, module in enumerate(MODULES)}
TILE = {tile: at for at, tile in enumerate(ALL_TILES)}
PLANET = {planet: at for at, planet in enumerate(PLANETS)}
#: The number of each thing that a question can be about.
THING = {thing: at for at, thing in enumerate((*ALL_TILES, *MODULES, *PLANETS))}
_M, _T, _P = len(MODULE), len(TILE), PLACES

PROMPTS = (
    "program",
    "order",
    "action",
    "move-ship",
    "set-deposit",
    "place-robots",
    "move-from",
    "move-to",
    "gather-to",
    "gather-from",
    "remove-robot",
    "swap-own",
    "swap-enemy",
    "buy-module",
    "move-module",
    "take-module",
    "destroy-module",
    "choose-one",
    "use-installation",
    "score-planet",
    "window",
    "end-round",
    "recycle",
)


def _fields(seats: int) -> Sequence[Field]:
    return (
        Field("about", (len(THING),), "the tile, module or planet that the question is about"),
        Field("about_place", (_P,), "the place that the question is about"),
        Field("about_owner", (2,), "whose robots it is about"),
        Field("count", (1,), "how many robots it is about", 0, 99),
        Field("round", (1,), "the round", 1, 9),
        Field("acting", (2,), "who acts"),
        Field("first", (2,), "who acts first in this round, once it is decided"),
        Field("planets", (_P, len(PLANET)), "the planet at each place, where the seat knows it"),
        Field("explored", (_P,), "places that were explored"),
        Field("deposits", (_P, 2), "markers: rich, poor"),
        Field("robots", (2, _P), "robots on planets", 0, 99),
        Field("ships", (2, _P), "where the ships are"),
        Field("credits", (2,), "credits", 0, 999),
        Field("reserve", (2,), "robots in reserve", 0, 99),
        Field("active", (2, _T), "tiles that can still be chosen"),
        Field("program", (2, _T), "tiles of this round's program, once revealed"),
        Field("unresolved", (2, _T), "tiles of it that are not resolved yet"),
        Field("market", (len(SLOT_PRICES), _M), "the module in each slot of the market"),
        Field("installed", (2, _M), "modules on planets: the place, counted from 1", 0, _P, code=True),
        Field("hand", (2, _M), "action modules beside the screens"),
        Field("bought", (2, _M), "planetary modules that were paid for"),
        Field("discards", (_M,), "modules in the discard pile and unbought ones"),
        Field("gone", (_M,), "modules out of the game"),
        Field("freed", (_M,), "free actions used in this action phase"),
        Field("uses", (_P,), "installations used in this action phase", 0, 9),
        Field("decks", (2,), "cards in the deck and in the deck of action modules", 0, 99),
    )


def _fill(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    about, about_place, about_owner, count, round, acting, first, planets, explored, deposits = at[:10]
    robots, ships, credits, reserve, active, program, unresolved, market, installed, hand, bought = at[10:21]
    discards, gone, freed, uses, decks = at[21:]
    face, seen, bit = g.cards.face, g.cards.seen, 1 << seat
    if choice is not None:
        for name, value in choice.args.items():
            if name in ("thing", "module"):
                row[about + THING[value]] = 1
            elif name in ("at", "source"):
                row[about_place + value] = 1
            elif name == "owner":
                row[about_owner + (value != seat)] = 1
            elif name == "count":
                row[count] = value
    row[round] = g.round
    if g.acting >= 0:
        row[acting + (g.acting != seat)] = 1
    if g.first >= 0:
        row[first + (g.first != seat)] = 1
    for place in range(PLACES):
        if seen[place] & bit:
            row[planets + place * len(PLANET) + PLANET[face[place]]] = 1
        if g.deposits[place] != "none":
            row[deposits + 2 * place + (g.deposits[place] == "poor")] = 1
    for place in g.explored:
        row[explored + place] = 1
    for side, who in enumerate((seat, 1 - seat)):
        for place, many in enumerate(g.robots[who]):
            row[robots + side * PLACES + place] = many
        row[ships + side * PLACES + g.ships[who]] = 1
        row[credits + side] = g.credits[who]
        row[reserve + side] = g.reserve[who]
        tiles = side * _T
        for tile in g.active[who]:
            row[active + tiles + TILE[tile]] = 1
        for tile in g.program[who]:
            row[program + tiles + TILE[tile]] = 1
        for tile in g.unresolved[who]:
            row[unresolved + tiles + TILE[tile]] = 1
        for module in g.hand[who]:
            row[hand + side * _M + MODULE[module]] = 1
        for module in g.bought[who]:
            row[bought + side * _M + MODULE[module]] = 1
    for module, (owner, place) in g.installed.items():
        row[installed + (owner != seat) * _M + MODULE[module]] = place + 1
    for slot, card in enumerate(g.market):
        if card >= 0:
            row[market + slot * _M + MODULE[face[card]]] = 1
    for card in (*g.discards, *g.unbought):
        row[discards + MODULE[face[card]]] = 1
    for module in g.gone:
        row[gone + MODULE[module]] = 1
    for module in g.freed:
        row[freed + MODULE[module]] = 1
    for _, place in g.uses:
        row[uses + place] += 1
    row[decks], row[decks + 1] = len(g.deck), len(g.action_deck)


def _remember(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    """Nothing to remember: information that was seen stays visible."""


FEATURES = Features(_fields, _fill, _remember, PROMPTS)
