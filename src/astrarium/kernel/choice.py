"""Decision points: a seat, a prompt and the options to choose from."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from .errors import IllegalAnswer, NotAnOption, RulesBroken
from .text import Text

#: A small hashable value that names things on the table: ("buy", "refinery"), ("to", 3).
Option: TypeAlias = tuple[Any, ...]
#: One option, or several where a choice takes several.
Answer: TypeAlias = Any
#: The reason against an option: text name, paragraph and argument values, whose names are in `Words.reasons`:
#: ("morale", "O8.3", 5, 3). A value may be a reason itself.
Reason: TypeAlias = tuple[Any, ...]

NO_ARGS: Mapping[str, Any] = {}
#: Maximum nesting of tuples in an answer.
DEPTH = 16


class Barred:
    """An illegal option with its reason and paragraph."""

    __slots__ = ("option", "rule", "text")

    def __init__(self, option: Option, text: Text, rule: str) -> None:
        self.option = option
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return f"Barred({self.option!r}, {self.text!r}, {self.rule!r})"


class Reasons(Protocol):
    """The part of a game's `Words` that turns a reason into a text."""

    def reason(self, g: Any, reason: Reason, /) -> Text: ...


class Candidates(NamedTuple):
    """The candidates of a question and the function that bars some of them, evaluated on demand.

    The options are the candidates that `bar` lets through, and options that nothing ever bars.
    """

    words: Reasons
    #: The state of the game.
    g: Any
    #: The candidates, or a function that lists them.
    candidates: Iterable[Option] | Callable[[], Iterable[Option]]
    bar: Callable[[Option], Reason | None]

    @classmethod
    def about(cls, words: Reasons, g: Any, candidates: Any, bar: Any, about: tuple[Any, ...]) -> Candidates:
        """Candidates of these functions, with `about` bound as their first arguments."""
        if callable(candidates):
            candidates = partial(candidates, *about)
        return cls(words, g, candidates, partial(bar, *about))

    def all(self) -> tuple[Option, ...]:
        """Every candidate once."""
        found = self.candidates() if callable(self.candidates) else self.candidates
        return tuple(dict.fromkeys(found))

    def barred(self) -> tuple[Barred, ...]:
        """The barred candidates, each with its reason as a text."""
        return _said(self.words, self.g, self.all(), self.bar)

    def against(self, option: Any) -> Barred | None:
        """The reason against one candidate as a text; None if it is an option or no candidate."""
        found = [each for each in self.all() if each == option]
        return next(iter(_said(self.words, self.g, found, self.bar)), None)


def _said(
    words: Reasons, g: Any, candidates: Iterable[Option], bar: Callable[[Option], Reason | None]
) -> tuple[Barred, ...]:
    return tuple(
        Barred(option, words.reason(g, reason), reason[1])
        for option in candidates
        if (reason := bar(option)) is not None
    )


class Choice:
    """A decision of one seat: one option, or several if `at_least` or `at_most` is given.

    The rules get an option, or a tuple of options if several may be picked. `rule` is the paragraph of the
    question. `candidates` computes what is barred and why; it may be given as the tuple for `Candidates.about`.
    `args` are the arguments of the prompt's text. `ordered` keeps the order of several picked options.
    """

    __slots__ = (
        "args",
        "asked",
        "at_least",
        "at_most",
        "options",
        "ordered",
        "prompt",
        "rule",
        "seat",
        "several",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        at_least: int | None = None,
        at_most: int | None = None,
        rule: str = "",
        candidates: Candidates | tuple[Any, ...] | None = None,
        args: Mapping[str, Any] = NO_ARGS,
        ordered: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        if at_most is not None:
            self.several = True
            self.at_least = at_least or 0
            self.at_most = at_most
        elif at_least is not None:
            self.several = True
            self.at_least = at_least
            self.at_most = len(options)
        else:
            self.several = False
            self.at_least = self.at_most = 1
        self.ordered = ordered
        self.rule = rule
        self.args = args
        #: The candidates, or the tuple from which they are made on first use.
        self.asked = candidates

    @property
    def candidates(self) -> Candidates | None:
        """The candidates and the function that bars some of them; None if the question has none."""
        found = self.asked
        if type(found) is tuple:
            found = self.asked = Candidates.about(*found)
        return found  # type: ignore[return-value]

    def barred(self) -> tuple[Barred, ...]:
        """The barred candidates with their reasons."""
        return () if self.candidates is None else self.candidates.barred()

    def against(self, option: Any) -> Barred | None:
        """The reason against one option; None if there is none."""
        return None if self.candidates is None else self.candidates.against(option)

    def forced(self) -> Answer | None:
        """The only possible answer, or None when there is something to choose."""
        options = self.options
        if not self.several:
            if len(options) == 1:
                return options[0]
            if not options:
                raise RulesBroken("error-no-options", prompt=self.prompt, seat=self.seat)
            return None
        if len(options) < self.at_least:
            raise RulesBroken("error-no-options", prompt=self.prompt, seat=self.seat)
        if self.at_most <= 0 or not options:
            return ()
        if self.at_least >= len(options) and not (self.ordered and len(options) > 1):
            return tuple(options)
        return None

    def normalise(self, answer: Any) -> Answer:
        """The answer in canonical form; raises IllegalAnswer with the reason."""
        answer = freeze(answer)
        options = list(self.options)
        if not self.several:
            return self._option(answer, options)
        if self.at_most == 1 and answer in options:
            answer = (answer,)
        if not isinstance(answer, tuple):
            raise IllegalAnswer("error-not-a-list")
        answer = tuple([self._option(option, options) for option in answer])
        if len(set(answer)) != len(answer):
            raise IllegalAnswer("error-picked-twice")
        if not self.at_least <= len(answer) <= self.at_most:
            how = "exactly" if self.at_least == self.at_most else "range" if self.at_least else "most"
            raise IllegalAnswer(
                "error-wrong-count", how=how, least=self.at_least, most=self.at_most, count=len(answer)
            )
        return answer if self.ordered else tuple(option for option in self.options if option in answer)

    def _option(self, answer: Any, options: list[Option]) -> Option:
        """The option itself: an answer that equals it may have True or 1.0 for 1."""
        if answer not in options:
            raise self._refusal(answer)
        return options[options.index(answer)]

    def _refusal(self, option: Any) -> IllegalAnswer:
        barred = self.against(option)
        return NotAnOption(option, self.prompt) if barred is None else IllegalAnswer(barred.text)

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "args": dict(self.args),
            "options": [thaw(option) for option in self.options],
            "at_least": self.at_least,
            "at_most": self.at_most,
            "several": self.several,
            "ordered": self.ordered,
            "rule": self.rule,
        }

    def __repr__(self) -> str:
        return (
            f"Choice(seat={self.seat}, prompt={self.prompt!r}, options={tuple(self.options)!r}, "
            f"at_least={self.at_least}, at_most={self.at_most})"
        )


class Together(tuple[Choice, ...]):
    """A simultaneous decision: answers stay secret until all seats have answered.

    The rules get the answers as a dict by seat. A tuple, because it is cheap to create.
    """

    __slots__ = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self


Ask: TypeAlias = Choice | Together
#: A coroutine of the rules: it changes plain data and yields at each decision.
Steps: TypeAlias = Generator[Ask, Any, Any]


def freeze(value: Any, depth: int = DEPTH) -> Any:
    """Lists of JSON as tuples, up to `depth` levels."""
    if isinstance(value, list | tuple) and depth:
        return tuple([freeze(part, depth - 1) for part in value])
    return value


def thaw(value: Any) -> Any:
    """Tuples as lists for JSON."""
    return [thaw(part) for part in value] if isinstance(value, tuple) else value
