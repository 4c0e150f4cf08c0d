"""A4.7–A4.11 Stage 3: the management stage of each player."""

from __future__ import annotations

from functools import partial
from operator import add

from ....kernel import Choice, Option, Reason, Steps, ask
from .. import fleets
from ..combat import settle_ownership
from ..components import MISSIONS, N
from ..effects import put_under
from ..enumerations import CREDITS
from ..income_and_upkeep import income, upkeep
from ..missions import missing
from ..option_texts import WORDS
from ..state import State
from . import into_the_unknown
from .round import check_elimination, next_manager


def survey(g: State) -> Steps:
    """B2.6 The exploration that begins a management stage with Into the Unknown, if possible."""
    seat = g.acting
    if into_the_unknown.possible(g, seat):
        sources, bar = into_the_unknown.candidates(g, seat), partial(into_the_unknown.bar, g)
        chosen = yield ask(WORDS, g, seat, "chart", sources, bar, "B2.6")
        yield from into_the_unknown.explore_galaxy(g, seat, chosen[1])
    g.phase = "income"


def collect(g: State) -> Steps:
    """A4.7–A4.9 Income, upkeep, recovery of ships and cards."""
    seat = g.acting
    gains = income(g, seat)
    food, research, production, credits = map(add, g.resources[seat], gains)
    g.resources[seat] = (food, research, production, credits)
    if g.listener:
        g.tell("income", seat, food=gains[0], research=gains[1], production=gains[2], credits=gains[3])
    yield from pay_upkeep(g, seat)
    for system in g.based[seat]:
        g.fleets[system] = fleets.recovered(g.fleets[system])
    g.hand[seat] += g.played[seat]
    g.played[seat] = ()
    g.actions_taken[seat] = 0
    g.once_used[seat] = ()
    g.phase = "reveal"


def pay_upkeep(g: State, seat: int) -> Steps:
    """A4.8 Pay upkeep; each unpaid credit costs one population, but never the last one at home."""
    due = upkeep(g, seat)
    paid = min(due, g.resources[seat][CREDITS])
    g.pay(seat, CREDITS, paid)
    if due:
        g.tell("upkeep", seat, due=due, credits=paid)
    for _ in range(due - paid):
        choice = ask(WORDS, g, seat, "unpaid", inhabitants(g), partial(bar_loss, g, seat), "A4.8")
        if not choice.options:
            break
        chosen = yield choice
        lose_person(g, seat, chosen[1], chosen[2])


def inhabitants(g: State) -> list[Option]:
    """Every kind of population in every populated system."""
    lived_in = [system for system, people in enumerate(g.population) if any(people)]
    return [("lose", system, kind) for system in lived_in for kind in range(3)]


def bar_loss(g: State, seat: int, option: Option) -> Reason | None:
    """A4.8 Why a population cannot be lost for unpaid upkeep."""
    _, system, kind = option
    if g.owner[system] != seat:
        return "not-yours", "A4.8", system, g.owner[system]
    if not g.population[system][kind]:
        return "none-of-kind", "A4.8", system, kind
    last = system == g.home[seat] and g.people(system) == 1
    return ("last-at-home", "A4.8", system) if last else None


def lose_person(g: State, seat: int, system: int, kind: int) -> None:
    """A5.30 Remove one population; the last one takes planetary buildings, perhaps ownership, with it."""
    g.add_people(system, kind, -1)
    g.tell("lost-people", seat, at=system, population=kind)
    settle_ownership(g, system)


def reveal(g: State) -> Steps:
    """A4.10 Fulfilled missions may be revealed; then the hand is refilled."""
    seat = g.acting
    if g.on("missions"):
        own: list[Option] = [("mission", card) for card in g.missions[seat]]
        bar = partial(bar_mission, g, seat)
        shown = yield ask(WORDS, g, seat, "missions", own, bar, "A4.10", at_least=0)
        for _, card in shown:
            _score_mission(g, seat, card)
        missing = N.missions_kept - len(g.missions[seat])
        if missing > 0 and g.mission_deck:
            drawn = g.mission_deck[-missing:]
            g.mission_deck = g.mission_deck[:-missing]
            g.missions[seat] += drawn
            g.look(seat, drawn)
    g.phase = "limit"


def bar_mission(g: State, seat: int, option: Option) -> Reason | None:
    """A4.10 Why a mission cannot be revealed: its first failed test, and the player's value."""
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
            seat, "discard", options, at_least=over, at_most=over, rule="A4.11", args={"count": over}
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
