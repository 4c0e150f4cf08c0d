"""Positions that are none: what lies among a wrong kind is named."""

import pytest

from common.positions import complaint

from .table import GAME, lay_out


@pytest.fixture
def position():
    return lay_out().record.position


@pytest.mark.parametrize(
    ("zone", "wrong", "kind"),
    [
        ("star_stacks", "humans", "star"),
        ("white_rest", "other", "white star"),
        ("planet_stacks", "core_001", "planet"),
        ("discoveries", "academy", "discovery"),
        ("tech_decks", "food_cache", "technology"),
        ("mission_deck", "robotics", "mission"),
        ("empire_deck", "green_1", "empire"),
        ("discoveries", ["food_cache"], "discovery"),
    ],
)
def test_A3_2_a_card_among_a_wrong_kind(position, zone, wrong, kind):
    pile = position[zone]
    while isinstance(pile[-1], list):
        pile = pile[-1]
    position["cards"]["face"][pile[-1]] = wrong
    assert complaint(GAME, position) == f"card {pile[-1]} is no {kind}: {wrong!r}"


def test_A3_2_cards_in_two_places_or_nowhere(position):
    card = position["mission_deck"][0]
    position["missions"][0] = [card]
    assert complaint(GAME, position) == f"card {card} in two places"
    position["missions"][0] = [999]
    assert complaint(GAME, position) == "a card that does not exist: 999"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("card", "gold", "card 'gold'"),
        ("looking", [999], "looking at (999,)"),
        ("anomalies", [99], "features of systems [99]"),
        ("orion", 99, "features of systems [99]"),
        ("tech_decks", [], "tech_decks: 0 entries, not 3"),
    ],
)
def test_A4_1_values_that_mean_nothing(position, field, value, said):
    position[field] = value
    assert complaint(GAME, position) == said
