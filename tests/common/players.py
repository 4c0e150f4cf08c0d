"""Players for tests: they see everything, and choose in a way that a seed repeats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from astrarium.kernel import Answer, Chance, Choice

#: Picks an answer, given the state.
Player = Callable[[Any, Choice], Answer]
#: Makes a player with the luck of a seed.
Kind = Callable[[int], Player]


def luck_of(seed: int) -> Chance:
    """The luck of the players of a game, apart from the luck of its table."""
    return Chance(f"players {seed}")


def by_chance(seed: int) -> Player:
    """Somebody to whom every option is as good as the others."""
    luck = luck_of(seed)

    def choose(g: Any, choice: Choice) -> Answer:
        options = list(choice.options)
        if not choice.several:
            return options[luck.below(len(options), "choose")]
        most = min(choice.at_most, len(options))
        many = choice.at_least + luck.below(most - choice.at_least + 1, "choose")
        picked = [options.pop(luck.below(len(options), "choose")) for _ in range(many)]
        return tuple(picked) if choice.ordered else tuple(o for o in choice.options if o in picked)

    return choose
