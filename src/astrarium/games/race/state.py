"""The state of a game, and its elementary changes: drawing, discarding, goods."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from ...kernel import CardId, Option, derived, plain
from ...kernel import State as KernelState
from .active_powers import Powers, derive_powers, powers_of


@plain
class Player:
    """One player's cards, chips and choices."""

    hand: list[CardId] = field(default_factory=list)
    #: In the order in which the cards were placed.
    tableau: list[CardId] = field(default_factory=list)
    #: The goods: which card lies on which world.
    goods: dict[int, int] = field(default_factory=dict)
    chips: int = 0
    #: The cards looked at in Explore, until the choice among them is made.
    drawn: list[CardId] = field(default_factory=list)
    #: The action cards of this round, once revealed.
    actions: tuple[str, ...] = ()
    #: The card placed in this phase, whose powers do not work yet; -1 if there is none.
    placed: int = -1


@plain
class State(KernelState):
    """Every card is a number that names its back; `cards.face` says which card of the box it is."""

    advanced: bool = False
    round: int = 1
    phase: str = ""
    #: The phases left in this round, the current one first; the name of a second one ends in _2.
    agenda: tuple[str, ...] = ()
    #: All phases of this round.
    revealed: tuple[str, ...] = ()
    #: Seats in player order.
    order: tuple[int, ...] = ()
    #: Consume: whose turn it is, as an index in the player order, and the powers not used yet.
    turn: int = 0
    unused: list[tuple[int, str]] = field(default_factory=list)
    pool: int = 0
    #: The top of the supply is its end.
    supply: list[CardId] = field(default_factory=list)
    discards: list[CardId] = field(default_factory=list)
    #: Cards in hands that everybody has seen, since a guess won them.
    won: list[int] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    #: The sums of the powers at work, by seat.
    powers: list[Powers] = derived(derive_powers)

    def lose(self, seat: int, card: int) -> None:
        """R5.3 Discard a card from the tableau, known to all; its powers cease immediately."""
        player = self.players[seat]
        player.tableau.remove(card)
        self.discards.append(card)
        self.powers[seat] = powers_of(self, player)

    def top_card(self) -> int:
        """Take the top card of the supply, reshuffled if empty; -1 if there is no card (R2.3)."""
        supply = self.supply
        if not supply:
            self.maybe_reshuffle()
            supply = self.supply
            if not supply:
                return -1
        card = supply.pop()
        if not supply:
            self.maybe_reshuffle()
        return card

    def maybe_reshuffle(self) -> None:
        """R2.2 Shuffle the discard pile into a new supply, if there is one."""
        if self.discards:
            self.supply, self.discards = self.discards, []
            self.shuffle(self.supply, "deck")
            if self.listener:
                self.tell("reshuffled", count=len(self.supply))

    def _take_last(self, count: int) -> list[int]:
        """Take cards from the supply, reshuffled if empty; fewer if it runs out."""
        cards: list[int] = []
        for _ in range(count):
            card = self.top_card()
            if card < 0:
                break
            cards.append(card)
        return cards

    def look_at_top(self, seat: int, count: int) -> list[int]:
        """Take this many cards from the supply and show them to the seat."""
        supply = self.supply
        if len(supply) > count:
            cards = supply[: -count - 1 : -1]
            del supply[-count:]
        else:
            cards = self._take_last(count)
        if cards:
            seen, bit = self.cards.seen, 1 << seat
            for card in cards:
                seen[card] = bit
            self.news += 1
        return cards

    def draw(self, seat: int, count: int) -> None:
        """R2.1 A player draws cards into hand."""
        cards = self.look_at_top(seat, count)
        self.players[seat].hand += cards
        if self.listener:
            self.tell("drew", seat, count=len(cards))
            self.tell("drew-cards", seat, to=seat, cards=tuple(cards))

    def discard(self, seat: int, picked: Iterable[Option]) -> None:
        """R2.4 A player discards cards from hand, face down: the options ("card", …) that were chosen."""
        hand, discards = self.players[seat].hand, self.discards
        for _, card in picked:
            hand.remove(card)
            discards.append(card)
        if self.won or self.listener:
            self._discarded(seat, tuple([card for _, card in picked]))

    def discard_hand(self, seat: int) -> None:
        """R2.4 A player discards all cards in hand, face down."""
        player = self.players[seat]
        cards, player.hand = player.hand, []
        self.discards += cards
        if self.won or self.listener:
            self._discarded(seat, tuple(cards))

    def put_good(self, seat: int, world: int) -> bool:
        """R2.5 Put the top card, unseen, on a world as a good; returns whether there was a card."""
        supply = self.supply
        card = supply.pop() if len(supply) > 1 else self.top_card()
        if card < 0:
            return False
        self.players[seat].goods[world] = card
        if self.listener:
            self.tell("good", seat, world=world)
        return True

    def _discarded(self, seat: int, cards: tuple[int, ...]) -> None:
        """R15.2 After a discard face down, only the owner knows where a won card is."""
        held = [*self.players[seat].hand, *cards]
        if not set(self.won).isdisjoint(held):
            self.won = [card for card in self.won if card not in held]
            self.lose_track(held, seat)
        if self.listener:
            self.tell("discarded-cards", seat, to=seat, cards=cards)

    def use_good(self, seat: int, world: int) -> None:
        """R2.4 A good is discarded, unseen."""
        self.discards.append(self.players[seat].goods.pop(world))
