"""A2.4, A2.9–A2.11, A5.16–A5.23 Flight, exploring, Exploration."""

from astrarium import localization
from astrarium.games.adastra import galaxy
from astrarium.games.adastra.components import STARS
from astrarium.games.adastra.rules.exploration import bar_turn

from .full_view import sees
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
    colony,
    explorer,
    fleet,
    lay_out,
    options,
    play,
    prompt,
    refused,
    stack,
    stack_stars,
    tokens,
    unit,
    why_not,
)

ALL_WAYS = "core_003"


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
    west = localization.say(t.say(choice, ("to", WEST)), "en", game=t.game)
    said = localization.say(barred.text, "en", game=t.game)
    assert said == f"There's no open way there: {west} is in between. The asteroids of {west} end the flight."


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
    given = {**colony(at=3)}
    t = lay_out(**given, developed={0: "star_gates"})
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert ("to", 3) in options(t)
    without = lay_out(**given)
    play(without, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert ("to", 3) not in options(without)
    struck = lay_out(**given, developed={0: "star_gates"}, ships={(1, 3): "1 frigate"})
    assert why_not(struck, 0, "attack", ("target", 3)) == ("barred-unconnected", "A5.25")


def test_A2_9_A5_17_systems_of_others_are_closed():
    t = lay_out(**(colony(1) | {"systems": {WEST: GREEN, NORTH: BLUE}}))
    play(t, 0, ("play", "flight"), ("from", HOME), [unit(HOME, "frigate")])
    assert refused(t, 0, ("to", WEST)) == ("barred-held", "A2.9")
    assert ("to", NORTH) in options(t)


def test_E50_A2_9_a_siege_can_be_reinforced():
    t = lay_out(**colony(1), ships={(0, WEST): "1 frigate", (0, HOME): "1 cruiser"})
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
