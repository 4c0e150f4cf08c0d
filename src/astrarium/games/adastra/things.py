"""What there is in the box: the vocabulary of components.toml, and a small class for each kind of thing."""

from __future__ import annotations

from dataclasses import dataclass

RESOURCES = ("food", "research", "production", "credits")
FOOD, RESEARCH, PRODUCTION, CREDITS = range(4)
POPULATION = ("farmer", "worker", "scientist")
#: Which resource a population type brings.
BRINGS = (FOOD, PRODUCTION, RESEARCH)
BRANCHES = ("bio", "phys", "eng", "gov")
#: Ships come first; the rest are orbital buildings.
UNITS = ("frigate", "cruiser", "titan", "doom_star", "outpost", "battle_station")
FRIGATE, CRUISER, TITAN, DOOM_STAR, OUTPOST, STATION = range(6)
SHIPS = range(4)
STATES = ("ready", "exhausted", "overloaded")
READY, EXHAUSTED, OVERLOADED = range(3)
ACTIONS = ("growth", "research", "build", "diplomacy", "flight", "exploration", "attack", "invasion")
COLOURS = ("white", "green", "blue", "orange", "yellow")
FEATURES = ("wormhole", "micro_wormhole", "asteroids", "anomaly")
FLAGS = (
    "ignore_asteroids",
    "micro_all",
    "star_gate",
    "quiet_colonies",
    "settle_two",
    "xenocide",
    "safe_retreat",
    "peek_discovery",
)
EVENTS = ("win_battle", "explore", "colonise", "conquer", "develop", "destroy_unit")
PER = ("owned_system", "anomaly", "embassy", "planetary_building")
STATS = (
    "growth_cost",
    "research_cost",
    "diplomacy_cost",
    "unit_cost",
    "building_cost",
    "orbital_cost",
    "terraform_cost",
    "extra_place_cost",
    "action_limit",
    "card_limit",
    "upkeep",
    "build_items",
    "draft_picks",
    "firepower",
    "hull",
    "shield",
    "speed",
    "resistance",
    "invasion_dice",
    "capacity",
)
INSTANT = ("gain", "discontent", "vp", "place_unit", "add_population", "spawn", "draw_tech")
LASTING = (
    "income",
    "mod",
    "combat_effect",
    "invasion_effect",
    "flag",
    "action_card",
    "once_per_round",
    "on",
)
METRICS = (
    "owned_systems",
    "population",
    "max_branch_level",
    "min_branch_level",
    "techs",
    "units",
    "orbital_buildings",
    "planetary_buildings",
    "terraformed_planets",
    "embassies_share",
    "influence",
    "discontent",
    "resource",
    "enemies_destroyed",
    "battles_won_vs_players",
    "systems_conquered",
    "systems_explored",
    "controls_orion",
)
#: Planets that no planet stack holds: Orion lies at its place from the start, a wreck is a destroyed planet.
ORION = "orion"
WRECK = "wreck"

Three = tuple[int, int, int]
Four = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Effect:
    """One op of an effect list; the head of components.toml says what each means."""

    op: str
    n: int = 0
    res: str = ""
    per: str = ""
    system: bool = False
    stat: str = ""
    filter: tuple[str, ...] = ()
    face: int = 0
    damage: int = 0
    successes: int = 0
    name: str = ""
    event: str = ""
    unit: str = ""
    enemy: str = ""
    type: str = ""
    where: str = ""
    cost: tuple[int, ...] = ()
    do: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A card that is played as a standard action (A5)."""

    id: str
    actions: tuple[str, ...]
    free_places: int
    discount: int
    #: For the start resources of an empire of one's own.
    resources: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A ship or an orbital building of one of the two unit tables."""

    id: str
    count: int
    firepower: int
    hull: int
    shield: int
    speed: int
    cost: int
    source: str


@dataclass(frozen=True, slots=True)
class Enemy:
    id: str
    count: int
    firepower: int
    hull: int
    shield: int
    face: int
    damage: int
    reward: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    cost: int
    #: How many of it one empire may build in a game; 0: any number.
    limit: int
    effects: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Technology:
    id: str
    branch: int
    level: int
    cost: int
    effects: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Ability:
    """What an empire can do better than others; `cards`: how many ability cards there are of it."""

    id: str
    cards: int
    resources: tuple[int, ...]
    effects: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Foundation:
    """What an empire starts from: its branch, its people, how it fights."""

    id: str
    branch: int
    population: tuple[int, ...]
    resources: tuple[int, ...]
    combat: tuple[int, int]
    invasion: tuple[int, int]
    source: str


@dataclass(frozen=True, slots=True)
class Planet:
    id: str
    stack: str
    capacity: tuple[int, ...]
    planetary: int
    orbital: int
    source: str


@dataclass(frozen=True, slots=True)
class Empire:
    id: str
    start: Foundation
    units: str
    frigates: int
    outposts: int
    home: Planet
    abilities: tuple[str, ...]
    card: str
    #: None: nobody can open an embassy there.
    diplomat: tuple[Effect, ...] | None
    source: str


@dataclass(frozen=True, slots=True)
class Star:
    id: str
    colour: str
    #: A bit for each direction with a jump point, as the tile lies with rotation 0.
    edges: int
    features: frozenset[str]
    source: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A star tile at its place."""

    tile: str
    at: tuple[int, int]
    rotation: int
    home: bool


@dataclass(frozen=True, slots=True)
class Galaxy:
    """A layout: tiles face up, places of face-down tiles, and how many tiles of each colour."""

    tiles: tuple[Laid, ...]
    face_down: tuple[tuple[int, int], ...]
    colours: dict[str, int]
    always: tuple[str, ...]
    die: int
    source: str


@dataclass(frozen=True, slots=True)
class Discovery:
    id: str
    count: int
    kind: str
    effects: tuple[Effect, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Mission:
    """Points for whoever passes all tests: (metric, type, least, most)."""

    id: str
    points: int
    tests: tuple[tuple[str, str, int, int], ...]
    source: str
