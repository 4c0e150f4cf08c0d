"""Bots that think elsewhere: our own on other machines, and programs of anybody's in any language.

Both come over one WebSocket with a token that the operator gave them (`astrarium admin bot-token`), say what
they can do, and are asked question by question. A worker of ours, which the operator trusts, is told the
whole position, which it shows to a bot through a window only. Anybody else's is told what its seat sees.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

import msgspec

from ...kernel import Table
from ...tables.for_seat import choice_info
from .worker import BotFailed

#: What the name of such a bot begins with, where a seat is given to it.
OUTSIDE = "outside:"
#: Seconds that anybody else's program has for an answer; then the quick bot gives one.
SECONDS = 10.0
#: Questions that one program may be asked at once.
MOST_SLOTS = 64


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """What a program can do: so many questions at once; the games that it plays (none named: all)."""

    slots: int = 1
    games: list[str] = []


class Answered(msgspec.Struct, tag_field="type", tag="answer"):
    id: int
    answer: Any


class Failed(msgspec.Struct, tag_field="type", tag="failed"):
    id: int
    why: str = ""


Said = Hello | Answered | Failed


class Helper:
    """One program that is connected."""

    def __init__(self, name: str, worker: bool, send: Callable[[dict[str, Any]], None]) -> None:
        self.name, self.worker = name, worker
        self._send = send
        self._slots = 0
        self.games: list[str] = []
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._count = 0

    @property
    def free(self) -> bool:
        return len(self._asked) < self._slots

    def plays(self, game: str) -> bool:
        return self._slots > 0 and (not self.games or game in self.games)

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """What it answers; raises BotFailed, also when it takes longer than so many seconds."""
        self._count += 1
        id = self._count
        self._asked[id] = answered = asyncio.get_running_loop().create_future()
        try:
            self._send({"type": "think", "id": id, **question})
            return await asyncio.wait_for(answered, seconds)
        except TimeoutError:
            raise BotFailed(f"{self.name}: no answer in {seconds:.0f} seconds") from None
        finally:
            del self._asked[id]

    def hear(self, said: Said) -> None:
        """Take in what it says."""
        if isinstance(said, Hello):
            self._slots = max(1, min(said.slots, MOST_SLOTS))
            self.games = said.games
            return
        asked = self._asked.get(said.id)
        if asked is None or asked.done():
            return  # too late
        if isinstance(said, Answered):
            asked.set_result(said.answer)
        else:
            asked.set_exception(BotFailed(f"{self.name}: {said.why[:200]}"))

    def gone(self) -> None:
        """It will not answer any more."""
        self._slots = 0
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(BotFailed(f"{self.name} is gone"))


class Outside:
    """All programs that are connected. `more` is told when one of our workers can do more."""

    def __init__(self) -> None:
        self._helpers: list[Helper] = []
        self.more: Callable[[], None] = lambda: None

    def come(self, helper: Helper) -> None:
        self._helpers.append(helper)

    def leave(self, helper: Helper) -> None:
        self._helpers.remove(helper)
        helper.gone()

    def worker(self) -> Helper | None:
        """A worker of ours that is free."""
        return next((each for each in self._helpers if each.worker and each.free), None)

    def names(self, game: str) -> list[str]:
        """The programs that play a game now, as a seat is given to them."""
        return sorted({f"{OUTSIDE}{each.name}" for each in self._players() if each.plays(game)})

    def _players(self) -> Iterator[Helper]:
        return (each for each in self._helpers if not each.worker)

    async def ask(self, name: str, table: Table, seat: int) -> Any:
        """What a program answers to the choice of its seat; raises BotFailed."""
        game, choice = table.game.id, table.choice(seat)
        mine = [each for each in self._players() if each.name == name and each.plays(game)]
        helper = next((each for each in mine if each.free), None)
        if helper is None or choice is None:
            raise BotFailed(f"{name} is not there" if not mine else f"{name} is busy")
        question = {
            "game": game,
            "options": table.options,
            "seat": seat,
            "seconds": SECONDS,
            "view": table.view(seat),
            "choice": choice_info(table, choice),
        }
        return await helper.ask(question, SECONDS)


def new_token() -> str:
    """A secret that a program shows when it comes."""
    return token_urlsafe(32)


def key_of(token: str) -> str:
    """Where the store keeps whose token it is; the token itself is kept nowhere."""
    return f"bot:{sha256(token.encode()).hexdigest()[:32]}"
