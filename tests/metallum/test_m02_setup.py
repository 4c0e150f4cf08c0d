"""M2 Components and set-up."""

import pytest

import astrarium
from astrarium.games.metallum.components import ALL_TILES, MODULES, PLANETS
from astrarium.kernel import BadSetup

from .rulebook import STATED
from .table import GAME, lay_out, market, pile, positions

SEEDS = range(30)


def start(seed=0, **options):
    return astrarium.start("metallum", seed=seed, options=options)


def test_M2_1_the_pieces_are_as_many_as_the_rules_say():
    rows = [line.split("|") for line in GAME.rules["M2.1"].replace("\u00a0", " ").splitlines() if "|" in line]
    said = {row[1].strip(): row[2].strip() for row in rows}
    totals = STATED["totals"]
    assert said["planets"].startswith(f"{totals['planets']}:")
    assert said["ships"].startswith(f"{totals['ships']},")
    assert said["robots"] == f"{totals['robots']}, {totals['robots'] // 2} each"
    tiles = "{subprograms}, the same {subprograms_per_player} for each player: 4 groups of 3".format(**totals)
    assert said["subprogram tiles"] == tiles
    modules = "{module_cards}: {planetary_modules} planetary, {action_modules} action".format(**totals)
    assert said["module cards"] == modules
    assert said["deposit markers"].startswith(f"{totals['deposit_markers']},")
    assert said["screens, score dials"].startswith(f"{totals['screens']} each")
    assert said["100 $ tokens"] == str(totals["tokens_100"])
    assert said["market strip"] == "1, with four slots"


@pytest.mark.parametrize("seed", SEEDS)
def test_M2_2_alpha_and_omega_at_the_ends_five_of_seven_between(seed):
    g = start(seed).state
    row = [g.planet(place) for place in range(7)]
    assert row[0] == "alpha"
    assert row[6] == "omega"
    pool = {planet for planet in PLANETS if planet not in ("alpha", "omega", "iota")}
    assert len(set(row[1:6])) == 5
    assert set(row[1:6]) < pool
    assert set(g.cards.face[7:9]) == pool - set(row)


def test_M2_2_every_planet_of_the_pool_can_lie_anywhere_or_in_the_box():
    seen = [set() for _ in range(9)]
    for seed in range(200):
        for card, faces in enumerate(seen):
            faces.add(start(seed).state.cards.face[card])
    assert all(len(faces) == 7 for place, faces in enumerate(seen) if place not in (0, 6))


def test_M2_2_only_alpha_is_explored_and_omega_is_known():
    planets = start().view(None)["planets"]
    assert [planet["explored"] for planet in planets] == [True] + [False] * 6
    assert [planet["planet"] for planet in planets] == ["alpha", None, None, None, None, None, "omega"]


@pytest.mark.parametrize(("place", "neighbours"), [(0, [1]), (1, [0, 2]), (3, [2, 4]), (5, [4, 6]), (6, [5])])
def test_M2_3_planets_are_adjacent_when_positions_differ_by_one(place, neighbours):
    t = lay_out(ships=place, programs="move_1 overload")
    t.answer(0, ("resolve", "overload"))
    t.answer(0, ("do", "move_ship"))
    if len(neighbours) == 1:  # the only way was taken
        assert t.state.ships[0] == neighbours[0]
    else:
        assert positions(t) == neighbours


@pytest.mark.parametrize("seed", SEEDS)
def test_M2_4_two_decks_shuffled_each(seed):
    t = start(seed)
    kinds = {kind: {m.id for m in MODULES.values() if m.kind == kind} for kind in ("planetary", "action")}
    assert pile(t, "deck") | {word for word in market(t).split() if word != "-"} == kinds["planetary"]
    assert pile(t, "action_deck") == kinds["action"]
    assert (len(t.state.deck), len(t.state.action_deck)) == (9, 9)


def test_M2_4_different_seeds_give_different_decks():
    assert len({tuple(start(seed).state.cards.face[9:21]) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(start(seed).state.cards.face[21:]) for seed in SEEDS}) == len(SEEDS)


def test_M2_5_four_slots_and_three_cards_in_the_order_drawn():
    t = start(3)
    deck = t.state.cards.face[9:21]
    assert market(t) == f"- {deck[-1]} {deck[-2]} {deck[-3]}"
    assert [offer["modifier"] for offer in t.view(0)["market"]] == [-1, 0, 0, 1]


ROW = ("alpha", "zeta", "beta", "eta", "epsilon", "gamma", "omega")


def test_M2_7_a_deal_that_is_written_out():
    deck = ["refinery", "optimiser", "mining_station", "jump_gate"]
    actions = ["sabotage", "activation"]
    for seed in range(3):
        t = start(seed, row=list(ROW), deck=deck, action_deck=actions)
        assert tuple(t.state.planet(place) for place in range(7)) == ROW
        assert market(t) == "- refinery optimiser mining_station"
        assert t.state.module(t.state.deck[-1]) == "jump_gate"
        assert [t.state.module(card) for card in t.state.action_deck[:-3:-1]] == actions
        assert not list(GAME.faults(t.state))
        assert astrarium.replay(t.record).state == t.state
    assert start(1, deck=deck).state.cards.face != start(2, deck=deck).state.cards.face, (
        "the rest is shuffled"
    )


def test_M2_7_nobody_knows_the_deal_that_is_written_out():
    t = start(1, row=list(ROW), deck=["refinery"])
    assert [planet["planet"] for planet in t.view(0)["planets"]] == ["alpha", *[None] * 5, "omega"]
    worlds = [t.fork(observer=0, chance=astrarium.Chance(str(n))) for n in range(20)]
    assert len({tuple(world.state.cards.face[1:6]) for world in worlds}) > 1


def impossible(**options):
    with pytest.raises(BadSetup) as caught:
        start(**options)
    assert "\n" not in str(caught.value)
    assert "⟦" not in str(caught.value)
    return caught.value.text.id


def test_M2_7_an_impossible_deal_is_refused():
    assert impossible(row="alpha") == impossible(deck=[1]) == impossible(action_deck={}) == "refusal-no-list"
    assert impossible(row=[*ROW[:5], "iota", "omega"]) == "refusal-unknown"
    assert impossible(deck=["sabotage"]) == impossible(action_deck=["relay"]) == "refusal-unknown"
    assert impossible(deck=["relay", "barrier", "relay"]) == "refusal-twice"
    assert impossible(row=ROW[:6]) == impossible(row=ROW[::-1]) == impossible(row=[]) == "refusal-row"
    assert start(row=[*ROW[:5], "iota", "omega"], extra_planet=True).state.planet(5) == "iota"


def test_M2_6_what_each_player_starts_with():
    t = start()
    assert t.state.deposits == ["none"] * 7
    for player in t.view(None)["players"]:
        assert (player["credits"], player["reserve"], player["ship"]) == (0, 25, 0)
        assert tuple(player["active"]) == ALL_TILES
        assert player["spent"] == player["hand"] == player["bought"] == []


def test_M2_6_nothing_depends_on_the_colour():
    """The same position with the colours exchanged offers the same and pays the same."""
    there = {"robots": {"red": {"alpha": 2}, "blue": {"alpha": 1}}, "credits": {"red": 3, "blue": 5}}
    here = {"robots": {"blue": {"alpha": 2}, "red": {"alpha": 1}}, "credits": {"blue": 3, "red": 5}}
    assert (
        lay_out(phase="scoring", **there).state.credits
        == lay_out(phase="scoring", **here).state.credits[::-1]
    )
    mine = lay_out(phase="actions", first="red", **there).pending[0].options
    assert lay_out(phase="actions", first="blue", **here).pending[0].options == mine
