"""A table again, from what the store holds of it."""

from __future__ import annotations

import logging
from typing import Any

from ... import kernel
from ...kernel import AstrariumError, Game, Record, Table
from ...kernel.choice import freeze
from ...kernel.record import UNDO
from ...tables.sheet import Sheet

log = logging.getLogger(__name__)


def rebuild(game: Game, row: Sheet, entries: list[tuple[Any, Any]]) -> Table:
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


def go_on(game: Game, row: Sheet, state: dict[str, Any], entries: list[tuple[Any, Any]]) -> Table:
    """A position of older rules under the present ones, with the answers since as far as they fit."""
    table = kernel.resume(game, state, row.options)
    for who, what in entries:
        try:
            if who == UNDO:
                table.undo(what)
            elif table.choice(who) is not None:
                table.answer(who, what)
        except AstrariumError as error:
            log.warning("table %s goes on without its latest answers: %s", row.id, error)
            break
    return table
