"""Every message between the server and a client, as a schema.

HTTP bodies first, then what a client may send over a table's WebSocket, then what the server sends. Texts are
trees (`{"text": id, "args": {...}}`), as the kernel makes them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

#: A text tree: an id of the Fluent files and its arguments.
TextTree: TypeAlias = dict[str, Any]
#: What a client calls its message; a refusal or a `done` names it again.
MessageId: TypeAlias = int | Annotated[str, Meta(max_length=64)] | None

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
SeatKind: TypeAlias = Literal["me", "link", "hotseat", "open", "bot"]


# -- HTTP


class Me(Struct):
    """Who I am; `account` is the name I log in with, if I have one."""

    name: str
    account: str | None = None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Clock(Struct, forbid_unknown_fields=True):
    """So many seconds for each seat, and so many more after each answer."""

    seconds: Annotated[int, Meta(ge=10, le=7 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: SeatKind
    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    seed: (
        Annotated[str, Meta(min_length=1, max_length=100)]
        | Annotated[int, Meta(ge=-(2**53), le=2**53)]
        | None
    ) = None
    open: bool = False
    clock: Clock | None = None


class Links(Struct):
    """The secret links of a table: invitations by seat (those still free), and watching."""

    seats: dict[str, str]
    watch: str


class Created(Struct):
    table: str
    links: Links


class Player(Struct):
    """Who sits on a seat. A vacant seat has no name."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    taken: bool
    connected: bool


class TableCard(Struct):
    """A table as the lobby lists it."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    mine: list[int]
    free: list[int]
    your_turn: bool
    open: bool
    over: bool
    moves: int
    created: float
    changed: float
    result: dict[str, Any] | None = None


class Tables(Struct):
    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]


class LinkTarget(Struct):
    """What a link leads to. `status`: free, mine, taken, over, watch or unknown."""

    status: Literal["free", "mine", "taken", "over", "watch", "unknown"]
    text: TextTree
    table: str | None = None
    game: str | None = None
    seat: int | None = None
    players: list[Player] = []


class Sit(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]
    token: Token | None = None


class Seated(Struct):
    table: str
    seat: int


class SettingInfo(Struct):
    id: str
    default: Any
    values: list[Any]


class Level(Struct):
    """How strong a bot is, as people choose it: `level` is a text id, `bot` what a table is asked for."""

    level: str
    bot: str


class GameInfo(Struct):
    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    settings: list[SettingInfo]
    bots: list[str]
    levels: list[Level]


class Games(Struct):
    games: list[GameInfo]


class Paragraph(Struct):
    number: str
    markdown: str


class Section(Struct):
    """A chapter of the rules; `intro` is what stands before its first numbered paragraph."""

    id: str
    title: str
    intro: str
    paragraphs: list[Paragraph]


class Rules(Struct):
    game: str
    language: str
    title: str
    intro: str
    sections: list[Section]


class Fault(Struct):
    """What went wrong with a request, as a text."""

    status: int
    error: TextTree


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


class Why(FromClient, tag="why"):
    seat: int


class Say(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class PassOn(FromClient, tag="pass_on"):
    """Hot-seat: the next player has taken the device."""


ClientMessage: TypeAlias = Answer | Undo | UndoReply | Look | Why | Say | PassOn


# -- to a client


class ToClient(Struct, tag_field="type", kw_only=True):
    pass


class ChatLine(ToClient, tag="chat"):
    """Somebody said something; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class TableInfo(Struct):
    id: str
    seats: int
    options: dict[str, Any]
    open: bool
    seeded: bool
    clock: Clock | None
    created: float


class Welcome(ToClient, tag="welcome"):
    """The table, who sits where, my seats. `links` are there for whoever set the table up."""

    table: TableInfo
    game: str
    players: list[Player]
    mine: list[int]
    spectator: bool
    chat: list[ChatLine]
    links: Links | None = None


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
    Welcome | Players | Position | History | WhyNot | Done | Refused | ChatLine | UndoAsked | UndoSettled
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
