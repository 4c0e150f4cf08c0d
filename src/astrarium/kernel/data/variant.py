"""A variant: the differences of changed cards from the box of a game, as a small TOML file.

    game = "race"
    name = "Dear worlds"
    revision = 1                        # counts the author's own versions
    box = "5f0c2e9a71b3d846"            # the box that it was written for

    [tables.constants]                  # a table of numbers: field = new value
    hand_limit = 12

    [components.cards.new_vinland]      # a component by its id
    cost = 3
    without = ["good"]                  # fields that it no longer has

    [components.cards.old_vinland]      # a new one, in tables that may grow
    copy_of = "new_vinland"
    count = 2

    [texts.en]                          # other names
    card-old_vinland = "Old Vinland"

A field is replaced as a whole. `read_box` applies the differences and checks the outcome field by field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, TypeAlias

from ..text import Text
from .field_error_texts import must, names, written

Data: TypeAlias = dict[str, Any]
#: The place of a changed field: ("components", "cards", "new_vinland", "cost"), ("tables", "constants", …).
Path: TypeAlias = tuple[str, ...]
#: For each list of components its key field, and whether it may grow.
Lists: TypeAlias = Mapping[str, tuple[str, bool]]
#: Fields of a change that are no fields of the component.
COPY_OF, WITHOUT = "copy_of", "without"
PARTS: dict[str, tuple[type, str]] = {
    **dict.fromkeys(("game", "name"), (str, "fits-text")),
    "revision": (int, "fits-number"),
    "box": (str, "fits-text"),
    **dict.fromkeys(("tables", "components", "texts"), (dict, "fits-table")),
}


class Misfit(Exception):
    """A change that does not fit the box: where, and what it must be."""

    def __init__(self, where: Path, why: Text) -> None:
        super().__init__(where)
        self.where = where
        self.why = why


@dataclass(frozen=True, slots=True)
class Variant:
    game: str
    name: str
    revision: int = 1
    #: The digest of the box that it was written for; empty: of the present one.
    box: str = ""
    tables: Data = field(default_factory=dict)
    components: Data = field(default_factory=dict)
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """Names the changed rules: the same for all variants that play alike."""
        return digest({"game": self.game, "tables": self.tables, "components": self.components})

    @property
    def changed(self) -> list[str]:
        """The ids of changed components."""
        return sorted({id for table in self.components.values() for id in table})

    def edits(self) -> Iterator[tuple[Path, Any]]:
        """Every changed field with its value; what makes a new component comes first."""
        for table, fields in self.tables.items():
            for name, value in fields.items() if isinstance(fields, dict) else [("", fields)]:
                yield ("tables", table, name) if name else ("tables", table), value
        for table, changed in self.components.items():
            for id, fields in changed.items():
                for name in sorted(fields, key=lambda name: name != COPY_OF):
                    yield ("components", table, id, name), fields[name]

    def put(self, path: Path, value: Any) -> Variant:
        """The variant with one more changed field."""
        made = replace(self, tables=deepcopy(self.tables), components=deepcopy(self.components))
        holder: Data = getattr(made, path[0])
        for step in path[1:-1]:
            holder = holder.setdefault(step, {})
        holder[path[-1]] = deepcopy(value)
        return made

    def to_json(self) -> Data:
        return {name: deepcopy(getattr(self, name)) for name in PARTS}

    def to_toml(self) -> str:
        """The file of this variant."""
        lines = [f"{name} = {_value(getattr(self, name))}" for name in ("game", "name", "revision", "box")]
        whole = {table: value for table, value in self.tables.items() if not isinstance(value, dict)}
        lines += [f"tables.{_key(table)} = {_value(value)}" for table, value in whole.items()]
        heads: dict[Path, Data] = {
            ("tables", table): fields for table, fields in self.tables.items() if table not in whole
        }
        for table, changed in self.components.items():
            heads |= {("components", table, id): fields for id, fields in changed.items()}
        heads |= {("texts", language): dict(said) for language, said in self.texts.items()}
        for head, fields in heads.items():
            lines.append(f"\n[{'.'.join(map(_key, head))}]")
            lines += [f"{_key(name)} = {_value(value)}" for name, value in fields.items()]
        return "\n".join(lines) + "\n"


def is_variant(data: Data) -> bool:
    """Whether a file holds differences; a whole box has [meta] instead."""
    return "game" in data and "meta" not in data


def of_data(data: Any) -> Variant:
    """A variant from TOML or JSON data; raises Misfit."""
    if not isinstance(data, dict):
        raise Misfit((), must(Text("fits-table")))
    for name in data:
        if name not in PARTS:
            raise Misfit((name,), Text("must-be-known", names=", ".join(PARTS)))
    for name, (kind, what) in PARTS.items():
        if name not in data:
            if name in ("game", "name"):
                raise Misfit((name,), Text("must-be-there", must=must(Text(what))))
        elif type(data[name]) is not kind:
            raise Misfit((name,), must(Text(what)))
    for table, changed in data.get("components", {}).items():
        for id, fields in changed.items() if isinstance(changed, dict) else [(table, None)]:
            if not isinstance(fields, dict):
                raise Misfit((id,), must(Text("fits-table")))
    for language, said in data.get("texts", {}).items():
        if not isinstance(said, dict) or not all(isinstance(each, str) for each in said.values()):
            raise Misfit(("texts", language), must(Text("fits-table")))
    return Variant(**data)


def applied(variant: Variant, own: Data, lists: Lists) -> Data:
    """The box with all changes; raises Misfit."""
    box = deepcopy(own)
    plain = [table for table in own if table not in lists]
    for table, fields in variant.tables.items():
        if table not in plain:
            raise Misfit(("tables", table), Text("must-be-known", names=", ".join(plain)))
        if not isinstance(own[table], dict):
            box[table] = deepcopy(fields)
        elif isinstance(fields, dict):
            box[table] |= deepcopy(fields)
        else:
            raise Misfit(("tables", table), must(Text("fits-table")))
    for table, changed in variant.components.items():
        if table not in lists:
            raise Misfit(("components", table), Text("must-be-known", names=", ".join(lists)))
        key, grows = lists[table]
        for id, fields in changed.items():
            _change(box[table], key, id, deepcopy(fields), variant if grows else None)
    return box


def _change(rows: list[Data], key: str, id: str, fields: Data, grown: Variant | None) -> None:
    row = _row(rows, key, id)
    like = fields.pop(COPY_OF, None)
    if row is None:
        original = _row(rows, key, str(like))
        if grown is None or like is None:
            raise Misfit((id,), Text("must-exist", what=id))
        if original is None:
            raise Misfit((id, COPY_OF), Text("must-exist", what=written(like)))
        if not any(text.endswith(f"-{id}") for said in grown.texts.values() for text in said):
            raise Misfit((id,), Text("must-be-named", name=id))
        rows.append(row := {**deepcopy(original), key: id})
    elif like is not None:
        raise Misfit((id, COPY_OF), Text("must-not-stand-here"))
    gone = fields.pop(WITHOUT, [])
    if not isinstance(gone, list):
        raise Misfit((id, WITHOUT), must(Text("fits-list")))
    for name in gone:
        if name not in row or name == key:
            raise Misfit((id, WITHOUT), must(names(each for each in row if each != key)))
        del row[name]
    if key in fields:
        raise Misfit((id, key), Text("must-not-stand-here"))
    row.update(fields)


def between(name: str, own: Data, box: Data, lists: Lists) -> Variant:
    """The differences of a whole box from a game's own."""
    tables: Data = {}
    components: Data = {}
    for table, was in own.items():
        now = box.get(table)
        if now == was:
            continue
        if table in lists and isinstance(now, list):
            key = lists[table][0]
            rows = {str(row[key]): row for row in was}
            found = {str(row[key]): _differences(rows.get(str(row[key]), {}), row) for row in now}
            components[table] = {id: fields for id, fields in found.items() if fields}
        elif isinstance(was, dict) and isinstance(now, dict):
            tables[table] = {each: now[each] for each in now if now[each] != was.get(each)}
        else:
            tables[table] = now
    return Variant(own["meta"]["id"], name, box=digest(own), tables=tables, components=components)


def _differences(was: Data, now: Data) -> Data:
    gone = [name for name in was if name not in now]
    return {name: now[name] for name in now if now[name] != was.get(name)} | ({WITHOUT: gone} if gone else {})


def carried(variant: Variant, refused: Callable[[Variant], Text | None]) -> tuple[Variant, list[Text]]:
    """What still fits of a variant of an older box, and what is said of the rest."""
    if refused(variant) is None:
        return variant, []
    kept, left = replace(variant, tables={}, components={}), []
    for path, value in variant.edits():
        more = kept.put(path, value)
        if (why := refused(more)) is None:
            kept = more
        else:
            left.append(why)
    return kept, left


def digest(data: Data) -> str:
    """A short name for data: equal data, equal name."""
    return sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def _row(rows: list[Data], key: str, id: str) -> Data | None:
    return next((row for row in rows if str(row[key]) == id), None)


# -- writing TOML


def _key(name: str) -> str:
    bare = name and all(char.isascii() and (char.isalnum() or char in "_-") for char in name)
    return name if bare else json.dumps(name, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
