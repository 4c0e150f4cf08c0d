"""A table: simultaneous choices, forced answers, events, checkpoints, forks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.kernel import (
    SPECTATOR,
    BadSetup,
    Chance,
    Game,
    IllegalAnswer,
    RulesBroken,
    Table,
    Window,
    start,
)
from astrarium.kernel.data.plain_dataclass import to_json
from astrarium.kernel.play.engine import CHECKPOINTS
from toys import beacons, comets, drift
from toys.seats import pick, played, step
from toys.steady import STEADY


def bid(table: Table, seat: int, number: int = 0) -> None:
    choice = table.choice(seat)
    assert choice is not None
    table.answer(seat, pick(choice, number))


# -- several seats at once


def test_nobody_learns_an_answer_before_all_have_answered() -> None:
    table = start(comets.GAME, 3, 1)
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    bid(table, 1)
    bid(table, 0)
    assert [choice.seat for choice in table.pending] == [2]
    assert [table.view(seat) for seat in (0, 1, 2, None)] == views
    assert table.state.news == start(comets.GAME, 3, 1).state.news
    bid(table, 2)
    assert table.view(0) != views[0]
    assert table.state.news > start(comets.GAME, 3, 1).state.news


def test_the_order_of_answering_does_not_matter() -> None:
    one, other = start(comets.GAME, 2, 1), start(comets.GAME, 2, 1)
    for table, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            bid(table, seat, seat)
    assert to_json(one.state) == to_json(other.state)


def test_nobody_answers_twice() -> None:
    table = start(comets.GAME, 2, 1)
    bid(table, 0)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, table.pending[0].options[0])
    assert refused.value.text.id == "error-not-your-choice"


def test_an_unrevealed_answer_is_forgotten_in_the_worlds_of_others() -> None:
    table = start(comets.GAME, 3, 1)
    bid(table, 0)
    bid(table, 1)
    for observer, asked in ((0, [1, 2]), (1, [0, 2]), (2, [0, 1, 2]), (SPECTATOR, [0, 1, 2])):
        world = table.fork(observer, Chance(4))
        assert [choice.seat for choice in world.pending] == asked
    assert table.fork(0, Chance(4)).history[-1] == table.history[-2]


# -- forced answers


def forced_moves(table: Table) -> list[int]:
    return [move.seat for move in table.history if move.forced]


def test_a_choice_with_one_answer_is_taken_and_recorded() -> None:
    found = 0
    for seed in range(20):
        table = played(beacons.GAME, 3, seed, 99)
        assert len(table.record.moves) == len(table.history) == 3 * 2 * 2
        found += len(forced_moves(table))
    assert found > 20


def forced_in_together() -> Table:
    """All are asked at once, and somebody has nothing to choose."""
    for seed in range(200):
        table = start(beacons.GAME, 3, seed)
        while not table.over:
            if table.pending[0].prompt == "dim" and table.unrevealed:
                return table
            step(table)
    raise AssertionError("no such deal")


def test_in_a_together_nobody_can_tell_a_forced_answer_from_a_quick_one() -> None:
    table = forced_in_together()
    taken = table.unrevealed[0].seat
    observer = next(choice.seat for choice in table.pending)
    for luck in range(20):
        world = table.fork(observer, Chance(luck))
        assert [choice.seat for choice in world.pending] == [0, 1, 2]
        assert world.choice(taken) is not None


def test_an_imagined_world_does_not_run_ahead() -> None:
    """Whoever has something to choose may have nothing to choose in a world; nobody else is to see that."""
    table = next(table for seed in range(99) if not (table := start(beacons.GAME, 3, seed)).history)
    single = 0
    for luck in range(200):
        world = table.fork(1, Chance(luck))
        assert world.moves == table.moves
        assert world.view(1) == table.view(1)
        (choice,) = world.pending
        assert choice.seat == 0
        single += len(choice.options) == 1
        twin = world.fork()
        assert [each.options for each in twin.pending] == [choice.options]
        twin.answer(0, choice.options[0])
        assert twin.moves > world.moves
    assert single > 5


# -- events


def test_events_reach_those_they_are_meant_for() -> None:
    table = start(comets.GAME, 2, 1)
    bid(table, 0, 0)
    bid(table, 1, 1)
    everything = table.told
    drawn = [event for event in everything if event.name == "drew"]
    assert {event.to for event in drawn} == {0}
    assert [event for event in table.events(seat=0) if event.name == "drew"] == drawn
    for other in (1, None):
        assert not [event for event in table.events(seat=other) if event.name == "drew"]
    assert len(table.events(seat=None)) < len(table.events(seat=0)) == len(everything)


def test_events_since() -> None:
    table = played(comets.GAME, 2, 1, 12)
    known = table.events(seat=0)
    assert [event.index for event in table.told] == list(range(len(table.told)))
    middle = known[len(known) // 2].index
    assert table.events(since=middle, seat=0) == [event for event in known if event.index >= middle]
    assert table.events(since=10_000, seat=0) == []


def test_events_survive_a_fork_and_are_told_again_after_undo() -> None:
    table = played(comets.GAME, 2, 1, 9)
    told = table.told
    twin = table.fork()
    step(twin)
    assert table.told == told
    twin.undo()
    assert twin.told == told


def test_a_world_tells_again_what_happened_since_the_checkpoint() -> None:
    table = played(comets.GAME, 2, 1, 3)
    (*_, checkpoint) = table.checkpoints()
    assert len(table.told) > checkpoint.events
    world = table.fork(0, Chance(2), listen=True)
    assert [event.text for event in world.events(seat=0)] == [
        event.text for event in table.events(checkpoint.events, seat=0)
    ]
    assert table.fork(0, Chance(2)).events(seat=0) == []


# -- checkpoints


@pytest.mark.parametrize("game", [comets.GAME, drift.GAME, beacons.GAME], ids=lambda game: game.id)
def test_at_every_move_the_table_is_as_it_was(game: Game) -> None:
    table = start(game, 3, 4)
    seen = {table.moves: (to_json(table.state), table.history, table.told)}
    while not table.over:
        step(table, table.moves)
        seen[table.moves] = (to_json(table.state), table.history, table.told)
    for move in range(table.moves + 1):
        # Forced answers are taken at once: the table stands at the next real decision.
        stood = next(at for at in sorted(seen) if at >= move)
        there = table.at(move)
        assert (to_json(there.state), there.history, there.told) == seen[stood]
    assert table.over


def test_old_checkpoints_are_thinned_out_and_every_move_can_still_be_reached() -> None:
    table = start(drift.LONG, 2, 4)
    states = [to_json(table.state)]
    while not table.over:
        step(table, len(states))
        states.append(to_json(table.state))
    kept = list(table.checkpoints())
    assert drift.LONG_TURNS > CHECKPOINTS >= len(kept)
    assert kept[0].move == 0
    assert [point.move for point in kept] == sorted({point.move for point in kept})
    for move in range(0, len(states), 7):
        assert to_json(table.at(move).state) == states[move]


def test_at_a_move_that_never_was() -> None:
    table = played(comets.GAME, 2, 1, 5)
    for move in (-1, table.moves + 1):
        with pytest.raises(BadSetup, match=str(move)):
            table.at(move)


# -- forks


@settings(STEADY, max_examples=30)
@given(st.integers(0, 50), st.integers(0, 40), st.integers(0, 5))
def test_a_light_fork_plays_like_the_table(seed: int, decisions: int, number: int) -> None:
    table = played(comets.GAME, 2, seed, decisions)
    light = table.fork(light=True)
    while not table.over:
        choice = table.pending[0]
        answer = choice.normalise(pick(choice, number % len(choice.options)))
        table.play(choice.seat, answer)
        light.play(choice.seat, answer)
        assert to_json(light.state) == to_json(table.state)
    assert light.over
    assert light.result == table.result


def test_a_light_fork_keeps_nothing() -> None:
    light = played(comets.GAME, 2, 1, 5).fork(light=True)
    step(light)
    assert not light.told
    assert not list(light.checkpoints())
    for refused in (light.fork, light.undo, lambda: light.at(0), lambda: light.record):
        with pytest.raises(RulesBroken):
            refused()


def test_a_fork_keeps_its_own_names_and_record() -> None:
    table = start(comets.GAME, 2, 1, players=["Red", "Blue"])
    twin = table.fork()
    twin.players[0] = "Green"
    step(twin)
    assert table.players == ["Red", "Blue"]
    assert table.record.moves == []
    assert len(twin.record.moves) == 1


@pytest.mark.parametrize("observer", [2, -2, True, "0", 1.5])
def test_there_is_no_such_observer(observer: object) -> None:
    with pytest.raises(IllegalAnswer):
        start(comets.GAME, 2, 1).fork(observer)  # type: ignore[arg-type]


def test_a_window_shows_a_seat_its_choice_and_imagined_worlds() -> None:
    table = start(comets.GAME, 2, 1)
    window = Window(table, 1, Chance(3))
    assert window.choice.options == table.pending[1].options
    assert window.view == table.view(1)
    worlds = [window.imagine(Chance(number)) for number in range(10)]
    assert all(world.view(1) == table.view(1) for world in worlds)
    assert len({tuple(world.state.cards.face) for world in worlds}) > 3
    bid(table, 1)
    with pytest.raises(IllegalAnswer):
        _ = Window(table, 1, Chance(3)).choice


@pytest.mark.parametrize("game", [comets.GAME, beacons.GAME], ids=lambda game: game.id)
def test_a_walk_comes_by_every_position(game: Game) -> None:
    table = played(game, 2, 4, 100)
    seen = -1
    for then in table.walk():
        for move in range(seen + 1, then.moves + 1):
            again = table.at(move)
            for seat in (0, 1, None):
                assert then.view(seat) == again.view(seat)
                assert then.events(0, seat) == again.events(0, seat)
        seen = then.moves
    assert seen == table.moves


@pytest.mark.parametrize("seat", ["0", 0.0, (), b"0", True, 2, -2])
@pytest.mark.parametrize(
    "call", ["answer", "choice", "concede", "events", "fork", "undo", "undoable", "view"]
)
def test_what_is_no_seat_is_refused_wherever_a_seat_is_expected(call, seat):
    table = start(comets.GAME, 2, 1)
    if call == "choice" and seat in (0, True):
        return  # equal to a number: it is found among the open choices
    args = {"answer": (seat, None), "events": (0, seat)}.get(call, (seat,))
    with pytest.raises(IllegalAnswer, match="There is no seat"):
        getattr(table, call)(*args)
