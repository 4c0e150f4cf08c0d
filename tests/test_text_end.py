"""The end of a game as text: the result, where points came from, the rounds, turning points, the best deed."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium import localization, replay
from astrarium.kernel import Record, Table
from astrarium.teach.score_history import score_history
from astrarium.teach.turning_points import turning_points
from astrarium.terminal.result_screen import show_result, show_story
from astrarium.terminal.screen import Screen
from astrarium.terminal.text_formatter import TableSpeech

RECORDS = Path(__file__).parent / "records"


def finished(name: str) -> Table:
    return replay(Record.load(RECORDS / name))


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_the_end_shows_what_the_browser_shows(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished("race/first_game.json")
    names = [f"Name{seat}" for seat in range(table.seats)]
    screen = Screen(TableSpeech(language, table.game, names))
    show_result(screen, table)
    show_story(screen, table, 0)
    shown = capsys.readouterr().out
    assert "⟦" not in shown
    heading, deed = {"en": ("Round by round", "Best deed"), "pl": ("Runda po rundzie", "Najlepszy ruch")}[
        language
    ]
    assert heading in shown
    assert deed in shown
    assert table.result is not None
    last = max(score_history(table).rounds)
    for seat, score in table.result.scores.items():
        assert f"{last}, {names[seat]}: {score}" in shown
    point = {"en": "Turning point", "pl": "Punkt zwrotny"}[language]
    assert shown.count(point) == len(turning_points(table)) > 0


def test_the_best_deed_is_the_answer_that_brought_most() -> None:
    table = finished("race/first_game.json")
    found = score_history(table)
    for seat, deed in found.deeds.items():
        before, after = (
            table.game.standing(table.at(move).state)[seat] for move in (deed.move - 1, deed.move)
        )
        assert deed.gain >= after - before > 0
        assert deed.events
        assert {event.seat for event in deed.events} == {seat}
