"""Finds the components.toml of a game: its own, or a corrected file (`--components`).

`typed_toml.py` reads it with annotated classes. A corrected file changes the game's revision, so records of
different components never mix.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any
from zlib import crc32

from ..errors import AstrariumError
from ..text import Text
from .field_error_texts import must

#: Corrected files in use: lines "orion=/path/of/cards.toml" in the environment, inherited by worker processes.
IN_USE = "ASTRARIUM_COMPONENTS"
#: Corrected files read so far.
_READ: dict[Path, dict[str, Any]] = {}


class BadComponents(AstrariumError):
    """An invalid file of components; the text names component and field."""


def component_fault(file: str, thing: str, field: str, must: Text, **value: str) -> BadComponents:
    """The error about a field: its value, if it is short, and what it must be."""
    at = f"{thing}, {field}" if thing and field else thing or field or file
    id = "error-components-is" if value else "error-components"
    return BadComponents(id, file=file, thing=thing, field=field, at=at, must=must, **value)


def use(path: Path) -> str:
    """Use this corrected file from now on, before its game is loaded; returns the game's id."""
    found = Row.of_file(path)
    meta = found.data.get("meta")
    game = meta.get("id") if isinstance(meta, dict) else None
    if not isinstance(game, str):
        raise component_fault(found.file, "meta", "id", must(Text("fits-text")))
    others = [line for line in _in_use() if not line.startswith(f"{game}=")]
    os.environ[IN_USE] = "\n".join([*others, f"{game}={path.resolve()}"])
    return game


def read(game: str, folder: Path) -> Row:
    """The components of a game: of the corrected file in use, or of its folder."""
    other = _other_file(game)
    found = Row.of_file(other or folder / "components.toml")
    found.own = other is None
    if other is not None:
        _READ[other] = found.data
    return found


def corrected(game: str) -> dict[str, Any] | None:
    """The data of the corrected file in use for a game, or None; boards draw changed cards from it."""
    other = _other_file(game)
    return None if other is None else _READ.get(other)


def revision(game: str, own: int) -> int:
    """The revision of a game's rules; a corrected file changes it."""
    path = _other_file(game)
    return own if path is None else own * 2**32 + crc32(path.read_bytes())


def replaced(game: str) -> bool:
    """Whether a corrected file is in use for this game."""
    return _other_file(game) is not None


def _in_use() -> list[str]:
    return [line for line in os.environ.get(IN_USE, "").split("\n") if line]


def _other_file(game: str) -> Path | None:
    return next((Path(line.partition("=")[2]) for line in _in_use() if line.startswith(f"{game}=")), None)


class Row:
    """The data of a TOML file, or of one of its tables."""

    __slots__ = ("data", "file", "own")

    def __init__(self, data: dict[str, Any], file: str) -> None:
        self.data = data
        self.file = file
        #: Whether it is the game's own file.
        self.own = False

    @classmethod
    def of_file(cls, path: Path) -> Row:
        try:
            return cls(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadComponents("error-components-file", file=str(path), why=str(error)) from None
