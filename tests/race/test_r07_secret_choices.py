"""R7.6 Whoever can place nothing is asked like everyone else, where others could tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import astrarium
from astrarium.games.race import GAME
from astrarium.kernel import Record, Table, Together, replay
from astrarium.localization import say
from astrarium.tables import seat_messages
from common.asking import any_answer

SECRET = ("develop", "settle")


def positions(seed: int, discreet: bool, seats: int = 3) -> Iterator[Table]:
    """A random game, decision by decision."""
    table, rng = astrarium.start("race", seats, seed), Random(seed)
    table.discreet = discreet
    while not table.over:
        yield table
        choice = rng.choice(table.pending)
        table.answer(choice.seat, any_answer(choice, rng))
    yield table


def silent(table: Table) -> list[int]:
    """Seats that can place nothing, at the beginning of a question that is put to all."""
    ask = table.question
    if not isinstance(ask, Together) or ask[0].prompt not in SECRET:
        return []
    return [each.seat for each in ask if each.forced() is not None]


def test_R7_6_whoever_can_place_nothing_is_asked_where_people_play() -> None:
    asked = 0
    for table in positions(1, discreet=True):
        for seat in silent(table):
            given = [move.seat for move in table.unrevealed]
            choice = table.choice(seat)
            assert (choice is None) == (seat in given)
            if choice is not None:
                asked += 1
                assert [*choice.options] == [("pass",)]
                why = table.why_asked(choice)
                assert why is not None
                assert "like everyone else" in say(why, game=GAME)
    assert asked > 3


def test_R7_6_who_has_answered_shows_the_same_whether_there_was_a_choice_or_not() -> None:
    found = set()
    for table in positions(2, discreet=True):
        if isinstance(table.question, Together) and table.question[0].prompt in SECRET:
            pending = [choice.seat for choice in table.pending]
            assert seat_messages.waiting(table) == pending
            found |= {move.forced for move in table.unrevealed}
    assert found == {True, False}


def test_R7_6_a_bot_looks_as_if_it_still_chose_until_all_have_answered() -> None:
    for table in positions(3, discreet=False):
        if seat_messages.secret(table):
            assert seat_messages.waiting(table, (0,), (1, 2)) == sorted(
                {1, 2} | {choice.seat for choice in table.pending}
            )


@pytest.mark.parametrize("discreet", [True, False])
def test_R7_6_a_record_holds_whichever_way_it_was(discreet: bool) -> None:
    """Also where it ends in the middle of a question, and where an answer to it was taken back."""
    tried = 0
    for table in positions(4, discreet):
        if not silent(table) or not (given := [move for move in table.unrevealed if not move.forced]):
            continue
        tried += 1
        fork = table.fork()
        seat = given[-1].seat
        again = replay(GAME, Record.from_json(fork.record.to_json()))
        assert again.history == fork.history
        assert {each.seat for each in again.pending} == {each.seat for each in fork.pending}
        fork.undo(seat)
        fork.answer(seat, given[-1].answer)
        while silent(fork) and fork.pending:
            fork.answer(fork.pending[0].seat, fork.pending[0].options[0])
        again = replay(GAME, Record.from_json(fork.record.to_json()))
        assert again.history == fork.history
        assert again.state == fork.state
        assert [each.moves for each in fork.walk()][-1] == fork.moves
        if tried > 5:
            break
    assert tried
