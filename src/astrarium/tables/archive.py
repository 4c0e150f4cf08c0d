"""A finished game as it was played: its record, and what every seat saw and was told after every answer.

It is made when the game is over, under the rules it was played by, and shown ever after without them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NoReturn

from ..kernel import Choice, Event, Game, IllegalAnswer, Move, Record, Table
from .for_seat import told_event
from .messages import ToldEvent

#: Answers whose positions are packed together.
CHUNK = 16


def make(table: Table) -> list[bytes]:
    """The parts of an archive: a head, then the positions, so many at a time.

    Events are kept as they were told at this table, whatever went before it.
    """
    seats = [None, *range(table.seats)]
    told: dict[int, Event] = {}
    known: list[list[int]] = [[] for _ in seats]
    chunks: list[list[list[Any]]] = []
    for move in range(table.moves + 1):
        then = table.at(move)
        if move % CHUNK == 0:
            chunks.append([[] for _ in seats])
        for place, seat in enumerate(seats):
            chunks[-1][place].append(then.view(seat))
            known[place].append(len(then.events(0, seat)))
    for seat in seats:
        told.update((event.index, event) for event in table.events(0, seat))
    head = {
        "seats": table.seats,
        "moves": table.moves,
        "record": table.record.to_json(),
        "known": known,
        "told": [told_event(told[index]) for index in sorted(told)],
    }
    return [_pack(head), *map(_pack, chunks)]


def _pack(data: Any) -> bytes:
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


class _Result:
    """A result as it was."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def to_json(self) -> dict[str, Any]:
        return self._data


class ArchivedTable:
    """A finished game with the face of a table: it can be looked at, and nothing else."""

    over = True
    pending: tuple[Choice, ...] = ()
    unrevealed: tuple[Move, ...] = ()
    history: tuple[Move, ...] = ()
    question = None

    def __init__(self, game: Game, parts: Sequence[bytes], move: int | None = None) -> None:
        self.game = game
        self._parts = parts
        self._head = _unpack(bytes(parts[0]))
        self.seats: int = self._head["seats"]
        self.moves: int = self._head["moves"] if move is None else move
        self.players: list[str] = []

    @property
    def result(self) -> _Result:
        return _Result(self._head["record"]["result"])

    def view(self, seat: int | None) -> dict[str, Any]:
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

    def choice(self, seat: int) -> None:
        return None

    def undoable(self, seat: int) -> int:
        return 0

    def at(self, move: int) -> ArchivedTable:
        return ArchivedTable(self.game, self._parts, move)

    def answer(self, seat: int, answer: Any) -> NoReturn:
        raise IllegalAnswer("error-game-over")

    @property
    def record(self) -> Record:
        record = Record.from_json(self._head["record"])
        record.players = self.players[:]
        return record


class _KeptText:
    """A text tree as it was."""

    def __init__(self, tree: dict[str, Any]) -> None:
        self._tree = tree

    def to_json(self) -> dict[str, Any]:
        return self._tree


def _event(index: int, told: ToldEvent) -> Event:
    text: Any = _KeptText(told["text"])
    return Event(index, told["move"], told["name"], told["seat"], told["to"], told["args"], text)


def _place(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


@lru_cache(maxsize=32)
def _unpack(part: bytes) -> Any:
    return json.loads(zlib.decompress(part))
