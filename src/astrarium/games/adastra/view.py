"""What a seat may see: nearly everything. Missions, stacks and cards being looked at are hidden (A8.3).

The view's shape (`seat` numbers are None for nobody; systems are named by their number):

    round, rounds, phase, acting, order, next_order, level   where the game stands; level of new technologies
    modules       antarans, unknown, revenge, custom, missions: those switched on
    playing       the card being played: card, action, used (places), free, extra (credits for the next)
    systems       one for each system, in order:
        at, q, r (None beside the galaxy), colour, tile, rotation, edges (six flags), explored, features,
        links (joined systems), doors (unexplored systems behind a jump point),
        planet, capacity (with the owner's modifiers), trait, buildings, terraformed, advanced,
        slots {planetary, orbital} still free, population [farmers, workers, scientists], resistance,
        owner, holder, outposts, stations, enemies {kind: count},
        fleet {owner, ships [{unit, ready, exhausted, overloaded}]},
        defence {dice, hull, sixths}: what an attacker would meet in a round (damage to expect, in sixths)
    players       one for each seat:
        seat, empire, pieces, foundation, abilities, home, eliminated, resources, income and upkeep to come,
        discontent, levels, influence, honours, resistance, embassies, flags_left, actions_left,
        hand, played, technologies [{technology, price, printed, ripe}], developed, once [{ability, used}],
        units [{unit, firepower, hull, shield, speed, price, printed, left, unlocked}], combat and invasion by
        face of a die, prices {embassy, influence, calm, terraform, places}, mission_count,
        missions (own ones: [{card, mission, fulfilled}]), revealed, score by source, points in all
    offer, decks, planets_left, discoveries_left, missions_left   technologies on offer; sizes of the stacks
    unknown       Into the Unknown: tiles left by colour, die; None in other games
    antarans      the Revenge: home, doom_star_by, next_fleet, supply; None in other games
    empires       during set-up: the offer of empires, boards left, and the cards this seat has drawn
    looking       cards that this seat is looking at: [{card, name}]
    tile_in_hand  a star tile that is about to be laid, or None
    battle        at, attacker, defender, round, pieces [{side, unit, state, hull, origin}], dice
"""

from __future__ import annotations

from typing import Any

from . import prices
from .combat import defender_of
from .components import BUILDING_TABLE, CARDS, FLEETS, STARS, TECHNOLOGIES, UNIT_NEEDS, N
from .economy import income, upkeep
from .effects import current_level
from .galaxy import edges_of
from .missions import fulfilled
from .names import BRANCHES, COLOURS, OUTPOST, READY, RESOURCES, SHIPS, STATES, STATION, UNITS
from .pieces import FIRST_ENEMY, dice_table, firepower, numbers
from .rules.build import unlocked
from .rules.invasion import resistance
from .rules.research import ripe
from .saying import piece_name
from .scoring import breakdown
from .state import NOBODY, State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it."""
    return _view(g, seat, everything=False)


def reveal(g: State, seat: int | None) -> dict[str, Any]:
    """The table with nothing hidden but the order of stacks."""
    return _view(g, seat, everything=True)


def _view(g: State, seat: int | None, everything: bool) -> dict[str, Any]:
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
            {"card": card, "name": g.name(card) if everything or g.cards.knows(seat, card) else None}
            for card in g.looking
        ],
        "tile_in_hand": g.tile_in_hand or None,
        "battle": _battle(g),
    }


def someone(seat: int) -> int | None:
    """A seat as a view has it: None for nobody."""
    return None if seat == NOBODY else seat


def _playing(g: State) -> dict[str, Any] | None:
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


def _system(g: State, at: int) -> dict[str, Any]:
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
        "edges": [bool(edges >> direction & 1) for direction in range(6)],
        "explored": g.explored[at],
        "features": sorted(STARS[tile].features) if tile else [],
        "links": list(g.links[at]),
        "doors": list(g.doors[at]),
        "planet": site.planet or None,
        "capacity": [printed + extra for printed, extra in zip(site.capacity, more, strict=True)]
        if site.habitable
        else [0, 0, 0],
        "trait": trait or None,
        "buildings": [building.id for bit, building in enumerate(BUILDING_TABLE) if buildings >> bit & 1],
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
        "enemies": {
            piece_name(FIRST_ENEMY + kind): count for kind, count in enumerate(g.enemies[at]) if count
        },
        "fleet": _fleet(g, at),
        "defence": _defence(g, at),
    }


def _fleet(g: State, at: int) -> dict[str, Any] | None:
    if g.fleet_owner[at] == NOBODY:
        return None
    fleet = g.fleets[at]
    return {
        "owner": g.fleet_owner[at],
        "ships": [
            {"unit": UNITS[unit], **dict(zip(STATES, fleet[3 * unit : 3 * unit + 3], strict=True))}
            for unit in SHIPS
            if any(fleet[3 * unit : 3 * unit + 3])
        ],
    }


def _defence(g: State, at: int) -> dict[str, int]:
    """Whoever would defend a system: dice a round, hull, and the damage to expect of the dice, in sixths."""
    side = defender_of(g, at)
    pieces = [(FIRST_ENEMY + kind, READY, count) for kind, count in enumerate(g.enemies[at])]
    if not pieces:
        pieces = [(slot // 3, slot % 3, count) for slot, count in enumerate(g.fleets[at])]
        pieces += [(OUTPOST, READY, g.outposts[at]), (STATION, READY, g.stations[at])]
    found = {"dice": 0, "hull": 0, "sixths": 0}
    for unit, state, count in pieces:
        if count and side != NOBODY:
            dice = min(N.most_dice - found["dice"], firepower(g, side, unit, state) * count)
            found["dice"] += dice
            found["hull"] += numbers(g, side, unit)[1] * count
            found["sixths"] += dice * sum(dice_table(g, side, unit))
    return found


# -- players


def _player(g: State, seat: int, own: bool) -> dict[str, Any]:
    made = bool(g.makeup[seat][0])
    foundation, _, sources = g.makeup[seat]
    score = breakdown(g, seat)
    return {
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
            {"card": card, "mission": g.name(card), "fulfilled": made and fulfilled(g, seat, g.name(card))}
            for card in g.missions[seat]
        ]
        if own
        else None,
        "revealed": list(g.revealed[seat]),
        "score": score,
        "points": sum(score.values()),
        **(_abilities(g, seat) if made else {}),
    }


def _abilities(g: State, seat: int) -> dict[str, Any]:
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
        "units": [_unit(g, seat, unit) for unit in range(len(UNITS)) if power.printed[unit] is not None],
        "combat": list(power.combat),
        "invasion": list(power.invasion),
        "invasion_dice": power.invasion_dice,
        "flags": sorted(power.flags),
        "prices": {
            **{mode: prices.diplomacy(g, seat, mode, 0) for mode in ("embassy", "influence", "calm")},
            "terraform": max(1, N.terraform_cost + power.terraform_cost),
            "terraform_all": max(1, N.advanced_terraform_cost + power.terraform_cost),
            "buildings": {b.id: max(1, b.cost + power.building_cost) for b in BUILDING_TABLE},
            "places": list(power.extra_costs),
        },
    }


def _technology(g: State, seat: int, name: str) -> dict[str, Any]:
    technology = TECHNOLOGIES[name]
    return {
        "technology": name,
        "price": prices.research(g, seat, technology, 0),
        "printed": technology.cost,
        "ripe": ripe(g, seat, technology),
    }


def _unit(g: State, seat: int, unit: int) -> dict[str, Any]:
    power = g.power(seat)
    printed = power.printed[unit]
    return {
        "unit": UNITS[unit],
        "firepower": power.firepower[unit],
        "hull": power.hull[unit],
        "shield": power.shield[unit],
        "speed": power.speed[unit],
        "price": power.cost[unit],
        "printed": printed.cost if printed else 0,
        "left": g.supply[6 * seat + unit],
        "unlocked": unlocked(g, seat, UNIT_NEEDS[unit]),
    }


# -- modules


def _unknown(g: State) -> dict[str, Any] | None:
    if not g.on("unknown"):
        return None
    left = [g.name(card) for card in g.unknown_set]
    return {"left": {colour: left.count(colour) for colour in COLOURS}, "die": g.orion_die}


def _antarans(g: State) -> dict[str, Any] | None:
    if not g.on("revenge"):
        return None
    fleet = FLEETS[min(g.round, max(FLEETS))]
    return {
        "home": g.antares,
        "doom_star_by": someone(g.doom_star_by),
        "next_fleet": dict(zip(UNITS, fleet, strict=False)),
        "supply": dict(zip(UNITS, g.antaran_supply, strict=False)),
    }


def _empires(g: State, seat: int | None, everything: bool) -> dict[str, Any] | None:
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


def _battle(g: State) -> dict[str, Any] | None:
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
