"""Pieces in a battle: their numbers, the order of targets, and damage (A6.2–A6.4)."""

from __future__ import annotations

from ...kernel import Option
from .active_powers import ANTARAN_DICE, ENEMY_DICE, Power, strained
from .components import ENEMY_TABLE, UNIT_TABLES
from .enumerations import FIRST_ENEMY
from .state import ANTARAN_FLEET, Piece, State

#: Tie-break for equally strong pieces: the lower rank comes first (A6.3).
RANK = (0, 1, 4, 5, 2, 3, *range(6, 6 + len(ENEMY_TABLE)))
#: Firepower, hull and shield of enemies and of an Antaran fleet, which have no modifiers.
ENEMY_NUMBERS = tuple((enemy.firepower, enemy.hull, enemy.shield) for enemy in ENEMY_TABLE)
ANTARAN_NUMBERS = tuple(
    (0, 0, 0) if printed is None else (printed.firepower, printed.hull, printed.shield)
    for printed in UNIT_TABLES["antaran"]
)
WEAKEST: Option = ("weakest",)
STRONGEST: Option = ("strongest",)


def is_empire(side: int) -> bool:
    return 0 <= side < ANTARAN_FLEET


def power_of(g: State, side: int) -> Power | None:
    """The power of a side; None for enemies and for an Antaran fleet."""
    return g.powers[side] if is_empire(side) else None


def numbers(power: Power | None, unit: int) -> tuple[int, int, int]:
    """Firepower, hull and shield of a piece, with all modifiers."""
    if unit >= FIRST_ENEMY:
        return ENEMY_NUMBERS[unit - FIRST_ENEMY]
    if power is None:
        return ANTARAN_NUMBERS[unit]
    return power.firepower[unit], power.hull[unit], power.shield[unit]


def firepower(power: Power | None, unit: int, state: int) -> int:
    """The number of dice that a piece rolls."""
    return strained(numbers(power, unit)[0], state)


def dice_table(power: Power | None, unit: int) -> tuple[int, ...]:
    """A6.2 The damage of each face of a die."""
    if unit >= FIRST_ENEMY:
        return ENEMY_DICE[unit - FIRST_ENEMY]
    return ANTARAN_DICE if power is None else power.combat


def in_order(power: Power | None, pieces: list[Piece], order: Option) -> list[int]:
    """A6.3 The indices of the pieces in the order of damage; a stable sort."""
    places = list(range(len(pieces)))
    if len(places) > 1:
        places.sort(key=[_target(power, piece, order) for piece in pieces].__getitem__)
    return places


def _target(power: Power | None, piece: Piece, order: Option) -> tuple[int, ...]:
    _, unit, state, hull, _ = piece
    dice = firepower(power, unit, state)
    front = (hull, dice) if order == WEAKEST else (-dice, -hull)
    return (*front, RANK[unit], -state)


def hit(
    power: Power | None, pieces: list[Piece], damage: int, order: Option
) -> tuple[list[Piece], list[Piece]]:
    """A6.4 Deal damage in order; returns the survivors in their old order, and the destroyed pieces."""
    left: list[Piece | None] = [None] * len(pieces)
    dead = []
    for at in in_order(power, pieces, order):
        mark, unit, state, hull, origin = pieces[at]
        shield = numbers(power, unit)[2]
        dealt = min(damage, shield + hull)
        damage -= dealt
        hull -= max(0, dealt - shield)
        if hull > 0:
            left[at] = (mark, unit, state, hull, origin)
        else:
            dead.append(pieces[at])
    return [piece for piece in left if piece is not None], dead
