"""O10 Systems and markers."""

from astrarium.games.orion import GAME
from astrarium.localization import say

from .table import (
    advisor,
    asked,
    in_english,
    lay_out,
    marked,
    markers,
    middle,
    options,
    pending,
    play,
    played,
    read,
    refused,
    stock,
    systems,
    told,
)
from .witness import exercises, limits, shows

FIVE = "frigate frigate autolab autolab biospheres"
FULL = [
    FIVE,
    "biospheres cloning_center cloning_center titan titan",
    "terraforming terraforming spaceport spaceport recyclotron",
    "recyclotron destroyer destroyer battleship battleship",
]


def test_O10_1_four_systems_and_no_fifth():
    t = lay_out(hands="cloning_center", systems=["frigate", "frigate", "autolab", "autolab"])
    play(t, "build cloning_center")
    assert options(t) == ["on 0", "on 1", "on 2", "on 3"]
    t = played("build cloning_center", hands="cloning_center")
    assert systems(t, 0) == ["cloning_center", "", "", "", ""]


def test_O10_2_five_cards_in_a_system():
    t = lay_out(hands="trade_goods", systems=FULL)
    assert refused(t, "build trade_goods") == ("barred-no-room", "O10.2")


@limits("cloning_center", "frigate", "space_elevator")
def test_O10_3_covered_cards_do_not_work():
    t = lay_out(
        hands="trade_goods",
        systems=["cloning_center autolab", "frigate autolab", "space_elevator titan"],
        stock={0: (3, 5, 5), 1: (0, 0, 0)},
    )
    assert refused(t, "activate cloning_center") == ("barred-covered", "O10.3")
    play(t, "build trade_goods", "on 3")
    assert stock(t, 0) == (0, 5, 5), "no discount"
    play(t, "research", "attack 1")
    assert stock(t, 0) == (0, 3, 5), "no fleet from the frigate"


def test_O10_3_covered_cards_score_and_bring_income():
    t = lay_out(phase="income", systems=["gaia_transformation biospheres"], stock=(0, 0, 0))
    assert stock(t, 0) == (2, 0, 0)
    assert t.view(0)["players"][0]["score"]["formulas"] == 4


def test_O10_4_a_marker_blocks_its_slot_and_nothing_else():
    t = lay_out(systems=["cloning_center"], markers="cloning_center", hands="frigate")
    assert refused(t, "activate cloning_center") == ("barred-slot", "O8.1")
    play(t, "build frigate", "on 0")
    assert systems(t, 0)[0] == "cloning_center frigate"


@exercises("colony_ship")
def test_O10_5_a_card_covered_by_its_own_effect_gives_its_marker_back():
    t = played("activate colony_ship", systems=["colony_ship"], hands="frigate", pool=(2, 0))
    assert (markers(t, 0), marked(t, 0)) == ((1, 9 - 1 + 1), [])


def test_O10_5_an_advisor_sent_back_gives_the_marker_back():
    t = lay_out(
        hands="spy_training_complex",
        advisors={1: "victoria"},
        markers={1: "victoria"},
        middle="quail",
        pool=(1, 1),
    )
    play(t, "build spy_training_complex")
    assert (advisor(t, 1), middle(t), markers(t, 1)) == ("", {"quail", "victoria"}, (1, 9))


@exercises("autolab")
def test_O10_6_what_the_reserve_cannot_give_is_lost():
    t = played("build autolab", "on 1", hands="autolab", systems=["trade_goods"], pool=(1, 1), spent=8)
    assert markers(t, 0) == (1, 0), "one of two"


@exercises("fulcrum_sandebar")
def test_O10_7_the_additional_system():
    t = lay_out(hands="frigate titan autolab", middle="fulcrum_sandebar quail", pool=(2, 0))
    play(t, "hire fulcrum_sandebar", "frigate, titan, autolab")
    assert asked(t) == (0, "colour")
    play(t, "colour red")
    assert (advisor(t, 0), t.state.colour) == ("fulcrum_sandebar", "red")
    t = lay_out(
        hands="frigate",
        systems=["titan", "autolab", "autolab", "titan"],
        advisors="fulcrum_sandebar",
        extra="biospheres biospheres spaceport",
    )
    play(t, "build frigate", "on 4")
    assert systems(t, 0)[4] == "biospheres biospheres spaceport frigate"


@exercises("fulcrum_sandebar", "fighter_garrison", "autolab", "colonial_treasury")
def test_O10_7_his_colour_counts():
    t = lay_out(hands="fighter_garrison", advisors="fulcrum_sandebar", colour="red", stock=(5, 0, 0))
    play(t, "build fighter_garrison")  # his discount pays the fleet: there is no other place
    assert stock(t, 0) == (3, 2, 0), "two red cards"
    t = lay_out(hands="autolab", advisors="fulcrum_sandebar", colour="yellow", pool=(1, 1))
    play(t, "build autolab", "on 0")
    assert t.state.pool[0] == 2, "he is an active yellow card"
    t = lay_out(hands="autolab", advisors="fulcrum_sandebar", colour="yellow", pool=(1, 1))
    play(t, "build autolab", "on 4")
    assert t.state.pool[0] == 1, "covered, he is not active"
    t = lay_out(hands="colonial_treasury", advisors="fulcrum_sandebar", colour="red", stock=(2, 0, 0))
    play(t, "build colonial_treasury", "use colonial_treasury")
    assert stock(t, 0) == (0, 4, 0)


@limits("fulcrum_sandebar")
def test_O10_7_four_structures_fit_on_him():
    t = lay_out(hands="frigate", advisors="fulcrum_sandebar", extra="biospheres biospheres spaceport titan")
    play(t, "build frigate")
    assert systems(t, 0)[0] == "frigate"


@exercises("dropship")
def test_H15_O10_8_dropship():
    t = lay_out(
        hands="dropship",
        systems={1: ["biospheres frigate cloning_center"]},
        markers={1: "cloning_center"},
        pool=(1, 1),
    )
    assert markers(t, 1) == (1, 8)
    play(t, "build dropship")
    assert systems(t, 1)[0] == "cloning_center biospheres frigate"
    assert (marked(t, 1), markers(t, 1)) == ([], (1, 9))


def test_O10_7_two_copies_are_told_apart_also_in_the_additional_system():
    t = lay_out(systems=["cloning_center"], advisors="fulcrum_sandebar", extra="cloning_center")
    labels = [t.say(pending(t), option) for option in pending(t).options if option[0] == "activate"]
    assert [in_english(label) for label in labels] == [
        "Activate Cloning Center (system 1)",
        "Activate Cloning Center (additional system)",
    ]


@shows("dropship")
def test_O10_8_one_structure_of_each_opponent_and_a_lonely_one_stays():
    t = lay_out(
        4,
        hands="dropship",
        systems={1: ["frigate titan", "cloning_center"], 2: ["autolab"]},
        markers={1: "cloning_center"},
        pool=(1, 1, 1, 1),
    )
    play(t, "build dropship")
    assert (asked(t), pending(t).args) == ((0, "bury"), {"player": 1})
    assert options(t) == ["bury cloning_center", "bury titan"]
    play(t, "bury cloning_center")
    assert systems(t, 1)[:2] == ["frigate titan", "cloning_center"]
    assert marked(t, 1) == ["cloning_center A"], "nothing has changed"
    assert "lay-alone" in told(t), "and nobody is told that it has"
    assert "buried" not in told(t)
    assert asked(t) == (1, "action"), "whatever is chosen of seat 2, nothing changes; seat 3 has no structure"
    assert [event.seat for event in t.events() if event.name == "lay-alone"] == [1, 2]
    assert [event.seat for event in t.events() if event.name == "nothing-to-bury"] == [3]


def test_O10_8_that_nothing_changes_is_told():
    t = played("build dropship", hands="dropship", systems={1: ["frigate", "titan"]}, pool=(1, 1))
    assert (asked(t), told(t)[-1]) == ((1, "action"), "all-lie-alone")


@limits("dropship", "fulcrum_sandebar")
def test_O10_8_an_advisor_stays_at_the_bottom_and_cannot_be_chosen():
    t = lay_out(hands="dropship", advisors={1: "fulcrum_sandebar"}, extra={1: "frigate titan"}, pool=(1, 1))
    play(t, "build dropship")
    assert systems(t, 1)[4] == "titan frigate"
    assert advisor(t, 1) == "fulcrum_sandebar"
    t = played("build dropship", hands="dropship", advisors={1: "vale"}, pool=(1, 1))
    assert advisor(t, 1) == "vale"


@exercises("communications_satellite", "cloning_center")
def test_O10_9_rearranging():
    t = lay_out(
        hands="communications_satellite",
        systems=["frigate titan cloning_center", "autolab"],
        markers="cloning_center",
        pool=(1, 1),
    )
    play(t, "build communications_satellite", "on 1")
    assert options(t) == ["skip", "system 0", "system 1"]
    assert in_english(t.say(pending(t), ("system", 0))) == "System 1, Cloning Center on top"
    play(t, "system 0", "cloning_center, titan, frigate")
    assert systems(t, 0)[0] == "cloning_center titan frigate"
    assert (marked(t, 0), markers(t, 0)) == ([], (0, 9))


@limits("communications_satellite")
def test_O10_9_the_top_card_keeps_its_marker_and_nothing_is_built_again():
    t = lay_out(
        hands="communications_satellite",
        systems=["autolab titan cloning_center", "frigate"],
        markers="cloning_center",
        morale={1: 9},
        pool=(1, 1),
    )
    play(t, "build communications_satellite", "on 1", "system 0", "titan, autolab, cloning_center")
    assert (marked(t, 0), t.state.morale[1], t.state.pool[0]) == (["cloning_center A"], 9, 0)
    t = lay_out(hands="communications_satellite", systems=["autolab"], pool=(1, 1))
    play(t, "build communications_satellite", "on 1")
    assert asked(t) == (1, "action"), "no system has two cards"
    t = lay_out(hands="communications_satellite", systems=["autolab"], pool=(1, 1))
    play(t, "build communications_satellite", "on 0", "skip")
    assert systems(t, 0)[0] == "autolab communications_satellite"


def test_O10_the_card_on_top_and_the_empty_system_are_named():
    t = lay_out(hands="trade_goods", systems=["cloning_center autolab"], stock=(5, 5, 5))
    activate = next(each for each in pending(t).barred() if each.option == read(t, "activate cloning_center"))
    play(t, "build trade_goods")
    onto_third = next(each for each in pending(t).barred() if each.option == ("on", 2))
    assert [in_english(each.text) for each in (activate, onto_third)] == [
        "It's covered, with Autolab on top; only the top card of a system is active.",
        "System 2 is still empty and must be started first.",
    ]
    assert [say(each.text, "pl", game=GAME) for each in (activate, onto_third)] == [
        "Ta karta jest zakryta (na wierzchu: Autolaboratorium); aktywna jest tylko wierzchnia karta układu.",
        "Najpierw trzeba zacząć układ 2, który jest jeszcze pusty.",
    ]
