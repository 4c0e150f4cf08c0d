"""M12 Scoring."""

import pytest

from astrarium.games.metallum.scoring import results

from .rulebook import DATA
from .table import GAME, ROW, lay_out, money, play
from .witness import exercises


def scored(**position):
    return lay_out(phase="scoring", **position)


def payments(table):
    """Who was paid how much for which planet, in the order of the payments."""
    return [
        (("red", "blue")[event.seat], table.state.planet(event.args["at"]), event.args["credits"])
        for event in table.events()
        if event.name == "paid"
    ]


def test_E12_M12_1_the_example_of_a_scoring_phase():
    t = scored(
        row="alpha delta zeta theta eta beta omega",
        deposits={"eta": "rich", "beta": "poor", "omega": "rich"},
        robots={
            "red": {"alpha": 2, "zeta": 1, "eta": 3, "beta": 1, "omega": 2},
            "blue": {"alpha": 1, "delta": 2, "zeta": 1, "eta": 1, "beta": 2},
        },
    )
    assert payments(t) == [
        ("red", "alpha", 3),
        ("blue", "alpha", 1),
        ("blue", "delta", 3),
        ("red", "eta", 5),
        ("blue", "eta", 2),
        ("blue", "beta", 1),
        ("red", "omega", 5),
    ]
    assert money(t) == (13, 7)


def test_M12_1_from_alpha_to_omega():
    robots = dict.fromkeys(ROW.split(), 1)
    paid = payments(scored(robots=robots))
    assert [planet for _, planet, _ in paid] == list(robots)
    assert money(scored(robots=robots)) == (21, 0)


@exercises("conglomerate", "arbitration_board")
def test_M12_1_what_one_is_paid_does_not_change_the_others_pay():
    robots = {"red": {"beta": 2, "zeta": 1}, "blue": {"beta": 2, "zeta": 3}}
    assert money(scored(robots=robots)) == (1, 3)
    mine = {"conglomerate": ("red", "alpha"), "arbitration_board": ("red", "alpha")}
    assert money(scored(robots=robots, installed=mine)) == (2 + 2, 3)


@exercises("mining_station")
def test_M12_2_strength_is_robots_and_what_modules_add():
    t = lay_out(robots={"beta": 2}, installed={"mining_station": "beta"})
    beta = t.view(None)["planets"][1]
    assert (beta["robots"], beta["strength"]) == ([2, 0], [3, 0])


@pytest.mark.parametrize(
    ("red", "blue", "each"),
    [
        (0, 0, ("none", "none")),
        (1, 0, ("majority", "none")),
        (2, 1, ("majority", "minority")),
        (1, 1, ("tie", "tie")),
        (0, 3, ("none", "majority")),
    ],
)
def test_M12_3_one_result_each(red, blue, each):
    t = lay_out(robots={"red": {"beta": red}, "blue": {"beta": blue}})
    assert results(t.state, 1) == each


PAY = {  # marker: majority, minority, tie
    "none": (3, 1, 0),
    "rich": (5, 2, 0),
    "poor": (1, 0, 0),
}


@pytest.mark.parametrize("side", PAY)
def test_M12_4_the_table_of_pay(side):
    majority, minority, tie = PAY[side]
    deposits = {"beta": side}
    assert money(scored(robots={"red": {"beta": 2}, "blue": {"beta": 1}}, deposits=deposits)) == (
        majority,
        minority,
    )
    assert money(scored(robots={"red": {"beta": 2}, "blue": {"beta": 2}}, deposits=deposits)) == (tie, tie)
    assert money(scored(robots={"beta": 1}, deposits=deposits)) == (majority, 0), "alone is a majority"
    assert money(scored(deposits=deposits)) == (0, 0)


def test_M12_4_the_table_printed_in_the_rules():
    for side, pays in PAY.items():
        assert tuple(DATA["constants"]["scoring"][side].values()) == pays
        cells = " | ".join(f"{each} $" if each else "0" for each in pays)
        assert f"| {side} | {cells} |" in GAME.rules["M12.4"].replace("\u00a0", " ")


@exercises("arbitration_board", "conglomerate")
def test_M12_5_first_the_tie_then_the_bonus():
    mine = {"arbitration_board": ("red", "omega"), "conglomerate": ("red", "omega")}
    robots = {"red": {"beta": 1}, "blue": {"beta": 1}}
    assert money(scored(robots=robots, installed=mine, deposits={"beta": "poor"})) == (0 + 1, 0)


@exercises("refinery", "conglomerate")
def test_M12_5_a_bonus_is_paid_on_0_but_never_for_nobody():
    mine = {"conglomerate": ("red", "omega"), "refinery": ("red", "beta")}
    robots = {"red": {"zeta": 1}, "blue": {"zeta": 2, "gamma": 1}}
    assert money(scored(robots=robots, installed=mine, deposits={"zeta": "poor"})) == (1, 1 + 3)


@exercises("refinery", "mining_station")
def test_M12_5_the_refinery_pays_for_a_majority_of_modules_alone():
    mine = {"mining_station": ("red", "beta"), "refinery": ("red", "beta")}
    assert money(scored(installed=mine)) == (3 + 2, 0)


@exercises("intensive_mining", "government_audit")
def test_M12_6_the_planet_pays_again_in_phase_3():
    t = lay_out(
        programs="move_1 deploy_1 intensive_mining",
        hand="government_audit",
        robots={"red": {"alpha": 2}, "blue": {"alpha": 1}},
    )
    play(t, "red", "resolve intensive_mining", "play government_audit", "at alpha", "resolve move_1", "end")
    assert money(t) == (6, 0)
    play(t, "blue", "resolve move_1", "end")
    assert money(t) == (9, 1)
    breakdown = GAME.result(t.state).breakdown[0]
    assert breakdown == {"exploring": 0, "scoring": 3, "extra": 6, "purchases": 0}
