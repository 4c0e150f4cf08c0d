"""Puzzles at a live table: goal, state of the attempt and hints."""

from __future__ import annotations

from ..kernel import Answer, BadSetup, Choice, Game, Table
from ..puzzles import Attempt, Puzzle, goal, puzzles
from ..puzzles.attempt import HINTS
from ..puzzles.turn_search import stand_by
from .bot_levels import TEACHER, easy
from .server_messages import PuzzleState
from .stored_table import Place, StoredTable


def find_puzzle(game: Game, id: str) -> Puzzle:
    """A puzzle of a game by id; raises BadSetup with the known ids."""
    known = puzzles(game)
    if id not in known:
        raise BadSetup("error-no-puzzle", game=game.id, puzzles=", ".join(known) or "–").of(game)
    return known[id]


def puzzle_places(game: Game, puzzle: Puzzle, person: str, called: str) -> list[Place]:
    """The seats of a puzzle: the solver, and others that pass or have nothing to decide."""
    seats = range(puzzle.table(game).seats)
    if puzzle.aim.round:
        places = [Place(seat, "bot", bot=easy(game.id), name=TEACHER) for seat in seats]
    else:
        places = [Place(seat, "link", name=TEACHER) for seat in seats]
    places[puzzle.seat] = Place(puzzle.seat, "me", person=person, called=called)
    return places


def table_puzzle(stored: StoredTable, table: Table) -> TablePuzzle | None:
    """The puzzle of a table, if it has one."""
    puzzle = puzzles(table.game).get(stored.puzzle) if stored.puzzle is not None else None
    return None if puzzle is None else TablePuzzle(Attempt(table.game, puzzle, table))


class TablePuzzle:
    """One puzzle at one table. Its state follows from the position."""

    def __init__(self, attempt: Attempt) -> None:
        self._attempt = attempt
        self.dealt = attempt.dealt

    def planned(self, choice: Choice) -> Answer | None:
        """The minimal answer of another seat while the attempt is open."""
        return stand_by(choice) if self._attempt.standing == "open" else None

    @property
    def solved(self) -> bool:
        return self._attempt.standing == "solved"

    def state(self) -> PuzzleState:
        attempt, puzzle = self._attempt, self._attempt.puzzle
        hints = [[text.to_json() for text in attempt.hint(number)] for number in range(len(HINTS))]
        return PuzzleState(
            id=puzzle.id,
            kind=puzzle.kind,
            won=puzzle.aim.last,
            grade=puzzle.grade,
            aim=goal(attempt.game, puzzle).to_json(),
            begun=puzzle.now,
            goal=puzzle.goal,
            second=puzzle.second,
            worth=attempt.worth,
            standing=attempt.standing,
            hints=hints,
            tried=puzzle.tried,
        )
