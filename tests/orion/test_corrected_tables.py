"""O22.3 Playing with corrected cards: whatever the file may say is played by the rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium.kernel import components

from .odd_cards import odd_file
from .test_components import OWN, changed

TESTS = Path(__file__).parents[1]


def run(tmp_path, text, *words):
    """Run a program of the tests in a process of its own, with this text as the components in use."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    environment = {**os.environ, components.IN_USE: f"orion={path}"}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=TESTS, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "seed", [8, 9, 14, 16, 18]
)  # some that broke the table before these tests were written
def test_O22_3_cards_put_together_in_other_ways(tmp_path, seed):
    """Whole games with half of the abilities changed: no position is broken, every question has an answer."""
    done = run(tmp_path, odd_file(seed), "orion.odd_cards", "6")
    assert done.stdout == "well played\n", done.stderr[-2000:]


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
def test_O22_3_at_a_corrected_table(tmp_path, what):
    done = run(tmp_path, changed(*SHOWN[what]), "orion.at_corrected_tables", what)
    assert done.stdout == "as it should be\n", done.stderr[-2000:]


def test_O22_3_with_the_cards_of_the_game_it_is_another(tmp_path):
    """What is shown at corrected tables cannot be seen at others."""
    done = run(tmp_path, OWN, "orion.at_corrected_tables", "rates_of_their_own")
    assert "AssertionError" in done.stderr
