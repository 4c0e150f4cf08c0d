"""Branches: a new table from a past position."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx

from astrarium.kernel import Record, replay

from .guests import Guest, Server, Tab, error, pick, play_on
from .toy_comets import COMETS


def branch(guest: Guest, table: dict[str, Any], move: int, token: str = "") -> httpx.Response:
    path = f"/api/tables/{table['table']}/branch"
    return guest.post(path + (f"?token={token}" if token else ""), move=move)


def finished(server: Server, seed: str = "b") -> tuple[list[Guest], dict[str, Any], list[Tab]]:
    people = [server.guest("Deneb"), server.guest("Mira")]
    table = people[0].new_table("me", "link", game="comets", seed=seed, options={"rounds": 2}, name="Friday")
    people[1].sit(table, 1)
    tabs = [person.open(table) for person in people]
    play_on(tabs, Random(3))
    assert tabs[0].now["over"]
    return people, table, tabs


def test_a_finished_game_is_played_on(server: Server) -> None:
    people, table, tabs = finished(server)
    past = tabs[1].ask("look", move=4)
    made = branch(people[1], table, 4)
    assert made.status_code == 201, made.text
    tab = people[1].open(made.json())
    welcome = tab.messages[0]
    before = tabs[1].now["result"]["scores"]
    assert welcome["table"]["origin"] == {"table": table["table"], "move": 4, "scores": before}
    assert welcome["table"]["name"] == "Friday"
    assert [player["kind"] for player in welcome["players"]] == ["bot", "me"]
    assert welcome["players"][0]["title"]["args"]["level"]["text"] == "table-level-lieutenant"
    assert welcome["mine"] == [1]
    assert tab.now["view"] == past["view"]
    assert tab.now["seed_hash"] is None
    play_on([tab], Random(4))
    assert tab.now["over"]
    assert "seed" not in tab.now
    record = people[1].get(f"/api/tables/{made.json()['table']}/record")
    assert record["position"] is not None
    again = replay(COMETS, Record.from_json(record))
    assert again.result is not None
    assert again.result.to_json() == tab.now["result"]
    card = next(c for c in people[1].get("/api/tables")["finished"] if c["id"] == made.json()["table"])
    assert card["origin"] == {"table": table["table"], "move": 4, "scores": before}


def test_a_branch_survives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    people, table, _ = finished(server)
    made = [branch(people[0], table, move).json() for move in (0, 1, 3)]
    tabs = [people[0].open(each) for each in made]
    for tab in tabs:
        if tab.choice:
            tab.answer(pick(tab.choice, Random(2)))
    server.kill()
    known = [tab.now["move"] for tab in tabs]
    server = Server(tmp_path / "data")
    people[0].move_to(server)
    tabs = [people[0].open(each) for each in made]
    assert all(tab.now["move"] >= move for tab, move in zip(tabs, known, strict=True))
    play_on(tabs[2:], Random(5))
    assert tabs[2].now["over"]
    server.stop()


def test_a_game_of_ones_own_may_be_branched_at_any_time(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("hotseat", "bot:random", game="comets")
    assert branch(guest, table, 0).status_code == 201
    assert error(branch(guest, table, 50)) == (409, "error-no-such-move")
    assert error(branch(guest, {"table": "nowhere"}, 0)) == (404, "server-no-such-table")
    assert guest.post(f"/api/tables/{table['table']}/branch", move=-1).status_code == 400


def test_a_game_with_other_people_is_not_branched_before_it_is_over(server: Server) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    table = host.new_table("me", "link", game="comets", open=True)
    assert error(branch(host, table, 0)) == (409, "table-branch-others")  # somebody is invited
    friend.sit(table, 1)
    for guest in (host, friend, stranger):
        assert error(branch(guest, table, 0)) == (409, "table-branch-others")
    alone = host.new_table("me", "bot:random", game="comets", open=True)
    assert error(branch(stranger, alone, 0)) == (409, "table-branch-others")


def test_who_only_watched_plays_the_seat_that_has_to_choose(server: Server) -> None:
    people, table, tabs = finished(server)
    stranger = server.guest()
    assert error(branch(stranger, table, 0)) == (404, "server-no-such-table")
    made = branch(stranger, table, 2, table["links"]["watch"])
    assert made.status_code == 201
    tab = stranger.open(made.json())
    assert len(tab.messages[0]["mine"]) == 1
    assert "scores" not in tab.messages[0]["table"]["origin"]  # they were somebody else's
    assert tab.choice is not None
    end = tabs[0].now["move"]
    assert error(branch(people[0], table, end)) == (409, "table-branch-over")


def test_others_do_not_hear_of_a_branch(server: Server) -> None:
    people, table, tabs = finished(server)
    branch(people[0], table, 1)
    assert tabs[1].news() == []
    assert people[1].get("/api/tables")["mine"] == []
