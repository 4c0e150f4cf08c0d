"""B1–B4 The Antarans, Into the Unknown, Antaran's Revenge, empires of one's own."""

import pytest

import astrarium
from astrarium.games.adastra import galaxy
from astrarium.games.adastra.components import CARDS, EMPIRES, STARS, UNKNOWN
from astrarium.games.adastra.rules import antarans, unknown
from astrarium.games.adastra.rules.growth import places as growth_places

from .table import (
    BLUE,
    GREEN,
    ORION,
    WEST,
    Open,
    base,
    begin,
    change,
    fleet,
    lay_out,
    level,
    load,
    options,
    people,
    play,
    prompt,
    refused,
    stack,
    stack_stars,
    tokens,
    told,
    why_not,
)

# -- B1


def test_B1_1_antarans_join_the_offer_only_when_switched_on():
    for on in (False, True):
        t = astrarium.start("adastra", seats=2, seed=1, options={"antarans": on})
        names = {t.state.name(card) for card in (*t.state.empire_deck, *t.state.empire_offer)}
        assert ("antarans" in names) == on


def test_B1_1_nobody_opens_an_embassy_with_them_but_they_with_others():
    t = lay_out("humans antarans", antarans=True, resources={0: (0, 0, 0, 9), 1: (0, 0, 0, 9)})
    assert why_not(t, 0, "diplomacy", ("embassy", 1)) == ("barred-no-diplomat", "B1.1")
    play(t, 0, ("pass",))
    play(t, 1, ("play", "diplomacy"), ("embassy", 0))
    assert t.state.embassies == [0, 1]


def doom(**changes):
    """The Antarans hold a colony of the Humans."""
    given = {
        "antarans": True,
        "systems": {WEST: Open("core_007", 0, "green_1", "red_fungus")},
        "owners": {WEST: 1},
        "people": {WEST: (2, 1, 0)},
        "buildings": {WEST: "trade_center"},
        "ships": {(0, WEST): "1 titan, 1 frigate"},
        "resources": {0: (9, 0, 4, 0)},
    }
    return lay_out("antarans humans", **(given | changes))


def test_E32_B1_2_B1_3_xenocide():
    t = doom(embassies=((0, 1),))
    play(t, 0, ("play", "invasion"), ("destroy",))
    assert tokens(t, 0)[2] == 0
    assert t.state.ground[WEST] == ("wreck", "", 0, 0, 0)
    assert people(t, WEST) == (0, 0, 0)
    assert t.state.owner[WEST] == -1
    assert t.state.discontent[0] == 2 + 2, "xenocide, and a broken embassy"
    assert t.state.deeds[0][2] == 0, "no conquest"
    assert fleet(t, WEST) == {"frigate": 1, "titan exhausted": 1}
    assert t.view(0)["systems"][WEST]["explored"]
    assert not any(place[1] == WEST for place in growth_places(t.state, 0, CARDS["growth"], 9))
    assert why_not(t, 0, "growth", ("grow", WEST, 0)) == ("barred-no-planet", "A5.5")
    g = t.state.copy()
    g.resources[2] = 2
    g.acting = 0
    outpost = begin(g, {"antarans": True})
    play(outpost, 0, ("play", "build"), ("site", WEST))
    assert outpost.state.owner[WEST] == 0


def test_B1_2_who_can_destroy_a_planet():
    assert ("destroy",) in options(play(doom(), 0, ("play", "invasion")))
    poor = doom(resources={0: (9, 0, 3, 0)})
    play(poor, 0, ("play", "invasion"))
    assert prompt(poor) == "landing"
    small = doom(ships={(0, WEST): "2 frigate"})
    play(small, 0, ("play", "invasion"))
    assert prompt(small) == "landing"
    orion = lay_out(
        "antarans humans",
        antarans=True,
        owners={ORION: 1},
        people={ORION: (1, 0, 0)},
        enemies={ORION: {}},
        ships={(0, ORION): "2 titan"},
    )
    play(orion, 0, ("play", "invasion"))
    assert prompt(orion) == "landing", "Orion cannot be destroyed"
    humans = lay_out(
        systems={WEST: GREEN}, owners={WEST: 1}, people={WEST: (1, 0, 0)}, ships={(0, WEST): "2 titan"}
    )
    play(humans, 0, ("play", "invasion"))
    assert prompt(humans) == "landing"


# -- B2

SETS = {2: (2, 2, 2, 2, 1), 3: (2, 3, 3, 3, 2), 4: (3, 4, 4, 4, 1), 5: (3, 5, 5, 5, 2), 6: (2, 5, 5, 6, 4)}
START_TILES = {
    2: "core_001 core_002 core_006 core_010 ar_001",
    3: "core_001 core_002 core_003 core_004 core_008 core_012 core_016",
    4: "core_001 core_002 core_005 core_009 core_013 core_017 ar_001",
    5: "core_001 core_002 core_003 core_004 core_008 core_012 core_015 core_018 ar_007",
    6: "core_001 core_002 core_003 core_004 core_008 core_012 "
    "ar_001 ar_002 ar_003 ar_004 ar_005 ar_006 ar_007",
}


@pytest.mark.parametrize("seats", range(2, 7))
def test_B2_1_B2_2_start_layouts_and_sets(seats):
    t = astrarium.start("adastra", seats=seats, seed=2, options={"unknown": True})
    g = t.state
    assert sorted(g.tiles) == sorted(START_TILES[seats].split())
    seen = t.view(None)
    assert tuple(seen["unknown"]["left"].values()) == SETS[seats]
    assert seen["unknown"]["die"] == SETS[seats][4]
    homes = [laid.tile for laid in UNKNOWN[seats].tiles if laid.home]
    assert len(homes) == seats
    for at, tile in enumerate(g.tiles):
        explored = tile in homes or STARS[tile].colour == "white"
        assert g.explored[at] == explored
    for number, count in enumerate(SETS[seats]):
        assert len(g.star_stacks[number]) >= count, "the set can be filled"
    assert all("micro_wormhole" in STARS[g.name(card)].features for card in g.star_stacks[0])
    assert all(g.links[at] or g.doors[at] for at, tile in enumerate(g.tiles) if tile in homes)


def test_B2_1_the_first_player_places_the_pirates():
    g = base(unknown=True)
    g.phase = "pirates"
    t = begin(g, {"unknown": True})
    assert prompt(t) == "pirates"
    assert t.pending[0].seat == t.state.order[0]
    holes = [at for at, tile in enumerate(t.state.tiles) if tile in ("core_001", "core_002")]
    play(t, 0, ("base", holes[1]))
    seen = t.view(0)["systems"]
    assert seen[holes[1]]["enemies"] == {"pirate_base": 1}
    assert seen[holes[0]]["enemies"] == {"pirate_raiders": 2}


def growing(colours="", seats="humans psilons", **changes):
    """Into the Unknown, with these colours on top of the set."""
    g = base(seats, unknown=True)
    g.pirates_found = 2
    stack(g, g.unknown_set, colours)
    change(g, **changes)
    return g


def home_of(g):
    return g.home[0]


def test_E43_B2_4_where_a_tile_may_lie():
    g = growing()
    home = g.tiles.index("core_006")
    found = set(unknown.openings(g, home))
    assert {(2, -1), (0, 1)} <= found
    assert not {(2, 0), (1, 1)} & found
    touching = [
        place for place in ((2, -1), (0, 1)) for d in range(6) if galaxy.neighbour(place, d) in g.coords
    ]
    assert touching.count((2, -1)) == 2
    assert touching.count((0, 1)) == 3


def test_E42_B2_3_B2_4_without_a_jump_point_towards_it_a_hex_is_closed(monkeypatch):
    g = growing()
    home = home_of(g)
    assert unknown.possible(g, 0)
    monkeypatch.setattr(galaxy, "edges_of", lambda g, system: 0)
    assert list(unknown.openings(g, home)) == []
    assert not unknown.possible(g, 0)


def test_B2_3_exploring_the_galaxy_with_an_action():
    g = growing("green")
    stack_stars(g, "green", "core_021")
    t = begin(g, {"unknown": True})
    home, before = home_of(g), len(g.coords)
    play(t, 0, ("play", "exploration"), ("chart", home))
    assert prompt(t) == "lay"
    edges = STARS["core_021"].edges
    for _, q, r, turn in options(t):
        lying = galaxy.turned(edges, turn)
        joins = [
            d
            for d in range(6)
            if lying >> d & 1
            and galaxy.neighbour((q, r), d) in g.coords
            and galaxy.edges_of(g, g.coords.index(galaxy.neighbour((q, r), d))) >> (d + 3) % 6 & 1
        ]
        assert joins, "a jump point on both sides of a common edge"
    play(t, 0, sorted(options(t))[0])
    assert len(t.state.coords) == before + 1
    assert t.state.deeds[0][3] == 0, "laying a tile is not exploring"
    assert ("chart", home) not in options(t), "no extra place for it"
    empty = growing()
    empty.unknown_set = ()
    t = begin(empty, {"unknown": True})
    assert ("play", "exploration") not in options(t), "and it is not spent"


def test_B2_5_a_new_tile_is_unexplored_and_keeps_lying():
    g = growing("green")
    stack_stars(g, "green", "core_007")
    t = begin(g, {"unknown": True})
    home = home_of(g)
    play(t, 0, ("play", "exploration"), ("chart", home))
    lay = next(option for option in sorted(options(t)) if joins_home(g, home, "core_007", option))
    play(t, 0, lay)
    new = len(t.state.coords) - 1
    assert not t.state.explored[new]
    assert t.state.tiles[new] == "core_007"
    assert new in t.state.doors[home]
    white = growing("white")
    t = begin(white, {"unknown": True})
    play(t, 0, ("play", "exploration"), ("chart", home))
    play(t, 0, sorted(options(t))[0])
    assert t.state.explored[len(t.state.coords) - 1]


def joins_home(g, home, tile, option):
    _, q, r, turn = option
    for d in range(6):
        if galaxy.neighbour((q, r), d) == g.coords[home]:
            mine = galaxy.turned(STARS[tile].edges, turn) >> d & 1
            return bool(mine and galaxy.edges_of(g, home) >> (d + 3) % 6 & 1)
    return False


def test_B2_6_the_management_stage_begins_with_it():
    t = begin(growing("green green"), {"unknown": True})
    play(t, 0, ("pass",))
    play(t, 1, ("pass",))
    assert t.state.phase == "survey"
    before = len(t.state.coords)
    while t.state.phase == "survey" and t.pending[0].seat == 0:
        t.answer(0, t.pending[0].options[0])
    assert len(t.state.coords) >= before + 1


def test_E40_B2_7_with_two_players_the_first_yellow_star_is_orion():
    g = growing("yellow")
    t = begin(g, {"unknown": True})
    play(t, 0, ("play", "exploration"), ("chart", home_of(g)))
    play(t, 0, sorted(options(t))[0])
    new = len(t.state.coords) - 1
    assert t.state.orion == new
    assert t.state.ground[new][0] == "orion"
    assert t.view(0)["systems"][new]["enemies"] == {"guardian": 1}
    assert t.state.explored[new]
    assert "orion-found" in told(t)
    assert t.state.orion_die == 0


def test_E41_B2_7_with_three_players_it_is_the_second():
    g = growing("yellow yellow", "humans psilons sakkra")
    assert g.orion_die == 2
    t = begin(g, {"unknown": True})
    play(t, 0, ("play", "exploration"), ("chart", home_of(g)))
    play(t, 0, sorted(options(t))[0])
    new = len(t.state.coords) - 1
    assert t.state.orion_die == 1
    assert t.state.orion == -1
    assert not t.state.explored[new]


# -- B3


def revenge(empires="humans psilons sakkra", **changes):
    g = base(empires, revenge=True, no_missions=True)
    change(g, **changes)
    return g


def table(g):
    return begin(g, {"revenge": True, "no_missions": True})


def test_B3_1_three_tokens_each_and_no_antarans():
    g = revenge()
    assert g.resistance == [3, 3, 3]
    t = astrarium.start("adastra", seats=6, seed=1, options={"revenge": True})
    assert "antarans" not in {t.state.name(card) for card in (*t.state.empire_deck, *t.state.empire_offer)}


def test_B3_2_the_antaran_home():
    g = revenge(systems={4: Open("core_001")}, ships={(0, 4): "1 frigate"})
    seen = table(g).view(0)
    home = seen["systems"][seen["antarans"]["home"]]
    assert (home["q"], home["planet"], home["fleet"]["owner"]) == (None, "home_antarans", 6)
    assert home["fleet"]["ships"][0]["unit"] == "doom_star"
    assert g.antares in galaxy.steps_from(g, 4, False)
    assert ("play", "attack") in options(table(g))
    closed = revenge()
    assert galaxy.steps_from(closed, closed.antares, False) == (closed.antares,)


def test_B3_3_E38_tokens_for_destroyed_units():
    g = revenge(owners={}, ships={(1, 2): "6 cruiser"}, round=1, phase="bids")
    t = table(g)
    for seat in (0, 1, 2):
        play(t, seat, ("bid", 1 if seat == 0 else 0))
    assert prompt(t) == "antaran-target"
    load(t, *[1] * 4, *[6] * 12)
    play(t, 0, ("target", 2))
    assert t.state.resistance == [2, 5, 3], "two Frigates, two tokens"


def test_B3_3_an_empty_supply_gives_no_token():
    g = revenge(ships={(1, 2): "6 cruiser"}, round=1, phase="bids", resistance=[0, 0, 30])
    t = table(g)
    play(t, 2, ("bid", 0))
    load(t, *[1] * 4, *[6] * 12)
    play(t, 0, ("target", 2))
    assert t.state.resistance == [0, 0, 30]


def test_E35_B3_4_B3_5_the_highest_bid_then_the_order_decides():
    g = revenge(round=1, phase="bids", order=[1, 0, 2])
    t = table(g)
    assert {choice.seat for choice in t.pending} == {0, 1, 2}
    play(t, 0, ("bid", 2))
    assert t.view(1)["players"][0]["resistance"] == 3, "nobody sees it yet"
    play(t, 1, ("bid", 2))
    play(t, 2, ("bid", 1))
    assert t.pending[0].seat == 1
    owners = {t.state.owner[option[1]] for option in options(t)}
    assert owners == {0, 2}
    play(t, 1, ("target", t.state.home[2]))
    finish(t)
    assert t.state.resistance[0] == 1
    assert t.state.resistance[2] >= 2


def finish(t):
    """Let a battle run its course."""
    while t.state.round == 1 and not t.over:
        choice = t.pending[0]
        t.answer(choice.seat, choice.options[0])


def test_E36_B3_5_all_zero_is_a_tie():
    t = table(revenge(round=1, phase="bids", order=[2, 1, 0]))
    for seat in (0, 1, 2):
        play(t, seat, ("bid", 0))
    assert t.pending[0].seat == 2


def test_B3_4_nobody_bids_more_than_they_have():
    t = table(revenge(round=1, phase="bids", resistance=[1, 0, 3]))
    assert refused(t, 0, ("bid", 2)).text == "error-not-an-option"
    assert t.choice(1) is None, "nothing to choose: the table takes it"


#: Frigates, Cruisers, Titans by round.
FLEET = {
    1: (2, 0, 0),
    2: (1, 1, 0),
    3: (0, 0, 1),
    4: (2, 0, 1),
    5: (1, 1, 1),
    6: (3, 2, 1),
    7: (3, 2, 1),
    8: (3, 2, 1),
}


@pytest.mark.parametrize("number", FLEET)
def test_B3_6_the_fleet_of_each_round(number):
    g = revenge(round=min(number, 6))
    g.round, g.rounds = number, 8
    groups = antarans.muster(g)
    assert tuple(sum(n for u, _, n in groups if u == unit) for unit in range(3)) == FLEET[number]


def test_E33_B3_6_units_in_the_galaxy_join():
    g = revenge(round=4, ships={(6, 5): "1 titan"}, systems={5: GREEN})
    assert antarans.muster(g) == [(0, 0, 2), (2, 0, 2)]
    assert g.fleet_owner[5] == -1
    assert g.fleet_owner[g.antares] == 6, "the Doom Star stays at home"


def test_E34_B3_6_as_many_as_there_are_figures():
    g = revenge(round=6, ships={(6, 5): "3 titan"}, systems={5: GREEN})
    assert antarans.muster(g) == [(0, 0, 3), (1, 0, 2), (2, 0, 3)]
    assert g.antaran_supply == [6, 4, 0]


def test_B3_7_without_defenders_they_take_control():
    g = revenge(systems={5: GREEN}, owners={5: 1}, people={5: (2, 0, 0)}, round=3, phase="bids")
    t = table(g)
    for seat in (0, 1, 2):
        play(t, seat, ("bid", 0))
    play(t, 0, ("target", 5))
    assert fleet(t, 5) == {"titan": 1}
    assert people(t, 5) == (1, 0, 0), "B3.8"


def test_B3_7_the_fleet_leaves_after_ten_rounds():
    g = revenge(round=1, phase="bids", developed={1: "class_v_shields class_iii_shields deflector_shields"})
    change(g, ships={(1, 2): "2 titan"})
    t = table(g)
    for seat in (0, 1, 2):
        play(t, seat, ("bid", 0))
    load(t, *[1] * 200)
    play(t, 0, ("target", 2))
    while t.state.battle is not None:
        play(t, t.pending[0].seat, t.pending[0].options[0])
    assert g.antaran_supply == [9, 6, 3]
    assert "retreated" in told(t)
    assert fleet(t, 2)["titan"] == 2


def test_E37_B3_8_the_owner_chooses_who_is_taken():
    g = revenge(
        systems={5: GREEN}, owners={5: 1}, people={5: (1, 1, 0)}, ships={(6, 5): "1 frigate"}, phase="drain"
    )
    t = table(g)
    assert t.pending[0].seat == 1
    assert options(t) == {("lose", 5, 0), ("lose", 5, 1)}
    play(t, 1, ("lose", 5, 1))
    assert people(t, 5) == (1, 0, 0)


def test_E39_B3_9_the_doom_star_ends_the_attacks():
    g = revenge("humans psilons", round=5)
    change(g, systems={4: Open("core_001")}, ships={(0, 4): "3 titan, 6 cruiser"})
    change(g, developed={0: "phasors"})
    t = table(g)
    play(t, 0, ("play", "attack"), ("target", g.antares))
    load(t, *[6] * 12, *[1] * 8)
    play(t, 0, list(t.choice(0).options))
    while t.state.battle is not None:
        load(t, *[6] * 12, *[1] * 8)
        play(t, t.pending[0].seat, t.pending[0].options[0])
    assert t.state.doom_star_by == 0
    assert t.state.resistance[0] == 4
    assert t.view(0)["players"][0]["score"]["doom_star"] == 1
    while t.state.round == 5:
        choice = t.pending[0]
        assert choice.prompt != "bid"
        t.answer(choice.seat, ("pass",) if ("pass",) in choice.options else choice.options[-1])
    g = t.state
    assert ("grow", g.antares, 0) in growth_places(g, 0, CARDS["growth"], 9), "a planet like any other"


def test_E54_B3_7_attacking_a_fleet_that_holds_a_colony_breaks_embassies_with_its_owner():
    g = revenge(systems={8: GREEN}, owners={8: 1}, people={8: (1, 0, 0)}, ships={(6, 8): "1 titan"})
    near = next(at for at in range(len(g.coords)) if 8 in g.links[at])
    change(g, ships={(0, near): "3 titan, 1 frigate"}, embassies=((0, 1),))
    t = table(g)
    play(t, 0, ("play", "attack"), ("target", 8))
    load(t, *[6] * 12, *[1] * 5)
    play(t, 0, list(t.choice(0).options))
    assert t.state.embassies[0] == 0
    assert t.state.discontent[0] == 2
    assert t.state.resistance[0] == 4
    assert t.state.honours[0] == 0


# -- B4


def custom(seats=2, seed=1):
    return astrarium.start("adastra", seats=seats, seed=seed, options={"custom": True, "no_missions": True})


def test_B4_1_E46_making_an_empire_uses_up_a_card_of_the_offer():
    t = custom(4)
    first = t.pending[0].seat
    offered = sorted(name for word, name in options(t) if word == "empire")
    assert {name for word, name in options(t) if word == "custom"} == set(offered)
    play(t, first, ("custom", offered[0]))
    play(t, first, sorted(options(t))[0])
    now = {name for word, name in options(t) if word == "empire"}
    assert offered[0] not in now
    assert offered[1] in now
    assert len(now) == 3, "what was left and two new ones"
    assert t.state.custom_boards == 3
    assert t.state.pieces[first] == offered[0]


def test_B4_2_E46_three_six_three_and_one_two_one():
    t = custom(2)
    a, b = t.state.order
    name = sorted(option[1] for option in options(t, "custom"))[0]
    play(t, a, ("custom", name))
    play(t, a, sorted(options(t))[0])
    other = sorted(option[1] for option in options(t, "custom"))[0]
    play(t, b, ("custom", other))
    assert prompt(t) == "keep-foundation"
    assert {choice.seat for choice in t.pending} == {0, 1}
    assert [len(t.choice(a).options), t.choice(a).at_least] == [3, 1]
    seen = t.view(b)["empires"]["drawn"]
    assert {row["seat"] for row in seen} == {b}
    for kind, (count, keep) in {"foundation": (3, 1), "ability": (6, 2), "card": (3, 1)}.items():
        for seat in (a, b):
            choice = t.choice(seat)
            assert (choice.prompt, len(choice.options), choice.at_least, choice.at_most) == (
                f"keep-{kind}",
                count,
                keep,
                keep,
            )
            t.answer(seat, choice.options[:keep])
    g = t.state
    assert len(g.makeup[a][2]) == 2
    assert g.makeup[a][1] == "standard"
    home = EMPIRES[name].home.capacity
    assert t.view(0)["systems"][g.home[a]]["planet"] == f"home_{name}"
    assert g.site(g.home[a]).capacity == home


def test_E44_B4_3_start_resources_are_added_up():
    g = base(custom=True)
    g.empire[0] = "custom"
    names = ("republic", "prolific", "traders", "golden_age")
    g.custom_drawn[0] = tuple(
        next(card for card, face in enumerate(g.cards.face) if face == name) for name in names
    )
    from astrarium.games.adastra.rules.choosing import _design

    start, abilities, card, table, resources = _design(g, 0)
    assert resources == [1, 2, 4, 7]
    assert (start.id, abilities, card, table) == (
        "republic",
        ("prolific", "traders"),
        "golden_age",
        "standard",
    )
    assert level(begin(base()), 0, "gov") == 1


def test_E45_B4_4_four_boards():
    t = custom(5)
    for _ in range(4):
        seat = t.pending[0].seat
        play(t, seat, sorted(options(t, "custom"))[0])
        play(t, seat, sorted(options(t))[0])
    assert options(t, "custom") == set()
    assert options(t, "empire")


def test_B1_3_a_wreck_counts_as_explored_and_planetless():
    g = base()
    change(g, systems={WEST: BLUE})
    g.ground[WEST] = ("wreck", "", 0, 0, 0)
    site = g.site(WEST)
    assert not site.habitable
    assert site.orbital == 1
    assert site.capacity == (0, 0, 0)
    assert g.explored[WEST]
