"""What the played games of Starship Captains show (that they play again: tests/test_records.py)."""

import pytest

from astrarium.games.captains.components import PASSENGERS

from .played import ENDS, PLAYED, RANKS, names

data, table = PLAYED.data, PLAYED.table


@pytest.mark.parametrize("name", PLAYED.names)
def test_S1_1_S15_1_every_record_is_a_whole_game(name):
    assert data(name)["position"] is None, "it begins with the first round"
    assert [event.args["round"] for event in table(name).events() if event.name == "round"] == [1, 2, 3, 4]


@pytest.mark.parametrize("end", ENDS)
def test_S15_3_every_end_was_played(end):
    """The players' marks are added up anew from what lies on the table."""
    players = table(end).view(None)["players"]
    marks = {
        "points": [player["points"] for player in players],
        "medals": [player["medals"] for player in players],
        "damage": [-player["damage"] for player in players],
    }
    deciding = next((name for name, (one, other) in marks.items() if one != other), "shared")
    assert deciding == end == table(end).result.decided_by


@pytest.mark.parametrize("rank", RANKS)
def test_S18_7_losing_and_winning_alone(rank):
    result = table(f"solo_{rank}").result
    assert result.decided_by == f"{RANKS[rank]}-{rank}"
    assert (result.scores[0] >= 30) == (RANKS[rank] == "won")


def test_S1_1_every_number_of_players_side_and_passenger_was_played():
    setups = [data(name) for name in PLAYED.names]
    assert {record["seats"] for record in setups} == {1, 2, 3, 4}
    assert {record["options"]["passenger"] for record in setups if record["seats"] == 1} == {*PASSENGERS}
    sides = {(record["options"]["tracks"], record["options"]["tech_boards"]) for record in setups}
    assert sides == {("A", "A"), ("B", "A"), ("A", "B"), ("B", "B")}


def test_S8_9_a_game_with_nearly_everything():
    assert {"uprising", "event-boxed", "converted", "lapped"} <= names(table("rich"))


def test_S13_4_a_game_in_which_moves_were_taken_back():
    undone = PLAYED.taken_back("undo")
    assert None in undone, "the table agreed"
    assert {0, 1} & set(undone), "a seat did it alone"


def test_S3_3_an_answer_that_is_illegal_is_found():
    def change(record):
        record["moves"][0][1] = ["room", "helm", "cadet"]

    assert PLAYED.complaint(change).id == "error-record-illegal"
