"""Every op and value of every vocabulary is at work somewhere: on a printed card, or on one made for it."""

from __future__ import annotations

import importlib

import pytest

from common import mutants, values, written
from common.amount import sample

GAMES = ("race", "metallum", "orion", "captains", "adastra")


def unused(game: str) -> set[str]:
    """What no printed card of a game uses."""
    box = mutants.box(game)
    return written.vocabulary(box) - written.used(box, mutants.own_file(game))


def cases(game: str) -> dict[str, values.Case]:
    found: dict[str, values.Case] = importlib.import_module(f"{game}.values").CASES
    return found


def odd_file(game: str) -> values.Data:
    return values.planted(mutants.own_file(game), cases(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_no_printed_card_uses_is_shown(game: str) -> None:
    """A new value needs a card, or a case."""
    shown = {value for case in cases(game).values() for value in case.values}
    assert shown == unused(game)
    assert shown <= written.used(mutants.box(game), odd_file(game))


@pytest.mark.parametrize("game", GAMES)
def test_values_that_no_printed_card_uses_do_what_they_say(game: str) -> None:
    assert mutants.shown(game, odd_file(game), "common.values", "hold", game) == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_uses_them_all_is_played(game: str) -> None:
    assert mutants.try_out(game, odd_file(game), sample(2, 4)) == ("played", "")
