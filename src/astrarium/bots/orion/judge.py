"""Evaluates positions: points, possessions, and their future yield."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...games.orion.components import CONSTANTS, LEVELS, STRUCTURES
from ...games.orion.prices import bar_fleet
from .worth import Worth

FULL = CONSTANTS.cards_in_system
MOST = CONSTANTS.resource_max
USUAL_ACTIONS = next(level.actions for level in LEVELS if level.id == "medium")


class Judge:
    """Evaluates the positions that can follow from one, for one seat."""

    def __init__(
        self, worths: Worth, standing: Callable[[Any], Sequence[float]], state: Any, seat: int
    ) -> None:
        self.worths = worths
        self.weights = worths.weights
        self.seat = seat
        self.standing = standing
        self._root = state
        self._root_rounds = self.rounds(state)
        #: Cards whose faces are a guess.
        self.blind = frozenset(state.deck)
        self._promises: dict[str, float] = {}
        self._others: dict[Any, float] = {}
        self._limit = CONSTANTS.attacks_on_one[state.seats]

    def lead(self, g: Any) -> float:
        """The estimated lead of the seat."""
        weights, seat = self.weights, self.seat
        rounds = self.rounds(g)
        points = self.standing(g)
        own = self.worth(g, seat, rounds, points[seat]) + self.hand(g, rounds)
        best = total = self._other(g, (seat + 1) % g.seats, rounds, points)
        for step in range(2, g.seats):
            other = self._other(g, (seat + step) % g.seats, rounds, points)
            total += other
            if other > best:
                best = other
        mean = total / (len(points) - 1)
        lead: float = own - mean - weights.best_rival * (best - mean)
        return lead + self.raids(g, rounds)

    def rounds(self, g: Any) -> float:
        """The expected number of rounds after this one."""
        left: float = CONSTANTS.rounds - g.round
        if not left:
            return left
        lowest = min(g.morale)
        if lowest < len(self.weights.going_on):
            left *= self.weights.going_on[lowest if lowest > 0 else 0]
        return 0.0 if g.complete() else left

    def time(self, g: Any, seat: int, rounds: float) -> float:
        """The factor of resources and cards, by the number of actions to come."""
        actions: float = g.pool[seat] + self.weights.actions * rounds
        return actions * actions / (actions * actions + self.weights.spending)

    def worth(self, g: Any, seat: int, rounds: float, points: float) -> float:
        """The points, resources and engine of a player, without the hand."""
        worths, weights = self.worths, self.weights
        food, fleet, production = g.stock[seat]
        powers = g.powers[seat]
        table = worths.stock
        pool = g.pool[seat]
        held = table[0][food] + table[1][fleet] + table[2][production]
        worth: float = points + self.time(g, seat, rounds) * held + pool * weights.action
        if rounds:
            income = powers.income
            worth += rounds * (worths.bundle(income) * weights.income + self.engine(g, seat))
            after = (food + income[0], fleet + income[1], production + income[2])
            share = weights.level if pool else 1.0
            if rounds < 1:
                share *= rounds
            worth += share * self._next_round(powers, after)
            advisor = g.advisors[seat]
            if advisor in g.on_r and g.cards.face[advisor] in worths.waiting:
                worth += weights.action
        return worth

    def engine(self, g: Any, seat: int) -> float:
        """The value in a round of the active cards and the advisor, with the chance that they stay."""
        engine, face = self.worths.engine, g.cards.face
        total = 0.0
        for system in g.systems[seat]:
            if system:
                total += engine[face[system[-1]]]
        total *= self.weights.stays
        advisor = g.advisors[seat]
        return total if advisor < 0 else total + engine[face[advisor]] * self.weights.advisor_stays

    def _next_round(self, powers: Any, after: tuple[int, int, int]) -> float:
        """The value of the next level of development, less the resources that exceed the tracks."""
        weights, lost = self.weights, 0.0
        highest = max(after)
        if highest > MOST:
            for many, value in zip(after, self.worths.goods, strict=True):
                if many > MOST:
                    lost += (many - MOST) * value
            highest = MOST
        level = LEVELS[highest]
        actions, morale, more = level.actions, level.morale, level.draw * weights.card
        for op in powers.development:
            if op.level == level.id:
                actions, morale = op.actions, op.morale
                more += op.gain_any * (weights.fleet + weights.production) / 2
        return (actions - USUAL_ACTIONS) * weights.action + morale * weights.morale + more - lost

    # -- hands

    def promise(self, face: str) -> float:
        """The gain of building a structure, less its cost."""
        found = self._promises.get(face)
        if found is None:
            weights, prospect = self.weights, self.worths.prospects[face]
            rounds = self._root_rounds
            benefit = prospect.once + self._formula(face)
            benefit += rounds * (prospect.income * weights.income + prospect.engine * weights.stays)
            price = prospect.price * self.time(self._root, self.seat, rounds)
            found = self._promises[face] = max(benefit - price - weights.action, 0.0)
        return found

    def _formula(self, face: str) -> float:
        """The final points of a "?" card in the best of the own systems."""
        g, seat = self._root, self.seat
        points = 0.0
        for op in STRUCTURES[face].end_game:
            counts = [g.colours_in(seat, place, op.of) for place in g.powers[seat].places]
            points += op.amount * ((max(counts, default=0) + 1) if op.per else 1)
        return points

    def hand(self, g: Any, rounds: float) -> float:
        """The worth of the own hand; unseen cards count as average cards."""
        weights, hand = self.weights, g.hands[self.seat]
        face, blind, morale = g.cards.face, self.blind, g.morale[self.seat]
        food, fleet, production = g.stock[self.seat]
        promises = []
        for card in hand:
            if card in blind:
                continue
            structure = STRUCTURES[face[card]]
            if structure.gate is not None and structure.gate > morale:
                continue
            promised = self.promise(face[card])
            if promised:
                cost = structure.cost
                if cost[0] > food or cost[1] > fleet or cost[2] > production:
                    promised *= self._paid(face[card], cost, food, fleet, production)
                promises.append(promised)
        promises.sort(reverse=True)
        worth = self._cards(len(hand)) * self.time(g, self.seat, rounds)
        share = weights.promise if rounds else weights.last_promise
        for promised in promises if rounds else promises[: g.pool[self.seat]]:
            worth += share * promised
            share *= weights.next_promise
        return worth

    def _paid(self, face: str, cost: Sequence[int], food: int, fleet: int, production: int) -> float:
        """The factor of a promise that cannot be paid yet: the less is missing, the higher."""
        goods, missing = self.worths.goods, 0.0
        if cost[0] > food:
            missing = goods[0] * (cost[0] - food)
        if cost[1] > fleet:
            missing += goods[1] * (cost[1] - fleet)
        if cost[2] > production:
            missing += goods[2] * (cost[2] - production)
        return self.weights.paid - self.weights.unpaid * missing / self.worths.prospects[face].price

    def _cards(self, count: int) -> float:
        """The worth of a number of unknown cards."""
        surplus = count - CONSTANTS.hand_limit
        if surplus > 0:
            return self.weights.card * (CONSTANTS.hand_limit + surplus * self.weights.surplus_card)
        return self.weights.card * count

    # -- the others

    def _other(self, g: Any, seat: int, rounds: float, points: Sequence[float]) -> float:
        key = (
            seat,
            rounds,
            points[seat],
            g.pool[seat],
            *g.stock[seat],
            len(g.hands[seat]),
            g.advisors[seat],
            *g.systems[seat],
        )
        found = self._others.get(key)
        if found is None:
            cards = self._cards(len(g.hands[seat])) * self.time(g, seat, rounds)
            found = self._others[key] = self.worth(g, seat, rounds, points[seat]) + cards
        return found

    def raids(self, g: Any, rounds: float) -> float:
        """The value of the attacks that are possible now: own ones, less those of opponents."""
        weights, seat = self.weights, self.seat
        worth = 0.0
        for foe in range(g.seats):
            if foe != seat:
                if g.pool[foe] or rounds:
                    worth -= weights.threat * self._attacks(g, foe, seat)
                if g.pool[seat] or rounds:
                    worth += weights.chance_to_attack * self._attacks(g, seat, foe)
        return worth

    def _attacks(self, g: Any, by: int, on: int) -> int:
        """The number of attacks that one player could make on another now."""
        fleet, theirs = g.stock[by][1], g.stock[on][1]
        more, toll = g.powers[by].attack_fleet, g.powers[on].attack_toll
        pool = g.pool[by]
        most = min(self._limit - g.attacks[by][on], pool) if pool else self._limit
        count = 0
        while count < most and bar_fleet(fleet, more, theirs, toll) is None:
            count += 1
            fleet -= toll
        return count
