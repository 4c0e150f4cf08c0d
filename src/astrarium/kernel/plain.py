"""Plain data: a slotted class whose copy and JSON forms follow from its annotations.

`@plain` makes a dataclass and writes `copy()` for it as straight-line code, so that nobody writes one by
hand and forgets a field. Understood types: int, float, str, bool, None, tuples and frozensets of such,
`Literal`, `X | None`, `list`, `dict`, `set`, and classes with `copy`, `to_json` and `from_json`. A field
declared with `transient()` belongs to nobody's truth: it is not copied, compared or saved. A class that
wants such fields filled when it is loaded has a method `restore()`.
"""

from __future__ import annotations

import types
import typing
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeVar, dataclass_transform

T = TypeVar("T")
SCALARS = (int, float, str, bool, type(None))


def transient(*, init: Literal[False] = False) -> Any:
    """A field that is no part of the data: not given, not copied, not compared, not saved."""
    return field(default=None, init=False, compare=False, repr=False, metadata={"transient": True})


@dataclass_transform(field_specifiers=(field, transient))
def plain(cls: type[T]) -> type[T]:
    made = dataclass(slots=True)(cls)
    hints = typing.get_type_hints(made)
    kept = [f.name for f in fields(made) if not f.metadata.get("transient")]  # type: ignore[arg-type]
    lost = [f.name for f in fields(made) if f.metadata.get("transient")]  # type: ignore[arg-type]
    made.copy = _write_copy(made, {name: hints[name] for name in kept}, lost)  # type: ignore[attr-defined]
    made._types = {name: hints[name] for name in kept}  # type: ignore[attr-defined]
    if not hasattr(made, "to_json"):
        made.to_json = to_json  # type: ignore[attr-defined]
    made.from_json = classmethod(from_json)  # type: ignore[attr-defined]
    return made


def to_json(self: Any) -> dict[str, Any]:
    """All fields, as JSON can hold them."""
    return {name: _dump(getattr(self, name)) for name in self._types}


def from_json(cls: type[T], data: Any) -> T:
    """The object again; raises ValueError that names the field which does not fit."""
    return typing.cast(T, _load(cls, data, cls.__name__))


def _write_copy(cls: type, hints: dict[str, Any], lost: list[str]) -> Any:
    lines = ["def copy(self):", "    twin = new(cls)"]
    lines += [f"    twin.{name} = {_copied(hint, f'self.{name}')}" for name, hint in hints.items()]
    lines += [f"    twin.{name} = None" for name in lost]
    lines.append("    return twin")
    space: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n".join(lines), space)  # our own text, made of our own annotations
    copy = space["copy"]
    copy.__qualname__ = f"{cls.__name__}.copy"
    copy.__doc__ = "An independent twin."
    return copy


def _copied(hint: Any, value: str) -> str:
    """The expression that copies `value`."""
    if _immutable(hint):
        return value
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return f"{value}[:]" if _immutable(args[0]) else f"[{_copied(args[0], 'each')} for each in {value}]"
    if origin is dict and _can_be_key(args[0]):
        if _immutable(args[1]):
            return f"{value}.copy()"
        return f"{{key: {_copied(args[1], 'each')} for key, each in {value}.items()}}"
    inner = _besides_none(hint)
    if len(inner) == 1:
        return f"(None if {value} is None else {_copied(inner[0], value)})"
    if origin is set or (hasattr(hint, "copy") and hasattr(hint, "from_json")):
        return f"{value}.copy()"
    raise TypeError(f"not plain data: {hint}")


def _immutable(hint: Any) -> bool:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in SCALARS or origin is typing.Literal:
        return True
    if origin in (tuple, frozenset, types.UnionType, typing.Union):
        return all(_immutable(arg) for arg in args if arg is not Ellipsis)
    return False


def _can_be_key(hint: Any) -> bool:
    """Whether JSON's strings can be turned into such keys again."""
    return hint in (int, str) or typing.get_origin(hint) is typing.Literal


def _besides_none(hint: Any) -> list[Any]:
    """The kinds that a union names besides None."""
    if typing.get_origin(hint) not in (types.UnionType, typing.Union):
        return []
    return [arg for arg in typing.get_args(hint) if arg is not type(None)]


def _dump(value: Any) -> Any:
    if isinstance(value, SCALARS):
        return value
    if isinstance(value, list | tuple):
        return [_dump(each) for each in value]
    if isinstance(value, set | frozenset):
        return sorted(_dump(each) for each in value)
    if isinstance(value, dict):
        return {str(key): _dump(each) for key, each in value.items()}
    return value.to_json()


def _load(hint: Any, data: Any, path: str) -> Any:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return _expect(data in args, data, path)
    if hint in SCALARS:
        if hint is float and type(data) is int:
            data = float(data)
        return _expect(type(data) is hint, data, path)
    if origin in (types.UnionType, typing.Union):
        return _load_union(hint, data, path)
    if origin in (list, set, frozenset):
        _expect(isinstance(data, list), data, path)
        return origin(_load(args[0], each, f"{path}[{i}]") for i, each in enumerate(data))
    if origin is tuple:
        _expect(isinstance(data, list), data, path)
        kinds = [args[0]] * len(data) if args[-1] is Ellipsis else list(args)
        _expect(len(kinds) == len(data), data, path)
        return tuple(
            _load(kind, each, f"{path}[{i}]") for i, (kind, each) in enumerate(zip(kinds, data, strict=True))
        )
    if origin is dict:
        _expect(isinstance(data, dict), data, path)
        return {
            _load_key(args[0], key, path): _load(args[1], each, f"{path}.{key}") for key, each in data.items()
        }
    return _load_class(hint, data, path)


def _load_union(hint: Any, data: Any, path: str) -> Any:
    kinds = _besides_none(hint)
    if data is None and len(kinds) < len(typing.get_args(hint)):
        return None
    for kind in kinds[:-1]:
        try:
            return _load(kind, data, path)
        except ValueError:
            continue
    return _load(kinds[-1], data, path)


def _load_key(hint: Any, key: str, path: str) -> Any:
    """A key as it was before JSON made it a string."""
    if hint is int:
        return int(_expect(key.removeprefix("-").isdecimal(), key, path))
    if hint is str:
        return key
    known = {str(value): value for value in typing.get_args(hint)}
    return known[_expect(key in known, key, path)]


def _load_class(hint: Any, data: Any, path: str) -> Any:
    _expect(isinstance(data, dict), data, path)
    kinds = getattr(hint, "_types", None)
    if kinds is None:
        try:
            return hint.from_json(data)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise ValueError(f"{path}: {error}") from None
    if missing := sorted(kinds.keys() - data.keys()):
        raise ValueError(f"{path}: missing {missing[0]}")
    if unknown := sorted(data.keys() - kinds.keys()):
        raise ValueError(f"{path}: unknown {unknown[0]}")
    made = hint(**{name: _load(kind, data[name], f"{path}.{name}") for name, kind in kinds.items()})
    if hasattr(hint, "restore"):
        made.restore()
    return made


def _expect(fits: bool, data: Any, path: str) -> Any:
    if not fits:
        shown = repr(data)
        raise ValueError(f"{path}: {shown if len(shown) <= 60 else shown[:57] + '...'} does not fit")
    return data
