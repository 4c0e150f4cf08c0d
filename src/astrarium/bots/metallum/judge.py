"""Evaluates robots on planets, modules and cards, in credits.

A worth is always the mover's gain less the other's, weighted by `envy`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...games.metallum.components import MODULES, PAY, ROUNDS
from ...games.metallum.majorities import compare, counts_as
from ..logistic import logistic
from .weights import Weights

#: This round's scoring, for the player who is to act: over; next; after the other's phase; after both phases.
SCORED, SURE, REPLY, OPEN = range(4)
#: A planet packed into one number, PLANET bits wide: the mover's robots, the other's, and the deposit.
PLANET = 14
OWN, FOE, MARK = 1 << 6, 1, 1 << 12
COUNT = (1 << 6) - 1
MARKS = tuple(PAY)


class Edge(NamedTuple):
    """The bonuses of modules for one player on one planet: strength, payments, and whether ties pay."""

    strength: int = 0
    majority: int = 0
    minority: int = 0
    ties: bool = False


class Horizon(NamedTuple):
    """The scorings to come: this round's (SCORED, SURE, REPLY or OPEN), and how many after it."""

    now: int
    later: int


def horizon(round: int, now: int) -> Horizon:
    return Horizon(now, ROUNDS - round)


@cache
def outlook(weights: Weights, horizon: Horizon, lead: int) -> tuple[float, float]:
    """The number of uncertain scorings to come, discounted; and the expected number won with this lead."""
    scorings = [
        (weights.trust * weights.fade**further, weights.ahead + weights.widen * further)
        for further in range(horizon.later)
    ]
    if horizon.now in (REPLY, OPEN):
        scorings.append((1.0, weights.reply if horizon.now == REPLY else weights.open))
    total = sum([weight for weight, _ in scorings])
    return total, sum([weight * logistic((lead - 0.5) / spread) for weight, spread in scorings])


class PlanetWorth(dict[int, float]):
    """The worth of a planet to the mover, memoised by its packed number."""

    __slots__ = ("_foe", "_horizon", "_own", "_weights")

    def __init__(self, weights: Weights, horizon: Horizon, own: Edge, foe: Edge) -> None:
        super().__init__()
        self._weights = weights
        self._horizon = horizon
        self._own = own
        self._foe = foe

    def __missing__(self, planet: int) -> float:
        own, foe, deposit = planet // OWN & COUNT, planet & COUNT, MARKS[planet // MARK]
        strong, weak = own + self._own.strength, foe + self._foe.strength
        gains, loses = (
            self._side(deposit, strong, weak, self._own),
            self._side(deposit, weak, strong, self._foe),
        )
        worth = gains - self._weights.envy * loses
        worth += (own - foe) * self._weights.robot[self._horizon.later]
        self[planet] = worth
        return worth

    def _side(self, deposit: str, own: int, foe: int, edge: Edge) -> float:
        """One player's expected pay."""
        weights = self._weights
        majority = PAY[deposit]["majority"] + edge.majority
        minority = PAY[deposit]["minority"] + edge.minority
        total, ahead = outlook(weights, self._horizon, own - foe)
        _, behind = outlook(weights, self._horizon, foe - own)
        present = 1.0 if own else weights.absent
        worth = ahead * majority + behind * minority * present
        if edge.ties:
            worth += (total - ahead - behind) * minority * present
        if self._horizon.now == SURE:
            worth += pay_now(deposit, own, foe, edge)
        return worth


def pay_now(deposit: str, own: int, foe: int, edge: Edge) -> int:
    """The payment of a planet to a player of this strength now."""
    result = counts_as(compare(own, foe)[0], edge.ties)
    more = edge.majority if result == "majority" else edge.minority if result == "minority" else 0
    return PAY[deposit][result] + more


def module_worth(weights: Weights, module: str, horizon: Horizon) -> float:
    """The worth of a planetary module, besides its effect on the worth of its planet."""
    rounds = horizon.later + (horizon.now != SCORED)
    return weights.modules[module] * rounds


def card_worth(weights: Weights, card: str, horizon: Horizon) -> float:
    """The worth of an action module in hand after its owner's action phase."""
    due = MODULES[card].timing == "scoring_start" and horizon.now != SCORED
    return weights.cards[card] * weights.kept[min(horizon.later + due, len(weights.kept) - 1)]
