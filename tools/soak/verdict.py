"""Verdict of a soak test: replays each table from the database and compares it with its people's logs."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

UNDO = "undo"


@dataclass
class Played:
    """A replayed table: the commands of its seats by move, and all boards that they could see, in order."""

    given: dict[int, list[tuple[int, str]]] = field(default_factory=lambda: defaultdict(list))
    boards: dict[int, list[tuple[int, str]]] = field(default_factory=lambda: defaultdict(list))
    #: Undos of a person alone with bots; one of these may be several entries.
    freely: Counter[tuple[int, str]] = field(default_factory=Counter)


async def judge(url: str, tables: Sequence[Any], counts: Counter[str]) -> None:
    """Check that acknowledged commands are stored in order, no others are, and shown boards existed."""
    from astrarium.server.store.store import Store

    store = Store(url)
    for seen in tables:
        row = await store.table(seen.id)
        entries = await store.entries(seen.id)
        counts["tables"] += 1
        counts["moves kept"] += len(entries)
        counts["games over"] += seen.over
        played = play_again(row, entries, seen.seats)
        for seat in seen.seats:
            compare(seat, seen, played, counts)
    await store.close()


def compare(seat: int, seen: Any, played: Played, counts: Counter[str]) -> None:
    """Compare the log of a seat's person with the database."""
    told, sent = _words(seat, seen.acknowledged), _words(seat, seen.sent)
    counts["lost"] += missing(told, played.given[seat])
    counts["doubled"] += (Counter(played.given[seat]) - Counter(sent) - played.freely).total()
    latest = 0
    for shown in seen.shown[seat]:
        counts["positions shown"] += len(shown)
        wrong, last = out_of_course(shown, played.boards[seat])
        counts["wrong positions"] += wrong
        counts["shown late by another process"] += bool(shown) and not wrong and last < latest
        latest = max(latest, last)


def play_again(row: Any, entries: list[tuple[Any, Any]], seats: range) -> Played:
    """Replay a table entry by entry; forced answers come with the answer before them."""
    from astrarium import game as find_game
    from astrarium.kernel import start
    from astrarium.kernel.choice import freeze
    from astrarium.kernel.play.table_factory import enter
    from astrarium.tables.seat_messages import public_move

    played = Played()
    table = start(find_game(row.game), row.seats, row.seed, row.options)
    taken = 0
    for who, what in [(None, None), *entries]:
        before = public_move(table)
        if who is None:
            pass  # the initial position
        elif isinstance(who, str):
            enter(table, who, what)
            taken = len(table.history)
            if what is None:
                played.freely[before, who] += 1
            for seat in seats if what is None else [what]:
                played.given[seat].append((before, who))
        elif taken < len(table.history):
            move = table.history[taken]
            assert (move.seat, move.answer) == (who, freeze(what)), (row.id, taken, move, who, what)
            taken += 1
        else:
            played.given[who].append((before, heads(what)))
            table.answer(who, what)
            taken += 1
        for seat in seats:
            played.boards[seat].append((public_move(table), board_of(table.view(seat))))
    return played


def board_of(view: Any) -> str:
    """A short hash of a view."""
    plain = json.loads(json.dumps(view))
    return sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def _words(seat: int, given: list[tuple[int, int, Any]]) -> list[tuple[int, str]]:
    return [(move, what if what == UNDO else heads(what)) for who, move, what in given if who == seat]


def heads(answer: Any) -> str:
    """The words of an answer, without cards and order, which the table may normalise."""
    if answer and isinstance(answer[0], str):
        return str(answer[0])
    return " ".join(sorted(heads(each) for each in answer))


def missing(told: Sequence[Any], kept: Sequence[Any]) -> int:
    """The number of `told` items that are not in `kept` in the same order."""
    lost = place = 0
    for what in told:
        if what in kept[place:]:
            place = kept.index(what, place) + 1
        else:
            lost += 1
    return lost


def out_of_course(shown: list[Any], course: list[Any]) -> tuple[int, int]:
    """The boards of one connection that are not on the game's course, counted; and its last position."""
    wrong = place = 0
    for board in shown:
        if board in course[place:]:
            place = course.index(board, place)
        else:
            wrong += 1
    return wrong, place


def examined(url: str, counts: Counter[str]) -> None:
    from astrarium.server.stored_games_check import examine

    for found in examine(url=url):
        counts[f"doctor: {found.status}"] += 1
