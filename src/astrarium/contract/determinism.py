"""Determinism: equal results of replays, other processes, records and JSON positions."""

from __future__ import annotations

import json
from typing import Any

from ..kernel import Record, Table, replay, resume
from ..kernel.data.plain_dataclass import to_json
from . import hash_seed_process
from .object_graph import difference
from .playthrough import Playthrough, sampled
from .position_digest import digest, now, since, whole


def same(walk: Playthrough) -> None:
    """The same seed and answers give the same table."""
    again = Playthrough(walk.script, walk.bound, walk.reach)
    moves = told = 0
    for table, replayed in zip(walk, again, strict=True):
        here, there = (now(each) | since(each, moves, told) for each in (table, replayed))
        differ(walk, here, there, "a second play is another game")
        moves, told = len(table.history), len(table.told)
    differ(walk, since(walk.table), since(again.table), "a second play is another game")


def everywhere(walk: Playthrough) -> None:
    """The same seed and answers give the same table in another process, where sets lie in another order."""
    prints = hash_seed_process.play(walk.script, walk.reach)
    for table in walk:
        there = next(prints, None)
        walk.expect(digest(table) == there, "another process plays another game")


def replays(walk: Playthrough) -> None:
    """A record, read from JSON text, gives the same table."""
    for table, chosen in sampled(walk):
        if chosen:
            _again(walk, table)
            if not all(move.forced for move in table.history):
                fork = table.fork()
                fork.undo()
                _again(walk, fork)


def _again(walk: Playthrough, table: Table) -> None:
    text = json.dumps(table.record.to_json(), allow_nan=False)
    again = replay(walk.game, Record.from_json(json.loads(text)))
    differ(walk, whole(table), whole(again), "the table of the record is another one")
    walk.expect(table.state == again.state, "the state of the record is another one")
    walk.expect(again.record == table.record, "the record of the record is another one")


def positions(walk: Playthrough) -> None:
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


def _survives(walk: Playthrough, state: Any) -> None:
    plain = to_json(state)
    again = walk.game.state.from_json(json.loads(json.dumps(plain, allow_nan=False)))
    differ(walk, plain, to_json(again), "the state does not survive JSON")
    walk.expect(again == state, "the state after JSON is another one, though it reads the same")
    walk.expect(again.fingerprint() == state.fingerprint(), "the fingerprint changes in JSON")


def differ(walk: Playthrough, here: Any, there: Any, what: str) -> None:
    """Report a violation if two JSON values differ."""
    if here != there and (found := difference(here, there)):
        walk.fail(f"{what}: {found}")
