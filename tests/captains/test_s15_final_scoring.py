"""S15 The end: points and ties. Played records show each of them, too."""

import pytest

from astrarium.games.captains.count_ops import Artifacts, Scoring

from .table import GAME, in_english, lay_out, play, points


def ended(**more):
    return lay_out(**{"phase": "over", "round": 4, **more})


def test_S15_1_nothing_happens_after_the_fourth_round():
    t = lay_out(round=4, ready={0: "", 1: ""}, queue={0: "red red red red", 1: ""})
    assert t.over
    assert len(t.state.ships[0].queue) == 4
    assert t.state.round == 4


def test_S15_2_medals_androids_and_artifacts_on_rooms_are_worth_nothing():
    t = ended(
        medals=9, ready="android android", contracts={"helm": "red_blue"}, techs={1: "outside_contractors"}
    )
    assert t.result.scores[0] == t.result.scores[1] == -7


@pytest.mark.parametrize(
    ("more", "decided", "ranking"),
    [
        ({"cargo": {1: "red_blue"}}, "points", [[1], [0]]),
        ({"medals": 2}, "medals", [[0], [1]]),
        ({"bays": 2, "progress": {1: (1, 0, 0)}}, "damage", [[0], [1]]),
        ({}, "shared", [[0, 1]]),
    ],
)
def test_S1_2_S15_3_points_medals_damage(more, decided, ranking):
    result = ended(**more).result
    assert (result.decided_by, result.ranking) == (decided, ranking)


def test_S15_3_a_shared_victory_of_two_among_three():
    result = ended(seats=3, bays={2: 4}).result
    assert result.decided_by == "shared"
    assert result.ranking == [[0, 1], [2]]


@pytest.mark.parametrize(
    ("done", "rank"),
    [
        ("", "rank_1"),
        ("omnipotent_being grand_tournament dyson_sphere armada_standoff first_contact", "rank_2"),
        (
            "omnipotent_being grand_tournament dyson_sphere armada_standoff galactic_congress planet_killer",
            "rank_3",
        ),
    ],
)
def test_S15_4_ranks(done, rank):
    t = ended(done=done)
    assert t.view(0)["players"][0]["rank"] == rank
    assert GAME.standing(t.state)[1] == -7


def test_S15_4_every_captain_is_told_a_rank():
    done = "omnipotent_being grand_tournament dyson_sphere armada_standoff first_contact"
    t = lay_out(round=4, ready={0: "red", 1: "red"}, done=done)
    play(t, 0, "pass")
    play(t, 1, "pass")
    assert [in_english(event.text) for event in t.events()][-2:] == [
        "Ann's rank: Promising captain.",
        "Bob's rank: Desk duty.",
    ]
    assert [player["rank"] for player in t.view(None)["players"]] == ["rank_2", "rank_1"]


def test_S12_8_S15_2_an_artifact_on_a_room_is_no_model():
    """Neither its point nor its kind counts."""
    t = ended(techs={1: "artifact_models"}, cargo="red_blue", contracts={"helm": "red_yellow"})
    assert points(t) == 2 + 1 - 7


def test_S20_5_at_most_means_points():
    """With our cards the limits are never passed; with those of a corrected file they may be."""
    t = ended(cargo="red_blue red_blue red_yellow")
    assert t.state.worth(0, Scoring(count=Artifacts(), points=2)) == 6
    assert t.state.worth(0, Scoring(count=Artifacts(), points=2, most=5)) == 5
