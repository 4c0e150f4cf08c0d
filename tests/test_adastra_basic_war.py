"""The bot `adastra-basic` at war: bids nobody can count on, landings, destroyed planets, the Doom Star."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from adastra.table import ORION, WEST, Open, base, begin, change, colony, lay_out, prompt, tokens
from astrarium.bots.adastra import battle_odds
from astrarium.bots.adastra.basic import AdAstraBasic
from astrarium.bots.adastra.judge import Judge
from astrarium.bots.adastra.planner import Planner
from astrarium.bots.adastra.weights import USUAL
from astrarium.games.adastra import GAME
from astrarium.kernel import Answer, Table, Window


def answers(table: Table, seed: int | str = 1, most: int = 8) -> list[Answer]:
    """What the bot answers as long as seat 0 is asked, at most until its turn is over."""
    player, given = AdAstraBasic("adastra-basic", seed), []
    while len(given) < most and (choice := table.choice(0)) is not None:
        if given and choice.prompt == "turn":
            break
        given.append(player.choose(Window(table, 0, Random(1))))
        table.answer(0, given[-1])
    return given


# -- bids


def gathering(resistance: list[int], round: int = 3, order: tuple[int, ...] = (0, 1)) -> Table:
    """The Antarans gather: everybody has so many tokens."""
    g = base("humans psilons", revenge=True, no_missions=True)
    change(g, resistance=resistance, round=round, phase="bids", order=list(order), acting=-1)
    return begin(g, {"revenge": True, "no_missions": True})


def bid(table: Table, seed: int = 1) -> int:
    answer: Any = AdAstraBasic("adastra-basic", seed).choose(Window(table, 0, Random(1)))
    assert answer[0] == "bid"
    return int(answer[1])


@pytest.mark.parametrize(
    ("mine", "theirs", "order", "wanted"),
    [
        (3, 5, (0, 1), 3),  # tokens are worth nothing afterwards
        (5, 3, (0, 1), 3),  # of equal bids the first in order wins
        (5, 3, (1, 0), 4),
        (4, 0, (0, 1), 0),
        (4, 0, (1, 0), 1),
    ],
)
def test_in_the_last_round_it_bids_what_nobody_can_beat(
    mine: int, theirs: int, order: tuple[int, ...], wanted: int
) -> None:
    table = gathering([mine, theirs], round=6, order=order)
    assert {bid(table, seed) for seed in range(5)} == {wanted}


def test_it_takes_a_choice_that_costs_little() -> None:
    for order, wanted in (((0, 1), 0), ((1, 0), 1)):
        assert bid(gathering([8, 0], order=order)) == wanted


def test_nobody_can_count_on_its_bids() -> None:
    """Whoever always bids one more than its mean would not always win; and it keeps to its share."""
    table = gathering([8, 9])
    bids = Counter(bid(table, seed) for seed in range(200))
    might = [battle_odds.antaran_hull(round) for round in range(3, 7)]
    share = 8 * might[0] / sum(might)
    mean = sum(count * times for count, times in bids.items()) / 200
    assert len(bids) >= 3
    assert max(bids.values()) < 120
    assert abs(mean - share) < 0.5
    assert sum(times for count, times in bids.items() if count > mean + 1) > 10


# -- landings


def above(ships: str, people: tuple[int, int, int], **changes: Any) -> Any:
    """Ships of seat 0 above a colony of seat 1."""
    given: dict[str, Any] = {**colony(1, people), "ships": {(0, WEST): ships}, "round": 5}
    return lay_out("humans psilons", **(given | changes))


def chances(dice: int, faces: tuple[int, ...]) -> list[float]:
    """How likely so many dice bring so many successes."""
    found = [1.0]
    for _ in range(dice):
        after = [0.0] * (len(found) + max(faces))
        for successes, chance in enumerate(found):
            for face in faces:
                after[successes + face] += chance / len(faces)
        found = after
    return found


@pytest.mark.parametrize(
    ("ships", "dice"),
    [
        ("2 frigate", 2),
        ("2 cruiser", 4),
        ("1 titan, 2 cruiser", 8),
        ("2 cruiser exhausted", 2),
        ("3 titan", 12),
    ],
)
@pytest.mark.parametrize("people", [(1, 0, 0), (1, 1, 0), (2, 2, 1)])
def test_its_landings_are_near_the_truth(ships: str, dice: int, people: tuple[int, int, int]) -> None:
    g = above(ships, people).state
    against, there = g.resists(WEST), sum(people)
    table = chances(dice, g.powers[0].invasion[1:])
    falls = sum(table[against + there :])
    killed = sum(chance * max(0, min(there, n - against)) for n, chance in enumerate(table))
    found = battle_odds.landing(g, 0, WEST, battle_odds.groups_of(g.fleets[WEST]))
    assert found.chance == pytest.approx(falls, abs=0.12)
    assert found.killed == pytest.approx(killed, abs=0.45)


def test_a_siege_is_worth_what_the_ships_there_can_do() -> None:
    worth = []
    for ships, people in (("1 frigate", (3, 2, 2)), ("1 titan", (1, 1, 0)), ("3 titan", (1, 1, 0))):
        g = above(ships, people).state
        g.hand[0] = tuple(card for card in g.hand[0] if card != "invasion")
        g.round = 6
        given_up = Judge(USUAL, g, 0).posture(g)
        g.hand[0] += ("invasion",)
        worth.append(Judge(USUAL, g, 0).posture(g) - given_up)
    assert worth[0] < 0.01
    assert worth[0] < worth[1] < worth[2]


def test_it_lands_where_it_will_win() -> None:
    for ships, people, good in (("3 titan", (1, 1, 0), True), ("1 frigate", (4, 3, 3), False)):
        for round in (4, 6):
            g = above(ships, people, round=round).state
            judge = Judge(USUAL, g, 0)
            gain = Planner(judge, GAME).card(g, "invasion").value - judge.worth(g)
            assert (gain > 0.05) == good


# -- destroyed planets, and the Doom Star


def doom(people: tuple[int, int, int], ships: str) -> Table:
    """The Antarans above a colony of the Humans, in the last round."""
    return lay_out(
        "antarans humans",
        antarans=True,
        **colony(1, people),
        ships={(0, WEST): ships},
        resources={0: (0, 0, 6, 0)},
        round=6,
    )


@pytest.mark.parametrize(
    ("people", "ships", "how"), [((4, 3, 3), "1 titan", ("destroy",)), ((1, 0, 0), "3 titan", ("roll",))]
)
def test_it_destroys_a_planet_that_it_cannot_take(
    people: tuple[int, int, int], ships: str, how: Answer
) -> None:
    table = doom(people, ships)
    table.answer(0, ("play", "invasion"))
    assert prompt(table) == "invasion-kind"
    assert answers(table)[0] == how
    if how == ("destroy",):
        assert table.state.owner[WEST] == -1
        assert tokens(table, 0)[2] == 2


def test_destroying_a_great_colony_is_worth_a_card() -> None:
    g = doom((5, 4, 4), "1 titan").state
    judge = Judge(USUAL, g, 0)
    assert Planner(judge, GAME).card(g, "invasion").value > judge.worth(g) + 0.3


@pytest.mark.parametrize(("ships", "strikes"), [("3 titan, 6 cruiser", True), ("2 frigate", False)])
def test_it_destroys_the_doom_star_when_it_can(ships: str, strikes: bool) -> None:
    """With the ships that stand by: whoever holds Orion stays there."""
    g = base("humans psilons", revenge=True, no_missions=True)
    change(g, enemies={ORION: {}}, ships={(0, ORION): "1 frigate"})
    change(g, systems={4: Open("core_001")}, ships={(0, 4): ships}, developed={0: "phasors"}, round=5)
    judge = Judge(USUAL, g, 0)
    plan = Planner(judge, GAME).card(g, "attack")
    assert (plan.value > judge.worth(g) + 0.1) == strikes
    if strikes:
        (_, target), (_, party) = plan.replies[1:3]
        assert target == ("target", g.antares)
        assert {ship[1] for ship in party} == {4}
