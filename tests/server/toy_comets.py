"""Variants of the toy game Comets for the test server."""

from __future__ import annotations

from dataclasses import replace

from astrarium.kernel import Choice, Setting, Steps, Text, Together
from toys import comets
from toys.comets import GAME

COMETS = replace(
    GAME,
    weight=2,
    settings=(*GAME.settings, Setting("deal", None, read=list)),
    refusal=lambda seats, options: (
        Text("barred-not-yours") if seats == 3 and options["rounds"] == 2 else None
    ),
)


def _bid(g: comets.State) -> Steps:
    """Bidding by rules in which a comet is offered, where it was a card before."""
    rules = comets.bid(g)
    asked = next(rules)
    assert isinstance(asked, Together)
    answers = yield Together(
        Choice(each.seat, "bid", [("offer", card) for _, card in each.options], rule="C1.1")
        for each in asked.choices
    )
    try:
        rules.send({seat: ("card", card) for seat, (_, card) in answers.items()})
    except StopIteration:
        return


#: The same game by rules that call an option differently.
RENAMED = replace(
    COMETS,
    phases={**COMETS.phases, "bid": _bid},
    words=replace(
        COMETS.words,
        options={**COMETS.words.options, "offer": ("comet",)},
        cites={**COMETS.words.cites, "offer": "C1.1"},
    ),
)
