"""A decision is a value: who chooses, why, from what."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from .errors import IllegalAnswer, RulesBroken
from .text import Text

#: A small hashable value that names things on the table: ("buy", "refinery"), ("to", 3).
Option: TypeAlias = tuple[Any, ...]
#: One option, or several where a choice takes several.
Answer: TypeAlias = Any

NO_ARGS: Mapping[str, Any] = {}
#: Tuples within tuples that an answer may have.
DEPTH = 16


class Barred:
    """Something a person might try, and why the rules exclude it now."""

    __slots__ = ("option", "rule", "text")

    def __init__(self, option: Option, text: Text, rule: str) -> None:
        self.option = option
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return f"Barred({self.option!r}, {self.text!r}, {self.rule!r})"


class Choice:
    """One seat chooses one option; or, where `at_least`/`at_most` are given, picks several.

    The rules get back an option, or a tuple of options for a pick (also when it happens to be of one).
    `rule` cites the paragraph behind the question, `why_not` computes what is barred, only when somebody
    looks, `args` are the arguments of the prompt's text. `ordered` keeps the order of several picked options.
    """

    __slots__ = (
        "args",
        "at_least",
        "at_most",
        "options",
        "ordered",
        "prompt",
        "rule",
        "seat",
        "several",
        "why_not",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        at_least: int | None = None,
        at_most: int | None = None,
        rule: str = "",
        why_not: Callable[[], Iterable[Barred]] | None = None,
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
        self.why_not = why_not
        self.args = args

    def barred(self) -> tuple[Barred, ...]:
        return tuple(self.why_not()) if self.why_not is not None else ()

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
        """The answer in its one proper form; raises IllegalAnswer with the reason."""
        answer = freeze(answer)
        options = list(self.options)
        if not self.several:
            return self._option(answer, options)
        if self.at_most == 1 and answer in options:
            answer = (answer,)
        if not isinstance(answer, tuple):
            raise IllegalAnswer("error-not-a-list", answer=shown(answer))
        answer = tuple([self._option(option, options) for option in answer])
        if len(set(answer)) != len(answer):
            raise IllegalAnswer("error-picked-twice")
        if not self.at_least <= len(answer) <= self.at_most:
            raise IllegalAnswer(
                "error-wrong-count", least=self.at_least, most=self.at_most, count=len(answer)
            )
        return answer if self.ordered else tuple(option for option in self.options if option in answer)

    def _option(self, answer: Any, options: list[Option]) -> Option:
        """The option itself (an answer may say True or 1.0 where it says 1)."""
        if answer not in options:
            raise self._refusal(answer)
        return options[options.index(answer)]

    def _refusal(self, option: Any) -> IllegalAnswer:
        for barred in self.barred():
            if barred.option == option:
                return IllegalAnswer(barred.text)
        return IllegalAnswer("error-not-an-option", answer=shown(option), prompt=self.prompt)

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
    """Several seats choose at once; nobody learns another's answer before all have answered.

    The rules get the answers back as a dict by seat. (A tuple, because nothing is quicker to make.)
    """

    __slots__ = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self


Ask: TypeAlias = Choice | Together
#: What a rule is: it changes plain data and yields whenever somebody has to choose.
Steps: TypeAlias = Generator[Ask, Any, Any]


def freeze(value: Any, depth: int = DEPTH) -> Any:
    """Lists (as JSON brings them) become tuples, as deep as an option goes."""
    if isinstance(value, list | tuple) and depth:
        return tuple([freeze(part, depth - 1) for part in value])
    return value


def shown(answer: Any) -> str:
    """An answer, whatever it is, as a refusal can quote it."""
    try:
        words = str(answer)
    except RecursionError:
        words = "…"
    return words if len(words) <= 80 else words[:79] + "…"


def thaw(value: Any) -> Any:
    """Tuples become lists, as JSON has them."""
    return [thaw(part) for part in value] if isinstance(value, tuple) else value
