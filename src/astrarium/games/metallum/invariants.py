"""Validation of a position: pieces lost or doubled, unknown names."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.state_invariants import by_seat, in_stages, of_length
from .component_types import REQUIRED
from .components import ALL_TILES, MODULES, PAY, PLACES, PLANETS, ROBOTS, ROUNDS, SLOT_PRICES, TERCE, TILES
from .programs import PROGRAMS
from .state import LEDGER, State

PHASES = ("programming", "order", "actions", "scoring", "end_round", "over")
MEANS = ("regular", "extra_activation", "activation")
PIECES_BY_SEAT = ("robots", "reserve", "ships", "credits", "ledger", "hand", "bought")
TILES_BY_SEAT = ("active", "program", "unresolved")


def faults(g: State) -> Iterator[str]:
    """The violated invariants; none in any position that play can reach."""
    return in_stages(g, [_shape], [_course, _planets, _robots, _modules, _tiles, _credits])


def _credits(g: State) -> Iterator[str]:
    """Credits equal the sum of the ledger, and are not negative."""
    for seat in range(g.seats):
        if g.credits[seat] != sum(g.ledger[seat]) or g.credits[seat] < 0:
            yield f"credits of seat {seat}: {g.credits[seat]} are not {g.ledger[seat]}"


def _shape(g: State) -> Iterator[str]:
    """Lists that are too long or too short, and cards that do not exist."""
    yield from by_seat(g, *PIECES_BY_SEAT, *TILES_BY_SEAT)
    yield from of_length([("deposits", g.deposits, PLACES), ("market", g.market, len(SLOT_PRICES))])
    yield from of_length(("robots", row, PLACES) for row in g.robots)
    yield from of_length(("ledger", row, len(LEDGER)) for row in g.ledger)
    regular = len([planet for planet in PLANETS.values() if not planet.optional])
    if len(g.cards.face) - len(MODULES) not in (regular, len(PLANETS)):
        yield f"cards: {len(g.cards.face)} faces"
    for name in ("deck", "discards", "action_deck", "unbought", "market"):
        least = -1 if name == "market" else 0
        if any(not least <= card < len(g.cards.face) for card in getattr(g, name)):
            yield f"{name}: no such card in {getattr(g, name)}"


def _course(g: State) -> Iterator[str]:
    """Phase, round, acting and first player, installations used."""
    if g.phase not in PHASES:
        yield f"phase {g.phase!r}"
    if not 1 <= g.round <= ROUNDS:
        yield f"round {g.round}"
    acts = g.phase == "actions"
    if not (0 if acts else -1) <= g.acting < g.seats:
        yield f"acting {g.acting}"
    if not (0 if acts or g.phase in ("scoring", "end_round") else -1) <= g.first < g.seats:
        yield f"first {g.first}"
    for means, at in g.uses:
        if means not in MEANS or at not in g.explored:
            yield f"uses: {means} at {at}"


def _planets(g: State) -> Iterator[str]:
    row = sorted(str(face) for face in g.cards.face if face in PLANETS)
    regular = sorted(planet.id for planet in PLANETS.values() if not planet.optional)
    if row not in (regular, sorted(PLANETS)):
        yield f"planets {row}"
    laid_out = g.cards.face[:PLACES]
    ends = [PLANETS[face].setup if face in PLANETS else "" for face in (laid_out[0], laid_out[-1])]
    if ends != ["fixed_first", "fixed_last"] or not set(laid_out) <= set(PLANETS):
        yield f"the row {laid_out}"
    if g.explored[:1] != (0,) or list(g.explored) != sorted(set(g.explored)) or g.explored[-1] >= PLACES:
        yield f"explored {list(g.explored)}"
    for at in g.explored:
        if at < PLACES and g.cards.seen[at] != g.cards.everyone:
            yield f"position {at} is explored and unseen"
    for ship in g.ships:
        if ship not in g.explored:
            yield f"a ship on position {ship}"
    for side in g.deposits:
        if side not in PAY:
            yield f"deposits: {side!r}"


def _robots(g: State) -> Iterator[str]:
    for seat in range(g.seats):
        counts = [g.reserve[seat], *g.robots[seat]]
        if sum(counts) != ROBOTS or min(counts) < 0:
            yield f"robots of seat {seat}: {counts}"
        if any(count and at not in g.explored for at, count in enumerate(g.robots[seat])):
            yield f"robots of seat {seat} on an unexplored planet"


def _modules(g: State) -> Iterator[str]:
    zones = [card for card in g.market if card >= 0] + g.deck + g.discards + g.action_deck + g.unbought
    names = [str(g.module(card)) for card in zones] + [*g.installed, *g.hand[0], *g.hand[1], *g.gone]
    if sorted(names) != sorted(MODULES):
        yield f"modules {sorted(names)}"
        return
    for module, (owner, at) in g.installed.items():
        if not 0 <= owner < g.seats or at not in g.explored:
            yield f"{module} of seat {owner} on position {at}"
    planetary = [*g.installed, *g.bought[0], *g.bought[1], *(g.module(card) for card in g.unbought)]
    action = [*g.hand[0], *g.hand[1], *(g.module(card) for card in g.action_deck)]
    offered = [g.module(card) for card in [*g.market, *g.deck, *g.discards] if card >= 0]
    (planetary if g.round <= 2 * TERCE else action).extend(offered)
    for kind, held in (("planetary", planetary), ("action", action)):
        for module in held:
            if module not in MODULES or MODULES[module].kind != kind:
                yield f"{module} is no {kind} module"


def _tiles(g: State) -> Iterator[str]:
    for seat in range(g.seats):
        tiles = [*g.active[seat], *g.unresolved[seat]]
        if len(set(tiles)) != len(tiles) or not set(tiles) <= set(ALL_TILES):
            yield f"tiles of seat {seat}: {tiles}"
            continue
        program = g.program[seat]
        if program not in PROGRAMS and (program or g.phase in ("order", "actions")):
            yield f"program of seat {seat}: {list(program)}"
        if not set(g.unresolved[seat]) <= set(program):
            yield f"unresolved of seat {seat}: {list(g.unresolved[seat])}"
        to_come = (ROUNDS - g.round) % TERCE + (g.phase == "programming")
        if sum(TILES[tile].group == REQUIRED for tile in g.active[seat]) < to_come:
            yield f"active of seat {seat}: too few movement tiles for the rounds of the terce"
