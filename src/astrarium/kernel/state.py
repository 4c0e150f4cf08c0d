"""Base class of a game's state: plain data with chance, cards and events."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self

from .data.plain_dataclass import plain, to_json, transient
from .hidden.cards import Cards
from .hidden.chance import Chance


@plain
class Pile:
    """A face-down draw pile that is refilled from its discards."""

    #: The random stream of its shuffles.
    stream: str
    #: The next card is the last element.
    draw: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    #: Number of top discards that a refill leaves.
    keep: int = 0

    if TYPE_CHECKING:  # written by @plain

        def copy(self) -> Self: ...

    def __len__(self) -> int:
        """Cards that can still be drawn, including discards."""
        return len(self.draw) + max(0, len(self.discards) - self.keep)


@plain
class State:
    """Base class of a game's state; a game adds fields with `@plain class State(kernel.State)`."""

    seats: int
    chance: Chance
    cards: Cards
    #: Counter of revealed information: chance results and face-down cards; guards undo.
    news: int
    #: The table that logs events; None in simulations.
    listener: Any = transient()
    #: Memoised parts of the view (`view_memo.py`).
    lately: Any = transient()

    if TYPE_CHECKING:  # written by @plain

        def copy(self) -> Self: ...

        @classmethod
        def from_json(cls, data: Any) -> Self: ...

    def tell(self, event: str, seat: int | None = None, *, to: int | None = None, **args: Any) -> None:
        """Log an event of a seat, for everybody or for the seat `to` alone.

        In hot code `if g.listener:` saves the call during simulations.
        """
        if self.listener is not None:
            self.listener.hear(event, seat, to, args)

    def roll(self, n: int, stream: str) -> int:
        """A public random number 0..n-1."""
        self.news += 1
        return self.chance.roll(n, stream)

    def shuffle(self, pile: list[int], stream: str) -> None:
        """Shuffle a pile: its faces move among its ids, and all knowledge of them is lost."""
        self.cards.shuffle(pile, self.chance, stream)

    def reveal(self, cards: Iterable[int]) -> None:
        """Show cards to everybody."""
        if self.cards.show(cards, self.cards.everyone):
            self.news += 1

    def look(self, seat: int, cards: Iterable[int]) -> None:
        """Show cards to one seat."""
        if self.cards.show(cards, 1 << seat):
            self.news += 1

    def lose_track(self, cards: list[int], seat: int) -> None:
        """Hide which of these cards moved: only this seat still knows where each one is."""
        self.cards.lose_track(cards, 1 << seat, self.chance)

    def draw_from(self, pile: Pile, count: int = 1) -> list[int]:
        """The next cards of a pile, refilled when empty; fewer if it runs out."""
        drawn: list[int] = []
        while len(drawn) < count:
            if not pile.draw and not self._refill(pile):
                break
            drawn.append(pile.draw.pop())
        return drawn

    def _refill(self, pile: Pile) -> bool:
        """Shuffle the discards into the draw pile, except the top ones that stay."""
        cut = max(0, len(pile.discards) - pile.keep)
        pile.draw, pile.discards = pile.discards[:cut], pile.discards[cut:]
        if pile.draw:
            self.shuffle(pile.draw, pile.stream)
        return bool(pile.draw)

    def to_json(self) -> dict[str, Any]:
        """The position in JSON: inside a phase its checkpoint and the answers since."""
        if self.listener is not None:
            position: dict[str, Any] = self.listener.position()
            return position
        return to_json(self)

    def fingerprint(self) -> str:
        """A short hash of the whole state."""
        canonical = json.dumps(to_json(self), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()[:16]
