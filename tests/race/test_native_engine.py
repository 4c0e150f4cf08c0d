"""The engine in C: its games are those of the library, decision by decision."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.components import DESIGN, HAND_LIMIT, NAME, START_WORLDS, TABLEAU_END
from astrarium.kernel import ActionStepper, AstrariumError, BadSetup, new_state
from astrarium.kernel.learning.action_index import NoSuchAction
from astrarium.native import backend, c_library, race_engine
from astrarium.native.race_component_table import table
from astrarium.native.race_engine import NativeSteps, digests, engine, open_table, play_random
from race.native_games import (
    SEED,
    SETUPS,
    by_chance,
    compare_bot_game,
    compare_game,
    consumer,
    gambler,
    hoarder,
    position,
)

#: Games of each set-up; `python -m race.native_games` plays more.
GAMES = 200 if os.environ.get("ASTRARIUM_WHOLE_STUDIES") else 4

pytestmark = pytest.mark.skipif(c_library.compiler() is None, reason="the engine in C needs a C compiler")


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_games_of_random_actions_are_the_same(seats: int, options: dict[str, Any]) -> None:
    told = play_random(seats, GAMES, SEED, options)
    for number in range(GAMES):
        steps = compare_game(seats, options, f"{SEED}/{number}", by_chance(number))
        row = told[number * (2 + seats) : (number + 1) * (2 + seats)]
        assert row == [steps.acts, steps.state.round, *GAME.standing(steps.state)]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_games_of_bots_are_the_same(seats: int, options: dict[str, Any]) -> None:
    assert compare_bot_game(seats, options, 3, "race-basic") > 30


def test_empty_piles_full_tableaus_a_hundred_rounds_and_an_empty_pool() -> None:
    """Players who do what nobody does: every end of the game, and piles without a card."""
    ends, empty = set(), 0
    for number in range(GAMES // 2):
        for seats, options in ((4, {}), (2, {"advanced": True}), (3, {})):
            for kind in (hoarder, consumer, gambler):
                rng = Random(number)
                policy, lowest = kind(rng), [99]

                def watched(
                    steps: Any, seat: int, legal: list[int], policy: Any = policy, lowest: Any = lowest
                ) -> int:
                    lowest.append(len(steps.state.supply) + len(steps.state.discards))
                    return int(policy(steps, seat, legal))

                g = compare_game(seats, options, number, watched).state
                empty += min(lowest) == 0
                ends |= {"rounds"} if g.round >= 100 else set()
                ends |= {"pool"} if g.pool <= 0 else set()
                ends |= {"tableau"} if any(len(each.tableau) >= TABLEAU_END for each in g.players) else set()
    assert ends == {"rounds", "pool", "tableau"}
    assert empty


def test_seats_may_answer_in_any_order() -> None:
    """The order of answers decides the order of what is discarded."""
    rng, native = Random(5), NativeSteps(4, "any order")
    steps = ActionStepper(GAME, new_state(GAME, 4, "any order"))
    while not steps.over:
        seat = rng.choice(steps.seats_asked)
        number = rng.choice(steps.legal(seat))
        steps.act(number, seat)
        native.act(number, seat)
        assert native.position() == position(steps)


def test_a_whole_deal_is_given() -> None:
    worlds = [DESIGN[START_WORLDS[at]].id for at in (2, 0)]
    rest = [NAME[face] for face in range(len(NAME)) if DESIGN[face].id not in worlds]
    options = {"start_worlds": worlds, "deck": Random(3).sample(rest, len(rest))}
    compare_game(2, options, 1, by_chance(1))
    compare_game(2, {"start_worlds": worlds}, 1, by_chance(2))


def test_a_copy_goes_on_by_itself() -> None:
    game = NativeSteps(2, 1)
    twin = game.fork()
    before = twin.position()
    game.act(game.legal()[0])
    assert twin.position() == before != game.position()


def test_what_is_no_option_changes_nothing() -> None:
    game = NativeSteps(2, 1)
    before = game.position()
    for number in (-1, GAME.actions.names.index("pass"), len(GAME.actions), 2**31 - 1):
        with pytest.raises(NoSuchAction):
            game.act(number)
    assert game.position() == before
    for seed in ("", "x" * 48, True):
        with pytest.raises(BadSetup):
            NativeSteps(2, seed)
    with pytest.raises(AstrariumError):
        NativeSteps(3, 1, {"advanced": True})


def test_the_quick_generator_deals_every_card_once_and_anywhere() -> None:
    told = play_random(2, 300, SEED, quick=True)
    assert list(told) != list(play_random(2, 300, SEED))
    assert list(told) == list(play_random(2, 300, SEED, quick=True))
    assert sum(told[0::4]) / 300 == pytest.approx(sum(play_random(2, 300, SEED)[0::4]) / 300, rel=0.1)


def test_a_game_is_less_than_a_thousand_bytes() -> None:
    assert [engine().race_size(seats) for seats in (2, 3, 4)] < [1000] * 3
    assert engine().race_size(4) < 1000


def test_a_changed_number_is_noticed() -> None:
    """A sample of what `make mutants-race` tries with every number."""
    known = list(digests(2, 4, SEED))
    changed = table()
    changed.powers[START_WORLDS[1]].explore_draw += 1
    try:
        open_table(engine(), changed)
        assert list(digests(2, 4, SEED)) != known
    finally:
        open_table(engine(), table())
    assert list(digests(2, 4, SEED)) == known
    assert table().limit == HAND_LIMIT


def test_without_a_compiler_python_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_engine() -> None:
        raise c_library.NotNative("error-no-compiler")

    monkeypatch.setattr(race_engine, "engine", no_engine)
    with pytest.warns(UserWarning, match="needs a C compiler, and none was found") as said:
        assert not backend.is_native(GAME, "native")
    assert len(said) == 1
