"""S12 Abilities: each at work, and where it does not work."""

import pytest

from astrarium.games.captains.vocabulary import Effect

from . import printed
from .table import asked, crew, hold, lay_out, options, pile, play, resolve, ship, tech_in, told

ARTIFACT = Effect("gain", what="artifact")
#: Abilities that a test below shows at work, and at their limits.
SHOWN: set[str] = set()
LIMITED: set[str] = set()


def shows(name):
    SHOWN.add(name)
    return lambda test: test


def limits(name):
    LIMITED.add(name)
    return lambda test: test


@shows("crew_lounge")
def test_S12_6_S3_9_the_lounge_wakes_somebody_every_round():
    t = lay_out(techs={0: {1: "crew_lounge"}}, queue={0: "yellow blue red"}, ready={0: "cadet"}, passed=[1])
    play(t, 0, "pass")
    assert t.state.round == 2
    assert crew(t) == ("cadet yellow", "blue red")
    assert crew(t, 1)[1] == "yellow blue red"


@limits("crew_lounge")
def test_S12_1_not_when_it_was_discarded():
    t = lay_out(discards="crew_lounge", queue={0: "yellow blue red"}, ready={0: "cadet"}, passed=[1])
    play(t, 0, "pass")
    assert crew(t) == ("cadet", "yellow blue red")


@shows("interdimensional_lockers")
def test_S12_3_lockers_hold_two_more():
    one = lay_out(techs={0: {1: "interdimensional_lockers"}})
    both = lay_out(techs={0: {1: "interdimensional_lockers", 4: "interdimensional_lockers"}}, bays={0: 8})
    assert one.view(0)["players"][0]["capacity"] == 7
    assert both.view(0)["players"][0]["capacity"] == 4
    g = resolve(both, 0, [ARTIFACT])
    assert len(g.ships[0].cargo) == 1, "also with all bays damaged"


@limits("interdimensional_lockers")
def test_S12_3_lockers_are_full_too():
    t = lay_out(techs={0: {1: "interdimensional_lockers"}}, bays={0: 8}, cargo={0: "red_blue red_blue"})
    g = resolve(t, 0, [Effect("gain", what="pirate")], "drop red_blue")
    assert len(g.ships[0].cargo) == 2


def hurt(**more):
    """A table at which seat 0 is about to fly past a pirate."""
    position = {"at": {0: "aldara"}, "ready": {0: "red cadet"}, "pirates": {"home-aldara": "orange_artifact"}}
    t = lay_out(**{**position, **more})
    return play(t, 0, "room helm red", "fly home")


@shows("hull_plating")
def test_S12_5_hull_plating_costs_a_pirate():
    t = hurt(techs={0: {1: "hull_plating"}}, cargo={0: "green_android purple_artifact red_blue"})
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
    t = hurt(techs={0: {1: "hull_plating"}}, cargo={0: "green_android"})
    play(t, 0, "accept")
    assert ship(t).bays == 4
    t = hurt(techs={0: {1: "hull_plating"}}, cargo={0: "red_blue"})
    assert asked(t) == (0, "move")
    assert ship(t).bays == 4


@shows("artifact_exhibit")
def test_S12_2_an_artifact_for_a_medal():
    t = lay_out(ready={0: "cadet"}, medals={0: 0}, cargo={0: "red_blue"}, techs={0: {1: "artifact_exhibit"}})
    play(t, 0, "train cadet red")
    assert crew(t)[0] == "red"
    assert hold(t) == ""
    assert ship(t).medals == 0


@limits("artifact_exhibit")
def test_S12_2_no_pirate_for_a_medal_and_no_medal_for_an_artifact():
    t = lay_out(
        ready={0: "cadet"}, medals={0: 0}, cargo={0: "green_android"}, techs={0: {1: "artifact_exhibit"}}
    )
    assert "train cadet red" not in options(t)
    t = lay_out(ready={0: "cadet"}, medals={0: 0}, cargo={0: "red_blue"})
    assert "train cadet red" not in options(t), "without the exhibit artifacts are no medals"


@shows("trophy_exhibit")
def test_S12_2_a_pirate_for_a_medal():
    t = lay_out(
        ready={0: "blue"},
        medals={0: 1},
        cargo={0: "green_android purple_android"},
        techs={0: {1: "trophy_exhibit"}},
    )
    play(t, 0, "promote blue", "pay medal", "pay purple_android")
    assert crew(t)[0] == "blue_commander"
    assert (ship(t).medals, hold(t)) == (0, "")


@limits("trophy_exhibit")
def test_S12_2_no_artifact_for_a_medal():
    t = lay_out(ready={0: "blue"}, medals={0: 2}, cargo={0: "red_blue"}, techs={0: {1: "trophy_exhibit"}})
    assert "promote blue" not in options(t)
    both = lay_out(
        ready={0: "blue"},
        medals={0: 1},
        cargo={0: "red_blue green_android"},
        techs={0: {1: "trophy_exhibit", 4: "artifact_exhibit"}},
    )
    assert "promote blue" in options(both)


OBSERVERS = {  # the mission with its row, one without it, the track
    "observers_red": ("border_patrol", "comet_mining", 1),
    "observers_yellow": ("border_patrol", "first_contact", 0),
    "observers_blue": ("comet_mining", "border_patrol", 2),
}
SHOWN |= {*OBSERVERS}
LIMITED |= {*OBSERVERS}


def observed(name, mission):
    """The table after a mission with two cadets: nothing of it is resolved."""
    t = lay_out(
        at={0: "aldara"},
        ready={0: "cadet cadet"},
        missions={"aldara": mission},
        techs={0: {1: name}},
        events={},
    )
    return play(t, 0, "mission")


@pytest.mark.parametrize("name", OBSERVERS)
def test_S12_6_observers_look_at_what_is_printed(name):
    mission, _, track = OBSERVERS[name]
    t = observed(name, mission)
    assert asked(t) == (0, "advance")
    t.answer(0, t.pending[0].options[0])
    assert ship(t).progress[track] == 1
    assert sum(ship(t).progress) == 1


@pytest.mark.parametrize("name", OBSERVERS)
def test_S12_6_observers_want_their_row(name):
    t = observed(name, OBSERVERS[name][1])
    assert asked(t)[1] in ("after", "turn")
    assert ship(t).progress == [0, 0, 0]


def test_S12_6_two_rows_of_a_colour_count_once():
    t = observed_three("observers_yellow", "blockade_run")
    play(t, 0, "advance nian 1")
    assert asked(t)[1] in ("after", "turn")


def observed_three(name, mission):
    t = lay_out(
        at={0: "aldara"},
        ready={0: "cadet cadet cadet"},
        missions={"aldara": mission},
        techs={0: {1: name}},
        events={},
    )
    return play(t, 0, "mission")


def test_S12_6_S8_7_several_abilities_in_the_players_order():
    t = lay_out(
        at={0: "aldara"},
        ready={0: "cadet cadet"},
        missions={"aldara": "border_patrol"},
        techs={0: {1: "observers_red", 4: "observers_yellow"}},
        events={},
    )
    play(t, 0, "mission")
    assert options(t) == {"react tech observers_red", "react tech observers_yellow"}
    play(t, 0, "react tech observers_yellow", "advance nian 1", "advance cooperative 1")
    assert ship(t).progress == [1, 1, 0]


@shows("repair_bots")
def test_S12_4_repair_bots_double_the_bonus_of_their_own_placement():
    t = lay_out(
        ready={0: "blue cadet"}, display="observers_blue repair_bots", techs={0: {1: "tactical_console"}}
    )
    play(t, 0, "room science blue", "take observers_blue")
    assert told(t).count("bonus") == 1, "medal above"
    t = lay_out(
        ready={0: "blue cadet"}, display="prototype_kit", mended={0: [5]}, techs={0: {4: "repair_bots"}}
    )
    play(t, 0, "room science blue", "take prototype_kit", "place 1")
    assert told(t).count("bonus") == 0, "the printed repair below is covered by the Repair Bots"


def test_S12_4_repair_bots_make_two_repairs_of_a_bonus():
    t = lay_out(
        ready={0: "blue cadet"}, display="prototype_kit", mended={0: [5]}, techs={0: {5: "repair_bots"}}
    )
    play(t, 0, "room science blue", "take prototype_kit", "place 1", "repair bay", "repair bay")
    assert ship(t).bays == 1
    without = lay_out(ready={0: "blue cadet"}, display="prototype_kit")
    play(without, 0, "room science blue", "take prototype_kit", "place 1", "repair bay")
    assert asked(without) == (0, "after")


@limits("repair_bots")
def test_S12_4_repair_bots_do_nothing_for_the_workshop():
    t = lay_out(ready={0: "blue cadet"}, techs={0: {1: "repair_bots"}})
    play(t, 0, "room workshop cadet", "repair bay")
    assert ship(t).bays == 2
    assert asked(t) == (0, "after")


@shows("hypercharger")
def test_S12_4_hypercharger_turns_a_move_or_a_jump_into_a_repair():
    t = lay_out(ready={0: "red red"}, techs={0: {1: "hypercharger", 4: "jump_drive"}}, medals={0: 0})
    play(t, 0, "room helm red", "convert hypercharger", "repair bay", "fly aldara")
    assert (ship(t).bays, t.state.at[0]) == (2, "aldara")
    play(t, 1, "pass")
    play(t, 0, "room jump_drive red", "convert hypercharger", "repair bay")
    assert (ship(t).bays, t.state.at[0]) == (1, "aldara")


@limits("hypercharger")
def test_S12_4_hypercharger_is_a_choice_and_leaves_fights_alone():
    t = lay_out(
        ready={0: "red yellow"},
        techs={0: {1: "hypercharger"}},
        medals={0: 0},
        pirates={"home-aldara": "green_android"},
    )
    play(t, 0, "room helm red", "fly dunmarrow", "fly home")
    assert ship(t).bays == 3
    play(t, 1, "pass")
    play(t, 0, "room weapons yellow")
    assert options(t) == {"fight home-aldara", "stop"}


@pytest.mark.parametrize("mission", ["royal_wedding", "smuggler_moon", "shipwreck_salvage", "ghost_ship"])
def test_S12_6_communicator_hears_nian_and_ambushes(mission):
    t = observed("nian_communicator", mission)
    play(t, 0, "advance nian 1")
    assert ship(t).progress == [1, 0, 0]


SHOWN.add("nian_communicator")


@limits("nian_communicator")
@pytest.mark.parametrize("mission", ["comet_mining", "first_contact", "dinosaur_suit_duel"])
def test_S12_6_communicator_does_not_hear_any_track(mission):
    t = observed("nian_communicator", mission)
    assert asked(t)[1] in ("after", "turn")


@shows("invisible_paint")
def test_S12_5_paint_hides_the_first_damage_of_a_mission():
    t = lay_out(
        at={0: "aldara"},
        ready={0: "yellow blue"},
        techs={0: {1: "invisible_paint", 4: "hull_plating"}},
        cargo={0: "green_android"},
        missions={"aldara": "living_slime"},
        events={},
    )
    play(t, 0, "mission", "crew blue", "advance tincan 1", "resolve")
    assert ship(t).bays == 3
    assert asked(t)[1] != "prevent", "before any other prevention"


@limits("invisible_paint")
def test_S12_5_paint_does_nothing_outside_of_missions():
    t = hurt(techs={0: {1: "invisible_paint"}})
    assert ship(t).bays == 4


def test_S12_5_paint_hides_a_pirate_on_the_way_and_then_nothing():
    t = lay_out(
        at={0: "aldara"},
        ready={0: "red cadet"},
        techs={0: {1: "invisible_paint"}},
        missions={"aldara": "cadet_regatta"},
        pirates={"home-aldara": "green_android"},
    )
    play(t, 0, "mission", "crew red", "fly home")
    assert ship(t).bays == 3
    play(t, 0, "fly aldara")
    assert ship(t).bays == 4


@shows("training_holovisor")
def test_S12_4_holovisor_gives_two_medals():
    t = lay_out(
        ready={0: "blue cadet"},
        display="aux_thrusters",
        event_techs="signal_lab",
        techs={0: {4: "training_holovisor"}},
    )
    play(t, 0, "room science blue", "take aux_thrusters")
    assert ship(t).medals == 3, "the medal printed on the left, doubled"


@limits("training_holovisor")
def test_S12_4_holovisor_only_doubles_tech_bonuses():
    t = lay_out(ready={0: "cadet"}, techs={0: {4: "training_holovisor", 1: "simulator"}})
    play(t, 0, "room simulator cadet")
    assert ship(t).medals == 2


@shows("universal_translator")
def test_S12_7_translator_moves_the_whole_effect():
    t = lay_out(ready={0: "blue"}, techs={0: {1: "universal_translator", 4: "signal_lab"}}, events={})
    play(t, 0, "room signal_lab blue", "choose advance_tincan_2", "advance nian 2")
    assert ship(t).progress == [2, 0, 0]


@limits("universal_translator")
def test_S12_7_no_splitting_and_no_change_to_any_track():
    t = lay_out(ready={0: "red"}, techs={0: {1: "universal_translator", 4: "embassy_deck"}}, events={})
    play(t, 0, "room embassy_deck red")
    assert options(t) == {"advance nian 1", "advance cooperative 1", "advance tincan 1", "stop"}


@shows("shortcut_generator")
def test_S12_4_a_move_bonus_is_a_jump():
    t = lay_out(
        ready={0: "blue cadet"},
        display="brig",
        techs={0: {1: "xeno_archive", 5: "shortcut_generator"}},
        mended={0: [5]},
    )
    play(t, 0, "room science blue", "take brig")
    assert tech_in(t, 4) == "brig"
    assert asked(t) == (0, "jump")
    play(t, 0, "jump kelpa")
    assert t.state.at[0] == "kelpa"


@limits("shortcut_generator")
def test_S12_4_a_move_at_the_helm_stays_a_move():
    t = lay_out(ready={0: "red cadet"}, techs={0: {1: "shortcut_generator"}})
    play(t, 0, "room helm red")
    assert options(t) == {
        "fly aldara home-aldara",
        "fly dunmarrow home-dunmarrow",
        "fly fennix home-fennix",
        "stay",
    }


def test_S12_4_shortcut_then_hypercharger_then_repair_bots():
    t = lay_out(
        ready={0: "blue cadet"},
        display="brig",
        techs={0: {1: "xeno_archive", 5: "shortcut_generator", 2: "hypercharger", 0: "repair_bots"}},
        mended={0: [5, 2, 0]},
    )
    play(t, 0, "room science blue", "take brig")
    assert asked(t) == (0, "jump")
    play(t, 0, "convert hypercharger", "repair bay", "repair bay")
    assert ship(t).bays == 1


@shows("outside_contractors")
def test_S12_8_the_artifact_stays_without_the_contractors():
    t = lay_out(
        cargo={0: "red_blue"},
        ready={0: "blue blue"},
        techs={0: {1: "outside_contractors", 4: "fabricator"}},
        contracts={0: {"fabricator": "yellow_blue", "helm": "red_yellow"}},
        display="simulator",
    )
    play(t, 0, "room fabricator blue", "take simulator", "replace 1")
    assert ship(t).contracts == {"fabricator": "yellow_blue", "helm": "red_yellow"}
    assert not [option for option in options(t) if option.startswith("contract")]


@limits("outside_contractors")
def test_S12_8_S11_6_an_artifact_goes_with_its_room():
    t = lay_out(
        ready={0: "blue blue"},
        cargo={0: "red_blue"},
        techs={0: {1: "outside_contractors", 4: "fabricator"}},
        contracts={0: {"fabricator": "yellow_blue"}},
        display="simulator",
        medals={0: 0},
    )
    assert "contract workshop red_blue" not in options(t), "no grey artifacts"
    play(t, 0, "room fabricator blue", "take simulator", "replace 4")
    assert ship(t).contracts == {}
    assert t.state.artifact_discards["yellow_blue"] == 1
    assert pile(t, "tech_discards") == ["fabricator"]


def test_every_ability_is_shown_at_work_and_at_its_limits():
    assert {*printed.ABILITIES} == SHOWN
    assert {*printed.ABILITIES} == LIMITED


# -- the Holodeck copies


def test_S14_15_the_holodeck_copies_rooms_of_others_but_not_itself():
    t = lay_out(
        ready={0: "blue"},
        techs={0: {1: "holodeck"}, 1: {1: "warp_core", 4: "hull_plating"}},
    )
    play(t, 0, "room holodeck blue")
    assert options(t) == {"copy helm", "copy weapons", "copy science", "copy workshop", "copy warp_core"}
    assert [each.option for each in t.pending[0].barred()] == [("copy", "holodeck")]
    play(t, 0, "copy warp_core", "fly aldara", "fly brontis", "fly cerulo", "fly dunmarrow")
    assert t.state.at[0] == "dunmarrow"
    assert tech_in(t, 1) == "holodeck"
