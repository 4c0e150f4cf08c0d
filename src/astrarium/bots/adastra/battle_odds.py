"""Battle odds: forces as numbers, and the chance that one beats the other."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Any, NamedTuple

from ...games.adastra.active_powers import ANTARAN_DICE, ENEMY_DICE, strained
from ...games.adastra.components import ENEMY_TABLE, FLEETS, UNIT_TABLES, N
from ...games.adastra.enumerations import OUTPOST, OVERLOADED, STATION
from ..logistic import logistic

#: In place of a seat.
ANTARAN_FLEET, NEUTRAL = 6, 7


class Force(NamedTuple):
    """One side of a battle: expected damage of a round, hull, shields, printed cost, pieces."""

    damage: float = 0.0
    hull: int = 0
    shield: int = 0
    cost: int = 0
    pieces: int = 0

    def plus(self, other: Force) -> Force:
        return Force(
            self.damage + other.damage,
            self.hull + other.hull,
            self.shield + other.shield,
            self.cost + other.cost,
            self.pieces + other.pieces,
        )


def hits(table: tuple[int, ...], dice: int = 1) -> float:
    """The expected damage of dice."""
    return dice * sum(table[1:]) / 6


def ships_of(g: Any, seat: int, groups: Iterable[tuple[int, int, int]]) -> Force:
    """The force of an empire's ships and orbital buildings: (unit, state, count)."""
    power = g.powers[seat]
    die = hits(power.combat)
    dice = hull = shield = cost = pieces = 0
    for unit, state, count in groups:
        dice += count * strained(power.firepower[unit], state)
        hull += count * power.hull[unit]
        shield += count * power.shield[unit]
        printed = power.printed[unit]
        cost += count * (0 if printed is None else printed.cost)
        pieces += count
    return Force(min(N.most_dice, dice) * die, hull, shield, cost, pieces)


def groups_of(fleet: tuple[tuple[int, ...], ...]) -> list[tuple[int, int, int]]:
    """The ships of a fleet: (unit, state, count)."""
    return [
        (unit, state, count) for unit, ships in enumerate(fleet) for state, count in enumerate(ships) if count
    ]


def enemies_at(g: Any, system: int) -> Force:
    """The neutral enemies of a system."""
    total = Force()
    for kind, count in enumerate(g.enemies[system]):
        if count:
            enemy = ENEMY_TABLE[kind]
            damage = hits(ENEMY_DICE[kind], count * enemy.firepower)
            total = total.plus(Force(damage, count * enemy.hull, count * enemy.shield, 0, count))
    return total


def antarans(groups: Iterable[tuple[int, int, int]]) -> Force:
    """An Antaran fleet of B3."""
    total = Force()
    for unit, _, count in groups:
        printed = UNIT_TABLES["antaran"][unit]
        if printed is not None:
            damage = hits(ANTARAN_DICE, count * printed.firepower)
            total = total.plus(Force(damage, count * printed.hull, count * printed.shield, 0, count))
    return total


def antaran_hull(round: int) -> int:
    """The hull of the fleet that the Antarans bring in a round."""
    fleet = FLEETS[min(round, max(FLEETS))]
    return antarans([(unit, 0, count) for unit, count in enumerate(fleet)]).hull


def defence(g: Any, system: int) -> Force:
    """The force that defends a system."""
    if g.enemies[system]:
        return enemies_at(g, system)
    groups = groups_of(g.fleets[system])
    who = g.fleet_owner[system]
    if who == ANTARAN_FLEET:
        return antarans(groups)
    who = who if who >= 0 else g.owner[system]
    if who < 0:
        return Force()
    return ships_of(g, who, [*groups, (OUTPOST, 0, g.outposts[system]), (STATION, 0, g.stations[system])])


class Landing(NamedTuple):
    """The chance that an invasion takes a system, and the people it is expected to kill."""

    chance: float
    killed: float


def landing(g: Any, seat: int, system: int, groups: Iterable[tuple[int, int, int]]) -> Landing:
    """The odds of a landing with the usable ones of these ships (unit, state, count)."""
    power = g.powers[seat]
    dice = power.invasion_dice
    for unit, state, count in groups:
        if state < OVERLOADED:
            dice += count * strained(power.firepower[unit], state + 1)
    dice = min(N.most_dice, dice)
    if not dice:
        return Landing(0.0, 0.0)
    faces = power.invasion[1:]
    mean = sum(faces) / len(faces)
    spread = max(0.3, (dice * (sum([face * face for face in faces]) / len(faces) - mean * mean)) ** 0.5)
    people, beyond = g.people(system), dice * mean - g.resists(system)
    z = beyond / spread
    killed = spread * (0.4 * exp(-z * z / 2) + z * _below(z))
    return Landing(_below((beyond - people + 0.5) / spread), max(0.0, min(people, killed)))


def _below(z: float) -> float:
    """Roughly the share of a bell curve below z."""
    return logistic(1.7 * z)


def odds(mine: Force, theirs: Force, sharpness: float) -> float:
    """The chance that the first side wins: damage past shields times hull, against the same."""
    if not theirs.pieces:
        return 1.0
    if not mine.pieces:
        return 0.0
    own = _through(mine, theirs) * mine.hull
    foe = _through(theirs, mine) * theirs.hull
    if own <= 0:
        return 0.0
    return logistic(sharpness * log(own / foe)) if foe > 0 else 1.0


def _through(side: Force, against: Force) -> float:
    """The damage past shields: it meets one or two pieces in a round."""
    if not against.pieces:
        return side.damage
    met = min(against.pieces, 1 + side.damage * against.pieces / max(1, against.hull + against.shield))
    return max(0.05 * side.damage, side.damage - against.shield / against.pieces * met)
