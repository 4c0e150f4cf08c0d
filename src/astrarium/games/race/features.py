"""Feature rows for learners: cards by design, players clockwise from the row's owner."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...kernel import Choice
from ...kernel.learning.features import PACK, Features, Field, Part, Row, Seen
from .components import DESIGN, DESIGNS, OPENS, ORDER
from .state import State

#: The index of each card's design.
PLACE: tuple[int, ...] = tuple(list(DESIGNS).index(design.id) for design in DESIGN)
MANY = len(DESIGNS)
#: The indices of action cards, and of phases in their order.
ACTION = {action: at for at, action in enumerate(OPENS)}
PHASE = {phase: at for at, phase in enumerate(ORDER)}
_CARDS = 114

PROMPTS = (
    "start",
    "action",
    "actions",
    "explore",
    "develop",
    "settle",
    "way",
    "pay",
    "consume",
    "trade",
    "sell",
    "goods",
    "one-good",
    "spare",
    "spend",
    "guess",
    "windfall",
    "hand-limit",
)


def _fields(seats: int) -> Sequence[Field]:
    return (
        Field("about", (MANY,), "the card that the question is about (the one being placed or used)"),
        Field("count", (1,), "how many cards the question asks for", 0, _CARDS),
        Field("round", (1,), "the round", 1, 99),
        Field("advanced", (1,), "the advanced game for two"),
        Field("pool", (1,), "victory point chips left; less than nothing when overdrawn", -99, 99),
        Field("deck", (1,), "cards in the supply", 0, _CARDS),
        Field("discards", (1,), "cards in the discard pile", 0, _CARDS),
        Field(
            "phases",
            (len(PHASE),),
            "phases of this round, once revealed: 1 over, 2 now, 3 to come",
            0,
            3,
            code=True,
        ),
        Field("actions", (seats, len(ACTION)), "action cards of each player, once revealed"),
        Field("chips", (seats,), "victory point chips of each player", 0, 199),
        Field("hands", (seats,), "how many cards each player holds", 0, _CARDS),
        Field("looking", (seats,), "how many cards each player looks at in Explore", 0, _CARDS),
        Field("placed", (seats,), "whether the last card of the tableau does not work yet"),
        Field("hand", (MANY,), "the own hand, by design", 0, 2),
        Field("drawn", (MANY,), "the cards looked at in Explore, by design", 0, 2),
        Field("tableau", (seats, MANY), "the tableau of each player, by design", 0, 2),
        Field("goods", (seats, MANY), "worlds with a good on them, by design", 0, 2),
        Field("own_discards", (MANY,), "cards of the discard pile that were seen, by design", 0, 2, True),
        Field("won", (seats, MANY), "cards in hands that everybody saw (won by a guess)", 0, 2, True),
    )


def _fill(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    about, count, round, *_, phases, actions, chips, hands, looking, placed, hand, drawn = at
    face, place, players, seats = g.cards.face, PLACE, g.players, g.seats
    if choice is not None and choice.args:
        args = choice.args
        if "card" in args:
            row[about + place[face[args["card"]]]] = 1
        if "count" in args:
            row[count] = args["count"]
    PACK[5](row, 2 * round, g.round, g.advanced, g.pool, len(g.supply), len(g.discards))
    if g.revealed:
        row[phases : phases + len(PHASE)] = _phases(g.revealed, len(g.agenda))
    for step in range(seats):
        player = players[seat - seats + step]
        for action in player.actions:
            row[actions + step * len(ACTION) + ACTION[action]] = 1
        row[chips + step] = player.chips
        row[hands + step] = len(player.hand)
        row[looking + step] = len(player.drawn)
        if player.placed >= 0:
            row[placed + step] = 1
    player = players[seat]
    for card in player.hand:
        row[hand + place[face[card]]] += 1
    for card in player.drawn:
        row[drawn + place[face[card]]] += 1


@lru_cache(4096)
def _phases(revealed: tuple[str, ...], left: int) -> array[int]:
    """The phases of a round: 1 past, 2 current, 3 to come; 0 if not chosen."""
    row = array("h", bytes(2 * len(PHASE)))
    now = len(revealed) - left
    for number, phase in enumerate(revealed):
        row[PHASE[phase]] = 1 if number < now else 2 if number == now else 3
    return row


def _tableaus(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    _by_design(g, [player.tableau for player in g.players], seat, row, at[0])


def _goods(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    _by_design(g, [player.goods for player in g.players], seat, row, at[0])


def _by_design(g: State, cards: Sequence[Iterable[int]], seat: int, row: Row, begin: int) -> None:
    """The number of cards of each design, player by player."""
    face, place = g.cards.face, PLACE
    for each in (*cards[seat:], *cards[:seat]):
        for card in each:
            row[begin + place[face[card]]] += 1
        begin += MANY


def _remember(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    own_discards, won = at
    face, seen, place, bit = g.cards.face, g.cards.seen, PLACE, 1 << seat
    for card in g.discards:
        if seen[card] & bit:
            row[own_discards + place[face[card]]] += 1
    if g.won:
        for step in range(g.seats):
            for card in g.players[seat - g.seats + step].hand:
                if card in g.won:
                    row[won + step * MANY + place[face[card]]] += 1


PARTS = (
    Part(
        "tableau",
        "tableau",
        Seen.TURNED,
        lambda g: tuple([player.tableau for player in g.players]),
        _tableaus,
    ),
    Part("goods", "goods", Seen.TURNED, lambda g: [[*player.goods] for player in g.players], _goods),
)
FEATURES = Features(_fields, _fill, _remember, PROMPTS, PARTS)
