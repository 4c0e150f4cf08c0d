"""The worked examples that were computed, one test each (E23 to E52)."""

import pytest

import astrarium
from astrarium.games.captains.components import LISTS, TECHS

from .table import (
    asked,
    crew,
    hold,
    lay_out,
    made,
    mission_at,
    options,
    pile,
    play,
    points,
    refused,
    resolve,
    ship,
    tech_in,
    told,
    where,
)


@pytest.mark.parametrize(
    ("seats", "planets", "missions", "numbers", "pirates"), [(3, 13, 6, 5, 5), (4, 15, 7, 6, 6)]
)
def test_E23_S2_2_S2_4_set_up_counts(seats, planets, missions, numbers, pirates):
    seen = astrarium.start("captains", seats=seats, seed=1).view(0)
    places = [place for place in seen["places"] if place["id"] != "home"]
    assert len(places) == planets
    assert len([place for place in places if place["mission"]]) == missions
    assert sorted(place["number"] for place in places if place["number"]) == list(range(1, numbers + 1))
    assert len([place for place in places if place["station"]]) == 2
    assert len(seen["pirates"]) == pirates


def test_E24_S3_6_four_figures_in_the_first_round():
    t = lay_out(passed=[1])
    for answers in (
        ["room helm red", "stay"],
        ["room workshop cadet", "stop"],
        ["room science blue", "stop"],
    ):
        play(t, 0, *answers, "end")
    play(t, 0, "room workshop yellow", "stop")
    assert t.state.round == 2
    assert len(ship(t).ready) == 4
    assert len(ship(t).queue) == 3


def test_E25_S3_6_the_order_of_the_queue():
    t = lay_out(passed=[1])
    play(t, 0, "room helm red", "stay", "end", "room workshop cadet", "stop", "end")
    play(t, 0, "room science blue", "stop", "end", "room workshop yellow", "stop")
    assert crew(t) == ("blue red red yellow", "cadet blue yellow")


def test_E26_S10_1_S10_2_capacity():
    cargo = "red_yellow red_yellow red_blue yellow_blue green_android"
    t = lay_out(cargo=cargo, at="aldara", ready="red", pirates={"home-aldara": "green_artifact"})
    assert t.view(0)["players"][0]["capacity"] == 5
    play(t, 0, "room helm red", "fly home")
    assert asked(t) == (0, "drop")
    play(t, 0, "drop red_yellow")
    assert hold(t) == "green_android red_blue red_yellow yellow_blue"
    assert t.view(0)["players"][0]["capacity"] == 4


def test_E27_S12_3_lockers():
    cargo = "red_yellow red_yellow red_blue yellow_blue green_android"
    t = lay_out(
        cargo=cargo,
        at="aldara",
        ready="red",
        pirates={"home-aldara": "green_artifact"},
        techs={1: "interdimensional_lockers"},
    )
    assert t.view(0)["players"][0]["capacity"] == 7
    play(t, 0, "room helm red", "fly home")
    assert asked(t) == (0, "move")
    assert t.view(0)["players"][0]["capacity"] == 6


def test_E28_S10_5_all_bays_damaged():
    t = lay_out(bays=8)
    g = resolve(t, 0, [made("gain", what="artifact")])
    assert g.ships[0].cargo == []
    assert sum(g.artifact_discards.values()) == 1


def test_E29_S8_3_a_mission_with_a_mismatch():
    t = lay_out(at="aldara", ready="cadet red", missions={"aldara": "border_patrol"})
    before = points(t)
    play(t, 0, "mission", "crew cadet", "fly home", "fly aldara")
    assert points(t) - before == 2
    assert crew(t) == ("", "yellow blue red cadet red")


def test_E30_S5_1_a_gold_row():
    t = lay_out(at="aldara", ready="cadet red", missions={"aldara": "android_amnesty"})
    play(t, 0, "mission", "crew red")
    assert crew(t)[0] == "android"
    assert ship(t).progress == [0, 0, 0]


def test_E31_S14_13_collective_consciousness():
    t = lay_out(
        at="aldara", ready="android android blue", missions={"aldara": "collective_consciousness"}, events={}
    )
    play(t, 0, "mission", "crew blue", "advance tincan 1")
    for _ in range(3):
        play(t, 0, "advance tincan 1")
        if asked(t) == (0, "repair"):
            play(t, 0, "stop")
    assert asked(t) != (0, "advance")
    assert ship(t).progress[2] == 4
    assert crew(t)[0] == "android android"


def test_E32_S8_8_S8_9_the_galaxy_goes_on():
    planets = ["aldara", "brontis", "cerulo", "dunmarrow", "eos_minor"]
    t = lay_out(
        at="glimmer",
        ready="cadet cadet",
        numbers=planets,
        missions={"glimmer": "border_patrol"},
        mission_deck="first_contact",
    )
    play(t, 0, "mission")
    assert t.state.numbers == ["aldara", "brontis", "cerulo", "dunmarrow", "glimmer"]
    assert t.state.face_up == 4
    assert mission_at(t, "eos_minor") == "first_contact"
    assert mission_at(t, "glimmer") == ""
    t = lay_out(
        at="glimmer", ready="cadet cadet", numbers=planets, face_up=1, missions={"glimmer": "border_patrol"}
    )
    play(t, 0, "mission")
    assert t.state.numbers == ["glimmer", "brontis", "cerulo", "dunmarrow", "eos_minor"]
    assert t.state.face_up == 5
    drawn = told(t).count("pirate-appeared") + told(t).count("pirate-discarded")
    assert drawn == 5
    assert told(t).count("uprising") == 1


def test_E33_S6_2_the_helm_and_damage():
    t = lay_out(at="brontis", ready="red", pirates={"brontis-ixion_reach": "green_android"})
    play(t, 0, "room helm red", "fly ixion_reach", "fly juno_anvil")
    assert where(t) == "juno_anvil"
    assert ship(t).bays == 4


def test_E34_S13_2_the_order_of_bonuses():
    t = lay_out(
        ready="red",
        techs={1: "emergency_warp"},
        progress=(0, 1, 0),
        events={"cooperative": "fleet_review"},
        resolved=0,
    )
    play(t, 0, "room emergency_warp red", "stay")
    since = len(t.events())
    play(t, 0, "advance cooperative 3")
    assert told(t, since)[:5] == ["advanced", "decorated", "event", "decorated", "decorated"]


def test_E35_S7_1_the_home_station_tile():
    t = lay_out(tiles={"home": 0}, round=2)
    play(t, 0, "pass", "advance nian 1", "advance nian 1", "advance tincan 1")
    assert ship(t).progress == [2, 0, 1]
    assert len(ship(t).cargo) == 1


def test_E36_S12_7_the_translator():
    t = lay_out(ready="red red", techs={1: "universal_translator", 4: "negotiation_hall"}, events={})
    play(t, 0, "room negotiation_hall red", "choose advance_nian_2")
    assert options(t) == {
        f"advance {track} {n}" for track in ("nian", "cooperative", "tincan") for n in (1, 2)
    } | {"stop"}
    play(t, 0, "advance tincan 2")
    assert ship(t).progress == [0, 0, 2]


def test_E37_S4_3_two_artifacts():
    def rooms(cargo):
        t = lay_out(cargo=cargo, ready="cadet")
        return {option[1] for option in t.pending[0].options if option[0] == "artifacts"}

    assert rooms("red_yellow red_blue") == {"helm"}
    assert rooms("red_yellow yellow_blue") == {"weapons"}
    assert rooms("red_blue yellow_blue") == {"science"}
    assert rooms("red_blue red_blue") == {"helm", "science"}
    assert rooms("red_blue") == set()


def test_E38_S11_8_the_harmonic_grid():
    bare, grid = lay_out(), lay_out(techs={1: "harmonic_grid"})
    assert points(grid) == points(bare)
    below = lay_out(techs={3: "harmonic_grid"}, mended=[3])
    assert points(below) - points(bare) == 1 + 1, "one damage less, and the pair in the middle"


def test_E39_S12_2_the_exhibit():
    t = lay_out(ready="red", cargo="red_blue red_yellow", techs={1: "artifact_exhibit"})
    assert "promote red" in options(t)
    play(t, 0, "promote red", "pay red_blue", "pay medal")
    assert crew(t)[0] == "red_commander"
    assert (ship(t).medals, hold(t)) == (0, "")


def test_E40_S15_2_a_score():
    t = lay_out(
        done="living_slime omega_megacomputer weather_machine",
        progress=(5, 9, 7),
        cargo="green_android purple_android red_blue",
        bays=0,
        techs={1: "log_blue"},
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
    t = lay_out(progress=(10, 0, 1), events={})
    g = resolve(t, 0, summit, "retreat nian", "advance tincan 2", "repair bay")
    assert g.ships[0].progress == [8, 0, 3]
    assert g.ships[0].bays == 2
    assert g.ships[0].cargo == [], "going back gives no bonus"


def test_E42_S10_6_lost_lockers():
    t = lay_out(
        bays=8,
        cargo="red_blue red_yellow",
        ready="blue",
        techs={1: "interdimensional_lockers", 4: "fabricator"},
        display="simulator",
    )
    play(t, 0, "room fabricator blue", "take simulator", "replace 1", "drop red_blue")
    assert hold(t) == ""
    assert pile(t, "tech_discards") == ["interdimensional_lockers"]


def test_E43_S5_8_an_order():
    t = lay_out(ready="blue_commander", queue="yellow cadet blue_commander blue")
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
        ready="blue blue", techs={1: "simulator", 4: "brig"}, display="quantum_torpedoes hull_plating"
    )
    play(t, 0, "room science blue")
    assert options(t) == {"take quantum_torpedoes", "stop"}
    assert refused(t, 0, "take hull_plating") == ("barred-no-slot", "S11.3")
    play(t, 0, "take quantum_torpedoes")
    assert options(t) == {"replace 1 simulator", "replace 4 brig move"}
    assert refused(t, 0, "place 0") == ("barred-slot-damaged", "S11.3")
    taken = lay_out(ready="blue", techs={1: "simulator"}, mended=[0], display="hull_plating")
    play(taken, 0, "room science blue", "take hull_plating")
    assert refused(taken, 0, "place 1") == ("barred-slot-taken", "S11.3")
    nothing = lay_out(ready="blue cadet", techs={1: "simulator", 4: "brig"}, display="hull_plating")
    play(nothing, 0, "room science blue")
    assert asked(nothing) == (0, "after")


def test_E46_S7_3_a_station_in_the_last_round():
    t = lay_out(at="lumen", round=4)
    play(t, 0, "pass")
    assert t.state.tiles["tincan"] == 5


def test_E47_S12_8_a_contractor():
    t = lay_out(cargo="red_blue", ready="cadet", techs={1: "outside_contractors"}, at="aldara")
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
        cargo="red_blue", ready="cadet", techs={1: "outside_contractors"}, contracts={"helm": "red_yellow"}
    )
    assert refused(again, 0, "contract helm red_blue") == ("barred-contracted", "S12.8")


def test_E48_S12_5_invisible_paint():
    t = lay_out(
        at="aldara",
        ready="yellow cadet",
        techs={1: "invisible_paint"},
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
        ready="blue red", techs={1: "hypercharger", 5: "repair_bots"}, mended=[5], display="jump_drive"
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
        ready="red",
        techs={1: "embassy_deck"},
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
