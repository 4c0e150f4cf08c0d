"""Plays a script under a property and reports where the property breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from ..kernel import Answer, BrokenGame, Choice, Game, Record, Table
from .script import Picker, Script

#: Maximum decisions of a random game.
BOUND = 20_000


class ContractBroken(Exception):
    """A game violates a property; the record reproduces it."""

    def __init__(self, property: str, detail: str, record: Record) -> None:
        super().__init__(property, detail, record)
        self.property = property
        self.detail = detail
        self.record = record

    def __str__(self) -> str:
        return f"{self.property}: {self.detail} (after {len(self.record.moves)} moves)"


class Fault(Exception):
    """A violation found by a property; `record` is given if it differs from the playthrough's."""

    def __init__(self, detail: str, record: Record | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.record = record


class Playthrough:
    """Plays a script; iterating yields the table at each decision and at the end."""

    def __init__(self, script: Script, bound: int = BOUND, reach: int | None = None) -> None:
        self.script = script
        #: A game with more decisions counts as endless.
        self.bound = bound
        #: Maximum decisions of this run.
        self.reach = bound if reach is None else reach
        #: Positions checked so far.
        self.positions = 0
        #: Statistics by prompt, for properties that count them.
        self.prompts: dict[str, Any] = {}
        self.picker = Picker(script)
        #: The next answer: (seat, answer).
        self.giving: tuple[int, Answer] | None = None
        self._table: Table | None = None
        #: Number of moves before the answer that the rules are processing.
        self._before: int | None = None

    @property
    def game(self) -> Game:
        return self.script.game

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def __iter__(self) -> Iterator[Table]:
        """The table at each decision. The caller must not change it."""
        self._table = table = self.script.start()
        while True:
            self.giving = None if table.over else self._next_answer(table)
            self.positions += 1
            yield table
            if self.giving is None or self.picker.decisions > self.reach:
                return
            self._before = len(table.history)
            table.answer(*self.giving)
            self._before = None

    def _next_answer(self, table: Table) -> tuple[int, Answer]:
        if not table.pending:
            raise Fault("nobody has to choose, and yet the game is not over")
        return self.picker.answer(table)

    def fail(self, detail: str) -> NoReturn:
        """Report a violation at this position."""
        raise Fault(detail)

    def expect(self, fine: bool, detail: str) -> None:
        if not fine:
            raise Fault(detail)

    def record(self) -> Record:
        """The record up to this position, including an answer that made the rules fail."""
        script = self.script
        moves: list[tuple[Any, Any]] = []
        if self._table is not None:
            moves = [(move.seat, move.answer) for move in self._table.history[: self._before]]
        if self._before is not None:
            moves.append(self.giving or (0, ()))
        options = script.game.check_options(script.options)
        return Record(script.game.id, script.game.revision, script.seats, options, str(script.seed), moves)


@dataclass(frozen=True, slots=True)
class Property:
    """A property of the contract."""

    name: str
    #: The property in a line.
    says: str
    walk: Callable[[Playthrough], None]
    #: Whether it concerns whole games, so that a prefix of a game cannot break it.
    whole: bool = False
    #: Violations by all games together, from the prompt statistics.
    together: Callable[[Game, dict[str, Any]], Iterable[str]] | None = None

    def check(
        self,
        script: Script,
        bound: int = BOUND,
        reach: int | None = None,
        prompts: dict[str, Any] | None = None,
    ) -> int:
        """Play a script up to `reach` decisions; returns the number of positions. Raises ContractBroken.

        `prompts` are the prompt statistics of all games so far.
        """
        walk = Playthrough(script, bound, reach)
        if prompts is not None:
            walk.prompts = prompts
        try:
            self.walk(walk)
            if self.together is not None:
                for detail in self.together(script.game, walk.prompts):
                    walk.fail(detail)
        except Fault as fault:
            raise ContractBroken(self.name, fault.detail, fault.record or walk.record()) from None
        except BrokenGame:
            raise  # the game cannot be loaded, which is no violation
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise ContractBroken(self.name, detail, walk.record()) from error
        return walk.positions


def sampled(walk: Playthrough) -> Iterator[tuple[Table, bool]]:
    """All positions of a playthrough; some are marked True: at Fibonacci numbers, and the end."""
    due, step = 1, 1
    for table in walk:
        chosen = table.over or walk.positions >= due
        if not table.over and chosen:
            due, step = due + step, due
        yield table, chosen


def asked(table: Table) -> list[Choice]:
    """All choices of the open question, answered or not."""
    ask = table.question
    if ask is None:
        return []
    return [ask] if isinstance(ask, Choice) else list(ask.choices)
