"""Cards say what they do: sentences are made of the data, in both languages."""

import copy
import re
from random import Random

import pytest

from astrarium.games.race.card_text import say_design
from astrarium.games.race.component_schema import ComponentFile
from astrarium.games.race.components import ACTIONS, DESIGNS
from astrarium.kernel import BadComponents, Row, Text, read_thing
from astrarium.localization import LANGUAGES, attribute, say
from common import mutants
from common.amount import sample
from tools.sentences.race import frames

from .table import GAME

FILE = mutants.own_file("race")


def words(text, language):
    said = say(text, language, game=GAME, strict=True)
    assert "⟦" not in said
    return said


def numbers(data):
    """The numbers that a table of the file holds."""
    if isinstance(data, dict):
        return [n for key, value in data.items() if key != "cost" for n in numbers(value)]
    if isinstance(data, list):
        return [n for value in data for n in numbers(value)]
    return [abs(data)] if isinstance(data, int) and not isinstance(data, bool) and data else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_op_is_said_in_every_frame(language):
    for name, text in frames():
        said = words(text, language)
        assert said[0] == said[0].upper(), name
        assert said.endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", sorted(DESIGNS))
def test_the_numbers_of_a_card_are_those_of_its_sentence(card, language):
    row = next(each for each in FILE["cards"] if each["id"] == card)
    said = attribute(Text(f"card-{card}"), "text", language, game=GAME, strict=True)
    found = set(re.findall(r"\d+", said))
    printed = {str(n) for n in [*numbers(row.get("powers", {})), *numbers(row.get("score", []))]}
    assert printed <= found | {"1"}, said
    assert found <= printed | {"1", "6"}, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_say_their_bonus(language):
    said = {id: attribute(Text(f"action-{id}"), "text", language, game=GAME) for id in (*ACTIONS, "settle_2")}
    assert all(said.values())
    assert "5" in said["explore_5"]


@pytest.mark.parametrize(
    ("card", "phase", "power", "english"),
    [
        (
            "new_sparta",
            "settle",
            {"op": "military", "n": -2, "vs": "rare"},
            "−2 Military against Rare worlds",
        ),
        ("new_sparta", "settle", {"op": "settle_free"}, "you may discard this card and pay nothing."),
        ("new_sparta", "settle", {"op": "pay_for_military", "n": 0}, "as much as its defence"),
        ("old_earth", "consume", {"op": "consume_all", "offset": 2}, "2 more than there are goods"),
        (
            "old_earth",
            "trade",
            {"op": "trade_bonus", "n": 4, "kind": "alien"},
            "+4 cards for selling an Alien good",
        ),
        (
            "merchant_guild",
            "produce",
            {"op": "draw_per_kind", "n": 3},
            "draw 3 cards for each different kind",
        ),
    ],
)
def test_a_corrected_card_says_what_it_does(card, phase, power, english):
    data = copy.deepcopy(FILE)
    row = next(each for each in data["cards"] if each["id"] == card)
    row["powers"][phase] = [power]
    text = say_design(read_thing(ComponentFile, Row(data, "mine.toml")).cards[card])
    assert english in words(text, "en")
    assert words(text, "pl")


def test_whatever_is_accepted_can_be_said():
    rng = Random("sentences")
    accepted = 0
    for _ in range(sample(60, 250)):
        made = mutants.mutant(FILE, rng)
        try:
            box = read_thing(ComponentFile, Row(made.data, "mine.toml"))
        except BadComponents:
            continue
        accepted += 1
        for design in box.cards.values():
            if design != DESIGNS.get(design.id):
                assert all(words(say_design(design), language) for language in LANGUAGES)
    assert accepted > sample(5, 20)
