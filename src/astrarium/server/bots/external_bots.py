"""External bots: remote workers, and third-party programs in any language.

Both connect to one WebSocket with a token from the operator (`astrarium admin bot-token`), announce what they
can do and answer questions. A remote worker is trusted: it gets the whole position and shows it to a bot
through a window. A third-party program gets only what its seat sees.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

import msgspec

from ...kernel import Table
from ...tables.seat_messages import choice_info
from .worker_process import BotFailed

#: Prefix of the bot names of third-party programs.
EXTERNAL = "outside:"
#: Seconds that a third-party program has for an answer; then the quick bot answers.
SECONDS = 10.0
#: Maximum number of concurrent questions to one program.
MOST_SLOTS = 64


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """What a program offers: concurrent questions, games (empty: all), and whether it wants challenges."""

    slots: int = 1
    games: list[str] = []
    challenges: bool = False


class Accepted(msgspec.Struct, tag_field="type", tag="accept"):
    id: int


class Declined(msgspec.Struct, tag_field="type", tag="decline"):
    id: int
    why: str = ""


class Answered(msgspec.Struct, tag_field="type", tag="answer"):
    id: int
    answer: Any


class Failed(msgspec.Struct, tag_field="type", tag="failed"):
    id: int
    why: str = ""


BotMessage = Hello | Accepted | Declined | Answered | Failed


class BotConnection:
    """The connection to one program."""

    def __init__(self, name: str, worker: bool, send: Callable[[dict[str, Any]], None]) -> None:
        self.name, self.worker = name, worker
        self._send = send
        self._slots = 0
        self.games: list[str] = []
        #: Whether the program gets a challenge before it gets a seat.
        self.challenges = False
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._count = 0

    @property
    def free(self) -> bool:
        return len(self._asked) < self._slots

    def plays(self, game: str) -> bool:
        return self._slots > 0 and (not self.games or game in self.games)

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """The answer to a question, or to a challenge. Raises BotFailed on failure, refusal or timeout."""
        self._count += 1
        id = self._count
        self._asked[id] = answered = asyncio.get_running_loop().create_future()
        try:
            self._send({"type": "think", **question, "id": id})
            return await asyncio.wait_for(answered, seconds)
        except TimeoutError:
            raise BotFailed(f"{self.name}: no answer in {seconds:.0f} seconds") from None
        finally:
            del self._asked[id]

    def receive(self, message: BotMessage) -> None:
        """Handle a message of the program."""
        if isinstance(message, Hello):
            self._slots = max(1, min(message.slots, MOST_SLOTS))
            self.games, self.challenges = message.games, message.challenges
            return
        asked = self._asked.get(message.id)
        if asked is None or asked.done():
            return  # answered too late
        if isinstance(message, Answered):
            asked.set_result(message.answer)
        elif isinstance(message, Accepted):
            asked.set_result(True)
        else:
            asked.set_exception(BotFailed(f"{self.name}: {message.why[:200]}"))

    def disconnected(self) -> None:
        """Mark the program as disconnected and fail its open questions."""
        self._slots = 0
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(BotFailed(f"{self.name} is gone"))


class ExternalBots:
    """All connected programs. `on_free` is called when a remote worker has a free slot."""

    def __init__(self) -> None:
        self._connections: list[BotConnection] = []
        self.on_free: Callable[[], None] = lambda: None

    def add(self, connection: BotConnection) -> None:
        self._connections.append(connection)

    def remove(self, connection: BotConnection) -> None:
        self._connections.remove(connection)
        connection.disconnected()

    def worker(self) -> BotConnection | None:
        """A remote worker with a free slot."""
        return next((each for each in self._connections if each.worker and each.free), None)

    def names(self, game: str) -> list[str]:
        """The bot names of the programs that play a game now."""
        return sorted({f"{EXTERNAL}{each.name}" for each in self._players() if each.plays(game)})

    async def challenge(self, name: str, game: str, options: Mapping[str, Any], seats: int) -> bool:
        """Whether a program accepts a seat. A program without `challenges` accepts every seat."""
        mine = [each for each in self._players() if f"{EXTERNAL}{each.name}" == name and each.plays(game)]
        if any(not each.challenges for each in mine):
            return True
        question = {"type": "challenge", "game": game, "options": options, "seats": seats}
        for each in mine:
            try:
                if await each.ask(question, SECONDS) is True:
                    return True
            except BotFailed:
                continue
        return False

    def _players(self) -> Iterator[BotConnection]:
        return (each for each in self._connections if not each.worker)

    async def ask(self, name: str, table: Table, seat: int) -> Any:
        """The answer of a program to the choice of its seat. Raises BotFailed."""
        game, choice = table.game.id, table.choice(seat)
        mine = [each for each in self._players() if each.name == name and each.plays(game)]
        connection = next((each for each in mine if each.free), None)
        if connection is None or choice is None:
            raise BotFailed(f"{name} is not there" if not mine else f"{name} is busy")
        question = {
            "game": game,
            "options": table.options,
            "seat": seat,
            "seconds": SECONDS,
            "view": table.view(seat),
            "choice": choice_info(table, choice),
        }
        return await connection.ask(question, SECONDS)


def new_token() -> str:
    """A new secret token for a program."""
    return token_urlsafe(32)


def key_of(token: str) -> str:
    """The setting that holds the owner of a token. Only the token's hash is stored."""
    return f"bot:{sha256(token.encode()).hexdigest()[:32]}"
