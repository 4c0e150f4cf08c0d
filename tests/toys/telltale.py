"""Comets with faults about what can be told apart, and about worlds that cannot be."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from astrarium.kernel import Chance, Choice, Steps, Text, plain

from . import comets
from .comets import GAME, State
from .faulty import then, with_phase


def keepsake(g: State) -> None:
    """The first seat takes its comet back, which all have seen."""
    g.hands[0].append(g.discards.pop(-g.seats))


def fill_up(g: State) -> Steps:
    """Everybody else draws a comet, and the second seat drops one face down."""
    for seat in range(1, g.seats):
        comets.draw(g, seat, 2)
        hand = g.hands[seat]
        _, card = yield Choice(seat, "drop", [("card", card) for card in hand])
        g.lose_track(hand[:], seat)
        hand.remove(card)
        g.discards.append(card)
    g.rounds -= 1
    g.phase = "bid"


def pledge(g: State) -> Steps:
    """C1.1 The first seat puts its smallest comet aside, face down."""
    face = g.cards.face
    least = min(face[card] for card in g.hands[0])
    _, card = yield Choice(0, "bid", [("card", card) for card in g.hands[0] if face[card] == least])
    g.bids = [card]
    g.phase = "redeem"


def redeem(g: State) -> Steps:
    """C1.2 The second seat has something to say before it is taken back."""
    yield Choice(1, "bid", [("card", card) for card in g.hands[1]])
    g.bids = []
    g.rounds -= 1
    g.phase = "bid"


def not_the_smallest(g: State) -> list[str]:
    face = g.cards.face
    least = min(face[card] for card in g.hands[0])
    return ["the pledge is not the smallest comet"] if any(face[card] > least for card in g.bids) else []


@plain
class Queued(State):
    """A state with a queue."""

    queue: list[str]


def as_queued(seats: int, chance: Chance, options: Any) -> Queued:
    g = comets.set_up(seats, chance, options)
    known = {field.name: getattr(g, field.name) for field in fields(g) if field.init}
    return Queued(**known, queue=["red", "blue", "red", "green"])


def from_the_queue(g: Queued) -> Steps:
    """Takes the foremost of a colour; who wants the other one cannot say so."""
    if len(g.queue) > 1:
        _, colour = yield Choice(0, "bid", [("take", each) for each in dict.fromkeys(g.queue)])
        g.queue.remove(colour)
    yield from comets.bid(g)


#: No fault: a comet that all have seen is in a hand with others.
KEEPSAKE = replace(
    GAME,
    id="keepsake",
    phases={"bid": then(comets.bid, keepsake), "refill": fill_up},
    held={"card": lambda g, seat: g.hands[seat]},
)
TELLTALE_TWINS = replace(KEEPSAKE, held={})
IMPOSSIBLE_WORLDS = replace(
    GAME, phases={**GAME.phases, "bid": pledge, "redeem": redeem}, faults=not_the_smallest
)
SAME_WORDS = replace(GAME, words=replace(GAME.words, args={"comet": lambda g, card: Text("comet", size=1)}))
ONLY_THE_FOREMOST = replace(
    with_phase("bid", from_the_queue),
    state=Queued,
    set_up=as_queued,
    rows=frozenset({"queue"}),
    words=replace(GAME.words, options={**GAME.words.options, "take": ("colour",)}),
)
