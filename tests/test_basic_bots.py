"""What every bot that knows a game keeps; what it thinks and does is shown in the file of each."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

import astrarium
from astrarium import bots
from astrarium.bots.metallum.basic import MetallumBasic
from astrarium.bots.metallum.weights import USUAL
from astrarium.games.captains.components import PASSENGERS
from astrarium.kernel import Game, Table, Window, start
from common.amount import sample
from common.bots import Glass, beats_chance, moments, play_game, wins_against_chance

#: Seats and options of a game.
Kind = tuple[int, dict[str, Any]]


def points(table: Table) -> list[int]:
    assert table.result is not None
    return [*table.result.scores.values()]


class Promise(NamedTuple):
    """What is asked of a bot."""

    #: Every kind of game, and how such a game has to end.
    kinds: list[Kind]
    ends_well: Callable[[Table], bool]
    #: Kinds in which chance leads it astray, and how many different questions come up there at least.
    strange: list[Kind]
    prompts: int
    #: So many points it is ahead of chance, in each of so many games.
    ahead: int
    games: int
    #: Bots that think by a count get a small one.
    limit: str = ""


SIDES = {"tracks": "B", "tech_boards": "B"}
FIRST, ADVANCED = {"first_game": True}, {"advanced": True}
BEGINNER, RANDOM = {"beginner": True}, {"random_races": True}
PROMISES = {
    # its whole games are counted in its own file
    "adastra": Promise([], lambda _: True, [], 0, ahead=2, games=sample(2, 6)),
    "captains": Promise(
        kinds=[(2, {}), (3, SIDES), (4, {}), *[(1, {"passenger": each}) for each in PASSENGERS]],
        ends_well=lambda table: max(points(table)) > 10,
        strange=[(2, {}), (4, SIDES), (1, {"passenger": "collector"})],
        prompts=8,
        ahead=10,
        games=sample(4, 6),
    ),
    "metallum": Promise(
        kinds=[(2, {}), (2, {"extra_planet": True})],
        ends_well=lambda table: max(points(table)) > 40,
        strange=[(2, {})],
        prompts=8,
        ahead=40,
        games=sample(3, 6),
    ),
    "orion": Promise(
        kinds=[(2, {}), (2, RANDOM), (3, BEGINNER), (3, RANDOM), (4, {})],
        ends_well=lambda table: min(points(table)) > 15,
        strange=[(2, {}), (3, {}), (4, {})],
        prompts=10,
        ahead=10,
        games=4,
        limit=":15i",
    ),
    "race": Promise(
        kinds=[
            *[(seats, options) for options in ({}, FIRST) for seats in (2, 3, 4)],
            *[(2, ADVANCED), (2, FIRST | ADVANCED)],
        ],
        ends_well=lambda table: table.state.round < 40,
        strange=[(2, {}), (4, {}), (2, FIRST), (2, ADVANCED)],
        prompts=8,
        ahead=5,
        games=4,
    ),
}


def bot(game: str, seed: int = 1) -> bots.Bot:
    """The bot of a game, as quick as it can be."""
    if game == "metallum":
        return MetallumBasic("metallum-basic", seed, USUAL, 60)
    return bots.make(f"{game}-basic{PROMISES[game].limit}", seed)


def of(game: str) -> tuple[Game, Callable[[], bots.Bot]]:
    return astrarium.game(game), lambda: bot(game)


@pytest.mark.parametrize("game", PROMISES)
def test_it_is_found_by_its_name_and_plays_its_game_only(game: str) -> None:
    name = f"{game}-basic"
    assert [each for each in PROMISES if name in bots.names(each)] == [game]
    assert bots.make(name, 1).name == name
    if game == "orion":
        assert bots.make(f"{name}:50i", 1).name == f"{name}:50i"
    else:
        with pytest.raises(bots.BadLimit):
            bots.make(f"{name}:0.5", 1)


@pytest.mark.parametrize(
    ("game", "seats", "options"), [(game, *kind) for game in PROMISES for kind in PROMISES[game].kinds]
)
def test_it_plays_whole_games_by_the_rules(game: str, seats: int, options: dict[str, Any]) -> None:
    table = play_game(astrarium.game(game), [bot(game, seat) for seat in range(seats)], "whole", options)
    assert PROMISES[game].ends_well(table)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, *kind) for game in PROMISES for kind in PROMISES[game].strange[: sample(2, 9)]],
)
def test_it_has_an_answer_to_whatever_comes_up_that_hidden_cards_do_not_change(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """Chance leads it into positions that it would not have come into; any bot may take over there."""
    prompts, different = set[str](), 0
    for at, table in enumerate(moments(*of(game), f"strange {seats}", seats=seats, options=options)):
        choice = table.pending[0]
        prompts.add(choice.prompt)
        answer = bot(game).choose(Window(table, choice.seat, Random(at)))
        assert choice.normalise(answer) is not None
        if at % 3 == 0:
            other = table.fork(observer=choice.seat, chance=Random(at))
            different += other.position() != table.position()
            assert bot(game).choose(Window(other, choice.seat, Random(at))) == answer
    assert len(prompts) > PROMISES[game].prompts
    assert different > 10


@pytest.mark.parametrize("game", PROMISES)
def test_it_beats_chance_by_far(game: str) -> None:
    beats_chance(*of(game), games=PROMISES[game].games, by=PROMISES[game].ahead)


@pytest.mark.parametrize("game", ["captains", "orion", "race"])
def test_it_beats_chance_at_a_full_table(game: str) -> None:
    wins_against_chance(astrarium.game(game), bot(game))


@pytest.mark.parametrize("game", PROMISES)
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    games = [[table.history[-1:] for table in islice(moments(*of(game), "same"), 60)] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("game", PROMISES)
def test_it_uses_the_window_alone(game: str) -> None:
    table, player = start(astrarium.game(game), 2, "glass"), bot(game)
    while not table.over and table.state.round < 3:
        seat = table.pending[0].seat
        table.answer(seat, player.choose(Glass(Window(table, seat, Random(1)))))  # type: ignore[arg-type]
