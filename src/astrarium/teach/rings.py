"""What the words of a stop point at: things on the board, by their names.

A ring is written as a thing is (`action:settle`, `phase:develop`); a card, which is a number on the table, by
what is printed on it (`card:gem_world`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def things(view: Any, ring: str) -> list[str]:
    """The things on the board that a ring may mean, the likeliest first; itself where it names no card."""
    kind, _, name = ring.partition(":")
    numbers = dict.fromkeys(number for number in _named(view, kind, name))
    return [f"{kind}:{number}" for number in numbers] or [ring]


def _named(seen: Any, kind: str, name: str) -> Iterator[int]:
    """The numbers of this kind beside which the name stands, wherever that is in a view."""
    if isinstance(seen, dict):
        number = seen.get(kind)
        if isinstance(number, int) and name in (value for value in seen.values() if isinstance(value, str)):
            yield number
        seen = list(seen.values())
    if isinstance(seen, list | tuple):
        for each in seen:
            yield from _named(each, kind, name)
