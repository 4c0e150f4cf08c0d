"""Puzzles: what is marked as best is best, by a clear margin, by a full search; and they can be solved."""

from __future__ import annotations

import io
import sys

import pytest

from astrarium import game as find_game
from astrarium.cli import run
from astrarium.kernel.choice import freeze
from astrarium.puzzles import Attempt, puzzles
from astrarium.puzzles.finder import faults
from common.amount import sample

GAMES = ("metallum", "race", "orion", "captains", "adastra")
AT_LEAST = 30


@pytest.mark.parametrize("id", GAMES)
def test_they_are_proved_again_by_a_full_search(id: str) -> None:
    """Every fourth; `make prove` proves all."""
    game = find_game(id)
    some = list(puzzles(game).values())[:: sample(4, 1)]
    wrong = {puzzle.id: faults(game, puzzle) for puzzle in some}
    assert not {id: found for id, found in wrong.items() if found}


@pytest.mark.parametrize("id", GAMES)
def test_there_are_enough_and_each_can_be_solved(id: str) -> None:
    game = find_game(id)
    known = puzzles(game)
    assert len(known) >= AT_LEAST
    assert {puzzle.grade for puzzle in known.values()} == {1, 2, 3}
    assert len({puzzle.kind for puzzle in known.values()}) > 1
    for puzzle in known.values():
        assert puzzle.rules == game.revision, puzzle.id
        assert puzzle.second is not None
        assert puzzle.goal > puzzle.second
        solving = Attempt(game, puzzle)
        for step in puzzle.line:
            solving.turn.go_on(solving.table)
            solving.table.answer(puzzle.seat, freeze(step))
        solving.turn.go_on(solving.table)
        assert solving.standing == "solved", puzzle.id


def test_another_way_falls_short_and_is_taken_back() -> None:
    game = find_game("orion")
    puzzle = next(iter(puzzles(game).values()))
    solving = Attempt(game, puzzle)
    wrong = next(answer for answer, value in puzzle.values if value not in (None, puzzle.goal))
    solving.table.answer(puzzle.seat, freeze(wrong))
    while (choice := solving.choice()) is not None:
        solving.table.answer(
            puzzle.seat, choice.options[0] if not choice.several else list(choice.options)[: choice.at_least]
        )
    assert solving.standing in ("short", "luck")
    while solving.undo():
        pass
    assert solving.standing == "open"
    assert [solving.hint(number) for number in range(3)]


def test_a_program_is_found_with_which_one_surely_acts_first() -> None:
    """Where the other may say who begins, or is let begin, the goal is not reached."""
    game = find_game("metallum")
    puzzle = next(each for each in puzzles(game).values() if each.kind == "program")
    assert len(puzzle.solving) == 1
    solving = Attempt(game, puzzle)
    unsure = next(answer for answer, value in puzzle.values if value is None)
    solving.table.answer(puzzle.seat, freeze(unsure))
    assert solving.standing == "second"
    solving.undo()
    solving.table.answer(puzzle.seat, freeze(puzzle.solving[0]))
    assert solving.standing == "open"
    solving.table.answer(puzzle.seat, ("first", 1 - puzzle.seat))
    assert solving.standing == "second"


def test_text_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("race")
    puzzle = next(iter(puzzles(game).values()))
    assert run(["puzzle", "race", "99"]) == 2
    assert run(["puzzle", "race", "--plain"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(puzzles(game))
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\nsolution\nleave\n"))
    assert run(["puzzle", "race", puzzle.id, "--plain"]) == 0
    assert str(puzzle.goal) in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{'9' * 5000}\n0\n-1\nx\n1-999999999\nleave\n"))
    assert run(["puzzle", "race", puzzle.id, "--plain"]) == 0
