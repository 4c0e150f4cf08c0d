"""Puzzles at a table: solved, failed, taken back, and stored as solved."""

from __future__ import annotations

from astrarium import game as find_game
from astrarium.puzzles import puzzles

from .guests import Guest, Server, Tab


def set_out(guest: Guest, id: str) -> Tab:
    answer = guest.post("/api/tables", game="orion", puzzle=id)
    assert answer.status_code == 201, answer.text
    return guest.open(answer.json()["table"])


def solved(guest: Guest) -> list[str]:
    lists = {each["game"]: each["puzzles"] for each in guest.get("/api/puzzles")["games"]}
    return [each["id"] for each in lists["orion"] if each["solved"]]


def test_a_puzzle_is_failed_taken_back_and_solved(server: Server) -> None:
    puzzle = next(iter(puzzles(find_game("orion")).values()))
    guest = server.guest()
    tab = set_out(guest, puzzle.id)
    shown = tab.now["puzzle"]
    assert (shown["standing"], shown["goal"], len(shown["hints"])) == ("open", puzzle.goal, 3)
    assert guest.get("/api/tables")["mine"] == []  # it is no table of the lobby's
    wrong = next(answer for answer, value in puzzle.values if value not in (None, puzzle.goal))
    tab.answer(wrong)
    tab.position()
    while tab.now["puzzle"]["standing"] == "open":
        option = (tab.choice or {})["options"][0]["option"]
        tab.answer([option] if (tab.choice or {})["several"] else option)
        tab.position()
    assert tab.now["puzzle"]["standing"] in ("short", "luck")
    assert solved(guest) == []
    while tab.now["undo"][str(puzzle.seat)]:
        tab.ask("undo", seat=puzzle.seat, move=tab.now["move"], whole_turn=True)
        tab.position()
    assert tab.now["puzzle"]["standing"] == "open"
    for step in puzzle.line:
        tab.answer(step)
        tab.position()
    while tab.now["puzzle"]["standing"] == "open":  # what has one answer only
        tab.answer((tab.choice or {})["options"][0]["option"])
        tab.position()
    assert tab.now["puzzle"]["standing"] == "solved"
    assert solved(guest) == [puzzle.id]
    assert guest.post("/api/tables", game="orion", puzzle="no-such").status_code == 400
