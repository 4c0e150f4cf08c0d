"""O22.3 Playing with corrected cards: whatever the file may say is played by the rules."""

import tomllib

import pytest

from common import mutants

from .random_cards import random_box
from .test_components import OWN, changed


def shown(data, *function):
    """Nothing, or why a function of the tests fails with these components in use."""
    return mutants.shown("orion", data, *function)


# some that broke the table before these tests were written
@pytest.mark.parametrize("seed", [8, 9, 14, 16, 18])
def test_O22_3_cards_put_together_in_other_ways(seed):
    """Whole games with half of the abilities changed: no position is broken, every question has an answer."""
    assert shown(random_box(seed), "orion.random_cards", "play_games", 6) == ""


#: What is shown at a corrected table, and the correction: kind and id of a thing, old and new text.
SHOWN = {
    # O7.6 Each trade needs all that it gives, also where the same resource buys another one cheaper.
    "rates_of_their_own": ("trade", "production_food", "b = { food = 3 }", "b = { food = 4 }"),
    # O11.2 Outside of an activation an effect is carried out as far as possible, and O6.3 holds.
    "must_build_and_cannot": (
        "structures",
        "hydroponic_farm",
        "ops = [",
        'ops = [{ op = "build", from = "hand" }, ',
    ),
    # O8.4, O6.10 A colour and the own system hold for the top discard as for a card in hand.
    "top_discard_where_the_card_says": (
        "structures",
        "biospheres",
        '{ op = "take_discard", top = 1 }',
        '{ op = "build", from = "discards", system = "this", colour = "red", discount = 1 }',
    ),
    # O11.3 What may be done may be declined.
    "top_discard_if_the_owner_likes": ("advisors", "advia_osm", "discount = 1", "optional = true"),
    # O10.3 Only active cards work.
    "covered_meanwhile": (
        "structures",
        "astro_university",
        '{ op = "draw", count = 1 }',
        '{ op = "build", from = "hand" }',
    ),
    # O6.6 All discounts are added up.
    "discounts_on_one_colour": (
        "structures",
        "space_elevator",
        'scope = "all"',
        'scope = "colour", colour = "yellow"',
    ),
    # O22.3 What a card says follows an owner's correction, on the card and in the rules.
    "sentences_that_follow": (
        "structures",
        "frigate",
        '{ op = "gain", fleet = 1 }',
        '{ op = "gain", fleet = 2 }',
    ),
    # O11.1, O8.2 What an effect needs has to be there.
    "trigger_with_a_need": ("structures", "star_fortress", "ops =", "needs = { discards = 1 }\nops ="),
}


@pytest.mark.parametrize("what", SHOWN)
def test_O22_3_at_a_corrected_table(what):
    assert shown(tomllib.loads(changed(*SHOWN[what])), "orion.corrected_tables", what) == ""


def test_O7_5_a_sentence_takes_numbers_of_the_file():
    """At the least that the Research action may draw."""
    text = changed("races", "psilon", "count = 3", "count = 2").replace(
        "research_draw = 2", "research_draw = 1"
    )
    assert shown(tomllib.loads(text), "orion.corrected_tables", "research_as_it_says") == ""


def test_O22_3_with_the_cards_of_the_game_it_is_another():
    """What is shown at corrected tables cannot be seen at others."""
    assert "AssertionError" in shown(tomllib.loads(OWN), "orion.corrected_tables", "rates_of_their_own")
