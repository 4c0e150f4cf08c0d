"""components.toml as typed tables: planets, tiles, modules, and the numbers of the game."""

from __future__ import annotations

from ...kernel import read_box
from ...kernel.data.component_files import read
from .component_schema import FOLDER, ComponentFile

BOX = read_box(ComponentFile, read("metallum", FOLDER), FOLDER)
CONSTANTS = BOX.constants
PLANETS = BOX.planets
TILES = BOX.subprograms
MODULES = BOX.modules

ROUNDS = CONSTANTS.rounds
TERCE = CONSTANTS.rounds_per_terce
PLACES: int = CONSTANTS.system_size
ROBOTS = CONSTANTS.robots_per_player
EXPLORE_REWARD = CONSTANTS.explore_reward
#: Credits by deposit and result; the result "none" pays nothing.
PAY: dict[str, dict[str, int]] = {
    side: {"majority": pay.majority, "minority": pay.minority, "tie": pay.tie, "none": 0}
    for side, pay in (
        ("none", CONSTANTS.scoring.none),
        ("rich", CONSTANTS.scoring.rich),
        ("poor", CONSTANTS.scoring.poor),
    )
}
SLOT_PRICES = tuple(slot.price_modifier for slot in BOX.market.slots)
ALL_TILES: tuple[str, ...] = tuple(TILES)
