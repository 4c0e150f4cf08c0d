"""The bot `metallum-basic`: legal in every game, true to the rules in its thoughts, and no fool."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import common.bots
from astrarium.bots.metallum.basic import MetallumBasic
from astrarium.bots.metallum.judge import OPEN, REPLY, SURE, Edge, PlanetWorth, horizon, pay_now
from astrarium.bots.metallum.phase_steps import REPORT, report, steps
from astrarium.bots.metallum.planner import Search, path
from astrarium.bots.metallum.position import Position
from astrarium.bots.metallum.program_choice import ALL_ACTIVE, BITS, PROGRAMS, order_chooser, rest
from astrarium.bots.metallum.robot_steps import flipped
from astrarium.bots.metallum.search_nodes import Node, Reply, Scene
from astrarium.bots.metallum.weights import USUAL
from astrarium.games.metallum import GAME
from astrarium.games.metallum.components import TILES
from astrarium.kernel import Answer, Table, Window
from common.amount import sample
from common.singles import take_singles
from metallum.table import lay_out

QUICK = 60
EXTRA = {"extra_planet": True}


class Watched(MetallumBasic):
    """Notes the questions that its plan had no answer for."""

    def __init__(self, name: str, seed: int | str, budget: int = QUICK) -> None:
        super().__init__(name, seed, USUAL, budget)
        self.tried: list[str] = []

    def _best_try(self, window: Window, choice: Any) -> Answer:
        self.tried.append(choice.prompt)
        return super()._best_try(window, choice)


def moments(seed: str, options: dict[str, bool] | None = None, prompt: str = "action") -> Iterator[Table]:
    """The moments of a game with this question; a quick bot and chance take turns in it."""
    bot = Watched("quick", seed)
    for table in common.bots.moments(GAME, lambda: bot, seed, options=options):
        if table.pending[0].prompt == prompt:
            yield table


# -- whole games


def test_its_plans_hardly_ever_lack_an_answer() -> None:
    bot = Watched("both", "h")
    table = common.bots.play_game(GAME, [bot, bot], "h")
    assert len(bot.tried) <= table.moves // 50


# -- its thoughts follow the rules


def carry_out(table: Table, seat: int, replies: list[Reply]) -> Table:
    """A fork on which the answers of a step were given, as far as they are asked for."""
    twin = table.fork()
    for prompt, answer in replies:
        while (choice := twin.choice(seat)) and choice.prompt != prompt and choice.forced() is not None:
            twin.answer(seat, choice.forced())
        if choice is None or choice.prompt != prompt or answer not in choice.options:
            continue  # the table took it
        twin.answer(seat, answer)
    return take_singles(twin)


def went_on(node: Node, scene: Scene, twin: Table) -> bool:
    """Whether the table has taken further steps by itself, as there was nothing to choose."""
    g = twin.state
    tiles_left = len(TILES.keys() & set(node.left))
    return g.phase != "actions" or g.acting != scene.me or len(g.unresolved[scene.me]) < tiles_left


def assert_same(node: Node, scene: Scene, twin: Table) -> None:
    position = Position(twin.view(scene.me))
    assert position.board(scene.me) == node.board
    assert position.ships[scene.me] == node.ship
    assert position.credits[scene.me] == node.credits
    assert position.explored == node.explored
    assert twin.state.reserve[scene.me] == node.reserve
    assert position.uses == node.uses


@pytest.mark.parametrize("options", [None, EXTRA], ids=["nine", "ten planets"])
@pytest.mark.parametrize("seed", ["p", "q", "r"][: sample(2, 3)])
def test_every_step_it_thinks_of_is_what_the_rules_make_of_it(
    seed: str, options: dict[str, bool] | None
) -> None:
    for table in moments(seed, options):
        seat = table.pending[0].seat
        scene = Scene(Position(table.view(seat)), seat, SURE, USUAL)
        root = scene.root(scene.things_left())
        thoughts = steps(scene, root) + ([report(scene, root)] if REPORT in root.left else [])
        for node in thoughts:
            twin = carry_out(table, seat, node.replies)
            if not went_on(node, scene, twin):
                assert_same(node, scene, twin)
            assert node.value == pytest.approx(node.lump + scene.planets(node))


def test_a_planet_pays_in_its_thoughts_what_it_pays() -> None:
    for table in moments("pay"):
        seat = table.pending[0].seat
        view = table.view(seat)
        scene = Scene(Position(view), seat, SURE, USUAL)
        for place in view["planets"]:
            own, foe = place["strength"][seat], place["strength"][1 - seat]
            pay = pay_now(place["deposit"], own, foe, scene.edges[place["at"]])
            assert pay == place["forecast"][seat]


def test_it_knows_who_decides_the_order() -> None:
    """Until round 7, when a card may decide it."""
    asked = [(table.pending[0].seat, Position(table.view(0))) for table in moments("order", prompt="order")]
    early = [(seat, position) for seat, position in asked if position.round < 7]
    assert len(early) > 2
    assert all(order_chooser(position) == seat for seat, position in early)


def test_the_board_can_be_seen_from_both_sides() -> None:
    position = Position(next(moments("sides")).view(0))
    position.robots = [(1, 0, 25, 3, 0, 2, 7), (0, 4, 0, 3, 1, 2, 9)]
    assert flipped(position.board(0)) == position.board(1)
    assert flipped(flipped(position.board(0))) == position.board(0)


# -- what it thinks things are worth


@pytest.mark.parametrize("now", [SURE, REPLY, OPEN])
def test_a_planet_is_worth_to_one_what_it_costs_the_other(now: int) -> None:
    here, there = Edge(strength=1, minority=1), Edge(majority=2, ties=True)
    mine, his = (PlanetWorth(USUAL, horizon(4, now), *pair) for pair in ((here, there), (there, here)))
    for own, foe in ((0, 0), (1, 0), (2, 3), (5, 1)):
        assert mine[own << 6 | foe] == pytest.approx(-his[foe << 6 | own])


def test_a_sure_lead_in_the_last_round_is_worth_what_it_pays() -> None:
    worth = PlanetWorth(USUAL, horizon(9, SURE), Edge(), Edge())
    assert [worth[own << 6 | 1] for own in (0, 1, 2)] == [-3, 0, 2]


def test_tiles_that_are_kept_are_worth_something_until_the_terce_ends() -> None:
    spent = sum(BITS[tile] for tile in ("move_1", "deploy_3", "intensive_mining"))
    light = sum(BITS[tile] for tile in ("move_1", "deploy_1"))
    assert 0 < rest(USUAL.tiles, ALL_ACTIVE & ~spent, 2) < rest(USUAL.tiles, ALL_ACTIVE & ~light, 2)
    assert rest(USUAL.tiles, ALL_ACTIVE & ~spent, 4) == 0
    assert len(PROGRAMS) == 95


# -- what it does


def answers(table: Table, count: int) -> list[Answer]:
    """What the bot answers to the next questions."""
    bot = Watched("quick", 1, 400)
    seat = table.pending[0].seat
    given = []
    while len(given) < count and (table.choice(seat)) is not None:
        given.append(bot.choose(Window(table, seat, Random(1))))
        table.answer(seat, given[-1])
    return given


def test_it_deploys_where_robots_decide_the_last_scoring() -> None:
    table = lay_out(
        row="alpha eta beta gamma delta theta omega",
        round=9,
        first="blue",
        acting="red",
        ships={"red": "delta"},
        robots={"red": {"delta": 1, "theta": 1}, "blue": {"delta": 4, "theta": 2}},
        programs={"red": "move_1 deploy_2", "blue": "move_1"},
    )
    assert ("resolve", "deploy_2") in answers(table, 8)
    assert table.state.credits[0] > table.state.credits[1]


def test_it_makes_rich_what_it_holds() -> None:
    table = lay_out(
        round=9,
        first="blue",
        acting="red",
        robots={"red": {"zeta": 3}, "blue": {"beta": 2, "gamma": 1}},
        programs={"red": "move_1 deposit_report", "blue": "move_1"},
        credits={"red": 5, "blue": 5},
    )
    assert ("mark", 5, "rich") in answers(table, 8)


def test_it_lets_the_other_act_first() -> None:
    table = lay_out(phase="order", programs={"red": "move_1", "blue": "move_2 deploy_3"})
    assert table.pending[0].prompt == "order"
    assert answers(table, 1) == [("first", 1)]


def test_it_passes_the_card_for_the_order_when_it_decides_anyway() -> None:
    cheap, dear = "move_1", "move_2 deploy_3"
    for own, other, answer in ((cheap, dear, ("pass",)), (dear, cheap, ("play", "priority_override"))):
        table = lay_out(
            phase="order", round=8, hand={"red": "priority_override"}, programs={"red": own, "blue": other}
        )
        assert answers(table, 1) == [answer]


def test_it_lets_the_factory_run() -> None:
    table = lay_out(
        row="alpha eta beta gamma delta theta omega",
        phase="end_round",
        round=8,
        installed={"robot_factory": ("red", "eta")},
        robots={"blue": {"eta": 2}},
    )
    assert answers(table, 1) == [("run", "robot_factory")]


def test_a_plan_leads_from_the_root_to_its_end() -> None:
    table = next(moments("plan"))
    seat = table.pending[0].seat
    scene = Scene(Position(table.view(seat)), seat, SURE, USUAL)
    root = scene.root(scene.things_left())
    search = Search(scene, root, 200)
    value, end = search.best()[0]
    assert value == max(value for value, _ in search.best(5))
    assert path(end)[0].parent is root
    assert path(end)[-1] is end
