"""Stepwise decisions: assembles an option one component at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..kernel import Choice, Option, Text
from .decision import LISTED, Decision
from .input_matching import fold, numbers
from .typed_commands import find_command

if TYPE_CHECKING:
    from .session import Session


def decide(session: Session, choice: Choice) -> Decision:
    """The dialogue for a choice: stepwise for many options that are sets of things, else a list."""
    return StepwiseDecision(session, choice) if _sets(choice) else Decision(session, choice)


def _sets(choice: Choice) -> bool:
    """Whether the options are sets of things of different sizes, and too many to list."""
    options = choice.options
    if choice.several or len(options) <= LISTED or len({option[0] for option in options}) > 1:
        return False
    return len({len(option) for option in options}) > 1


class StepwiseDecision(Decision):
    """Asks for one component after the other. A search lists whole options instead."""

    def __init__(self, session: Session, choice: Choice) -> None:
        self.picked: tuple[Any, ...] = ()
        #: Whether whole options are listed (after a search or `all`); numbers then refer to them.
        self.listing = False
        super().__init__(session, choice)
        last: dict[Any, int] = {}
        for option in choice.options:
            for at, thing in enumerate(option[1:]):
                last[thing] = max(at, last.get(thing, 0))
        #: All things, ordered by their last place in an option.
        self.things = sorted(last, key=lambda thing: last[thing])

    @property
    def _whole(self) -> Option | None:
        """The option that equals the picked things, if there is one."""
        wanted = set(self.picked)
        return next((option for option in self.choice.options if set(option[1:]) == wanted), None)

    @property
    def _next(self) -> list[Any]:
        """The things that can be added."""
        wanted = set(self.picked)
        sets = [set(option[1:]) for option in self.choice.options]
        fitting = set().union(*(each for each in sets if wanted <= each))
        return [thing for thing in self.things if thing in fitting and thing not in wanted]

    # -- showing

    def show(self) -> None:
        self.listing = False
        self.screen.line(self.voice.say(self.session.table.say(self.choice)), "question")
        if self.picked:
            self.screen.line(self.voice.shell("shell-so-far", things=self._names(self.picked)), "quiet")
        rows = [self._about(thing) for thing in self._next]
        if (whole := self._whole) is not None:
            rows.insert(0, self.voice.shell("shell-take-it", things=self._said(whole)))
        self.screen.pairs([(str(number), words) for number, words in enumerate(rows, 1)])
        for words in self._misfits():
            self.screen.line(words, "quiet")
        hint = "shell-assembly-whole" if whole is not None else "shell-assembly"
        keys = {name: Text(f"shell-word-{name}") for name in ("help", "undo")}
        self.screen.line(self.voice.shell(hint, **keys), "quiet")

    def list_options(self, most: int = LISTED) -> None:
        self.listing = True
        super().list_options(most)

    def _about(self, thing: Any) -> str:
        """A thing with its effect."""
        text = self._text(thing)
        does = self.voice.about(text)
        return f"{self.voice.say(text)}: {does}" if does else self.voice.say(text)

    def _names(self, things: tuple[Any, ...]) -> str:
        return ", ".join(self.voice.say(self._text(thing)) for thing in things)

    def _text(self, thing: Any) -> Text:
        """The text of a thing, taken from an option that contains it."""
        option = next(option for option in self.choice.options if thing in option[1:])
        leaves = _leaves(self.session.table.say(self.choice, option))
        return next(text for text in leaves if text.id.partition("-")[2] == str(thing))

    def _said(self, option: Option) -> str:
        return self.voice.say(self.session.table.say(self.choice, option))

    def _misfits(self) -> Iterator[str]:
        """The things that cannot be added, with reasons."""
        wanted, left = set(self.picked), set(self.things) - set(self._next)
        for barred in self.choice.barred() if wanted else ():
            added = set(barred.option[1:]) - wanted
            if len(added) == 1 and wanted < set(barred.option[1:]) and added <= left:
                why = f"{self.voice.say(barred.text)} ({barred.rule})"
                yield self.voice.shell("shell-misfit", thing=self._text(*added), why=why)

    # -- reading

    def _take(self, typed: str) -> Any:
        command = find_command(typed)
        if command is not None and command.name == "undo" and self.picked:
            self.picked = self.picked[:-1]
            self.show()
            return None
        if command is not None and command.name == "rule" and not self.listing and numbers(command.rest):
            self._explain(numbers(command.rest) or [])
            return None
        if self.listing or not typed or numbers(typed) is None:
            return super()._take(typed)
        return self._add(numbers(typed) or [])

    def _enter(self) -> Any:
        if self.listing:
            return super()._enter()
        if self._whole is None:
            self.show()
        return self._whole

    def _add(self, picked: list[int]) -> Any:
        """Add the things with these numbers, or take the assembled option."""
        found = self._numbered(picked)
        if not found:
            return None
        if found[0] is None:
            return self._whole
        for thing in found:
            if thing in self._next:
                self.picked += (thing,)
        self.show()
        return None

    def _numbered(self, picked: list[int]) -> list[Any]:
        """The things with these numbers (None: the assembled option); empty if a number is invalid."""
        offered = self._next if self._whole is None else [None, *self._next]
        for number in picked:
            if not 1 <= number <= len(offered):
                missing = self.voice.shell("shell-no-number", number=str(number)[:9], last=len(offered))
                self.complain(missing)
                return []
        return [offered[number - 1] for number in picked]

    def _explain(self, picked: list[int]) -> None:
        """Print the things with these numbers, and the paragraphs of the rules about them."""
        paragraphs = self.voice.rules()
        for thing in self._numbered(picked):
            if thing is None:
                self.screen.line(self._said(self._whole or ()))
                continue
            self.screen.line(self._about(thing), "question")
            name = fold(self.voice.say(self._text(thing)))
            for number, words in paragraphs.items():
                if fold(words.replace("*", "")).startswith(f"{name} "):
                    self.screen.rule(number, words)


def _leaves(text: Text) -> Iterator[Text]:
    """The innermost texts of a text."""
    inner = [arg for arg in text.args.values() if isinstance(arg, Text)]
    for arg in inner:
        yield from _leaves(arg)
    if not inner:
        yield text
