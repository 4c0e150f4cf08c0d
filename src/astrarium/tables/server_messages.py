"""Messages to clients: JSON dicts of the shapes of `ServerMessage`.

Texts are trees of the kernel: `{"text": id, "args": {...}}`. Messages from clients are in
`client_messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from ..kernel.data.json_schema import Shaped
from ..kernel.game import ResultTree
from ..kernel.telling import Part
from ..kernel.text import Tree, TreeArg
from ..puzzles.attempt import Standing
from .client_messages import FromClient, MessageId

SeatKind: TypeAlias = Literal["me", "link", "hotseat", "open", "bot"]

# -- parts of messages


class Clock(TypedDict):
    """A clock: seconds for each seat, and the increment after each answer.

    By days it has a `pace`: so many seconds for each move, or a bank with an increment. Then the hours of the
    night and weekends may be free, by the clock of a time zone. `then`: what happens when the time is up. A bot
    plays until the person is back, for the rest of the game, or this move alone; or the seat has lost.
    """

    seconds: int
    increment: int
    pace: NotRequired[Literal["move", "bank"]]
    night: NotRequired[tuple[int, int] | None]
    weekends: NotRequired[bool]
    zone: NotRequired[str]
    then: NotRequired[Literal["return", "bot", "move", "loss"]]


class Origin(TypedDict):
    """The origin of a branch: a table and a move, with the final scores there.

    `table` is None for a branch of a file.
    """

    table: str | None
    move: int
    scores: NotRequired[dict[str, int]]


class Fact(TypedDict):
    """A public fact of a game. The value is a text, a seat, a number or a string."""

    label: TextTree
    value: TextArg


class Links(TypedDict):
    """The secret links of a table: invitations to the free seats, and for spectators."""

    seats: dict[str, str]
    watch: str


class Player(TypedDict):
    """The player of a seat. A vacant seat has no name.

    `stand_in` is the bot that plays for the person. `title` names the bot that plays, if any. `guest`: the
    person has no account, so the name is not unique.
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
    """A vote: to abandon the game, or to let a bot play for an absent seat.

    `by` are the seats that agree, `missing` those whose consent is needed.
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
    #: The day of the daily deal, and whether this try counts.
    daily: str | None
    counted: bool
    #: Whether the game is rated.
    rated: bool
    #: The event that the game counts for.
    event: str | None


class OptionInfo(TypedDict):
    option: Any
    text: TextTree
    rule: str
    things: list[str]
    #: A warning about the consequence of the option, or that it has no effect.
    consequence: NotRequired[TextTree]
    #: Whether it certainly has no effect. Clients then ask for confirmation, unless that is switched off.
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
    #: Why the only answer is not given automatically.
    only: NotRequired[TextTree]


class EventInfo(TypedDict):
    """An event. `index` counts the events visible to this seat; `turn` is the seat whose turn it was.

    Events with the same `deed` (the index of its first one) are told together, each in its `part`.
    """

    index: int
    move: int
    name: str
    seat: int | None
    turn: int | None
    args: dict[str, Any]
    text: TextTree
    deed: int
    part: Part
    #: Whether its seat gets something.
    gain: NotRequired[bool]
    #: The seat that it strikes.
    hits: NotRequired[int]


class ToldEvent(TypedDict):
    """An event as it is stored. `to` is the only seat that sees it; None: all do."""

    to: int | None
    move: int
    name: str
    seat: int | None
    #: The seat whose turn it was; absent in events of early versions.
    turn: NotRequired[int | None]
    #: Whether it is the first event of a phase of the rules.
    begins: NotRequired[bool]
    args: dict[str, Any]
    text: TextTree


class ClockState(TypedDict):
    """Milliseconds left by seat, and the seats whose clocks run.

    `due`, by days: the moments at which the times of the running clocks are up.
    """

    left: list[int]
    running: list[int]
    due: NotRequired[list[float | None]]


class CellInfo(TypedDict):
    """A cell. `seat` is its owner; `strong`: it matters now."""

    text: TextArg
    seat: NotRequired[int]
    strong: NotRequired[bool]


class BlockInfo(TypedDict):
    """A part of the board: a table, or named facts if the header is empty."""

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
    """A line of chat. `seat` is None for a spectator."""

    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: float


class Notice(TypedDict):
    """A notice about the table, not the game, after `move` answers."""

    type: Literal["notice"]
    text: TextTree
    move: int
    at: float


class Welcome(TypedDict):
    """The first message: the table, its players and my seats. `links` are for the host alone.

    `components` is the corrected component file of the game, if any.
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
    #: The lesson of this table, for the learner alone.
    lesson: NotRequired[LessonInfo]


class Rematch(TypedDict):
    """The seats that ask for a rematch. `table` is the new table as soon as all have asked."""

    type: Literal["rematch"]
    wanted: list[int]
    table: str | None


class Players(TypedDict):
    """The players, after a change of presence, seats or names."""

    type: Literal["players"]
    players: list[Player]
    links: Links | None
    wishes: list[Wished]


class Position(TypedDict):
    """The present position as one seat sees it; `seat` is None for a spectator."""

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
    #: The number of answers at this seat's last one. Clients can replay the events since then.
    since: int | None
    pass_to: int | None
    seed_hash: str | None
    seed: NotRequired[str]
    clocks: NotRequired[ClockState]
    #: For the learner of a lesson.
    lesson: NotRequired[LessonState]
    #: For the solver of a puzzle.
    puzzle: NotRequired[PuzzleState]


class History(TypedDict):
    """The answer to `look`: a past position as the seat saw it then."""

    type: Literal["history"]
    id: MessageId
    move: int
    seat: int | None
    view: dict[str, Any]
    events: int


class Outline(TypedDict):
    """The answer to `describe`: the board as text, as the seat sees it. `move` None: now."""

    type: Literal["outline"]
    id: MessageId
    move: int | None
    seat: int | None
    blocks: list[BlockInfo]


class WhyNot(TypedDict):
    """Options that are barred now. `text` says the option, `why` the reason."""

    type: Literal["why"]
    id: MessageId
    seat: int
    barred: list[BarredInfo]


class Done(TypedDict):
    """A message was carried out, and its changes are stored."""

    type: Literal["done"]
    id: MessageId


class Refused(TypedDict):
    """A message was refused and changed nothing."""

    type: Literal["refused"]
    id: MessageId
    text: TextTree
    rule: NotRequired[str]


class UndoAsked(TypedDict):
    """An undo request. `reply`: my consent is needed."""

    type: Literal["undo_asked"]
    seat: int
    move: int
    whole_turn: bool
    reply: bool


class UndoSettled(TypedDict):
    type: Literal["undo_settled"]
    seat: int
    agreed: bool


def done(message: FromClient) -> Done:
    return Done(type="done", id=message.id)


class World(TypedDict):
    """A world that a seat may imagine, right after an answer: its view, and the events that it is told."""

    view: dict[str, Any]
    events: list[EventInfo]


class OutcomeInfo(TypedDict):
    """The answer to `outcome`: what is alike in all worlds is sure."""

    type: Literal["outcome"]
    id: MessageId
    seat: int
    move: int
    worlds: list[World]


class Coach(TypedDict):
    """Whether a coach is allowed; among people also my consent, and the number of consents missing."""

    type: Literal["coach"]
    allowed: bool
    agreed: bool
    missing: int


class Suggestion(TypedDict):
    """A suggested turn: its options, also as texts, and its gain over the median candidate.

    `facts` is what happens after it in most imagined worlds. Where there is none, `now` is its immediate effect
    and `later` what it prepares. `against` is its drawback. `low` and `high` are the range of the gain; null where
    it is not known.
    """

    options: list[Any]
    texts: list[TextTree]
    gain: float
    low: float | None
    high: float | None
    facts: list[TextTree]
    now: TextTree | None
    later: TextTree | None
    against: TextTree | None


class Hint(TypedDict):
    """The answer to `hint` for the position `move`: the best of the tried candidates.

    `equal`: neither suggestion is surely better.
    """

    type: Literal["hint"]
    id: MessageId
    seat: int
    move: int
    suggestions: list[Suggestion]
    tried: int
    worlds: int
    equal: bool


class DecisionInfo(TypedDict):
    """A costly decision: the answer, the better one, and its effects."""

    move: int
    round: int
    prompt: TextTree
    answer: list[TextTree]
    better: list[TextTree]
    cost: float
    now: TextTree | None
    later: TextTree | None
    against: TextTree | None


class TurningPoint(TypedDict):
    """A turning point: by the coach's estimate a seat gained `change` points between the answers
    `since` and `move`, or took the lead."""

    move: int
    round: int
    seat: int
    change: float
    lead: bool
    since: int


class Turns(TypedDict):
    """The answer to `turns`: where the game turned."""

    type: Literal["turns"]
    id: MessageId
    turns: list[TurningPoint]


class ReviewProgress(TypedDict):
    """The progress of a review."""

    type: Literal["review_progress"]
    id: MessageId
    done: int
    all: int


class Review(TypedDict):
    """The answer to `review`: points lost by decisions, and points by luck and by the others."""

    type: Literal["review"]
    id: MessageId
    seat: int
    decisions: list[DecisionInfo]
    turns: list[TurningPoint]
    decided: int
    sound: int
    luck: float
    others: float
    lost: float


class Spoken(TypedDict):
    """A text in each language."""

    en: str
    pl: str


class StopWords(TypedDict):
    """The texts of a lesson's stop in one language. `astray` replaces `say` where that does not hold."""

    title: str
    say: str
    why: str
    astray: str


class Practice(TypedDict):
    """A puzzle to practise a stop."""

    id: str
    grade: int


class StopInfo(TypedDict):
    """A stop: one idea of a lesson, in each language."""

    en: StopWords
    pl: StopWords
    #: The cited paragraphs of the rules.
    rules: list[str]
    #: Puzzles to practise it, with their grades from 1 to 3.
    puzzles: list[Practice]


class Learned(TypedDict):
    """A question that a learner can answer after the lesson, with the answer."""

    question: Spoken
    answer: Spoken


class LessonInfo(TypedDict):
    """A lesson and all its texts."""

    id: str
    opening: Spoken
    closing: Spoken
    learned: list[Learned]
    stops: list[StopInfo]


class LostThings(TypedDict):
    """Things that my last answer removed, and the stops that are reworded or skipped because of it."""

    things: list[TextTree]
    stops: list[int]


class LessonState(TypedDict):
    """The state of a lesson. Stops are numbered from 1; `told` are the past ones.

    `general` are the past stops in general wording; `astray`: the present or last one is, too. `rings` are
    the things that the text points at, with alternatives. `planned` is the answer of the lesson.
    `otherwise`: my last answer was another one. `remark` is the comment on it; without one, `instead` is the
    answer of the lesson. `lost` is what later stops needed. `over`: everything has been played.
    """

    told: list[int]
    general: list[int]
    stop: int | None
    astray: bool
    rings: list[list[str]]
    planned: Any
    otherwise: bool
    remark: Spoken | None
    instead: list[TextTree]
    lost: LostThings | None
    over: bool


class PuzzleState(TypedDict):
    """A puzzle and its standing: open, solved, short of the goal, up to chance, or up to the opponent.

    `aim` says the goal; `won`: the goal is to win. `begun` is the value of the first position, `worth` of the
    present one, `second` the best that other first answers reach. `hints` are three lists of texts.
    """

    id: str
    kind: str
    won: bool
    grade: int
    aim: TextTree
    begun: int
    goal: int
    second: int | None
    worth: int
    standing: Standing
    hints: list[list[TextTree]]
    tried: int


#: A text tree: a text id with its arguments.
TextTree: TypeAlias = Annotated[dict[str, Any], Shaped(Tree)]
#: An argument of a text tree: another tree, a seat, a number or a string.
TextArg: TypeAlias = Annotated[Any, Shaped(TreeArg)]


ServerMessage: TypeAlias = (
    Welcome
    | Players
    | Rematch
    | Position
    | History
    | Outline
    | WhyNot
    | OutcomeInfo
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
