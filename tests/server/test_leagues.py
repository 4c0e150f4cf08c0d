"""Leagues: divisions, seasons turned by the arbiter and by date, rise and fall, the end of a process at any step."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium.server.event_rules import Entrant, Pairing, divisions, league_standings

from .guests import PASSWORD, Guest, Server, wait_for
from .test_events import QUICK, act, ahead, announce, my_number, page
from .test_ratings import concede, member


@pytest.fixture
def house(tmp_path: Path) -> Any:
    server = Server(tmp_path / "data", **QUICK)
    yield server
    server.stop()


def of(count: int, *gone: int) -> list[Entrant]:
    return [Entrant(number, number in gone) for number in range(1, count + 1)]


def test_the_best_rise_the_last_fall_and_newcomers_begin_below() -> None:
    first = divisions(of(9), [], 1, 4, 1)
    assert [each.seats for each in first] == [(1, 2, 3, 4), (5, 6, 7, 8, 9)]
    places = [(2.0, 1.0, 4.0, 3.0), (1.0, 2.0, 2.0, 4.0, 5.0)]
    played = [Pairing(1, each.board, each.seats, points) for each, points in zip(first, places, strict=True)]
    second = divisions(of(10), played, 2, 4, 1)
    assert [each.seats for each in second] == [(2, 1, 4, 5), (3, 6, 7, 8, 9, 10)]
    # a gap is filled from below, and whoever moves has moved by one division only
    third = divisions(of(12, 2), [Pairing(1, n, (3 * n - 2, 3 * n - 1, 3 * n)) for n in (1, 2, 3)], 2, 3, 1)
    assert [each.seats for each in third] == [(1, 4, 3), (5, 7, 6), (8, 9, 10), (11, 12)]
    lines = league_standings(of(10, 9), played)
    assert [(line.number, line.points) for line in lines][:2] == [(2, 1.0), (1, 1.0)]
    assert (lines[-1].number, lines[-1].points) == (10, 0.0)


def places_of(guest: Guest, league: str, season: int) -> list[list[int]]:
    """The divisions of a season, once all of its games are over."""
    return [each["seats"] for each in page(guest, league)["games"] if each["round"] == season]


def play(people: list[Guest], league: str, season: int) -> None:
    """Play the season's only game of each division: the one with the lower number wins."""
    wait_for(
        lambda: all(each["table"] for each in page(people[0], league)["games"] if each["round"] == season)
    )
    numbers = {my_number(each, league): each for each in people}
    for division in [each for each in page(people[0], league)["games"] if each["round"] == season]:
        loser = numbers[max(division["seats"])]

        def table(loser: Guest = loser, event: str = division["table"]) -> Any:
            return next((each["table"] for each in page(loser, event)["games"] if each["table"]), None)

        wait_for(table)
        concede(loser, table(), loser.open(table()).messages[0]["mine"][0])


def over(guest: Guest, league: str, season: int) -> bool:
    return all(each["points"] for each in page(guest, league)["games"] if each["round"] == season)


def test_a_season_is_turned_by_the_arbiter_and_by_date(house: Server) -> None:
    people = [member(house, name) for name in ("Ann", "Ben", "Cay", "Dan")]
    ann = people[0]
    league = announce(ann, kind="league", rounds=3, size=2, days=2)
    for each in people:
        assert act(each, league, "enter").status_code == 200
    assert page(ann, league)["event"]["state"] == "entry"
    act(ann, league, "begin")
    assert places_of(ann, league, 1) == [[1, 2], [3, 4]]
    fourth = next(each for each in people if my_number(each, league) == 4)
    play(people, league, 1)
    wait_for(partial(over, ann, league, 1))
    assert places_of(ann, league, 2) == []  # the date has not come, and the arbiter has not said so
    division = page(ann, league)["games"][0]["table"]
    found = page(ann, division)
    assert (found["parent"]["id"], found["event"]["name"]) == (league, "Club evening 1.1")
    assert division not in str(ann.get("/api/events")), "the list shows the league alone"
    # a corrected result counts as long as the season lasts
    [game] = found["games"]
    swap = [1 - points for points in game["points"]]
    act(ann, division, "correct", round=1, board=1, points=swap, why="by agreement")
    wait_for(lambda: page(ann, league)["games"][0]["points"] == [2.0, 1.0])
    eve = member(house, "Eve")
    assert act(eve, league, "enter").status_code == 200
    act(fourth, league, "leave")
    act(ann, league, "begin")
    assert places_of(ann, league, 2) == [[2, 3], [1, 5]]
    play([*people, eve], league, 2)
    wait_for(partial(over, ann, league, 2))
    ahead(house, 2 * 86400 + 60)
    wait_for(lambda: places_of(ann, league, 3) == [[2, 1], [3, 5]])
    assert [line["points"] for line in page(ann, league)["standings"][:4]] == [1, 1, 2, 2]
    assert page(ann, league)["event"]["state"] == "running"
    # whoever comes back begins below; whoever is deleted plays no more
    assert act(fourth, league, "enter").status_code == 200
    heads = ann.http.get(f"/api/events/{league}/results.csv").text.splitlines()[0]
    assert heads == "place,number,name,division,season 1,season 2,season 3"
    exported = eve.get("/api/me/export")["events"]
    assert {each["id"] for each in exported} >= {league}
    assert next(each["name"] for each in ann.get("/api/me/export")["announced"]) == "Club evening"
    mine, name = my_number(ann, league), ann.get("/api/me")["name"]
    assert ann.post("/api/me/delete", password=PASSWORD).status_code == 200
    assert [each["gone"] for each in page(eve, league)["entrants"] if each["number"] == mine] == [True]
    assert name not in str(page(eve, division)) + str(page(eve, league))


def test_a_league_survives_the_end_of_its_process_at_any_step(tmp_path: Path) -> None:
    rng, folder = Random(7), tmp_path / "data"
    server = Server(folder, **QUICK)
    ann = member(server, "Ann")
    league = announce(ann, kind="league", rounds=2, size=3, bots=["random"] * 6)
    kills = 0
    while page(ann, league)["event"]["state"] != "over":
        act(ann, league, "begin")
        time.sleep(rng.uniform(0.0, 0.4))  # any moment is as good as any other
        if kills < 5:
            server.kill()
            kills += 1
            server = Server(folder, **QUICK)
            ann.move_to(server)
    seasons = page(ann, league)["games"]
    assert [(each["round"], each["board"], len(each["seats"])) for each in seasons] == [
        (1, 1, 3),
        (1, 2, 3),
        (2, 1, 3),
        (2, 2, 3),
    ]
    assert all(each["points"] for each in seasons)
    divisions = server.rows("SELECT id FROM events WHERE parent = ?", league)
    assert sorted(each["table"] for each in seasons) == sorted(id for (id,) in divisions)
    assert len(server.rows("SELECT id FROM tables WHERE event IS NOT NULL")) == 12
    server.stop()
