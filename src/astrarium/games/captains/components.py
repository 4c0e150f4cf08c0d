"""components.toml as typed tables: rooms, techs, missions, tracks, maps, and the numbers of the game.

Everything is read once, checked, and laid out so that the rules only look things up.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ...kernel import components
from .cards import (
    Event,
    Mission,
    Passenger,
    Room,
    ShadowCard,
    Space,
    Station,
    Tech,
    Token,
    edges,
    read_artifact,
    read_count,
    read_event,
    read_mission,
    read_passenger,
    read_pirate,
    read_room,
    read_shadow_card,
    read_space,
    read_station,
    read_tech,
    source,
)
from .geography import PIRATE_COLOURS, Map, read_map
from .vocabulary import COLOURS, SYMBOLS, TRACKS, Ability, Effect, effects, every, matches, slug

GAME_ID = "captains"
FOLDER = Path(__file__).parent
SIDES = ("A", "B")
SLOTS = 6
#: For each slot of a tech-slot board: (own side, neighbour, its side).
NEIGHBOURS: tuple[tuple[tuple[str, int, str], ...], ...] = tuple(
    tuple(
        (side, slot + step, facing)
        for side, step, facing, there in (
            ("up", -3, "down", slot >= 3),
            ("right", 1, "left", slot % 3 < 2),
            ("down", 3, "up", slot < 3),
            ("left", -1, "right", slot % 3 > 0),
        )
        if there
    )
    for slot in range(SLOTS)
)
COMMANDER = {colour: f"{colour}_commander" for colour in COLOURS}
ENSIGN = {commander: colour for colour, commander in COMMANDER.items()}
CADET = "cadet"
ANDROID = "android"
#: All kinds of figures, in the order in which they are shown.
FIGURES = (CADET, *COLOURS, *COMMANDER.values(), ANDROID)


def _tracks() -> dict[str, dict[str, tuple[Space, ...]]]:
    """The spaces of each track by the side that lies up."""
    found: dict[str, dict[str, tuple[Space, ...]]] = {side: {} for side in SIDES}
    for row in DATA.rows("tracks"):
        track, side = row.text("id", one_of=TRACKS), row.text("side", one_of=SIDES)
        spaces = tuple(read_space(each, at == 0) for at, each in enumerate(row.rows("spaces", key="")))
        if sum(space.event for space in spaces) != 1:
            raise row.fault("spaces", "one event space")
        source(row)
        row.done()
        found[side][track] = spaces
    if any(set(tracks) != set(TRACKS) for tracks in found.values()):
        raise DATA.fault("tracks", f"{', '.join(TRACKS)}: A, B")
    return found


def _boards() -> dict[str, tuple[tuple[bool, dict[str, str]], ...]]:
    """The slots of each side of the tech-slot board: (damaged at the start, printed symbols)."""
    found = {}
    for row in DATA.rows("boards"):
        slots = []
        for slot in row.rows("slots", key=""):
            slots.append((slot.flag("damaged"), edges(slot)))
            slot.done()
        if len(slots) != SLOTS:
            raise row.fault("slots", str(SLOTS))
        found[row.text("id", one_of=SIDES)] = tuple(slots)
        source(row)
        row.done()
    if set(found) != set(SIDES):
        raise DATA.fault("boards", "A, B")
    return found


def _maps() -> dict[int, Map]:
    """The side of the board by the number of players."""
    found: dict[int, Map] = {}
    for row in DATA.rows("maps"):
        side = read_map(row)
        for seats in side.seats:
            found[seats] = side
    if set(found) != {1, 2, 3, 4}:
        raise DATA.fault("maps", "seats: 1, 2, 3, 4")
    return found


def _round_track() -> dict[int, str]:
    """What each round gives every player."""
    found = {}
    for row in DATA.rows("round_track", key=""):
        found[row.number("round", least=2, most=ROUNDS)] = row.text("gives", one_of=("medal", CADET))
        source(row)
        row.done()
    return found


def _bonuses() -> dict[str, tuple[Effect, ...]]:
    """What each symbol gives where it meets its like."""
    found = {}
    for row in DATA.rows("bonuses"):
        given = effects(row, "effects")
        if any(effect.op not in ("repair", "gain", "move") for effect in given):
            raise row.fault("effects", "repair, gain, move")
        found[row.text("id", one_of=SYMBOLS)] = given
        source(row)
        row.done()
    return found


def _ranks() -> dict[str, int]:
    found = {}
    for row in DATA.rows("ranks"):
        found[row.text("id")] = row.number("least")
        source(row)
        row.done()
    return found


def _expect_one_of_each() -> None:
    """No id occurs twice in its part of the file (a track does, once a side)."""
    for part, rows in DATA.data.items():
        seen = set()
        for row in [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else ():
            id = tuple(str(row[name]) for name in ("id", "side", "round") if name in row)
            if id in seen:
                raise DATA.fault(part, f"{' '.join(id)}: twice")
            seen.add(id)


DATA = components.read(GAME_ID, FOLDER)
_expect_one_of_each()
_META = DATA.row("meta")
SEATS = _META.numbers("seats")
_CONSTANTS = DATA.row("constants")
ROUNDS = _CONSTANTS.number("rounds", least=1, most=9)
BAYS = _CONSTANTS.number("bays", least=1)
DAMAGED_BAYS = _CONSTANTS.number("damaged_bays", least=0, most=BAYS)
MEDALS = _CONSTANTS.number("medals", least=0)
RINGS = _CONSTANTS.number("rings", least=0)
TRAINING = _CONSTANTS.number("training", least=1)
PROMOTION = _CONSTANTS.number("promotion", least=1)
LEFT_IN_QUEUE = _CONSTANTS.number("left_in_queue", least=0)
RESOLVED_EVENTS = _CONSTANTS.number("events", least=1, most=len(TRACKS))
LAP_POINTS = _CONSTANTS.number("lap_points")
CARGO_POINTS = _CONSTANTS.number("cargo_points")
DAMAGE_POINTS = _CONSTANTS.number("damage_points")
SOLO_WIN = _CONSTANTS.number("solo_win")
_CONSTANTS.done()

SUPPLY = dict(map(read_count, DATA.rows("figures")))
PIECES = dict(map(read_count, DATA.rows("pieces")))
SHIPS = tuple(dict(map(read_count, DATA.rows("ships"))))
_CREW = DATA.row("crew")
READY_AT_START = _CREW.texts("ready", one_of=(CADET, *COLOURS))
QUEUE_AT_START = _CREW.texts("queue", one_of=(CADET, *COLOURS))
_CREW.done()

TECHS: dict[str, Tech] = {tech.id: tech for tech in map(read_tech, DATA.rows("techs"))}
_ROOMS: tuple[Room, ...] = tuple(map(read_room, DATA.rows("rooms")))
BASIC_ROOMS = tuple(room.id for room in _ROOMS)
_ALL_ROOMS: tuple[Room | Tech, ...] = (*_ROOMS, *(tech for tech in TECHS.values() if tech.kind == "room"))
ROOM_COLOUR = {room.id: room.colour for room in _ALL_ROOMS}
ROOM_EFFECTS = {room.id: room.effects for room in _ALL_ROOMS}
#: Rooms that do what another room does; they cannot be copied.
COPYING = frozenset(
    room for room, found in ROOM_EFFECTS.items() if any(effect.op == "copy_room" for effect in found)
)

_ARTIFACTS: tuple[Token, ...] = tuple(map(read_artifact, DATA.rows("artifacts")))
ARTIFACTS = {token.id: token.colours for token in _ARTIFACTS}
ARTIFACT_COUNTS = {token.id: token.count for token in _ARTIFACTS}
_PIRATES: tuple[Token, ...] = tuple(read_pirate(row, PIRATE_COLOURS) for row in DATA.rows("pirates"))
PIRATE_COLOUR = {token.id: token.colours[0] for token in _PIRATES}
PIRATE_REWARD = {token.id: token.reward for token in _PIRATES}
PIRATE_COUNTS = {token.id: token.count for token in _PIRATES}

MAPS = _maps()
STATIONS: dict[str, Station] = {
    station.id: station for station in (read_station(row, ROUNDS) for row in DATA.rows("stations"))
}
HOME = "home"
ROUND_TRACK = _round_track()
TRACK_SPACES = _tracks()
BOARDS = _boards()
BONUS = _bonuses()
_DISPLAY = DATA.row("display")
ALPHA_PLACES = _DISPLAY.number("alpha", least=1)
DISPLAY = ALPHA_PLACES + _DISPLAY.number("omega", least=1)
source(_DISPLAY)
_DISPLAY.done()
MISSIONS: dict[str, Mission] = {mission.id: mission for mission in map(read_mission, DATA.rows("missions"))}
EVENTS: dict[str, Event] = {event.id: event for event in map(read_event, DATA.rows("events"))}
_ALPHA_BETA = tuple(tech.id for tech in TECHS.values() if tech.deck != "omega")
PASSENGERS: dict[str, Passenger] = {
    card.id: card for card in (read_passenger(row, _ALPHA_BETA) for row in DATA.rows("passengers"))
}
SHADOW_CARDS: dict[str, ShadowCard] = {card.id: card for card in map(read_shadow_card, DATA.rows("shadow"))}
_SOLO = DATA.row("solo")
SHADOW_PLAYS = _SOLO.numbers("cards")
_SOLO.done()
RANKS = _ranks()
DATA.done()


def _every_list() -> Iterator[tuple[Effect, ...]]:
    """All effect lists of the game."""
    yield from (*ROOM_EFFECTS.values(), *PIRATE_REWARD.values(), *BONUS.values())
    yield from (line.effects for mission in MISSIONS.values() for line in mission.rows)
    yield from (event.effects for event in EVENTS.values())
    yield from (station.effects for station in STATIONS.values())
    yield from (space.bonus for tracks in TRACK_SPACES.values() for t in tracks.values() for space in t)
    yield from (tech.ability.effects for tech in TECHS.values() if tech.ability)
    for passenger in PASSENGERS.values():
        yield passenger.setup
        yield passenger.ability.effects if passenger.ability else ()


#: All effect lists, also those inside others, by the names that options and prompts give them.
LISTS = {
    slug(each): each
    for found in _every_list()
    for each in (found, *(inner for effect in every(found) for inner in (*effect.options, effect.inner)))
    if each
}


def missions_for(found: Ability) -> frozenset[str]:
    """The missions after which an ability of `mission_completed` works: what is printed decides (S12.6)."""
    return frozenset(
        mission.id
        for mission in MISSIONS.values()
        if (not found.row or found.row in mission.colours)
        and (
            not found.patterns
            or any(
                matches(effect, pattern)
                for line in mission.rows
                for effect in every(line.effects)
                for pattern in found.patterns
            )
        )
    )


def _check() -> None:
    """What no single entry can know."""
    if len(SEATS) != 2 or not set(MAPS) >= set(range(SEATS[0], SEATS[1] + 1)):
        raise DATA.fault("meta", f"seats: {min(MAPS)}, {max(MAPS)} at most")
    _check_pieces()
    for side in MAPS.values():
        if len(side.planets) != side.missions + side.numbers + len(STATIONS) - 1:
            raise DATA.fault(f"maps.{side.id}", "as many planets as tiles")
    for track in TRACKS:
        kinds = [event.solo for event in EVENTS.values() if event.track == track]
        if kinds.count(True) != 1 or False not in kinds:
            raise DATA.fault("events", f"{track}: one solo event, and others")
    if HOME not in STATIONS:
        raise DATA.fault("stations", HOME)
    if set(BONUS) != set(SYMBOLS):
        raise DATA.fault("bonuses", ", ".join(SYMBOLS))
    if len(SHADOW_PLAYS) != ROUNDS or not 1 <= min(SHADOW_PLAYS) <= max(SHADOW_PLAYS) <= len(SHADOW_CARDS):
        raise DATA.fault("solo", f"cards: {ROUNDS} numbers, 1…{len(SHADOW_CARDS)}")
    if not RANKS or list(RANKS.values()) != sorted(RANKS.values()):
        raise DATA.fault("ranks", "from the lowest to the highest")
    used = [room for room in BASIC_ROOMS if room in TECHS]
    if used:
        raise DATA.fault("rooms", f"{used[0]} is a tech, too")


def _check_pieces() -> None:
    """Enough of everything to set up the game."""
    if set(SUPPLY) != {CADET, ANDROID, *COLOURS}:
        raise DATA.fault("figures", ", ".join((CADET, ANDROID, *COLOURS)))
    for figure, count in SUPPLY.items():
        each = (*READY_AT_START, *QUEUE_AT_START, *ROUND_TRACK.values()).count(figure)
        if count < each * SEATS[1]:
            raise DATA.fault("figures", f"{figure}: {each * SEATS[1]}…")
    if sum(PIRATE_COUNTS.values()) < max(len(side.pirates) for side in MAPS.values()):
        raise DATA.fault("pirates", "too few for the marked routes")
    if len(MISSIONS) < max(side.missions for side in MAPS.values()):
        raise DATA.fault("missions", "too few for the map")
    for passenger in PASSENGERS.values():
        if any(passenger.techs.count(tech) > TECHS[tech].count for tech in passenger.techs):
            raise DATA.fault(f"passengers.{passenger.id}", "techs: more than there are")
    most_taken = max(
        [1, *(sum(TECHS[tech].deck == "alpha" for tech in card.techs) for card in PASSENGERS.values())]
    )
    alpha = sum(tech.count for tech in TECHS.values() if tech.deck == "alpha") - most_taken
    omega = sum(tech.count for tech in TECHS.values() if tech.deck == "omega")
    if alpha < ALPHA_PLACES or omega < DISPLAY - ALPHA_PLACES:
        raise DATA.fault("techs", "too few for the display")


#: How the names of things are called in `text/`; what is new in a corrected file has none there.
_NAMED = {
    "techs": "tech",
    "missions": "mission",
    "events": "event-card",
    "passengers": "passenger",
    "shadow": "shadow-card",
    "ranks": "rank",
    "stations": "station",
    "rooms": "room",
    "artifacts": "cargo",
    "pirates": "cargo",
    "ships": "ship",
}


def _check_names() -> None:
    """Everything has a name that can be said."""
    said = (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8")
    for part, kind in _NAMED.items():
        for row in DATA.rows(part):
            if f"\n{kind}-{row.text('id')} = " not in said:
                raise row.fault("id", "no name in text/")


_check()
_check_names()
