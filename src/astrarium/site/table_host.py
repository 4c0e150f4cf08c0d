"""Hosts one table in a page: serialises commands, stores changes, runs bots."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from time import time
from typing import Any, Protocol

from ..kernel import AstrariumError, Choice, IllegalAnswer
from ..kernel.choice import thaw
from ..tables import Command, LiveTable, commands
from ..tables.bot_answer import at_random, seed_of
from ..tables.bot_levels import STAND_IN, bounded, first, seconds_of
from ..tables.host_calls import (
    HostCall,
    LastSeen,
    LastTalk,
    StoreChatLine,
    StoreLessonEnd,
    StoreMoves,
    StoreNotice,
    StoreSeat,
    StoreStandIn,
    StoreVotes,
    ThinkRequest,
)
from ..tables.lobby_entry import card
from ..tables.snapshots import last_checkpoint, snapshot_of
from .cooperative_tasks import Lock, Order, Task, TaskRunner
from .saved_tables import SavedTable, load_table, stored_data

log = logging.getLogger(__name__)
#: Id of the only person of a page.
ME = "me"
#: The page's answer when another tab has stored entries meanwhile.
CONFLICT = "conflict"


class HostServices(Protocol):
    """Services that a table uses of its host."""

    tasks: TaskRunner

    def read(self, id: str) -> Task:
        """Load the stored data of a table."""
        ...


class BotFailed(Exception):
    """A bot failed to answer."""


class PageTable:
    """One table in memory, stored by the browser."""

    def __init__(self, host: HostServices, saved: SavedTable, live: LiveTable | None = None) -> None:
        self._host = host
        self.live = live or load_table(saved)
        self.saved = saved
        self.lock = Lock()
        self.thinking: set[int] = set()
        #: The checkpoint in storage, and the number of stored events that are still valid.
        self._point: Any = None
        self._told = 0

    @property
    def id(self) -> str:
        return self.live.id

    # -- commands

    def carry_out(self, command: Command) -> Task:
        """Run a command to its end; raises what it raises."""
        yield self.lock
        try:
            yield from self._perform_all(command)
        finally:
            self._host.tasks.release(self.lock)
        self.wake()

    def _perform_all(self, command: Command) -> Task:
        call = next(command, None)
        while call is not None:
            granted = yield from self._perform(call)
            try:
                call = command.send(granted)
            except StopIteration:
                return

    def _perform(self, call: HostCall) -> Task:
        saved = self.saved
        match call:
            case StoreMoves():
                yield from self._save_moves(call.entries)
            case StoreChatLine():
                saved.lines.append(call.line)
                yield from self._save()
            case StoreNotice():
                saved.notices.append(call.notice)
                yield from self._save()
            case StoreStandIn():
                self.live.place(call.seat).stand_in = call.bot
                yield from self._save()
                return True
            case StoreVotes():
                self.live.stored.votes = call.votes
                yield from self._save()
            case StoreSeat():
                return False  # nobody can be invited here
            case StoreLessonEnd():
                self.live.stored.lesson = None
                yield from self._save()
            case LastSeen():
                return time()
            case LastTalk():
                return saved.lines[-call.most :], saved.notices[-call.most :]
            case ThinkRequest():
                self._host.tasks.start(self._analyse(call))
        return None

    def _save_moves(self, entries: list[Any]) -> Task:
        """Store entries. If another tab stored entries first, reload its table and refuse."""
        before = len(self.saved.entries)
        self.saved.entries += entries
        stored = self.live.stored
        stored.moves = stored.first + len(self.saved.entries)
        if any(isinstance(who, str) for who, _ in entries):  # an undo: write the event log anew
            self._told = 0
        if (yield from self._save(before)) == CONFLICT:
            yield from self._reload()
            raise IllegalAnswer("table-stale")

    def _save(self, before: int | None = None) -> Task:
        """Store the entries from `before` on and the current state of everything else."""
        live, saved = self.live, self.saved
        count = len(saved.entries)
        data: dict[str, Any] = {
            "table": self.id,
            "number": count if before is None else before,
            "entries": [] if before is None else saved.entries[before:],
            "sheet": stored_data(live.stored),
            "card": card(live.stored, ME, live),
            "lines": saved.lines,
            "notices": saved.notices,
        }
        if self._point is not last_checkpoint(live):
            self._point = last_checkpoint(live)
            snapshot = snapshot_of(live, live.stored.moves, max(self._told, len(live.history.earlier.events)))
            self._told = snapshot.since + len(snapshot.told)
            data |= {"kept": asdict(snapshot.kept), "since": snapshot.since, "told": snapshot.told}
        return (yield Order("keep", data))

    def save_new(self) -> Task:
        """Store a new table."""
        return (yield from self._save(0))

    # -- other tabs

    def reload_if_changed(self, number: int) -> Task:
        """Reload the table if another tab has stored entries; `number` is their count now."""
        yield self.lock
        try:
            if number != len(self.saved.entries):
                yield from self._reload()
        finally:
            self._host.tasks.release(self.lock)
        self.wake()

    def _reload(self) -> Task:
        """Replace the table by the stored one and show it."""
        saved: SavedTable = yield from self._host.read(self.id)
        found = load_table(saved)
        self.saved, self._point, self._told = saved, None, 0
        self.live.hold(saved.stored, found.table, found.history.earlier)
        self.live.room.look_again()

    # -- bots and coach

    def wake(self) -> None:
        """Start a task for every bot that has to choose and has none yet."""
        for seat, bot in self.live.seating.bots().items():
            choice = self.live.table.choice(seat)
            if choice is not None and seat not in self.thinking and self.live.room.audience:
                self.thinking.add(seat)
                self._host.tasks.start(self._think(seat, bot, choice))

    def _think(self, seat: int, bot: str, choice: Choice) -> Task:
        """Answer a choice by the bot; if it fails, by a fast bot, else at random."""
        try:
            for each in dict.fromkeys((bot, first(self.live.stored.game), STAND_IN)):
                try:
                    given = yield from self._answer(seat, each, choice)
                    yield from self._give(seat, choice, given)
                    break
                except (AstrariumError, BotFailed) as error:
                    log.warning("bot %s at table %s: %s", each, self.id, error)
        finally:
            self.thinking.discard(seat)
        self.wake()

    def _give(self, seat: int, choice: Choice, given: Any) -> Task:
        if self.live.table.choice(seat) is choice:
            yield from self.carry_out(commands.bot_answers(self.live, seat, choice, given))

    def _answer(self, seat: int, bot: str, choice: Choice) -> Task:
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
        return (yield from self._bot_task("thought", task))

    def _bot_task(self, work: str, task: tuple[Any, ...]) -> Task:
        outcome = yield Order("think", {"work": work, "task": task})
        if "failed" in outcome:
            raise BotFailed(outcome["failed"])
        return outcome["found"]

    def _analyse(self, call: ThinkRequest) -> Task:
        """Run an analysis in the bot worker and report its result."""
        try:
            if call.what != "review":
                call.tell((yield from self._bot_task(call.what, call.task)))
                return
            key = json.dumps([self.id, call.task[2:], time()])
            while True:
                told = yield from self._bot_task("review", (key, *call.task))
                if "review" in told:
                    call.tell(told["review"])
                    return
                call.tell(tuple(told["done"]))
        except BotFailed as error:
            log.warning("coach at table %s: %s", self.id, error)
            call.fail()
