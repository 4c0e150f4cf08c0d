"""A1–A3 The game, the galaxy, the set-up."""

import pytest

import astrarium
from astrarium.games.adastra import GAME, galaxy
from astrarium.games.adastra.active_powers import power
from astrarium.games.adastra.components import EMPIRES, PLANETS, STARS
from astrarium.kernel import BadSetup
from astrarium.localization import has, say

from .full_view import sees
from .table import (
    BLUE,
    FOE,
    GREEN,
    HOME,
    ORION,
    WEST,
    Open,
    base,
    change,
    colony,
    fleet,
    in_english,
    lay_out,
    level,
    options,
    people,
    play,
    prompt,
    tokens,
)

COLOURS = ("white", "green", "blue", "orange", "yellow")
#: Of each colour face down, by number of players.
FACE_DOWN = {
    2: (2, 2, 2, 3, 1),
    3: (3, 3, 3, 4, 2),
    4: (3, 3, 3, 4, 1),
    5: (5, 5, 5, 6, 4),
    6: (5, 5, 5, 5, 4),
}


def test_A1_1_six_rounds():
    assert base().rounds == 6
    assert GAME.seats == (2, 6)


def test_A1_2_two_to_six_players():
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            astrarium.start("adastra", seats=seats)
    assert sorted(EMPIRES) == ["antarans", "bulrathi", "humans", "meklar", "mrrshan", "psilons", "sakkra"]


def test_A1_3_designed_components_say_so():
    assert {name for name, empire in EMPIRES.items() if empire.source != "designed"} == {"antarans"}
    assert "designs it anew" in in_english(astrarium.kernel.Text("game-about"))
    assert has("game-about", "pl", game=GAME)


def test_A2_1_a_rotation_turns_the_edges():
    edges = STARS["core_021"].edges
    assert [edges >> d & 1 for d in range(6)] == [1, 0, 1, 0, 1, 0]
    turned = galaxy.turned(edges, 1)
    assert [turned >> d & 1 for d in range(6)] == [0, 1, 0, 1, 0, 1]
    assert galaxy.DIRECTIONS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def test_A2_1_white_stars_have_no_planet():
    t = lay_out(systems={WEST: Open("core_003")}, ships={(0, WEST): "1 frigate"}, resources={0: (9, 0, 0, 0)})
    play(t, 0, ("play", "growth"))
    assert not any(option[1] == WEST for option in options(t, "grow"))


def test_A2_2_everybody_sees_the_colour_of_a_face_down_star_and_nobody_the_tile():
    t = astrarium.start("adastra", seats=2, seed=5)
    for seen in (sees(t, 0), sees(t, None)):
        hidden = [system for system in seen["systems"] if not system["explored"]]
        assert len(hidden) == 10
        assert all(system["tile"] is None and system["colour"] in COLOURS for system in hidden)


def test_A2_3_resources_and_population():
    seen = sees(lay_out(), 0)
    assert list(seen["players"][0]["resources"]) == ["food", "research", "production", "credits"]
    assert seen["systems"][HOME]["population"] == (3, 3, 2)


def test_A2_5_room_changes_with_the_owner_and_people_stay():
    t = lay_out("sakkra humans", people={HOME: (6, 2, 2)}, resources={0: (20, 0, 0, 0)})
    assert sees(t, 0)["systems"][HOME]["capacity"] == (6, 4, 3)
    humans = lay_out(people={HOME: (6, 2, 2)}, resources={0: (20, 0, 0, 0)})
    play(humans, 0, ("play", "growth"))
    assert ("grow", HOME, 0) not in options(humans)
    assert people(humans, HOME) == (6, 2, 2)


def test_A2_5_who_settles_a_planet_brings_the_room_of_the_own_empire():
    barren = Open("core_011", 0, "blue_2")  # no room for farmers is printed on it
    for empires, farmers in (("sakkra humans", True), ("humans sakkra", False)):
        t = lay_out(
            empires, systems={WEST: barren}, ships={(0, WEST): "1 frigate"}, resources={0: (9, 0, 0, 9)}
        )
        play(t, 0, ("play", "growth"))
        assert (("grow", WEST, 0) in options(t)) == farmers


def test_A2_5_the_terminal_shows_the_slots_that_are_free():
    t = lay_out()
    systems = next(block for block in GAME.outline(t.view(0), 0) if block.title.id == "label-galaxy")
    ground = in_english(systems.rows[HOME][5].text)
    assert ground == "Sol III [3/1]", "three planetary ones, and one orbital one beside the Outpost"


def test_A2_6_people_own_a_system_before_orbital_buildings():
    t = lay_out(
        systems={WEST: GREEN, 9: BLUE}, owners={WEST: 0, 9: 1}, orbitals={WEST: (1, 0)}, people={9: (0, 0, 1)}
    )
    assert t.state.owner[WEST] == 0
    assert t.state.owner[9] == 1
    assert t.state.owner[ORION] == -1


def test_A2_7_the_own_home_needs_no_flag():
    g = base()
    g.owner = [-1] * len(g.owner)
    assert g.flag_left(0, HOME, 0)
    assert not g.flag_left(0, FOE, 0)


def test_E9_A2_8_a_besieged_colony_yields_nothing():
    given = {**colony(people=(0, 2, 0))}
    free = lay_out(**given)
    assert sees(free, 0)["players"][0]["income"]["production"] == 3 + 2
    held = lay_out(**given, ships={(1, WEST): "1 frigate"})
    assert sees(held, 0)["players"][0]["income"] == {"food": 3, "research": 2, "production": 3, "credits": 2}
    assert sees(held, 0)["systems"][WEST]["holder"] == 1
    pirates = lay_out(**given, enemies={WEST: {"pirate_raiders": 1}})
    assert sees(pirates, 0)["systems"][WEST]["holder"] is None


def test_A2_12_levels_unlock():
    me = sees(lay_out(), 0)["players"][0]
    assert list(me["units"]) == ["frigate", "cruiser", "titan", "outpost", "battle_station"]
    assert me["locked"] == ["cruiser", "titan", "battle_station"]
    g = base()
    change(g, levels={0: {"eng": 2}})
    assert "titan" not in GAME.view(g, 0)["players"][0]["locked"]


def test_A2_13_modifiers_then_the_minimum_then_the_discount():
    t = lay_out(
        "psilons humans",
        hand={0: "robotics"},
        developed={0: "galactic_cybernet"},
        resources={0: (0, 1, 0, 0)},
    )
    play(t, 0, ("play", "breakthrough"), ("develop", "robotics"))
    assert tokens(t, 0)[1] == 0, "3 - 1, then - 1"


@pytest.mark.parametrize("seats", range(2, 7))
def test_A3_1_the_galaxy(seats):
    t = astrarium.start("adastra", seats=seats, seed=3)
    seen = sees(t, None)["systems"]
    assert seen[0]["tile"] == "core_016"
    assert seen[0]["planet"] == "orion"
    assert seen[0]["enemies"] == {"guardian": 1}
    homes = [system for system in seen[1:] if system["explored"]]
    assert len(homes) == seats
    hidden = [system["colour"] for system in seen if not system["explored"]]
    assert tuple(hidden.count(colour) for colour in COLOURS) == FACE_DOWN[seats]
    whites = [t.state.name(card) for card in t.state.star_stacks[0]]
    assert {"core_001", "core_002"} <= set(whites)
    assert len(whites) == FACE_DOWN[seats][0]
    tiles = [t.state.name(card) for stack in t.state.star_stacks for card in stack]
    assert any(tile.startswith("ar_") for tile in tiles) == (seats > 4)


def test_A3_2_stacks():
    g = base()
    assert [len(stack) for stack in g.planet_stacks] == [0, 8, 8, 9, 6]
    assert len(g.discoveries) == 32
    assert [len(deck) for deck in g.tech_decks] == [16, 16, 12]
    assert len(g.mission_deck) == 24


def test_A14_3_planets_and_tiles():
    assert PLANETS["orion"].capacity == (5, 5, 5)
    stacks = [planet.stack for planet in PLANETS.values()]
    assert [stacks.count(colour) for colour in COLOURS[1:]] == [8, 8, 9, 6]
    assert len([star for star in STARS if star.startswith("core_")]) == 28
    assert len([star for star in STARS if star.startswith("ar_")]) == 7


#: Room for farmers, workers, scientists, and planetary slots; every planet has one orbital slot.
WORLDS = {
    "green": "311.2 410.1 320.1 211.2 302.1 411.2 221.1 310.2",
    "blue": "113.2 014.1 103.1 112.2 023.1 114.2 212.1 013.2",
    "orange": "131.2 041.1 130.1 121.2 032.1 141.2 221.1 031.2 230.1",
    "yellow": "222.2 322.2 232.2 223.2 333.2 221.2",
}


@pytest.mark.parametrize("colour", WORLDS)
def test_A14_3_every_planet(colour):
    for number, words in enumerate(WORLDS[colour].split()):
        planet = PLANETS[f"{colour}_{number + 1}"]
        room, slots = words.split(".")
        assert planet.capacity == tuple(int(digit) for digit in room)
        assert (planet.planetary, planet.orbital, planet.stack) == (int(slots), 1, colour)


#: Colour and edges of every star tile, and its features.
TILES = {
    "core": (
        "w111111W w111111W w111111A g111110 g111110 g111110 g110110 b111110 b111110 b111110 b101101 o111110 "
        "o111110 o101011 o111110 y111111 y111110 y111110 w110111M w101101MS g101010 g111010S b110101 "
        "b101110A o110011 "
        "o101010S o111011 y110110A"
    ),
    "ar": "w111111M g111110 b111110 o111110 y110111 y101111S w111111MA",
}
FEATURES = {"W": "wormhole", "A": "anomaly", "M": "micro_wormhole", "S": "asteroids"}


@pytest.mark.parametrize("name", TILES)
def test_A14_3_every_star_tile(name):
    for number, words in enumerate(TILES[name].split()):
        star = STARS[f"{name}_{number + 1:03d}"]
        assert star.colour[0] == words[0]
        assert "".join(str(star.edges >> d & 1) for d in range(6)) == words[1:7]
        assert star.features == {FEATURES[letter] for letter in words[7:]}


def test_A3_3_two_empires_are_on_offer():
    t = astrarium.start("adastra", seats=3, seed=1)
    assert len(options(t, "empire")) == 2
    assert all(t.state.cards.knows(seat, card) for seat in range(3) for card in t.state.empire_offer)
    assert not any(t.state.cards.knows(0, card) for card in t.state.empire_deck)
    assert t.pending[0].seat == t.state.order[0]
    starts = {astrarium.start("adastra", seats=4, seed=seed).state.order[0] for seed in range(12)}
    assert len(starts) > 1


def test_A3_4_everybody_takes_an_empire_and_a_home():
    t = astrarium.start("adastra", seats=2, seed=1)
    first, second = t.state.order
    offered = options(t, "empire")
    chosen = sorted(offered)[0]
    play(t, first, chosen)
    assert options(t) == {("home", HOME), ("home", FOE)}
    play(t, first, ("home", FOE))
    assert chosen not in options(t, "empire")
    assert len(options(t, "empire")) == 2, "a new one has joined the offer"
    play(t, second, sorted(options(t))[0])
    assert t.state.home[second] == HOME
    assert t.state.order == [first, second]


def test_A3_4_A3_5_the_log_says_who_leads_whom_and_where_the_home_planet_lies():
    t = astrarium.start("adastra", seats=2, seed=1)
    first = t.state.order[0]
    chosen = sorted(options(t, "empire"))[0]
    play(t, first, chosen, ("home", FOE))
    took, home = (event.text for event in t.events())
    names = {"en": "Ann settled in Kaus; the home planet is", "pl": "Ann osiada w układzie Kaus; planeta"}
    for language, words in names.items():
        assert say(home, language, game=GAME, names=["Ann", "Ann"]).startswith(words)
        assert say(took, language, game=GAME, names=["Ann", "Ann"], strict=True)
    assert home.args["planet"].id == f"planet-home_{chosen[1]}"


def test_A3_5_the_home_is_set_up():
    t = lay_out("bulrathi meklar")
    assert people(t, HOME) == (4, 3, 3)
    assert fleet(t, HOME) == {"frigate": 2}
    assert t.state.outposts[HOME] == 1
    assert level(t, 0, "eng") == 1
    assert level(t, 0, "gov") == 0
    assert t.state.hand[0][:8] == (
        "growth",
        "research",
        "build",
        "diplomacy",
        "flight",
        "invasion",
        "attack",
        "exploration",
    )
    assert t.state.hand[0][8] == "ground_assault"


def test_A3_6_three_missions_two_kept_in_secret():
    t = astrarium.start("adastra", seats=2, seed=4)
    while prompt(t) in ("empire", "home"):
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    assert {choice.prompt for choice in t.pending} == {"keep-missions"}
    assert all(len(choice.options) == 3 and choice.at_least == choice.at_most == 2 for choice in t.pending)
    drawn = {card for choice in t.pending for _, card in choice.options}
    for choice in t.pending:
        t.answer(choice.seat, choice.options[:2])
    assert len(t.state.mission_deck) == 24 - 4
    kept = {card for hand in t.state.missions for card in hand}
    assert not kept & set(t.state.mission_deck)
    assert set(t.state.mission_deck[:2]) == drawn - kept, "the others lie under the deck"
    assert sees(t, 1)["players"][0]["missions"] is None
    assert len(sees(t, 0)["players"][0]["missions"]) == 2
    assert sees(t, None)["players"][0]["mission_count"] == 2


#: Branch, people, resources, home (room), action card, diplomat's effect as a difference.
EMPIRE = {
    "humans": ("gov", (3, 3, 2), (5, 4, 6, 4), (4, 4, 4), "galactic_envoys", ("charismatic", "traders")),
    "psilons": (
        "phys",
        (2, 2, 3),
        (1, 2, 2, 2),
        (4, 3, 5),
        "breakthrough",
        ("creative", "great_laboratories"),
    ),
    "sakkra": ("bio", (4, 2, 2), (3, 2, 4, 2), (5, 4, 3), "great_hatching", ("prolific", "burrowers")),
    "meklar": (
        "eng",
        (2, 4, 2),
        (3, 3, 5, 3),
        (3, 5, 4),
        "mass_assembly",
        ("cybernetic_builders", "robotic_factories"),
    ),
    "mrrshan": ("phys", (3, 3, 2), (5, 5, 8, 7), (4, 4, 4), "pounce", ("warrior_gunners", "plunderers")),
    "bulrathi": (
        "eng",
        (4, 3, 3),
        (5, 4, 8, 6),
        (4, 4, 3),
        "ground_assault",
        ("ground_masters", "thick_plating"),
    ),
    "antarans": (
        "eng",
        (3, 4, 3),
        (5, 4, 8, 4),
        (5, 5, 5),
        "annihilation",
        ("dimensional_weapons", "xenocide"),
    ),
}


@pytest.mark.parametrize("name", EMPIRE)
def test_A11_1_A11_2_A11_3_A11_4_A11_5_A11_6_B1_1_how_empires_start(name):
    branch, folk, start, room, card, abilities = EMPIRE[name]
    other = "humans" if name != "humans" else "psilons"
    t = lay_out(f"{name} {other}", antarans=name == "antarans")
    assert people(t, HOME) == folk
    assert tokens(t, 0) == start
    assert PLANETS[f"home_{name}"].capacity == room
    assert PLANETS[f"home_{name}"].planetary == 3
    assert PLANETS[f"home_{name}"].orbital == 2
    assert t.state.hand[0][8:] == (card,)
    assert t.state.makeup[0][2] == abilities
    assert fleet(t, HOME) == {"frigate": 2}
    assert (t.state.outposts[HOME], t.state.stations[HOME]) == (1, 0)
    plain = power((name, "standard", ()))
    assert plain.combat[1:] == tuple(int(face >= (4 if name == "antarans" else 5)) for face in range(1, 7))
    assert plain.invasion[1:] == (0, 0, 0, 0, 1, 1)
    assert [level(t, 0, each) for each in ("bio", "phys", "eng", "gov")].count(1) == 1
    assert level(t, 0, branch) == 1
    assert name not in t.state.empire[1:]
