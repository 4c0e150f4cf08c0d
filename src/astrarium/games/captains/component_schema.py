"""The schema of components.toml as a whole, and the checks across its tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from ...kernel import By, Length, Span, Text, printed
from ...kernel.data.field_error_texts import (
    Fault,
    at_least,
    at_most,
    between,
    entries,
    lacks,
    one_of,
    too_few,
    twice,
    unnamed,
)
from . import component_types
from .count_ops import Score
from .galaxy import MapSide
from .vocabulary import COLOURS, SYMBOLS, TRACKS

#: The figures of the supply.
SUPPLIED = ("cadet", "android", *COLOURS)
HOME = "home"
FOLDER = Path(__file__).parent
Trained = Literal["cadet", "red", "yellow", "blue"]


@printed
class Meta:
    id: str
    seats: Annotated[tuple[int, int], Span(1, 4)]
    refs: dict[str, str]

    def faults(self) -> Iterator[Fault]:
        if self.seats[0] > self.seats[1]:
            yield "seats", Text("must-rise")


@printed
class Constants:
    """The numbers of the game; components.toml explains them."""

    rounds: Annotated[int, Span(1, 9)]
    bays: Annotated[int, Span(1, 99)]
    damaged_bays: Annotated[int, Span(0, 99)]
    medals: Annotated[int, Span(0, 99)]
    rings: Annotated[int, Span(0, 99)]
    training: Annotated[int, Span(1, 99)]
    promotion: Annotated[int, Span(1, 99)]
    left_in_queue: Annotated[int, Span(0, 99)]
    events: Annotated[int, Span(1, len(TRACKS))]
    lap_points: Score
    cargo_points: Score
    damage_points: Score
    solo_win: Score

    def faults(self) -> Iterator[Fault]:
        if self.damaged_bays > self.bays:
            yield "damaged_bays", between(0, self.bays)


@printed
class FirstCrew:
    """Who is in the ready room and in the queue at the start."""

    ready: Annotated[tuple[Trained, ...], Length(4)]
    queue: Annotated[tuple[Trained, ...], Length(3)]


@printed
class Display(component_types.Origin):
    """Places of the central tech board, by what lies there at the start."""

    alpha: Annotated[int, Span(1, 99)]
    omega: Annotated[int, Span(1, 99)]


@printed
class Solo:
    """Cards that Captain Shadow plays, by round."""

    cards: Annotated[tuple[int, ...], Span(1, 99)]


@printed
class ComponentFile:
    """The whole file."""

    meta: Meta
    constants: Constants
    figures: Annotated[dict[str, component_types.Piece], By("id")]
    pieces: Annotated[dict[str, component_types.Piece], By("id")]
    ships: Annotated[dict[str, component_types.Piece], By("id")]
    crew: FirstCrew
    rooms: Annotated[dict[str, component_types.Room], By("id")]
    artifacts: Annotated[dict[str, component_types.Artifact], By("id")]
    pirates: Annotated[dict[str, component_types.Pirate], By("id")]
    maps: Annotated[dict[str, MapSide], By("id")]
    stations: Annotated[dict[str, component_types.Station], By("id")]
    round_track: Annotated[dict[int, component_types.Gift], By("round")]
    tracks: tuple[component_types.TrackSide, ...]
    boards: Annotated[dict[str, component_types.Board], By("id")]
    bonuses: Annotated[dict[str, component_types.Bonus], By("id")]
    display: Display
    techs: Annotated[dict[str, component_types.Tech], By("id", grows=True)]
    missions: Annotated[dict[str, component_types.Mission], By("id", grows=True)]
    events: Annotated[dict[str, component_types.Event], By("id")]
    solo: Solo
    shadow: Annotated[dict[str, component_types.ShadowCard], By("id")]
    passengers: Annotated[dict[str, component_types.Passenger], By("id")]
    ranks: Annotated[dict[str, component_types.Rank], By("id")]

    def faults(self) -> Iterator[Fault]:
        """Relations between entries."""
        yield from _names(self)
        yield from _references(self)
        yield from _boards(self)
        yield from _maps(self)
        yield from _pieces(self)
        yield from _techs(self)
        yield from _solo(self)


def _names(box: ComponentFile) -> Iterator[Fault]:
    """Every place has a name in the texts."""
    said = (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8")
    for side in box.maps.values():
        for place in side.places:
            if f"\nplace-{place} = " not in said:
                yield f"{side.id}.places.{place}", unnamed(place)


def _references(box: ComponentFile) -> Iterator[Fault]:
    """Sources, rounds and cards that are named exist."""
    for part in type(box).__dataclass_fields__:
        table = getattr(box, part)
        for key, thing in table.items() if isinstance(table, dict) else ():
            ref = getattr(thing, "ref", "")
            if ref and ref not in box.meta.refs:
                yield f"{key}.ref" if part != "round_track" else f"{part}.{key}.ref", one_of(*box.meta.refs)
    for station in box.stations.values():
        if station.first > box.constants.rounds:
            yield f"{station.id}.first", between(0, box.constants.rounds)
    for gift in box.round_track.values():
        if gift.round > box.constants.rounds:
            yield f"round_track.{gift.round}", between(2, box.constants.rounds)
    if HOME not in box.stations:
        yield "stations", lacks(HOME)
    used = [room for room in box.rooms if room in box.techs]
    if used:
        yield "rooms", twice(used[0])


def _boards(box: ComponentFile) -> Iterator[Fault]:
    """Both sides of every board, and events for every track."""
    sides = [(track.id, track.side) for track in box.tracks]
    if sorted(sides) != sorted((track, side) for track in TRACKS for side in "AB"):
        yield (
            "tracks",
            Text("must-be-all", names=", ".join(f"{track} {side}" for track in TRACKS for side in "AB")),
        )
    if sorted(box.boards) != ["A", "B"]:
        yield "boards", Text("must-be-all", names="A, B")
    if {*box.bonuses} != {*SYMBOLS}:
        yield "bonuses", Text("must-be-all", names=", ".join(SYMBOLS))
    for track in TRACKS:
        kinds = [event.solo for event in box.events.values() if event.track == track]
        if kinds.count(True) != 1 or False not in kinds:
            yield "events", Text("must-have-solo", track=track)


def _maps(box: ComponentFile) -> Iterator[Fault]:
    """A side for every number of players, with as many planets as tiles."""
    seats = sorted(number for side in box.maps.values() for number in side.seats)
    if seats != [1, 2, 3, 4]:
        yield "maps", Text("must-be-for", names="1, 2, 3, 4")
    for side in box.maps.values():
        if next(iter(side.places)) != HOME:
            yield f"{side.id}.places[0]", one_of(HOME)
        if len(side.places) - 1 != side.missions + side.numbers + len(box.stations) - 1:
            yield f"{side.id}.missions", Text("must-be-planets")


def _pieces(box: ComponentFile) -> Iterator[Fault]:
    """Enough of everything to set up the game."""
    most = box.meta.seats[1]
    if {*box.figures} != {*SUPPLIED}:
        yield "figures", Text("must-be-all", names=", ".join(SUPPLIED))
        return
    gifts = [gift.gives for gift in box.round_track.values()]
    for figure in box.figures.values():
        each = sum(other == figure.id for other in (*box.crew.ready, *box.crew.queue, *gifts))
        if figure.count < each * most:
            yield f"{figure.id}.count", at_least(each * most)
    if len(box.ships) < most:
        yield "ships", too_few(most)
    marked = max(len(side.pirates) for side in box.maps.values())
    if sum(token.count for token in box.pirates.values()) < marked:
        yield "pirates", too_few(marked)
    laid = max(side.missions for side in box.maps.values())
    if len(box.missions) < laid:
        yield "missions", too_few(laid)


def _techs(box: ComponentFile) -> Iterator[Fault]:
    """The passengers' techs are there, and enough others for the central board."""
    most_taken = 1
    for passenger in box.passengers.values():
        for at, name in enumerate(passenger.techs):
            tech = box.techs.get(name)
            if tech is None or tech.deck == "omega":
                yield f"{passenger.id}.techs[{at}]", Text("must-be-tech")
            elif passenger.techs.count(name) > tech.count:
                yield f"{passenger.id}.techs", twice(name)
        taken = [box.techs[name].deck for name in passenger.techs if name in box.techs]
        most_taken = max(most_taken, taken.count("alpha"))
    alpha = sum(tech.count for tech in box.techs.values() if tech.deck == "alpha") - most_taken
    omega = sum(tech.count for tech in box.techs.values() if tech.deck == "omega")
    for deck, there in (("alpha", alpha), ("omega", omega)):
        if there < getattr(box.display, deck):
            yield f"display.{deck}", at_most(there)


def _solo(box: ComponentFile) -> Iterator[Fault]:
    """Captain Shadow's cards, the passengers and the ranks."""
    rounds, deck = box.constants.rounds, len(box.shadow)
    plays = box.solo.cards
    if len(plays) != rounds or not all(1 <= each <= deck for each in plays):
        yield "solo.cards", Text("must-be-cards", n=rounds, most=deck)
    if not box.passengers:
        yield "passengers", entries(1)
    ranks = [rank.least for rank in box.ranks.values()]
    if not ranks or ranks != sorted(ranks):
        yield "ranks", Text("must-rise")
