"""Goals of puzzles: the quantity that each kind counts at the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..kernel import Game, Table


@dataclass(frozen=True, slots=True)
class Aim:
    """A kind of puzzle: an integer value of a position for a seat."""

    kind: str
    worth: Callable[[Table, int], int]
    #: The game must be over at the end.
    last: bool = False
    #: It covers the rest of the round, not only this turn; the others give minimum answers.
    round: bool = False
    #: It begins with a program with which the seat must act first, whatever the other's program.
    first: bool = False
    #: It counts the seat's lead over the other.
    lead: bool = False
    #: Minimum margin of the best answer over the others; None: the usual one of the game.
    margin: int | None = None
    #: Success of blind play from which a puzzle is easy, and below which it is hard.
    grades: tuple[float, float] = (0.08, 0.02)


def points_of(table: Table, seat: int) -> int:
    """The points of a seat as they stand."""
    return int(table.game.standing(table.state)[seat])


def best_rival(table: Table, seat: int) -> int:
    """The points of the best other seat."""
    return max(points_of(table, other) for other in range(table.seats) if other != seat)


def _lead(table: Table, seat: int) -> int:
    return points_of(table, seat) - best_rival(table, seat)


def _win(table: Table, seat: int) -> int:
    """1 if the game is over and the seat is the sole winner, tie-breaks included."""
    return int(table.result is not None and table.result.ranking[0] == [seat])


def _cards(table: Table, seat: int) -> int:
    """Race: cards in hand."""
    state: Any = table.state
    return len(state.players[seat].hand)


def _spaces(table: Table, seat: int) -> int:
    """Captains: total progress on all faction tracks."""
    state: Any = table.state
    return sum(state.ships[seat].progress)


def _people(table: Table, seat: int) -> int:
    """Ad Astra: total population of a seat's planets."""
    state: Any = table.state
    return sum(
        sum(three) for three, owner in zip(state.population, state.owner, strict=True) if owner == seat
    )


def _planets(table: Table, seat: int) -> int:
    """Metallum: planets with more robots of the seat than of the other."""
    state: Any = table.state
    return sum(own > other for own, other in zip(state.robots[seat], state.robots[1 - seat], strict=True))


def _forecast_lead(table: Table, seat: int) -> int:
    """Metallum: the lead if every planet paid its forecast now."""
    own, other = (
        player["credits"] + player["forecast"]
        for player in (table.view(seat)["players"][each] for each in (seat, 1 - seat))
    )
    return int(own - other)


def _stores(table: Table, seat: int) -> int:
    """Orion: food, fleet, production and all other stored resources."""
    state: Any = table.state
    return sum(state.stock[seat])


#: Metallum's prompt for a program. The first option is a movement alone; no other has a lower sum.
PROGRAM = "program"
#: Prompts, by game, that repeat within a phase; the state alone determines how play goes on.
STEPS = frozenset({("metallum", "action")})
#: Grades of puzzles about programs, which blind play rarely solves.
OF_PROGRAMS = (0.001, 0.0002)

AIMS = {
    aim.kind: aim
    for aim in (
        Aim("win", _win, last=True, margin=1),
        Aim("points", points_of),
        Aim("lead", _lead, lead=True),
        Aim("cards", _cards),
        Aim("spaces", _spaces),
        Aim("people", _people, margin=1),
        Aim("planets", _planets, margin=1),
        Aim("stores", _stores),
        Aim("round", points_of, round=True),
        Aim("last", _win, last=True, round=True, margin=1),
        Aim("program", _forecast_lead, first=True, lead=True, grades=OF_PROGRAMS),
        Aim("claim", _planets, first=True, margin=1, grades=OF_PROGRAMS),
    )
}
#: Kinds to search for, rarest first. The lead counts where a seat's income depends on the other.
KINDS = {
    "adastra": ("win", "people", "points"),
    "captains": ("win", "spaces", "points"),
    "metallum": ("win", "claim", "program", "planets", "lead"),
    "orion": ("win", "stores", "points"),
    "race": ("last", "round", "cards", "points"),
}
USUAL_KINDS = ("win", "points")


def aims_of(game: Game) -> list[Aim]:
    """The kinds of puzzles to search for in a game."""
    return [AIMS[kind] for kind in KINDS.get(game.id, USUAL_KINDS)]
