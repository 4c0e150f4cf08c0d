"""Equal cards: copies of one card in a secret hand cannot be told apart by other seats.

Playing a copy must not reveal which one it was. So the kernel plays the copy that most seats have seen,
whichever was picked.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..choice import Answer, Choice, Option

if TYPE_CHECKING:
    from ..game import Game
    from ..state import State


def canonical(game: Game, state: State, choice: Choice, answer: Answer) -> Answer:
    """The canonical answer among those that other seats cannot tell apart."""
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
    """The option with the equal card that most seats have seen and that is not picked yet."""
    held = game.held.get(option[0])
    if held is None:
        return option
    word, card, *rest = option
    face, seen, alike = state.cards.face, state.cards.seen, game.alike
    best, known = option, seen[card].bit_count()
    for other in held(state, choice.seat):
        if seen[other].bit_count() > known and alike(face[other]) == alike(face[card]):
            equal = (word, other, *rest)
            if equal in choice.options and equal not in taken:
                best, known = equal, seen[other].bit_count()
    return best
