"""O9 Attack: limits, fleets, price, result, and the effects after it."""

import pytest

from .table import asked, discards, hand, lay_out, marked, markers, options, play, played, refused, stock
from .witness import exercises, limits, shows


def test_O9_1_O9_5_an_attack_succeeds_and_the_defender_keeps_the_fleet():
    t = played("attack 1", stock={0: (5, 5, 5), 1: (5, 5, 5)})
    assert (stock(t, 0), stock(t, 1)) == ((5, 3, 5), (5, 5, 5))
    assert (t.state.vp, t.state.morale) == ([2, 0], [10, 9])
    assert t.view(0)["players"][0]["attacks"] == [0, 1]


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 2), (4, 1)])
def test_E14_O9_2_how_often(seats, limit):
    t = played("attack 1", seats=seats, stock={0: (0, 9, 0), 1: (0, 0, 0)}, attacks={(0, 1): limit - 1})
    t = lay_out(seats, stock={0: (0, 9, 0), 1: (0, 0, 0)}, attacks={(0, 1): limit})
    assert refused(t, "attack 1") == ("barred-attack-limit", "O9.2")


def test_O9_2_the_limit_is_for_one_opponent():
    t = lay_out(3, stock={0: (0, 9, 0), 1: (0, 0, 0), 2: (0, 0, 0)}, attacks={(0, 1): 2, (2, 1): 1})
    assert options(t, "attack") == ["attack 2"]


def test_O9_3_the_comparison_of_fleets():
    t = lay_out(stock={0: (0, 4, 0), 1: (0, 5, 0)})
    assert refused(t, "attack 1") == ("barred-fleet", "O9.3")
    t = played("attack 1", stock={0: (0, 5, 0), 1: (0, 5, 0)})
    assert stock(t, 0) == (0, 3, 0)


@shows("vale")
def test_E4_O9_3_O9_4_O16_3_vale():
    t = lay_out(advisors="vale", stock={0: (0, 1, 0), 1: (0, 3, 0)})
    assert refused(t, "attack 1") == ("barred-toll", "O9.4")
    t = played("attack 1", advisors="vale", stock={0: (0, 2, 0), 1: (0, 4, 0)})
    assert stock(t, 0) == (0, 0, 0)
    t = lay_out(advisors="vale", stock={0: (0, 2, 0), 1: (0, 5, 0)})
    assert refused(t, "attack 1") == ("barred-fleet", "O9.3")


@exercises("orbital_batteries")
def test_E5_O9_4_two_orbital_batteries():
    t = lay_out(systems={1: ["orbital_batteries", "orbital_batteries"]}, stock={0: (0, 5, 0), 1: (0, 1, 0)})
    play(t, "attack 1")
    assert stock(t, 0) == (0, 1, 0)


@limits("orbital_batteries")
def test_O9_4_batteries_make_an_attack_too_dear_and_covered_ones_do_not():
    t = lay_out(systems={1: ["orbital_batteries"]}, stock={0: (0, 2, 0), 1: (0, 1, 0)})
    assert refused(t, "attack 1") == ("barred-toll", "O9.4")
    t = played("attack 1", systems={1: ["orbital_batteries frigate"]}, stock={0: (0, 2, 0), 1: (0, 1, 0)})
    assert stock(t, 0) == (0, 0, 0)


@exercises("death_spores", "doom_star", "orbital_batteries", "star_fortress")
def test_H3_O9_5_O9_6_an_attack_chain():
    t = lay_out(
        systems={0: ["death_spores", "doom_star"], 1: ["orbital_batteries", "star_fortress"]},
        stock={0: (0, 6, 0), 1: (0, 6, 0)},
        morale={1: 7},
        pool=(2, 0),
    )
    play(t, "attack 1", "use death_spores")
    assert stock(t, 0) == (0, 3, 0)
    assert (t.state.vp, t.state.morale[1]) == ([3, 1], 4)
    assert marked(t, 0) == ["death_spores R"]
    assert refused(t, "attack 1") == ("barred-fleet", "O9.3")


@exercises("star_fortress")
def test_H12_O9_5_star_fortress_three_times():
    t = lay_out(systems={1: ["star_fortress"]}, stock={0: (0, 9, 0), 1: (0, 0, 0)}, pool=(4, 0))
    play(t, "attack 1", "attack 1", "attack 1")
    assert (t.state.vp, t.state.morale[1]) == ([6, 3], 7)


@exercises("star_fortress", "frigate")
def test_O9_5_first_the_defenders_effects_then_the_attackers():
    t = played("attack 1", systems={0: ["frigate"], 1: ["star_fortress"]})
    told = [(event.name, event.seat) for event in t.events() if event.seat is not None]
    assert told == [
        ("attacked", 0),
        ("morale-down", 1),
        ("used", 1),
        ("scored", 1),
        ("used", 0),
        ("gained", 0),
    ]


def test_O9_5_O5_7_an_attack_takes_morale_below_zero_as_well():
    t = played("attack 1", morale={1: 0})
    assert t.state.morale[1] == -1


@limits("star_fortress", "frigate")
def test_O9_6_after_attack_effects_are_the_attackers_only():
    t = played("attack 1", systems={0: ["star_fortress"], 1: ["frigate", "doom_star"]}, stock={1: (5, 3, 5)})
    assert (t.state.vp, stock(t, 1)) == ([2, 0], (5, 3, 5))
    assert asked(t) == (1, "action")


@exercises("frigate", "doom_star")
def test_O9_6_effects_without_a_slot_have_to_be_carried_out_after_each_attack():
    t = played("attack 1", systems=["frigate", "doom_star"], stock={0: (0, 4, 0), 1: (0, 0, 0)}, pool=(3, 0))
    assert (stock(t, 0), t.state.vp[0], t.state.morale[1]) == ((0, 3, 0), 3, 8)
    play(t, "attack 1")
    assert (stock(t, 0), t.state.vp[0], t.state.morale[1]) == ((0, 2, 0), 6, 6)


@shows("death_spores", "battleship")
def test_O9_6_slots_are_optional_once_a_round_and_in_any_order():
    t = lay_out(
        systems={0: ["death_spores", "battleship"], 1: ["cloning_center"]},
        stock={0: (0, 9, 0), 1: (0, 0, 0)},
        pool=(4, 0),
    )
    play(t, "attack 1")
    assert asked(t) == (0, "after-attack")
    assert options(t) == ["done", "use battleship", "use death_spores"]
    play(t, "use battleship", "done")
    assert (marked(t, 0), marked(t, 1)) == (["battleship R"], ["cloning_center A"])
    play(t, "attack 1")
    assert options(t) == ["done", "use death_spores"]
    play(t, "use death_spores", "attack 1")
    assert asked(t) == (0, "action"), "both slots are taken"
    assert t.state.morale[1] == 10 - 3 - 1


def test_O9_6_O10_6_an_empty_reserve_leaves_slots_unused():
    t = played("attack 1", systems=["death_spores"], pool=(2, 0), spent=8)
    assert asked(t) == (0, "action")


@shows("destroyer")
def test_E16_O9_7_destroyer_against_one_card():
    t = played("attack 1", "use destroyer", systems=["destroyer"], hands={1: "frigate"})
    assert (t.state.morale[1], hand(t, 1)) == (7, ["frigate"])


@exercises("destroyer")
def test_O9_7_the_defender_chooses():
    t = played("attack 1", "use destroyer", systems=["destroyer"], hands={1: "frigate titan autolab"})
    assert asked(t) == (1, "suffer")
    assert options(t) == ["suffer discard_hand 2", "suffer morale 2"]
    play(t, "suffer discard_hand 2", "autolab, frigate")
    assert (discards(t), hand(t, 1), t.state.morale[1]) == (["autolab", "frigate"], ["titan"], 9)


@exercises("doom_star", "destroyer")
def test_O9_6_O11_6_the_attacker_decides_what_the_defender_knows():
    """With Destroyer waiting, the morale that Doom Star takes can matter: its place is asked."""
    t = played("attack 1", systems=["doom_star", "destroyer"], hands={1: "frigate titan"})
    assert options(t) == ["use destroyer", "use doom_star"], "Doom Star cannot be declined"
    play(t, "use destroyer")
    assert t.state.morale[1] == 9
    play(t, "suffer morale 2")
    assert t.state.morale[1] == 6


@exercises("battleship", "vale")
def test_O9_8_all_slots_of_active_cards_and_advisor():
    t = lay_out(
        systems={0: ["battleship"], 1: ["cloning_center", "biospheres death_spores", "frigate"]},
        advisors={1: "vale"},
        pool=(1, 1),
    )
    play(t, "attack 1", "use battleship")
    assert marked(t, 1) == ["cloning_center A", "death_spores R", "vale R"]
    assert markers(t, 1) == (1, 6)


@limits("battleship")
def test_O9_8_a_small_reserve_and_no_slots():
    t = lay_out(systems={0: ["battleship"], 1: ["cloning_center", "death_spores"]}, pool=(1, 3), spent={1: 6})
    play(t, "attack 1", "use battleship")
    assert asked(t) == (1, "fill")
    assert options(t) == ["slot cloning_center A", "slot death_spores R"]
    play(t, "slot death_spores R")
    assert marked(t, 1) == ["death_spores R"]
    t = played("attack 1", "use battleship", systems={0: ["battleship"], 1: ["frigate"]}, pool=(1, 3))
    assert marked(t, 1) == []
