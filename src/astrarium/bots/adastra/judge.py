"""Evaluates positions: points, tokens, and the future income of engines."""

from __future__ import annotations

from typing import Any

from ...games.adastra.components import CARDS, REVENGE, TECHNOLOGIES, N
from ...games.adastra.enumerations import BRINGS, CREDITS, FOOD, OUTPOST, RESEARCH, SHIPS, STATION
from .battle_odds import groups_of, hits, landing
from .weights import Weights
from .worth import hope

#: Expected damage of a die that hits on a 5: the measure of might.
USUAL_DIE = 1 / 3


class Judge:
    """The evaluation of positions at one moment, from the point of view of one seat."""

    __slots__ = ("_levels", "_rates", "earning", "left", "seat", "token", "weights", "whole")

    def __init__(self, weights: Weights, g: Any, seat: int) -> None:
        self.weights = weights
        self.seat = seat
        #: Rounds after this one, in which income can still be spent.
        self.left: int = max(0, g.rounds - g.round)
        #: Rounds of income that count: the last income finds little to buy.
        self.earning: float = max(0.0, self.left - weights.late)
        self.whole = weights.whole[self.left] if self.left < len(weights.whole) else 0.0
        worth = 1.0 if self.left else weights.last_token
        self.token = tuple([value * worth for value in weights.token])
        self._levels = [self._level(level) for level in range(N.most_level + 1)]
        #: Value of each power's modifiers in a round, memoised: a power is immutable.
        self._rates: dict[Any, float] = {}

    def worth(self, g: Any) -> float:
        """The worth of the position."""
        seat = self.seat
        power = g.powers[seat]
        held = g.held(seat)
        return (
            self.points(g)
            + self.economy(g)
            + self.engines(g, power, held)
            + self.fleets(g, power)
            + self._standing_by(g)
            + hope(self.weights, g, seat, self.left)
        )

    def posture(self, g: Any) -> float:
        """The part of a position's worth that changes when ships fly."""
        seat = self.seat
        total = self._standing_by(g)
        if g.orion >= 0 and g.holder(g.orion) == seat:
            total += N.orion_points
        for system in g.anomalies:
            if g.holder(system) == seat:
                total += self.token[RESEARCH] * self.weights.income * self.earning * N.anomaly_research
        return total

    # -- points

    def _steps(self, count: int, each: int) -> float:
        """Points for each group of so many; near the end only whole points count."""
        return (1 - self.whole) * count / each + self.whole * (count // each)

    def points(self, g: Any) -> float:
        seat = self.seat
        total: float = g.points[seat] + g.mission_points[seat] + g.honours[seat]
        if g.orion >= 0 and g.holder(g.orion) == seat:
            total += N.orion_points
        if g.doom_star_by == seat:
            total += REVENGE.doom_star_points
        colonies = g.owner.count(seat) - (g.owner[g.home[seat]] == seat)
        total += self._steps(colonies, N.systems_per_point)
        total += self._steps(g.total_people(seat), N.population_per_point)
        total += self._steps(g.influence[seat], N.influence_per_point)
        total -= self._steps(g.discontent[seat], N.discontent_per_point)
        levels = self._levels
        return total + sum([levels[level] for level in g.levels[seat]], 0.0)

    def _level(self, level: int) -> float:
        """The worth of a level of a branch."""
        sure = sum([level >= step for step in N.branch_points])
        return (1 - self.whole) * self.weights.levels[level] + self.whole * sure

    # -- tokens and income

    def tokens(self, resource: int, count: float) -> float:
        """The worth of this number of tokens of a kind."""
        weights = self.weights
        most = weights.handful
        full = count if count <= most else most + weights.surplus * (count - most)
        return self.token[resource] * full

    def economy(self, g: Any) -> float:
        """Tokens, future income, and the cost of discontent."""
        weights, seat = self.weights, self.seat
        have = g.resources[seat]
        comes, due = g.income(seat), g.upkeep(seat)
        missing = max(0, due - have[CREDITS] - comes[CREDITS])
        total: float = -weights.unpaid * missing - self.token[CREDITS] * due
        for resource in range(4):
            total += self.tokens(resource, have[resource])
            net = comes[resource] - (due if resource == CREDITS else 0)
            total += self.token[resource] * weights.income * self.earning * net
        return total

    # -- engines

    def engines(self, g: Any, power: Any, held: list[int]) -> float:
        """Modifiers, room to grow, cards to play, technologies in hand."""
        weights, left = self.weights, self.left
        if not left:
            return 0.0
        rate = self._rates.get(power)
        if rate is None:
            rate = self._rates[power] = self._rate(power)
        rate += weights.room * self._room(g, power, held) + self._grounds(g, held)
        return rate * left + self._library(g)

    def _rate(self, power: Any) -> float:
        """The value of modifiers, flags and extra cards for a round."""
        weights = self.weights
        rate: float = sum([value * getattr(power, perk) for perk, value in weights.perks.items()])
        rate += sum([weights.flags[flag] for flag in power.flags])
        for name in power.cards:
            card = CARDS[name]
            for action in card.actions:
                rate += weights.actions[action] * (card.free_places + card.discount)
        return rate

    def _room(self, g: Any, power: Any, held: list[int]) -> float:
        """Free places for people, as far as they are likely to be used."""
        free = 0
        population, more = g.population, power.capacity
        for system in held:
            site = g.site(system)
            if site.habitable:
                for kind, there in enumerate(population[system]):
                    free += max(0, site.capacity[kind] + more[kind] - there)
        enough = self.weights.enough_room
        return enough * free / (enough + free)

    def _grounds(self, g: Any, held: list[int]) -> float:
        """The value of local prices and defences for a round; ships are built in the cheapest system."""
        weights, total, cheapest = self.weights, 0.0, 0
        for system in held:
            site = g.site(system)
            cheapest = min(cheapest, site.unit_cost)
            if site.growth_cost:
                total += weights.local_growth * site.growth_cost
            if site.resistance:
                total += weights.safety * site.resistance * g.people(system)
        return total + weights.local_ships * cheapest

    def _library(self, g: Any) -> float:
        """Technologies in hand."""
        weights, total = self.weights, 0.0
        face, levels = g.cards.face, g.levels[self.seat]
        for card in g.technologies[self.seat]:
            technology = TECHNOLOGIES[face[card]]
            ripe = levels[technology.branch] >= technology.level - 1
            total += weights.ripe if ripe else weights.unripe
        return total

    # -- ships

    def fleets(self, g: Any, power: Any) -> float:
        """The worth of ships and orbital buildings anywhere."""
        weights, seat = self.weights, self.seat
        quality = hits(power.combat) / USUAL_DIE
        ships = 0
        might = 0.0
        supply = g.supply[seat]
        for unit in SHIPS:
            printed = power.printed[unit]
            if printed is not None and supply[unit] < printed.count:
                count = printed.count - supply[unit]
                ships += count
                might += count * (power.firepower[unit] * quality + power.hull[unit] + power.shield[unit])
        total = weights.scout * min(ships, weights.scouts) + weights.might * might
        for unit in (OUTPOST, STATION):
            built = power.printed[unit].count - supply[unit]
            total += weights.orbital * built * (power.firepower[unit] * quality + power.hull[unit])
        return total * min(1.0, weights.ship_time * self.left)

    def _standing_by(self, g: Any) -> float:
        """The value of ships in position: to settle, to build an Outpost, to conquer."""
        seat, weights = self.seat, self.weights
        plans: list[float] = []
        grow = build = None
        total = 0.0
        for system in g.based[seat]:
            owner = g.owner[system]
            if g.enemies[system]:
                continue
            if owner < 0:
                if g.flag_left(seat, system, N.flags):
                    if grow is None:
                        grow, build = can_act(g, seat, "growth"), can_act(g, seat, "build")
                    plans.append(self._settling(g, system, grow, bool(build)))
            elif owner != seat and g.people(system):
                total += weights.siege * self._siege(g, system) * self.conquest(g, system)
            if self.left:
                total += weights.frontier * min(3, len(g.doors[system]))
        share = 1.0
        for plan in sorted(plans, reverse=True):
            total += share * plan
            share *= weights.next_colony
        return total

    def _siege(self, g: Any, system: int) -> float:
        """The chance that the ships above a colony take it in this round or the next."""
        groups = groups_of(g.fleets[system])
        chance = landing(g, self.seat, system, groups).chance if can_act(g, self.seat, "invasion") else 0.0
        if self.left:
            rested = [(unit, max(0, state - 1), count) for unit, state, count in groups]
            later = landing(g, self.seat, system, rested).chance
            chance = max(chance, self.weights.patience * later)
        return chance

    def _settling(self, g: Any, system: int, grow: bool, build: bool) -> float:
        """The value of a ship above an unowned system, by the actions left in this round."""
        weights = self.weights
        best = 0.0
        if g.site(system).habitable and (self.left or grow):
            best = (weights.settle_now if grow else weights.settle_later) * self.colony(g, system)
        if g.supply[self.seat][OUTPOST] and (self.left or build):
            best = max(best, weights.outpost * self.colony_credits())
        return best

    def colony_credits(self) -> float:
        """The value of one more owned system by itself."""
        return 1 / N.systems_per_point + self.earning * self.token[CREDITS] * N.colony_credits

    def person(self, value: float) -> float:
        """The value of one more person who produces tokens of this value."""
        return 1 / N.population_per_point + self.earning * value

    def colony(self, g: Any, system: int) -> float:
        """The value of a colony with its first people, less its cost."""
        site, power = g.site(system), g.powers[self.seat]
        kinds = [kind for kind in range(3) if site.capacity[kind] + power.capacity[kind] > 0]
        if not kinds:
            return 0.0
        total: float = self.colony_credits() + self.person(max([self.token[BRINGS[kind]] for kind in kinds]))
        total += self.earning * sum([self.token[resource] * n for resource, n in enumerate(site.income)])
        total += self.weights.room * self.left * min(4, sum(site.capacity)) - self.token[FOOD]
        return max(0.0, total - self.unrest(g) * ("quiet_colonies" not in power.flags))

    def unrest(self, g: Any) -> float:
        """The cost of one more discontent."""
        pays: bool = g.discontent[self.seat] + g.powers[self.seat].upkeep > 0
        return 1 / N.discontent_per_point + pays * self.token[CREDITS] * (self.left + 1)

    def spite(self, g: Any) -> float:
        """The value of a rival's loss of a point."""
        rivals = g.seats - 1 - len(g.eliminated)
        return self.weights.spite[min(rivals, 2) - 1]

    def conquest(self, g: Any, system: int) -> float:
        """The value of a successful conquest of a rival's colony."""
        room = g.flag_left(self.seat, system, N.flags) and g.site(system).habitable
        return (self.colony(g, system) if room else 0.0) + self.spite(g) * self.lost(g, system)

    def lost(self, g: Any, system: int) -> float:
        """The value of a colony to the rival who loses it."""
        worth: float = 1 / N.systems_per_point + g.people(system) * self.person(self.token[FOOD])
        return worth


def can_act(g: Any, seat: int, action: str) -> bool:
    """Whether the player can still use this action in this round."""
    if g.actions_taken[seat] >= g.powers[seat].action_limit:
        return False
    return any(action in CARDS[name].actions for name in g.hand[seat])
