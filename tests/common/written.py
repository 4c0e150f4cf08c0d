"""What a file of components may say, read off the annotations of its classes, beside what it does say.

`said(Box, data)` walks a file along its classes and names every plain value in it: where it stands, of which
field it is a value, and what else could stand there.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar

from astrarium.kernel import By, Called, Index, Inline, Named, Span

M = TypeVar("M")
#: What the name of an op is a value of.
OP = "op"


class Said(NamedTuple):
    """A plain value of a file."""

    #: Where it stands: keys from the top of the file.
    path: tuple[str | int, ...]
    #: Class and field, or op and field: "Constants.rounds", "gain.n".
    of: str
    #: What fits: a type, or the values that there are.
    kind: type | tuple[Any, ...]
    span: Span
    value: Any

    def __str__(self) -> str:
        return ".".join(map(str, self.path))


class Field(NamedTuple):
    """A field of a class: its name in the file, what fits, and whether it may be left out."""

    name: str
    of: str
    hint: Any
    marks: tuple[Any, ...]
    needed: bool


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields that stand in the table of a class; those of an inner table without a name are its own."""
    hints = typing.get_type_hints(kind, include_extras=True)
    found: list[Field] = []
    for each in fields(kind):
        if not each.init:
            continue
        hint, marks = bare(hints[each.name])
        name = (mark(marks, Called) or Called(each.name)).name
        needed = each.default is MISSING and each.default_factory is MISSING
        named = mark(marks, Named)
        if mark(marks, Inline) is None:
            found.append(Field(name, f"{title(kind)}.{name}", hint, marks, needed))
        elif named is not None:
            inner, more = bare(typing.get_args(hint)[0])
            found += [
                Field(one, f"{title(kind)}.{one}", inner, (*more, named.span), named.every)
                for one in named.names
            ]
        else:
            found += fields_of(hint)
    return tuple(found)


def title(kind: type) -> str:
    return getattr(kind, "name", "") or kind.__name__


def bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    if typing.get_origin(hint) is typing.Annotated:
        inner, *marks = typing.get_args(hint)
        hint, more = bare(inner)
        return hint, (*marks, *more)
    return hint, ()


def mark(marks: tuple[Any, ...], kind: type[M]) -> M | None:
    return next((each for each in marks if isinstance(each, kind)), None)


def ops_of(family: Any) -> dict[str, type]:
    return {name: kind for name, kind in family.known.items() if issubclass(kind, family)}


def choices(hint: Any) -> tuple[Any, ...]:
    """The values of a `Literal`, also where numbers or others may stand in its place."""
    hint, _ = bare(hint)
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return tuple(value for each in typing.get_args(hint) for value in choices(each))
    return ()


def plain(hint: Any, marks: tuple[Any, ...]) -> tuple[type | tuple[Any, ...], Span] | None:
    """What a plain value of a field may be; None where a list or a table stands."""
    if index := mark(marks, Index):
        return index.names, Span()
    span = mark(marks, Span) or Span()
    if hint in (bool, int, float, str):
        return hint, span
    if found := choices(hint):
        return found, span
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        inner = [bare(each) for each in typing.get_args(hint) if each is not type(None)]
        if len(inner) == 1:
            return plain(inner[0][0], (*inner[0][1], *marks))
    return None


def said(kind: type, data: dict[str, Any]) -> Iterator[Said]:
    """Every plain value of a file (or of a table of it)."""
    return _table(kind, data, ())


def _table(kind: type, data: dict[str, Any], path: tuple[str | int, ...]) -> Iterator[Said]:
    for each in fields_of(kind):
        if each.name in data:
            yield from _value(each.of, each.hint, each.marks, data[each.name], (*path, each.name))


def _value(
    of: str, hint: Any, marks: tuple[Any, ...], data: Any, path: tuple[str | int, ...]
) -> Iterator[Said]:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    found = plain(hint, marks)
    if found is not None and not isinstance(data, dict | list):
        yield Said(path, of, *found, data)
    elif named := mark(marks, Named):
        inner, more = bare(args[0])
        for name, each in data.items():
            yield from _value(f"{of}.{name}", inner, (*more, named.span), each, (*path, name))
    elif mark(marks, By) is not None:
        inner, more = bare(args[1])
        for at, each in enumerate(data):
            yield from _value(of, inner, more, each, (*path, at))
    elif origin in (types.UnionType, typing.Union):
        fitting = [bare(each) for each in args if _takes(bare(each)[0], data)]
        yield from _value(of, fitting[0][0], (*fitting[0][1], *marks), data, path)
    elif origin in (tuple, frozenset, list):
        span = tuple(each for each in marks if isinstance(each, Span))
        for at, each in enumerate(data):
            inner, more = bare(args[0] if args[-1] is Ellipsis or origin is not tuple else args[at])
            yield from _value(of, inner, (*more, *span), each, (*path, at))
    elif origin is dict:
        inner, more = bare(args[1])
        for key, each in data.items():
            yield from _value(of, inner, more, each, (*path, key))
    elif hasattr(hint, "known"):
        yield Said((*path, hint.tag), OP, tuple(ops_of(hint)), Span(), data[hint.tag])
        yield from _table(ops_of(hint)[data[hint.tag]], data, path)
    elif is_dataclass(hint):
        yield from _table(typing.cast(type, hint), data, path)


def _takes(hint: Any, data: Any) -> bool:
    """Whether a kind is the one of a union that a list or table of the file is."""
    if isinstance(data, list):
        return typing.get_origin(hint) in (tuple, frozenset, list)
    if hasattr(hint, "known"):
        return data.get(hint.tag) in ops_of(hint)
    return is_dataclass(hint) or typing.get_origin(hint) is dict


# -- the vocabulary as a whole

#: Fields that say where a thing comes from, and nothing about play.
ORIGINS = ("source", "effects_from", "details", "stats", "positions", "named", "provenance", "ref", "refs")


def vocabulary(kind: type) -> set[str]:
    """Every op, and every value of every field that takes one of several: "op = gain", "gain.per = x"."""
    found: set[str] = set()
    for each in _classes(kind, set()):
        if hasattr(each, "known"):
            found.add(f"{OP} = {title(each)}")
        for field in fields_of(each):
            if field.name not in ORIGINS:
                found |= {f"{field.of} = {value}" for value in _values(field.hint, field.marks)}
    return found


def _values(hint: Any, marks: tuple[Any, ...]) -> tuple[Any, ...]:
    if typing.get_origin(hint) in (tuple, frozenset, list):
        hint, more = bare(typing.get_args(hint)[0])
        marks = (*marks, *more)
    found = plain(hint, marks)
    if hint is bool:
        return (True,)
    return found[0] if found is not None and isinstance(found[0], tuple) else ()


def _classes(hint: Any, seen: set[Any]) -> Iterator[type]:
    """All classes that a file can hold."""
    hint, _ = bare(hint)
    inner = list(ops_of(hint).values()) if hasattr(hint, "known") else [hint] if is_dataclass(hint) else []
    for kind in inner:
        if kind not in seen:
            seen.add(kind)
            yield typing.cast(type, kind)
            for field in fields_of(kind):
                yield from _classes(field.hint, seen)
    for arg in typing.get_args(hint) if not inner else ():
        if arg is not Ellipsis:
            yield from _classes(arg, seen)


def used(kind: type, data: dict[str, Any]) -> set[str]:
    """The ops and values that a file uses; a field that is left out has its usual value."""
    found = {f"{each.of} = {each.value}" for each in said(kind, data)}
    for each in _classes(kind, set()):
        for one in fields(each):
            found.add(f"{title(each)}.{one.name} = {one.default}")
    return found
