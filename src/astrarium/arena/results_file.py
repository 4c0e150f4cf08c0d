"""Results on disk, a line a game: an interrupted match goes on where it stopped."""

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
from ..kernel import AstrariumError
from .match import Played, Sitting
from .schedule import Match

FORMAT = 2
SOURCES = (".py", ".toml")


class BadResults(AstrariumError):
    """A file of results that cannot be read or written."""


class Results:
    """The games of one set-up that were played already, and a file for those to come.

    The file's name comes from the game, its settings, the seed and the code that plays, so that games of
    different versions never mix. A last line that was cut short is dropped.
    """

    def __init__(self, match: Match, folder: Path) -> None:
        self.header = _header(match)
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
                    self.games[played.key] = played
                elif data != json.loads(_line(self.header)):
                    raise ValueError("header")
            except ValueError:
                raise BadResults("error-results-line", file=str(self.path), line=number) from None
        os.truncate(self.path, len(whole) + len(cut))

    def add(self, played: Played) -> None:
        """Keep a game: one whole line is appended."""
        try:
            with self.path.open("ab") as file:
                if file.tell() == 0:
                    file.write(_line(self.header).encode())
                file.write(_line(played.to_json()).encode())
        except OSError as error:
            raise _file_fault(self.path, error) from None
        self.games[played.key] = played

    def of(self, wanted: Iterable[Sitting]) -> list[Played]:
        """Those of some games that have been played."""
        return [self.games[each.key] for each in wanted if each.key in self.games]

    def forget(self) -> None:
        """Throw away what was played."""
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
    """A short hash of the sources that decide how a game goes: kernel, bots, the game."""
    digest = sha256()
    for folder in (Path(kernel_package.__file__).parent, Path(bots_package.__file__).parent, game):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES:
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n"


def _file_fault(path: Path, error: OSError) -> BadResults:
    return BadResults("error-file", file=str(path), why=error.strerror or str(error))
