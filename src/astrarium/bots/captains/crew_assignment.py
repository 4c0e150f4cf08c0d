"""Greedy assignment of figures to a mission and to the rooms of a ship."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...games.captains.components import ANDROID, CADET, COMMANDER, ENSIGN, MISSIONS
from .worth import Worth

#: Size of the cache of teams.
MANY = 50_000
#: A crew: kinds of figures in the order of their names.
Crew = tuple[str, ...]


class Team(NamedTuple):
    """Figures for the rows of a mission, with their value and the remaining crew."""

    worth: float
    figures: tuple[str, ...]
    rest: Crew


def less(crew: Crew, figure: str) -> Crew:
    """A crew without one figure."""
    at = crew.index(figure)
    return crew[:at] + crew[at + 1 :]


@lru_cache(MANY)
def team(worth: Worth, mission: str, crew: Crew) -> Team | None:
    """The team for a mission: matching figures for the most valuable rows, then the most dispensable ones."""
    card, rows = MISSIONS[mission], worth.rows[mission]
    if len(crew) < len(rows):
        return None
    left = list(crew)
    figures = [""] * len(rows)
    total = float(card.points)
    for at in sorted(range(len(rows)), key=lambda at: (card.rows[at].colour != "gold", -rows[at])):
        figure = _match(worth, card.rows[at].colour, rows[at], left)
        if figure:
            figures[at] = figure
            left.remove(figure)
            total += rows[at]
            if figure in ENSIGN:
                total += max(rows[at], worth.weights.commander)
    for at, figure in enumerate(figures):
        if not figure:
            figures[at] = min(left, key=lambda each: _missed(left, each))
            left.remove(figures[at])
    total -= worth.android * figures.count(ANDROID)
    return Team(total, tuple(figures), tuple(left))


def _match(worth: Worth, colour: str, row: float, left: list[str]) -> str:
    """The figure that earns the reward of a row; empty if none does or the row is not worth it."""
    commander = COMMANDER.get(colour, "")
    if commander in left and (colour not in left or row > worth.weights.commander):
        return commander
    if colour in left:
        return colour
    if ANDROID in left and (colour == "gold" or row > worth.weights.android_row):
        return ANDROID
    return ""


def _missed(left: list[str], figure: str) -> float:
    """The value of a figure for other uses."""
    if figure == CADET:
        return 0
    if figure == ANDROID:
        return 4
    return 5 if figure in ENSIGN else 2 - 0.1 * left.count(figure)


class Rooms(NamedTuple):
    """Uses of single figures aboard, as values; the best first."""

    #: Repeatable uses, by colour ("grey": any figure).
    steady: dict[str, float]
    #: Fights for yellow figures and techs for blue ones, each once.
    fights: tuple[float, ...]
    techs: tuple[float, ...]
    #: The value of a repair, and the number of possible repairs.
    repair: float
    damage: int


def leftover(worth: Worth, crew: Crew, rooms: Rooms) -> float:
    """The value of the figures in the rooms, each in the best room that is left."""
    total = 0.0
    steady = rooms.steady
    fights, techs, repairs = iter(rooms.fights), iter(rooms.techs), rooms.damage
    fight, tech = next(fights, 0.0), next(techs, 0.0)
    for figure in crew:
        if figure == ANDROID:
            continue
        colour = ENSIGN.get(figure, figure)
        best = max(steady["grey"], steady.get(colour, 0.0))
        repair = rooms.repair if repairs > 0 else 0.0
        if colour == "yellow" and fight > max(best, repair):
            total += fight
            fight = next(fights, 0.0)
        elif colour == "blue" and tech > max(best, repair):
            total += tech
            tech = next(techs, 0.0)
        elif repair > best:
            total += repair
            repairs -= 1
        else:
            total += best
        if figure in ENSIGN:
            total += worth.weights.commander
    return total
