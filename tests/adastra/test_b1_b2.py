"""B1, B2 The Antarans as an empire, destroyed planets, Into the Unknown."""

import pytest

import astrarium
from astrarium.games.adastra import galaxy
from astrarium.games.adastra.components import CARDS, EMPIRES, STARS, UNKNOWN
from astrarium.games.adastra.rules import into_the_unknown
from astrarium.games.adastra.rules.population_growth import quick as growth_places

from .full_view import sees
from .table import (
    BLUE,
    ORION,
    WEST,
    Open,
    base,
    begin,
    both_pass,
    change,
    colony,
    fleet,
    lay_out,
    options,
    people,
    play,
    prompt,
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
        **colony(1, (2, 1, 0), world=Open("core_007", 0, "green_1", "red_fungus")),
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
    assert sees(t, 0)["systems"][WEST]["explored"]
    assert not any(place[1] == WEST for place in growth_places(t.state, 0, CARDS["growth"]))
    assert why_not(t, 0, "growth", ("grow", WEST, 0)) == ("barred-no-planet", "A5.5")
    g = t.state.copy()
    change(g, resources={0: (0, 0, 2, 0)})
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
    humans = lay_out(**colony(1), ships={(0, WEST): "2 titan"})
    play(humans, 0, ("play", "invasion"))
    assert prompt(humans) == "landing"


def test_B1_2_the_doom_star_destroys_planets_too():
    t = doom(ships={(0, WEST): "1 doom_star, 1 frigate"})
    play(t, 0, ("play", "invasion"), ("destroy",))
    assert t.state.ground[WEST][0] == "wreck"
    assert fleet(t, WEST) == {"frigate": 1, "doom_star exhausted": 1}
    tired = doom(ships={(0, WEST): "1 titan overloaded, 2 frigate"})
    play(tired, 0, ("play", "invasion"))
    assert prompt(tired) == "landing", "an overloaded Titan cannot be used"


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
    g.phase, g.order = "pirates", [1, 0]
    t = begin(g, {"unknown": True})
    assert prompt(t) == "pirates"
    assert t.pending[0].seat == 1
    holes = [at for at, tile in enumerate(t.state.tiles) if tile in ("core_001", "core_002")]
    play(t, 1, ("base", holes[1]))
    seen = sees(t, 0)["systems"]
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
    found = set(into_the_unknown.openings(g, home))
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
    assert into_the_unknown.possible(g, 0)
    monkeypatch.setattr(galaxy, "edges_of", lambda g, system: 0)
    assert list(into_the_unknown.openings(g, home)) == []
    assert not into_the_unknown.possible(g, 0)


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
    new = len(t.state.coords) - 1
    assert t.state.explored[new]
    assert new in t.state.micros, "its micro-wormhole can be used at once"
    assert t.state.enemies[new] == ()
    assert [event.text.args["at"].id for event in t.events() if event.name == "charted"] == ["system"]


def joins_home(g, home, tile, option):
    _, q, r, turn = option
    for d in range(6):
        if galaxy.neighbour((q, r), d) == g.coords[home]:
            mine = galaxy.turned(STARS[tile].edges, turn) >> d & 1
            return bool(mine and galaxy.edges_of(g, home) >> (d + 3) % 6 & 1)
    return False


def test_B2_6_the_management_stage_begins_with_it():
    t = begin(growing("green green"), {"unknown": True})
    both_pass(t)
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
    assert sees(t, 0)["systems"][new]["enemies"] == {"guardian": 1}
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


def test_B1_3_a_wreck_counts_as_explored_and_planetless():
    g = base()
    change(g, systems={WEST: BLUE})
    g.ground[WEST] = ("wreck", "", 0, 0, 0)
    site = g.site(WEST)
    assert not site.habitable
    assert site.orbital == 1
    assert site.capacity == (0, 0, 0)
    assert g.explored[WEST]


def lay_a_tile(card, credits=9):
    """A tile is laid with a card by the first player, who could go on if the turn did not end."""
    g = growing("green blue orange", resources={0: (0, 9, 0, credits)})
    g.hand[0] += (card,) if card != "exploration" else ()
    t = begin(g, {"unknown": True})
    play(t, 0, ("play", card), ("chart", home_of(g)))
    play(t, 0, sorted(options(t, "lay"))[0])
    return t


@pytest.mark.parametrize("card", ["exploration", "space_scanner"])
def test_B2_3_laying_a_tile_ends_the_turn(card):
    t = lay_a_tile(card)
    assert (t.pending[0].seat, prompt(t)) == (1, "turn"), "no extra place, no second tile, no free action"
    assert t.state.played[0] == (card,)


def test_B2_3_before_a_tile_is_laid_a_free_place_may_go_to_a_survey():
    g = growing("green", "humans psilons sakkra")
    yellow = g.tiles.index("core_016")
    source = next(at for at in range(len(g.coords)) if yellow in g.doors[at] and g.owner[at] >= 0)
    seat = g.acting = g.owner[source]
    g.hand[seat] += ("space_scanner",)
    stack(g, g.discoveries, "red_fungus")
    t = begin(g, {"unknown": True})
    play(t, seat, ("play", "space_scanner"), ("survey", yellow, source), ("chart", g.home[seat]))
    play(t, seat, sorted(options(t, "lay"))[0])
    assert t.pending[0].seat != seat


def test_B2_3_a_card_of_the_expansion_still_does_what_it_says_after_the_tile():
    t = lay_a_tile("expedition")
    assert (t.pending[0].seat, prompt(t)) == (0, "flight")
    assert t.view(0)["playing"]["extra"] == 0
    play(t, 0, min(options(t, "from")))
    while t.pending[0].seat == 0 and prompt(t) != "flight":
        t.answer(0, [t.pending[0].options[0]] if prompt(t) == "ships" else t.pending[0].options[0])
    assert (t.pending[0].seat, prompt(t)) == (1, "turn"), "no extra place is bought after a tile"


def test_B2_7_a_yellow_star_of_the_start_is_a_star_like_others():
    g = growing("", "humans psilons sakkra")
    yellow = g.tiles.index("core_016")
    assert not g.explored[yellow]
    source = next(at for at in range(len(g.coords)) if yellow in g.doors[at] and g.owner[at] >= 0)
    seat = g.owner[source]
    g.acting = seat
    stack(g, g.discoveries, "red_fungus")
    t = begin(g, {"unknown": True})
    play(t, seat, ("play", "exploration"), ("survey", yellow, source))
    assert t.state.ground[yellow][0].startswith("yellow_")
    assert t.state.ground[yellow][1] == "red_fungus"
    assert t.state.orion_die == 2


#: Food, research, production, credits of those who start otherwise with Into the Unknown.
STARTS = {"sakkra": (1, 2, 2, 1), "mrrshan": (7, 6, 10, 8)}


@pytest.mark.parametrize("name", [name for name in EMPIRES if name != "humans"])
def test_B2_8_who_starts_with_other_resources_in_the_unknown(name):
    g = base(f"{name} humans", unknown=True, antarans=name == "antarans")
    assert g.resources == [STARTS.get(name, EMPIRES[name].start.resources), (5, 4, 6, 4)]


def test_B2_8_A3_5_who_takes_such_an_empire_finds_these_resources():
    t = astrarium.start("adastra", seats=3, seed=1, options={"unknown": True, "no_missions": True})
    while t.state.phase == "choose":
        wanted = [("empire", name) for name in STARTS]
        options = t.pending[0].options
        t.answer(t.pending[0].seat, next((each for each in wanted if each in options), options[0]))
    taken = {player["empire"]: tuple(player["resources"].values()) for player in sees(t, 0)["players"]}
    assert set(STARTS) <= set(taken)
    assert {name: taken[name] for name in STARTS} == STARTS
