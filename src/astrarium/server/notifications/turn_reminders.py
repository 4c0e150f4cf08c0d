"""Telling people who are away that it is their turn: once for each turn, in one letter for all tables.

Somebody is told when a table has waited for so long, the person was not there meanwhile, and it is neither
night where they are nor their holiday.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import time
from typing import Any

import msgspec

from ...extras import MissingExtra
from ...kernel import Text
from ...tables.listing import WARNING
from ..letters import in_all_languages, in_language
from ..loop.repeating import Repeating
from ..store.reminders import Waiting
from ..store.store import Store
from .mail import Mail
from .push import Pusher, new_key
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

    def __init__(self, store: Store, mail: Mail | None, url: str | None) -> None:
        self._store, self._mail = store, mail
        self._url = (url or "").rstrip("/")
        failing = "people could not be told of their turns"
        self._looking = Repeating(EVERY, lambda: self.look(time()), failing)
        self.call: Callable[..., Any] = call
        #: Tells browsers that are closed, once the server is open.
        self.pusher: Pusher | None = None

    async def open(self) -> None:
        contact = self._url if self._url.startswith("https://") else "mailto:nobody@localhost.invalid"
        try:
            self.pusher = Pusher(await self._store.setting("push-key", new_key()), contact)
        except MissingExtra as error:
            log.warning("closed browsers are told nothing: %s", error)
        self._looking.begin()

    def close(self) -> None:
        self._looking.end()

    async def look(self, now: float) -> int:
        """Tell everybody who is to be told by now; how many that were."""
        told, reminders = 0, self._store.reminders
        due, ending = await reminders.due(now - AFTER), await reminders.ending()
        for person in due | ending:
            waiting, ends = due.get(person, []), ending.get(person, [])
            one = (waiting or ends)[0]
            away = msgspec.convert(one.away, Away)
            if away.asleep(now):
                continue  # all of it in one letter, when they are awake
            if not await reminders.told(person, waiting, ends):
                continue  # another process was quicker
            await self._write(away, one.email, waiting, ends)
            await self._push(person, waiting, ends)
            told += 1
        return told

    def _link(self, table: Waiting) -> str:
        return f"{self._url}/table/{table.table}"

    async def _write(
        self, away: Away, email: str | None, waiting: list[Waiting], ends: list[Waiting]
    ) -> None:
        """One letter and one call for all tables."""
        if away.email and self._mail is not None and email and self._url:
            words = [Text("server-letter-turn", links=self._listed(waiting))] if waiting else []
            if ends:
                words.append(Text("server-letter-ending", links=self._listed(ends), days=WARNING))
            await self._mail.send(
                email, *in_all_languages(_subject(waiting, ends), *words, Text("server-letter-when"))
            )
        if away.webhook is not None:
            body = {"your_turn": self._tables(waiting)} | ({"ending": self._tables(ends)} if ends else {})
            try:
                await self.call(away.webhook, msgspec.json.encode(body))
            except (BadHook, OSError, TimeoutError, ValueError) as error:
                log.warning("a webhook did not answer: %s", type(error).__name__)

    def _listed(self, tables: list[Waiting]) -> str:
        return "\n".join(f"    {each.game}: {self._link(each)}" for each in tables)

    def _tables(self, tables: list[Waiting]) -> list[dict[str, Any]]:
        return [
            {"table": each.table, "game": each.game, "link": self._link(each) if self._url else None}
            for each in tables
        ]

    async def _push(self, person: str, waiting: list[Waiting], ends: list[Waiting]) -> None:
        """One message to each browser of a person."""
        tables = [*waiting, *ends]
        where = f"/table/{tables[0].table}" if len(tables) == 1 else "/"
        if (pusher := self.pusher) is None:
            return
        for push in await self._store.pushes.of(person):
            title = in_language(_subject(waiting, ends), push.language)
            if not await pusher.send(push, {"title": title, "url": where}):
                await self._store.pushes.end(push.endpoint)


def _subject(waiting: list[Waiting], ends: list[Waiting]) -> Text:
    if waiting:
        return Text("server-letter-turn-subject", count=len(waiting))
    return Text("server-letter-ending-subject", count=len(ends))
