"""Creates tables: new ones, from records and from positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..choice import freeze
from ..data.plain_dataclass import derive_rest, fitted
from ..errors import BadRecord, BadSetup, Diverged, IllegalAnswer, UndoRefused
from ..game import Game
from ..hidden.chance import Chance
from ..state import State
from .engine import Engine
from .record import ABANDON, CONCEDE, UNDO, Record
from .table import Table


def start(
    game: Game,
    seats: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    players: list[str] | None = None,
) -> Table:
    """A new game. Equal seeds and options give equal deals."""
    state = new_state(game, seats, seed, options)
    return Table(
        game, state, options=game.check_setup(seats, options), seed=str(seed), players=players
    ).begin()


def new_state(game: Game, seats: int, seed: int | str, options: Mapping[str, Any] | None = None) -> State:
    """The state at the first checkpoint of a new game."""
    if isinstance(seed, bool) or not isinstance(seed, int | str) or str(seed) == "" or len(str(seed)) > 200:
        raise BadSetup("error-bad-seed", seed=str(seed)[:40])
    state = game.set_up(seats, Chance(seed), game.check_setup(seats, options))
    derive_rest(state)
    return state


def resume(
    game: Game,
    position: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    *,
    played: bool = False,
    seen: Callable[[Engine], None] | None = None,
) -> Table:
    """An analysis table from any position in the form of `table.state.to_json()`.

    `played`: the position comes from a game in progress, perhaps under other rules. Its layout and cards may
    differ from today's. `seen` is called with every question.
    """
    if not isinstance(position, Mapping):
        raise BadRecord("error-position", game=game.id, why=f"{position!r:.40}")
    kept = game.upgraded(dict(position))
    data = dict(kept)
    answers = _answers_since(game, data.pop("since", []))
    try:
        state: State = game.state.from_json(fitted(game.state, data) if played else data)
        faults = [] if played else list(game.faults(state))
    except (ValueError, LookupError, TypeError) as error:
        raise BadRecord("error-position", game=game.id, why=str(error)) from None
    if not played:
        game.check_seats(state.seats)
    if faults:
        raise BadRecord("error-position", game=game.id, why=faults[0])
    table = Table(game, state, options=game.check_options(options), position=kept)
    table.analysis, table.seen = True, seen
    table.discreet = bool(answers)  # they include answers that the table took itself
    try:
        table.begin(answers)
        table.discreet = False
        return table
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        # The rules fail on a position that no game reaches.
        raise BadRecord("error-position", game=game.id, why=str(error)) from error


def _answers_since(game: Game, since: Any) -> list[tuple[int, Any]]:
    answers = freeze(since)
    if not isinstance(answers, tuple) or not all(
        isinstance(entry, tuple) and len(entry) == 2 and isinstance(entry[0], int) for entry in answers
    ):
        raise BadRecord("error-position", game=game.id, why="since")
    return list(answers)


def replay(
    game: Game,
    record: Record,
    *,
    played: bool = False,
    seen: Callable[[Engine], None] | None = None,
) -> Table:
    """Replay a record and check every answer and fingerprint.

    A record of another revision continues from its snapshot instead. `played`: the record is of a game in
    progress, so its start position is not validated. `seen` is called with every question.
    """
    if record.rules != game.revision:
        return _from_snapshot(game, record)
    table = _first_stretch(game, record, played, seen)
    table.discreet = True  # a record includes answers that the table took itself
    for word, what, answers in _stretches(record.moves)[1]:
        try:
            enter(table, word, what)
        except (UndoRefused, IllegalAnswer) as error:
            raise BadRecord("error-record-illegal", move=table.moves, why=error.text) from None
        table.feed(answers)
    table.discreet = False
    _compare(table, record)
    return table


def enter(table: Table, word: str, what: Any) -> None:
    """Apply an entry of a record that is no answer: undo, concede or abandon."""
    if word == CONCEDE:
        table.concede(what)
    elif word == ABANDON:
        table.abandon()
    else:
        table.undo(what)


def _first_stretch(game: Game, record: Record, played: bool, seen: Callable[[Engine], None] | None) -> Table:
    answers, _ = _stretches(record.moves)
    if record.position is not None:
        table = resume(game, record.position, record.options, played=played, seen=seen)
        table.players = record.players
        table.discreet = True
        table.feed(answers[len(table.history) :])
        return table
    state = new_state(game, record.seats, record.seed or "", record.options)
    options = game.check_setup(record.seats, record.options)
    table = Table(game, state, options=options, seed=record.seed, players=record.players)
    table.analysis = True  # a record holds the seed, so nothing is secret
    table.discreet = bool(answers)
    table.seen = seen
    return table.begin(answers)


def _stretches(
    moves: list[tuple[Any, Any]],
) -> tuple[list[tuple[int, Any]], list[tuple[str, Any, list[tuple[int, Any]]]]]:
    """The answers before the first other entry (such as an undo), and each other entry with the answers after it."""
    first: list[tuple[int, Any]] = []
    later: list[tuple[str, Any, list[tuple[int, Any]]]] = []
    current = first
    for who, what in moves:
        if who in (UNDO, CONCEDE, ABANDON):
            current = []
            later.append((who, what, current))
        else:
            current.append((who, what))
    return first, later


def _from_snapshot(game: Game, record: Record) -> Table:
    snapshot = record.snapshot
    if snapshot is None or "state" not in snapshot:
        raise BadRecord("error-record-other-rules", rules=record.rules, known=game.revision)
    table = resume(game, snapshot["state"], record.options)
    table.players = record.players
    return table


def _compare(table: Table, record: Record) -> None:
    if not record.fingerprints:
        return
    again = table.record
    for there, here in zip(record.fingerprints, again.fingerprints, strict=False):
        if there != here:
            raise Diverged("error-record-diverged", move=min(there[0], here[0]))
    if len(record.fingerprints) != len(again.fingerprints):
        shorter = min(len(record.fingerprints), len(again.fingerprints))
        longer = max(record.fingerprints, again.fingerprints, key=len)
        raise Diverged("error-record-diverged", move=longer[shorter][0])
    if record.result != again.result:
        raise Diverged("error-record-result")
