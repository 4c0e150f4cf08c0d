"""The text interface of a seat: its view, its options, and explanations.

This is text play with a page in place of a screen: the same board, options, reasons and commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ..kernel import Answer, Block, Choice, Facts, IllegalAnswer, Seat, Table, Text
from ..kernel.telling import grouped
from ..localization import Name, catalogue, player
from ..tables.answer_preview import Outcome, outcomes
from ..tables.seat_messages import waiting
from ..terminal import typed_commands
from ..terminal.decision import Decision
from ..terminal.input_matching import fold, matches
from ..terminal.result_screen import show_result
from ..terminal.saved_games import Save
from ..terminal.screen import Screen
from ..terminal.seat_arguments import Player
from ..terminal.session import Session
from ..terminal.text_formatter import NOTHING, TableSpeech
from .option_handles import NONE, fitting, handles, read_answer
from .token_budget import count_tokens, latest

#: Minimum tokens of an event.
FEWEST = 4
#: Maximum cards named at once.
MOST_CARDS = 12


class Page(Screen):
    """A screen that collects its lines. On a whole board, each row is one line."""

    def __init__(self, voice: TableSpeech) -> None:
        super().__init__(voice)
        self._lines: list[str] = []
        #: Whole boards that were shown, by reader; their facts are formatted when changes are requested.
        self._shown: dict[int | None, Sequence[Block]] = {}
        #: Whether to include lines about keys and commands of a terminal.
        self.quiet = True

    def line(self, words: str = "", style: str = "words") -> None:
        if self.quiet or style != "quiet":
            self._lines.append(words)

    def taken(self) -> str:
        """Take the lines so far; empties the page."""
        lines, self._lines = self._lines, []
        return "\n".join(lines).strip("\n")

    def blocks(self, blocks: Sequence[Block], *, wholly: bool = True, reader: int | None = None) -> None:
        if not wholly:
            for block in self._shown.pop(reader, ()):
                self._seen_facts.setdefault(reader, set()).update(self._facts(block))
            super().blocks(blocks, wholly=False, reader=reader)
            return
        self._seen_facts[reader] = set()
        self._shown[reader] = blocks
        for block in blocks:
            for row in self._rows(block):
                self.line(row)

    def _rows(self, block: Block) -> Iterator[str]:
        """A block with one line per row and one line of headings, without empty columns."""
        title = self.voice.say(block.title)
        if isinstance(block, Facts):
            facts = list(self._facts(block))
            if facts:
                yield f"## {title}"
            yield from facts
            return
        rows = [
            [self._words(cell, head) for head, cell in zip(block.header, row, strict=False)]
            for row in block.rows
        ]
        if not rows:
            return
        filled = [
            at
            for at in range(len(block.header))
            if any(row[at] not in NOTHING for row in rows if at < len(row))
        ]
        yield f"## {title}: " + " | ".join(self.voice.say(block.header[at]) for at in filled)
        for row in rows:
            yield " | ".join(row[at] or "–" for at in filled if at < len(row))

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        yield


class NoFile(Save):
    """A save that writes nothing, for tables stored elsewhere."""

    def __init__(self) -> None:
        pass

    def keep(self, table: Table) -> None:
        pass

    def close(self) -> None:
        pass


class SeatText(Session):
    """A text play session of one seat (None: a spectator) whose output is read as text."""

    screen: Page

    def __init__(
        self,
        table: Table,
        seat: int | None,
        language: str = "en",
        names: Sequence[Name] = (),
        *,
        bots: Sequence[str | None] = (),
    ) -> None:
        named = [*names, *(player(each) for each in range(len(names), table.seats))]
        voice = TableSpeech(language, table.game, named)
        voice.reader = seat
        seated = [
            None if each == seat else (bots[each] if bots else None) or "" for each in range(table.seats)
        ]
        players = [Player("", name, bot) for name, bot in zip(named, seated, strict=True)]
        super().__init__(table, players, Page(voice), NoFile())
        self.seat = seat
        self.viewer = seat

    def page(self, write: Callable[[], object], *, quiet: bool = True) -> str:
        """The output of `write`; with `quiet=False`, without lines about keys and commands."""
        self.screen.taken()
        self.screen.quiet = quiet
        write()
        self.screen.quiet = True
        return self.screen.taken()

    # -- seeing

    @property
    def choice(self) -> Choice | None:
        return None if self.seat is None or self.table.over else self.table.choice(self.seat)

    def board(self) -> str:
        """The whole position."""
        return self.page(lambda: self.show_board(wholly=True))

    def changes(self) -> str:
        """The changes on the board since it was last shown."""
        return self.page(lambda: self.show_board(wholly=False))

    def news(self) -> str:
        """The events since the last call."""
        told = self.page(lambda: self.screen.deeds(self._news()))
        self._seen_facts()
        return told

    def log(self, since: int = 0, budget: int | None = None) -> str:
        """The events after so many answers; with a budget, the last ones that fit."""
        told = [deed for deed in self.deeds() if deed[-1][0].move >= since]
        if budget is not None:
            told = told[-budget // FEWEST :]
        lines = self.page(lambda: self.screen.deeds(told)).splitlines()
        return "\n".join(lines if budget is None else latest(lines, budget))

    def standing(self) -> str:
        """Who is asked, or the result."""
        if self.table.over:
            return self.page(lambda: show_result(self.screen, self.table))
        waiting = [self.voice.say(Seat(seat)) for seat in self.waiting() if seat != self.seat]
        return self.voice.shell("shell-guest-waiting", names=", ".join(waiting) or "–")

    def waiting(self) -> list[int]:
        """The seats that have not answered, as far as this seat may know."""
        return waiting(self.table, () if self.seat is None else (self.seat,))

    # -- deciding

    def question(self, words: str = "", budget: int | None = None) -> str:
        """The question and its options, each with its handle; with words, only options that match."""
        choice = self.choice
        if choice is None:
            return self.standing()
        decision = Decision(self, choice)
        lines = [self.voice.say(self.table.say(choice))]
        if choice.several:
            lines.append(decision.how_many())
        if (only := self.table.why_asked(choice)) is not None:
            lines.append(self.voice.say(only))
        names = [*handles(choice)]
        found = fitting(decision.labels, words)
        listed = [f"{at + 1}. {decision.listed(at)} [{names[at]}]" for at in found]
        if choice.several and choice.at_least == 0:
            listed.append(f"0. {self.voice.shell('shell-hint-nothing')} [{NONE}]")
        if not found:
            lines.append(self.voice.shell("shell-no-match", typed=words[:60]))
            return "\n".join(lines)
        shown = (
            listed
            if budget is None
            else latest(listed[::-1], budget - count_tokens("\n".join(lines)) - 40)[::-1]
        )
        if len(shown) < len(listed):
            shown.append(self.voice.shell("shell-guest-more", count=len(listed) - len(shown)))
        return "\n".join(lines + shown)

    def read(self, said: str, *, strict: bool = False) -> Answer:
        """Parse a text into a legal answer; raises IllegalAnswer that names possible or barred ones."""
        choice = self._asked()
        try:
            return read_answer(choice, lambda: Decision(self, choice).labels, said, strict=strict)
        except IllegalAnswer as error:
            if error.text.id != "shell-guest-nothing-fits":
                raise
            decision = Decision(self, choice)
            barred = self.page(lambda: typed_commands.why(decision, said, quietly=True))
            if not barred:
                raise
            raise IllegalAnswer(
                "shell-guest-barred", said=said[:60], why=" ".join(barred.splitlines()[1:4])
            ) from None

    def why(self, words: str = "") -> str:
        """The barred options of the open question, with reasons."""
        decision = Decision(self, self._asked())
        return self.page(lambda: typed_commands.why(decision, words))

    def explain(self, words: str = "") -> str:
        """The rule behind the question, or behind an option, with the effects of its things."""
        choice = self._asked()
        decision = Decision(self, choice)
        names = [*handles(choice)]
        if words in names:
            words = str(names.index(words) + 1)
        return self.page(lambda: typed_commands.rule(decision, words))

    def outcome(self, said: str) -> str:
        """The certain effects of an answer: those in every world that the seat may imagine."""
        choice = self._asked()
        answer = self.read(said)
        warned = None if choice.several else self.table.consequence(choice, answer)
        lines = [] if warned is None else [self.voice.head(warned)]
        told = [self._after(world, choice.seat) for world in self.outcomes(choice.seat, answer)]
        lines += [line for line in told[0] if all(line in other for other in told[1:])]
        return "\n".join(lines) or self.voice.shell("shell-guest-no-outcome")

    def outcomes(self, seat: int, answer: Answer) -> list[Outcome]:
        return outcomes(self.table, seat, answer)

    def _after(self, world: Outcome, seat: int) -> list[str]:
        """The events and board changes that the seat sees in an imagined world."""
        page, game = Page(self.voice), self.table.game
        page.blocks([*game.outline(self.table.view(seat), seat)], reader=seat)
        page.taken()
        page.deeds(grouped(game.telling, world.events))
        page.blocks([*game.outline(world.view, seat)], wholly=False, reader=seat)
        return [line for line in page.taken().splitlines() if line]

    def _asked(self) -> Choice:
        choice = self.choice
        if self.table.over:
            raise IllegalAnswer("error-game-over")
        if choice is None:
            raise IllegalAnswer("shell-guest-not-asked", standing=self.standing())
        return choice

    # -- looking things up

    def rules(self, words: str) -> str:
        """The paragraphs of the rules that have this number or these words."""
        return self.page(lambda: typed_commands.rules(self, words))  # type: ignore[arg-type]

    def card(self, words: str) -> str:
        """The printed effects of the things with this name."""
        known = catalogue(self.table.game, self.voice.language)
        found: dict[str, str] = {}
        for id in known.entries:
            if known.has(id, "text") and known.has(id) and matches(self.voice.shell(id), words):
                found[self.voice.head(Text(id))] = self.voice.about(Text(id))
        exact = {name: text for name, text in found.items() if fold(name) == fold(words)} or found
        if not exact or not words.strip():
            raise IllegalAnswer("shell-guest-no-card", said=words[:60])
        return "\n".join(f"{name}: {text}" for name, text in [*exact.items()][:MOST_CARDS])
