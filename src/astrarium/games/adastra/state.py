"""The state of a game: plain data, and simple queries and changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from ...kernel import CardId, derived, plain
from ...kernel import State as KernelState
from . import income_and_upkeep, missions
from .active_powers import Makeup, Power, power
from .component_types import Test
from .enumerations import BRANCHES, RESOURCES, SHIPS, UNITS, Four, Three
from .system_stats import BARE, SITES, Site

#: A row of numbers: tokens by resource, population by kind, pieces by unit.
Row = TypeVar("Row", bound=tuple[int, ...])
#: Special values of a seat: nobody, the Antarans of B3, neutral enemies.
NOBODY = -1
ANTARAN_FLEET = 6
NEUTRAL = 7

#: Ships in a system by type: how many are ready, exhausted, overloaded.
Fleet = tuple[Three, ...]
NO_FLEET: Fleet = ((0, 0, 0),) * len(SHIPS)
NO_ENEMIES: tuple[int, ...] = ()

#: Initial entries of a system in the lists of the galaxy: face down and empty.
NEW_SYSTEM: dict[str, Any] = {
    "coords": (),
    "colours": "",
    "tiles": "",
    "rotations": 0,
    "explored": False,
    "near": (),
    "links": (),
    "doors": (),
    "ground": BARE,
    "owner": NOBODY,
    "population": (0, 0, 0),
    "fleet_owner": NOBODY,
    "fleets": NO_FLEET,
    "outposts": 0,
    "stations": 0,
    "enemies": NO_ENEMIES,
}
#: Initial entries of a player in the lists of the players: no empire yet.
NEW_PLAYER: dict[str, Any] = {
    "empire": "",
    "pieces": "",
    "makeup": ("", "", ()),
    "home": NOBODY,
    "resources": (0,) * len(RESOURCES),
    "levels": (0,) * len(BRANCHES),
    "discontent": 0,
    "points": 0,
    "mission_points": 0,
    "influence": 0,
    "honours": 0,
    "resistance": 0,
    "embassies": 0,
    "hand": (),
    "played": (),
    "actions_taken": 0,
    "technologies": (),
    "developed": (),
    "missions": (),
    "revealed": (),
    "once_used": (),
    "built_limited": 0,
    "supply": (0,) * len(UNITS),
    "deeds": (0, 0, 0, 0),
    "custom_drawn": (),
}
#: A piece in a battle: side (0 attacks), unit (6 and up: enemies), state, hull left, origin.
Piece = tuple[int, int, int, int, int]


@plain
class Battle:
    """A battle in progress; its pieces are here and not on the map."""

    at: int
    attacker: int
    defender: int
    round: int
    pieces: list[Piece]
    #: Faces of the last roll: attacker, defender.
    dice: list[tuple[int, ...]]
    #: Losses of each side: printed cost, number of pieces.
    lost_cost: list[int]
    lost: list[int]


@plain
class State(KernelState):
    """The state: lists of the galaxy by system, lists of the players by seat.

    Systems are numbered in the order of placement. A stack is a tuple of card ids, top card last. Action
    cards, developed technologies and revealed missions are stored by name.
    """

    # -- round and turn
    phase: str
    round: int
    rounds: int
    #: Modules that are switched on: antarans, unknown, revenge, custom, missions.
    modules: frozenset[str]
    #: The deciding seat, and the place on the order track of the draft or management stage.
    acting: int
    place: int
    order: list[int]
    next_order: list[int]
    eliminated: frozenset[int]
    #: The action card being played: its icon, the places it was used in, whether it did anything.
    card: str
    icon: int
    used: tuple[tuple[int, ...], ...]
    did: bool
    #: Whether the card has laid a tile; after that, no extra place can be bought (B2.3).
    charted: bool
    exchanged: bool
    #: Cards that the acting player looks at, to keep one.
    looking: tuple[CardId, ...]
    #: The revealed star tile that is about to be placed.
    tile_in_hand: str

    # -- galaxy
    coords: list[tuple[int, ...]]
    colours: list[str]
    #: Star tile ("": face down) and its rotation.
    tiles: list[str]
    rotations: list[int]
    explored: list[bool]
    #: The neighbours of a system by direction, -1 where there is none.
    near: list[tuple[int, ...]]
    #: Systems joined by jump points; unexplored systems that can be entered from here. See galaxy.py.
    links: list[tuple[int, ...]]
    doors: list[tuple[int, ...]]
    wormholes: tuple[int, ...]
    micros: tuple[int, ...]
    asteroids: frozenset[int]
    anomalies: tuple[int, ...]
    ground: list[tuple[str, str, int, int, int]]
    owner: list[int]
    #: Farmers, workers, scientists.
    population: list[Three]
    fleet_owner: list[int]
    fleets: list[Fleet]
    outposts: list[int]
    stations: list[int]
    #: By kind; empty where there are none.
    enemies: list[tuple[int, ...]]
    pirates_found: int
    orion: int
    #: The Antaran home system beside the galaxy; who destroyed the Doom Star. -1: none.
    antares: int
    doom_star_by: int
    orion_die: int
    battle: Battle | None

    # -- players
    empire: list[str]
    #: The empire whose pieces, home planet and diplomat the player uses.
    pieces: list[str]
    #: Foundation, unit table, and everything with lasting effects; see active_powers.py.
    makeup: list[tuple[str, str, tuple[str, ...]]]
    home: list[int]
    #: Food, research, production, credits.
    resources: list[Four]
    #: Levels of the four branches.
    levels: list[Four]
    discontent: list[int]
    points: list[int]
    mission_points: list[int]
    influence: list[int]
    honours: list[int]
    resistance: list[int]
    #: Bit set of the seats with whose diplomat the player has an embassy.
    embassies: list[int]
    hand: list[tuple[str, ...]]
    played: list[tuple[str, ...]]
    actions_taken: list[int]
    technologies: list[tuple[CardId, ...]]
    developed: list[tuple[str, ...]]
    missions: list[tuple[CardId, ...]]
    revealed: list[tuple[str, ...]]
    once_used: list[tuple[str, ...]]
    #: Bit set of the limited buildings built so far.
    built_limited: list[int]
    #: Pieces left in the supply: by unit; the Antarans' ships; enemies by kind.
    supply: list[tuple[int, ...]]
    antaran_supply: list[int]
    enemy_supply: list[int]
    #: Counters for missions; `ENEMIES_DESTROYED` and its neighbours are the indices.
    deeds: list[tuple[int, int, int, int]]

    # -- stacks
    star_stacks: list[tuple[CardId, ...]]
    white_rest: tuple[CardId, ...]
    unknown_set: tuple[CardId, ...]
    planet_stacks: list[tuple[CardId, ...]]
    discoveries: tuple[CardId, ...]
    tech_decks: list[tuple[CardId, ...]]
    offer: tuple[CardId, ...]
    mission_deck: tuple[CardId, ...]
    empire_deck: tuple[CardId, ...]
    empire_offer: tuple[CardId, ...]
    #: Decks of foundations, abilities and action cards for custom empires; the cards each seat has drawn.
    custom_decks: list[tuple[CardId, ...]]
    custom_drawn: list[tuple[CardId, ...]]
    custom_boards: int

    #: The power of each empire, from its makeup; None before there is one.
    powers: list[Power] = derived(lambda g: [power(makeup) if makeup[0] else None for makeup in g.makeup])

    #: By seat, and for the Antaran fleet: owned systems, and systems with ships.
    owned_by: list[tuple[int, ...]] = derived(lambda g: _by_owner(g.owner))
    based: list[tuple[int, ...]] = derived(lambda g: _by_owner(g.fleet_owner))

    def make_up(self, seat: int, makeup: Makeup) -> None:
        """Change the makeup of an empire, and its power with it."""
        self.makeup[seat] = makeup
        self.powers[seat] = power(makeup)

    def own(self, system: int, seat: int) -> None:
        """Give a system to a player, or to nobody."""
        _hand_over(self.owner, self.owned_by, system, seat)

    def occupy(self, system: int, seat: int) -> None:
        """Set the owner of the ships in a system, or nobody."""
        _hand_over(self.fleet_owner, self.based, system, seat)

    def income(self, seat: int) -> list[int]:
        """A4.7 A player's next income, by resource."""
        return income_and_upkeep.income(self, seat)

    def upkeep(self, seat: int) -> int:
        """A4.8 The credits that discontent costs a player."""
        return income_and_upkeep.upkeep(self, seat)

    def shortfall(self, seat: int, test: Test) -> int:
        """A14.2 How far a test of a mission is missed."""
        return missions.shortfall(self, seat, test)

    def site(self, system: int) -> Site:
        return SITES[self.ground[system]]

    def name(self, card: int) -> str:
        """The face of a card."""
        face: str = self.cards.face[card]
        return face

    def holder(self, system: int) -> int:
        """A2.8 Who controls a system: nobody beside enemies, else the owner of ships, else of the system."""
        if self.enemies[system]:
            return NOBODY
        fleet = self.fleet_owner[system]
        return fleet if fleet >= 0 else self.owner[system]

    def held(self, seat: int) -> list[int]:
        """The systems that a player owns and controls."""
        fleet, enemies = self.fleet_owner, self.enemies
        return [
            system
            for system in self.owned_by[seat]
            if (fleet[system] == seat or fleet[system] < 0) and not enemies[system]
        ]

    def footholds(self, seat: int, flags: int) -> Iterator[int]:
        """A5.5, A5.9, A5.12 Systems that a player owns and controls, and unowned ones with own ships."""
        owner, fleet, enemies = self.owner, self.fleet_owner, self.enemies
        for system in self.owned_by[seat]:
            if (fleet[system] < 0 or fleet[system] == seat) and not enemies[system]:
                yield system
        for system in self.based[seat]:
            if owner[system] < 0 and not enemies[system] and self.flag_left(seat, system, flags):
                yield system

    def flag_left(self, seat: int, system: int, flags: int) -> bool:
        """A2.7 Whether the player may own one more system; the own home needs no flag."""
        if system == self.home[seat]:
            return True
        taken = self.owner.count(seat)
        return taken - (self.owner[self.home[seat]] == seat) < flags

    def people(self, system: int) -> int:
        """All population of a system."""
        farmers, workers, scientists = self.population[system]
        return farmers + workers + scientists

    def resists(self, system: int) -> int:
        """A5.28 Resistance against invaders: a third of the people, and what owner and system add."""
        more = self.powers[self.owner[system]].resistance + self.site(system).resistance
        return max(0, self.people(system) // 3 + more)

    def total_people(self, seat: int) -> int:
        return sum(self.people(system) for system in self.owned_by[seat])

    def ships(self, seat: int, unit: int = -1) -> int:
        """How many ships (of one type) a player has on the map."""
        total = 0
        for system in self.based[seat]:
            fleet = self.fleets[system]
            total += sum(map(sum, fleet)) if unit < 0 else sum(fleet[unit])
        return total

    def gain(self, seat: int, resource: int, count: int) -> None:
        """Give tokens to a player."""
        self.resources[seat] = plus(self.resources[seat], resource, count)

    def pay(self, seat: int, resource: int, count: int) -> None:
        """Take tokens from a player."""
        self.resources[seat] = plus(self.resources[seat], resource, -count)

    def add_people(self, system: int, kind: int, count: int = 1) -> None:
        """Change the population of a system; a negative count removes it."""
        self.population[system] = plus(self.population[system], kind, count)

    def change_ground(self, system: int, part: int, value: str | int) -> None:
        """Change one entry of a system's `Ground`."""
        ground: Any = list(self.ground[system])
        ground[part] = value
        self.ground[system] = tuple(ground)

    def add_ships(self, system: int, unit: int, state: int, count: int = 1) -> None:
        """Add ships to a system; a negative count removes them. `occupy` sets their owner."""
        fleet = self.fleets[system]
        self.fleets[system] = (*fleet[:unit], plus(fleet[unit], state, count), *fleet[unit + 1 :])

    def take_pieces(self, seat: int, unit: int, count: int) -> None:
        """Take pieces from the supply."""
        self.supply[seat] = plus(self.supply[seat], unit, -count)

    def put_back(self, seat: int, unit: int, count: int) -> None:
        """Return pieces to the supply."""
        self.supply[seat] = plus(self.supply[seat], unit, count)

    def begin_card(self, seat: int, card: str) -> None:
        """A5.1 Begin an action card at its first icon; it moves from the hand to the played cards."""
        hand = self.hand[seat]
        at = hand.index(card)
        self.hand[seat] = hand[:at] + hand[at + 1 :]
        self.played[seat] += (card,)
        self.actions_taken[seat] += 1
        self.card, self.icon, self.used, self.did = card, 0, (), False
        self.phase = "action"

    def alive(self) -> Iterable[int]:
        """The players of the order track who are still in the game, in order."""
        return [seat for seat in self.order if seat not in self.eliminated]

    def on(self, module: str) -> bool:
        return module in self.modules


def _by_owner(owners: list[int]) -> list[tuple[int, ...]]:
    """Invert a list of owners: the systems of each seat, and of the Antaran fleet."""
    systems: list[tuple[int, ...]] = [()] * (ANTARAN_FLEET + 1)
    for system, owner in enumerate(owners):
        if owner != NOBODY:
            systems[owner] += (system,)
    return systems


def _hand_over(owners: list[int], systems: list[tuple[int, ...]], system: int, seat: int) -> None:
    """Change the owner of a system, in the list of owners and in its inverse."""
    before = owners[system]
    if before != seat:
        owners[system] = seat
        if before != NOBODY:
            systems[before] = tuple([each for each in systems[before] if each != system])
        if seat != NOBODY:
            systems[seat] = tuple(sorted((*systems[seat], system)))


def plus(row: Row, place: int, change: int) -> Row:
    """A copy of a row with one number changed."""
    numbers = list(row)
    numbers[place] += change
    return tuple(numbers)  # type: ignore[return-value]  # of the same length


@lru_cache(maxsize=1 << 14)
def usable(fleet: Fleet) -> bool:
    """Whether any ship of a fleet can be used: a ready or an exhausted one (A2.10)."""
    return any(ready or exhausted for ready, exhausted, _ in fleet)
