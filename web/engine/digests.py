"""What a record comes to, answer by answer: the same in every Python, or something is wrong with one."""

import json
from hashlib import sha256

import astrarium
from astrarium.kernel.choice import freeze
from astrarium.kernel.record import UNDO


def digests(record: dict) -> list[str]:
    """A digest of the state, of all views and of all events after every answer that the record holds."""
    table = astrarium.start(record["game"], record["seats"], record["seed"], record["options"])
    found = []
    at = 0
    while at < len(record["moves"]):
        who, what = record["moves"][at]
        if who == UNDO:
            table.undo(what)
            at += 1
        else:
            before = len(table.history)
            table.answer(who, freeze(what))
            at += len(table.history) - before
        found.append(_digest(table))
    return found


def _digest(table: astrarium.Table) -> str:
    seen = [[table.view(seat), len(table.events(0, seat))] for seat in (None, *range(table.seats))]
    words = json.dumps([table.state.to_json(), seen], sort_keys=True, separators=(",", ":"))
    return sha256(words.encode()).hexdigest()[:16]
