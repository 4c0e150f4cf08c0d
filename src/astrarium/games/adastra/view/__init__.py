"""The view of a seat. Missions, stacks and inspected cards are hidden (A8.3)."""

from __future__ import annotations

from collections.abc import Iterable

from .. import prices
from ..components import CARDS, FLEETS
from ..effects import current_level
from ..enumerations import COLOURS, STATES, UNITS
from ..missions import fulfilled
from ..phrases import piece_name
from ..state import State
from .players import seen_players
from .shape import Antarans, BattleSeen, Empires, Looking, MissionHeld, Playing, Unknown, View
from .systems import seen_systems, someone


def view(g: State, seat: int | None) -> View:
    """The table as a seat (None: a spectator) sees it."""
    seen = _public(g)
    return seen if seat is None else personal(g, seen, seat)


def personal(g: State, public: View, seat: int) -> View:
    """The view of a seat: the public view plus its own secrets."""
    return _with_secrets(g, public, seat, [seat], everything=False)


def reveal(g: State, seat: int | None) -> View:
    """The table with nothing hidden but the order of stacks."""
    return _with_secrets(g, _public(g), seat, range(g.seats), everything=True)


def _with_secrets(g: State, public: View, seat: int | None, open: Iterable[int], everything: bool) -> View:
    """A view plus the secrets of the `open` seats, and the inspected cards that `seat` knows, or all."""
    players = public["players"][:]
    for each in open:
        made = bool(g.makeup[each][0])
        missions = [_mission(g, each, card, made) for card in g.missions[each]]
        players[each] = {**players[each], "missions": missions}
    looking = _looking(g, seat, everything)
    return {**public, "players": players, "empires": _empires(g, open), "looking": looking}


def _public(g: State) -> View:
    """The table as everybody sees it."""
    return {
        "round": g.round,
        "rounds": g.rounds,
        "phase": g.phase,
        "acting": someone(g.acting),
        "order": [each for each in g.order if each not in g.eliminated],
        "next_order": g.next_order[:],
        "level": current_level(g),
        "modules": sorted(g.modules),
        "playing": _playing(g),
        "systems": seen_systems(g),
        "players": seen_players(g),
        "offer": [g.name(card) for card in g.offer],
        "decks": [len(deck) for deck in g.tech_decks],
        "unknown": _unknown(g),
        "antarans": _antarans(g),
        "empires": _empires(g, ()),
        "looking": _looking(g, None, everything=False),
        "tile_in_hand": g.tile_in_hand or None,
        "battle": _battle(g),
    }


def _playing(g: State) -> Playing | None:
    if not g.card:
        return None
    card = CARDS[g.card]
    return {
        "card": g.card,
        "action": card.actions[g.icon],
        "used": g.used,
        "free": max(0, card.free_places - len(g.used)),
        "extra": prices.extra_place(g, g.acting, card),
    }


def _looking(g: State, seat: int | None, everything: bool) -> list[Looking]:
    """The cards that the acting player looks at."""
    return [
        {"card": card, "name": g.name(card) if everything or g.cards.knows(seat, card) else None}
        for card in g.looking
    ]


# -- players


def _mission(g: State, seat: int, card: int, made: bool) -> MissionHeld:
    mission = g.name(card)
    return {"card": card, "mission": mission, "fulfilled": made and fulfilled(g, seat, mission)}


# -- modules


def _unknown(g: State) -> Unknown | None:
    if not g.on("unknown"):
        return None
    left = [g.name(card) for card in g.unknown_set]
    return {"left": {colour: left.count(colour) for colour in COLOURS}, "die": g.orion_die}


def _antarans(g: State) -> Antarans | None:
    if not g.on("revenge"):
        return None
    fleet = FLEETS[min(g.round, max(FLEETS))]
    return {
        "home": g.antares,
        "doom_star_by": someone(g.doom_star_by),
        "next_fleet": dict(zip(UNITS, fleet, strict=False)),
        "supply": dict(zip(UNITS, g.antaran_supply, strict=False)),
    }


def _empires(g: State, open: Iterable[int]) -> Empires | None:
    if g.phase not in ("choose", "customise"):
        return None
    return {
        "offer": [g.name(card) for card in g.empire_offer],
        "boards": g.custom_boards,
        "drawn": [
            {"seat": each, "card": card, "name": g.name(card)}
            for each in open
            for card in g.custom_drawn[each]
        ],
    }


def _battle(g: State) -> BattleSeen | None:
    battle = g.battle
    if battle is None:
        return None
    return {
        "at": battle.at,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "round": battle.round,
        "pieces": [
            {
                "side": side,
                "unit": piece_name(unit),
                "state": STATES[state],
                "hull": hull,
                "origin": someone(origin),
            }
            for side, unit, state, hull, origin in battle.pieces
        ],
        "dice": [list(faces) for faces in battle.dice],
    }
