"""Comets with planted faults: reasons that are none."""

from __future__ import annotations

from dataclasses import replace

from astrarium.kernel import (
    Candidates,
    Choice,
    Option,
    Steps,
    Together,
    ask,
)

from . import comets
from .comets import GAME, PASS, WORDS, State
from .faulty import settle, with_phase


def both_bid(g: State) -> Steps:
    """Offers comets, and bars them."""
    answers = yield Together(
        Choice(
            seat,
            "bid",
            hand,
            rule="C1.1",
            candidates=Candidates(WORDS, g, hand, lambda option: ("pass", "C1.1")),
        )
        for seat, hand in enumerate(hands(g))
    )
    settle(g, answers)


def neither_bid(g: State) -> Steps:
    """Offers two comets, and has nothing against the third."""
    answers = yield Together(
        Choice(seat, "bid", hand[:2], rule="C1.1", candidates=Candidates(WORDS, g, hand, comets.bar_bid))
        for seat, hand in enumerate(hands(g))
    )
    settle(g, answers)


def forgotten_candidate(g: State) -> Steps:
    """Offers all comets, and wonders about all but the first."""
    answers = yield Together(
        Choice(seat, "bid", hand, rule="C1.1", candidates=Candidates(WORDS, g, hand[1:], comets.bar_bid))
        for seat, hand in enumerate(hands(g))
    )
    settle(g, answers)


def hands(g: State) -> list[list[Option]]:
    return [[("card", card) for card in hand] for hand in g.hands]


def unreasonable_bid(g: State) -> Steps:
    """Bars something by a reason that has no text."""
    words = replace(WORDS, reasons={"no-such": ()})
    wonders = [Candidates(words, g, [PASS], lambda option: ("no-such", "C1.1")) for _ in range(g.seats)]
    answers = yield Together(
        Choice(seat, "bid", hand, rule="C1.1", candidates=wonders[seat]) for seat, hand in enumerate(hands(g))
    )
    settle(g, answers)


def silent_bid(g: State) -> Steps:
    """Gives no reasons at all."""
    answers = yield Together(Choice(seat, "bid", hand, rule="C1.1") for seat, hand in enumerate(hands(g)))
    settle(g, answers)


def easy_bid(g: State) -> Steps:
    """Has reasons that never hold."""
    answers = yield Together(
        ask(WORDS, g, seat, "bid", hand, lambda option: None, "C1.1") for seat, hand in enumerate(hands(g))
    )
    settle(g, answers)


OPTION_AND_BARRED = with_phase("bid", both_bid)
NEITHER_OPTION_NOR_BARRED = with_phase("bid", neither_bid)
FORGOTTEN_CANDIDATE = with_phase("bid", forgotten_candidate)
REASON_WITHOUT_TEXT = with_phase("bid", unreasonable_bid)
SILENT_PROMPT = with_phase("bid", silent_bid)
NEVER_BARRED = with_phase("bid", easy_bid)
BARRED_THOUGH_FREE = replace(GAME, words=replace(WORDS, free=frozenset({"bid", "drop"})))
