"""The weights of `adastra-basic`, all in victory points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


def _difficulty() -> dict[str, float]:
    """The difficulty of one more step towards a mission: 1 halves its expected points."""
    return {
        "population": 0.25,
        "owned_systems": 0.5,
        "max_branch_level": 0.6,
        "min_branch_level": 0.8,
        "techs": 0.5,
        "units": 0.5,
        "orbital_buildings": 0.6,
        "planetary_buildings": 0.6,
        "terraformed_planets": 0.5,
        "embassies_share": 0.6,
        "influence": 0.5,
        "discontent": 0.5,
        "resource": 0.2,
        "enemies_destroyed": 0.9,
        "battles_won_vs_players": 1.5,
        "systems_conquered": 2.0,
        "systems_explored": 0.4,
        "controls_orion": 3.0,
    }


def _perks() -> dict[str, float]:
    """The value of modifiers for each remaining round; lower prices are good."""
    return {
        "growth_cost": -0.14,
        "research_cost": -0.1,
        "diplomacy_cost": -0.12,
        "building_cost": -0.06,
        "terraform_cost": -0.02,
        "extra_place_cost": -0.12,
        "action_limit": 0.12,
        "card_limit": 0.01,
        "build_items": 0.05,
        "draft_picks": 0.12,
        "resistance": 0.02,
        "invasion_dice": 0.02,
    }


def _flags() -> dict[str, float]:
    """The value of special rules of an empire for each remaining round."""
    return {
        "quiet_colonies": 0.12,
        "ignore_asteroids": 0.03,
        "micro_all": 0.03,
        "star_gate": 0.02,
        "settle_two": 0.03,
        "xenocide": 0.02,
        "safe_retreat": 0.02,
        "peek_discovery": 0.05,
    }


def _actions() -> dict[str, float]:
    """The value of one more place of an action on an extra card for each remaining round."""
    return {
        "growth": 0.16,
        "research": 0.1,
        "build": 0.08,
        "diplomacy": 0.08,
        "flight": 0.06,
        "exploration": 0.06,
        "attack": 0.05,
        "invasion": 0.04,
    }


@dataclass(frozen=True, eq=False)
class Weights:
    """The weights of the evaluation."""

    # -- tokens: food, research, production, credits
    #: A token, while rounds are left to spend it.
    token: tuple[float, float, float, float] = (0.1, 0.1, 0.085, 0.09)
    #: Tokens of a kind that count in full; factor of further ones.
    handful: int = 7
    surplus: float = 0.2
    #: Factor of tokens in the last round, when they only break ties and buy the last things.
    last_token: float = 0.05
    #: Factor of later income; rounds of income that are wasted at the end.
    income: float = 0.9
    late: float = 0.3
    #: Loss of a person that cannot be kept for lack of credits.
    unpaid: float = 0.3

    # -- points to come
    #: Share of scores that is rounded down to whole points, by rounds to come; before that none.
    whole: tuple[float, ...] = (0.75, 0.25, 0.1)
    #: A level of a branch on the way to its points, from 0 to 6.
    levels: tuple[float, ...] = (0.0, 0.22, 0.55, 1.05, 1.35, 2.02, 2.05)
    #: Factor of the expected points of a mission; share of it that is left in the last round.
    mission: float = 0.8
    last_mission: float = 0.6
    difficulty: Mapping[str, float] = field(default_factory=_difficulty)

    # -- engines
    perks: Mapping[str, float] = field(default_factory=_perks)
    flags: Mapping[str, float] = field(default_factory=_flags)
    actions: Mapping[str, float] = field(default_factory=_actions)
    #: Room to grow, for each round to come; a few free places are enough.
    room: float = 0.03
    enough_room: int = 8
    #: Cheaper growth in one system, and cheaper ships, for each round to come; resistance, for each person
    #: there.
    local_growth: float = -0.12
    local_ships: float = -0.08
    safety: float = 0.005
    #: A technology in hand whose branch is high enough; one whose branch is not.
    ripe: float = 0.2
    unripe: float = 0.08
    #: A look at some technologies; a free person; a free ship.
    draw_tech: float = 0.3
    free_person: float = 0.3
    free_ship: float = 0.25

    # -- ships
    #: The first few ships, for exploring and settling.
    scout: float = 0.22
    scouts: int = 4
    #: Might: hull, shield and firepower of all ships, with diminishing returns; orbital buildings count less.
    might: float = 0.1
    orbital: float = 0.04
    #: Factor of ships for each round to come, up to 1 in all: they lose their worth towards the end.
    ship_time: float = 0.7

    # -- ships in position
    #: Factor of a colony while a ship waits above its planet: in this round, and later.
    settle_now: float = 0.5
    settle_later: float = 0.38
    #: Factor of each further planet with a waiting ship.
    next_colony: float = 0.6
    #: Factor of an Outpost where one could be built.
    outpost: float = 0.5
    #: The discovery on a tile that is turned up.
    discovery: float = 0.2
    #: Unused. It keeps the sequence of random factors for the weights below (novices.py).
    new_world: float = 0.45
    #: Probability that no enemies are there.
    peaceful: float = 0.75
    #: A neighbour still unexplored, when ships stand next to it.
    frontier: float = 0.04

    # -- war
    #: How sharply the stronger side wins.
    sharpness: float = 1.8
    #: Losing ships, for each production token of their price.
    ship_loss: float = 0.06
    #: A point that a rival loses, by number of rivals (1, 2 and more).
    spite: tuple[float, float] = (0.6, 0.2)
    #: Least odds for fighting a battle; odds below which it is broken off.
    stand: float = 0.5
    break_off: float = 0.3
    #: Factor of a conquest while the fleet is above the colony.
    siege: float = 0.5
    #: Factor of the next round's odds against those of this round.
    patience: float = 0.6

    # -- turns
    #: Least gain for which a card is played: passing early means choosing first.
    effort: float = 0.02


USUAL = Weights()
