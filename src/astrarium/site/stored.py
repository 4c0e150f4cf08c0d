"""What a browser keeps of a table, as plain data, and the table again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from .. import game as find_game
from ..kernel import AstrariumError, Game, Record
from ..kernel.choice import freeze
from ..tables import LiveTable
from ..tables.course import Earlier
from ..tables.messages import ChatLine, Notice, ToldEvent
from ..tables.rebuilding import carry_over, generation, rebuild
from ..tables.sheet import Place, Sheet
from ..tables.snapshots import Kept
from ..tables.wishes import Entry


class Unreadable(AstrariumError):
    """What the browser has kept is not a table, or not one of these rules."""


@dataclass(slots=True)
class Stored:
    """A table as it is kept: sheet, entries, talk, and the last position with what was told."""

    sheet: Sheet
    entries: list[Entry]
    lines: list[ChatLine] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    kept: Kept | None = None
    told: list[ToldEvent] = field(default_factory=list)


def read(data: Any) -> Stored:
    """What was kept; raises Unreadable where it cannot be made out."""
    try:
        sheet = {**data["sheet"]}
        places = [Place(**place) for place in sheet.pop("places")]
        kept = data.get("kept")
        return Stored(
            sheet=Sheet(**sheet, places=places),
            entries=[(who, what) for who, what in data["entries"]],
            lines=list(data.get("lines", [])),
            notices=list(data.get("notices", [])),
            kept=None if kept is None else Kept(**kept),
            told=list(data.get("told", [])),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Unreadable("site-unreadable") from None


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    return asdict(sheet)


def record_of(stored: Stored) -> Record:
    """The record of a table as it was played, without playing it again: also one of earlier rules."""
    sheet = stored.sheet
    return Record(
        game=sheet.game,
        rules=sheet.rules,
        seats=sheet.seats,
        options=sheet.options,
        seed=sheet.seed if sheet.position is None else None,
        position=sheet.position,
        moves=[(who, freeze(what)) for who, what in stored.entries],
        players=[place.called or place.name or place.bot or "" for place in sheet.places],
        result=sheet.result,
    )


def again(stored: Stored) -> LiveTable:
    """The table that was kept; raises Unreadable where its answers do not fit together."""
    sheet = stored.sheet
    game = find_game(sheet.game)
    try:
        if sheet.rules == game.revision:
            return LiveTable(sheet, rebuild(game, sheet, stored.entries), earlier=_earlier(stored))
        return _under_present_rules(game, stored)
    except Unreadable:
        raise
    except Exception as error:
        raise Unreadable("site-unreadable") from error


def _under_present_rules(game: Game, stored: Stored) -> LiveTable:
    """A table of other rules goes on as well as it can, as a server lets it."""
    sheet = stored.sheet
    if generation(sheet.rules) > generation(game.revision):
        raise Unreadable("site-newer")
    if sheet.over:
        raise Unreadable("site-older")
    kept = stored.kept
    told = stored.told[: kept.events] if kept else []
    sheet.moves = sheet.first + len(stored.entries)
    gone_on = carry_over(game, sheet, kept, told, stored.entries)
    sheet.rules, sheet.position, sheet.first = game.revision, gone_on.position, gone_on.first
    sheet.options, sheet.earlier = gone_on.options, gone_on.earlier
    if not gone_on.whole:
        stored.entries = []
    return LiveTable(sheet, gone_on.table, earlier=_earlier(stored))


def _earlier(stored: Stored) -> Earlier | None:
    earlier: Mapping[str, int] | None = stored.sheet.earlier
    return None if earlier is None else Earlier(earlier["moves"], stored.told[: earlier["events"]])
