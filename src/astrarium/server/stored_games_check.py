"""The doctor: loads every stored game with the present rules, on a copy."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import msgspec
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .. import game as find_game
from ..kernel import AstrariumError, Game, Text
from ..tables.history import GameHistory
from ..tables.rebuild import Entered, rebuild
from ..tables.stored_table import StoredTable
from .backup_and_transfer import NAME, NoCopy, back_up, database
from .live_tables import table_loading
from .live_tables.table_loading import Loaded, Stranded, load
from .store.database_url import cause, shown, sqlite_url
from .store.rows import NewerVersion
from .store.store import Store

#: Unchanged; shown as played; resumed from an earlier position; owned by newer rules; not loadable by the
#: rules; damaged or of a missing game; with ratings that differ from the recomputed ones.
Status = Literal["same", "as-played", "goes-on", "newer", "stranded", "unreadable", "rating"]


@dataclass(slots=True)
class Finding:
    """How a stored game loads with the present rules."""

    table: str
    game: str
    over: bool
    rules: int
    present: int
    status: Status = "same"
    #: The first move that differs, if any.
    since: int | None = None
    #: Number of answers that are asked again.
    misfits: int = 0
    #: Why the table cannot be loaded.
    why: Text | str = ""

    def to_json(self) -> dict[str, Any]:
        found = {name: getattr(self, name) for name in self.__slots__}
        return {**found, "why": self.why if isinstance(self.why, str) else self.why.to_json()}

    def text(self) -> Text:
        """The finding as a text."""
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
    """Check every table of a database of any schema version. Only a copy is changed."""
    with TemporaryDirectory(prefix="astrarium-") as folder, asyncio.Runner() as runner:
        copy = Path(folder) / NAME
        back_up(copy, data_dir, url)
        store = Store(sqlite_url(copy))
        table_loading.log.disabled = True  # problems are reported as findings instead
        try:
            _prepare(store, str(database(data_dir)) if url is None else shown(url))
            for id in runner.run(store.all_tables()):
                found = runner.run(_examine(store, id))
                if found is not None:
                    yield found
            for game, replay in runner.run(store.ratings.recompute()):
                yield Finding(replay, game, True, 0, 0, "rating")
        finally:
            table_loading.log.disabled = False
            runner.run(store.close())


def _prepare(store: Store, source: str) -> None:
    """Migrate the copy to the newest schema; raises NoCopy if a part of the database is missing."""
    try:
        store.prepare()
    except (SQLAlchemyError, CommandError) as error:
        raise NoCopy("server-damaged", file=source, why=cause(error)) from None


async def _examine(store: Store, id: str) -> Finding | None:
    row = await store.table(id)
    if row is None:
        return None
    finding = Finding(id, row.game, row.over, row.rules, 0)
    try:
        game = find_game(row.game)
        finding.present = game.revision
        if row.words is None:
            await _compare(store, game, row, finding)
    except NewerVersion as error:
        finding.status, finding.why = "newer", error.text
    except AstrariumError as error:
        damaged = not isinstance(error, Stranded) or error.text.id == "server-unreadable"
        finding.status, finding.why = "unreadable" if damaged else "stranded", _reason(error)
    return finding


def _reason(error: AstrariumError) -> Text | str:
    """Why a table cannot be loaded: for damaged data the fault itself, which a server logs."""
    fault = error.__cause__
    if fault is None or error.text.id != "server-unreadable":
        return error.text
    return " ".join(f"{type(fault).__name__}: {fault}".split())[:200]


async def _compare(store: Store, game: Game, row: StoredTable, finding: Finding) -> None:
    loaded = await load(store, row.id)
    finding.status, finding.misfits = loaded.fate, len(loaded.misfits)
    if loaded.fate != "same":
        snapshot = await store.history.snapshot(row.id)
        events = await store.history.events(row.id, snapshot.events if snapshot else 0)
        entered = await store.entered(row.id, row.first)
        finding.since = _since(game, row, events, entered, loaded)


def _since(game: Game, row: StoredTable, events: list[Any], entered: Entered, loaded: Loaded) -> int:
    """The first move at which the game differs."""
    earlier = row.earlier or {"moves": 0, "events": 0}
    try:
        again = GameHistory(rebuild(game, row, entered.entries)).told()
    except AstrariumError as error:
        move = error.text.args.get("move", 0)
        return earlier["moves"] + (move if isinstance(move, int) else 0)
    except Exception:  # other rules may raise anything
        return earlier["moves"]
    for before, now in zip(events[earlier["events"] :], again, strict=False):
        if before["name"] != now["name"] or before["args"] != msgspec.to_builtins(now["args"]):
            return int(before["move"])
    return loaded.row.move if loaded.fate == "as-played" else _goes_on_from(loaded)


def _goes_on_from(loaded: Loaded) -> int:
    before = loaded.row.earlier or {"moves": 0}
    return before["moves"] + loaded.table.moves
