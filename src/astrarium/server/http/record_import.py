"""Games begun elsewhere: a record becomes a table once it was played again and every answer holds."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ... import game as find_game
from ...kernel import AstrariumError, BadRecord, Record, Text, replay
from ...tables.opening import Opened, open_record
from ..bots.worker import BotFailed
from ..bots.workers import Workers
from ..store.rows import Person

#: Bytes of a record, and its entries: far more than any game takes.
LARGEST, ENTRIES = 1_000_000, 20_000
#: Seconds that a record may take to be played again.
REPLAYING = 10.0


async def taken_over(data: dict[str, Any], person: Person, workers: Workers) -> Opened:
    """The table that a record leads to; raises BadRecord and what it says.

    Nothing in a record is trusted. It is played again in a process of its own, which is ended when it takes
    too long; only then it is played again here.
    """
    record = Record.from_json(data)
    game = find_game(record.game)
    if record.position is not None:  # anybody could write one that no game leads to
        raise BadRecord("server-record-position")
    if record.rules != game.revision:
        raise BadRecord("error-record-unverifiable", rules=record.rules, known=game.revision)
    if len(record.moves) > ENTRIES:
        raise BadRecord("server-record-long", most=ENTRIES)
    packed = msgspec.json.encode(record.to_json())
    try:
        wrong: Text | None = await workers.ask(person.id, check, (packed,), REPLAYING)
    except BotFailed:
        raise BadRecord("server-record-unplayable") from None
    if wrong is not None:
        raise BadRecord(wrong)
    return await asyncio.to_thread(open_record, game, record, person.id, person.name, invite=True)


# -- in the process


def check(packed: bytes) -> Text | None:
    """What is wrong with a record, if anything is."""
    record = Record.from_json(msgspec.json.decode(packed))
    try:
        replay(find_game(record.game), record)
    except AstrariumError as error:
        return error.text
    return None
