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
    played,
    refused,
    stock,
    systems,
)
from .witness import exercises, limits, shows

# -- yellow


@shows("trade_goods")
def test_O19_1_trade_goods():
    t = lay_out(3, systems=["trade_goods"], stock={0: (0, 0, 0), 1: (1, 1, 1), 2: (9, 0, 0)}, pool=(2, 0, 0))
    play(t, "activate trade_goods")
    assert [stock(t, seat) for seat in range(3)] == [(1, 0, 1), (2, 1, 1), (9, 0, 0)]
    assert refused(t, "activate trade_goods") == ("barred-slot", "O8.1")


@shows("colonial_treasury")
def test_E17_O19_2_colonial_treasury():
    for beneath, offered in (([], False), (["autolab"], False), (["frigate"], True)):
        t = lay_out(hands="colonial_treasury", systems=beneath, stock=(2, 1, 0), pool=(2, 1))
        play(t, "build colonial_treasury", *(["on 0"] if beneath else []))
        assert (asked(t) == (0, "use")) == offered
    play(t, "use colonial_treasury")
    assert (stock(t, 0), markers(t, 0)) == ((0, 4, 0), (0, 9))


@exercises("colonial_treasury")
def test_O19_2_by_the_colour_beneath():
    for beneath, gained in (("biospheres", (6, 0, 0)), ("frigate", (0, 4, 0)), ("spaceport", (0, 0, 2))):
        t = lay_out(hands="colonial_treasury", systems=[beneath], stock=(2, 1, 0), pool=(2, 1))
        play(t, "build colonial_treasury", "on 0", "use colonial_treasury")
        assert stock(t, 0) == gained


@limits("colonial_treasury")
def test_O19_2_not_without_a_marker_and_it_may_be_declined():
    t = played("build colonial_treasury", "on 0", hands="colonial_treasury", systems=["frigate"], pool=(1, 1))
    assert asked(t) == (1, "action")
    t = lay_out(hands="colonial_treasury", systems=["frigate"], pool=(2, 1))
    play(t, "build colonial_treasury", "on 0", "skip")
    assert (stock(t, 0), t.state.pool[0]) == ((3, 4, 5), 1)


@shows("automated_factory")
def test_O19_3_automated_factory():
    t = played("activate automated_factory", systems=["automated_factory"], stock=(2, 0, 0))
    assert stock(t, 0) == (0, 0, 1)
    t = lay_out(systems=["automated_factory"], stock=(1, 9, 9))
    assert refused(t, "activate automated_factory") == ("barred-cost", "O11.4")


@exercises("spaceport")
def test_E3_O19_4_spaceport_both_ways():
    t = played("activate spaceport", systems=["spaceport"], stock=(3, 3, 2))
    assert options(t) == ["exchange 0 0 2 3 3 0", "exchange 3 3 0 0 0 2"]
    play(t, "exchange 3 3 0 0 0 2")
    assert stock(t, 0) == (0, 0, 4)
    t = played("activate spaceport", "exchange 0 0 2 3 3 0", systems=["spaceport"], stock=(3, 3, 2))
    assert stock(t, 0) == (6, 6, 0)


@shows("spaceport")
def test_H16_O19_4_O5_6_the_cap_in_an_exchange():
    t = played("activate spaceport", "exchange 0 0 2 3 3 0", systems=["spaceport"], stock=(8, 8, 2))
    assert stock(t, 0) == (9, 9, 0)
    t = lay_out(systems=["spaceport"], stock=(9, 2, 1))
    assert refused(t, "activate spaceport") == ("barred-exchange", "O8.4")


@shows("planetary_stock_exchange")
def test_O19_5_planetary_stock_exchange():
    t = lay_out(systems=["planetary_stock_exchange"], vp=1, stock=(0, 0, 8))
    play(t, "activate planetary_stock_exchange")
    assert (t.state.vp[0], stock(t, 0)) == (0, (0, 0, 9))
    t = lay_out(systems=["planetary_stock_exchange"], vp=0)
    assert refused(t, "activate planetary_stock_exchange") == ("barred-cost", "O11.4")


@shows("robominer_plant")
def test_O19_6_robominer_plant():
    t = lay_out(
        hands="spaceport biospheres",
        systems=["robominer_plant", "robominer_plant"],
        stock=(0, 0, 0),
        pool=(3, 0),
    )
    play(t, "exploit spaceport")
    assert stock(t, 0) == (0, 0, 3)
    play(t, "exploit biospheres")
    assert stock(t, 0) == (3, 0, 3)


@shows("recyclotron")
def test_O19_7_recyclotron():
    t = lay_out(hands="recyclotron", systems=["spaceport autolab", "spaceport"], stock=(0, 0, 3))
    play(t, "build recyclotron", "on 0")
    assert stock(t, 0) == (0, 0, 2), "two yellow cards in this system, itself included"


@shows("space_elevator")
def test_O19_8_space_elevator():
    t = lay_out(hands="titan frigate", systems=["space_elevator"], stock=(0, 3, 1))
    assert options(t, "build") == ["build frigate", "build titan"]
    play(t, "build titan", "on 1")
    assert stock(t, 0) == (0, 0, 0)
    t = lay_out(hands="titan", systems=["space_elevator autolab"], stock=(0, 3, 1))
    assert refused(t, "build titan") == ("barred-too-dear", "O6.3")


@shows("orbital_shipyard")
def test_O19_9_orbital_shipyard():
    t = lay_out(hands="destroyer", systems=["orbital_shipyard"], stock=(1, 1, 0), morale=6)
    play(t, "activate orbital_shipyard")
    assert options(t) == ["on 0", "on 1"], "any system"
    play(t, "on 1")
    assert (systems(t, 0)[1], stock(t, 0)) == ("destroyer", (0, 0, 0)), "1 fleet and 1 production saved"
    t = lay_out(hands="biospheres", systems=["orbital_shipyard"])
    assert refused(t, "activate orbital_shipyard") == ("barred-no-such-card", "O8.4")


@shows("deep_core_mine")
def test_O19_10_deep_core_mine():
    t = lay_out(phase="start_effects", systems=["deep_core_mine"], stock=(0, 0, 8), morale=0)
    play(t, "use deep_core_mine")
    assert (stock(t, 0), t.state.morale[0]) == ((0, 0, 9), -1)
    assert asked(t) == (0, "action"), "once a round"


# -- grey


@shows("communications_satellite")
def test_O20_1_communications_satellite_its_own_system_too():
    t = lay_out(hands="communications_satellite", systems=["frigate"], pool=(1, 1))
    play(t, "build communications_satellite", "on 0", "system 0", "communications_satellite, frigate")
    assert systems(t, 0)[0] == "communications_satellite frigate"
    assert systems(t, 1) == [""] * 5


@shows("autolab")
def test_E15_O20_2_autolab():
    t = played("build autolab", "on 0", hands="autolab", systems=["trade_goods"], pool=(1, 1))
    assert markers(t, 0) == (1, 8)
    t = played("build autolab", "on 1", hands="autolab", systems=["trade_goods"], pool=(1, 1))
    assert markers(t, 0) == (2, 7)


@shows("spy_training_complex")
def test_O20_3_spy_training_complex():
    t = lay_out(
        4,
        hands="spy_training_complex",
        advisors={0: "vale", 1: "victoria", 2: "fulcrum_sandebar"},
        middle="quail",
    )
    play(t, "build spy_training_complex")
    assert [advisor(t, seat) for seat in range(4)] == ["vale", "", "fulcrum_sandebar", ""]
    assert middle(t) == {"quail", "victoria"}


@exercises("holosimulator")
def test_O20_4_holosimulator():
    t = lay_out(hands="holosimulator frigate", advisors="vale", middle="quail victoria", pool=(2, 1))
    play(t, "build holosimulator", "use holosimulator")
    assert options(t) == ["hire quail", "hire victoria"]
    play(t, "hire quail")
    assert (advisor(t, 0), middle(t), hand(t, 0)) == ("quail", {"vale", "victoria"}, ["frigate"])
    assert markers(t, 0) == (0, 9)


@exercises("holosimulator", "fulcrum_sandebar")
def test_O20_4_O16_1_an_advisor_hired_by_an_effect_begins_his_system_as_well():
    t = lay_out(
        hands="holosimulator frigate",
        advisors="victoria",
        middle="fulcrum_sandebar",
        markers="victoria",
        stock=(2, 2, 0),
        pool=(4, 0),
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
    t = played("build holosimulator", hands="holosimulator", middle="quail", pool=(1, 1))
    assert asked(t) == (1, "action")
    t = played("build holosimulator", hands="holosimulator", middle="", pool=(2, 1))
    assert asked(t) == (1, "action")
    t = played("build holosimulator", "skip", hands="holosimulator", middle="quail", pool=(2, 1))
    assert (advisor(t, 0), t.state.pool[0]) == ("", 1)


@shows("advanced_data_center")
def test_O20_5_advanced_data_center():
    t = played("build advanced_data_center", hands="advanced_data_center", discards="frigate titan autolab")
    assert options(t) == ["take autolab", "take frigate", "take titan"], "it cannot be declined"
    play(t, "take frigate")
    assert (hand(t, 0), discards(t)) == (["frigate"], ["titan", "autolab"])
    t = played("build advanced_data_center", hands="advanced_data_center", pool=(1, 1))
    assert (systems(t, 0)[0], asked(t)) == ("advanced_data_center", (1, "action"))


@shows("research_laboratory")
def test_O20_6_research_laboratory():
    t = played("activate research_laboratory", systems=["research_laboratory"], pool=(3, 0))
    assert len(hand(t, 0)) == 3
    assert refused(t, "activate research_laboratory") == ("barred-slot", "O8.1")


@shows("astro_university")
def test_O20_7_astro_university():
    t = lay_out(phase="start_effects", systems=["astro_university", "astro_university"])
    assert len(hand(t, 0)) == 2
    t = lay_out(phase="start_effects", systems=["astro_university titan"])
    assert hand(t, 0) == []


@shows("high_orbit_sonar")
def test_O20_8_high_orbit_sonar_follows_the_rules_of_activation():
    t = lay_out(
        hands="high_orbit_sonar",
        systems=["planetary_stock_exchange", "biospheres", "cloning_center frigate"],
        stock=(2, 0, 2),
        morale=5,
        vp=3,
        pool=(1, 1),
    )
    play(t, "build high_orbit_sonar", "on 3")
    assert asked(t) == (1, "action"), "morale too low, no discards, covered: nothing can be activated"


@shows("planetary_supercomputer")
def test_O20_9_planetary_supercomputer():
    t = lay_out(
        hands="planetary_supercomputer frigate titan", systems=["autolab"], stock=(0, 1, 3), pool=(1, 1)
    )
    play(t, "build planetary_supercomputer", "on 0", "use planetary_supercomputer", "titan")
    assert (stock(t, 0), hand(t, 0), discards(t)) == ((0, 0, 4), ["frigate"], ["titan"])
    t = lay_out(hands="planetary_supercomputer frigate", stock=(0, 1, 3), pool=(1, 1))
    play(t, "build planetary_supercomputer", "skip")
    assert (stock(t, 0), hand(t, 0)) == ((0, 0, 0), ["frigate"])
