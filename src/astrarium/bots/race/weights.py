"""The numbers that `race-basic` goes by, all in VP."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Weights:
    """What things are worth while there are rounds to come; each number with what it says."""

    # -- cards and goods
    #: A card in hand, while there is time to use it.
    card: float = 0.8
    #: It loses worth when fewer rounds than this are left.
    card_time: float = 1.8
    #: A card beyond the fourth in hand counts so much of it, and one beyond the seventh.
    many_cards: float = 0.8
    too_many_cards: float = 0.3
    #: A good counts so much of what consuming or selling it would bring.
    good: float = 0.6
    #: How much of its worth the best card in hand adds while it waits there, and each further one.
    promise: float = 0.35
    next_promise: float = 0.5
    #: It counts so much less for each card that is missing to pay for it.
    missing: float = 0.6
    #: What a good look promises: keeping the best of one more card, with diminishing returns.
    look: float = 0.55

    # -- an engine of producing and consuming
    #: A chip of the engine counts so many: one chooses to double them more often than not.
    doubling: float = 1.7
    #: Two rounds of producing and consuming that bring so much are worth half of it: they cost two actions.
    cycle_base: float = 4.0
    #: Rounds at the end in which an engine brings nothing any more.
    lag: float = 0.6

    # -- powers, for each round to come
    #: A card more to look at in Explore, and one more to keep.
    explore_draw: float = 0.05
    explore_keep: float = 0.2
    #: A card less to pay for developments; one to draw after placing them, and at the beginning of Develop.
    develop_less: float = 0.28
    develop_draw: float = 0.25
    develop_first: float = 0.3
    #: A card less to pay for worlds, for worlds of one kind; a card to draw after placing them.
    settle_less: float = 0.22
    settle_less_kind: float = 0.05
    settle_draw: float = 0.25
    #: Military, by its square up to eight: it needs some before it conquers anything.
    military: float = 0.1
    military_square: float = 0.03
    #: Military against one kind, and against Rebel worlds.
    military_kind: float = 0.04
    military_rebel: float = 0.05
    #: Paying for military worlds.
    contact: float = 0.2
    #: A card for nothing in Consume.
    free_draw: float = 0.32
    #: Spending cards from hand for VP, for each card.
    spend: float = 0.08
    #: A 6-cost development grows with each card to come.
    six_grows: float = 0.35

    # -- powers that work once: placing a world for nothing, and more Military for a moment
    ship: float = 0.8
    tactics: float = 0.6

    # -- tempo
    #: Cards that the fastest tableau grows by in a round, by players (2, 3, 4), and in the advanced game.
    pace: tuple[float, ...] = (0.8, 0.95, 1.05)
    pace_advanced: float = 1.5
    #: Cards in the fastest tableau when a game of usual length is over; rounds to come when it takes longer.
    length: float = 10.5
    overtime: float = 1.6
    #: After so many times the usual length a game has to be brought to its end, for better or worse.
    patience: float = 1.8
    #: How much of the rounds that a round costs counts; there will be at least so many, if the game goes on.
    tempo: float = 0.35
    at_least: float = 0.6
    #: How far a lead changes until the end, and what each round adds to that.
    spread: float = 2.0
    spread_round: float = 1.5
    #: How much of a whole engine's chips is won in a round, and what comes in otherwise.
    chips_pace: float = 0.6
    chips_base: float = 0.4

    # -- others
    #: What a card placed by somebody whose hand is hidden is worth: so much, and so much for each card paid.
    stranger: float = 1.0
    stranger_card: float = 0.8
    #: How sharply others are expected to choose what is best for them.
    guess: float = 2.0
    #: How often one had better not count on others' actions at all.
    alone: float = 0.25


USUAL = Weights()
