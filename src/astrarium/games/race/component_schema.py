"""The schema of components.toml as a whole, and the checks across its tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from ...kernel import By, Source, Span, Text, printed
from ...kernel.data.field_error_texts import Fault, at_least, at_most, between, lacks, twice
from .component_types import BONUSES, Action, Design, KindOfGood, Piece, has
from .vocabulary import KINDS, Tactics

FOLDER = Path(__file__).parent


@printed
class Meta:
    id: Literal["race"]
    designer: str
    publisher: str
    year: Annotated[int, Span(1900, 2100)]
    seats: Annotated[tuple[int, int], Span(2, 4)]
    refs: dict[str, str]

    def faults(self) -> Iterator[Fault]:
        if self.seats[0] > self.seats[1]:
            yield "seats[1]", at_least(self.seats[0])


@printed
class Constants:
    source: Source
    pool_per_player: Annotated[int, Span(1, 99)]
    deal: Annotated[int, Span(1, 20)]
    discard_at_start: Annotated[int, Span(0, 20)]
    hand_limit: Annotated[int, Span(1, 99)]
    tableau_end: Annotated[int, Span(2, 40)]
    explore_draw: Annotated[int, Span(1, 20)]
    explore_keep: Annotated[int, Span(1, 20)]
    last_round: Annotated[int, Span(1, 999)]

    def faults(self) -> Iterator[Fault]:
        if self.discard_at_start > self.deal:
            yield "discard_at_start", between(0, self.deal)
        if self.explore_keep > self.explore_draw:
            yield "explore_keep", between(1, self.explore_draw)


@printed
class ComponentFile:
    """The whole file."""

    meta: Meta
    constants: Constants
    kinds: Annotated[dict[str, KindOfGood], By("id")]
    actions: Annotated[dict[str, Action], By("id")]
    pieces: Annotated[dict[str, Piece], By("id")]
    cards: Annotated[dict[str, Design], By("id", grows=True)]

    def faults(self) -> Iterator[Fault]:
        if tuple(self.kinds) != KINDS:
            yield "kinds", Text("must-be-in-order", names=", ".join(KINDS))
        if tuple(self.actions) != tuple(BONUSES):
            yield "actions", Text("must-be-in-order", names=", ".join(BONUSES))
        yield from self._starts()
        for design in self.cards.values():
            for at, rule in enumerate(design.score):
                for id in rule.ids:
                    if id not in self.cards:
                        yield f"{design.id}.score[{at}].ids", Text("must-exist", what=id)
        bearers = [id for id, card in self.cards.items() if has(card, Tactics)]
        if len(bearers) > 1:
            yield f"{bearers[1]}.powers.settle", twice("temp_military")

    def _starts(self) -> Iterator[Fault]:
        """R3.2, R3.8 Enough start worlds, each with its own number and a first hand."""
        most = self.meta.seats[1]
        starts = {id: card.start for id, card in self.cards.items() if card.start is not None}
        for id, number in starts.items():
            if list(starts.values()).count(number) > 1 or self.cards[id].count > 1:
                yield f"{id}.start", twice(number)
        if len(starts) <= most:
            yield "meta.seats[1]", at_most(len(starts) - 1)
        hands = Counter(card.preset for card in self.cards.values() if card.preset is not None)
        for number in sorted(starts.values())[1 : most + 1]:
            if not hands[number]:
                yield "cards.preset", lacks(number)
        count = sum(card.count for card in self.cards.values())
        if count < most * (self.constants.deal + 2) + max(self.constants.explore_draw, 7) * most:
            yield "constants.deal", at_most(self.constants.deal - 1)
