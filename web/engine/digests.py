"""What a record comes to, answer by answer: the same in every Python, or something is wrong with one."""

import json
from hashlib import sha256

import astrarium
from astrarium.kernel.choice import freeze
from astrarium.kernel.starting import enter


def digests(record: dict) -> list[str]:
    """A digest of the state, of all views and of all events after every answer that the record holds."""
    table = _begun(record)
    found = []
    at = len(table.history)
    while at < len(record["moves"]):
        who, what = record["moves"][at]
        before = len(table.history)
        if isinstance(who, str):
            enter(table, who, what)
            at += 1
        else:
            table.answer(who, freeze(what))
            at += len(table.history) - before
        found.append(_digest(table))
    return found


def _begun(record: dict) -> astrarium.Table:
    if record["position"] is not None:
        return astrarium.resume(record["game"], record["position"], record["options"])
    return astrarium.start(record["game"], record["seats"], record["seed"], record["options"])


def _digest(table: astrarium.Table) -> str:
    seen = [[table.view(seat), len(table.events(0, seat))] for seat in (None, *range(table.seats))]
    words = json.dumps([table.state.to_json(), seen], sort_keys=True, separators=(",", ":"))
    return sha256(words.encode()).hexdigest()[:16]
