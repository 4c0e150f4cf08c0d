"""Leaving a table: resigning, abandoning by vote, stand-ins, and vacated seats."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium.games.metallum import GAME as METALLUM
from astrarium.games.race import GAME as RACE
from astrarium.kernel import Diverged, Record, replay
from astrarium.terminal.verify_bots import check_bots

from .guests import Guest, Server, Tab, pick, play_on


def refused(tab: Tab, type: str, **body: Any) -> str:
    said = tab.ask(type, **body)
    assert said["type"] == "refused", said
    return str(said["text"]["text"])


def record_of(guest: Guest, table: dict[str, Any]) -> Record:
    return Record.from_json(guest.get(f"/api/tables/{table['table']}/record"))


def seated(server: Server, *seats: str, game: str = "comets") -> tuple[list[Guest], dict[str, Any]]:
    guests = [server.guest(name) for name in ("Deneb", "Mira", "Rigel")[: seats.count("link") + 1]]
    table = guests[0].new_table(*seats, game=game)
    for guest, seat in zip(guests[1:], [i for i, kind in enumerate(seats) if kind == "link"], strict=True):
        assert guest.sit(table, seat).status_code == 200
    return guests, table


def test_a_game_with_a_bot_is_given_up_and_its_record_holds(server: Server, tmp_path: Path) -> None:
    guest = server.guest("Deneb")
    table = guest.new_table("me", "bot:random")
    tab = guest.open(table)
    watching = server.guest().tab(table, token=table["links"]["watch"])
    assert refused(watching, "concede", seat=0) == "table-not-your-seat"
    assert refused(tab, "concede", seat=1) == "table-not-your-seat"
    assert tab.ask("concede", seat=0)["type"] == "done"
    over = tab.until(lambda m: m["type"] == "position" and m["over"])
    assert over["result"]["ranking"] == [[1], [0]]
    assert over["result"]["decided_by"] == "conceded"
    assert over["choices"] == []
    assert over["seed"]
    assert refused(tab, "concede", seat=0) == "error-game-over"
    record = record_of(guest, table)
    assert record.moves[-1] == ("concede", 0)
    again = replay(METALLUM, record)
    assert again.over
    assert again.record.to_json() == record.to_json()
    forged = json.loads(json.dumps(record.to_json()))
    forged["result"]["ranking"] = [[0], [1]]
    with pytest.raises(Diverged):
        replay(METALLUM, Record.from_json(forged))


def test_the_bots_of_a_table_answer_the_same_when_they_are_asked_again(server: Server) -> None:
    guest = server.guest("Deneb")
    table = guest.new_table("me", "bot:race-basic", game="race")
    tab = guest.open(table)
    play_on([tab], Random(3), 8)
    tab.ask("concede", seat=0)
    tab.until(lambda m: m["type"] == "position" and m["over"])
    told = [*check_bots(replay(RACE, record_of(guest, table)))]
    assert [text.id for text in told] == ["shell-check-bots"]
    assert int(str(told[0].args["count"])) > 4


def test_three_people_play_on_when_one_gives_up(server: Server) -> None:
    (one, two, three), table = seated(server, "me", "link", "link")
    tabs = [each.open(table) for each in (one, two, three)]
    assert tabs[1].ask("concede", seat=1)["type"] == "done"
    players = tabs[0].until(lambda m: m["type"] == "players" and m["players"][1]["stand_in"])
    assert players["players"][1]["name"] == "Mira"
    assert refused(tabs[1], "come_back", seat=1) == "table-conceded"
    assert two.open(table).messages[0]["players"][1]["stand_in"]  # coming again gives nothing back
    assert tabs[2].ask("concede", seat=2)["type"] == "done"
    over = tabs[0].until(lambda m: m["type"] == "position" and m["over"])
    assert over["result"]["ranking"] == [[0], [2], [1]]
    for guest, won in ((one, 1), (two, 0), (three, 0)):
        mine = next(each for each in guest.get("/api/me/records")["games"] if each["game"] == "comets")
        assert (mine["played"], mine["won"]) == (1, won)


def test_breaking_off_needs_all_and_survives_a_power_cut(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    (one, two), table = seated(server, "me", "link", game="metallum")
    tab = one.open(table)
    assert tab.ask("vote", what="abandon", agree=True)["type"] == "done"
    server.kill()
    server = Server(tmp_path / "data")
    for guest in (one, two):
        guest.move_to(server)
    other = two.open(table)
    assert other.messages[0]["wishes"] == [{"what": "abandon", "seat": None, "by": [0], "missing": [1]}]
    stranger = server.guest().tab(table, token=table["links"]["watch"])
    assert refused(stranger, "vote", what="abandon", agree=True) == "table-players-only"
    assert other.ask("vote", what="abandon", agree=False)["type"] == "done"
    assert other.until("players")["wishes"] == []
    assert other.ask("vote", what="abandon", agree=True)["type"] == "done"
    mine = one.open(table)
    assert mine.ask("vote", what="abandon", agree=True)["type"] == "done"
    server.kill()
    server = Server(tmp_path / "data")
    one.move_to(server)
    over = one.open(table).now
    assert over["over"]
    assert over["result"]["decided_by"] == "abandoned"
    assert over["result"]["ranking"] == [[0, 1]]
    assert replay(METALLUM, record_of(one, table)).closed
    server.stop()


def test_a_bot_plays_at_once_for_an_absent_friend_who_comes_back(server: Server) -> None:
    (one, two, three), table = seated(server, "me", "link", "link")
    mine, other = one.open(table), three.open(table)
    for tab in (mine, other):
        assert tab.answer(pick(tab.choice or {}, Random(1)))["type"] == "done"
    assert refused(mine, "vote", what="stand_in", seat=2, agree=True) in (
        "table-stand-in-here",
        "table-stand-in-not-awaited",
    )
    assert mine.ask("vote", what="stand_in", seat=1, agree=True)["type"] == "done"
    wished = other.until(lambda m: m["type"] == "players" and m["wishes"])["wishes"][0]
    assert wished == {"what": "stand_in", "seat": 1, "by": [0], "missing": [2]}
    assert other.ask("vote", what="stand_in", seat=1, agree=True)["type"] == "done"
    mine.until(lambda m: m["type"] == "players" and m["players"][1]["stand_in"])
    back = two.open(table)
    assert back.messages[0]["players"][1]["stand_in"] is None
    assert back.messages[0]["wishes"] == []
    assert mine.until(lambda m: m["type"] == "players" and not m["players"][1]["stand_in"])


def test_a_guest_leaves_or_is_asked_to_before_playing(server: Server) -> None:
    (one, two), table = seated(server, "me", "link")
    mine, other = one.open(table), two.open(table)
    assert refused(other, "kick", seat=0) == "table-kick-host"
    assert refused(mine, "leave", seat=0) == "table-leave-own"
    assert other.ask("leave", seat=1)["type"] == "done"
    assert other.closed() == 4403
    players = mine.until(lambda m: m["type"] == "players" and not m["players"][1]["taken"])
    fresh = {"table": table["table"], "links": players["links"]}
    assert two.sit(table, 1).status_code in (403, 409)  # the old invitation leads nowhere
    third = server.guest("Rigel")
    assert third.sit(fresh, 1).status_code == 200
    guest = third.open(table)
    assert mine.ask("kick", seat=1)["type"] == "done"
    assert guest.closed() == 4403
    players = mine.until(lambda m: m["type"] == "players" and m["links"]["seats"])
    assert two.sit({"table": table["table"], "links": players["links"]}, 1).status_code == 200
    again = two.open(table)
    assert again.answer(pick(again.choice or {}, Random(1)))["type"] == "done"
    assert refused(again, "leave", seat=1) == "table-leave-begun"
    assert refused(mine, "kick", seat=1) == "table-kick-begun"


def test_only_a_table_of_ones_own_can_be_deleted(server: Server) -> None:
    (one, two), table = seated(server, "me", "link")
    assert one.post(f"/api/tables/{table['table']}/delete").status_code == 403
    alone = one.new_table("me", "bot:random", game="comets")
    path = f"/api/tables/{alone['table']}/delete"
    assert two.post(path).status_code == 404
    assert [card["own"] for card in one.get("/api/tables")["mine"]] == [True, False]
    tab = one.open(alone)
    assert one.post(path).status_code == 204
    assert tab.closed() == 4404
    assert alone["table"] not in [card["id"] for card in one.get("/api/tables")["mine"]]
    assert one.post(path).status_code == 404
