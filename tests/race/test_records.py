"""What the played games of Race show (that they play again: tests/test_records.py)."""

import pytest

from astrarium.games.race.rules.round import ending

from .played import ENDS, PLAYED, TABLES, placing
from .table import GAME

data, table = PLAYED.data, PLAYED.table


@pytest.mark.parametrize("name", PLAYED.names)
def test_R4_1_every_record_is_a_whole_game(name):
    assert data(name)["position"] is None, "it begins with the first round"


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("name", TABLES)
def test_R11_2_every_end_was_played_at_every_table(name, end):
    seats, options = TABLES[name]
    t = table(f"{name}_{end}")
    assert t.seats == seats
    assert {key: value for key, value in data(f"{name}_{end}")["options"].items() if value} == options
    view = t.view(None)
    assert (max(len(player["tableau"]) for player in view["players"]) >= 12) == ("tableau" in ENDS[end])
    assert (sum(player["chips"] for player in view["players"]) >= 12 * seats) == ("pool" in ENDS[end])
    assert list(ending(t.state)) == ENDS[end]
    assert view["round"] < 100


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("name", TABLES)
def test_R12_1_fast_play_ends_as_the_record_does(name, end):
    record = data(f"{name}_{end}")
    seats, options = TABLES[name]
    state = PLAYED.final_state(seats, int(record["seed"]), placing, **options)
    assert GAME.result(state).to_json() == record["result"]


def test_R12_5_a_game_decided_by_cards_and_goods():
    result, view = table("cards").result, table("cards").view(None)
    best, second = result.ranking[0][0], result.ranking[1][0]
    assert result.decided_by == "cards"
    assert result.scores[best] == result.scores[second] == max(result.scores.values())
    marks = [
        player["hand"] + sum(e["good"] is not None for e in player["tableau"]) for player in view["players"]
    ]
    assert marks[best] > marks[second]


def test_R12_6_a_shared_victory():
    result, view = table("shared").result, table("shared").view(None)
    assert result.decided_by == "shared"
    winners = result.ranking[0]
    assert len(winners) > 1
    marks = {(result.scores[seat], view["players"][seat]["leftovers"]) for seat in winners}
    assert len(marks) == 1


def test_R2_7_a_game_in_which_the_pool_was_overdrawn():
    view = table("overflow").view(None)
    assert view["pool"] < 0
    assert sum(player["chips"] for player in view["players"]) == 24 - view["pool"]


def test_R3_8_a_first_game():
    assert data("first_game")["options"]["first_game"] is True
    starts = [player["tableau"][0]["design"] for player in table("first_game").view(None)["players"]]
    assert sorted(starts) == ["alpha_centauri", "epsilon_eridani", "new_sparta"]


def test_R2_2_some_game_reshuffles():
    assert any(event.name == "reshuffled" for name in PLAYED.names for event in table(name).events())


def test_R11_1_some_game_meets_the_hand_limit():
    assert any(event.name == "hand-limit" for name in PLAYED.names for event in table(name).events())


def test_R14_3_some_game_has_a_phase_twice():
    phases = {
        event.args["phase"]
        for name in PLAYED.names
        for event in table(name).events()
        if event.name == "phase"
    }
    assert phases == {"explore", "develop", "develop_2", "settle", "settle_2", "consume", "produce"}
