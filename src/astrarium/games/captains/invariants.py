"""Invariants of a position: no piece is lost or doubled, each name is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...kernel.state_invariants import every_card_once, in_stages
from .components import (
    ANDROID,
    ARTIFACT_COUNTS,
    ARTIFACTS,
    BAYS,
    CADET,
    DISPLAY,
    ENSIGN,
    EVENTS,
    FIGURES,
    MISSIONS,
    PASSENGERS,
    PIRATE_COUNTS,
    RINGS,
    ROUND_TRACK,
    ROUNDS,
    SHADOW_CARDS,
    SIDES,
    SLOTS,
    STATIONS,
    SUPPLY,
    TECHS,
)
from .crew import commanders
from .rules import PHASES
from .state import DAMAGED, State
from .vocabulary import MOST, TRACKS

#: Excess tokens allowed aboard while their owner chooses which ones to discard.
OVERLOAD = MOST


def faults(g: State) -> Iterator[str]:
    """The broken invariants of a position; none if play can reach it."""
    return in_stages(g, [_shape], [_course, _map, _cards, _figures, _tokens, _ships])


def _shape(g: State) -> Iterator[str]:
    """Lists of a wrong length, and unknown names."""
    if not 1 <= g.seats <= 4 or len(g.ships) != g.seats or len(g.at) != max(2, g.seats):
        yield f"{len(g.ships)} ships and {len(g.at)} places for {g.seats} seats"
        return
    if g.tracks not in SIDES or g.boards not in SIDES:
        yield f"sides {g.tracks!r} and {g.boards!r}"
    if (g.passenger in PASSENGERS) != g.solo:
        yield f"passenger {g.passenger!r}"
    if len(g.display) != DISPLAY or len(g.arrivals) != DISPLAY:
        yield f"display of {len(g.display)}"
    for seat, ship in enumerate(g.ships):
        if len(ship.slots) != SLOTS or len(ship.progress) != len(TRACKS):
            yield f"ship {seat}: {len(ship.slots)} slots, {len(ship.progress)} tracks"
        if not {*ship.crew} <= {*FIGURES}:
            yield f"ship {seat}: no such figure among {ship.crew}"
        if not {*ship.cargo} <= {*ARTIFACT_COUNTS, *PIRATE_COUNTS}:
            yield f"ship {seat}: no such cargo as {ship.cargo}"
        if not {*ship.contracts.values()} <= {*ARTIFACT_COUNTS}:
            yield f"ship {seat}: contracts {ship.contracts}"
    if [*g.stations] != [*STATIONS] or {*g.tiles} != {*STATIONS}:
        yield f"stations {g.stations} {g.tiles}"
    if [*g.supply] != [*SUPPLY]:
        yield f"supply {g.supply}"
    for name, counts in (("pirate", PIRATE_COUNTS), ("artifact", ARTIFACT_COUNTS)):
        for pile in (getattr(g, f"{name}_pool"), getattr(g, f"{name}_discards")):
            if [*pile] != [*counts]:
                yield f"{name} tokens {pile}"
    if not {*g.pirates.values()} <= {*PIRATE_COUNTS}:
        yield f"pirates {g.pirates}"
    if any(not -1 <= card < len(g.cards.face) for card in _all_cards(g)):
        yield "a card that does not exist"


def _course(g: State) -> Iterator[str]:
    """Phase, round, seats, the mission in progress, events."""
    if g.phase not in (*PHASES, "over"):
        yield f"phase {g.phase!r}"
    if not 1 <= g.round <= ROUNDS:
        yield f"round {g.round}"
    if not 0 <= g.acting < g.seats or not 0 <= g.first < g.seats:
        yield f"acting {g.acting}, first {g.first}"
    going = g.phase in ("row", "homecoming")
    if going and g.job < 0:
        yield f"phase {g.phase} without a mission"
    if going and g.job >= 0 and g.cards.face[g.job] in MISSIONS:
        rows = len(MISSIONS[g.name(g.job)].rows)
        crew = len(g.ships[g.acting].busy)
        if not 0 <= g.row <= rows or crew not in ((rows,) if g.phase == "row" else (rows, 0)):
            yield f"row {g.row} of {rows}, crew {g.ships[g.acting].busy}"
    if not {*g.shadow} <= {*SHADOW_CARDS} or (g.shadow and not g.solo):
        yield f"shadow {g.shadow}"
    if any(EVENTS[event].track != track for track, event in g.events.items() if event in EVENTS):
        yield f"events {g.events}"
    if not {*g.events.values(), *g.lasting} <= {*EVENTS}:
        yield f"events {g.events} {g.lasting}"


def _map(g: State) -> Iterator[str]:
    """Ships, missions, numbers, stations, pirates and reservations."""
    places, planets = {*g.map.places}, {*g.map.planets}
    if not {*g.at} <= places:
        yield f"ships at {g.at}"
    if not {*g.pirates} <= {*g.map.routes}:
        yield f"pirates on {[*g.pirates]}"
    if not 0 <= g.face_up <= len(g.numbers):
        yield f"{g.face_up} numbers face up"
    laid = [*g.missions, *g.numbers, *(place for place in g.stations.values() if place != "home")]
    if g.job >= 0:
        laid.append(g.job_at)
    if len(laid) != len({*laid}) or not {*laid} <= planets:
        yield f"tiles and missions {laid}"
    if g.mission_deck and {*laid} != planets:
        yield f"planets with nothing on them: {sorted(planets - {*laid})}"
    for planet, ship in g.reserved.items():
        if not 0 <= ship < len(g.at) or g.at[ship] != planet or planet in g.stations.values():
            yield f"{planet} is reserved by {ship}"
    for ship, place in enumerate(g.at):
        alone = g.at.count(place) == 1 and place not in g.stations.values()
        if alone and g.reserved.get(place) != ship:
            yield f"ship {ship} is alone on {place}, which is not reserved"


def _all_cards(g: State) -> list[int]:
    """The cards of all piles, places and ships."""
    found = [*g.mission_deck, *g.missions.values(), *g.box, *g.tech_deck, *g.omega_deck, *g.drawn]
    found += [*g.tech_discards, *g.omega_discards, *g.event_techs, *(card for card in g.display if card >= 0)]
    if g.job >= 0 and all(g.job not in ship.missions for ship in g.ships):
        found.append(g.job)
    for ship in g.ships:
        found += [*ship.missions, *(card for card in ship.slots if card >= 0)]
    return found


def _cards(g: State) -> Iterator[str]:
    """Every mission and every tech is in one place, and of the right kind."""
    cards = _all_cards(g)
    if lost := [*every_card_once(g, [cards])]:
        yield from lost
        return
    techs = Counter({tech.id: tech.count for tech in TECHS.values()})
    if Counter(g.cards.face) != techs + Counter([*MISSIONS]):
        yield "faces lost or doubled"
        return
    for pile, kinds in (
        ([*g.mission_deck, *g.missions.values(), *g.box], ("mission",)),
        ([*g.tech_deck, *g.tech_discards, *g.event_techs], ("alpha", "beta")),
        ([*g.omega_deck, *g.omega_discards], ("omega",)),
        ([card for ship in g.ships for card in ship.missions], ("mission",)),
        ([card for ship in g.ships for card in ship.slots if card >= 0], ("alpha", "beta", "omega")),
        ([card for card in g.display if card >= 0], ("alpha", "beta", "omega")),
    ):
        for card in pile:
            name = g.name(card)
            if (TECHS[name].deck if name in TECHS else "mission") not in kinds:
                yield f"{name} among {kinds}"


def _figures(g: State) -> Iterator[str]:
    """All figures are on ships, on the round track or in the supply."""
    found = Counter(g.supply)
    for ship in g.ships:
        found.update(ENSIGN.get(figure, figure) for figure in ship.crew)
        if commanders(ship) > RINGS:
            yield f"more than {RINGS} commanders: {ship.crew}"
        if ANDROID in ship.queue:
            yield "an android in the queue"
    found[CADET] += g.seats * sum(gift == CADET for at, gift in ROUND_TRACK.items() if at > g.round)
    if +found != Counter(SUPPLY) or min(g.supply.values()) < 0:
        yield f"figures {dict(found)}"


def _tokens(g: State) -> Iterator[str]:
    """All tokens are on routes, in cargo, on rooms, in the pool or discarded."""
    for counts, piles in (
        (PIRATE_COUNTS, (g.pirate_pool, g.pirate_discards)),
        (ARTIFACT_COUNTS, (g.artifact_pool, g.artifact_discards)),
    ):
        found = Counter(piles[0]) + Counter(piles[1])
        for ship in g.ships:
            found.update(token for token in ship.cargo if token in counts)
            found.update(token for token in ship.contracts.values() if token in counts)
        found.update(token for token in g.pirates.values() if token in counts)
        if found != Counter(counts) or any(left < 0 for pile in piles for left in pile.values()):
            yield f"tokens {dict(found)}"


def _ships(g: State) -> Iterator[str]:
    for seat, ship in enumerate(g.ships):
        if not 0 <= ship.bays <= BAYS or ship.surplus < 0 or (ship.surplus and ship.bays < BAYS):
            yield f"ship {seat}: {ship.bays} bays damaged, {ship.surplus} more"
        if min(ship.slots) < DAMAGED or ship.medals < 0 or min(ship.progress) < 0:
            yield f"ship {seat}: slots {ship.slots}, medals {ship.medals}, progress {ship.progress}"
        elif not {*ship.contracts} <= {*g.kit(ship).rooms}:
            yield f"ship {seat}: contracts {ship.contracts}"
        if len(ship.cargo) > g.capacity(ship) + OVERLOAD:
            yield f"ship {seat}: cargo {ship.cargo}"
        if any(token in ARTIFACTS for token in g.pirates.values()):
            yield f"artifacts on routes: {g.pirates}"
