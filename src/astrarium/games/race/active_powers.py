"""The sums of the powers at work in a tableau (R5.1). Phases read them instead of the cards."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, TypeAlias

from ...kernel import plain
from .components import ANY, BIT, CARDS, CONSUME, DESIGN, KIND, PRODUCTION, WINDFALL
from .vocabulary import EVERY, GREY, ByKind

if TYPE_CHECKING:
    from typing import Self

    from .state import Player, State

#: Cards, each with its face.
Cards: TypeAlias = tuple[tuple[int, int], ...]
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

    if TYPE_CHECKING:  # written by @plain

        def copy(self) -> Self: ...

    @property
    def military(self) -> int:
        """Total Military: without what works against some worlds only."""
        return self.strength[GREY]

    def draws_first(self, worlds: list[int]) -> int:
        """R10.1 Cards drawn in Produce before any good, by the kinds of the worlds in the tableau."""
        count = self.produce_draw
        for kind in range(GREY):
            if self.per_world[kind]:
                count += self.per_world[kind] * worlds.count(kind)
        return count

    def draws_for(self, made: list[int]) -> int:
        """R10.5 Cards drawn for the goods of a Produce phase, counted by kind, and for their kinds."""
        count = self.per_kind * sum([goods > 0 for goods in made])
        for kind, goods in enumerate(made):
            count += self.per_good[kind] * goods
        return count

    def take(self, card: int, face: int) -> None:
        """Add the powers of a card."""
        for name, amount in SUMS[face]:
            old = getattr(self, name)
            new = old + amount if isinstance(amount, int) else tuple(map(add, old, amount))
            setattr(self, name, new)
        self.built |= BIT[face]
        self.consume += tuple([(card, op) for op in CONSUME[face]])
        if PRODUCTION[face]:
            self.producers += (card,)
        if WINDFALL[face]:
            self.windfalls += (card,)


#: What each card adds to the sums, by their names.
SUMS: tuple[tuple[tuple[str, int | ByKind], ...], ...] = tuple(
    tuple(item for power in design.powers.all for item in power.adds().items()) for design in DESIGN
)


def _alone(face: int) -> Powers:
    powers = Powers()
    powers.take(0, face)
    return powers


#: What each card of the box adds by itself.
ALONE: tuple[Powers, ...] = tuple(_alone(face) for face in range(CARDS))


NOTHING = Powers()


def feeds(source: int, face: int) -> bool:
    """R10.4 Whether a source for this kind produces on this windfall world."""
    return source in (ANY, KIND[face])


def at_work(g: State, player: Player) -> Cards:
    """The cards whose powers work: all in the tableau but one that was placed in this phase (R5.2)."""
    face, placed = g.cards.face, player.placed
    return tuple([(card, face[card]) for card in player.tableau if card != placed])


def added_up(cards: Cards) -> Powers:
    """The powers of these cards together."""
    powers = NOTHING.copy()
    for card, face in cards:
        powers.take(card, face)
    return powers


def powers_of(g: State, player: Player) -> Powers:
    """The powers at work in a tableau."""
    try:
        return added_up(at_work(g, player))
    except LookupError:  # a position that cannot be; what is wrong with it is for `faults` to say
        return NOTHING.copy()


def derive_powers(g: State) -> list[Powers]:
    """The powers of all players."""
    return [powers_of(g, player) for player in g.players]
