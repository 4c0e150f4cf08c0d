"""Finds the components of a game: its own components.toml, or that with a variant (`--variant`, `--components`).

`typed_toml.py` reads it with annotated classes. A variant changes the game's revision, so records of different
components never mix. A whole corrected file is a variant as well: its differences from the game's own.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from ..errors import AstrariumError
from ..text import Text
from .field_error_texts import must, written
from .variant import Misfit, Variant, is_variant, of_data

#: Files in use: lines "orion=/path/of/cards.toml" in the environment, inherited by worker processes.
IN_USE = "ASTRARIUM_COMPONENTS"


class InUse(NamedTuple):
    """A variant in use: its box, and what is said of changes that no longer fit."""

    variant: Variant
    box: dict[str, Any]
    left_out: list[Text]
    #: What is said of a variant that does not fit the box; None of one that fits.
    refused: Callable[[Variant], Text | None]


#: The variants of the games loaded so far.
_IN_USE: dict[str, InUse] = {}


class BadComponents(AstrariumError):
    """An invalid file of components; the text names component and field."""


def component_fault(file: str, thing: str, field: str, must: Text, **value: str) -> BadComponents:
    """The error about a field: its value, if it is short, and what it must be; always one line."""
    thing, field, must = _in_a_line(thing), _in_a_line(field), _in_a_line(must)
    at = f"{thing}, {field}" if thing and field else thing or field or file
    id = "error-components-is" if value else "error-components"
    return BadComponents(id, file=file, thing=thing, field=field, at=at, must=must, **value)


def _in_a_line(said: Any) -> Any:
    """A text without line breaks: words with such characters are quoted."""
    if isinstance(said, Text):
        return Text(said.id, **{name: _in_a_line(arg) for name, arg in said.args.items()})
    return written(said) if isinstance(said, str) and not said.isprintable() else said


def use(path: Path) -> str:
    """Use this variant or corrected file from now on, before its game is loaded; returns the game's id."""
    found = Row.of_file(path)
    if is_variant(found.data):
        game: Any = read_variant(found).game
    else:
        meta = found.data.get("meta")
        game = meta.get("id") if isinstance(meta, dict) else None
    if not isinstance(game, str):
        raise component_fault(found.file, "meta", "id", must(Text("fits-text")))
    others = [line for line in _lines() if not line.startswith(f"{game}=")]
    os.environ[IN_USE] = "\n".join([*others, f"{game}={path.resolve()}"])
    return game


def read(game: str, folder: Path) -> Row:
    """The components of a game: of the file in use, or of its folder."""
    other = _other_file(game)
    found = Row.of_file(other or folder / "components.toml")
    found.own = other is None
    return found


def read_variant(found: Row) -> Variant:
    """The differences in a file; raises BadComponents."""
    try:
        return of_data(found.data)
    except Misfit as misfit:
        raise misfit_fault(found.file, misfit) from None


def misfit_fault(file: str, misfit: Misfit) -> BadComponents:
    return component_fault(file, "", ", ".join(misfit.where), misfit.why)


def keep(game: str, used: InUse) -> None:
    """Remember the variant that a game was read with."""
    _IN_USE[game] = used


def corrected(game: str) -> dict[str, Any] | None:
    """The whole data of the variant in use for a game, or None; boards draw changed cards from it."""
    used = _used(game)
    return used and used.box


def variant(game: str) -> Variant | None:
    """The variant in use for a game."""
    used = _used(game)
    return used and used.variant


def refused(game: str, other: Variant) -> Text | None:
    """Why another variant of the same box does not fit, at a game with one in use."""
    return _IN_USE[game].refused(other)


def left_out(game: str) -> list[Text]:
    """What is said of the changes that did not fit the present box."""
    used = _used(game)
    return used.left_out if used else []


def revision(game: str, own: int) -> int:
    """The revision of a game's rules; a variant changes it."""
    path = _other_file(game)
    if path is None:
        return own
    used = variant(game)
    return own * 2**32 + (crc32(path.read_bytes()) if used is None else int(used.digest[:8], 16))


def replaced(game: str) -> bool:
    """Whether a variant is in use for this game."""
    return _other_file(game) is not None


def _used(game: str) -> InUse | None:
    return _IN_USE.get(game) if replaced(game) else None


def _lines() -> list[str]:
    return [line for line in os.environ.get(IN_USE, "").split("\n") if line]


def _other_file(game: str) -> Path | None:
    return next((Path(line.partition("=")[2]) for line in _lines() if line.startswith(f"{game}=")), None)


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
