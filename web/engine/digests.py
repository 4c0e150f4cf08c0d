"""What a record comes to, answer by answer: the same in every Python, or something is wrong with one."""

import json
from hashlib import sha256

import astrarium
from astrarium.kernel.choice import freeze
from astrarium.kernel.play.table_factory import enter


def digests(record: dict, every: int = 1) -> list[str]:
    """A digest of the state and of what somebody sees, after every answer, or every so many and the last.

    It is what the seats see in turn, and somebody who looks on.
    """
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
        if len(found) < at // every or at == len(record["moves"]):
            found.append(_digest(table, at % (table.seats + 1)))
    return found


def _begun(record: dict) -> astrarium.Table:
    if record["position"] is not None:
        return astrarium.resume(record["game"], record["position"], record["options"])
    return astrarium.start(record["game"], record["seats"], record["seed"], record["options"])


def _digest(table: astrarium.Table, who: int) -> str:
    seat = who if who < table.seats else None
    words = json.dumps(
        [table.state.to_json(), table.view(seat), len(table.events(0, seat))],
        sort_keys=True,
        separators=(",", ":"),
    )
    return sha256(words.encode()).hexdigest()[:16]
