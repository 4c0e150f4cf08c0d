"""The component types: one class for each kind of entry in components.toml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from ...kernel import Called, Length, Op, Source, Span, Text, computed, op, printed
from ...kernel.data.field_error_texts import Fault, lacks, not_with, one_of
from .ability_ops import Ability
from .count_ops import RoomColour, RowColour, Score, Scoring
from .vocabulary import (
    MOST,
    Colour,
    CopyRoom,
    Effects,
    Fight,
    Gain,
    Move,
    Pay,
    Ready,
    Repair,
    Symbol,
    Track,
    every,
    slug,
    together,
)

#: Upper bound of the points of a mission or a track space.
MOST_POINTS = 99
#: Upper bound of the pieces of a kind.
MANY = 99
PirateColour: TypeAlias = Literal["green", "purple", "orange"]
Side: TypeAlias = Literal["up", "right", "down", "left"]
Edges: TypeAlias = dict[Side, Symbol]
#: Effects as written in the file. The rules carry out a computed list (S14.7).
Listed: TypeAlias = Annotated[Effects, Called("effects"), Length(least=1)]


@printed
class Origin:
    """The source of a component and of its effects."""

    source: Source
    ref: str = ""
    effects_from: Literal["rulebook", "public", "designed", "partial"] | None = None


@printed
class Thing(Origin):
    id: str


@printed
class Piece(Thing):
    """A piece and how many there are."""

    count: Annotated[int, Span(0, MANY)]


@printed
class Room(Thing):
    """A room that every ship has."""

    colour: RoomColour
    listed: Listed
    effects: Effects = computed(lambda it: together(it.listed))


@printed
class Tech(Thing):
    """A technology: a room, an ability or, with an omega, points at the end."""

    deck: Literal["alpha", "beta", "omega"]
    kind: Literal["room", "ability", "omega"]
    edges: Edges
    overlay: bool = False
    count: Annotated[int, Span(1, 4)] = 1
    colour: RoomColour | None = None
    listed: Annotated[Effects, Called("effects")] = ()
    ability: Ability | None = None
    scoring: Scoring | None = None
    effects: Effects = computed(lambda it: together(it.listed))
    #: Whether using the room discards the card (S4.6).
    one_shot: bool = computed(
        lambda it: any(isinstance(each, Pay) and each.what == "this_card" for each in it.effects)
    )

    def faults(self) -> Iterator[Fault]:
        room = self.kind == "room"
        for name, there, needed in (
            ("colour", self.colour is not None, room),
            ("effects", bool(self.listed), room),
            ("ability", self.ability is not None, self.kind == "ability"),
            ("scoring", self.scoring is not None, self.kind == "omega"),
        ):
            if there != needed:
                yield name, lacks(name) if needed else not_with(f"kind = {self.kind}")
        if (self.deck == "omega") != (self.kind == "omega"):
            yield "deck", one_of(*(("omega",) if self.kind == "omega" else ("alpha", "beta")))
        if room and self.count > 1:
            yield "count", one_of(1)
        if len(self.effects) > 1 and (
            self.one_shot or any(isinstance(each, CopyRoom) for each in self.effects)
        ):
            yield "effects", Text("must-stand-alone", names="this_card, copy_room")


@printed
class Line:
    """A row of a mission. `forces`: it may do something unwanted (S8.5)."""

    colour: RowColour
    listed: Listed
    effects: Effects = computed(lambda it: together(it.listed))
    forces: bool = computed(lambda it: any(each.forces() for each in every(it.effects)))
    slug: str = computed(lambda it: slug(it.effects))


@printed
class Mission(Thing):
    points: Annotated[int, Span(0, MOST_POINTS)]
    rows: Annotated[tuple[Line, ...], Length(least=1, most=4)]
    colours: frozenset[str] = computed(lambda it: frozenset(line.colour for line in it.rows))


@printed
class Event(Thing):
    track: Track
    lasting: bool = False
    solo: bool = False
    listed: Listed
    effects: Effects = computed(lambda it: together(it.listed))


@printed
class Passenger(Thing):
    techs: Annotated[tuple[str, ...], Length(2)]
    scoring: Annotated[tuple[Scoring, ...], Length(least=1)]
    ability: Ability | None = None
    listed: Annotated[Effects, Called("setup")] = ()
    setup: Effects = computed(lambda it: together(it.listed))


@printed
class Station(Thing):
    #: The round in which its tile comes; 0: from the start.
    first: Annotated[int, Span(0, 9)]
    listed: Listed
    effects: Effects = computed(lambda it: together(it.listed))


@printed
class Artifact(Thing):
    """A kind of artifact, and the colours it shows."""

    count: Annotated[int, Span(1, MANY)]
    colours: Annotated[tuple[Colour, ...], Length(least=1)]


@printed
class Pirate(Thing):
    """A kind of pirate ship, and the reward for its defeat."""

    count: Annotated[int, Span(1, MANY)]
    colour: PirateColour
    listed: Annotated[Effects, Called("reward"), Length(least=1)]
    reward: Effects = computed(lambda it: together(it.listed))


# -- boards


@printed
class Space:
    """A space of a faction track."""

    points: Annotated[int, Span(0, MOST_POINTS)]
    event: bool = False
    #: S14.3 None of them leads to another space or to a tech bonus, so every turn ends. A fight may, but
    #: uses up a pirate each time.
    listed: Annotated[tuple[Gain | Repair | Move | Fight | Ready, ...], Called("bonus")] = ()
    bonus: Effects = computed(lambda it: together(it.listed))

    def faults(self) -> Iterator[Fault]:
        if self.event and self.bonus:
            yield "bonus", not_with("event")


@printed
class TrackSide(Thing):
    """One side of a faction track."""

    id: Track
    side: Literal["A", "B"]
    spaces: Annotated[tuple[Space, ...], Length(9)]

    def faults(self) -> Iterator[Fault]:
        first = self.spaces[0]
        if sum(space.event for space in self.spaces) != 1:
            yield "spaces", Text("must-be-so-many", what="event", n=1)
        if first.points or first.event or first.bonus:
            yield "spaces[0].points", Text("must-begin-empty")


@printed
class Slot:
    """A slot of a tech-slot board: whether it is damaged at the start, and its printed symbols."""

    damaged: bool = False
    edges: Edges


@printed
class Board(Thing):
    """One side of the tech-slot boards."""

    id: Literal["A", "B"]
    slots: Annotated[tuple[Slot, ...], Length(6)]


@printed
class Bonus(Thing):
    """The effects of a pair of equal symbols."""

    id: Symbol
    listed: Annotated[tuple[Repair | Gain | Move, ...], Called("effects"), Length(least=1)]
    effects: Effects = computed(lambda it: together(it.listed))


@printed
class Gift(Origin):
    """The gift of a round to every player."""

    round: Annotated[int, Span(2, 9)]
    gives: Literal["medal", "cadet"]


@printed
class Rank(Thing):
    least: Score


# -- Captain Shadow


class Step(Op):
    """One step of a card of Captain Shadow; shadow.py carries it out."""

    __slots__ = ()

    tag = "do"

    def say(self) -> Text:
        return Text(f"shadow-{self.name}")


Target: TypeAlias = Literal["mission", "best_mission", "station"]


@op("move_to")
class MoveTo(Step):
    """So many moves towards a target."""

    target: Target
    steps: Annotated[int, Span(1, MOST)]

    def say(self) -> Text:
        return Text(f"shadow-move_to-{self.target}", n=self.steps)


@op("jump_to")
class JumpTo(Step):
    """A jump to a target."""

    target: Target

    def say(self) -> Text:
        return Text(f"shadow-jump_to-{self.target}")


@op("discard_tech")
class DiscardTech(Step):
    """Discards the oldest card of a kind on the central board."""

    which: Literal["oldest_alpha_beta", "oldest_omega"]

    def say(self) -> Text:
        return Text(f"shadow-discard_tech-{self.which}")


@op("complete_mission")
class CompleteMission(Step):
    """The mission there, if it may."""


@op("collect_station")
class CollectStation(Step):
    """The tile of the station there."""


@op("refill")
class Refill(Step):
    """New techs for the central board."""


@op("clear_pirate")
class ClearPirate(Step):
    """A pirate next to it is removed."""


@op("ambush_player")
class AmbushPlayer(Step):
    """An ambush on the player."""


@printed
class ShadowCard(Thing):
    """A card of Captain Shadow: its steps."""

    steps: Annotated[tuple[Step, ...], Length(least=1)]
