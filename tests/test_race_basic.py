"""The bot `race-basic`: legal in every game, true to the rules in its thoughts, and no fool."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import common.bots
from astrarium import bots
from astrarium.bots.race.action_choice import Future, event, events_of, expected, joint
from astrarium.bots.race.basic import RaceBasic
from astrarium.bots.race.empire import Empire, empire_of
from astrarium.bots.race.goods import consume
from astrarium.bots.race.judge import Judge, price_of, strength
from astrarium.bots.race.phase_transitions import develop, explore, produce, settle
from astrarium.bots.race.tableau import tableau_of
from astrarium.bots.race.weights import USUAL
from astrarium.games.race import GAME
from astrarium.games.race.components import ACTIONS, FACES
from astrarium.kernel import Table, Window, start
from race.table import lay_out

ADVANCED = {"advanced": True}


def bot() -> RaceBasic:
    return RaceBasic("race-basic", 1)


def moments(seed: str, seats: int = 2, options: dict[str, Any] | None = None) -> Iterator[Table]:
    return common.bots.moments(GAME, bot, seed, seats=seats, options=options)


def face(name: str) -> int:
    return FACES[name][0]


def cards(names: str) -> tuple[int, ...]:
    return tuple(sorted(face(name) for name in names.split()))


# -- whole games


def test_two_of_them_do_not_wait_for_each_other() -> None:
    """In this deal neither wants to be the first to produce: the other would produce, too."""
    table = common.bots.play_game(GAME, [bot(), bot()], "stall-85")
    assert table.state.round < 20


@pytest.mark.parametrize("round", [15, 40])
def test_in_overtime_no_action_is_for_nothing(round: int) -> None:
    hands = ["galactic_federation research_labs 6", "tourist_world terraforming_robots 6"]
    t = lay_out(
        "alpha_centauri lost_species_ark_world public_works",
        "epsilon_eridani mining_world drop_ships",
        hands=hands,
        phase="choose",
        pool=1,
        round=round,
    )
    for seat in (0, 1):
        _, action = bot().choose(Window(t, seat, Random(1)))
        assert not action.startswith("consume"), "there is nothing to sell or to consume"


def test_a_game_that_lasts_too_long_is_brought_to_its_end() -> None:
    t = lay_out("old_earth", "epsilon_eridani", hands=["refugee_world 4", 4], phase="settle", round=40)
    assert bot().choose(Window(t, 0, Random(1))) != ("pass",)


def test_the_same_table_gets_the_same_game() -> None:
    games = [
        common.bots.play_game(GAME, [RaceBasic("one", seed), RaceBasic("other", seed)], "same")
        for seed in (1, 2)
    ]
    assert games[0].record.moves == games[1].record.moves


# -- its thoughts follow the rules


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (2, ADVANCED)])
def test_it_counts_points_as_the_rules_do(seats: int, options: dict[str, Any]) -> None:
    for table in moments(f"points {seats}", seats, options):
        for seat in range(seats):
            empire = empire_of(table.state, seat, own=True)
            assert empire.tableau.score(int(empire.chips)) == GAME.standing(table.state)[seat]


def test_it_knows_prices_and_military_as_the_view_shows_them() -> None:
    seen = 0
    for table in moments("sheets"):
        seat = table.pending[0].seat
        player = table.view(seat)["players"][seat]
        tableau = empire_of(table.state, seat, own=True).tableau
        if any(not card["active"] for card in player["tableau"]):
            continue
        for card in player["cards"]:
            sheet, printed = card["sheet"], face(card["design"])
            if "military" in sheet:
                assert strength(tableau, printed) == sheet["military"]["strength"]
            elif table.state.phase == "choose":
                assert price_of(tableau, printed) == sheet["price"]["total"]
            seen += 1
    assert seen > 100


def test_it_knows_what_producing_brings() -> None:
    """As many goods and cards as the rules give, wherever nobody has to have most of a kind."""
    checked = 0
    for seed in ("make", "more"):
        for table in moments(seed):
            if table.pending[0].prompt != "action" or len(table.pending) < 2:
                continue
            twin = table.fork()
            before = [empire_of(twin.state, seat, own=False) for seat in (0, 1)]
            for seat in (0, 1):
                twin.answer(seat, ("action", "produce"))
            while not twin.over and twin.pending[0].prompt == "windfall":
                asked = twin.pending[0].seat
                twin.answer(asked, bot().choose(Window(twin, asked, Random(1))))
            for seat, empire in enumerate(before):
                after = empire_of(twin.state, seat, own=False)
                thought = produce(Judge(USUAL, table.state, seat), empire, True)
                assert len(thought.goods) == len(after.goods)
                if "mining_conglomerate" not in str(twin.view(seat)):
                    assert thought.more == after.more or twin.state.phase == "end_round" or twin.over
                checked += 1
    assert checked > 20


def test_a_round_is_what_the_actions_make_of_it() -> None:
    """R4.3, R14.3, R14.4: which phases there are, and who has their bonus."""
    two = ("develop", "develop_2")
    assert events_of(("explore_5",), (("produce",),)) == (("explore", ("explore_5",)), ("produce", ()))
    assert events_of(("consume_x2",), (("consume_trade",),)) == (("consume", ("consume_x2",)),)
    both = (("develop", ("develop",)), ("develop_2", ("develop_2",)), ("settle", ()))
    assert events_of(two, (("develop", "settle"),)) == both
    assert events_of(("develop", "settle"), (two,))[:2] == (("develop", ("develop",)), ("develop_2", ()))
    assert event("settle_2", ("settle", "settle_2")) == ("settle_2", ("settle_2",))


def test_choosy_powers_eat_what_others_would_take_from_them() -> None:
    """Mining League needs two Rare goods; Public Works takes anything."""
    tableau = tableau_of(cards("mining_league public_works mining_world comet_zone gem_world"))
    meal = consume(tableau, cards("mining_world comet_zone gem_world"))
    assert (meal.vp, meal.left) == (4, ())


def test_all_goods_go_last_where_one_power_takes_them_all() -> None:
    tableau = tableau_of(cards("pilgrimage_world new_vinland gem_world comet_zone"))
    meal = consume(tableau, cards("new_vinland gem_world comet_zone"))
    assert (meal.vp, meal.cards, meal.left) == (1, 2, ())


def judge(*tableaus: str, hand: str = "", **given: Any) -> Judge:
    table = lay_out(*tableaus, hands=[hand, 4], phase="choose", **given)
    return Judge(USUAL, table.state, 0)


def test_phases_change_an_empire_as_they_should() -> None:
    thinker = judge("old_earth", "new_sparta", hand="replicant_robots 4")
    root = thinker.root
    assert explore(thinker, root, 1, 1).cards == root.cards + 2
    built = develop(thinker, root, True)
    assert (built.size, built.cards) == (2, 1)
    assert settle(thinker, root, True) == root
    assert produce(thinker, root, True) == root


def test_a_full_tableau_or_an_empty_pool_is_the_end() -> None:
    thinker = judge("old_earth", "new_sparta", pool=3)
    root = thinker.root
    assert thinker.rounds(root, thinker.others) > 0
    assert thinker.rounds(root._replace(ghosts=11), thinker.others) == 0
    assert thinker.rounds(root._replace(chips=3), thinker.others) == 0
    worth = thinker.worth(root._replace(more=5), 0)
    assert worth == pytest.approx(thinker.worth(root, 0), abs=0.1), "cards are no points"


def test_others_are_expected_to_do_what_is_good_for_them() -> None:
    thinker = judge("old_earth", "earths_lost_colony+ gem_world+ spice_world+ prosperous_world+")
    options = [(action,) for action in ACTIONS]
    odds = expected(thinker, Future(thinker, thinker.others[0]), options)
    assert sum(odds) == pytest.approx(1)
    assert odds[options.index(("consume_x2",))] > odds[options.index(("produce",))]


@pytest.mark.parametrize(("others", "count", "tries"), [(1, 7, 17), (1, 23, 5), (3, 7, 8)])
def test_it_thinks_through_so_many_rounds_and_no_more(others: int, count: int, tries: int) -> None:
    """What others may choose is exact where that is not too much, else spread evenly over what is likely."""
    options = [(str(at),) for at in range(count)]
    odds = [[1 / count] * count] * others
    found = joint(judge("old_earth", "new_sparta"), odds, options, tries)
    assert len(found) <= tries + 1
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert found[0] == (USUAL.alone, ((),) * others)
    assert len({actions for _, actions in found}) == len(found)


def test_a_hidden_hand_counts_only_by_its_size() -> None:
    table = lay_out("old_earth", "new_sparta", hands=["gem_world", "rebel_base drop_ships"], phase="choose")
    other = empire_of(table.state, 1, own=False)
    assert (other.hand, other.more) == ((), 2)
    assert isinstance(other, Empire)


def test_what_it_ranks_first_is_what_it_chooses() -> None:
    table = start(GAME, 2, 3)
    for _ in range(12):
        choice = table.pending[0]
        window = Window(table, choice.seat, Random(1))
        ranked = RaceBasic("race-basic", 1).ranked(window)
        assert ranked[0] == bots.make("race-basic", 1).choose(window)
        assert len(ranked) == (len(choice.options) if choice.prompt == "action" else 1)
        table.play(choice.seat, ranked[0])
