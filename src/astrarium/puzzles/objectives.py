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
    #: The game has to be over then.
    last: bool = False
    #: It is not about this turn alone but about the rest of the round; the others do as little as they can.
    round: bool = False
    #: It begins with a program, and the seat has to act first with it, whatever the other has programmed.
    first: bool = False
    #: It counts how far the seat is ahead of the other.
    lead: bool = False
    #: By how much the best answer must beat the others, if not by as much as usual in the game.
    margin: int | None = None
    #: Blind play solves an easy one oftener than the first, a hard one less often than the second.
    grades: tuple[float, float] = (0.08, 0.02)


def points_of(table: Table, seat: int) -> int:
    """The points of a seat as they stand."""
    return int(table.game.standing(table.state)[seat])


def best_rival(table: Table, seat: int) -> int:
    """The points of the best of the others."""
    return max(points_of(table, other) for other in range(table.seats) if other != seat)


def _lead(table: Table, seat: int) -> int:
    return points_of(table, seat) - best_rival(table, seat)


def _win(table: Table, seat: int) -> int:
    """1 when the game is over and nobody else is first, tie-breaks counted."""
    return int(table.result is not None and table.result.ranking[0] == [seat])


def _cards(table: Table, seat: int) -> int:
    """Race: cards in hand."""
    state: Any = table.state
    return len(state.players[seat].hand)


def _spaces(table: Table, seat: int) -> int:
    """Captains: how far all faction tracks together have come."""
    state: Any = table.state
    return sum(state.ships[seat].progress)


def _people(table: Table, seat: int) -> int:
    """Ad Astra: everybody who lives on the planets of a seat."""
    state: Any = table.state
    return sum(
        sum(three) for three, owner in zip(state.population, state.owner, strict=True) if owner == seat
    )


def _planets(table: Table, seat: int) -> int:
    """Metallum: planets with more robots of the seat than of the other."""
    state: Any = table.state
    return sum(own > other for own, other in zip(state.robots[seat], state.robots[1 - seat], strict=True))


def _forecast_lead(table: Table, seat: int) -> int:
    """Metallum: the lead if every planet paid now what it promises."""
    own, other = (
        player["credits"] + player["forecast"]
        for player in (table.view(seat)["players"][each] for each in (seat, 1 - seat))
    )
    return int(own - other)


def _stores(table: Table, seat: int) -> int:
    """Orion: food, fleet, production and whatever else lies in store."""
    state: Any = table.state
    return sum(state.stock[seat])


#: Metallum's question for a program; the simplest comes first, a movement alone: no other has a lower sum.
PROGRAM = "program"
#: Of a game: what is asked again and again in one phase, and the state alone says how it goes on.
STEPS = frozenset({("metallum", "action")})
#: Blind play seldom finds a program at all.
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
#: The kinds that are looked for, the rarest first. The lead counts where what one earns depends on the other.
KINDS = {
    "adastra": ("win", "people", "points"),
    "captains": ("win", "spaces", "points"),
    "metallum": ("win", "claim", "program", "planets", "lead"),
    "orion": ("win", "stores", "points"),
    "race": ("last", "round", "cards", "points"),
}
USUAL_KINDS = ("win", "points")


def aims_of(game: Game) -> list[Aim]:
    """What the puzzles of a game may be about."""
    return [AIMS[kind] for kind in KINDS.get(game.id, USUAL_KINDS)]
