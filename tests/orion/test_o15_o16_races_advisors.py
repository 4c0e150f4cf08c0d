"""O15, O16 Races and advisors, each at work and at its limits."""

from .table import (
    advisor,
    asked,
    discards,
    hand,
    lay_out,
    marked,
    markers,
    options,
    pending,
    play,
    played,
    refused,
    stock,
    systems,
    told,
)
from .witness import exercises, limits, shows

# -- races


@shows("human")
def test_O15_1_humans_have_no_ability():
    t = lay_out(phase="income", stock=(7, 0, 0), hands="frigate", pool=(0, 0))
    assert (t.state.pool[0], t.state.morale[0]) == (5, 9)
    play(t, "exploit frigate")
    assert stock(t, 0) == (7, 2, 0)


@exercises("alkari")
def test_O15_2_alkari_buy_a_marker():
    t = lay_out(races="alkari human", phase="start_effects", vp=3)
    assert options(t) == ["done", "use -1"]
    play(t, "use -1")
    assert (t.state.vp[0], markers(t, 0)) == (2, (4, 6))
    assert asked(t) == (0, "action"), "once a round"


@limits("alkari")
def test_E10_O15_2_not_without_points():
    t = lay_out(races="alkari human", phase="start_effects", vp=0, systems=["doom_star"])
    assert asked(t) == (0, "action")


@shows("bulrathi")
def test_E9_O15_3_bulrathi_at_high_development():
    t = lay_out(races="bulrathi human", phase="development", stock={0: (7, 0, 0), 1: (0, 3, 0)}, pool=(0, 0))
    assert asked(t) == (0, "gain-any")
    assert options(t) == ["gain 0 0 2", "gain 0 1 1", "gain 0 2 0", "gain 1 0 1", "gain 1 1 0", "gain 2 0 0"]
    play(t, "gain 0 1 1")
    assert (stock(t, 0), markers(t, 0), t.state.morale[0]) == ((7, 1, 1), (4, 6), 10)
    play(t, "research")
    play(t, "attack 0")
    assert t.state.morale[0] == 9, "any other loss counts"


@limits("bulrathi")
def test_O15_3_at_other_levels_they_are_like_everybody():
    t = lay_out(races="bulrathi human", phase="development", stock=(6, 0, 0), pool=(0, 0))
    assert (t.state.pool[0], asked(t)) == (4, (0, "action"))


@exercises("darlok")
def test_E11_O15_4_darloks_take_what_others_discarded():
    t = played("propaganda", seats=3, races="darlok human human", hands={1: "frigate", 2: "titan"})
    assert discards(t) == ["frigate", "titan"]
    assert options(t) == ["skip", "take frigate", "take titan"]
    play(t, "take frigate")
    assert (hand(t, 0), discards(t)) == (["frigate"], ["titan"])


@shows("darlok")
def test_O15_4_only_the_top_three_and_only_propaganda():
    t = played("propaganda", races="darlok human", hands={1: "frigate"}, discards="autolab titan spaceport")
    assert options(t) == ["skip", "take frigate", "take spaceport", "take titan"]
    play(t, "skip")
    assert hand(t, 0) == []
    t = lay_out(races="darlok human", hands={1: "frigate"}, systems=["pleasure_dome"])
    play(t, "activate pleasure_dome")
    assert hand(t, 1) == ["frigate"]


@shows("meklar")
def test_O15_5_meklars_save_on_yellow_structures_only():
    t = lay_out(races="meklar human", hands="recyclotron biospheres", stock=(2, 0, 2), pool=(2, 0))
    assert options(t, "build") == ["build recyclotron"]
    play(t, "build recyclotron")
    assert stock(t, 0) == (2, 0, 1)


@exercises("meklar", "colony_ship")
def test_O15_5_the_discount_adds_to_others():
    t = lay_out(races="meklar human", hands="recyclotron", systems=["colony_ship"], stock=(0, 0, 0))
    play(t, "activate colony_ship")
    assert systems(t, 0)[0] == "colony_ship recyclotron"


@shows("mrrshan")
def test_O15_6_mrrshans_gain_fleet_when_they_exploit():
    t = lay_out(races="mrrshan human", hands="spaceport biospheres", stock=(0, 0, 0), pool=(3, 0))
    play(t, "exploit spaceport")
    assert stock(t, 0) == (0, 1, 1)
    play(t, "research")
    assert stock(t, 0) == (0, 1, 1)


@exercises("psilon", "research_laboratory")
@limits("psilon")
def test_O15_7_psilons_draw_three_by_research_only():
    t = lay_out(races="psilon human", systems=["research_laboratory"], hands="scout_ship", pool=(3, 0))
    play(t, "research")
    assert len(hand(t, 0)) == 4
    play(t, "build scout_ship", "on 1")
    assert len(hand(t, 0)) == 5


# -- advisors


@exercises("fulcrum_sandebar")
@limits("fulcrum_sandebar", "holosimulator", "spy_training_complex")
def test_O16_1_fulcrum_stays():
    t = lay_out(
        hands="frigate titan autolab holosimulator", advisors="fulcrum_sandebar", middle="quail", pool=(3, 1)
    )
    assert refused(t, "hire quail") == ("barred-settled", "O16.1")
    play(t, "build holosimulator", "on 0")
    assert asked(t) == (1, "action"), "nobody can be hired"
    t = lay_out(hands={1: "spy_training_complex"}, advisors="fulcrum_sandebar", first=1)
    play(t, "build spy_training_complex")
    assert advisor(t, 0) == "fulcrum_sandebar"


@exercises("fulcrum_sandebar")
def test_O16_1_his_discount_works_while_he_is_covered():
    t = lay_out(hands="frigate", advisors="fulcrum_sandebar", extra="autolab", stock=(0, 1, 0))
    play(t, "build frigate")
    assert (systems(t, 0)[4], stock(t, 0)) == ("autolab frigate", (0, 0, 0))


@exercises("harrava", "battleship")
def test_E12_O16_2_a_marker_put_on_harrava_by_a_battleship():
    t = lay_out(
        systems=["battleship"], advisors={1: "harrava"}, pool=(1, 1), stock={0: (0, 3, 0), 1: (4, 0, 0)}
    )
    play(t, "attack 1", "use battleship")
    assert marked(t, 1) == ["harrava R"]
    play(t, "research")
    assert t.state.round == 2
    assert marked(t, 1) == []
    assert markers(t, 1) == (5, 5), "four for medium development, and the one of Harrava"


@shows("harrava")
def test_O16_2_harrava_keeps_a_marker_over_the_end_of_the_round():
    t = played("attack 1", advisors="harrava", pool=(1, 1), stock={0: (4, 5, 0), 1: (0, 0, 0)})
    assert options(t) == ["done", "use harrava"]
    play(t, "use harrava")
    assert marked(t, 0) == ["harrava R"]
    play(t, "research")
    assert markers(t, 0) == (5, 5)
    t = played("attack 1", advisors="harrava", markers="harrava", pool=(1, 1), stock={1: (0, 0, 0)})
    assert asked(t) == (1, "action"), "the slot is taken"


@limits("harrava")
def test_O16_2_without_a_marker_she_has_nothing_to_give():
    t = lay_out(phase="start_effects", advisors="harrava")
    assert (told(t), markers(t, 0)) == ([], (3, 7))


@limits("harrava")
def test_O16_2_if_she_leaves_the_marker_goes_to_the_reserve():
    t = lay_out(hands="spy_training_complex", advisors={1: "harrava"}, markers={1: "harrava"}, pool=(1, 1))
    play(t, "build spy_training_complex")
    assert markers(t, 1) == (1, 9)


@exercises("vale")
def test_O16_3_vale_sells_morale_for_points():
    t = played("attack 1", "use vale", advisors="vale", pool=(3, 0))
    assert (t.state.vp[0], t.state.morale[0], marked(t, 0)) == (5, 9, ["vale R"])


@exercises("advia_osm")
def test_O16_4_advia_builds_the_top_discard():
    t = played("activate advia_osm", advisors="advia_osm", discards="titan frigate", stock=(0, 1, 0))
    assert (systems(t, 0)[0], discards(t), stock(t, 0)) == ("frigate", ["titan"], (0, 0, 0))


@limits("advia_osm")
def test_O16_4_not_without_a_top_discard_that_can_be_built():
    for pile, morale in (("", 10), ("frigate titan", 5), ("frigate doom_star", 10)):
        t = lay_out(advisors="advia_osm", discards=pile, morale=morale, stock=(5, 5, 1))
        assert refused(t, "activate advia_osm").rule == "O8.4"


@shows("victoria")
def test_O16_5_victoria_once_a_round():
    t = played("activate victoria", "gain 2 0 0", advisors="victoria", stock=(8, 0, 0), pool=(3, 0))
    assert stock(t, 0) == (9, 0, 0)
    assert refused(t, "activate victoria") == ("barred-slot", "O8.1")


@limits("moldred")
def test_O16_6_moldred_with_one_marker_left_in_reserve():
    t = played("activate moldred", advisors="moldred", pool=(2, 0), spent=7)
    assert markers(t, 0) == (2, 0)
    assert refused(t, "activate moldred") == ("barred-slot", "O8.1")


@shows("quail")
def test_O16_7_quail_brings_a_card_and_food_at_the_start_of_a_round_only():
    t = lay_out(phase="start_effects", advisors="quail", deck="frigate", stock=(2, 0, 0))
    assert (hand(t, 0), stock(t, 0), asked(t)) == (["frigate"], (3, 0, 0), (0, "action"))
    assert not any(option[0] == "activate" for option in pending(t).options)


@shows("emissary_sola")
def test_O16_8_emissary_sola():
    t = played("activate emissary_sola", advisors="emissary_sola", morale=10, pool=(2, 0))
    assert (t.state.morale[0], t.state.vp[0]) == (10, 2)
    assert refused(t, "activate emissary_sola") == ("barred-slot", "O8.1")
