"""Observations for learners: the fields of a row, and the functions that fill them.

Systems are in the order of placement, with 0 for missing ones. A component is encoded as its number in
components.toml, counted from 1; 0 is none. Seats count clockwise from the observer: 1 is the observer, 2 the
next player. The Antarans and neutral enemies follow.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter as of
from typing import Any

from ...kernel import Choice
from ...kernel.learning.features import LIMIT, PACK, Features, Field, Part, Row, Seen
from .action_encoding import SYSTEMS
from .active_powers import Makeup
from .components import (
    ABILITIES,
    BUILDING_TABLE,
    CARDS,
    DISCOVERIES,
    EMPIRES,
    ENEMY_KINDS,
    FOUNDATIONS,
    MISSIONS,
    PLANETS,
    STARS,
    TECHNOLOGIES,
)
from .enumerations import ACTIONS, BRANCHES, COLOURS, POPULATION, RESOURCES, SHIPS, STATES, UNITS
from .state import ANTARAN_FLEET, NEUTRAL, Fleet, State
from .system_stats import Ground

PLANET = {planet: at for at, planet in enumerate(PLANETS, 1)}
DISCOVERY = {discovery: at for at, discovery in enumerate(DISCOVERIES, 1)}
STAR = {star: at for at, star in enumerate(STARS, 1)}
COLOUR: dict[str, int] = {colour: at for at, colour in enumerate(COLOURS, 1)}
EMPIRE = {empire: at for at, empire in enumerate(EMPIRES, 1)}
CARD = {card: at for at, card in enumerate(CARDS)}
TECHNOLOGY = {technology: at for at, technology in enumerate(TECHNOLOGIES)}
#: Other sources of an empire: abilities, foundations, diplomats.
SOURCE = {
    source: at
    for at, source in enumerate((*ABILITIES, *FOUNDATIONS, *(f"diplomat_{empire}" for empire in EMPIRES)))
}
MISSION = {mission: at for at, mission in enumerate(MISSIONS)}
MODULES = ("antarans", "unknown", "revenge", "custom", "missions")
#: Possible faces of cards that a player looks at or has drawn.
FACE = {face: at for at, face in enumerate((*TECHNOLOGIES, *DISCOVERIES, *FOUNDATIONS, *ABILITIES, *CARDS))}
#: A planet: its number, its discovery, terraformed, advanced, and a number for each building.
GROUND = 4 + len(BUILDING_TABLE)
SHIP_STATES = len(SHIPS) * len(STATES)
ENEMIES = len(ENEMY_KINDS)
#: Number of kinds of pieces in a battle.
PIECES = len(UNITS) + ENEMIES

PROMPTS = (
    "empire",
    "home",
    "keep-foundation",
    "keep-ability",
    "keep-card",
    "keep-missions",
    "pirates",
    "draft",
    "turn",
    "exchange",
    "split",
    "add",
    "growth",
    "research",
    "build",
    "item",
    "diplomacy",
    "flight",
    "ships",
    "destination",
    "exploration",
    "chart",
    "lay",
    "rotation",
    "fight",
    "keep-technology",
    "keep-discovery",
    "attack",
    "strike",
    "targets",
    "retreat",
    "withdraw",
    "invasion",
    "invasion-kind",
    "landing",
    "losses",
    "settle",
    "destroyer",
    "discard",
    "drain",
    "unpaid",
    "bid",
    "antaran-target",
    "missions",
)


def fields(seats: int) -> Sequence[Field]:
    return (
        Field("about", (SYSTEMS,), "the system that the question is about"),
        Field("count", (1,), "how many it asks for, or damage to be done", 0, 99),
        Field("budget", (2,), "production to spend on building here, and spent", 0, 999),
        Field("extra", (1,), "credits for this place", 0, 99),
        Field("acting", (1,), "who decides, as a seat", 0, 9, code=True),
        Field("card", (len(CARD),), "the action card being played"),
        Field("icon", (1,), "which of its actions", 0, len(ACTIONS), code=True),
        Field("used", (SYSTEMS,), "places in which it was used"),
        Field("exchanged", (1,), "whether an exchange was made in this turn"),
        Field("tile", (1,), "the star tile that is about to be laid", 0, len(STAR), code=True),
        Field("looking", (len(FACE),), "cards looked at to keep one, where the seat knows them", 0, 9),
        Field("drawn", (len(FACE),), "cards drawn for an empire of one's own", 0, 9),
        Field("battle", (3,), "a battle: system + 1, its round, and 1 where the seat attacks, else 2", 0, 99),
        Field("battle_pieces", (2, PIECES), "pieces in it, the attacker's first", 0, 99),
        Field("battle_hull", (2, PIECES), "their hull", 0, 999),
        Field("round", (2,), "the round, and how many there are", 0, 20),
        Field("modules", (len(MODULES),), "modules that are played with: " + ", ".join(MODULES)),
        Field("offer", (len(TECHNOLOGY),), "technologies on offer"),
        Field("empires", (len(EMPIRE),), "empires on offer"),
        Field("stacks", (3,), "cards left: discoveries, missions, unknown tiles", 0, 199),
        Field("decks", (len(BRANCHES),), "technologies left in the decks", 0, 99),
        Field("die", (1,), "the die that counts down to Orion", 0, 9),
        Field("doom_star_by", (1,), "who destroyed the Doom Star, as a seat", 0, 9, code=True),
        Field("coords", (SYSTEMS, 2), "where systems lie: q, r", -99, 99),
        Field("colours", (SYSTEMS,), "their colours", 0, len(COLOUR), code=True),
        Field("tiles", (SYSTEMS,), "their star tiles, once turned up", 0, len(STAR), code=True),
        Field("rotations", (SYSTEMS,), "how these lie", 0, 5, code=True),
        Field("explored", (SYSTEMS,), "explored systems"),
        Field("ground", (SYSTEMS, GROUND), _ABOUT_GROUND, 0, 99),
        Field("owner", (SYSTEMS,), "owners, as seats", 0, 9, code=True),
        Field("population", (SYSTEMS, len(POPULATION)), "farmers, workers, scientists", 0, 99),
        Field("fleet_owner", (SYSTEMS,), "whose ships are there, as a seat", 0, 9, code=True),
        Field("fleets", (SYSTEMS, SHIP_STATES), "ships by type: ready, exhausted, overloaded", 0, 99),
        Field("outposts", (SYSTEMS,), "outposts", 0, 99),
        Field("stations", (SYSTEMS,), "battle stations", 0, 99),
        Field("enemies", (SYSTEMS, ENEMIES), "neutral enemies by kind", 0, 99),
        Field("order", (seats,), "place on the order track, counted from 1; 0 where eliminated", 0, seats),
        Field("resources", (seats, len(RESOURCES)), ", ".join(RESOURCES), 0, 999),
        Field("levels", (seats, len(BRANCHES)), "levels of " + ", ".join(BRANCHES), 0, 99),
        Field("numbers", (seats, 8), _ABOUT_NUMBERS, -99, LIMIT),
        Field("embassies", (seats, seats), "embassies of each player (row) with each"),
        Field("supply", (seats, len(UNITS)), "pieces left", 0, 99),
        Field("hand", (seats, len(CARD)), "action cards in hand"),
        Field("played", (seats, len(CARD)), "action cards played"),
        Field("empire", (seats,), "empires", 0, len(EMPIRE), code=True),
        Field("home", (seats,), "home systems, counted from 1", 0, SYSTEMS, code=True),
        Field("technologies", (seats, len(TECHNOLOGY)), "technologies in hand"),
        Field("developed", (seats, len(TECHNOLOGY)), "technologies developed"),
        Field("sources", (seats, len(SOURCE)), "abilities, foundation, diplomats"),
        Field("missions", (len(MISSION),), "the own missions"),
        Field("revealed", (seats, len(MISSION)), "missions that were revealed"),
        Field("known_cards", (len(FACE),), "cards of stacks that the seat has seen", 0, 9, True),
        Field("known_missions", (len(MISSION),), "missions elsewhere that it has seen", 0, 9, True),
    )


_ABOUT_GROUND = "planet, discovery, terraformed type + 1, advanced terraforming, then each building"
_ABOUT_NUMBERS = (
    "discontent, points, points of missions, influence, honours, resistance, actions taken, missions held"
)


ALIKE, TURNED, OWN = Seen
Fill = Callable[[State, int, Row, Sequence[int]], None]
#: Lists of the state that fill the field `numbers`; the number of missions held follows.
NUMBERS = ("discontent", "points", "mission_points", "influence", "honours", "resistance", "actions_taken")
#: Flattens rows of numbers.
flat = chain.from_iterable


@lru_cache(4096)
def _ground(ground: Ground) -> array[int]:
    planet, trait, buildings, terraformed, advanced = ground
    numbers = [PLANET.get(planet, 0), DISCOVERY.get(trait, 0), terraformed, advanced]
    return array("h", numbers + [buildings >> bit & 1 for bit in range(len(BUILDING_TABLE))])


@lru_cache(4096)
def _sources(makeup: Makeup) -> array[int]:
    foundation, _, sources = makeup
    return array("h", [source == foundation or source in sources for source in SOURCE])


@lru_cache(4096)
def _ships(fleet: Fleet) -> array[int]:
    return array("h", flat(fleet))


@cache
def _seats(seats: int, seat: int) -> list[int]:
    """Lookup from owner to seat relative to this one; nobody (-1) is the last entry."""
    found = [0] * (NEUTRAL + 2)
    for other in range(seats):
        found[other] = (other - seat) % seats + 1
    found[ANTARAN_FLEET], found[NEUTRAL] = seats + 1, seats + 2
    return found


def _fill(g: State, seat: int, choice: Choice | None, row: Row, at: Sequence[int]) -> None:
    about, count, budget, extra = at[:4]
    args = choice.args if choice is not None else None
    if args:
        if "at" in args:
            row[about + args["at"]] = 1
        row[count] = args.get("count", 0) or args.get("damage", 0)
        if "budget" in args:
            row[budget], row[budget + 1] = args["budget"], args["spent"]
        row[extra] = args.get("extra", 0)
    _turn(g, seat, row, at[4:12])
    if g.battle is not None:
        _battle(g, seat, row, at[12:])


def _turn(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    acting, card, icon, used, exchanged, tile, looking, drawn = at
    row[acting] = _seats(g.seats, seat)[g.acting]
    if g.card:
        row[card + CARD[g.card]] = 1
        row[icon] = g.icon
        for place in g.used:
            if place:
                row[used + place[0]] = 1
    row[exchanged] = g.exchanged
    if g.tile_in_hand:
        row[tile] = STAR[g.tile_in_hand]
    if g.looking:
        face, seen, bit = g.cards.face, g.cards.seen, 1 << seat
        for each in g.looking:
            if seen[each] & bit:
                row[looking + FACE[face[each]]] += 1
    for each in g.custom_drawn[seat] if g.custom_drawn else ():
        row[drawn + FACE[g.cards.face[each]]] += 1


def _table(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    round, modules, offer, empires, stacks, decks, die = at
    face = g.cards.face
    row[round], row[round + 1] = g.round, g.rounds
    for number, module in enumerate(MODULES):
        row[modules + number] = module in g.modules
    for each in g.offer:
        row[offer + TECHNOLOGY[face[each]]] = 1
    for each in g.empire_offer:
        row[empires + EMPIRE[face[each]] - 1] = 1
    PACK[3](row, 2 * stacks, len(g.discoveries), len(g.mission_deck), len(g.unknown_set))
    PACK[len(g.tech_decks)](row, 2 * decks, *map(len, g.tech_decks))
    row[die] = g.orion_die


def _doom_star(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    row[at[0]] = _seats(g.seats, seat)[g.doom_star_by]


def _stars(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    coords, colours, tiles, rotations, explored = at
    many = len(g.coords)
    PACK[2 * many](row, 2 * coords, *flat([place or (0, 0) for place in g.coords]))
    pack = PACK[many]
    pack(row, 2 * colours, *[COLOUR.get(colour, 0) for colour in g.colours])
    pack(row, 2 * tiles, *[STAR.get(tile, 0) for tile in g.tiles])
    pack(row, 2 * rotations, *g.rotations)
    pack(row, 2 * explored, *g.explored)


def _grounds(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for system, ground in enumerate(g.ground):
        if ground[0]:
            begin = at[0] + system * GROUND
            row[begin : begin + GROUND] = _ground(ground)


def _owners(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    PACK[len(g.owner)](row, 2 * at[0], *map(_seats(g.seats, seat).__getitem__, g.owner))


def _people(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    PACK[len(POPULATION) * len(g.population)](row, 2 * at[0], *flat(g.population))


def _fleet_owners(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    PACK[len(g.fleet_owner)](row, 2 * at[0], *map(_seats(g.seats, seat).__getitem__, g.fleet_owner))


def _fleets(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for system in flat(g.based):
        begin = at[0] + system * SHIP_STATES
        row[begin : begin + SHIP_STATES] = _ships(g.fleets[system])


def _bases(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    outposts, stations, enemies = at
    pack = PACK[len(g.coords)]
    pack(row, 2 * outposts, *g.outposts)
    pack(row, 2 * stations, *g.stations)
    for system, kinds in enumerate(g.enemies):
        if kinds:
            PACK[ENEMIES](row, 2 * (enemies + system * ENEMIES), *kinds)


def _battle(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    battle, pieces, hulls = at
    found = g.battle
    assert found is not None
    row[battle], row[battle + 1] = found.at + 1, found.round
    row[battle + 2] = 1 if found.attacker == seat else 2 if found.defender == seat else 0
    for side, unit, _, hull, _ in found.pieces:
        row[pieces + side * PIECES + unit] += 1
        row[hulls + side * PIECES + unit] += hull


def _order(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for place, each in enumerate(g.order, 1):
        if each not in g.eliminated:
            row[at[0] + (each - seat) % g.seats] = place


def _by_seat(name: str, width: int) -> Fill:
    """Build the function that fills a field from a list of the state by player."""
    read = of(name)

    def fill(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
        rows = read(g)
        PACK[width * g.seats](row, 2 * at[0], *flat(rows[seat:]), *flat(rows[:seat]))

    return fill


def _numbers(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    by_seat = [*zip(*[getattr(g, name) for name in NUMBERS], map(len, g.missions), strict=True)]
    PACK[8 * g.seats](row, 2 * at[0], *flat(by_seat[seat:]), *flat(by_seat[:seat]))


def _embassies(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    seats = g.seats
    for who, hosts in enumerate(g.embassies):
        if hosts:
            begin = at[0] + (who - seat) % seats * seats
            for other in range(seats):
                row[begin + (other - seat) % seats] = hosts >> other & 1


def _hands(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for begin, hands in zip(at, (g.hand, g.played), strict=True):
        for cards in hands[seat:] + hands[:seat]:
            for card in cards:
                row[begin + CARD[card]] = 1
            begin += len(CARD)


def _holdings(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    empire, home, technologies, developed, sources = at
    face, seats = g.cards.face, g.seats
    for step in range(seats):
        who = (seat + step) % seats
        row[empire + step] = EMPIRE.get(g.empire[who], 0)
        row[home + step] = g.home[who] + 1
        begin = step * len(TECHNOLOGY)
        for number in g.technologies[who]:
            row[technologies + begin + TECHNOLOGY[face[number]]] = 1
        for technology in g.developed[who]:
            row[developed + begin + TECHNOLOGY[technology]] = 1
        begin = sources + step * len(SOURCE)
        row[begin : begin + len(SOURCE)] = _sources(g.makeup[who])


def _missions(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for card in g.missions[seat]:
        row[at[0] + MISSION[g.cards.face[card]]] = 1


def _revealed(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    for who, missions in enumerate(g.revealed):
        begin = at[0] + (who - seat) % g.seats * len(MISSION)
        for mission in missions:
            row[begin + MISSION[mission]] = 1


def _shuffled(g: State) -> int:
    """The number of technology shuffles so far: a cache key, as cards keep their faces between two."""
    return g.chance.streams.get("technologies", 0)


def _of_table(g: State) -> Any:
    return (
        g.round,
        g.modules,
        g.offer,
        g.empire_offer,
        g.discoveries,
        g.mission_deck,
        g.unknown_set,
        g.tech_decks,
        g.orion_die,
        _shuffled(g),
    )


def _of_holdings(g: State) -> Any:
    return g.empire, g.home, g.technologies, g.developed, g.makeup, _shuffled(g)


def _remember(g: State, seat: int, row: Row, at: Sequence[int]) -> None:
    known_cards, known_missions = at
    face, seen, bit = g.cards.face, g.cards.seen, 1 << seat
    for stack in (*g.tech_decks, g.discoveries, *g.custom_decks):
        for card in stack:
            if seen[card] & bit and face[card] in FACE:
                row[known_cards + FACE[face[card]]] += 1
    for card in g.mission_deck:
        if seen[card] & bit:
            row[known_missions + MISSION[face[card]]] += 1


PARTS = (
    Part("round", "die", ALIKE, _of_table, _table),
    Part("doom_star_by", "doom_star_by", OWN, of("doom_star_by"), _doom_star),
    # The key needs no coordinates, colours or rotations: they only change together with the tiles.
    Part("coords", "explored", ALIKE, of("tiles", "explored"), _stars),
    Part("ground", "ground", ALIKE, of("ground"), _grounds),
    Part("owner", "owner", OWN, of("owner"), _owners),
    Part("population", "population", ALIKE, of("population"), _people),
    Part("fleet_owner", "fleet_owner", OWN, of("fleet_owner"), _fleet_owners),
    Part("fleets", "fleets", ALIKE, of("fleets"), _fleets),
    Part("outposts", "enemies", ALIKE, of("outposts", "stations", "enemies"), _bases),
    Part("order", "order", TURNED, of("order", "eliminated"), _order),
    Part("resources", "resources", TURNED, of("resources"), _by_seat("resources", len(RESOURCES))),
    Part("levels", "levels", TURNED, of("levels"), _by_seat("levels", len(BRANCHES))),
    Part("numbers", "numbers", TURNED, of(*NUMBERS, "missions"), _numbers),
    Part("embassies", "embassies", OWN, of("embassies"), _embassies),
    Part("supply", "supply", TURNED, of("supply"), _by_seat("supply", len(UNITS))),
    Part("hand", "played", TURNED, of("hand", "played"), _hands),
    Part("empire", "sources", TURNED, _of_holdings, _holdings),
    Part("missions", "missions", OWN, of("missions"), _missions),
    Part("revealed", "revealed", TURNED, of("revealed"), _revealed),
)
FEATURES = Features(fields, _fill, _remember, PROMPTS, PARTS)
