"""Taking back: a seat may until somebody has learned or decided something; the table may always."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.kernel import Record, Table, UndoRefused, replay, start
from astrarium.kernel.data.plain_dataclass import to_json
from toys import beacons, comets, turns
from toys.seats import pick, played, step

STEP, LOOK, ROLL, NUDGE, SHOW, STUMBLE = turns.DEEDS


def table_after(*deeds: tuple[str]) -> Table:
    table = start(turns.GAME, 2, 3)
    for deed in deeds:
        table.answer(0, deed)
    return table


def refused(table: Table, seat: int) -> str:
    """Why a seat may not take back its last answer; nothing has changed."""
    before = (to_json(table.state), table.history, table.pending, list(table.record.moves))
    with pytest.raises(UndoRefused) as refusal:
        table.undo(seat)
    assert (to_json(table.state), table.history, table.pending, list(table.record.moves)) == before
    assert table.undoable(seat) == 0
    return refusal.value.text.id


# -- one seat alone


def test_a_quiet_step_can_be_taken_back() -> None:
    table = table_after(STEP)
    table.undo(0)
    assert table.moves == 0
    assert to_json(table.state) == to_json(table_after().state)


def test_several_steps_can_be_taken_back_one_by_one() -> None:
    table = table_after(STEP, STEP, STEP)
    assert table.undoable(0) == 3
    for steps in (2, 1, 0):
        table.undo(0)
        assert table.view(0)["steps"][0] == steps
        assert table.undoable(0) == steps
    assert refused(table, 0) == "error-undo-nothing"


@pytest.mark.parametrize("deed", [LOOK, ROLL, SHOW])
def test_not_after_something_was_learned(deed: tuple[str]) -> None:
    table = table_after(STEP, deed)
    assert refused(table, 0) == "error-undo-learned"
    table.answer(0, STEP)
    assert table.undoable(0) == 1
    table.undo(0)
    assert refused(table, 0) == "error-undo-learned"


def test_forced_answers_are_taken_back_with_what_led_to_them() -> None:
    table = table_after(STEP, STUMBLE)
    assert [(move.seat, move.forced) for move in table.history] == [(0, False), (0, False), (0, True)]
    assert table.undoable(0) == 2
    table.undo(0)
    assert table.moves == 1
    table.undo(0)
    assert table.moves == 0


def test_so_are_those_that_somebody_was_asked_for() -> None:
    table = table_after(STEP, NUDGE)
    table.answer(1, STEP)
    assert [(move.seat, move.forced) for move in table.history] == [(0, False), (0, False), (1, True)]
    assert table.undoable(0) == 2
    table.undo(0)
    assert table.moves == 1


def test_whose_answer_was_forced_has_nothing_to_take_back() -> None:
    table = table_after(NUDGE)
    table.answer(1, STEP)
    assert refused(table, 1) == "error-undo-decided"


# -- nobody is overtaken


def test_a_single_answer_is_taken_while_the_same_seat_goes_on() -> None:
    table = table_after(STUMBLE)
    assert (table.pending[0].seat, table.pending[0].prompt) == (0, "deed")


def test_the_other_seat_is_asked_for_its_single_answer() -> None:
    table = table_after(NUDGE)
    assert (table.pending[0].seat, table.pending[0].options) == (1, [STEP])
    assert table.undoable(0) == 1


def test_nothing_ends_by_an_answer_that_nobody_gave() -> None:
    table = table_after(STEP, STEP, STEP, STUMBLE)
    assert (table.pending[0].seat, table.pending[0].options) == (0, [STEP])
    assert table.undoable(0) == 4
    table.answer(0, STEP)
    assert len(table.pending) == 2


def test_a_light_table_takes_every_single_answer() -> None:
    light = table_after(STEP).fork(light=True)
    light.answer(0, NUDGE)
    assert (light.pending[0].seat, light.pending[0].prompt) == (0, "deed")


def test_not_what_somebody_else_did() -> None:
    assert refused(table_after(STEP), 1) == "error-undo-decided"


def test_not_before_anything_was_answered() -> None:
    assert refused(table_after(), 0) == "error-undo-nothing"


# -- everybody at once


def together(*seats: int) -> Table:
    table = table_after(STEP, STEP, STEP, STEP)
    for seat in seats:
        table.answer(seat, NUDGE)
    return table


@pytest.mark.parametrize(("order", "seat"), [((0,), 0), ((1,), 1)])
def test_an_answer_that_nobody_has_seen_can_be_taken_back(order: tuple[int, ...], seat: int) -> None:
    table = together(*order)
    table.undo(seat)
    assert sorted(choice.seat for choice in table.pending) == [0, 1]
    table.answer(seat, STEP)
    table.answer(1 - seat, STEP)
    assert table.view(0)["steps"] == [5, 1]


def test_the_answers_of_others_stay() -> None:
    table = start(comets.GAME, 3, 1)
    for seat in (2, 0):
        step_of(table, seat)
    table.undo(2)
    assert [move.seat for move in table.history] == [0]
    assert sorted(choice.seat for choice in table.pending) == [1, 2]
    table.undo(0)
    assert not table.history
    assert len(table.pending) == 3


def step_of(table: Table, seat: int) -> None:
    choice = table.choice(seat)
    assert choice is not None
    table.answer(seat, pick(choice))


def test_not_what_came_before_once_another_has_answered() -> None:
    table = together(1)
    assert refused(table, 0) == "error-undo-decided"
    assert together().undoable(0) == 4


def test_own_answer_and_the_steps_before_it() -> None:
    table = together(0)
    assert table.undoable(0) == 5
    for _ in range(5):
        table.undo(0)
    assert table.moves == 0


def test_not_after_all_have_answered() -> None:
    table = together(0, 1)
    assert refused(table, 1) == "error-undo-learned"
    assert refused(table, 0) == "error-undo-decided"


def test_a_forced_answer_of_another_counts_like_a_quick_one() -> None:
    """Whether it is refused must not tell whether the other one had a choice."""
    table = next(table for seed in range(300) if (table := dim_with_forced(seed)) is not None)
    assert refused(table, 0) == "error-undo-decided"


def dim_with_forced(seed: int) -> Table | None:
    """Seat 0 has decided something, then both are asked at once, and seat 1 has nothing to choose."""
    table = start(beacons.GAME, 2, seed)
    while not table.over:
        decided = any(move.seat == 0 and not move.forced for move in table.history)
        taken = [move.seat for move in table.unrevealed]
        if table.pending[0].seat == 0 and 1 in taken and decided:
            return table
        step(table)
    return None


# -- the whole table


@pytest.mark.parametrize("deed", [STEP, LOOK, ROLL, SHOW, NUDGE])
def test_the_table_can_take_back_anything(deed: tuple[str]) -> None:
    table = table_after(STEP, deed)
    after = to_json(table.state)
    table.undo()
    assert to_json(table.state) == to_json(table_after(STEP).state)
    table.answer(0, deed)
    assert to_json(table.state) == after


@pytest.mark.parametrize("game", [comets.GAME, beacons.GAME, turns.GAME], ids=lambda game: game.id)
def test_from_the_end_to_the_beginning(game: Any) -> None:
    table = start(game, 2, 8)
    states = []
    while not table.over:
        if table.pending[0].forced() is None:
            states.append((to_json(table.state), table.history, table.told))
        step(table, table.moves)
    for passed in reversed(states):
        table.undo()
        assert (to_json(table.state), table.history, table.told) == passed
    with pytest.raises(UndoRefused):
        table.undo()


# -- in the record


def test_the_record_keeps_what_was_taken_back() -> None:
    table = together(0)
    table.undo(0)
    table.answer(0, STEP)
    table.undo()
    table.undo(0)
    assert table.record.moves == [
        *[(0, STEP)] * 4,
        (0, NUDGE),
        ("undo", 0),
        (0, STEP),
        ("undo", None),
        ("undo", 0),
    ]
    again = replay(turns.GAME, Record.from_json(table.record.to_json()))
    assert again.history == table.history
    assert to_json(again.state) == to_json(table.state)
    assert again.record == table.record


def test_undo_across_many_checkpoints_replays() -> None:
    table = played(comets.GAME, 3, 5, 30)
    for number in range(40):
        if number % 3 == 2 or table.over:
            table.undo()
        else:
            step(table, number)
    table.undo()
    again = replay(comets.GAME, Record.from_json(table.record.to_json()))
    assert again.record == table.record
    assert again.history == table.history
    step(again)
    step(table)
    assert again.record == table.record
