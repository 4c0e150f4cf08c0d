"""Every message over a table's WebSocket, as a schema: first from a client, then to one.

What HTTP calls carry is in `bodies.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..lobby.bodies import Clock, Links, Origin, Player, TextTree

#: Characters of a line of chat; a longer one is refused in words of our own.
LONGEST_LINE = 500
#: What a client calls its message; a refusal or a `done` names it again.
MessageId: TypeAlias = int | Annotated[str, Meta(max_length=64)] | None

# -- from a client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: MessageId = None


class Envelope(Struct):
    """The id of a message, whatever else is in it."""

    id: MessageId = None


class Answer(FromClient, tag="answer"):
    """A seat's answer to its choice in the position of number `move`."""

    seat: int
    move: int
    answer: Any


class Undo(FromClient, tag="undo"):
    """Take back the seat's last answer, or all of its turn."""

    seat: int
    move: int
    whole_turn: bool = False


class UndoReply(FromClient, tag="undo_reply"):
    agree: bool


class Look(FromClient, tag="look"):
    """Show the position after so many answers."""

    move: Annotated[int, Meta(ge=0)]


class Describe(FromClient, tag="describe"):
    """Say the board in words: as it is now, or after so many answers."""

    move: Annotated[int, Meta(ge=0)] | None = None


class Why(FromClient, tag="why"):
    seat: int


class Say(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, extra_json_schema={"maxLength": LONGEST_LINE})]


class PassOn(FromClient, tag="pass_on"):
    """Hot-seat: the next player has taken the device."""


class StandIn(FromClient, tag="stand_in"):
    """Let a bot play for somebody who has been away too long."""

    seat: int


class ComeBack(FromClient, tag="come_back"):
    """Take my seat back from the bot that plays for me."""

    seat: int


ClientMessage: TypeAlias = (
    Answer | Undo | UndoReply | Look | Describe | Why | Say | PassOn | StandIn | ComeBack
)


# -- to a client


class ToClient(Struct, tag_field="type", kw_only=True):
    pass


class ChatLine(ToClient, tag="chat"):
    """Somebody said something; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class Notice(ToClient, tag="notice"):
    """Something happened at the table, after so many answers, that is not of the game."""

    text: TextTree
    move: int
    at: float


class TableInfo(Struct):
    id: str
    name: str | None
    seats: int
    options: dict[str, Any]
    open: bool
    seeded: bool
    clock: Clock | None
    absence: int
    created: float
    origin: Origin | None


class Welcome(ToClient, tag="welcome"):
    """The table, who sits where, my seats. `links` are there for whoever set the table up.

    `components` is the corrected file that the game is played with, if it is not its own.
    """

    table: TableInfo
    game: str
    players: list[Player]
    mine: list[int]
    spectator: bool
    chat: list[ChatLine]
    notices: list[Notice]
    links: Links | None = None
    components: dict[str, Any] | None = None


class Players(ToClient, tag="players"):
    """Somebody came, left, sat down or changed a name."""

    players: list[Player]
    links: Links | None = None


class OptionInfo(Struct):
    option: Any
    text: TextTree
    rule: str
    things: list[str]


class ChoiceInfo(Struct):
    seat: int
    prompt: TextTree
    options: list[OptionInfo]
    at_least: int
    at_most: int
    several: bool
    ordered: bool
    rule: str


class EventInfo(Struct):
    """Something that happened. `index` counts the events that this seat may know."""

    index: int
    move: int
    name: str
    seat: int | None
    args: dict[str, Any]
    text: TextTree


class ClockState(Struct):
    """Milliseconds left by seat, and the seats whose time runs."""

    left: list[int]
    running: list[int]


class Position(ToClient, tag="position", kw_only=True):
    """The table as one seat (None: a spectator) may see it now."""

    move: int
    seat: int | None
    view: Raw
    choices: Raw
    waiting: list[int]
    events_from: int
    events: list[EventInfo]
    over: bool
    result: dict[str, Any] | None
    undo: dict[str, int]
    pass_to: int | None
    seed_hash: str | None
    seed: str | UnsetType = UNSET
    clocks: ClockState | UnsetType = UNSET


class History(ToClient, tag="history"):
    """The answer to `look`: a past position as the same seat could see it then."""

    id: MessageId
    move: int
    seat: int | None
    view: dict[str, Any]
    events: int


class CellInfo(Struct, omit_defaults=True):
    """A fact; `seat` says whose it is, `strong` that it matters now."""

    text: Any
    seat: int | None = None
    strong: bool = False


class BlockInfo(Struct):
    """A part of the board: a table, or, where there is no header, facts with their names."""

    title: TextTree
    header: list[Any]
    rows: list[list[CellInfo]]


class Outline(ToClient, tag="outline"):
    """The answer to `describe`: the board in words, as the seat may see it (`move` None: now)."""

    id: MessageId
    move: int | None
    seat: int | None
    blocks: list[BlockInfo]


class BarredInfo(Struct):
    option: Any
    text: TextTree
    why: TextTree
    rule: str
    things: list[str]


class WhyNot(ToClient, tag="why"):
    """What a seat might try and may not do now: `why` is the reason, `text` says the option."""

    id: MessageId
    seat: int
    barred: list[BarredInfo]


class Done(ToClient, tag="done"):
    """A message was carried out, and what it changed is kept for good."""

    id: MessageId


class Refused(ToClient, tag="refused"):
    """A message was not carried out and changed nothing."""

    id: MessageId
    text: TextTree
    rule: str | UnsetType = UNSET


class UndoAsked(ToClient, tag="undo_asked"):
    """Somebody asks to take back; `reply` tells whether my agreement is needed."""

    seat: int
    move: int
    whole_turn: bool
    reply: bool


class UndoSettled(ToClient, tag="undo_settled"):
    seat: int
    agreed: bool


ServerMessage: TypeAlias = (
    Welcome
    | Players
    | Position
    | History
    | Outline
    | WhyNot
    | Done
    | Refused
    | ChatLine
    | Notice
    | UndoAsked
    | UndoSettled
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


def read_message(data: str | bytes) -> ClientMessage:
    """What a client sent; raises msgspec's errors."""
    message: ClientMessage = _decoder.decode(data)
    return message


def schemas() -> dict[str, Any]:
    """JSON schemas of all WebSocket messages: `client` and `server` are unions of the components."""
    shapes = (ClientMessage, ServerMessage, list[ChoiceInfo])
    (client, server, choices), parts = msgspec.json.schema_components(
        shapes, ref_template="#/components/{name}"
    )
    return {"client": client, "server": server, "choices": choices, "components": parts}
