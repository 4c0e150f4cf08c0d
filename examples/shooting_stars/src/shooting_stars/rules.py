"""The state and the rules; numbers such as N1.2 are paragraphs of RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from astrarium.kernel import Cards, Chance, Option, Reason, Result, Steps, ask, plain, ranked
from astrarium.kernel import State as KernelState

from .option_texts import WORDS

#: N1.1 Stars of each size, from 1 on.
COPIES = (4, 4, 4, 4, 4, 4)
TURN_UP: Option = ("turn-up",)
STOP: Option = ("stop",)


@plain
class State(KernelState):
    """Cards are ids; `cards.face` says what is printed on one. The top of the deck is its last card."""

    phase: str
    acting: int
    deck: list[int]
    #: What the acting player has turned up in this turn.
    row: list[int]
    #: What each player keeps.
    kept: list[list[int]]
    lost: list[int]


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    """N1.1 The deck is shuffled; the first seat begins."""
    cards = Cards(seats)
    deck = cards.add([size for size, copies in enumerate(COPIES, 1) for _ in range(copies)])
    g = State(
        seats=seats,
        chance=chance,
        cards=cards,
        news=0,
        phase="turn",
        acting=0,
        deck=deck,
        row=[],
        kept=[[] for _ in range(seats)],
        lost=[],
    )
    g.shuffle(g.deck, "deck")
    return g


def turn(g: State) -> Steps:
    """N1.2 Turn up stars until you stop, or until two are equal."""
    seat = g.acting
    while g.deck:
        chosen = yield ask(WORDS, g, seat, "turn", (TURN_UP, STOP), partial(bar, g), "N1.2")
        if chosen == STOP:
            break
        card = g.deck.pop()
        g.reveal((card,))
        g.row.append(card)
        g.tell("turned-up", seat, star=card)
        if sizes(g, g.row).count(g.cards.face[card]) > 1:
            g.tell("lost", seat, count=len(g.row))
            g.lost += g.row
            g.row = []
            break
    if g.row:
        g.tell("kept", seat, count=sum(sizes(g, g.row)))
    g.kept[seat] += g.row
    g.row = []
    g.acting = (seat + 1) % g.seats
    g.phase = "turn" if g.deck else "over"


def bar(g: State, option: Option) -> Reason | None:
    """N1.3 Why something cannot be chosen."""
    return ("nothing-yet", "N1.3") if option == STOP and not g.row else None


PHASES = {"turn": turn}


def sizes(g: State, cards: list[int]) -> list[int]:
    return [g.cards.face[card] for card in cards]


def result(g: State) -> Result:
    """N1.4 Most points win; of those, who has more stars."""
    marks = [(sum(sizes(g, cards)), len(cards)) for cards in g.kept]
    return ranked(marks, ("points", "stars"), {seat: {"points": mark[0]} for seat, mark in enumerate(marks)})


def faults(g: State) -> Iterator[str]:
    """What can be wrong with a position: nothing, in every one that play leads to."""
    cards = sorted([*g.deck, *g.row, *g.lost, *(card for kept in g.kept for card in kept)])
    if cards != list(range(sum(COPIES))):
        yield f"cards {cards}"
    if not 0 <= g.acting < g.seats or len(g.kept) != g.seats:
        yield f"seat {g.acting} of {g.seats}"
