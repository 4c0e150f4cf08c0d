"""Reads components.toml into annotated classes and validates it.

A class with `@printed` describes a table of the file. Its annotations are the schema:

    @printed
    class Structure:
        id: str
        colour: Literal["blue", "red"]                       # other values are refused
        count: Annotated[int, Span(1, 9)]
        cost: Annotated[tuple[int, int, int], Named(("food", "fleet", "production"), Span(0, 9))]
        source_pile: Annotated[str, Called("from")] = ""      # a default makes a field optional
        effects: tuple[Effect, ...] = ()                      # ops of a family by name
        rich: bool = computed(lambda it: it.cost[0] > 3)      # not in the file

        def faults(self) -> Iterator[Fault]:                  # relations between fields
            if self.count > 3 and not self.effects:
                yield "effects", entries(1)

    @printed
    class ComponentFile:
        structures: Annotated[dict[str, Structure], By("id")]

    BOX = read_box(ComponentFile, components.read("orion", FOLDER), FOLDER)

Supported types: bool, int, float, str, `Literal`, `X | None`, `X | Y`, tuples, frozensets, dicts, printed
classes, families of ops, and Any. An unknown or missing field, an unknown op, a wrong type or range raises
BadComponents with file, component, field and what it must be.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, dataclass_transform

from ..text import Text
from .component_files import BadComponents, InUse, Row, component_fault, keep, misfit_fault, read_variant
from .field_error_texts import Fault, either, lacks, many, must, names, span, twice, unnamed, written
from .variant import Lists, Misfit, Variant, applied, between, carried, digest, is_variant

T = TypeVar("T")
KINDS: dict[Any, str] = {str: "fits-text", int: "fits-number", float: "fits-number", bool: "fits-flag"}


# -- printed classes


def computed(compute: Callable[[Any], Any], *, init: Literal[False] = False) -> Any:
    """A field that is not in the file, but computed from the others (and from earlier computed ones)."""
    return field(init=False, default=None, compare=False, metadata={"compute": compute})


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field, computed))
def printed(cls: type[T]) -> type[T]:
    """A class of components: a frozen, slotted dataclass with keyword arguments."""
    cls.__post_init__ = _compute  # type: ignore[attr-defined]
    return dataclass(frozen=True, slots=True, kw_only=True)(cls)


def _compute(self: Any) -> None:
    for each in fields(self):
        if "compute" in each.metadata:
            object.__setattr__(self, each.name, each.metadata["compute"](self))


def read_thing(kind: type[T], row: Row) -> T:
    """A file, or one of its tables, as a printed class; raises BadComponents."""
    return typing.cast(T, _read_class(kind, row.data, Place(row.file)))


def read_box(kind: type[T], file: Row, folder: Path) -> T:
    """The file of a game, or its own file with a variant."""
    if file.own:
        return read_thing(kind, file)
    own = Row.of_file(folder / "components.toml").data
    lists = lists_of(kind)
    refused = partial(_refused, kind, own, lists, file.file)
    if is_variant(file.data):
        used, left = _carried(refused, read_variant(file), own, lists, file.file)
        box = applied(used, own, lists)
    else:
        for name, (key, _) in lists.items():
            _same_things(key, own[name], file.data.get(name), Place(file.file).field(name))
        box, left = file.data, []
    made = read_thing(kind, Row(box, file.file))
    if not is_variant(file.data):
        used = between(file.file.removesuffix(".toml"), own, box, lists)
    keep(used.game, InUse(used, box, left, refused))
    return made


def lists_of(kind: type) -> Lists:
    """The lists of components in a file: the key field of each, and whether it may grow."""
    marks = {slot.called: _mark(slot.marks, By) for slot in _slots(kind)}
    return {name: (by.key, by.grows) for name, by in marks.items() if by}


def _refused(kind: type, own: dict[str, Any], lists: Lists, file: str, variant: Variant) -> Text | None:
    """What is said of a variant that does not fit; None of one that fits."""
    try:
        read_thing(kind, Row(applied(variant, own, lists), file))
    except Misfit as misfit:
        return misfit_fault(file, misfit).text
    except BadComponents as fault:
        return fault.text
    return None


def _carried(
    refused: Callable[[Variant], Text | None], variant: Variant, own: dict[str, Any], lists: Lists, file: str
) -> tuple[Variant, list[Text]]:
    """A variant for this box: as it is, or what still fits of one for an older box."""
    present = digest(own)
    if variant.box in ("", present):
        try:
            applied(variant, own, lists)
        except Misfit as misfit:
            raise misfit_fault(file, misfit) from None
        return variant, []
    used, left = carried(variant, refused)
    return replace(used, box=present), left


def _same_things(key: str, own: list[dict[str, Any]], given: Any, place: Place) -> None:
    """Refuse a missing component, and a new id, which has no name in the texts."""
    if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
        return  # the reader reports it
    known = [each[key] for each in own]
    for at, each in enumerate(given):
        if key == "id" and isinstance(each.get("id"), str) and each["id"] not in known:
            raise place.entry(at, each).field("id").fault(unnamed(each["id"]))
    for one in known:
        if one not in [each.get(key) for each in given]:
            raise place.fault(lacks(one if key == "id" else f"{key} = {one}"))


class Place(NamedTuple):
    """A position in a file: the component, and the path of the field within it."""

    file: str
    thing: str = ""
    path: str = ""

    def field(self, name: str) -> Place:
        if not self.thing:
            return self._replace(thing=name)
        return self._replace(path=f"{self.path}.{name}" if self.path else name)

    def entry(self, at: int, data: Any, key: str = "id") -> Place:
        """An entry of a list: a component is named by its id, an entry within it by its index."""
        if self.path:
            return self._replace(path=f"{self.path}[{at}]")
        id = data.get(key) if isinstance(data, dict) else None
        return self._replace(thing=id if isinstance(id, str) and id else f"{self.thing}[{at}]")

    def fault(self, must: Text, **value: str) -> BadComponents:
        thing, path = (self.thing, self.path) if self.path else ("", self.thing)
        return component_fault(self.file, thing, path, must, **value)

    def holds(self, data: Any, must: Text) -> BadComponents:
        """The error for an invalid value."""
        return self.fault(must, value=written(data))

    def missing(self, must: Text) -> BadComponents:
        """The error for a missing value."""
        return self.fault(Text("must-be-there", must=must))

    def unknown(self, known: Iterable[str]) -> BadComponents:
        """The error for an unknown field."""
        return self.fault(Text("must-be-known", names=", ".join(known)))

    def within(self, path: str) -> Place:
        """The place of a path from `faults`; for a whole file the path begins with the component."""
        if self.thing:
            return self._replace(path=f"{self.path}.{path}" if self.path else path)
        thing, _, rest = path.partition(".")
        return self._replace(thing=thing, path=rest)


class _Slot(NamedTuple):
    """A field of a printed class with its resolved annotation."""

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
    """An annotation without its metadata, and the metadata."""
    if typing.get_origin(hint) is typing.Annotated:
        inner, *marks = typing.get_args(hint)
        bare, more = _bare(inner)
        return bare, (*marks, *more)
    return hint, ()


def _read_class(kind: Any, data: Any, place: Place, ignore: tuple[str, ...] = ()) -> Any:
    """A table as an object of a printed class; unknown fields are refused."""
    _expect(isinstance(data, dict), data, place, Text("fits-table"))
    slots = _slots(kind)
    known = [name for slot in slots for name in _names(slot)]
    for name in data:
        if name not in known and name not in ignore:
            raise place.field(name).unknown(sorted({*known, *ignore}))
    values = {}
    for slot in slots:
        if slot.inline:
            inside = {name: data[name] for name in _names(slot) if name in data}
            values[slot.name] = _read(slot.hint, slot.marks, inside, place)
        elif slot.called in data:
            values[slot.name] = _read(slot.hint, slot.marks, data[slot.called], place.field(slot.called))
        elif slot.needed:
            raise place.field(slot.called).missing(must(_fits(slot.hint, slot.marks)))
    made = kind(**values)
    for path, why in _faults(made):
        value = _found(data, path)
        raise place.within(path).fault(why, **({} if value is None else {"value": written(value)}))
    return made


def _faults(made: Any) -> Iterator[Fault]:
    find: Callable[[], Iterator[Fault]] | None = getattr(made, "faults", None)
    return iter(()) if find is None else iter(find())


def _found(data: Any, path: str) -> Any:
    """The scalar value at a path of `faults`; None if there is none."""
    for key in path.replace("[", ".").replace("]", "").split("."):
        if isinstance(data, list):
            data = data[int(key)] if key.isdecimal() and int(key) < len(data) else None
        elif isinstance(data, dict):
            data = data[key] if key in data else _called(data, key)
        else:
            return None
    return None if isinstance(data, dict | list) else data


def _called(file: dict[str, Any], id: str) -> Any:
    """A component of a file by its id."""
    entries = (each for table in file.values() if isinstance(table, list) for each in table)
    return next((each for each in entries if isinstance(each, dict) and each.get("id") == id), None)


def _names(slot: _Slot) -> tuple[str, ...]:
    """The names of a field in the file; an inline field has the names of its inner fields."""
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
        _expect(data in index.names, data, place, names(index.names))
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
        _expect(isinstance(data, dict), data, place, Text("fits-table"))
        return {
            _read_key(args[0], key, place.field(key)): _read(*_bare(args[1]), each, place.field(key))
            for key, each in data.items()
        }
    if hasattr(hint, "known"):
        return _read_op([hint], data, place)
    if is_dataclass(hint):
        return _read_class(hint, data, place)
    raise TypeError(f"no kind of printed thing: {hint}")


def _read_scalar(hint: type, marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    whole = hint is float and type(data) is int
    _expect(type(data) is hint or whole, data, place, _fits(hint, ()))
    limits = _mark(marks, Span)
    if limits is not None:
        _expect(data in limits, data, place, span(limits.least, limits.most))
    return data


def _read_union(kinds: tuple[Any, ...], marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    """The value as the first fitting member of a union; a None field is left out of the file.

    If only one member can be meant, its error is raised.
    """
    found = [_bare(kind) for kind in kinds if kind is not type(None)]
    ops = [hint for hint, _ in found if hasattr(hint, "known")]
    if ops and (isinstance(data, dict) or len(ops) == len(found)):
        return _read_op(ops, data, place)
    meant = [(hint, more) for hint, more in found if _lists(hint) == isinstance(data, list)]
    if len(found) == 1 or (len(meant) == 1 and isinstance(data, list)):
        hint, more = found[0] if len(found) == 1 else meant[0]
        return _read(hint, (*more, *marks), data, place)
    for hint, more in found:
        try:
            return _read(hint, more, data, place)
        except BadComponents:
            continue
    raise place.holds(data, must(either(_fits(hint, more) for hint, more in found)))


def _lists(hint: Any) -> bool:
    return typing.get_origin(hint) in (tuple, frozenset, list)


def _read_list(origin: Any, args: tuple[Any, ...], marks: tuple[Any, ...], data: Any, place: Place) -> Any:
    _expect(isinstance(data, list), data, place, Text("fits-list"))
    if length := _mark(marks, Length):
        _expect(len(data) in length, data, place, _entries(length))
    if origin is tuple and args[-1] is not Ellipsis:
        _expect(len(data) == len(args), data, place, many(len(args), len(args)))
        kinds = [_bare(arg) for arg in args]
    else:
        kinds = [_bare(args[0])] * len(data)
    limits = _mark(marks, Span)
    more = () if limits is None else (limits,)
    return origin(
        _read(hint, (*inner, *more), each, place.entry(at, each))
        for at, (each, (hint, inner)) in enumerate(zip(data, kinds, strict=True))
    )


def _entries(length: Length) -> Text:
    if length.exactly is not None:
        return many(length.exactly, length.exactly)
    return many(length.least, length.most)


def _read_named(hint: Any, named: Named, data: Any, place: Place) -> tuple[Any, ...]:
    """A table of named values as a tuple."""
    _expect(isinstance(data, dict), data, place, Text("fits-table"))
    for name in data:
        if name not in named.names:
            raise place.field(name).unknown(named.names)
    inner, marks = _bare(typing.get_args(hint)[0])
    limits = () if named.span == Span() else (named.span,)
    values = []
    for name in named.names:
        if name in data:
            values.append(_read(inner, (*marks, *limits), data[name], place.field(name)))
        elif named.every:
            raise place.field(name).missing(must(_fits(inner, (*marks, *limits))))
        else:
            values.append(0 if inner in (int, float) else _read(inner, marks, {}, place.field(name)))
    return tuple(values)


def _read_by(hint: Any, key: str, data: Any, place: Place) -> dict[Any, Any]:
    """A list of tables as a dict by a key field."""
    _expect(isinstance(data, list), data, place, Text("fits-list"))
    inner, marks = _bare(typing.get_args(hint)[1])
    found: dict[Any, Any] = {}
    for at, each in enumerate(data):
        here = place.entry(at, each, key)
        made = _read(inner, marks, each, here)
        id = getattr(made, key)
        if id in found:
            raise here.field(key).fault(twice(written(id)))
        found[id] = made
    return found


def _read_key(hint: Any, key: str, place: Place) -> Any:
    if hint is str:
        return key
    if hint is int:
        return int(_expect(key.removeprefix("-").isdecimal(), key, place, Text("fits-number")))
    known = {str(value): value for value in typing.get_args(hint)}
    return known[_expect(key in known, key, place, names(known))]


def _read_op(families: list[Any], data: Any, place: Place) -> Any:
    """An op of one of these families."""
    known: Mapping[str, type] = {
        name: kind for family in families for name, kind in family.known.items() if issubclass(kind, family)
    }
    _expect(isinstance(data, dict), data, place, Text("fits-table"))
    tag: str = families[0].tag
    here = place.field(tag)
    if tag not in data:
        raise here.missing(must(names(known)))
    _expect(isinstance(data[tag], str) and data[tag] in known, data[tag], here, names(known))
    rest = {name: value for name, value in data.items() if name != tag}
    return _read_class(known[data[tag]], rest, place, (tag,))


def _expect(fits: bool, data: Any, place: Place, what: Text) -> Any:
    if not fits:
        raise place.holds(data, must(what))
    return data


def _fits(hint: Any, marks: tuple[Any, ...]) -> Text:
    """What a field must be, as a text."""
    if limits := _mark(marks, Span):
        return span(limits.least, limits.most)
    if named := _mark(marks, Named):
        return Text("fits-table-of", names=", ".join(named.names))
    if index := _mark(marks, Index):
        return names(index.names)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in KINDS:
        return Text(KINDS[hint])
    if origin is Literal:
        return names(str(arg).lower() if isinstance(arg, bool) else arg for arg in args)
    if origin in (types.UnionType, typing.Union):
        return either(_fits(*_bare(arg)) for arg in args if arg is not type(None))
    if length := _mark(marks, Length):
        return _entries(length)
    return Text("fits-list" if _lists(hint) or _mark(marks, By) is not None else "fits-table")


#: The source of a component: the rulebook, other public material, or our own design.
Source = Literal["rulebook", "public", "designed"]


@dataclass(frozen=True, slots=True)
class Span:
    """A number from `least` to `most`."""

    least: int | None = None
    most: int | None = None

    def __contains__(self, number: float) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@dataclass(frozen=True, slots=True)
class Named:
    """A table of named values, stored as a tuple in their order: `{ food = 3 }` is (3, 0, 0).

    A missing name is 0 (or an empty table); with `every` all names are required.
    """

    names: tuple[str, ...]
    span: Span = Span()
    every: bool = False


@dataclass(frozen=True, slots=True)
class Inline:
    """The fields of the value are fields of the surrounding table."""


@dataclass(frozen=True, slots=True)
class Called:
    """The field's name in the file, if Python does not allow it: Called("from")."""

    name: str


@dataclass(frozen=True, slots=True)
class By:
    """A list of tables, stored as a dict by a unique key field; `grows`: a variant may add copies."""

    key: str
    grows: bool = False


@dataclass(frozen=True, slots=True)
class Index:
    """One of these names, stored as its index."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Length:
    """The number of entries: Length(6), or from `least` to `most`."""

    exactly: int | None = None
    least: int = 0
    most: int | None = None

    def __contains__(self, count: int) -> bool:
        if self.exactly is not None:
            return count == self.exactly
        return count >= self.least and (self.most is None or count <= self.most)
