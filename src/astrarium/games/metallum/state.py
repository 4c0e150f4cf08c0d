"""The state of a game of Metallum: plain data and simple queries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from ...kernel import CardId, CardSlot, derived, plain
from ...kernel import State as KernelState
from .components import ALL_TILES, MODULES
from .vocabulary import Modifier

M = TypeVar("M", bound=Modifier)

#: Rows of the ledger: sources and uses of credits.
LEDGER = ("exploring", "scoring", "extra", "purchases")
EXPLORING, SCORING, EXTRA, PURCHASES = range(4)


def in_force(g: State) -> dict[type[Modifier], list[tuple[int, int, Any]]]:
    """The modifiers of the modules on planets, by kind: (owner, position, modifier)."""
    force: dict[type[Modifier], list[tuple[int, int, Any]]] = {}
    for module, (owner, at) in g.installed.items():
        for modifier in MODULES[module].modifiers:
            force.setdefault(type(modifier), []).append((owner, at, modifier))
    return force


@plain
class State(KernelState):
    """Lists of two are by seat, lists of seven by position in the row.

    The first cards are the planets: card p is the planet at position p, the rest of them are in the box. The
    module cards follow; zones that may be shuffled hold their ids, everything else their names.
    """

    round: int
    phase: str
    #: The deciding seat in phases 2 and 4; -1: nobody, or both.
    acting: int
    #: Who acts first this round; -1 until it is decided.
    first: int

    explored: tuple[int, ...]
    deposits: list[str]
    robots: list[list[int]]
    reserve: list[int]
    ships: list[int]
    credits: list[int]
    ledger: list[list[int]]

    #: Tiles that may still be chosen; this round's program; its tiles not resolved yet.
    active: list[tuple[str, ...]]
    program: list[tuple[str, ...]]
    unresolved: list[tuple[str, ...]]
    #: Installations used in this action phase: (by which means, position). Free actions used in it.
    uses: list[tuple[str, int]]
    freed: tuple[str, ...]

    #: Four slots of card ids, -1 when empty.
    market: list[CardSlot]
    #: The deck in use and its discards; the action modules wait in their own deck until terce III.
    deck: list[CardId]
    discards: list[CardId]
    action_deck: list[CardId]
    unbought: list[CardId]
    #: Planetary modules on planets: (owner, position).
    installed: dict[str, tuple[int, int]]
    #: Action modules beside the screens; planetary modules that were paid for; cards out of the game.
    hand: list[tuple[str, ...]]
    bought: list[tuple[str, ...]]
    gone: tuple[str, ...]
    #: The modifiers in force by kind; see `modifiers`.
    force: Mapping[type[Modifier], list[tuple[int, int, Any]]] = derived(in_force)

    def planet(self, at: int) -> str:
        face: str = self.cards.face[at]
        return face

    def module(self, card: int) -> str:
        face: str = self.cards.face[card]
        return face

    def offers(self) -> Iterator[tuple[int, str]]:
        """The cards of the market: (slot, module)."""
        face = self.cards.face
        for slot, card in enumerate(self.market):
            if card >= 0:
                yield slot, face[card]

    def earn(self, seat: int, credits: int, source: int) -> None:
        """Add or subtract credits, and record it in the ledger."""
        self.credits[seat] += credits
        self.ledger[seat][source] += credits

    def spent(self, seat: int) -> tuple[str, ...]:
        """Tiles that are used up until the end of the terce."""
        kept = self.active[seat] + self.unresolved[seat]
        return tuple(tile for tile in ALL_TILES if tile not in kept)

    def modifiers(self, kind: type[M]) -> Sequence[tuple[int, int, M]]:
        """The modifiers of a kind that are in force: (owner, position, modifier)."""
        return self.force.get(kind, ())

    def install(self, module: str, owner: int, at: int) -> None:
        """Put a planetary module on a planet, or move it there."""
        self.installed[module] = (owner, at)
        self.force = in_force(self)

    def uninstall(self, module: str) -> tuple[int, int]:
        """Take a planetary module off its planet; returns its owner and position."""
        where = self.installed.pop(module)
        self.force = in_force(self)
        return where

    def on_planets(self, seat: int) -> int:
        """How many robots a player has on planets."""
        return sum(self.robots[seat])

    def purchase_value(self, seat: int) -> int:
        """The printed cost of the planetary modules a player has bought."""
        return sum(MODULES[module].cost for module in self.bought[seat])
