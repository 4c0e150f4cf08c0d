"""Loads a table from the store: unchanged, or migrated to the present rules."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ... import game as find_game
from ...kernel import AstrariumError, Game, Table
from ...tables.archive import ArchivedTable
from ...tables.history import EarlierRules
from ...tables.rebuild import CarriedOver, as_kept, carry_over, generation
from ...tables.snapshots import StoredSnapshot
from ...tables.stored_table import StoredTable
from ..store.rows import NewerVersion, is_outage
from ..store.store import Store

log = logging.getLogger(__name__)
#: The outcome of loading: unchanged, resumed under other rules, or shown as it was played.
Fate = Literal["same", "goes-on", "as-played"]


class NoSuchTable(AstrariumError):
    """There is no table of that id."""


class Stranded(AstrariumError):
    """The table cannot be loaded, under the present rules or at all. It stays stored."""


@dataclass(slots=True)
class Loaded:
    """A loaded table and the outcome of loading."""

    row: StoredTable
    table: Table
    earlier: EarlierRules | None
    fate: Fate = "same"
    #: Answers that are asked again, and whether the first one still fits but leads to another position.
    misfits: list[tuple[int, Any]] = field(default_factory=list)
    elsewhere: bool = False
    #: Whether the board differs from the one last shown.
    moved: bool = False


async def load(store: Store, id: str) -> Loaded:
    """Load a table. Raises AstrariumError with the reason; logs damaged tables."""
    try:
        return await _load(store, id)
    except (AstrariumError, SQLAlchemyError, OSError):
        raise
    except Exception as error:
        log.exception("table %s cannot be loaded", id)
        raise Stranded("server-unreadable") from error


async def _load(store: Store, id: str) -> Loaded:
    row = await store.table(id)
    if row is None:
        raise NoSuchTable("server-no-such-table")
    game = find_game(row.game)
    if row.rules != game.revision and row.over:
        return await _load_finished(store, game, row)
    snapshot = await store.history.snapshot(id)
    if row.rules == game.revision:
        entered = await store.entered(id, row.first)
        row.moves = row.first + len(entered.entries)
        table = await asyncio.to_thread(as_kept, game, row, snapshot, None, entered)
        if table is not None:
            return Loaded(row, table, await _earlier(store, row))
        # The rules have changed without a new revision.
        if row.over:
            return await _load_finished(store, game, row)
    return await _migrate(store, game, row, snapshot)


async def _migrate(store: Store, game: Game, row: StoredTable, snapshot: StoredSnapshot | None) -> Loaded:
    """Migrate a table of other rules, unless the present rules are older."""
    newer = generation(row.rules) > generation(game.revision)
    try:
        migrated = await _rebuilt(store, game, row, snapshot)
    except Stranded:
        if newer:
            raise NewerVersion("server-newer") from None
        raise
    if newer:
        if not migrated.whole:
            raise NewerVersion("server-newer")
        # Equal under both rules: the table keeps the newer ones, so newer servers can resume it.
        return Loaded(row, migrated.table, await _earlier(store, row))
    old = row.rules
    row.rules, row.options, row.position = game.revision, migrated.options, migrated.position
    row.first, row.earlier = migrated.first, migrated.earlier
    changed = ("rules", "options", "position", "first", "earlier")
    values = {name: getattr(row, name) for name in changed}
    if not await store.history.take_over(row.id, old, row.moves, values):
        return await _load(store, row.id)  # another process changed the table meanwhile
    fate: Fate = "same" if migrated.whole else "goes-on"
    earlier = await _earlier(store, row)
    return Loaded(row, migrated.table, earlier, fate, migrated.misfits, migrated.elsewhere, migrated.moved)


async def _load_finished(store: Store, game: Game, row: StoredTable) -> Loaded:
    """Load a finished game from its archive, or rebuild it if only its end was stored."""
    parts = await store.history.archived(row.id)
    if len(parts) < 2:
        try:
            migrated = await _rebuilt(store, game, row, await store.history.snapshot(row.id))
        except AstrariumError as error:
            if not parts or is_outage(error):
                raise
        else:
            again = migrated.table.result
            same = (
                migrated.whole
                and again is not None
                and msgspec.to_builtins(again.to_json(), str_keys=True) == row.result
            )
            if same or not parts:
                row.rules = game.revision
                return Loaded(row, migrated.table, await _earlier(store, row), "same" if same else "goes-on")
    archived: Any = ArchivedTable(game, parts)
    return Loaded(row, archived, await _earlier(store, row), "as-played")


async def _earlier(store: Store, row: StoredTable) -> EarlierRules | None:
    """The moves and events before the rules changed, if they did."""
    if row.earlier is None:
        return None
    events = await store.history.events(row.id, row.earlier["events"])
    return EarlierRules(row.earlier["moves"], events)


async def _rebuilt(
    store: Store, game: Game, row: StoredTable, snapshot: StoredSnapshot | None
) -> CarriedOver:
    events = await store.history.events(row.id, snapshot.events if snapshot else 0)
    entered = await store.entered(row.id, row.first)
    row.moves = row.first + len(entered.entries)
    try:
        return await asyncio.to_thread(carry_over, game, row, snapshot, events, entered)
    except AstrariumError as error:
        log.error("table %s cannot be migrated to the present rules of %s: %s", row.id, game.id, error)
        raise Stranded("server-stranded", why=error.text) from error
