"""What a seat may see: nearly everything. Decks, cards others draw, others' mission piles are hidden (S16).

The shape of a view (all values plain; `says` are texts as trees, ready to be put into words):

    round, rounds, phase, acting, first, tracks, boards, solo
    places    [{id, x, y, mission, number, face_up, station, tile, reserved, ships}]
              mission: null or {mission, points, rows: [{colour, says}]}; tile: whether it lies on its station
    routes    [{id, a, b, colour, pirate}]      pirate: null or its kind
    players   [{seat, ship, at, ready, queue, busy, medals, bays, damaged, surplus, damage, cargo, capacity,
                contracts, slots: [{state, tech, edges}], rooms: [{room, colour, says, tech}], progress, laps,
                track_points, missions, mission_count, passed, budget, points, rank}]
              missions (and points with them) are the owner's to see, or everybody's when the game is over
    display   [{place, tech, deck, kind, colour, overlay, edges, says, age, fits}]
              fits: for the seat that looks, {slot: [symbols]}: where the card could go, and the bonuses there
    tracks_by_id  {track: {spaces: [{points, event, says}], event, event_says}}
    event_techs, lasting, resolved     techs at the Tincan track; events that last; events counted
    stations  {station: {place, tile, says}}    tile: 0 on the station, else the round it waits for
    decks     {missions, techs, omegas}         numbers of cards; missions_seen: the next ones this seat knows
    discards  {techs, omegas, pirates, artifacts}; pools {pirates, artifacts}; supply {figure: n}
    drawn     cards drawn by the acting player to choose from: [{card, tech}], tech null for others
    job       null or {mission, planet, row, crew}: the mission being completed
    shadow    null or {at, left, played, completed, goal}: Captain Shadow
    passenger null or {passenger, says}
    breakdown {seat: {source: points}}; missions are left out for others' ships

Options name rooms, figures, places, routes, techs, tracks and cargo by these ids, and tech slots by their
number from 0; `words.py` lists them.
"""

from __future__ import annotations

from typing import Any

from . import saying
from .components import (
    BAYS,
    BOARDS,
    DISPLAY,
    MISSIONS,
    ROOM_COLOUR,
    ROUNDS,
    SHADOW_CARDS,
    SHIPS,
    SOLO_WIN,
    TECHS,
    TRACK_SPACES,
)
from .effects.choices import can_pay_medals
from .effects.techs import fitting
from .scoring import breakdown, rank, track_points
from .shadow import SHADOW, plays_left
from .state import DAMAGED, EMPTY, ON_STATION, Ship, State
from .tech_board import bonuses
from .vocabulary import TRACKS, said


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it."""
    return _view(g, seat, g.phase == "over")


def reveal(g: State, seat: int | None) -> dict[str, Any]:
    """The table with all mission piles turned up and the decks laid open."""
    seen = _view(g, seat, True)
    seen["drawn"] = [{"card": card, "tech": g.name(card)} for card in g.drawn]
    seen["decks_open"] = {
        "missions": [g.name(card) for card in reversed(g.mission_deck)],
        "techs": [g.name(card) for card in reversed(g.tech_deck)],
        "omegas": [g.name(card) for card in reversed(g.omega_deck)],
    }
    return seen


def _view(g: State, seat: int | None, everything: bool) -> dict[str, Any]:
    return {
        "round": g.round,
        "rounds": ROUNDS,
        "phase": g.phase,
        "acting": g.acting,
        "first": g.first,
        "tracks": g.tracks,
        "boards": g.boards,
        "solo": g.solo,
        "places": [_place(g, place) for place in g.map.places],
        "routes": [
            {"id": r.id, "a": r.a, "b": r.b, "colour": r.colour, "pirate": g.pirates.get(r.id)}
            for r in g.map.routes.values()
        ],
        "players": [_player(g, each, everything or each == seat) for each in range(g.seats)],
        "display": [_offer(g, seat, place) for place in range(DISPLAY)],
        "tracks_by_id": {track: _track(g, track) for track in TRACKS},
        "event_techs": [_tech(g.name(card)) for card in g.event_techs],
        "lasting": [{"event": event, "says": saying.event(event).to_json()} for event in g.lasting],
        "resolved": g.resolved,
        "stations": {
            station: {"place": place, "tile": g.tiles[station], "says": saying.station(station).to_json()}
            for station, place in g.stations.items()
        },
        "decks": {
            "missions": len(g.mission_deck),
            "techs": len(g.tech_deck),
            "omegas": len(g.omega_deck),
            "missions_seen": _missions_seen(g, seat),
            "reshuffled": g.reshuffled,
        },
        "discards": {
            "techs": [g.name(card) for card in g.tech_discards],
            "omegas": [g.name(card) for card in g.omega_discards],
            "pirates": dict(g.pirate_discards),
            "artifacts": dict(g.artifact_discards),
        },
        "pools": {"pirates": dict(g.pirate_pool), "artifacts": dict(g.artifact_pool)},
        "supply": dict(g.supply),
        "drawn": [
            {"card": card, "tech": g.name(card) if g.cards.knows(seat, card) else None} for card in g.drawn
        ],
        "job": _job(g),
        "shadow": _shadow(g),
        "passenger": _passenger(g),
        "breakdown": {str(each): _points(g, each, everything or each == seat) for each in range(g.seats)},
    }


def _place(g: State, place: str) -> dict[str, Any]:
    x, y = g.map.spots[place]
    card = g.missions.get(place)
    number = g.numbers.index(place) + 1 if place in g.numbers else None
    station = g.station_at(place) or None
    return {
        "id": place,
        "x": x,
        "y": y,
        "mission": None if card is None else _mission(g.name(card)),
        "number": number,
        "face_up": number is not None and number <= g.face_up,
        "station": station,
        "tile": station is not None and g.tiles[station] == ON_STATION,
        "reserved": g.reserved.get(place),
        "ships": [ship for ship, at in enumerate(g.at) if at == place],
    }


def _mission(name: str) -> dict[str, Any]:
    mission = MISSIONS[name]
    rows = [{"colour": line.colour, "says": said(line.effects).to_json()} for line in mission.rows]
    return {"mission": name, "points": mission.points, "rows": rows}


def _tech(name: str) -> dict[str, Any]:
    tech = TECHS[name]
    return {
        "tech": name,
        "deck": tech.deck,
        "kind": tech.kind,
        "colour": tech.colour or None,
        "overlay": tech.overlay,
        "edges": dict(tech.edges),
        "says": saying.tech(name).to_json(),
    }


def _offer(g: State, seat: int | None, place: int) -> dict[str, Any]:
    card = g.display[place]
    if card < 0:
        return {"place": place, "tech": None}
    name = g.name(card)
    fits = {} if seat is None else _fits(g, g.ships[seat], card, name)
    return {"place": place, **_tech(name), "age": g.arrivals[place], "fits": fits}


def _fits(g: State, ship: Ship, card: int, name: str) -> dict[str, list[str]]:
    """Where a card of the display could go without another effect's help, and the bonuses it would give."""
    if not fitting(g, ship, (card,), replace=False):
        return {}
    slots = [
        slot
        for slot, there in enumerate(ship.slots)
        if there == EMPTY or (there >= 0 and TECHS[name].overlay)
    ]
    return {str(slot): bonuses(g, ship, slot, name) for slot in slots}


def _player(g: State, seat: int, own: bool) -> dict[str, Any]:
    ship = g.ships[seat]
    points = _points(g, seat, own)
    return {
        "seat": seat,
        "ship": SHIPS[seat],
        "at": g.at[seat],
        "ready": list(ship.ready),
        "queue": list(ship.queue),
        "busy": list(ship.busy),
        "medals": ship.medals,
        "bays": BAYS,
        "damaged": ship.bays,
        "surplus": ship.surplus,
        "damage": ship.damage,
        "cargo": list(ship.cargo),
        "capacity": g.capacity(ship),
        "contracts": dict(ship.contracts),
        "slots": [_slot(g, ship, slot) for slot in range(len(ship.slots))],
        "rooms": [
            {
                "room": room,
                "colour": ROOM_COLOUR[room],
                "tech": room in TECHS,
                "says": saying.room(room).to_json(),
            }
            for room in g.kit(ship).rooms
        ],
        "progress": dict(zip(TRACKS, ship.progress, strict=True)),
        "laps": {
            track: ship.progress[at] // len(TRACK_SPACES[g.tracks][track]) for at, track in enumerate(TRACKS)
        },
        "track_points": {track: track_points(g, seat, at) for at, track in enumerate(TRACKS)},
        "missions": [g.name(card) for card in ship.missions] if own else None,
        "mission_count": len(ship.missions),
        "passed": ship.passed,
        "budget": can_pay_medals(g, seat),
        "points": sum(points.values()) if own else None,
        "rank": rank(sum(points.values())) if g.phase == "over" else None,
    }


def _slot(g: State, ship: Ship, slot: int) -> dict[str, Any]:
    card = ship.slots[slot]
    if card >= 0:
        return {"state": "tech", **_tech(g.name(card))}
    state = "damaged" if card == DAMAGED else "empty"
    return {"state": state, "tech": None, "edges": dict(BOARDS[g.boards][slot].edges)}


def _track(g: State, track: str) -> dict[str, Any]:
    event = g.events.get(track)
    return {
        "spaces": [
            {
                "points": space.points,
                "event": space.event,
                "says": said(space.bonus).to_json() if space.bonus else None,
            }
            for space in TRACK_SPACES[g.tracks][track]
        ],
        "event": event,
        "event_says": saying.event(event).to_json() if event else None,
    }


def _missions_seen(g: State, seat: int | None) -> list[str | None]:
    """The next missions, as far as this seat has looked."""
    known = [g.name(card) if g.cards.knows(seat, card) else None for card in reversed(g.mission_deck)]
    while known and known[-1] is None:
        known.pop()
    return known


def _job(g: State) -> dict[str, Any] | None:
    if g.job < 0:
        return None
    return {
        **_mission(g.name(g.job)),
        "planet": g.job_at,
        "row": g.row,
        "crew": list(g.ships[g.acting].busy),
    }


def _shadow(g: State) -> dict[str, Any] | None:
    if not g.solo:
        return None
    return {
        "at": g.at[SHADOW],
        "left": plays_left(g),
        "played": [card for card in SHADOW_CARDS if card not in g.shadow],
        "completed": [g.name(card) for card in g.box],
        "goal": SOLO_WIN,
    }


def _passenger(g: State) -> dict[str, Any] | None:
    if not g.passenger:
        return None
    return {"passenger": g.passenger, "says": saying.passenger(g.passenger).to_json()}


def _points(g: State, seat: int, own: bool) -> dict[str, int]:
    rows = breakdown(g, seat)
    if not own:
        del rows["missions"]
    return rows
