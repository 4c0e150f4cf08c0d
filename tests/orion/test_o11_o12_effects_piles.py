"""O11, O12 Effects, and the piles of cards."""

import pytest

from .table import (
    GAME,
    asked,
    discards,
    hand,
    in_english,
    lay_out,
    options,
    pending,
    play,
    played,
    read,
    stock,
    systems,
)
from .witness import exercises, shows

# -- O11


@exercises("hydroponic_farm")
def test_O11_1_after_build_only_once():
    t = played("build hydroponic_farm", hands="hydroponic_farm", stock=(2, 0, 0), pool=(2, 0))
    assert stock(t, 0) == (2, 0, 0)
    assert options(t, "activate") == []


def test_O11_2_as_far_as_possible():
    t = played("build scout_ship", hands="scout_ship", deck="frigate", rest=1)
    assert hand(t, 0) == ["frigate"], "one of two cards"


@exercises("deep_core_mine")
def test_O11_3_what_may_be_done_may_be_declined():
    t = lay_out(phase="start_effects", systems=["deep_core_mine"])
    assert options(t) == ["done", "use deep_core_mine"]
    play(t, "done")
    assert (stock(t, 0), t.state.morale[0]) == ((5, 5, 5), 10)


@shows("planetary_supercomputer")
def test_H6_O11_4_the_cost_comes_first():
    t = lay_out(
        hands="planetary_supercomputer frigate", systems=["autolab research_laboratory"], stock=(0, 1, 3)
    )
    play(t, "build planetary_supercomputer", "on 0", "use planetary_supercomputer")
    assert (stock(t, 0), discards(t)) == ((0, 0, 6), ["frigate"])
    t = played("build planetary_supercomputer", hands="planetary_supercomputer", stock=(0, 1, 3), pool=(1, 1))
    assert asked(t) == (1, "action"), "no card to discard"


@exercises("moldred")
def test_H18_O11_4_moldred_and_morale_as_a_cost():
    t = played("activate moldred", advisors="moldred", morale=4, pool=(1, 1))
    assert (t.state.morale[0], t.state.pool[0], len(hand(t, 0))) == (3, 2, 0)
    t = played("activate moldred", advisors="moldred", morale=-3, pool=(1, 1))
    assert t.state.morale[0] == -4


@exercises("alkari")
def test_O11_5_a_race_works_like_an_active_card_and_is_no_card():
    t = lay_out(races="alkari human", phase="start_effects", vp=1, systems=["deep_core_mine"])
    assert options(t) == ["done", "use -1", "use deep_core_mine"]
    play(t, "use -1", "use deep_core_mine")
    assert (t.state.vp[0], t.state.pool[0], stock(t, 0)) == (0, 4, (5, 5, 6))


@exercises("weather_controller", "deep_core_mine", "astro_university")
def test_O11_6_the_owner_chooses_the_order_where_it_can_matter():
    t = lay_out(
        phase="start_effects",
        systems=["weather_controller", "deep_core_mine", "astro_university"],
        deck="frigate",
    )
    assert hand(t, 0) == ["frigate"], "drawing comes first: it can only help to know the card"
    assert options(t) == ["use deep_core_mine", "use weather_controller"]
    play(t, "use deep_core_mine", "gain 1 0 0")
    assert (stock(t, 0), t.state.morale[0]) == ((6, 5, 6), 9)


@exercises("weather_controller")
def test_O11_6_equal_effects_are_not_put_in_order():
    t = lay_out(phase="start_effects", systems=["weather_controller", "weather_controller"])
    assert asked(t) == (0, "gain")
    play(t, "gain 1 0 0", "gain 0 1 0")
    assert (stock(t, 0), asked(t)) == ((6, 6, 5), (0, "action"))


@exercises("victoria")
def test_E8_O11_7_victoria_gives_two_of_one_kind():
    t = played("activate victoria", advisors="victoria", stock=(0, 0, 0))
    assert options(t) == ["gain 0 0 2", "gain 0 2 0", "gain 2 0 0"]
    play(t, "gain 0 2 0")
    assert stock(t, 0) == (0, 2, 0)


def test_O11_8_an_effect_goes_on_when_its_card_is_covered():
    t = lay_out(hands="civil_transport hydroponic_farm frigate", pool=(1, 1))
    play(t, "build civil_transport", "build hydroponic_farm", "on 0", "build frigate", "on 0")
    assert systems(t, 0)[0] == "civil_transport hydroponic_farm frigate"


# -- O12


def test_O12_1_the_discard_pile_is_open_to_all():
    t = lay_out(discards="frigate titan")
    for seat in (0, 1, None):
        assert [each["structure"] for each in t.view(seat)["discards"]] == ["titan", "frigate"]


def test_O12_1_the_top_of_the_pile_is_named_in_the_outline():
    for pile, said in (
        ("frigate", "1 card: Frigate"),
        ("frigate titan", "2 cards, from the top: Titan, Frigate"),
        (
            "frigate titan autolab spaceport destroyer battleship",
            "6 cards, from the top: Battleship, Destroyer, Spaceport, Autolab, Titan, …",
        ),
    ):
        facts = next(iter(GAME.outline(lay_out(discards=pile).view(None), None)))
        assert in_english(facts.rows[-1][1].text) == said


def test_O12_2_the_order_of_several_discards():
    t = lay_out(phase="hand_limit", hands="frigate titan autolab biospheres spaceport destroyer battleship")
    assert asked(t) == (0, "hand-limit")
    play(t, "titan, frigate")
    assert discards(t) == ["titan", "frigate"]


def test_H4_O12_3_reshuffle():
    t = played("research", deck="frigate", discards="titan autolab spaceport", rest=1)
    assert hand(t, 0)[0] == "frigate"
    assert hand(t, 0)[1] in ("titan", "autolab")
    assert discards(t) == ["spaceport"]
    assert len(t.state.deck) == 1
    assert not t.state.cards.knows(0, t.state.deck[0])


def test_H5_O12_3_no_cards():
    t = played("research", discards="titan", rest=1, pool=(2, 1))
    assert (hand(t, 0), discards(t), t.state.pool[0]) == ([], ["titan"], 1)
    t = played("research", rest=1)
    assert hand(t, 0) == []


def test_O12_3_an_empty_deck_alone_changes_nothing():
    t = played("research", deck="frigate autolab", discards="titan spaceport", rest=1)
    assert (t.state.deck, discards(t)) == ([], ["titan", "spaceport"])


@exercises("advanced_data_center")
def test_O12_4_the_others_keep_their_order():
    t = lay_out(hands="advanced_data_center", discards="frigate titan autolab spaceport")
    play(t, "build advanced_data_center", "take titan")
    assert (hand(t, 0), discards(t)) == (["titan"], ["frigate", "autolab", "spaceport"])


@exercises("darlok")
def test_O12_5_clockwise_from_the_left_and_all_where_there_are_too_few():
    t = lay_out(
        4,
        races="human darlok human human",
        first=1,
        hands={0: "frigate titan", 2: "autolab biospheres", 3: "spaceport"},
    )
    play(t, "propaganda")
    assert asked(t) == (2, "discard")
    play(t, "autolab")
    assert asked(t) == (0, "discard"), "seat 3 had one card only"
    play(t, "titan")
    assert discards(t) == ["autolab", "spaceport", "titan"]


# -- before the click

LOST = "{} will be lost: there's no room for it."
NOTHING = "Right now this will do nothing."


def would(t, words):
    """What is said of an option before it is chosen."""
    text = t.consequence(pending(t), read(t, words))
    return None if text is None else in_english(text)


@pytest.mark.parametrize(
    ("position", "option", "said"),
    [
        (
            {"stock": (8, 5, 5), "hands": "biospheres"},
            "exploit biospheres",
            LOST.format("2 food"),
        ),
        ({"stock": (5, 5, 5), "hands": "biospheres"}, "exploit biospheres", None),
        ({"stock": (3, 8, 5)}, "trade food fleet", LOST.format("1 fleet")),
        ({}, "propaganda", "Your morale is already 10: nothing will change."),
        ({"morale": 9}, "propaganda", None),
        ({"races": "darlok human"}, "propaganda", None),
        ({"rest": 1}, "research", "There's no card to draw."),
        (
            {"systems": ["pleasure_dome"]},
            "activate pleasure_dome",
            "Right now this will do nothing.",
        ),
        ({"systems": ["pleasure_dome"], "morale": 8}, "activate pleasure_dome", None),
        (
            {"systems": ["cloning_center"], "stock": (9, 0, 0)},
            "activate cloning_center",
            "Right now this will do nothing.",
        ),
        ({"advisors": "emissary_sola"}, "activate emissary_sola", None),
    ],
)
def test_O11_2_what_would_do_nothing_says_so_before(position, option, said):
    assert would(lay_out(**position), option) == said


def test_O10_8_burying_a_lone_card_says_that_nothing_changes():
    t = played("build dropship", hands="dropship", systems={1: ["frigate titan", "autolab"]})
    assert would(t, "bury autolab") == "It's alone in its system: nothing will change."
    assert would(t, "bury titan") is None


def test_O11_6_what_can_be_left_out_and_what_cannot_is_marked():
    mixed = lay_out(phase="start_effects", systems=["weather_controller", "deep_core_mine"])
    assert would(mixed, "use weather_controller") == "This can't be skipped."
    assert would(mixed, "use deep_core_mine") == "You can skip this once the others are done."
    free = lay_out(races="alkari human", phase="start_effects", vp=1, systems=["deep_core_mine"])
    assert "done" in options(free)
    assert would(free, "use deep_core_mine") is None
