"""Looking again only at what has changed.

Most of what a table shows is as it was a move ago. A game says from which values each of several things is
seen (a row for each): where they are the same as when it was last looked at, it is seen as it was then. Rows
are compared, which is far quicker than looking, and than finding them in a table of all that was ever seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .state import State

T = TypeVar("T")


def lately(g: State, name: str, rows: list[tuple[Any, ...]], look: Callable[[int], T]) -> list[T]:
    """All things of a kind by their numbers; where none has changed, the very list of the last time.

    What `look` makes must follow from a thing's row alone, and nobody may change it.
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
