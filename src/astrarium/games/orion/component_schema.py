"""The schema of components.toml as a whole, and the checks across its tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from ...kernel import By, Length, Source, Span, Text, printed
from ...kernel.data.field_error_texts import Fault, at_least, at_most, between, lacks, one_of, twice
from .component_types import Advisor, Exploitation, Piece, Race, Stage, Structure, Thing, Trade
from .vocabulary import COLOURS, MOST, Points, ResearchDraw

#: The maximum number of seats that the rules engine supports.
MOST_SEATS = 8


@printed
class Constants:
    source: Source
    rounds: Annotated[int, Span(1, 20)]
    starting_hand: Annotated[int, Span(0, 10)]
    hand_limit: Annotated[int, Span(0, 20)]
    resource_max: Annotated[int, Span(1, MOST)]
    morale_start: Annotated[int, Span(0, 10)]
    morale_max: Annotated[int, Span(1, 10)]
    systems: Annotated[int, Span(1, 6)]
    cards_in_system: Annotated[int, Span(2, 9)]
    advisors_on_table: Annotated[int, Span(0, 99)]
    contract_cards: Annotated[int, Span(0, 10)]
    research_draw: Annotated[int, Span(1, 9)]
    propaganda_morale: Annotated[int, Span(0, 10)]
    action_markers: Annotated[int, Span(1, 30)]
    attack_fleet: Annotated[int, Span(0, MOST)]
    attack_vp: Points
    attack_morale: Annotated[int, Span(0, 10)]
    #: The maximum number of attacks on one opponent in a round, by number of players.
    attacks_on_one: dict[int, Annotated[int, Span(0, 10)]]

    def faults(self) -> Iterator[Fault]:
        if self.morale_start > self.morale_max:
            yield "morale_start", at_most(self.morale_max)


@printed
class Meta:
    id: str
    designers: tuple[str, ...]
    seats: Annotated[tuple[int, ...], Length(2), Span(2, MOST_SEATS)]
    refs: dict[str, str]

    def faults(self) -> Iterator[Fault]:
        if self.seats[0] > self.seats[1]:
            yield "seats", Text("must-rise")


@printed
class ComponentFile:
    """The whole file."""

    meta: Meta
    constants: Constants
    development: Annotated[dict[str, Stage], By("id")]
    exploitation: Annotated[dict[str, Exploitation], By("id")]
    trade: Annotated[dict[str, Trade], By("id")]
    pieces: Annotated[dict[str, Piece], By("id")]
    races: Annotated[dict[str, Race], By("id")]
    advisors: Annotated[dict[str, Advisor], By("id", grows=True)]
    structures: Annotated[dict[str, Structure], By("id", grows=True)]

    def faults(self) -> Iterator[Fault]:
        things = (*self.races.values(), *self.advisors.values(), *self.structures.values())
        tables = (self.development, self.exploitation, self.trade)
        for thing in (*things, *(each for table in tables for each in table.values())):
            if thing.ref is not None and thing.ref not in self.meta.refs:
                yield f"{thing.id}.ref", one_of(*self.meta.refs)
        for colour in COLOURS:
            if colour not in self.exploitation:
                yield "exploitation", lacks(colour)
        borders = [level.least for level in self.development.values()]
        if borders != sorted({*borders, 0}, reverse=True):
            yield "development", Text("must-fall-to-nothing")
        for seats in range(self.meta.seats[0], self.meta.seats[1] + 1):
            if seats not in self.constants.attacks_on_one:
                yield "constants.attacks_on_one", lacks(seats)
        for thing in [advisor for advisor in self.advisors.values() if advisor.settles][1:]:
            yield f"{thing.id}.abilities", twice("extra_system")  # the state holds one chosen colour only
        for thing in things:  # the highest draw in force counts, so it must exceed the usual one
            for at, op in self._research(thing):
                if op.count <= self.constants.research_draw:
                    yield f"{thing.id}.{at}.count", between(self.constants.research_draw + 1, 10)
        yield from self._small()

    def _research(self, thing: Thing) -> Iterator[tuple[str, ResearchDraw]]:
        """The ops of a thing that change the draw of the Research action, with their paths."""
        for at, ability in enumerate(thing.abilities):
            for each, op in enumerate(ability.ops):
                if isinstance(op, ResearchDraw):
                    yield f"abilities[{at}].ops[{each}]", op

    def _small(self) -> Iterator[Fault]:
        """Numbers that are too small for the set-up."""
        seats, constants = self.meta.seats[1], self.constants
        cards = sum(structure.count for structure in self.structures.values())
        if seats * constants.starting_hand > cards:
            yield "constants.starting_hand", at_most(cards // seats)
        begun = max(max(race.start) for race in self.races.values())
        if constants.resource_max < begun:
            yield "constants.resource_max", at_least(begun)
        if constants.advisors_on_table > len(self.advisors):
            yield "constants.advisors_on_table", at_most(len(self.advisors))
