"""Rebuilds a table from its stored data, also after a change of the rules."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from .. import kernel
from ..kernel import (
    AstrariumError,
    BadRecord,
    Game,
    IllegalAnswer,
    Record,
    Seat,
    Table,
    Text,
    Together,
    UndoRefused,
)
from ..kernel.choice import freeze, thaw
from ..kernel.play.record import UNDO
from ..kernel.play.table_factory import enter
from .history import EarlierRules, GameHistory
from .host_calls import Entry
from .position_fingerprints import Watch, agree, mark_of
from .server_messages import ToldEvent
from .snapshots import StoredSnapshot
from .stored_table import StoredTable

log = logging.getLogger(__name__)
#: Factor of the revision of a game with corrected components.
CORRECTED = 2**32


class ReplayFailed(Exception):
    """The current rules fail on the `place`-th answer of other rules."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


class Diverged(Exception):
    """An answer leads to another position; all before the `place`-th are equal."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


def generation(rules: int) -> int:
    """The revision of the rules without the components."""
    return rules // CORRECTED if rules >= CORRECTED else rules


def rebuild(game: Game, row: StoredTable, entries: list[Entry], seen: Watch | None = None) -> Table:
    """The table under the current rules, replayed from its start and all entries."""
    moves = [(who, freeze(what)) for who, what in entries]
    position = row.position
    if position is not None:
        moves = [(seat, freeze(answer)) for seat, answer in position.get("since", [])] + moves
    record = Record(
        game=row.game,
        rules=game.revision,
        seats=row.seats,
        options=row.options,
        seed=row.seed if position is None else None,
        moves=moves,
        position=position,
    )
    return kernel.replay(game, record, played=True, seen=seen)


@dataclass(slots=True)
class Entered:
    """The entries of a table under its rules, with their fingerprints."""

    entries: list[Entry]
    #: By entry, None where none is stored; shorter at the end.
    marks: Sequence[str | None] = ()

    def mark(self, place: int) -> str | None:
        return self.marks[place] if 0 <= place < len(self.marks) else None

    def after(self, until: int, answers: list[Entry]) -> list[list[str | None]]:
        """The fingerprints of answers among the first entries; several after an undo."""
        known: dict[str, list[str | None]] = {}
        for place, entry in enumerate(self.entries[:until]):
            known.setdefault(json.dumps(entry), []).append(self.mark(place))
        return [known.get(json.dumps(entry), []) for entry in answers]


def as_kept(
    game: Game, row: StoredTable, kept: StoredSnapshot | None, told: list[ToldEvent] | None, entered: Entered
) -> Table | None:
    """The table under the current rules if it equals the stored one, else None.

    It compares the last snapshot, the fingerprint of each later answer, and the events `told`, if given.
    """
    kept = _latest(row, kept)
    base = row.earlier or {"moves": 0, "events": 0}
    first = kept.answers - base["moves"] if kept else 0
    seen = Watch(first)
    try:
        table = rebuild(game, row, entered.entries, seen)
        move = 0 if kept is None else _replayed_to(table, first, game.upgraded(kept.state))
    except Exception as error:  # other rules may raise anything
        log.info("table %s does not come out as it was played: %s", row.id, error)
        return None
    if move is None:
        return None
    since, later = _since(row, kept, entered)
    for (who, _), marks in zip(since, later, strict=True):
        if who == UNDO:
            break
        move += isinstance(who, int)
        mark = seen.at(table, move)
        if mark is not None and not agree(mark, marks):
            return None
    if told is not None:
        again = GameHistory(table, EarlierRules(base["moves"], told[: base["events"]])).told()
        if _as_json(again[: len(told)]) != _as_json(told):
            return None
    return table


def _since(
    row: StoredTable, kept: StoredSnapshot | None, entered: Entered
) -> tuple[list[Entry], list[list[str | None]]]:
    """The entries since the last stored checkpoint, and their fingerprints."""
    until = kept.number - row.first if kept else 0
    before = [(seat, answer) for seat, answer in kept.state.get("since", [])] if kept else []
    marks = entered.after(until, before)
    marks += [[entered.mark(place)] for place in range(until, len(entered.entries))]
    return [*before, *entered.entries[until:]], marks


def _replayed_to(table: Table, move: int, kept: dict[str, Any]) -> int | None:
    """The move at which a replay passed a stored position, without fields of newer rules.

    It has to be `move`; earlier releases stored 0, which allows any move.
    """
    since = [(seat, freeze(answer)) for seat, answer in kept.get("since", [])]
    for point in [*table.checkpoints()][::-1]:
        if move in (0, point.move):
            given = [(each.seat, each.answer) for each in table.answers_since(point.move)]
            now = _as_json(point.state.to_json()) if given[: len(since)] == since else {}
            if all(now.get(name, now) == value for name, value in kept.items() if name != "since"):
                return point.move
    return None


@dataclass(slots=True)
class CarriedOver:
    """A table migrated to the current rules, its new start and the answers that do not fit."""

    table: Table
    options: dict[str, Any]
    position: dict[str, Any] | None
    first: int
    #: Answers and events before the table in memory begins.
    earlier: dict[str, int] | None
    misfits: list[tuple[int, Any]] = field(default_factory=list)
    #: Whether the whole game is equal under both rules.
    whole: bool = False
    #: Whether the first of those answers fits but leads to another position.
    elsewhere: bool = False
    #: Whether every answer fits, but board or question differ from what was last shown.
    moved: bool = False


def carry_over(
    game: Game, row: StoredTable, kept: StoredSnapshot | None, told: list[ToldEvent], entered: Entered
) -> CarriedOver:
    """Migrate a table of other rules to the current ones; `entered` begins at `row.first`.

    If the game is equal under both rules, it continues as it is. Otherwise it continues from the last stored
    checkpoint with the later answers that fit and lead to the same positions. Raises BadRecord if the current
    rules cannot read that checkpoint.
    """
    row = replace(row, options=_settings(game, row.options))
    table = as_kept(game, row, kept, told, entered)
    if table is not None:
        return CarriedOver(table, row.options, row.position, row.first, row.earlier, whole=True)
    kept = _latest(row, kept)
    later, marks = _since(row, kept, entered)
    if kept is None:
        state = plain_state(kernel.start(game, row.seats, row.seed, row.options))
        earlier = None
    else:
        state = _without_key(kept.state, "since")
        earlier = {"moves": kept.answers, "events": kept.events}
    carried = _play(game, state, row.options, later, marks)
    shown = entered.mark(len(entered.entries) - 1)
    carried.moved = not carried.misfits and not agree(mark_of(carried.table), [shown])
    carried.first, carried.earlier = row.moves, earlier
    return carried


def plain_state(table: Table) -> dict[str, Any]:
    """The start of a table."""
    return next(iter(table.checkpoints())).state.to_json()


def _settings(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The settings of a table that the current rules know."""
    known = {setting.id for setting in game.settings}
    found = game.check_options(None)
    for name in known & options.keys():
        with suppress(AstrariumError):
            found = game.check_options({**found, name: options[name]})
    return found


def _play(
    game: Game,
    state: dict[str, Any],
    options: dict[str, Any],
    entries: list[Entry],
    marks: list[list[str | None]],
) -> CarriedOver:
    """Play the answers that fit from a position; the others are returned as misfits.

    If the rules fail on an answer, the table restarts and is played up to it.
    """
    until, elsewhere = len(entries), False
    while True:
        try:
            seen = Watch()
            table = kernel.resume(game, state, options, played=True, seen=seen)
            misfits = play_what_fits(table, entries[:until], marks, seen)
            for seat in (*range(table.seats), None):
                table.view(seat)
        except ReplayFailed as stumbled:
            until, elsewhere = stumbled.place, False
        except Diverged as led:
            until, elsewhere = led.place, True
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            if not until:
                raise BadRecord("error-position", game=game.id, why=repr(error)) from error
            until -= 1
        else:
            table.seen = None
            misfits += [(who, what) for who, what in entries[until:] if not isinstance(who, str)]
            position = _position(table, state)
            return CarriedOver(table, options, position, 0, None, misfits, elsewhere=elsewhere)


def _latest(row: StoredTable, kept: StoredSnapshot | None) -> StoredSnapshot | None:
    """The snapshot, or the start of the table if that is later."""
    if kept is not None and kept.number >= row.first and kept.rules == row.rules:
        return kept
    if row.position is None:
        return None
    earlier = row.earlier or {"moves": 0, "events": 0}
    return StoredSnapshot(row.first, row.rules, row.position, earlier["moves"], earlier["events"])


def _position(table: Table, state: dict[str, Any]) -> dict[str, Any]:
    """The new start of the table, and the answers since."""
    return {**state, "since": [[move.seat, thaw(move.answer)] for move in table.history]}


def play_what_fits(
    table: Table,
    entries: list[Entry],
    marks: Sequence[Sequence[str | None]] = (),
    seen: Watch | None = None,
) -> list[tuple[int, Any]]:
    """Play the answers of older rules that fit; returns those that do not.

    Forced answers are not played twice. After a misfit, only the other seats' answers to the same question
    count. Raises Diverged if an answer leads to another position than in `marks`.
    """
    at = 0
    #: Number of entries that are known to be equal.
    good = 0
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
        found = _forced_already(table, at, who, freeze(what))
        if found is not None:
            at = found
        else:
            before = len(table.history)
            try:
                fits = who not in out and _fits(table, who, what)
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
                raise ReplayFailed(place) from error
            if not fits:
                misfits.append((who, what))
                out.add(who)
                if len(table.pending) < 2:
                    misfits += [entry for entry in entries[place + 1 :] if isinstance(entry[0], int)]
                    break
                continue
            at = before + 1
        mark = seen.at(table, at) if seen is not None and place < len(marks) and not misfits else None
        if mark is not None and any(marks[place]):
            if not agree(mark, marks[place]):
                raise Diverged(good)
            good = place + 1
    return misfits


def misfit_notice(table: Table, seat: int, answer: Any, more: int, elsewhere: bool = False) -> Text:
    """A notice of the answer that does not fit and the number after it, without secrets.

    `elsewhere`: it fits but leads to another position.
    """
    choice = table.choice(seat)
    kind = "elsewhere" if elsewhere else "misfit"
    if choice is not None and isinstance(table.question, Together):
        return Text(f"server-notice-{kind}-secret", seat=Seat(seat), question=table.say(choice))
    words: Any = _spelled(answer)
    option = freeze(answer)
    if choice is not None and isinstance(option, tuple) and option[:1] in _heads(table):
        with suppress(Exception):  # its component may be gone
            words = table.say(choice, option)
    return Text(f"server-notice-{kind}", seat=Seat(seat), answer=words, more=more)


def _heads(table: Table) -> set[tuple[str, ...]]:
    return {(head,) for head in table.game.words.options}


def _spelled(answer: Any) -> str:
    """An answer spelled out without the texts of its rules."""
    if isinstance(answer, list | tuple):
        return " ".join(_spelled(each) for each in answer)
    return str(answer)


def _forced_already(table: Table, at: int, who: int, answer: Any) -> int | None:
    """The move after a forced answer that the table has played already."""
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


def _without_key(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


def _as_json(data: Any) -> Any:
    """Data as it returns from storage."""
    return json.loads(json.dumps(data))
