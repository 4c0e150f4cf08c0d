"""What a finished game is grouped by: the ids that its seats, and its table, had or did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from sys import intern
from typing import Any, TypeAlias

from ..kernel import Table

#: Ids by kind, each once.
Ids: TypeAlias = dict[str, tuple[str, ...]]


def traits_of(table: Table) -> tuple[tuple[Ids, ...], Ids]:
    """The traits of each seat and those of the whole table; none where the game names none."""
    traits = table.game.traits
    if traits is None:
        return tuple({} for _ in range(table.seats)), {}
    by_seat, shared = traits.of(table.state)
    events = {event: (kind, argument) for kind, (event, argument) in traits.told.items()}
    found = []
    for seat, given in enumerate(by_seat):
        own = {kind: set(ids) for kind, ids in given.items()} | {kind: set() for kind in traits.told}
        for event in table.events(seat=seat):
            if event.seat == seat and event.name in events:
                kind, argument = events[event.name]
                own[kind].update(_several(event.args[argument]))
        found.append(read_ids(own))
    return tuple(found), read_ids(shared)


def read_ids(given: Mapping[str, Iterable[Any]]) -> Ids:
    """Ids by kind in their one proper form; the same words of many games share their memory."""
    return {
        intern(str(kind)): tuple(sorted({intern(str(each)) for each in ids}))
        for kind, ids in sorted(given.items())
    }


def _several(value: Any) -> Iterable[Any]:
    return value if isinstance(value, tuple | list) else (value,)
