"""`astrarium verify --bots`: the bots of a record are asked again, and have to answer what they answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium import start
from astrarium.kernel import Diverged, Table
from astrarium.tables.thinking import thought_at
from astrarium.terminal.bots_again import check_bots
from program import astrarium as run


def played(bots: list[str], stray: int | None = None) -> Table:
    """A game of bots; a stray one does something else where it first chooses an action."""
    table = start("race", seed="again")
    table.players = [f"bot:{bot}" for bot in bots]
    while table.pending:
        choice = table.pending[-1]
        answer = thought_at(table, choice.seat, bots[choice.seat], 9.0)
        if choice.seat == stray and choice.prompt == "action":
            answer, stray = next(option for option in choice.options if option != answer), None
        table.answer(choice.seat, answer)
    return table


def told(table: Table) -> dict[str, object]:
    return {text.id: text.args.get("count") for text in check_bots(table)}


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
    assert "Bots: asked again, all" in done.stdout
