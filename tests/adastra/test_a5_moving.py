"""A2.4, A2.9–A2.11, A5.16–A5.23 Flight, exploring, Exploration."""

import pytest

from astrarium import texts
from astrarium.games.adastra import galaxy
from astrarium.games.adastra.components import DISCOVERIES, STARS
from astrarium.games.adastra.names import FRIGATE
from astrarium.games.adastra.rules.exploring import bar_turn

from .sight import sees
from .table import (
    BLUE,
    FOE,
    GREEN,
    HOME,
    NORTH,
    ORION,
    SOUTH,
    WEST,
    Open,
    base,
    begin,
    change,
    fleet,
    lay_out,
    options,
    play,
    prompt,
    refused,
    stack,
    stack_planets,
    stack_stars,
    tokens,
    unit,
    why_not,
)

ALL_WAYS = "core_003"


def explorer(colour="green", star="core_007", planet="green_1", discovery="food_cache", **changes):
    """Seat 0 is about to explore the system west of home, a star of this colour, with these things on top."""
    g = base()
    g.colours[WEST] = colour
    stack_stars(g, colour, star)
    if planet:
        stack_planets(g, colour, planet)
    stack(g, g.discoveries, discovery)
    change(g, **changes)
    return begin(g)


def fly_west(t, ships=2):
    play(t, 0, ("play", "flight"), ("from", HOME))
    play(t, 0, tuple(unit(HOME, "frigate", 0, number) for number in range(ships)))
    return play(t, 0, ("into", WEST, HOME))


# -- flight


def test_A5_16_ships_are_used_and_a_system_only_once():
    t = lay_out(systems={WEST: GREEN}, resources={0: (0, 0, 0, 9)})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")], ("to", WEST))
    assert fleet(t, WEST) == {"frigate exhausted": 1}
    assert fleet(t, HOME) == {"frigate": 1}
    assert ("from", WEST) in options(t)
    assert refused(t, 0, ("from", HOME)) == ("barred-used", "A5.2")


def test_E16_A5_17_the_slowest_ship_sets_the_pace():
    worlds = {WEST: Open(ALL_WAYS), 6: Open("core_004", 0, "green_2")}
    t = lay_out(systems=worlds, ships={(0, HOME): "1 frigate, 1 titan"}, enemies={ORION: {}})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate"), unit(HOME, "titan")])
    assert options(t, "to") == {("to", WEST)}
    t = lay_out(systems=worlds, ships={(0, HOME): "1 frigate, 1 titan"}, enemies={ORION: {}})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert ("to", ORION) in options(t)


def test_E17_A2_10_A4_9_use_and_recovery():
    t = lay_out(systems={WEST: GREEN}, ships={(0, HOME): "1 frigate exhausted"})
    play(t, 0, ("play", "flight"), ("from", HOME), ("to", WEST))
    assert fleet(t, WEST) == {"frigate overloaded": 1}
    play(t, 1, ("pass",))
    assert why_not(t, 0, "flight", ("from", WEST)) == ("barred-overloaded", "A2.10")
    play(t, 0, ("pass",))
    play(t, 0, ()) if prompt(t) == "missions" else None
    assert fleet(t, WEST) == {"frigate exhausted": 1}


def test_E18_A2_11_asteroids_end_a_movement():
    worlds = {WEST: Open("core_020"), 6: Open("core_004", 0, "green_2")}
    assert "asteroids" in STARS["core_020"].features
    given = {"systems": worlds, "enemies": {ORION: {}}}
    t = lay_out(**given)
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert options(t, "to") == {("to", WEST)}
    assert refused(t, 0, ("to", ORION)) == ("barred-cut-off", "A5.17")
    free = lay_out(**given, abilities={0: "asteroid_born"})
    play(free, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert ("to", ORION) in options(free)


def test_A5_17_a_reason_names_what_lies_in_the_way():
    worlds = {WEST: Open("core_020"), 6: Open("core_004", 0, "green_2")}
    t = lay_out(systems=worlds, enemies={ORION: {}})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    choice = t.choice(0)
    assert choice is not None
    (barred,) = [each for each in choice.barred() if each.option == ("to", ORION)]
    west = texts.say(t.say(choice, ("to", WEST)), "en", game=t.game)
    said = texts.say(barred.text, "en", game=t.game)
    assert said == f"No open way leads there: {west} lies between. The asteroids of {west} end the flight."


def test_A2_11_an_anomaly_pays_whoever_controls_it():
    t = lay_out(systems={WEST: Open("core_003")}, ships={(0, WEST): "1 frigate"})
    assert sees(t, 0)["players"][0]["income"]["research"] == 2 + 2
    besieged = lay_out(systems={WEST: Open("core_003")}, ships={(1, WEST): "1 frigate"})
    assert sees(besieged, 0)["players"][0]["income"]["research"] == 2


def test_A2_4_wormholes_join_explored_systems():
    t = lay_out(systems={WEST: Open("core_001"), 3: Open("core_002")}, ships={(0, WEST): "1 titan"})
    play(t, 0, ("play", "flight"), ("from", WEST))
    assert ("to", 3) in options(t)
    one = lay_out(systems={WEST: Open("core_001")}, ships={(0, WEST): "1 titan"})
    play(one, 0, ("play", "flight"), ("from", WEST))
    assert ("to", 3) not in options(one)


def test_E20_A2_4_micro_wormholes_are_for_frigates():
    worlds = {WEST: Open("core_019"), 3: Open("core_020")}
    t = lay_out(systems=worlds, ships={(0, WEST): "1 frigate, 1 cruiser"})
    play(t, 0, ("play", "flight"), ("from", WEST), [unit(WEST, "frigate")])
    assert ("to", 3) in options(t)
    t = lay_out(systems=worlds, ships={(0, WEST): "1 frigate, 1 cruiser"})
    play(t, 0, ("play", "flight"), ("from", WEST), [unit(WEST, "cruiser"), unit(WEST, "frigate")])
    assert ("to", 3) not in options(t)
    fast = lay_out(systems=worlds, ships={(0, WEST): "1 cruiser"}, abilities={0: "asteroid_born"})
    play(fast, 0, ("play", "flight"), ("from", WEST))
    assert ("to", 3) in options(fast)


def test_A2_4_star_gates_join_own_systems_in_flight_only():
    given = {"systems": {3: GREEN}, "owners": {3: 0}, "people": {3: (1, 0, 0)}}
    t = lay_out(**given, developed={0: "star_gates"})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert ("to", 3) in options(t)
    without = lay_out(**given)
    play(without, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert ("to", 3) not in options(without)
    struck = lay_out(**given, developed={0: "star_gates"}, ships={(1, 3): "1 frigate"})
    assert why_not(struck, 0, "attack", ("target", 3)) == ("barred-unconnected", "A5.25")


def test_A2_9_A5_17_systems_of_others_are_closed():
    t = lay_out(systems={WEST: GREEN, NORTH: BLUE}, owners={WEST: 1}, people={WEST: (1, 0, 0)})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert refused(t, 0, ("to", WEST)) == ("barred-held", "A2.9")
    assert ("to", NORTH) in options(t)


def test_E50_A2_9_a_siege_can_be_reinforced():
    t = lay_out(
        systems={WEST: GREEN},
        owners={WEST: 1},
        people={WEST: (1, 0, 0)},
        ships={(0, WEST): "1 frigate", (0, HOME): "1 cruiser"},
    )
    assert why_not(t, 0, "attack", ("target", WEST)) == ("barred-your-own", "A5.24")
    assert ("play", "invasion") in options(t)
    play(t, 0, ("play", "flight"), ("from", HOME), ("to", WEST))
    assert fleet(t, WEST) == {"frigate": 1, "cruiser exhausted": 1}


# -- exploring


def test_E15_A5_18_a_found_tile_keeps_a_jump_point_to_where_the_explorer_came_from():
    edges = STARS["core_021"].edges
    assert edges == 0b010101
    assert [turn for turn in range(6) if bar_turn(edges, 3, 0, ("turn", turn)) is None] == [1, 3, 5]
    t = explorer(star="core_021")
    fly_west(t)
    assert galaxy.direction_between(t.state, WEST, HOME) == 0
    assert t.state.links[WEST] == (HOME,)
    assert HOME in t.state.links[WEST]
    assert WEST in t.state.links[HOME]


def test_A5_18_the_explorer_turns_the_tile():
    t = explorer(star="core_022")
    fly_west(t)
    assert prompt(t) == "rotation"
    edges = STARS["core_022"].edges
    for _, turn in options(t):
        assert galaxy.turned(edges, turn) & 1, "east, towards home"
    assert len(options(t)) == 4
    play(t, 0, ("turn", 0))
    assert t.state.tiles[WEST] == "core_022"


def test_A5_19_wormholes_hide_pirates():
    g = base()
    g.colours[WEST] = g.colours[NORTH] = "white"
    stack_stars(g, "white", "core_001 core_002")
    t = begin(g)
    play(t, 0, ("play", "exploration"), ("survey", WEST, HOME), ("survey", NORTH, HOME), ("stop",))
    seen = sees(t, 0)["systems"]
    assert seen[WEST]["enemies"] == {"pirate_raiders": 2}
    assert seen[NORTH]["enemies"] == {"pirate_base": 1}


def test_A5_20_an_unexplored_system_is_entered_through_a_jump_point():
    t = lay_out(systems={WEST: Open("core_021", 1)})
    assert t.state.links[HOME] == ()
    assert set(t.state.doors[HOME]) == {NORTH, SOUTH}
    foe = lay_out()
    assert FOE not in foe.state.doors[HOME]
    play(foe, 0, ("play", "exploration"))
    assert refused(foe, 0, ("survey", 3, HOME)).rule == ""


def test_A5_21_planet_and_discovery():
    t = explorer(planet="green_6", discovery="rich_minerals")
    fly_west(t)
    play(t, 0, ("turn", 0))
    assert t.state.ground[WEST][:2] == ("green_6", "rich_minerals")
    assert fleet(t, WEST) == {"frigate exhausted": 2}
    g = base()
    g.colours[WEST] = "green"
    g.planet_stacks[1] = ()
    g.discoveries = ()
    bare = begin(g)
    fly_west(bare)
    play(bare, 0, next(iter(options(bare)))) if prompt(bare) == "rotation" else None
    assert bare.state.ground[WEST][:2] == ("", "")


def test_A5_21_whoever_may_peek_keeps_one_of_two():
    t = explorer(discovery="food_cache treasure", abilities={0: "pathfinders"})
    fly_west(t)
    play(t, 0, ("turn", 0))
    assert prompt(t) == "keep-discovery"
    card = next(card for card in t.state.looking if t.state.name(card) == "treasure")
    before = tokens(t, 0)
    play(t, 0, ("keep", card))
    assert tokens(t, 0)[3] == before[3] + 3
    assert t.state.name(t.state.discoveries[0]) == "food_cache", "the other goes under the stack"


def test_A5_21_the_last_discovery_is_taken_without_peeking():
    g = base()
    g.colours[WEST] = "green"
    stack(g, g.discoveries, "treasure")
    g.discoveries = g.discoveries[-1:]
    change(g, abilities={0: "pathfinders"}, resources={0: (0, 0, 0, 0)})
    t = begin(g)
    play(t, 0, ("play", "exploration"), ("survey", WEST, HOME))
    while prompt(t) == "rotation":
        t.answer(0, t.pending[0].options[0])
    assert tokens(t, 0)[3] == 3
    assert t.state.discoveries == ()


def test_E19_A5_22_falling_back():
    t = explorer(discovery="pirate_squadron", ships={(0, HOME): "1 frigate"})
    fly_west(t, 1)
    play(t, 0, ("turn", 0))
    assert prompt(t) == "fight"
    play(t, 0, ("fall_back",))
    assert fleet(t, HOME) == {"frigate overloaded": 1}
    assert fleet(t, WEST) == {}
    assert t.state.holder(WEST) == -1
    safe = explorer(
        discovery="pirate_squadron", ships={(0, HOME): "1 frigate"}, developed={0: "military_tactics"}
    )
    fly_west(safe, 1)
    play(safe, 0, ("turn", 0), ("fall_back",))
    assert fleet(safe, HOME) == {"frigate overloaded": 1}, "falling back is no retreat"


def test_A5_22_fighting_at_once():
    t = explorer(discovery="space_eel")
    fly_west(t)
    play(t, 0, ("turn", 0), ("fight",))
    assert "battle" in [event.name for event in t.events()]


def test_A5_23_exploration_moves_no_ship_and_meets_nobody():
    t = explorer(discovery="pirate_squadron")
    play(t, 0, ("play", "exploration"), ("survey", WEST, HOME), ("turn", 0), ("stop",))
    assert fleet(t, HOME) == {"frigate": 2}
    assert t.state.deeds[0][3] == 1
    assert sees(t, 0)["systems"][WEST]["enemies"] == {"pirate_raiders": 2}
    assert t.pending[0].seat == 1


#: What a discovery does for an explorer: tokens at once, or what the system becomes.
FOUND = {
    "food_cache": (3, 0, 0, 0),
    "derelict_laboratory": (0, 3, 0, 0),
    "salvage": (0, 0, 3, 0),
    "treasure": (0, 0, 0, 3),
}
TRAITS = {
    "red_fungus": ("income", (1, 0, 0, 0)),
    "rich_minerals": ("income", (0, 0, 1, 0)),
    "ancient_library": ("income", (0, 1, 0, 0)),
    "gem_deposits": ("income", (0, 0, 0, 1)),
    "high_gravity": ("resistance", 1),
    "fertile_plains": ("capacity", (4, 1, 1)),
    "deep_caverns": ("capacity", (3, 2, 1)),
    "quiet_skies": ("capacity", (3, 1, 2)),
    "hostile_life": ("growth_cost", 1),
}
FOES = {
    "pirate_raiders": {"pirate_raiders": 1},
    "pirate_squadron": {"pirate_raiders": 2},
    "space_eel": {"space_eel": 1},
}
OTHERS = {"artifacts", "drifting_frigates", "friendly_natives"}
COUNTS = {
    **dict.fromkeys(
        [
            "red_fungus",
            "rich_minerals",
            "ancient_library",
            "gem_deposits",
            "high_gravity",
            "food_cache",
            "derelict_laboratory",
            "salvage",
            "treasure",
            "pirate_squadron",
            "space_eel",
        ],
        2,
    ),
    **dict.fromkeys(
        [
            "fertile_plains",
            "deep_caverns",
            "quiet_skies",
            "hostile_life",
            "artifacts",
            "drifting_frigates",
            "friendly_natives",
        ],
        1,
    ),
    "pirate_raiders": 3,
}


def surveyed(discovery):
    t = explorer(discovery=discovery)
    play(t, 0, ("play", "exploration"), ("survey", WEST, HOME), ("turn", 0))
    return t


def test_A14_1_the_discoveries_are_all_there():
    assert {tile.id: tile.count for tile in DISCOVERIES.values()} == COUNTS
    assert sum(COUNTS.values()) == 32
    assert {*FOUND, *TRAITS, *FOES, *OTHERS} == set(COUNTS)


@pytest.mark.parametrize("name", FOUND)
def test_A14_1_discoveries_that_are_taken_at_once(name):
    before = tokens(explorer(), 0)
    t = surveyed(name)
    assert tokens(t, 0) == tuple(have + more for have, more in zip(before, FOUND[name], strict=True))
    assert t.state.ground[WEST][1] == "", "nothing stays"


@pytest.mark.parametrize("name", TRAITS)
def test_A14_1_discoveries_that_stay(name):
    t = surveyed(name)
    assert t.state.ground[WEST] == ("green_1", name, 0, 0, 0)
    plain, site = surveyed("food_cache").state.site(WEST), t.state.site(WEST)
    field, value = TRAITS[name]
    for each in ("income", "resistance", "capacity", "growth_cost", "unit_cost", "orbital", "free_slots"):
        assert getattr(site, each) == (value if each == field else getattr(plain, each))
    assert tokens(t, 0) == tokens(explorer(), 0), "nothing at once"


@pytest.mark.parametrize("name", FOES)
def test_A14_1_discoveries_that_are_enemies(name):
    t = surveyed(name)
    assert sees(t, 0)["systems"][WEST]["enemies"] == FOES[name]
    assert t.state.ground[WEST][1] == ""
    assert t.state.holder(WEST) == -1


def test_A14_1_the_other_discoveries():
    t = surveyed("artifacts")
    assert prompt(t) == "keep-technology"
    assert len(options(t)) == 3
    t = surveyed("friendly_natives")
    assert prompt(t) == "split"
    assert {sum(option[1:]) for option in options(t)} == {2}
    t = surveyed("drifting_frigates")
    assert fleet(t, WEST) == {"frigate": 1}
    assert t.state.supply[0][FRIGATE] == 6
