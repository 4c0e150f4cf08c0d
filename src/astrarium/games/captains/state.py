"""The state of a game: plain data, the kit of a ship, the tech board, and the counts that cards use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import CardId, CardSlot, plain, transient
from ...kernel import State as KernelState
from . import count_ops
from .active_powers import Kit, kit_of
from .component_types import Side
from .components import (
    ANDROID,
    ARTIFACTS,
    BAYS,
    BOARDS,
    CADET,
    COMMANDER,
    ENSIGN,
    MAPS,
    MISSIONS,
    NEIGHBOURS,
    SLOTS,
    TECHS,
    marker_points,
)
from .galaxy import Map
from .vocabulary import TRACKS

#: A tech slot without a card.
EMPTY, DAMAGED = -1, -2
#: Value of a station tile that is on its station; otherwise the value is the round of its return.
ON_STATION = 0


@plain
class Ship:
    """One player's ship. Figures and cargo are kinds; techs and missions are cards."""

    ready: list[str]
    #: From the front to the back.
    queue: list[str]
    #: Figures on the rows of a mission, or a commander beside a room.
    busy: list[str]
    medals: int
    #: Damaged cargo bays, and damage beyond them.
    bays: int
    surplus: int
    cargo: list[str]
    #: Six tech slots: a card, EMPTY or DAMAGED.
    slots: list[CardSlot]
    #: Artifacts that lie face down on rooms.
    contracts: dict[str, str]
    #: Steps made on the three tracks, laps included.
    progress: list[int]
    missions: list[CardId]
    passed: bool
    #: Computed by `State.kit`; None after the techs have changed.
    kit: Kit | None = transient()

    @property
    def crew(self) -> list[str]:
        """All figures of the ship."""
        return [*self.ready, *self.queue, *self.busy]

    @property
    def artifacts(self) -> list[str]:
        """The artifacts in the cargo."""
        return [token for token in self.cargo if token in ARTIFACTS]

    @property
    def damage(self) -> int:
        """All damage tokens, on the ship and on the tech board."""
        return self.bays + self.surplus + self.slots.count(DAMAGED)


@plain
class State(KernelState):
    """The state of a game. Missions and techs are cards; tokens are only known by their kind.

    Each draw of a token is random, as nobody knows an order. In the solo game Captain Shadow's ship is the
    second in `at` and in `reserved`.
    """

    #: Sides of the tracks and of the tech-slot boards, A or B; the passenger of a solo game.
    tracks: str
    boards: str
    passenger: str

    round: int
    phase: str
    #: Whose turn it is, and who had the first one this round.
    acting: int
    first: int

    ships: list[Ship]
    #: Where each ship is.
    at: list[str]
    #: Missions by planet; the planet of each number tile (1 first), of which the first `face_up` lie face up.
    missions: dict[str, int]
    numbers: list[str]
    face_up: int
    #: The place of each station, and its tile: ON_STATION, or the round of its return.
    stations: dict[str, str]
    tiles: dict[str, int]
    reserved: dict[str, int]
    #: Pirate ship tokens on routes.
    pirates: dict[str, str]

    #: Tokens face down and discarded, by kind; figures in the supply.
    pirate_pool: dict[str, int]
    pirate_discards: dict[str, int]
    artifact_pool: dict[str, int]
    artifact_discards: dict[str, int]
    supply: dict[str, int]

    #: Piles of cards, top card last. `drawn`: cards that the acting player has drawn to choose from.
    mission_deck: list[CardId]
    tech_deck: list[CardId]
    omega_deck: list[CardId]
    tech_discards: list[CardId]
    omega_discards: list[CardId]
    #: The central tech board (-1: an empty place), and the arrival number of each card.
    display: list[CardSlot]
    arrivals: list[int]
    reshuffled: bool
    drawn: list[CardId]
    #: Missions that are out of the game.
    box: list[CardId]

    #: Events on their tracks; techs at the Tincan track; number of resolved events; lasting events.
    events: dict[str, str]
    event_techs: list[CardId]
    resolved: int
    lasting: list[str]

    #: The mission being completed (-1: none), its planet, its next row, damage so far.
    job: int
    job_at: str
    row: int
    hits: int

    #: Cards that Captain Shadow has not played this round, including those it will not play.
    shadow: list[str]

    @property
    def map(self) -> Map:
        return MAPS[self.seats]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def name(self, card: int) -> str:
        """What is printed on a card."""
        face: str = self.cards.face[card]
        return face

    def kit(self, ship: Ship) -> Kit:
        """The rooms and abilities of a ship."""
        kit = ship.kit
        if kit is None:
            face = self.cards.face
            techs = tuple([face[card] if card >= 0 else "" for card in ship.slots])
            kit = ship.kit = kit_of(techs, self.passenger)
        return kit

    def capacity(self, ship: Ship) -> int:
        """S10.1 Cargo spaces that can be used."""
        return BAYS - ship.bays + self.kit(ship).storage

    def station_at(self, place: str) -> str:
        """The station at a place, or nothing."""
        if place not in self.stations.values():
            return ""
        for station, where in self.stations.items():
            if where == place:
                return station
        return ""

    # -- the tech board

    def symbol(self, ship: Ship, slot: int, side: Side) -> str:
        """The symbol at a side of a slot: that of its card, else the printed one, damaged or not."""
        card = ship.slots[slot]
        edges = TECHS[self.cards.face[card]].edges if card >= 0 else BOARDS[self.boards][slot].edges
        return edges.get(side, "")

    def bonuses(self, ship: Ship, slot: int, tech: str) -> list[str]:
        """S11.4 The symbols of a tech in this slot that match their neighbours."""
        edges = TECHS[tech].edges
        found: list[str] = []
        for side, other, facing in NEIGHBOURS[slot]:
            mine = edges.get(side)
            if mine and mine == self.symbol(ship, other, facing):
                found.append(mine)
        return found

    def pairs(self, ship: Ship) -> int:
        """S11.8 All pairs of symbols on the board, printed ones included."""
        found = 0
        for slot in range(SLOTS):
            for side, other, facing in NEIGHBOURS[slot]:
                if slot < other:
                    mine = self.symbol(ship, slot, side)
                    found += bool(mine) and mine == self.symbol(ship, other, facing)
        return found

    # -- counts

    def track_points(self, seat: int, at: int) -> int:
        """S13.1 The points of a marker now."""
        return marker_points(self.tracks, TRACKS[at], self.ships[seat].progress[at])

    def count(self, seat: int, what: count_ops.Count) -> int:
        """The number of things that a card counts for a player."""
        return COUNTS[type(what)](self, seat, what)

    def worth(self, seat: int, scoring: count_ops.Scoring) -> int:
        """The points that a scoring gives a player now."""
        points = self.count(seat, scoring.count) * scoring.points
        return min(points, scoring.most) if scoring.most else points


def _of_colour(g: State, seat: int, what: count_ops.Crew) -> int:
    crew = g.ships[seat].crew
    if what.colour == "grey":
        return crew.count(CADET)
    return crew.count(what.colour) + crew.count(COMMANDER[what.colour])


#: The function that counts for each class of count_ops.py.
COUNTS: dict[type[count_ops.Count], Callable[[State, int, Any], int]] = {
    count_ops.Crew: _of_colour,
    count_ops.Commanders: lambda g, seat, what: sum(figure in ENSIGN for figure in g.ships[seat].crew),
    count_ops.Androids: lambda g, seat, what: g.ships[seat].crew.count(ANDROID),
    count_ops.AllDamage: lambda g, seat, what: g.ships[seat].damage,
    count_ops.Pirates: lambda g, seat, what: len(g.ships[seat].cargo) - len(g.ships[seat].artifacts),
    count_ops.Artifacts: lambda g, seat, what: len(g.ships[seat].artifacts),
    count_ops.ArtifactKinds: lambda g, seat, what: len({*g.ships[seat].artifacts}),
    count_ops.MissionsWithRow: lambda g, seat, what: sum(
        what.colour in MISSIONS[g.name(card)].colours for card in g.ships[seat].missions
    ),
    count_ops.TechPairs: lambda g, seat, what: g.pairs(g.ships[seat]),
    count_ops.TracksWithPoints: lambda g, seat, what: sum(
        g.track_points(seat, at) >= what.least for at in range(len(TRACKS))
    ),
    count_ops.PiratesOnBoard: lambda g, seat, what: len(g.pirates),
    count_ops.Constant: lambda g, seat, what: 1,
}
