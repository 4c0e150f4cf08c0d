"""The worked examples that were computed, one test each (E38 to E52)."""

import pytest

import astrarium
from astrarium.games.captains.components import LISTS, TECHS

from .table import (
    asked,
    crew,
    hold,
    lay_out,
    made,
    options,
    pile,
    play,
    points,
    refused,
    resolve,
    ship,
    tech_in,
    told,
)


def test_E38_S11_8_the_harmonic_grid():
    bare, grid = lay_out(), lay_out(techs={0: {1: "harmonic_grid"}})
    assert points(grid) == points(bare)
    below = lay_out(techs={0: {3: "harmonic_grid"}}, mended={0: [3]})
    assert points(below) - points(bare) == 1 + 1, "one damage less, and the pair in the middle"


def test_E39_S12_2_the_exhibit():
    t = lay_out(ready={0: "red"}, cargo={0: "red_blue red_yellow"}, techs={0: {1: "artifact_exhibit"}})
    assert "promote red" in options(t)
    play(t, 0, "promote red", "pay red_blue", "pay medal")
    assert crew(t)[0] == "red_commander"
    assert (ship(t).medals, hold(t)) == (0, "")


def test_E40_S15_2_a_score():
    t = lay_out(
        done={0: "living_slime omega_megacomputer weather_machine"},
        progress={0: (5, 9, 7)},
        cargo={0: "green_android purple_android red_blue"},
        bays={0: 0},
        techs={0: {1: "log_blue"}},
    )
    rows = astrarium.game("captains").result(t.state).breakdown[0]
    assert rows == {
        "missions": 9,
        "nian": 3,
        "cooperative": 5,
        "tincan": 4,
        "omegas": 3,
        "cargo": 3,
        "damage": -4,
    }
    assert points(t) == 23


def test_E41_S13_3_moving_back():
    summit = LISTS["pay_retreat_2_(advance_any_2)"]
    t = lay_out(progress={0: (10, 0, 1)}, events={})
    g = resolve(t, 0, summit, "retreat nian", "advance tincan 2", "repair bay")
    assert g.ships[0].progress == [8, 0, 3]
    assert g.ships[0].bays == 2
    assert g.ships[0].cargo == [], "going back gives no bonus"


def test_E42_S10_6_lost_lockers():
    t = lay_out(
        bays={0: 8},
        cargo={0: "red_blue red_yellow"},
        ready={0: "blue"},
        techs={0: {1: "interdimensional_lockers", 4: "fabricator"}},
        display="simulator",
    )
    play(t, 0, "room fabricator blue", "take simulator", "replace 1", "drop red_blue")
    assert hold(t) == ""
    assert pile(t, "tech_discards") == ["interdimensional_lockers"]


def test_E43_S5_8_an_order():
    t = lay_out(ready={0: "blue_commander"}, queue={0: "yellow cadet blue_commander blue"})
    play(t, 0, "room science blue_commander", "stop")
    orders = {option for option in options(t) if option.startswith("order")}
    assert orders == {"order cadet", "order blue"}
    play(t, 0, "order blue")
    assert crew(t) == ("blue", "yellow cadet blue_commander blue_commander")


def test_E44_S17_2_the_supply_of_androids():
    t = lay_out(ready={0: "android android android android", 1: "android android android android"})
    g = resolve(t, 0, [made("gain", what="android")])
    assert g.ships[0].ready.count("android") == 4
    assert g.supply["android"] == 0


def test_E45_S11_3_a_tech_without_a_slot():
    t = lay_out(
        ready={0: "blue blue"},
        techs={0: {1: "simulator", 4: "brig"}},
        display="quantum_torpedoes hull_plating",
    )
    play(t, 0, "room science blue")
    assert options(t) == {"take quantum_torpedoes", "stop"}
    assert refused(t, 0, "take hull_plating") == ("barred-no-slot", "S11.3")
    play(t, 0, "take quantum_torpedoes")
    assert options(t) == {"replace 1 simulator", "replace 4 brig move"}
    assert refused(t, 0, "place 0") == ("barred-slot-damaged", "S11.3")
    taken = lay_out(ready={0: "blue"}, techs={0: {1: "simulator"}}, mended={0: [0]}, display="hull_plating")
    play(taken, 0, "room science blue", "take hull_plating")
    assert refused(taken, 0, "place 1") == ("barred-slot-taken", "S11.3")
    nothing = lay_out(ready={0: "blue cadet"}, techs={0: {1: "simulator", 4: "brig"}}, display="hull_plating")
    play(nothing, 0, "room science blue")
    assert asked(nothing) == (0, "after")


def test_E46_S7_3_a_station_in_the_last_round():
    t = lay_out(at={0: "lumen"}, round=4)
    play(t, 0, "pass")
    assert t.state.tiles["tincan"] == 5


def test_E47_S12_8_a_contractor():
    t = lay_out(
        cargo={0: "red_blue"}, ready={0: "cadet"}, techs={0: {1: "outside_contractors"}}, at={0: "aldara"}
    )
    before = points(t)
    assert {option for option in options(t) if option.startswith("contract")} == {
        "contract helm red_blue",
        "contract science red_blue",
    }
    play(t, 0, "contract helm red_blue", "fly home", "fly aldara")
    assert crew(t)[0] == "cadet"
    assert points(t) - before == -1, "the artifact gives no points any more"
    assert ship(t).contracts == {"helm": "red_blue"}
    again = lay_out(
        cargo={0: "red_blue"},
        ready={0: "cadet"},
        techs={0: {1: "outside_contractors"}},
        contracts={0: {"helm": "red_yellow"}},
    )
    assert refused(again, 0, "contract helm red_blue") == ("barred-contracted", "S12.8")


def test_E48_S12_5_invisible_paint():
    t = lay_out(
        at={0: "aldara"},
        ready={0: "yellow cadet"},
        techs={0: {1: "invisible_paint"}},
        missions={"aldara": "arena_fight"},
        pirates={"home-aldara": "green_android"},
    )
    play(t, 0, "mission", "crew yellow", "resolve", "fight home-aldara")
    assert ship(t).bays == 4
    assert told(t).count("prevented") == 1


@pytest.mark.parametrize(
    ("seats", "passenger", "techs"), [(2, "cubby", 44), (1, "collector", 43), (1, "ambassador", 43)]
)
def test_E49_S2_6_the_tech_deck(seats, passenger, techs):
    t = astrarium.start("captains", seats=seats, seed=3, options={"passenger": passenger})
    assert t.view(0)["decks"]["techs"] == techs
    assert t.view(0)["decks"]["omegas"] == 9
    decks = [TECHS[offer["tech"]].deck for offer in t.view(0)["display"]]
    assert decks == ["alpha"] * 5 + ["omega"] * 3
    assert len(t.view(0)["event_techs"]) == (1 if seats == 2 else 2)


def test_E50_S12_4_a_chain_of_conversions():
    t = lay_out(
        ready={0: "blue red"},
        techs={0: {1: "hypercharger", 5: "repair_bots"}},
        mended={0: [5]},
        display="jump_drive",
    )
    play(t, 0, "room science blue", "take jump_drive")
    assert tech_in(t, 4) == "jump_drive"
    assert asked(t) == (0, "move")
    assert "convert hypercharger" in options(t)
    play(t, 0, "convert hypercharger", "repair bay", "repair bay")
    assert ship(t).bays == 1
    if asked(t) == (0, "after"):
        play(t, 0, "end")
    play(t, 1, "pass")
    play(t, 0, "room helm red", "convert hypercharger", "repair bay", "convert hypercharger", "mend 0")
    assert (ship(t).bays, tech_in(t, 0)) == (0, "empty")
    assert asked(t) != (0, "repair")


def test_E51_S13_4_S14_14_a_nested_event():
    t = lay_out(
        3,
        ready={0: "red"},
        techs={0: {1: "embassy_deck"}},
        progress={0: (0, 3, 0), 1: (2, 0, 3), 2: (2, 0, 0)},
        events={"cooperative": "fairness_summit", "nian": "privateer_amnesty", "tincan": "tincan_gift"},
        event_techs="simulator",
        resolved=0,
    )
    play(t, 0, "room embassy_deck red", "advance cooperative 1", "stop")
    play(t, 1, "retreat nian", "advance tincan 2")
    assert asked(t) == (1, "take-tech")
    assert t.state.resolved == 2
    assert not t.state.events, "the third one is boxed at once"
    play(t, 1, "take simulator", "place 1")
    assert asked(t) == (2, "pay")
    play(t, 2, "stop")
    assert asked(t) == (0, "advance-any")


def test_E52_S6_5_somebody_arrives_late():
    t = lay_out(
        at={0: "cerulo", 1: "cerulo"},
        reserved={"cerulo": 0},
        ready={0: "red red cadet", 1: "red cadet"},
        medals={0: 0, 1: 0},
    )
    play(t, 0, "room helm red", "fly brontis", "stay")
    assert t.state.reserved["cerulo"] == 1
    play(t, 1, "room workshop cadet", "stop")
    play(t, 0, "room helm red", "fly cerulo", "stay")
    assert t.state.reserved["cerulo"] == 1
    play(t, 1, "room helm red", "fly dunmarrow", "stay")
    assert t.state.reserved["cerulo"] == 0
