"""The state of a game: plain data that holds everything, with luck, cards and a way to tell."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self

from .cards import Cards
from .chance import Chance
from .plain import plain, to_json, transient


@plain
class Pile:
    """A face-down pile that is made anew from its discards when it runs out."""

    #: The name of the pile's luck.
    stream: str
    #: The next card last.
    draw: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    #: Cards on top of the discards that stay there when the pile is made anew.
    keep: int = 0

    if TYPE_CHECKING:  # written by @plain

        def copy(self) -> Self: ...

    def __len__(self) -> int:
        """Cards that can still be drawn, those of the discards included."""
        return len(self.draw) + max(0, len(self.discards) - self.keep)


@plain
class State:
    """What every game's state has. A game adds its own fields with `@plain class State(kernel.State)`."""

    seats: int
    chance: Chance
    cards: Cards
    #: How often anybody has learned something that luck or a face-down card had hidden.
    news: int
    #: The table that listens to events; None in simulations, where telling costs nothing.
    listener: Any = transient()
    #: What was seen of this state, to be looked at again only where it has changed; see lately.py.
    lately: Any = transient()

    if TYPE_CHECKING:  # written by @plain

        def copy(self) -> Self: ...

        @classmethod
        def from_json(cls, data: Any) -> Self: ...

    def tell(self, event: str, seat: int | None = None, *, to: int | None = None, **args: Any) -> None:
        """Say what happened. `seat` is who did it; `to` the only seat that may know, if not all.

        Rules may always tell; where simulations pass by the million, `if g.listener:` spares them the call.
        """
        if self.listener is not None:
            self.listener.hear(event, seat, to, args)

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

    def draw_from(self, pile: Pile, count: int = 1) -> list[int]:
        """The next cards of a pile, made anew from its discards when it runs out; fewer where there are."""
        drawn: list[int] = []
        while len(drawn) < count:
            if not pile.draw and not self._made_anew(pile):
                break
            drawn.append(pile.draw.pop())
        return drawn

    def _made_anew(self, pile: Pile) -> bool:
        """Shuffle the discards into a new pile, all but the top ones that stay."""
        cut = max(0, len(pile.discards) - pile.keep)
        pile.draw, pile.discards = pile.discards[:cut], pile.discards[cut:]
        if pile.draw:
            self.shuffle(pile.draw, pile.stream)
        return bool(pile.draw)

    def to_json(self) -> dict[str, Any]:
        """Everything, as JSON can hold it; in mid-phase: its checkpoint, and the answers since."""
        if self.listener is not None:
            position: dict[str, Any] = self.listener.position()
            return position
        return to_json(self)

    def fingerprint(self) -> str:
        """A short hash of everything in the state."""
        canonical = json.dumps(to_json(self), sort_keys=True, separators=(",", ":"))
        return sha256(canonical.encode()).hexdigest()[:16]
