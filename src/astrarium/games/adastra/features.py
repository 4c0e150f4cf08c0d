"""What a learner sees of a game: systems in the order in which they were laid out, 0 where there are no more.

Things are named by their number in components.toml, counted from 1 (0: none there). Players go from whose
row it is on clockwise; a seat is 1 for oneself, 2 for the next player and so on, then come the Antarans and
neutral enemies.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter as of
from typing import Any

from ...kernel import Choice
from ...kernel.features import PACK, Features, Part, Row, Seen
from .components import BUILDING_TABLE
from .fields import (
    CARD,
    COLOUR,
    DISCOVERY,
    EMPIRE,
    ENEMIES,
    FACE,
    GROUND,
    MISSION,
    MODULES,
    PIECES,
    PLANET,
    PROMPTS,
    SHIP_STATES,
    SOURCE,
    STAR,
    TECHNOLOGY,
    fields,
)
from .names import BRANCHES, POPULATION, RESOURCES, UNITS
from .powers import Makeup
from .site import Ground
from .state import ANTARAN_FLEET, NEUTRAL, Fleet, State

ALIKE, TURNED, OWN = Seen
Fill = Callable[[State, int, Row, Sequence[int]], None]
#: What the field `numbers` has of each player, before the missions held.
NUMBERS = ("discontent", "points", "mission_points", "influence", "honours", "resistance", "actions_taken")
#: Rows of numbers one after the other.
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
    """Owners as seats seen from this one: by number, nobody last."""
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
    """Fills a field with what a list of the state has of each player."""
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
    """How often technologies were shuffled: until it is done again, a card of theirs keeps its face."""
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
    # Where a system lies, its colour and its rotation come with its tile.
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
