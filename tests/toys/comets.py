"""Comets, a toy game: hidden hands, secret bids, a die, a reshuffle. Everything the kernel offers, in a page.

Twelve comets of size 1 to 6, two of each. Everybody holds three. Each round all bid a comet in secret; the
biggest bid alone wins the roll of a die in points (equal biggest bids win nothing); then everybody draws two
comets and keeps three. After six rounds most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypedDict

from astrarium.kernel import (
    Cards,
    Cell,
    Chance,
    Choice,
    Facts,
    Game,
    Grid,
    Option,
    Reason,
    Result,
    Seat,
    Setting,
    Steps,
    Text,
    Together,
    Words,
    ask,
    plain,
    ranked,
)
from astrarium.kernel import (
    State as KernelState,
)
from astrarium.kernel.game import Nature
from astrarium.kernel.learning.action_index import Encoding, by
from astrarium.kernel.learning.features import Features, Field, Row
from astrarium.kernel.state_invariants import by_seat, every_card_once

HAND = 3
PASS: Option = ("pass",)
WORDS = Words(
    options={"card": ("comet",), "pass": ()},
    args={"comet": lambda g, card: Text("comet", size=g.cards.face[card])},
    reasons={"pass": ()},
    cites={"card": "C1.1"},
    free=frozenset({"drop"}),
)


@plain
class State(KernelState):
    rounds: int
    phase: str
    deck: list[int]
    discards: list[int]
    hands: list[list[int]]
    bids: list[int]
    points: list[int]


def set_up(seats: int, chance: Chance, options: Any) -> State:
    cards = Cards(seats)
    deck = cards.add([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    g = State(seats, chance, cards, 0, options["rounds"], "bid", deck, [], [], [], [0] * seats)
    g.shuffle(g.deck, "deck")
    for seat in range(seats):
        g.hands.append([])
        draw(g, seat, HAND)
    return g


def draw(g: State, seat: int, count: int) -> None:
    for _ in range(count):
        if not g.deck:
            g.deck, g.discards = g.discards, []
            g.shuffle(g.deck, "deck")
        card = g.deck.pop()
        g.hands[seat].append(card)
        g.look(seat, [card])
        g.tell("drew", seat, to=seat, size=g.cards.face[card])


def bar_bid(option: Option) -> Reason | None:
    """C1.1 Why something cannot be bid."""
    return ("pass", "C1.1") if option == PASS else None


def bid(g: State) -> Steps:
    """C1.1 Everybody bids a comet in secret."""
    answers = yield Together(
        ask(WORDS, g, seat, "bid", [*(("card", card) for card in g.hands[seat]), PASS], bar_bid, "C1.1")
        for seat in range(g.seats)
    )
    g.bids = [answers[seat][1] for seat in range(g.seats)]
    for seat, card in enumerate(g.bids):
        g.hands[seat].remove(card)
    g.reveal(g.bids)
    sizes = [g.cards.face[card] for card in g.bids]
    if sizes.count(max(sizes)) == 1:
        won = g.roll(6, "die") + 1
        winner = sizes.index(max(sizes))
        g.points[winner] += won
        g.tell("won", winner, points=won)
    g.discards += g.bids
    g.bids = []
    g.phase = "refill"


def refill(g: State) -> Steps:
    """C1.2 Everybody draws two comets and keeps three, one after another."""
    for seat in range(g.seats):
        draw(g, seat, 2)
        hand = g.hands[seat]
        dropped = yield Choice(
            seat, "drop", [("card", card) for card in hand], len(hand) - HAND, len(hand) - HAND
        )
        for _, card in dropped:
            hand.remove(card)
            g.discards.append(card)
    g.rounds -= 1
    g.phase = "bid"


def next_phase(g: State) -> str | None:
    return g.phase if g.rounds else None


class View(TypedDict):
    """What a seat sees: everything but the others' hands and what lies face down."""

    rounds: int
    points: list[int]
    deck: int
    discards: int
    hands: list[list[int | None]]


def view(g: State, seat: int | None) -> View:
    return {
        "rounds": g.rounds,
        "points": g.points[:],
        "deck": len(g.deck),
        "discards": len(g.discards),
        "hands": [
            [g.cards.face[card] if g.cards.knows(seat, card) and owner == seat else None for card in hand]
            for owner, hand in enumerate(g.hands)
        ],
    }


def result(g: State) -> Result:
    rows = {seat: {"points": points} for seat, points in enumerate(g.points)}
    return ranked([(points,) for points in g.points], ("points",), rows, shared="points")


def faults(g: State) -> list[str]:
    places = (g.deck, g.discards, *g.hands, g.bids)
    return [*by_seat(g, "hands", "points"), *every_card_once(g, places)]


def outline(seen: dict[str, Any], seat: int | None) -> list[Any]:
    rows = [(Cell(Seat(each), each), Cell(points)) for each, points in enumerate(seen["points"])]
    return [
        Facts(Text("game-title"), [(Text("label-rounds"), Cell(seen["rounds"]))]),
        Grid(Text("label-points"), (Text("label-player"), Text("label-points")), rows),
    ]


def comet(g: State, choice: Choice, option: Option) -> tuple[Any, ...]:
    """A comet by its size."""
    return "card", g.cards.face[option[1]]


ENCODING = Encoding({"card": by(comet, range(1, 7))})


def fields(seats: int) -> list[Field]:
    return [
        Field("rounds", (1,), "rounds to come", 0, 9),
        Field("points", (seats,), "points of each player", 0, 99),
        Field("hand", (6,), "the own comets, by size", 0, 2),
        Field("put_away", (6,), "comets put away that were seen, by size", 0, 2, memory=True),
    ]


def fill(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    rounds, points, hand = at
    row[rounds] = g.rounds
    for step in range(g.seats):
        row[points + step] = g.points[seat - g.seats + step]
    for card in g.hands[seat]:
        row[hand + g.cards.face[card] - 1] += 1


def remember(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for card in g.discards:
        if g.cards.knows(seat, card):
            row[at[0] + g.cards.face[card] - 1] += 1


FEATURES = Features(fields, fill, remember, ("bid", "drop"))
GAME = Game(
    id="comets",
    revision=1,
    seats=(2, 3),
    folder=Path(__file__).parent / "comets_texts",
    state=State,
    set_up=set_up,
    phases={"bid": bid, "refill": refill},
    next_phase=next_phase,
    view=view,
    result=result,
    words=WORDS,
    faults=faults,
    outline=outline,
    settings=(Setting("rounds", 6, (2, 6)),),
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=200, together=True),
)
