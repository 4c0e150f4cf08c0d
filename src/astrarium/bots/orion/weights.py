"""The weights of `orion-basic`, all in VP."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Weights:
    """Values of things while rounds are left, and factors of such values."""

    # -- possessions
    #: A unit of food, fleet, production, while there is time to use it.
    food: float = 0.3
    fleet: float = 0.5
    production: float = 0.95
    #: Loss of value from the first unit of a resource to the ninth.
    plenty: float = 0.3
    #: Square of the actions to come at which resources and cards count half.
    spending: float = 8.0
    #: Any card in hand; factor of a card above the hand limit.
    card: float = 0.5
    surplus_card: float = 0.4
    #: Share of the promise of a card in hand: of the best one, of the best one in the last round, and the
    #: factor of each next card.
    promise: float = 0.45
    last_promise: float = 0.7
    next_promise: float = 0.6
    #: Factor of a promise that cannot be paid yet, and its reduction if the whole price is missing.
    paid: float = 0.9
    unpaid: float = 0.6
    #: An action left.
    action: float = 1.6
    #: A point of morale.
    morale: float = 0.9
    #: Factor of an effect that raises morale: often it is high already.
    lifted: float = 0.5

    # -- engine, round by round
    #: Factor of the income of a round.
    income: float = 1.15
    #: Share of the rounds left in which a structure stays active.
    stays: float = 0.65
    #: The same for an advisor: few effects send one back.
    advisor_stays: float = 0.95
    #: Least value of an activation a round: it need not be used.
    idle: float = 0.1
    #: Attacks a round, made and suffered.
    attacks: float = 1.2
    suffered: float = 0.8
    #: Uses a round of an effect after an attack that has a slot; share of markers on cards that are fetched.
    after_attack: float = 0.65
    fetched: float = 0.35
    #: Value a round of a unit of discount: on all structures; on one colour or one system.
    discount: float = 0.6
    narrow_discount: float = 0.2
    #: Exploitations a round of one colour; Research actions a round.
    exploits: float = 0.25
    researches: float = 0.6
    #: Propaganda actions a round.
    propaganda: float = 0.5
    #: Fleet for comparison only; additional fleet that attackers pay.
    reach: float = 0.25
    toll: float = 0.5

    #: Share of rounds with high development; room for more structures.
    high: float = 0.5
    extra_system: float = 0.5

    # -- single effects
    #: Expected cards of a counted colour in a system; expected systems of a player.
    colour_cards: float = 1.8
    systems: float = 2.5
    #: Building without an action, besides the action saved; a unit of discount on it.
    free_build: float = 0.2
    unit_saved: float = 0.4
    #: Factor of a free choice of resources, over the best of them.
    chosen_goods: float = 1.2
    #: Factor of a card chosen from the discards, and of the best of several drawn, over a card of the deck.
    chosen_card: float = 1.5
    sifted_card: float = 1.1
    #: Probability that the colour that an effect needs is active.
    active_colour: float = 0.5
    #: An advisor without a contract; an opponent's advisor sent back.
    hire: float = 2.0
    dismiss: float = 0.8
    #: An opponent's active structure buried; one's own system in another order; slots blocked.
    bury: float = 0.6
    reorder: float = 0.4
    block: float = 0.5

    # -- others
    #: An attack that an opponent can make; an attack that the seat can make later.
    threat: float = 0.5
    chance_to_attack: float = 0.3
    #: Share of the best opponent in the comparison; the rest is the mean of all.
    best_rival: float = 0.5
    #: Value of a loss of an opponent, where it is not computed.
    harm: float = 0.6

    # -- tempo
    #: Expected actions a round.
    actions: float = 4.3
    #: Probability that the game goes on, by the lowest morale: 0 or less, 1, 2, 3.
    going_on: tuple[float, ...] = (0.15, 0.5, 0.75, 0.9)
    #: Factor of the next level of development while actions are left.
    level: float = 0.5
    #: Share of the plan in a value; the rest is the immediate effect of its first action.
    plan: float = 0.95
    #: Bonus of the search order for each action deeper in a plan.
    deeper: float = 1.4

    # -- giving cards away
    #: Value of keeping a card for exploitation: blue, red, yellow, grey.
    exploited: tuple[float, ...] = (0.3, 0.3, 0.27, 0.39)
    #: Loss of value of a second copy.
    twice: float = 0.3

    # -- set-up
    #: Mulligan threshold: share of the average promise.
    keep: float = 0.7


USUAL = Weights()
