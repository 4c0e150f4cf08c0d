"""What the powers at work in a tableau add up to (R5.1), so that a phase need not go through the cards."""

from __future__ import annotations

from contextlib import suppress
from operator import add
from typing import TYPE_CHECKING

from ...kernel import plain
from .components import BIT, CARDS, CONSUME, DESIGN, PRODUCTION, WINDFALL
from .vocabulary import EVERY, GREY, ByKind

if TYPE_CHECKING:
    from .state import Player, State

NONE: ByKind = (0,) * len(EVERY)


@plain
class Powers:
    """The powers of one player; the ops of vocabulary.py say what adds to which."""

    explore_draw: int = 0
    explore_keep: int = 0
    #: Cards drawn before developments are chosen, taken off their prices, drawn for having placed one.
    develop_first: int = 0
    develop_less: int = 0
    develop_draw: int = 0
    settle_draw: int = 0
    settle_less: ByKind = NONE
    #: Military against worlds of each kind; what is at GREY is the total Military. More against Rebel worlds.
    strength: ByKind = NONE
    rebel: int = 0
    #: Military for a card that would be discarded.
    tactics: int = 0
    #: How many powers let a world be placed for nothing, and a military world be paid for, at how much less.
    free: ByKind = NONE
    contact: ByKind = NONE
    contact_less: int = 0
    trade: int = 0
    trade_kind: ByKind = NONE
    #: How many consume powers need no goods.
    goodless: int = 0
    produce_draw: int = 0
    per_kind: int = 0
    per_world: ByKind = NONE
    per_good: ByKind = NONE
    most: ByKind = NONE
    #: How many powers produce on windfall worlds, draw for worlds and goods, draw for having made most.
    sources: int = 0
    rewards: int = 0
    majorities: int = 0
    #: A bit for each design of development in the tableau.
    built: int = 0
    #: The consume powers, and the worlds that produce or are windfall worlds, in the order of the tableau.
    consume: tuple[tuple[int, str], ...] = ()
    producers: tuple[int, ...] = ()
    windfalls: tuple[int, ...] = ()

    @property
    def military(self) -> int:
        """Total Military: without what works against some worlds only."""
        return self.strength[GREY]

    def take(self, card: int, face: int) -> None:
        """The powers of a card begin to work."""
        self.built |= BIT[face]
        for name, n in NUMBERS[face]:
            setattr(self, name, getattr(self, name) + n)
        for name, numbers in BY_KIND[face]:
            setattr(self, name, tuple(map(add, getattr(self, name), numbers)))
        if CONSUME[face]:
            self.consume += tuple([(card, op) for op in CONSUME[face]])
        if PRODUCTION[face]:
            self.producers += (card,)
        if WINDFALL[face]:
            self.windfalls += (card,)


#: What each card adds: the place among the powers, and the number or the numbers by kind.
_ADDED = [[item for power in design.powers.all for item in power.adds().items()] for design in DESIGN]
NUMBERS: tuple[tuple[tuple[str, int], ...], ...] = tuple(
    tuple((name, amount) for name, amount in added if isinstance(amount, int)) for added in _ADDED
)
BY_KIND: tuple[tuple[tuple[str, ByKind], ...], ...] = tuple(
    tuple((name, amount) for name, amount in added if isinstance(amount, tuple)) for added in _ADDED
)


def _alone(face: int) -> Powers:
    powers = Powers()
    powers.take(0, face)
    return powers


#: What each card of the box adds by itself.
ALONE: tuple[Powers, ...] = tuple(_alone(face) for face in range(CARDS))


def powers_of(g: State, player: Player) -> Powers:
    """The powers at work in a tableau: all but those of a card that was placed in this phase (R5.2)."""
    face, powers = g.cards.face, Powers()
    with suppress(LookupError):  # a position that cannot be; what is wrong with it is for `faults` to say
        for card in player.tableau:
            if card != player.placed:
                powers.take(card, face[card])
    return powers


def work_out(g: State) -> list[Powers]:
    """The powers of all players."""
    return [powers_of(g, player) for player in g.players]
