"""Bots loaded from a file (`./mine.py:Bot`), and hashes of the sources of third-party bots.

A bot file is arbitrary code with the rights of the user. So only a command line loads it (`load`), never its
name alone: visitors of a server also send names of bots.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from hashlib import file_digest, sha256
from importlib.machinery import SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from typing import Any

from ..kernel import AstrariumError
from .bot_registry import FROM_FILES, Kind, UnknownBot

OURS = __name__.partition(".")[0]


class BotFault(AstrariumError):
    """A bot failed, or gave an answer that the rules forbid."""


def load(name: str) -> str:
    """Load the bot if its name is a file, `folder/mine.py:Bot`; returns the name.

    `Bot` is a class that takes a name and a seed, or a `Kind`.
    """
    file, colon, word = name.partition(".py:")
    if colon and word and name not in FROM_FILES:
        FROM_FILES[name] = _kind(name, Path(f"{file}.py"), word)
    return name


def _kind(name: str, file: Path, word: str) -> Kind:
    if not file.is_file():
        raise UnknownBot("error-bot-no-file", bot=name, file=str(file))
    found = getattr(_module(name, file.resolve()), word, None)
    if isinstance(found, Kind):
        return found
    if not isclass(found) or not hasattr(found, "choose"):
        raise UnknownBot("error-bot-no-class", bot=name, file=str(file), word=word)
    made: Any = found
    return Kind(lambda name, seed, limit: made(name, seed), thinks=False)


def _module(name: str, file: Path) -> Any:
    """Import a file as a module; it may import its neighbours in the folder."""
    title = f"astrarium_bot_{sha256(str(file).encode()).hexdigest()[:12]}"
    if title in sys.modules:
        return sys.modules[title]
    spec = spec_from_file_location(title, file, loader=SourceFileLoader(title, str(file)))
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[title] = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[title]
        raise BotFault("error-bot-file", bot=name, why=told(error)) from error
    return module


def told(error: Exception) -> str:
    """An error inside a bot as one line of text, with file and line number."""
    why = str(error) if isinstance(error, AstrariumError) else f"{type(error).__name__}: {error}"
    at = None if isinstance(error, SyntaxError) else error.__traceback__  # a SyntaxError says where it is
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = "" if at is None else f" ({Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno})"
    return " ".join(why.split()) + where


def code_of(name: str, apart: Iterable[Path] = ()) -> str:
    """A short hash of the sources of a bot, without the files `apart`; empty for a bot of this package."""
    folder, files = _sources(name)
    left = {*files} - {file.resolve() for file in apart}
    return hashed(folder, left) if left else ""


def hashed(folder: Path, files: Iterable[Path]) -> str:
    """A short hash of the relative paths and the contents of files."""
    digest = sha256()
    for file in sorted({*files}):
        with file.open("rb") as opened:
            held = file_digest(opened, "sha256").digest()
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + held)
    return digest.hexdigest()[:16]


def written(folder: Path) -> Iterator[Path]:
    """All files under a folder, without those in `__pycache__`."""
    return (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _beside(folder: Path) -> Iterator[Path]:
    """All files of a folder and of the packages in it: a bot may import or read any of them."""
    for path in folder.iterdir():
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        if path.is_file():
            yield path
        elif path.is_dir() and any(path.glob("*.py")):
            yield from _beside(path)


def _sources(name: str) -> tuple[Path, list[Path]]:
    """The sources of a third-party bot: its package, or its file with its folder."""
    if name in FROM_FILES:
        folder = Path(name.partition(".py:")[0]).resolve().parent
        files = [
            Path(found) for each in [*sys.modules.values()] if (found := getattr(each, "__file__", None))
        ]
        return folder, [*_beside(folder), *(file for file in files if folder in file.parents)]
    points = {point.name: point.module for point in entry_points(group="astrarium.bots")}
    top = points.get(name.partition(":")[0], OURS).partition(".")[0]
    spec = None if top == OURS else find_spec(top)
    if spec is None:
        return Path(), []
    if spec.submodule_search_locations:  # a package or a namespace package
        folders = [Path(each) for each in spec.submodule_search_locations]
        return folders[0].parent, [file for folder in folders for file in written(folder)]
    if spec.origin is None:
        return Path(), []
    folder = Path(spec.origin).parent
    return folder, [*folder.glob("*.py")]
