"""Undo: one step, by agreement, by one seat alone, and back to any move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel import Answer, Choice, Table, UndoRefused
from ..kernel.data.plain_dataclass import to_json
from .determinism import differ
from .playthrough import Playthrough, sampled
from .position_digest import stance, whole

#: Number of earlier positions checked at the end of a game.
PLACES = 60


@dataclass(frozen=True, slots=True)
class Footprint:
    """A past position with its views and its answer."""

    whole: dict[str, Any]
    moves: int
    news: int
    faces: list[int]
    seat: int
    answer: Answer


def undoing(walk: Playthrough) -> None:
    """Undo returns to the same state; a seat alone may undo until somebody learned or decided something."""
    trail: list[Footprint] = []
    for table, chosen in sampled(walk):
        here = whole(table)
        if trail:
            _by_agreement(walk, table, here, trail[-1])
        for seat in range(table.seats):
            _by_seat(walk, table, here, trail, seat)
        if chosen:
            _all_the_way(walk, table, trail)
        if walk.giving is not None and not _single(table, walk.giving[0]):
            state = table.state
            trail.append(Footprint(here, table.moves, state.news, state.cards.seen[:], *walk.giving))
    for footprint in trail[:: -(-len(trail) // PLACES) or 1]:
        there = whole(walk.table.at(footprint.moves))
        differ(walk, footprint.whole, there, f"the table at move {footprint.moves} is another one")


def _single(table: Table, seat: int) -> bool:
    """Whether the seat's answer is forced; undo takes it back with the last real decision."""
    choice = table.choice(seat)
    return choice is not None and choice.forced() is not None


def _again(table: Table, seat: int, answer: Answer, moves: int) -> None:
    """Give an answer and the forced ones after it, up to a number of moves."""
    table.answer(seat, answer)
    while table.moves < moves and isinstance(table.question, Choice):
        table.answer(table.question.seat, table.question.forced())


def _by_agreement(walk: Playthrough, table: Table, here: dict[str, Any], last: Footprint) -> None:
    """Undo and repeat the answer."""
    fork = table.fork()
    fork.undo()
    differ(walk, last.whole, whole(fork), "undo leads to another position")
    _again(fork, last.seat, last.answer, table.moves)
    differ(walk, here, whole(fork), "undo and the same answer again lead to another position")


def _all_the_way(walk: Playthrough, table: Table, trail: list[Footprint]) -> None:
    """Undo back to the first decision."""
    fork = table.fork()
    for footprint in reversed(trail):
        fork.undo()
        differ(walk, footprint.whole["state"], to_json(fork.state), "undo after undo leads to another state")


def _by_seat(
    walk: Playthrough, table: Table, here: dict[str, Any], trail: list[Footprint], seat: int
) -> None:
    """A seat can undo on its own exactly when the rules of undo allow it."""
    own = _own_last(table, trail, seat)
    fork = table.fork()
    count = fork.undoable(seat)
    try:
        fork.undo(seat)
    except UndoRefused as refused:
        walk.expect(own is None, f"seat {seat} may not take back its answer: {refused.text.id}")
        walk.expect(count == 0, f"seat {seat} could take back {count} answers, and then none")
        differ(walk, here, whole(fork), "a refused undo has changed the table")
        return
    if own is None:
        walk.fail(f"seat {seat} may take back an answer after somebody has learned or decided something")
    walk.expect(count == fork.undoable(seat) + 1, f"seat {seat} has wrongly counted what it can take back")
    if all(move.seat != seat for move in table.unrevealed):
        differ(walk, trail[own].whole, whole(fork), f"the undo of seat {seat} leads to another position")
    _again(fork, seat, trail[own].answer, table.moves)
    differ(walk, _stance_of(here), stance(fork), "undo and the same answer again lead to another position")


def _stance_of(whole: dict[str, Any]) -> dict[str, Any]:
    return {name: whole[name] for name in ("state", "pending", "over")}


def _own_last(table: Table, trail: list[Footprint], seat: int) -> int | None:
    """The last decision that a seat may take back, or None; implemented independently of the kernel."""
    own = max((number for number, passed in enumerate(trail) if passed.seat == seat), default=None)
    if own is None:
        return None
    unseen = {move.seat for move in table.unrevealed}
    if seat in unseen and not _forced_now(table, seat):
        return own
    others_decided = any(passed.seat != seat for passed in trail[own + 1 :]) or any(
        other != seat for other in unseen
    )
    learned = trail[own].news != table.state.news or any(
        mask & ~before for mask, before in zip(table.state.cards.seen, trail[own].faces, strict=False)
    )
    return None if others_decided or learned else own


def _forced_now(table: Table, seat: int) -> bool:
    """Whether the table gave the seat's answer to the open question itself."""
    return any(move.seat == seat and move.forced for move in table.unrevealed)
