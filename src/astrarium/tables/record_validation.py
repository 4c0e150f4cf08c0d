"""Loads a record from a file or an upload and checks its layout, length and revision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .. import game as find_game
from ..kernel import BadRecord, Game, Record
from ..kernel.data import component_files
from ..kernel.data.variant import Misfit, of_data

#: Maximum entries of a record: far more than any game has.
MOST_ENTRIES = 20_000


def load_record(source: Path | Any, *, current: bool = False) -> tuple[Game, Record]:
    """The game and record of a file or of JSON data; raises BadRecord.

    With `current` the record has to follow the current revision of the rules.
    """
    try:
        record = Record.load(source) if isinstance(source, Path) else Record.from_json(source)
    except RecursionError:
        raise BadRecord("error-record-layout", where="record") from None
    game = find_game(record.game)
    _check_variant(record)
    if current and record.rules != game.revision:
        raise BadRecord("error-record-unverifiable", rules=record.rules, known=game.revision)
    if len(record.moves) > MOST_ENTRIES:
        raise BadRecord("server-record-long", most=MOST_ENTRIES)
    return game, record


def _check_variant(record: Record) -> None:
    """A game with changed cards can only be replayed with the same changes."""
    if record.variant is None:
        return
    try:
        played = of_data(record.variant)
    except Misfit:
        raise BadRecord("error-record-layout", where="variant") from None
    used = component_files.variant(record.game)
    if used is None or used.digest != played.digest:
        raise BadRecord("error-record-variant", name=played.name)
