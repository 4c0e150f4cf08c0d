"""How values become texts: what a game's `words.py` declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from .text import Seat, Text, TextArg

if TYPE_CHECKING:
    from .choice import Choice, Option, Reason

#: Where the paragraph behind an option comes from: the paragraph itself, a table of things with a `rule` by
#: the option's first value, or a function of state and option.
Cited: TypeAlias = "str | Mapping[Any, Any] | Callable[[Any, Option], str]"


@dataclass(frozen=True, slots=True)
class Words:
    """How values become texts: the argument names of each option and reason, and how to say an argument.

    `options["buy"] = ("module",)` gives ("buy", "refinery") the text id `option-buy` with the argument
    `module`; a last name with a star (`"*tiles"`) takes all the rest. `args["module"]` turns "refinery"
    into a text. Arguments without an entry are said as they are.
    """

    options: Mapping[str, tuple[str, ...]]
    args: Mapping[str, Callable[[Any, Any], TextArg]]
    #: The names of a reason's values: `reasons["morale"] = ("least", "morale")` gives ("morale", "O8.3", 5,
    #: 3) the text `barred-morale` with these arguments. A value called `reason` or `other-reason` is a reason
    #: itself.
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Arguments that are said by the question they belong to (a price in force): (state, value, choice).
    asked: Mapping[str, Callable[[Any, Any, Choice], TextArg]] = field(default_factory=dict)
    #: What an option says besides its values, by its first word: a price that holds for the whole game.
    at_large: Mapping[str, Mapping[str, TextArg]] = field(default_factory=dict)
    #: The paragraph behind an option, by its first word; else the question's own.
    cites: Mapping[str, Cited] = field(default_factory=dict)
    #: Words by which the rules speak of an option, by its first word, where they are neither its own nor its
    #: question's: the contract holds a cited paragraph against them.
    spoken: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Prompts at which nothing can be barred. Once declared, the contract misses the reasons of all others.
    free: frozenset[str] | None = None
    #: What an option would cause that people should know before, or that it would do nothing: (state, choice,
    #: option) -> text, or None where there is nothing to say.
    consequence: Callable[[Any, Choice, Option], Text | None] | None = None
    #: Those consequences, by their text, that make an option certainly empty: people are warned of them.
    wasteful: frozenset[str] = frozenset()

    def option(self, state: Any, option: Option, choice: Choice | None = None) -> Text:
        """An option in words; with its question, also what depends on that."""
        head, *values = option
        said = _called(self.options[head], values)
        return Text(f"option-{head}", **self.say(state, said, choice), **self.at_large.get(head, {}))

    def prompt(self, state: Any, choice: Choice) -> Text:
        return Text(f"prompt-{choice.prompt}", **self.say(state, choice.args))

    def reason(self, state: Any, reason: Reason) -> Text:
        """Why something cannot be chosen."""
        name, _, *values = reason
        said = _called(self.reasons[name], values)
        inner = {each: said.pop(each) for each in ("reason", "other-reason") if each in said}
        args = self.say(state, said)
        args.update({each: self.reason(state, why) for each, why in inner.items()})
        return Text(f"barred-{name}", **args)

    def event(self, state: Any, name: str, seat: int | None, args: Mapping[str, Any]) -> Text:
        said = self.say(state, args)
        if seat is not None:
            said["seat"] = Seat(seat)
        return Text(f"event-{name}", **said)

    def say(self, state: Any, args: Mapping[str, Any], choice: Choice | None = None) -> dict[str, TextArg]:
        said: dict[str, TextArg] = {}
        for name, value in args.items():
            if choice is not None and name in self.asked:
                said[name] = self.asked[name](state, value, choice)
            else:
                said[name] = self.args[name](state, value) if name in self.args else value
        return said

    def cite(self, state: Any, choice: Choice, option: Option) -> str:
        """The paragraph behind an option."""
        cited = self.cites.get(option[0], choice.rule)
        if isinstance(cited, str):
            return cited
        if callable(cited):
            return cited(state, option)
        rule: str = cited[option[1]].rule
        return rule


def _called(names: tuple[str, ...], values: list[Any]) -> dict[str, Any]:
    """Values by their names; a name with a star takes all the rest."""
    if names and names[-1].startswith("*"):
        fixed = len(names) - 1
        values[fixed:] = [tuple(values[fixed:])]
        names = (*names[:fixed], names[fixed][1:])
    return dict(zip(names, values, strict=True))
