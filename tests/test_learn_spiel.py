"""Games as OpenSpiel games: its own tests pass, and its own search plays them."""

from __future__ import annotations

from random import Random

import pytest

import astrarium

pyspiel = pytest.importorskip("pyspiel")

from astrarium.learn import spiel  # noqa: E402

GAMES = list(astrarium.games())


@pytest.mark.parametrize("id", GAMES)
def test_openspiels_random_simulation(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"astrarium_{id}"), num_sims=1, serialize=False, verbose=False)


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
