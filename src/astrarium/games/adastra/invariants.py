"""Invariants of a position: no piece is lost or doubled, each name is known."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import chain

from ...kernel.state_invariants import by_seat, in_stages, of_length
from . import galaxy
from .battle_pieces import is_empire
from .components import (
    ABILITIES,
    CARDS,
    DISCOVERIES,
    EFFECTS,
    EMPIRES,
    ENEMY_TABLE,
    FOUNDATIONS,
    MISSIONS,
    PLANETS,
    REVENGE,
    STARS,
    TECHNOLOGIES,
    UNIT_TABLES,
    N,
)
from .enumerations import COLOURS, DOOM_STAR, FIRST_ENEMY, OUTPOST, SHIPS, STATION, UNITS, WRECK
from .rules import PHASES
from .rules.setup_choices import CUSTOM_KINDS
from .setup import LEVELS, OTHER_WHITE
from .state import ANTARAN_FLEET, NEW_PLAYER, NEW_SYSTEM, NO_FLEET, NOBODY, State

BEFORE_PLAY = ("choose", "customise", "settle_in")


def faults(g: State) -> Iterator[str]:
    """The broken invariants of a position; none if play can reach it."""
    return in_stages(g, [_shape], [_course, _map, _cards, _in_play])


def _in_play(g: State) -> Iterator[str]:
    """Invariants that hold once every player has an empire."""
    if g.phase in BEFORE_PLAY:
        return
    for seat in range(g.seats):
        yield from _player(g, seat)
        yield from _pieces(g, seat)
    yield from _neutral(g)


def _shape(g: State) -> Iterator[str]:
    """Lists of a wrong length."""
    systems = len(g.coords)
    for name in NEW_SYSTEM:
        if len(getattr(g, name)) != systems:
            yield f"{name}: {len(getattr(g, name))} entries for {systems} systems"
    yield from by_seat(g, *NEW_PLAYER)
    yield from of_length((f"supply[{seat}]", supply, len(UNITS)) for seat, supply in enumerate(g.supply))
    yield from of_length((f"fleets[{at}]", fleet, len(SHIPS)) for at, fleet in enumerate(g.fleets))
    yield from of_length(
        [
            ("enemy_supply", g.enemy_supply, len(ENEMY_TABLE)),
            ("antaran_supply", g.antaran_supply, DOOM_STAR),
            ("star_stacks", g.star_stacks, len(COLOURS)),
            ("planet_stacks", g.planet_stacks, len(COLOURS)),
            ("tech_decks", g.tech_decks, len(LEVELS)),
            ("custom_decks", g.custom_decks, len(CUSTOM_KINDS) if g.on("custom") else 0),
        ]
    )


def _course(g: State) -> Iterator[str]:
    """Faults of phase, round and order."""
    if g.phase not in (*PHASES, "over"):
        yield f"phase {g.phase!r}"
    if not 1 <= g.round <= g.rounds:
        yield f"round {g.round} of {g.rounds}"
    if sorted(g.order) != list(range(g.seats)):
        yield f"order {g.order}"
    if len(set(g.next_order)) != len(g.next_order) or not set(g.next_order) <= set(range(g.seats)):
        yield f"next order {g.next_order}"
    if not NOBODY <= g.acting < g.seats:
        yield f"acting {g.acting}"
    if (g.phase == "action") != (g.card in CARDS):
        yield f"card {g.card!r} in phase {g.phase!r}"


def _map(g: State) -> Iterator[str]:
    marked = {*g.wormholes, *g.micros, *g.asteroids, *g.anomalies, g.orion, g.antares} - {NOBODY}
    if nowhere := marked - set(range(len(g.coords))):
        yield f"features of systems {sorted(nowhere)}"
    places = [at for at in g.coords if at]
    if len(set(places)) != len(places):
        yield f"two systems in one place: {places}"
    laid = [tile for tile in g.tiles if tile]
    if len(set(laid)) != len(laid) or not set(laid) <= set(STARS):
        yield f"star tiles {laid}"
    found = [g.ground[at][0] for at in range(len(g.coords)) if g.ground[at][0] not in ("", WRECK)]
    if len(set(found)) != len(found) or not set(found) <= set(PLANETS):
        yield f"planets {found}"
    for at, (_, trait, *_) in enumerate(g.ground):
        if trait and (trait not in DISCOVERIES or DISCOVERIES[trait].kind != "trait"):
            yield f"system {at}: discovery {trait!r}"
        if g.near[at] != galaxy.neighbours(g, at):
            yield f"system {at}: neighbours {g.near[at]} are not {galaxy.neighbours(g, at)}"
        if (g.links[at], g.doors[at]) != galaxy.joined(g, at):
            yield f"system {at}: links {g.links[at]} and doors {g.doors[at]} are not {galaxy.joined(g, at)}"
        yield from _system(g, at)


def _system(g: State, at: int) -> Iterator[str]:
    people = g.population[at]
    owned = bool(sum(people)) or bool(g.outposts[at] or g.stations[at])
    fighting = g.battle is not None and g.battle.at == at
    if min(people) < 0 or min(map(min, g.fleets[at])) < 0 or min(g.outposts[at], g.stations[at]) < 0:
        yield f"system {at}: fewer than nothing"
    if owned != (g.owner[at] >= 0) and not fighting and g.phase != "action":
        yield f"system {at}: owner {g.owner[at]}, population {people}"
    if (g.fleets[at] != NO_FLEET) != (g.fleet_owner[at] != NOBODY):
        yield f"system {at}: ships {g.fleets[at]} of {g.fleet_owner[at]}"
    site = g.site(at)
    if site.free_slots < 0 or g.outposts[at] + g.stations[at] > site.orbital:
        yield f"system {at}: too many buildings"
    if not g.explored[at] and g.phase != "action" and (owned or g.fleet_owner[at] != NOBODY or g.enemies[at]):
        yield f"system {at}: pieces in an unexplored system"
    if sum(people) and not site.habitable:
        yield f"system {at}: people without a planet"


def _cards(g: State) -> Iterator[str]:
    """Every card is in at most one stack or hand, among its own kind."""
    piles: list[tuple[str, Container[str], Iterable[Iterable[int]]]] = [
        ("star", {*STARS, OTHER_WHITE}, g.star_stacks),
        ("white star", STARS, [g.white_rest]),
        ("colour", COLOURS, [g.unknown_set]),
        ("planet", PLANETS, g.planet_stacks),
        ("discovery", DISCOVERIES, [g.discoveries]),
        ("technology", TECHNOLOGIES, [*g.tech_decks, g.offer, *g.technologies]),
        ("mission", MISSIONS, [g.mission_deck, *g.missions]),
        ("empire", EMPIRES, [g.empire_deck, g.empire_offer]),
        ("card of a custom empire", {*FOUNDATIONS, *ABILITIES, *CARDS}, [*g.custom_decks, *g.custom_drawn]),
    ]
    lying: set[int] = set()
    for kind, known, zones in piles:
        for card in chain.from_iterable(zones):
            if card in lying:
                yield f"card {card} in two places"
            elif not 0 <= card < len(g.cards.face):
                yield f"a card that does not exist: {card}"
            elif not isinstance(g.cards.face[card], str) or g.cards.face[card] not in known:
                yield f"card {card} is no {kind}: {g.cards.face[card]!r}"
            lying.add(card)
    if not set(g.looking) <= set(range(len(g.cards.face))):
        yield f"looking at {g.looking}"
    if g.card and g.card not in CARDS:
        yield f"card {g.card!r}"


def _player(g: State, seat: int) -> Iterator[str]:
    who = f"seat {seat}"
    if min(g.resources[seat]) < 0:
        yield f"{who}: resources {g.resources[seat]}"
    if not 0 <= g.discontent[seat] <= N.most_discontent:
        yield f"{who}: discontent {g.discontent[seat]}"
    if not all(0 <= level <= N.most_level for level in g.levels[seat]):
        yield f"{who}: levels {g.levels[seat]}"
    if not 0 <= g.influence[seat] <= N.most_influence or not 0 <= g.honours[seat] <= N.most_honours:
        yield f"{who}: influence {g.influence[seat]}, honours {g.honours[seat]}"
    flags = g.owner.count(seat) - (g.owner[g.home[seat]] == seat)
    if flags > N.flags:
        yield f"{who}: {flags} flags"
    cards = [*g.hand[seat], *g.played[seat]]
    if len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
        yield f"{who}: action cards {cards}"
    if not set(g.makeup[seat][2]) <= set(EFFECTS) or g.pieces[seat] not in EMPIRES:
        yield f"{who}: {g.makeup[seat]} with the pieces of {g.pieces[seat]!r}"
    diplomats = {f"diplomat_{g.pieces[other]}" for other in range(g.seats) if g.embassies[seat] >> other & 1}
    if diplomats != {source for source in g.makeup[seat][2] if source.startswith("diplomat_")}:
        yield f"{who}: embassies {g.embassies[seat]:b}, sources {g.makeup[seat][2]}"


def _on_map(g: State, who: int) -> list[int]:
    """The units of an empire or the Antarans on the map and in a battle."""
    counts = [0] * len(UNITS)
    for at, owner in enumerate(g.fleet_owner):
        if owner == who:
            for unit in SHIPS:
                counts[unit] += sum(g.fleets[at][unit])
    for at, owner in enumerate(g.owner):
        if owner == who:
            counts[OUTPOST] += g.outposts[at]
            counts[STATION] += g.stations[at]
    if g.battle is not None:
        for side, unit, *_ in g.battle.pieces:
            if unit < FIRST_ENEMY and (g.battle.attacker if side == 0 else g.battle.defender) == who:
                counts[unit] += 1
    return counts


def _pieces(g: State, seat: int) -> Iterator[str]:
    table = UNIT_TABLES[g.makeup[seat][1]]
    counts = _on_map(g, seat)
    for unit, count in enumerate(counts):
        printed = table[unit]
        right = 0 if printed is None else printed.count
        if count + g.supply[seat][unit] != right or g.supply[seat][unit] < 0:
            yield f"seat {seat}: {UNITS[unit]} {count} + {g.supply[seat][unit]}, not {right}"


def _neutral(g: State) -> Iterator[str]:
    """Enemies and Antarans: on the map, in a battle, in the supply."""
    for kind, enemy in enumerate(ENEMY_TABLE):
        count = g.enemy_supply[kind] + sum(there[kind] for there in g.enemies if there)
        if g.battle is not None:
            count += sum(1 for piece in g.battle.pieces if piece[1] == FIRST_ENEMY + kind)
        if count != enemy.count:
            yield f"{enemy.id}: {count}, not {enemy.count}"
    if g.on("revenge"):
        counts = _on_map(g, ANTARAN_FLEET)
        for unit in range(DOOM_STAR):
            printed = UNIT_TABLES["antaran"][unit]
            if printed is None or counts[unit] + g.antaran_supply[unit] != printed.count:
                yield f"Antarans: {UNITS[unit]} {counts[unit]} + {g.antaran_supply[unit]}"
        if (counts[DOOM_STAR] == 0) != is_empire(g.doom_star_by):
            yield f"the Doom Star: {counts[DOOM_STAR]}, destroyed by {g.doom_star_by}"
    if sum(g.resistance) > REVENGE.resistance_supply:
        yield f"resistance {g.resistance}"
