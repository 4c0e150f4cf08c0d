"""The whole of components.toml: its numbers, all its tables, and whether they fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from ...kernel import By, Span, printed
from . import things
from .galaxy import MapSide
from .vocabulary import COLOURS, SYMBOLS, TRACKS

#: How the names of things are called in `text/`; what is new in a corrected file has none there.
NAMED = {
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
FIGURES = ("cadet", "android", *COLOURS)
HOME = "home"
FOLDER = Path(__file__).parent
Trained = Literal["cadet", "red", "yellow", "blue"]


@printed
class Meta:
    id: str
    seats: Annotated[tuple[int, int], Span(1, 4)]
    refs: dict[str, str]

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.seats[0] > self.seats[1]:
            yield "seats", "1, 4"


@printed
class Constants:
    """The numbers of the game; components.toml explains them."""

    rounds: Annotated[int, Span(1, 9)]
    bays: Annotated[int, Span(1, 99)]
    damaged_bays: Annotated[int, Span(0)]
    medals: Annotated[int, Span(0, 99)]
    rings: Annotated[int, Span(0, 99)]
    training: Annotated[int, Span(1)]
    promotion: Annotated[int, Span(1)]
    left_in_queue: Annotated[int, Span(0)]
    events: Annotated[int, Span(1, len(TRACKS))]
    lap_points: int
    cargo_points: int
    damage_points: int
    solo_win: int

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.damaged_bays > self.bays:
            yield "damaged_bays", f"0…{self.bays}"


@printed
class FirstCrew:
    """Who is in the ready room and in the queue at the start."""

    ready: tuple[Trained, ...]
    queue: tuple[Trained, ...]


@printed
class Display(things.Origin):
    """Places of the central tech board, by what lies there at the start."""

    alpha: Annotated[int, Span(1)]
    omega: Annotated[int, Span(1)]


@printed
class Solo:
    """Cards that Captain Shadow plays, by round."""

    cards: tuple[int, ...]


@printed
class Box:
    """The whole file."""

    meta: Meta
    constants: Constants
    figures: Annotated[dict[str, things.Piece], By("id")]
    pieces: Annotated[dict[str, things.Piece], By("id")]
    ships: Annotated[dict[str, things.Piece], By("id")]
    crew: FirstCrew
    rooms: Annotated[dict[str, things.Room], By("id")]
    artifacts: Annotated[dict[str, things.Artifact], By("id")]
    pirates: Annotated[dict[str, things.Pirate], By("id")]
    maps: Annotated[dict[str, MapSide], By("id")]
    stations: Annotated[dict[str, things.Station], By("id")]
    round_track: Annotated[dict[int, things.Gift], By("round")]
    tracks: tuple[things.TrackSide, ...]
    boards: Annotated[dict[str, things.Board], By("id")]
    bonuses: Annotated[dict[str, things.Bonus], By("id")]
    display: Display
    techs: Annotated[dict[str, things.Tech], By("id")]
    missions: Annotated[dict[str, things.Mission], By("id")]
    events: Annotated[dict[str, things.Event], By("id")]
    solo: Solo
    shadow: Annotated[dict[str, things.ShadowCard], By("id")]
    passengers: Annotated[dict[str, things.Passenger], By("id")]
    ranks: Annotated[dict[str, things.Rank], By("id")]

    def faults(self) -> Iterator[tuple[str, str]]:
        """What no single entry can know."""
        yield from _misfits(self, FOLDER / "text")


def _misfits(box: Box, texts: Path) -> Iterator[tuple[str, str]]:
    """Where the file contradicts itself, and why."""
    yield from _names(box, texts)
    yield from _references(box)
    yield from _boards(box)
    yield from _maps(box)
    yield from _pieces(box)
    yield from _techs(box)
    yield from _solo(box)


def _tables(box: Box) -> Iterator[tuple[str, Mapping[Any, Any]]]:
    for part in type(box).__dataclass_fields__:
        found = getattr(box, part)
        if isinstance(found, dict):
            yield part, found


def _names(box: Box, texts: Path) -> Iterator[tuple[str, str]]:
    """Everything has a name that can be said."""
    said = (texts / "en.ftl").read_text(encoding="utf-8")
    for part, kind in NAMED.items():
        for id in getattr(box, part):
            if f"\n{kind}-{id} = " not in said:
                yield f"{id}.id", "no name in text/"
    for side in box.maps.values():
        for place in side.places:
            if f"\nplace-{place} = " not in said:
                yield f"{side.id}.places.{place}", "no name in text/"


def _references(box: Box) -> Iterator[tuple[str, str]]:
    """Sources, rounds and cards that are named exist."""
    for part, table in _tables(box):
        for key, thing in table.items():
            ref = getattr(thing, "ref", "")
            if ref and ref not in box.meta.refs:
                yield f"{part}.{key}.ref", ", ".join(box.meta.refs)
    for station in box.stations.values():
        if station.first > box.constants.rounds:
            yield f"{station.id}.first", f"0…{box.constants.rounds}"
    for gift in box.round_track.values():
        if gift.round > box.constants.rounds:
            yield f"round_track.{gift.round}", f"2…{box.constants.rounds}"
    if HOME not in box.stations:
        yield "stations", HOME
    used = [room for room in box.rooms if room in box.techs]
    if used:
        yield "rooms", f"{used[0]} is a tech, too"


def _boards(box: Box) -> Iterator[tuple[str, str]]:
    """Both sides of every board, and events for every track."""
    sides = [(track.id, track.side) for track in box.tracks]
    if sorted(sides) != sorted((track, side) for track in TRACKS for side in "AB"):
        yield "tracks", f"{', '.join(TRACKS)}: A, B"
    if sorted(box.boards) != ["A", "B"]:
        yield "boards", "A, B"
    if {*box.bonuses} != {*SYMBOLS}:
        yield "bonuses", ", ".join(SYMBOLS)
    for track in TRACKS:
        kinds = [event.solo for event in box.events.values() if event.track == track]
        if kinds.count(True) != 1 or False not in kinds:
            yield "events", f"{track}: one solo event, and others"


def _maps(box: Box) -> Iterator[tuple[str, str]]:
    """A side for every number of players, with as many planets as tiles."""
    seats = sorted(number for side in box.maps.values() for number in side.seats)
    if seats != [1, 2, 3, 4]:
        yield "maps", "seats: 1, 2, 3, 4"
    for side in box.maps.values():
        if next(iter(side.places)) != HOME:
            yield f"{side.id}.places[0]", HOME
        if len(side.places) - 1 != side.missions + side.numbers + len(box.stations) - 1:
            yield f"{side.id}.missions", "as many planets as tiles"


def _pieces(box: Box) -> Iterator[tuple[str, str]]:
    """Enough of everything to set up the game."""
    most = box.meta.seats[1]
    if {*box.figures} != {*FIGURES}:
        yield "figures", ", ".join(FIGURES)
        return
    gifts = [gift.gives for gift in box.round_track.values()]
    for figure in box.figures.values():
        each = sum(other == figure.id for other in (*box.crew.ready, *box.crew.queue, *gifts))
        if figure.count < each * most:
            yield f"{figure.id}.count", f"{each * most}…"
    if len(box.ships) < most:
        yield "ships", f"{most}…"
    if sum(token.count for token in box.pirates.values()) < max(len(s.pirates) for s in box.maps.values()):
        yield "pirates", "too few for the marked routes"
    if len(box.missions) < max(side.missions for side in box.maps.values()):
        yield "missions", "too few for the map"


def _techs(box: Box) -> Iterator[tuple[str, str]]:
    """The passengers' techs are there, and enough others for the central board."""
    most_taken = 1
    for passenger in box.passengers.values():
        for at, name in enumerate(passenger.techs):
            tech = box.techs.get(name)
            if tech is None or tech.deck == "omega":
                yield f"{passenger.id}.techs[{at}]", "an alpha or beta tech"
            elif passenger.techs.count(name) > tech.count:
                yield f"{passenger.id}.techs", "more than there are"
        taken = [box.techs[name].deck for name in passenger.techs if name in box.techs]
        most_taken = max(most_taken, taken.count("alpha"))
    alpha = sum(tech.count for tech in box.techs.values() if tech.deck == "alpha") - most_taken
    omega = sum(tech.count for tech in box.techs.values() if tech.deck == "omega")
    if alpha < box.display.alpha or omega < box.display.omega:
        yield "techs", "too few for the display"


def _solo(box: Box) -> Iterator[tuple[str, str]]:
    """Captain Shadow's cards, the passengers and the ranks."""
    rounds, deck = box.constants.rounds, len(box.shadow)
    plays = box.solo.cards
    if len(plays) != rounds or not all(1 <= each <= deck for each in plays):
        yield "solo", f"cards: {rounds} numbers, 1…{deck}"
    if not box.passengers:
        yield "passengers", "1…"
    ranks = [rank.least for rank in box.ranks.values()]
    if not ranks or ranks != sorted(ranks):
        yield "ranks", "from the lowest to the highest"
