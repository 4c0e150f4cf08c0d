"""Evaluates positions: points, the future use of crew and techs, and plans."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...games.captains.components import (
    ANDROID,
    CADET,
    COMMANDER,
    ENSIGN,
    LAP_POINTS,
    LEFT_IN_QUEUE,
    ROUND_TRACK,
    ROUNDS,
    TRACK_SPACES,
    marker_points,
)
from ...kernel import Game
from .round_plan import Prospects
from .weights import Weights
from .worth import COLOURS, EMPTY, TRACKS, Worth, spared


@cache
def worth_of(weights: Weights, later: int) -> Worth:
    """The worths in a round with `later` rounds after it; memoised."""
    return Worth(weights, later)


def prepare(weights: Weights) -> None:
    """Fill the caches before the first decision."""
    for later in range(ROUNDS):
        assert worth_of(weights, later).mending


class Judge:
    """Values positions for one seat; `known` are the missions on the map when the search begins."""

    def __init__(self, weights: Weights, game: Game, g: Any, seat: int) -> None:
        self.weights = weights
        self.game = game
        self.seat = seat
        self.known = frozenset(g.missions.values())
        self.round = g.round
        self.worth = worth_of(weights, ROUNDS - g.round)
        #: Fixed for the search, so that a repair does not devalue the techs that repair.
        self.spared = spared(self.worth, g.ships[seat].damage)

    def prospects(self, g: Any) -> Prospects:
        return Prospects(self.worth, g, self.seat, self.known)

    def value(self, g: Any) -> float:
        """The value of the position to the seat, with the worths of the round in which the search began.

        If that round is over, the gift to all players does not count, and plans for it have expired.
        """
        total = self.game.standing(g)[self.seat] + self.assets(g, self.worth)
        if g.round > self.round:
            return total - self._gift(g.round) + self.prospects(g).next_round(g.at[self.seat])
        if g.ships[self.seat].passed:
            return total + self.prospects(g).next_round(g.at[self.seat])
        return total + self.plans(g)

    def _gift(self, round: int) -> float:
        gift = ROUND_TRACK.get(round)
        if gift == CADET:
            return self.weights.action * self.weights.used * self.worth.later
        return self.worth.thing(gift) if gift else 0.0

    def plans(self, g: Any) -> float:
        """The expected value of the ready figures."""
        ready = tuple(sorted(g.ships[self.seat].ready))
        prospects, place = self.prospects(g), g.at[self.seat]
        return prospects.best(place, ready) + prospects.next_round(place)

    def assets(self, g: Any, worth: Worth) -> float:
        """The value of everything that does not score yet."""
        weights, later = self.weights, worth.later
        ship = g.ships[self.seat]
        total: float = pile(worth.medal, weights.medal_more, ship.medals)
        total += pile(worth.android, weights.android_more, ship.ready.count(ANDROID))
        total += weights.cargo * len(ship.cargo)
        total -= weights.repaired[later] * int(ship.bays + ship.surplus)
        free = ship.slots.count(EMPTY)
        total += weights.slot[later] * min(free, 2) + weights.more_slots[later] * max(free - 2, 0)
        face = g.cards.face
        for card in ship.slots:
            if card >= 0:
                total += worth.techs[face[card]] - self.spared * worth.mending[face[card]]
        total += self.tracks(g, ship, worth)
        return total + (self.crew(ship, worth) if later else 0.0)

    def tracks(self, g: Any, ship: Any, worth: Worth) -> float:
        """The average value of the progress on tracks, less the points that it has reached."""
        weights = self.weights
        total = 0.0
        for track, progress in zip(TRACKS, ship.progress, strict=True):
            points = marker_points(g.tracks, track, progress)
            average = progress * LAP_POINTS / len(TRACK_SPACES[g.tracks][track]) + weights.ahead
            total += weights.smooth[worth.later] * (average - points)
        return total

    def crew(self, ship: Any, worth: Worth) -> float:
        """The value of the crew in later rounds; figures at the back of the queue miss the next one."""
        weights, later = self.weights, worth.later
        crew = [*ship.ready, *ship.busy, *ship.queue]
        size = len(crew) - crew.count(ANDROID)
        total = weights.action * weights.used * later * size
        each = weights.used * later
        for figure in crew:
            if figure in ENSIGN:
                total += (weights.ensign + weights.commander) * each
            elif figure not in (CADET, ANDROID):
                total += weights.ensign * each
        for colour in COLOURS:
            if colour not in crew and COMMANDER[colour] not in crew:
                total -= weights.missing_colour * later
        waiting = LEFT_IN_QUEUE - (len(ship.ready) - ship.ready.count(ANDROID)) - len(ship.busy)
        if waiting > 0:
            for figure in ship.queue[-waiting:]:
                if figure in ENSIGN:
                    total -= weights.waiting * (weights.ensign + weights.commander)
                elif figure != CADET:
                    total -= weights.waiting * weights.ensign
        return total


def pile(first: float, more: float, count: int) -> float:
    """The worth of several things: a geometric series with the factor `more`."""
    total = 0.0
    for _ in range(count):
        total += first
        first *= more
    return total
