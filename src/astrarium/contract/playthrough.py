"""A script being played, and what is said when the contract is broken on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from ..kernel import Answer, BrokenGame, Choice, Game, Record, Table
from .script import Picker, Script

#: Decisions that random play may take, in any game.
BOUND = 20_000


class ContractBroken(Exception):
    """A game does not keep a property; the record leads to where it shows."""

    def __init__(self, property: str, detail: str, record: Record) -> None:
        super().__init__(property, detail, record)
        self.property = property
        self.detail = detail
        self.record = record

    def __str__(self) -> str:
        return f"{self.property}: {self.detail} (after {len(self.record.moves)} moves)"


class Fault(Exception):
    """Raised within a property: what is wrong, and the record when it is not the walk's own."""

    def __init__(self, detail: str, record: Record | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.record = record


class Walk:
    """Plays a script decision by decision. Iterating stops at every decision, and at the end of the game."""

    def __init__(self, script: Script, bound: int = BOUND, reach: int | None = None) -> None:
        self.script = script
        #: A game of more decisions than this does not end.
        self.bound = bound
        #: No further than so many decisions.
        self.reach = bound if reach is None else reach
        #: Positions at which the property was checked.
        self.positions = 0
        #: What was asked, by prompt, where a property counts it.
        self.prompts: dict[str, Any] = {}
        self.picker = Picker(script)
        #: What the table will be answered next: (seat, answer).
        self.giving: tuple[int, Answer] | None = None
        self._table: Table | None = None
        #: Moves that were made before the answer on which the rules are at work now.
        self._before: int | None = None

    @property
    def game(self) -> Game:
        return self.script.game

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def __iter__(self) -> Iterator[Table]:
        """The table, at each decision. A visitor leaves it as it was."""
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
        """Say what is wrong at this position."""
        raise Fault(detail)

    def expect(self, fine: bool, detail: str) -> None:
        if not fine:
            raise Fault(detail)

    def record(self) -> Record:
        """The way to where the walk stands; with the answer that the rules could not take, if that is it."""
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
    """One clause of the contract."""

    name: str
    #: The clause in a line.
    says: str
    walk: Callable[[Walk], None]
    #: Is about whole games: cannot be broken by the first moves of one.
    whole: bool = False
    #: What is wrong with all games together, from the prompts that were counted in them.
    together: Callable[[Game, dict[str, Any]], Iterable[str]] | None = None

    def check(
        self,
        script: Script,
        bound: int = BOUND,
        reach: int | None = None,
        prompts: dict[str, Any] | None = None,
    ) -> int:
        """Play a script, or its first so many decisions; the positions checked. Raises ContractBroken.

        `prompts` counts on from game to game, for what is wrong with all of them together.
        """
        walk = Walk(script, bound, reach)
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
            raise  # that is no fault of the rules
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise ContractBroken(self.name, detail, walk.record()) from error
        return walk.positions


def sampled(walk: Walk) -> Iterator[tuple[Table, bool]]:
    """The positions of a walk; True at some of them: the first few, ever fewer, and the end."""
    due, step = 1, 1
    for table in walk:
        chosen = table.over or walk.positions >= due
        if not table.over and chosen:
            due, step = due + step, due
        yield table, chosen


def asked(table: Table) -> list[Choice]:
    """All choices of the question that is open, answered or not."""
    ask = table.question
    if ask is None:
        return []
    return [ask] if isinstance(ask, Choice) else list(ask.choices)
