"""The same again: a second play, another process, a record, a position in JSON."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from ..kernel import Record, Table, replay, resume
from ..kernel.plain import to_json
from . import elsewhere
from .graph import difference
from .walk import Walk, sampled


def same(walk: Walk) -> None:
    """The same seed and answers give the same table."""
    again = Walk(walk.script, walk.bound, walk.reach)
    moves = told = 0
    for table, twin in zip(walk, again, strict=True):
        here, there = (now(each) | since(each, moves, told) for each in (table, twin))
        differ(walk, here, there, "a second play is another game")
        moves, told = len(table.history), len(table.told)
    differ(walk, since(walk.table), since(again.table), "a second play is another game")


def everywhere(walk: Walk) -> None:
    """The same seed and answers give the same table in another process, where sets lie in another order."""
    prints = elsewhere.play(walk.script, walk.reach)
    for table in walk:
        there = next(prints, None)
        walk.expect(digest(table) == there, "another process plays another game")


def replays(walk: Walk) -> None:
    """A record, read from JSON text, gives the same table."""
    for table, chosen in sampled(walk):
        if chosen:
            _again(walk, table)
            if not all(move.forced for move in table.history):
                twin = table.fork()
                twin.undo()
                _again(walk, twin)


def _again(walk: Walk, table: Table) -> None:
    text = json.dumps(table.record.to_json(), allow_nan=False)
    again = replay(walk.game, Record.from_json(json.loads(text)))
    differ(walk, whole(table), whole(again), "the table of the record is another one")
    walk.expect(table.state == again.state, "the state of the record is another one")
    walk.expect(again.record == table.record, "the record of the record is another one")


def positions(walk: Walk) -> None:
    """State, JSON text, state: nothing is lost, at a checkpoint and in the middle of a phase."""
    last = None
    for table in walk:
        checkpoint = list(table.checkpoints())[-1]
        if checkpoint is not last:
            last = checkpoint
            _survives(walk, checkpoint.state)
        text = json.dumps(table.state.to_json(), allow_nan=False)
        again = resume(walk.game, json.loads(text), table.options)
        walk.expect(table.state == again.state, "the resumed state is another one")
        differ(walk, now(table), now(again), "the resumed table is another one")


def _survives(walk: Walk, state: Any) -> None:
    plain = to_json(state)
    again = walk.game.state.from_json(json.loads(json.dumps(plain, allow_nan=False)))
    differ(walk, plain, to_json(again), "the state does not survive JSON")
    walk.expect(again == state, "the state after JSON is another one, though it reads the same")
    walk.expect(again.fingerprint() == state.fingerprint(), "the fingerprint changes in JSON")


def differ(walk: Walk, here: Any, there: Any, what: str) -> None:
    """Complain when two JSON values differ."""
    if here != there and (found := difference(here, there)):
        walk.fail(f"{what}: {found}")


def stance(table: Table) -> dict[str, Any]:
    """A position: the state, and what is asked."""
    return {
        "state": to_json(table.state),
        "pending": [
            [
                choice.seat,
                choice.prompt,
                dict(choice.args),
                [*choice.options],
                choice.at_least,
                choice.at_most,
            ]
            for choice in table.pending
        ],
        "over": table.over,
    }


def now(table: Table) -> dict[str, Any]:
    """A position, and what each seat sees of it."""
    return {**stance(table), "views": [table.view(seat) for seat in [*range(table.seats), None]]}


def whole(table: Table) -> dict[str, Any]:
    """Everything about a table: the position, and how it came about."""
    return {**stance(table), **since(table)}


def since(table: Table, moves: int = 0, told: int = 0) -> dict[str, Any]:
    """How a position came about, after so many answers and events."""
    return {"history": list(table.history[moves:]), "events": list(table.told[told:])}


def digest(table: Table) -> str:
    """A hash of a position and of what has been told."""
    told = [[event.to, event.to_json()] for event in table.told[-1:]]
    return sha256(json.dumps([now(table), len(table.told), told]).encode()).hexdigest()[:16]
