"""The numbers that `orion-basic` goes by, all in VP."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Weights:
    """What things are worth while there are rounds to come; each number with what it says."""

    # -- what one holds
    #: A unit of food, fleet, production, while there is time to use it.
    food: float = 0.3
    fleet: float = 0.5
    production: float = 0.95
    #: The ninth unit of a resource counts so much less than the first.
    plenty: float = 0.3
    #: Resources and cards are worth half of it when the square of the actions to come is this.
    spending: float = 8.0
    #: Any card in hand; one more in a hand that is full counts so much of it.
    card: float = 0.5
    surplus_card: float = 0.4
    #: How much of what a card in hand promises is counted: of the best one, of the best one in
    #: the last round, and of each next compared with the one before.
    promise: float = 0.45
    last_promise: float = 0.7
    next_promise: float = 0.6
    #: A card that cannot be paid for yet promises so much of it, and so much less if all of its price is
    #: missing.
    paid: float = 0.9
    unpaid: float = 0.6
    #: An action that is still to come.
    action: float = 1.6
    #: A point of morale that can be lost and won again.
    morale: float = 0.9
    #: How much of an effect that lifts morale counts in advance: often it is high enough.
    lifted: float = 0.5

    # -- what works round by round
    #: How much of its income a round really adds.
    income: float = 1.15
    #: How long an ability will work before something lies on it, of the rounds to come.
    stays: float = 0.65
    #: The same of an advisor, whom few effects send back.
    advisor_stays: float = 0.95
    #: An activation is worth at least so much a round: one need not use it.
    idle: float = 0.1
    #: Attacks of a player in a round, and attacks that a player suffers.
    attacks: float = 1.2
    suffered: float = 0.8
    #: How often an effect after an attack is used in a round that can be used once; how often a marker that
    #: was put on a card after an attack is fetched.
    after_attack: float = 0.65
    fetched: float = 0.35
    #: What a unit of discount saves in a round: on all structures, on those of a colour or in a system.
    discount: float = 0.6
    narrow_discount: float = 0.2
    #: How often a card of a colour is exploited in a round; how often cards are researched.
    exploits: float = 0.25
    researches: float = 0.6
    #: How often a player makes propaganda in a round.
    propaganda: float = 0.5
    #: Fleet that counts only when fleets are compared; fleet that attackers must pay more.
    reach: float = 0.25
    toll: float = 0.5

    #: How often a player's development is high; room for more structures.
    high: float = 0.5
    extra_system: float = 0.5

    # -- single effects
    #: A system holds about so many cards of the colour that an effect counts; a player has so many systems.
    colour_cards: float = 1.8
    systems: float = 2.5
    #: Building without an action, beside the action that is saved; a unit of discount there.
    free_build: float = 0.2
    unit_saved: float = 0.4
    #: Resources of one's choice, compared with the best of them.
    chosen_goods: float = 1.2
    #: A card chosen among discards, and the best of some that were drawn, compared with a card of the deck.
    chosen_card: float = 1.5
    sifted_card: float = 1.1
    #: How often the colour is active that an effect asks for.
    active_colour: float = 0.5
    #: An advisor for nothing; one taken from an opponent.
    hire: float = 2.0
    dismiss: float = 0.8
    #: An opponent's active structure buried; one's own system in another order; slots blocked.
    bury: float = 0.6
    reorder: float = 0.4
    block: float = 0.5

    # -- others
    #: An attack that an opponent can make now, or that one can make on them later.
    threat: float = 0.5
    chance_to_attack: float = 0.3
    #: How much of the opponents' lead is that of the best of them; the rest is their mean.
    best_rival: float = 0.5
    #: What a loss of an opponent counts, where it is not worked out.
    harm: float = 0.6

    # -- tempo
    #: Actions that a round brings.
    actions: float = 4.3
    #: How likely the game goes on when the lowest morale is 0 or less, 1, 2, 3.
    going_on: tuple[float, ...] = (0.15, 0.5, 0.75, 0.9)
    #: How much what the next level of development brings counts while there are actions to take.
    level: float = 0.5
    #: How much a plan counts, compared with what the first of its actions does at once.
    plan: float = 0.95
    #: What is thought through first: an action further on may be so much worse than one before it.
    deeper: float = 1.4

    # -- giving cards away
    #: Why one keeps a card to exploit it: blue, red, yellow, grey.
    exploited: tuple[float, ...] = (0.3, 0.3, 0.27, 0.39)
    #: A second copy is kept so much less gladly.
    twice: float = 0.3

    # -- set-up
    #: A card of the first hand that promises less than so much of what cards do on average is changed.
    keep: float = 0.7


USUAL = Weights()
