"""Every message of a table: first from a client, then to one. They are plain data, as JSON can hold it.

What a client sends is read into the classes of `FROM_CLIENT` by its `type`; what it gets is a dict of one of
the shapes of `ServerMessage`. Texts are trees (`{"text": id, "args": {...}}`), as the kernel makes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from ..kernel.game import ResultTree
from ..kernel.shapes import Shaped
from ..kernel.text import Tree, TreeArg

#: A text tree: an id of the Fluent files and its arguments.
TextTree: TypeAlias = Annotated[dict[str, Any], Shaped(Tree)]
#: What may be an argument of one: another, a seat, a number, a string.
TextArg: TypeAlias = Annotated[Any, Shaped(TreeArg)]
#: What a client calls its message; a refusal or a `done` names it again.
MessageId: TypeAlias = int | str | None
SeatKind: TypeAlias = Literal["me", "link", "hotseat", "open", "bot"]

# -- from a client


@dataclass(slots=True, kw_only=True)
class FromClient:
    id: MessageId = None


@dataclass(slots=True, kw_only=True)
class Answer(FromClient):
    """A seat's answer to its choice in the position of number `move`."""

    seat: int
    move: int
    answer: Any


@dataclass(slots=True, kw_only=True)
class Undo(FromClient):
    """Take back the seat's last answer, or all of its turn."""

    seat: int
    move: int
    whole_turn: bool = False


@dataclass(slots=True, kw_only=True)
class UndoReply(FromClient):
    agree: bool


@dataclass(slots=True, kw_only=True)
class Look(FromClient):
    """Show the position after so many answers."""

    move: int


@dataclass(slots=True, kw_only=True)
class Describe(FromClient):
    """Say the board in words: as it is now, or after so many answers."""

    move: int | None = None


@dataclass(slots=True, kw_only=True)
class Why(FromClient):
    seat: int


@dataclass(slots=True, kw_only=True)
class Say(FromClient):
    text: str


@dataclass(slots=True, kw_only=True)
class PassOn(FromClient):
    """Hot-seat: the next player has taken the device."""


@dataclass(slots=True, kw_only=True)
class StandIn(FromClient):
    """Let a bot play for somebody who has been away too long."""

    seat: int


@dataclass(slots=True, kw_only=True)
class PlayAlone(FromClient):
    """End the lesson: the game goes on as an ordinary one."""


@dataclass(slots=True, kw_only=True)
class ComeBack(FromClient):
    """Take my seat back from the bot that plays for me."""

    seat: int


@dataclass(slots=True, kw_only=True)
class AskHint(FromClient):
    """What would you do, in the place of this seat?"""

    seat: int


@dataclass(slots=True, kw_only=True)
class AskReview(FromClient):
    """Look back at the finished game with the eyes of this seat."""

    seat: int


@dataclass(slots=True, kw_only=True)
class AgreeCoach(FromClient):
    """Among people: whether I agree to a coach for all."""

    agree: bool


ClientMessage: TypeAlias = (
    Answer
    | Undo
    | UndoReply
    | Look
    | Describe
    | Why
    | Say
    | PassOn
    | StandIn
    | ComeBack
    | PlayAlone
    | AskHint
    | AskReview
    | AgreeCoach
)
#: The classes by the `type` of a message.
FROM_CLIENT: dict[str, type[FromClient]] = {
    "answer": Answer,
    "undo": Undo,
    "undo_reply": UndoReply,
    "look": Look,
    "describe": Describe,
    "why": Why,
    "chat": Say,
    "pass_on": PassOn,
    "stand_in": StandIn,
    "come_back": ComeBack,
    "hint": AskHint,
    "review": AskReview,
    "agree_coach": AgreeCoach,
    "play_alone": PlayAlone,
}

# -- to a client: parts of messages


class Clock(TypedDict):
    """So many seconds for each seat, and so many more after each answer."""

    seconds: int
    increment: int


class Origin(TypedDict):
    """The table and the move from which another one was played on."""

    table: str
    move: int


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
    """

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    stand_in: str | None
    title: TextTree | None
    taken: bool
    connected: bool


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


class Spoken(TypedDict):
    """A line in every language."""

    en: str
    pl: str


class StopWords(TypedDict):
    """What a stop of a lesson says in one language; `astray` stands for `say` where that is not true."""

    title: str
    say: str
    why: str
    astray: str


class StopInfo(TypedDict):
    """One idea of a lesson, in every language."""

    en: StopWords
    pl: StopWords


class LessonInfo(TypedDict):
    """All that a lesson says."""

    id: str
    opening: Spoken
    closing: Spoken
    stops: list[StopInfo]


class LessonState(TypedDict):
    """Where a lesson stands. Stops are numbered from 1; `told` are those behind the present question.

    `rings` are what the words point at: of each the things that may be meant. `planned` is what the lesson
    would answer now. `otherwise`: my last answer was not the one it had in mind, and `remark` is what there
    is to say to it. `over`: all that is taught has been played.
    """

    told: list[int]
    stop: int | None
    astray: bool
    rings: list[list[str]]
    planned: Any
    otherwise: bool
    remark: Spoken | None
    over: bool


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
    """Something that happened. `index` counts the events that this seat may know."""

    index: int
    move: int
    name: str
    seat: int | None
    args: dict[str, Any]
    text: TextTree


class ToldEvent(TypedDict):
    """An event as it is kept; `to` is the only seat that may know of it, None where all may."""

    to: int | None
    move: int
    name: str
    seat: int | None
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


# -- to a client


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
    components: dict[str, Any] | None
    #: The lesson that is given at this table, for whoever learns.
    lesson: NotRequired[LessonInfo]


class Players(TypedDict):
    """Somebody came, left, sat down or changed a name."""

    type: Literal["players"]
    players: list[Player]
    links: Links | None


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
    pass_to: int | None
    seed_hash: str | None
    seed: NotRequired[str]
    clocks: NotRequired[ClockState]
    #: For whoever learns the game at this table.
    lesson: NotRequired[LessonState]


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


class Coach(TypedDict):
    """Whether there is a coach; among people, whether I have agreed, and how many are still to agree."""

    type: Literal["coach"]
    allowed: bool
    agreed: bool
    missing: int


class Suggestion(TypedDict):
    """A way to go on: its options, in words too, what it is worth against the way in the middle, and why.

    `now` is what it brings at once, `later` what it prepares, `against` what it lacks.
    """

    options: list[Any]
    texts: list[TextTree]
    gain: float
    now: TextTree | None
    later: TextTree | None
    against: TextTree | None


class Hint(TypedDict):
    """The answer to `hint`, for the position of this number: the best of the ways that were tried."""

    type: Literal["hint"]
    id: MessageId
    seat: int
    move: int
    suggestions: list[Suggestion]
    tried: int
    worlds: int


class DecisionInfo(TypedDict):
    """A decision that cost something: what was answered, what was better, what that would have brought."""

    move: int
    round: int
    prompt: TextTree
    answer: list[TextTree]
    better: list[TextTree]
    cost: float
    now: TextTree | None
    later: TextTree | None
    against: TextTree | None


class TurnInfo(TypedDict):
    """Where the game turned: by how much, and how much of that luck and the others brought."""

    move: int
    round: int
    change: float
    luck: float


class ReviewProgress(TypedDict):
    """How far a review is."""

    type: Literal["review_progress"]
    id: MessageId
    done: int
    all: int


class Review(TypedDict):
    """The answer to `review`: what decisions cost and what luck brought, in points."""

    type: Literal["review"]
    id: MessageId
    seat: int
    decisions: list[DecisionInfo]
    turns: list[TurnInfo]
    decided: int
    sound: int
    luck: float
    lost: float


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
    | Position
    | History
    | Outline
    | WhyNot
    | Coach
    | Hint
    | ReviewProgress
    | Review
    | Done
    | Refused
    | ChatLine
    | Notice
    | UndoAsked
    | UndoSettled
)


def done(message: FromClient) -> Done:
    return Done(type="done", id=message.id)
