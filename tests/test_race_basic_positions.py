"""What the bot `race-basic` does: positions in which a person would know what to do."""

from __future__ import annotations

from collections import Counter
from random import Random

from astrarium.bots.race.basic import RaceBasic
from astrarium.games.race.components import CARDS, NUMBER
from astrarium.kernel import Table, Window
from race.table import lay_out, play, words


def says(table: Table, seat: int = 0) -> str:
    """What the bot answers at this seat, written out; several picks joined with " & "."""
    answer = RaceBasic("race-basic", 1).choose(Window(table, seat, Random(1)))
    picked = answer if answer and isinstance(answer[0], tuple) else (answer,)
    return " & ".join(words(table, option) for option in picked)


def test_it_consumes_for_double_points_when_goods_wait() -> None:
    goods = "earths_lost_colony+ gem_world+ spice_world+ new_earth+ prosperous_world+ public_works"
    table = lay_out(goods, "new_sparta", hands=["gambling_world", 4], phase="choose", round=8)
    assert says(table) == "action consume_x2"


def test_it_sells_a_dear_good_when_it_has_no_cards() -> None:
    table = lay_out("old_earth deserted_alien_outpost+", "new_sparta", hands=[1, 4], phase="choose", round=3)
    assert says(table) == "action consume_trade"


def test_it_produces_when_its_worlds_are_empty() -> None:
    row = "earths_lost_colony gem_world spice_world new_earth prosperous_world public_works"
    table = lay_out(row, "new_sparta", hands=["empath_world", 4], phase="choose", round=8)
    assert says(table) == "action produce"


def test_it_conquers_what_its_military_allows() -> None:
    table = lay_out(
        "new_sparta space_marines drop_ships",
        "old_earth",
        hands=["rebel_homeworld rebel_base public_works", 4],
        phase="choose",
        round=5,
    )
    assert says(table) == "action settle"


def test_it_places_the_world_that_scores_most_at_the_end() -> None:
    table = lay_out(
        "new_sparta space_marines drop_ships",
        "old_earth public_works export_duties expedition_force investment_credits gem_world spice_world "
        "new_vinland space_port asteroid_belt comet_zone mining_world",
        hands=["rebel_homeworld aquatic_uplift_race outlaw_world", 2],
        phase="settle",
    )
    assert says(table) == "card rebel_homeworld"


def test_it_builds_the_six_that_fits_its_tableau() -> None:
    table = lay_out(
        "earths_lost_colony gem_world spice_world comet_zone mining_world new_earth",
        "new_sparta",
        hands=[
            "merchant_guild new_galactic_order galactic_imperium rebel_base rebel_outpost destroyed_world",
            4,
        ],
        actions=["develop"],
        phase="develop",
        round=9,
    )
    assert says(table) == "card merchant_guild"


def test_it_pays_with_what_it_does_not_need() -> None:
    table = lay_out(
        "new_sparta space_marines drop_ships",
        "old_earth",
        hands=["public_works rebel_base contact_specialist", 4],
        phase="develop",
    )
    play(table, 0, "card public_works")
    play(table, 1, "pass")
    assert says(table) == "card contact_specialist#1"


def test_it_gives_away_what_it_holds_twice() -> None:
    table = lay_out(
        "old_earth",
        "new_sparta",
        hands=[
            "public_works#1 public_works#2 investment_credits export_duties expanding_colony gem_world",
            6,
        ],
        phase="start",
    )
    assert "public_works" in says(table)
    assert "public_works#1 & card public_works#2" not in says(table)


def test_it_keeps_a_card_that_it_can_use() -> None:
    table = lay_out(
        "new_sparta space_marines drop_ships",
        "old_earth",
        phase="explore",
        then=["settle"],
        hands=["public_works", 4],
        deck="rebel_homeworld destroyed_world",
    )
    assert says(table) == "card rebel_homeworld"


def test_it_does_not_waste_a_ship_on_a_world_that_is_free() -> None:
    table = lay_out(
        "old_earth colony_ship replicant_robots", hands=["gem_world 3", 0], actions=["settle"], phase="settle"
    )
    play(table, 0, "card gem_world")
    assert table.pending[0].prompt == "way"
    assert says(table) == "pay 0"


def test_it_sells_what_is_dearest() -> None:
    table = lay_out(
        "old_earth gem_world+ deserted_alien_library+", actions=["consume_trade"], phase="consume"
    )
    assert says(table) == "good deserted_alien_library"


def test_it_feeds_the_choosy_power_first() -> None:
    table = lay_out("public_works mining_league mining_world+ comet_zone+ gem_world+", phase="consume")
    assert says(table) == "power mining_league consume"


def test_it_keeps_a_kind_that_another_power_waits_for() -> None:
    table = lay_out(
        "old_earth mining_league mining_world+ comet_zone+ gem_world+ spice_world+", phase="consume"
    )
    play(table, 0, "power old_earth consume")
    assert says(table) == "good gem_world & good spice_world"


def test_it_spends_its_last_cards_for_points_when_the_game_ends() -> None:
    table = lay_out(
        "deficit_spending", "new_sparta", hands=["rebel_base empath_world", 0], phase="consume", pool=0
    )
    play(table, 0, "power deficit_spending discard_hand")
    assert says(table) == "card rebel_base & card empath_world"


def test_it_produces_the_dearest_good() -> None:
    table = lay_out("old_earth asteroid_belt deserted_alien_library", actions=["produce"], phase="produce")
    assert says(table) == "windfall bonus deserted_alien_library"


def test_it_guesses_what_most_cards_cost() -> None:
    table = lay_out("gambling_world", phase="consume")
    assert table.pending[0].prompt == "guess"
    costs = Counter(NUMBER[printed] for printed in range(CARDS))
    assert says(table) == f"number {max(range(1, 8), key=lambda number: costs[number])}"
