"""Fingerprints of positions: short hashes stored with every answer.

A replay, by the same rules or by others, compares them to see whether an answer still leads to the same
position. A fingerprint has three parts: hashes of the state's layout, of the state, and of the last events
and questions. Equal layouts compare states; different ones compare events. The state of chance is left out,
because nobody has seen it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from typing import Any, get_args

from ..kernel import Table
from ..kernel.data.plain_dataclass import to_json
from ..kernel.play.engine import Engine

#: Standard library JSON, so that server and page write the same bytes.
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode
#: Hex digits of the three parts.
LAYOUT, STATE, ASKED = 4, 10, 8
#: Fields of a state that nobody sees.
UNSEEN = ("chance", "news")


def mark_of(table: Engine) -> str:
    """The fingerprint of a table's position. It is constant while the same question is open."""
    state = to_json(table.state, lend=True)
    for name in UNSEEN:
        del state[name]
    kind: Any = type(table.state)
    return _layout(kind) + _hash(state, STATE) + _hash(_last_events(table), ASKED)


def agree(mark: str, others: Iterable[str | None]) -> bool:
    """Whether a fingerprint matches one of the stored ones; true if there are none."""
    known = [other for other in others if other is not None]
    return not known or any(_same(mark, other) for other in known)


def _same(one: str, other: str) -> bool:
    if one[:LAYOUT] == other[:LAYOUT]:
        return one[LAYOUT : LAYOUT + STATE] == other[LAYOUT : LAYOUT + STATE]
    return one[-ASKED:] == other[-ASKED:]


def _last_events(table: Engine) -> list[Any]:
    """The events of the last public answer, and the open questions by seat."""
    move = table.moves - len(table.unrevealed)
    found: list[Any] = []
    place = len(table.told_since(0))
    while place and (event := table.told_since(place - 1)[0]).move == move:
        found.append([event.name, event.seat, event.to, dict(event.args)])
        place -= 1
    ask = table.question
    choices: Any = () if ask is None else getattr(ask, "choices", (ask,))
    return [found, [[choice.seat, choice.prompt] for choice in choices]]


def _hash(data: Any, length: int) -> str:
    return blake2b(encode(data).encode(), digest_size=length // 2).hexdigest()


@cache
def _layout(cls: Any) -> str:
    return _hash(_describe(cls), LAYOUT)


def _describe(hint: Any) -> Any:
    """The fields of a class without its name."""
    kinds = getattr(hint, "_types", None)
    if kinds is not None:
        return {name: _describe(kind) for name, kind in kinds.items() if name not in UNSEEN}
    inner = [_describe(arg) for arg in get_args(hint)]
    return [str(getattr(hint, "__origin__", hint)), inner] if inner else str(hint)


class Watch:
    """Collects the fingerprints of a replay, from move `since` on."""

    def __init__(self, since: int = 0) -> None:
        self.since = since
        self._found: dict[int, str] = {}

    def __call__(self, table: Engine) -> None:
        for move in [move for move in self._found if move > table.moves]:
            del self._found[move]  # undone
        if table.moves >= self.since:
            self._found[table.moves] = mark_of(table)

    def at(self, table: Table, move: int) -> str | None:
        """The fingerprint after `move` answers; None if it was not collected."""
        if table.over and move == table.moves:
            return mark_of(table)
        return next((self._found[at] for at in range(move, self.since - 1, -1) if at in self._found), None)
