"""S8 Missions: assigning the crew, resolving the rows, and the changes on the map."""

from __future__ import annotations

from functools import partial

from ...kernel import Choice, Option, Reason, Steps, ask, run
from .component_types import Mission
from .components import ANDROID, ENSIGN, FIGURES, MISSIONS
from .crew import AGAIN, command, give_order, matches_row
from .effects import Execution
from .effects.reactions import react
from .effects.ship_moves import appear
from .option_texts import WORDS
from .state import Ship, State

RESOLVE: Option = ("resolve",)
SKIP: Option = ("skip",)


def mission_here(g: State, seat: int) -> str:
    """S8.1 The mission that a player could complete now, or nothing."""
    place = g.at[seat]
    if place not in g.missions or bar_mission(g, seat, place) is not None:
        return ""
    return g.name(g.missions[place])


def bar_mission(g: State, seat: int, place: str) -> Reason | None:
    """S8.1 Why a player cannot complete the mission on a planet now."""
    here = g.at[seat]
    if place != here:
        return "elsewhere", "S8.1", place, g.map.distance[here, place]
    owner = g.reserved.get(place, seat)
    if owner >= g.seats:
        return "reserved-shadow", "S18.6"
    if owner != seat:
        return "reserved", "S6.6", owner
    rows, ready = len(MISSIONS[g.name(g.missions[place])].rows), len(g.ships[seat].ready)
    return None if ready >= rows else ("crew", "S8.1", rows, ready)


def open_missions(g: State) -> dict[Option, str]:
    """The missions on the map: the place of each, by option."""
    return {("mission", g.name(card)): place for place, card in g.missions.items()}


def go(g: State, seat: int) -> Steps:
    """S8.2 Begin a mission: the ship takes the card, and a figure is assigned to each row."""
    g.job_at = g.at[seat]
    g.job = g.missions.pop(g.job_at)
    g.row = g.hits = 0
    mission = g.name(g.job)
    g.tell("mission", seat, mission=mission, place=g.job_at)
    ship = g.ships[seat]
    for at, line in enumerate(MISSIONS[mission].rows):
        aboard = {*ship.ready, *ship.queue, *ship.busy}
        candidates = [("crew", figure) for figure in FIGURES if figure in aboard]
        args = {"row": at + 1, "colour": line.colour, "list": line.slug}
        chosen = yield ask(WORDS, g, seat, "assign", candidates, partial(_bar_crew, ship), "S8.2", args)
        ship.ready.remove(chosen[1])
        ship.busy.append(chosen[1])
    g.tell("assigned", seat, figures=list(ship.busy))
    g.phase = "row"


def _bar_crew(ship: Ship, option: Option) -> Reason | None:
    """S8.2 Why a figure cannot go to a row of the mission."""
    figure = option[1]
    if figure in ship.ready:
        return None
    if figure in ship.busy:
        return "on-row", "S8.2", figure, ship.busy.index(figure) + 1
    return "in-queue", "S8.2", figure, ship.queue.index(figure)


def row(g: State) -> Steps:
    """S8.3 Resolve the next row of the mission."""
    seat = g.acting
    mission = g.name(g.job)
    line = MISSIONS[mission].rows[g.row]
    figure = g.ships[seat].busy[g.row]
    resolved = matches_row(figure, line.colour)
    if resolved and line.forces:
        chosen = yield Choice(
            seat, "row", (RESOLVE, SKIP), rule="S8.4", args={"row": g.row + 1, "list": line.slug}
        )
        resolved = chosen == RESOLVE
    if resolved:
        g.tell("row", seat, row=g.row + 1, figure=figure)
        yield from run(line.effects, Execution(g, seat)) or ()
    else:
        g.tell("row-skipped", seat, row=g.row + 1, figure=figure)
    if figure in ENSIGN:
        yield from _commander(g, seat, figure, MISSIONS[mission], resolved)
    g.row += 1
    if g.row == len(MISSIONS[mission].rows):
        g.phase = "homecoming"


def _commander(g: State, seat: int, commander: str, mission: Mission, resolved: bool) -> Steps:
    """S5.7, S5.8 The same row again, or an order, or nothing."""
    why_not = None if resolved else ("not-resolved", "S5.7", g.row + 1)
    chosen = yield command(g, seat, commander, [AGAIN], why_not)
    if chosen[0] == "again":
        g.tell("again", seat, row=g.row + 1, figure=commander)
        yield from run(mission.rows[g.row].effects, Execution(g, seat)) or ()
    elif chosen[0] == "order":
        give_order(g, seat, chosen)


def homecoming(g: State) -> Steps:
    """S8.6, S8.7 The team comes back, the mission is completed, the galaxy goes on."""
    seat, ship = g.acting, g.ships[g.acting]
    for figure in ship.busy:
        if figure == ANDROID:
            g.supply[ANDROID] += 1
        else:
            ship.queue.append(figure)
    ship.busy = []
    mission = g.name(g.job)
    ship.missions.append(g.job)
    g.tell("completed", seat, mission=mission, points=MISSIONS[mission].points)
    yield from react(g, seat, "mission_completed", mission) or ()
    galaxy_goes_on(g, g.job_at)
    g.job = -1
    g.job_at = ""
    g.row = g.hits = 0
    g.phase = "after"


def galaxy_goes_on(g: State, planet: str) -> None:
    """S8.8 The highest face-up number moves here, face down; a new mission takes its place."""
    number = g.face_up
    where = g.numbers[number - 1]
    g.numbers[number - 1] = planet
    g.face_up -= 1
    g.tell("number-moved", number=number, place=planet)
    if g.mission_deck:
        card = g.mission_deck.pop()
        g.missions[where] = card
        g.reveal((card,))
        g.tell("appeared", mission=g.name(card), place=where)
    if not g.face_up:
        uprising(g)


def uprising(g: State) -> None:
    """S8.9 Pirates at every number, from the highest to the lowest; then the numbers are turned up."""
    g.tell("uprising")
    for planet in reversed(g.numbers):
        appear(g, planet)
    g.face_up = len(g.numbers)
    g.tell("numbers-up")
