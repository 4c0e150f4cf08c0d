"""A5.18–A5.23 The action Exploration, and the exploration of a system."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....kernel import Choice, Option, Reason, Steps, ask, run
from .. import fleets, galaxy
from ..combat import fight
from ..component_types import ActionCard
from ..components import BASE, DISCOVERIES, ENEMY_KINDS, RAIDERS, STARS
from ..effects import Execution, fire
from ..enumerations import COLOURS, SYSTEMS_EXPLORED
from ..option_texts import WORDS
from ..setup import draw_star, spawn
from ..state import State, plus
from ..system_stats import TRAIT
from . import into_the_unknown


def quick(g: State, seat: int, card: ActionCard) -> Iterator[Option]:
    """The legal places, computed without reasons."""
    doors = g.doors
    for system in sorted({*g.owned_by[seat], *g.based[seat]}):
        if doors[system] and g.holder(system) == seat:
            for door in doors[system]:
                yield "survey", door, system
    if g.unknown_set and len(g.used) < card.free_places:
        for option in into_the_unknown.candidates(g, seat):
            if into_the_unknown.bar(g, option) is None:
                yield option


def candidates(g: State, seat: int, card: ActionCard) -> list[Option]:
    """Every unexplored system from each of its explored neighbours; with B2 also controlled ones."""
    found: list[Option] = [
        ("survey", system, near)
        for near, explored in enumerate(g.explored)
        if explored
        for _, system in galaxy.around(g, near)
        if not g.explored[system]
    ]
    return found + into_the_unknown.candidates(g, seat) if g.on("unknown") else found


def bar(g: State, seat: int, card: ActionCard, option: Option) -> Reason | None:
    """A5.23, B2.3 Why a system cannot be explored from another, or no tile can be laid next to it."""
    if option[0] == "chart":
        if len(g.used) >= card.free_places:
            return "no-free-place", "B2.3"
        return into_the_unknown.bar(g, option)
    _, system, near = option
    if g.holder(near) != seat:
        return "no-control-near", "A5.23", near
    return None if system in g.doors[near] else ("no-jump-point", "A5.20", near)


def carry_out(g: State, seat: int, card: ActionCard, place: Option) -> Steps:
    word, system = place[0], place[1]
    g.used += ((system,),)
    if word == "survey":
        yield from explore(g, seat, system, place[2])
    else:
        yield from into_the_unknown.explore_galaxy(g, seat, system)


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
    g.deeds[seat] = plus(g.deeds[seat], SYSTEMS_EXPLORED, 1)
    yield from fire(g, seat, "explore", system)


def bar_turn(edges: int, towards: int, source: int, option: Option) -> Reason | None:
    """A5.18 Why a rotation is illegal: no jump point faces the system of the explorer."""
    if galaxy.turned(edges, option[1]) >> towards & 1:
        return None
    return "no-jump-point-back", "A5.18", source


def _turn_up(g: State, seat: int, system: int, source: int) -> Steps:
    """A5.18 Reveal a tile; the explorer rotates it so that a jump point faces the source."""
    tile = draw_star(g, g.colours[system])
    edges = STARS[tile].edges
    towards = galaxy.direction_between(g, system, source)
    g.tile_in_hand = tile
    turns: list[Option] = [("turn", turn) for turn in galaxy.looks(edges)]
    about = {"at": system, "tile": tile}
    bar = partial(bar_turn, edges, towards, source)
    chosen = yield ask(WORDS, g, seat, "rotation", turns, bar, "A5.18", about)
    g.tile_in_hand = ""
    g.tiles[system] = tile
    g.rotations[system] = chosen[1]


def _find_pirates(g: State, system: int) -> None:
    """A5.19 The first wormhole system found has Raiders, the second the Base."""
    if g.pirates_found < len(PIRATES):
        kind, count = PIRATES[g.pirates_found]
        g.pirates_found += 1
        if spawn(g, system, kind, count):
            g.tell("spawned", enemies=((ENEMY_KINDS[kind], count),), at=system)


def _find_planet(g: State, system: int) -> None:
    """A5.21 The next planet of the star's colour, if there is one left."""
    number = COLOURS.index(g.colours[system])
    if g.planet_stacks[number]:
        card, g.planet_stacks[number] = g.planet_stacks[number][-1], g.planet_stacks[number][:-1]
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
        g.change_ground(system, TRAIT, name)
    else:
        yield from run(found.at_once, Execution(g, seat, system)) or ()


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
