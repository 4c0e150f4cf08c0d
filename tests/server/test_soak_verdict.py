"""The verdict of `make soak-server` finds what is lost, doubled or wrong, and nothing else."""

from __future__ import annotations

from collections import Counter, defaultdict
from copy import deepcopy
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import astrarium
from astrarium.kernel import start
from astrarium.kernel.choice import thaw
from astrarium.tables.seat_messages import public_move
from tools.soak.verdict import UNDO, board_of, compare, play_again

Entries = list[tuple[Any, Any]]


def played(game: str, moves: int) -> tuple[Any, Entries, Any]:
    """A table in play with takings back: its row, its entries, and what its people know of it."""
    table = start(astrarium.game(game), 2, 7)
    row = SimpleNamespace(id="t", game=game, seats=2, seed="7", options=dict(table.options))
    seen = SimpleNamespace(sent=[], acknowledged=[], shown=defaultdict(list))
    entries = [(move.seat, thaw(move.answer)) for move in table.history]
    rng = Random(1)
    for seat in range(2):
        seen.shown[seat].append([])
    while len(entries) < moves and not table.over:
        choice, before = table.pending[0], len(table.history)
        move, answer = public_move(table), rng.choice(choice.options)
        if choice.several:
            answer = tuple(rng.sample(choice.options, choice.at_least))
        given = (choice.seat, move, thaw(answer))
        if rng.random() < 0.2 and table.undoable(choice.seat):
            given = (choice.seat, move, UNDO)
            table.undo(choice.seat)
            entries.append((UNDO, choice.seat))
        else:
            table.answer(choice.seat, answer)
            entries += [(each.seat, thaw(each.answer)) for each in table.history[before:]]
        seen.sent.append(given)
        seen.acknowledged.append(given)
        for seat in range(2):
            if rng.random() < 0.1:
                seen.shown[seat].append([])  # the connection broke off
            seen.shown[seat][-1].append((public_move(table), board_of(table.view(seat))))
    return row, entries, seen


def judged(row: Any, entries: Entries, seen: Any) -> tuple[int, int, int]:
    counts: Counter[str] = Counter()
    again = play_again(row, entries, range(2))
    for seat in range(2):
        compare(seat, seen, again, counts)
    return counts["lost"], counts["doubled"], counts["wrong positions"]


@pytest.mark.parametrize("game", ["adastra", "metallum", "race"])
def test_a_soak_is_judged(game: str) -> None:
    row, entries, seen = played(game, 40)
    assert judged(row, entries, seen) == (0, 0, 0)

    last = max(place for place, (who, _) in enumerate(entries) if isinstance(who, int))
    lost, _, wrong = judged(row, entries[:last], seen)
    assert lost
    assert wrong

    more = deepcopy(seen)
    more.sent.pop()
    assert judged(row, entries, more)[1] == 1

    other = deepcopy(seen)
    shown = other.shown[0][-1]
    shown[-1] = (shown[-1][0], board_of("another board"))
    assert judged(row, entries, other)[2] == 1
