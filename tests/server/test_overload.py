"""Overload: idle connections, requests for the past, long lists, and a locked database."""

from __future__ import annotations

import socket
import sqlite3
import threading
import time
from pathlib import Path
from random import Random

from astrarium.server.rate_limits import PAST_VIEWS
from astrarium.server.store.table_lists import LISTED_EACH

from .guests import Server, play_on


def test_connections_that_say_nothing_are_closed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", TOY_PATIENCE="1.5")
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    halting = socket.create_connection(("127.0.0.1", server.port))
    halting.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
    dribbling = socket.create_connection(("127.0.0.1", server.port))
    dribbling.sendall(
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    again = socket.create_connection(("127.0.0.1", server.port))
    again.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    while not again.recv(1000).endswith(b"}"):
        pass
    again.sendall(b"GET /healthz HTTP/1.1\r\nHo")
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", game="comets"))
    for each in (*silent, halting, dribbling, again):
        each.settimeout(60)
        assert each.recv(1000) in (b"",)
        each.close()
    assert tab.ask("look", move=0)["type"] == "history"  # a WebSocket may be silent
    server.stop()


def test_one_person_looks_back_only_so_often(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    tabs = [guest.open(table) for _ in range(4)]
    began = time.monotonic()
    for turn in range(PAST_VIEWS[0] + 10):
        assert tabs[turn % 4].ask("describe", move=0)["type"] == "outline"
    assert time.monotonic() - began > 0.8


def test_who_opens_many_tables_leaves_room_for_others(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    honest = server.guest("Honest")
    mine = honest.new_table("me", "open", game="comets", open=True)
    for _ in range(4):
        greedy = server.guest()
        for _ in range(20):
            greedy.new_table("me", "open", game="comets", open=True)
    listed = [card["id"] for card in server.guest().get("/api/tables")["open"]]
    assert mine["table"] in listed
    assert len(listed) == 4 * LISTED_EACH + 1
    server.stop()


def test_a_foreign_lock_on_the_database_stops_no_reading(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.open(table)
    play_on([tab], Random(1), 2)
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite3") as db:
        db.execute("BEGIN IMMEDIATE")
        said = threading.Thread(target=lambda: tab.ask("chat", text="hello"))
        said.start()
        assert guest.get("/api/tables")["mine"]
        guest.get("/api/me")
        assert said.is_alive()  # whoever writes still waits
        db.rollback()
    said.join()
    server.stop()


def test_bad_rows_hide_no_others_and_are_named_in_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    good, seatless, cut, strange = (
        guest.new_table("me", "bot:random", game="comets")["table"] for _ in range(4)
    )
    server.stop()
    server.change("DELETE FROM seats WHERE table_id = ? AND seat = 0", seatless)
    server.change("UPDATE seats SET seat = 7 WHERE table_id = ?", seatless)
    server.change("UPDATE tables SET options = '[1' WHERE id = ?", cut)
    server.change("UPDATE tables SET options = '[1]' WHERE id = ?", strange)
    again = Server(tmp_path / "data")
    again.faulty = True
    guest.move_to(again)
    listed = [card["id"] for card in guest.get("/api/tables")["mine"]]
    assert good in listed
    assert again.get("/api/links/nothing").status_code == 200
    for damaged in (cut, strange):
        tab = guest.tab(damaged)
        assert tab.closed() == 4404
        assert tab.messages[-1]["text"]["text"] == "server-unreadable"
    assert guest.tab(good).read()["type"] == "welcome"
    again.stop()
    told = (tmp_path / "data.log").read_text()
    assert cut in told
    assert strange in told
