"""Answers to all questions of a game, a small function for each; actions are chosen in action_choice.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ...games.race.components import (
    ANY,
    CONSUME,
    DESIGN,
    DOUBLING,
    DRAW_HERE,
    KIND,
    KINDS,
    NUMBER,
    PRICES,
    SOURCE,
)
from ...games.race.vocabulary import ConsumeGoods
from ...kernel import Answer, Choice, Option
from .action_choice import Actions, Event, Future, event, ranked_actions
from .empire import Empire
from .goods import consume, offer
from .judge import Judge
from .phase_transitions import can_develop, developed, settled, ways
from .tableau import EATERS, LAST, Eater, Goods, order_of
from .weights import Weights

PASS: Option = ("pass",)
STOP: Option = ("stop",)
#: Maximum rounds of single seats that are predicted to choose actions; one takes about 25 µs.
LIVES = 200


class Policy:
    """The context of a decision: the imagined world, the player, and the judge of its empires."""

    def __init__(self, weights: Weights, state: Any, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.face: list[int] = state.cards.face
        self.judge = Judge(weights, state, seat)

    def bonus(self) -> bool:
        """Whether the seat has the bonus of this Develop or Settle phase."""
        actions: tuple[str, ...] = self.player.actions
        return self.state.phase in actions

    def rest(self, actions: Actions) -> tuple[Event, ...]:
        """The events of this round after the current phase, for a seat with these actions."""
        return tuple([event(phase, actions) for phase in self.state.agenda[1:]])

    def card_worth(self) -> float:
        return self.judge.card(self.judge.now)

    def outcomes(self, empires: Sequence[Empire]) -> list[float]:
        """The leads of these empires after the rest of the round."""
        judge, rest = self.judge, self.rest(self.player.actions)
        return [judge.lead(Future(judge, empire).after(rest)) for empire in empires]

    def best(self, ends: Sequence[tuple[Option, Empire]]) -> Option:
        """The option after which the empire does best; of equal ones the first."""
        worths = self.outcomes([empire for _, empire in ends])
        if ends[0][0] == PASS:
            worths[0] = self.judge.idle(worths[0])
        return ends[worths.index(max(worths))][0]

    def goods(self) -> Goods:
        return tuple([self.face[world] for world in self.player.goods])


def answer(weights: Weights, state: Any, choice: Choice) -> Answer:
    """The answer to a choice in a world."""
    return ranked(weights, state, choice)[0]


def ranked(weights: Weights, state: Any, choice: Choice) -> list[Answer]:
    """Legal actions, the best first; for other prompts only the best answer."""
    if choice.prompt not in ("action", "actions"):
        return [ANSWERS[choice.prompt](Policy(weights, state, choice.seat), choice)]
    options: dict[Actions, Option] = {option[1:]: option for option in choice.options}
    tries = LIVES // (len(options) * state.seats)
    return [options[each] for each in ranked_actions(Judge(weights, state, choice.seat), [*options], tries)]


# -- cards to keep and cards to give away


def least_promising(policy: Policy, options: list[Option], count: int) -> tuple[Option, ...]:
    """The least promising cards; duplicates go first."""
    face, promise = policy.face, policy.judge.promise
    kept: set[str] = set()
    marks: dict[Option, float] = {}
    for option in sorted(options, key=lambda option: -promise(face[option[1]])):
        printed = face[option[1]]
        design = DESIGN[printed].id
        marks[option] = -LAST if design in kept else promise(printed)
        kept.add(design)
    given = sorted(options, key=lambda option: marks[option])[:count]
    return tuple([option for option in options if option in given])


def _give_away(policy: Policy, choice: Choice) -> Answer:
    return least_promising(policy, list(choice.options), choice.at_least)


def _keep(policy: Policy, choice: Choice) -> Answer:
    """The best cards for the rest of the round and for later, one after another."""
    face, judge = policy.face, policy.judge
    hand = [face[card] for card in policy.player.hand]
    left, kept = list(choice.options), []
    for _ in range(choice.at_least):
        best = policy.best([(option, _with_hand(judge, [*hand, face[option[1]]])) for option in left])
        left.remove(best)
        kept.append(best)
        hand.append(face[best[1]])
    return tuple([option for option in choice.options if option in kept])


def _with_hand(judge: Judge, hand: list[int]) -> Empire:
    return judge.root._replace(hand=tuple(sorted(hand, key=lambda face: -judge.promise(face))))


def _spend(policy: Policy, choice: Choice) -> Answer:
    """Cards that are worth less than a point."""
    judge, card = policy.judge, policy.card_worth()
    idle = [option for option in choice.options if judge.hold(policy.face[option[1]]) + card < 1]
    return least_promising(policy, idle, choice.at_most)


# -- placing cards


def _place(policy: Policy, choice: Choice) -> Option:
    return policy.best(ends_of_placing(policy, choice))


def ends_of_placing(policy: Policy, choice: Choice) -> list[tuple[Option, Empire]]:
    """The empires after passing and after placing each card in each way."""
    judge, bonus = policy.judge, policy.bonus()
    root = judge.root
    ends = [(PASS, root)]
    for option in choice.options[1:]:
        face = policy.face[option[1]]
        if choice.prompt == "settle":
            ends += [(option, settled(judge, root, face, way, bonus)) for way in ways(root, face)]
        elif can_develop(root, face, bonus):
            ends.append((option, developed(judge, root, face, bonus)))
    return ends


def _way(policy: Policy, choice: Choice) -> Option:
    return policy.best(ends_of_ways(policy, choice))


def ends_of_ways(policy: Policy, choice: Choice) -> list[tuple[Option, Empire]]:
    """The empires after placing a world in these ways; it lies in the tableau already."""
    root = policy.judge.root

    def after(option: Option) -> Empire:
        if option[0] == "pay":
            return root._replace(hand=root.hand[: len(root.hand) - option[1]])
        if option[0] == "conquer":
            return root
        return root._replace(tableau=root.tableau.less(policy.face[option[1]]))

    return [(option, after(option)) for option in choice.options]


# -- consuming


def _trade(policy: Policy, choice: Choice) -> Option:
    """The sale that leaves most to consume."""
    tableau, goods = policy.judge.root.tableau, policy.goods()
    card = policy.card_worth()
    factor = DOUBLING if "consume_x2" in policy.player.actions else 1

    def worth(option: Option) -> float:
        face = policy.face[option[1]]
        meal = consume(tableau, tuple([each for each in goods if each != face]))
        return card * (tableau.sale(face) + meal.cards) + factor * meal.vp

    return max(choice.options, key=worth)


def _sell(policy: Policy, choice: Choice) -> Option:
    tableau = policy.judge.root.tableau
    return max(choice.options, key=lambda option: tableau.sale(policy.face[option[1]]))


def _power(policy: Policy, choice: Choice) -> Option:
    """The power that pays most for a good; those that need no goods first, spending cards last."""
    root, card_worth = policy.judge.root, policy.card_worth()
    factor = DOUBLING if "consume_x2" in policy.player.actions else 1

    def order(option: Option) -> float:
        if option == STOP:
            return LAST + 2
        _, card, op = option
        if op == "discard_hand":
            return LAST + 1
        if op in ("draw", "guess_and_flip"):
            return -LAST
        eater = _eater(policy, card, op)
        if op == "sell_good":
            return -card_worth * max([root.tableau.sale(face, eater.bonuses) for face in root.goods])
        if op == "consume_all":
            return LAST
        return order_of(factor * eater.vp, card_worth * eater.cards, eater.kind, eater.least)

    return min(choice.options, key=order)


def _eater(policy: Policy, card: int, op: str) -> Eater:
    """A consume power of a card in the tableau, as an `Eater`."""
    return next(eater for eater in EATERS[policy.face[card]] if eater.op == op)


def _goods(policy: Policy, choice: Choice) -> Answer:
    """Goods that no other power waits for."""
    eater = _eater(policy, choice.args["card"], "consume")
    taken = offer(policy.judge.root.tableau, eater, policy.goods(), _wanted(policy))
    return tuple([option for option in choice.options if policy.face[option[1]] in taken])


def _spare(policy: Policy, choice: Choice) -> Option:
    """The kind that other powers wait for, or that sells best."""
    held = Counter(KIND[face] for face in policy.goods())
    wanted = _wanted(policy)

    def need(option: Option) -> tuple[int, int]:
        kind = KINDS.index(option[1])
        return wanted[kind] - held[kind], PRICES[kind]

    return max(choice.options, key=need)


def _one_good(policy: Policy, choice: Choice) -> Option:
    """Of goods of a kind, the one that sells worst."""
    tableau = policy.judge.root.tableau
    return min(choice.options, key=lambda option: tableau.sale(policy.face[option[1]]))


def _wanted(policy: Policy) -> list[int]:
    """The number of goods of each kind that unused powers for that kind alone can take."""
    wanted = [0] * (ANY + 1)
    for card, op in policy.state.unused:
        power = CONSUME[policy.face[card]][op]
        if isinstance(power, ConsumeGoods):
            wanted[power.k] += power.most
    return wanted


def _guess(policy: Policy, choice: Choice) -> Option:
    """The number that most unseen cards have."""
    state, face = policy.state, policy.face
    seen = {card for player in state.players for card in player.tableau} | set(policy.player.hand)
    hidden = [printed for card, printed in enumerate(face) if card not in seen]
    counts = Counter(NUMBER[printed] for printed in sorted(hidden))
    return max(choice.options, key=lambda option: counts[option[1]])


# -- producing


def _windfall(policy: Policy, choice: Choice) -> Option:
    """Choosy sources first, and the good that sells best."""
    tableau, face = policy.judge.root.tableau, policy.face

    def worth(option: Option) -> tuple[bool, int]:
        _, source, world = option
        choosy = source != "bonus" and SOURCE[face[source]] != ANY
        return choosy, tableau.sale(face[world]) + DRAW_HERE[face[world]]

    return max(choice.options, key=worth)


ANSWERS: dict[str, Callable[[Policy, Choice], Answer]] = {
    "start": _give_away,
    "pay": _give_away,
    "hand-limit": _give_away,
    "explore": _keep,
    "spend": _spend,
    "develop": _place,
    "settle": _place,
    "way": _way,
    "trade": _trade,
    "sell": _sell,
    "consume": _power,
    "goods": _goods,
    "spare": _spare,
    "one-good": _one_good,
    "guess": _guess,
    "windfall": _windfall,
}
