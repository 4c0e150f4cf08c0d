"""A seat at a table of a running server, with the same interface as a local table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, cast
from urllib.parse import unquote, urlsplit

from .. import game as find_game
from ..kernel import Answer, Barred, Choice, Event, Option, Record, Result, Seat, Table, Text, text_of
from ..kernel import replay as play_again
from ..kernel.choice import freeze, thaw
from ..localization import Name, player, say
from ..tables.answer_preview import Outcome
from ..teach.hints import Hint, Suggestion, Worth
from ..terminal.coaching import show_review, tell_hint
from ..terminal.saved_games import folder
from ..text_environment.seat_text import SeatText
from .local_table import KEPT, new_id
from .server_connection import ServerConnection, ServerRefused

#: Maximum characters of the agent's name and of its owner's: both must fit into a player's name.
LETTERS = 11
#: Seconds that an answer waits for the next question of the same seat.
AFTER_ANSWER = 0.3


class ToldReasons:
    """The barred options of a question, requested from the server on demand."""

    def __init__(self, connection: ServerConnection, seat: int) -> None:
        self._connection, self._seat = connection, seat
        self.texts: dict[Option, Text] = {}

    def barred(self) -> tuple[Barred, ...]:
        told = self._connection.ask("why", seat=self._seat)["barred"]
        found = tuple(Barred(freeze(each["option"]), text_of(each["why"]), each["rule"]) for each in told)
        self.texts = {one.option: text_of(each["text"]) for one, each in zip(found, told, strict=True)}
        return found

    def against(self, option: Any) -> Barred | None:
        return next((each for each in self.barred() if each.option == option), None)


class ToldTable:
    """A table built from the server's messages, with the part of Table's interface that text play uses."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self.game = find_game(connection.welcome["game"])
        self.seats: int = connection.welcome["table"]["seats"]
        self.history: tuple[Any, ...] = ()
        self._choice: tuple[Any, Choice | None, dict[Any, dict[str, Any]]] = (None, None, {})

    @property
    def _now(self) -> dict[str, Any]:
        return self.connection.position

    @property
    def moves(self) -> int:
        return int(self._now["move"])

    @property
    def over(self) -> bool:
        return bool(self._now["over"])

    @property
    def result(self) -> Result | None:
        told = self._now["result"]
        if told is None:
            return None
        scores, rows = (
            {int(seat): each for seat, each in told[name].items()} for name in ("scores", "breakdown")
        )
        return Result(scores, told["ranking"], rows, told["decided_by"])

    @property
    def pending(self) -> tuple[Choice, ...]:
        asked = self._asked
        return tuple(
            asked if asked is not None and asked.seat == seat else Choice(seat, "", ())
            for seat in self._now["waiting"]
        )

    def choice(self, seat: int) -> Choice | None:
        asked = self._asked
        return asked if asked is not None and asked.seat == seat else None

    @property
    def _asked(self) -> Choice | None:
        """The open choice of the seat, rebuilt for each position."""
        position = self._now
        if self._choice[0] is not position:
            told = position["choices"][0] if position["choices"] else None
            made = None if told is None else self._made(told)
            by_option = {} if told is None else {freeze(each["option"]): each for each in told["options"]}
            self._choice = position, made, by_option
        return self._choice[1]

    def _made(self, told: dict[str, Any]) -> Choice:
        several = told["several"]
        return Choice(
            told["seat"],
            "",
            [freeze(each["option"]) for each in told["options"]],
            told["at_least"] if several else None,
            told["at_most"] if several else None,
            told["rule"],
            cast(Any, ToldReasons(self.connection, told["seat"])),
            ordered=told["ordered"],
        )

    def _told(self, option: Option | None) -> dict[str, Any]:
        if option is None:
            return cast(dict[str, Any], self._now["choices"][0])
        return self._choice[2][option]

    def say(self, choice: Choice, option: Option | None = None) -> Text:
        reasons = choice.asked
        if option not in self._choice[2] and isinstance(reasons, ToldReasons) and option in reasons.texts:
            return reasons.texts[option]
        return cast(Text, text_of(self._told(option)["prompt" if option is None else "text"]))

    def cite(self, choice: Choice, option: Option) -> str:
        return str(self._told(option)["rule"])

    def consequence(self, choice: Choice, option: Option) -> Text | None:
        found = self._told(option).get("consequence")
        return None if found is None else cast(Text, text_of(found))

    def why_asked(self, choice: Choice) -> Text | None:
        only = self._now["choices"][0].get("only")
        return None if only is None else cast(Text, text_of(only))

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], self._now["view"])

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        return told_events(self.connection.events[since:])


def told_events(messages: Sequence[Mapping[str, Any]]) -> list[Event]:
    return [
        Event(
            each["index"], each["move"], each["name"], each["seat"], None, each["args"],
            text_of(each["text"]), each["turn"],
        )
        for each in messages
    ]  # fmt: skip


class RemoteTable(SeatText):
    """An agent's seat at a server, or its place among the spectators."""

    def __init__(self, connection: ServerConnection, there: str, language: str) -> None:
        """`there` is the table's id at the server; `self.id` is random, and only the agent knows it."""
        self.connection, self._there = connection, there
        self.id = new_id(connection.welcome["game"])
        mine = connection.welcome["mine"]
        super().__init__(
            cast(Table, ToldTable(connection)), mine[0] if mine else None, language, self._names()
        )

    def _names(self) -> Sequence[Name]:
        players = self.connection.welcome["players"]
        return [
            each["name"] or (text_of(each["title"]) if each["title"] else player(each["seat"]))
            for each in players
        ]

    def waiting(self) -> list[int]:
        return list(self.connection.position["waiting"])

    def begin(self) -> str:
        return self.voice.shell("shell-guest-seated" if self.seat is not None else "shell-guest-watching")

    def give(self, said: str) -> str:
        choice = self._asked()
        answer = thaw(self.read(said))
        self._seen_facts()
        move = self.table.moves
        before = self.connection.position
        self.connection.ask("answer", seat=choice.seat, move=move, answer=answer)
        self.connection.wait(lambda position: position is not before, AFTER_ANSWER)
        self.wait(AFTER_ANSWER)
        return ""

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over."""
        self.connection.wait(lambda position: position["choices"] or position["over"], seconds)
        self.voice.names = tuple(self._names())

    def speech(self) -> str:
        """Chat and undo requests since the last call."""
        lines = []
        while self.connection.chat:
            line = self.connection.chat.pop(0)
            lines.append(f"{line['name']}: {line['text']}")
        if (asked := self.connection.undo_asked) is not None:
            lines.append(self.voice.shell("shell-guest-undo-asked", name=Seat(asked["seat"])))
        return "\n".join(lines)

    def take_back(self) -> None:
        self._check_seated()
        self.connection.ask("undo", seat=self.seat, move=self.table.moves)
        self.wait(AFTER_ANSWER)

    def agree(self, what: str, agree: bool) -> None:
        """Answer a request that needs the agreement of others."""
        type = {"undo": "undo_reply", "coach": "agree_coach", "abandon": "vote"}[what]
        body: dict[str, Any] = {"what": what} if type == "vote" else {}
        self.connection.ask(type, agree=agree, **body)

    def chat(self, words: str) -> str:
        self.connection.ask("chat", text=words)
        return self.voice.shell("shell-guest-said")

    def hint(self) -> str:
        self._check_seated()
        choice = self._asked()
        told = self.connection.ask("hint", seat=choice.seat)
        found = tuple(self._suggestion(choice, each) for each in told["suggestions"])
        hint = Hint(found, told["tried"], told["worlds"], told["equal"])
        return self.page(lambda: tell_hint(self.screen, self.table, choice, hint))

    def _suggestion(self, choice: Choice, told: Mapping[str, Any]) -> Suggestion:
        options = tuple(freeze(option) for option in told["options"])
        facts = tuple(text_of(each) for each in told["facts"])
        worth = None if told["low"] is None else Worth(told["low"], told["high"])
        now, later, against = (text_of(told[name]) for name in ("now", "later", "against"))
        answer = options if choice.several else options[0]
        return Suggestion(answer, told["gain"], worth, facts, now, later, against)

    def review(self) -> str:
        table = play_again(self.table.game, Record.from_json(self.record()))
        seat = 0 if self.seat is None else self.seat
        return self.page(lambda: show_review(self.screen, table, seat), quiet=False)

    def record(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.connection.call("GET", f"/api/tables/{self._there}/record"))

    def where(self) -> str:
        return f"{self.connection.url}/replay/{self._there}"

    def outcomes(self, seat: int, answer: Answer) -> list[Outcome]:
        told = self.connection.ask("outcome", seat=seat, answer=thaw(answer))
        return [Outcome(each["view"], told_events(each["events"])) for each in told["worlds"]]

    def go_to(self, move: int) -> None:
        raise ServerRefused("shell-guest-not-put-up")

    def walk(self, step: str) -> str:
        raise ServerRefused("shell-guest-not-put-up")

    def _check_seated(self) -> None:
        if self.seat is None:
            raise ServerRefused("shell-guest-only-watching")

    def close(self) -> None:
        self.connection.close()


def sit_down(
    invitation: str, name: str, owner: str, language: str, only: str = "", *, watch: bool = False
) -> RemoteTable:
    """Take the seat of an invitation, or watch by its link. A greeting in the chat announces a new player.

    The same link and names lead to the same seat again. `only`: the only server that is allowed. `watch`:
    links to seats are refused.
    """
    url, token = _parted(invitation)
    if only and url != only.rstrip("/"):
        raise ServerRefused("shell-guest-other-server", url=only)
    if not name.strip() or not owner.strip():
        raise ServerRefused("shell-guest-who")
    name, owner = name.strip()[:LETTERS], owner.strip()[:LETTERS]
    mark = sha256(f"{url}/{token}/{name}/{owner}".encode()).hexdigest()[:16]
    connection = ServerConnection(url, folder(KEPT) / f"seat-{mark}.cookie")
    connection.call_me(say(Text("shell-guest-name", name=name, owner=owner), language))
    target = connection.call("GET", f"/api/links/{token}")
    if watch and target["status"] != "watch":
        raise ServerRefused("shell-guest-referee")
    new = target["status"] == "free"
    if new:
        connection.call(
            "POST", f"/api/tables/{target['table']}/sit", seat=target["seat"], token=unquote(token)
        )
    if new or target["status"] == "mine":
        connection.open(target["table"])
    elif target["status"] == "watch":
        connection.open(target["table"], unquote(token))
    else:
        raise ServerRefused(
            cast(Text, text_of(target["text"])) if target["text"] else Text("shell-guest-gone")
        )
    table = RemoteTable(connection, target["table"], language)
    if new:
        table.chat(say(Text("shell-guest-hello", name=name, owner=owner), language))
    return table


def _parted(invitation: str) -> tuple[str, str]:
    """The server and the token of an invitation link."""
    parts = urlsplit(invitation.strip())
    head, _, token = parts.path.partition("/join/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not token:
        raise ServerRefused("shell-guest-no-link", link=invitation[:80])
    return f"{parts.scheme}://{parts.netloc}{head}", token.strip("/")
