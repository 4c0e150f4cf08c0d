"""The rollout policy: a quick answer to every question, by simple rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

from ...games.orion.components import STRUCTURES
from ...kernel import Answer, Choice, Option
from .judge import Judge

SKIP: Option = ("skip",)


class Policy:
    """Quick answers for the seat of a judge, and guesses at those of others."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def answer(self, g: Any, choice: Choice) -> Answer:
        """An answer in a world; the hands of others are unknown."""
        if choice.seat != self.judge.seat and choice.prompt != "suffer":
            return _first(g, choice)
        rule = RULES.get(choice.prompt)
        return _first(g, choice) if rule is None else rule(self, g, choice)

    # -- cards

    def keeping(self, g: Any, card: int) -> float:
        """The value of keeping a card of the hand."""
        structure = STRUCTURES[g.cards.face[card]]
        promise = self.judge.promise(structure.id)
        return max(promise, self.judge.weights.exploited[structure.tint])

    def least(self, g: Any, options: Sequence[Option]) -> list[Option]:
        """Options that name cards, the least valuable first; a second copy counts less."""
        marks: dict[Option, float] = {}
        seen: set[str] = set()
        for option in sorted(options, key=lambda option: -self.keeping(g, option[1])):
            face = g.cards.face[option[1]]
            marks[option] = self.keeping(g, option[1]) - (self.judge.weights.twice if face in seen else 0)
            seen.add(face)
        return sorted(options, key=lambda option: marks[option])

    def _give_away(self, g: Any, choice: Choice) -> Answer:
        """The least promising cards; the worst of them goes on top, where an opponent could take it."""
        return tuple(self.least(g, choice.options)[: choice.at_least][::-1])

    def _mulligan(self, g: Any, choice: Choice) -> Answer:
        """Cards that promise much less than the average card of the game."""
        promise = self.judge.promise
        usual = sum(map(promise, STRUCTURES)) / len(STRUCTURES) * self.judge.weights.keep
        poor = [option for option in choice.options if promise(g.cards.face[option[1]]) < usual]
        return tuple(self.least(g, poor)[::-1])

    def _take(self, g: Any, choice: Choice) -> Answer:
        cards = [option for option in choice.options if option != SKIP]
        return self.least(g, cards)[-1] if cards else SKIP

    # -- building

    def _place(self, g: Any, choice: Choice) -> Answer:
        """A new system, or the one where least is covered."""
        engine, face = self.judge.worths.engine, g.cards.face
        systems = g.systems[choice.seat]

        def covered(option: Option) -> float:
            system = systems[option[1]]
            return engine[face[system[-1]]] if system else 0.0

        return min(choice.options, key=covered)

    def _pay(self, g: Any, choice: Choice) -> Answer:
        """The payment that costs least."""
        return min(choice.options, key=lambda option: self.judge.worths.bundle(option[1:]))

    def _build(self, g: Any, choice: Choice) -> Answer:
        """The structure that promises most."""
        cards = [option for option in choice.options if option != SKIP]
        return max(cards, key=lambda option: self.judge.promise(g.cards.face[option[1]]), default=SKIP)

    def _hire(self, g: Any, choice: Choice) -> Answer:
        """The advisor who does most in a round."""
        engine = self.judge.worths.engine
        return max(choice.options, key=lambda option: engine[g.cards.face[option[1]]])

    def _gain(self, g: Any, choice: Choice) -> Answer:
        """The resources worth most."""
        return max(choice.options, key=lambda option: self.judge.worths.bundle(option[1:]))

    # -- effects

    def _effect(self, g: Any, choice: Choice) -> Answer:
        """The use of an effect if it is worth it, one after another."""
        uses = [option for option in choice.options if option[0] == "use"]
        optional = len(uses) < len(choice.options)
        for option in uses:
            if not optional or self._worth(g, choice.seat, option[1]) > 0:
                return option
        return choice.options[-1]

    def _worth(self, g: Any, seat: int, card: int) -> float:
        powers = g.powers[seat]
        return sum(
            self.judge.worths.use(ability) + 0.01
            for source, ability in (*powers.start_of_round, *powers.after_attack)
            if source == card
        )

    def _suffer(self, g: Any, choice: Choice) -> Answer:
        """The loss that hurts less: cards of the hand, or morale."""
        weights = self.judge.weights
        hurt = {"discard_hand": weights.card, "morale": weights.morale}
        return min(choice.options, key=lambda option: option[2] * hurt.get(option[1], 1.0))

    def _bury(self, g: Any, choice: Choice) -> Answer:
        """The active card that its owner will miss most, compared with the one that appears instead."""
        engine, face = self.judge.worths.engine, g.cards.face
        systems = {system[-1]: system for system in chain(*g.systems) if system}

        def missed(option: Option) -> float:
            system = systems[option[1]]
            return engine[face[system[-1]]] - engine[face[system[-2]]] if len(system) > 1 else 0.0

        return max(choice.options, key=missed)

    def _order(self, g: Any, choice: Choice) -> Answer:
        """The card with the best ability on top."""
        engine, face = self.judge.worths.engine, g.cards.face
        return tuple(sorted(choice.options, key=lambda option: engine[face[option[1]]]))

    def _leave(self, g: Any, choice: Choice) -> Answer:
        """Skip: keep everything as it is."""
        return SKIP

    def _colour(self, g: Any, choice: Choice) -> Answer:
        """The most frequent colour of the hand."""
        colours = [STRUCTURES[g.cards.face[card]].colour for card in g.hands[choice.seat]]
        return max(choice.options, key=lambda option: colours.count(option[1]))


def _first(g: Any, choice: Choice) -> Answer:
    """The first legal answer."""
    if choice.several:
        return tuple(choice.options[: choice.at_least])
    return choice.options[0]


#: The rule for each prompt, outside the class to avoid a reference cycle.
RULES: dict[str, Callable[[Policy, Any, Choice], Answer]] = {
    "mulligan": Policy._mulligan,
    "discard": Policy._give_away,
    "discard-drawn": Policy._give_away,
    "hand-limit": Policy._give_away,
    "order": Policy._order,
    "start-effect": Policy._effect,
    "after-attack": Policy._effect,
    "suffer": Policy._suffer,
    "bury": Policy._bury,
    "take": Policy._take,
    "colour": Policy._colour,
    "reorder": Policy._leave,
    "place": Policy._place,
    "pay": Policy._pay,
    "build": Policy._build,
    "gain": Policy._gain,
    "gain-any": Policy._gain,
    "hire": Policy._hire,
}
