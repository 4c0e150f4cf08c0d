"""Played games, from the first round to the end: every one is played again and must come out the same."""

import json
from functools import cache

import pytest

import astrarium
from astrarium.games.captains.components import PASSENGERS
from astrarium.kernel import BadRecord, Record

from .played import ENDS, GOLDEN, RANKS, RECORDS, names, story

PLAYED = sorted(path.stem for path in RECORDS.glob("*.json"))


def data(name):
    return json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


@cache
def table(name):
    """The table of a record, played again."""
    return astrarium.replay(Record.load(RECORDS / f"{name}.json"))


@pytest.mark.parametrize("name", PLAYED)
def test_every_record_plays_again(name):
    t = table(name)
    assert t.over
    assert t.result.to_json() == data(name)["result"]
    assert t.record.to_json() == data(name), "answer by answer, fingerprint by fingerprint"
    assert list(t.game.faults(t.state)) == []


@pytest.mark.parametrize("name", PLAYED)
def test_S1_1_every_record_is_a_whole_game(name):
    assert data(name)["position"] is None, "it begins with the first round"
    assert [event.args["round"] for event in table(name).events() if event.name == "round"] == [2, 3, 4]


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
    assert result.decided_by == rank
    assert (result.scores[0] >= 30) == (rank == "rank_3")


def test_S1_1_every_number_of_players_side_and_passenger_was_played():
    setups = [data(name) for name in PLAYED]
    assert {record["seats"] for record in setups} == {1, 2, 3, 4}
    assert {record["options"]["passenger"] for record in setups if record["seats"] == 1} == {*PASSENGERS}
    sides = {(record["options"]["tracks"], record["options"]["tech_boards"]) for record in setups}
    assert sides == {("A", "A"), ("B", "A"), ("A", "B"), ("B", "B")}


def test_S8_9_a_game_with_nearly_everything():
    assert {"uprising", "event-boxed", "converted", "lapped"} <= names(table("rich"))


def test_S13_4_a_game_in_which_moves_were_taken_back():
    undone = [who for what, who in data("undo")["moves"] if what == "undo"]
    assert None in undone, "the table agreed"
    assert {0, 1} & set(undone), "a seat did it alone"


def test_the_golden_playthrough_reads_as_before():
    """One game in words; `python -m captains.played golden` writes it anew after a change that is meant."""
    assert story(table("three")) == GOLDEN.read_text(encoding="utf-8")


# -- records that were tampered with


def edited(change):
    record = data("points")
    change(record)
    with pytest.raises(BadRecord) as caught:
        astrarium.replay(record)
    assert "\n" not in str(caught.value)
    return caught.value.text


def test_S3_3_an_answer_that_is_illegal_is_found():
    def change(record):
        record["moves"][0][1] = ["room", "helm", "cadet"]

    assert edited(change).id == "error-record-illegal"


def test_S3_4_a_record_that_was_cut_short_is_found():
    def change(record):
        del record["moves"][-3:]

    assert edited(change).id == "error-record-diverged"


def test_S15_3_a_result_that_was_changed_is_found():
    def change(record):
        record["result"]["ranking"].reverse()

    assert edited(change).id == "error-record-result"
