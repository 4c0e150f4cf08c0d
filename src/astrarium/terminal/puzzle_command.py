"""`astrarium puzzle`: solves a puzzle in text play, with hints, undo and the solution."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import game as find_game
from ..kernel import AstrariumError, BadSetup, Choice
from ..localization import choose_language
from ..puzzles import Attempt, goal, puzzles
from ..puzzles.attempt import HINTS
from .input_matching import numbers
from .screen import Leave, Screen, open_screen
from .text_formatter import TableSpeech


def puzzle(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    id: Annotated[
        str | None, typer.Argument(metavar="PUZZLE", help="The puzzle's id (default: list all).")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Output for screen readers: no boxes, no colours.")
    ] = False,
) -> None:
    """Solve a puzzle in the terminal: a turn with one clearly best line."""
    played = find_game(game)
    screen = open_screen(TableSpeech(choose_language(), played), plain)
    known = puzzles(played)
    if id is None:
        rows = [(each.id, screen.voice.say(goal(played, each))) for each in known.values()]
        screen.pairs([(name, f"{'★' * known[name].grade} {words}") for name, words in rows])
        return
    if id not in known:
        raise BadSetup("error-no-puzzle", game=game, puzzles=", ".join(known) or "–")
    PuzzleSession(screen, Attempt(played, known[id])).solve()


class PuzzleSession:
    """The dialogue about one puzzle."""

    def __init__(self, screen: Screen, attempt: Attempt) -> None:
        self.screen = screen
        self.voice = screen.voice
        self.attempt = attempt
        self._hints = 0

    def solve(self) -> None:
        """Ask until the puzzle is solved or the person leaves."""
        puzzle = self.attempt.puzzle
        self.voice.names = tuple(
            self.voice.shell("shell-player", number=seat + 1) for seat in range(self.attempt.table.seats)
        )
        self.voice.reader = puzzle.seat
        self._board()
        self.screen.line(self.voice.say(goal(self.attempt.game, puzzle)), "question")
        self.screen.line(self.voice.shell("shell-puzzle-keys"), "quiet")
        try:
            while self.attempt.standing != "solved":
                self._step()
        except Leave:
            return
        words = "shell-puzzle-won" if puzzle.aim.last else "shell-puzzle-solved"
        self.screen.line(self.voice.shell(words, goal=puzzle.goal), "good")
        self._tell()

    def _step(self) -> None:
        choice = self.attempt.choice()
        if choice is None:
            short = "shell-puzzle-lost" if self.attempt.puzzle.aim.last else "shell-puzzle-short"
            unsure = self.attempt.standing in ("luck", "second")
            words = f"shell-puzzle-{self.attempt.standing}" if unsure else short
            self.screen.line(self.voice.shell(words, worth=self.attempt.worth, goal=self.attempt.puzzle.goal))
            self.attempt.restart()
            return
        table = self.attempt.table
        self.screen.line(self.voice.say(table.say(choice)), "question")
        labels = [self.voice.head(table.say(choice, option)) for option in choice.options]
        self.screen.pairs([(str(at + 1), label) for at, label in enumerate(labels)])
        self._obey(choice, self.screen.read().strip().lower())

    def _obey(self, choice: Choice, typed: str) -> None:
        words = {
            command: self.voice.shell(f"shell-puzzle-{command}")
            for command in ("hint", "undo", "solution", "leave")
        }
        command = next((each for each, word in words.items() if typed and word.startswith(typed)), None)
        if command == "leave":
            raise Leave
        if command == "hint":
            for text in self.attempt.hint(self._hints):
                self.screen.line(self.voice.say(text))
            self._hints = min(self._hints + 1, len(HINTS) - 1)
        elif command == "solution":
            self._tell()
        elif command == "undo":
            self.attempt.undo()
        else:
            self._answer(choice, typed)

    def _answer(self, choice: Choice, typed: str) -> None:
        options = choice.options
        picked = [options[number - 1] for number in numbers(typed) or () if 0 < number <= len(options)]
        try:
            answer = picked if choice.several else (picked or [()])[0]
            self.attempt.table.answer(self.attempt.puzzle.seat, answer)
            self.attempt.turn.go_on(self.attempt.table)
        except AstrariumError as error:
            self.screen.line(self.voice.say(error.text))

    def _tell(self) -> None:
        """Print the solution and the proof in a sentence."""
        puzzle = self.attempt.puzzle
        for number, text in enumerate(self.attempt.told(), 1):
            self.screen.line(f"{number}. {self.voice.say(text)}")
        reason = "shell-puzzle-reason-win" if puzzle.aim.last else "shell-puzzle-reason"
        second = puzzle.second if puzzle.second is not None else puzzle.now
        self.screen.line(self.voice.shell(reason, goal=puzzle.goal, second=second, tried=puzzle.tried))

    def _board(self) -> None:
        table, seat = self.attempt.table, self.attempt.puzzle.seat
        self.screen.blocks(list(table.game.outline(table.view(seat), seat)), reader=seat)
