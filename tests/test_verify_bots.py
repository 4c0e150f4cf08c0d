"""`astrarium verify --bots`: the bots of a record are asked again, and have to answer what they answered."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from astrarium import game as find_game
from astrarium import games, start
from astrarium.kernel import Diverged, Table
from astrarium.tables.bot_answer import thought_at
from astrarium.tables.bot_levels import easy, first, levels
from astrarium.terminal.verify_bots import check_bots
from common.amount import sample
from program import astrarium as run
from program import surroundings


def played(
    bots: list[str], stray: int | None = None, game: str = "race", moves: int = 10_000, seed: str = "again"
) -> Table:
    """A game of bots; a stray one does something else where it first chooses an action."""
    table = start(game, seats=len(bots), seed=seed)
    table.players = [f"bot:{bot}" for bot in bots]
    while table.pending and table.moves < moves:
        choice = table.pending[-1]
        answer = thought_at(table, choice.seat, bots[choice.seat], 30.0)
        if choice.seat == stray and choice.prompt in ("action", "turn"):
            answer, stray = next(option for option in choice.options if option != answer), None
        table.answer(choice.seat, answer)
    return table


def told(table: Table) -> dict[str, object]:
    return {text.id: text.args.get("count") for text in check_bots(table)}


#: The command `astrarium verify --bots` for several files in one process.
VERIFY_ALL = """
import sys
from astrarium.cli import run
for file in sys.argv[1:]:
    run(["verify", file, "--bots", "--json"])
"""


@pytest.mark.parametrize("game", games())
def test_every_level_of_every_game_is_proved_by_its_record_in_another_process(
    game: str, tmp_path: Path
) -> None:
    """Every decision is the same, also of those that think, whose count no clock cuts short here."""
    bots = [level.bot for level in levels(game)]
    at_a_table = min(4, find_game(game).seats[1])
    seatings = [(bots[at : at + at_a_table], sample(24, 60)) for at in range(0, 4, at_a_table)]
    thinking = [(bots[4:][:at_a_table], sample(6, 14)), (bots[-2:], sample(3, 8))]
    files = [str(tmp_path / f"{at}.json") for at in range(len(seatings + thinking))]
    for file, (seated, moves) in zip(files, seatings + thinking, strict=True):
        played(seated, game=game, moves=moves).record.save(Path(file))
    done = subprocess.run(
        [sys.executable, "-c", VERIFY_ALL, *files],
        env=surroundings(tmp_path, PYTHONHASHSEED="24"),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(report["file"], report["failed"]) for report in reports] == [(file, None) for file in files]
    for report in reports:
        assert "bots" in report["passed"]
        assert not {"bots-timed", "bots-stopped"} & {*report["passed"]}


@pytest.mark.parametrize("game", games())
def test_no_quick_bot_looks_at_a_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which a moment takes a year comes to the same answers."""
    pair = [easy(game), first(game)]
    table = played(pair, game=game, moves=60)
    years = iter(range(0, 10**12, 10**8))
    for clock in ("thread_time", "perf_counter"):
        monkeypatch.setattr(f"astrarium.bots.search_budget.{clock}", lambda: float(next(years)))
    assert played(pair, game=game, moves=60).history == table.history


def test_every_decision_is_made_again_in_whatever_order_they_were_made() -> None:
    table = played(["race-basic", "ensign"])
    found = told(table)
    assert found.keys() == {"shell-check-bots"}
    assert found["shell-check-bots"] == sum(not move.forced for move in table.history)


def test_a_decision_that_the_bot_does_not_make_is_found() -> None:
    with pytest.raises(Diverged) as refusal:
        told(played(["race-basic", "ensign"], stray=1))
    assert refusal.value.text.id == "error-record-bot"
    assert refusal.value.text.args["bot"] == "ensign"


def test_thinking_that_a_slow_machine_cut_short_is_told_apart_from_another_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock on which every look takes a second stops the count after a few tries."""
    bots = ["admiral:400i", "metallum-basic"]
    stopped = 0
    for seed in ("first", "second", "third"):
        table = start("metallum", seats=2, seed=seed)
        table.players = bots[:]
        with monkeypatch.context() as patch:
            seconds = count()
            patch.setattr("astrarium.bots.search_budget.thread_time", lambda: float(next(seconds)))  # noqa: B023
            while table.pending and table.moves < 24:
                choice = table.pending[-1]
                table.answer(choice.seat, thought_at(table, choice.seat, bots[choice.seat], 12.0))
        found = told(table)
        stopped += int(str(found.get("shell-check-bots-stopped", 0)))
        assert "shell-check-bots-timed" not in found
    assert stopped
    with pytest.raises(Diverged):
        told(played(bots, game="metallum", moves=24, stray=0))


def test_bots_that_think_by_the_clock_are_counted_apart() -> None:
    table = played(["race-basic", "random"])
    table.players = ["race-basic", "flat:0.5"]  # as a server names them
    found = told(table)
    assert found["shell-check-bots"]
    assert found["shell-check-bots-timed"]


def test_people_are_not_asked() -> None:
    table = played(["random", "random"])
    table.players = ["Ann", ""]
    assert told(table).keys() == {"shell-check-no-bots"}


def test_a_game_played_at_the_terminal_holds(tmp_path: Path) -> None:
    run(tmp_path, "play", "--text", "race", "--seats", "bot:ensign,bot:race-basic", "--seed", "5", "--plain")
    file = next((tmp_path / "finished").glob("race-*.json"))
    done = run(tmp_path, "verify", str(file), "--bots", "--plain")
    assert done.returncode == 0, done.stderr
    assert "Bots: asked again, they made the same" in done.stdout
