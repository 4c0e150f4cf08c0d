"""The bot `orion-basic`: legal in every game, true to the rules in its thoughts, and no fool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import common.bots
from astrarium.bots.orion.basic import OrionBasic
from astrarium.bots.orion.judge import Judge
from astrarium.bots.orion.planner import Planner
from astrarium.bots.orion.policy import Policy
from astrarium.bots.orion.weights import USUAL
from astrarium.bots.orion.worth import Worth
from astrarium.bots.search_budget import Limit
from astrarium.games.orion import GAME
from astrarium.games.orion.components import ADVISORS, RACES, STRUCTURES
from astrarium.kernel import Table, Window
from orion.table import lay_out, play, write

WORTHS = Worth(USUAL)


def bot(iterations: int = 40) -> OrionBasic:
    """The bot, with a limit that makes it quick and its answers the same on every machine."""
    return OrionBasic("orion-basic", 1, Limit(iterations=iterations))


def moments(seed: str) -> Iterator[Table]:
    return common.bots.moments(GAME, lambda: bot(10), seed)


def judge(table: Table, seat: int = 0) -> Judge:
    return Judge(WORTHS, GAME.standing, table.state, seat)


def says(table: Table, iterations: int = 120) -> str:
    """What the bot answers for whoever is asked, written out; several picks joined with ", "."""
    seat = table.pending[0].seat
    answer = bot(iterations).choose(Window(table, seat, Random(1)))
    picked = answer if not answer or isinstance(answer[0], tuple) else (answer,)
    return ", ".join(write(table, option) for option in picked)


def test_it_judges_no_more_positions_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can come of the next action is judged in any case, and of later ones up to the limit."""
    judged = Counter[str]()
    monkeypatch.setattr(Judge, "lead", lambda *_, lead=Judge.lead: judged.update(["all"]) or lead(*_))
    most = 0
    for table in moments("quick"):
        choice = table.pending[0]
        if choice.prompt == "action":
            judged.clear()
            bot(20).choose(Window(table, choice.seat, Random(1)))
            most = max(most, judged["all"])
    assert 20 < most < 100


# -- its thoughts


def test_thinking_changes_nothing_in_the_world_it_thinks_about() -> None:
    for table in moments("still"):
        choice = table.pending[0]
        if choice.prompt == "action":
            state = Window(table, choice.seat, Random(3)).imagine(Random(4)).state
            before = state.fingerprint()
            thinker = judge(table, choice.seat)
            clock = Limit(iterations=40).clock()
            Planner(thinker, Policy(thinker), GAME.phases["turn"], clock).ranked(state)
            assert state.fingerprint() == before


def test_every_card_of_the_box_has_a_worth() -> None:
    assert WORTHS.engine.keys() == STRUCTURES.keys() | ADVISORS.keys()
    assert WORTHS.race.keys() == RACES.keys()
    for id, prospect in WORTHS.prospects.items():
        assert prospect.once + prospect.income + prospect.engine > 0 or STRUCTURES[id].end_game


def test_more_of_a_resource_is_worth_more_but_less_and_less() -> None:
    for pile in WORTHS.stock:
        steps = [after - before for before, after in pairwise(pile)]
        assert pile[0] == 0
        assert steps == sorted(steps, reverse=True)
        assert steps[-1] > 0


def test_at_the_very_end_only_points_count() -> None:
    rich = lay_out(round=8, pool={0: 0, 1: 0}, hands={0: "doom_star titan"}, stock={0: (9, 9, 9)})
    poor = lay_out(round=8, pool={0: 0, 1: 0}, stock={0: (0, 0, 0)})
    assert judge(rich).lead(rich.state) == judge(poor).lead(poor.state)
    ahead = lay_out(round=8, pool={0: 0, 1: 0}, stock={0: (0, 0, 0)}, vp={0: 3})
    assert judge(ahead).lead(ahead.state) == pytest.approx(judge(poor).lead(poor.state) + 3)


def test_a_game_that_is_about_to_end_has_few_rounds_to_come() -> None:
    far = lay_out(round=4)
    near = lay_out(round=4, morale={1: 1})
    red, grey = "frigate titan battleship destroyer dropship", "autolab astro_university holosimulator"
    full = [red, red, f"{grey} biospheres terraforming", f"{grey} biospheres terraforming"]
    over = lay_out(round=4, systems={1: full})
    assert judge(far).rounds(far.state) == 4
    assert 0 < judge(near).rounds(near.state) < 4
    assert judge(over).rounds(over.state) == 0


def test_cards_that_were_drawn_in_thought_count_by_their_number() -> None:
    table = lay_out(deck="doom_star titan", round=2)
    thinker = judge(table)
    leads = set()
    for drawn in ("doom_star titan", "scout_ship frigate"):
        other = lay_out(deck=drawn, round=2).state
        other.hands[0] += [other.deck.pop(), other.deck.pop()]
        leads.add(round(thinker.lead(other), 6))
    assert len(leads) == 1


def test_a_marker_that_waits_with_an_advisor_is_an_action_to_come() -> None:
    for round, more in ((3, USUAL.action), (8, 0.0)):
        bare = lay_out(round=round, advisors={0: "harrava"})
        waiting = lay_out(round=round, advisors={0: "harrava"}, markers={0: "harrava"})
        gain = judge(waiting).lead(waiting.state) - judge(bare).lead(bare.state)
        assert gain == pytest.approx(more)


def test_who_builds_what_was_discarded_has_a_card_more() -> None:
    (found,) = ADVISORS["advia_osm"].abilities[0].ops
    held = replace(found, source="hand")
    assert WORTHS.op(found) - WORTHS.op(held) == pytest.approx(USUAL.card)


# -- what it does


def test_it_attacks_whoever_is_weak_when_nothing_else_is_left() -> None:
    table = lay_out(round=8, pool={0: 1, 1: 0}, stock={0: (0, 4, 0), 1: (0, 1, 0)})
    assert says(table) == "attack 1"


def test_it_attacks_the_leader_of_several() -> None:
    table = lay_out(
        3, round=8, pool={0: 1, 1: 0, 2: 0}, stock={0: (0, 4, 0), 1: (0, 1, 0), 2: (0, 1, 0)}, vp={2: 9}
    )
    assert says(table) == "attack 2"


def test_it_builds_the_structure_with_most_points_last() -> None:
    table = lay_out(
        round=8, pool={0: 1, 1: 0}, stock={0: (3, 4, 3), 1: (0, 9, 0)}, hands={0: "biospheres doom_star"}
    )
    assert says(table) == "build doom_star"


def test_it_gathers_in_two_actions_what_the_third_needs() -> None:
    """Doom Star costs 4 fleet and 3 production; a red and a yellow card bring what is missing."""
    table = lay_out(
        round=8,
        pool={0: 3, 1: 0},
        stock={0: (0, 2, 2), 1: (0, 9, 0)},
        hands={0: "doom_star frigate trade_goods"},
    )
    for _ in range(2):
        table.answer(0, bot(200).choose(Window(table, 0, Random(1))))
    assert says(table) == "build doom_star"


def test_it_lifts_the_spirits_when_that_is_worth_most() -> None:
    table = lay_out(round=8, pool={0: 1, 1: 0}, stock={0: (0, 0, 0), 1: (0, 9, 0)}, morale={0: 5})
    assert says(table) == "propaganda"


def test_it_does_not_cover_what_still_works() -> None:
    table = lay_out(
        round=3,
        stock={0: (4, 1, 0), 1: (0, 9, 0)},
        hands={0: "subterranean_farms"},
        systems={0: ["astro_university", "hydroponic_farm"]},
        pool={0: 1, 1: 0},
    )
    play(table, "build subterranean_farms")
    assert says(table) in ("on 1", "on 2")


def test_it_puts_a_blue_card_where_it_counts() -> None:
    table = lay_out(
        round=8,
        pool={0: 1, 1: 0},
        stock={0: (2, 0, 0), 1: (0, 9, 0)},
        hands={0: "hydroponic_farm"},
        systems={0: ["frigate", "biospheres gaia_transformation", "autolab"]},
    )
    play(table, "build hydroponic_farm")
    assert says(table) == "on 1"


def test_it_pays_with_what_is_worth_less() -> None:
    table = lay_out(
        round=2,
        races="meklar human",
        stock={0: (9, 0, 3), 1: (0, 9, 0)},
        hands={0: "space_elevator"},
        systems={0: ["frigate"]},
    )
    play(table, "build space_elevator", "on 1")
    assert says(table) == "pay 3 0 1"


def test_it_changes_a_poor_hand_and_keeps_a_good_one() -> None:
    hand = "titan doom_star terraforming spy_training_complex communications_satellite"
    table = lay_out(phase="mulligan", hands={0: hand})
    picked = says(table).split(", ")
    assert "discard communications_satellite" in picked
    assert "discard terraforming" not in picked


def test_it_gives_away_what_promises_least() -> None:
    hand = "doom_star terraforming titan subterranean_farms deep_core_mine communications_satellite"
    table = lay_out(phase="hand_limit", hands={0: hand}, stock={0: (6, 3, 2)})
    assert says(table) == "discard communications_satellite"


def test_it_takes_the_better_of_two_losses() -> None:
    """Two cards of little worth are lost more easily than two points."""
    table = lay_out(
        round=7,
        stock={0: (0, 5, 0), 1: (0, 2, 0)},
        systems={0: ["destroyer"]},
        hands={1: "communications_satellite spy_training_complex frigate"},
    )
    play(table, "attack 1", *["use destroyer"] * (table.pending[0].prompt == "after-attack"))
    while table.pending[0].prompt == "after-attack":
        play(table, "use destroyer")
    assert table.pending[0].prompt == "suffer"
    assert says(table) == "suffer discard_hand 2"


def test_rules_of_thumb_bury_what_will_be_missed() -> None:
    table = lay_out(
        round=3,
        stock={0: (5, 5, 5)},
        hands={0: "dropship"},
        systems={1: ["frigate doom_star", "biospheres frigate"]},
    )
    play(table, "build dropship", *["on 0"] * (table.pending[0].prompt == "place"))
    assert table.pending[0].prompt == "bury"
    assert says(table) == "bury doom_star"
