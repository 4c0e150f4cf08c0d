"""The words of a game: how options, reasons and events become texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from .text import Seat, Text, TextArg

if TYPE_CHECKING:
    from .choice import Choice, Option, Reason

#: The paragraph of an option: a fixed one, a table of things with a `rule` by the option's first value, or a
#: function of state and option.
Cited: TypeAlias = "str | Mapping[Any, Any] | Callable[[Any, Option], str]"


@dataclass(frozen=True, slots=True)
class Words:
    """The argument names of options and reasons, and functions that turn an argument into a text.

    `options["buy"] = ("module",)` gives ("buy", "refinery") the text id `option-buy` with the argument
    `module`. A last name with a star (`"*tiles"`) takes all remaining values. `args["module"]` turns "refinery"
    into a text. An argument without an entry is used as it is. `args["face"]` names what is printed on a card.
    """

    options: Mapping[str, tuple[str, ...]]
    args: Mapping[str, Callable[[Any, Any], TextArg]]
    #: The names of a reason's values: `reasons["morale"] = ("least", "morale")` gives ("morale", "O8.3", 5,
    #: 3) the text `barred-morale` with these arguments. A value called `reason` or `other-reason` is a reason
    #: itself.
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Arguments whose text depends on the question, such as a current price: (state, value, choice).
    asked: Mapping[str, Callable[[Any, Any, Choice], TextArg]] = field(default_factory=dict)
    #: Constant arguments of an option by its first word, such as a price of the whole game.
    at_large: Mapping[str, Mapping[str, TextArg]] = field(default_factory=dict)
    #: The paragraph of an option by its first word; by default the question's.
    cites: Mapping[str, Cited] = field(default_factory=dict)
    #: Synonyms of an option, by its first word, that its paragraph may use (contract: `meaning`).
    spoken: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Prompts at which nothing can be barred. If declared, all other prompts need reasons (contract: `reasons`).
    free: frozenset[str] | None = None
    #: Prompts of simultaneous decisions where only the seat can know that its answer is forced. A discreet
    #: table asks there anyway, because response time would reveal it.
    secret: frozenset[str] = frozenset()
    #: A warning about an option: (state, choice, option) -> text, or None.
    consequence: Callable[[Any, Choice, Option], Text | None] | None = None
    #: Ids of the consequences that make an option useless; the player is asked to confirm.
    wasteful: frozenset[str] = frozenset()

    def option(self, state: Any, option: Option, choice: Choice | None = None) -> Text:
        """The text of an option; `choice` serves arguments that depend on the question."""
        head, *values = option
        said = _called(self.options[head], values)
        return Text(f"option-{head}", **self.say(state, said, choice), **self.at_large.get(head, {}))

    def prompt(self, state: Any, choice: Choice) -> Text:
        return Text(f"prompt-{choice.prompt}", **self.say(state, choice.args))

    def reason(self, state: Any, reason: Reason) -> Text:
        """The text of a reason."""
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
        """The paragraph of an option."""
        cited = self.cites.get(option[0], choice.rule)
        if isinstance(cited, str):
            return cited
        if callable(cited):
            return cited(state, option)
        rule: str = cited[option[1]].rule
        return rule


def _called(names: tuple[str, ...], values: list[Any]) -> dict[str, Any]:
    """Values by name; a name with a star takes all remaining values."""
    if names and names[-1].startswith("*"):
        fixed = len(names) - 1
        values[fixed:] = [tuple(values[fixed:])]
        names = (*names[:fixed], names[fixed][1:])
    return dict(zip(names, values, strict=True))
