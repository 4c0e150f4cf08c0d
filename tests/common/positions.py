"""Positions from outside: what is said about one that cannot be, and every place in one."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from astrarium.kernel import BadRecord, BadSetup, Game, Table, resume


def complaint(game: Game, position: dict[str, Any]) -> str:
    """What is said, in one line, about a position that cannot be resumed."""
    with pytest.raises(BadRecord) as caught:
        resume(game, position)
    assert caught.value.text.id == "error-position"
    assert "\n" not in str(caught.value)
    return str(caught.value.text.args["why"])


def survivors(game: Game, position: dict[str, Any], value: Any, *, every: int = 1) -> Iterator[Table]:
    """Put the value in every place of a position (or in every third): the tables that are not refused."""
    for *way, last in list(_places(position))[::every]:
        mangled = copy.deepcopy(position)
        inner: Any = mangled
        for key in way:
            inner = inner[key]
        inner[last] = value
        try:
            yield resume(game, mangled)
        except (BadRecord, BadSetup):
            continue


def play_a_little(table: Table, answers: int) -> None:
    """Give the last answers that are offered, and look at the table after each."""
    for _ in range(answers):
        for choice in table.pending[:1]:
            answer = choice.options[: choice.at_least] if choice.several else choice.options[-1]
            table.answer(choice.seat, answer)
            table.view(0)


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain data, as the keys that lead there."""
    if path:
        yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from _places(value[key], (*path, key))
