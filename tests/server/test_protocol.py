"""docs/protocol.md names every message, every field of them, and every call."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from astrarium.server import rate_limits
from astrarium.server.http.bodies import GameInfo, NewTable, TableCard, Tables
from astrarium.tables import client_messages
from astrarium.tables import server_messages as m
from astrarium.tables import token_bucket as table_limits

from .guests import Server

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS = [*client_messages.FROM_CLIENT.values(), *get_args(m.ServerMessage)]
TAGS = {kind: tag for tag, kind in client_messages.FROM_CLIENT.items()}
PARTS = [
    m.TableInfo,
    m.ChoiceInfo,
    m.OptionInfo,
    m.EventInfo,
    m.ClockState,
    m.BarredInfo,
    m.BlockInfo,
    m.CellInfo,
]
TOLD = [*KINDS, *PARTS]


def quoted() -> str:
    """All that stands between backquotes."""
    return " ".join(re.findall(r"`([^`]+)`", DOCUMENT))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_message_is_described(kind: Any) -> None:
    tag = TAGS.get(kind) or get_args(get_type_hints(kind)["type"])[0]
    assert re.search(rf"`{tag}[ `]", DOCUMENT), tag


@pytest.mark.parametrize(
    "kind", [*TOLD, m.Player, TableCard, Tables, NewTable, GameInfo], ids=lambda kind: str(kind.__name__)
)
def test_every_field_is_named(kind: Any) -> None:
    words = set(re.findall(r"\w+", quoted()))
    assert [field for field in get_type_hints(kind) if field not in words] == []


def test_every_call_is_described(server: Server) -> None:
    paths = server.guest().get("/schema")["paths"]
    names = {"{table}": "{id}"}
    for path, methods in paths.items():
        if not path.startswith("/api") or path == "/api/schema/messages":
            continue
        shown = path
        for old, new in names.items():
            shown = shown.replace(old, new)
        for method in methods:
            assert re.search(rf"`{method.upper()} {re.escape(shown)}[ `\[]", DOCUMENT), (method, path)


def test_every_message_has_a_schema(server: Server) -> None:
    components = server.guest().get("/api/schema/messages")["components"]
    assert {kind.__name__ for kind in KINDS} <= set(components)


def test_the_limits_are_the_true_ones() -> None:
    told = DOCUMENT[DOCUMENT.index("## Limits") : DOCUMENT.index("## What nobody is told")]
    for number in (
        rate_limits.TABLES,
        rate_limits.CONNECTIONS,
        table_limits.AUDIENCE,
        rate_limits.GUESTS[0],
        rate_limits.TRIES[0],
        table_limits.LINES[0],
    ):
        assert re.search(rf"\b{number}\b", told), number
