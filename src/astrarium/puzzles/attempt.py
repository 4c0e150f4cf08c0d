"""An attempt at a puzzle: its state, hints and the solution."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..kernel import Choice, Game, Table, Text
from ..kernel.choice import freeze
from .puzzle import Puzzle

#: State of an attempt: open, solved, short of the goal, left to luck, or the opponent acts first.
Standing: TypeAlias = Literal["open", "solved", "short", "luck", "second"]
#: Hints in order: the question, the first step, the whole solution.
HINTS = ("where", "what", "how")


class Attempt:
    """One attempt at a puzzle, on a table that starts in its position."""

    def __init__(self, game: Game, puzzle: Puzzle, table: Table | None = None) -> None:
        self.game = game
        self.puzzle = puzzle
        self.table = puzzle.table(game) if table is None else table
        self.turn = puzzle.turn(game)
        #: Number of answers that belong to the position and cannot be undone.
        self.dealt = len(puzzle.position.get("since", ()))

    def choice(self) -> Choice | None:
        """The open decision; None when the attempt is over."""
        return self.turn.choice(self.table) if self.standing == "open" else None

    @property
    def standing(self) -> Standing:
        if self.turn.left_to_luck(self.table):
            return "second" if self.turn.acts_second(self.table) else "luck"
        if not self.turn.over(self.table):
            return "open"
        return "solved" if self.worth >= self.puzzle.goal else "short"

    @property
    def worth(self) -> int:
        """The present value of the position for the seat."""
        return self.puzzle.aim.worth(self.table, self.puzzle.seat)

    def undo(self) -> bool:
        """Undo the last answer of the attempt; False if there is none."""
        if len(self.table.history) <= self.dealt:
            return False
        self.table.undo()
        return True

    def restart(self) -> None:
        """Start again from the position."""
        self.table = self.puzzle.table(self.game)

    def hint(self, number: int) -> list[Text]:
        """The hint of this number, from 0: the options it names, each as a text."""
        start = self.puzzle.table(self.game)
        choice = start.choice(self.puzzle.seat)
        assert choice is not None
        if HINTS[number] == "where":
            return [start.say(choice)]
        if HINTS[number] == "what":
            return self._option_texts(start, choice, self.puzzle.line[0])
        return self.told()

    def told(self) -> list[Text]:
        """The whole solution, step by step, without forced answers."""
        table, said = self.puzzle.table(self.game), []
        for step in self.puzzle.line:
            self.turn.go_on(table)
            choice = self.turn.choice(table)
            assert choice is not None
            said += self._option_texts(table, choice, step)
            table.answer(self.puzzle.seat, freeze(step))
        return said

    @staticmethod
    def _option_texts(table: Table, choice: Choice, step: object) -> list[Text]:
        answer = freeze(step)
        return [table.say(choice, option) for option in (answer if choice.several else (answer,))]
