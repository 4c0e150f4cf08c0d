"""B3 Antaran's Revenge: bids, the strike of the Antarans, and its losses."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Reason, Steps, Together, ask
from .. import fleets
from ..combat import defender_of, fight
from ..components import FLEETS
from ..enumerations import DOOM_STAR
from ..fleets import Group
from ..option_texts import WORDS
from ..state import ANTARAN_FLEET, NOBODY, State
from .management import lose_person
from .round import check_elimination


def bids(g: State) -> Steps:
    """B3.4, B3.5 Secret bids of resistance tokens; the highest bidder sends the fleet."""
    if g.doom_star_by >= 0:
        g.phase = "round_end"
        return
    bidders = g.alive()
    answers = yield Together(
        Choice(seat, "bid", [("bid", count) for count in range(g.resistance[seat] + 1)], rule="B3.4")
        for seat in sorted(bidders)
    )
    spent = {seat: answers[seat][1] for seat in bidders}
    for seat in bidders:
        g.tell("bid", seat, count=spent[seat])
    chooser = max(bidders, key=lambda seat: (spent[seat], -g.order.index(seat)))
    systems: list[Option] = [("target", system) for system, known in enumerate(g.explored) if known]
    choice = ask(WORDS, g, chooser, "antaran-target", systems, partial(bar_target, g, chooser), "B3.5")
    if choice.options:
        g.acting = chooser
        chosen = yield choice
        yield from strike(g, chosen[1])
        g.acting = NOBODY
    for seat in bidders:
        g.resistance[seat] -= spent[seat]
    g.phase = "drain"


def bar_target(g: State, chooser: int, option: Option) -> Reason | None:
    """B3.5 Why a system cannot be the target: no other player owns it."""
    owner = g.owner[option[1]]
    if owner == chooser:
        return "target-own", "B3.5"
    return ("target-nobody", "B3.5") if owner == NOBODY else None


def strike(g: State, system: int) -> Steps:
    """B3.6, B3.7 The fleet attacks a system, or takes control if it has no defender."""
    groups = muster(g)
    g.tell("antarans-strike", at=system, ships=tuple(groups))
    if defender_of(g, system) == NOBODY:
        fleets.put_groups(g, ANTARAN_FLEET, system, groups)
    elif groups:
        yield from fight(g, ANTARAN_FLEET, system, [(NOBODY, groups)])


def muster(g: State) -> list[Group]:
    """B3.6 The fleet: new units of this round, limited by the supply, and all units in the galaxy."""
    total = [0, 0, 0]
    for unit, count in enumerate(FLEETS[min(g.round, max(FLEETS))]):
        new = min(count, g.antaran_supply[unit])
        g.antaran_supply[unit] -= new
        total[unit] += new
    for system in g.based[ANTARAN_FLEET]:
        there = [group for group in fleets.groups(g.fleets[system]) if group[0] != DOOM_STAR]
        fleets.take_groups(g, system, there)
        for unit, _, count in there:
            total[unit] += count
    return [(unit, 0, count) for unit, count in enumerate(total) if count]


def drain(g: State) -> Steps:
    """B3.8 Every system that the Antarans control loses one population, as its owner chooses."""
    for system in g.based[ANTARAN_FLEET]:
        owner = g.owner[system]
        if owner < 0 or not g.people(system):
            continue
        kinds: list[Option] = [("lose", system, kind) for kind in range(3)]
        chosen = yield ask(WORDS, g, owner, "drain", kinds, partial(bar_kind, g), "B3.8", {"at": system})
        lose_person(g, owner, system, chosen[2])
    check_elimination(g)
    if g.phase != "over":
        g.phase = "round_end"


def bar_kind(g: State, option: Option) -> Reason | None:
    """B3.8 Why a kind cannot be lost: none of it lives there."""
    _, system, kind = option
    return None if g.population[system][kind] else ("none-of-kind", "B3.8", system, kind)
