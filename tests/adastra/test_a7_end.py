"""A7–A9 The end, supplies, secrets, variants; A14.2 missions."""

import pytest

import astrarium
from astrarium.games.adastra import GAME
from astrarium.games.adastra.components import MISSIONS
from astrarium.games.adastra.missions import fulfilled
from astrarium.games.adastra.scoring import breakdown, result
from astrarium.games.adastra.state import NO_FLEET
from astrarium.kernel import BadSetup

from .full_view import sees
from .table import (
    DEFAULTS,
    FOE,
    GREEN,
    HOME,
    ORION,
    WEST,
    WORLDS,
    Open,
    base,
    begin,
    both_pass,
    change,
    in_english,
    lay_out,
    load,
    options,
    play,
    prompt,
    refused,
    stack,
)

FIVE = dict(list(WORLDS.items())[:5])


def position(**changes):
    g = base()
    change(g, **changes)
    return g


def test_A7_1_the_last_player_ends_the_game_at_once():
    g = base()
    change(
        g,
        systems={WEST: GREEN},
        people={FOE: (0, 0, 0)},
        orbitals={FOE: (0, 0)},
        ships={(1, WEST): "1 frigate", (1, FOE): ""},
    )
    g.own(FOE, -1)
    t = begin(g)
    play(t, 0, ("play", "attack"))
    load(t, 5, 5, 1)
    play(t, 0, list(t.choice(0).options))
    assert not t.over, "looked at after the card"
    play(t, 0, ("stop",))
    assert t.over
    assert t.state.eliminated == {1}
    assert t.result.ranking[0] == [0]


def test_E48_A7_2_points_by_source():
    g = position(
        systems=FIVE,
        owners=dict.fromkeys(FIVE, 0),
        people=dict.fromkeys(FIVE, (1, 0, 0)) | {5: (0, 0, 1), 6: (0, 0, 1), 7: (0, 1, 0), HOME: (4, 4, 4)},
        ships={(0, ORION): "1 frigate"},
        enemies={ORION: {}},
        levels={0: {"bio": 4, "phys": 3, "eng": 1, "gov": 0}},
        points=[1, 0],
        mission_points=[2, 0],
        influence=[3, 0],
        honours=[1, 0],
        discontent={0: 4},
    )
    assert g.total_people(0) == 17
    assert breakdown(g, 0) == {
        "points": 1,
        "missions": 2,
        "orion": 2,
        "systems": 2,
        "branches": 2,
        "population": 2,
        "influence": 1,
        "honours": 1,
        "discontent": -1,
        "doom_star": 0,
    }
    assert result(g).scores[0] == 12


def test_A7_2_level_five_is_worth_another_point():
    assert breakdown(position(levels={0: {"bio": 5, "gov": 0}}), 0)["branches"] == 2


def test_A7_2_a_lost_home_is_not_counted_and_not_taken_off():
    two = dict(list(FIVE.items())[:2])
    given = {"systems": two, "owners": dict.fromkeys(two, 0), "people": dict.fromkeys(two, (1, 0, 0))}
    assert breakdown(position(**given), 0)["systems"] == 1
    lost = position(**given, orbitals={HOME: (0, 0)}, ships={(0, HOME): ""})
    change(lost, owners={HOME: 1})
    assert breakdown(lost, 0)["systems"] == 1
    assert breakdown(lost, 1)["systems"] == 0, "one system besides the own home"


@pytest.mark.parametrize(
    ("decided", "changes"),
    [
        ("points", {"points": [1, 0]}),
        ("population", {"people": {HOME: (3, 3, 2), FOE: (3, 2, 2)}}),
        ("resources", {"people": {FOE: (3, 3, 2)}, "resources": {0: (5, 5, 5, 5), 1: (1, 1, 1, 1)}}),
        ("order", {"people": {FOE: (3, 3, 2)}, "resources": {0: (1, 1, 1, 1), 1: (1, 1, 1, 1)}}),
    ],
)
def test_A7_3_ties(decided, changes):
    g = position(levels={0: {"gov": 0}, 1: {"phys": 0}}, **changes)
    assert result(g).decided_by == decided
    assert result(g).ranking == [[0], [1]]


def test_A7_4_an_eliminated_player_scores_what_was_taken():
    g = position(points=[0, 2], mission_points=[0, 1], influence=[0, 6], eliminated=frozenset({1}))
    assert sum(breakdown(g, 1).values()) == 3


def test_A7_4_eliminated_players_are_skipped():
    g = base("humans psilons sakkra")
    g.eliminated = frozenset({1})
    for system in g.owned_by[1]:
        g.own(system, -1)
    g.occupy(2, -1)
    g.fleets[2], g.outposts[2] = NO_FLEET, 0
    g.population[2] = (0, 0, 0)
    g.supply[1] = (9, 6, 3, 0, 3, 4)
    t = begin(g)
    play(t, 0, ("pass",))
    assert t.pending[0].seat == 2
    play(t, 2, ("pass",))
    while t.state.round == 1:
        t.answer(t.pending[0].seat, () if t.pending[0].several else t.pending[0].options[0])
    assert t.state.order == [0, 2, 1]
    assert t.view(0)["order"] == [0, 2]


def test_A7_4_who_loses_the_last_people_to_upkeep_is_out_after_the_management_stage():
    g = base("humans psilons sakkra")
    change(g, systems={WEST: GREEN}, people={HOME: (0, 0, 0), WEST: (1, 0, 0)}, ships={(0, HOME): ""})
    change(g, orbitals={HOME: (0, 0)}, discontent={0: 5}, resources={0: (0, 0, 0, 0)})
    g.own(HOME, -1)
    g.own(WEST, 0)
    t = begin(g)
    for seat in (0, 1, 2):
        play(t, seat, ("pass",))
    assert t.state.eliminated == {0}
    assert not t.over, "two are left"


# -- supplies and secrets


def test_A8_1_enemies_and_tokens_are_limited():
    from astrarium.games.adastra.rules.build import tokens_left
    from astrarium.games.adastra.setup import spawn

    g = base()
    assert spawn(g, WEST, 0, 12) == 10
    assert spawn(g, WEST, 0, 1) == 0
    assert tokens_left(g, 3, "terraforming")
    g.ground = [(*ground[:3], 1, 1) for ground in g.ground] * 2
    assert not tokens_left(g, 3, "terraforming")
    assert not tokens_left(g, 4, "advanced_terraforming")


def test_A8_2_no_missions_left_no_new_ones():
    t = lay_out(missions={0: "polymath armada"}, levels={0: {"bio": 1, "phys": 1, "eng": 1}})
    g = t.state.copy()
    g.mission_deck = ()
    t = begin(g)
    both_pass(t)
    play(t, 0, list(options(t)))
    assert len(t.state.missions[0]) == 1


def test_A4_10_A8_2_missions_are_drawn_from_the_top_and_not_revealed_at_once():
    t = lay_out(
        missions={0: "polymath armada"},
        levels={0: {"bio": 1, "phys": 1, "eng": 1}},
        resources={0: (0, 0, 0, 20)},
    )
    g = t.state.copy()
    top = stack(g, g.mission_deck, "treasury")[-1]
    t = begin(g)
    both_pass(t)
    play(t, 0, [option for option in options(t) if t.state.name(option[1]) == "polymath"])
    assert top in t.state.missions[0]
    assert t.state.revealed[0] == ("polymath",), "the Treasury is full, but has only been drawn"


def test_A8_3_what_is_hidden():
    t = lay_out(missions={0: "polymath armada", 1: "billions inventor"})
    mine, theirs, watching = t.view(0), t.view(1), t.view(None)
    assert [row["mission"] for row in mine["players"][0]["missions"]] == ["polymath", "armada"]
    assert theirs["players"][0]["missions"] is None
    assert watching["players"][1]["missions"] is None
    assert "polymath" not in str(theirs)
    assert GAME.reveal(t.state, None)["players"][0]["missions"][0]["mission"] == "polymath"


def test_A8_4_look_at_technologies_and_keep_one():
    t = lay_out(hand={0: "imperial_archives"}, resources={0: (0, 9, 0, 0)})
    play(t, 0, ("play", "research"))
    assert prompt(t) == "keep-technology"
    cards = t.state.looking
    assert len(cards) == 3
    assert [row["name"] for row in t.view(1)["looking"]] == [None] * 3
    assert all(row["name"] for row in t.view(0)["looking"])
    before = len(t.state.tech_decks[0])
    play(t, 0, ("keep", cards[1]))
    assert len(t.state.tech_decks[0]) == before + 2
    assert t.state.technologies[0] == (cards[1],)
    assert set(t.state.tech_decks[0][:2]) == {cards[0], cards[2]}, "under the deck"
    assert t.state.cards.knows(1, cards[1]), "open in the hand"
    assert not t.state.cards.knows(1, cards[0])
    assert sees(t, 1)["players"][0]["technologies"][0][0] == t.state.name(cards[1])


# -- variants


def test_A9_1_first_game():
    for seed in range(6):
        t = astrarium.start("adastra", seats=4, seed=seed, options={"first_game": True})
        names = {t.state.name(card) for card in (*t.state.empire_deck, *t.state.empire_offer)}
        assert names == {"humans", "psilons", "sakkra", "meklar"}
        assert t.state.mission_deck == ()
    with pytest.raises(BadSetup, match="at most 4"):
        astrarium.start("adastra", seats=5, options={"first_game": True})
    for module in ("antarans", "unknown", "revenge", "custom"):
        with pytest.raises(BadSetup, match="without the modules"):
            astrarium.start("adastra", seats=2, options={"first_game": True, module: True})


def test_A9_2_long_game():
    assert base(long_game=True).rounds == 8


def test_A9_3_no_missions():
    g = base(no_missions=True)
    assert g.mission_deck == ()
    assert g.phase == "turn"


def test_A9_4_B3_1_every_other_combination_is_allowed():
    modules = ("antarans", "unknown", "revenge", "custom")
    for mask in range(16):
        chosen = DEFAULTS | {name: bool(mask >> bit & 1) for bit, name in enumerate(modules)}
        refusal = GAME.refusal(6, chosen)
        assert (refusal is not None) == (chosen["antarans"] and chosen["revenge"])
    assert "nobody can play the Antarans" in in_english(
        GAME.refusal(2, DEFAULTS | {"antarans": True, "revenge": True})
    )


# -- missions: a position that is just enough, and one that is just too little

SIX = {
    at: Open(tile, 0, f"yellow_{n + 1}")
    for n, (at, tile) in enumerate(
        {3: "core_004", 4: "core_005", 5: "core_008", 6: "core_009", 7: "core_012"}.items()
    )
}


def systems(count):
    some = dict(list(SIX.items())[:count])
    return {"systems": some, "owners": dict.fromkeys(some, 0), "people": dict.fromkeys(some, (1, 0, 0))}


MISSION = {
    "colonists": (1, systems(3), systems(2)),
    "wide_empire": (2, systems(5), systems(4)),
    "teeming_worlds": (1, {"people": {HOME: (5, 4, 4)}}, {"people": {HOME: (4, 4, 4)}}),
    "billions": (2, {"people": {HOME: (6, 6, 6)}}, {"people": {HOME: (6, 6, 5)}}),
    "granary": (1, {"people": {HOME: (6, 0, 0)}}, {"people": {HOME: (5, 4, 4)}}),
    "industry": (1, {"people": {HOME: (0, 6, 0)}}, {"people": {HOME: (4, 5, 4)}}),
    "academy": (1, {"people": {HOME: (0, 0, 6)}}, {"people": {HOME: (4, 4, 5)}}),
    "specialist": (1, {"levels": {0: {"eng": 4}}}, {"levels": {0: {"eng": 3}}}),
    "polymath": (
        1,
        {"levels": {0: {"bio": 1, "phys": 1, "eng": 1, "gov": 1}}},
        {"levels": {0: {"bio": 3, "phys": 2, "eng": 0, "gov": 1}}},
    ),
    "inventor": (
        1,
        {"developed": {0: "hydroponics robotics phasors federation cloning"}},
        {"developed": {0: "hydroponics robotics phasors federation"}},
    ),
    "armada": (1, {"ships": {(0, HOME): "8 frigate"}}, {"ships": {(0, HOME): "7 frigate"}}),
    "titan_yards": (1, {"ships": {(0, HOME): "1 titan"}}, {"ships": {(0, HOME): "6 cruiser"}}),
    "fortress": (
        1,
        {**systems(1), "orbitals": {HOME: (1, 1), 3: (0, 1)}},
        {**systems(1), "orbitals": {HOME: (1, 1), 3: (0, 0)}},
    ),
    "architect": (
        1,
        {"buildings": {HOME: "trade_center hydroponic_farm monument"}},
        {"buildings": {HOME: "trade_center monument"}},
    ),
    "terraformer": (1, "terraform 2", "terraform 1"),
    "envoy": (1, {"embassies": ((0, 1),)}, {}),
    "influence": (1, {"influence": [3, 0]}, {"influence": [2, 0]}),
    "content_people": (1, {**systems(3), "discontent": {0: 1}}, {**systems(3), "discontent": {0: 2}}),
    "treasury": (1, {"resources": {0: (0, 0, 0, 8)}}, {"resources": {0: (9, 9, 9, 7)}}),
    "pirate_hunter": (1, {"deeds": [(2, 0, 0, 0), (0, 0, 0, 0)]}, {"deeds": [(1, 9, 9, 9), (9, 9, 9, 9)]}),
    "warlord": (1, {"deeds": [(0, 1, 0, 0), (0, 0, 0, 0)]}, {"deeds": [(9, 0, 9, 9), (9, 9, 9, 9)]}),
    "conqueror": (2, {"deeds": [(0, 0, 1, 0), (0, 0, 0, 0)]}, {"deeds": [(9, 9, 0, 9), (9, 9, 9, 9)]}),
    "pathfinder": (1, {"deeds": [(0, 0, 0, 3), (0, 0, 0, 0)]}, {"deeds": [(9, 9, 9, 2), (9, 9, 9, 9)]}),
    "master_of_orion": (
        2,
        {"ships": {(0, ORION): "1 frigate"}, "enemies": {ORION: {}}},
        {"ships": {(0, WEST): "1 frigate"}, "systems": {WEST: GREEN}, "enemies": {ORION: {}}},
    ),
}


def mission_position(given):
    if isinstance(given, str):
        count = int(given.split()[1])
        g = position(**systems(2))
        for at in (3, 4)[:count]:
            g.ground[at] = (*g.ground[at][:3], 1, 0)
        return g
    return position(**given)


def test_A14_2_the_missions_are_all_there():
    assert set(MISSION) == set(MISSIONS)


@pytest.mark.parametrize("name", MISSION)
def test_A14_2_what_a_mission_asks_for(name):
    points, enough, too_little = MISSION[name]
    assert MISSIONS[name].points == points
    assert fulfilled(mission_position(enough), 0, name)
    assert not fulfilled(mission_position(too_little), 0, name)


@pytest.mark.parametrize(
    ("empires", "enough"),
    [
        ("humans psilons", 1),
        ("humans psilons sakkra", 2),
        ("humans psilons sakkra meklar", 3),
        ("humans psilons sakkra meklar mrrshan bulrathi", 3),
        ("humans psilons antarans", 1),
    ],
)
def test_A14_2_envoys_need_three_embassies_or_all_there_can_be(empires, enough):
    for count in (enough - 1, enough):
        g = base(empires, antarans="antarans" in empires)
        change(g, embassies=tuple((0, host) for host in range(1, count + 1)))
        assert fulfilled(g, 0, "envoy") == (count == enough)


def test_A14_2_envoys_need_an_embassy_even_where_there_can_be_none():
    g = base("humans antarans", antarans=True)
    assert not fulfilled(g, 0, "envoy")


def test_A8_3_a_mission_that_is_not_fulfilled_cannot_be_revealed():
    t = lay_out(missions={0: "polymath armada"}, levels={0: {"bio": 1, "phys": 1, "eng": 1}})
    armada = next(card for card in t.state.missions[0] if t.state.name(card) == "armada")
    both_pass(t)
    assert refused(t, 0, [("mission", armada)]).text == "barred-unfulfilled"
