"""Annotations as JSON schemas, and validation of values against annotations.

A view is a plain dict with a TypedDict as its annotation. mypy checks the code, the contract checks the views
(`schema_fault`), and `make types` writes the client's types from the schema. The schema of a component file
follows from its printed classes.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from itertools import repeat
from typing import Any, Literal, NotRequired, Required, TypeAlias, is_typeddict

from .typed_toml import By, Called, Index, Inline, Length, Named, Span

SCALARS: dict[Any, str] = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    type(None): "null",
}
UNIONS = (types.UnionType, typing.Union)


@dataclass(frozen=True, slots=True)
class Shaped:
    """Metadata of a plain dict with the shape of `kind`, which msgspec cannot read (a recursive type)."""

    kind: Any


def view_shape(view: Callable[..., Any]) -> Any | None:
    """The TypedDict that a game's `view` returns; None if it is annotated as a plain dict."""
    found = typing.get_type_hints(view, include_extras=True).get("return")
    return found if is_typeddict(found) else None


@cache
def members(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict or dataclass: annotation, and whether it is required."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        return {name: _required(hint, name in kind.__required_keys__) for name, hint in hints.items()}
    return {
        each.name: (hints[each.name], each.default is MISSING and each.default_factory is MISSING)
        for each in fields(kind)
        if each.init
    }


def _required(hint: Any, declared: bool) -> tuple[Any, bool]:
    """Resolve NotRequired, which `__required_keys__` misses in string annotations."""
    if typing.get_origin(hint) in (NotRequired, Required):
        return typing.get_args(hint)[0], typing.get_origin(hint) is Required
    return hint, declared


# -- validation


def schema_fault(value: Any, hint: Any) -> str | None:
    """Where a value does not match an annotation, as a path with the reason; None if it matches."""
    fault = _checker(hint)(value)
    return None if fault is None else fault.lstrip(".")


#: Returns the fault of a value, beginning with its path below the value, or None.
Checker: TypeAlias = Callable[[Any], str | None]


@cache
def _checker(hint: Any) -> Checker:
    """The check of an annotation, compiled once."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _checker(args[0])
    if hint is Any:
        return lambda value: None
    if hint in SCALARS:
        kinds = (float, int) if hint is float else (hint,)
        return lambda value: None if type(value) in kinds else _mismatch(value, hint)
    if origin is Literal:
        known = {(type(arg), arg) for arg in args}
        return lambda value: None if (type(value), value) in known else _mismatch(value, hint)
    if origin in UNIONS:
        return _union_checker(hint, [_checker(arg) for arg in args])
    if origin is dict:
        return _dict_checker(hint, _checker(args[1]))
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        return _list_checker(hint, repeat(_checker(args[0])))
    if origin is tuple:
        return _list_checker(hint, [_checker(arg) for arg in args], len(args))
    return _class_checker(hint)


def _union_checker(hint: Any, checks: Sequence[Checker]) -> Checker:
    def check(value: Any) -> str | None:
        faults = []
        for each in checks:
            fault = each(value)
            if fault is None:
                return None
            faults.append(fault)
        # A fault inside the value says more than the wrong type of the value itself.
        return next((fault for fault in faults if not fault.startswith(" is ")), _mismatch(value, hint))

    return check


def _dict_checker(hint: Any, inner: Checker) -> Checker:
    def check(value: Any) -> str | None:
        if not isinstance(value, dict):
            return _mismatch(value, hint)
        return _first(".{}", zip(value, map(inner, value.values()), strict=True))

    return check


def _list_checker(hint: Any, inner: Iterable[Checker], size: int | None = None) -> Checker:
    def check(value: Any) -> str | None:
        if not isinstance(value, list | tuple) or size not in (None, len(value)):
            return _mismatch(value, hint)
        return _first("[{}]", enumerate(each(part) for each, part in zip(inner, value, strict=False)))

    return check


def _class_checker(kind: Any) -> Checker:
    known = members(kind)
    checks: dict[str, Checker] = {}

    def check(value: Any) -> str | None:
        if not isinstance(value, dict):
            return _mismatch(value, kind)
        if not checks:  # not earlier, because a class may contain itself
            checks.update({name: _checker(hint) for name, (hint, _) in known.items()})
        for name in value:
            if name not in checks:
                return f".{name} is not in {kind.__name__}"
        for name, each in checks.items():
            if name in value:
                if fault := each(value[name]):
                    return f".{name}{fault}"
            elif known[name][1]:
                return f".{name} is missing"
        return None

    return check


def _first(form: str, faults: Iterable[tuple[object, str | None]]) -> str | None:
    """The first fault with its index or key in front."""
    return next((form.format(at) + fault for at, fault in faults if fault), None)


def _mismatch(value: Any, hint: Any) -> str:
    return f" is {value!r:.60}, not {getattr(hint, '__name__', hint)}"


# -- JSON schema


class Schema:
    """JSON schemas of annotations; each class becomes a definition."""

    def __init__(self) -> None:
        self.definitions: dict[str, Any] = {}
        self._kinds: dict[str, Any] = {}

    def of(self, hint: Any) -> dict[str, Any]:
        """The schema of an annotation."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            shaped = next((mark.kind for mark in args[1:] if isinstance(mark, Shaped)), args[0])
            return self.of(shaped)
        if hint is Any:
            return {}
        if hint in SCALARS:
            return {"type": SCALARS[hint]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin in UNIONS:
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin in (list, frozenset, set) or (origin is tuple and args[-1] is Ellipsis):
            return {"type": "array", "items": self.of(args[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.of(arg) for arg in args], "items": False}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        return self._class(hint)

    def _class(self, kind: Any) -> dict[str, Any]:
        name: str = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two classes of one schema are called {name}")
        if name not in self.definitions:
            self.definitions[name] = {}  # a class may contain itself
            self.definitions[name] = self._described(kind)
        return {"$ref": f"#/$defs/{name}"}

    def _described(self, kind: Any) -> dict[str, Any]:
        known = members(kind)
        return _object(
            {each: self.of(hint) for each, (hint, _) in known.items()},
            [each for each, (_, needed) in known.items() if needed],
            kind.__doc__ if is_typeddict(kind) or _explained(kind) else None,
        )


class FileSchema(Schema):
    """JSON schemas of printed classes in the form of a component file."""

    def of(self, hint: Any) -> dict[str, Any]:
        if typing.get_origin(hint) is typing.Annotated:
            inner, *marks = typing.get_args(hint)
            return self._marked(inner, tuple(marks))
        if hasattr(hint, "known"):
            kinds = [kind for kind in hint.known.values() if issubclass(kind, hint)]
            return {"anyOf": [self._class(kind) for kind in kinds]}
        return super().of(hint)

    def _marked(self, hint: Any, marks: tuple[Any, ...]) -> dict[str, Any]:
        for mark in marks:
            if isinstance(mark, Named):
                each = self._spanned(self.of(typing.get_args(hint)[0]), mark.span)
                return _object(dict.fromkeys(mark.names, each), [*mark.names] if mark.every else [])
            if isinstance(mark, By):
                return {"type": "array", "items": self.of(typing.get_args(hint)[1])}
            if isinstance(mark, Index):
                return {"enum": list(mark.names)}
        found = self.of(hint)
        for mark in marks:
            if isinstance(mark, Span):
                found = self._spanned(found, mark)
            if isinstance(mark, Length):
                least = mark.least if mark.exactly is None else mark.exactly
                most = mark.most if mark.exactly is None else mark.exactly
                found = {**found, "minItems": least, **({} if most is None else {"maxItems": most})}
        return found

    @staticmethod
    def _spanned(schema: dict[str, Any], span: Span) -> dict[str, Any]:
        bounds = {"minimum": span.least, "maximum": span.most}
        return {**schema, **{name: bound for name, bound in bounds.items() if bound is not None}}

    def _described(self, kind: Any) -> dict[str, Any]:
        properties: dict[str, Any] = {}
        needed: list[str] = []
        if getattr(kind, "name", None) and hasattr(kind, "known"):
            properties[kind.tag] = {"const": kind.name}
            needed.append(kind.tag)
        for each, (hint, required) in members(kind).items():
            marks = typing.get_args(hint)[1:] if typing.get_origin(hint) is typing.Annotated else ()
            called = next((mark.name for mark in marks if isinstance(mark, Called)), each)
            schema = self.of(hint)
            if any(isinstance(mark, Inline) for mark in marks):
                inner = self.definitions.get(schema.get("$ref", "").rpartition("/")[2], schema)
                properties |= inner["properties"]
                needed += inner["required"]
            else:
                properties[called] = schema
                needed += [called] * required
        return _object(properties, needed, kind.__doc__ if _explained(kind) else None)


def _object(properties: dict[str, Any], required: list[str], doc: str | None = None) -> dict[str, Any]:
    found = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    return {**found, "description": " ".join(doc.split())} if doc else found


def _explained(kind: Any) -> bool:
    """Whether a dataclass has a docstring besides the generated one."""
    name, doc = str(kind.__name__), str(kind.__doc__ or "")
    return is_dataclass(kind) and bool(doc) and not doc.startswith(f"{name}(")
