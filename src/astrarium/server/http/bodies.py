"""Request and response bodies of the HTTP interface.

Texts are trees (`{"text": id, "args": {...}}`), as in the kernel.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ...tables.bot_levels import Level
from ...tables.display_names import LONGEST_NAME
from ...tables.lobby_entry import Learning, TableCard
from ...tables.server_messages import Clock as TableClock
from ...tables.server_messages import Links, Player, SeatKind, Spoken, TextTree
from ...tables.stored_table import DAY
from ..accounts import PASSWORD_LENGTH

#: Bounds for the schema only; violations are refused with texts of the server.
Name: TypeAlias = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME})]
Password: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"minLength": PASSWORD_LENGTH[0], "maxLength": PASSWORD_LENGTH[1]})
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]


class Me(Struct):
    """The requesting person; `account` is the account name, if there is one."""

    name: str
    account: str | None = None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """`bring_seats`: take over the seats of the present guest."""

    name: Name
    password: Password
    bring_seats: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Address(Struct, forbid_unknown_fields=True):
    """A new e-mail address, with the password."""

    email: Annotated[str, Meta(max_length=254)]
    password: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    name: Name


class LetterAnswer(Struct, forbid_unknown_fields=True):
    """The secret of an e-mail token; for a reset, with the new password."""

    secret: Token
    password: Password | None = None


class Forget(Struct, forbid_unknown_fields=True):
    """Deletes the person; accounts give their password."""

    password: Password | None = None


class Away(Struct, forbid_unknown_fields=True):
    """How to be reminded of turns: by e-mail or webhook.

    Nothing is sent between the two hours of `quiet`, on a clock `offset` minutes ahead of UTC, or before
    `until`, the end of a holiday.
    """

    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    quiet: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=0, le=23)]] | None = None
    offset: Annotated[int, Meta(ge=-900, le=900)] = 0
    until: Annotated[float, Meta(ge=0, le=1e11)] = 0.0


class Push(Struct, forbid_unknown_fields=True):
    """A push subscription of this browser, with the language of its messages."""

    endpoint: Annotated[str, Meta(max_length=500)]
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=10)]


class EndPush(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=500)]


class PushKey(Struct):
    """The server's public key for push services."""

    key: str


class PersonName(Struct):
    """A person and their name."""

    person: str
    name: str


class BlockedPeople(Struct):
    blocked: list[PersonName]


class Unblock(Struct, forbid_unknown_fields=True):
    person: Word


class Somebody(Struct, forbid_unknown_fields=True):
    """The person on a seat."""

    table: Word
    seat: Annotated[int, Meta(ge=0, le=20)]


class Report(Somebody, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Block(Somebody, forbid_unknown_fields=True):
    blocked: bool = True


class Order(Struct, forbid_unknown_fields=True):
    """A moderator's action on a person, a report, a table or the whole server."""

    person: Word | None = None
    banned: bool | None = None
    muted: bool | None = None
    report: int | None = None
    notice: Annotated[str, Meta(max_length=500)] | None = None
    #: A table to end (it is kept as broken off), or to delete.
    end: Word | None = None
    delete: Word | None = None
    #: Whether to refuse new tables.
    drain: bool | None = None


class Nothing(Struct):
    """An empty response."""


class Account(Struct):
    """The account: its name, its address, whether the server sends e-mail, and the role."""

    account: str | None
    email: str | None
    letters: bool
    role: str | None


class LogInInfo(Struct):
    """A log-in; `mine` marks the requesting browser."""

    id: str
    created: float
    seen: float
    agent: str
    mine: bool


class LogIns(Struct):
    logins: list[LogInInfo]


class EndLogIn(Struct, forbid_unknown_fields=True):
    """The log-in to end; without an id, all others."""

    id: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds per seat, and seconds added after each answer.

    With a `pace`, the clock runs by days: `seconds` for each move, or a bank with an increment. The hours of
    `night` and the weekends can be excluded, in the time zone `zone`. `then`: what happens at time-out.
    """

    seconds: Annotated[int, Meta(ge=1, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86400)] = 0
    pace: Literal["move", "bank"] | None = None
    night: tuple[Hour, Hour] | None = None
    weekends: bool = False
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    then: Literal["return", "bot", "move", "loss"] = "return"


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table; `friend`: the friend who is invited to it."""

    kind: SeatKind
    bot: Word | None = None
    friend: Word | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)] = []
    #: A lesson of the game, which defines seats and deal.
    lesson: Word | None = None
    #: The number of the stop at which the lesson begins; default: the first.
    stop: int | None = None
    #: A puzzle of the game, which defines seats and deal.
    puzzle: Word | None = None
    options: dict[str, Any] = {}
    #: The group whose members may join and watch.
    group: Word | None = None
    seed: (
        Annotated[str, Meta(min_length=1, max_length=100)]
        | Annotated[int, Meta(ge=-(2**53), le=2**53)]
        | None
    ) = None
    open: bool = False
    name: Name | None = None
    clock: Clock | None = None
    #: Seconds of absence after which others may ask for a stand-in; 0: never.
    absence: Annotated[int, Meta(ge=0, le=30 * DAY)] = DAY
    #: Whether players may add seed words before the deal.
    words: bool = False
    #: Whether the game is rated. Its people need accounts.
    rated: bool = False


class Added(Struct, forbid_unknown_fields=True):
    """A seed word (empty: none); as the host, whether to deal without the others."""

    word: Annotated[str, Meta(max_length=100)] | None = None
    deal: bool = False


class Gathering(Struct):
    """A table before its deal.

    `pledge` is the commitment to the seed, `mine` my seats, `spoken` the seats that have added or declined a
    word.
    """

    dealt: bool
    pledge: str
    game: str
    name: str | None
    players: list[Player]
    spoken: list[int]
    mine: list[int]
    host: bool
    links: Links | None


class Branch(Struct, forbid_unknown_fields=True):
    """The position to branch from, as a number of answers."""

    move: Annotated[int, Meta(ge=0)]


class Rematch(Struct):
    """The seats that ask for a rematch, and the new table once all do."""

    wanted: list[int]
    table: str | None


class Created(Struct):
    table: str
    links: Links


class Tables(Struct):
    """Tables of the lobby.

    `finished` has the latest finished games, `finished_count` counts all; `lessons` has the latest first.
    `asked` are tables to which friends invite me, `asking` the people who send me friend requests.
    """

    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]
    finished_count: int
    lessons: list[Learning] = []
    #: The operator's notice to everybody.
    notice: str = ""
    asked: list[TableCard] = []
    asking: list[PersonName] = []


class PuzzleCard(Struct):
    """A puzzle: kind, difficulty from 1 to 3, and whether I have solved it."""

    id: str
    kind: str
    grade: int
    solved: bool


class PuzzlePreview(Struct):
    """The position of a puzzle as spectators see it, and its goal."""

    view: Any
    goal: TextTree


class PuzzleList(Struct):
    game: str
    puzzles: list[PuzzleCard]


class PuzzleLists(Struct):
    games: list[PuzzleList]


class LinkTarget(Struct):
    """The target of a link. `status`: free, mine, taken, over, watch or unknown."""

    status: Literal["free", "mine", "taken", "over", "watch", "unknown"]
    text: TextTree
    table: str | None = None
    name: str | None = None
    game: str | None = None
    seat: int | None = None
    players: list[Player] = []
    rated: bool = False
    clock: TableClock | None = None


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


class TaughtGame(Struct):
    """A lesson: its stops, duration and set-up.

    `title` is its name in every language, if the game has several lessons.
    """

    id: str
    title: Spoken | None
    stops: int
    minutes: int
    seats: int
    options: dict[str, Any]


class GameInfo(Struct):
    id: str
    #: Title and description, so the lobby need not load the game's texts.
    title: Spoken
    blurb: Spoken
    seats: tuple[int, int]
    minutes: tuple[int, int]
    #: Complexity from 1 to 5.
    weight: int
    settings: list[SettingInfo]
    bots: list[str]
    levels: list[Level]
    #: The bot that is offered first.
    bot: str
    #: The bot for beginners.
    easy: str
    lessons: list[TaughtGame]


class Games(Struct):
    games: list[GameInfo]


class Program(Struct):
    """A connected third-party program that plays a game; `rating` is null before its first rated game."""

    bot: str
    name: str
    rating: int | None


class Paragraph(Struct):
    number: str
    markdown: str


class Section(Struct):
    """A chapter of the rules; `intro` is the text before its first paragraph."""

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
    """An error, as a text."""

    status: int
    error: TextTree
