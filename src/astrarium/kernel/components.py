"""Reading components.toml: the one in a game's folder, or the corrected one of somebody who owns the box.

A file is read with `Row`: every field is asked for by name and kind, and what is wrong with it is said with
the file, the thing and the field. Where another file is in use the game's revision changes, so that a
record made with one set of components is never taken for one made with the other.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any
from zlib import crc32

from .errors import AstrariumError

#: Other files in use, as "orion=/path/of/cards.toml" separated by newlines; worker processes inherit it.
IN_USE = "ASTRARIUM_COMPONENTS"
#: Where a thing may come from: the rulebook, what else is public, or a design of our own.
SOURCES = ("rulebook", "public", "designed")
#: What was read of such files, by their paths.
_READ: dict[Path, dict[str, Any]] = {}
_NOTHING: Any = object()
_NAMES = {str: "text", int: "number", bool: "true or false", list: "list", dict: "table"}


class BadComponents(AstrariumError):
    """A file of components that cannot be used; the text names the thing and the field."""


def use(path: Path) -> str:
    """Play with the components of this file from now on (before its game is loaded); the game's id."""
    game = Row.of_file(path).row("meta").text("id")
    others = [line for line in _in_use() if not line.startswith(f"{game}=")]
    os.environ[IN_USE] = "\n".join([*others, f"{game}={path.resolve()}"])
    return game


def read(game: str, folder: Path) -> Row:
    """The components of a game: those in its folder, or those of the file in use instead."""
    other = _other_file(game)
    found = Row.of_file(other or folder / "components.toml")
    if other is not None:
        _READ[other] = found.data
    return found


def corrected(game: str) -> dict[str, Any] | None:
    """The file that a game is played with in place of its own, as it was read; None for its own one.

    Whoever draws cards from what he knows of the game's own file needs it.
    """
    other = _other_file(game)
    return None if other is None else _READ.get(other)


def revision(game: str, own: int) -> int:
    """The revision of a game's rules: its own, or another one where other components are in use."""
    path = _other_file(game)
    return own if path is None else own * 2**32 + crc32(path.read_bytes())


def replaced(game: str) -> bool:
    """Whether another file is in use for this game."""
    return _other_file(game) is not None


def _in_use() -> list[str]:
    return [line for line in os.environ.get(IN_USE, "").split("\n") if line]


def _other_file(game: str) -> Path | None:
    return next((Path(line.partition("=")[2]) for line in _in_use() if line.startswith(f"{game}=")), None)


class Row:
    """One table of the file. What was not asked for when it is `done` does not belong there."""

    __slots__ = ("_asked", "data", "file", "where")

    def __init__(self, data: dict[str, Any], file: str, where: str = "") -> None:
        self.data = data
        self.file = file
        self.where = where
        self._asked: set[str] = set()

    @classmethod
    def of_file(cls, path: Path) -> Row:
        try:
            return cls(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadComponents("error-components-file", file=str(path), why=str(error)) from None

    def text(self, name: str, default: str = _NOTHING, one_of: Any = ()) -> str:
        value: str = self._take(name, str, default)
        if one_of and value is not default and value not in one_of:
            raise self.fault(name, f"{value!r}: {', '.join(map(str, one_of))}")
        return value

    def source(self) -> str:
        """Where the thing comes from."""
        return self.text("source", one_of=SOURCES)

    def number(
        self, name: str, default: int = _NOTHING, least: int | None = None, most: int | None = None
    ) -> int:
        value: int = self._take(name, int, default)
        if (least is not None and value < least) or (most is not None and value > most):
            raise self.fault(
                name, f"{value}: {'' if least is None else least}…{'' if most is None else most}"
            )
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value: bool = self._take(name, bool, default)
        return value

    def texts(self, name: str, default: tuple[str, ...] = _NOTHING, one_of: Any = ()) -> tuple[str, ...]:
        values = self._each(name, str, default)
        for value in values if one_of else ():
            if value not in one_of:
                raise self.fault(name, f"{value!r}: {', '.join(map(str, one_of))}")
        return values

    def numbers(self, name: str, default: tuple[int, ...] = _NOTHING) -> tuple[int, ...]:
        return self._each(name, int, default)

    def row(self, name: str, optional: bool = False) -> Row:
        """A table inside this one; empty where it is optional and missing."""
        data = self._take(name, dict, {} if optional else _NOTHING)
        return Row(data, self.file, f"{self.where}.{name}".lstrip("."))

    def rows(self, name: str, optional: bool = False, key: str = "id") -> list[Row]:
        """The tables of a list, each called by its key."""
        found = []
        for at, data in enumerate(self._take(name, list, [] if optional else _NOTHING)):
            where = f"{self.where} {name}[{at}]".strip()
            if not isinstance(data, dict):
                raise self.fault(name, f"[{at}]: {_NAMES[dict]}")
            found.append(Row(data, self.file, f"{data[key]}" if isinstance(data.get(key), str) else where))
        return found

    def has(self, name: str) -> bool:
        return name in self.data

    def done(self, ignore: tuple[str, ...] = ()) -> None:
        """Nothing else belongs here: a mistyped field is found, and those that there are are named."""
        for name in self.data:
            if name not in self._asked and name not in ignore:
                raise self.fault(name, f"? {', '.join(sorted({*self._asked, *ignore}))}")

    def fault(self, name: str, why: str) -> BadComponents:
        """The error to raise about a field."""
        return BadComponents("error-components", file=self.file, thing=self.where or "–", field=name, why=why)

    def _take(self, name: str, kind: type, default: Any) -> Any:
        self._asked.add(name)
        if name not in self.data:
            if default is _NOTHING:
                raise self.fault(name, _NAMES[kind])
            return default
        value = self.data[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(name, f"{value!r:.40}: {_NAMES[kind]}")
        return value

    def _each(self, name: str, kind: type, default: Any) -> tuple[Any, ...]:
        values = self._take(name, list, default)
        for value in values:
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                raise self.fault(name, f"{value!r:.40}: {_NAMES[kind]}")
        return tuple(values)
