"""The whole of components.toml: its numbers, all its tables, and whether they fit together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from ...kernel import By, Source, Span, printed
from .things import BONUSES, Action, Design, KindOfGood, Piece, has
from .vocabulary import KINDS, Tactics

FOLDER = Path(__file__).parent


@printed
class Meta:
    id: Literal["race"]
    designer: str
    publisher: str
    year: int
    seats: Annotated[tuple[int, int], Span(2, 4)]
    refs: dict[str, str]

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.seats[0] > self.seats[1]:
            yield "seats", f"[{self.seats[1]}, {self.seats[0]}]"


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

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.discard_at_start > self.deal:
            yield "discard_at_start", f"0…{self.deal}"
        if self.explore_keep > self.explore_draw:
            yield "explore_keep", f"1…{self.explore_draw}"


#: The texts there are: a card without a name cannot be played with.
TEXTS = frozenset(
    re.findall(r"^[\w-]+", (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
)


@printed
class Box:
    """The whole file."""

    meta: Meta
    constants: Constants
    kinds: Annotated[dict[str, KindOfGood], By("id")]
    actions: Annotated[dict[str, Action], By("id")]
    pieces: Annotated[dict[str, Piece], By("id")]
    cards: Annotated[dict[str, Design], By("id")]

    def faults(self) -> Iterator[tuple[str, str]]:
        if tuple(self.kinds) != KINDS:
            yield "kinds", ", ".join(KINDS)
        if tuple(self.actions) != tuple(BONUSES):
            yield "actions", ", ".join(BONUSES)
        yield from self._starts()
        for design in self.cards.values():
            if f"card-{design.id}" not in TEXTS:
                yield f"{design.id}.id", f"text/en.ftl: card-{design.id} = …"
            for at, rule in enumerate(design.score):
                for id in rule.ids:
                    if id not in self.cards:
                        yield f"{design.id}.score[{at}].ids", f"? {id}"
        bearers = [id for id, card in self.cards.items() if has(card, Tactics)]
        if len(bearers) > 1:
            yield f"{bearers[1]}.powers.settle", f"temp_military: {bearers[0]}"

    def _starts(self) -> Iterator[tuple[str, str]]:
        """R3.2, R3.8 Start worlds enough, none with a number twice, each with a first hand."""
        most = self.meta.seats[1]
        starts = {id: card.start for id, card in self.cards.items() if card.start is not None}
        for id, number in starts.items():
            if list(starts.values()).count(number) > 1 or self.cards[id].count > 1:
                yield f"{id}.start", f"{number} × 2"
        if len(starts) <= most:
            yield "meta.seats", f"2…{len(starts) - 1}"
        hands = Counter(card.preset for card in self.cards.values() if card.preset is not None)
        for number in sorted(starts.values())[1 : most + 1]:
            if not hands[number]:
                yield "cards.preset", f"{number}"
        count = sum(card.count for card in self.cards.values())
        if count < most * (self.constants.deal + 2) + max(self.constants.explore_draw, 7) * most:
            yield "constants.deal", f"< {self.constants.deal}"
