"""O13, O14 The end of the round and of the game, and scoring."""

import pytest

from .table import (
    asked,
    discards,
    hand,
    in_english,
    lay_out,
    marked,
    markers,
    play,
    played,
)
from .witness import exercises, limits

FIVE = "frigate frigate autolab autolab biospheres"
FULL = [
    FIVE,
    "biospheres cloning_center cloning_center titan titan",
    "terraforming terraforming spaceport spaceport recyclotron",
    "recyclotron destroyer destroyer battleship battleship",
]

# -- O13


def test_O13_1_after_the_eighth_round():
    t = lay_out(phase="end_check", round=8, hands=" ".join(["frigate"] * 2))
    assert t.over
    assert t.state.ending == ("rounds",)
    assert not lay_out(phase="end_check", round=7).over


def test_E18_O13_1_O14_3_negative_morale_ends_the_game_and_may_win():
    t = lay_out(phase="end_check", round=5, morale=-2, vp=20)
    assert (t.over, t.state.ending) == (True, ("morale",))
    assert (t.result.scores[0], t.result.ranking) == (18, [[0], [1]])
    assert lay_out(phase="end_check", round=5, morale=0).over
    assert not lay_out(phase="end_check", round=5, morale=1).over


def test_O13_1_morale_is_looked_at_only_when_the_round_ends():
    t = played("attack 1", morale={1: 1}, pool=(2, 2))
    assert t.state.morale[1] == 0
    assert not t.over
    play(t, "propaganda", "research", "research")
    assert not t.over
    assert t.state.round == 2


def test_H14_O13_1_a_full_board():
    t = lay_out(phase="end_check", round=6, systems=FULL)
    assert (t.over, t.state.ending) == (True, ("systems",))


def test_O13_1_who_ended_the_game_is_told():
    t = lay_out(3, phase="end_check", round=8, systems=FULL, morale={1: -2, 2: 0})
    assert [in_english(event.text) for event in t.events()] == [
        "The last round is over.",
        "Ann's systems are full: the game is over.",
        "Ben's morale is −2: the game is over.",
        "Cleo's morale is 0: the game is over.",
    ]


@limits("fulcrum_sandebar")
def test_O13_1_the_additional_system_is_neither_needed_nor_counted():
    short = [*FULL[:3], "recyclotron destroyer destroyer battleship"]
    t = lay_out(phase="end_check", round=6, systems=short, advisors="fulcrum_sandebar", extra="scout_ship")
    assert not t.over


def test_O13_2_the_hand_limit_comes_after_the_end_check():
    seven = "frigate titan autolab biospheres spaceport destroyer battleship"
    t = lay_out(phase="end_check", round=8, hands=seven)
    assert len(hand(t, 0)) == 7
    t = lay_out(phase="end_check", round=7, hands={1: seven})
    assert asked(t) == (1, "hand-limit")
    play(t, "frigate, titan")
    assert len(hand(t, 1)) == 5


def test_O13_2_O3_2_discards_from_the_first_player_clockwise():
    six = "frigate titan autolab biospheres spaceport destroyer"
    t = lay_out(3, phase="hand_limit", first=1, hands={0: six, 2: six})
    assert asked(t) == (2, "hand-limit")
    play(t, "titan")
    assert asked(t) == (0, "hand-limit")
    play(t, "frigate")
    assert (discards(t), t.state.round) == (["titan", "frigate"], 2)


@limits("vale")
def test_O13_3_no_other_advisor_keeps_a_marker():
    t = lay_out(phase="end_check", advisors="vale", markers="vale", pool=(0, 0))
    assert marked(t, 0) == []
    assert markers(t, 0) == (4, 6)


def test_O13_3_all_markers_return():
    t = lay_out(
        phase="end_check",
        systems=["cloning_center", "death_spores"],
        markers="cloning_center death_spores",
        attacks={(0, 1): 2},
        spent=3,
        pool=(0, 0),
    )
    assert marked(t, 0) == []
    assert markers(t, 0) == (4, 6)
    assert t.state.attacks == [[0, 0], [0, 0]]
    assert t.state.boxes == [[0] * 6, [0] * 6]


def test_O13_4_the_first_player_moves_on():
    t = lay_out(3, phase="end_check", first=2)
    assert (t.state.first, t.state.round, asked(t)) == (0, 2, (0, "action"))
    assert [event.seat for event in t.events() if event.name == "first"] == [0], "and everybody is told"


# -- O14


@exercises("gaia_transformation", "artemis_system_net", "scout_ship", "spaceport")
def test_H9_O14_1_scoring():
    t = lay_out(
        phase="end_check",
        round=8,
        systems=["hydroponic_farm scout_ship gaia_transformation", "frigate artemis_system_net spaceport"],
        vp=7,
        morale=6,
    )
    assert t.result.scores[0] == 27
    assert t.result.breakdown[0] == {
        "attacks": 0,
        "effects": 7,
        "morale": 6,
        "structures": 4,
        "formulas": 10,
    }


def test_O14_1_attacks_and_effects_are_told_apart():
    t = lay_out(stock={0: (2, 5, 5), 1: (0, 0, 0)}, systems=["government_support"], pool=(3, 0))
    play(t, "attack 1", "activate government_support")
    score = t.view(0)["players"][0]["score"]
    assert (score["attacks"], score["effects"], score["morale"]) == (2, 2, 10)


def test_O14_1_points_that_were_paid_are_taken_off_effects_first():
    t = lay_out(
        stock={0: (2, 5, 5), 1: (0, 0, 0)},
        systems=["planetary_stock_exchange", "planetary_stock_exchange"],
        pool=(3, 0),
        vp=1,
    )
    for paid in ("attack 1", *["activate planetary_stock_exchange"] * 2):
        play(t, paid)
        score = t.view(0)["players"][0]["score"]
        assert score["attacks"] + score["effects"] == t.state.vp[0]
    assert (score["attacks"], score["effects"]) == (1, 0), "never less than nothing"


def test_H10_O14_2_ties():
    t = lay_out(phase="end_check", round=8, vp=(3, 3), stock={0: (2, 1, 0), 1: (0, 0, 4)}, morale=(7, 7))
    assert (t.result.ranking, t.result.decided_by) == ([[1], [0]], "resources")
    t = lay_out(phase="end_check", round=8, stock={0: (2, 2, 2), 1: (0, 5, 0)})
    assert t.result.ranking == [[0], [1]], "all resources together, not the most of one kind"
    t = lay_out(phase="end_check", round=8, vp=(3, 4), morale=(8, 7))
    assert (t.result.scores, t.result.ranking) == ({0: 11, 1: 11}, [[0], [1]])
    assert t.result.decided_by == "morale"
    t = lay_out(3, phase="end_check", round=8, vp={2: 1})
    assert (t.result.ranking, t.result.decided_by) == ([[2], [0, 1]], "points")
    t = lay_out(phase="end_check", round=8)
    assert (t.result.ranking, t.result.decided_by) == ([[0, 1]], "shared")


@pytest.mark.parametrize("morale", [-7, -1])
def test_O14_3_morale_below_zero_is_taken_off(morale):
    t = lay_out(phase="end_check", round=3, morale=morale, vp=2)
    assert t.result.scores[0] == 2 + morale
