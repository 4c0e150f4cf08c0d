"""Requests of the page besides play: new tables, branches, export and import of records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from .. import game as find_game
from ..kernel import BadSetup
from ..tables import LiveTable
from ..tables.branch import check_branch
from ..tables.record_validation import load_record
from ..tables.server_messages import SeatKind
from ..tables.stored_table import DAY
from ..tables.table_creation import Opened, open_branch, open_lesson, open_puzzle, open_record, open_table
from . import studies
from .cooperative_tasks import Task
from .saved_tables import SavedTable, record_of
from .table_host import ME, PageTable


class Host(Protocol):
    """The part of a page's host that requests use."""

    tables: dict[str, PageTable]

    def read(self, id: str) -> Task: ...

    def find(self, id: str) -> Task: ...

    def admit(self, opened: Opened) -> Task: ...


@dataclass(slots=True)
class SeatWish:
    """The requested player of a seat."""

    kind: SeatKind
    bot: str | None = None
    name: str | None = None


@dataclass(slots=True)
class Wish:
    """The requested set-up of a new table."""

    seats: list[SeatWish]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str | int | None = None
    name: str | None = None
    open: bool = False
    absence: int = DAY
    words: bool = False
    rated: bool = False


def live_table(opened: Opened) -> LiveTable:
    return LiveTable(opened.stored, opened.table)


def _create(host: Host, request: dict[str, Any]) -> Task:
    """Create a table, a lesson or a puzzle."""
    game = find_game(request["game"])
    if request.get("lesson") is not None:
        return (
            yield from _admit(
                host, open_lesson(game, request["lesson"], ME, request["called"], request.get("stop"))
            )
        )
    if request.get("puzzle") is not None:
        return (yield from _admit(host, open_puzzle(game, request["puzzle"], ME, request["called"])))
    seats = [SeatWish(each["kind"], each.get("bot"), each.get("name")) for each in request["seats"]]
    if any(seat.kind in ("link", "open") for seat in seats):
        raise BadSetup("site-nobody-comes")
    wanted = Wish(seats, request.get("options") or {}, request.get("seed"), request.get("name"))
    return (yield from _admit(host, open_table(game, wanted, None, ME, request["called"])))


def _branch(host: Host, request: dict[str, Any]) -> Task:
    """Create a table from a past position."""
    table: PageTable = yield from host.find(request["table"])
    check_branch(table.live, ME)
    return (yield from _admit(host, open_branch(table.live, request["move"], ME, request["called"])))


def _record(host: Host, request: dict[str, Any]) -> Task:
    """The record of a game, finished or not. A table of other rules is not replayed."""
    if request["table"] not in host.tables:
        saved: SavedTable = yield from host.read(request["table"])
        if saved.stored.rules != find_game(saved.stored.game).revision:
            return record_of(saved).to_json()
    table: PageTable = yield from host.find(request["table"])
    return table.live.record().to_json()


def _take_over(host: Host, request: dict[str, Any]) -> Task:
    """Create a table from a record file."""
    game, record = load_record(request["record"])
    return (yield from _admit(host, open_record(game, record, ME, request["called"])))


def _admit(host: Host, opened: Opened) -> Task:
    table: PageTable = yield from host.admit(opened)
    return {"table": table.id, "links": table.live.seating.links()}


CALLS: dict[str, Callable[[Host, dict[str, Any]], Task]] = {
    "create": _create,
    "branch": _branch,
    "record": _record,
    "take-over": _take_over,
    **studies.CALLS,
}
