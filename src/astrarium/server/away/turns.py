"""Telling people who are away that it is their turn: once for each turn, in one letter for all tables.

Somebody is told when a table has waited for so long, the person was not there meanwhile, and it is neither
night where they are nor their holiday.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time
from typing import Any

import msgspec

from ...kernel import Text
from ..letters import in_all_languages
from ..store.reminders import Reminders, Waiting
from .mail import Mail
from .reaching import BadHook, call

log = logging.getLogger(__name__)
#: Seconds between two looks, and how long a table waits before somebody is told.
EVERY, AFTER = 60.0, 600.0
DAY = 86400


class Away(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to hear that it is their turn.

    `quiet` are two hours of the day between which nothing is sent, by a clock that is `offset` minutes ahead
    of Greenwich; `until` is when a holiday ends.
    """

    email: bool = False
    webhook: str | None = None
    quiet: tuple[int, int] | None = None
    offset: int = 0
    until: float = 0.0

    def asleep(self, now: float) -> bool:
        """Whether nothing is to be sent now."""
        if now < self.until:
            return True
        if self.quiet is None:
            return False
        hour = int((now + 60 * self.offset) % DAY // 3600)
        begin, end = self.quiet
        return begin <= hour < end if begin <= end else hour >= begin or hour < end


class Turns:
    """Looks every minute who is to be told."""

    def __init__(self, reminders: Reminders, mail: Mail | None, url: str | None) -> None:
        self._reminders, self._mail = reminders, mail
        self._url = (url or "").rstrip("/")
        self._task: asyncio.Task[None] | None = None
        self.call: Callable[..., Any] = call

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look(time())
            except Exception:
                log.exception("people could not be told of their turns")

    async def look(self, now: float) -> int:
        """Tell everybody who is to be told by now; how many that were."""
        told = 0
        for person, waiting in (await self._reminders.due(now - AFTER)).items():
            away = msgspec.convert(waiting[0].away, Away)
            if away.asleep(now):
                continue  # all of it in one letter, when they are awake
            await self._reminders.told(person, waiting)
            await self._tell(away, waiting)
            told += 1
        return told

    async def _tell(self, away: Away, waiting: list[Waiting]) -> None:
        links = [f"{self._url}/table/{each.table}" for each in waiting]
        if away.email and self._mail is not None and waiting[0].email and self._url:
            listed = "\n".join(f"    {each.game}: {link}" for each, link in zip(waiting, links, strict=True))
            words = Text("server-letter-turn", count=len(waiting), links=listed)
            subject = Text("server-letter-turn-subject", count=len(waiting))
            await self._mail.send(waiting[0].email, *in_all_languages(subject, words))
        if away.webhook is not None:
            tables = [
                {"table": each.table, "game": each.game, "link": link if self._url else None}
                for each, link in zip(waiting, links, strict=True)
            ]
            try:
                await self.call(away.webhook, msgspec.json.encode({"your_turn": tables}))
            except (BadHook, OSError, TimeoutError, ValueError) as error:
                log.warning("a webhook did not answer: %s", type(error).__name__)
