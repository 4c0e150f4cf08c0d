"""Writes the client's types: of messages, of every game's view and of its components.toml.

`make types` writes them; `make lint` runs it with `--check` and fails where they are not what is written.
"""

from __future__ import annotations

import json
import sys
import typing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import astrarium
from astrarium.kernel.shapes import FileSchema, Schema, view_shape
from astrarium.server.lobby.catalogue import game_list
from astrarium.tables import asked, messages

HERE = Path(__file__).parent.parent / "web" / "src" / "generated"
HEAD = "/** Written by `make types`: change the Python that it is made of. */\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write all files; with `--check` fail where one is not up to date."""
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
    """The files by name: the messages, and of each game what it declares."""
    yield "messages", of_messages()
    yield "games", of_games()
    for id, game in astrarium.games().items():
        shape = view_shape(game.view)
        if shape is not None:
            schema = Schema()
            schema.of(shape)
            yield id, declared(schema)
        box = getattr(import_module(f"astrarium.games.{id}.components"), "Box", None)
        if box is not None:
            schema = FileSchema()
            schema.of(box)
            yield f"{id}.components", declared(schema)


def of_messages() -> str:
    """What a client may send, each with its type, and what it gets."""
    schema = Schema()
    got = schema.of(messages.ServerMessage)
    sent = []
    for name, kind in asked.FROM_CLIENT.items():
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
    """What a lobby shows of the games before it has asked: the page that is written ahead."""
    shown = ("id", "title", "blurb", "seats", "minutes", "weight", "lessons")
    known = [{name: getattr(each, name) for name in shown} for each in game_list()]
    text = json.dumps(msgspec.to_builtins(known), ensure_ascii=False, indent=2)
    return f"\nexport const GAMES = {text}\n"


def declared(schema: Schema) -> str:
    """All classes of a schema as interfaces."""
    return "".join(
        interface(name, each) if "properties" in each else f"\nexport type {name} = {written(each)}\n"
        for name, each in schema.definitions.items()
    )


def interface(name: str, schema: dict[str, Any]) -> str:
    doc = schema.get("description")
    head = f"\n/** {doc} */\n" if doc else "\n"
    lines = "".join(f"  {key}{mark}: {words}\n" for key, mark, words in rows(schema))
    return f"{head}export interface {name} {{\n{lines}}}\n"


def rows(schema: dict[str, Any]) -> typing.Iterator[tuple[str, str, str]]:
    for key, each in schema["properties"].items():
        shown = key if key.isidentifier() else json.dumps(key)
        yield shown, "" if key in schema["required"] else "?", written(each)


def written(schema: dict[str, Any], joint: str = " | ") -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
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
