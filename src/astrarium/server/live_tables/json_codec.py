"""JSON codec of table messages; schemas come from `tables/client_messages.py`."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from functools import reduce
from operator import or_
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta, Raw, Struct

from ...kernel import IllegalAnswer
from ...tables import client_messages
from ...tables import server_messages as m
from ...tables.token_bucket import LONGEST_LINE

encode = msgspec.json.Encoder().encode
#: Constraints of client values, besides their types.
BOUNDS: dict[tuple[str, str], Any] = {
    ("look", "move"): Annotated[int, Meta(ge=0)],
    ("look", "event"): Annotated[int, Meta(ge=0)] | None,
    ("describe", "move"): Annotated[int, Meta(ge=0)] | None,
    # Longer lines are refused with a text of the server.
    ("chat", "text"): Annotated[str, Meta(min_length=1, extra_json_schema={"maxLength": LONGEST_LINE})],
}
MessageId = int | Annotated[str, Meta(max_length=64)] | None


class Envelope(Struct):
    """The id of any message."""

    id: MessageId = None


def _shape(kind: str, message: type[client_messages.FromClient]) -> type[Struct]:
    """A strict msgspec schema of a message class."""
    hints = get_type_hints(message)

    def read_as(field: Field[Any]) -> tuple[Any, ...]:
        type = MessageId if field.name == "id" else BOUNDS.get((kind, field.name), hints[field.name])
        return (field.name, type) if field.default is MISSING else (field.name, type, field.default)

    return msgspec.defstruct(
        message.__name__,
        [read_as(field) for field in fields(message)],
        tag_field="type",
        tag=kind,
        forbid_unknown_fields=True,
        kw_only=True,
        namespace={"__doc__": message.__doc__},
    )


_SHAPES = {kind: _shape(kind, message) for kind, message in client_messages.FROM_CLIENT.items()}
_KINDS = {shape: client_messages.FROM_CLIENT[kind] for kind, shape in _SHAPES.items()}
_ANY: Any = reduce(or_, _SHAPES.values())
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_ANY)
_FAULTS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def read_message(data: str | bytes) -> Any:
    """Decode a client's message. Raises IllegalAnswer."""
    try:
        read = _decoder.decode(data)
    except _FAULTS as error:
        raise IllegalAnswer("server-malformed", why=str(error)[:200]) from None
    return _KINDS[type(read)](**msgspec.structs.asdict(read))


def id_of(data: str | bytes) -> client_messages.MessageId:
    """The id of an otherwise invalid message, if it can be read."""
    try:
        return msgspec.json.decode(data, type=Envelope).id
    except _FAULTS:
        return None


def packed(shown: Any) -> Raw:
    """Encode once what several clients receive."""
    return Raw(encode(shown))


def schemas() -> dict[str, Any]:
    """JSON schemas of all WebSocket messages: `client` and `server` are unions of the components."""
    messages = get_args(m.ServerMessage)
    shapes = (_ANY, list[m.ChoiceInfo], *messages)
    (client, choices, *server), parts = msgspec.json.schema_components(
        shapes, ref_template="#/components/{name}"
    )
    return {"client": client, "server": {"anyOf": server}, "choices": choices, "components": parts}
