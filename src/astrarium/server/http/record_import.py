"""Import of records: a record becomes a table after it was replayed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ... import game as find_game
from ...kernel import AstrariumError, BadRecord, Record, Text, replay
from ...tables.record_validation import load_record
from ...tables.table_creation import Opened, open_record
from ..bots.worker_pool import WorkerPool
from ..bots.worker_process import BotFailed
from ..store.rows import Person

#: Maximum bytes of an uploaded record.
LARGEST = 1_000_000
#: Time limit of the replay, in seconds.
REPLAYING = 10.0


async def import_record(data: dict[str, Any], person: Person, workers: WorkerPool) -> Opened:
    """The table of a record. Raises BadRecord.

    Records are not trusted. A record is first replayed in a worker, which is killed on timeout. Only then it
    is replayed here.
    """
    game, record = load_record(data, current=True)
    if record.position is not None:  # it might be a position that no game can reach
        raise BadRecord("server-record-position")
    packed = msgspec.json.encode(record.to_json())
    try:
        wrong: Text | None = await workers.ask(person.id, check, (packed,), REPLAYING)
    except BotFailed:
        raise BadRecord("server-record-unplayable") from None
    if wrong is not None:
        raise BadRecord(wrong)
    return await asyncio.to_thread(open_record, game, record, person.id, person.name, invite=True)


# -- in the worker process


def check(packed: bytes) -> Text | None:
    """Why a record is invalid, if it is."""
    record = Record.from_json(msgspec.json.decode(packed))
    try:
        replay(find_game(record.game), record)
    except AstrariumError as error:
        return error.text
    return None
