"""The coach as text: a hint, a question before what would be empty, and a look back at a record."""

from __future__ import annotations

from pathlib import Path

from program import astrarium

RECORD = Path(__file__).parent / "records" / "race" / "first_game.json"
RACE = ("play", "--text", "race", "--seats", "you:Ala,bot:ensign", "--seed", "coach")


def test_a_hint_says_two_ways_and_why(home: Path) -> None:
    shown = astrarium(home, *RACE, typed="1 2\nhint\n").stdout
    assert "What would you do? Two moves, from what you can see" in shown
    told = shown[shown.index("What would you do?") :]
    assert told.count("\nPlayed out: You ") >= 2
    assert "each played out to your next turn" in told
    assert "⟦" not in shown


def test_a_hint_in_polish(home: Path) -> None:
    shown = astrarium(home, *RACE, "--lang", "pl", typed="1 2\npodpowiedź\n").stdout
    assert "Co tu zrobić? Dwa ruchy, według tego, co widzisz" in shown
    assert "⟦" not in shown


def test_an_empty_move_is_asked_back_once_and_can_be_done_all_the_same(home: Path) -> None:
    asked = astrarium(home, *RACE, typed="1 2\n5\n").stdout
    assert "Type the same again to do it anyway." in asked
    assert "Round 2" not in asked
    done = astrarium(home, *RACE, "--new", typed="1 2\n5\n5\n").stdout
    assert done.count("Type the same again to do it anyway.") == 1
    assert "Consume" in done[done.rindex("Type the same again") :]


def test_warnings_can_be_switched_off(home: Path) -> None:
    shown = astrarium(home, *RACE, typed="1 2\nwarnings\n5\n").stdout
    assert "No more warnings." in shown
    assert "Type the same again" not in shown


def test_a_record_is_looked_back_at(home: Path) -> None:
    run = astrarium(home, "review", str(RECORD), "--seat", "0", "--lang", "pl")
    assert run.returncode == 0, run.stderr
    assert "⟦" not in run.stdout
    assert "Analiza: 100 %" in run.stdout
    assert "Gra przeciwników:" in " ".join(run.stdout.split())


def test_there_is_no_review_of_a_seat_that_is_not_there(home: Path) -> None:
    run = astrarium(home, "review", str(RECORD), "--seat", "7")
    assert run.returncode == 2
    assert "⟦" not in run.stderr
