"""The types of a view.

Systems and players are in the order of their numbers. A seat of None means nobody. Tiles, planets and cards
are names only; components.toml has their data.
"""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from ..enumerations import Action, Colour, Four, ShipState, Six, Three

Names: TypeAlias = tuple[str, ...]
Numbers: TypeAlias = tuple[int, ...]
Two: TypeAlias = tuple[int, int]


class Playing(TypedDict):
    """The card being played; `extra`: credits for the next place, None where there is none."""

    card: str
    action: Action
    used: tuple[Numbers, ...]
    free: int
    extra: int | None


class Fleet(TypedDict):
    """Ships in a system; owner 6: the Antarans of the Revenge."""

    owner: int
    #: By type: how many are ready, exhausted, overloaded.
    ships: dict[str, Three]


class System(TypedDict, total=False):
    """A system. Fields that are none, nobody or 0 are left out, and all that tiles say."""

    #: Missing for a system beside the galaxy.
    q: int
    r: int
    #: Only for a face-down tile.
    colour: str
    tile: str
    rotation: int
    explored: bool
    links: Numbers
    #: Unexplored systems behind a jump point.
    doors: Numbers
    planet: str
    #: With the owner's modifiers.
    capacity: Three
    #: Free slots of an explored system: planetary, orbital.
    slots: Two
    trait: str
    buildings: Names
    terraformed: int
    advanced: bool
    #: Farmers, workers, scientists.
    population: Three
    resistance: int
    owner: int
    #: The controlling seat, if it is not the owner.
    holder: int | None
    outposts: int
    stations: int
    enemies: dict[str, int]
    fleet: Fleet
    #: The defence in one combat round: dice, hull, and expected damage in sixths.
    defence: Three


class Prices(TypedDict):
    """What diplomacy costs now, before a card's discount."""

    embassy: int
    influence: int
    calm: int


class MissionHeld(TypedDict):
    card: int
    mission: str
    fulfilled: bool


class Strength(TypedDict, total=False):
    """The abilities and prices of an empire; `combat`, `invasion`: worth of each face of a die."""

    income: Four
    upkeep: int
    flags_left: int
    actions_left: int
    card_limit: int
    #: Technologies in hand: name, price, whether the level of the branch suffices.
    technologies: list[tuple[str, int, bool]]
    #: Once-per-round effects, and whether they were used.
    once: dict[str, bool]
    #: Firepower, hull, shield, speed, price, and how many are left.
    units: dict[str, Six]
    #: Units that still need a higher level of a branch.
    locked: list[str]
    combat: Numbers
    invasion: Numbers
    invasion_dice: int
    flags: Names
    prices: Prices


class Player(Strength):
    """A player; the fields of `Strength` are there as soon as there is an empire."""

    empire: str | None
    pieces: str | None
    foundation: str | None
    abilities: list[str]
    home: int | None
    eliminated: bool
    #: Food, research, production, credits; as the income.
    resources: Four
    discontent: int
    #: Of the branches: bio, phys, eng, gov.
    levels: Four
    influence: int
    honours: int
    resistance: int
    embassies: list[int]
    hand: Names
    played: Names
    developed: Names
    mission_count: int
    #: Only for the seat that sees the view.
    missions: list[MissionHeld] | None
    revealed: Names
    #: Points by source, without zeros.
    score: dict[str, int]
    points: int


class Unknown(TypedDict):
    """Into the Unknown: tiles left by colour, and the die."""

    left: dict[Colour, int]
    die: int


class Antarans(TypedDict):
    """Antaran's Revenge."""

    home: int
    doom_star_by: int | None
    next_fleet: dict[str, int]
    supply: dict[str, int]


class Drawn(TypedDict):
    """A card drawn for an empire of one's own."""

    seat: int
    card: int
    name: str


class Empires(TypedDict):
    """During set-up: the offer, custom boards left, and the cards this seat has drawn."""

    offer: list[str]
    boards: int
    drawn: list[Drawn]


class Looking(TypedDict):
    """A card that a player looks at; `name` for those who may know it."""

    card: int
    name: str | None


class Fighting(TypedDict):
    """A piece in a battle."""

    side: int
    unit: str
    state: ShipState
    hull: int
    origin: int | None


class BattleSeen(TypedDict):
    at: int
    attacker: int
    defender: int
    round: int
    pieces: list[Fighting]
    dice: list[list[int]]


class View(TypedDict):
    """The table; `level`: that of new technologies, `modules`: those switched on."""

    round: int
    rounds: int
    phase: str
    acting: int | None
    order: list[int]
    next_order: list[int]
    level: int
    modules: list[str]
    playing: Playing | None
    systems: list[System]
    players: list[Player]
    offer: list[str]
    decks: list[int]
    unknown: Unknown | None
    antarans: Antarans | None
    empires: Empires | None
    looking: list[Looking]
    tile_in_hand: str | None
    battle: BattleSeen | None
