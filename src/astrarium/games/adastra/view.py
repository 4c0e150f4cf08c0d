"""What a seat may see: nearly everything. Missions, stacks and cards being looked at are hidden (A8.3)."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add
from typing import Any

from . import prices
from .combat import defender_of
from .components import BUILDING_TABLE, CARDS, ENEMY_KINDS, FLEETS, STARS, TECHNOLOGIES, UNIT_NEEDS, N
from .economy import income, upkeep
from .effects import current_level
from .galaxy import edges_of
from .missions import fulfilled
from .names import (
    BRANCHES,
    COLOURS,
    OUTPOST,
    READY,
    RESOURCES,
    SHIPS,
    STATES,
    STATION,
    UNITS,
)
from .pieces import FIRST_ENEMY, dice_table, firepower, numbers
from .powers import Power
from .rules.build import unlocked
from .rules.invasion import resistance
from .rules.research import ripe
from .saying import piece_name
from .scoring import breakdown
from .seen import (
    Antarans,
    BattleSeen,
    Defence,
    Empires,
    Fleet,
    Held,
    Player,
    Playing,
    Ships,
    Strength,
    System,
    UnitNumbers,
    Unknown,
    View,
)
from .state import NOBODY, State

#: What lies on a tile, worked out once: jump points by direction, features, buildings.
EDGES = tuple(tuple(bool(edges >> direction & 1) for direction in range(6)) for edges in range(1 << 6))
FEATURES = {star.id: tuple(sorted(star.features)) for star in STARS.values()}


@cache
def _built(bits: int) -> tuple[str, ...]:
    return tuple(building.id for bit, building in enumerate(BUILDING_TABLE) if bits >> bit & 1)


def view(g: State, seat: int | None) -> View:
    """The table as a seat (None: a spectator) sees it."""
    return _view(g, seat, everything=False)


def reveal(g: State, seat: int | None) -> View:
    """The table with nothing hidden but the order of stacks."""
    return _view(g, seat, everything=True)


def _view(g: State, seat: int | None, everything: bool) -> View:
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
        "systems": [_system(g, system) for system in range(len(g.coords))],
        "players": [_player(g, each, everything or each == seat) for each in range(g.seats)],
        "offer": [g.name(card) for card in g.offer],
        "decks": [len(deck) for deck in g.tech_decks],
        "planets_left": {colour: len(g.planet_stacks[at]) for at, colour in enumerate(COLOURS) if at},
        "discoveries_left": len(g.discoveries),
        "missions_left": len(g.mission_deck),
        "unknown": _unknown(g),
        "antarans": _antarans(g),
        "empires": _empires(g, seat, everything),
        "looking": [
            {
                "card": card,
                "name": g.name(card) if everything or g.cards.knows(seat, card) else None,
            }
            for card in g.looking
        ],
        "tile_in_hand": g.tile_in_hand or None,
        "battle": _battle(g),
    }


def someone(seat: int) -> int | None:
    """A seat as a view has it: None for nobody."""
    return None if seat == NOBODY else seat


def _playing(g: State) -> Playing | None:
    if not g.card:
        return None
    card = CARDS[g.card]
    extra = len(g.used) - card.free_places
    costs = g.power(g.acting).extra_costs
    return {
        "card": g.card,
        "action": card.actions[g.icon],
        "used": [list(place) for place in g.used],
        "free": max(0, -extra),
        "extra": 0 if extra < 0 else costs[extra] if extra < len(costs) and not g.charted else None,
        "discount": card.discount,
    }


# -- the galaxy


def _system(g: State, at: int) -> System:
    site, owner = g.site(at), g.owner[at]
    _, trait, buildings, terraformed, advanced = g.ground[at]
    more = g.power(owner).capacity if owner >= 0 and g.empire[owner] else (0, 0, 0)
    coords, edges, tile = g.coords[at], edges_of(g, at), g.tiles[at]
    return {
        "at": at,
        "q": coords[0] if coords else None,
        "r": coords[1] if coords else None,
        "colour": g.colours[at],
        "tile": tile or None,
        "rotation": g.rotations[at],
        "edges": [*EDGES[edges]],
        "explored": g.explored[at],
        "features": [*FEATURES[tile]] if tile else [],
        "links": list(g.links[at]),
        "doors": list(g.doors[at]),
        "planet": site.planet or None,
        "capacity": [*map(add, site.capacity, more)] if site.habitable else [0, 0, 0],
        "trait": trait or None,
        "buildings": [*_built(buildings)] if buildings else [],
        "terraformed": terraformed - 1 if terraformed else None,
        "advanced": bool(advanced),
        "slots": {
            "planetary": max(0, site.free_slots),
            "orbital": site.orbital - g.outposts[at] - g.stations[at],
        },
        "population": g.population[3 * at : 3 * at + 3],
        "resistance": resistance(g, at) if owner >= 0 and g.people(at) else 0,
        "owner": someone(owner),
        "holder": someone(g.holder(at)),
        "outposts": g.outposts[at],
        "stations": g.stations[at],
        "enemies": {ENEMY_KINDS[kind]: count for kind, count in enumerate(g.enemies[at]) if count},
        "fleet": _fleet(g, at),
        "defence": _defence(g, at),
    }


def _fleet(g: State, at: int) -> Fleet | None:
    if g.fleet_owner[at] == NOBODY:
        return None
    fleet = g.fleets[at]
    ships: list[Ships] = [
        {
            "unit": UNITS[unit],
            "ready": fleet[3 * unit],
            "exhausted": fleet[3 * unit + 1],
            "overloaded": fleet[3 * unit + 2],
        }
        for unit in SHIPS
        if any(fleet[3 * unit : 3 * unit + 3])
    ]
    return {"owner": g.fleet_owner[at], "ships": ships}


def _defence(g: State, at: int) -> Defence:
    """Whoever would defend a system: dice a round, hull, and the damage to expect of the dice, in sixths."""
    side = defender_of(g, at)
    found: Defence = {"dice": 0, "hull": 0, "sixths": 0}
    if side == NOBODY:
        return found
    pieces = [(FIRST_ENEMY + kind, READY, count) for kind, count in enumerate(g.enemies[at])]
    if not pieces:
        pieces = [(slot // 3, slot % 3, count) for slot, count in enumerate(g.fleets[at])]
        pieces += [(OUTPOST, READY, g.outposts[at]), (STATION, READY, g.stations[at])]
    for unit, state, count in pieces:
        if count:
            dice = min(N.most_dice - found["dice"], firepower(g, side, unit, state) * count)
            found["dice"] += dice
            found["hull"] += numbers(g, side, unit)[1] * count
            found["sixths"] += dice * sum(dice_table(g, side, unit))
    return found


# -- players


def _player(g: State, seat: int, own: bool) -> Player:
    made = bool(g.makeup[seat][0])
    foundation, _, sources = g.makeup[seat]
    score = breakdown(g, seat)
    player: Player = {
        "seat": seat,
        "empire": g.empire[seat] or None,
        "pieces": g.pieces[seat] or None,
        "foundation": foundation or None,
        "abilities": [name for name in sources if name not in g.developed[seat] and "diplomat_" not in name],
        "home": someone(g.home[seat]),
        "eliminated": seat in g.eliminated,
        "resources": dict(zip(RESOURCES, g.resources[4 * seat : 4 * seat + 4], strict=True)),
        "discontent": g.discontent[seat],
        "levels": dict(zip(BRANCHES, g.levels[4 * seat : 4 * seat + 4], strict=True)),
        "influence": g.influence[seat],
        "honours": g.honours[seat],
        "resistance": g.resistance[seat],
        "embassies": [other for other in range(g.seats) if g.embassies[seat] >> other & 1],
        "hand": list(g.hand[seat]),
        "played": list(g.played[seat]),
        "developed": list(g.developed[seat]),
        "mission_count": len(g.missions[seat]),
        "missions": [
            {
                "card": card,
                "mission": g.name(card),
                "fulfilled": made and fulfilled(g, seat, g.name(card)),
            }
            for card in g.missions[seat]
        ]
        if own
        else None,
        "revealed": list(g.revealed[seat]),
        "score": score,
        "points": sum(score.values()),
    }
    if made:
        player.update(_abilities(g, seat))  # type: ignore[typeddict-item]
    return player


def _abilities(g: State, seat: int) -> Strength:
    """What an empire can do, and at what price."""
    power = g.power(seat)
    colonies = g.owner.count(seat) - (g.owner[g.home[seat]] == seat)
    return {
        "income": dict(zip(RESOURCES, income(g, seat), strict=True)),
        "upkeep": upkeep(g, seat),
        "flags_left": N.flags - colonies,
        "actions_left": power.action_limit - g.actions_taken[seat],
        "card_limit": power.card_limit,
        "technologies": [_technology(g, seat, g.name(card)) for card in g.technologies[seat]],
        "once": [{"ability": name, "used": name in g.once_used[seat]} for name in power.once],
        "units": [_unit(g, seat, unit, numbers) for unit, numbers in _unit_numbers(power)],
        "combat": list(power.combat),
        "invasion": list(power.invasion),
        "invasion_dice": power.invasion_dice,
        "flags": sorted(power.flags),
        "prices": {
            "embassy": prices.diplomacy(g, seat, "embassy", 0),
            "influence": prices.diplomacy(g, seat, "influence", 0),
            "calm": prices.diplomacy(g, seat, "calm", 0),
            "terraform": max(1, N.terraform_cost + power.terraform_cost),
            "terraform_all": max(1, N.advanced_terraform_cost + power.terraform_cost),
            "buildings": dict(_building_prices(power.building_cost)),
            "places": list(power.extra_costs),
        },
    }


def _technology(g: State, seat: int, name: str) -> Held:
    technology = TECHNOLOGIES[name]
    return {
        "technology": name,
        "price": prices.research(g, seat, technology, 0),
        "printed": technology.cost,
        "ripe": ripe(g, seat, technology),
    }


@lru_cache(maxsize=1 << 10)
def _unit_numbers(power: Power) -> tuple[tuple[int, dict[str, Any]], ...]:
    """The unit table of an empire: what does not depend on the position."""
    columns = {name: getattr(power, name) for name in ("firepower", "hull", "shield", "speed", "cost")}
    return tuple(
        (unit, {name: column[unit] for name, column in columns.items()} | {"printed": printed.cost})
        for unit, printed in enumerate(power.printed)
        if printed is not None
    )


def _unit(g: State, seat: int, unit: int, numbers: dict[str, Any]) -> UnitNumbers:
    return {
        "unit": UNITS[unit],
        "firepower": numbers["firepower"],
        "hull": numbers["hull"],
        "shield": numbers["shield"],
        "speed": numbers["speed"],
        "price": numbers["cost"],
        "printed": numbers["printed"],
        "left": g.supply[6 * seat + unit],
        "unlocked": unlocked(g, seat, UNIT_NEEDS[unit]),
    }


@cache
def _building_prices(change: int) -> dict[str, int]:
    return {building.id: max(1, building.cost + change) for building in BUILDING_TABLE}


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


def _empires(g: State, seat: int | None, everything: bool) -> Empires | None:
    if g.phase not in ("choose", "customise"):
        return None
    return {
        "offer": [g.name(card) for card in g.empire_offer],
        "boards": g.custom_boards,
        "drawn": [
            {"seat": each, "card": card, "name": g.name(card)}
            for each in range(g.seats)
            if everything or each == seat
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
