"""The doctor: every stored game played again by the present rules, and what differs, since which move."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from .. import game as find_game
from ..kernel import AstrariumError, Game, Text
from ..tables.course import Course
from ..tables.rebuilding import CarriedOver, carry_over, rebuild
from ..tables.sheet import Sheet
from ..tables.snapshots import Kept
from .copies import NoCopy, database
from .store.databases import sqlite_url
from .store.store import Store


@dataclass(slots=True)
class Finding:
    """How a stored game comes out by the present rules."""

    table: str
    game: str
    over: bool
    rules: int
    present: int
    #: same, as-played (kept so, and shown so), goes-on (from a checkpoint), unreadable
    status: str
    #: The first move from which it differs.
    since: int | None = None
    #: Answers that no longer fit.
    misfits: int = 0
    why: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def text(self) -> Text:
        """What was found, as a text of the server's."""
        return Text(
            f"server-doctor-{self.status}",
            table=self.table,
            game=self.game,
            rules=str(self.rules),
            present=str(self.present),
            since=self.since or 0,
            misfits=self.misfits,
            why=self.why,
        )


def examine(data_dir: Path | None = None, url: str | None = None) -> Iterator[Finding]:
    """Look at every table of a database; nothing is changed. The layout has to be the present one."""
    file = database(data_dir)
    if url is None and not file.is_file():
        raise NoCopy("server-no-database", file=str(file))
    store = Store(url or sqlite_url(file))
    with asyncio.Runner() as runner:
        try:
            for id in runner.run(store.all_tables()):
                found = runner.run(_look(store, id))
                if found is not None:
                    yield found
        finally:
            runner.run(store.close())


async def _look(store: Store, id: str) -> Finding | None:
    row = await store.table(id)
    if row is None:
        return None
    try:
        present = find_game(row.game).revision
    except AstrariumError as error:
        return Finding(id, row.game, row.over, row.rules, 0, "unreadable", why=str(error))
    finding = Finding(id, row.game, row.over, row.rules, present, "same")
    entries = await store.entries(id, row.first)
    row.moves = row.first + len(entries)
    kept = await store.past.snapshot(id)
    told = await store.past.told(id, kept.events if kept else 0)
    archived = bool(await store.past.archived(id)) if row.over else False
    try:
        _compare(finding, row, kept, told, entries)
    except AstrariumError as error:
        finding.status, finding.why = "unreadable", str(error)
    if archived and finding.status != "same":
        finding.status = "as-played"
    return finding


def _compare(finding: Finding, row: Sheet, kept: Kept | None, told: list[Any], entries: list[Any]) -> None:
    game = find_game(row.game)
    if row.rules == game.revision:
        rebuild(game, row, entries)
        return
    gone_on: CarriedOver = carry_over(game, row, kept, told, entries)
    if not gone_on.whole:
        finding.status = "goes-on"
        finding.misfits = len(gone_on.misfits)
        finding.since = _since(game, row, kept, told, entries)


def _since(game: Game, row: Sheet, kept: Kept | None, told: list[Any], entries: list[Any]) -> int:
    """The first move from which a game comes out differently."""
    base = (row.earlier or {"moves": 0})["moves"]
    try:
        table = rebuild(game, replace(row, rules=game.revision), entries)
    except AstrariumError as error:
        move = error.text.args.get("move", 0)
        return base + (move if isinstance(move, int) else 0)
    again = Course(table).told()
    for before, now in zip(told[(row.earlier or {"events": 0})["events"] :], again, strict=False):
        if before["name"] != now["name"] or before["args"] != msgspec.to_builtins(now["args"]):
            return int(before["move"])
    return kept.answers if kept else base
