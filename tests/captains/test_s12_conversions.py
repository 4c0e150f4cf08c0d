"""S12 Abilities that double, turn or move what others give, and the contractors."""

from dataclasses import replace

import pytest

from astrarium.games.captains import state
from astrarium.games.captains.active_powers import Conversion, kit_of

from .table import (
    asked,
    in_english,
    lay_out,
    made,
    options,
    pending,
    pile,
    play,
    resolve,
    ship,
    tech_in,
    told,
)
from .witness import exercises, limits


@exercises("repair_bots")
def test_S12_4_repair_bots_double_the_bonus_of_their_own_placement():
    t = lay_out(ready="blue cadet", display="observers_blue repair_bots", techs={1: "tactical_console"})
    play(t, 0, "room science blue", "take observers_blue")
    assert told(t).count("bonus") == 1, "medal above"
    t = lay_out(ready="blue cadet", display="prototype_kit", mended=[5], techs={4: "repair_bots"})
    play(t, 0, "room science blue", "take prototype_kit", "place 1")
    assert told(t).count("bonus") == 0, "the printed repair below is covered by the Repair Bots"


def test_S12_4_repair_bots_make_two_repairs_of_a_bonus():
    t = lay_out(ready="blue cadet", display="prototype_kit", mended=[5], techs={5: "repair_bots"})
    play(t, 0, "room science blue", "take prototype_kit", "place 1", "repair bay", "repair bay")
    assert ship(t).bays == 1
    without = lay_out(ready="blue cadet", display="prototype_kit")
    play(without, 0, "room science blue", "take prototype_kit", "place 1", "repair bay")
    assert asked(without) == (0, "after")


@limits("repair_bots")
def test_S12_4_repair_bots_do_nothing_for_the_workshop():
    t = lay_out(ready="blue cadet", techs={1: "repair_bots"})
    play(t, 0, "room workshop cadet", "repair bay")
    assert ship(t).bays == 2
    assert asked(t) == (0, "after")


@exercises("hypercharger")
def test_S12_4_hypercharger_turns_a_move_or_a_jump_into_a_repair():
    t = lay_out(ready="red red", techs={1: "hypercharger", 4: "jump_drive"}, medals=0)
    play(t, 0, "room helm red", "convert hypercharger", "repair bay", "fly aldara")
    assert (ship(t).bays, t.state.at[0]) == (2, "aldara")
    play(t, 1, "pass")
    play(t, 0, "room jump_drive red", "convert hypercharger", "repair bay")
    assert (ship(t).bays, t.state.at[0]) == (1, "aldara")


@limits("hypercharger")
def test_S12_4_hypercharger_is_a_choice_and_leaves_fights_alone():
    t = lay_out(
        ready="red yellow", techs={1: "hypercharger"}, medals=0, pirates={"home-aldara": "green_android"}
    )
    play(t, 0, "room helm red", "fly dunmarrow", "fly home")
    assert ship(t).bays == 3
    play(t, 1, "pass")
    play(t, 0, "room weapons yellow")
    assert options(t) == {"fight home-aldara", "stop"}


@exercises("training_holovisor")
def test_S12_4_holovisor_gives_two_medals():
    t = lay_out(
        ready="blue cadet", display="aux_thrusters", event_techs="signal_lab", techs={4: "training_holovisor"}
    )
    play(t, 0, "room science blue", "take aux_thrusters")
    assert ship(t).medals == 3, "the medal printed on the left, doubled"


@limits("training_holovisor")
def test_S12_4_holovisor_only_doubles_tech_bonuses():
    t = lay_out(ready="cadet", techs={4: "training_holovisor", 1: "simulator"})
    play(t, 0, "room simulator cadet")
    assert ship(t).medals == 2


def test_S12_4_S9_2_what_a_pirate_gives_is_no_tech_bonus():
    t = lay_out(ready="yellow", techs={1: "training_holovisor"}, pirates={"home-aldara": "green_artifact"})
    play(t, 0, "room weapons yellow", "fight home-aldara")
    assert ship(t).medals == 2


def _convert(word, tech, into, optional):
    return Conversion(word, tech, bonus_only=False, into=made(into), optional=optional)


def _with(monkeypatch, *converts):
    """A table whose ships have these abilities, which no tech of ours has."""
    kit = replace(kit_of(("",) * 6, ""), converts=converts)
    monkeypatch.setattr(state, "kit_of", lambda techs, passenger: kit)
    return lay_out()


def test_S12_4_each_ability_turns_an_effect_once(monkeypatch):
    """Two that turn each other's result back do not go on for ever."""
    there = _convert("move", "shortcut_generator", "jump", optional=True)
    back = _convert("jump", "hypercharger", "move", optional=True)
    t = _with(monkeypatch, there, back)
    answers = ("convert shortcut_generator", "convert hypercharger", "fly aldara")
    assert resolve(t, 0, [made("move")], *answers).at[0] == "aldara"
    with pytest.raises(AssertionError, match="no such option"):
        resolve(t, 0, [made("move")], *answers[:2], "convert shortcut_generator")


def test_S12_4_an_ability_that_is_no_choice_turns_jumps_too(monkeypatch):
    t = _with(monkeypatch, _convert("jump", "hypercharger", "repair", optional=False))
    g = resolve(t, 0, [made("jump")], "repair bay")
    assert (g.at[0], g.ships[0].bays) == ("home", 2)


@exercises("universal_translator")
def test_S12_7_translator_moves_the_whole_effect():
    t = lay_out(ready="blue", techs={1: "universal_translator", 4: "signal_lab"}, events={})
    play(t, 0, "room signal_lab blue", "choose advance_tincan_2", "advance nian 2")
    assert ship(t).progress == [2, 0, 0]


@limits("universal_translator")
def test_S12_7_no_splitting_and_no_change_to_any_track():
    t = lay_out(ready="red", techs={1: "universal_translator", 4: "embassy_deck"}, events={})
    play(t, 0, "room embassy_deck red")
    assert options(t) == {"advance nian 1", "advance cooperative 1", "advance tincan 1", "stop"}


@exercises("shortcut_generator")
def test_S12_4_a_move_bonus_is_a_jump():
    t = lay_out(
        ready="blue cadet", display="brig", techs={1: "xeno_archive", 5: "shortcut_generator"}, mended=[5]
    )
    play(t, 0, "room science blue", "take brig")
    assert tech_in(t, 4) == "brig"
    assert asked(t) == (0, "jump")
    play(t, 0, "jump kelpa")
    assert t.state.at[0] == "kelpa"


@limits("shortcut_generator")
def test_S12_4_a_move_at_the_helm_stays_a_move():
    t = lay_out(ready="red cadet", techs={1: "shortcut_generator"})
    play(t, 0, "room helm red")
    assert options(t) == {
        "fly aldara home-aldara",
        "fly dunmarrow home-dunmarrow",
        "fly fennix home-fennix",
        "stay",
    }


def test_S12_4_shortcut_then_hypercharger_then_repair_bots():
    t = lay_out(
        ready="blue cadet",
        display="brig",
        techs={1: "xeno_archive", 5: "shortcut_generator", 2: "hypercharger", 0: "repair_bots"},
        mended=[5, 2, 0],
    )
    play(t, 0, "room science blue", "take brig")
    assert asked(t) == (0, "jump")
    play(t, 0, "convert hypercharger", "repair bay", "repair bay")
    assert ship(t).bays == 1


@exercises("outside_contractors")
def test_S12_8_the_artifact_stays_without_the_contractors():
    t = lay_out(
        cargo="red_blue",
        ready="blue blue",
        techs={1: "outside_contractors", 4: "fabricator"},
        contracts={"fabricator": "yellow_blue", "helm": "red_yellow"},
        display="simulator",
    )
    play(t, 0, "room fabricator blue", "take simulator", "replace 1")
    assert ship(t).contracts == {"fabricator": "yellow_blue", "helm": "red_yellow"}
    assert not [option for option in options(t) if option.startswith("contract")]


@limits("outside_contractors")
def test_S12_8_S11_6_an_artifact_goes_with_its_room():
    t = lay_out(
        ready="blue blue",
        cargo="red_blue",
        techs={1: "outside_contractors", 4: "fabricator"},
        contracts={"fabricator": "yellow_blue"},
        display="simulator",
        medals=0,
    )
    assert "contract workshop red_blue" not in options(t), "no grey artifacts"
    play(t, 0, "room fabricator blue", "take simulator", "replace 4")
    assert ship(t).contracts == {}
    assert t.state.artifact_discards["yellow_blue"] == 1
    assert pile(t, "tech_discards") == ["fabricator"]


def test_S12_4_S12_6_S7_2_an_option_says_what_an_ability_or_an_event_does():
    t = lay_out(ready="red", techs={1: "hypercharger"})
    play(t, 0, "room helm red")
    choice = pending(t)
    said = in_english(t.say(choice, ("convert", "hypercharger")))
    assert said == "Hypercharger: instead of a move or a jump you may take 1 repair"
    t = lay_out(at="marrakand", lasting="crisis_detonators diplomatic_directive_12", events={}, ready="red")
    play(t, 0, "pass")
    said = in_english(t.say(pending(t), ("event", "diplomatic_directive_12")))
    assert said == "Diplomatic Directive No. 12: 1 space on any track"
