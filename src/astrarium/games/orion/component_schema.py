"""The whole of components.toml: its numbers, all its tables, and whether they fit together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from ...kernel import By, Length, Source, Span, printed
from .things import Advisor, Exploitation, Piece, Race, Stage, Structure, Trade
from .vocabulary import COLOURS, MOST, Fault, Points

#: Seats that the arithmetic of the rules allows for.
MOST_SEATS = 8


@printed
class Constants:
    source: Source
    rounds: Annotated[int, Span(1, 20)]
    starting_hand: Annotated[int, Span(0, 10)]
    hand_limit: Annotated[int, Span(0, 20)]
    resource_max: Annotated[int, Span(1, MOST)]
    morale_start: Annotated[int, Span(0)]
    morale_max: Annotated[int, Span(1, 10)]
    systems: Annotated[int, Span(1, 6)]
    cards_in_system: Annotated[int, Span(2, 9)]
    advisors_on_table: Annotated[int, Span(0)]
    contract_cards: Annotated[int, Span(0, 10)]
    research_draw: Annotated[int, Span(1, 10)]
    propaganda_morale: Annotated[int, Span(0, 10)]
    action_markers: Annotated[int, Span(1, 30)]
    attack_fleet: Annotated[int, Span(0, MOST)]
    attack_vp: Points
    attack_morale: Annotated[int, Span(0, 10)]
    #: How often one player may attack one opponent in a round, by number of players.
    attacks_on_one: dict[int, Annotated[int, Span(0, 10)]]

    def faults(self) -> Iterator[Fault]:
        if self.morale_start > self.morale_max:
            yield "morale_start", f"{self.morale_start}: …{self.morale_max}"


@printed
class Meta:
    id: str
    designers: tuple[str, ...]
    seats: Annotated[tuple[int, ...], Length(2)]
    refs: dict[str, str]

    def faults(self) -> Iterator[Fault]:
        if not 2 <= self.seats[0] <= self.seats[1] <= MOST_SEATS:
            yield "seats", f"{list(self.seats)}: [2, 4]"


@printed
class Box:
    """The whole file."""

    meta: Meta
    constants: Constants
    development: tuple[Stage, ...]
    exploitation: Annotated[dict[str, Exploitation], By("id")]
    trade: tuple[Trade, ...]
    pieces: Annotated[dict[str, Piece], By("id")]
    races: Annotated[dict[str, Race], By("id")]
    advisors: Annotated[dict[str, Advisor], By("id")]
    structures: Annotated[dict[str, Structure], By("id")]

    def faults(self) -> Iterator[Fault]:
        things = (*self.races.values(), *self.advisors.values(), *self.structures.values())
        for thing in (*things, *self.development, *self.exploitation.values(), *self.trade):
            if thing.ref is not None and thing.ref not in self.meta.refs:
                yield f"{thing.id}.ref", ", ".join(self.meta.refs)
        for colour in COLOURS:
            if colour not in self.exploitation:
                yield "exploitation", colour
        borders = [level.least for level in self.development]
        if borders != sorted({*borders, 0}, reverse=True):
            yield "development", f"least: {borders}"
        for seats in range(self.meta.seats[0], self.meta.seats[1] + 1):
            if seats not in self.constants.attacks_on_one:
                yield "constants.attacks_on_one", str(seats)
        for thing in [advisor for advisor in self.advisors.values() if advisor.settles][1:]:
            yield f"{thing.id}.abilities", "extra_system × 2"  # there is room for one colour chosen so
        yield from self._small()

    def _small(self) -> Iterator[Fault]:
        """Cards and markers that do not suffice to begin with."""
        seats, constants = self.meta.seats[1], self.constants
        cards = sum(structure.count for structure in self.structures.values())
        if seats * constants.starting_hand > cards:
            yield "constants.starting_hand", f"…{cards // seats}"
        if constants.resource_max < max(max(race.start) for race in self.races.values()):
            yield "constants.resource_max", "races: start"
        if constants.advisors_on_table > len(self.advisors):
            yield "constants.advisors_on_table", f"…{len(self.advisors)}"
