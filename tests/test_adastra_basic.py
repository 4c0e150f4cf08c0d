"""The bot `adastra-basic`: legal in every game, true to the rules in its thoughts, and no fool."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import common.bots
from adastra.table import (
    GREEN,
    HOME,
    NORTH,
    ORION,
    WEST,
    Open,
    base,
    begin,
    change,
    colony,
    lay_out,
    options,
    own,
    play,
    prompt,
    stack,
    unit,
)
from astrarium.bots.adastra import attacks, battle_odds, building, worth
from astrarium.bots.adastra.basic import AdAstraBasic
from astrarium.bots.adastra.judge import Judge
from astrarium.bots.adastra.planner import Planner
from astrarium.bots.adastra.policy import technology_worth
from astrarium.bots.adastra.weights import USUAL
from astrarium.games.adastra import GAME, missions
from astrarium.games.adastra.components import EFFECTS, MISSIONS
from astrarium.kernel import Answer, Table, Window, start
from common.amount import sample

#: Every kind of game: seats and options. The first ones are played every time.
GAMES: list[tuple[int, dict[str, Any]]] = [
    (3, {"unknown": True, "revenge": True, "custom": True}),
    (2, {"unknown": True, "antarans": True, "long_game": True}),
    (4, {"antarans": True, "custom": True}),
    (2, {}),
    (4, {"first_game": True}),
    (5, {"revenge": True}),
    (6, {}),
    (3, {"no_missions": True, "revenge": True, "unknown": True}),
    (6, {"unknown": True, "revenge": True, "custom": True}),
]
#: Positions that the bot may judge for one answer: some tens of microseconds each.
MOST_JUDGED = 450
#: Options that any question of a game of bots may have: nobody has to look through hundreds.
MOST_OPTIONS = 40


def bot(seed: int | str = 1) -> AdAstraBasic:
    return AdAstraBasic("adastra-basic", seed)


def moments(seed: str, seats: int = 2, options: dict[str, Any] | None = None) -> Iterator[Table]:
    return common.bots.moments(GAME, bot, seed, seats=seats, options=options)


def answers(table: Table, seat: int = 0, most: int = 12) -> list[Answer]:
    """What the bot answers as long as it is asked, at most until its turn is over."""
    player, given = bot(), []
    while len(given) < most and (choice := table.choice(seat)) is not None:
        if given and choice.prompt == "turn":
            break
        given.append(player.choose(Window(table, seat, Random(1))))
        table.answer(seat, given[-1])
    return given


def one_card(table: Table, card: str, seat: int = 0, most: int = 12) -> list[Answer]:
    """What the bot does with a card that it has to play."""
    table.answer(seat, ("play", card))
    return answers(table, seat, most)


# -- whole games


@pytest.mark.parametrize(("seats", "options"), GAMES[: sample(3, None)])
def test_it_plays_whole_games(seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """It judges a bounded number of positions an answer, and the questions stay small."""
    counted, judged = [0], Judge.worth

    def worth(self: Judge, g: Any) -> float:
        counted[0] += 1
        return judged(self, g)

    monkeypatch.setattr(Judge, "worth", worth)
    seated = [bot(seat) for seat in range(seats)]
    table = start(GAME, seats, "whole", options)
    most = largest = 0
    bids: list[tuple[int, int]] = []
    while not table.over:
        choice = table.pending[0]
        counted[0], largest = 0, max(largest, len(choice.options))
        answer: Any = seated[choice.seat].choose(Window(table, choice.seat, Random(1)))
        most = max(most, counted[0])
        if choice.prompt == "bid":
            left, tokens = table.state.rounds - table.state.round, table.state.resistance[choice.seat]
            bids.append((answer[1], -(-tokens // (left + 1))))
        table.answer(choice.seat, answer)
    assert 50 < most < MOST_JUDGED
    assert 10 < largest < MOST_OPTIONS
    if "revenge" in options:  # its bids follow no formula, such as tokens by rounds to come
        assert len(bids) > 10
        assert len({made for made, _ in bids}) > 1
        assert sum(made != formula for made, formula in bids) > len(bids) / 4


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"unknown": True, "revenge": True}), (3, {"custom": True})][: sample(2, 3)],
)
def test_wherever_it_sits_down_it_has_an_answer_that_hidden_cards_do_not_change(
    seats: int, options: dict[str, Any]
) -> None:
    different = number = 0
    for number, table in enumerate(moments("sit down", seats, options)):
        _knows_how_far_its_missions_are(table.state)
        if number % 12 == 0:
            seat = table.pending[0].seat
            other = table.fork(observer=seat, chance=Random(number))
            different += other.state.cards.face != table.state.cards.face
            chosen = [bot(5).choose(Window(each, seat, Random(1))) for each in (table, other)]
            assert chosen[0] == chosen[1]
    assert number > 50
    assert different


def _knows_how_far_its_missions_are(g: Any) -> None:
    for name in MISSIONS if g.round > 1 else ():
        hope = worth.mission_worth(USUAL, g, 0, name, 1)
        whole = USUAL.mission * MISSIONS[name].points
        assert (hope == pytest.approx(whole)) == missions.fulfilled(g, 0, name)


# -- its thoughts are true to the rules


@pytest.mark.parametrize(
    ("ships", "enemies", "least", "most"),
    [
        ("2 frigate", {"pirate_raiders": 2}, 0.4, 0.6),
        ("3 frigate", {"pirate_raiders": 2}, 0.7, 0.9),
        ("2 cruiser", {"pirate_base": 1}, 0.75, 0.95),
        ("3 cruiser", {"space_eel": 1}, 0.8, 0.97),
        ("3 cruiser, 1 titan", {"guardian": 1}, 0.55, 0.85),
        ("1 frigate", {"guardian": 1}, 0.0, 0.05),
    ],
)
def test_its_odds_are_near_the_truth(ships: str, enemies: dict[str, int], least: float, most: float) -> None:
    g = lay_out(ships={(0, HOME): ships}, enemies={ORION: enemies}).state
    mine = battle_odds.ships_of(g, 0, battle_odds.groups_of(g.fleets[HOME]))
    assert least <= battle_odds.odds(mine, battle_odds.defence(g, ORION), USUAL.sharpness) <= most


# -- the sign of what it judges

#: Sources of which the judge counts nothing: how fast ships are, what they cost, what an event brings.
UNCOUNTED = {
    *("plunderers", "surveyors", "settlers", "alchemists", "visionaries", "ground_masters"),
    *("navigators", "shipwrights", "diplomat_mrrshan"),
}
LASTING = [source for source, effects in EFFECTS.items() if any(effect.derived for effect in effects)]


@pytest.mark.parametrize("source", LASTING)
def test_whatever_lasts_and_is_good_is_worth_more_than_nothing(source: str) -> None:
    g = base("sakkra psilons")
    change(g, makeup=[("humans", "standard", ()), ("psilons", "standard", ())], round=3, discontent={0: 6})
    change(g, ships={(0, HOME): "1 frigate, 1 cruiser, 1 titan"}, orbitals={HOME: (1, 1)})
    g.embassies[0] = 1 << 1
    before, hand = Judge(USUAL, g, 0).worth(g), g.hand[0]
    own(g, 0, source)
    g.hand[0] = hand
    gain = Judge(USUAL, g, 0).worth(g) - before
    assert gain == 0 if source in UNCOUNTED else gain > 0


ALOFT: dict[str, Any] = {"systems": {WEST: GREEN}, "ships": {(0, WEST): "1 frigate"}}
TWO_ALOFT: dict[str, Any] = {
    "systems": {WEST: GREEN, NORTH: Open("core_005", 0, "green_3")},
    "ships": {(0, WEST): "1 frigate", (0, NORTH): "1 frigate"},
}
SIEGE: dict[str, Any] = {**colony(1, (1, 0, 0)), "ships": {(0, WEST): "2 titan"}}
SPENT: dict[str, Any] = {**colony(1, (1, 0, 0)), "ships": {(0, WEST): "2 titan overloaded"}}


@pytest.mark.parametrize(
    ("name", "sign", "position"),
    [
        ("outpost", 1, {"systems": {WEST: Open("core_003")}, "ships": {(0, WEST): "1 frigate"}}),
        ("settle_now", 1, ALOFT),
        ("next_colony", 1, TWO_ALOFT),
        ("siege", 1, SIEGE),
        ("spite", 1, SIEGE),
        ("patience", 1, SPENT),
        ("ship_time", 1, {"round": 5}),
        ("safety", 1, {"buildings": {HOME: "planetary_shield"}}),
        ("local_growth", -1, {"buildings": {HOME: "cloning_center"}}),
        ("local_ships", -1, {"buildings": {HOME: "space_port"}}),
        ("whole", -1, {"round": 6, "influence": [1, 0], "discontent": {0: 0}, "people": {HOME: (2, 2, 1)}}),
        ("last_token", 1, {"round": 6, "resources": {0: (3, 3, 3, 3)}}),
        ("last_mission", 1, {"round": 6, "missions": {0: "armada"}}),
        ("difficulty", -1, {"missions": {0: "armada"}}),
    ],
)
def test_a_weight_moves_the_worth_of_a_position_the_right_way(
    name: str, sign: int, position: dict[str, Any]
) -> None:
    g, value = lay_out(**position).state, getattr(USUAL, name)
    raised: Any = value + 0.05 if isinstance(value, float) else None
    if isinstance(value, tuple):
        raised = tuple(each + 0.05 for each in value)
    if isinstance(value, dict):
        raised = {key: each + 0.05 for key, each in value.items()}
    step = Judge(replace(USUAL, **{name: raised}), g, 0).worth(g) - Judge(USUAL, g, 0).worth(g)
    assert step * sign > 0


# -- what it does


def test_it_settles_where_a_ship_waits() -> None:
    table = lay_out(systems={WEST: GREEN}, ships={(0, WEST): "1 frigate"}, resources={0: (4, 0, 0, 3)})
    one_card(table, "growth")
    assert table.state.owner[WEST] == 0


def test_it_sends_a_ship_to_a_free_planet() -> None:
    table = lay_out(systems={WEST: GREEN}, resources={0: (4, 0, 0, 0)}, discontent={0: 0})
    flown = one_card(table, "flight")
    assert ("to", WEST) in flown or any(answer[0] == "into" for answer in flown)


def test_it_explores_in_the_first_round() -> None:
    table = start(GAME, 2, "first round")
    seated = [bot(1), bot(2)]
    while table.state.round == 1:
        seat = table.pending[0].seat
        table.answer(seat, seated[seat].choose(Window(table, seat, Random(1))))
    assert all(table.state.deeds[seat][3] for seat in (0, 1))


def test_it_develops_what_completes_a_branch() -> None:
    table = lay_out(
        round=6,
        hand={0: "hydroponics electronic_computer"},
        levels={0: {"bio": 2, "phys": 1, "gov": 1}},
        resources={0: (0, 3, 0, 0)},
    )
    assert ("develop", "hydroponics") in answers(table) or table.state.developed[0] == ("hydroponics",)


def test_it_prefers_a_technology_that_a_mission_needs() -> None:
    changes: dict[str, Any] = {"hand": {0: "laser_cannon hydroponics"}, "levels": {0: {"phys": 3}}}
    table = lay_out(missions={0: "specialist"}, **changes)
    judge = Judge(USUAL, table.state, 0)
    wanted = technology_worth(judge, table.state, "laser_cannon")
    plain = lay_out(missions={0: "armada"}, **changes).state
    assert wanted > technology_worth(Judge(USUAL, plain, 0), plain, "laser_cannon") + 0.2


def test_it_buys_the_last_influence_for_a_point() -> None:
    table = lay_out(round=6, influence=[1, 0], resources={0: (0, 0, 0, 3)})
    answers(table)
    assert table.state.influence[0] == 2


def test_it_reveals_missions_at_once() -> None:
    table = lay_out(
        missions={0: "teeming_worlds industry"}, people={HOME: (4, 6, 4)}, phase="reveal", discontent={0: 1}
    )
    answers(table, most=1)
    assert table.state.mission_points[0] == 2


def test_it_leaves_the_guardian_alone_until_it_is_strong() -> None:
    for ships, strikes in (("2 frigate", False), ("3 cruiser, 1 titan", True)):
        table = lay_out(
            ships={(0, WEST): ships},
            systems={WEST: Open("core_003")},
            developed={0: "fusion_beam"},
            resources={0: (0, 0, 0, 0)},
        )
        choice = table.choice(0)
        assert choice is not None
        assert ("play", "attack") in choice.options
        assert (("play", "attack") in answers(table, most=1)) == strikes


def test_it_falls_back_from_what_it_cannot_beat() -> None:
    for found, answer in (("space_eel", ("fall_back",)), ("pirate_raiders", ("fight",))):
        g = base()
        stack(g, g.discoveries, found)
        table = begin(g)
        play(table, 0, ("play", "flight"), [unit(HOME, "frigate"), unit(HOME, "frigate", 0, 1)])
        door = next(option for option in options(table, "into") if g.colours[option[1]] != "white")
        play(table, 0, door)
        while prompt(table) != "fight":
            table.answer(0, table.pending[0].options[0])
        assert answers(table, most=1) == [answer]


def test_it_calms_its_people_when_it_cannot_pay_them() -> None:
    table = lay_out(discontent={0: 9}, resources={0: (0, 0, 0, 6)})
    answers(table)
    assert table.state.discontent[0] < 9


@pytest.mark.parametrize("name", ["biospheres", "supercomputer", "deep_core_mine", "planetary_shield"])
def test_it_raises_late_buildings_while_they_pay(name: str) -> None:
    table = lay_out(round=4, resources={0: (0, 0, 9, 0)}, discontent={0: 4})
    judge, g = Judge(USUAL, table.state, 0), table.state
    assert building.ItemValues(judge).net(g, HOME, ("raise", name), 0, judge.worth(g)) > 0


def besieged(people: tuple[int, int, int], **changes: Any) -> Any:
    """A position of the last round: five frigates of the Bulrathi above a colony of the Humans."""
    return lay_out(
        "bulrathi humans", round=6, **colony(1, people), **({"ships": {(0, WEST): "5 frigate"}} | changes)
    ).state


def test_it_invades_a_colony_that_it_can_take() -> None:
    for people, good in (((1, 0, 0), True), ((1, 1, 0), True), ((4, 3, 2), False)):
        g = besieged(people)
        judge = Judge(USUAL, g, 0)
        plan = Planner(judge, GAME).card(g, "invasion")
        assert (plan.value > judge.worth(g) + 0.1) == good


def test_a_conquest_counts_what_the_rival_loses() -> None:
    g = besieged((1, 1, 0))
    worth = []
    for spite in (0.0, 0.5):
        judge = Judge(replace(USUAL, spite=(spite, spite)), g, 0)
        worth.append(attacks.invasion(judge, g, WEST, 0.0))
    assert worth[1] > worth[0] + 0.25


def test_a_siege_is_worth_nothing_when_nobody_can_land_any_more() -> None:
    plain, above = besieged((1, 1, 0), ships={(0, HOME): "5 frigate"}), besieged((1, 1, 0))
    for g in (plain, above):
        g.hand[0] = ("growth", "build")
    assert Judge(USUAL, above, 0).worth(above) <= Judge(USUAL, plain, 0).worth(plain)
