"""One decision in text play: shows the question and options, reads the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel import AstrariumError, Choice, Text
from .coaching import warning
from .input_matching import narrow, numbers
from .typed_commands import find_command

if TYPE_CHECKING:
    from .session import Session

#: Maximum options listed at once; `all` lists more.
LISTED = 20


class Decision:
    """Asks one person until there is a legal answer."""

    def __init__(self, session: Session, choice: Choice) -> None:
        self.session = session
        self.choice = choice
        self.screen = session.screen
        self.voice = session.voice
        self.labels: list[str] = []
        #: Consequences of options by index.
        self.consequences: dict[int, str] = {}
        self.label()
        #: Indexes of the options that match the typed filter.
        self.left = self.everything

    @property
    def everything(self) -> list[int]:
        return list(range(len(self.choice.options)))

    def label(self) -> None:
        """Format all options in the current language."""
        say, table = self.voice.say, self.session.table
        self.labels = [self.voice.head(table.say(self.choice, option)) for option in self.choice.options]
        said = [table.consequence(self.choice, option) for option in self.choice.options]
        self.consequences = {at: say(text) for at, text in enumerate(said) if text is not None}

    # -- showing

    def show(self) -> None:
        """Print the question and its options."""
        self.screen.line(self.voice.say(self.session.table.say(self.choice)), "question")
        if self.choice.several:
            self.screen.line(self.how_many(), "quiet")
        self.list_options()
        if (only := self.session.table.why_asked(self.choice)) is not None:
            self.screen.line(self.voice.say(only), "quiet")
        self.screen.line(self.voice.shell("shell-hint", help=Text("shell-word-help")), "quiet")

    def list_options(self, most: int = LISTED) -> None:
        self.screen.pairs([(str(at + 1), self.listed(at)) for at in self.left[:most]])
        if len(self.left) > most:
            more = len(self.left) - most
            self.screen.line(self.voice.shell("shell-more", count=more, all=Text("shell-word-all")), "quiet")

    def listed(self, at: int) -> str:
        """An option with its consequence."""
        consequence = self.consequences.get(at)
        return self.labels[at] if consequence is None else f"{self.labels[at]} ({consequence})"

    def how_many(self) -> str:
        least, most = self.choice.at_least, min(self.choice.at_most, len(self.choice.options))
        if least == most:
            said = self.voice.shell("shell-pick-exactly", count=least)
        elif least == 0:
            said = self.voice.shell("shell-pick-up-to", most=most)
        else:
            said = self.voice.shell("shell-pick-range", least=least, most=most)
        return f"{said} {self.voice.shell('shell-pick-order')}" if self.choice.ordered and most > 1 else said

    # -- reading

    def ask(self) -> Any:
        """The legal, normalised answer. Typed commands may raise Leave or AskAgain."""
        self.show()
        while True:
            try:
                answer = self._take(self.screen.read())
                if answer is not None:
                    answer = self.choice.normalise(answer)
                    warned = warning(self, answer)
                    if warned is None:
                        return answer
                    self.complain(warned)
            except AstrariumError as error:
                self.complain(self.voice.say(error.text))

    def complain(self, words: str) -> None:
        self.screen.line(words, "bad")

    def _take(self, typed: str) -> Any:
        """The typed answer; None if the line was something else."""
        if not typed:
            return self._enter()
        if command := find_command(typed, taught=self.session.teacher is not None):
            command.run(self)
            return None
        picked = numbers(typed)
        if picked is not None:
            return self._pick(picked)
        self._narrow(typed.removeprefix("/"))
        return None

    def _enter(self) -> Any:
        """Handle an empty line: take the only option left, else list all options again."""
        if len(self.left) == 1 and not self.choice.several:
            return self.choice.options[self.left[0]]
        self.left = self.everything
        self.show()
        return None

    def _pick(self, picked: list[int]) -> Any:
        options = self.choice.options
        if self.choice.several and picked == [0]:
            return ()
        for number in picked:
            if not 1 <= number <= len(options):
                self.complain(self.voice.shell("shell-no-number", number=str(number)[:9], last=len(options)))
                return None
            if not self.choice.several and number - 1 not in self.left:
                self.complain(self.voice.shell("shell-narrowed-away", number=str(number)))
                return None
        if self.choice.several:
            return tuple(options[number - 1] for number in picked)
        if len(picked) > 1:
            self.complain(self.voice.shell("shell-one-only"))
            return None
        return options[picked[0] - 1]

    def _narrow(self, typed: str) -> None:
        """Filter the options by the typed words; without a match, print barred ones that match."""
        left = narrow(self.labels, self.left, typed) or narrow(self.labels, self.everything, typed)
        if not left:
            self.complain(self.voice.shell("shell-no-match", typed=typed[:60]))
            find_command(f"why {typed}").run(self, quietly=True)  # type: ignore[union-attr]
            return
        self.left = left
        self.list_options()
        id = "shell-narrowed-several" if self.choice.several else "shell-narrowed"
        if len(left) < len(self.labels):
            self.screen.line(self.voice.shell(id, count=len(left)), "quiet")
