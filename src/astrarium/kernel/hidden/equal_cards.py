"""Twins: two copies of one card that somebody holds in secret are one and the same to everybody else.

Who shows one of them does not show which. So the copy that leaves is always the one that more seats have
seen, whichever was picked: what stays behind is no better known than its owner's secrets are.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from .choice import Answer, Choice, Option

if TYPE_CHECKING:
    from .game import Game
    from .state import State


def settled(game: Game, state: State, choice: Choice, answer: Answer) -> Answer:
    """The answer that stands for all those which nobody else can tell from it."""
    if not choice.several:
        return _better_known(game, state, choice, answer, ())
    if not any(option[0] in game.held for option in answer):
        return answer
    picked: list[Option] = list(answer)
    for number, option in enumerate(answer):
        picked[number] = _better_known(game, state, choice, option, picked)
    return tuple(picked if choice.ordered else [option for option in choice.options if option in picked])


def _better_known(
    game: Game, state: State, choice: Choice, option: Option, taken: Collection[Option]
) -> Option:
    """The same option with the twin of its card that most seats have seen, unless that is picked already."""
    held = game.held.get(option[0])
    if held is None:
        return option
    word, card, *rest = option
    face, seen, alike = state.cards.face, state.cards.seen, game.alike
    best, known = option, seen[card].bit_count()
    for other in held(state, choice.seat):
        if seen[other].bit_count() > known and alike(face[other]) == alike(face[card]):
            twin = (word, other, *rest)
            if twin in choice.options and twin not in taken:
                best, known = twin, seen[other].bit_count()
    return best
