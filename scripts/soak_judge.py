"""What came of a soak: every acknowledged answer is in the database, in order, and none that nobody gave."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any


async def judge(url: str, tables: Sequence[Any], counts: Counter[str]) -> None:
    """Every acknowledged answer is there, in order, and none is there that nobody gave."""
    from astrarium import game as find_game
    from astrarium.server.store.store import Store
    from astrarium.tables.rebuilding import rebuild

    store = Store(url)
    for seen in tables:
        row = await store.table(seen.id)
        entries = await store.entries(seen.id)
        counts["tables"] += 1
        counts["moves kept"] += len(entries)
        counts["games over"] += seen.over
        counts["wrong positions"] += seen.wrong
        for seat in range(2):
            mine = [
                entry for entry in entries if entry[0] == seat or entry in (("undo", seat), ("undo", None))
            ]
            kept = ["undo" if who == "undo" else heads(what) for who, what in mine]
            told = [
                "undo" if what == "undo" else heads(json.loads(what))
                for who, what in seen.acknowledged
                if who == seat
            ]
            counts["lost"] += missing(told, kept)
        if row is not None and row.position is None and not any(who == "undo" for who, _ in entries):
            game = find_game(seen.game)
            history = rebuild(game, replace(row, rules=game.revision), entries).history
            given = sum(not move.forced for move in history if move.seat < len(seen.shown))
            counts["doubled"] += max(0, given - seen.sent)
    await store.close()


def heads(answer: Any) -> str:
    """The words of an answer: which of two equal cards it takes, and in which order, the table may settle."""
    if answer and isinstance(answer[0], str):
        return str(answer[0])
    return " ".join(sorted(heads(each) for each in answer))


def missing(told: list[str], kept: list[str]) -> int:
    """How many of what was told are not among what is kept, in the same order."""
    lost = place = 0
    for what in told:
        if what in kept[place:]:
            place = kept.index(what, place) + 1
        else:
            lost += 1
    return lost


def examined(url: str, counts: Counter[str]) -> None:
    from astrarium.server.doctor import examine

    for found in examine(url=url):
        counts[f"doctor: {found.status}"] += 1
