"""Every number of a corrected file, at the least and at the most that is taken, is played without a fault."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.kernel import BadComponents, Row, read_box
from common import component_bounds as bounds
from common import mutants
from common.amount import sample

GAMES = ("race", "metallum", "orion", "captains", "adastra")
#: Numbers that broke a table at their bounds, by where they stand.
BROKEN = {"orion": ("constants.starting_hand", "constants.systems", "constants.research_draw")}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_least_and_a_most(game: str) -> None:
    endless = {each.of for each in bounds.numbers(game) if None in (each.span.least, each.span.most)}
    assert endless == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_of_a_table_is_left_out(game: str) -> None:
    data, folder = mutants.own_file(game), astrarium.game(game).folder
    for name, table in data.items():
        if isinstance(table, list):
            with pytest.raises(BadComponents, match=f"m.toml: {name}"):
                read_box(mutants.box(game), Row({**data, name: table[:-1]}, "m.toml"), folder)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_numbers_at_their_bounds_are_played(game: str) -> None:
    """Some of them, chosen by chance; `make soak` tries all."""
    fared = list(bounds.tried(game, most=sample(3, 20), games=sample(1, 2)))
    assert len(fared) >= 3
    assert [f"{bound}: {outcome.words}" for bound, outcome in fared if outcome.how != "played"] == []


@pytest.mark.parametrize("game", GAMES)
def test_single_random_changes_are_refused_in_a_line_or_played(game: str) -> None:
    """Of thousands of such changes none breaks a table; `python -m common.mutants orion 2000` tries them."""
    some = 4 if game == "adastra" else 12
    fared = list(mutants.tried(game, sample(some, 300), games=sample(1, 2)))
    assert [f"{made.change}: {outcome.words}" for made, outcome in fared if outcome.how == "broken"] == []
    assert {outcome.how for _, outcome in fared} == {"refused", "played"}


@pytest.mark.parametrize("game", BROKEN)
def test_bounds_that_broke_a_table(game: str) -> None:
    data = mutants.own_file(game)
    for number in bounds.numbers(game):
        if str(number) in BROKEN[game]:
            for bound in bounds.bounds(game, number, data):
                assert mutants.try_out(game, bound.data, 3) == ("played", ""), bound


def test_a_number_that_the_file_does_not_take_is_met_halfway() -> None:
    """Orion: the Research action draws fewer cards than what a card says instead."""
    data = mutants.own_file("orion")
    number = next(each for each in bounds.numbers("orion") if str(each) == "constants.research_draw")
    assert [bound.to for bound in bounds.bounds("orion", number, data)] == [1]
    assert not bounds.takes("orion", bounds.changed(data, number, 3))
