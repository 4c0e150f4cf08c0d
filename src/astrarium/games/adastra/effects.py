"""A10 What cards, tiles and buildings do at once; lasting effects are added up in powers.py and site.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

from ...kernel import Choice, Option, Steps
from . import fleets
from .components import EFFECTS, ENEMY_KINDS, TECHNOLOGIES, N
from .setup import spawn as put_enemies
from .state import NOBODY, State
from .things import POPULATION, RESOURCES, UNITS, Effect

#: What an op returns that is finished without asking anybody.
NOTHING_TO_ASK: Steps = iter(())  # type: ignore[assignment]


def resolve(g: State, seat: int, effects: Iterable[Effect], here: int = NOBODY) -> Steps:
    """A10.1 Carry out the instant ops of a list, one after another."""
    for effect in effects:
        do = DO.get(effect.op)
        if do is not None:
            yield from do(g, seat, effect, here)


def acquire(g: State, seat: int, source: str) -> Steps:
    """Something with effects comes to an empire: its lasting effects begin, its instant ones happen."""
    foundation, table, sources = g.makeup[seat]
    g.makeup[seat] = (foundation, table, (*sources, source))
    for effect in EFFECTS[source]:
        if effect.op == "action_card":
            g.hand[seat] += (source,)
    return resolve(g, seat, EFFECTS[source])


def lose(g: State, seat: int, source: str) -> None:
    """Something with lasting effects leaves an empire."""
    foundation, table, sources = g.makeup[seat]
    g.makeup[seat] = (foundation, table, tuple(each for each in sources if each != source))


def fire(g: State, seat: int, event: str, here: int = NOBODY) -> Steps:
    """A10.5 An event has happened to a player: whatever waits for it."""
    for trigger in g.power(seat).on.get(event, ()):
        yield from resolve(g, seat, trigger.do, here)


# -- the ops


def gain(g: State, seat: int, effect: Effect, here: int) -> Steps:
    if effect.res == "any":
        return _split(g, seat, effect.n)
    receive(g, seat, RESOURCES.index(effect.res), effect.n)
    return NOTHING_TO_ASK


def receive(g: State, seat: int, resource: int, count: int) -> None:
    g.resources[4 * seat + resource] += count
    if g.host:
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
    if after != before and g.host:
        g.tell("discontent", seat, change=after - before, discontent=after)


def discontent(g: State, seat: int, effect: Effect, here: int) -> Steps:
    change_discontent(g, seat, effect.n)
    return NOTHING_TO_ASK


def points(g: State, seat: int, effect: Effect, here: int) -> Steps:
    g.points[seat] += effect.n
    if g.host:
        g.tell("points", seat, count=effect.n)
    return NOTHING_TO_ASK


def place_unit(g: State, seat: int, effect: Effect, here: int) -> Steps:
    """A10.3 Ready ships from the supply, here or at home, unless somebody else holds the system."""
    unit = UNITS.index(effect.unit)
    system = here if effect.where == "here" else g.home[seat]
    count = min(effect.n, g.supply[6 * seat + unit])
    if system == NOBODY or g.enemies[system] or g.holder(system) not in (seat, NOBODY):
        count = 0
    if count:
        g.supply[6 * seat + unit] -= count
        fleets.put(g, seat, system, unit, count=count)
        if g.host:
            g.tell("joined", seat, ships=((unit, 0, count),), at=system)
    return NOTHING_TO_ASK


def add_population(g: State, seat: int, effect: Effect, here: int) -> Steps:
    """A10.4 Free population within capacity, where the player already has people."""
    for _ in range(effect.n):
        options = _rooms(g, seat, effect, here)
        if not options:
            return
        chosen = yield Choice(seat, "add", options, rule="A10.4")
        _, system, kind = chosen
        g.population[3 * system + kind] += 1
        g.tell("added", seat, at=system, population=kind)


def _rooms(g: State, seat: int, effect: Effect, here: int) -> list[Option]:
    kinds = range(3) if effect.type == "choice" else (POPULATION.index(effect.type),)
    places = {"here": [here], "home": [g.home[seat]]}.get(effect.where) or g.held(seat)
    return [
        ("add", system, kind)
        for system in places
        if g.owner[system] == seat and g.holder(system) == seat and g.people(system)
        for kind in kinds
        if g.population[3 * system + kind] < capacity(g, seat, system, kind)
    ]


def capacity(g: State, seat: int, system: int, kind: int) -> int:
    """A2.5 How many of a kind can live there under this empire."""
    site = g.site(system)
    return site.capacity[kind] + g.power(seat).capacity[kind] if site.habitable else 0


def spawn(g: State, seat: int, effect: Effect, here: int) -> Steps:
    count = put_enemies(g, here, ENEMY_KINDS.index(effect.enemy), effect.n)
    if count and g.host:
        g.tell("spawned", enemies=((effect.enemy, count),), at=here)
    return NOTHING_TO_ASK


def current_level(g: State) -> int:
    """A4.2 The level of the technologies that are drawn in this round."""
    return min(3, (g.round + 1) // 2)


def draw_technologies(g: State, count: int) -> list[int]:
    """A4.2, A8.2 Cards of the current level; then of the other decks, the highest first."""
    level = current_level(g) - 1
    drawn: list[int] = []
    for deck in (level, *(each for each in (2, 1, 0) if each != level)):
        while len(drawn) < count and g.tech_decks[deck]:
            *rest, card = g.tech_decks[deck]
            g.tech_decks[deck] = tuple(rest)
            drawn.append(card)
    return drawn


def put_under(g: State, card: int) -> None:
    """A technology goes under the deck of its level."""
    deck = TECHNOLOGIES[g.name(card)].level - 1
    g.tech_decks[deck] = (card, *g.tech_decks[deck])


def draw_tech(g: State, seat: int, effect: Effect, here: int) -> Steps:
    """A8.4 Look at technologies, keep one; the others go under their decks in random order."""
    drawn = draw_technologies(g, effect.n)
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


DO: dict[str, Callable[[State, int, Effect, int], Steps]] = {
    "gain": gain,
    "discontent": discontent,
    "vp": points,
    "place_unit": place_unit,
    "add_population": add_population,
    "spawn": spawn,
    "draw_tech": draw_tech,
}
