"""Reading printed things: annotated classes say what stands in components.toml, one loader reads it.

A class with `@printed` is a table of the file; its annotations say which fields it has and what fits:

    @printed
    class Structure:
        id: str
        colour: Literal["blue", "red"]                       # anything else is refused with what there is
        count: Annotated[int, Span(1, 9)]
        cost: Annotated[tuple[int, int, int], Named(("food", "fleet", "production"), Span(0, 9))]
        source_pile: Annotated[str, Called("from")] = ""      # a default: the field may be left out
        effects: tuple[Effect, ...] = ()                      # ops of a family, each by its name
        rich: bool = worked_out(lambda it: it.cost[0] > 3)    # not in the file

        def faults(self) -> Iterator[tuple[str, str]]:
            if self.count > 3 and not self.effects:
                yield "effects", "at least one"

    @printed
    class Box:
        structures: Annotated[dict[str, Structure], By("id")]

    BOX = read_thing(Box, components.read("orion", FOLDER))

Understood are bool, int, float, str, `Literal`, `X | None`, `X | Y`, tuples, frozensets, dicts, printed
classes, families of ops, and Any (taken as it is). What does not fit raises BadComponents with file, thing,
field and what fits: an unknown field or op, a missing field, a wrong kind or range.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar, dataclass_transform

from .components import BadComponents, Row
from .marks import By, Called, Index, Inline, Length, Named, Span

T = TypeVar("T")
KINDS: dict[Any, str] = {str: "text", int: "number", float: "number", bool: "true or false"}


# -- printed classes


def worked_out(work_out: Callable[[Any], Any], *, init: Literal[False] = False) -> Any:
    """A field that is not in the file, but follows from the others (and from those worked out before it)."""
    return field(init=False, default=None, compare=False, metadata={"worked out": work_out})


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field, worked_out))
def printed(cls: type[T]) -> type[T]:
    """A class of printed things: frozen, slotted, made with keywords."""
    cls.__post_init__ = _work_out  # type: ignore[attr-defined]
    return dataclass(frozen=True, slots=True, kw_only=True)(cls)


def _work_out(self: Any) -> None:
    for each in fields(self):
        if "worked out" in each.metadata:
            object.__setattr__(self, each.name, each.metadata["worked out"](self))


def read_thing(kind: type[T], row: Row) -> T:
    """A whole file (or one table of it) as a printed class; BadComponents names what does not fit."""
    return typing.cast(T, _read_class(kind, row.data, Place(row.file, row.where)))


class Place(NamedTuple):
    """Where in a file something stands: the thing, and the path of the field within it."""

    file: str
    thing: str = ""
    path: str = ""

    def field(self, name: str) -> Place:
        if not self.thing:
            return self._replace(thing=name)
        return self._replace(path=f"{self.path}.{name}" if self.path else name)

    def entry(self, at: int, data: Any, key: str = "id") -> Place:
        """An entry of a list: a thing of the file is called by its id, whatever is in it by its number."""
        if self.path:
            return self._replace(path=f"{self.path}[{at}]")
        id = data.get(key) if isinstance(data, dict) else None
        return self._replace(thing=id if isinstance(id, str) and id else f"{self.thing}[{at}]")

    def fault(self, why: str) -> BadComponents:
        thing, path = (self.thing, self.path) if self.path else ("–", self.thing or "–")
        return BadComponents("error-components", file=self.file, thing=thing, field=path, why=why)

    def within(self, path: str) -> Place:
        """The place that a thing's own `faults` names; those of a whole file begin with the thing."""
        if self.thing:
            return self._replace(path=f"{self.path}.{path}" if self.path else path)
        thing, _, rest = path.partition(".")
        return self._replace(thing=thing, path=rest)


class _Slot(NamedTuple):
    """A field of a printed class, ready to be read."""

    name: str
    called: str
    hint: Any
    marks: tuple[Any, ...]
    needed: bool
    inline: bool


@cache
def _slots(kind: type) -> tuple[_Slot, ...]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(
        _slot(each.name, hints[each.name], each.default is MISSING and each.default_factory is MISSING)
        for each in fields(kind)
        if each.init
    )


def _slot(name: str, hint: Any, needed: bool) -> _Slot:
    hint, marks = _bare(hint)
    called = next((mark.name for mark in marks if isinstance(mark, Called)), name)
    inline = any(isinstance(mark, Inline) for mark in marks)
    return _Slot(name, called, hint, marks, needed, inline)


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A hint without its marks, and the marks; `Annotated[int, Span(1)] | None` has them as well."""
    if typing.get_origin(hint) is typing.Annotated:
        inner, *marks = typing.get_args(hint)
        bare, more = _bare(inner)
        return bare, (*marks, *more)
    return hint, ()


def _read_class(kind: Any, data: Any, place: Place, ignore: tuple[str, ...] = ()) -> Any:
    """A table as an object of a printed class; what it does not know does not belong there."""
    if not isinstance(data, dict):
        raise place.fault(f"{data!r:.40}: table")
    slots = _slots(kind)
    known = [name for slot in slots for name in _names(slot)]
    for name in data:
        if name not in known and name not in ignore:
            raise place.field(name).fault(f"? {', '.join(sorted({*known, *ignore}))}")
    values = {}
    for slot in slots:
        if slot.inline:
            inside = {name: data[name] for name in _names(slot) if name in data}
            values[slot.name] = _read(slot.hint, slot.marks, inside, place)
        elif slot.called in data:
            values[slot.name] = _read(slot.hint, slot.marks, data[slot.called], place.field(slot.called))
        elif slot.needed:
            raise place.field(slot.called).fault(_fits(slot.hint, slot.marks))
    made = kind(**values)
    for path, why in _faults(made):
        raise place.within(path).fault(why)
    return made


def _faults(made: Any) -> Iterator[tuple[str, str]]:
    find: Callable[[], Iterator[tuple[str, str]]] | None = getattr(made, "faults", None)
    return iter(()) if find is None else iter(find())


def _names(slot: _Slot) -> tuple[str, ...]:
    """The names that a field has in the file: more than one where its fields stand in the table itself."""
    if not slot.inline:
        return (slot.called,)
    named = _mark(slot.marks, Named)
    return named.names if named else tuple(name for each in _slots(slot.hint) for name in _names(each))


def _mark(marks: tuple[Any, ...], kind: type[T]) -> T | None:
    return next((mark for mark in marks if isinstance(mark, kind)), None)


# -- values


def _read(hint: Any, marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    if named := _mark(marks, Named):
        return _read_named(hint, named, data, place)
    if by := _mark(marks, By):
        return _read_by(hint, by.key, data, place)
    if index := _mark(marks, Index):
        _expect(data in index.names, data, place, ", ".join(index.names))
        return index.names.index(data)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in KINDS:
        return _read_scalar(hint, marks, data, place)
    if hint is Any:
        return data
    if origin is Literal:
        fits = any(data == arg and type(data) is type(arg) for arg in args)
        return _expect(fits, data, place, _fits(hint, marks))
    if origin in (types.UnionType, typing.Union):
        return _read_union(args, marks, data, place)
    if origin in (tuple, frozenset, list):
        return _read_list(origin, args, marks, data, place)
    if origin is dict:
        _expect(isinstance(data, dict), data, place, "table")
        return {
            _read_key(args[0], key, place.field(key)): _read(*_bare(args[1]), each, place.field(key))
            for key, each in data.items()
        }
    if hasattr(hint, "known"):
        return _read_op(hint, data, place)
    if is_dataclass(hint):
        return _read_class(hint, data, place)
    raise TypeError(f"no kind of printed thing: {hint}")


def _read_scalar(hint: type, marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    whole = hint is float and type(data) is int
    _expect(type(data) is hint or whole, data, place, _fits(hint, ()))
    span = _mark(marks, Span)
    if span is not None:
        _expect(data in span, data, place, str(span))
    return data


def _read_union(kinds: tuple[Any, ...], marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    """The first of several kinds that fits; a file has no None, it leaves the field out."""
    found = [_bare(kind) for kind in kinds if kind is not type(None)]
    if len(found) == 1:
        return _read(found[0][0], (*found[0][1], *marks), data, place)
    for hint, more in found:
        try:
            return _read(hint, more, data, place)
        except BadComponents:
            continue
    raise place.fault(f"{data!r:.40}: {' | '.join(_fits(hint, more) for hint, more in found)}")


def _read_list(origin: Any, args: tuple[Any, ...], marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    _expect(isinstance(data, list), data, place, "list")
    if length := _mark(marks, Length):
        _expect(len(data) in length, data, place, str(length))
    if origin is tuple and args[-1] is not Ellipsis:
        _expect(len(data) == len(args), data, place, f"{len(args)} ×")
        kinds = [_bare(arg) for arg in args]
    else:
        kinds = [_bare(args[0])] * len(data)
    span = _mark(marks, Span)
    more = () if span is None else (span,)
    return origin(
        _read(hint, (*inner, *more), each, place.entry(at, each))
        for at, (each, (hint, inner)) in enumerate(zip(data, kinds, strict=True))
    )


def _read_named(hint: Any, named: Named, data: Any, place: Place) -> tuple[Any, ...]:
    """A table of values by name, as a tuple."""
    _expect(isinstance(data, dict), data, place, "table")
    for name in data:
        if name not in named.names:
            raise place.field(name).fault(f"? {', '.join(named.names)}")
    inner, marks = _bare(typing.get_args(hint)[0])
    span = () if named.span == Span() else (named.span,)
    values = []
    for name in named.names:
        if name in data:
            values.append(_read(inner, (*marks, *span), data[name], place.field(name)))
        elif named.every:
            raise place.field(name).fault(_fits(inner, (*marks, *span)))
        else:
            values.append(0 if inner in (int, float) else _read(inner, marks, {}, place.field(name)))
    return tuple(values)


def _read_by(hint: Any, key: str, data: Any, place: Place) -> dict[Any, Any]:
    """A list of tables, as a dict by one of their fields."""
    _expect(isinstance(data, list), data, place, "list")
    inner, marks = _bare(typing.get_args(hint)[1])
    found: dict[Any, Any] = {}
    for at, each in enumerate(data):
        here = place.entry(at, each, key)
        made = _read(inner, marks, each, here)
        id = getattr(made, key)
        if id in found:
            raise here.field(key).fault(f"{id!r} × 2")
        found[id] = made
    return found


def _read_key(hint: Any, key: str, place: Place) -> Any:
    if hint is str:
        return key
    if hint is int:
        return int(_expect(key.removeprefix("-").isdecimal(), key, place, "number"))
    known = {str(value): value for value in typing.get_args(hint)}
    return known[_expect(key in known, key, place, ", ".join(known))]


def _read_op(family: Any, data: Any, place: Place) -> Any:
    """An op by its name, with the fields of its class."""
    known: Mapping[str, type] = {
        name: kind for name, kind in family.known.items() if issubclass(kind, family)
    }
    _expect(isinstance(data, dict), data, place, "table")
    tag: str = family.tag
    here = place.field(tag)
    if tag not in data:
        raise here.fault(", ".join(known))
    _expect(isinstance(data[tag], str) and data[tag] in known, data[tag], here, ", ".join(known))
    rest = {name: value for name, value in data.items() if name != tag}
    return _read_class(known[data[tag]], rest, place, (tag,))


def _expect(fits: bool, data: Any, place: Place, what: str) -> Any:
    if not fits:
        raise place.fault(f"{data!r:.40}: {what}")
    return data


def _fits(hint: Any, marks: tuple[Any, ...]) -> str:
    """What fits a field, in the words of a refusal."""
    if span := _mark(marks, Span):
        return str(span)
    if named := _mark(marks, Named):
        return f"table: {', '.join(named.names)}"
    if index := _mark(marks, Index):
        return ", ".join(index.names)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in KINDS:
        return KINDS[hint]
    if origin is Literal:
        return ", ".join(str(arg).lower() if isinstance(arg, bool) else str(arg) for arg in args)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(_fits(*_bare(arg)) for arg in args if arg is not type(None))
    if origin in (tuple, frozenset, list) or _mark(marks, By) is not None:
        return "list"
    return "table"
