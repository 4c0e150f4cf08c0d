"""M9 Modules: owning, buying, moving, windows, the unbought pool."""

from dataclasses import replace

import pytest

from astrarium.games.metallum import components
from astrarium.games.metallum.components import MODULES
from astrarium.kernel import Chance

from .table import (
    asked,
    lay_out,
    market,
    module_at,
    money,
    options,
    pile,
    play,
    played,
    refused,
    robots,
)
from .witness import exercises, limits

BUY = "move_1 deploy_1 buy_module"
MOVE = "move_1 deploy_1 buy_or_move_module"


def buying(**position):
    """A table at which red is about to buy."""
    t = lay_out(**{"programs": BUY, "credits": 9, **position})
    return play(t, "red", "resolve buy_module")


def prices(table, seat):
    return [offer["prices"][seat] for offer in table.view(seat)["market"] if offer["module"]]


@exercises("refinery")
def test_M9_1_a_planetary_module_works_from_its_purchase_on():
    t = lay_out(
        programs="move_1 deploy_1 intensive_mining buy_module",
        credits=9,
        market="- refinery barrier",
        robots={"alpha": 1},
    )
    play(t, "red", "resolve buy_module", "buy refinery", "resolve intensive_mining")
    assert money(t) == (9 - 4 + 3 + 2, 0)


@exercises("refinery")
def test_M9_1_it_works_in_terce_III_too_and_belongs_to_its_buyer():
    t = lay_out(phase="scoring", round=8, robots={"beta": 1}, installed={"refinery": "beta"})
    assert money(t) == (5, 0)
    t = lay_out(phase="scoring", round=8, robots={"beta": 1}, installed={"refinery": ("blue", "beta")})
    assert money(t) == (3, 0)


@limits("refinery")
def test_M9_1_a_destroyed_module_leaves_the_game():
    t = lay_out(hand="sabotage", installed={"refinery": ("blue", "beta")}, robots={"blue": {"beta": 1}})
    play(t, "red", "play sabotage")
    assert t.state.gone == ("sabotage", "refinery")
    assert t.state.installed == {}
    assert "refinery" not in pile(t, "unbought")


@exercises("mining_station", "refinery", "barrier", "jamming")
def test_M9_2_any_number_of_modules_of_both_players_on_a_planet():
    t = lay_out(
        programs=BUY,
        credits=9,
        market="- jamming",
        installed={"mining_station": "alpha", "refinery": ("blue", "alpha"), "barrier": "alpha"},
    )
    play(t, "red", "resolve buy_module")
    modules = t.view(None)["planets"][0]["modules"]
    assert [(each["module"], each["owner"]) for each in modules] == [
        ("mining_station", 0),
        ("refinery", 1),
        ("barrier", 0),
        ("jamming", 0),
    ]


@limits("mining_station", "conglomerate")
def test_M9_2_local_and_global_modules():
    """The Mining Station works on its planet, the Conglomerate everywhere."""
    position = {"phase": "scoring", "robots": {"red": {"beta": 1}, "blue": {"beta": 2}}}
    assert money(lay_out(installed={"mining_station": "zeta"}, **position)) == (1 + 3, 3)
    assert money(lay_out(installed={"conglomerate": "zeta"}, **position)) == (2, 3)


@exercises("orbital_drop")
def test_M9_3_an_action_module_is_played_once_and_leaves_the_game():
    t = buying(market="sabotage orbital_drop hyperspace_jump", round=7)
    play(t, "red", "buy orbital_drop")
    assert t.view(1)["players"][0]["hand"] == ["orbital_drop"], "it lies face up"
    assert robots(t, "red") == {}
    play(t, "red", "play orbital_drop", "at zeta")
    assert robots(t, "red") == {"zeta": 2}
    assert t.state.hand[0] == ()
    assert t.state.gone == ("orbital_drop",)
    assert pile(t, "discards") == set()
    assert "play orbital_drop" not in options(t)


@exercises("research_station")
def test_E22_M9_4_M10_2_the_research_station_and_the_slot_add_up():
    """Cost 4, 3 or 2 in the first slot, 4 in the last; blue owns no station."""
    cases = [("refinery", 1, 3), ("relay", 0, 2), ("activation", 0, 1), ("- - - refinery", 3, 5)]
    for cards, mine, theirs in cases:
        t = lay_out(market=cards, installed={"research_station": "zeta"})
        assert (prices(t, 0), prices(t, 1)) == ([mine], [theirs])


@limits("buy_module", "refinery")
def test_E23_M9_4_a_card_too_dear_is_not_offered():
    t = played("red", "resolve buy_module", programs=BUY, credits=4, market="- barrier jamming refinery")
    assert options(t) == {"buy barrier", "buy jamming"}
    assert refused(t, "red", "buy refinery") == ("barred-too-dear", "M9.4")
    t = lay_out(programs=BUY, credits=4, market="- - - refinery")
    assert refused(t, "red", "resolve buy_module") == ("barred-cannot-pay", "M9.4")


@pytest.mark.parametrize(("slot", "price"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_M9_4_printed_cost_and_slot_make_the_price(slot, price):
    cards = ["barrier", "jamming", "force_field", "relay"]
    cards[slot] = "refinery"
    t = buying(market=" ".join(cards), credits=5)
    play(t, "red", "buy refinery")
    assert money(t) == (5 - price, 0)
    assert t.events()[-2].args == {"module": "refinery", "credits": price}


def test_M9_4_exactly_enough_is_enough():
    t = buying(market="- refinery barrier", credits=4)
    play(t, "red", "buy refinery")
    assert money(t) == (0, 0)


def test_M9_4_a_card_at_price_0_can_be_bought_with_nothing():
    t = played("red", "resolve buy_module", programs=BUY, market="barrier refinery")
    assert money(t) == (0, 0)
    assert module_at(t, "barrier") == ("red", "alpha")
    assert t.state.bought[0] == ("barrier",)


@limits("research_station")
def test_M9_4_a_module_does_not_change_the_price_of_its_own_purchase():
    t = buying(market="- research_station barrier", credits=2)
    play(t, "red", "buy research_station")
    assert money(t) == (0, 0)
    t = lay_out(programs=BUY, credits=1, market="- research_station")
    assert refused(t, "red", "resolve buy_module") == ("barred-cannot-pay", "M9.4")


@limits("research_station")
def test_M9_4_a_price_below_0_becomes_0():
    t = buying(market="barrier refinery", installed={"research_station": "zeta"}, credits=3)
    play(t, "red", "buy barrier")
    assert money(t) == (3, 0), "1 - 1 - 2 is not paid back"


def test_M9_5_a_planetary_module_is_installed_on_the_ships_planet():
    t = lay_out(programs=BUY, credits=9, market="- relay barrier", ships="zeta")
    play(t, "red", "resolve move_1", "to omega", "resolve buy_module", "buy relay")
    assert module_at(t, "relay") == ("red", "omega")


def test_M9_6_the_slot_stays_empty_until_phase_4():
    t = buying(market="barrier relay jamming optimiser", deck="refinery")
    play(t, "red", "buy relay", "resolve move_1", "end")
    assert market(t) == "barrier - jamming optimiser"
    play(t, "blue", "resolve move_1", "end")
    assert market(t) == "jamming optimiser refinery mining_station"


@pytest.mark.parametrize(
    ("round", "kind"), [(1, "planetary"), (6, "planetary"), (7, "action"), (9, "action")]
)
def test_M9_7_the_market_of_each_terce(round, kind):
    t = lay_out(phase="scoring", round=round - 1) if round > 1 else None
    names = market(t or lay_out(phase="scoring", round=1)).split()
    assert {MODULES[each].kind for each in names if each != "-"} == {kind}


def test_M9_7_one_module_a_round_two_a_terce():
    buyers = [tile.id for tile in components.TILES.values() if "buy" in tile.id]
    assert buyers == ["buy_module", "buy_or_move_module"]
    assert {components.TILES[tile].group for tile in buyers} == {"improvement"}
    t = buying(market="barrier jamming force_field relay")
    play(t, "red", "buy barrier")
    assert not any(option.startswith("resolve buy") for option in options(t))


@exercises("jamming", "buy_or_move_module")
def test_M9_8_a_module_is_moved_from_anywhere_to_another_explored_planet():
    t = lay_out(
        explored="alpha beta omega",
        ships="beta",
        programs=MOVE,
        installed={"jamming": "alpha", "relay": "omega", "barrier": ("blue", "omega")},
    )
    play(t, "red", "resolve buy_or_move_module")
    carries = {"carry jamming beta", "carry jamming omega", "carry relay alpha", "carry relay beta"}
    assert options(t) == carries
    assert refused(t, "red", "carry jamming alpha").text == "barred-module-there", "it lies there"
    assert refused(t, "red", "carry barrier alpha").text == "barred-not-yours", "it is blue's"
    play(t, "red", "carry jamming omega")
    assert module_at(t, "jamming") == ("red", "omega")


@exercises("refinery")
def test_M9_8_it_works_at_its_new_place_from_that_moment():
    t = lay_out(
        programs="move_1 deploy_3 deposit_report buy_or_move_module",
        hand="government_audit",
        robots={"zeta": 1},
        installed={"refinery": "beta"},
    )
    play(t, "red", "resolve buy_or_move_module", "carry refinery zeta", "play government_audit", "at zeta")
    assert money(t) == (5, 0)


@exercises("relay", "omega")
def test_M9_8_it_no_longer_works_at_its_old_place():
    t = lay_out(ships="zeta", programs=MOVE, installed={"relay": "alpha"})
    play(t, "red", "resolve buy_or_move_module", "carry relay omega")
    assert options(t) == {"resolve move_1", "resolve deploy_1", "use omega"}
    assert refused(t, "red", "use alpha") == ("barred-ship-elsewhere", "M8.1")
    play(t, "red", "use omega")


@limits("jump_gate")
def test_M9_8_moving_gives_no_use_back():
    t = lay_out(programs=MOVE, installed={"jump_gate": "beta"})
    play(t, "red", "run jump_gate", "resolve buy_or_move_module", "carry jump_gate zeta")
    assert refused(t, "red", "run jump_gate") == ("barred-freed", "M10.11")


@limits("test_drilling", "priority_override")
def test_M9_9_each_action_module_has_one_window():
    t = lay_out(hand="test_drilling priority_override orbital_drop")
    assert refused(t, "red", "play test_drilling") == ("barred-window-scoring_start", "M9.9")
    assert refused(t, "red", "play priority_override") == ("barred-window-after_reveal", "M9.9")
    assert "play orbital_drop" in options(t)
    timings = {module.id: module.timing for module in MODULES.values() if module.kind == "action"}
    assert timings.pop("priority_override") == "after_reveal"
    assert timings.pop("test_drilling") == "scoring_start"
    assert list(timings.values()) == ["own_action"] * 7


def test_M9_9_not_in_the_opponents_action_phase():
    t = lay_out(hand={"blue": "orbital_drop"})
    assert refused(t, "blue", "play orbital_drop") == ("error-not-your-choice", "")


def test_M9_10_the_owner_is_asked_once_in_the_two_windows():
    t = lay_out(phase="order", hand="priority_override test_drilling", credits=1)
    assert asked(t) == ("red", "window")
    assert options(t) == {"play priority_override", "pass"}
    play(t, "red", "pass")
    assert asked(t) == ("blue", "order"), "not asked for Test Drilling here"
    t = lay_out(phase="scoring", hand="priority_override test_drilling")
    assert options(t) == {"play test_drilling", "pass"}
    play(t, "red", "pass")
    assert t.state.phase == "programming"
    assert t.state.hand[0] == ("priority_override", "test_drilling")


@exercises("test_drilling", "hyperspace_jump")
def test_M9_10_a_card_bought_this_round_may_be_played_this_round():
    t = buying(market="hyperspace_jump test_drilling", round=7)
    play(t, "red", "buy test_drilling", "resolve move_1", "end")
    play(t, "blue", "resolve move_1", "end")
    assert asked(t) == ("red", "window")
    play(t, "red", "play test_drilling", "mark omega rich")
    t = buying(market="hyperspace_jump test_drilling", round=7)
    play(t, "red", "buy hyperspace_jump", "play hyperspace_jump", "to zeta")


@limits("priority_override")
def test_M9_10_a_window_that_is_past_comes_again_next_round():
    t = buying(market="hyperspace_jump priority_override", round=7)
    play(t, "red", "buy priority_override")
    assert refused(t, "red", "play priority_override") == ("barred-window-after_reveal", "M9.9")
    play(t, "red", "resolve move_1", "end")
    play(t, "blue", "resolve move_1", "end")
    play(t, "red", "program move_2")
    play(t, "blue", "program move_2")
    assert asked(t) == ("red", "window")


def test_M9_11_the_pool_is_formed_at_the_end_of_round_6():
    position = {"market": "barrier relay", "discards": "jamming", "installed": {"refinery": "beta"}}
    t = lay_out(phase="scoring", round=5, **position)
    assert pile(t, "unbought") == set()
    t = lay_out(phase="scoring", round=6, gone="optimiser", **position)
    planetary = {module.id for module in MODULES.values() if module.kind == "planetary"}
    assert pile(t, "unbought") == planetary - {"refinery", "optimiser"}
    assert set(t.view(0)["unbought"]) == set(t.view(1)["unbought"]) == pile(t, "unbought")
    for n in range(5):
        world = t.fork(observer=0, chance=Chance(n))
        assert world.view(0)["unbought"] == t.view(0)["unbought"], "nobody has to imagine it"


@limits("module_acquisition")
def test_M9_11_before_that_there_is_no_pool():
    t = lay_out(round=6, hand="module_acquisition", discards="jamming")
    assert refused(t, "red", "play module_acquisition") == ("barred-pool-empty", "M11.3")


def test_M9_12_the_lamps_are_a_reminder_only(monkeypatch):
    """With all lamps out the modules work as before."""
    for module in list(MODULES.values()):
        monkeypatch.setitem(components.MODULES, module.id, replace(module, phases=()))
    t = lay_out(phase="scoring", robots={"beta": 1}, installed={"refinery": "beta"})
    assert money(t) == (5, 0)
    t = lay_out(phase="scoring", installed={"robot_factory": "beta"})
    assert asked(t) == ("red", "end-round")
