"""What the played games of Metallum show (that they play again: tests/test_records.py)."""

import pytest

from astrarium.games.metallum.components import MODULES

from .played import PLAYED, coin_flips, comes_back, iota_is_used, modules_played

data, table = PLAYED.data, PLAYED.table


@pytest.mark.parametrize("name", PLAYED.names)
def test_M1_1_every_record_is_a_whole_game(name):
    assert data(name)["position"] is None, "it begins with the first round"
    assert table(name).state.round == 9
    assert [event.args["round"] for event in table(name).events() if event.name == "round"] == list(
        range(2, 10)
    )


@pytest.mark.parametrize("end", ["credits", "robots", "purchases", "draw"])
def test_M14_1_M14_2_M14_3_M14_4_every_end_was_played(end):
    """The players' marks are added up anew from what lies on the table."""
    players, planets = table(end).view(None)["players"], table(end).view(None)["planets"]
    marks = {
        "credits": [player["credits"] for player in players],
        "robots": [sum(planet["robots"][seat] for planet in planets) for seat in (0, 1)],
        "purchases": [sum(MODULES[module].cost for module in player["bought"]) for player in players],
    }
    deciding = next((name for name, (red, blue) in marks.items() if red != blue), "draw")
    assert deciding == end == table(end).result.decided_by
    ranking = [[0, 1]] if end == "draw" else sorted([[0], [1]], key=lambda seats: -marks[end][seats[0]])
    assert table(end).result.ranking == ranking


def test_M18_1_a_game_with_the_extra_planet():
    assert data("extra_planet")["options"]["extra_planet"] is True
    assert iota_is_used(table("extra_planet"))


def test_M5_4_a_game_in_which_a_coin_decided_the_order():
    t = table("coin_flip")
    assert coin_flips(t) >= 2
    drawn = [event.seat for event in t.events() if event.name == "order-drawn"]
    assert set(drawn) <= {0, 1}


def test_M9_9_a_game_with_cards_of_all_windows():
    played = modules_played(table("windows"))
    assert {MODULES[module].timing for module in played} == {"own_action", "after_reveal", "scoring_start"}


def test_M13_5_a_game_in_which_the_market_was_reshuffled():
    assert "reshuffle" in table("reshuffle").state.chance.streams
    assert comes_back(table("reshuffle"))


def test_M4_9_a_game_in_which_moves_were_taken_back():
    undone = PLAYED.taken_back("undo")
    assert None in undone, "the table agreed"
    assert {0, 1} & set(undone), "a seat did it alone"
    answers = [move for move in data("undo")["moves"] if move[0] != "undo"]
    assert len(answers) > table("undo").moves == len(table("undo").history)


# -- records that were tampered with


def test_M4_9_an_answer_that_was_changed_is_found():
    def change(record):
        record["moves"][0][1] = ["program", "move_1"]

    assert PLAYED.complaint(change).id in ("error-record-diverged", "error-record-illegal")


def test_M6_4_an_answer_that_is_illegal_is_found():
    def change(record):
        program = next(move for move in record["moves"][2:] if move[1][0] == "program")
        program[1] = ["program", "move_1", "move_2"]

    text = PLAYED.complaint(change)
    assert text.id == "error-record-illegal"
    assert text.args["move"] > 2
