"""A table with its home in a page: one change at a time, kept by the browser, with bots."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from time import time
from typing import Any, Protocol

from ..kernel import AstrariumError, Choice, IllegalAnswer
from ..kernel.choice import thaw
from ..tables import Deed, LiveTable, deeds
from ..tables.levels import STAND_IN, bounded, first, seconds_of
from ..tables.listing import card
from ..tables.snapshots import last_checkpoint, snapshot_of
from ..tables.thinking import at_random, seed_of
from ..tables.wishes import (
    KeepAlone,
    KeepLine,
    KeepMoves,
    KeepNotice,
    KeepSeat,
    KeepStandIn,
    KeepVotes,
    LastSeen,
    LastTalk,
    Ponder,
    Wish,
)
from .stored import Stored, again, sheet_data
from .works import Order, Turn, Work, Works

log = logging.getLogger(__name__)
#: The only person of a page.
ME = "me"
#: What the page says when another tab has entered something meanwhile.
CONFLICT = "conflict"


class Home(Protocol):
    """What a table needs of its host."""

    works: Works

    def read(self, id: str) -> Work:
        """What the browser has kept of a table."""
        ...


class BotFailed(Exception):
    """A bot did not come to an answer."""


class HostedTable:
    """One table in the memory of a page."""

    def __init__(self, home: Home, stored: Stored, live: LiveTable | None = None) -> None:
        self._home = home
        self.live = live or again(stored)
        self.stored = stored
        self.turn = Turn()
        self.thinking: set[int] = set()
        #: The checkpoint that is kept, and how many of the events kept still hold.
        self._point: Any = None
        self._told = 0

    @property
    def id(self) -> str:
        return self.live.id

    # -- deeds

    def carry_out(self, deed: Deed) -> Work:
        """Carry out a deed to its end; raises what it raises."""
        yield self.turn
        try:
            yield from self._grant_all(deed)
        finally:
            self._home.works.give_back(self.turn)
        self.wake()

    def _grant_all(self, deed: Deed) -> Work:
        wish = next(deed, None)
        while wish is not None:
            granted = yield from self._grant(wish)
            try:
                wish = deed.send(granted)
            except StopIteration:
                return

    def _grant(self, wish: Wish) -> Work:
        stored = self.stored
        match wish:
            case KeepMoves():
                yield from self._append(wish.entries)
            case KeepLine():
                stored.lines.append(wish.line)
                yield from self._keep()
            case KeepNotice():
                stored.notices.append(wish.notice)
                yield from self._keep()
            case KeepStandIn():
                self.live.place(wish.seat).stand_in = wish.bot
                yield from self._keep()
                return True
            case KeepVotes():
                self.live.sheet.votes = wish.votes
                yield from self._keep()
            case KeepSeat():
                return False  # nobody can be invited here
            case KeepAlone():
                self.live.sheet.lesson = None
                yield from self._keep()
            case LastSeen():
                return time()
            case LastTalk():
                return stored.lines[-wish.most :], stored.notices[-wish.most :]
            case Ponder():
                self._home.works.begin(self._ponder(wish))
        return None

    def _append(self, entries: list[Any]) -> Work:
        """Have answers kept; where another tab was quicker, the table is what that one has made of it."""
        before = len(self.stored.entries)
        self.stored.entries += entries
        sheet = self.live.sheet
        sheet.moves = sheet.first + len(self.stored.entries)
        if any(isinstance(who, str) for who, _ in entries):  # what was told is told anew
            self._told = 0
        if (yield from self._keep(before)) == CONFLICT:
            yield from self._take_in()
            raise IllegalAnswer("table-stale")

    def _keep(self, before: int | None = None) -> Work:
        """Have the browser keep how the table stands: entries from `before` on, and the rest as it is now."""
        live, stored = self.live, self.stored
        count = len(stored.entries)
        data: dict[str, Any] = {
            "table": self.id,
            "number": count if before is None else before,
            "entries": [] if before is None else stored.entries[before:],
            "sheet": sheet_data(live.sheet),
            "card": card(live.sheet, ME, live),
            "lines": stored.lines,
            "notices": stored.notices,
        }
        if self._point is not last_checkpoint(live):
            self._point = last_checkpoint(live)
            snapshot = snapshot_of(live, live.sheet.moves, max(self._told, len(live.course.earlier.events)))
            self._told = snapshot.since + len(snapshot.told)
            data |= {"kept": asdict(snapshot.kept), "since": snapshot.since, "told": snapshot.told}
        return (yield Order("keep", data))

    def first_keep(self) -> Work:
        """Have a new table kept."""
        return (yield from self._keep(0))

    # -- other tabs

    def changed_elsewhere(self, number: int) -> Work:
        """Another tab has entered something: so many entries there are now."""
        yield self.turn
        try:
            if number != len(self.stored.entries):
                yield from self._take_in()
        finally:
            self._home.works.give_back(self.turn)
        self.wake()

    def _take_in(self) -> Work:
        """Be the table that the browser has kept, and show it."""
        stored: Stored = yield from self._home.read(self.id)
        found = again(stored)
        self.stored, self._point, self._told = stored, None, 0
        self.live.hold(stored.sheet, found.table, found.course.earlier)
        self.live.room.look_again()

    # -- bots and coach

    def wake(self) -> None:
        """Let every bot think that has to choose and does not think yet."""
        for seat, bot in self.live.seating.bots().items():
            choice = self.live.table.choice(seat)
            if choice is not None and seat not in self.thinking and self.live.room.audience:
                self.thinking.add(seat)
                self._home.works.begin(self._think(seat, bot, choice))

    def _think(self, seat: int, bot: str, choice: Choice) -> Work:
        """Answer a choice: the bot itself, else a quick one, else whatever is allowed. Somebody waits."""
        try:
            for each in dict.fromkeys((bot, first(self.live.sheet.game), STAND_IN)):
                try:
                    given = yield from self._answer(seat, each, choice)
                    yield from self._give(seat, choice, given)
                    break
                except (AstrariumError, BotFailed) as error:
                    log.warning("bot %s at table %s: %s", each, self.id, error)
        finally:
            self.thinking.discard(seat)
        self.wake()

    def _give(self, seat: int, choice: Choice, given: Any) -> Work:
        if self.live.table.choice(seat) is choice:
            yield from self.carry_out(deeds.bot_answers(self.live, seat, choice, given))

    def _answer(self, seat: int, bot: str, choice: Choice) -> Work:
        live, table = self.live, self.live.table
        planned = live.planned(choice) if bot == live.place(seat).bot else None
        if planned is not None:
            return thaw(planned)
        if bot == STAND_IN:
            return at_random(table, choice)
        seconds = seconds_of(bot)
        task = (
            table.game.id,
            table.options,
            table.position(),
            seat,
            bounded(bot, seconds),
            seed_of(table, seat),
            seconds,
        )
        return (yield from self._thought("thought", task))

    def _thought(self, work: str, task: tuple[Any, ...]) -> Work:
        outcome = yield Order("think", {"work": work, "task": task})
        if "failed" in outcome:
            raise BotFailed(outcome["failed"])
        return outcome["found"]

    def _ponder(self, wish: Ponder) -> Work:
        """Have something thought through while the table goes on; who asked is told."""
        try:
            if wish.what != "review":
                wish.tell((yield from self._thought(wish.what, wish.task)))
                return
            key = json.dumps([self.id, wish.task[2:], time()])
            while True:
                told = yield from self._thought("review", (key, *wish.task))
                if "review" in told:
                    wish.tell(told["review"])
                    return
                wish.tell(tuple(told["done"]))
        except BotFailed as error:
            log.warning("coach at table %s: %s", self.id, error)
            wish.fail()
