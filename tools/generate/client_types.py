"""Generates TypeScript types of the client: messages, and each game's view and components.toml.

`make types` writes them; `make lint` runs it with `--check` and fails if they are out of date.
"""

from __future__ import annotations

import json
import re
import sys
import typing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import astrarium
from astrarium.kernel.data.json_schema import FileSchema, Schema, view_shape
from astrarium.server.http.catalogue import game_list
from astrarium.tables import client_messages, server_messages

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
HERE = SOURCES / "generated"
HEAD = "/** Written by `make types`: change the Python that it is made of. */\n"
LINE = 120
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write all files; with `--check`, fail if one is out of date."""
    made = {f"{name}.ts": HEAD + text for name, text in files()}
    stale = [name for name, text in made.items() if kept(HERE / name) != text]
    stale += [path.name for path in HERE.glob("*.ts") if path.name not in made]
    if "--check" in sys.argv:
        if stale:
            sys.exit(f"The client's types are not up to date ({', '.join(sorted(stale))}): make types")
        return
    HERE.mkdir(exist_ok=True)
    for name in stale:
        if name in made:
            (HERE / name).write_text(made[name], encoding="utf-8")
        else:
            (HERE / name).unlink()


def kept(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def files() -> typing.Iterator[tuple[str, str]]:
    """The generated files by name: the messages, and the types of each game."""
    yield "messages", of_messages()
    yield "games", of_games()
    for id, game in astrarium.games().items():
        shape = view_shape(game.view)
        if shape is not None:
            schema = Schema()
            schema.of(shape)
            yield id, declared(schema)
        box = getattr(import_module(f"astrarium.games.{id}.components"), "ComponentFile", None)
        if box is not None:
            components = FileSchema()
            components.of(box)
            components.definitions = narrowed(components.definitions, box.__name__, names_read(id))
            yield f"{id}.components", declared(components)


def of_messages() -> str:
    """The messages from a client, each with its type, and those from the server."""
    schema = Schema()
    got = schema.of(server_messages.ServerMessage)
    sent = []
    for name, kind in client_messages.FROM_CLIENT.items():
        each = Schema()
        each.of(kind)
        whole = each.definitions[kind.__name__]
        sent.append({**whole, "properties": {"type": {"const": name}, **whole["properties"]}})
        sent[-1]["required"] = ["type", *whole["required"]]
    unions = [
        f"\nexport type ServerMessage =\n  | {written(got, joint=chr(10) + '  | ')}\n",
        "\nexport type ClientMessage =\n" + "".join(f"  | {written(each)}\n" for each in sent),
    ]
    return declared(schema) + "".join(unions)


def of_games() -> str:
    """The list of games for the prerendered lobby page."""
    shown = ("id", "title", "blurb", "seats", "minutes", "weight")
    lesson = ("id", "title", "stops", "minutes")
    known = [
        {name: game[name] for name in shown}
        | {"lessons": [{name: each[name] for name in lesson} for each in game["lessons"]]}
        for game in msgspec.to_builtins(game_list())
    ]
    return f"\nexport const GAMES = {literal(known)}\n"


def literal(value: Any, indent: str = "") -> str:
    """A value as JSON; each part that fits goes on one line."""
    text = json.dumps(value, ensure_ascii=False)
    if len(indent + text) <= LINE or not isinstance(value, dict | list):
        return text
    inner = f"{indent}  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {literal(each, inner)}" for key, each in value.items()]
        return "{" + "".join(f"\n{inner}{part}," for part in parts).rstrip(",") + f"\n{indent}}}"
    return "[" + "".join(f"\n{inner}{literal(each, inner)}," for each in value).rstrip(",") + f"\n{indent}]"


def names_read(id: str) -> set[str]:
    """The names in a board's sources that import its component types, and `id`, which `byId` reads."""
    texts = [path.read_text(encoding="utf-8") for path in (SOURCES / "games" / id).glob("*.ts")]
    code = [
        re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S) for text in texts if f"{id}.components" in text
    ]
    return {"id", *re.findall(r"\w+", " ".join(code))}


def narrowed(definitions: dict[str, Any], root: str, names: set[str]) -> dict[str, Any]:
    """The classes reachable from `root`, with their tags and only the fields that a board names.

    A class without such fields keeps all its fields, or is its tag alone.
    """
    classes = {}
    for name, whole in definitions.items():
        fields = {key: each for key, each in whole["properties"].items() if key in names or "const" in each}
        classes[name] = {**whole, "properties": fields or whole["properties"]}
    bare = {
        name: each for name, each in classes.items() if all("const" in v for v in each["properties"].values())
    }
    found: dict[str, Any] = {}
    ahead = [root]
    while ahead:
        name = ahead.pop(0)
        if name not in found:
            found[name] = {**classes[name], "properties": inlined(classes[name]["properties"], bare)}
            ahead += re.findall(r"#/\$defs/(\w+)", json.dumps(found[name]))
    return found


def inlined(schema: Any, classes: dict[str, Any]) -> Any:
    """Inline references to some classes; in a union, these become one class."""
    if isinstance(schema, list):
        return [inlined(each, classes) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return classes.get(referred(schema), schema)
    parts = schema.get("anyOf", [])
    tags = [classes[referred(each)]["properties"] for each in parts if referred(each) in classes]
    if not tags:
        return {key: inlined(each, classes) for key, each in schema.items()}
    values = {key: {"enum": [each[key]["const"] for each in tags]} for key in tags[0]}
    rest = [inlined(each, classes) for each in parts if referred(each) not in classes]
    return {"anyOf": [*rest, {"properties": values, "required": [*values]}]}


def referred(schema: dict[str, Any]) -> str:
    """The class that a schema refers to, or an empty name."""
    return str(schema.get("$ref", "")).rpartition("/")[2]


def declared(schema: Schema) -> str:
    """All classes of a schema as interfaces."""
    return "".join(
        interface(name, each) if "properties" in each else f"\nexport type {name} = {written(each)}\n"
        for name, each in schema.definitions.items()
    )


def interface(name: str, schema: dict[str, Any]) -> str:
    """A class as an interface, on one line if it fits."""
    doc = schema.get("description")
    head = f"\n/** {doc} */\n" if doc else "\n"
    fields = [f"{key}{mark}: {words}" for key, mark, words in rows(schema)]
    short = f"export interface {name} {{ {'; '.join(fields)} }}"
    if len(short) <= LINE:
        return f"{head}{short}\n"
    return f"{head}export interface {name} {{\n" + "".join(f"  {each}\n" for each in fields) + "}\n"


def rows(schema: dict[str, Any]) -> typing.Iterator[tuple[str, str, str]]:
    for key, each in schema["properties"].items():
        shown = key if key.isidentifier() else json.dumps(key)
        yield shown, "" if key in schema["required"] else "?", written(each)


def written(schema: dict[str, Any], joint: str = " | ") -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return referred(schema)
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    if "anyOf" in schema:
        return joint.join(dict.fromkeys(written(each) for each in schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(written(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if "properties" in schema:
        inside = "; ".join(f"{key}{mark}: {words}" for key, mark, words in rows(schema))
        return f"{{ {inside} }}" if inside else "Record<string, never>"
    if schema.get("type") == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return SCALARS[schema["type"]] if "type" in schema else "unknown"


def quoted(value: Any) -> str:
    return json.dumps(value).replace('"', "'") if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    main()
