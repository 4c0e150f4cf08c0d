"""What a page of text play tells: programs in steps, what cards do, only what is new, a primer."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium import bots, localization
from astrarium import game as find_game
from astrarium.kernel import Block, Chance, Grid, Record, start
from program import astrarium

GAME = ("play", "--text", "metallum", "--seats", "you:Ala,bot:random", "--seed", "7")


def test_a_program_is_built_step_by_step(home: Path) -> None:
    """Tiles with what they do; what does not fit, with its reason; taken off again; handed in."""
    typed = "3\n3\nundo\n3 4\n1\n"
    shown = astrarium(home, *GAME, "--plain", typed=typed).stdout
    first, moved, both, back, all_three, _ = shown.split("\n> ")[:6]
    assert "12. Extra activation: Use one more installation" in first
    assert "3. Move 3: Move your ship exactly 3 planets in one direction. Complexity 2." in first
    assert "So far: Move 3\n1. Confirm: Move 3\n2. One robot:" in moved
    assert "Three robots can't be added: The tab of Move 3 doesn't meet a socket on" in moved
    assert "So far: Move 3, Two robots\n" in both
    assert "So far: Move 3\n" in back
    assert "So far: Move 3, Two robots, Deposit report\n" in all_three
    (path,) = (home / "playing").glob("*.json")
    assert list(Record.load(path).moves[0][1]) == ["program", "move_3", "deploy_2", "deposit_report"]


@pytest.mark.parametrize("more", [(), ("--plain",)])
def test_later_pages_show_what_is_new_and_board_shows_all(home: Path, more: tuple[str, ...]) -> None:
    shown = astrarium(home, *GAME, *more, typed="1\n1\n1\nboard\n").stdout
    first, _, second, _, board, _ = shown.split("\n> ")
    assert len(second.splitlines()) < 40
    for told in ("Omega (unexplored)", "You earn 1 $ more on every planet"):
        assert told in first
        assert told not in second
        assert told in board


@pytest.mark.parametrize("more", [(), ("--plain",)])
@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("race", "Settle: Rare worlds that you pay for cost 1 less. Produce: makes a good"),
        ("orion", "(our design)"),
    ],
)
def test_what_cards_do_stands_beside_them(home: Path, game: str, told: str, more: tuple[str, ...]) -> None:
    typed = "1\n" if game == "orion" else ""
    shown = astrarium(home, "play", "--text", game, "--seed", "5", *more, typed=typed, COLUMNS="110").stdout
    assert told in shown


@pytest.mark.parametrize(("game", "title"), [("metallum", "label-modules"), ("orion", "label-hired")])
def test_what_modules_and_advisors_in_play_do_is_on_the_board(game: str, title: str) -> None:
    table, bot = start(find_game(game), 2, 3), bots.make("random", 1)
    shown: list[Block] = []
    while not shown:
        choice = table.pending[0]
        table.answer(choice.seat, bots.answer(bot, table, choice.seat, Chance(table.moves)))
        shown = [block for block in table.game.outline(table.view(0), 0) if block.title.id == title]
    (grid,) = shown
    assert isinstance(grid, Grid)
    for language in localization.LANGUAGES:
        for row in grid.rows:
            assert len(localization.say(row[-1].text, language, game=table.game, strict=True)) > 20


@pytest.mark.parametrize(
    ("language", "word", "told"), [("en", "primer", "Cards are money"), ("pl", "wstęp", "Karty to pieniądze")]
)
def test_the_game_in_a_minute(home: Path, language: str, word: str, told: str) -> None:
    shown = astrarium(home, "play", "--text", "race", "--plain", "--lang", language, typed=f"{word}\n").stdout
    offered, primer = shown.split("\n> ")[:2]
    assert word in offered
    assert "astrarium teach race" in offered
    assert told in primer
