"""R10 Produce."""

import pytest

from .table import choice, goods, held, lay_out, options, play, state, told


def produce(row, action="", other="rebel_base", **more):
    return lay_out(row, other, actions=[action], phase="produce", **more)


@pytest.mark.parametrize(("row", "cards"), [("rebel_outpost gem_world+", 0), ("rebel_outpost gem_world", 1)])
def test_E45_R10_2_R10_3_gem_world(row, cards):
    t = produce(row)
    assert (held(t, 0), goods(t, 0)) == (cards, {"gem_world"})
    assert len(told(t, "good", 0)) == cards


def test_E46_R10_4_sources_and_worlds_are_matched_by_the_player():
    row = "rebel_outpost avian_uplift_race asteroid_belt genetics_lab"
    t = produce(row, "produce")
    assert options(t, 0) == {
        "windfall genetics_lab#1 avian_uplift_race",
        "windfall bonus avian_uplift_race",
        "windfall bonus asteroid_belt",
    }
    play(t, 0, "windfall genetics_lab avian_uplift_race")
    assert goods(t, 0) == {"avian_uplift_race", "asteroid_belt"}
    t = produce(row, "produce")
    play(t, 0, "windfall bonus avian_uplift_race")
    assert goods(t, 0) == {"avian_uplift_race"}, "Genetics Lab has no world left"


def test_R10_4_sources_for_the_same_kind_stand_for_one_another():
    t = produce("mining_league mining_robots destroyed_world asteroid_belt radioactive_world")
    assert options(t, 0) == {
        f"windfall mining_league {world}"
        for world in ("destroyed_world", "asteroid_belt", "radioactive_world")
    }
    play(t, 0, "windfall mining_league asteroid_belt", "windfall mining_robots destroyed_world")
    assert goods(t, 0) == {"asteroid_belt", "destroyed_world"}


def test_R10_4_the_bonus_is_for_those_who_chose():
    assert goods(produce("asteroid_belt"), 0) == set()
    assert goods(produce("asteroid_belt", "produce"), 0) == {"asteroid_belt"}
    assert goods(produce("asteroid_belt+", "produce"), 0) == {"asteroid_belt"}


def test_E47_R10_1_pan_galactic_league_counts_worlds():
    t = produce("pan_galactic_league empath_world plague_world+ avian_uplift_race+")
    assert held(t, 0) == 3


@pytest.mark.parametrize(("own", "other", "cards"), [(2, 2, 0), (2, 1, 2), (0, 0, 0)])
def test_E48_R10_6_mining_conglomerate(own, other, cards):
    rare = ["rebel_miners", "imperium_armaments_world", "bio_hazard_mining_world", "new_earth"]
    t = produce(
        " ".join(["rebel_outpost", "mining_conglomerate", *rare[:own]]),
        other=" ".join(["rebel_base", *rare[2 : 2 + other]]),
    )
    assert held(t, 0) == cards


def test_R10_6_more_than_each_of_the_others():
    t = lay_out("mining_conglomerate rebel_miners", "new_earth", "new_sparta", phase="produce")
    assert held(t, 0) == 0
    t = lay_out(
        "mining_conglomerate rebel_miners", "old_earth", "new_sparta mining_conglomerate", phase="produce"
    )
    assert (held(t, 0), held(t, 2)) == (2, 0)


def test_E49_R10_5_diversified_economy_counts_kinds():
    t = produce("diversified_economy artist_colony spice_world rebel_miners")
    assert held(t, 0) == 2


def test_E50_R10_3_R10_4_runaway_robots():
    t = produce("mining_robots runaway_robots")
    assert (held(t, 0), goods(t, 0)) == (1, {"runaway_robots"})


def test_E51_R10_5_only_what_was_produced_now():
    t = produce("research_labs alien_robotic_factory deserted_alien_colony+")
    assert held(t, 0) == 1


def test_R10_1_in_player_order_each_draws_and_produces():
    t = produce("merchant_guild gem_world", other="rebel_underground comet_zone")
    story = [(event.name, event.seat) for event in t.told if event.name in ("drew", "good")]
    assert story == [("drew", 0), ("good", 0), ("drew", 0), ("drew", 1), ("good", 1), ("drew", 1)]


def test_R10_7_a_source_that_finds_no_card_is_used_up():
    t = lay_out("gem_world asteroid_belt", hands=[0, 109], actions=["produce"], phase="produce", supply=2)
    assert choice(t, 1).prompt == "hand-limit"
    assert (goods(t, 0), held(t, 0)) == ({"gem_world"}, 1), "the world, its card; nothing for the windfall"
    assert state(t).supply == []
