"""R9 Consume."""

import pytest

from .table import (
    chips,
    choice,
    find,
    goods,
    hand,
    held,
    lay_out,
    options,
    passing,
    play,
    refused,
    state,
    told,
)


def consume(row, hand=0, action="", other="rebel_base", **more):
    return lay_out(row, other, hands=[hand], actions=[action], phase="consume", **more)


RARE = "destroyed_world asteroid_belt radioactive_world"


@pytest.mark.parametrize(
    ("world", "cards"),
    [("deserted_alien_outpost", 5), ("avian_uplift_race", 4), ("asteroid_belt", 3), ("artist_colony", 2)],
)
def test_E30_R9_3_what_a_sale_gives(world, cards):
    t = consume(f"rebel_outpost {world}+", action="consume_trade")
    assert (held(t, 0), goods(t, 0)) == (cards, set())


@pytest.mark.parametrize(
    ("world", "cards"),
    [
        ("spice_world", 10),
        ("pirate_world", 13),
        ("distant_world", 10),
        ("bio_hazard_mining_world", 9),
        ("deserted_alien_library", 8),
        ("space_port", 10),
    ],
)
def test_E31_R9_3_all_trade_powers_together(world, cards):
    row = (
        "spice_world merchant_world pirate_world distant_world export_duties genetics_lab "
        "bio_hazard_mining_world deserted_alien_library space_port mining_conglomerate"
    )
    t = consume(row.replace(world, f"{world}+"), action="consume_trade")
    assert told(t, "sold")[0]["count"] == cards


def test_R9_2_a_sale_is_made_before_consuming_and_of_ones_choice():
    t = consume("old_earth avian_uplift_race+ destroyed_world+", action="consume_trade")
    assert choice(t, 0).prompt == "trade"
    assert options(t, 0) == {"good avian_uplift_race", "good destroyed_world"}
    play(t, 0, "good avian_uplift_race")
    assert (held(t, 0), chips(t, 0), goods(t, 0)) == (5, 1, set())


def test_R9_2_without_a_good_nothing_is_sold():
    t = consume("new_economy", action="consume_trade")
    assert told(t, "sold") == []
    assert len(told(t, "sold-nothing", 0)) == 1
    assert told(t, "sold-nothing", 1) == []
    assert held(t, 0) == 1


def test_R9_2_after_a_guess_it_is_not_said_again_that_nothing_was_sold():
    t = consume("gambling_world new_economy", action="consume_trade")
    play(t, 0, "power gambling_world guess_and_flip", "number 3")
    assert len(told(t, "sold-nothing")) == 1


@pytest.mark.parametrize(
    ("row", "power"),
    [
        ("tourist_world old_earth asteroid_belt+ destroyed_world+ radioactive_world+", "tourist_world"),
        ("mining_league old_earth asteroid_belt+ destroyed_world+ radioactive_world+", "mining_league"),
        (
            "diversified_economy old_earth asteroid_belt+ artist_colony+ avian_uplift_race+",
            "diversified_economy",
        ),
    ],
)
def test_R9_7_powers_for_an_exact_number_cite_their_paragraph(row, power):
    t = consume(row)
    option = find(t, 0, f"power {power} consume")
    assert t.cite(choice(t, 0), option) == "R9.7"
    assert t.cite(choice(t, 0), find(t, 0, "power old_earth consume")) == "R9.5"
    play(t, 0, f"power {power} consume")
    if choice(t, 0).prompt == "goods":
        assert choice(t, 0).rule == "R9.7"


def test_R9_1_one_player_after_another():
    t = consume(
        "old_earth tourist_world asteroid_belt+ destroyed_world+", other="prosperous_world avian_uplift_race+"
    )
    assert [asked.seat for asked in t.pending] == [0]
    assert told(t, "consumed", 1) == []
    assert t.view(1)["acting"] == 0
    play(t, 0, "power old_earth consume")
    assert told(t, "consumed", 1)[0]["vp"] == 1


# -- powers


def test_E32_R9_4_R9_5_a_power_takes_all_it_can():
    row = "new_vinland+ free_trade_association artist_colony+ spice_world+"
    t = consume(row)
    play(t, 0, "power free_trade_association consume")
    assert (chips(t, 0), held(t, 0), goods(t, 0)) == (3, 3, set())
    t = consume(row)
    play(t, 0, "power new_vinland consume", "good new_vinland")
    assert (chips(t, 0), held(t, 0), goods(t, 0)) == (2, 4, set())


def test_E33_R9_5_up_to_three_with_two():
    t = consume("rebel_outpost consumer_markets artist_colony+ spice_world+ avian_uplift_race+")
    assert (chips(t, 0), goods(t, 0)) == (2, {"avian_uplift_race"})


@pytest.mark.parametrize(("action", "vp"), [("", 2), ("consume_x2", 4)])
def test_E34_R9_6_R9_12_pilgrimage_world(action, vp):
    t = consume("pilgrimage_world destroyed_world+ asteroid_belt+ avian_uplift_race+", action=action)
    assert (chips(t, 0), goods(t, 0)) == (vp, set())


def test_E35_R9_6_even_for_nothing():
    t = consume("pilgrimage_world destroyed_world+")
    assert (chips(t, 0), goods(t, 0)) == (0, set())


def test_E36_R9_11_R9_12_deficit_spending_is_never_doubled():
    t = consume("rebel_outpost deficit_spending", 3, "consume_x2")
    assert options(t, 0) == {"power deficit_spending#1 discard_hand", "stop"}
    play(t, 0, "power deficit_spending discard_hand")
    t.answer(0, list(choice(t, 0).options[:2]))
    assert (chips(t, 0), held(t, 0)) == (2, 1)


def test_R9_11_it_is_optional_and_may_be_of_no_card():
    t = consume("rebel_outpost deficit_spending merchant_world", 3)
    play(t, 0, "stop")
    assert (chips(t, 0), held(t, 0)) == (0, 3)
    t = consume("rebel_outpost deficit_spending merchant_world", 3)
    play(t, 0, "power merchant_world discard_hand", "")
    assert options(t, 0) == {"power deficit_spending#1 discard_hand", "stop"}
    assert refused(t, 0, "power merchant_world discard_hand") == ("barred-used", "R9.4")


@pytest.mark.parametrize(("goods_there", "vp"), [(2, 6), (1, 0)])
def test_E37_R9_7_R9_12_tourist_world_takes_two(goods_there, vp):
    row = " ".join(f"{world}+" for world in RARE.split()[:goods_there])
    t = consume(f"tourist_world {row}", action="consume_x2")
    assert chips(t, 0) == vp
    assert len(goods(t, 0)) == goods_there % 2


def test_E38_R9_7_diversified_economy():
    t = consume("rebel_outpost diversified_economy artist_colony+ spice_world+ asteroid_belt+")
    assert (chips(t, 0), len(goods(t, 0))) == (0, 3)
    t = consume(
        "rebel_outpost diversified_economy artist_colony+ asteroid_belt+ avian_uplift_race+ "
        "deserted_alien_colony+"
    )
    assert options(t, 0) == {f"spare {kind}" for kind in ("novelty", "rare", "genes", "alien")}
    play(t, 0, "spare alien")
    assert (chips(t, 0), goods(t, 0)) == (3, {"deserted_alien_colony"})


def test_R9_7_of_a_kind_there_are_several():
    t = consume(
        "rebel_outpost diversified_economy artist_colony+ spice_world+ asteroid_belt+ avian_uplift_race+"
    )
    assert options(t, 0) == {"good artist_colony", "good spice_world"}
    play(t, 0, "good spice_world")
    assert (chips(t, 0), goods(t, 0)) == (3, {"artist_colony"})


def test_E39_R9_4_the_order_is_free_even_if_goods_remain():
    row = "rebel_outpost terraforming_robots mining_league destroyed_world+ asteroid_belt+"
    t = consume(row)
    play(t, 0, "power terraforming_robots consume", "good destroyed_world")
    assert (chips(t, 0), held(t, 0), goods(t, 0)) == (1, 1, {"asteroid_belt"})
    t = consume(row)
    play(t, 0, "power mining_league consume")
    assert (chips(t, 0), held(t, 0), goods(t, 0)) == (3, 0, set())


def test_E40_R9_8_two_kinds_of_sales():
    t = consume("trade_league black_market_trading_world mining_world+ comet_zone+")
    play(t, 0, "power trade_league sell_good", "good mining_world")
    assert [sale["count"] for sale in told(t, "sold")] == [4, 3]


def test_R9_3_R9_8_the_view_says_what_a_sale_gives():
    t = consume("trade_league black_market_trading_world mining_world+ comet_zone+")
    play(t, 0, "power black_market_trading_world sell_good")
    assert (choice(t, 0).prompt, choice(t, 0).args["trade"]) == ("sell", 0)
    sales = {each["design"]: each["sale"] for each in t.view(1)["players"][0]["tableau"]}
    assert sales["mining_world"] == {"trade": 4, "plain": 3}
    assert (sales["comet_zone"], sales["trade_league"]) == ({"trade": 4, "plain": 3}, None)
    play(t, 0, "good comet_zone")
    assert [sale["count"] for sale in told(t, "sold")] == [3, 4]


def test_R9_8_trade_league_sells_besides_the_bonus():
    t = consume("trade_league destroyed_world+ asteroid_belt+", action="consume_trade")
    play(t, 0, "good destroyed_world")
    assert [sale["count"] for sale in told(t, "sold")] == [4, 4]


def test_E41_R9_9_new_economy_needs_no_good():
    assert held(consume("rebel_outpost new_economy"), 0) == 1
    assert held(consume("rebel_outpost new_economy", action="consume_x2"), 0) == 1, "cards are not doubled"


@pytest.mark.parametrize(
    ("card", "number", "won"),
    [
        ("space_marines", 2, True),
        ("new_sparta", 2, True),
        ("refugee_world", 2, False),
        ("drop_ships", 2, False),
    ],
)
def test_E42_R9_10_gambling_world(card, number, won):
    t = consume("gambling_world", deck=card)
    assert options(t, 0) == {f"number {n}" for n in range(1, 8)}
    play(t, 0, f"number {number}")
    assert held(t, 0) == won
    name = "guessed" if won else "missed"
    assert [event.to for event in t.told if event.name == name] == [None], "all see it"
    assert bool(state(t).discards) != won


def test_R9_10_both_powers_of_gambling_world_have_to_be_used():
    t = consume("gambling_world destroyed_world+", deck="drop_ships")
    assert options(t, 0) == {"power gambling_world consume", "power gambling_world guess_and_flip"}
    play(t, 0, "power gambling_world guess_and_flip", "number 4")
    assert (hand(t, 0), chips(t, 0), goods(t, 0)) == (["drop_ships#1"], 1, set())


def test_R9_10_without_a_card_nothing_happens():
    t = lay_out("gambling_world", "rebel_base", hands=[0, 112], phase="consume", supply=0)
    play(t, 0, "number 3")
    assert told(t, "guessed-nothing") == [{"number": 3}]


def test_R9_10_the_last_card_is_turned_up_apart_from_the_reshuffle():
    t = consume("gambling_world", deck="drop_ships", supply=1)
    play(t, 0, "number 4")
    assert hand(t, 0) == ["drop_ships#1"]
    assert told(t, "reshuffled") == [{"count": 114 - 2 - 1}]


def test_R9_5_which_goods_is_the_players_choice():
    t = consume("old_earth destroyed_world+ asteroid_belt+ avian_uplift_race+")
    assert (choice(t, 0).at_least, choice(t, 0).at_most) == (2, 2)
    play(t, 0, "good destroyed_world & good avian_uplift_race")
    assert (chips(t, 0), goods(t, 0)) == (2, {"asteroid_belt"})


def test_R9_4_why_a_power_cannot_be_used():
    row = "new_survivalists mining_league diversified_economy tourist_world old_earth deficit_spending"
    t = consume(f"{row} asteroid_belt+ outlaw_world")
    reasons = {
        option: refused(t, 0, f"power {option}")
        for option in (
            "new_survivalists consume",
            "mining_league consume",
            "diversified_economy consume",
            "tourist_world consume",
            "deficit_spending discard_hand",
        )
    }
    assert reasons == {
        "new_survivalists consume": ("barred-goods-of", "R9.5"),
        "mining_league consume": ("barred-goods-of", "R9.7"),
        "diversified_economy consume": ("barred-kinds", "R9.7"),
        "tourist_world consume": ("barred-goods", "R9.7"),
        "deficit_spending discard_hand": ("barred-no-hand", "R9.11"),
    }
    assert refused(t, 0, "stop") == ("barred-must-consume", "R9.4")


def test_R9_4_cards_drawn_may_be_spent_at_once():
    t = consume("new_economy deficit_spending")
    assert options(t, 0) == {"power deficit_spending#1 discard_hand", "stop"}, "New Economy has drawn a card"
    play(t, 0, "power deficit_spending discard_hand", " & ".join(f"card {name}" for name in hand(t, 0)))
    assert (chips(t, 0), held(t, 0)) == (1, 0)
    passing(t)


def test_E43_R14_6_both_consume_cards():
    row = "old_earth gem_world+ comet_zone+"
    for sold, cards in (("gem_world", 3), ("comet_zone", 4)):
        t = lay_out(row, "rebel_base", actions=["consume_trade consume_x2"], phase="consume", advanced=True)
        play(t, 0, f"good {sold}")
        assert (held(t, 0), chips(t, 0)) == (cards, 2)
