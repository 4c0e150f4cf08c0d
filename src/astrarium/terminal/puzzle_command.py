"""`astrarium puzzle`: a puzzle at the terminal, with hints, undo and the solution."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import game as find_game
from ..kernel import AstrariumError, BadSetup, Choice
from ..puzzles import Solving, goal, puzzles
from ..puzzles.solving import HINTS
from ..texts import choose_language
from .screen import Leave, Screen, open_screen
from .voice import Voice


def puzzle(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    id: Annotated[
        str | None, typer.Argument(metavar="PUZZLE", help="Which one; all are listed if not given.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="For a screen reader: no boxes, no colours.")
    ] = False,
) -> None:
    """Solve a puzzle in this terminal: a turn of a real game, with one best way."""
    played = find_game(game)
    screen = open_screen(Voice(choose_language(), played), plain)
    known = puzzles(played)
    if id is None:
        rows = [(each.id, screen.voice.say(goal(played, each))) for each in known.values()]
        screen.pairs([(name, f"{'★' * known[name].grade} {words}") for name, words in rows])
        return
    if id not in known:
        raise BadSetup("error-no-puzzle", game=game, puzzles=", ".join(known) or "–")
    Sitting(screen, Solving(played, known[id])).solve()


class Sitting:
    """One person with one puzzle."""

    def __init__(self, screen: Screen, solving: Solving) -> None:
        self.screen = screen
        self.voice = screen.voice
        self.solving = solving
        self._hints = 0

    def solve(self) -> None:
        """Ask until it is solved, or the person leaves."""
        puzzle = self.solving.puzzle
        self.voice.names = tuple(
            self.voice.shell("shell-player", number=seat + 1) for seat in range(self.solving.table.seats)
        )
        self.voice.reader = puzzle.seat
        self._board()
        self.screen.line(self.voice.say(goal(self.solving.game, puzzle)), "question")
        self.screen.line(self.voice.shell("shell-puzzle-keys"), "quiet")
        try:
            while self.solving.standing != "solved":
                self._step()
        except Leave:
            return
        words = "shell-puzzle-won" if puzzle.aim.last else "shell-puzzle-solved"
        self.screen.line(self.voice.shell(words, goal=puzzle.goal), "good")
        self._tell()

    def _step(self) -> None:
        choice = self.solving.choice()
        if choice is None:
            short = "shell-puzzle-lost" if self.solving.puzzle.aim.last else "shell-puzzle-short"
            unsure = self.solving.standing in ("luck", "second")
            words = f"shell-puzzle-{self.solving.standing}" if unsure else short
            self.screen.line(self.voice.shell(words, worth=self.solving.worth, goal=self.solving.puzzle.goal))
            self.solving.again()
            return
        table = self.solving.table
        self.screen.line(self.voice.say(table.say(choice)), "question")
        labels = [self.voice.head(table.say(choice, option)) for option in choice.options]
        self.screen.pairs([(str(at + 1), label) for at, label in enumerate(labels)])
        self._obey(choice, self.screen.read().strip().lower())

    def _obey(self, choice: Choice, typed: str) -> None:
        words = {
            order: self.voice.shell(f"shell-puzzle-{order}")
            for order in ("hint", "undo", "solution", "leave")
        }
        order = next((each for each, word in words.items() if typed and word.startswith(typed)), None)
        if order == "leave":
            raise Leave
        if order == "hint":
            for text in self.solving.hint(self._hints):
                self.screen.line(self.voice.say(text))
            self._hints = min(self._hints + 1, len(HINTS) - 1)
        elif order == "solution":
            self._tell()
        elif order == "undo":
            self.solving.undo()
        else:
            self._answer(choice, typed)

    def _answer(self, choice: Choice, typed: str) -> None:
        numbers = [int(word) for word in typed.replace(",", " ").split() if word.isdecimal()]
        picked = [choice.options[number - 1] for number in numbers if 0 < number <= len(choice.options)]
        try:
            answer = picked if choice.several else (picked or [()])[0]
            self.solving.table.answer(self.solving.puzzle.seat, answer)
            self.solving.turn.go_on(self.solving.table)
        except AstrariumError as error:
            self.screen.line(self.voice.say(error.text))

    def _tell(self) -> None:
        """The way, and why it is the one."""
        puzzle = self.solving.puzzle
        for number, text in enumerate(self.solving.told(), 1):
            self.screen.line(f"{number}. {self.voice.say(text)}")
        reason = "shell-puzzle-reason-win" if puzzle.aim.last else "shell-puzzle-reason"
        second = puzzle.second if puzzle.second is not None else puzzle.now
        self.screen.line(self.voice.shell(reason, goal=puzzle.goal, second=second, tried=puzzle.tried))

    def _board(self) -> None:
        table, seat = self.solving.table, self.solving.puzzle.seat
        self.screen.blocks(list(table.game.outline(table.view(seat), seat)), reader=seat)
