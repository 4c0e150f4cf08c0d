"""S6 to S8: the map, stations, missions."""

import pytest

from astrarium.games.captains.component_types import Line
from astrarium.games.captains.components import MAPS
from astrarium.kernel import read_thing, resume
from astrarium.kernel.data.component_files import Row

from .table import GAME, asked, crew, heads, lay_out, mission_at, options, play, refused, ship, told, where


@pytest.mark.parametrize("seats", [3, 4])
def test_S6_1_every_place_has_one_route_of_each_colour(seats):
    side = MAPS[seats]
    for place in side.places:
        assert sorted(route.colour for route in side.at[place]) == ["green", "orange", "purple"]
    assert len(side.routes) == len(side.places) * 3 // 2
    assert max(side.distance.values()) < len(side.places)
    t = lay_out(seats)
    assert t.state.at.count("home") == seats, "any number of ships may be at a place"


def test_S6_2_one_move_at_a_time():
    t = lay_out(ready="red", techs={1: "warp_core"})
    play(t, 0, "room warp_core red", "fly aldara")
    assert refused(t, 0, "fly kelpa") == ("barred-no-route", "S6.2")
    play(t, 0, "fly brontis", "stay")
    assert where(t) == "brontis"


def test_S6_3_a_jump_ignores_pirates():
    t = lay_out(
        ready="red",
        techs={1: "jump_drive"},
        pirates={"home-aldara": "green_android", "aldara-brontis": "green_android"},
    )
    play(t, 0, "room jump_drive red")
    assert len(t.pending[0].options) == 14, "13 other places, or none"
    play(t, 0, "jump aldara")
    assert (where(t), ship(t).bays) == ("aldara", 3)
    assert t.state.reserved == {"aldara": 0}


def test_S6_4_a_mission_that_appears_later_is_reserved():
    t = lay_out(
        at={0: "kelpa", 1: "aldara"},
        acting=1,
        ready={1: "cadet cadet", 0: "cadet cadet cadet"},
        missions={"aldara": "border_patrol"},
        mission_deck="comet_mining",
    )
    assert t.state.reserved["kelpa"] == 0
    play(t, 1, "mission")
    assert mission_at(t, "kelpa") == "comet_mining"
    if asked(t)[0] == 1:
        play(t, 1, "end")
    assert "mission comet_mining" in options(t)
    assert t.state.reserved["aldara"] == 1, "completing a mission changes no reservation"


def test_S6_4_stations_are_not_reserved():
    t = lay_out(ready="red", techs={1: "jump_drive"})
    play(t, 0, "room jump_drive red", "jump lumen")
    assert "lumen" not in t.state.reserved


def test_S7_2_lasting_events_come_first_in_the_players_order():
    t = lay_out(
        at="lumen",
        ready="cadet",
        cargo="red_blue",
        lasting="crisis_detonators diplomatic_directive_12",
        events={},
        round=2,
    )
    play(t, 0, "pass")
    assert options(t) == {"event crisis_detonators", "event diplomatic_directive_12"}
    play(t, 0, "event diplomatic_directive_12", "advance cooperative 1", "pay red_blue", "advance nian 1")
    assert ship(t).progress == [1, 1, 0]
    assert ship(t).ready.count("android") == 1, "the tile"
    assert told(t).index("station") < told(t).index("lasting") < told(t).index("joined")


def test_S7_2_S13_6_lasting_events_need_a_tile():
    t = lay_out(at="lumen", ready="cadet", tiles={"tincan": 3}, lasting="diplomatic_directive_12", events={})
    play(t, 0, "pass")
    assert asked(t) == (1, "turn")
    assert ship(t).progress == [0, 0, 0]


def test_S7_4_no_second_station_in_a_turn():
    """Side B: one space of the Cooperative track gives a move, and Lumen is next to Marrakand."""
    t = lay_out(
        at="lumen",
        ready="cadet",
        lasting="diplomatic_directive_12",
        progress=(0, 4, 0),
        tracks="B",
        events={},
    )
    play(t, 0, "pass", "advance cooperative 1", "fly marrakand")
    assert where(t) == "marrakand"
    assert t.state.tiles == {"home": 2, "tincan": 2, "nian": 0}
    assert asked(t) == (1, "turn")


def test_S8_1_what_a_mission_needs():
    t = lay_out(at="aldara", ready="red", missions={"aldara": "border_patrol", "brontis": "first_contact"})
    assert refused(t, 0, "mission border_patrol") == ("barred-crew", "S8.1")
    assert refused(t, 0, "mission first_contact") == ("barred-elsewhere", "S8.1")
    enough = lay_out(at="aldara", ready="red android", missions={"aldara": "border_patrol"})
    assert "mission border_patrol" in options(enough)


def test_S8_2_any_figure_to_any_row():
    t = lay_out(at="aldara", ready="red yellow cadet", missions={"aldara": "border_patrol"})
    play(t, 0, "mission")
    assert options(t) == {"crew red", "crew yellow", "crew cadet"}
    play(t, 0, "crew red")
    assert options(t) == {"crew yellow", "crew cadet"}
    play(t, 0, "crew yellow")
    assert ship(t).bays == 3
    assert crew(t)[1].endswith("red yellow")
    assert told(t).count("row-skipped") == 2


def test_S8_4_all_of_a_row_or_nothing():
    position = {"at": "aldara", "ready": "yellow cadet", "missions": {"aldara": "living_slime"}}
    skipped = play(lay_out(**position), 0, "mission", "crew cadet", "skip")
    assert (ship(skipped).bays, ship(skipped).medals) == (3, 1)
    done = play(lay_out(**position), 0, "mission", "crew cadet", "resolve")
    assert (ship(done).bays, ship(done).medals) == (4, 2)


def test_S8_4_may_effects_of_a_resolved_row_can_be_declined():
    t = lay_out(at="aldara", ready="yellow cadet", missions={"aldara": "dinosaur_suit_duel"})
    play(t, 0, "mission", "crew yellow", "resolve", "stop")
    assert ship(t).bays == 4
    assert ship(t).progress == [0, 0, 0]
    assert ship(t).medals == 2


def test_S8_5_no_question_where_skipping_makes_no_difference():
    t = lay_out(at="aldara", ready="red blue", missions={"aldara": "cadet_regatta"})
    play(t, 0, "mission", "crew red")
    assert asked(t) == (0, "move"), "every move can be declined"
    play(t, 0, "stay")
    assert ship(t).medals == 3


@pytest.mark.parametrize(
    "effect",
    [{"op": "gain", "what": "cadet"}, {"op": "each_player", "do": [{"op": "gain", "what": "medal"}]}],
)
def test_S8_5_a_question_where_a_row_could_bring_cadets_or_help_others(effect):
    """No mission of ours does, but one of a corrected file may."""
    assert read_thing(Line, Row({"colour": "red", "effects": [effect]}, "a file")).forces


def test_S8_6_the_top_row_first():
    t = lay_out(
        at="aldara", ready="cadet red android blue", missions={"aldara": "grand_tournament"}, events={}
    )
    play(t, 0, "mission", "crew blue", "crew android", "crew cadet", "stop")
    assert crew(t)[1] == "yellow blue red blue cadet red"


def test_S8_10_effects_happen_where_the_ship_is():
    t = lay_out(
        at="aldara",
        ready="red yellow cadet",
        missions={"aldara": "blockade_run"},
        pirates={"aldara-brontis": "green_android", "home-dunmarrow": "purple_android"},
        mission_deck="comet_mining",
    )
    play(t, 0, "mission", "crew red", "crew yellow", "fly home", "stay")
    assert options(t) == {"fight home-dunmarrow", "stop"}
    play(t, 0, "stop")
    assert t.state.numbers[4] == "aldara", "the tile goes to the planet of the mission"
    assert mission_at(t, "kelpa") == "comet_mining"


def test_S17_1_no_missions_left():
    t = lay_out(at="aldara", ready="cadet cadet", missions={"aldara": "border_patrol"})
    g = t.state
    gone = g.to_json()
    gone["box"], gone["mission_deck"] = gone["mission_deck"], []
    for card in gone["box"]:
        gone["cards"]["seen"][card] = gone["cards"]["everyone"]
    t = resume(GAME, gone)
    play(t, 0, "mission")
    assert t.state.numbers[4] == "aldara"
    assert mission_at(t, "kelpa") == ""
    assert t.state.face_up == 4
    assert "mission" not in heads(t)


def test_S8_7_S8_8_abilities_work_before_the_galaxy_goes_on():
    t = lay_out(
        at="aldara", ready="yellow red", missions={"aldara": "border_patrol"}, techs={1: "observers_red"}
    )
    play(t, 0, "mission", "crew yellow", "stay")
    assert asked(t) == (0, "advance")
    assert mission_at(t, "kelpa") == "", "the highest number still lies there"
    play(t, 0, "advance cooperative 1")
    assert mission_at(t, "kelpa") != ""


def test_S8_8_where_a_number_goes_is_told():
    t = lay_out(at="aldara", ready="red yellow", missions={"aldara": "royal_wedding"})
    play(t, 0, "mission", "crew red", "stop", "stop")
    (moved,) = [event.args for event in t.events() if event.name == "number-moved"]
    assert moved == {"number": 5, "place": "aldara"}
    assert t.state.numbers[4] == "aldara"


def test_S8_9_an_uprising_goes_from_the_highest_number_to_the_lowest():
    green = {"green_android": 4, "green_artifact": 6}
    t = lay_out(
        at="aldara", ready="yellow red cadet", missions={"aldara": "border_patrol"}, face_up=1, pool=green
    )
    play(t, 0, "mission", "crew yellow", "crew red", "stay")
    g = t.state
    expected: list[str] = []
    for planet in reversed(g.numbers):
        route = g.map.by_colour[planet, "green"]
        expected.append(planet if route in expected else route)
    came = [event.args for event in t.events() if event.name in ("pirate-appeared", "pirate-discarded")]
    assert [args.get("route") or args["place"] for args in came] == expected
    assert len(expected) == 5
    assert g.face_up == 5
