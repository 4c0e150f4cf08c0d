"""components.toml as typed tables: rooms, techs, missions, tracks, maps, and the numbers of the game.

Everything is read once, checked, and laid out so that the rules only look things up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...kernel import components
from ...kernel.components import Row
from .geography import Map, read_map
from .vocabulary import (
    COLOURS,
    ROOM_COLOURS,
    ROW_COLOURS,
    SOURCES,
    SYMBOLS,
    TRACKS,
    Ability,
    Effect,
    Scoring,
    ability,
    check_bonus,
    effects,
    every,
    matches,
    scoring,
    slug,
)

GAME_ID = "captains"
FOLDER = Path(__file__).parent
SIDES = ("A", "B")
SLOTS = 6
DIRECTIONS = ("up", "right", "down", "left")
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


@dataclass(frozen=True, slots=True)
class Tech:
    """A technology: a room, an ability or, with an omega, points at the end."""

    id: str
    deck: str
    kind: str
    colour: str
    overlay: bool
    count: int
    edges: dict[str, str]
    effects: tuple[Effect, ...]
    ability: Ability | None
    scoring: Scoring | None
    #: Whether the room costs the card (S4.6).
    one_shot: bool
    source: str


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a mission. `forces`: it may bring something that a player would rather not have (S8.5)."""

    colour: str
    effects: tuple[Effect, ...]
    forces: bool
    slug: str


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    points: int
    rows: tuple[Line, ...]
    colours: frozenset[str]
    source: str


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    track: str
    lasting: bool
    solo: bool
    effects: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a faction track."""

    points: int
    event: bool
    bonus: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Passenger:
    id: str
    techs: tuple[str, ...]
    setup: tuple[Effect, ...]
    ability: Ability | None
    scoring: tuple[Scoring, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Station:
    id: str
    first: int
    effects: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class ShadowCard:
    """What Captain Shadow does, step by step: (what, target or which, how far)."""

    id: str
    steps: tuple[tuple[str, str, int], ...]
    source: str


def _source(row: Row) -> str:
    row.text("ref", "")
    return row.text("effects_from", row.text("source", one_of=SOURCES), one_of=(*SOURCES, "partial"))


def _edges(row: Row) -> dict[str, str]:
    edges = row.row("edges")
    found = {side: edges.text(side, one_of=SYMBOLS) for side in DIRECTIONS if edges.has(side)}
    edges.done()
    return found


def _tech(row: Row) -> Tech:
    kind = row.text("kind", one_of=("room", "ability", "omega"))
    found = effects(row, "effects") if kind == "room" else ()
    tech = Tech(
        id=row.text("id"),
        deck=row.text("deck", one_of=("omega",) if kind == "omega" else ("alpha", "beta")),
        kind=kind,
        colour=row.text("colour", one_of=ROOM_COLOURS) if kind == "room" else "",
        overlay=row.flag("overlay"),
        count=row.number("count", 1, least=1, most=1 if kind == "room" else 4),
        edges=_edges(row),
        effects=found,
        ability=ability(row.row("ability")) if kind == "ability" else None,
        scoring=scoring(row.row("scoring")) if kind == "omega" else None,
        one_shot=any(what == "this_card" for effect in found for what, _ in effect.cost),
        source=_source(row),
    )
    if len(found) > 1 and (tech.one_shot or any(effect.op == "copy_room" for effect in found)):
        raise row.fault("effects", "this_card and copy_room stand alone")
    row.done()
    return tech


#: Effects that happen whether the player likes it or not, once a row is resolved (S8.5).
_FORCED = ("damage", "ambush", "ready")


def _line(row: Row) -> Line:
    found = effects(row, "effects")
    forces = any(effect.op in _FORCED or effect.draw for effect in every(found))
    line = Line(row.text("colour", one_of=ROW_COLOURS), found, forces, slug(found))
    row.done()
    return line


def _mission(row: Row) -> Mission:
    lines = tuple(_line(each) for each in row.rows("rows", key=""))
    if not 1 <= len(lines) <= 4:
        raise row.fault("rows", "1…4")
    colours = frozenset(line.colour for line in lines)
    mission = Mission(row.text("id"), row.number("points"), lines, colours, _source(row))
    row.done()
    return mission


def _event(row: Row) -> Event:
    event = Event(
        row.text("id"),
        row.text("track", one_of=TRACKS),
        row.flag("lasting"),
        row.flag("solo"),
        effects(row, "effects"),
        _source(row),
    )
    row.done()
    return event


def _passenger(row: Row) -> Passenger:
    passenger = Passenger(
        row.text("id"),
        row.texts("techs", one_of=TECHS),
        effects(row, "setup", optional=True),
        ability(row.row("ability")) if row.has("ability") else None,
        tuple(scoring(each) for each in row.rows("scoring", key="")),
        _source(row),
    )
    if any(TECHS[tech].deck == "omega" for tech in passenger.techs):
        raise row.fault("techs", "alpha, beta")
    row.done()
    return passenger


def _station(row: Row) -> Station:
    first = row.number("first", least=0, most=ROUNDS)
    station = Station(row.text("id"), first, effects(row, "effects"), _source(row))
    row.done()
    return station


SHADOW_STEPS = {
    "move_to": ("mission", "best_mission", "station"),
    "jump_to": ("mission", "best_mission", "station"),
    "discard_tech": ("oldest_alpha_beta", "oldest_omega"),
    "complete_mission": (),
    "collect_station": (),
    "refill": (),
    "clear_pirate": (),
    "ambush_player": (),
}


def _shadow_card(row: Row) -> ShadowCard:
    steps = []
    for step in row.rows("steps", key=""):
        word = step.text("do", one_of=SHADOW_STEPS)
        detail = "target" if word in ("move_to", "jump_to") else "which"
        what = step.text(detail, one_of=SHADOW_STEPS[word]) if SHADOW_STEPS[word] else ""
        steps.append((word, what, step.number("steps", least=1) if word == "move_to" else 0))
        step.done()
    card = ShadowCard(row.text("id"), tuple(steps), _source(row))
    row.done()
    return card


def _space(row: Row, first: bool) -> Space:
    bonus = check_bonus(row, "bonus", effects(row, "bonus", optional=True))
    space = Space(row.number("points", least=0), row.flag("event"), bonus)
    if first and (space.points or space.event or bonus):
        raise row.fault("points", "the first space is empty and worth 0")
    row.done()
    return space


def _tracks() -> dict[str, dict[str, tuple[Space, ...]]]:
    """The spaces of each track by the side that lies up."""
    found: dict[str, dict[str, tuple[Space, ...]]] = {side: {} for side in SIDES}
    for row in DATA.rows("tracks"):
        track, side = row.text("id", one_of=TRACKS), row.text("side", one_of=SIDES)
        spaces = tuple(_space(each, at == 0) for at, each in enumerate(row.rows("spaces", key="")))
        if sum(space.event for space in spaces) != 1:
            raise row.fault("spaces", "one event space")
        _source(row)
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
            slots.append((slot.flag("damaged"), _edges(slot)))
            slot.done()
        if len(slots) != SLOTS:
            raise row.fault("slots", str(SLOTS))
        found[row.text("id", one_of=SIDES)] = tuple(slots)
        _source(row)
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


def _counted(name: str) -> dict[str, int]:
    return {row.text("id"): row.number("count", least=0) for row in DATA.rows(name)}


DATA = components.read(GAME_ID, FOLDER)
_CONSTANTS = DATA.row("constants")
ROUNDS = _CONSTANTS.number("rounds", least=1, most=9)
BAYS = _CONSTANTS.number("bays", least=1)
DAMAGED_BAYS = _CONSTANTS.number("damaged_bays", least=0, most=BAYS)
MEDALS = _CONSTANTS.number("medals", least=0)
RINGS = _CONSTANTS.number("rings", least=0)
TRAINING = _CONSTANTS.number("training", least=1)
PROMOTION = _CONSTANTS.number("promotion", least=1)
LEFT_IN_QUEUE = _CONSTANTS.number("left_in_queue", least=0)
RESOLVED_EVENTS = _CONSTANTS.number("events", least=0, most=len(TRACKS))
ROOM_ARTIFACTS = _CONSTANTS.number("room_artifacts", least=2, most=2)
LAP_POINTS = _CONSTANTS.number("lap_points")
CARGO_POINTS = _CONSTANTS.number("cargo_points")
DAMAGE_POINTS = _CONSTANTS.number("damage_points")
SOLO_WIN = _CONSTANTS.number("solo_win")
_CONSTANTS.done()

SUPPLY = _counted("figures")
PIECES = _counted("pieces")
SHIPS = tuple(row.text("id") for row in DATA.rows("ships"))
_CREW = DATA.row("crew")
READY_AT_START = _CREW.texts("ready", one_of=(CADET, *COLOURS))
QUEUE_AT_START = _CREW.texts("queue", one_of=(CADET, *COLOURS))

#: Basic rooms and tech rooms: colour and effects by name.
BASIC_ROOMS = tuple(row.text("id") for row in DATA.rows("rooms"))
TECHS = {tech.id: tech for tech in map(_tech, DATA.rows("techs"))}
ROOM_COLOUR = {row.text("id"): row.text("colour", one_of=ROOM_COLOURS) for row in DATA.rows("rooms")}
ROOM_EFFECTS = {row.text("id"): effects(row, "effects") for row in DATA.rows("rooms")}
for _each in TECHS.values():
    if _each.kind == "room":
        ROOM_COLOUR[_each.id], ROOM_EFFECTS[_each.id] = _each.colour, _each.effects
#: Rooms that do what another room does; they cannot be copied.
COPYING = frozenset(
    room for room, found in ROOM_EFFECTS.items() if any(effect.op == "copy_room" for effect in found)
)

ARTIFACTS = {row.text("id"): row.texts("colours", one_of=COLOURS) for row in DATA.rows("artifacts")}
ARTIFACT_COUNTS = _counted("artifacts")
PIRATE_COLOUR = {row.text("id"): row.text("colour") for row in DATA.rows("pirates")}
PIRATE_REWARD = {row.text("id"): effects(row, "reward") for row in DATA.rows("pirates")}
PIRATE_COUNTS = _counted("pirates")

MAPS = _maps()
STATIONS = {station.id: station for station in map(_station, DATA.rows("stations"))}
HOME = "home"
ROUND_TRACK = {
    row.number("round", least=2, most=ROUNDS): row.text("gives", one_of=("medal", CADET))
    for row in DATA.rows("round_track")
}
TRACK_SPACES = _tracks()
BOARDS = _boards()
BONUS = {row.text("id", one_of=SYMBOLS): effects(row, "effects") for row in DATA.rows("bonuses")}
_DISPLAY = DATA.row("display")
ALPHA_PLACES = _DISPLAY.number("alpha", least=1)
DISPLAY = ALPHA_PLACES + _DISPLAY.number("omega", least=1)
MISSIONS = {mission.id: mission for mission in map(_mission, DATA.rows("missions"))}
EVENTS = {event.id: event for event in map(_event, DATA.rows("events"))}
PASSENGERS = {passenger.id: passenger for passenger in map(_passenger, DATA.rows("passengers"))}
SHADOW_CARDS = {card.id: card for card in map(_shadow_card, DATA.rows("shadow"))}
SHADOW_PLAYS = DATA.row("solo").numbers("cards")
RANKS = {row.text("id"): row.number("least") for row in DATA.rows("ranks")}


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
    for side in MAPS.values():
        if len(side.planets) != side.missions + side.numbers + len(STATIONS) - 1:
            raise DATA.fault(f"maps.{side.id}", "as many planets as tiles")
    if sum(tech.count for tech in TECHS.values() if tech.deck == "alpha") <= ALPHA_PLACES:
        raise DATA.fault("techs", "too few alpha techs for the display")
    for track in TRACKS:
        kinds = [event.solo for event in EVENTS.values() if event.track == track]
        if kinds.count(True) != 1 or False not in kinds:
            raise DATA.fault("events", f"{track}: one solo event, and others")
    if HOME not in STATIONS or set(BONUS) != set(SYMBOLS) or len(SHADOW_PLAYS) != ROUNDS:
        raise DATA.fault("stations", HOME)
    if max(SHADOW_PLAYS) > len(SHADOW_CARDS) or list(RANKS.values()) != sorted(RANKS.values()):
        raise DATA.fault("solo", "cards")


_check()
