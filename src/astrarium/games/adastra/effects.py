"""A10 Instant effects of cards, tiles and buildings.

Lasting effects are added up in active_powers.py and system_stats.py."""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from typing import NamedTuple

from ...kernel import Choice, Option, Reason, Steps, ask, does, run
from . import fleets
from .components import AT_ONCE, CARDS, ENEMY_KINDS, TECHNOLOGIES, N
from .enumerations import POPULATION, RESOURCES, UNITS
from .galaxy import bar_own
from .option_texts import WORDS
from .setup import spawn as put_enemies
from .state import NOBODY, State
from .vocabulary import AddPopulation, Discontent, DrawTechnologies, Gain, PlaceUnit, Points, Spawn


class Execution(NamedTuple):
    """The execution of an op: table, seat and system."""

    g: State
    seat: int
    here: int = NOBODY


def acquire(g: State, seat: int, source: str) -> Steps | None:
    """Add a source of effects to an empire and run its instant effects."""
    foundation, table, sources = g.makeup[seat]
    g.make_up(seat, (foundation, table, (*sources, source)))
    if source in CARDS:
        g.hand[seat] += (source,)
    return run(AT_ONCE[source], Execution(g, seat))


def lose(g: State, seat: int, source: str) -> None:
    """Remove a source of effects from an empire."""
    foundation, table, sources = g.makeup[seat]
    g.make_up(seat, (foundation, table, tuple(each for each in sources if each != source)))


def fire(g: State, seat: int, event: str, here: int = NOBODY) -> Steps:
    """A10.5 Runs the triggers of a player for an event."""
    for trigger in g.powers[seat].on.get(event, ()):
        yield from run(trigger.deeds, Execution(g, seat, here)) or ()


# -- the ops


@does(Gain)
def gain(op: Gain, doing: Execution) -> Steps | None:
    g, seat, _ = doing
    if op.res == "any":
        return _split(g, seat, op.n)
    receive(g, seat, RESOURCES.index(op.res), op.n)
    return None


def receive(g: State, seat: int, resource: int, count: int) -> None:
    g.gain(seat, resource, count)
    if g.listener:
        g.tell("gained", seat, amount=(resource, count))


@cache
def splits(count: int) -> tuple[Option, ...]:
    """All ways to split so many tokens over the four resources."""
    return tuple(
        ("split", *parts) for parts in product(range(count, -1, -1), repeat=4) if sum(parts) == count
    )


def _split(g: State, seat: int, count: int) -> Steps:
    """A10.2 Tokens of any kind: the player splits them."""
    chosen = yield Choice(seat, "split", splits(count), rule="A10.2", args={"count": count})
    for resource, part in enumerate(chosen[1:]):
        if part:
            receive(g, seat, resource, part)


def change_discontent(g: State, seat: int, change: int) -> None:
    before = g.discontent[seat]
    g.discontent[seat] = after = max(0, min(N.most_discontent, before + change))
    if after != before:
        g.tell("discontent", seat, change=after - before, discontent=after)


@does(Discontent)
def discontent(op: Discontent, doing: Execution) -> Steps | None:
    change_discontent(doing.g, doing.seat, op.n)
    return None


@does(Points)
def points(op: Points, doing: Execution) -> Steps | None:
    g, seat, _ = doing
    g.points[seat] += op.n
    g.tell("points", seat, count=op.n)
    return None


@does(PlaceUnit)
def place_unit(op: PlaceUnit, doing: Execution) -> Steps | None:
    """A10.3 Ready ships join from the supply, here or at home, unless another side holds the system."""
    g, seat, here = doing
    unit = UNITS.index(op.unit)
    system = here if op.where == "here" else g.home[seat]
    count = min(op.n, g.supply[seat][unit])
    if system == NOBODY or g.enemies[system] or g.holder(system) not in (seat, NOBODY):
        count = 0
    if count:
        g.take_pieces(seat, unit, count)
        fleets.put(g, seat, system, unit, count=count)
        g.tell("joined", seat, ships=((unit, 0, count),), at=system)
    return None


@does(AddPopulation)
def add_population(op: AddPopulation, doing: Execution) -> Steps:
    """A10.4 Free population within capacity, where the player already has people."""
    g, seat, here = doing
    for _ in range(op.n):
        choice = ask(WORDS, g, seat, "add", _rooms(g, seat, op, here), partial(_bar_room, g, seat), "A10.4")
        if not choice.options:
            return
        chosen = yield choice
        _, system, kind = chosen
        g.add_people(system, kind)
        g.tell("added", seat, at=system, population=kind)


def _rooms(g: State, seat: int, op: AddPopulation, here: int) -> list[Option]:
    kinds = range(3) if op.type == "choice" else (POPULATION.index(op.type),)
    places = {"here": [here], "home": [g.home[seat]]}.get(op.where) or g.owned_by[seat]
    return [("add", system, kind) for system in places for kind in kinds]


def _bar_room(g: State, seat: int, option: Option) -> Reason | None:
    """A10.4 Why no population of this kind can be added in a system."""
    _, system, kind = option
    if reason := bar_own(g, seat, system, "A10.4"):
        return reason
    if not g.people(system):
        return "nobody-here", "A10.4", system
    room = capacity(g, seat, system, kind)
    return ("capacity", "A10.4", system, kind, room) if g.population[system][kind] >= room else None


def capacity(g: State, seat: int, system: int, kind: int) -> int:
    """A2.5 The capacity of a system for a kind, under this empire."""
    site = g.site(system)
    return site.capacity[kind] + g.powers[seat].capacity[kind] if site.habitable else 0


@does(Spawn)
def spawn(op: Spawn, doing: Execution) -> Steps | None:
    g, _, here = doing
    count = put_enemies(g, here, ENEMY_KINDS.index(op.enemy), op.n)
    if count:
        g.tell("spawned", enemies=((op.enemy, count),), at=here)
    return None


def current_level(g: State) -> int:
    """A4.2 The level of the technologies that are drawn in this round."""
    return min(3, (g.round + 1) // 2)


def draw_technologies(g: State, count: int) -> list[int]:
    """A4.2, A8.2 Draw cards of the current level, then from the other decks, highest level first."""
    level = current_level(g) - 1
    drawn: list[int] = []
    for deck in (level, *(each for each in (2, 1, 0) if each != level)):
        while len(drawn) < count and g.tech_decks[deck]:
            drawn.append(g.tech_decks[deck][-1])
            g.tech_decks[deck] = g.tech_decks[deck][:-1]
    return drawn


def put_under(g: State, card: int) -> None:
    """A technology goes under the deck of its level."""
    deck = TECHNOLOGIES[g.name(card)].level - 1
    g.tech_decks[deck] = (card, *g.tech_decks[deck])


@does(DrawTechnologies)
def draw_tech(op: DrawTechnologies, doing: Execution) -> Steps:
    """A8.4 Look at technologies, keep one; the others go under their decks in random order."""
    g, seat, _ = doing
    drawn = draw_technologies(g, op.n)
    if not drawn:
        return
    g.look(seat, drawn)
    g.looking = tuple(drawn)
    chosen = yield Choice(seat, "keep-technology", [("keep", card) for card in drawn], rule="A8.4")
    g.looking = ()
    kept = chosen[1]
    g.reveal((kept,))
    g.technologies[seat] += (kept,)
    g.tell("kept-technology", seat, technology=g.name(kept))
    _return_at_random(g, [card for card in drawn if card != kept])


def _return_at_random(g: State, cards: list[int]) -> None:
    for level in (1, 2, 3):
        same = [card for card in cards if TECHNOLOGIES[g.name(card)].level == level]
        if len(same) > 1:
            g.shuffle(same, "technologies")
        for card in same:
            put_under(g, card)
