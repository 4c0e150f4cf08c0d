"""Observations for learners: the fields of a row, and the functions that fill them.

A component is encoded as its number in components.toml, counted from 1; 0 is none. Players are ordered
clockwise from the observer; a seat is 1 for the observer, 2 for the next player and so on.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Choice
from ...kernel.learning.features import Features, Field, Row
from .components import (
    ARTIFACTS,
    BAYS,
    DISPLAY,
    EVENTS,
    FIGURES,
    LISTS,
    MAPS,
    MISSIONS,
    PASSENGERS,
    PIRATE_COLOUR,
    ROOM_COLOUR,
    ROUNDS,
    SHADOW_CARDS,
    SIDES,
    SLOTS,
    STATIONS,
    TECHS,
)
from .state import DAMAGED, State
from .vocabulary import TRACKS

FIGURE = {figure: at for at, figure in enumerate(FIGURES)}
TOKEN = {token: at for at, token in enumerate((*ARTIFACTS, *PIRATE_COLOUR))}
TECH = {tech: at for at, tech in enumerate(TECHS, 1)}
MISSION = {mission: at for at, mission in enumerate(MISSIONS, 1)}
EVENT = {event: at for at, event in enumerate(EVENTS, 1)}
ROOM = {room: at for at, room in enumerate(ROOM_COLOUR)}
STATION = {station: at for at, station in enumerate(STATIONS, 1)}
PLACE = {place: at for at, place in enumerate(dict.fromkeys(p for m in MAPS.values() for p in m.places))}
ROUTE = {route: at for at, route in enumerate(dict.fromkeys(r for m in MAPS.values() for r in m.routes))}
TRACK = {track: at for at, track in enumerate(TRACKS)}
LIST = {name: at for at, name in enumerate(LISTS, 1)}
SHADOW = {card: at for at, card in enumerate(SHADOW_CARDS)}
PASSENGER = {passenger: at for at, passenger in enumerate(PASSENGERS, 1)}
#: Encoded places of the queue; no queue is longer.
QUEUE = 16
_F, _T = len(FIGURE), len(TOKEN)

PROMPTS = (
    "turn",
    "after",
    "assign",
    "row",
    "commander",
    "move",
    "jump",
    "fight",
    "take-tech",
    "keep-tech",
    "place-tech",
    "bonus",
    "repair",
    "prevent",
    "drop",
    "pay",
    "pay-medal",
    "advance",
    "advance-any",
    "choose",
    "copy",
    "react",
    "event-order",
)


def _fields(seats: int) -> Sequence[Field]:
    return (
        Field("about_tech", (1,), "the tech that the question is about", 0, len(TECH), code=True),
        Field("about_list", (1,), "the list of effects that it is about", 0, len(LIST), code=True),
        Field("about_track", (1,), "the track that it is about", 0, len(TRACK), code=True),
        Field("count", (1,), "steps, repairs, moves or cargo that are left", 0, 99),
        Field("round", (1,), "the round", 1, ROUNDS),
        Field("acting", (seats,), "whose turn it is"),
        Field("first", (seats,), "who had the first turn of the round"),
        Field("sides", (2,), "sides of the tracks and of the tech boards: 0 for A", 0, len(SIDES), code=True),
        Field("passenger", (1,), "the passenger of a solo game", 0, len(PASSENGER), code=True),
        Field("at", (seats + 1, len(PLACE)), "where the ships are; last, Captain Shadow's"),
        Field("ready", (seats, _F), "figures in the ready room", 0, 99),
        Field(
            "queue", (seats, QUEUE), "figures of the queue from the front, counted from 1", 0, _F, code=True
        ),
        Field("busy", (seats, _F), "figures on a mission or beside a room", 0, 99),
        Field("medals", (seats,), "medals", 0, 99),
        Field("bays", (seats,), "damaged cargo bays", 0, BAYS),
        Field("surplus", (seats,), "damage beyond them", 0, 99),
        Field("cargo", (seats, _T), "artifacts and pirate ships", 0, 99),
        Field("slots", (seats, SLOTS), "techs in the slots; -1: damaged", -1, len(TECH), code=True),
        Field("contracts", (seats, len(ROOM)), "artifacts on rooms, counted from 1", 0, _T, code=True),
        Field("progress", (seats, len(TRACK)), "steps made on the tracks", 0, 999),
        Field("mission_counts", (seats,), "missions completed", 0, 99),
        Field("passed", (seats,), "who has passed"),
        Field("own_missions", (len(MISSION),), "the missions that the seat has completed"),
        Field("missions", (len(PLACE),), "the mission at each place", 0, len(MISSION), code=True),
        Field("numbers", (len(PLACE),), "the number tile at each place; face down it counts below 0", -9, 9),
        Field("stations", (len(PLACE),), "the station at each place", 0, len(STATION), code=True),
        Field("tiles", (len(STATION),), "where each station's tile is: 0 there, else the round", 0, 99),
        Field("reserved", (len(PLACE),), "who has reserved a place, as a seat", 0, 9, code=True),
        Field("pirates", (len(ROUTE),), "pirates on routes, counted from 1 among cargo", 0, _T, code=True),
        Field("display", (DISPLAY,), "techs on the central board", 0, len(TECH), code=True),
        Field("events", (len(TRACK),), "events that wait at the tracks", 0, len(EVENT), code=True),
        Field("event_techs", (len(TECH),), "techs at the Tincan track"),
        Field("lasting", (len(EVENT),), "events that last"),
        Field("supply", (_F,), "figures in the supply", 0, 99),
        Field("spent", (_T,), "artifacts and pirates that were discarded", 0, 99),
        Field("tech_discards", (len(TECH),), "discarded techs"),
        Field("decks", (3,), "cards left: missions, techs, omegas", 0, 99),
        Field("drawn", (len(TECH),), "techs drawn to choose from, where the seat knows them"),
        Field("job", (1,), "the mission being completed", 0, len(MISSION), code=True),
        Field("job_row", (1,), "its row that is next", 0, 9),
        Field("hits", (1,), "damage on it so far", 0, 99),
        Field("shadow", (len(SHADOW),), "cards that Captain Shadow has not played"),
        Field("known_missions", (len(MISSION),), "missions of the deck that the seat has seen", memory=True),
        Field("known_techs", (len(TECH),), "techs of the decks that the seat has seen", memory=True),
    )


def _fill(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    about_tech, about_list, about_track, count = at[:4]
    if choice is not None and choice.args:
        for name, value in choice.args.items():
            if name == "tech":
                row[about_tech] = TECH.get(value, 0)
            elif name == "list":
                row[about_list] = LIST.get(value, 0)
            elif name == "track":
                row[about_track] = TRACK.get(value, -1) + 1
            elif name in ("left", "n", "over"):
                row[count] = value
    _table(g, seat, row, at[4:9])
    _ships(g, seat, row, at[9:22])
    _map(g, seat, row, at[22:29])
    _cards(g, seat, row, at[29:])


def _table(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    round, acting, first, sides, passenger = at
    seats = g.seats
    row[round] = g.round
    row[acting + (g.acting - seat) % seats] = 1
    row[first + (g.first - seat) % seats] = 1
    row[sides], row[sides + 1] = g.tracks == "B", g.boards == "B"
    if g.passenger:
        row[passenger] = PASSENGER[g.passenger]


def _ships(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    where, ready, queue, busy, medals, bays, surplus, cargo, slots, contracts, progress, done, passed = at
    face, seats = g.cards.face, g.seats
    for step in range(seats):
        who = (seat + step) % seats
        ship = g.ships[who]
        row[where + step * len(PLACE) + PLACE[g.at[who]]] = 1
        begin = ready + step * _F
        for figure in ship.ready:
            row[begin + FIGURE[figure]] += 1
        begin = queue + step * QUEUE
        for figure in ship.queue[:QUEUE]:
            row[begin] = FIGURE[figure] + 1
            begin += 1
        begin = busy + step * _F
        for figure in ship.busy:
            row[begin + FIGURE[figure]] += 1
        row[medals + step] = ship.medals
        row[bays + step] = ship.bays
        row[surplus + step] = ship.surplus
        begin = cargo + step * _T
        for token in ship.cargo:
            row[begin + TOKEN[token]] += 1
        begin = slots + step * SLOTS
        for slot, card in enumerate(ship.slots):
            if card >= 0:
                row[begin + slot] = TECH[face[card]]
            elif card == DAMAGED:
                row[begin + slot] = -1
        for room, token in ship.contracts.items():
            row[contracts + step * len(ROOM) + ROOM[room]] = TOKEN[token] + 1
        begin = progress + 3 * step
        row[begin], row[begin + 1], row[begin + 2] = ship.progress
        row[done + step] = len(ship.missions)
        row[passed + step] = ship.passed
    if g.solo:
        row[where + len(PLACE) + PLACE[g.at[1]]] = 1


def _map(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    own_missions, missions, numbers, stations, tiles, reserved, pirates = at
    face, seats = g.cards.face, g.seats
    for card in g.ships[seat].missions:
        row[own_missions + MISSION[face[card]] - 1] = 1
    for place, card in g.missions.items():
        row[missions + PLACE[place]] = MISSION[face[card]]
    for number, place in enumerate(g.numbers, 1):
        row[numbers + PLACE[place]] = number if number <= g.face_up else -number
    for station, place in g.stations.items():
        row[stations + PLACE[place]] = STATION[station]
        row[tiles + STATION[station] - 1] = g.tiles[station]
    for place, who in g.reserved.items():
        row[reserved + PLACE[place]] = (who - seat) % seats + 1 if who < seats else seats + 1
    for route, token in g.pirates.items():
        row[pirates + ROUTE[route]] = TOKEN[token] + 1


def _cards(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    display, events, event_techs, lasting, supply, spent, tech_discards, decks, drawn = at[:9]
    job, job_row, hits, shadow = at[9:]
    face, seen, bit = g.cards.face, g.cards.seen, 1 << seat
    for place, card in enumerate(g.display):
        if card >= 0:
            row[display + place] = TECH[face[card]]
    for track, event in g.events.items():
        row[events + TRACK[track]] = EVENT[event]
    for card in g.event_techs:
        row[event_techs + TECH[face[card]] - 1] = 1
    for event in g.lasting:
        row[lasting + EVENT[event] - 1] = 1
    for figure, many in g.supply.items():
        row[supply + FIGURE[figure]] = many
    for pool in (g.pirate_discards, g.artifact_discards):
        for token, many in pool.items():
            row[spent + TOKEN[token]] = many
    for card in (*g.tech_discards, *g.omega_discards):
        row[tech_discards + TECH[face[card]] - 1] = 1
    row[decks], row[decks + 1], row[decks + 2] = len(g.mission_deck), len(g.tech_deck), len(g.omega_deck)
    for card in g.drawn:
        if seen[card] & bit:
            row[drawn + TECH[face[card]] - 1] = 1
    if g.job >= 0:
        row[job] = MISSION[face[g.job]]
        row[job_row], row[hits] = g.row, g.hits
    for name in g.shadow if g.solo else ():
        row[shadow + SHADOW[name]] = 1


def _remember(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    known_missions, known_techs = at
    face, seen, bit = g.cards.face, g.cards.seen, 1 << seat
    for card in g.mission_deck:
        if seen[card] & bit:
            row[known_missions + MISSION[face[card]] - 1] = 1
    for card in (*g.tech_deck, *g.omega_deck):
        if seen[card] & bit:
            row[known_techs + TECH[face[card]] - 1] = 1


FEATURES = Features(_fields, _fill, _remember, PROMPTS)
