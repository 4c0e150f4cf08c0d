"""Lay out a position of Starship Captains in one call.

Without further words the small map lies like this: missions on Aldara to Fennix, the numbers 1 to 5 on
Glimmer to Kelpa, the Tincan station on Lumen, the Ni'an station on Marrakand, no pirates on routes; the large
one has missions on Aldara to Glimmer, numbers 1 to 6 on Hadrika to Marrakand, stations on Nimbus and Oortend.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from astrarium.games.captains import GAME
from astrarium.games.captains.components import CADET, ENSIGN, PIRATE_COLOUR, ROUND_TRACK, SUPPLY, TECHS
from astrarium.games.captains.setup import _unshuffled
from astrarium.games.captains.state import DAMAGED, EMPTY
from astrarium.kernel import Chance, Table, resume
from astrarium.kernel.data.plain_dataclass import to_json
from common.singles import take_singles

from .witness import WITNESS

NOTHING: Mapping[Any, Any] = {}
DISPLAY = "simulator maintenance_bay brig signal_lab prototype_kit artifact_models roll_red log_red"
EVENTS = {"nian": "privateer_amnesty", "cooperative": "fleet_review", "tincan": "tincan_gift"}
SOLO_EVENTS = {
    "nian": "pirate_parley",
    "cooperative": "word_from_headquarters",
    "tincan": "passenger_luggage",
}


def lay_out(
    seats: int = 2,
    *,
    at: Any = None,
    ready: Any = None,
    queue: Any = None,
    medals: Any = None,
    bays: Any = None,
    surplus: Any = 0,
    cargo: Any = "",
    techs: Mapping[int, Any] = NOTHING,
    mended: Any = (),
    contracts: Mapping[Any, Any] = NOTHING,
    progress: Any = (0, 0, 0),
    done: Any = "",
    passed: Sequence[int] = (),
    missions: Mapping[str, str] = NOTHING,
    pirates: Mapping[str, str] = NOTHING,
    numbers: Sequence[str] = (),
    face_up: int = -1,
    reserved: Mapping[str, int] = NOTHING,
    tiles: Mapping[str, int] = NOTHING,
    events: Mapping[str, str] | None = None,
    event_techs: str = "",
    resolved: int = -1,
    lasting: str = "",
    display: str = DISPLAY,
    deck: str = "",
    discards: str = "",
    omegas: str = "",
    mission_deck: str = "",
    pool: Mapping[str, int] | None = None,
    artifact_pool: Mapping[str, int] | None = None,
    round: int = 1,
    phase: str = "turn",
    acting: int = 0,
    first: int = 0,
    tracks: str = "A",
    boards: str = "A",
    passenger: str = "cubby",
    shadow: str = "",
    reshuffled: bool = False,
    small_decks: bool = False,
    seed: str = "a table",
) -> Table:
    """A table at the given position; what is not given is as at the start.

    Lists of things are words in a row. What a ship has (`at` to `done`) is seat 0's, or stands by seat:
    `ready="red cadet"`, `ready={0: "red", 1: "blue"}`. `techs` puts cards into tech slots (from 0), `mended`
    frees slots. `deck`, `omegas` and `mission_deck` name cards from the top. `-` in `display` is an empty
    place; a card of it that lies somewhere else leaves one, too. `small_decks` leaves nothing in the tech
    decks but what is named, and puts the rest on the discards.
    """
    passenger = passenger if seats == 1 else ""
    g = _unshuffled(seats, tracks, boards, passenger).copy()
    g.chance = Chance(seed)
    dealer = _Dealer(g)
    for seat, place in _by_seat(at).items():
        g.at[seat] = place
    for seat, ship in enumerate(g.ships):
        ship.ready = _words(ready, seat, ship.ready)
        ship.queue = _words(queue, seat, ship.queue)
        ship.medals = _by_seat(medals).get(seat, ship.medals)
        ship.bays = _by_seat(bays).get(seat, ship.bays)
        ship.surplus = _by_seat(surplus).get(seat, 0)
        ship.cargo = _words(cargo, seat, [])
        ship.contracts = dict(_by_seat(contracts).get(seat, NOTHING))
        ship.progress = list(_by_seat(progress).get(seat, (0, 0, 0)))
        ship.missions = [dealer.mission(name) for name in _words(done, seat, [])]
        ship.passed = seat in passed
        for slot in _by_seat(mended).get(seat, ()):
            assert ship.slots[slot] == DAMAGED
            ship.slots[slot] = EMPTY
        for slot, name in _by_seat(techs, of=Mapping).get(seat, NOTHING).items():
            ship.slots[slot] = dealer.tech(name)
    _lay_out_map(g, dealer, missions, numbers, face_up, mission_deck)
    g.tiles |= tiles
    g.pirates = dict(pirates)
    _reserve(g, reserved)
    g.events = dict(events if events is not None else SOLO_EVENTS if seats == 1 else EVENTS)
    g.resolved = resolved if resolved >= 0 else len(EVENTS) - len(g.events) if events is not None else 0
    g.lasting = lasting.split()
    _lay_out_techs(g, dealer, display, event_techs, deck, discards, omegas, small_decks)
    _count_tokens(g, pool, artifact_pool)
    g.round, g.phase, g.acting, g.first, g.reshuffled = round, phase, acting, first, reshuffled
    g.shadow = shadow.split()
    _count_supply(g)
    dealer.finish()
    options = {"tracks": tracks, "tech_boards": boards, "passenger": passenger or "cubby"}
    table = resume(GAME, to_json(g), options)
    WITNESS.look(take_singles(table))
    return table


def _by_seat(given: Any, of: type = object) -> Mapping[int, Any]:
    """What each seat has; something that does not stand by seat (with values `of` a kind) is seat 0's."""
    if isinstance(given, Mapping):
        by_seat = all(isinstance(seat, int) and isinstance(value, of) for seat, value in given.items())
        return given if by_seat else {0: given}
    return {} if given is None else {0: given}


def _words(given: Any, seat: int, default: list[str]) -> list[str]:
    found = _by_seat(given)
    return found[seat].split() if seat in found else default


class _Dealer:
    """Takes cards by name out of the unshuffled decks."""

    def __init__(self, g: Any) -> None:
        self.g = g

    def mission(self, name: str) -> int:
        return self._take(self.g.mission_deck, name)

    def tech(self, name: str) -> int:
        if TECHS[name].deck == "omega":
            return self._take(self.g.omega_deck, name)
        laid = [card for card in self.g.event_techs if self.g.name(card) == name]
        return self._take(self.g.event_techs if laid else self.g.tech_deck, name)

    def tech_if_left(self, name: str) -> int:
        """The card, or -1 where it is gone already."""
        left = [self.g.name(card) for card in (*self.g.tech_deck, *self.g.omega_deck)]
        return self.tech(name) if name in left else -1

    def _take(self, pile: list[int], name: str) -> int:
        card = next((card for card in pile if self.g.name(card) == name), -1)
        assert card >= 0, f"{name} is not there any more"
        pile.remove(card)
        return card

    def finish(self) -> None:
        """Everything is known but what lies in the decks."""
        g = self.g
        hidden = {*g.mission_deck, *g.tech_deck, *g.omega_deck}
        for card in range(len(g.cards.face)):
            g.cards.seen[card] = 0 if card in hidden else g.cards.everyone


def _lay_out_map(
    g: Any,
    dealer: _Dealer,
    missions: Mapping[str, str],
    numbers: Sequence[str],
    face_up: int,
    mission_deck: str,
) -> None:
    planets = list(g.map.planets)
    g.stations = {"home": "home", "tincan": planets[-2], "nian": planets[-1]}
    g.numbers = list(numbers) or planets[g.map.missions : -2]
    g.face_up = len(g.numbers) if face_up < 0 else face_up
    laid = {planet: dealer.mission(name) for planet, name in missions.items()}
    top = [dealer.mission(name) for name in mission_deck.split()]
    taken = {*g.numbers, *g.stations.values()}
    for planet in planets:
        if planet not in taken:
            g.missions[planet] = laid[planet] if planet in laid else g.mission_deck.pop()
    assert {*missions} <= {*g.missions}, "a mission on a planet with a number or a station"
    g.mission_deck += reversed(top)


def _reserve(g: Any, reserved: Mapping[str, int]) -> None:
    """Ships that are alone have the reservation; others get it as written."""
    for ship, place in enumerate(g.at):
        if g.at.count(place) == 1 and place not in g.stations.values():
            g.reserved[place] = ship
    g.reserved |= reserved


def _lay_out_techs(
    g: Any,
    dealer: _Dealer,
    display: str,
    event_techs: str,
    deck: str,
    discards: str,
    omegas: str,
    small_decks: bool,
) -> None:
    top = [dealer.tech(name) for name in deck.split()]
    top_omegas = [dealer.tech(name) for name in omegas.split()]
    g.tech_discards = [dealer.tech(name) for name in discards.split()]
    if g.seats > 1 and "tincan" in g.events:
        g.event_techs = [dealer.tech(name) for name in (event_techs or "aux_thrusters").split()]
    elif "tincan" not in g.events:
        g.tech_discards += g.event_techs
        g.event_techs = []
    g.display = [dealer.tech_if_left(name) for name in display.split()]
    g.display += [-1] * (8 - len(g.display))
    if small_decks:
        g.tech_discards += g.tech_deck
        g.omega_discards += g.omega_deck
        g.tech_deck, g.omega_deck = [], []
    g.tech_deck += reversed(top)
    g.omega_deck += reversed(top_omegas)


def _count_tokens(g: Any, pool: Mapping[str, int] | None, artifact_pool: Mapping[str, int] | None) -> None:
    """What is neither on the map nor aboard lies in the pools; with a pool given, the rest is discarded."""
    used = list(g.pirates.values())
    for ship in g.ships:
        used += [*ship.cargo, *ship.contracts.values()]
    for token in used:
        pile = g.pirate_pool if token in PIRATE_COLOUR else g.artifact_pool
        pile[token] -= 1
        assert pile[token] >= 0, f"too many {token}"
    for given, left, discards in (
        (pool, g.pirate_pool, g.pirate_discards),
        (artifact_pool, g.artifact_pool, g.artifact_discards),
    ):
        if given is not None:
            for kind in left:
                discards[kind] = left[kind] - given.get(kind, 0)
                left[kind] = given.get(kind, 0)


def _count_supply(g: Any) -> None:
    for figure, count in SUPPLY.items():
        aboard = [ENSIGN.get(each, each) for ship in g.ships for each in (*ship.ready, *ship.queue)]
        g.supply[figure] = count - aboard.count(figure)
    g.supply[CADET] -= g.seats * sum(gift == CADET for at, gift in ROUND_TRACK.items() if at > g.round)
    assert min(g.supply.values()) >= 0, f"too many figures: {g.supply}"
