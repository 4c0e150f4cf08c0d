"""Games as OpenSpiel games: its own tests pass, and its own search plays them."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

import astrarium

pyspiel = pytest.importorskip("pyspiel")

from astrarium.learn import spiel  # noqa: E402

GAMES = list(astrarium.games())


#: Every number of players; every state of a long game is serialised, and played again from the deal.
TABLES = [
    pytest.param(id, players, marks=[pytest.mark.slow] if players > 2 else [])
    for id, game in astrarium.games().items()
    for players in range(max(2, game.seats[0]), game.seats[1] + 1)
]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_openspiels_random_simulation(id: str, players: int) -> None:
    game = pyspiel.load_game(f"astrarium_{id}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_a_pickled_state_goes_on_like_the_one_it_was_made_of(id: str) -> None:
    state = spiel.dealt(pyspiel.load_game(f"astrarium_{id}"), 8)
    rng = Random(3)
    for _ in range(12):
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    for _ in range(12):
        player, legal = state.current_player(), state.legal_actions()
        assert (again.current_player(), again.legal_actions()) == (player, legal)
        assert again.information_state_string(player) == state.information_state_string(player)
        action = rng.choice(legal)
        state.apply_action(action)
        again.apply_action(action)


def test_an_imagined_state_says_that_it_cannot_be_kept() -> None:
    state = spiel.dealt(pyspiel.load_game("astrarium_race"), 8)
    with pytest.raises(TypeError, match="imagines"):
        pickle.dumps(spiel.resample(state, 0, Random(1)))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_was_drawn_out_pays_nobody(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = astrarium.game(id)
    short = replace(whole, nature=replace(whole.nature, longest=8))
    monkeypatch.setattr(spiel, "installed", lambda _: short)
    state = spiel.dealt(pyspiel.load_game(f"astrarium_{id}"), 8)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert not state.play.steps.over
    assert not any(state.returns())


def test_games_for_more_players() -> None:
    game = pyspiel.load_game("astrarium_race", {"players": 3})
    assert game.num_players() == 3
    state = spiel.dealt(game, 4)
    state.apply_action(state.legal_actions()[0])
    assert len(state.returns()) == 3


@pytest.mark.parametrize("id", ["metallum", "race"])
def test_openspiels_search_plays_in_imagined_worlds(id: str) -> None:
    game = pyspiel.load_game(f"astrarium_{id}")
    state = spiel.dealt(game, 7)
    rng = Random(2)
    for _ in range(9):
        state.apply_action(rng.choice(state.legal_actions()))
    action = spiel.ismcts(game, simulations=4).step(state)
    assert action in state.legal_actions()


def test_a_player_cannot_tell_an_imagined_state_from_the_true_one() -> None:
    game = pyspiel.load_game("astrarium_race")
    state = spiel.dealt(game, 3)
    rng = Random(5)
    for _ in range(30):
        player = state.current_player()
        world = spiel.resample(state, player, rng)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("astrarium_orion")
    state = spiel.dealt(game, 1)
    clone = state.clone()
    before = state.information_state_string(0)
    clone.apply_action(clone.legal_actions()[-1])
    assert state.information_state_string(0) == before
