"""The imports of the package, read off its sources: also those within functions and those by `import_module`."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Set
from functools import cache
from pathlib import Path
from typing import NamedTuple

import astrarium

SOURCE = Path(astrarium.__file__).parent
#: When an import happens: with the module, when a function is called, or for the type checker alone.
LOADED, CALLED, TYPED = "loaded", "called", "typed"


class Import(NamedTuple):
    """One import: the module that makes it, the module it names, and what of that one, if it says so."""

    by: str
    of: str
    name: str | None = None
    when: str = LOADED

    @property
    def whole(self) -> str:
        return f"{self.of}.{self.name}"


def imports(source: str, module: str, package: bool) -> Iterator[Import]:
    """All imports of a module that a statement makes."""
    home = module.split(".") if package else module.split(".")[:-1]
    return _statements(ast.parse(source), module, home, LOADED)


def _statements(node: ast.AST, module: str, home: list[str], when: str) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (Import(module, alias.name, None, when) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            above = home[: len(home) + 1 - child.level] if child.level else []
            base = ".".join([*above, *([child.module] if child.module else [])])
            yield from (Import(module, base, alias.name, when) for alias in child.names)
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            yield from _statements(ast.Module(child.body, []), module, home, TYPED)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _statements(child, module, home, CALLED if when == LOADED else when)
        else:
            yield from _statements(child, module, home, when)


def by_string(source: str, module: str, known: Set[str]) -> Iterator[Import]:
    """The modules that a module with `import_module` names in strings, in full or below its own package."""
    if "import_module" not in source:
        return
    package = module if (SOURCE.parent / Path(*module.split("."))).is_dir() else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            for name in (node.value, f"{package}.{node.value.removeprefix('.')}"):
                if name in known and not f"{module}.".startswith(f"{name}."):
                    yield Import(module, name, None, CALLED)


@cache
def modules() -> Mapping[str, Path]:
    """All modules of the package by their whole names."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def stated() -> tuple[Import, ...]:
    """All imports of the package that statements make."""
    return tuple(
        each
        for module, path in modules().items()
        for each in imports(path.read_text(encoding="utf-8"), module, path.stem == "__init__")
    )


@cache
def named() -> tuple[Import, ...]:
    """All imports of the package by `import_module`."""
    return tuple(
        each
        for module, path in modules().items()
        for each in by_string(path.read_text(encoding="utf-8"), module, modules().keys())
    )


def graph(*when: str) -> dict[str, set[str]]:
    """By module: the modules of the package that it imports then."""
    found: dict[str, set[str]] = {module: set() for module in modules()}
    for each in (*stated(), *named()):
        of = each.whole if each.whole in found else each.of
        if each.when in when and of in found and of != each.by:
            found[each.by].add(of)
    return found


def circles(edges: Mapping[str, Set[str]]) -> list[list[str]]:
    """The sets of modules that import each other (strongly connected components, by Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for other in sorted(edges[module]):
            if other not in order:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], order[other])
        if low[module] == order[module]:
            at = stack.index(module)
            if len(stack) > at + 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for module in edges:
        if module not in order:
            visit(module)
    return found


def users() -> dict[str, set[str]]:
    """By module: those that import it, also by a package that hands its names on, as the kernel's face does."""
    handed = {each.by: {} for each in stated()}  # type: dict[str, dict[str, str]]
    for each in stated():
        if modules()[each.by].stem == "__init__" and each.name and each.of in modules():
            handed[each.by][each.name] = each.of
    found: dict[str, set[str]] = defaultdict(set)
    for each in (*stated(), *named()):
        of = each.whole if each.whole in modules() else each.of
        found[of].add(each.by)
        if each.name in handed.get(of, {}):
            found[handed[of][each.name]].add(each.by)
    return found
