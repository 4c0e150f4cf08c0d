"""What a class calls private is its own: no other module reads it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrarium

SOURCE = Path(astrarium.__file__).parent
#: Public, in spite of their names: those of every named tuple, and the quick end of a process.
PUBLIC = {"_replace", "_asdict", "_fields", "_make", "_exit"}
OWN = {"self", "cls"}


def foreign(source: str) -> Iterator[str]:
    """The private names that a module reads off others, or imports from them, with their lines."""
    tree = ast.parse(source)
    own = set(_declared(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and _private(node.attr) and not _of_oneself(node):
            if node.attr not in own:
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.lineno}: {each.name}" for each in node.names if _private(each.name))


def _private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


def _of_oneself(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in OWN


def _declared(tree: ast.Module) -> Iterator[str]:
    """The private names of the classes of a module: methods, fields, and what they read of themselves."""
    for kind in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for node in ast.walk(kind):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.name
            elif isinstance(node, ast.Attribute) and _of_oneself(node):
                yield node.attr
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                yield node.target.id


@pytest.mark.parametrize("part", sorted(path.name for path in SOURCE.iterdir() if path.suffix in ("", ".py")))
def test_no_module_reads_a_private_name_of_another(part: str) -> None:
    paths = [SOURCE / part] if part.endswith(".py") else sorted((SOURCE / part).rglob("*.py"))
    found = [
        f"{path.relative_to(SOURCE)}:{each}" for path in paths for each in foreign(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "def f(table):\n    return table._events",
        "def f(table):\n    table._light = True",
        "from .engine import _fits",
        "class A:\n    def f(self):\n        return self.table._given",
    ],
)
def test_a_private_name_of_another_is_seen(line: str) -> None:
    assert list(foreign(line))


@pytest.mark.parametrize(
    "line",
    [
        "class A:\n    def f(self):\n        return self._x",
        "class A:\n    def copy(self):\n        twin = A()\n        twin._x = self._x",
        "class A:\n    def _rule(self): ...\nRULES = [A._rule]",
        "def f(past):\n    return past._replace(before=[])",
        "def f(thing):\n    return thing.__class__",
    ],
)
def test_a_class_and_its_module_know_their_own(line: str) -> None:
    assert not list(foreign(line))
