"""Refusing in words what is no option: the question that is open, its paragraph, and what was answered.

Anybody may answer anything, also with cards nobody has shown him. So an answer is put into words only as far
as its seat can know what it names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import AstrariumError, IllegalAnswer
from .text import Text

if TYPE_CHECKING:
    from .choice import Choice
    from .game import Game
    from .state import State


def not_an_option(game: Game, state: State, choice: Choice, answer: Any) -> IllegalAnswer:
    """The refusal of an answer that is neither an option nor has a reason against it."""
    said = _in_words(game, state, choice, answer)
    prompt = game.words.prompt(state, choice)
    return IllegalAnswer(
        "error-not-an-option",
        answer=Text("answer-unsaid") if said is None else Text("answer-said", words=said),
        question=Text("question-cited", words=prompt, rule=choice.rule) if choice.rule else prompt,
    ).of(game)


def _in_words(game: Game, state: State, choice: Choice, answer: Any) -> Text | None:
    """What somebody answered; None where it cannot be said, or not without showing a hidden face."""
    if not (isinstance(answer, tuple) and answer and isinstance(answer[0], str)):
        return None
    cards = state.cards
    faces, bit = cards.face, cards.bit(choice.seat)
    cards.face = _Faces(faces, bit, cards.seen)
    try:
        text = game.words.option(state, answer, choice)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return None  # there is no such thing at this table
    except StopIteration:
        return None
    finally:
        cards.face = faces
    return text if AstrariumError.sayable(text, game) else None


class _Faces(list[Any]):
    """The faces of the cards as a seat knows them: there are no others."""

    __slots__ = ("_bit", "_seen")

    def __init__(self, faces: list[Any], bit: int, seen: list[int]) -> None:
        super().__init__(faces)
        self._bit = bit
        self._seen = seen

    def __getitem__(self, card: Any) -> Any:
        if not isinstance(card, int) or not self._seen[card] & self._bit:
            raise LookupError(card)
        return super().__getitem__(card)
