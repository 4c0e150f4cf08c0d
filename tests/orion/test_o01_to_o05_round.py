"""O1–O5 The game, its set-up, the round, the start of a round, and taking turns."""

import pytest

import astrarium
from astrarium.games.orion.components import RACES
from astrarium.kernel import BadSetup

from .table import (
    GAME,
    asked,
    discards,
    hand,
    in_english,
    lay_out,
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
from .witness import exercises, limits


def started(seats=2, seed=1, **settings):
    return astrarium.start("orion", seats, seed=seed, options=settings)


# -- O1, O2


def test_O1_1_two_to_four_players_and_at_most_eight_rounds():
    assert GAME.seats == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            started(seats)
    assert started().view(0)["rounds"] == 8


def test_O1_2_most_points_win():
    t = lay_out(phase="end_check", round=8, vp={1: 1})
    assert t.result.ranking == [[1], [0]]


def test_O1_3_cards_in_hand_are_not_ones_cards():
    """A card in hand brings no income, gives no discount and scores nothing."""
    t = lay_out(phase="income", hands="terraforming space_elevator", stock=(3, 3, 3))
    assert stock(t, 0) == (3, 3, 3)
    assert t.view(0)["players"][0]["score"]["points"] == 10, "morale alone"
    assert t.view(0)["players"][0]["discounts"] == []


@exercises("orbital_batteries")
def test_O1_4_a_card_goes_before_the_sheet_and_the_rules():
    """The sheet prints 2 fleet for an attack, the defender's card asks for more."""
    t = played("attack 1", systems={1: ["orbital_batteries"]}, stock={0: (0, 3, 0), 1: (0, 0, 0)})
    assert stock(t, 0) == (0, 0, 0)


@exercises("psilon")
def test_O1_4_the_sheet_goes_before_the_rules():
    t = played("research", races="psilon human")
    assert len(hand(t, 0)) == 3


def test_O2_3_races_are_chosen_in_turn_and_aliens_only_once():
    t = started(4)
    first = t.state.first
    assert asked(t) == (first, "race")
    assert len(pending(t).options) == 7
    play(t, "race psilon")
    assert asked(t) == ((first + 1) % 4, "race")
    assert "race psilon" not in options(t)
    play(t, "race human", "race human")
    assert options(t) == sorted(f"race {race}" for race in RACES if race != "psilon")


def test_O2_4_markers_at_the_start():
    t = started(civilizations=["alkari", "bulrathi"])
    assert [stock(t, 0), stock(t, 1)] == [(4, 4, 1), (6, 3, 2)]
    assert (t.state.vp, t.state.morale) == ([3, 0], [10, 10])
    assert markers(t, 0) == (0, 10)


def test_O2_5_five_advisors_lie_open_and_three_stay_unknown():
    t = started(random_races=True)
    seen = t.view(0)
    assert len({each["advisor"] for each in seen["advisors"]}) == 5
    assert len(t.state.unused) == 3
    assert all(t.state.cards.seen[card] == 0 for card in t.state.unused)


def test_O2_6_chance_picks_the_first_player():
    assert {started(4, seed=seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_O2_7_everybody_draws_five():
    t = started(3, random_races=True)
    assert [len(held) for held in t.state.hands] == [5, 5, 5]
    assert len(t.state.deck) == 75


def test_O2_8_the_mulligan_once_in_turn_any_number_in_any_order():
    t = started(2, random_races=True)
    first = t.state.first
    assert asked(t) == (first, "mulligan")
    before = t.state.hands[first][:]
    picked = [("discard", before[3]), ("discard", before[0])]
    t.answer(first, picked)
    assert t.state.discards == [before[3], before[0]], "the last one lies on top"
    assert len(t.state.hands[first]) == 5
    assert not {before[3], before[0]} & set(t.state.hands[first])
    assert asked(t) == (1 - first, "mulligan")
    t.answer(1 - first, [])
    assert len(t.state.hands[1 - first]) == 5
    assert asked(t)[1] != "mulligan"


def test_O2_8_cards_are_discarded_before_new_ones_are_drawn():
    t = played("titan, frigate", phase="mulligan", hands="frigate titan autolab", rest=1)
    assert hand(t, 0) == ["autolab", "titan"], "the deck was empty: the first discard is the new deck"
    assert discards(t) == ["frigate"]


# -- O3, O4


def test_O3_1_O3_2_the_phases_in_order_from_the_first_player_clockwise():
    t = lay_out(3, phase="income", first=2)
    levels = [event.seat for event in t.events() if event.name == "developed"]
    assert levels == [2, 0, 1]
    assert asked(t) == (2, "action")
    names = told(t)
    assert names.index("round") < names.index("developed") < len(names)


@exercises("biospheres", "frigate", "destroyer", "automated_factory")
def test_H1_O4_1_O4_2_O5_6_income_and_development():
    t = lay_out(
        phase="income",
        stock=(8, 3, 0),
        systems=["biospheres", "frigate destroyer", "automated_factory"],
        pool=(0, 0),
    )
    assert stock(t, 0) == (9, 5, 1)
    assert t.state.development[0] == "high"
    assert t.state.pool[0] == 5
    assert t.state.morale[0] == 9


def test_H2_O4_3_low_development():
    t = lay_out(phase="development", stock=(3, 3, 3), pool=(0, 0))
    assert t.state.development[0] == "low"
    assert markers(t, 0) == (3, 7)
    assert len(hand(t, 0)) == 1
    assert t.state.morale[0] == 10


@pytest.mark.parametrize(
    ("held", "level", "actions", "morale", "cards"),
    [
        ((0, 0, 0), "low", 3, 8, 1),
        ((3, 0, 0), "low", 3, 8, 1),
        ((0, 4, 0), "medium", 4, 7, 0),
        ((6, 6, 6), "medium", 4, 7, 0),
        ((0, 0, 7), "high", 5, 6, 0),
        ((9, 9, 9), "high", 5, 6, 0),
    ],
)
def test_O4_2_O4_3_the_levels_at_their_borders(held, level, actions, morale, cards):
    t = lay_out(phase="development", stock=held, morale=7, pool=(0, 0))
    assert (t.state.development[0], t.state.pool[0], t.state.morale[0]) == (level, actions, morale)
    assert len(hand(t, 0)) == cards


def test_O4_2_the_level_stays_for_the_round():
    t = lay_out(phase="development", stock={0: (7, 0, 0), 1: (4, 0, 0)}, pool=(0, 0))
    play(t, "trade food fleet", "research")
    assert t.state.development[0] == "high"
    assert t.state.pool[0] == 4


@exercises("quail", "weather_controller")
def test_O4_4_start_of_round_effects_after_everybody_has_developed():
    t = lay_out(
        phase="development",
        stock={0: (4, 0, 0), 1: (3, 0, 0)},
        systems=["weather_controller"],
        advisors="quail",
        pool=(0, 0),
    )
    assert asked(t) == (0, "gain")
    assert t.state.development == ["medium", "low"]
    assert len(hand(t, 0)) == 1, "Quail brought a card without asking"
    play(t, "gain 0 1 0")
    assert stock(t, 0) == (5, 1, 0)
    assert asked(t) == (0, "action")


@exercises("weather_controller")
def test_O4_4_O3_2_start_of_round_effects_from_the_first_player_clockwise():
    t = lay_out(
        3,
        phase="start_effects",
        first=2,
        systems={0: ["weather_controller"], 2: ["weather_controller"]},
    )
    assert asked(t) == (2, "gain")
    play(t, "gain 1 0 0")
    assert asked(t) == (0, "gain")


# -- O5


def test_O5_1_one_action_spends_one_marker():
    t = played("research", pool=(3, 2))
    assert markers(t, 0) == (2, 7)
    assert t.view(0)["players"][0]["boxes"]["research"] == 1
    assert asked(t) == (1, "action")


def test_O5_2_the_same_action_again():
    t = played("research", "research", "research", pool=(3, 0))
    assert len(hand(t, 0)) == 6


def test_O5_2_all_eight_actions_are_offered():
    t = lay_out(hands="frigate frigate autolab", systems=["cloning_center"])
    heads = {option[0] for option in pending(t).options}
    assert heads == {"build", "exploit", "research", "activate", "attack", "trade", "propaganda", "hire"}


def test_O5_3_who_has_no_marker_is_passed_over():
    t = played("research", seats=3, pool=(2, 0, 1))
    assert asked(t) == (2, "action")
    play(t, "research")
    assert asked(t) == (0, "action")


def test_O5_3_the_phase_ends_when_all_pools_are_empty():
    t = played("research", "research", pool=(1, 1))
    assert t.state.round == 2


@exercises("autolab")
def test_O5_3_who_gains_a_marker_with_the_last_action_goes_on():
    t = played("build autolab", hands="autolab", pool=(1, 0))
    assert asked(t) == (0, "action")
    assert t.state.round == 1


def test_O5_4_where_spent_markers_lie():
    t = lay_out(systems=["cloning_center"], pool=(3, 0))
    play(t, "activate cloning_center", "attack 1", "trade food fleet")
    assert t.state.round == 2
    t = lay_out(systems=["cloning_center"], pool=(4, 0))
    play(t, "activate cloning_center", "attack 1", "trade food fleet")
    shown = t.view(0)["players"][0]
    assert shown["systems"][0]["cards"][0]["markers"] == ["A"]
    assert shown["attacks"] == [0, 1]
    assert shown["boxes"]["trade"] == 1
    assert markers(t, 0) == (1, 6), "none of the three is back in the reserve"


def test_O5_5_nobody_may_pass_and_research_is_always_allowed():
    t = lay_out(stock=(0, 0, 0), pool=(2, 1), deck="", discards="frigate", rest=1)
    assert options(t) == ["propaganda", "research"]
    assert refused(t, "pass") == ("error-not-an-option", "")
    play(t, "research")
    assert hand(t, 0) == []


@limits("cloning_center")
def test_O5_6_what_is_above_nine_is_lost_and_payment_is_complete():
    t = lay_out(stock=(8, 1, 0), systems=["cloning_center"], hands="frigate")
    assert "build frigate" not in options(t)
    text, rule = refused(t, "build frigate")
    assert (text, rule) == ("barred-too-dear", "O6.3")
    play(t, "activate cloning_center")
    assert stock(t, 0) == (9, 1, 0)


def test_O5_6_a_refusal_names_the_numbers():
    t = lay_out(stock=(8, 1, 0), hands="frigate")
    (barred,) = (each for each in pending(t).barred() if each.option[0] == "build")
    assert in_english(barred.text) == "You lack 1 fleet."


@exercises("pleasure_dome", "titan")
def test_O5_7_morale_is_ten_at_most_and_has_no_floor():
    t = lay_out(systems={0: ["pleasure_dome"], 1: ["frigate", "frigate"]}, hands="titan", morale=(9, 1))
    play(t, "activate pleasure_dome", "research")
    assert t.state.morale[0] == 10
    play(t, "build titan", "on 0")
    assert t.state.morale[1] == -1


@limits("planetary_stock_exchange")
def test_O5_8_only_points_on_the_track_can_be_spent():
    t = lay_out(systems=["doom_star planetary_stock_exchange"])
    assert refused(t, "activate planetary_stock_exchange") == ("barred-cost", "O11.4")
    t = played("activate planetary_stock_exchange", systems=["planetary_stock_exchange"], vp=1)
    assert (t.state.vp[0], stock(t, 0)) == (0, (5, 5, 7))


def test_O5_2_a_hand_and_the_discard_pile_after_exploiting():
    t = played("exploit frigate", hands="frigate")
    assert (hand(t, 0), discards(t), systems(t, 0)[0]) == ([], ["frigate"], "")
