"""Loads tables from the browser's storage and writes them as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from .. import game as find_game
from ..kernel import AstrariumError, Game, Record
from ..kernel.choice import freeze
from ..tables import LiveTable
from ..tables.history import EarlierRules
from ..tables.host_calls import Entry
from ..tables.rebuild import Entered, carry_over, generation, rebuild
from ..tables.server_messages import ChatLine, Notice, ToldEvent
from ..tables.snapshots import StoredSnapshot
from ..tables.stored_table import Place, StoredTable


class Unreadable(AstrariumError):
    """The stored data is no table, or one of other rules."""


@dataclass(slots=True)
class SavedTable:
    """The stored data of a table: row, entries, chat, last snapshot and event log."""

    stored: StoredTable
    entries: list[Entry]
    lines: list[ChatLine] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    kept: StoredSnapshot | None = None
    told: list[ToldEvent] = field(default_factory=list)


def read(data: Any) -> SavedTable:
    """Parse stored data; raises Unreadable if it is malformed."""
    try:
        stored = {**data["sheet"]}
        places = [Place(**place) for place in stored.pop("places")]
        kept = data.get("kept")
        return SavedTable(
            stored=StoredTable(**stored, places=places),
            entries=[(who, what) for who, what in data["entries"]],
            lines=list(data.get("lines", [])),
            notices=list(data.get("notices", [])),
            kept=None if kept is None else StoredSnapshot(**kept),
            told=list(data.get("told", [])),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Unreadable("site-unreadable") from None


def stored_data(stored: StoredTable) -> dict[str, Any]:
    return asdict(stored)


def record_of(saved: SavedTable) -> Record:
    """The record of a table, built without replay; works for earlier rules too."""
    stored = saved.stored
    return Record(
        game=stored.game,
        rules=stored.rules,
        seats=stored.seats,
        options=stored.options,
        seed=stored.seed if stored.position is None else None,
        position=stored.position,
        moves=[(who, freeze(what)) for who, what in saved.entries],
        players=[place.called or place.name or place.bot or "" for place in stored.places],
        result=stored.result,
    )


def load_table(saved: SavedTable) -> LiveTable:
    """Rebuild a stored table; raises Unreadable if its entries are inconsistent."""
    stored = saved.stored
    game = find_game(stored.game)
    try:
        if stored.rules == game.revision:
            return LiveTable(stored, rebuild(game, stored, saved.entries), earlier=_earlier(saved))
        return _under_current_rules(game, saved)
    except Unreadable:
        raise
    except Exception as error:
        raise Unreadable("site-unreadable") from error


def _under_current_rules(game: Game, saved: SavedTable) -> LiveTable:
    """Migrate a table of other rules, as a server does."""
    stored = saved.stored
    if generation(stored.rules) > generation(game.revision):
        raise Unreadable("site-newer")
    if stored.over:
        raise Unreadable("site-older")
    kept = saved.kept
    told = saved.told[: kept.events] if kept else []
    stored.moves = stored.first + len(saved.entries)
    carried = carry_over(game, stored, kept, told, Entered(saved.entries))
    stored.rules, stored.position, stored.first = game.revision, carried.position, carried.first
    stored.options, stored.earlier = carried.options, carried.earlier
    if not carried.whole:
        saved.entries = []
    return LiveTable(stored, carried.table, earlier=_earlier(saved))


def _earlier(saved: SavedTable) -> EarlierRules | None:
    earlier: Mapping[str, int] | None = saved.stored.earlier
    return None if earlier is None else EarlierRules(earlier["moves"], saved.told[: earlier["events"]])
