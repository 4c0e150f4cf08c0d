"""A table with nothing on it: what a game begins from before anything is laid out."""

from __future__ import annotations

from typing import Any

from ...kernel import Cards, Chance
from .components import ENEMY_TABLE, PIECES
from .names import BRANCHES, DOOM_STAR, RESOURCES, UNITS
from .state import NOBODY, State


def empty(seats: int, rounds: int, on: frozenset[str]) -> State:
    """An empty table for so many players, with these modules."""
    return State(
        seats=seats,
        chance=Chance(""),
        cards=Cards(seats),
        news=0,
        rounds=rounds,
        modules=on,
        **_course(),
        **_galaxy(),
        **_players(seats),
        **_pieces(seats),
        **_stacks(seats),
    )


def _course() -> dict[str, Any]:
    """Before the first choice."""
    return {
        "phase": "choose",
        "round": 1,
        "acting": 0,
        "place": 0,
        "order": [],
        "next_order": [],
        "eliminated": frozenset(),
        "card": "",
        "icon": 0,
        "used": (),
        "did": False,
        "charted": False,
        "exchanged": False,
        "looking": (),
        "tile_in_hand": "",
    }


def _galaxy() -> dict[str, Any]:
    """No system yet."""
    return {
        "coords": [],
        "colours": [],
        "tiles": [],
        "rotations": [],
        "explored": [],
        "near": [],
        "links": [],
        "doors": [],
        "wormholes": (),
        "micros": (),
        "asteroids": frozenset(),
        "anomalies": (),
        "ground": [],
        "owner": [],
        "population": [],
        "fleet_owner": [],
        "fleets": [],
        "outposts": [],
        "stations": [],
        "enemies": [],
        "pirates_found": 0,
        "orion": NOBODY,
        "antares": NOBODY,
        "doom_star_by": NOBODY,
        "orion_die": 0,
        "battle": None,
    }


def _players(seats: int) -> dict[str, Any]:
    """Everybody without an empire."""
    return {
        "empire": [""] * seats,
        "pieces": [""] * seats,
        "makeup": [("", "", ())] * seats,
        "home": [NOBODY] * seats,
        "resources": [(0,) * len(RESOURCES)] * seats,
        "levels": [(0,) * len(BRANCHES)] * seats,
        "discontent": [0] * seats,
        "points": [0] * seats,
        "mission_points": [0] * seats,
        "influence": [0] * seats,
        "honours": [0] * seats,
        "resistance": [0] * seats,
        "embassies": [0] * seats,
        "hand": [()] * seats,
        "played": [()] * seats,
        "actions_taken": [0] * seats,
        "technologies": [()] * seats,
        "developed": [()] * seats,
        "missions": [()] * seats,
        "revealed": [()] * seats,
        "once_used": [()] * seats,
        "built_limited": [0] * seats,
        "deeds": [(0, 0, 0, 0)] * seats,
    }


def _pieces(seats: int) -> dict[str, Any]:
    """The Antarans' ships and the enemies are there; players get theirs with their empires."""
    return {
        "supply": [(0,) * len(UNITS)] * seats,
        "antaran_supply": list(PIECES["antaran"][:DOOM_STAR]),
        "enemy_supply": [enemy.count for enemy in ENEMY_TABLE],
    }


def _stacks(seats: int) -> dict[str, Any]:
    """No cards yet."""
    return {
        "star_stacks": [],
        "white_rest": (),
        "unknown_set": (),
        "planet_stacks": [],
        "discoveries": (),
        "tech_decks": [],
        "offer": (),
        "mission_deck": (),
        "empire_deck": (),
        "empire_offer": (),
        "custom_decks": [],
        "custom_drawn": [()] * seats,
        "custom_boards": 0,
    }
