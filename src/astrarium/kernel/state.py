"""The state of a game: plain data that holds everything, with luck, cards and a way to tell."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self

from .cards import Cards
from .chance import Chance
from .plain import plain, to_json, transient


@plain
class State:
    """What every game's state has. A game adds its own fields with `@plain class State(kernel.State)`."""

    seats: int
    chance: Chance
    cards: Cards
    #: How often anybody has learned something that luck or a face-down card had hidden.
    news: int
    #: The table that listens to events; None in simulations, where telling costs nothing.
    host: Any = transient()

    if TYPE_CHECKING:  # written by @plain

        def copy(self) -> Self: ...

        @classmethod
        def from_json(cls, data: Any) -> Self: ...

    def tell(self, event: str, seat: int | None = None, *, to: int | None = None, **args: Any) -> None:
        """Say what happened. `seat` is who did it; `to` the only seat that may know, if not all.

        Rules may always tell; where simulations pass by the million, `if g.host:` spares them the call.
        """
        if self.host is not None:
            self.host.hear(event, seat, to, args)

    def roll(self, n: int, stream: str) -> int:
        """A public random number 0..n-1."""
        self.news += 1
        return self.chance.roll(n, stream)

    def shuffle(self, pile: list[int], stream: str) -> None:
        """Shuffle a pile of cards: their faces move, nobody knows any of them afterwards."""
        self.cards.shuffle(pile, self.chance, stream)

    def reveal(self, cards: Iterable[int]) -> None:
        """Turn cards up for everybody."""
        if self.cards.show(cards, self.cards.everyone):
            self.news += 1

    def look(self, seat: int, cards: Iterable[int]) -> None:
        """Let one seat look at cards."""
        if self.cards.show(cards, 1 << seat):
            self.news += 1

    def lose_track(self, cards: list[int], seat: int) -> None:
        """Some of these cards were put away unseen: only this seat can tell any more which is where."""
        self.cards.lose_track(cards, 1 << seat, self.chance)

    def to_json(self) -> dict[str, Any]:
        """Everything, as JSON can hold it; in mid-phase: its checkpoint, and the answers since."""
        if self.host is not None:
            position: dict[str, Any] = self.host.position()
            return position
        return to_json(self)

    def fingerprint(self) -> str:
        """A short hash of everything in the state."""
        canonical = json.dumps(to_json(self), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()[:16]
