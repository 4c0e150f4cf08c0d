"""What a seat may see: nearly everything. Missions, stacks and cards being looked at are hidden (A8.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from . import prices
from .components import CARDS, FLEETS, TECHNOLOGIES, UNIT_NEEDS, N
from .economy import income, upkeep
from .effects import current_level
from .missions import fulfilled
from .names import COLOURS, STATES, UNITS
from .phrases import piece_name
from .powers import Power
from .rules.build import unlocked
from .rules.research import ripe
from .scoring import breakdown
from .seen import (
    Antarans,
    BattleSeen,
    Empires,
    Looking,
    MissionHeld,
    Player,
    Playing,
    Strength,
    Unknown,
    View,
)
from .state import State
from .systems import seen_system, someone

#: Before there is an empire.
NO_STRENGTH: Strength = {}


def view(g: State, seat: int | None) -> View:
    """The table as a seat (None: a spectator) sees it."""
    seen = _public(g)
    return seen if seat is None else personal(g, seen, seat)


def personal(g: State, public: View, seat: int) -> View:
    """A seat's view, made of what everybody sees: its own secrets besides."""
    return _with_secrets(g, public, seat, [seat], everything=False)


def reveal(g: State, seat: int | None) -> View:
    """The table with nothing hidden but the order of stacks."""
    return _with_secrets(g, _public(g), seat, range(g.seats), everything=True)


def _with_secrets(g: State, public: View, seat: int | None, open: Iterable[int], everything: bool) -> View:
    """A view with the secrets of some seats in it, and the cards that one knows, or all."""
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
        "systems": [seen_system(g, system) for system in range(len(g.coords))],
        "players": [_player(g, each) for each in range(g.seats)],
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
    extra = len(g.used) - card.free_places
    costs = g.powers[g.acting].extra_costs
    return {
        "card": g.card,
        "action": card.actions[g.icon],
        "used": g.used,
        "free": max(0, -extra),
        "extra": 0 if extra < 0 else costs[extra] if extra < len(costs) and not g.charted else None,
    }


def _looking(g: State, seat: int | None, everything: bool) -> list[Looking]:
    """The cards that somebody looks at just now."""
    return [
        {"card": card, "name": g.name(card) if everything or g.cards.knows(seat, card) else None}
        for card in g.looking
    ]


# -- players


def _player(g: State, seat: int) -> Player:
    foundation, _, sources = g.makeup[seat]
    made = bool(foundation)
    score = {source: points for source, points in breakdown(g, seat).items() if points}
    return {
        "empire": g.empire[seat] or None,
        "pieces": g.pieces[seat] or None,
        "foundation": foundation or None,
        "abilities": [name for name in sources if name not in g.developed[seat] and "diplomat_" not in name],
        "home": someone(g.home[seat]),
        "eliminated": seat in g.eliminated,
        "resources": g.resources[seat],
        "discontent": g.discontent[seat],
        "levels": g.levels[seat],
        "influence": g.influence[seat],
        "honours": g.honours[seat],
        "resistance": g.resistance[seat],
        "embassies": [other for other in range(g.seats) if g.embassies[seat] >> other & 1],
        "hand": g.hand[seat],
        "played": g.played[seat],
        "developed": g.developed[seat],
        "mission_count": len(g.missions[seat]),
        "missions": None,
        "revealed": g.revealed[seat],
        "score": score,
        "points": sum(score.values()),
        **(_strength(g, seat) if made else NO_STRENGTH),
    }


def _mission(g: State, seat: int, card: int, made: bool) -> MissionHeld:
    mission = g.name(card)
    return {"card": card, "mission": mission, "fulfilled": made and fulfilled(g, seat, mission)}


def _strength(g: State, seat: int) -> Strength:
    """What an empire can do, and at what price."""
    power = g.powers[seat]
    colonies = g.owner.count(seat) - (g.owner[g.home[seat]] == seat)
    food, research, production, credits = income(g, seat)
    rows = _unit_rows(power)
    supply = g.supply[seat]
    return {
        "income": (food, research, production, credits),
        "upkeep": upkeep(g, seat),
        "flags_left": N.flags - colonies,
        "actions_left": power.action_limit - g.actions_taken[seat],
        "technologies": [_technology(g, seat, g.name(card)) for card in g.technologies[seat]],
        "once": {name: name in g.once_used[seat] for name in power.once},
        "units": {UNITS[unit]: (*row, supply[unit]) for unit, row in rows},
        "locked": [UNITS[unit] for unit, _ in rows if not unlocked(g, seat, UNIT_NEEDS[unit])],
        "prices": {
            "embassy": prices.diplomacy(g, seat, "embassy", 0),
            "influence": prices.diplomacy(g, seat, "influence", 0),
            "calm": prices.diplomacy(g, seat, "calm", 0),
        },
        **_lasting(power),
    }


@lru_cache(maxsize=1 << 10)
def _lasting(power: Power) -> Strength:
    """What an empire can do wherever it stands, worked out once."""
    return {
        "card_limit": power.card_limit,
        "combat": power.combat,
        "invasion": power.invasion,
        "invasion_dice": power.invasion_dice,
        "flags": tuple(sorted(power.flags)),
    }


def _technology(g: State, seat: int, name: str) -> tuple[str, int, bool]:
    technology = TECHNOLOGIES[name]
    return name, prices.research(g, seat, technology, 0), ripe(g, seat, technology)


@lru_cache(maxsize=1 << 10)
def _unit_rows(power: Power) -> tuple[tuple[int, tuple[int, int, int, int, int]], ...]:
    """The unit table of an empire: what does not depend on the position."""
    columns = zip(power.firepower, power.hull, power.shield, power.speed, power.cost, strict=True)
    return tuple((unit, row) for unit, row in enumerate(columns) if power.printed[unit] is not None)


# -- modules


def _unknown(g: State) -> Unknown | None:
    if not g.on("unknown"):
        return None
    left = [g.name(card) for card in g.unknown_set]
    return {
        "left": {colour: left.count(colour) for colour in COLOURS},
        "die": g.orion_die,
    }


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
