"""Bots by name, their limits, their picks, and that each of them plays whole games."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import astrarium
from astrarium import bots, kernel
from astrarium.bots.bot_registry import kinds
from astrarium.bots.flat_monte_carlo import FlatBot
from astrarium.bots.installed_bots import BUILT_IN
from astrarium.bots.outcome_value import LEAD, End, OutcomeScale, batch_values, leads, places
from astrarium.bots.search_budget import Limit
from astrarium.bots.uniform import uniform
from astrarium.kernel import Choice
from astrarium.kernel.learning.partial_answer import STOP, Picks
from common.amount import sample
from common.bots import moments
from toys.comets import GAME as COMETS

OPTIONS = [("card", 1), ("card", 2), ("card", 3)]
PLAYERS = ("random", "flat:6i", "ismcts:12i")


def play(names: tuple[str, ...], seed: int = 1, rounds: int = 2) -> kernel.Table:
    table = kernel.start(COMETS, len(names), seed, {"rounds": rounds})
    seated = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, seated[seat].choose(kernel.Window(table, seat, Random(seat))))
    return table


# -- names and limits


def test_names_lists_the_bots_that_know_no_game() -> None:
    assert set(bots.names()) >= {"random", "flat", "ismcts"}
    assert set(bots.names("comets")) >= {"random", "flat", "ismcts"}


@pytest.mark.parametrize("name", ["random", "flat", "flat:0.5", "ismcts", "ismcts:0.5", "ismcts:200i"])
def test_a_bot_bears_the_name_it_was_asked_for(name: str) -> None:
    assert bots.make(name, 1).name == name


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("clever", "error-unknown-bot"),
        ("", "error-unknown-bot"),
        ("ismcts:", "error-bad-limit"),
        ("ismcts:fast", "error-bad-limit"),
        ("ismcts:0", "error-bad-limit"),
        ("ismcts:-1", "error-bad-limit"),
        ("ismcts:nan", "error-bad-limit"),
        ("ismcts:inf", "error-bad-limit"),
        ("ismcts:0i", "error-bad-limit"),
        ("ismcts:1.5i", "error-bad-limit"),
        ("random:3", "error-no-limit"),
    ],
)
def test_a_wrong_name_or_limit_is_refused(name: str, text: str) -> None:
    with pytest.raises(kernel.AstrariumError) as refusal:
        bots.make(name, 1)
    assert refusal.value.text.id == text


@pytest.fixture
def chess_bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setitem(BUILT_IN, "chess-basic", bots.Kind(FlatBot, game="chess"))
        kinds.cache_clear()
        yield
    kinds.cache_clear()


@pytest.mark.usefixtures("chess_bot")
def test_a_bot_of_another_game_is_refused() -> None:
    assert "chess-basic" not in bots.names("comets")
    assert "chess-basic" in bots.names("chess")
    with pytest.raises(bots.UnknownBot) as refusal:
        bots.kind_of("chess-basic:1", "comets")
    assert refusal.value.text.id == "error-bot-other-game"


def test_limits_given_apart_count_more_than_the_name() -> None:
    with pytest.raises(bots.BadLimit):
        bots.make("random", 1, think=1.0)
    with pytest.raises(bots.BadLimit):
        bots.make("ismcts:0.5", 1, iterations=0)
    assert bots.make("ismcts:0.5", 1, iterations=3).name == "ismcts:0.5"


def test_a_clock_of_iterations_counts_them_and_always_allows_one() -> None:
    clock = Limit(iterations=3).clock()
    assert [clock.more() for _ in range(4)] == [True, True, True, False]
    assert clock.left() == 0
    late = Limit(seconds=1e-9).clock()
    assert late.more()
    assert not late.more()


# -- choosing blindly


def test_random_picks_every_size_and_every_set() -> None:
    choose = uniform(Random(1))
    choice = Choice(0, "keep", OPTIONS, 1, 2)
    seen = Counter(choose(choice) for _ in range(600))
    assert len(seen) == 6
    assert all(choice.normalise(answer) == answer for answer in seen)
    alone = sum(count for answer, count in seen.items() if len(answer) == 1)
    assert 240 < alone < 360


def test_random_keeps_the_order_of_an_ordered_pick() -> None:
    choose = uniform(Random(1))
    choice = Choice(0, "row", OPTIONS, 3, 3, ordered=True)
    assert len({choose(choice) for _ in range(200)}) == 6


# -- several picks, one at a time


def all_answers(choice: Choice, picks: Picks) -> list[object]:
    if picks.done:
        return [picks.answer()]
    found: list[object] = []
    for option in picks.candidates():
        longer = picks.copy()
        longer.take(option)
        found += all_answers(choice, longer)
    return found


@pytest.mark.parametrize(
    ("least", "most", "count"), [(0, 3, 8), (1, 2, 6), (2, 2, 3), (0, 1, 4), (3, 3, 1), (2, 9, 4)]
)
def test_every_set_is_picked_in_one_way(least: int, most: int, count: int) -> None:
    choice = Choice(0, "keep", OPTIONS, least, most)
    answers = all_answers(choice, Picks(choice))
    assert len(answers) == len(set(answers)) == count
    assert all(choice.normalise(answer) == answer for answer in answers)


def test_an_ordered_pick_knows_every_order() -> None:
    choice = Choice(0, "row", OPTIONS, 2, 3, ordered=True)
    assert len(set(all_answers(choice, Picks(choice)))) == 12


def test_stop_is_offered_once_enough_is_picked() -> None:
    picks = Picks(Choice(0, "keep", OPTIONS, 1, 3))
    assert STOP not in picks.candidates()
    picks.take(OPTIONS[0])
    assert STOP in picks.candidates()
    picks.take(STOP)
    assert picks.answer() == (OPTIONS[0],)


def test_nothing_to_pick_is_an_answer_too() -> None:
    for choice in (Choice(0, "keep", OPTIONS, 0, 0), Choice(0, "keep", [], 0, 3)):
        assert all_answers(choice, Picks(choice)) == [()]


def test_a_pick_can_be_completed_blindly() -> None:
    choice = Choice(0, "keep", OPTIONS, 2, 3)
    rng = Random(1)
    for _ in range(50):
        picks = Picks(choice)
        picks.take(picks.candidates()[0])
        picks.complete(rng.random)
        assert choice.normalise(picks.answer()) == picks.answer()


# -- what an end is worth


def test_places_are_spaced_evenly_and_shared_by_ties() -> None:
    assert places([[2], [0], [1]], 3) == [0.5, 0.0, 1.0]
    assert places([[0, 1], [2]], 3) == [0.75, 0.75, 0.0]
    assert places([[0, 1]], 2) == [0.5, 0.5]


def test_the_lead_is_over_the_best_other_seat() -> None:
    assert leads([5, 3]) == [2, -2]
    assert leads([5, 3, 9]) == [-4, -6, 4]


def test_a_better_end_is_worth_more_and_never_leaves_0_to_1() -> None:
    ends = [End(leads([own, 10]), [float(own > 10), float(own < 10)]) for own in (0, 5, 15, 1000)]
    worth = OutcomeScale(ends)
    values = [worth.of(end)[0] for end in ends]
    assert values == sorted(values)
    assert all(0 <= value <= 1 for value in values)


def test_a_game_that_was_drawn_out_is_worth_nothing_to_a_learner() -> None:
    """Also for whoever is ahead: else a network learns to delay its games."""
    np = pytest.importorskip("numpy")
    rewards, points = np.array([[1.0, -1.0], [0.0, 0.0]]), np.array([[30.0, 20.0], [30.0, 20.0]])
    won, lost = batch_values(rewards, points, 10.0, np.tanh, np.maximum)
    assert won.tolist() == pytest.approx([1 - LEAD + LEAD * np.tanh(1.0), 0.0])
    assert lost.tolist() == (-won).tolist()


# -- playing


def test_every_bot_plays_whole_games_at_two_and_three_seats() -> None:
    assert play(PLAYERS).over
    assert play(PLAYERS[1:]).over


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = play(PLAYERS), play(PLAYERS)
    assert first.record.moves == second.record.moves
    assert first.record.moves != play(PLAYERS, seed=2).record.moves


@pytest.fixture
def little_to_collect() -> Iterator[None]:
    """Let the collector look at nothing that was there before."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("little_to_collect")
@pytest.mark.parametrize("game", ["adastra", "captains", "metallum", "orion", "race"])
def test_the_thoughts_of_a_quick_bot_go_when_it_has_answered(game: str) -> None:
    """No collector runs while it thinks: what it thought of must not wait for one."""
    name = f"{game}-basic"
    for table in islice(moments(astrarium.game(game), lambda: bots.make(name, 1), "tidy"), 15):
        window = kernel.Window(table, table.pending[0].seat, Random(1))
        thinker = bots.make(name, 2)
        gc.collect()
        gc.disable()
        try:
            thinker.choose(window)
            assert gc.collect() == 0
            assert not gc.isenabled()
        finally:
            gc.enable()
        bots.make(name, 2).choose(window)
        assert gc.isenabled()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["flat:60i", "ismcts:60i"])
def test_thinking_beats_chance(name: str) -> None:
    won = 0.0
    deals = sample(4, 12)
    for deal in range(deals):
        for line_up in ((name, "random"), ("random", name)):
            result = play(line_up, deal, rounds=6).result
            assert result is not None
            won += (line_up.index(name) in result.ranking[0]) / len(result.ranking[0])
    assert won >= deals * 5 / 4
