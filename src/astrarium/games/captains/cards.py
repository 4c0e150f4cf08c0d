"""The things of components.toml, each read and checked on its own: techs, missions, events and the like."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...kernel.components import SOURCES, Row
from .vocabulary import (
    COLOURS,
    ROOM_COLOURS,
    ROW_COLOURS,
    SYMBOLS,
    TRACKS,
    Ability,
    Effect,
    Scoring,
    ability,
    check_bonus,
    effects,
    every,
    scoring,
    slug,
)

#: Points of a mission at most.
MOST_POINTS = 99
DIRECTIONS = ("up", "right", "down", "left")


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


def source(row: Row) -> str:
    row.text("ref", "")
    return row.text("effects_from", row.source(), one_of=(*SOURCES, "partial"))


def edges(row: Row) -> dict[str, str]:
    printed = row.row("edges")
    found = {side: printed.text(side, one_of=SYMBOLS) for side in DIRECTIONS if printed.has(side)}
    printed.done()
    return found


def read_tech(row: Row) -> Tech:
    kind = row.text("kind", one_of=("room", "ability", "omega"))
    found = effects(row, "effects") if kind == "room" else ()
    tech = Tech(
        id=row.text("id"),
        deck=row.text("deck", one_of=("omega",) if kind == "omega" else ("alpha", "beta")),
        kind=kind,
        colour=row.text("colour", one_of=ROOM_COLOURS) if kind == "room" else "",
        overlay=row.flag("overlay"),
        count=row.number("count", 1, least=1, most=1 if kind == "room" else 4),
        edges=edges(row),
        effects=found,
        ability=ability(row.row("ability")) if kind == "ability" else None,
        scoring=scoring(row.row("scoring")) if kind == "omega" else None,
        one_shot=any(what == "this_card" for effect in found for what, _ in effect.cost),
        source=source(row),
    )
    if len(found) > 1 and (tech.one_shot or any(effect.op == "copy_room" for effect in found)):
        raise row.fault("effects", "this_card and copy_room stand alone")
    row.done()
    return tech


#: Effects that happen whether the player likes it or not, once a row is resolved (S8.5).
_FORCED = ("damage", "ambush", "ready", "each_player")


def read_line(row: Row) -> Line:
    found = effects(row, "effects")
    forces = any(effect.op in _FORCED or effect.draw or effect.what == "cadet" for effect in every(found))
    line = Line(row.text("colour", one_of=ROW_COLOURS), found, forces, slug(found))
    row.done()
    return line


def read_mission(row: Row) -> Mission:
    lines = tuple(read_line(each) for each in row.rows("rows", key=""))
    if not 1 <= len(lines) <= 4:
        raise row.fault("rows", "1…4")
    colours = frozenset(line.colour for line in lines)
    points = row.number("points", least=0, most=MOST_POINTS)
    mission = Mission(row.text("id"), points, lines, colours, source(row))
    row.done()
    return mission


def read_event(row: Row) -> Event:
    event = Event(
        row.text("id"),
        row.text("track", one_of=TRACKS),
        row.flag("lasting"),
        row.flag("solo"),
        effects(row, "effects"),
        source(row),
    )
    row.done()
    return event


def read_passenger(row: Row, techs: Iterable[str]) -> Passenger:
    passenger = Passenger(
        row.text("id"),
        row.texts("techs", one_of=tuple(techs)),
        effects(row, "setup", optional=True),
        ability(row.row("ability")) if row.has("ability") else None,
        tuple(scoring(each) for each in row.rows("scoring", key="")),
        source(row),
    )
    row.done()
    return passenger


def read_station(row: Row, rounds: int) -> Station:
    first = row.number("first", least=0, most=rounds)
    station = Station(row.text("id"), first, effects(row, "effects"), source(row))
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


def read_shadow_card(row: Row) -> ShadowCard:
    steps = []
    for step in row.rows("steps", key=""):
        word = step.text("do", one_of=SHADOW_STEPS)
        detail = "target" if word in ("move_to", "jump_to") else "which"
        what = step.text(detail, one_of=SHADOW_STEPS[word]) if SHADOW_STEPS[word] else ""
        steps.append((word, what, step.number("steps", least=1) if word == "move_to" else 0))
        step.done()
    card = ShadowCard(row.text("id"), tuple(steps), source(row))
    row.done()
    return card


def read_space(row: Row, first: bool) -> Space:
    bonus = check_bonus(row, "bonus", effects(row, "bonus", optional=True))
    space = Space(row.number("points", least=0), row.flag("event"), bonus)
    if first and (space.points or space.event or bonus):
        raise row.fault("points", "the first space is empty and worth 0")
    if space.event and bonus:
        raise row.fault("bonus", "an event space has none")
    row.done()
    return space


@dataclass(frozen=True, slots=True)
class Room:
    """A room that every ship has."""

    id: str
    colour: str
    effects: tuple[Effect, ...]


def read_room(row: Row) -> Room:
    room = Room(row.text("id"), row.text("colour", one_of=ROOM_COLOURS), effects(row, "effects"))
    source(row)
    row.done()
    return room


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of artifact (two colours) or of pirate ship (one colour, and a reward)."""

    id: str
    count: int
    colours: tuple[str, ...]
    reward: tuple[Effect, ...]


def read_artifact(row: Row) -> Token:
    token = Token(row.text("id"), row.number("count", least=1), row.texts("colours", one_of=COLOURS), ())
    source(row)
    row.done()
    return token


def read_pirate(row: Row, colours: tuple[str, ...]) -> Token:
    colour = row.text("colour", one_of=colours)
    token = Token(row.text("id"), row.number("count", least=1), (colour,), effects(row, "reward"))
    source(row)
    row.done()
    return token


def read_count(row: Row) -> tuple[str, int]:
    """A piece and how many there are."""
    found = row.text("id"), row.number("count", least=0)
    source(row)
    row.done()
    return found
