"""Answers that are the only ones: the tests of rules pass over them."""

from __future__ import annotations

from astrarium.kernel import Choice, Table


def take_singles(table: Table) -> Table:
    """Give every answer that is the only one, also where the table would ask a person for it."""
    while isinstance(table.question, Choice) and (only := table.question.forced()) is not None:
        table.answer(table.question.seat, only)
    return table
