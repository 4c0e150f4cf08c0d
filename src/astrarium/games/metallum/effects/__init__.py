"""The effect vocabulary of tiles, installations and modules.

An effect list is carried out from first to last by one acting player. A list may be started only if all its
ops can be carried out (M6.6); no op of the game takes away what a later op of its list needs, so looking at
them one by one on the present state is exact. `can_run` answers "may I", `run` does it.

    move_ship         the ship goes exactly `distance` planets in one direction, then arrives (M7.1)
    jump_ship         the ship goes to another planet `to`, then arrives (M6.9)
    place             exactly `count` own robots `at` a planet, from the reserve or recycled (M15)
    remove            `least`..`most` robots of `owner` back to the reserve; or `every` one at the planet
    move_robots       `least`..`most` robots of `owner` from `source` to `to`, past the reserve (M6.10)
    swap_robots       an own robot and an enemy one on different planets change places (M8.11)
    set_deposit       one of `modes`: place a marker, remove it, flip it, shift it (M15.6)
    score_planet      the acting player alone is paid for the planet (M12.6)
    buy_module        buy one card of the market (M9.4)
    move_module       an own planetary module goes to another explored planet (M9.8)
    take_module       a card of the unbought pool, free, is installed (M11.3)
    destroy_module    one planetary module leaves the game (M11.2)
    use_installation  one more installation; `repeat` lifts the limits (M8.3, M8.4)
    choose_one        one of several lists
    take_initiative   the acting player decides who acts first (M5.5)

Planets in effects: `ship_planet` (under the acting player's ship), `here` (where the installation or module
lies), `picked` (chosen by the op before), `one_explored` (chosen once), `any_explored` (chosen for each
robot), `one_any` (chosen, explored or not).
"""

from . import deposits, installations, modules, robots, ships
from .doing import Doing, can_run, run

__all__ = ["Doing", "can_run", "deposits", "installations", "modules", "robots", "run", "ships"]
