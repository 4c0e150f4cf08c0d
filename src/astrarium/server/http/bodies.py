"""What HTTP calls carry, as a schema.

Texts are trees (`{"text": id, "args": {...}}`), as the kernel makes them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ...tables.levels import Level
from ...tables.listing import Learning, TableCard
from ...tables.messages import Links, Player, SeatKind
from ...tables.names import LONGEST_NAME
from ...tables.sheet import DAY
from ...tables.taught import Spoken
from ...tables.trees import TextTree
from ..people import PASSWORD_LENGTH

#: Bounds that are told in words of our own when somebody goes beyond them.
Name: TypeAlias = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME})]
Password: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"minLength": PASSWORD_LENGTH[0], "maxLength": PASSWORD_LENGTH[1]})
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]


class Me(Struct):
    """Who I am; `account` is the name I log in with, if I have one."""

    name: str
    account: str | None = None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """`bring_seats`: the seats of the guest that I was until now become mine."""

    name: Name
    password: Password
    bring_seats: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Address(Struct, forbid_unknown_fields=True):
    """Where letters go; the password says that it is really me."""

    email: Annotated[str, Meta(max_length=254)]
    password: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    name: Name


class LetterAnswer(Struct, forbid_unknown_fields=True):
    """The secret of a letter; with the new password, where it was asked for."""

    secret: Token
    password: Password | None = None


class Forget(Struct, forbid_unknown_fields=True):
    """The password says that it is really me, where I have an account."""

    password: Password | None = None


class Away(Struct, forbid_unknown_fields=True):
    """How I want to hear that it is my turn.

    By e-mail, or by a call to an address of mine; not between the two hours of `quiet` by a clock that is
    `offset` minutes ahead of Greenwich, and not before `until`, when my holiday ends.
    """

    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    quiet: tuple[Annotated[int, Meta(ge=0, le=23)], Annotated[int, Meta(ge=0, le=23)]] | None = None
    offset: Annotated[int, Meta(ge=-900, le=900)] = 0
    until: Annotated[float, Meta(ge=0, le=1e11)] = 0.0


class Push(Struct, forbid_unknown_fields=True):
    """Where this browser is told something while it is closed, its keys, and the language it reads."""

    endpoint: Annotated[str, Meta(max_length=500)]
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=10)]


class EndPush(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=500)]


class PushKey(Struct):
    """What the server is known by to push services."""

    key: str


class Blocked(Struct):
    """Somebody whom I have blocked."""

    person: str
    name: str


class BlockedPeople(Struct):
    blocked: list[Blocked]


class Unblock(Struct, forbid_unknown_fields=True):
    person: Word


class Somebody(Struct, forbid_unknown_fields=True):
    """Whoever sits there."""

    table: Word
    seat: Annotated[int, Meta(ge=0, le=20)]


class Report(Somebody, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Block(Somebody, forbid_unknown_fields=True):
    blocked: bool = True


class Order(Struct, forbid_unknown_fields=True):
    """What those want who look after the server: about a person, a report, a table, or the whole server."""

    person: Word | None = None
    banned: bool | None = None
    muted: bool | None = None
    report: int | None = None
    notice: Annotated[str, Meta(max_length=500)] | None = None
    #: A table to be ended (it is kept as broken off), or deleted.
    end: Word | None = None
    delete: Word | None = None
    #: Whether to take no new tables.
    drain: bool | None = None


class Nothing(Struct):
    """There is nothing to say to it."""


class Account(Struct):
    """What the server knows of me: my account's name, my address, and whether letters are sent here."""

    account: str | None
    email: str | None
    letters: bool
    role: str | None


class LogInInfo(Struct):
    """A browser in which I am known; `mine` is the one that asks."""

    id: str
    created: float
    seen: float
    agent: str
    mine: bool


class LogIns(Struct):
    logins: list[LogInInfo]


class EndLogIn(Struct, forbid_unknown_fields=True):
    """Which log-in to end; without an id, all but the one that asks."""

    id: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """So many seconds for each seat, and so many more after each answer."""

    seconds: Annotated[int, Meta(ge=1, le=7 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: SeatKind
    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)] = []
    #: A lesson of the game, which says itself who sits where and what is dealt.
    lesson: Word | None = None
    #: A puzzle of the game, likewise.
    puzzle: Word | None = None
    options: dict[str, Any] = {}
    seed: (
        Annotated[str, Meta(min_length=1, max_length=100)]
        | Annotated[int, Meta(ge=-(2**53), le=2**53)]
        | None
    ) = None
    open: bool = False
    name: Name | None = None
    clock: Clock | None = None
    #: Seconds that a player may be away before the others may ask for a bot; 0: never.
    absence: Annotated[int, Meta(ge=0, le=30 * DAY)] = DAY
    #: Nothing is dealt before everybody could add a word to the seed.
    words: bool = False


class Added(Struct, forbid_unknown_fields=True):
    """What I add to the seed (an empty one: nothing); as the host, whether to deal without the others."""

    word: Annotated[str, Meta(max_length=100)] | None = None
    deal: bool = False


class Gathering(Struct):
    """Before the deal: what is pledged, by seat who has spoken, and whether I am the host."""

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
    """From which position to play on: after so many answers."""

    move: Annotated[int, Meta(ge=0)]


class Rematch(Struct):
    """Who would like to play again, by seat, and the new table as soon as all would."""

    wanted: list[int]
    table: str | None


class Created(Struct):
    table: str
    links: Links


class Tables(Struct):
    """`finished` has the latest ones, `finished_count` counts them all; `lessons` has the latest first."""

    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]
    finished_count: int
    lessons: list[Learning] = []
    #: What those who look after the server tell everybody.
    notice: str = ""


class PuzzleCard(Struct):
    """A puzzle: what it is about, how hard it is, from 1 to 3, and whether I have solved it."""

    id: str
    kind: str
    grade: int
    solved: bool


class PuzzleList(Struct):
    game: str
    puzzles: list[PuzzleCard]


class PuzzleLists(Struct):
    games: list[PuzzleList]


class LinkTarget(Struct):
    """What a link leads to. `status`: free, mine, taken, over, watch or unknown."""

    status: Literal["free", "mine", "taken", "over", "watch", "unknown"]
    text: TextTree
    table: str | None = None
    name: str | None = None
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


class TaughtGame(Struct):
    """A lesson: how many stops it has, how long it takes, and the set-up that it is given on.

    `title` has its name in every language, where a game has several.
    """

    id: str
    title: Spoken | None
    stops: int
    minutes: int
    seats: int
    options: dict[str, Any]


class GameInfo(Struct):
    id: str
    #: What it is called and what it is like: a lobby says so without loading a game's words.
    title: Spoken
    blurb: Spoken
    seats: tuple[int, int]
    minutes: tuple[int, int]
    #: How much there is to learn and to think about, from 1 to 5.
    weight: int
    settings: list[SettingInfo]
    bots: list[str]
    levels: list[Level]
    #: The one of the levels' bots that is offered first.
    bot: str
    #: The one for somebody who is new.
    easy: str
    lessons: list[TaughtGame]


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
