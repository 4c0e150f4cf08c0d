"""The weights of `metallum-basic`, all in credits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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
    """Numbers by tile and round, hashed by identity: a key of the caches of program_choice.py."""

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
    """The weights of the bot. A spread is the uncertainty, in robots, of a lead until it is paid."""

    #: Spread of this round's scoring while the other (REPLY) or both (OPEN) still act.
    reply: float = 0.6
    open: float = 1.0
    #: Spread one round ahead, and what each further round adds.
    ahead: float = 1.1
    widen: float = 0.45
    #: Factor of the next round's scoring, and further factor for each later round.
    trust: float = 0.82
    fade: float = 0.96
    #: A robot on any planet, by the rounds after this one.
    robot: tuple[float, ...] = (0.0, 0.05, 0.3, 0.8, 1.4, 2.0, 2.2, 2.6, 2.5)
    #: Factor of later minority payments to a player who has no robot on the planet yet.
    absent: float = 0.3
    #: Factor of the other's payments against the own ones.
    envy: float = 1.0
    #: Deciding the order of a round; softmax temperature, in credits, of the other's expected program.
    order: float = 3.0
    guess: float = 1.5
    #: Using an unknown installation: as the regular use, and as an additional one.
    surprise: float = 1.8
    surprise_extra: float = 1.5
    #: A jump of the ship, when programs are estimated.
    jump: float = 1.0
    #: Ending a round with the ship on an installation: factor of its usual gain.
    stand: float = 0.35
    #: Factor of the usual gains of the tiles that are kept when a program is chosen.
    thrift: float = 0.8
    #: Random part of a program's worth.
    noise: float = 0.3
    #: A planetary module, for each round still to be scored, besides its effect on planets.
    modules: Mapping[str, float] = field(default_factory=lambda: MODULE_WORTH)
    #: An action module in hand; factor by the rounds in which it can still be played.
    cards: Mapping[str, float] = field(default_factory=lambda: CARD_WORTH)
    kept: tuple[float, ...] = (0.0, 0.65, 0.9, 1.0)
    #: Using an installation.
    uses: Mapping[str, float] = field(default_factory=lambda: USE_WORTH)
    #: The usual gain of a tile, by round.
    tiles: ByTile = field(default_factory=lambda: TILE_WORTH)
    #: The promise of a thing left to do, to compare nodes with different things left.
    promise: Mapping[str, float] = field(default_factory=lambda: PROMISE)


USUAL = Weights()
