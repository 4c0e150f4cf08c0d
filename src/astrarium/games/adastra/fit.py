"""Whether the things of components.toml fit together: what one of them names, another has to be.

Each thing by itself was looked at when it was read (reading.py). A corrected file may still name a tile that
is not there, or ask for more tiles than there are; that is said before a game begins, not in mid-game.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from ...kernel import Row
from .components import (
    ABILITIES,
    ABILITY_CARDS,
    ANTARANS,
    BUILDINGS,
    CUSTOM_CARDS,
    DISCOVERIES,
    EMPIRES,
    ENEMIES,
    FLEETS,
    FOUNDATIONS,
    GALAXIES,
    MISSIONS,
    PLANETS,
    ROOT,
    SEATS,
    STARS,
    TECHNOLOGIES,
    UNIT_TABLES,
    UNKNOWN,
    N,
)
from .setup import FIRST_EMPIRES, free_tiles
from .things import COLOURS, DOOM_STAR, ORION, UNITS, Effect, Galaxy


def check() -> None:
    """Raise the first fault that is found."""
    _check_galaxies("galaxies", GALAXIES, unknown=False)
    _check_galaxies("unknown", UNKNOWN, unknown=True)
    _check_enemies()
    _check_empires()
    _check_counts()


def _of(thing: str) -> Row:
    """Something to complain about by name."""
    return Row({}, ROOT.file, thing)


def _check_galaxies(table: str, galaxies: dict[int, Galaxy], unknown: bool) -> None:
    """A3.1, B2.1, B2.2 A layout for each number of players; its tiles exist, enough of each colour."""
    players = [row.number("players") for row in ROOT.rows(table)]
    if sorted(players) != list(range(SEATS[0], SEATS[1] + 1)):
        raise _of(table).fault("players", f"{players}: {SEATS[0]}…{SEATS[1]}")
    for seats, galaxy in galaxies.items():
        row = _of(f"{table} {seats}")
        tiles = [laid.tile for laid in galaxy.tiles]
        for tile in (*tiles, *galaxy.always):
            if tile not in STARS or tiles.count(tile) > 1:
                raise row.fault("tile", repr(tile))
        homes = sum(laid.home for laid in galaxy.tiles)
        if homes != seats:
            raise row.fault("home", f"{homes} ≠ {seats}")
        for colour in COLOURS:
            there = len(free_tiles(galaxy, seats, unknown, colour))
            if there < galaxy.colours[colour]:
                raise row.fault("colours", f"{colour}: {galaxy.colours[colour]} > {there}")
        if unknown and galaxy.die != galaxy.colours["yellow"]:
            raise row.fault("die", f"{galaxy.die} ≠ {galaxy.colours['yellow']}")


def _check_enemies() -> None:
    """Who appears somewhere is one of the enemies."""
    lists: Iterable[tuple[str, tuple[Effect, ...]]] = chain(
        ((thing.id, thing.effects) for thing in TECHNOLOGIES.values()),
        ((thing.id, thing.effects) for thing in ABILITIES.values()),
        ((thing.id, thing.effects) for thing in BUILDINGS.values()),
        ((thing.id, thing.effects) for thing in DISCOVERIES.values()),
        ((thing.id, thing.reward) for thing in ENEMIES.values()),
    )
    for thing, effects in lists:
        for effect in chain(effects, *(each.do for each in effects)):
            if effect.op == "spawn" and effect.enemy not in ENEMIES:
                raise _of(thing).fault("enemy", f"{effect.enemy!r}: {', '.join(ENEMIES)}")


def _check_empires() -> None:
    """A3.3, A3.5 Enough empires, with the pieces that they begin with."""
    for name in (*FIRST_EMPIRES, ANTARANS):
        if name not in EMPIRES:
            raise _of("empires").fault("id", f"{name!r}?")
    if len(EMPIRES) - 1 < SEATS[1]:
        raise _of("empires").fault("id", f"{len(EMPIRES) - 1} < {SEATS[1]}")
    for table, units in UNIT_TABLES.items():
        for number, unit in enumerate(units):
            if unit is None and (number != DOOM_STAR or table == "antaran"):
                raise _of(f"units.{table}").fault("id", f"{UNITS[number]!r}?")
    if ORION not in PLANETS:
        raise _of("planets").fault("id", f"{ORION!r}?")


def _check_counts() -> None:
    """A3.6, B3.6, B4.2 Enough cards for everybody, and a fleet for every round."""
    if len(MISSIONS) < SEATS[1] * N.missions_dealt or N.missions_kept > N.missions_dealt:
        raise _of("numbers").fault("missions_dealt", f"{N.missions_dealt}: {len(MISSIONS)}")
    for deck, draw, keep in zip(
        (FOUNDATIONS, ABILITY_CARDS, CUSTOM_CARDS), N.custom_draw, N.custom_keep, strict=True
    ):
        if N.boards * draw > len(deck) or keep > draw:
            raise _of("custom").fault("draw", f"{keep}, {draw}: {len(deck)}")
    if sorted(FLEETS) != list(range(1, len(FLEETS) + 1)):
        raise _of("fleets").fault("round", f"{sorted(FLEETS)}")
