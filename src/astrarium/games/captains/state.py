"""The plain data of a game of Starship Captains, and what can be read off it at a glance."""

from __future__ import annotations

from ...kernel import State as KernelState
from ...kernel import plain, transient
from . import scoring, tech_board
from .components import BAYS, MAPS
from .counts import Scoring
from .galaxy import Map
from .powers import Kit, kit_of

#: In a tech slot instead of a card.
EMPTY, DAMAGED = -1, -2
#: Where a station tile is that lies on its station; else it is the number of a round.
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
    slots: list[int]
    #: Artifacts that lie face down on rooms.
    contracts: dict[str, str]
    #: Steps made on the three tracks, laps included.
    progress: list[int]
    missions: list[int]
    passed: bool
    #: Worked out when first asked for (`State.kit`); None after the techs have changed.
    kit: Kit | None = transient()

    @property
    def damage(self) -> int:
        """All damage tokens, on the ship and on the tech board."""
        return self.bays + self.surplus + self.slots.count(DAMAGED)


@plain
class State(KernelState):
    """Cards are missions and techs; tokens are drawn by a throw of luck, as nobody knows their order.

    In the solo game Captain Shadow's ship is the second in `at` and in `reserved`.
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
    #: Where each station is, and where its tile: ON_STATION, or the round it waits for.
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

    #: Cards: piles have their top at the end. Those drawn by the acting player to choose from lie in `drawn`.
    mission_deck: list[int]
    tech_deck: list[int]
    omega_deck: list[int]
    tech_discards: list[int]
    omega_discards: list[int]
    #: The central tech board (-1: an empty place), and when each card came there.
    display: list[int]
    arrivals: list[int]
    reshuffled: bool
    drawn: list[int]
    #: Missions that are out of the game.
    box: list[int]

    #: Events on their tracks; techs at the Tincan track; events resolved; those that last.
    events: dict[str, str]
    event_techs: list[int]
    resolved: int
    lasting: list[str]

    #: The mission being completed (-1: none), its planet, the row that is next, damage so far.
    job: int
    job_at: str
    row: int
    hits: int

    #: Cards that Captain Shadow has not played this round, also when it plays no more.
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

    def worth(self, seat: int, points: Scoring) -> int:
        """The points that a scoring gives a player now."""
        return scoring.worth(self, seat, points)

    def bonuses(self, ship: Ship, slot: int, tech: str) -> list[str]:
        """S11.4 The symbols of a tech in this slot that meet their like."""
        return tech_board.bonuses(self, ship, slot, tech)

    def station_at(self, place: str) -> str:
        """The station at a place, or nothing."""
        if place not in self.stations.values():
            return ""
        for station, where in self.stations.items():
            if where == place:
                return station
        return ""
