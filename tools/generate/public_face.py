"""Writes the public interface to tests/public_face.txt, which a test compares with the code.

It lists what other programs and databases rely on: names and signatures of the library, commands with their
options, and columns of the database. Removing a line breaks compatibility.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Set
from importlib import import_module
from pathlib import Path
from typing import Any

import typer

FILE = Path(__file__).resolve().parents[2] / "tests" / "public_face.txt"
#: Modules whose public names are documented.
MODULES = (
    "astrarium",
    "astrarium.kernel",
    "astrarium.kernel.text",
    "astrarium.bots",
    "astrarium.contract",
    "astrarium.learn.environment",
    "astrarium.learn.gym",
    "astrarium.learn.rlcard",
    "astrarium.learn.zoo",
    "astrarium.site",
)


def face() -> str:
    """The whole interface as text, one item per line."""
    return "".join(f"{line}\n" for line in (*library(), *commands(), *columns()))


def library() -> Iterator[str]:
    """Names with their signatures; for classes also their members, once."""
    told: set[type] = set()
    for module in MODULES:
        found = import_module(module)
        names = getattr(found, "__all__", None) or [
            name
            for name, value in vars(found).items()
            if not name.startswith("_") and getattr(value, "__module__", "") == module
        ]
        for name in sorted(names):
            value = getattr(found, name)
            yield f"{module}.{name}{_signature(value)}"
            if inspect.isclass(value) and value not in told:
                yield from (f"{module}.{name}.{member}" for member in _members(value, told))
                told.add(value)


def _members(kind: type, told: Set[type]) -> Iterator[str]:
    """The methods, properties and fields of a class, except those of classes already listed."""
    found: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("astrarium") and each not in told:
            found |= dict.fromkeys(inspect.get_annotations(each)) | vars(each)
    for name in sorted(name for name in found if not name.startswith("_")):
        value = found[name]
        function = getattr(value, "__func__", value)
        yield f"{name}{_signature(function) if inspect.isfunction(function) else ''}"


def _signature(value: Any) -> str:
    if not (inspect.isfunction(value) or inspect.isclass(value)):
        return ""
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return ""
    return "(" + ", ".join(found.parameters) + ")"


def commands() -> Iterator[str]:
    """Commands and their options, including hidden ones."""
    from astrarium.cli import app

    group: Any = typer.main.get_command(app)
    context = typer.Context(group)
    for name in sorted(group.list_commands(context)):
        command = group.get_command(context, name)
        if hasattr(command, "_command"):  # imported when it is called
            command = command._command(name)
        words = sorted(word for param in command.params for word in (*param.opts, *param.secondary_opts))
        yield f"astrarium {name}: {' '.join(words)}"


def columns() -> Iterator[str]:
    """Tables of the database and their columns."""
    from astrarium.server.store import schema

    for table in schema.metadata.sorted_tables:
        yield f"table {table.name}: {' '.join(column.name for column in table.columns)}"


if __name__ == "__main__":
    FILE.write_text(face(), encoding="utf-8")
