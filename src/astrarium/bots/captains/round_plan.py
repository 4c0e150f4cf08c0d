"""Plans the rest of a round: missions and stations for the figures that are ready."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...games.captains.components import COMMANDER, ROOM_EFFECTS, TECHS
from ...games.captains.vocabulary import Jump, Move
from .crew_assignment import Crew, Rooms, leftover, less, team
from .worth import EMPTY, ROOM_COLOURS, Worth, tech_now

RED = "red"
#: Figures that fight, and figures that take techs.
GUNNERS = frozenset(("yellow", COMMANDER["yellow"]))
SCIENTISTS = frozenset(("blue", COMMANDER["blue"]))
FAR = 99


class Goal(NamedTuple):
    """A place worth going to: a mission, or a station whose tile lies there (`mission` is "")."""

    place: str
    mission: str
    worth: float


class Prospects:
    """The plans of a ship in a world; `known` are the missions on the map when the search began."""

    def __init__(self, worth: Worth, g: Any, seat: int, known: frozenset[int]) -> None:
        self.worth = worth
        self.g = g
        self.seat = seat
        self.ship = g.ships[seat]
        self.kit = g.kit(self.ship)
        self.distance = g.map.distance
        face = g.cards.face
        reserved = g.reserved
        self.goals = [
            Goal(place, face[card], 0.0)
            for place, card in g.missions.items()
            if card in known and reserved.get(place, seat) == seat
        ]
        self.goals += [
            Goal(g.stations[station], "", worth.stations[station])
            for station, tile in g.tiles.items()
            if tile == 0
        ]
        rivals = [
            (ship, place)
            for ship, place in zip(g.ships, g.at, strict=False)
            if ship is not self.ship and not ship.passed
        ]
        #: Places of rivals that can fight before this ship's next turn.
        self.gunners = [place for ship, place in rivals if not GUNNERS.isdisjoint(ship.ready)]
        #: Rivals that can take a tech before that.
        scientists = [
            ship for ship, _ in rivals if EMPTY in ship.slots and not SCIENTISTS.isdisjoint(ship.ready)
        ]
        self.lost_techs = int(worth.weights.rivalry * len(scientists))
        self.reach = self._reach()
        self._rooms = self._aboard()

    def _reach(self) -> int:
        """The number of moves of a red figure."""
        best = 0
        for room in self.kit.rooms:
            for effect in ROOM_EFFECTS[room]:
                if isinstance(effect, Move) and effect.n > best:
                    best = effect.n
                elif isinstance(effect, Jump):
                    return FAR
        return best or 1

    def _aboard(self) -> Rooms:
        """The uses of single figures in the rooms of the ship."""
        g, ship, worth, weights = self.g, self.ship, self.worth, self.worth.weights
        steady = dict.fromkeys(ROOM_COLOURS, weights.idle) | {RED: weights.idle_red}
        for room, slot in zip(self.kit.rooms, self.kit.slots, strict=True):
            if slot >= 0:
                tech = TECHS[room]
                kept = worth.techs[room] if tech.one_shot else 0.0
                value = weights.room_trust * (min(worth.rooms[room], weights.room_most) - kept)
                colour = str(tech.colour)
                steady[colour] = max(steady[colour], value)
        free = ship.slots.count(EMPTY)
        techs: tuple[float, ...] = ()
        if free:
            offered = [tech_now(worth, g, self.seat, g.cards.face[card]) for card in g.display if card >= 0]
            techs = tuple(sorted(offered, reverse=True)[self.lost_techs : self.lost_techs + free])
        return Rooms(steady, (), techs, worth.repair, ship.damage)

    def rooms_at(self, place: str) -> Rooms:
        """The uses of single figures with the ship at a place; rivals who are there fight first."""
        g = self.g
        fights = sorted(
            [
                self.worth.rewards[g.pirates[route.id]] + 1 - self.worth.repair
                for route in g.map.at[place]
                if route.id in g.pirates
            ],
            reverse=True,
        )
        fights = fights[self.gunners.count(place) :]
        return self._rooms._replace(fights=tuple(fights)) if fights else self._rooms

    # -- plans

    def next_round(self, place: str) -> float:
        """The value of this place for the next round; 0 in the last round."""
        weights, missions = self.worth.weights, self.worth.missions
        if not self.worth.later:
            return 0.0
        return weights.near * max(
            [
                missions[goal.mission] * weights.nearer ** self.distance[place, goal.place]
                for goal in self.goals
                if goal.mission
            ],
            default=0.0,
        )

    def best(self, place: str, crew: Crew) -> float:
        """The value of the ready figures in this round, with the ship here."""
        return self._best(place, crew, None, True)

    def _best(self, place: str, crew: Crew, done: Goal | None, deeper: bool) -> float:
        worth, weights = self.worth, self.worth.weights
        best = leftover(worth, crew, self.rooms_at(place))
        for goal in self.goals:
            if goal is done or (goal.place == place and not goal.mission):
                continue
            moves = self.distance[place, goal.place]
            left: Crew | None = crew
            trips = 0
            while left is not None and moves > 0:
                left = _mover(left)
                moves -= self.reach
                trips += 1
            if left is None:
                continue
            value = goal.worth
            if goal.mission:
                found = team(worth, goal.mission, left)
                if found is None:
                    continue
                value = found.worth
                left = found.rest
            value *= weights.far**trips
            if deeper and len(left) > 1:
                value += weights.second * self._best(goal.place, left, goal, False)
            else:
                value += leftover(worth, left, self._rooms)
            if value > best:
                best = value
        return best


def _mover(crew: Crew) -> Crew | None:
    """The crew without a figure that moves the ship; None if there is none."""
    if RED in crew:
        return less(crew, RED)
    if COMMANDER[RED] in crew:
        return less(crew, COMMANDER[RED])
    return None
