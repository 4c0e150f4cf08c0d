"""The weights of `race-basic`, all in VP."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Weights:
    """Values of things while rounds are left, and factors of such values."""

    # -- cards and goods
    #: A card in hand, while enough rounds are left to use it.
    card: float = 0.8
    #: Rounds left below which a card in hand loses value.
    card_time: float = 1.8
    #: Factor of a card beyond the fourth in hand, and of one beyond the seventh.
    many_cards: float = 0.8
    too_many_cards: float = 0.3
    #: Factor of a good: share of what consuming or selling it would bring.
    good: float = 0.6
    #: Share of its value that the best card in hand adds while it waits; factor of each further card.
    promise: float = 0.35
    next_promise: float = 0.5
    #: Factor for each card that is missing to pay for it.
    missing: float = 0.6
    #: Value of looking at one more card and keeping the best, with diminishing returns.
    look: float = 0.55

    # -- an engine of producing and consuming
    #: Factor of a chip of the engine: Consume: 2× VP is chosen more often than not.
    doubling: float = 1.7
    #: Yield of a cycle (produce, consume) at which half of it counts: a cycle costs two actions.
    cycle_base: float = 4.0
    #: Rounds at the end in which an engine yields nothing.
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
    #: Military, linear and by its square up to eight: a little Military conquers nothing.
    military: float = 0.1
    military_square: float = 0.03
    #: Military against one kind, and against Rebel worlds.
    military_kind: float = 0.04
    military_rebel: float = 0.05
    #: Paying for military worlds.
    contact: float = 0.2
    #: A card drawn in Consume without a good.
    free_draw: float = 0.32
    #: Spending cards from hand for VP, for each card.
    spend: float = 0.08
    #: A 6-cost development grows with each card to come.
    six_grows: float = 0.35

    # -- powers that work once: placing a world for free, and temporary Military
    ship: float = 0.8
    tactics: float = 0.6

    # -- tempo
    #: Growth of the fastest tableau in cards a round, for 2, 3 and 4 players, and in the advanced game.
    pace: tuple[float, ...] = (0.8, 0.95, 1.05)
    pace_advanced: float = 1.5
    #: Size of the fastest tableau at the usual end; rounds left when a game takes longer.
    length: float = 10.5
    overtime: float = 1.6
    #: Multiple of the usual length after which the bot ends the game at any price.
    patience: float = 1.8
    #: Share of the rounds lost by shortening the game that counts; least rounds left while the game goes on.
    tempo: float = 0.35
    at_least: float = 0.6
    #: Spread of the final lead around the present one, and what each round left adds.
    spread: float = 2.0
    spread_round: float = 1.5
    #: Share of the chips of a whole engine that is won in a round, and other chips a round.
    chips_pace: float = 0.6
    chips_base: float = 0.4

    # -- others
    #: Value of a card that a player with a hidden hand places: fixed, and for each card paid.
    stranger: float = 1.0
    stranger_card: float = 0.8
    #: Inverse temperature of the expected choices of others.
    guess: float = 2.0
    #: Probability of the case that no other player opens a phase.
    alone: float = 0.25


USUAL = Weights()
