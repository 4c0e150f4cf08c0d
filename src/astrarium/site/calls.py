"""What a page asks besides playing: new tables, playing on from a past position, records out and in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .. import game as find_game
from ..kernel import BadSetup, Record
from ..tables import LiveTable
from ..tables.branching import check_branch
from ..tables.messages import SeatKind
from ..tables.opening import Opened, open_branch, open_lesson, open_puzzle, open_record, open_table
from ..tables.sheet import DAY
from .hosted import ME, HostedTable
from .stored import Stored, record_of
from .works import Work

if TYPE_CHECKING:
    from .host import Host


@dataclass(slots=True)
class SeatWish:
    """Who is to sit on a seat of a new table."""

    kind: SeatKind
    bot: str | None = None
    name: str | None = None


@dataclass(slots=True)
class Wish:
    """What somebody wants to play, and with whom."""

    seats: list[SeatWish]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str | int | None = None
    name: str | None = None
    open: bool = False
    absence: int = DAY
    words: bool = False


def live_of(opened: Opened) -> LiveTable:
    return LiveTable(opened.sheet, opened.table)


def _create(host: Host, wish: dict[str, Any]) -> Work:
    """Set up a table, a lesson or a puzzle."""
    game = find_game(wish["game"])
    if wish.get("lesson") is not None:
        return (yield from _admitted(host, open_lesson(game, wish["lesson"], ME, wish["called"])))
    if wish.get("puzzle") is not None:
        return (yield from _admitted(host, open_puzzle(game, wish["puzzle"], ME, wish["called"])))
    seats = [SeatWish(each["kind"], each.get("bot"), each.get("name")) for each in wish["seats"]]
    if any(seat.kind in ("link", "open") for seat in seats):
        raise BadSetup("site-nobody-comes")
    wanted = Wish(seats, wish.get("options") or {}, wish.get("seed"), wish.get("name"))
    return (yield from _admitted(host, open_table(game, wanted, None, ME, wish["called"])))


def _branch(host: Host, wish: dict[str, Any]) -> Work:
    """Play on from a past position."""
    table: HostedTable = yield from host.find(wish["table"])
    check_branch(table.live, ME)
    return (yield from _admitted(host, open_branch(table.live, wish["move"], ME, wish["called"])))


def _record(host: Host, wish: dict[str, Any]) -> Work:
    """The record of a game, finished or not: nobody else plays here. One of other rules is as it was kept."""
    if wish["table"] not in host.tables:
        stored: Stored = yield from host.read(wish["table"])
        if stored.sheet.rules != find_game(stored.sheet.game).revision:
            return record_of(stored).to_json()
    table: HostedTable = yield from host.find(wish["table"])
    return table.live.record().to_json()


def _take_over(host: Host, wish: dict[str, Any]) -> Work:
    """A game from a record file."""
    record = Record.from_json(wish["record"])
    return (yield from _admitted(host, open_record(find_game(record.game), record, ME, wish["called"])))


def _admitted(host: Host, opened: Opened) -> Work:
    table: HostedTable = yield from host.admit(opened)
    return {"table": table.id, "links": table.live.seating.links()}


CALLS: dict[str, Callable[[Host, dict[str, Any]], Work]] = {
    "create": _create,
    "branch": _branch,
    "record": _record,
    "take-over": _take_over,
}
