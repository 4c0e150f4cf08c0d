"""Shapes of data: an annotation as a JSON schema, and whether a value fits it.

A view stays a dict literal, which nothing is quicker to make; TypedDicts in a game's `view.py` say its shape.
mypy holds the code to it, the contract holds what is sent to it (`misfit`), and the client's types are made
of the schema (`make types`). A file of components has a shape as well: that of its printed classes.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Literal, NotRequired, Required, is_typeddict

from .marks import By, Called, Index, Inline, Length, Named, Span

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
    """A mark: what is annotated as a plain dict has this shape (a tree that not every library can read)."""

    kind: Any


def view_shape(view: Callable[..., Any]) -> Any | None:
    """The TypedDict that a game's `view` returns; None where it says only that it is a dict."""
    found = typing.get_type_hints(view, include_extras=True).get("return")
    return found if is_typeddict(found) else None


@cache
def members(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict or of a dataclass: the hint of each, and whether it has to be there."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        return {name: _required(hint, name in kind.__required_keys__) for name, hint in hints.items()}
    return {
        each.name: (hints[each.name], each.default is MISSING and each.default_factory is MISSING)
        for each in fields(kind)
        if each.init
    }


def _required(hint: Any, declared: bool) -> tuple[Any, bool]:
    """(Annotations that are strings hide NotRequired from `__required_keys__`; hints show it.)"""
    if typing.get_origin(hint) in (NotRequired, Required):
        return typing.get_args(hint)[0], typing.get_origin(hint) is Required
    return hint, declared


# -- does it fit


def misfit(value: Any, hint: Any, path: str = "") -> str | None:
    """Where a value does not have the shape of an annotation, in words; None where it has."""
    if fitting(hint)(value):
        return None
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return misfit(value, args[0], path)
    if origin in UNIONS:
        faults = [misfit(value, arg, path) or "" for arg in args]
        inner = [fault for fault in faults if not fault.startswith(f"{path} is ")]
        return inner[0] if inner else _complaint(value, hint, path)
    if origin in (list, tuple) and isinstance(value, list | tuple):
        kinds = args if origin is tuple and args[-1] is not Ellipsis else args[:1] * len(value)
        if len(kinds) == len(value):
            pairs = enumerate(zip(value, kinds, strict=True))
            return _first(misfit(each, kind, f"{path}[{at}]") for at, (each, kind) in pairs)
    if origin is dict and isinstance(value, dict):
        return _first(misfit(each, args[1], f"{path}.{key}") for key, each in value.items())
    if is_typeddict(hint) and isinstance(value, dict):
        return _misfit_members(value, hint, path)
    return _complaint(value, hint, path)


@cache
def fitting(hint: Any) -> Callable[[Any], bool]:
    """Whether a value has the shape of an annotation, as a function that is made once."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return fitting(args[0])
    if hint is Any:
        return lambda value: True
    if hint in SCALARS:
        kinds = (float, int) if hint is float else (hint,)
        return lambda value: type(value) in kinds
    if origin is Literal:
        known = {(type(arg), arg) for arg in args}
        return lambda value: (type(value), value) in known
    if origin in UNIONS:
        any_of = [fitting(arg) for arg in args]
        return lambda value: any(fits(value) for fits in any_of)
    if origin is dict:
        inner = fitting(args[1])
        return lambda value: isinstance(value, dict) and all(map(inner, value.values()))
    if origin in (list, tuple):
        return _fitting_list(origin, args)
    return _fitting_members(hint)


def _fitting_list(origin: Any, args: tuple[Any, ...]) -> Callable[[Any], bool]:
    if origin is list or args[-1] is Ellipsis:
        inner = fitting(args[0])
        return lambda value: isinstance(value, list | tuple) and all(map(inner, value))
    each = [fitting(arg) for arg in args]

    def fits(value: Any) -> bool:
        return (
            isinstance(value, list | tuple)
            and len(value) == len(each)
            and all(check(part) for check, part in zip(each, value, strict=True))
        )

    return fits


def _fitting_members(kind: Any) -> Callable[[Any], bool]:
    known = members(kind)
    needed = frozenset(name for name, (_, needed) in known.items() if needed)
    checks: dict[str, Callable[[Any], bool]] = {}

    def fits(value: Any) -> bool:
        if not checks:  # a class may hold itself
            checks.update({name: fitting(hint) for name, (hint, _) in known.items()})
        return (
            isinstance(value, dict)
            and needed <= value.keys() <= checks.keys()
            and all(checks[name](each) for name, each in value.items())
        )

    return fits


def _misfit_members(value: dict[str, Any], kind: Any, path: str) -> str | None:
    known = members(kind)
    for name in value:
        if name not in known:
            return f"{path}.{name} is not in {kind.__name__}".lstrip(".")
    for name, (hint, needed) in known.items():
        if name in value:
            if fault := misfit(value[name], hint, f"{path}.{name}".lstrip(".")):
                return fault
        elif needed:
            return f"{path}.{name} is missing".lstrip(".")
    return None


def _first(faults: typing.Iterable[str | None]) -> str | None:
    return next((fault for fault in faults if fault), None)


def _complaint(value: Any, hint: Any, path: str) -> str:
    return f"{path} is {value!r:.60}, not {getattr(hint, '__name__', hint)}"


# -- as JSON schema


class Schema:
    """JSON schemas of annotations; classes among them become definitions of their own."""

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
            self.definitions[name] = {}  # a class may hold itself
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
    """JSON schemas of printed classes, as they stand in a file of components."""

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
    """Whether a dataclass has a docstring of its own, and not the one that is made of its fields."""
    name, doc = str(kind.__name__), str(kind.__doc__ or "")
    return is_dataclass(kind) and bool(doc) and not doc.startswith(f"{name}(")


def schema_of(hint: Any, file: bool = False) -> dict[str, Any]:
    """The JSON schema of an annotation, with the definitions of all its classes."""
    schema = FileSchema() if file else Schema()
    found = schema.of(hint)
    return {**found, "$defs": schema.definitions}
