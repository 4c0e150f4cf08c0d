"""S2 Set-up: map, tracks, decks and ships."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel import Cards, Chance
from .component_schema import HOME
from .components import (
    ALPHA_PLACES,
    ARTIFACT_COUNTS,
    BOARDS,
    CADET,
    DAMAGED_BAYS,
    DISPLAY,
    EVENTS,
    MEDALS,
    MISSIONS,
    PASSENGERS,
    PIRATE_COUNTS,
    QUEUE_AT_START,
    READY_AT_START,
    ROUND_TRACK,
    STATIONS,
    SUPPLY,
    TECHS,
)
from .state import DAMAGED, EMPTY, Ship, State
from .vocabulary import TRACKS

RANDOM = "random"
FIRST_PASSENGER = next(iter(PASSENGERS))
_TOKENS = tuple(token for token, count in PIRATE_COUNTS.items() for _ in range(count))
_EVENTS, _SOLO_EVENTS = (
    {track: [e.id for e in EVENTS.values() if e.track == track and e.solo == solo] for track in TRACKS}
    for solo in (False, True)
)


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    passenger = ""
    if seats == 1:
        passenger = options["passenger"]
        if passenger == RANDOM:
            others = [name for name in PASSENGERS if name != FIRST_PASSENGER]
            passenger = others[chance.below(len(others), "passenger")]
    g = _unshuffled(seats, options["tracks"], options["tech_boards"], passenger).copy()
    g.chance = chance
    g.cards.mix(g.mission_deck, chance, "missions")
    _deal_tiles(g)
    _deal_pirates(g)
    _deal_events(g)
    _deal_techs(g)
    if seats > 1:
        g.first = g.acting = chance.below(seats, "first")
    g.news = 0
    return g


def _deal_tiles(g: State) -> None:
    """S2.2 Every planet gets a mission, a number or a station."""
    planets = list(g.map.planets)
    g.chance.mix(planets, "tiles")
    for station in STATIONS:
        g.stations[station] = HOME if station == HOME else planets.pop()
    g.numbers = [planets.pop() for _ in range(g.map.numbers)]
    g.face_up = len(g.numbers)
    for planet in g.map.places:
        if planet in planets:
            g.missions[planet] = g.mission_deck.pop()


def _deal_pirates(g: State) -> None:
    """S2.4 A random token on each marked route, whatever its colour."""
    tokens = list(_TOKENS)
    g.chance.mix(tokens, "first pirates")
    for route in g.map.pirates:
        token = tokens.pop()
        g.pirates[route] = token
        g.pirate_pool[token] -= 1


def _deal_events(g: State) -> None:
    """S2.5 One event of each track, at random; in the solo game its own ones (S18.1)."""
    for track, events in (_SOLO_EVENTS if g.solo else _EVENTS).items():
        at = g.chance.below(len(events), "events") if len(events) > 1 else 0
        g.events[track] = events[at]


def _deal_techs(g: State) -> None:
    """S2.6 Alpha techs for the Tincan track and the central board; then alpha and beta are mixed."""
    g.cards.mix(g.tech_deck[: _alphas(g.passenger)], g.chance, "alpha")
    for_track = 0 if g.passenger else 1
    dealt = for_track + ALPHA_PLACES
    g.event_techs += g.tech_deck[:for_track]
    g.display = g.tech_deck[for_track:dealt]
    g.tech_deck = g.tech_deck[dealt:]
    g.cards.mix(g.tech_deck, g.chance, "techs")
    g.cards.mix(g.omega_deck, g.chance, "omegas")
    g.display += [g.omega_deck.pop() for _ in range(DISPLAY - ALPHA_PLACES)]
    g.reveal((*g.display, *g.event_techs, *g.missions.values()))


@cache
def _alphas(passenger: str) -> int:
    """The number of alpha techs in the unshuffled deck, where they come first."""
    taken = PASSENGERS[passenger].techs if passenger else ()
    alpha = [tech for tech in TECHS.values() if tech.deck == "alpha"]
    return sum(tech.count for tech in alpha) - sum(tech.id in taken for tech in alpha)


@cache
def _unshuffled(seats: int, tracks: str, boards: str, passenger: str) -> State:
    """The state before the first shuffle."""
    cards = Cards(seats)
    missions = cards.add(MISSIONS)
    techs = [
        tech.id
        for deck in ("alpha", "beta")
        for tech in TECHS.values()
        if tech.deck == deck
        for _ in range(tech.count)
    ]
    taken = list(PASSENGERS[passenger].techs) if passenger else []
    for tech in taken:
        techs.remove(tech)
    ships = seats + 1 if seats == 1 else seats
    return State(
        seats=seats,
        chance=Chance(""),
        cards=cards,
        news=0,
        tracks=tracks,
        boards=boards,
        passenger=passenger,
        round=1,
        phase="dawn",
        acting=0,
        first=0,
        ships=[_ship(boards) for _ in range(seats)],
        at=[HOME] * ships,
        missions={},
        numbers=[],
        face_up=0,
        stations={},
        tiles={station.id: station.first for station in STATIONS.values()},
        reserved={},
        pirates={},
        pirate_pool=dict(PIRATE_COUNTS),
        pirate_discards=dict.fromkeys(PIRATE_COUNTS, 0),
        artifact_pool=dict(ARTIFACT_COUNTS),
        artifact_discards=dict.fromkeys(ARTIFACT_COUNTS, 0),
        supply=_supply(seats),
        mission_deck=missions,
        tech_deck=cards.add(techs),
        omega_deck=cards.add([t.id for t in TECHS.values() if t.deck == "omega" for _ in range(t.count)]),
        tech_discards=[],
        omega_discards=[],
        display=[],
        arrivals=list(range(DISPLAY)),
        reshuffled=False,
        drawn=[],
        box=[],
        events={},
        event_techs=cards.add(taken, open=True),
        resolved=0,
        lasting=[],
        job=-1,
        job_at="",
        row=0,
        hits=0,
        shadow=[],
    )


def _ship(boards: str) -> Ship:
    """S2.7 A ship at the start."""
    return Ship(
        ready=list(READY_AT_START),
        queue=list(QUEUE_AT_START),
        busy=[],
        medals=MEDALS,
        bays=DAMAGED_BAYS,
        surplus=0,
        cargo=[],
        slots=[DAMAGED if slot.damaged else EMPTY for slot in BOARDS[boards]],
        contracts={},
        progress=[0] * len(TRACKS),
        missions=[],
        passed=False,
    )


def _supply(seats: int) -> dict[str, int]:
    """S2.3, S2.7 Figures that are neither on a ship nor on the round track."""
    aboard = [*READY_AT_START, *QUEUE_AT_START]
    left = {figure: count - seats * aboard.count(figure) for figure, count in SUPPLY.items()}
    left[CADET] -= seats * list(ROUND_TRACK.values()).count(CADET)
    return left
