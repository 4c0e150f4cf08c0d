"""Plain data: dataclasses with generated `copy`, `to_json` and `from_json`.

`@plain` makes a slotted dataclass and generates straight-line code from its annotations. Supported types: int,
float, str, bool, None, tuples and frozensets of these, `Literal`, `X | None`, `list`, `dict`, `set`, and
classes with `copy`, `to_json` and `from_json`. Fields may have defaults.

A `transient()` field is not copied, compared or saved; a method `restore()` may fill it after loading. A
`derived(derive)` field follows from the other fields; it is copied, but not compared or saved.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, Literal, TypeVar, dataclass_transform

T = TypeVar("T")
SCALARS = (int, float, str, bool, type(None))


def transient(*, init: Literal[False] = False) -> Any:
    """A field that is not part of the data: not initialised, copied, compared or saved."""
    return field(default=None, init=False, compare=False, repr=False, metadata={"transient": True})


def derived(derive: Callable[[Any], Any], *, hidden: bool = False, init: Literal[False] = False) -> Any:
    """A field computed from the others by `derive(self)`, such as the sum of a seat's cards.

    It is computed when a game begins and when a state is loaded. After that the rules update it. A copy shares
    the entries, so the rules replace entries and never change them. Entries of a list of `@plain` objects are
    copied and may be changed. `derive` may read public faces alone; with `hidden` it may read all faces, and is
    computed again in imagined worlds. The contract compares it at every decision (`sums`).
    """
    return field(
        default=None,
        init=False,
        compare=False,
        repr=False,
        metadata={"derived": derive, "hidden": hidden},
    )


class Written(typing.Protocol):
    """The attributes that `@plain` adds to a class, besides `copy`, `to_json` and `from_json`."""

    #: Metadata of the derived fields by name.
    _derived: Mapping[str, Mapping[Any, Any]]
    #: Types of the saved fields by name.
    _types: dict[str, Any]

    def _dumped(self) -> dict[str, Any]: ...
    def _lent(self) -> dict[str, Any]: ...


@dataclass_transform(field_specifiers=(field, transient, derived))
def plain(cls: type[T]) -> type[T]:
    made = dataclass(slots=True)(cls)
    hints = typing.get_type_hints(made)
    all_fields = fields(made)  # type: ignore[arg-type]
    follow = {f.name: f.metadata for f in all_fields if "derived" in f.metadata}
    lost = [f.name for f in all_fields if f.metadata.get("transient")]
    kept = {f.name: hints[f.name] for f in all_fields if f.name not in (*lost, *follow)}
    shared = {name: hints[name] for name in follow}
    made.copy = _write_copy(made, kept, lost, shared)  # type: ignore[attr-defined]
    made._derived = follow  # type: ignore[attr-defined]
    made._dumped = _write_dump(made, kept, _scalar)  # type: ignore[attr-defined]
    made._lent = _write_dump(made, kept, _json_holds)  # type: ignore[attr-defined]
    made._types = kept  # type: ignore[attr-defined]
    if not hasattr(made, "to_json"):
        made.to_json = to_json  # type: ignore[attr-defined]
    made.from_json = classmethod(from_json)  # type: ignore[attr-defined]
    return made


def to_json(self: Any, *, lend: bool = False) -> dict[str, Any]:
    """All saved fields as JSON data; with `lend`, immutable rows are shared."""
    dumped: dict[str, Any] = self._lent() if lend else self._dumped()
    return dumped


def from_json(cls: type[T], data: Any) -> T:
    """The object from JSON data; raises ValueError with the name of the invalid field."""
    return typing.cast(T, _load(cls, data, cls.__name__))


def fitted(hint: Any, data: Any) -> Any:
    """Old JSON data of a class adapted to its present fields: unknown ones dropped, new ones by default.

    Other differences stay, and loading reports them.
    """
    kinds = getattr(hint, "_types", None)
    if isinstance(data, dict) and kinds is not None:
        known = {name: fitted(kind, data[name]) for name, kind in kinds.items() if name in data}
        return {**_defaults(hint), **known}
    args = [arg for arg in typing.get_args(hint) if arg is not type(None)]
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return fitted(args[0], data) if len(args) == 1 else data
    if isinstance(data, list) and origin in (list, tuple) and len(set(args) - {Ellipsis}) == 1:
        return [fitted(args[0], each) for each in data]
    if isinstance(data, dict) and origin is dict:
        return {key: fitted(args[1], each) for key, each in data.items()}
    return data


def derive(value: Any) -> None:
    """Compute the derived fields of an object and of the plain objects in it."""
    for part in _plain_parts(value):
        derive(part)
    _derive_own(value)


def derive_rest(value: Any) -> None:
    """Compute the derived fields that a set-up has left at None."""
    for part in _plain_parts(value):
        derive_rest(part)
    for name, how in value._derived.items():
        if getattr(value, name) is None:
            setattr(value, name, how["derived"](value))


def derive_hidden(value: Any) -> None:
    """Compute the derived fields that read hidden faces, after a new deal."""
    if _reads_hidden(value.__class__):
        derive(value)


def _derive_own(value: Any) -> None:
    for name, how in value._derived.items():
        setattr(value, name, how["derived"](value))


@cache
def _reads_hidden(cls: Any) -> bool:
    """Whether a class or a class of its fields has a derived field that reads hidden faces."""
    if any(how["hidden"] for how in cls._derived.values()):
        return True
    kinds = [kind for hint in cls._types.values() for kind in (hint, *typing.get_args(hint))]
    return any(_reads_hidden(kind) for kind in kinds if hasattr(kind, "_derived"))


def stale(value: Any) -> str | None:
    """The name of a derived field with a wrong value; None if all are right."""
    for part in _plain_parts(value):
        if found := stale(part):
            return found
    for name, how in value._derived.items():
        if getattr(value, name) != how["derived"](value):
            return f"{type(value).__name__}.{name}"
    return None


def derived_names(value: Any) -> tuple[str, ...]:
    """The names of all derived fields of an object and of the plain objects in it."""
    return (*value._derived, *(name for part in _plain_parts(value) for name in derived_names(part)))


def _plain_parts(value: Any) -> Iterator[Any]:
    for name in _plain_fields(value.__class__):
        inner = getattr(value, name)
        for each in inner if isinstance(inner, list) else (inner,):
            if hasattr(each, "_derived"):
                yield each


@cache
def _plain_fields(cls: Any) -> tuple[str, ...]:
    """The fields of a class with plain objects (or lists of them) that have derived fields."""
    return tuple(
        name
        for name, hint in cls._types.items()
        if any(_has_derived(kind) for kind in (hint, *typing.get_args(hint)))
    )


def _has_derived(kind: Any) -> bool:
    return hasattr(kind, "_derived") and bool(kind._derived or _plain_fields(kind))


def _write_copy(cls: type, hints: dict[str, Any], lost: list[str], follow: dict[str, Any]) -> Any:
    lines = ["def copy(self):", "    copy = new(cls)"]
    lines += [f"    copy.{name} = {_copied(hint, f'self.{name}')}" for name, hint in hints.items()]
    lines += [f"    copy.{name} = {_shared(hint, f'self.{name}')}" for name, hint in follow.items()]
    lines += [f"    copy.{name} = None" for name in lost]
    lines.append("    return copy")
    copy = _function(cls, "copy", lines, {"new": object.__new__, "cls": cls})
    copy.__doc__ = "An independent copy."
    return copy


def _write_dump(cls: type, hints: dict[str, Any], stays: Callable[[Any], bool]) -> Any:
    lines = ["def dumped(self):", "    return {"]
    lines += [f"        {name!r}: {_dumped(hint, f'self.{name}', stays)}," for name, hint in hints.items()]
    lines.append("    }")
    return _function(cls, "dumped", lines, {"dump": _dump})


def _function(cls: type, name: str, lines: list[str], space: dict[str, Any]) -> Any:
    exec("\n".join(lines), space)  # generated from annotations in our own code
    space[name].__qualname__ = f"{cls.__name__}.{name}"
    return space[name]


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


def _shared(hint: Any, value: str) -> str:
    """The expression that copies a derived value: a new list or dict with shared entries.

    Entries that are plain data are copied too.
    """
    bare = (_besides_none(hint) or [hint])[0]
    kind = typing.get_origin(bare)
    if kind not in (list, dict):
        return value
    if kind is list and hasattr(typing.get_args(bare)[0], "_derived"):
        return f"(None if {value} is None else {_copied(bare, value)})"
    return f"(None if {value} is None else {value}{'[:]' if kind is list else '.copy()'})"


def _dumped(hint: Any, value: str, stays: Callable[[Any], bool]) -> str:
    """The expression that converts `value` to JSON data: `_dump(value)`, but faster.

    Values of types for which `stays` is true are used as they are.
    """
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if stays(hint):
        return value
    if origin in (list, tuple):
        if all(stays(arg) for arg in args if arg is not Ellipsis):
            return f"list({value})"
        if origin is list or args[-1] is Ellipsis:
            return f"[{_dumped(args[0], 'each', stays)} for each in {value}]"
    if origin is dict:
        return f"{{str(key): {_dumped(args[1], 'each', stays)} for key, each in {value}.items()}}"
    inner = _besides_none(hint)
    if len(inner) == 1:
        return f"(None if {value} is None else {_dumped(inner[0], value, stays)})"
    return f"{value}.to_json()" if hasattr(hint, "to_json") else f"dump({value})"


def _json_holds(hint: Any) -> bool:
    """Whether values of a type are immutable JSON data."""
    if typing.get_origin(hint) is tuple:
        return all(_json_holds(arg) for arg in typing.get_args(hint) if arg is not Ellipsis)
    return _scalar(hint)


def _scalar(hint: Any) -> bool:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return all(_scalar(arg) for arg in args)
    return hint in SCALARS or origin is typing.Literal


def _immutable(hint: Any) -> bool:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in SCALARS or origin is typing.Literal:
        return True
    if origin in (tuple, frozenset, types.UnionType, typing.Union):
        return all(_immutable(arg) for arg in args if arg is not Ellipsis)
    return False


def _can_be_key(hint: Any) -> bool:
    """Whether a key type can be restored from JSON strings."""
    return hint in (int, str) or typing.get_origin(hint) is typing.Literal


def _besides_none(hint: Any) -> list[Any]:
    """The members of a union besides None."""
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
    """A key restored from a JSON string."""
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
    with suppress(ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        _derive_own(made)  # fails on invalid positions, whose faults are reported later
    return made


def _expect(fits: bool, data: Any, path: str) -> Any:
    if not fits:
        shown = repr(data)
        raise ValueError(f"{path}: {shown if len(shown) <= 60 else shown[:57] + '...'} does not fit")
    return data


def _defaults(cls: Any) -> dict[str, Any]:
    found = {}
    for each in fields(cls):
        if each.name in cls._types:
            if each.default is not MISSING:
                found[each.name] = _dump(each.default)
            elif each.default_factory is not MISSING:
                found[each.name] = _dump(each.default_factory())
    return found
