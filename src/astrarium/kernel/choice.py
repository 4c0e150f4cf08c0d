"""A decision is a value: who chooses, why, from what."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from .errors import IllegalAnswer, NotAnOption, RulesBroken
from .text import Text

if TYPE_CHECKING:
    from .words import Words

#: A small hashable value that names things on the table: ("buy", "refinery"), ("to", 3).
Option: TypeAlias = tuple[Any, ...]
#: One option, or several where a choice takes several.
Answer: TypeAlias = Any
#: Why something cannot be chosen, as a value: the name of the text, the paragraph, and what the text names
#: (`Words.reasons` says how the values are called): ("morale", "O8.3", 5, 3). A value may be a reason itself.
Reason: TypeAlias = tuple[Any, ...]

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


class Wonder(NamedTuple):
    """What people might try at a question, and the rules' own answer why they may not.

    The options are those candidates that `bar` lets through (and what else a question offers that nothing
    ever bars). It is gone through only when somebody looks.
    """

    words: Words
    #: The state of the game.
    g: Any
    #: Options people might think of; or a function that lists them.
    candidates: Iterable[Option] | Callable[[], Iterable[Option]]
    bar: Callable[[Option], Reason | None]

    def all(self) -> tuple[Option, ...]:
        """Every candidate once."""
        found = self.candidates() if callable(self.candidates) else self.candidates
        return tuple(dict.fromkeys(found))

    def barred(self) -> tuple[Barred, ...]:
        """The candidates that cannot be chosen, each with the reason in words."""
        return _said(self.words, self.g, self.all(), self.bar)


class QuickWonder(tuple[Any, ...]):
    """A wonder for questions that are asked by the million: a choice keeps its class and what the question is
    made of, the state first, and nothing else is made before somebody looks.

    A game's own class says its words, its candidates and what bars them:

        class AtFight(QuickWonder):
            __slots__ = ()

            words = WORDS

            def candidates(self) -> Iterable[Option]: ...
            def bar(self, option: Option) -> Reason | None: ...

        Choice(seat, "fight", options, rule="S9.2", wonder=(AtFight, g, seat))
    """

    __slots__ = ()

    words: ClassVar[Words]

    def candidates(self) -> Iterable[Option]:
        raise NotImplementedError

    def bar(self, option: Option) -> Reason | None:
        raise NotImplementedError

    def all(self) -> tuple[Option, ...]:
        """Every candidate once."""
        return tuple(dict.fromkeys(self.candidates()))

    def barred(self) -> tuple[Barred, ...]:
        """The candidates that cannot be chosen, each with the reason in words."""
        return _said(self.words, self[0], self.all(), self.bar)


def _said(
    words: Words, g: Any, candidates: Iterable[Option], bar: Callable[[Option], Reason | None]
) -> tuple[Barred, ...]:
    return tuple(
        Barred(option, words.reason(g, reason), reason[1])
        for option in candidates
        if (reason := bar(option)) is not None
    )


class Choice:
    """One seat chooses one option; or, where `at_least`/`at_most` are given, picks several.

    The rules get back an option, or a tuple of options for a pick (also when it happens to be of one).
    `rule` cites the paragraph behind the question, `wonder` says what is barred and why, only when somebody
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
        "wondering",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        at_least: int | None = None,
        at_most: int | None = None,
        rule: str = "",
        wonder: Wonder | QuickWonder | tuple[Any, ...] | None = None,
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
        #: The wonder; or the class of a quick one and what it is made of, until somebody looks.
        self.wondering = wonder

    @property
    def wonder(self) -> Wonder | QuickWonder | None:
        """What people might try here, and why they may not."""
        found: Any = self.wondering
        if type(found) is tuple:
            kind, *made_of = found
            found = self.wondering = kind(made_of)
        return found  # type: ignore[no-any-return]

    def barred(self) -> tuple[Barred, ...]:
        """What people might try here and cannot choose now, with the reasons."""
        return () if self.wonder is None else self.wonder.barred()

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
            raise IllegalAnswer("error-not-a-list")
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
        return NotAnOption(option, self.prompt)

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


def ask(
    words: Words,
    g: Any,
    seat: int,
    prompt: str,
    candidates: Sequence[Option],
    bar: Callable[[Option], Reason | None],
    rule: str,
    args: Mapping[str, Any] = NO_ARGS,
    *,
    also: Sequence[Option] = (),
    at_least: int | None = None,
    at_most: int | None = None,
    ordered: bool = False,
) -> Choice:
    """A choice of the candidates that nothing bars, and of `also`, which nothing bars (to pass, to stop).

    Options, refusals and "why not?" all come from the one `bar`.
    """
    options = [option for option in candidates if bar(option) is None]
    options += also
    wonder = Wonder(words, g, candidates, bar)
    return Choice(seat, prompt, options, at_least, at_most, rule, args=args, ordered=ordered, wonder=wonder)


Ask: TypeAlias = Choice | Together
#: What a rule is: it changes plain data and yields whenever somebody has to choose.
Steps: TypeAlias = Generator[Ask, Any, Any]


def freeze(value: Any, depth: int = DEPTH) -> Any:
    """Lists (as JSON brings them) become tuples, as deep as an option goes."""
    if isinstance(value, list | tuple) and depth:
        return tuple([freeze(part, depth - 1) for part in value])
    return value


def thaw(value: Any) -> Any:
    """Tuples become lists, as JSON has them."""
    return [thaw(part) for part in value] if isinstance(value, tuple) else value
