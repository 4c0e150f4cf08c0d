"""The view of a seat. Decks, cards others draw, and others' mission piles are hidden (S16).

Printed data is not repeated: components.toml has it, and the game's texts describe the cards. Options refer
to rooms, figures, places, routes, techs, tracks and cargo by the same ids, and to tech slots by number from
0; `option_texts.py` lists them.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ...kernel import unchanged
from .components import BAYS, ROUNDS, SHADOW_CARDS, SHIPS, SOLO_WIN, TECHS, TRACK_SPACES
from .effects.composite import can_pay_medals
from .scoring import breakdown, rank
from .shadow import SHADOW, plays_left
from .state import DAMAGED, EMPTY, ON_STATION, State
from .vocabulary import TRACKS


class PlaceSeen(TypedDict):
    id: str
    mission: str | None
    number: int | None
    face_up: bool
    station: str | None
    #: Whether the tile lies on its station.
    tile: bool
    reserved: int | None
    ships: list[int]


class SlotSeen(TypedDict):
    state: str
    tech: str | None


class PlayerSeen(TypedDict):
    seat: int
    ship: str
    at: str
    ready: list[str]
    queue: list[str]
    busy: list[str]
    medals: int
    bays: int
    damaged: int
    surplus: int
    damage: int
    cargo: list[str]
    capacity: int
    contracts: dict[str, str]
    slots: list[SlotSeen]
    rooms: list[str]
    progress: dict[str, int]
    laps: dict[str, int]
    track_points: dict[str, int]
    #: Visible to the owner, and to everybody once the game is over; the points as well.
    missions: list[str] | None
    mission_count: int
    passed: bool
    #: Spendable medals, including their substitutes.
    budget: int
    points: int | None
    rank: str | None


class OfferSeen(TypedDict):
    """A place of the central board."""

    tech: str | None
    #: The viewing seat's slots where the card fits, each with its bonuses.
    fits: dict[str, list[str]]


class StationSeen(TypedDict):
    place: str
    #: 0: on the station, else the round it waits for.
    tile: int


class DecksSeen(TypedDict):
    missions: int
    techs: int
    omegas: int
    #: The next missions, as far as this seat has looked.
    missions_seen: list[str | None]


class DecksOpen(TypedDict):
    missions: list[str]
    techs: list[str]
    omegas: list[str]


class DiscardsSeen(TypedDict):
    techs: list[str]
    omegas: list[str]
    pirates: dict[str, int]
    artifacts: dict[str, int]


class DrawnSeen(TypedDict):
    card: int
    tech: str | None


class JobSeen(TypedDict):
    """The mission being completed."""

    mission: str
    planet: str
    row: int
    crew: list[str]


class ShadowSeen(TypedDict):
    at: str
    left: int
    played: list[str]
    completed: list[str]
    goal: int


class View(TypedDict):
    round: int
    rounds: int
    phase: str
    acting: int
    first: int
    #: The sides in use.
    tracks: str
    boards: str
    solo: bool
    places: list[PlaceSeen]
    #: Pirate ship tokens by route.
    pirates: dict[str, str]
    players: list[PlayerSeen]
    display: list[OfferSeen]
    #: Unresolved events by track; techs at the Tincan track; lasting events.
    events: dict[str, str]
    event_techs: list[str]
    lasting: list[str]
    stations: dict[str, StationSeen]
    decks: DecksSeen
    discards: DiscardsSeen
    supply: dict[str, int]
    #: Cards drawn by the acting player to choose from.
    drawn: list[DrawnSeen]
    job: JobSeen | None
    shadow: ShadowSeen | None
    passenger: str | None
    #: Points by seat and source; missions are left out for others' ships.
    breakdown: dict[str, dict[str, int]]
    decks_open: NotRequired[DecksOpen]


def view(g: State, seat: int | None) -> View:
    """The table as a seat (None: a spectator) sees it."""
    return _view(g, seat, g.phase == "over")


def personal(g: State, public: View, seat: int) -> View:
    """The view of a seat: the public view plus what only this seat sees."""
    points = _points(g, seat, True)
    players = public["players"][:]
    players[seat] = {**players[seat], "missions": _missions(g, seat), "points": sum(points.values())}
    return {
        **public,
        "players": players,
        "display": _display(g, seat),
        "decks": {**public["decks"], "missions_seen": _missions_seen(g, seat)},
        "drawn": _drawn(g, seat),
        "breakdown": {**public["breakdown"], str(seat): points},
    }


def reveal(g: State, seat: int | None) -> View:
    """The table with all mission piles and decks revealed."""
    seen = _view(g, seat, True)
    seen["drawn"] = [{"card": card, "tech": g.name(card)} for card in g.drawn]
    seen["decks_open"] = {
        "missions": [g.name(card) for card in reversed(g.mission_deck)],
        "techs": [g.name(card) for card in reversed(g.tech_deck)],
        "omegas": [g.name(card) for card in reversed(g.omega_deck)],
    }
    return seen


def _view(g: State, seat: int | None, everything: bool) -> View:
    points = [_points(g, each, everything or each == seat) for each in range(g.seats)]
    return {
        "round": g.round,
        "rounds": ROUNDS,
        "phase": g.phase,
        "acting": g.acting,
        "first": g.first,
        "tracks": g.tracks,
        "boards": g.boards,
        "solo": g.solo,
        "places": _places(g),
        "pirates": dict(g.pirates),
        "players": [_player(g, each, points[each], everything or each == seat) for each in range(g.seats)],
        "display": _display(g, seat),
        "events": dict(g.events),
        "event_techs": [g.name(card) for card in g.event_techs],
        "lasting": list(g.lasting),
        "stations": {
            station: {"place": place, "tile": g.tiles[station]} for station, place in g.stations.items()
        },
        "decks": {
            "missions": len(g.mission_deck),
            "techs": len(g.tech_deck),
            "omegas": len(g.omega_deck),
            "missions_seen": _missions_seen(g, seat),
        },
        "discards": {
            "techs": [g.name(card) for card in g.tech_discards],
            "omegas": [g.name(card) for card in g.omega_discards],
            "pirates": dict(g.pirate_discards),
            "artifacts": dict(g.artifact_discards),
        },
        "supply": dict(g.supply),
        "drawn": _drawn(g, seat),
        "job": _job(g),
        "shadow": _shadow(g),
        "passenger": g.passenger or None,
        "breakdown": {str(each): rows for each, rows in enumerate(points)},
    }


def _places(g: State) -> list[PlaceSeen]:
    face, missions, reserved = g.cards.face, g.missions, g.reserved
    stations = {place: station for station, place in g.stations.items()}
    numbers = {place: at + 1 for at, place in enumerate(g.numbers)}
    found: list[PlaceSeen] = []
    for place in g.map.places:
        number, station = numbers.get(place), stations.get(place)
        found.append(
            {
                "id": place,
                "mission": face[missions[place]] if place in missions else None,
                "number": number,
                "face_up": number is not None and number <= g.face_up,
                "station": station,
                "tile": station is not None and g.tiles[station] == ON_STATION,
                "reserved": reserved.get(place),
                "ships": [ship for ship, at in enumerate(g.at) if at == place] if place in g.at else [],
            }
        )
    return found


def _display(g: State, seat: int | None) -> list[OfferSeen]:
    """The central board, with the fitting slots of the viewing seat."""
    slots = [] if seat is None else g.ships[seat].slots
    rows = [(card, *slots) for card in g.display]
    return unchanged(g, f"display-{seat}", rows, lambda place: _offer(g, seat, place))


def _offer(g: State, seat: int | None, place: int) -> OfferSeen:
    card = g.display[place]
    if card < 0:
        return {"tech": None, "fits": {}}
    tech, fits = g.name(card), {}
    if seat is not None:
        ship = g.ships[seat]
        fits = {
            str(slot): g.bonuses(ship, slot, tech)
            for slot, there in enumerate(ship.slots)
            if there == EMPTY or (there >= 0 and TECHS[tech].overlay)
        }
    return {"tech": tech, "fits": fits}


def _player(g: State, seat: int, points: dict[str, int], own: bool) -> PlayerSeen:
    ship = g.ships[seat]
    spaces = TRACK_SPACES[g.tracks]
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
        "slots": [_slot(g, card) for card in ship.slots],
        "rooms": list(g.kit(ship).rooms),
        "progress": dict(zip(TRACKS, ship.progress, strict=True)),
        "laps": {track: ship.progress[at] // len(spaces[track]) for at, track in enumerate(TRACKS)},
        "track_points": {track: g.track_points(seat, at) for at, track in enumerate(TRACKS)},
        "missions": _missions(g, seat) if own else None,
        "mission_count": len(ship.missions),
        "passed": ship.passed,
        "budget": can_pay_medals(g, seat),
        "points": sum(points.values()) if own else None,
        "rank": rank(sum(points.values())) if g.phase == "over" else None,
    }


def _missions(g: State, seat: int) -> list[str]:
    return [g.name(card) for card in g.ships[seat].missions]


def _drawn(g: State, seat: int | None) -> list[DrawnSeen]:
    return [{"card": card, "tech": g.name(card) if g.cards.knows(seat, card) else None} for card in g.drawn]


def _slot(g: State, card: int) -> SlotSeen:
    if card >= 0:
        return {"state": "tech", "tech": g.name(card)}
    return {"state": "damaged" if card == DAMAGED else "empty", "tech": None}


def _missions_seen(g: State, seat: int | None) -> list[str | None]:
    """The next missions, as far as this seat has looked."""
    seen, bit = g.cards.seen, g.cards.bit(seat)
    known = [g.name(card) if seen[card] & bit else None for card in reversed(g.mission_deck)]
    while known and known[-1] is None:
        known.pop()
    return known


def _job(g: State) -> JobSeen | None:
    if g.job < 0:
        return None
    return {
        "mission": g.name(g.job),
        "planet": g.job_at,
        "row": g.row,
        "crew": list(g.ships[g.acting].busy),
    }


def _shadow(g: State) -> ShadowSeen | None:
    if not g.solo:
        return None
    return {
        "at": g.at[SHADOW],
        "left": plays_left(g),
        "played": [card for card in SHADOW_CARDS if card not in g.shadow],
        "completed": [g.name(card) for card in g.box],
        "goal": SOLO_WIN,
    }


def _points(g: State, seat: int, own: bool) -> dict[str, int]:
    rows = breakdown(g, seat)
    if not own:
        del rows["missions"]
    return rows
