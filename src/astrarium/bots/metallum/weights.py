"""What robots on a planet, modules, cards and places are worth, in credits.

All numbers that the bot goes by stand in `Weights`. A worth is always the mover's gain less the
other's, as `envy` weighs it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from ...games.metallum.components import MODULES, PAY, ROUNDS
from ...games.metallum.majorities import compare, counts_as
from ..curves import logistic

#: This round's scoring, for the player who is to act: over; next; after the other's phase; after both phases.
SCORED, SURE, REPLY, OPEN = range(4)
#: A planet packed into one number, PLANET bits wide: the mover's robots, the other's, and the deposit.
PLANET = 14
OWN, FOE, MARK = 1 << 6, 1, 1 << 12
COUNT = (1 << 6) - 1
MARKS = tuple(PAY)


MODULE_WORTH = {
    "conglomerate": 1.5,
    "arbitration_board": 1.1,
    "optimiser": 0.9,
    "refinery": 0.85,
    "research_station": 0.85,
    "relay": 0.55,
    "jamming": 0.45,
    "barrier": 0.4,
    "mining_station": 0.35,
    "robot_factory": 0.3,
    "jump_gate": 0.25,
    "force_field": 0.05,
}
CARD_WORTH = {
    "orbital_drop": 4.0,
    "priority_override": 3.5,
    "test_drilling": 3.5,
    "government_audit": 3.5,
    "activation": 3.0,
    "nuclear_explosion": 2.5,
    "module_acquisition": 1.5,
    "sabotage": 0.8,
    "hyperspace_jump": 0.6,
}
USE_WORTH = {
    "beta": 3.0,
    "delta": 3.0,
    "zeta": 3.0,
    "omega": 3.0,
    "alpha": 2.5,
    "gamma": 2.5,
    "eta": 2.5,
    "theta": 2.5,
    "iota": 2.0,
    "": 2.0,
    "epsilon": 1.5,
}


class ByTile(dict[str, tuple[float, ...]]):
    """Numbers by tile and round, known by the one that it is: plans through the terces are kept for each."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


TILE_WORTH = ByTile(
    move_1=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    move_2=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    move_3=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    deploy_1=(4.7, 4.3, 3.9, 3.5, 3.1, 2.7, 2.3, 1.9, 1.5),
    deploy_2=(7.3, 6.7, 6.1, 5.5, 4.9, 4.3, 3.7, 3.1, 2.5),
    deploy_3=(9.9, 9.1, 8.3, 7.5, 6.7, 5.9, 5.1, 4.3, 3.5),
    deposit_report=(6.0, 5.5, 5.0, 4.5, 4.0, 3.5, 3.0, 2.5, 2.0),
    overload=(4.7, 4.3, 3.9, 3.5, 3.1, 2.7, 2.3, 1.9, 1.5),
    intensive_mining=(3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5, 3.5),
    buy_module=(2.9, 2.6, 2.3, 2.0, 1.7, 1.4, 1.1, 0.8, 0.5),
    buy_or_move_module=(2.9, 2.6, 2.3, 2.0, 1.7, 1.4, 1.1, 0.8, 0.5),
    extra_activation=(4.4, 4.1, 3.8, 3.5, 3.2, 2.9, 2.6, 2.3, 2.0),
)
PROMISE = {
    "move_1": 0.5,
    "move_2": 0.5,
    "move_3": 0.5,
    "deploy_1": 2.0,
    "deploy_2": 4.0,
    "deploy_3": 5.5,
    "deposit_report": 3.0,
    "overload": 2.0,
    "intensive_mining": 3.0,
    "buy_module": 1.5,
    "buy_or_move_module": 1.5,
    "extra_activation": 2.5,
    "use": 2.5,
    "activation": 1.0,
    "orbital_drop": 1.0,
    "government_audit": 1.0,
}


@dataclass(frozen=True, eq=False)
class Weights:
    """The numbers of the bot. Spreads tell how uncertain a lead of one robot is by the time it is paid."""

    #: Spread of this round's scoring while the other is (REPLY) or both are (OPEN) still to act.
    reply: float = 0.6
    open: float = 1.0
    #: Spread one round ahead, and what each further round adds.
    ahead: float = 1.1
    widen: float = 0.45
    #: How much of what leads promise for the next round counts, and what is left of it a round further.
    trust: float = 0.82
    fade: float = 0.96
    #: What a robot on the planets is worth wherever it stands, by the rounds after this one.
    robot: tuple[float, ...] = (0.0, 0.05, 0.3, 0.8, 1.4, 2.0, 2.2, 2.6, 2.5)
    #: How present a player without a robot on a planet will be there later.
    absent: float = 0.3
    #: How much the other's pay counts beside one's own.
    envy: float = 1.0
    #: Deciding the order of a round; how far from the best, in credits, the other's program may be expected.
    order: float = 3.0
    guess: float = 1.5
    #: Using an installation not seen yet, as the regular use and as another one.
    surprise: float = 1.8
    surprise_extra: float = 1.5
    #: A jump of the ship, when programs are estimated.
    jump: float = 1.0
    #: Ending a round with the ship on an installation: this much of its usual gain.
    stand: float = 0.35
    #: How much of the usual gains of the tiles kept counts when a program is chosen.
    thrift: float = 0.8
    #: Random part of a program's worth.
    noise: float = 0.3
    #: A planetary module, for each round still to be scored, beside what it changes on planets as they stand.
    modules: Mapping[str, float] = field(default_factory=lambda: MODULE_WORTH)
    #: An action module in the hand; and how much of it counts, by the rounds in which it can still be played.
    cards: Mapping[str, float] = field(default_factory=lambda: CARD_WORTH)
    kept: tuple[float, ...] = (0.0, 0.65, 0.9, 1.0)
    #: Using an installation.
    uses: Mapping[str, float] = field(default_factory=lambda: USE_WORTH)
    #: What a tile usually brings, by round.
    tiles: ByTile = field(default_factory=lambda: TILE_WORTH)
    #: What a thing left to do promises, to compare moments at which different things are left.
    promise: Mapping[str, float] = field(default_factory=lambda: PROMISE)


USUAL = Weights()


class Edge(NamedTuple):
    """What modules add for one player on one planet: to the strength, the pays, and whether ties pay."""

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
    """How many uncertain scorings are to come, fading with time; and how many of them with the majority."""
    scorings = [
        (weights.trust * weights.fade**further, weights.ahead + weights.widen * further)
        for further in range(horizon.later)
    ]
    if horizon.now in (REPLY, OPEN):
        scorings.append((1.0, weights.reply if horizon.now == REPLY else weights.open))
    total = sum([weight for weight, _ in scorings])
    return total, sum([weight * logistic((lead - 0.5) / spread) for weight, spread in scorings])


class PlanetWorth(dict[int, float]):
    """What a planet is worth to the mover, as it is packed."""

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
    """What a planet pays a player of this strength now."""
    result = counts_as(compare(own, foe)[0], edge.ties)
    more = edge.majority if result == "majority" else edge.minority if result == "minority" else 0
    return PAY[deposit][result] + more


def module_worth(weights: Weights, module: str, horizon: Horizon) -> float:
    """What a planetary module is worth beyond what it adds to the worth of its planet."""
    rounds = horizon.later + (horizon.now != SCORED)
    return weights.modules[module] * rounds


def card_worth(weights: Weights, card: str, horizon: Horizon) -> float:
    """What an action module is worth in the hand once its owner's action phase is over."""
    due = MODULES[card].timing == "scoring_start" and horizon.now != SCORED
    return weights.cards[card] * weights.kept[min(horizon.later + due, len(weights.kept) - 1)]
