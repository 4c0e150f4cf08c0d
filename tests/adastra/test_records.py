"""What the played games of Ad Astra show (that they play again: tests/test_records.py)."""

import pytest

from astrarium.games.adastra.scoring import breakdown

from .played import PLAYED

data, table = PLAYED.data, PLAYED.table
OPTIONS = ("first_game", "long_game", "no_missions", "antarans", "unknown", "revenge", "custom")


def test_A1_2_a_game_for_every_number_of_players():
    assert {data(name)["seats"] for name in ("two", "three", "four", "five", "six")} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("option", OPTIONS)
def test_A9_1_A9_2_A9_3_A9_4_a_game_for_every_option(option):
    assert data(option)["options"][option] is True
    assert table(option).state.round == (8 if option == "long_game" else 6)


def test_B2_7_a_game_in_which_orion_was_found():
    assert any(event.name == "orion-found" for event in table("unknown").events())


def test_B3_5_a_game_in_which_the_antarans_strike_every_round():
    strikes = [event for event in table("revenge").events() if event.name == "antarans-strike"]
    assert len(strikes) == 6


def test_B4_1_a_game_with_empires_of_their_own():
    assert table("custom").state.empire.count("custom") >= 2


def test_B1_1_a_game_with_antarans():
    assert "antarans" in table("antarans").state.empire


@pytest.mark.parametrize("end", ["points", "population", "resources", "order"])
def test_A7_2_A7_3_every_end_was_played(end):
    t = table(end)
    g = t.state
    marks = {
        "points": [sum(breakdown(g, seat).values()) for seat in (0, 1)],
        "population": [g.total_people(seat) for seat in (0, 1)],
        "resources": [sum(g.resources[seat]) for seat in (0, 1)],
        "order": [-g.order.index(seat) for seat in (0, 1)],
    }
    assert next(name for name, (a, b) in marks.items() if a != b) == end == t.result.decided_by
    a, b = marks[end]
    assert t.result.ranking == ([[0], [1]] if a > b else [[1], [0]])


def test_A7_1_A7_4_a_game_that_ended_early():
    t = table("last_one_left")
    assert t.state.eliminated == {1}
    assert t.state.round == 1


def test_an_answer_that_was_changed_is_found():
    def change(record):
        move = next(move for move in record["moves"] if move[1] and move[1][0] == "play")
        move[1] = ["play", "no-such-card"]

    assert PLAYED.complaint(change).id == "error-record-illegal"
