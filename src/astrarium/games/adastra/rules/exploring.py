"""A5.18–A5.22 Exploring a tile: turning it up, pirates, planet and discovery, and what waits there."""

from __future__ import annotations

from functools import cache, partial

from ....kernel import Choice, Option, Reason, Steps, ask, run
from .. import fleets, galaxy
from ..combat import fight
from ..components import BASE, DISCOVERIES, ENEMY_KINDS, RAIDERS, STARS
from ..effects import Doing, fire
from ..names import COLOURS
from ..setup import draw_star, spawn
from ..state import State
from ..words import WORDS

#: Pirates in the wormhole systems, in the order in which they are found (A5.19).
PIRATES = ((RAIDERS, 2), (BASE, 1))
FIGHT: Option = ("fight",)
FALL_BACK: Option = ("fall_back",)


def explore(g: State, seat: int, system: int, source: int) -> Steps:
    """A5.18 A player explores a system from another one."""
    if not g.tiles[system]:
        yield from _turn_up(g, seat, system, source)
    g.explored[system] = True
    galaxy.join(g, system)
    galaxy.note_features(g, system)
    if g.listener:
        g.tell("explored", seat, at=system, tile=g.tiles[system])
    star = STARS[g.tiles[system]]
    if "wormhole" in star.features:
        _find_pirates(g, system)
    if star.colour != "white":
        _find_planet(g, system)
        yield from _find_discovery(g, seat, system)
    enemies, battles, conquests, explored = g.deeds[seat]
    g.deeds[seat] = (enemies, battles, conquests, explored + 1)
    yield from fire(g, seat, "explore", system)


@cache
def turns(edges: int) -> tuple[Option, ...]:
    """The rotations of a tile that look different."""
    looks: dict[int, int] = {}
    for turn in galaxy.ROTATIONS:
        looks.setdefault(galaxy.turned(edges, turn), turn)
    return tuple(("turn", turn) for turn in looks.values())


def bar_turn(edges: int, towards: int, source: int, option: Option) -> Reason | None:
    """A5.18 A jump point has to lie on the edge towards the system from which it is explored."""
    if galaxy.turned(edges, option[1]) >> towards & 1:
        return None
    return "no-jump-point-back", "A5.18", source


def _turn_up(g: State, seat: int, system: int, source: int) -> Steps:
    """A5.18 The tile is turned up and lies as the explorer likes, with a jump point to the source."""
    tile = draw_star(g, g.colours[system])
    edges = STARS[tile].edges
    towards = galaxy.direction_between(g, system, source)
    g.tile_in_hand = tile
    chosen = yield ask(
        WORDS,
        g,
        seat,
        "rotation",
        turns(edges),
        partial(bar_turn, edges, towards, source),
        "A5.18",
        {"at": system, "tile": tile},
    )
    g.tile_in_hand = ""
    g.tiles[system] = tile
    g.rotations[system] = chosen[1]


def _find_pirates(g: State, system: int) -> None:
    """A5.19 The first wormhole system found has Raiders, the second the Base."""
    if g.pirates_found < len(PIRATES):
        kind, count = PIRATES[g.pirates_found]
        g.pirates_found += 1
        if spawn(g, system, kind, count) and g.listener:
            g.tell("spawned", enemies=((ENEMY_KINDS[kind], count),), at=system)


def _find_planet(g: State, system: int) -> None:
    """A5.21 The next planet of the star's colour, if there is one left."""
    number = COLOURS.index(g.colours[system])
    if g.planet_stacks[number]:
        *rest, card = g.planet_stacks[number]
        g.planet_stacks[number] = tuple(rest)
        g.reveal((card,))
        g.ground[system] = (g.name(card), "", 0, 0, 0)


def _find_discovery(g: State, seat: int, system: int) -> Steps:
    """A5.21 The next discovery: resolved at once, or left there, or enemies."""
    if not g.discoveries:
        return
    card = g.discoveries[-1]
    if "peek_discovery" in g.powers[seat].flags and len(g.discoveries) > 1:
        two = g.discoveries[-2:]
        g.look(seat, two)
        g.looking = two
        chosen = yield Choice(seat, "keep-discovery", [("keep", each) for each in two], rule="A5.21")
        g.looking = ()
        card = chosen[1]
        other = two[0] if card == two[1] else two[1]
        g.discoveries = (other, *g.discoveries[:-2])
    else:
        g.discoveries = g.discoveries[:-1]
    g.reveal((card,))
    name = g.name(card)
    found = DISCOVERIES[name]
    if g.listener:
        g.tell("discovered", seat, at=system, discovery=name)
    if found.kind == "trait":
        planet, _, buildings, terraformed, advanced = g.ground[system]
        g.ground[system] = (planet, name, buildings, terraformed, advanced)
    else:
        yield from run(found.at_once, Doing(g, seat, system)) or ()


def fight_or_fall_back(g: State, seat: int, system: int, source: int) -> Steps:
    """A5.22 Ships that find enemies fight them at once, or fall back to where they came from."""
    if not g.enemies[system]:
        return
    chosen = yield Choice(seat, "fight", [FIGHT, FALL_BACK], rule="A5.22", args={"at": system})
    groups = fleets.groups(g.fleets[system])
    if chosen == FALL_BACK:
        fleets.take_groups(g, system, groups)
        fleets.put_groups(g, seat, source, groups, steps=1)
        g.tell("fell-back", seat, source=system, at=source)
        return
    yield from fight(g, seat, system, [(source, groups)], from_map=True)
