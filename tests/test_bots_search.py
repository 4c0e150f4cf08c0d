"""The search tree: confidence bounds, simultaneous choices, picks, and when enough has been thought."""

from __future__ import annotations

from random import Random

import pytest

from astrarium import kernel
from astrarium.bots.ismcts import UNTRIED, MoveAverage, MoveAverages, Node, Search, SearchOptions, SearchPoint
from astrarium.bots.search_budget import Limit
from astrarium.kernel import Choice, Table, Window
from toys.comets import GAME as COMETS

LEFT, RIGHT, UP = ("go", "left"), ("go", "right"), ("go", "up")


def visit(node: Node, options: list[tuple[str, str]], worth: dict[tuple[str, str], float]) -> tuple[str, str]:
    option, edge = node.select(options, MoveAverage(), prior=1.0, explore=0.3, random=Random(1).random)
    edge.visits += 1
    edge.total += worth[option]
    return option


def searched(table: Table, seat: int, iterations: int) -> Search:
    search = Search(Window(table, seat, Random(1)), Random(2), SearchOptions())
    search.run(Limit(iterations=iterations).clock())
    return search


# -- one decision


def test_every_option_is_tried_and_the_better_one_more() -> None:
    node = Node()
    for _ in range(100):
        visit(node, [LEFT, RIGHT, UP], {LEFT: 0.2, RIGHT: 0.8, UP: 0.3})
    assert all(edge.visits for edge in node.edges.values())
    assert node.favourite([LEFT, RIGHT, UP]) == RIGHT
    assert node.favourite([LEFT, UP]) == UP


def test_an_option_counts_as_available_only_where_it_is() -> None:
    node = Node()
    for turn in range(20):
        visit(node, [LEFT, RIGHT] if turn % 2 else [LEFT], {LEFT: 0.5, RIGHT: 0.5})
    assert node.edges[LEFT].available == 20
    assert node.edges[RIGHT].available == 10
    assert node.edges[RIGHT].visits > 4


def test_a_habit_leads_to_what_was_good_elsewhere() -> None:
    habit = MoveAverage()
    habit.learn(UP, 0.9)
    habit.learn(LEFT, 0.1)
    assert habit[RIGHT] == UNTRIED
    option, _ = Node().select([LEFT, RIGHT, UP], habit, prior=3.0, explore=0.3, random=Random(1).random)
    assert option == UP


def test_habits_are_means_and_playouts_follow_them() -> None:
    habits = MoveAverages(Random(1), greed=1.0)
    choice = Choice(1, "go", [LEFT, RIGHT])
    for option, value in ((LEFT, 0.2), (LEFT, 0.4), (RIGHT, 0.9)):
        habits.trail.append((habits.of(choice), option, 1))
        habits.learn([0.0, value])
    assert habits.of(choice)[LEFT] == pytest.approx(0.3)
    assert habits.choose(choice) == RIGHT
    assert habits.trail == [(habits.of(choice), RIGHT, 1)]
    assert habits.of(Choice(0, "go", [LEFT, RIGHT])) == {}


# -- many


def test_seats_that_choose_together_have_a_node_each() -> None:
    table = kernel.start(COMETS, 3, 1)
    search = searched(table, 1, 30)
    assert set(search.root.nodes) == {(0, "bid"), (1, "bid"), (2, "bid")}
    for node in search.root.nodes.values():
        assert sum(edge.visits for edge in node.edges.values()) == 30


def test_what_follows_depends_on_all_answers_of_the_moment() -> None:
    table = kernel.start(COMETS, 2, 1)
    search = searched(table, 0, 60)
    assert search.root.after
    for answers in search.root.after:
        assert len(answers) == 2


def test_a_pick_of_several_is_a_chain_of_decisions() -> None:
    table = kernel.start(COMETS, 2, 1)
    for seat in (0, 1):
        table.answer(seat, table.pending[0].options[0])
    choice = table.pending[0]
    assert choice.several
    search = searched(table, choice.seat, 60)
    first = search.root.node(choice)
    further = [edge.further for edge in first.edges.values() if edge.further is not None]
    assert further
    assert choice.normalise(search.best()) == search.best()


def test_thinking_stops_when_nothing_can_change() -> None:
    table = kernel.start(COMETS, 2, 1)
    search = Search(Window(table, 0, Random(1)), Random(2), SearchOptions())
    clock = Limit(iterations=100).clock()
    search.run(clock)
    visits = sorted(edge.visits for edge in search.root.node(table.pending[0]).edges.values())
    assert clock.count == 100 or visits[-1] - visits[-2] > 100 - clock.count


def test_a_moment_finds_its_nodes_and_successors_again() -> None:
    moment = SearchPoint(Node)
    choice = Choice(0, "go", [LEFT, RIGHT])
    assert moment.node(choice) is moment.node(Choice(0, "go", [UP]))
    assert moment.node(choice) is not moment.node(Choice(1, "go", [UP]))
    assert moment.node(choice) is not moment.node(Choice(0, "stay", [UP]))
    assert moment.then((LEFT,)) is moment.then((LEFT,))
    assert moment.then((LEFT,)) is not moment.then((RIGHT,))
