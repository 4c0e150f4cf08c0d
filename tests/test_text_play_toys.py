"""Text play of a toy game in this process: picks of several, private hands, slow and faulty bots."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import bots, cli
from astrarium.kernel import Choice, Game, Record, Steps
from astrarium.terminal import screen
from astrarium.terminal.input_matching import fold, matches, narrow, numbers
from program import surroundings
from toys.comets import GAME as COMETS
from toys.comets import draw

Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play comets with this typed into it; what was written."""
    for name, value in surroundings(tmp_path / "home", ASTRARIUM_LANG="en").items():
        monkeypatch.setenv(name, value)

    def run(typed: str, *words: str, status: int = 0, game: Game = COMETS) -> str:
        monkeypatch.setattr(astrarium, "games", lambda: {"comets": game})
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert cli.run(["play", "--text", "comets", "--plain", "--seed", "5", *words]) == status
        written = capsys.readouterr()
        return written.out + written.err

    return run


def drop_some(g: Any) -> Steps:
    """Everybody draws two comets and drops one to three of them, in an order."""
    for seat in range(g.seats):
        draw(g, seat, 2)
        options = [("card", card) for card in g.hands[seat]]
        for _, card in (yield Choice(seat, "drop", options, 1, 3, ordered=True)):
            g.hands[seat].remove(card)
            g.discards.append(card)
    g.rounds -= 1
    g.phase = "bid"


DROPPING = replace(COMETS, phases={"bid": COMETS.phases["bid"], "refill": drop_some})


def test_several_are_picked_by_their_numbers(tmp_path: Path, play: Play) -> None:
    shown = play("1\n1 9\n2 2\n0\n1 2 3 4\n3 1\n", "--seats", "you,bot:random", game=DROPPING)
    assert "Pick 1 to 3, as in “1 3”. The order of your picks matters." in shown
    assert "There is no option 9: they're numbered 1 to 4." in shown
    assert "The same option was picked twice." in shown
    assert "Pick 1 to 3 (you picked 0)." in shown
    assert "Pick 1 to 3 (you picked 4)." in shown
    (path,) = (tmp_path / "home" / "playing").glob("*.json")
    dropped = [answer for seat, answer in Record.load(path).moves if seat == 0][1]
    assert len(dropped) == 2


def test_a_search_never_picks_several_by_itself(play: Play, tmp_path: Path) -> None:
    shown = play("1\nsize\n/size -1\n\n", "--seats", "you,bot:random", game=DROPPING)
    assert "Enter shows them all" in shown
    (path,) = (tmp_path / "home" / "playing").glob("*.json")
    assert len([seat for seat, _ in Record.load(path).moves if seat == 0]) == 1


def test_setting_and_settings_of_the_game(play: Play) -> None:
    assert "Rounds left: 2" in play("", "--option", "rounds=2", "--seats", "you,bot:random")
    assert "rounds can't be “3”. Possible values: 2, 6." in play("", "--option", "rounds=3", status=2)


def test_own_cards_are_shown_to_their_owner_only(play: Play) -> None:
    shown = play("\n1\n\n1\n\nlog\n1\n\nlog\n", "--seats", "you:Ada,you:Bo")
    *_, ada, bo = shown.split("Pass the device to ")
    assert ada.startswith("Ada and press Enter.")
    assert "Ada drew" in ada
    assert "Bo drew" not in ada
    assert bo.startswith("Bo and press Enter.")
    assert "Bo drew" in bo
    assert "Ada drew" not in bo


def test_why_works_where_the_thing_has_no_place(play: Play) -> None:
    assert "Bid nothing: Everybody bids a comet. (C1.1)" in play("why\n", "--seats", "you,bot:random")


def test_a_word_of_the_program_can_be_searched_for(play: Play) -> None:
    shown = play("/log\n", "--seats", "you,bot:random")
    assert "No option contains “log”." in shown


def test_a_long_thought_is_announced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        name = "slow"

        def choose(self, window: Any) -> Any:
            time.sleep(0.1)
            choice = window.choice
            return choice.options[: choice.at_least] if choice.several else choice.options[0]

    monkeypatch.setattr(screen, "LONG", 0.01)
    monkeypatch.setattr(bots, "make", lambda name, seed: Slow())
    assert "Bot random is thinking …" in play("1\n", "--seats", "you,bot:random")


def test_a_bot_that_breaks_the_rules_is_named(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty:
        name = "faulty"

        def choose(self, window: Any) -> Any:
            return ("sing",)

    monkeypatch.setattr(bots, "make", lambda name, seed: Faulty())
    shown = play("1\n", "--seats", "you,bot:random", status=2)
    assert "The bot random gave an illegal answer" in shown


def test_a_bot_that_fails_takes_one_line_too(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def choose(self, window: Any) -> Any:
            raise ZeroDivisionError("no reason")

    monkeypatch.setattr(bots, "make", lambda name, seed: Broken())
    shown = play("1\n", "--seats", "you,bot:random", status=2)
    assert "The bot random failed at move 2: ZeroDivisionError: no reason" in shown


def test_a_fault_inside_takes_one_line_too(play: Play) -> None:
    def broken(g: Any, seat: int | None) -> Any:
        raise ZeroDivisionError("no reason")

    shown = play("1\n", "--seats", "you,bot:random", status=1, game=replace(COMETS, view=broken))
    assert "Something inside Astrarium failed: ZeroDivisionError: no reason." in shown


def test_numbers() -> None:
    assert numbers("3") == [3]
    assert numbers("1 3,4") == [1, 3, 4]
    assert numbers("2-4 7") == [2, 3, 4, 7]
    assert numbers("move 2") is None
    assert numbers("-2") is None
    assert numbers("") is None
    assert len(numbers("1-999999999") or []) < 2000


def test_folding_forgets_case_and_diacritics() -> None:
    assert fold("  Źródło ŁĄKI ") == "zrodlo laki"
    assert matches("Zakłócanie na Gammie", "gamm zakl")
    assert not matches("Move 1 and Overload", "move -over")


def test_a_label_typed_in_full_wins() -> None:
    labels = ["Move 1 and Overload", "Move 1", "Move 2"]
    assert narrow(labels, [0, 1, 2], "move 1") == [1]
    assert narrow(labels, [0, 1, 2], "1") == [0, 1]
    assert narrow(labels, [0, 2], "move") == [0, 2]
