"""Every message to a client: a dict of one of the shapes of `ServerMessage`, as JSON can hold it.

Texts are trees (`{"text": id, "args": {...}}`), as the kernel makes them. What a client sends is in
`asked.py`, what a coach says in `advice.py`, what a lesson and a puzzle say in `taught.py`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from ..kernel.game import ResultTree
from .advice import Coach, Hint, Review, ReviewProgress, Turns
from .asked import FromClient, MessageId
from .taught import LessonInfo, LessonState, PuzzleState
from .trees import TextArg, TextTree

SeatKind: TypeAlias = Literal["me", "link", "hotseat", "open", "bot"]

# -- parts of messages


class Clock(TypedDict):
    """So many seconds for each seat, and so many more after each answer."""

    seconds: int
    increment: int


class Origin(TypedDict):
    """The table and the move from which another one was played on, and what the seats had in the end.

    No table: it was a file.
    """

    table: str | None
    move: int
    scores: NotRequired[dict[str, int]]


class Fact(TypedDict):
    """Something that everybody may know of a game: a text and a text, a seat, a number or a string."""

    label: TextTree
    value: TextArg


class Links(TypedDict):
    """The secret links of a table: invitations by seat (those still free), and watching."""

    seats: dict[str, str]
    watch: str


class Player(TypedDict):
    """Who sits on a seat. A vacant seat has no name.

    `stand_in` is the bot that plays for the person; `title` says in words which bot plays, if one does.
    `guest`: somebody without an account, whose name anybody else may bear.
    """

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    stand_in: str | None
    title: TextTree | None
    taken: bool
    connected: bool
    guest: bool


class Wished(TypedDict):
    """What somebody wishes for that needs agreement: to break the game off, a bot for an absent seat.

    `by` are the seats of those who agree, `missing` those whose agreement is still needed.
    """

    what: Literal["abandon", "stand_in"]
    seat: int | None
    by: list[int]
    missing: list[int]


class TableInfo(TypedDict):
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
    #: The day whose deal it is, and whether it is the try that counts.
    daily: str | None
    counted: bool


class OptionInfo(TypedDict):
    option: Any
    text: TextTree
    rule: str
    things: list[str]
    #: What it would cause that people should know before, or that it would do nothing.
    consequence: NotRequired[TextTree]
    #: That it would be certainly empty: people are asked once more, unless they do not want to be.
    waste: NotRequired[bool]


class ChoiceInfo(TypedDict):
    seat: int
    prompt: TextTree
    options: list[OptionInfo]
    at_least: int
    at_most: int
    several: bool
    ordered: bool
    rule: str


class EventInfo(TypedDict):
    """Something that happened. `index` counts the events that this seat may know; `turn` is whose it was."""

    index: int
    move: int
    name: str
    seat: int | None
    turn: int | None
    args: dict[str, Any]
    text: TextTree


class ToldEvent(TypedDict):
    """An event as it is kept; `to` is the only seat that may know of it, None where all may."""

    to: int | None
    move: int
    name: str
    seat: int | None
    #: Whose turn it was; what was kept before turns were told of has none.
    turn: NotRequired[int | None]
    args: dict[str, Any]
    text: TextTree


class ClockState(TypedDict):
    """Milliseconds left by seat, and the seats whose time runs."""

    left: list[int]
    running: list[int]


class CellInfo(TypedDict):
    """A fact; `seat` says whose it is, `strong` that it matters now."""

    text: TextArg
    seat: NotRequired[int]
    strong: NotRequired[bool]


class BlockInfo(TypedDict):
    """A part of the board: a table, or, where there is no header, facts with their names."""

    title: TextTree
    header: list[TextArg]
    rows: list[list[CellInfo]]


class BarredInfo(TypedDict):
    option: Any
    text: TextTree
    why: TextTree
    rule: str
    things: list[str]


# -- messages


class ChatLine(TypedDict):
    """Somebody said something; `seat` is None for a spectator."""

    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: float


class Notice(TypedDict):
    """Something happened at the table, after so many answers, that is not of the game."""

    type: Literal["notice"]
    text: TextTree
    move: int
    at: float


class Welcome(TypedDict):
    """The table, who sits where, my seats. `links` are there for whoever set the table up.

    `components` is the corrected file that the game is played with, if it is not its own.
    """

    type: Literal["welcome"]
    table: TableInfo
    game: str
    players: list[Player]
    mine: list[int]
    spectator: bool
    chat: list[ChatLine]
    notices: list[Notice]
    links: Links | None
    wishes: list[Wished]
    components: dict[str, Any] | None
    #: The lesson that is given at this table, for whoever learns.
    lesson: NotRequired[LessonInfo]


class Rematch(TypedDict):
    """Who would like to play again, by seat; `table` is the new one as soon as all would."""

    type: Literal["rematch"]
    wanted: list[int]
    table: str | None


class Players(TypedDict):
    """Somebody came, left, sat down or changed a name."""

    type: Literal["players"]
    players: list[Player]
    links: Links | None
    wishes: list[Wished]


class Position(TypedDict):
    """The table as one seat (None: a spectator) may see it now."""

    type: Literal["position"]
    move: int
    seat: int | None
    view: dict[str, Any]
    choices: list[ChoiceInfo]
    waiting: list[int]
    events_from: int
    events: list[EventInfo]
    over: bool
    result: ResultTree | None
    undo: dict[str, int]
    #: How many answers there were when this seat gave its last one: what came since is told again on wish.
    since: int | None
    pass_to: int | None
    seed_hash: str | None
    seed: NotRequired[str]
    clocks: NotRequired[ClockState]
    #: For whoever learns the game at this table.
    lesson: NotRequired[LessonState]
    #: For whoever solves the puzzle that is set here.
    puzzle: NotRequired[PuzzleState]


class History(TypedDict):
    """The answer to `look`: a past position as the same seat could see it then."""

    type: Literal["history"]
    id: MessageId
    move: int
    seat: int | None
    view: dict[str, Any]
    events: int


class Outline(TypedDict):
    """The answer to `describe`: the board in words, as the seat may see it (`move` None: now)."""

    type: Literal["outline"]
    id: MessageId
    move: int | None
    seat: int | None
    blocks: list[BlockInfo]


class WhyNot(TypedDict):
    """What a seat might try and may not do now: `why` is the reason, `text` says the option."""

    type: Literal["why"]
    id: MessageId
    seat: int
    barred: list[BarredInfo]


class Done(TypedDict):
    """A message was carried out, and what it changed is kept for good."""

    type: Literal["done"]
    id: MessageId


class Refused(TypedDict):
    """A message was not carried out and changed nothing."""

    type: Literal["refused"]
    id: MessageId
    text: TextTree
    rule: NotRequired[str]


class UndoAsked(TypedDict):
    """Somebody asks to take back; `reply` tells whether my agreement is needed."""

    type: Literal["undo_asked"]
    seat: int
    move: int
    whole_turn: bool
    reply: bool


class UndoSettled(TypedDict):
    type: Literal["undo_settled"]
    seat: int
    agreed: bool


ServerMessage: TypeAlias = (
    Welcome
    | Players
    | Rematch
    | Position
    | History
    | Outline
    | WhyNot
    | Coach
    | Hint
    | ReviewProgress
    | Review
    | Turns
    | Done
    | Refused
    | ChatLine
    | Notice
    | UndoAsked
    | UndoSettled
)


def done(message: FromClient) -> Done:
    return Done(type="done", id=message.id)
