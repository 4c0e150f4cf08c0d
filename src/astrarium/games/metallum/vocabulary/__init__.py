"""What planets, tiles and modules are written in: effects, which happen, and modifiers, which last.

An effect list is carried out from first to last by one acting player ("self"). A list may be started only if
all its ops can be carried out with at least their least number (M6.6). What the rules make of an op is
registered with it in `effects/`.

Planets in effects: `ship_planet` (under the acting player's ship), `here` (where the installation or module
lies), `picked` (chosen by the op before), `one_explored` (chosen once), `any_explored` (chosen for each
robot), `one_any` (chosen, explored or not).
"""

from __future__ import annotations

from .base import (
    Actor,
    Amount,
    Count,
    Effect,
    Group,
    Mode,
    Owner,
    Result,
    misplaced,
    said_effects,
    said_robots,
    span,
    twice,
    where,
)
from .changes import (
    Complexity,
    EndRound,
    ForbidRobotMoves,
    FreeAction,
    Modifier,
    Price,
    Protect,
    RemoteInstallation,
    ScoreBonus,
    ScoreWeight,
    TieAsMinority,
)
from .deeds import (
    BuyModule,
    ChooseOne,
    DestroyModule,
    JumpShip,
    MoveModule,
    MoveRobots,
    MoveShip,
    Place,
    Remove,
    RemoveEvery,
    ScorePlanet,
    SetDeposit,
    SwapRobots,
    TakeInitiative,
    TakeModule,
    UseInstallation,
)

__all__ = [
    "Actor",
    "Amount",
    "BuyModule",
    "ChooseOne",
    "Complexity",
    "Count",
    "DestroyModule",
    "Effect",
    "EndRound",
    "ForbidRobotMoves",
    "FreeAction",
    "Group",
    "JumpShip",
    "Mode",
    "Modifier",
    "MoveModule",
    "MoveRobots",
    "MoveShip",
    "Owner",
    "Place",
    "Price",
    "Protect",
    "RemoteInstallation",
    "Remove",
    "RemoveEvery",
    "Result",
    "ScoreBonus",
    "ScorePlanet",
    "ScoreWeight",
    "SetDeposit",
    "SwapRobots",
    "TakeInitiative",
    "TakeModule",
    "TieAsMinority",
    "UseInstallation",
    "misplaced",
    "said_effects",
    "said_robots",
    "span",
    "twice",
    "where",
]
