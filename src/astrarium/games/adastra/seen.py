"""The shape of a view: what a seat may see. Seats are None for nobody; systems are named by their number."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .names import Action, Branch, Colour, Feature, Resource, ShipState


class Playing(TypedDict):
    """The card being played; `extra`: credits for the next place, None where there is none."""

    card: str
    action: Action
    used: list[list[int]]
    free: int
    extra: int | None
    discount: int


class Slots(TypedDict):
    """Slots still free."""

    planetary: int
    orbital: int


class Ships(TypedDict):
    unit: str
    ready: int
    exhausted: int
    overloaded: int


class Fleet(TypedDict):
    """Ships in a system; owner 6: the Antarans of the Revenge."""

    owner: int
    ships: list[Ships]


class Defence(TypedDict):
    """What an attacker would meet in a round; `sixths`: the damage to expect of the dice, in sixths."""

    dice: int
    hull: int
    sixths: int


class System(TypedDict):
    """`q`, `r`: None beside the galaxy; `doors`: unexplored systems behind a jump point."""

    at: int
    q: int | None
    r: int | None
    colour: str
    tile: str | None
    rotation: int
    edges: list[bool]
    explored: bool
    features: list[Feature]
    links: list[int]
    doors: list[int]
    planet: str | None
    #: With the owner's modifiers.
    capacity: list[int]
    trait: str | None
    buildings: list[str]
    terraformed: int | None
    advanced: bool
    slots: Slots
    #: Farmers, workers, scientists.
    population: list[int]
    resistance: int
    owner: int | None
    holder: int | None
    outposts: int
    stations: int
    enemies: dict[str, int]
    fleet: Fleet | None
    defence: Defence


class Held(TypedDict):
    """A technology in hand; `ripe`: its branch stands high enough."""

    technology: str
    price: int
    printed: int
    ripe: bool


class Once(TypedDict):
    """Something that works once a round."""

    ability: str
    used: bool


class UnitNumbers(TypedDict):
    unit: str
    firepower: int
    hull: int
    shield: int
    speed: int
    price: int
    printed: int
    left: int
    unlocked: bool


class Prices(TypedDict):
    """What things cost now, before a card's discount."""

    embassy: int
    influence: int
    calm: int
    terraform: int
    terraform_all: int
    buildings: dict[str, int]
    places: list[int]


class MissionHeld(TypedDict):
    card: int
    mission: str
    fulfilled: bool


class Strength(TypedDict):
    """What an empire can do, and at what price; `combat`, `invasion`: what each face of a die is worth."""

    income: NotRequired[dict[Resource, int]]
    upkeep: NotRequired[int]
    flags_left: NotRequired[int]
    actions_left: NotRequired[int]
    card_limit: NotRequired[int]
    technologies: NotRequired[list[Held]]
    once: NotRequired[list[Once]]
    units: NotRequired[list[UnitNumbers]]
    combat: NotRequired[list[int]]
    invasion: NotRequired[list[int]]
    invasion_dice: NotRequired[int]
    flags: NotRequired[list[str]]
    prices: NotRequired[Prices]


class Player(Strength):
    """A player; what an empire can do is there as soon as it stands."""

    seat: int
    empire: str | None
    pieces: str | None
    foundation: str | None
    abilities: list[str]
    home: int | None
    eliminated: bool
    resources: dict[Resource, int]
    discontent: int
    levels: dict[Branch, int]
    influence: int
    honours: int
    resistance: int
    embassies: list[int]
    hand: list[str]
    played: list[str]
    developed: list[str]
    mission_count: int
    #: Own ones only.
    missions: list[MissionHeld] | None
    revealed: list[str]
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
    """A card that somebody is looking at, with what is printed on it for who may know."""

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
    planets_left: dict[Colour, int]
    discoveries_left: int
    missions_left: int
    unknown: Unknown | None
    antarans: Antarans | None
    empires: Empires | None
    looking: list[Looking]
    tile_in_hand: str | None
    battle: BattleSeen | None
