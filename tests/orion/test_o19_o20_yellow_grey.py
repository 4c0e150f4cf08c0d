"""O19, O20 Yellow and grey structures, each at work and at its limits."""

from .table import (
    advisor,
    asked,
    discards,
    hand,
    lay_out,
    markers,
    middle,
    options,
    play,
    refused,
    stock,
    systems,
)
from .witness import exercises, limits

# -- yellow


@exercises("trade_goods")
@limits("trade_goods")
def test_O19_1_trade_goods():
    t = lay_out(
        3,
        systems={0: ["trade_goods"]},
        stock={0: (0, 0, 0), 1: (1, 1, 1), 2: (9, 0, 0)},
        pool={0: 2, 1: 0, 2: 0},
    )
    play(t, "activate trade_goods")
    assert [stock(t, seat) for seat in range(3)] == [(1, 0, 1), (2, 1, 1), (9, 0, 0)]
    assert refused(t, "activate trade_goods") == ("barred-slot", "O8.1")


@exercises("colonial_treasury")
@limits("colonial_treasury")
def test_E17_O19_2_colonial_treasury():
    for beneath, offered in (([], False), (["autolab"], False), (["frigate"], True)):
        t = lay_out(
            hands={0: "colonial_treasury"}, systems={0: beneath}, stock={0: (2, 1, 0)}, pool={0: 2, 1: 1}
        )
        play(t, "build colonial_treasury", *(["on 0"] if beneath else []))
        assert (asked(t) == (0, "use")) == offered
    play(t, "use colonial_treasury")
    assert (stock(t, 0), markers(t, 0)) == ((0, 4, 0), (0, 9))


@exercises("colonial_treasury")
def test_O19_2_by_the_colour_beneath():
    for beneath, gained in (("biospheres", (6, 0, 0)), ("frigate", (0, 4, 0)), ("spaceport", (0, 0, 2))):
        t = lay_out(
            hands={0: "colonial_treasury"}, systems={0: [beneath]}, stock={0: (2, 1, 0)}, pool={0: 2, 1: 1}
        )
        play(t, "build colonial_treasury", "on 0", "use colonial_treasury")
        assert stock(t, 0) == gained


@limits("colonial_treasury")
def test_O19_2_not_without_a_marker_and_it_may_be_declined():
    t = lay_out(hands={0: "colonial_treasury"}, systems={0: ["frigate"]}, pool={0: 1, 1: 1})
    play(t, "build colonial_treasury", "on 0")
    assert asked(t) == (1, "action")
    t = lay_out(hands={0: "colonial_treasury"}, systems={0: ["frigate"]}, pool={0: 2, 1: 1})
    play(t, "build colonial_treasury", "on 0", "skip")
    assert (stock(t, 0), t.state.pool[0]) == ((3, 4, 5), 1)


@exercises("automated_factory")
@limits("automated_factory")
def test_O19_3_automated_factory():
    t = lay_out(systems={0: ["automated_factory"]}, stock={0: (2, 0, 0)})
    play(t, "activate automated_factory")
    assert stock(t, 0) == (0, 0, 1)
    t = lay_out(systems={0: ["automated_factory"]}, stock={0: (1, 9, 9)})
    assert refused(t, "activate automated_factory") == ("barred-cost", "O11.4")


@exercises("spaceport")
def test_E3_O19_4_spaceport_both_ways():
    t = lay_out(systems={0: ["spaceport"]}, stock={0: (3, 3, 2)})
    play(t, "activate spaceport")
    assert options(t) == ["exchange 0 0 2 3 3 0", "exchange 3 3 0 0 0 2"]
    play(t, "exchange 3 3 0 0 0 2")
    assert stock(t, 0) == (0, 0, 4)
    t = lay_out(systems={0: ["spaceport"]}, stock={0: (3, 3, 2)})
    play(t, "activate spaceport", "exchange 0 0 2 3 3 0")
    assert stock(t, 0) == (6, 6, 0)


@exercises("spaceport")
@limits("spaceport")
def test_H16_O19_4_O5_6_the_cap_in_an_exchange():
    t = lay_out(systems={0: ["spaceport"]}, stock={0: (8, 8, 2)})
    play(t, "activate spaceport", "exchange 0 0 2 3 3 0")
    assert stock(t, 0) == (9, 9, 0)
    t = lay_out(systems={0: ["spaceport"]}, stock={0: (9, 2, 1)})
    assert refused(t, "activate spaceport") == ("barred-exchange", "O8.4")


@exercises("planetary_stock_exchange")
@limits("planetary_stock_exchange")
def test_O19_5_planetary_stock_exchange():
    t = lay_out(systems={0: ["planetary_stock_exchange"]}, vp={0: 1}, stock={0: (0, 0, 8)})
    play(t, "activate planetary_stock_exchange")
    assert (t.state.vp[0], stock(t, 0)) == (0, (0, 0, 9))
    t = lay_out(systems={0: ["planetary_stock_exchange"]}, vp={0: 0})
    assert refused(t, "activate planetary_stock_exchange") == ("barred-cost", "O11.4")


@exercises("robominer_plant")
@limits("robominer_plant")
def test_O19_6_robominer_plant():
    t = lay_out(
        hands={0: "spaceport biospheres"},
        systems={0: ["robominer_plant", "robominer_plant"]},
        stock={0: (0, 0, 0)},
        pool={0: 3, 1: 0},
    )
    play(t, "exploit spaceport")
    assert stock(t, 0) == (0, 0, 3)
    play(t, "exploit biospheres")
    assert stock(t, 0) == (3, 0, 3)


@exercises("recyclotron")
@limits("recyclotron")
def test_O19_7_recyclotron():
    t = lay_out(
        hands={0: "recyclotron"}, systems={0: ["spaceport autolab", "spaceport"]}, stock={0: (0, 0, 3)}
    )
    play(t, "build recyclotron", "on 0")
    assert stock(t, 0) == (0, 0, 2), "two yellow cards in this system, itself included"


@exercises("space_elevator")
@limits("space_elevator")
def test_O19_8_space_elevator():
    t = lay_out(hands={0: "titan frigate"}, systems={0: ["space_elevator"]}, stock={0: (0, 3, 1)})
    assert options(t, "build") == ["build frigate", "build titan"]
    play(t, "build titan", "on 1")
    assert stock(t, 0) == (0, 0, 0)
    t = lay_out(hands={0: "titan"}, systems={0: ["space_elevator autolab"]}, stock={0: (0, 3, 1)})
    assert refused(t, "build titan") == ("barred-too-dear", "O6.3")


@exercises("orbital_shipyard")
@limits("orbital_shipyard")
def test_O19_9_orbital_shipyard():
    t = lay_out(
        hands={0: "destroyer"}, systems={0: ["orbital_shipyard"]}, stock={0: (1, 1, 0)}, morale={0: 6}
    )
    play(t, "activate orbital_shipyard")
    assert options(t) == ["on 0", "on 1"], "any system"
    play(t, "on 1")
    assert (systems(t, 0)[1], stock(t, 0)) == ("destroyer", (0, 0, 0)), "1 fleet and 1 production saved"
    t = lay_out(hands={0: "biospheres"}, systems={0: ["orbital_shipyard"]})
    assert refused(t, "activate orbital_shipyard") == ("barred-no-such-card", "O8.4")


@exercises("deep_core_mine")
@limits("deep_core_mine")
def test_O19_10_deep_core_mine():
    t = lay_out(phase="start_effects", systems={0: ["deep_core_mine"]}, stock={0: (0, 0, 8)}, morale={0: 0})
    play(t, "use deep_core_mine")
    assert (stock(t, 0), t.state.morale[0]) == ((0, 0, 9), -1)
    assert asked(t) == (0, "action"), "once a round"


# -- grey


@exercises("communications_satellite")
@limits("communications_satellite")
def test_O20_1_communications_satellite_its_own_system_too():
    t = lay_out(hands={0: "communications_satellite"}, systems={0: ["frigate"]}, pool={0: 1, 1: 1})
    play(t, "build communications_satellite", "on 0", "system 0", "communications_satellite, frigate")
    assert systems(t, 0)[0] == "communications_satellite frigate"
    assert systems(t, 1) == [""] * 5


@exercises("autolab")
@limits("autolab")
def test_E15_O20_2_autolab():
    t = lay_out(hands={0: "autolab"}, systems={0: ["trade_goods"]}, pool={0: 1, 1: 1})
    play(t, "build autolab", "on 0")
    assert markers(t, 0) == (1, 8)
    t = lay_out(hands={0: "autolab"}, systems={0: ["trade_goods"]}, pool={0: 1, 1: 1})
    play(t, "build autolab", "on 1")
    assert markers(t, 0) == (2, 7)


@exercises("spy_training_complex")
@limits("spy_training_complex")
def test_O20_3_spy_training_complex():
    t = lay_out(
        4,
        hands={0: "spy_training_complex"},
        advisors={0: "vale", 1: "victoria", 2: "fulcrum_sandebar"},
        middle="quail",
    )
    play(t, "build spy_training_complex")
    assert [advisor(t, seat) for seat in range(4)] == ["vale", "", "fulcrum_sandebar", ""]
    assert middle(t) == {"quail", "victoria"}


@exercises("holosimulator")
def test_O20_4_holosimulator():
    t = lay_out(
        hands={0: "holosimulator frigate"}, advisors={0: "vale"}, middle="quail victoria", pool={0: 2, 1: 1}
    )
    play(t, "build holosimulator", "use holosimulator")
    assert options(t) == ["hire quail", "hire victoria"]
    play(t, "hire quail")
    assert (advisor(t, 0), middle(t), hand(t, 0)) == ("quail", {"vale", "victoria"}, ["frigate"])
    assert markers(t, 0) == (0, 9)


@exercises("holosimulator", "fulcrum_sandebar")
def test_O20_4_O16_1_an_advisor_hired_by_an_effect_begins_his_system_as_well():
    t = lay_out(
        hands={0: "holosimulator frigate"},
        advisors={0: "victoria"},
        middle="fulcrum_sandebar",
        markers={0: "victoria"},
        stock={0: (2, 2, 0)},
        pool={0: 4, 1: 0},
    )
    play(t, "build holosimulator", "use holosimulator")
    assert asked(t) == (0, "colour"), "he is the only one in the middle"
    play(t, "colour red")
    assert (advisor(t, 0), middle(t)) == ("fulcrum_sandebar", {"victoria"})
    assert markers(t, 0) == (2, 7), "one spent; the one given back and Victoria's are in the reserve"
    play(t, "build frigate")
    assert (systems(t, 0)[4], stock(t, 0)) == ("frigate", (0, 0, 0))


@limits("holosimulator")
def test_O20_4_not_without_a_marker_or_an_advisor_and_it_may_be_declined():
    t = lay_out(hands={0: "holosimulator"}, middle="quail", pool={0: 1, 1: 1})
    play(t, "build holosimulator")
    assert asked(t) == (1, "action")
    t = lay_out(hands={0: "holosimulator"}, middle="", pool={0: 2, 1: 1})
    play(t, "build holosimulator")
    assert asked(t) == (1, "action")
    t = lay_out(hands={0: "holosimulator"}, middle="quail", pool={0: 2, 1: 1})
    play(t, "build holosimulator", "skip")
    assert (advisor(t, 0), t.state.pool[0]) == ("", 1)


@exercises("advanced_data_center")
@limits("advanced_data_center")
def test_O20_5_advanced_data_center():
    t = lay_out(hands={0: "advanced_data_center"}, discards="frigate titan autolab")
    play(t, "build advanced_data_center")
    assert options(t) == ["take autolab", "take frigate", "take titan"], "it cannot be declined"
    play(t, "take frigate")
    assert (hand(t, 0), discards(t)) == (["frigate"], ["titan", "autolab"])
    t = lay_out(hands={0: "advanced_data_center"}, pool={0: 1, 1: 1})
    play(t, "build advanced_data_center")
    assert (systems(t, 0)[0], asked(t)) == ("advanced_data_center", (1, "action"))


@exercises("research_laboratory")
@limits("research_laboratory")
def test_O20_6_research_laboratory():
    t = lay_out(systems={0: ["research_laboratory"]}, pool={0: 3, 1: 0})
    play(t, "activate research_laboratory")
    assert len(hand(t, 0)) == 3
    assert refused(t, "activate research_laboratory") == ("barred-slot", "O8.1")


@exercises("astro_university")
@limits("astro_university")
def test_O20_7_astro_university():
    t = lay_out(phase="start_effects", systems={0: ["astro_university", "astro_university"]})
    assert len(hand(t, 0)) == 2
    t = lay_out(phase="start_effects", systems={0: ["astro_university titan"]})
    assert hand(t, 0) == []


@exercises("high_orbit_sonar")
@limits("high_orbit_sonar")
def test_O20_8_high_orbit_sonar_follows_the_rules_of_activation():
    t = lay_out(
        hands={0: "high_orbit_sonar"},
        systems={0: ["planetary_stock_exchange", "biospheres", "cloning_center frigate"]},
        stock={0: (2, 0, 2)},
        morale={0: 5},
        vp={0: 3},
        pool={0: 1, 1: 1},
    )
    play(t, "build high_orbit_sonar", "on 3")
    assert asked(t) == (1, "action"), "morale too low, no discards, covered: nothing can be activated"


@exercises("planetary_supercomputer")
@limits("planetary_supercomputer")
def test_O20_9_planetary_supercomputer():
    t = lay_out(
        hands={0: "planetary_supercomputer frigate titan"},
        systems={0: ["autolab"]},
        stock={0: (0, 1, 3)},
        pool={0: 1, 1: 1},
    )
    play(t, "build planetary_supercomputer", "on 0", "use planetary_supercomputer", "titan")
    assert (stock(t, 0), hand(t, 0), discards(t)) == ((0, 0, 4), ["frigate"], ["titan"])
    t = lay_out(hands={0: "planetary_supercomputer frigate"}, stock={0: (0, 1, 3)}, pool={0: 1, 1: 1})
    play(t, "build planetary_supercomputer", "skip")
    assert (stock(t, 0), hand(t, 0)) == ((0, 0, 0), ["frigate"])
