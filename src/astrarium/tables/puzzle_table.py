"""A table at which a puzzle is set: what it asks for, how the try stands, and its hints."""

from __future__ import annotations

from ..kernel import Answer, BadSetup, Choice, Game, Table
from ..puzzles import Puzzle, Solving, goal, puzzles
from ..puzzles.search import stand_by
from ..puzzles.solving import HINTS
from .levels import easy
from .sheet import Place, Sheet
from .taught import PuzzleState

#: Who made the position.
SETTER = "Dondi"


def find_puzzle(game: Game, id: str) -> Puzzle:
    """A puzzle of a game; raises an error that says which there are."""
    known = puzzles(game)
    if id not in known:
        raise BadSetup("error-no-puzzle", game=game.id, puzzles=", ".join(known) or "–").of(game)
    return known[id]


def puzzle_places(game: Game, puzzle: Puzzle, person: str, called: str) -> list[Place]:
    """Who sits there: whoever solves, and others who stand by, or have nothing to decide at all."""
    seats = range(puzzle.table(game).seats)
    if puzzle.aim.round:
        places = [Place(seat, "bot", bot=easy(game.id), name=SETTER) for seat in seats]
    else:
        places = [Place(seat, "link", name=SETTER) for seat in seats]
    places[puzzle.seat] = Place(puzzle.seat, "me", person=person, called=called)
    return places


def puzzling_at(sheet: Sheet, table: Table) -> Puzzling | None:
    """The puzzle that is set at a table, if one is."""
    puzzle = puzzles(table.game).get(sheet.puzzle) if sheet.puzzle is not None else None
    return None if puzzle is None else Puzzling(Solving(table.game, puzzle, table))


class Puzzling:
    """One puzzle at one table. How the try stands follows from the position."""

    def __init__(self, solving: Solving) -> None:
        self._solving = solving
        self.dealt = solving.dealt

    def planned(self, choice: Choice) -> Answer | None:
        """What the others answer: as little as they can, for as long as the try is open."""
        return stand_by(choice) if self._solving.standing == "open" else None

    @property
    def solved(self) -> bool:
        return self._solving.standing == "solved"

    def state(self) -> PuzzleState:
        solving, puzzle = self._solving, self._solving.puzzle
        hints = [[text.to_json() for text in solving.hint(number)] for number in range(len(HINTS))]
        return PuzzleState(
            id=puzzle.id,
            kind=puzzle.kind,
            won=puzzle.aim.last,
            grade=puzzle.grade,
            aim=goal(solving.game, puzzle).to_json(),
            begun=puzzle.now,
            goal=puzzle.goal,
            second=puzzle.second,
            worth=solving.worth,
            standing=solving.standing,
            hints=hints,
            tried=puzzle.tried,
        )
