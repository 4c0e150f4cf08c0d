"""Why not? What the rules exclude in a turn, for people who wonder."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Barred, Seat, Text
from .building import BUILD_CARD, can_build, why_not_build
from .components import ADVISORS, CONSTANTS, STRUCTURES, TRADES
from .effects.doing import usable, why_not_use
from .state import PROPAGANDA, State
from .vocabulary import RESOURCES
from .words import resources


def barred_actions(g: State, seat: int) -> Iterator[Barred]:
    """Actions that a player might want to take now and may not."""
    yield from _barred_builds(g, seat)
    yield from _barred_activations(g, seat)
    yield from _barred_attacks(g, seat)
    yield from _barred_trades(g, seat)
    yield from _barred_contracts(g, seat)
    if g.boxes[seat][PROPAGANDA]:
        yield Barred(("propaganda",), Text("barred-propaganda"), "O7.8")


def _barred_builds(g: State, seat: int) -> Iterator[Barred]:
    for card in g.hands[seat]:
        if not can_build(g, seat, card):
            yield Barred(BUILD_CARD[card], *why_not_build(g, seat, card))


def _barred_activations(g: State, seat: int) -> Iterator[Barred]:
    """Own cards that could be activated at another time: used, not payable, or covered."""
    active = dict(g.force(seat).activations)
    for card, ability in active.items():
        if card in g.on_a:
            yield Barred(("activate", card), Text("barred-slot"), "O8.1")
        elif not usable(g, seat, card, ability):
            yield Barred(("activate", card), *why_not_use(g, seat, card, ability))
    for system in g.own_systems(seat):
        for card in system[:-1]:
            if any(each.when == "activation" for each in STRUCTURES[g.cards.face[card]].abilities):
                yield Barred(("activate", card), Text("barred-covered"), "O10.3")


def _barred_attacks(g: State, seat: int) -> Iterator[Barred]:
    fleet, bonus = g.stock[seat][1], g.force(seat).attack_fleet
    most = CONSTANTS.attacks_on_one[g.seats]
    for foe in g.opponents(seat):
        option = ("attack", foe)
        theirs, toll = g.stock[foe][1], g.force(foe).attack_toll
        if g.attacks[seat][foe] >= most:
            yield Barred(option, Text("barred-attack-limit", count=most, player=Seat(foe)), "O9.2")
        elif fleet + bonus < theirs:
            yield Barred(option, Text("barred-fleet", fleet=fleet + bonus, theirs=theirs), "O9.3")
        elif fleet < toll:
            yield Barred(option, Text("barred-toll", fleet=fleet, toll=toll), "O9.4")


def _barred_trades(g: State, seat: int) -> Iterator[Barred]:
    for (give, get), (pays, _) in TRADES.items():
        resource = RESOURCES.index(give)
        if g.stock[seat][resource] < pays[resource]:
            text = Text("barred-trade", goods=resources(pays), have=g.stock[seat][resource])
            yield Barred(("trade", give, get), text, "O7.6")


def _barred_contracts(g: State, seat: int) -> Iterator[Barred]:
    if g.settled(seat):
        name = Text(f"card-{next(id for id, advisor in ADVISORS.items() if advisor.settles)}")
        reason, rule = Text("barred-settled", card=name), "O16.1"
    elif len(g.hands[seat]) < CONSTANTS.contract_cards:
        have, need = len(g.hands[seat]), CONSTANTS.contract_cards
        reason, rule = Text("barred-contract", have=have, need=need), "O7.9"
    else:
        return
    for card in g.middle:
        yield Barred(("hire", card), reason, rule)
