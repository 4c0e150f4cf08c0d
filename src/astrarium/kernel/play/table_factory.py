"""Sitting down: a new table, a table from a record, a table from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .chance import Chance
from .choice import freeze
from .errors import BadRecord, BadSetup, Diverged, IllegalAnswer, UndoRefused
from .game import Game
from .plain import fitted, work_out_rest
from .record import ABANDON, CONCEDE, UNDO, Record
from .state import State
from .table import Table


def start(
    game: Game,
    seats: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    players: list[str] | None = None,
) -> Table:
    """A new game. The same seed and options always give the same deal."""
    state = new_state(game, seats, seed, options)
    return Table(
        game, state, options=game.check_setup(seats, options), seed=str(seed), players=players
    ).begin()


def new_state(game: Game, seats: int, seed: int | str, options: Mapping[str, Any] | None = None) -> State:
    """The state at the first checkpoint of a new game."""
    if isinstance(seed, bool) or not isinstance(seed, int | str) or str(seed) == "" or len(str(seed)) > 200:
        raise BadSetup("error-bad-seed", seed=str(seed)[:40])
    state = game.set_up(seats, Chance(seed), game.check_setup(seats, options))
    work_out_rest(state)
    return state


def resume(
    game: Game,
    position: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    *,
    played: bool = False,
) -> Table:
    """A table from any position, as `table.state.to_json()` gives it: a table to analyse.

    `played`: it comes from a game in play, perhaps of other rules. It may be in another layout, and have more
    or fewer cards than the present box.
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
    table.analysis = True
    try:
        return table.begin(answers)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        # The rules stumble over a position that no game leads to.
        raise BadRecord("error-position", game=game.id, why=str(error)) from error


def _answers_since(game: Game, since: Any) -> list[tuple[int, Any]]:
    answers = freeze(since)
    if not isinstance(answers, tuple) or not all(
        isinstance(entry, tuple) and len(entry) == 2 and isinstance(entry[0], int) for entry in answers
    ):
        raise BadRecord("error-position", game=game.id, why="since")
    return list(answers)


def replay(game: Game, record: Record, *, played: bool = False) -> Table:
    """Play a record again, checking every answer and every fingerprint.

    A record made under another revision of the rules continues from its snapshot instead. `played`: it is of
    a table in play, so that where it begins is taken as it is.
    """
    if record.rules != game.revision:
        return _from_snapshot(game, record)
    table = _first_stretch(game, record, played)
    for word, what, answers in _stretches(record.moves)[1]:
        try:
            enter(table, word, what)
        except (UndoRefused, IllegalAnswer) as error:
            raise BadRecord("error-record-illegal", move=table.moves, why=error.text) from None
        table.feed(answers)
    _compare(table, record)
    return table


def enter(table: Table, word: str, what: Any) -> None:
    """Do at a table what an entry says that is no answer."""
    if word == CONCEDE:
        table.concede(what)
    elif word == ABANDON:
        table.abandon()
    else:
        table.undo(what)


def _first_stretch(game: Game, record: Record, played: bool) -> Table:
    answers, _ = _stretches(record.moves)
    if record.position is not None:
        table = resume(game, record.position, record.options, played=played)
        table.players = record.players
        table.feed(answers[len(table.history) :])
        return table
    state = new_state(game, record.seats, record.seed or "", record.options)
    options = game.check_setup(record.seats, record.options)
    table = Table(game, state, options=options, seed=record.seed, players=record.players)
    table.analysis = True  # a record holds the seed: nothing in it is secret
    return table.begin(answers)


def _stretches(
    moves: list[tuple[Any, Any]],
) -> tuple[list[tuple[int, Any]], list[tuple[str, Any, list[tuple[int, Any]]]]]:
    """The answers up to the first entry that is none (an undo, say), and after each those up to the next."""
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
