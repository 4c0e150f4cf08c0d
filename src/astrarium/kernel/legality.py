"""Legality: options, reasons against other candidates, and refusals of illegal answers.

Answers are untrusted input: numbers of any size, values of any type, ids of hidden cards. The words of a game
cover only its options. A refusal therefore repeats an answer only if it has the form of an option, its values
lie in the range of the options, and the seat knows the cards that it names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import filterfalse
from typing import TYPE_CHECKING, Any

from .choice import NO_ARGS, Choice, Option, Reason
from .errors import AstrariumError, IllegalAnswer
from .text import Text

if TYPE_CHECKING:
    from .game import Game
    from .option_texts import Words
    from .state import State


def ask(
    words: Words,
    g: Any,
    seat: int,
    prompt: str,
    candidates: Sequence[Option] | Callable[..., Iterable[Option]],
    bar: Callable[..., Reason | None],
    rule: str,
    args: Mapping[str, Any] = NO_ARGS,
    *,
    about: tuple[Any, ...] = (),
    quick: Sequence[Option] | None = None,
    also: Sequence[Option] = (),
    at_least: int | None = None,
    at_most: int | None = None,
    ordered: bool = False,
) -> Choice:
    """A choice of the candidates that nothing bars, and of `also` (pass, stop), which is never barred.

    Options, refusals and "why not?" all come from `bar`. `quick` is the same list of options, computed faster.
    `bar` then runs only for refusals and "why not?". The contract compares the two lists. `about` are the first
    arguments of `candidates` and `bar`: hot code passes them here to save creating closures.
    """
    if quick is None:
        every = candidates(*about) if callable(candidates) else candidates
        options = [*filterfalse(partial(bar, *about) if about else bar, every)]
    else:
        options = quick  # type: ignore[assignment]
    if also:
        options = [*options, *also]
    return Choice(
        seat, prompt, options, at_least, at_most, rule, (words, g, candidates, bar, about), args, ordered
    )


def not_an_option(game: Game, state: State, choice: Choice, answer: Any) -> IllegalAnswer:
    """The refusal of an answer that is neither an option nor a barred candidate."""
    said = _in_words(game, state, choice, answer)
    prompt = game.words.prompt(state, choice)
    return IllegalAnswer(
        "error-not-an-option",
        answer=Text("answer-unsaid") if said is None else Text("answer-said", words=said),
        question=Text("question-cited", words=prompt, rule=choice.rule) if choice.rule else prompt,
    ).of(game)


def _in_words(game: Game, state: State, choice: Choice, answer: Any) -> Text | None:
    """An answer as a text; None if it has no words or would reveal a hidden face."""
    if not _made_alike(choice, answer):
        return None
    cards = state.cards
    faces, bit = cards.face, cards.bit(choice.seat)
    cards.face = _Faces(faces, bit, cards.seen)
    try:
        text = game.words.option(state, answer, choice)
        return text if AstrariumError.sayable(text, game) else None
    except Exception:  # each value fits, but their combination does not exist
        return None
    finally:
        cards.face = faces


def _made_alike(choice: Choice, answer: Any) -> bool:
    """Whether an answer has the form of an option or candidate, with values in their range."""
    candidates = choice.candidates
    return _fits(answer, [*choice.options, *(candidates.all() if candidates is not None else ())])


def _fits(value: Any, known: Sequence[Any]) -> bool:
    """Whether a value has the type of known ones: a number in their range, or one of the words."""
    kind = type(value)
    alike = [each for each in known if type(each) is kind]
    if kind is int:
        return bool(alike) and min(alike) <= value <= max(alike)
    if kind is not tuple:
        return value in alike
    alike = [each for each in alike if len(each) == len(value) and each[:1] == value[:1]]
    return bool(alike) and all(
        _fits(part, places) for part, places in zip(value, zip(*alike, strict=True), strict=True)
    )


class _Faces(list[Any]):
    """The faces of the cards that a seat knows; others raise LookupError."""

    __slots__ = ("_bit", "_seen")

    def __init__(self, faces: list[Any], bit: int, seen: list[int]) -> None:
        super().__init__(faces)
        self._bit = bit
        self._seen = seen

    def __getitem__(self, card: Any) -> Any:
        if not isinstance(card, int) or not self._seen[card] & self._bit:
            raise LookupError(card)
        return super().__getitem__(card)
