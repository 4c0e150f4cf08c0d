"""The galaxy as a map of hexes in a terminal."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

from astrarium import bots, start
from astrarium.games.adastra import GAME
from astrarium.kernel import Table
from astrarium.terminal.hex_drawing import OPEN, hex_lines
from astrarium.terminal.rich_drawing import shape
from astrarium.terminal.screen import PaintedScreen, Screen
from astrarium.terminal.text_formatter import TableSpeech

NAMES = ("You", "Ann", "Ben", "Cyd", "Dan", "Eve")


def played(seats: int, moves: int = 150, **options: bool) -> Table:
    table = start("adastra", seats, "map", options)
    chance = Random("map")
    choose = bots.uniform(chance)
    while table.pending and table.moves < moves:
        choice = table.pending[0]
        table.answer(choice.seat, choose(choice))
    return table


def drawn(table: Table, width: int = 80, language: str = "en") -> list[str]:
    found = GAME.hex_map(table.view(0), 0)
    assert found is not None
    voice = TableSpeech(language, GAME, NAMES[: table.seats])
    return [line.plain for line in hex_lines(voice, found, width)]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_system_has_its_place_within_80_columns(seats: int, language: str) -> None:
    table = played(seats)
    lines = drawn(table, language=language)
    assert max(map(cell_len, lines[:-1])) <= 80
    whole = "".join(lines)
    for at, system in enumerate(table.view(0)["systems"]):
        assert ("q" in system) == (f"{at + 1} " in whole.replace(shape(0), "|"))
    assert OPEN in whole
    assert shape(0) in whole
    assert "⟦" not in whole


def test_a_map_that_grows_gets_narrower_hexes() -> None:
    table = played(4, 250, unknown=True)
    assert max(map(cell_len, drawn(table, 60)[:-1])) <= 60


def test_plain_lines_keep_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    table = played(2)
    voice = TableSpeech("en", GAME, NAMES[:2])
    found = GAME.hex_map(table.view(0), 0)
    Screen(voice).map(found)
    assert capsys.readouterr().out == ""
    PaintedScreen(voice).map(found)
    assert "Galaxy" in capsys.readouterr().out
