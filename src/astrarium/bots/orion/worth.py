"""The worth of abilities by their components: for one use, and for a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...games.orion.ability_types import Ability
from ...games.orion.components import (
    ADVISORS,
    CONSTANTS,
    DEVELOPMENT,
    EXPLOITATION,
    RACES,
    STRUCTURES,
)
from ...games.orion.vocabulary import (
    COLOURS,
    ActivateCards,
    AttackFleet,
    AttackToll,
    Build,
    BuryActive,
    Choose,
    Development,
    DiscardHand,
    Discount,
    Draw,
    DrawKeep,
    Effect,
    Exchange,
    ExploitBonus,
    FillSlots,
    Gain,
    GainAction,
    GainByColourBeneath,
    GainChoice,
    IfActive,
    MarkerToPool,
    Morale,
    Per,
    ReorderSystem,
    ResearchDraw,
    ReturnAdvisor,
    TakeAdvisor,
    TakeDiscard,
    Vp,
)
from .weights import Weights


class Worth:
    """Values of all components, tabulated from the weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.goods = (weights.food, weights.fleet, weights.production)
        #: The worth of each resource, by number of units.
        self.stock = tuple(
            tuple(_pile(value, many, weights.plenty) for many in range(CONSTANTS.resource_max + 1))
            for value in self.goods
        )
        #: The value in a round of the abilities of each active structure and advisor.
        self.engine = {
            **{id: self.round_of(card.abilities) for id, card in STRUCTURES.items()},
            **{id: self.round_of(card.abilities) for id, card in ADVISORS.items()},
        }
        #: Advisors that fetch a marker: it waits there for the next round.
        self.waiting = {id for id, card in ADVISORS.items() if any(each.fetches for each in card.abilities)}
        self.race = {id: self.round_of(race.abilities) for id, race in RACES.items()}
        self.prospects = {id: self._prospect(id) for id in STRUCTURES}

    def bundle(self, goods: Sequence[int]) -> float:
        """Resources at their plain worth."""
        food, fleet, production = self.goods
        return goods[0] * food + goods[1] * fleet + goods[2] * production

    def sheet(self, race: str) -> float:
        """The value of starting with a race."""
        sheet = RACES[race]
        return self.bundle(sheet.start) + sheet.vp + self.race[race] * (CONSTANTS.rounds - 1)

    def _prospect(self, id: str) -> Prospect:
        card = STRUCTURES[id]
        once = sum([self.use(ability) for ability in card.after_build])
        return Prospect(
            float(card.vp or 0) + once,
            self.bundle(card.produces),
            self.engine[id],
            self.bundle(card.cost),
        )

    # -- abilities

    def use(self, ability: Ability) -> float:
        """The value of one use of an ability, less its cost; at least 0 if the use is optional."""
        worth = sum([self.op(op) for op in ability.ops])
        cost, weights = ability.cost, self.weights
        if cost is not None:
            worth -= self.bundle(cost.goods) + cost.vp + cost.cards * weights.card
            worth -= cost.morale * weights.morale + cost.actions * weights.action
        return max(worth, 0.0) if ability.may else worth

    def round_of(self, abilities: Sequence[Ability]) -> float:
        """The value of abilities in a round, while they work."""
        return sum([self._in_a_round(ability) for ability in abilities])

    def _in_a_round(self, ability: Ability) -> float:
        weights = self.weights
        if ability.when == "activation":
            return max(self.use(ability) - weights.action, weights.idle)
        if ability.when == "after_attack":
            return self.use(ability) * (weights.after_attack if ability.slot else weights.attacks)
        if ability.when == "start_of_round":
            return self.use(ability)
        if ability.trigger == "attacked":
            return self.use(ability) * weights.suffered
        if ability.trigger == "own_exploit":
            return self.use(ability) * weights.exploits * len(EXPLOITATION)
        if ability.trigger:
            return self.use(ability) * weights.propaganda
        if ability.when == "always":
            return sum([self._change(op) for op in ability.ops])
        return 0.0

    def _change(self, op: Effect) -> float:
        """The value of a changed rule in a round."""
        weights = self.weights
        match op:
            case Discount():
                return op.amount * (weights.discount if op.scope == "all" else weights.narrow_discount)
            case ExploitBonus():
                return self.bundle(op.goods) * weights.exploits
            case AttackFleet():
                return op.amount * weights.reach
            case AttackToll():
                return op.amount * weights.toll
            case ResearchDraw():
                return (op.count - CONSTANTS.research_draw) * weights.researches * weights.card
            case Development():
                return weights.high * self._development(op)
        return weights.extra_system

    def _development(self, op: Development) -> float:
        """The value of another result of a level, compared with the usual one."""
        weights = self.weights
        usual = next(level for level in DEVELOPMENT if level.id == op.level)
        gain = op.gain_any * (weights.fleet + weights.production) / 2
        return (
            (op.actions - usual.actions) * weights.action + (op.morale - usual.morale) * weights.morale + gain
        )

    # -- effects

    def op(self, op: Effect) -> float:
        """The value of one effect to the player who uses it."""
        weights = self.weights
        side = 1.0 if op.whose == "self" else -weights.harm
        match op:
            case Gain():
                return side * self.bundle(op.goods) * self._times(op.per)
            case GainChoice():
                return max(map(self.bundle, op.options)) * weights.chosen_goods
            case Vp():
                return op.amount * self._times(op.per)
            case Morale():
                share = weights.lifted if op.target == "self" and op.amount > 0 else 1.0
                return side * share * op.amount * weights.morale * self._times(op.per)
            case Draw():
                return op.count * weights.card
            case DrawKeep():
                return op.keep * weights.card * weights.sifted_card
            case TakeDiscard():
                return weights.card * (1.0 if op.top == 1 else weights.chosen_card)
            case DiscardHand():
                return side * op.count * weights.card
            case GainAction():
                return op.count * weights.action
            case Exchange():
                return weights.action + abs(self.bundle(op.a) - self.bundle(op.b))
            case Build():
                found = weights.card if op.source == "discards" else 0.0
                return weights.action + weights.free_build + op.discount * weights.unit_saved + found
            case Choose():
                return min(sum(map(self.op, each.ops)) for each in op.options)
            case IfActive():
                return weights.active_colour * sum(map(self.op, op.then))
            case GainByColourBeneath():
                return sum([self.bundle(op.goods(colour)) for colour in COLOURS]) / len(COLOURS)
        return self._rare(op)

    def _rare(self, op: Effect) -> float:
        weights = self.weights
        worth: dict[type[Effect], float] = {
            ActivateCards: weights.action,
            TakeAdvisor: weights.hire,
            ReturnAdvisor: weights.dismiss,
            BuryActive: weights.bury,
            ReorderSystem: weights.reorder,
            FillSlots: weights.block,
            MarkerToPool: weights.action * weights.fetched,
        }
        return worth[type(op)]

    def _times(self, per: Per | None) -> float:
        """The expected count of an effect that counts something."""
        if per == "colour_in_system":
            return self.weights.colour_cards
        return self.weights.systems if per else 1.0


def _pile(value: float, many: int, plenty: float) -> float:
    """The worth of a number of units of a resource, with diminishing returns."""
    last = CONSTANTS.resource_max - 1
    return sum([value * (1 - plenty * unit / last) for unit in range(many)])


class Prospect(NamedTuple):
    """The gain of a structure: immediate, as income, by its abilities in a round; and its price."""

    once: float
    income: float
    engine: float
    price: float
