"""Turn reminders: one message per person for all waiting tables.

A person is reminded when a table has waited for a while without a visit, outside their quiet hours and
holiday.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import time
from typing import Any

import msgspec

from ...extras import MissingExtra
from ...kernel import Text
from ...localization import say
from ...tables import daily_deal
from ...tables.lobby_entry import WARNING
from ..runtime.periodic_task import PeriodicTask
from ..store.reminders import News, Waiting
from ..store.store import Store
from .account_mail import in_all_languages
from .mail import Mailer
from .safe_fetch import BadWebhook, call
from .web_push import WebPush, new_key

log = logging.getLogger(__name__)
#: Seconds between checks, and seconds that a table waits before a reminder.
EVERY, AFTER = 60.0, 600.0
DAY = 86400
#: Names of the kinds of news in webhook calls.
CALLED = {"late": "time_is_short", "asked": "invited", "turn": "your_turn", "ending": "ending"}


class Away(msgspec.Struct, forbid_unknown_fields=True):
    """How a person wants to be reminded.

    `quiet` is a span of hours without messages, `offset` the minutes of the local clock ahead of UTC, `until`
    the end of a holiday.
    """

    email: bool = False
    webhook: str | None = None
    quiet: tuple[int, int] | None = None
    offset: int = 0
    until: float = 0.0

    def asleep(self, now: float) -> bool:
        """Whether messages must wait."""
        if now < self.until:
            return True
        if self.quiet is None:
            return False
        hour = int((now + 60 * self.offset) % DAY // 3600)
        begin, end = self.quiet
        return begin <= hour < end if begin <= end else hour >= begin or hour < end


class TurnReminders:
    """Periodic task that sends due reminders."""

    def __init__(self, store: Store, mail: Mailer | None, url: str | None) -> None:
        self._store, self._mail = store, mail
        self._url = (url or "").rstrip("/")
        failing = "turn reminders failed"
        self._task = PeriodicTask(EVERY, lambda: self.check(time()), failing)
        self.call: Callable[..., Any] = call
        #: Web push, once the service is open.
        self.pusher: WebPush | None = None

    async def open(self) -> None:
        contact = self._url if self._url.startswith("https://") else "mailto:nobody@localhost.invalid"
        try:
            self.pusher = WebPush(await self._store.setting("push-key", new_key()), contact)
        except MissingExtra as error:
            log.warning("web push is unavailable: %s", error)
        self._task.start()

    def close(self) -> None:
        self._task.stop()

    async def check(self, now: float) -> int:
        """Send all due reminders. Returns the number of people."""
        reminded, reminders = 0, self._store.reminders
        found = {
            "late": await self._late(),
            "asked": await reminders.asked(),
            "turn": await reminders.due(now - AFTER),
            "ending": await reminders.ending(),
        }
        for person in {person for people in found.values() for person in people}:
            news = {kind: people[person] for kind, people in found.items() if person in people}
            if not (news := _once(news)):
                continue
            tables = [each for some in news.values() for each in some]
            away = msgspec.convert(tables[0].away, Away)
            if away.asleep(now):
                continue  # sent in one message afterwards
            if not await reminders.mark_reminded(person, news):
                continue  # another process sent it
            await self._send_mail(away, tables[0].email, news)
            await self._send_push(person, _subject(news), tables)
            reminded += 1
        return reminded

    async def _late(self) -> dict[str, list[Waiting]]:
        """By person: tables by days with less than a day, and less than half of the time, left."""
        now = daily_deal.now()
        running, _ = await self._store.day_tables.look(now)
        short = [each for each in running if each.due - now < min(DAY, each.seconds / 2)]
        return await self._store.reminders.late(short)

    def _link(self, table: Waiting) -> str:
        return f"{self._url}/table/{table.table}"

    async def _send_mail(self, away: Away, email: str | None, news: News) -> None:
        """One e-mail and one webhook call for all tables."""
        if away.email and self._mail is not None and email and self._url:
            words = [
                Text(f"server-letter-{kind}", links=self._listed(tables), days=WARNING)
                for kind, tables in news.items()
            ]
            await self._mail.send(
                email, *in_all_languages(_subject(news), *words, Text("server-letter-when"))
            )
        if away.webhook is not None:
            body: dict[str, Any] = {"your_turn": []} | {
                CALLED[kind]: self._tables(tables) for kind, tables in news.items()
            }
            try:
                await self.call(away.webhook, msgspec.json.encode(body))
            except (BadWebhook, OSError, TimeoutError, ValueError) as error:
                log.warning("a webhook call failed: %s", type(error).__name__)

    def _listed(self, tables: list[Waiting]) -> str:
        return "\n".join(f"    {each.game}: {self._link(each)}" for each in tables)

    def _tables(self, tables: list[Waiting]) -> list[dict[str, Any]]:
        return [
            {"table": each.table, "game": each.game, "link": self._link(each) if self._url else None}
            for each in tables
        ]

    async def _send_push(self, person: str, subject: Text, tables: list[Waiting]) -> None:
        """One web push to each browser of a person."""
        where = f"/table/{tables[0].table}" if len(tables) == 1 else "/"
        if (pusher := self.pusher) is None:
            return
        for push in await self._store.pushes.of(person):
            title = say(subject, push.language)
            if not await pusher.send(push, {"title": title, "url": where}):
                await self._store.pushes.end(push.endpoint)


def _once(news: News) -> News:
    """Drop the turns at tables that are already reported as short of time."""
    late = {each.table for each in news.get("late", ())}
    kept = {
        kind: [each for each in tables if kind != "turn" or each.table not in late]
        for kind, tables in news.items()
    }
    return {kind: tables for kind, tables in kept.items() if tables}


def _subject(news: News) -> Text:
    """The most urgent kind of news."""
    kind, tables = next(iter(news.items()))
    return Text(f"server-letter-{kind}-subject", count=len(tables))
