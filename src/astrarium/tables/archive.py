"""The archive of a finished game: its record, and each seat's view and events after every answer.

It is written when the game ends. Later versions of the rules can show it without a replay.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NoReturn

from ..kernel import Choice, Event, Game, IllegalAnswer, Move, Record, Table
from .seat_messages import told_event
from .server_messages import ToldEvent

#: Positions per compressed part.
CHUNK = 16


def make(table: Table) -> list[bytes]:
    """The parts of an archive: a head, then the positions in chunks.

    The events are those of this table; earlier rules may have had others before it.
    """
    seats = _seats(table)
    known: list[list[int]] = [[] for _ in seats]
    views: list[list[Any]] = [[] for _ in seats]
    for then in table.walk():
        for place, seat in enumerate(seats):
            view, events = then.view(seat), len(then.events(0, seat))
            for _ in range(len(known[place]), then.moves + 1):  # forced answers share a position
                views[place].append(view)
                known[place].append(events)
    for place, seat in enumerate(seats):  # how it ended
        views[place][-1], known[place][-1] = table.view(seat), len(table.events(0, seat))
    chunks = range(0, table.moves + 1, CHUNK)
    parts = [[each[first : first + CHUNK] for each in views] for first in chunks]
    return [_pack(_head(table, table.record, known)), *map(_pack, parts)]


def make_brief(table: Table) -> bytes:
    """A head with the last position only: a fast substitute until the archive is complete."""
    told = table.told
    known = [list(accumulate(_counts(told, seat, table.moves), initial=0))[1:] for seat in _seats(table)]
    head = _head(table, table.unmarked_record(), known)
    return _pack({**head, "last": [table.view(seat) for seat in _seats(table)]})


def _head(table: Table, record: Record, known: list[list[int]]) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "moves": table.moves,
        "answered": [move.seat for move in table.history],
        "record": record.to_json(),
        "known": known,
        "told": [told_event(event) for event in table.told],
    }


def _seats(table: Table) -> list[int | None]:
    return [None, *range(table.seats)]


def _counts(told: Sequence[Event], seat: int | None, moves: int) -> list[int]:
    """The number of events visible to a seat, by answer."""
    counts = [0] * (moves + 1)
    for event in told:
        if event.to is None or event.to == seat:
            counts[event.move] += 1
    return counts


def _pack(data: Any) -> bytes:
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


class _Result:
    """A stored result."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def to_json(self) -> dict[str, Any]:
        return self._data


class ArchivedTable:
    """A read-only table made from an archive."""

    over = True
    pending: tuple[Choice, ...] = ()
    unrevealed: tuple[Move, ...] = ()
    question = None

    def __init__(self, game: Game, parts: Sequence[bytes], move: int | None = None) -> None:
        self.game = game
        self._parts = parts
        self._head = _unpack(bytes(parts[0]))
        self.seats: int = self._head["seats"]
        self.moves: int = self._head["moves"] if move is None else move
        self.players: list[str] = []

    @property
    def history(self) -> tuple[Move, ...]:
        """The seats that answered, by move. The answers are in the record."""
        return tuple(Move(seat, (), False, 0) for seat in self._head.get("answered", ()))

    @property
    def brief(self) -> bool:
        """Whether the archive has only the last position."""
        return "last" in self._head

    @property
    def result(self) -> _Result:
        return _Result(self._head["record"]["result"])

    def view(self, seat: int | None) -> dict[str, Any]:
        if self.brief:
            last: dict[str, Any] = self._head["last"][_place(seat)]
            return last
        part, at = divmod(self.moves, CHUNK)
        view: dict[str, Any] = _unpack(bytes(self._parts[1 + part]))[_place(seat)][at]
        return view

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        told: list[ToldEvent] = self._head["told"]
        known = self._head["known"][_place(seat)][self.moves]
        mine = [index for index, event in enumerate(told) if event["to"] is None or event["to"] == seat][
            :known
        ]
        return [_event(index, told[index]) for index in mine if index >= since]

    @property
    def told(self) -> tuple[Event, ...]:
        """All events up to this move, public and private."""
        told: list[ToldEvent] = self._head["told"]
        return tuple(_event(index, event) for index, event in enumerate(told) if event["move"] <= self.moves)

    def told_since(self, event: int) -> list[Event]:
        return list(self.told[event:])

    def last_answer(self, seat: int) -> int | None:
        answered = self._head.get("answered", ())[: self.moves]
        return max((at for at, who in enumerate(answered) if who == seat), default=None)

    def choice(self, seat: int) -> None:
        return None

    def undoable(self, seat: int) -> int:
        return 0

    def at(self, move: int) -> ArchivedTable:
        if self.brief and move < self._head["moves"]:
            raise IllegalAnswer("table-earlier-rules", move=self._head["moves"])
        return ArchivedTable(self.game, self._parts, move)

    def answer(self, seat: int, answer: Any) -> NoReturn:
        raise IllegalAnswer("error-game-over")

    @property
    def record(self) -> Record:
        record = Record.from_json(self._head["record"])
        record.players = self.players[:]
        return record


class _StoredText:
    """A stored text tree."""

    def __init__(self, tree: dict[str, Any]) -> None:
        self._tree = tree

    def to_json(self) -> dict[str, Any]:
        return self._tree


def _event(index: int, told: ToldEvent) -> Event:
    text: Any = _StoredText(told["text"])
    facts = (told["move"], told["name"], told["seat"], told["to"], told["args"])
    return Event(index, *facts, text, told.get("turn"), told.get("begins", False))


def _place(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


@lru_cache(maxsize=32)
def _unpack(part: bytes) -> Any:
    return json.loads(zlib.decompress(part))
