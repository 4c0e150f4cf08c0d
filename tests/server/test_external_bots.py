"""External bots: workers on other machines, and bot programs of anybody."""

from __future__ import annotations

import asyncio
import json
import runpy
import subprocess
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from astrarium.server import admin_command
from astrarium.server.bots.external_bots import BotConnection
from astrarium.server.bots.remote_worker import address, work
from astrarium.server.listening_sockets import CannotServe
from astrarium.server.ratings import newcomer
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.stored_games_check import examine

from .guests import PATIENCE, Guest, Server, error, wait_for, websocket

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def order(server: Server, what: str, about: str = "", value: str = "") -> Any:
    """What somebody says who looks after the server."""
    url = sqlite_url(server.folder / "tables.sqlite3")
    return asyncio.run(admin_command._run(admin_command.COMMANDS[what], about, value, url))


def a_token(server: Server, what: str, name: str) -> str:
    token = str(order(server, what, name)["token"])
    server.secrets.add(token)
    return token


def new_table(guest: Guest, *bots: str) -> Any:
    """A table for bots, as soon as they are there."""
    wish = {"game": "comets", "seats": [{"kind": "bot", "bot": bot} for bot in bots]}
    while (answer := guest.post("/api/tables", **wish)).status_code == 400:
        assert error(answer)[1] == "server-bot-not-there"
    return answer.json()


def test_a_program_of_anybodys_plays_a_whole_game(server: Server) -> None:
    token = a_token(server, "bot-token", "starling")
    played: list[int] = []
    example = runpy.run_path(str(EXAMPLE))
    asked: list[dict[str, Any]] = []
    choose = example["choose"]

    def watched(question: dict[str, Any], luck: Any) -> Any:
        asked.append(question)
        return choose(question, luck)

    example["play"].__globals__["choose"] = watched
    thread = threading.Thread(target=lambda: played.append(example["play"](server.url, token)), daemon=True)
    thread.start()
    guest = server.guest()
    tab = guest.tab(new_table(guest, "outside:starling", "random"))
    assert tab.until("welcome")["players"][0]["name"] == "starling"
    tab.until(lambda m: m["type"] == "position" and m["over"])
    assert len(asked) > 3
    for question in asked:
        assert "position" not in question
        assert "seed" not in question


def test_a_program_in_javascript_accepts_challenges_and_plays_several_games_at_once(server: Server) -> None:
    token = a_token(server, "bot-token", "kestrel")
    script = EXAMPLE.with_suffix(".mjs")
    assert len(script.read_text(encoding="utf-8").splitlines()) < 100
    program = subprocess.Popen(["node", str(script), server.url, token], stderr=subprocess.PIPE, text=True)
    try:
        guest = server.guest()
        tables = [new_table(guest, "outside:kestrel", "random") for _ in range(3)]
        for tab in [guest.tab(table) for table in tables]:
            assert tab.until("welcome")["players"][0]["name"] == "kestrel"
            tab.until(lambda m: m["type"] == "position" and m["over"])
        assert program.poll() is None, program.stderr and program.stderr.read()
    finally:
        program.terminate()
        program.wait(PATIENCE)


def test_a_program_is_listed_with_its_rating_and_a_rated_game_moves_both(server: Server) -> None:
    token = a_token(server, "bot-token", "swift")
    program = runpy.run_path(str(EXAMPLE))
    threading.Thread(target=lambda: program["play"](server.url, token), daemon=True).start()
    ann = server.member(f"Ann {token[:6]}")
    server.secrets.add(ann.http.cookies["astrarium"])

    def listed() -> Any:
        return [each for each in ann.get("/api/programs/race") if each["name"] == "swift"]

    wait_for(listed)
    assert listed() == [{"bot": "outside:swift", "name": "swift", "rating": None}]
    ratings = []
    for _ in range(2):
        table = ann.new_table("me", "bot:outside:swift", game="race", rated=True)
        assert ann.open(table).ask("concede", seat=0)["type"] == "done"
        wait_for(lambda: listed()[0]["rating"] not in (None, *ratings))
        ratings.append(listed()[0]["rating"])
    assert newcomer("race").points < ratings[0] < ratings[1]
    mine = ann.get("/api/me/ratings")["ratings"][0]
    assert mine["rating"] < newcomer("race").points
    where = address(server.url)
    with websocket(where, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        welcome = json.loads(socket.recv(timeout=PATIENCE))
        assert welcome["ratings"]["race"]["rating"] == ratings[1]
    assert [each for each in examine(server.folder) if each.status == "rating"] == [], (
        "computed again, it is the same"
    )


def test_a_program_may_decline_a_challenge(server: Server) -> None:
    token = a_token(server, "bot-token", "wren")
    with websocket(address(server.url), additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.recv(timeout=PATIENCE)
        socket.send('{"type":"hello","challenges":true}')
        guest = server.guest()
        seats = [{"kind": "bot", "bot": each} for each in ("outside:wren", "random")]
        answers: list[Any] = []

        def create() -> None:
            answer = guest.post("/api/tables", game="comets", seats=seats)
            while error(answer)[1] == "server-bot-not-there":
                answer = guest.post("/api/tables", game="comets", seats=seats)
            answers.append(answer)

        thread = threading.Thread(target=create, daemon=True)
        thread.start()
        asked = json.loads(socket.recv(timeout=PATIENCE))
        assert (asked["type"], asked["game"], asked["seats"]) == ("challenge", "comets", 2)
        socket.send(json.dumps({"type": "decline", "id": asked["id"], "why": "too late in the day"}))
        thread.join(PATIENCE)
        assert error(answers[0]) == (400, "server-bot-declined")


def test_a_program_that_fails_or_leaves_is_answered_for(server: Server) -> None:
    token = a_token(server, "bot-token", "magpie")
    where = address(server.url)
    with websocket(where, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        assert '"welcome"' in str(socket.recv(timeout=PATIENCE))
        socket.send('{"type":"hello","games":["comets"]}')
        guest = server.guest()
        tab = guest.tab(new_table(guest, "outside:magpie", "random"))
        assert '"think"' in str(socket.recv(timeout=PATIENCE))
        socket.send('{"type":"answer","id":1,"answer":"no option"}')
        assert '"think"' in str(socket.recv(timeout=PATIENCE))
    tab.until(lambda m: m["type"] == "position" and m["over"])


def test_nobody_thinks_here_without_a_token(server: Server) -> None:
    with websocket(address(server.url), additional_headers={"Authorization": "Bearer x"}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    with pytest.raises(CannotServe):
        asyncio.run(work(server.url, "x", 1))
    with pytest.raises(CannotServe):
        address("games.example")


def test_our_own_workers_think_on_other_machines(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from astrarium.server.bots import remote_worker

    token = a_token(server, "bot-worker-token", "shed")
    asked: list[dict[str, Any]] = []
    think = remote_worker.Pool._think

    def watched(pool: Any, question: dict[str, Any]) -> Any:
        asked.append(question)
        return think(pool, question)

    monkeypatch.setattr(remote_worker.Pool, "_think", watched)

    async def play() -> None:
        working = asyncio.create_task(work(server.url, token, 1))
        guest = await asyncio.to_thread(server.guest)
        while not asked:
            table = await asyncio.to_thread(guest.new_table, "me", "bot:metallum-basic")
            tab = await asyncio.to_thread(guest.tab, table)
            await asyncio.to_thread(tab.position)
            choice = tab.choice or {}
            await asyncio.to_thread(tab.answer, choice["options"][0]["option"])
            await asyncio.to_thread(tab.until, lambda m: m["type"] == "position" and m["waiting"] == [0])
            tab.close()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    asyncio.run(play())
    assert asked[0]["bot"] == "metallum-basic"


def test_a_program_that_has_not_said_how_much_it_takes_plays_nothing() -> None:
    connection = BotConnection("late", False, lambda message: None)
    assert not connection.plays("race")
