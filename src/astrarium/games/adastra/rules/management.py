"""A4.7–A4.12 Stage 3: each player's management stage, and the end of the round."""

from __future__ import annotations

from functools import partial
from operator import add

from ....kernel import Choice, Option, Reason, Steps, ask
from .. import fleets
from ..combat import settle_ownership
from ..components import MISSIONS, N
from ..economy import income, upkeep
from ..effects import put_under
from ..missions import fulfilled, missing
from ..names import CREDITS
from ..state import State
from ..words import WORDS
from . import unknown
from .elimination import check_elimination
from .why import Wondered


def survey(g: State) -> Steps:
    """B2.6 With Into the Unknown a management stage begins with exploring the galaxy, if that is possible."""
    seat = g.acting
    sources = unknown.sources(g, seat)
    if sources:
        chosen = yield Choice(
            seat,
            "chart",
            [("chart", system) for system in sources],
            rule="B2.6",
            wonder=(Wondered, g, unknown.candidates, unknown.bar, seat),
        )
        yield from unknown.explore_galaxy(g, seat, chosen[1])
    g.phase = "income"


def collect(g: State) -> Steps:
    """A4.7–A4.9 Income, upkeep, recovery of ships and cards."""
    seat = g.acting
    gains = income(g, seat)
    food, research, production, credits = map(add, g.resources[seat], gains)
    g.resources[seat] = (food, research, production, credits)
    if g.listener:
        g.tell(
            "income",
            seat,
            food=gains[0],
            research=gains[1],
            production=gains[2],
            credits=gains[3],
        )
    yield from pay_upkeep(g, seat)
    for system in g.fleets_of(seat):
        g.fleets[system] = fleets.recovered(g.fleets[system])
    g.hand[seat] += g.played[seat]
    g.played[seat] = ()
    g.actions_taken[seat] = 0
    g.once_used[seat] = ()
    g.phase = "reveal"


def pay_upkeep(g: State, seat: int) -> Steps:
    """A4.8 What cannot be paid costs people: of any own system, but never the last one at home."""
    due = upkeep(g, seat)
    paid = min(due, g.resources[seat][CREDITS])
    g.pay(seat, CREDITS, paid)
    if due and g.listener:
        g.tell("upkeep", seat, due=due, credits=paid)
    for _ in range(due - paid):
        choice = ask(
            WORDS,
            g,
            seat,
            "unpaid",
            inhabitants(g),
            partial(bar_loss, g, seat),
            "A4.8",
        )
        if not choice.options:
            break
        chosen = yield choice
        lose_person(g, seat, chosen[1], chosen[2])


def inhabitants(g: State) -> list[Option]:
    """Every kind of population in every system where people live."""
    lived_in = [system for system, people in enumerate(g.population) if any(people)]
    return [("lose", system, kind) for system in lived_in for kind in range(3)]


def bar_loss(g: State, seat: int, option: Option) -> Reason | None:
    """A4.8 Why somebody cannot be lost for unpaid upkeep."""
    _, system, kind = option
    if g.owner[system] != seat:
        return "not-yours", "A4.8", system, g.owner[system]
    if not g.population[system][kind]:
        return "none-of-kind", "A4.8", system, kind
    last = system == g.home[seat] and g.people(system) == 1
    return ("last-at-home", "A4.8", system) if last else None


def lose_person(g: State, seat: int, system: int, kind: int) -> None:
    """A5.30 One population less; with the last one planetary buildings go, and perhaps ownership."""
    g.add_people(system, kind, -1)
    if g.listener:
        g.tell("lost-people", seat, at=system, population=kind)
    settle_ownership(g, system)


def reveal(g: State) -> Steps:
    """A4.10 Fulfilled missions may be revealed; then the hand is filled up again."""
    seat = g.acting
    if g.on("missions"):
        ready = [card for card in g.missions[seat] if fulfilled(g, seat, g.cards.face[card])]
        shown = yield Choice(
            seat,
            "missions",
            [("mission", card) for card in ready],
            at_least=0,
            at_most=len(ready),
            rule="A4.10",
            wonder=(Wondered, g, own_missions, bar_mission, seat),
        )
        for _, card in shown:
            _score_mission(g, seat, card)
        missing = N.missions_kept - len(g.missions[seat])
        if missing > 0 and g.mission_deck:
            drawn = g.mission_deck[-missing:]
            g.mission_deck = g.mission_deck[:-missing]
            g.missions[seat] += drawn
            g.look(seat, drawn)
    g.phase = "limit"


def own_missions(g: State, seat: int) -> list[Option]:
    return [("mission", card) for card in g.missions[seat]]


def bar_mission(g: State, seat: int, option: Option) -> Reason | None:
    """A4.10 Which test of a mission is not passed, and how far it is."""
    mission = g.name(option[1])
    missed = missing(g, seat, mission)
    return None if missed is None else ("unfulfilled", "A4.10", (mission, missed[0]), missed[1])


def _score_mission(g: State, seat: int, card: int) -> None:
    g.reveal((card,))
    mission = MISSIONS[g.name(card)]
    g.missions[seat] = tuple([each for each in g.missions[seat] if each != card])
    g.revealed[seat] += (mission.id,)
    g.mission_points[seat] += mission.points
    g.tell("mission", seat, mission=mission.id, count=mission.points)


def limit(g: State) -> Steps:
    """A4.11 Technologies beyond the card limit go under their decks."""
    seat = g.acting
    over = len(g.technologies[seat]) - g.powers[seat].card_limit
    if over > 0:
        options = [("discard", g.name(card)) for card in g.technologies[seat]]
        chosen = yield Choice(
            seat,
            "discard",
            options,
            at_least=over,
            at_most=over,
            rule="A4.11",
            args={"count": over},
        )
        names = [name for _, name in chosen]
        for card in g.technologies[seat]:
            if g.name(card) in names:
                put_under(g, card)
                g.tell("discarded", seat, technology=g.name(card))
        g.technologies[seat] = tuple([card for card in g.technologies[seat] if g.name(card) not in names])
    check_elimination(g)
    if g.phase != "over":
        next_manager(g)


def next_manager(g: State) -> None:
    """The next player of the order track manages; after the last one the round ends."""
    for place in range(g.place + 1, len(g.order)):
        if g.order[place] not in g.eliminated:
            g.place, g.acting, g.phase = place, g.order[place], "survey"
            return
    g.place, g.acting = 0, -1
    g.phase = "bids" if g.on("revenge") else "round_end"


def round_end(g: State) -> Steps:
    """A4.12 After the last round the game is over; else passing has made the new order."""
    if g.round >= g.rounds:
        g.phase = "over"
    else:
        g.round += 1
        living = [seat for seat in g.next_order if seat not in g.eliminated]
        gone = [seat for seat in g.order if seat not in living]
        g.order, g.next_order = living + gone, []
        g.phase = "new_round"
    yield from ()
