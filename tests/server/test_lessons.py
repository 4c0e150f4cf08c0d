"""Lessons at a server: started in the lobby, left, resumed after a crash, finished."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .guests import Guest, Server, Tab


def begin(guest: Guest) -> str:
    answer = guest.post("/api/tables", game="race", lesson="first")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def sit_down(guest: Guest, table: str) -> Tab:
    return guest.open(table)


def do_as_shown(tab: Tab, answers: int = 10_000) -> None:
    """Answer what the lesson would, so many times or to the end of the game."""
    for _ in range(answers):
        while not tab.choice and not tab.now["over"]:
            tab.position()
        if tab.now["over"]:
            return
        assert tab.answer(tab.now["lesson"]["planned"])["type"] == "done"
        tab.position()


def learning(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/tables")["lessons"]
    return found


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest("Ann")
    assert learning(guest) == []
    table = begin(guest)
    assert learning(guest) == [{"game": "race", "lesson": "first", "table": table, "stop": 0, "over": False}]
    tab = sit_down(guest, table)
    assert tab.messages[0]["lesson"]["id"] == "first"
    assert [player["name"] for player in tab.messages[0]["players"]] == ["Ann", "Dondi"]
    do_as_shown(tab, 4)
    while not tab.choice:
        tab.position()
    before = tab.now["lesson"]
    assert before["stop"] == 5
    server.kill()
    server = Server(tmp_path / "data")
    guest.move_to(server)
    (card,) = guest.get("/api/tables")["mine"]
    assert (card["lesson"], card["stop"], card["options"]) == ("first", 4, {})
    tab = sit_down(guest, table)
    assert tab.now["lesson"] == before
    do_as_shown(tab)
    assert tab.now["lesson"]["over"]
    assert learning(guest) == [{"game": "race", "lesson": "first", "table": table, "stop": 13, "over": True}]
    server.stop()


def test_a_stop_is_begun_again_by_itself(server: Server) -> None:
    guest = server.guest()
    answer = guest.post("/api/tables", game="race", lesson="first", stop=5)
    assert answer.status_code == 201, answer.text
    tab = sit_down(guest, answer.json()["table"])
    while not tab.choice:
        tab.position()
    assert (tab.now["lesson"]["stop"], tab.now["lesson"]["told"]) == (5, [1, 2, 3, 4])
    assert learning(guest)[0]["stop"] == 4
    assert [each["id"] for each in tab.messages[0]["lesson"]["stops"][4]["puzzles"]] == ["02", "03", "40"]
    refused = guest.post("/api/tables", game="race", lesson="first", stop=14)
    assert refused.status_code == 400
    assert refused.json()["error"]["text"] == "error-no-stop"


def test_playing_on_alone_is_kept(server: Server) -> None:
    guest = server.guest()
    table = begin(guest)
    tab = sit_down(guest, table)
    assert tab.ask("play_alone")["type"] == "done"
    assert "lesson" not in tab.position()
    assert learning(guest) == []
    assert "lesson" not in guest.tab(table).read()


def test_a_lesson_that_is_not_there(server: Server) -> None:
    refused = server.guest().post("/api/tables", game="race", lesson="nonsense")
    assert refused.status_code == 400
    assert refused.json()["error"]["text"] == "error-no-lesson"


def test_the_catalogue_knows_the_lessons(server: Server) -> None:
    games = {game["id"]: game for game in server.guest().get("/api/games")["games"]}
    first = games["race"]["lessons"][0]
    assert first["id"] == "first"
    assert first["options"] == {"first_game": True}
    assert games["comets"]["lessons"] == []
