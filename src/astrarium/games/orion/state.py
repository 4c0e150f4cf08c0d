"""The state of a game of Master of Orion: plain data and simple queries."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import CardId, CardSlot, Reason, derived, plain
from ...kernel import State as KernelState
from .active_powers import Powers, derive_powers
from .component_types import Structure
from .components import CONSTANTS, EXTRA, ORDINARY, STRUCTURES
from .vocabulary import Colour

#: Boxes of a civilization sheet that hold markers; attack markers lie on the opponents' sheets.
BOXES = ("build", "exploit", "research", "trade", "propaganda", "contract")
BUILD, EXPLOIT, RESEARCH, TRADE, PROPAGANDA, CONTRACT = range(6)
#: SHEET: the owner's civilization sheet in place of a card. NOBODY: no player, card or place.
SHEET = -1
NOBODY = -1
FULL = CONSTANTS.cards_in_system
#: The last of a player's ordinary systems.
LAST = ORDINARY - 1


@plain
class State(KernelState):
    """Lists are by seat, unless said otherwise. The structures are the first cards, the advisors follow.

    `systems[seat][place]` are the cards of a system from the bottom to the top: four ordinary ones, then the
    additional one. An advisor who begins the additional system is not in it.
    """

    round: int
    phase: str
    #: Who goes first this round, and whose turn it is.
    first: int
    acting: int
    beginner: bool
    #: Why the game ended: rounds, morale, systems.
    ending: tuple[str, ...]

    races: list[str]
    #: Food, fleet, production.
    stock: list[list[int]]
    morale: list[int]
    #: Points on the track, and how many of them came from attacks.
    vp: list[int]
    raided: list[int]
    #: This round's level of development; "" before it is known.
    development: list[str]

    #: Action markers: available, in reserve, on the boxes of the sheet, on other sheets (attacks[by][on]), on
    #: slots of cards.
    pool: list[int]
    reserve: list[int]
    boxes: list[list[int]]
    attacks: list[list[int]]
    on_a: set[int]
    on_r: set[int]

    systems: list[tuple[tuple[CardId, ...], ...]]
    #: The advisor's card, or NOBODY; the colour chosen for the one who settles.
    advisors: list[CardSlot]
    colour: Colour | None
    middle: list[CardId]
    unused: list[CardId]

    #: The top of a pile is its last card.
    deck: list[CardId]
    discards: list[CardId]
    hands: list[list[CardId]]

    #: By seat, the powers of the active cards, advisor and race.
    powers: list[Powers] = derived(lambda g: [derive_powers(g, seat) for seat in range(g.seats)])

    def changed(self, seat: int) -> None:
        """Derive the powers again, after a change of a player's systems, advisor or race."""
        self.powers[seat] = derive_powers(self, seat)

    def structure(self, card: int) -> Structure:
        return STRUCTURES[self.cards.face[card]]

    def lay(self, seat: int, place: int, cards: tuple[int, ...]) -> None:
        """Replace the cards of one of a player's systems, from the bottom to the top."""
        own = self.systems[seat]
        self.systems[seat] = (*own[:place], cards, *own[place + 1 :])
        self.changed(seat)

    def settled(self, seat: int) -> bool:
        """Whether the player's advisor has begun the additional system (Fulcrum Sandebar)."""
        return self.powers[seat].settled

    def place_of(self, seat: int, card: int) -> int:
        """Which of the player's systems holds a card; an advisor lies at the additional one."""
        for place, system in enumerate(self.systems[seat]):
            if card in system:
                return place
        return EXTRA

    def bar_inactive(self, seat: int, card: int, rule: str = "O10.3") -> Reason:
        """Why a card of a player is inactive: another one covers it, or it has left the player's systems."""
        system = self.systems[seat][self.place_of(seat, card)]
        return ("covered", rule, system[-1]) if system else ("left", rule)

    def colours_in(self, seat: int, place: int, colour: str | None) -> int:
        """How many cards of a colour lie in a system (O10.7 counts a settled advisor)."""
        face = self.cards.face
        count = 0
        for card in self.systems[seat][place]:
            if STRUCTURES[face[card]].colour == colour:
                count += 1
        if place == EXTRA and self.colour == colour and self.settled(seat):
            count += 1
        return count

    def colour_beneath(self, seat: int, card: int) -> Colour | None:
        """The colour of the card directly beneath, if there is one."""
        place = self.place_of(seat, card)
        system = self.systems[seat][place]
        at = system.index(card) if card in system else 0
        if at:
            return self.structure(system[at - 1]).colour
        return self.colour if place == EXTRA and self.settled(seat) else None

    def system_count(self, seat: int) -> int:
        """Systems with at least one card in them."""
        systems = self.systems[seat]
        return sum(map(bool, systems)) + (self.settled(seat) and not systems[EXTRA])

    def complete(self) -> bool:
        """O13.1 Whether all ordinary systems of a player are full; the last one is checked first."""
        for systems in self.systems:
            if len(systems[LAST]) == FULL and min(map(len, systems[:LAST]), default=FULL) == FULL:
                return True
        return False

    def opponents(self, seat: int) -> Iterator[int]:
        """The other seats, clockwise from the left neighbour."""
        for step in range(1, self.seats):
            yield (seat + step) % self.seats

    def markers(self, seat: int) -> Iterator[tuple[int, str]]:
        """Markers on the player's cards: (card, slot)."""
        for card in (*(system[-1] for system in self.systems[seat] if system), self.advisors[seat]):
            if card in self.on_a:
                yield card, "A"
            if card in self.on_r:
                yield card, "R"
