"""Results on disk, one line per game, so that an interrupted match can continue."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from .. import bots as bots_package
from .. import game as game_of
from .. import kernel as kernel_package
from ..bots.bot_files import code_of, hashed
from ..bots.bot_files import written as files_of
from ..kernel import AstrariumError
from .game_runner import Played, Sitting
from .schedule import Match

FORMAT = 2


class BadResults(AstrariumError):
    """The results file is unreadable or cannot be written."""


class Results:
    """The stored games of one set-up, and their file.

    The file name is a hash of game, settings, seed and code, so results of different versions never mix. A game
    with bots of files or other packages stores hashes of their code, and counts only while these are unchanged.
    `written` are output files of the match, which are not code. An incomplete last line is dropped.
    """

    def __init__(self, match: Match, folder: Path, written: Iterable[Path] = ()) -> None:
        self.header = _header(match)
        apart = [*written]
        self._codes = {bot: code for bot in match.bots if (code := code_of(bot, apart))}
        mark = sha256(_line(self.header).encode()).hexdigest()[:10]
        self.path = folder / f"{match.game}-{match.seats}-{mark}.jsonl"
        self.games: dict[tuple[int, tuple[str, ...]], Played] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._read()
        except OSError as error:
            raise _file_fault(self.path, error) from None

    def _read(self) -> None:
        if not self.path.exists():
            return
        whole, cut, _ = self.path.read_bytes().rpartition(b"\n")
        for number, line in enumerate(whole.split(b"\n") if cut else [], 1):
            try:
                data = json.loads(line)
                if number > 1:
                    played = Played.from_json(data)
                    if self._codes_of(played) == data.get("codes", {}):
                        self.games[played.key] = played
                elif data != json.loads(_line(self.header)):
                    raise ValueError("header")
            except ValueError:
                raise BadResults("error-results-line", file=str(self.path), line=number) from None
        os.truncate(self.path, len(whole) + len(cut))

    def add(self, played: Played) -> None:
        """Append a game as one line."""
        try:
            with self.path.open("ab") as file:
                if file.tell() == 0:
                    file.write(_line(self.header).encode())
                codes = self._codes_of(played)
                file.write(_line(played.to_json() | ({"codes": codes} if codes else {})).encode())
        except OSError as error:
            raise _file_fault(self.path, error) from None
        self.games[played.key] = played

    def _codes_of(self, played: Played) -> dict[str, str]:
        return {bot: self._codes[bot] for bot in played.bots if bot in self._codes}

    def of(self, wanted: Iterable[Sitting]) -> list[Played]:
        """The stored games among some sittings."""
        return [self.games[each.key] for each in wanted if each.key in self.games]

    def forget(self) -> None:
        """Delete all stored games."""
        self.path.unlink(missing_ok=True)
        self.games.clear()


def _header(match: Match) -> dict[str, Any]:
    game = game_of(match.game)
    return {
        "format": FORMAT,
        "game": match.game,
        "rules": game.revision,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "code": _code(game.folder),
    }


def _code(game: Path) -> str:
    """A short hash of all code that affects a game: kernel, bots with their networks, the game."""
    folders = (Path(kernel_package.__file__).parent, Path(bots_package.__file__).parent, game)
    return sha256("".join(hashed(folder, files_of(folder)) for folder in folders).encode()).hexdigest()[:16]


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n"


def _file_fault(path: Path, error: OSError) -> BadResults:
    return BadResults("error-file", file=str(path), why=error.strerror or str(error))
