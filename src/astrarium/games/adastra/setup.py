"""A3 Set-up of a new game: the galaxy, the stacks, the offer of empires.

The choices of players follow in rules/setup_choices.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from ...kernel import Cards, Chance
from . import galaxy
from .components import (
    ABILITY_CARDS,
    CUSTOM_CARDS,
    DISCOVERIES,
    EMPIRES,
    ENEMY_TABLE,
    FOUNDATIONS,
    GALAXIES,
    GUARDIAN,
    MAKING,
    MISSIONS,
    PIECES,
    PLANETS,
    STARS,
    TECHNOLOGIES,
    UNKNOWN,
    N,
)
from .enumerations import ANTARANS, COLOURS, DOOM_STAR, FIRST_EMPIRES, ORION, READY
from .galaxy_layouts import Galaxy, free_tiles
from .state import ANTARAN_FLEET, NEW_PLAYER, NEW_SYSTEM, NOBODY, State

#: Placeholder for a white tile that is drawn from `white_rest`.
OTHER_WHITE = "other"
LEVELS = (1, 2, 3)


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    chosen = tuple(sorted((name, value) for name, value in options.items()))
    g = _unshuffled(seats, chosen).copy()
    g.chance = chance
    _shuffle_stacks(g)
    if g.on("unknown"):
        g.cards.mix(g.unknown_set, chance, "set")
    else:
        _lay_face_down(g, GALAXIES[seats])
    g.reveal(g.empire_offer)
    start = g.roll(seats, "start")
    g.order = [(start + place) % seats for place in range(seats)]
    g.acting = start
    return g


def modules(options: Mapping[str, Any]) -> frozenset[str]:
    """The modules that these options switch on."""
    on = {name for name in ("antarans", "unknown", "revenge", "custom") if options[name]}
    return frozenset(on if options["no_missions"] or options["first_game"] else on | {"missions"})


@cache
def _unshuffled(seats: int, chosen: tuple[tuple[str, Any], ...]) -> State:
    """The position before the first shuffle."""
    options = dict(chosen)
    on = modules(options)
    layout = (UNKNOWN if "unknown" in on else GALAXIES)[seats]
    g = empty(seats, N.rounds_long if options["long_game"] else N.rounds, on)
    _lay_tiles(g, layout, "unknown" in on)
    _stack_stars(g, layout, seats, "unknown" in on)
    _stack_cards(g, _empires(options))
    if "revenge" in on:
        _lay_antares(g)
    return g


def _empires(options: Mapping[str, Any]) -> list[str]:
    """A3.3, A9.1, B1.1 The empires in use."""
    if options["first_game"]:
        return list(FIRST_EMPIRES)
    return [empire for empire in EMPIRES if empire != ANTARANS or options["antarans"]]


# -- the galaxy


def _lay_tiles(g: State, layout: Galaxy, unknown: bool) -> None:
    """A3.1, B2.1 Add the systems that start face up, then the places of face-down tiles."""
    for laid in layout.tiles:
        star = STARS[laid.tile]
        system = galaxy.add_system(g, laid.at, star.colour)
        g.tiles[system] = laid.tile
        g.rotations[system] = laid.rotation
        g.explored[system] = laid.home or star.colour == "white" or not unknown
        if g.explored[system]:
            galaxy.note_features(g, system)
        if not laid.home and not unknown:
            put_orion(g, system)
    for place in layout.face_down:
        galaxy.add_system(g, place, "")
    g.orion_die = layout.die
    for system in range(len(g.coords)):
        g.links[system], g.doors[system] = galaxy.joined(g, system)


def put_orion(g: State, system: int) -> None:
    """A3.1, B2.7 The Orion tile and the Guardian."""
    g.orion = system
    g.ground[system] = (ORION, "", 0, 0, 0)
    spawn(g, system, GUARDIAN, 1)


def spawn(g: State, system: int, kind: int, count: int) -> int:
    """A8.1 Place enemies, at most as many as the supply has; returns their number."""
    count = min(count, g.enemy_supply[kind])
    if count:
        there = list(g.enemies[system] or (0,) * len(ENEMY_TABLE))
        there[kind] += count
        g.enemies[system] = tuple(there)
        g.enemy_supply[kind] -= count
    return count


def _lay_face_down(g: State, layout: Galaxy) -> None:
    """A3.1 Deal the colours of the face-down tiles at random; they are public."""
    colours = _strewn(layout)
    first = len(layout.tiles)
    for system in range(first, first + len(layout.face_down)):
        g.colours[system] = colours.pop(g.chance.below(len(colours), "colours"))


def _strewn(layout: Galaxy) -> list[str]:
    """The colours of the tiles to deal, one entry for each tile."""
    return [colour for colour, count in zip(COLOURS, layout.colours, strict=True) for _ in range(count)]


def _stack_stars(g: State, layout: Galaxy, seats: int, unknown: bool) -> None:
    """Build a stack of undrawn tiles for each colour; tiles of a colour are interchangeable.

    Some white tiles are always in the galaxy, and others are drawn at random. The white stack therefore has a
    card for each white face-down place: a tile, or a placeholder for one of `white_rest`.
    """
    for colour in COLOURS:
        tiles = free_tiles(STARS.values(), layout, colour)
        if colour == "white" and not unknown:
            others = layout.colours[COLOURS.index(colour)] - len(layout.always)
            rest = [tile for tile in tiles if tile not in layout.always]
            g.white_rest = tuple(g.cards.add(rest))
            tiles = [*layout.always, *[OTHER_WHITE] * others]
        g.star_stacks.append(tuple(g.cards.add(tiles)))
    if unknown:
        g.unknown_set = tuple(g.cards.add(_strewn(layout)))


def draw_star(g: State, colour: str) -> str:
    """Draw and reveal the next tile of a colour."""
    number = COLOURS.index(colour)
    card, g.star_stacks[number] = g.star_stacks[number][-1], g.star_stacks[number][:-1]
    g.reveal((card,))
    if g.name(card) == OTHER_WHITE:
        card, g.white_rest = g.white_rest[-1], g.white_rest[:-1]
        g.reveal((card,))
    return g.name(card)


def _lay_antares(g: State) -> None:
    """B3.2 The Antaran home system lies beside the galaxy, with its planet and the Doom Star."""
    system = galaxy.add_system(g, (), "")
    g.explored[system] = True
    g.ground[system] = (EMPIRES[ANTARANS].home.id, "", 0, 0, 0)
    g.wormholes += (system,)
    g.antares = system
    g.add_ships(system, DOOM_STAR, READY)
    g.fleet_owner[system] = ANTARAN_FLEET


# -- stacks


def _stack_cards(g: State, empires: Iterable[str]) -> None:
    """A3.2, A3.3 Planets, discoveries, technologies, missions, empires."""
    add = g.cards.add
    g.planet_stacks = [
        tuple(add(planet.id for planet in PLANETS.values() if planet.stack == colour)) for colour in COLOURS
    ]
    g.discoveries = tuple(add(tile.id for tile in DISCOVERIES.values() for _ in range(tile.count)))
    g.tech_decks = [
        tuple(add(card.id for card in TECHNOLOGIES.values() if card.level == level)) for level in LEVELS
    ]
    g.mission_deck = tuple(add(MISSIONS)) if g.on("missions") else ()
    deck = tuple(add(empires))
    g.empire_deck, g.empire_offer = deck[: -N.empire_offer], deck[-N.empire_offer :]
    if g.on("custom"):
        g.custom_decks = [tuple(add(FOUNDATIONS)), tuple(add(ABILITY_CARDS)), tuple(add(CUSTOM_CARDS))]
        g.custom_boards = MAKING.boards


def _shuffle_stacks(g: State) -> None:
    named = (
        ("stars", [*g.star_stacks, g.white_rest]),
        ("planets", g.planet_stacks),
        ("discoveries", [g.discoveries]),
        ("technologies", g.tech_decks),
        ("missions", [g.mission_deck]),
        ("empires", [g.empire_deck + g.empire_offer]),
        ("custom", g.custom_decks),
    )
    for stream, stacks in named:
        for stack in stacks:
            if stack:
                g.cards.mix(stack, g.chance, stream)


def empty(seats: int, rounds: int, on: frozenset[str]) -> State:
    """The state before any piece is placed."""
    return State(
        seats=seats,
        chance=Chance(""),
        cards=Cards(seats),
        news=0,
        phase="choose",
        round=1,
        rounds=rounds,
        modules=on,
        acting=0,
        place=0,
        order=[],
        next_order=[],
        eliminated=frozenset(),
        card="",
        icon=0,
        used=(),
        did=False,
        charted=False,
        exchanged=False,
        looking=(),
        tile_in_hand="",
        **{name: [] for name in NEW_SYSTEM},
        wormholes=(),
        micros=(),
        asteroids=frozenset(),
        anomalies=(),
        pirates_found=0,
        orion=NOBODY,
        antares=NOBODY,
        doom_star_by=NOBODY,
        orion_die=0,
        battle=None,
        **{name: [value] * seats for name, value in NEW_PLAYER.items()},
        antaran_supply=list(PIECES["antaran"][:DOOM_STAR]),
        enemy_supply=[enemy.count for enemy in ENEMY_TABLE],
        star_stacks=[],
        white_rest=(),
        unknown_set=(),
        planet_stacks=[],
        discoveries=(),
        tech_decks=[],
        offer=(),
        mission_deck=(),
        empire_deck=(),
        empire_offer=(),
        custom_decks=[],
        custom_boards=0,
    )
