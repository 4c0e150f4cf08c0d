"""M11 Action modules, one by one."""

import pytest

from astrarium.games.metallum.components import MODULES

from .table import (
    GAME,
    asked,
    deposit,
    explored,
    lay_out,
    module_at,
    money,
    options,
    pile,
    play,
    played,
    refused,
    reserve,
    robots,
    ship,
)
from .witness import exercises, limits


@exercises("nuclear_explosion")
def test_M11_1_all_robots_leave_the_ships_planet():
    t = lay_out(
        ships="zeta",
        hand="nuclear_explosion",
        robots={"red": {"zeta": 2, "beta": 1}, "blue": {"zeta": 4, "omega": 2}},
    )
    play(t, "red", "play nuclear_explosion")
    assert robots(t, "red") == {"beta": 1}
    assert robots(t, "blue") == {"omega": 2}
    assert (reserve(t, "red"), reserve(t, "blue")) == (24, 23)


@limits("nuclear_explosion", "mining_station", "refinery")
def test_M11_1_modules_markers_and_ships_stay():
    t = lay_out(
        ships={"red": "zeta", "blue": "zeta"},
        hand="nuclear_explosion",
        robots={"blue": {"zeta": 1}},
        deposits={"zeta": "rich"},
        installed={"mining_station": ("blue", "zeta"), "refinery": "zeta"},
    )
    play(t, "red", "play nuclear_explosion")
    assert (module_at(t, "mining_station"), module_at(t, "refinery")) == (("blue", "zeta"), ("red", "zeta"))
    assert (deposit(t, "zeta"), ship(t, "blue")) == ("rich", "zeta")


@exercises("sabotage")
def test_M11_2_M16_2_one_module_of_either_player_is_destroyed():
    installed = {"relay": ("blue", "zeta"), "optimiser": ("red", "omega"), "barrier": ("blue", "beta")}
    t = played("red", "play sabotage", hand="sabotage", installed=installed)
    assert options(t) == {"destroy relay", "destroy optimiser", "destroy barrier"}
    play(t, "red", "destroy relay")
    assert set(t.state.installed) == {"optimiser", "barrier"}
    t = played("red", "play sabotage", "destroy optimiser", hand="sabotage", installed=installed)
    assert "optimiser" in t.state.gone, "one's own, too"


@exercises("sabotage", "alpha")
def test_M11_2_what_is_destroyed_works_no_longer():
    t = lay_out(hand="sabotage", robots={"zeta": 1}, installed={"jamming": ("blue", "zeta")})
    assert refused(t, "red", "use alpha") == ("barred-jammed", "M10.3")
    play(t, "red", "play sabotage", "use alpha", "to omega")
    assert robots(t, "red") == {"omega": 1}


@limits("sabotage")
def test_M11_2_nothing_to_choose_not_playable():
    t = lay_out(hand={"red": "sabotage", "blue": "orbital_drop"})
    assert refused(t, "red", "play sabotage") == ("barred-no-module", "M11.2")


@exercises("module_acquisition", "refinery")
def test_M11_3_an_unbought_module_is_taken_for_nothing():
    t = lay_out(
        ships="zeta", hand="module_acquisition", installed={"relay": ("blue", "beta")}, gone="barrier"
    )
    play(t, "red", "play module_acquisition")
    assert len(options(t)) == 10
    assert refused(t, "red", "take relay").text == "error-not-an-option", "blue bought it"
    assert refused(t, "red", "take barrier").text == "error-not-an-option", "it was destroyed"
    play(t, "red", "take refinery")
    assert module_at(t, "refinery") == ("red", "zeta")
    assert money(t) == (0, 0)
    assert "refinery" not in pile(t, "unbought")
    assert t.state.bought[0] == (), "taken is not bought"


@limits("module_acquisition")
def test_M11_3_an_empty_pool_gives_nothing():
    planetary = [module.id for module in MODULES.values() if module.kind == "planetary"]
    t = lay_out(hand="module_acquisition", gone=" ".join(planetary))
    assert refused(t, "red", "play module_acquisition") == ("barred-pool-empty", "M11.3")


@exercises("activation", "omega")
def test_M11_4_activation_uses_an_installation_once_more():
    t = played("red", "use omega", "play activation", ships="omega", hand="activation")
    assert robots(t, "red") == {"omega": 6}


@limits("activation", "zeta")
def test_M11_4_not_where_the_installation_has_no_effect():
    t = lay_out(ships="zeta", hand="activation")
    assert refused(t, "red", "play activation") == ("barred-no-own-robots", "M8.11")


@exercises("activation", "relay")
def test_M11_4_it_leaves_the_regular_use_alone():
    t = lay_out(hand="activation", installed={"relay": "omega"}, robots={"beta": 1})
    play(t, "red", "play activation", "use omega", "use alpha", "from beta", "to zeta")
    assert robots(t, "red") == {"omega": 3, "zeta": 1}


@exercises("orbital_drop")
def test_M11_5_two_robots_on_one_explored_planet():
    t = played("red", "play orbital_drop", "at omega", explored="alpha beta omega", hand="orbital_drop")
    assert robots(t, "red") == {"omega": 2}


@limits("orbital_drop")
def test_M11_5_not_one_not_on_two_planets_not_unexplored():
    t = lay_out(explored="alpha beta omega", hand="orbital_drop", robots={"alpha": 12, "beta": 12})
    play(t, "red", "play orbital_drop")
    assert refused(t, "red", "at 3") == ("barred-unexplored", "M6.7")
    play(t, "red", "at omega")
    assert options(t) == {"from alpha", "from beta"}, "the second is recycled, and goes to Omega as well"
    play(t, "red", "from alpha")
    assert robots(t, "red") == {"alpha": 11, "beta": 12, "omega": 2}


@exercises("government_audit")
@pytest.mark.parametrize(
    ("side", "mine", "theirs", "pay"), [("rich", 2, 1, 5), ("none", 1, 2, 1), ("none", 2, 2, 0)]
)
def test_M11_6_an_audit_pays_one_player_for_one_planet(side, mine, theirs, pay):
    t = lay_out(
        hand="government_audit",
        robots={"red": {"zeta": mine}, "blue": {"zeta": theirs}},
        deposits={"zeta": side},
    )
    play(t, "red", "play government_audit", "at zeta")
    assert money(t) == (pay, 0)


@limits("government_audit")
def test_M11_6_only_explored_planets():
    t = played("red", "play government_audit", explored="alpha beta", hand="government_audit")
    assert options(t) == {"at alpha", "at beta"}
    assert refused(t, "red", "at omega") == ("barred-unexplored", "M6.7")


@exercises("hyperspace_jump")
def test_M11_7_a_jump_to_any_planet_explores():
    t = played("red", "play hyperspace_jump", explored="alpha", hand="hyperspace_jump")
    assert options(t) == {"to 1", "to 2", "to 3", "to 4", "to 5", "to omega"}
    play(t, "red", "to omega")
    assert explored(t) == {"alpha", "omega"}
    assert money(t) == (1, 0)


@limits("hyperspace_jump")
def test_M11_7_a_jump_replaces_no_movement_and_does_not_stay():
    t = played("red", "play hyperspace_jump", hand="hyperspace_jump")
    assert refused(t, "red", "to alpha") == ("barred-ship-there", "M6.9")
    play(t, "red", "to beta")
    assert refused(t, "red", "end") == ("barred-movement-first", "M6.2")


@exercises("test_drilling")
def test_E46_M11_8_a_flipped_marker_counts_in_this_scoring_and_later():
    t = lay_out(phase="scoring", hand="test_drilling", robots={"beta": 1}, deposits={"beta": "poor"})
    play(t, "red", "play test_drilling", "flip beta")
    assert money(t) == (5, 0)
    assert deposit(t, "beta") == "rich"
    play(t, "red", "program move_2")
    play(t, "blue", "program move_2", "first blue")
    play(t, "red", "resolve move_2", "end")
    assert t.state.round == 9
    assert money(t) == (5 + 5, 0)


@exercises("test_drilling")
def test_M11_8_place_turn_over_or_take_away_on_any_planet():
    position = {
        "phase": "scoring",
        "explored": "alpha beta",
        "hand": "test_drilling",
        "deposits": {"beta": "poor"},
    }
    t = played("red", "play test_drilling", **position)
    free = ("alpha", 2, 3, 4, 5, "omega")
    marks = {f"mark {place} {side}" for place in free for side in ("rich", "poor")}
    assert options(t) == {"flip beta", "unmark beta", *marks}
    play(t, "red", "unmark beta")
    assert deposit(t, "beta") == "none"
    t = played("red", "play test_drilling", "mark 4 rich", **position)
    assert deposit(t, "epsilon") == "rich"


@limits("test_drilling")
def test_M11_8_no_second_marker_and_no_shift():
    t = played("red", "play test_drilling", phase="scoring", hand="test_drilling", deposits={"beta": "poor"})
    assert refused(t, "red", "mark beta rich").text == "barred-marked"
    assert refused(t, "red", "shift beta zeta").text == "error-not-an-option"


@limits("test_drilling")
def test_M11_8_the_card_may_be_kept():
    t = played("red", "pass", phase="scoring", hand="test_drilling")
    assert t.state.hand[0] == ("test_drilling",)


@exercises("priority_override")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_M11_9_its_owner_chooses_who_acts_first(owner):
    programs = {owner: "move_2 deploy_3"}
    t = lay_out(phase="order", programs=programs, hand={owner: "priority_override"}, credits={owner: 50})
    play(t, owner, "play priority_override")
    assert asked(t) == (owner, "order")
    play(t, owner, "first red")
    assert asked(t) == ("red", "action")
    assert t.state.gone == ("priority_override",)


@limits("priority_override")
def test_M11_9_for_this_round_only():
    t = lay_out(phase="order", hand="priority_override", credits=50)
    play(t, "red", "play priority_override", "first blue")
    play(t, "blue", "resolve move_1", "end")
    play(t, "red", "resolve move_1", "end")
    play(t, "red", "program move_2")
    play(t, "blue", "program move_2")
    assert asked(t) == ("blue", "order")


TIMING = {"own_action": "action", "after_reveal": "after the reveal", "scoring_start": "before scoring"}


@pytest.mark.parametrize("module", [module.id for module in MODULES.values() if module.kind == "action"])
def test_M11_1_the_rules_print_cost_and_window_of_each_module(module):
    card = MODULES[module]
    said = GAME.rules[card.rule].replace("\u00a0", " ").replace("\n", " ")
    assert f"({card.cost} $, {TIMING[card.timing]})" in said
