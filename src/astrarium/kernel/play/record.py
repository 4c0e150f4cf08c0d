"""Records: set-up, seed and answers, from which a table can be replayed.

format        version of this layout
game, rules   id of the game and revision of its rules
seats, options, seed, seed_hash (or `position`: the start of a resumed table)
players       names or bots by seat
moves         [seat, answer], ["undo", seat or null], ["concede", seat] or ["abandon", null], in order; append-only
fingerprints  [number of answers, hash of the state] for each checkpoint
snapshot      the state at the last checkpoint and the answers since; later rules continue from it
result        the result of a finished game
variant       the changes of the components, if the game has any
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..choice import freeze, thaw
from ..errors import BadRecord

FORMAT = 1
UNDO = "undo"
#: A seat gave up; all agreed to break the game off.
CONCEDE = "concede"
ABANDON = "abandon"


def seed_hash(seed: str) -> str:
    """The published hash of a seed; the seed itself is published at the end of the game."""
    return sha256(f"astrarium:{seed}".encode()).hexdigest()


@dataclass(slots=True)
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str | None
    moves: list[tuple[Any, Any]]
    position: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    fingerprints: list[tuple[int, str]] = field(default_factory=list)
    snapshot: dict[str, Any] | None = None
    result: Mapping[str, Any] | None = None
    variant: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "seed_hash": None if self.seed is None else seed_hash(self.seed),
            "position": self.position,
            "players": self.players,
            "moves": [[who, thaw(answer)] for who, answer in self.moves],
            "fingerprints": [list(mark) for mark in self.fingerprints],
            "snapshot": self.snapshot,
            "result": self.result,
            **({} if self.variant is None else {"variant": self.variant}),
        }

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Read a record and check its layout; moves are checked by a replay."""
        if not isinstance(data, dict):
            raise BadRecord("error-record-layout", where="record")
        if not isinstance(data.get("format"), int):
            raise BadRecord("error-record-layout", where="format")
        if data["format"] > FORMAT:
            raise BadRecord("error-record-newer", format=data["format"], known=FORMAT)
        record = cls(
            game=_field(data, "game", str),
            rules=_field(data, "rules", int),
            seats=_field(data, "seats", int),
            options=_field(data, "options", dict),
            seed=_field(data, "seed", str, type(None)),
            moves=[_move(entry, i) for i, entry in enumerate(_field(data, "moves", list))],
            position=_field(data, "position", dict, type(None)),
            players=[str(name) for name in _field(data, "players", list)],
            fingerprints=[_mark(entry, i) for i, entry in enumerate(_field(data, "fingerprints", list))],
            snapshot=_field(data, "snapshot", dict, type(None)),
            result=_field(data, "result", dict, type(None)),
            variant=_field(data, "variant", dict, type(None)),
        )
        if (record.seed is None) == (record.position is None):
            raise BadRecord("error-record-layout", where="seed")
        if record.seed is not None and data.get("seed_hash") != seed_hash(record.seed):
            raise BadRecord("error-record-seed")
        return record

    @classmethod
    def load(cls, path: Path | str) -> Record:
        """Read a record from a file; raises BadRecord."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadRecord("error-file", file=str(path), why=error.strerror or str(error)) from None
        except (ValueError, RecursionError) as error:
            raise BadRecord("error-not-json", file=str(path), why=str(error)) from None
        return cls.from_json(data)

    def save(self, path: Path | str) -> None:
        """Write the record to a file atomically."""
        text = json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"
        write_whole(Path(path), text)


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: an interruption leaves the old content or the new."""
    rough = path.with_name(path.name + ".part")
    try:
        rough.write_text(text, encoding="utf-8")
        rough.replace(path)
    except OSError as error:
        raise BadRecord("error-file", file=str(path), why=error.strerror or str(error)) from None
    finally:
        rough.unlink(missing_ok=True)


def _field(data: dict[str, Any], name: str, *kinds: type) -> Any:
    value = data.get(name)
    if type(value) not in kinds:
        raise BadRecord("error-record-layout", where=name)
    return value


def _move(entry: Any, index: int) -> tuple[Any, Any]:
    match entry:
        case [str(word), None | int()] if word == UNDO:
            return UNDO, entry[1]
        case [str(word), int(seat)] if word == CONCEDE and not isinstance(seat, bool):
            return CONCEDE, seat
        case [str(word), None] if word == ABANDON:
            return ABANDON, None
        case [int(seat), answer] if not isinstance(seat, bool):
            return seat, freeze(answer)
    raise BadRecord("error-record-layout", where=f"moves[{index}]")


def _mark(entry: Any, index: int) -> tuple[int, str]:
    match entry:
        case [int(count), str(mark)]:
            return count, mark
    raise BadRecord("error-record-layout", where=f"fingerprints[{index}]")
