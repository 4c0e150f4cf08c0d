"""Compares object graphs: shared mutable objects and differing values."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

from ..kernel.effects import Op

#: Immutable values, and ops, which never change.
ATOMS = (int, float, str, bytes, type(None), range, type, Op)


def shared(first: Any, second: Any, skip: tuple[str, ...] = ()) -> str | None:
    """The path to a mutable object that both graphs contain, or None. `skip` names attributes to ignore."""
    ours = mutables(first, skip)
    for key, path in mutables(second, skip).items():
        if key in ours:
            return path
    return None


def mutables(root: Any, skip: tuple[str, ...] = ()) -> dict[int, str]:
    """The reachable mutable objects: id and path."""
    found: dict[int, str] = {}
    seen: set[int] = set()
    stack = [(root, type(root).__name__)]
    while stack:
        value, path = stack.pop()
        if isinstance(value, ATOMS) or id(value) in seen:
            continue
        seen.add(id(value))
        if not _frozen(value):
            found[id(value)] = path
        stack += _parts(value, path, skip)
    return found


def _frozen(value: Any) -> bool:
    """Whether an object itself is immutable (its contents may not be)."""
    if isinstance(value, tuple | frozenset):
        return True
    return is_dataclass(value) and bool(getattr(value, "__dataclass_params__").frozen)  # noqa: B009


def _parts(value: Any, path: str, skip: tuple[str, ...]) -> list[tuple[Any, str]]:
    if isinstance(value, list | tuple):
        return [(part, f"{path}[{i}]") for i, part in enumerate(value)]
    if isinstance(value, set | frozenset):
        return [(part, f"{path}{{}}") for part in value]
    if isinstance(value, dict):
        return [(part, f"{path}[{key!r}]") for key, part in value.items()]
    return [(getattr(value, name), f"{path}.{name}") for name in _names(value) if name not in skip]


def _names(value: Any) -> list[str]:
    """The instance attributes of an object, in slots or dict."""
    names: list[str] = list(getattr(value, "__dict__", ()))
    for cls in type(value).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    return [name for name in names if hasattr(value, name)]


def difference(here: Any, there: Any, path: str = "") -> str | None:
    """The first difference of two JSON values in words; None if they are equal."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in [*here, *(key for key in there if key not in here)]:
            if key not in here or key not in there:
                return f"{path}.{key} is there only once".lstrip(".")
            if found := difference(here[key], there[key], f"{path}.{key}"):
                return found
        return None
    if isinstance(here, list | tuple) and isinstance(there, list | tuple):
        if len(here) != len(there):
            return f"{path} has {len(here)} entries, then {len(there)}".lstrip(".")
        for i, (one, other) in enumerate(zip(here, there, strict=True)):
            if found := difference(one, other, f"{path}[{i}]"):
                return found
        return None
    if here == there and type(here) is type(there):
        return None
    return f"{path} is {_short(here)}, then {_short(there)}".lstrip(".")


def unfit(value: Any, path: str = "") -> str | None:
    """The part of a value that JSON cannot represent, in words; None if there is none."""
    if value is None or type(value) in (bool, int, str):
        return None
    if type(value) is float:
        return None if value - value == 0 else f"{path} is {value}".lstrip(".")
    if isinstance(value, list | tuple):
        return next(filter(None, (unfit(part, f"{path}[{i}]") for i, part in enumerate(value))), None)
    if not isinstance(value, dict):
        return f"{path} is a {type(value).__name__}".lstrip(".")
    for key, part in value.items():
        if type(key) is not str:
            return f"{path} has the key {key!r}, which is no string".lstrip(".")
        if found := unfit(part, f"{path}.{key}"):
            return found
    return None


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
