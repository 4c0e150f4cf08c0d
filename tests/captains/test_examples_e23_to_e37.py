"""The worked examples that were computed, one test each (E23 to E37)."""

import pytest

import astrarium

from .table import (
    asked,
    crew,
    hold,
    lay_out,
    made,
    mission_at,
    options,
    play,
    points,
    resolve,
    ship,
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
    t = lay_out(
        cargo={0: cargo}, at={0: "aldara"}, ready={0: "red"}, pirates={"home-aldara": "green_artifact"}
    )
    assert t.view(0)["players"][0]["capacity"] == 5
    play(t, 0, "room helm red", "fly home")
    assert asked(t) == (0, "drop")
    play(t, 0, "drop red_yellow")
    assert hold(t) == "green_android red_blue red_yellow yellow_blue"
    assert t.view(0)["players"][0]["capacity"] == 4


def test_E27_S12_3_lockers():
    cargo = "red_yellow red_yellow red_blue yellow_blue green_android"
    t = lay_out(
        cargo={0: cargo},
        at={0: "aldara"},
        ready={0: "red"},
        pirates={"home-aldara": "green_artifact"},
        techs={0: {1: "interdimensional_lockers"}},
    )
    assert t.view(0)["players"][0]["capacity"] == 7
    play(t, 0, "room helm red", "fly home")
    assert asked(t) == (0, "move")
    assert t.view(0)["players"][0]["capacity"] == 6


def test_E28_S10_5_all_bays_damaged():
    t = lay_out(bays={0: 8})
    g = resolve(t, 0, [made("gain", what="artifact")])
    assert g.ships[0].cargo == []
    assert sum(g.artifact_discards.values()) == 1


def test_E29_S8_3_a_mission_with_a_mismatch():
    t = lay_out(at={0: "aldara"}, ready={0: "cadet red"}, missions={"aldara": "border_patrol"})
    before = points(t)
    play(t, 0, "mission", "crew cadet", "fly home", "fly aldara")
    assert points(t) - before == 2
    assert crew(t) == ("", "yellow blue red cadet red")


def test_E30_S5_1_a_gold_row():
    t = lay_out(at={0: "aldara"}, ready={0: "cadet red"}, missions={"aldara": "android_amnesty"})
    play(t, 0, "mission", "crew red")
    assert crew(t)[0] == "android"
    assert ship(t).progress == [0, 0, 0]


def test_E31_S14_13_collective_consciousness():
    t = lay_out(
        at={0: "aldara"},
        ready={0: "android android blue"},
        missions={"aldara": "collective_consciousness"},
        events={},
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
        at={0: "glimmer"},
        ready={0: "cadet cadet"},
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
        at={0: "glimmer"},
        ready={0: "cadet cadet"},
        numbers=planets,
        face_up=1,
        missions={"glimmer": "border_patrol"},
    )
    play(t, 0, "mission")
    assert t.state.numbers == ["glimmer", "brontis", "cerulo", "dunmarrow", "eos_minor"]
    assert t.state.face_up == 5
    drawn = told(t).count("pirate-appeared") + told(t).count("pirate-discarded")
    assert drawn == 5
    assert told(t).count("uprising") == 1


def test_E33_S6_2_the_helm_and_damage():
    t = lay_out(at={0: "brontis"}, ready={0: "red"}, pirates={"brontis-ixion_reach": "green_android"})
    play(t, 0, "room helm red", "fly ixion_reach", "fly juno_anvil")
    assert where(t) == "juno_anvil"
    assert ship(t).bays == 4


def test_E34_S13_2_the_order_of_bonuses():
    t = lay_out(
        ready={0: "red"},
        techs={0: {1: "emergency_warp"}},
        progress={0: (0, 1, 0)},
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
    t = lay_out(
        ready={0: "red red"}, techs={0: {1: "universal_translator", 4: "negotiation_hall"}}, events={}
    )
    play(t, 0, "room negotiation_hall red", "choose advance_nian_2")
    assert options(t) == {
        f"advance {track} {n}" for track in ("nian", "cooperative", "tincan") for n in (1, 2)
    } | {"stop"}
    play(t, 0, "advance tincan 2")
    assert ship(t).progress == [0, 0, 2]


def test_E37_S4_3_two_artifacts():
    def rooms(cargo):
        t = lay_out(cargo={0: cargo}, ready={0: "cadet"})
        return {option[1] for option in t.pending[0].options if option[0] == "artifacts"}

    assert rooms("red_yellow red_blue") == {"helm"}
    assert rooms("red_yellow yellow_blue") == {"weapons"}
    assert rooms("red_blue yellow_blue") == {"science"}
    assert rooms("red_blue red_blue") == {"helm", "science"}
    assert rooms("red_blue") == set()
