"""Every question, option and refusal names the paragraph behind it, and can be said in both languages."""

import pytest

import astrarium
from astrarium.kernel import Chance
from common.asking import check

from .random_positions import anywhere
from .table import lay_out


@pytest.mark.parametrize("seed", range(25))
def test_M6_1_in_strange_positions(seed):
    luck = Chance(f"citations {seed}")
    t = anywhere(luck, f"citations {seed}")
    for _ in range(15):
        if t.over:
            break
        choice = t.pending[0]
        check(t, choice)
        t.answer(choice.seat, choice.options[luck.below(len(choice.options), "what")])


def test_M7_1_tiles_planets_and_cards_are_cited_where_they_are_described():
    t = astrarium.start("metallum", seed=1)
    t.answer(0, ("program", "move_1", "deploy_2"))
    t.answer(1, ("program", "move_1"))
    t.answer(1, ("first", 0))
    choice = t.pending[0]
    assert {option: t.cite(choice, option) for option in choice.options} == {
        ("resolve", "move_1"): "M7.1",
        ("resolve", "deploy_2"): "M7.5",
    }


def test_M8_12_an_installation_is_cited_by_its_planet():
    t = lay_out("alpha eta beta gamma delta zeta omega", ships="eta")
    choice = t.pending[0]
    (use,) = (option for option in choice.options if option[0] == "use")
    assert t.cite(choice, use) == "M8.12"
