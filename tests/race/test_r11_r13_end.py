"""R11 to R13: the end of a round and of the game, points, and developments of cost 6."""

import pytest

from astrarium.games.race.components import DESIGNS

from .table import (
    GAME,
    choice,
    held,
    lay_out,
    options,
    passing,
    pay,
    play,
    points,
    state,
    tableau,
    through,
    told,
)

ELEVEN = (
    "old_earth gem_world comet_zone mining_world spice_world artist_colony space_port asteroid_belt "
    "destroyed_world radioactive_world pre_sentient_race"
)


def test_E52_R11_1_down_to_ten_cards():
    t = lay_out("old_earth", "rebel_base", hands=[13, 11], phase="produce")
    assert (choice(t, 0).prompt, choice(t, 0).at_least, choice(t, 0).at_most) == ("hand-limit", 3, 3)
    assert choice(t, 1).at_least == 1, "all at the same time"
    passing(t)
    assert (held(t, 0), held(t, 1)) == (10, 10)
    assert sorted(each["count"] for each in told(t, "hand-limit")) == [1, 3]
    assert t.state.phase == "choose"


def test_R11_1_ten_cards_may_stay():
    t = lay_out("old_earth", "rebel_base", hands=[10, 10], phase="produce")
    assert (t.state.phase, t.state.round) == ("choose", 2)


def test_E53_R11_2_R11_3_more_than_twelve_cards():
    t = lay_out(ELEVEN, hands=["export_duties refugee_world 1"], phase="develop", then=["settle"])
    play(t, 0, "card export_duties")
    assert t.view(None)["ending"] == ["tableau"] or choice(t, 0).prompt == "pay"
    t.answer(
        0,
        [
            option
            for option in choice(t, 0).options
            if t.say(choice(t, 0), option).args["card"].id != "card-refugee_world"
        ],
    )
    assert not t.over, "the round is played to its end"
    assert t.view(None)["ending"] == ["tableau"]
    play(t, 0, "card refugee_world")
    assert t.over
    assert len(tableau(t, 0)) == 13
    assert t.result.scores[0] == sum(DESIGNS[name.partition("#")[0]].vp for name in tableau(t, 0))


@pytest.mark.parametrize(
    ("row", "over"), [(f"{ELEVEN} colony_ship", True), (ELEVEN.replace("old_earth", "colony_ship"), False)]
)
def test_E54_R11_3_a_card_that_leaves_makes_room(row, over):
    t = lay_out(row, "rebel_base", hands=["distant_world"], phase="settle")
    before = len(tableau(t, 0))
    play(t, 0, "card distant_world")
    assert len(tableau(t, 0)) == before
    assert t.over == over


def test_R11_2_an_empty_pool_ends_the_game():
    row = "prosperous_world destroyed_world+"
    assert lay_out(row, "rebel_base", phase="consume", pool=1).over, "exactly nothing is left"
    assert not lay_out(row, "rebel_base", phase="consume", pool=2).over
    t = lay_out(row, "rebel_base", phase="consume", pool=1)
    assert told(t, "ends") == [{"why": "pool"}]


def test_R11_2_both_ends_at_once():
    t = lay_out(f"{ELEVEN} avian_uplift_race+", "rebel_base", phase="consume", pool=1)
    assert [each["why"] for each in told(t, "ends")] == ["tableau", "pool"]


def test_R11_3_after_the_pool_is_empty_the_round_goes_on():
    row = "prosperous_world destroyed_world+"
    t = lay_out(row, "rebel_base", phase="consume", then=["produce"], actions=["", "produce"], pool=1)
    assert t.over
    assert "prosperous_world" in {
        entry["design"] for entry in t.view(0)["players"][0]["tableau"] if entry["good"]
    }


def test_R11_4_the_hundredth_round_is_the_last():
    t = lay_out("old_earth", "rebel_base", phase="produce", round=100)
    assert t.over
    assert told(t, "ends") == [{"why": "rounds"}]
    assert not lay_out("old_earth", "rebel_base", phase="produce", round=99).over


# -- who wins


def ended(first, second, hands=(0, 0), chips=(0, 0)):
    """The result of a game that ends with these tableaus; Produce changes nothing in them."""
    t = lay_out(first, second, hands=hands, chips=chips, phase="produce", pool=0)
    assert t.over
    return t.result


def test_R12_4_most_points_win():
    result = ended("old_earth", "rebel_base")
    assert (result.ranking, result.decided_by) == ([[1], [0]], "points")
    assert result.scores == {0: 2, 1: 6}


def test_E55_R12_5_R12_6_ties():
    first, second = "asteroid_belt+ destroyed_world+", "radioactive_world"
    result = ended(first, second, (3, 4), (30, 30))
    assert result.scores == {0: 31, 1: 31}
    assert (result.ranking, result.decided_by) == ([[0], [1]], "cards")
    result = ended(first, second, (3, 5), (30, 30))
    assert (result.ranking, result.decided_by) == ([[0, 1]], "shared")


def test_R12_6_the_other_places_are_decided_likewise():
    t = lay_out(
        "rebel_base",
        "asteroid_belt",
        "radioactive_world",
        "pre_sentient_race",
        hands=[0, 1, 2, 1],
        phase="produce",
        pool=0,
    )
    assert t.result.ranking == [[0], [2], [1, 3]]
    assert t.result.decided_by == "points"


def test_R12_1_R12_2_the_breakdown_adds_up():
    t = lay_out(
        "old_earth gem_world+ new_economy merchant_guild public_works",
        hands=[5],
        chips=[7],
        phase="choose",
        pool=0,
    )
    rows = GAME.result(t.state).breakdown[0]
    assert rows == {"chips": 7, "worlds": 3, "developments": 1, "new_economy": 5, "merchant_guild": 2}
    assert sum(rows.values()) == GAME.standing(t.state)[0] == 18


def test_R12_3_a_card_counts_for_several_developments():
    total, cards = points("gem_world", "merchant_guild", "free_trade_association")
    assert (cards["merchant_guild"], cards["free_trade_association"], total) == (2, 2, 5)


#: By the number of its example: chips, all points, and a tableau with what its 6-cost developments are worth.
SCORING = {
    56: "4 34 new_sparta space_marines drop_ships rebel_base rebel_outpost galactic_imperium=5 "
    "new_galactic_order=10",
    57: "0 17 empath_world avian_uplift_race rebel_warrior_race outlaw_world contact_specialist "
    "pan_galactic_league=10",
    58: "0 20 alien_robotic_factory deserted_alien_outpost alien_rosetta_stone_world alien_tech_institute=9",
    59: "0 19 new_economy=8 trade_league=5 merchant_world black_market_trading_world public_works "
    "export_duties",
    60: "0 18 galactic_survey_seti=9 expedition_force research_labs star_nomad_lair malevolent_lifeforms "
    "gem_world old_earth",
    61: "11 23 galactic_renaissance=9 artist_colony research_labs",
    62: "0 14 galactic_federation=6 merchant_guild=4 public_works mining_robots gem_world plague_world "
    "asteroid_belt",
    63: "0 20 mining_league=11 mining_world comet_zone asteroid_belt rebel_miners mining_robots "
    "mining_conglomerate",
    64: "0 17 free_trade_association=9 gem_world secluded_world galactic_resort expanding_colony "
    "consumer_markets",
    65: "0 4 contact_specialist refugee_world new_galactic_order=-1 pan_galactic_league=3",
}


@pytest.mark.parametrize("number", SCORING)
def test_E56_E57_E58_E59_E60_E61_E62_E63_E64_E65_R13_1_R13_2_R13_3_R13_4_R13_5_R13_6_R13_7_R13_8_scoring(
    number,
):
    chips, total, *row = SCORING[number].split()
    sixes = {card: int(vp) for card, _, vp in (word.partition("=") for word in row) if vp}
    found, cards = points(*[word.partition("=")[0] for word in row], chips=int(chips))
    assert {card: cards[card] for card in sixes} == sixes
    assert found == int(total)


@pytest.mark.parametrize(("number", "military"), [(56, 10), (57, -2), (65, -1)])
def test_E56_E57_R13_10_total_military(number, military):
    row = " ".join(word.partition("=")[0] for word in SCORING[number].split()[2:])
    t = lay_out(row, "radioactive_world", phase="choose")
    assert t.view(None)["players"][0]["military"] == military


#: What each list counts, with the VP of each card, and cards next to it that do not count.
COUNTED = {
    "alien_tech_institute": "lost_alien_battle_fleet=3 alien_robotic_factory=3 alien_robot_sentry=2 "
    "deserted_alien_colony=2 alien_rosetta_stone_world=2 gem_world mining_robots",
    "free_trade_association": "new_survivalists=2 artist_colony=2 pirate_world=1 consumer_markets=2 "
    "expanding_colony=2 comet_zone merchant_guild",
    "galactic_federation": "merchant_guild=2 drop_ships=1 gem_world rebel_base",
    "galactic_imperium": "rebel_base=2 rebel_fuel_cache=2 new_sparta=1 alien_robot_sentry=1 gem_world "
    "drop_ships",
    "galactic_renaissance": "research_labs=3 galactic_trendsetters=3 artist_colony=3 gem_world public_works",
    "galactic_survey_seti": "expedition_force=1 research_labs=1 star_nomad_lair=2 malevolent_lifeforms=2 "
    "gem_world=1 drop_ships merchant_guild",
    "merchant_guild": "gem_world=2 rebel_miners=2 plague_world=2 alien_robotic_factory=2 asteroid_belt "
    "old_earth drop_ships",
    "mining_league": "rebel_miners=2 comet_zone=2 alpha_centauri=1 mining_robots=2 mining_conglomerate=2 "
    "gem_world drop_ships",
    "new_economy": "public_works=2 deficit_spending=2 trade_league=2 old_earth=1 gambling_world=1 "
    "black_market_trading_world=1 export_duties spice_world",
    "new_galactic_order": "drop_ships=3 new_sparta=2 refugee_world=-1 new_military_tactics alpha_centauri "
    "galactic_imperium",
    "pan_galactic_league": "avian_uplift_race=2 plague_world=2 rebel_base=1 contact_specialist=3 gem_world "
    "drop_ships",
    "trade_league": "export_duties=2 genetics_lab=2 spice_world=1 old_earth=1 public_works "
    "black_market_trading_world",
}
#: What each of them is worth next to Radioactive World alone.
ALONE = {
    "alien_tech_institute": 2,
    "galactic_federation": 2,
    "galactic_survey_seti": 2,
    "mining_league": 1,
    "new_economy": 2,
    "new_galactic_order": 2,
    "trade_league": 2,
}


@pytest.mark.parametrize("six", COUNTED)
def test_R13_9_R13_10_R13_11_R13_12_what_a_list_counts(six):
    alone = points("radioactive_world", six)[1][six]
    assert alone == ALONE.get(six, 0)
    for word in COUNTED[six].split():
        card, _, vp = word.partition("=")
        assert points("radioactive_world", six, card)[1][six] == alone + int(vp or 0), card


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_R13_5_chips_count_by_threes(chips, vp):
    assert points("radioactive_world", "galactic_renaissance", chips=chips)[1]["galactic_renaissance"] == vp


def test_R13_10_a_card_just_placed_counts_for_the_score():
    t = lay_out("old_earth new_galactic_order", "rebel_base", hands=["drop_ships 5"], phase="develop")
    play(t, 0, "card drop_ships")
    assert choice(t, 0).prompt == "pay"
    assert t.view(0)["players"][0]["score"]["six"] == 5
    pay(t, 0)
    assert t.view(0)["players"][0]["score"]["six"] == 5
    through(t)
    assert options(t, 0)
    assert state(t).round == 2
