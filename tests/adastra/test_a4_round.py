"""A4 The round: draft, turns, management."""

from copy import copy

import pytest

from astrarium.games.adastra import effects
from astrarium.games.adastra.enumerations import PRODUCTION
from astrarium.games.adastra.income_and_upkeep import income
from astrarium.games.adastra.rules.round import new_round

from .full_view import sees
from .table import (
    BLUE,
    FOE,
    GAME,
    GREEN,
    HOME,
    NORTH,
    WEST,
    base,
    begin,
    both_pass,
    change,
    colony,
    lay_out,
    options,
    people,
    play,
    prompt,
    refused,
    tokens,
)
from .test_a12_technologies import EXPECTED


def rounds(g, number):
    """Begin a round on a state."""
    g.round = number
    for _ in new_round(g):
        raise AssertionError
    return g


def test_A4_1_draft_then_actions_then_management():
    t = lay_out(phase="new_round", no_missions=True)
    seen = []
    while t.state.round == 1:
        if not seen or seen[-1] != t.state.phase:
            seen.append(t.state.phase)
        choice = t.pending[0]
        t.answer(choice.seat, ("pass",) if ("pass",) in choice.options else choice.options[-1])
    assert seen == ["draft", "turn"]
    assert t.state.phase == "draft"


def test_A4_2_the_offer_and_its_levels():
    g = rounds(base("humans psilons sakkra"), 1)
    assert len(g.offer) == 5
    level = lambda card: next(n for n in (1, 2, 3) if card in range(*bounds(g)[n]))  # noqa: E731
    assert {level(card) for card in g.offer} == {1}
    rounds(g, 2)
    assert len(g.offer) == 5
    rounds(g, 3)
    assert {level(card) for card in g.offer} == {2}
    assert len(g.tech_decks[0]) == 16, "what was left of the offer is back"


@pytest.mark.parametrize(
    ("number", "level"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 3)]
)
def test_A4_2_A9_2_the_level_of_new_technologies_by_round(number, level):
    g = rounds(base(long_game=True), number)
    first, last = bounds(g)[level]
    assert all(first <= card < last for card in g.offer)
    assert GAME.view(g, 0)["level"] == level


@pytest.mark.parametrize("number", [2, 4, 6, 7])
def test_A4_2_what_nobody_took_stays_on_offer_while_the_level_stays(number):
    g = rounds(base(long_game=True), number - 1)
    left = g.offer[1:]
    g.technologies[0], g.offer = g.offer[:1], left
    rounds(g, number)
    assert g.offer[: len(left)] == left
    assert len(g.offer) == 4


def test_A4_2_A8_2_other_decks_help_out_the_highest_first_also_from_above():
    g = base()
    g.tech_decks[0] = g.tech_decks[0][:1]
    rounds(g, 1)
    assert [EXPECTED[g.name(card)][1] for card in g.offer] == [1, 3, 3, 3]


def bounds(g):
    """The card ids of each level: they lie one after another."""
    first = min(min(deck) for deck in g.tech_decks if deck)
    return {1: (first, first + 16), 2: (first + 16, first + 32), 3: (first + 32, first + 44)}


def test_E49_A4_2_an_empty_deck_is_helped_out_by_the_highest_other():
    g = base("humans psilons sakkra meklar mrrshan bulrathi")
    rounds(g, 5)
    assert len(g.offer) == 8
    for seat in range(6):
        g.technologies[seat] += (g.offer[-1],)
        g.offer = g.offer[:-1]
    rounds(g, 6)
    levels = [next(n for n, (a, b) in bounds(g).items() if a <= card < b) for card in g.offer]
    assert sorted(levels) == [2, 2, 3, 3, 3, 3, 3, 3]
    assert g.tech_decks[2] == ()


def test_A4_3_one_technology_each_or_none():
    t = lay_out("psilons humans", phase="new_round")
    assert prompt(t) == "draft"
    assert len(options(t, "take")) == 4
    first, second = sorted(options(t, "take"))[:2]
    play(t, 0, first, second)
    assert len(t.state.technologies[0]) == 2, "the Psilons take two"
    assert t.pending[0].seat == 1
    play(t, 1, ("none",))
    assert prompt(t) == "turn"
    assert t.state.technologies[1] == ()
    content = play(lay_out("psilons humans", phase="new_round"), 0, ("none",))
    assert content.pending[0].seat == 1, "who takes none takes no second one"
    assert sees(t, 1)["players"][0]["technologies"][0][0] == first[1]


def test_A4_4_a_card_ends_the_turn():
    t = lay_out(resources={0: (9, 0, 0, 4)})
    play(t, 0, ("exchange",), ("swap", 3, 0), ("play", "growth"), ("grow", HOME, 2))
    play(t, 0, ("stop",))
    assert t.pending[0].seat == 1
    play(t, 1, ("pass",))
    assert t.pending[0].seat == 0
    play(t, 0, ("pass",))
    assert t.state.phase != "turn"


def test_A4_5_five_cards_a_round():
    t = lay_out(actions_taken=[5, 0], resources={0: (9, 9, 9, 9)})
    assert refused(t, 0, ("play", "growth")) == ("barred-action-limit", "A4.5")
    more = lay_out(actions_taken=[5, 0], developed={0: "central_command"})
    assert options(more, "play")


def test_E47_A4_6_the_order_of_passing_is_the_next_order():
    t = lay_out("humans psilons sakkra", no_missions=True)
    t = begin_with(t, acting=2, order=[2, 0, 1])
    play(t, 2, ("pass",))
    both_pass(t)
    assert t.state.round == 2
    assert t.state.order == [2, 0, 1]
    other = begin_with(lay_out("humans psilons sakkra", no_missions=True), acting=0, order=[0, 1, 2])
    play(other, 0, ("play", "flight"))
    while other.pending[0].seat == 0:
        other.answer(
            0, other.pending[0].options[-1] if not other.pending[0].several else other.pending[0].options[:1]
        )
    play(other, 1, ("pass",))
    play(other, 2, ("pass",))
    play(other, 0, ("pass",))
    assert other.state.order == [1, 2, 0]


def begin_with(t, **changes):
    g = t.state.copy()
    change(g, **changes)
    return begin(g, {"no_missions": True})


def test_E5_A4_7_income():
    t = lay_out()
    assert sees(t, 0)["players"][0]["income"] == {"food": 3, "research": 2, "production": 3, "credits": 2}
    t = lay_out(embassies=((0, 1),))
    assert sees(t, 0)["players"][0]["income"] == {"food": 3, "research": 3, "production": 3, "credits": 4}
    assert sees(t, 0)["players"][1]["income"]["credits"] == 3
    before = tokens(t, 0)
    both_pass(t)
    assert tokens(t, 0) == tuple(a + b for a, b in zip(before, (3, 3, 3, 4), strict=True))


def test_A4_7_other_systems_give_one_credit():
    t = lay_out(**colony(people=(2, 0, 0)), buildings={WEST: "trade_center"})
    assert sees(t, 0)["players"][0]["income"] == {"food": 5, "research": 2, "production": 3, "credits": 5}


@pytest.mark.parametrize(
    ("per", "many"), [("owned_system", 3), ("embassy", 1), ("anomaly", 1), ("planetary_building", 2)]
)
def test_A4_7_income_for_each_thing_counts_the_owner_s_own(per, many):
    t = lay_out(
        systems={WEST: GREEN, NORTH: BLUE},
        owners={WEST: 0, NORTH: 0},
        people={WEST: (1, 0, 0), NORTH: (1, 0, 0)},
        buildings={WEST: "trade_center", NORTH: "trade_center"},
        ships={(1, NORTH): "1 frigate"},  # a system under siege is owned still
        embassies=((0, 1),),
    )
    g = t.state
    g.anomalies = (WEST, FOE)
    expected = income(g, 0)
    expected[PRODUCTION] += 2 * many
    power = g.powers[0] = copy(g.powers[0])
    power.income_per = (*power.income_per, (per, PRODUCTION, 2))
    assert income(g, 0) == expected


def test_E6_A4_8_unpaid_upkeep_costs_people():
    t = lay_out(discontent={0: 5}, resources={0: (0, 0, 0, 1)})
    both_pass(t)
    assert prompt(t) == "unpaid"
    assert tokens(t, 0)[3] == 0, "1 and 2 of income paid, 4 due"
    assert options(t) == {("lose", HOME, 0), ("lose", HOME, 1), ("lose", HOME, 2)}
    play(t, 0, ("lose", HOME, 2))
    assert people(t, HOME) == (3, 3, 1)
    for calm in (0, 1):
        t = lay_out(discontent={0: calm}, resources={0: (0, 0, 0, 0)})
        both_pass(t)
        assert tokens(t, 0)[3] == 2


def test_E7_A4_8_modifiers_of_upkeep():
    t = lay_out(discontent={0: 5}, developed={0: "virtual_reality_network"})
    assert sees(t, 0)["players"][0]["upkeep"] == 3


@pytest.mark.parametrize("discontent", [0, 1, 2, 3])
def test_A4_8_upkeep_is_never_below_nothing(discontent):
    t = lay_out(discontent={0: discontent}, abilities={0: "stoics"}, resources={0: (0, 0, 0, 0)})
    both_pass(t)
    assert tokens(t, 0)[3] == 2, "all of the income is left"


def test_A4_8_people_are_lost_also_where_they_are_besieged():
    t = lay_out(
        systems={WEST: GREEN},
        owners={WEST: 0},
        people={WEST: (1, 0, 0), HOME: (1, 0, 0)},
        ships={(1, WEST): "1 frigate"},
        discontent={0: 4},
        resources={0: (0, 0, 0, 0)},
    )
    both_pass(t)
    assert people(t, WEST) == (0, 0, 0), "the only one who can be spared"
    assert people(t, HOME) == (1, 0, 0)


def test_A4_8_who_cannot_be_lost_has_a_reason():
    t = lay_out(
        systems={WEST: GREEN},
        owners={WEST: 0},
        people={WEST: (2, 1, 0), HOME: (1, 0, 0)},
        discontent={0: 7},
        resources={0: (0, 0, 0, 0)},
    )
    both_pass(t)
    assert options(t) == {("lose", WEST, 0), ("lose", WEST, 1)}
    assert refused(t, 0, ("lose", WEST, 2)) == ("barred-none-of-kind", "A4.8")
    assert refused(t, 0, ("lose", HOME, 0)) == ("barred-last-at-home", "A4.8")
    assert refused(t, 0, ("lose", FOE, 0)) == ("barred-not-yours", "A4.8")


def test_A4_8_the_last_one_at_home_stays():
    t = lay_out(people={HOME: (1, 0, 0)}, discontent={0: 12}, resources={0: (0, 0, 0, 0)})
    both_pass(t)
    assert people(t, HOME) == (1, 0, 0)


def test_A4_8_discontent_stays_between_0_and_12():
    g = lay_out(discontent={0: 11, 1: 1}).state
    effects.change_discontent(g, 0, 2)
    effects.change_discontent(g, 1, -2)
    assert g.discontent == [12, 0]


def test_A4_9_cards_and_once_a_round_effects_return():
    t = lay_out(
        abilities={0: "alchemists"},
        hand={},
        resources={0: (9, 0, 9, 9)},
        ships={(0, HOME): "1 frigate overloaded, 1 frigate exhausted"},
    )
    play(t, 0, ("use", "alchemists"), ("split", 2, 0, 0, 0), ("play", "growth"), ("grow", HOME, 2), ("stop",))
    play(t, 1, ("pass",))
    play(t, 0, ("pass",))
    assert "growth" in t.state.hand[0]
    assert t.state.once_used[0] == ()
    assert t.state.actions_taken[0] == 0
    assert t.state.fleets[HOME][0] == (1, 1, 0)


def test_A4_10_fulfilled_missions_are_revealed_and_replaced():
    t = lay_out(
        missions={0: "content_people polymath", 1: "billions armada"},
        levels={0: {"bio": 1, "phys": 1, "eng": 1}},
    )
    both_pass(t)
    assert prompt(t) == "missions"
    assert len(options(t)) == 1, "four systems are missing for the other one"
    play(t, 0, list(options(t)))
    assert t.state.mission_points[0] == 1
    assert t.state.revealed[0] == ("polymath",)
    assert len(t.state.missions[0]) == 2
    assert t.state.missions[1] == t.at(0).state.missions[1]


def test_A4_10_nobody_has_to_reveal():
    t = lay_out(missions={0: "polymath armada"}, levels={0: {"bio": 1, "phys": 1, "eng": 1}})
    both_pass(t)
    play(t, 0, ())
    assert t.state.mission_points[0] == 0


def test_A4_11_four_technologies_in_hand():
    names = "hydroponics robotics cloning phasors federation propaganda"
    t = lay_out(hand={0: names}, no_missions=True)
    both_pass(t)
    assert prompt(t) == "discard"
    assert t.pending[0].at_least == t.pending[0].at_most == 2
    play(t, 0, [("discard", "cloning"), ("discard", "phasors")])
    assert len(t.state.technologies[0]) == 4
    assert t.state.name(t.state.tech_decks[1][0]) == "cloning", "under its deck"
    more = lay_out(hand={0: names}, developed={0: "imperial_archives"}, no_missions=True)
    both_pass(more)
    assert prompt(more) != "discard"


def test_A4_12_after_the_last_round_the_game_is_over():
    t = lay_out(round=6, no_missions=True)
    both_pass(t)
    assert t.over
    t = lay_out(round=5, no_missions=True)
    both_pass(t)
    assert not t.over
    assert t.state.round == 6


def test_A4_3_A8_2_an_empty_offer_is_passed_over():
    g = base()
    g.tech_decks = [(), (), ()]
    g.phase = "new_round"
    t = begin(g)
    assert prompt(t) == "turn"
