"""S12 Abilities: each at work, and where it does not work."""

import pytest

from astrarium.contract.object_graph import mutables
from astrarium.games.captains.active_powers import kit_of

from .table import asked, crew, hold, lay_out, made, options, play, resolve, ship
from .witness import exercises, limits

ARTIFACT = made("gain", what="artifact")


@exercises("crew_lounge")
def test_S12_6_S3_9_the_lounge_wakes_somebody_for_a_medal():
    t = lay_out(techs={1: "crew_lounge"}, queue="yellow blue red", ready="cadet", passed=[1])
    play(t, 0, "pass")
    assert t.state.round == 2
    assert ship(t).medals == 2, "the one of the new round has come"
    play(t, 0, "pay medal")
    assert crew(t) == ("cadet yellow", "blue red")
    assert ship(t).medals == 1
    assert crew(t, 1)[1] == "yellow blue red"


@limits("crew_lounge")
def test_S12_1_not_when_it_was_discarded():
    t = lay_out(discards="crew_lounge", queue="yellow blue red", ready="cadet", passed=[1])
    play(t, 0, "pass")
    assert crew(t) == ("cadet", "yellow blue red")


@limits("crew_lounge")
def test_S14_11_who_does_not_pay_lets_them_sleep():
    t = lay_out(techs={1: "crew_lounge"}, queue="yellow blue red", ready="cadet", passed=[1])
    play(t, 0, "pass", "stop")
    assert crew(t) == ("cadet", "yellow blue red")
    assert ship(t).medals == 2


@exercises("interdimensional_lockers")
def test_S12_3_lockers_hold_two_more():
    one = lay_out(techs={1: "interdimensional_lockers"})
    both = lay_out(techs={1: "interdimensional_lockers", 4: "interdimensional_lockers"}, bays=8)
    assert one.view(0)["players"][0]["capacity"] == 7
    assert both.view(0)["players"][0]["capacity"] == 4
    g = resolve(both, 0, [ARTIFACT])
    assert len(g.ships[0].cargo) == 1, "also with all bays damaged"


@limits("interdimensional_lockers")
def test_S12_3_lockers_are_full_too():
    t = lay_out(techs={1: "interdimensional_lockers"}, bays=8, cargo="red_blue red_blue")
    g = resolve(t, 0, [made("gain", what="pirate")], "drop red_blue")
    assert len(g.ships[0].cargo) == 2


def hurt(**more):
    """A table at which seat 0 is about to fly past a pirate."""
    position = {"at": "aldara", "ready": "red cadet", "pirates": {"home-aldara": "orange_artifact"}}
    t = lay_out(**{**position, **more})
    return play(t, 0, "room helm red", "fly home")


@exercises("hull_plating")
def test_S12_5_hull_plating_costs_a_pirate():
    t = hurt(techs={1: "hull_plating"}, cargo="green_android purple_artifact red_blue")
    assert asked(t) == (0, "prevent")
    assert options(t) == {
        "prevent hull_plating green_android",
        "prevent hull_plating purple_artifact",
        "accept",
    }
    play(t, 0, "prevent hull_plating green_android")
    assert ship(t).bays == 3
    assert hold(t) == "purple_artifact red_blue"
    assert t.state.pirate_discards["green_android"] == 1


@limits("hull_plating")
def test_S12_5_hull_plating_may_be_left_alone_and_takes_no_artifact():
    t = hurt(techs={1: "hull_plating"}, cargo="green_android")
    play(t, 0, "accept")
    assert ship(t).bays == 4
    t = hurt(techs={1: "hull_plating"}, cargo="red_blue")
    assert asked(t) == (0, "move")
    assert ship(t).bays == 4


@exercises("artifact_exhibit")
def test_S12_2_an_artifact_for_a_medal():
    t = lay_out(ready="cadet", medals=0, cargo="red_blue", techs={1: "artifact_exhibit"})
    play(t, 0, "train cadet red")
    assert crew(t)[0] == "red"
    assert hold(t) == ""
    assert ship(t).medals == 0


@limits("artifact_exhibit")
def test_S12_2_no_pirate_for_a_medal_and_no_medal_for_an_artifact():
    t = lay_out(ready="cadet", medals=0, cargo="green_android", techs={1: "artifact_exhibit"})
    assert "train cadet red" not in options(t)
    t = lay_out(ready="cadet", medals=0, cargo="red_blue")
    assert "train cadet red" not in options(t), "without the exhibit artifacts are no medals"


@exercises("trophy_exhibit")
def test_S12_2_a_pirate_for_a_medal():
    t = lay_out(ready="blue", medals=1, cargo="green_android purple_android", techs={1: "trophy_exhibit"})
    play(t, 0, "promote blue", "pay medal", "pay purple_android")
    assert crew(t)[0] == "blue_commander"
    assert (ship(t).medals, hold(t)) == (0, "")


@limits("trophy_exhibit")
def test_S12_2_no_artifact_for_a_medal():
    t = lay_out(ready="blue", medals=2, cargo="red_blue", techs={1: "trophy_exhibit"})
    assert "promote blue" not in options(t)
    both = lay_out(
        ready="blue",
        medals=1,
        cargo="red_blue green_android",
        techs={1: "trophy_exhibit", 4: "artifact_exhibit"},
    )
    assert "promote blue" in options(both)


OBSERVERS = {  # the mission with its row, one without it, the track
    "observers_red": ("border_patrol", "comet_mining", 1),
    "observers_yellow": ("border_patrol", "first_contact", 0),
    "observers_blue": ("comet_mining", "border_patrol", 2),
}


def observed(name, mission, cadets=2):
    """The table after a mission with so many cadets: nothing of it is resolved."""
    t = lay_out(
        at="aldara",
        ready=" ".join(["cadet"] * cadets),
        missions={"aldara": mission},
        techs={1: name},
        events={},
    )
    return play(t, 0, "mission")


@exercises("observers_red", "observers_yellow", "observers_blue")
def test_S12_6_observers_look_at_what_is_printed():
    for name, (mission, _, track) in OBSERVERS.items():
        t = observed(name, mission)
        assert asked(t) == (0, "advance")
        t.answer(0, t.pending[0].options[0])
        assert ship(t).progress[track] == 1
        assert sum(ship(t).progress) == 1


@limits("observers_red", "observers_yellow", "observers_blue")
def test_S12_6_observers_want_their_row():
    for name, (_, mission, _) in OBSERVERS.items():
        t = observed(name, mission)
        assert asked(t)[1] in ("after", "turn")
        assert ship(t).progress == [0, 0, 0]


def test_S12_6_two_rows_of_a_colour_count_once():
    t = observed("observers_yellow", "blockade_run", cadets=3)
    play(t, 0, "advance nian 1")
    assert asked(t)[1] in ("after", "turn")


def test_S12_6_S8_7_several_abilities_in_the_players_order():
    t = lay_out(
        at="aldara",
        ready="cadet cadet",
        missions={"aldara": "border_patrol"},
        techs={1: "observers_red", 4: "observers_yellow"},
        events={},
    )
    play(t, 0, "mission")
    assert options(t) == {"react tech observers_red", "react tech observers_yellow"}
    play(t, 0, "react tech observers_yellow", "advance nian 1", "advance cooperative 1")
    assert ship(t).progress == [1, 1, 0]


@exercises("nian_communicator")
@pytest.mark.parametrize("mission", ["royal_wedding", "smuggler_moon", "shipwreck_salvage", "ghost_ship"])
def test_S12_6_communicator_hears_nian_and_ambushes(mission):
    t = observed("nian_communicator", mission)
    play(t, 0, "advance nian 1")
    assert ship(t).progress == [1, 0, 0]


@limits("nian_communicator")
@pytest.mark.parametrize("mission", ["comet_mining", "first_contact", "dinosaur_suit_duel"])
def test_S12_6_communicator_does_not_hear_any_track(mission):
    t = observed("nian_communicator", mission)
    assert asked(t)[1] in ("after", "turn")


@exercises("invisible_paint")
def test_S12_5_paint_hides_the_first_damage_of_a_mission():
    t = lay_out(
        at="aldara",
        ready="yellow blue",
        techs={1: "invisible_paint", 4: "hull_plating"},
        cargo="green_android",
        missions={"aldara": "living_slime"},
        events={},
    )
    play(t, 0, "mission", "crew blue", "advance tincan 1", "resolve")
    assert ship(t).bays == 3
    assert asked(t)[1] != "prevent", "before any other prevention"


@limits("invisible_paint")
def test_S12_5_paint_does_nothing_outside_of_missions():
    t = hurt(techs={1: "invisible_paint"})
    assert ship(t).bays == 4


def test_S12_5_paint_hides_a_pirate_on_the_way_and_then_nothing():
    t = lay_out(
        at="aldara",
        ready="red cadet",
        techs={1: "invisible_paint"},
        missions={"aldara": "cadet_regatta"},
        pirates={"home-aldara": "green_android"},
    )
    play(t, 0, "mission", "crew red", "fly home")
    assert ship(t).bays == 3
    play(t, 0, "fly aldara")
    assert ship(t).bays == 4


@limits("invisible_paint")
def test_S12_5_paint_comes_too_late_for_the_second_damage_of_a_mission():
    t = lay_out(
        at="cerulo",
        ready="blue yellow yellow",
        missions={"cerulo": "derelict_reactor"},
        display="invisible_paint",
        pirates={"brontis-cerulo": "green_android"},
    )
    play(t, 0, "mission", "crew blue", "resolve", "take invisible_paint", "place 1", "fly brontis")
    assert ship(t).bays == 5, "the printed one, and the one of the pirate"


@limits("invisible_paint")
def test_S12_5_paint_is_for_a_mission_of_ones_own():
    """Bob fights during Ann's mission, because of an event that she sets off."""
    t = lay_out(
        at={0: "aldara", 1: "dunmarrow"},
        ready="red yellow",
        missions={"aldara": "royal_wedding"},
        progress={0: (0, 3, 0), 1: (3, 2, 0)},
        events={"cooperative": "fairness_summit"},
        tracks="B",
        techs={1: {1: "invisible_paint"}},
        pirates={"home-dunmarrow": "purple_android"},
    )
    play(t, 0, "mission", "crew red", "advance cooperative 1", "stop")
    play(t, 1, "retreat cooperative", "advance nian 2", "fight home-dunmarrow")
    assert ship(t, 1).bays == 4


def test_S12_1_a_kit_is_shared_by_all_tables_and_cannot_change():
    kit = kit_of(("holodeck", "hull_plating", "", "", "", ""), "")
    assert mutables(kit) == {}
    assert dict(zip(kit.rooms, kit.slots, strict=True))["holodeck"] == 0
