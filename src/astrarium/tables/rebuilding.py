"""A table again, from what is kept of it; also when the rules have changed meanwhile."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any

from .. import kernel
from ..kernel import AstrariumError, Game, IllegalAnswer, Record, Table, UndoRefused
from ..kernel.choice import freeze, thaw
from ..kernel.starting import enter
from .course import Course, Earlier
from .messages import ToldEvent
from .sheet import Sheet
from .snapshots import Kept
from .wishes import Entry

#: With other components a game has a revision of its own: that of its rules times this, and more.
CORRECTED = 2**32


def generation(rules: int) -> int:
    """Which revision of the rules it is, whatever the components."""
    return rules // CORRECTED if rules >= CORRECTED else rules


def rebuild(game: Game, row: Sheet, entries: list[Entry]) -> Table:
    """The table again, from how it began and all that was entered."""
    moves = [(who, freeze(what)) for who, what in entries]
    position = row.position
    if position is not None:
        moves = [(seat, freeze(answer)) for seat, answer in position.get("since", [])] + moves
    record = Record(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        seed=row.seed if position is None else None,
        moves=moves,
        position=position,
    )
    return kernel.replay(game, record)


@dataclass(slots=True)
class CarriedOver:
    """A table under the present rules, how it begins now, and the answers that no longer fit."""

    table: Table
    position: dict[str, Any] | None
    first: int
    #: Answers and events before the table in memory begins.
    earlier: dict[str, int] | None
    misfits: list[tuple[int, Any]] = field(default_factory=list)
    #: Whether the whole game is the same under both rules.
    whole: bool = False


def carry_over(
    game: Game, row: Sheet, kept: Kept | None, told: list[ToldEvent], entries: list[Entry]
) -> CarriedOver:
    """A table of older rules under the present ones; `entries` are those from `row.first` on.

    Where the game is the same under both, up to the last letter of what is kept of it, it simply goes on.
    Else it goes on from the last checkpoint that is kept, with every answer since that still fits.
    """
    kept = _latest(row, kept)
    table = _the_same(game, row, kept, told, entries)
    if table is not None:
        return CarriedOver(table, row.position, row.first, row.earlier, whole=True)
    if kept is None:
        return _from_the_start(game, row, entries)
    state = dict(kept.state)
    since = [(seat, answer) for seat, answer in state.pop("since", [])]
    table = kernel.resume(game, state, row.options)
    misfits = play_what_fits(table, [*since, *entries[kept.number - row.first :]])
    earlier = {"moves": kept.answers, "events": kept.events}
    return CarriedOver(table, _position(table, state), row.moves, earlier, misfits)


def _latest(row: Sheet, kept: Kept | None) -> Kept | None:
    """The snapshot; or how the table began, where that is later."""
    if kept is not None and kept.number >= row.first and kept.rules == row.rules:
        return kept
    if row.position is None:
        return None
    earlier = row.earlier or {"moves": 0, "events": 0}
    return Kept(row.first, row.rules, row.position, earlier["moves"], earlier["events"])


def _the_same(
    game: Game, row: Sheet, kept: Kept | None, told: list[ToldEvent], entries: list[Entry]
) -> Table | None:
    """The table by the present rules, if it comes out as it is kept; else None."""
    present = replace(row, rules=game.revision)
    until = len(entries) if kept is None else kept.number - row.first
    try:
        table = rebuild(game, present, entries[:until])
        if kept is not None and not _holds(table.position(), game.upgraded(kept.state)):
            return None
        if until < len(entries):
            table = rebuild(game, present, entries)
    except AstrariumError:
        return None
    earlier = row.earlier or {"moves": 0, "events": 0}
    again = Course(table, Earlier(earlier["moves"], told[: earlier["events"]])).told()
    return table if _plain(again[: len(told)]) == _plain(told) else None


def _from_the_start(game: Game, row: Sheet, entries: list[Entry]) -> CarriedOver:
    """Nothing was kept but the seed and the answers."""
    table = kernel.start(game, row.seats, row.seed, row.options)
    state = next(iter(table.checkpoints())).state.to_json()
    misfits = play_what_fits(table, entries)
    return CarriedOver(table, _position(table, state), row.moves, None, misfits)


def _position(table: Table, state: dict[str, Any]) -> dict[str, Any]:
    """Where the table begins from now on, and what was answered since."""
    return {**state, "since": [[move.seat, thaw(move.answer)] for move in table.history]}


def play_what_fits(table: Table, entries: list[Entry]) -> list[tuple[int, Any]]:
    """Give a table the answers of older rules, as far as they fit; those that do not.

    What the table took by itself then and takes by itself now is not given twice. Behind an answer that does
    not fit only the others' answers to the same question still count.
    """
    at = 0
    misfits: list[tuple[int, Any]] = []
    out: set[int] = set()
    for place, (who, what) in enumerate(entries):
        if isinstance(who, str):
            if misfits:
                break
            try:
                enter(table, who, what)
            except (UndoRefused, IllegalAnswer):
                break
            at = len(table.history)
            continue
        found = _taken_already(table, at, who, freeze(what))
        if found is not None:
            at = found
            continue
        before = len(table.history)
        if who not in out and _fits(table, who, what):
            at = before + 1
        else:
            misfits.append((who, what))
            out.add(who)
            if len(table.pending) < 2:
                misfits += [entry for entry in entries[place + 1 :] if isinstance(entry[0], int)]
                break
    return misfits


def _taken_already(table: Table, at: int, who: int, answer: Any) -> int | None:
    """Behind which move a forced answer stands that the table has taken by itself."""
    for place in range(at, len(table.history)):
        move = table.history[place]
        if move.seat == who and move.answer == answer and move.forced:
            return place + 1
    return None


def _fits(table: Table, who: int, what: Any) -> bool:
    try:
        if table.choice(who) is None:
            return False
        table.answer(who, what)
    except AstrariumError:
        return False
    return True


def _holds(position: dict[str, Any], kept: dict[str, Any]) -> bool:
    """Whether a position is the one that was kept; what newer rules have added to it does not count."""
    now = _plain(position)
    return now.get("since") == kept.get("since") and all(now.get(name) == kept[name] for name in kept)


def _plain(data: Any) -> Any:
    """As it comes back from where it is kept."""
    return json.loads(json.dumps(data))
