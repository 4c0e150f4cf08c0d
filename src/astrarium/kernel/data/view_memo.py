"""Memoises the parts of a view by the values they depend on.

Most of a view is unchanged after a move. A game gives a row of values for each item. Items with equal rows keep
their previous result. Comparing with the last rows is much cheaper than a lookup by key.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ..state import State

T = TypeVar("T")


def unchanged(g: State, name: str, rows: list[tuple[Any, ...]], look: Callable[[int], T]) -> list[T]:
    """The results of `look` for all items; if no row has changed, the previous list object.

    A result must depend on the item's row alone, and must not be changed.
    """
    if g.lately is None:
        g.lately = {}
    before: list[tuple[Any, ...]]
    seen: list[T]
    before, seen = g.lately.get(name, ([], []))
    if before != rows:
        known = len(before)
        seen = [seen[at] if at < known and before[at] == row else look(at) for at, row in enumerate(rows)]
        g.lately[name] = rows, seen
    return seen
