"""The worked examples that the rules state, one test each (E1 to E22)."""

import astrarium

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
    where,
)

AMBUSH = made("ambush")


def test_E1_S11_4_two_bonuses():
    t = lay_out(techs={1: "xeno_archive"}, display="jump_drive", ready="blue")
    play(t, 0, "room science blue", "take jump_drive")
    assert tech_in(t, 4) == "jump_drive"
    assert ship(t).medals == 2
    assert asked(t) == (0, "move")
    play(t, 0, "fly aldara")
    assert where(t) == "aldara"


def test_E2_S11_4_no_bonus():
    t = lay_out(display="observers_yellow", ready="blue")
    play(t, 0, "room science blue", "take observers_yellow", "place 1")
    assert "bonus" not in told(t)
    assert ship(t).medals == 1


def test_E3_S14_1_a_jump_and_then_an_ambush():
    t = lay_out(at="aldara", pool={"green_android": 1})
    g = resolve(t, 0, [made("jump"), AMBUSH], "jump eos_minor")
    assert g.pirates == {"dunmarrow-eos_minor": "green_android"}


def test_E4_S9_3_an_ambush_on_an_occupied_colour():
    t = lay_out(at="aldara", pirates={"home-aldara": "green_artifact"}, pool={"green_android": 1})
    before = t.state.pirate_discards["green_android"]
    g = resolve(t, 0, [AMBUSH])
    assert g.pirates == {"home-aldara": "green_artifact"}
    assert g.pirate_discards["green_android"] == before + 1


def test_E5_S9_1_the_pool_is_empty():
    t = lay_out(at="aldara", pool={}, cargo="")
    discards = sum(t.state.pirate_discards.values())
    g = resolve(t, 0, [AMBUSH])
    assert sum(g.pirate_discards.values()) == 0
    assert sum(g.pirate_pool.values()) == discards - 1
    assert len(g.pirates) == 1


def test_E6_S9_2_a_fight():
    t = lay_out(at="aldara", ready="yellow", pirates={"home-aldara": "green_artifact"})
    play(t, 0, "room weapons yellow", "fight home-aldara")
    assert ship(t).bays == 4
    assert ship(t).medals == 2
    assert ship(t).cargo[0] == "green_artifact"
    assert len(ship(t).cargo) == 2
    assert not t.state.pirates


def test_E7_S12_5_hull_plating_without_a_token():
    t = lay_out(
        at="aldara", ready="yellow", techs={1: "hull_plating"}, pirates={"home-aldara": "green_android"}
    )
    play(t, 0, "room weapons yellow", "fight home-aldara")
    assert ship(t).bays == 4, "the pirate that is being fought cannot prevent it"
    assert hold(t) == "green_android"


def test_E8_S6_2_passing_a_pirate():
    t = lay_out(at="aldara", ready="red", pirates={"home-aldara": "green_android"})
    play(t, 0, "room helm red", "fly home", "stay")
    assert ship(t).bays == 4
    assert t.state.pirates == {"home-aldara": "green_android"}


def test_E9_S6_4_S6_6_a_reservation():
    t = lay_out(
        at={0: "cerulo", 1: "brontis"},
        ready={0: "red red cadet", 1: "red yellow blue cadet"},
        missions={"cerulo": "border_patrol"},
        acting=1,
    )
    assert t.state.reserved["cerulo"] == 0
    play(t, 1, "room helm red", "fly cerulo", "stay", "end")
    assert t.state.reserved["cerulo"] == 0
    play(t, 0, "room workshop cadet", "stop", "end")
    assert refused(t, 1, "mission border_patrol") == ("barred-reserved", "S6.6")
    play(t, 1, "room workshop cadet", "stop", "end")
    play(t, 0, "room helm red", "fly dunmarrow", "stay", "end")
    assert t.state.reserved["cerulo"] == 1
    assert "mission border_patrol" in options(t)


def test_E10_S6_5_two_remain():
    t = lay_out(
        3,
        at={0: "cerulo", 1: "cerulo", 2: "cerulo"},
        reserved={"cerulo": 0},
        missions={"cerulo": "border_patrol"},
    )
    play(t, 0, "room helm red", "fly brontis", "stay", "end")
    assert "cerulo" not in t.state.reserved
    assert "mission border_patrol" in options(t)
    play(t, 1, "pass")
    assert "mission border_patrol" in options(t)


def test_E11_S5_6_S5_8_a_commander_in_a_room():
    t = lay_out(at="aldara", ready="red_commander", queue="red yellow cadet", techs={1: "warp_core"})
    play(t, 0, "room helm red_commander", "stay")
    assert options(t) == {
        "extra helm",
        "extra warp_core",
        "extra workshop",
        "order red",
        "order cadet",
        "nothing",
    }
    assert refused(t, 0, "extra weapons") == ("barred-colour", "S5.6")
    assert refused(t, 0, "order yellow") == ("barred-order", "S5.8")


def test_E12_S5_7_a_commander_on_a_row():
    t = lay_out(at="aldara", ready="blue_commander cadet", missions={"aldara": "shipwreck_salvage"})
    play(t, 0, "mission", "crew blue_commander", "choose advance_nian_2", "advance nian 2", "again")
    play(t, 0, "choose repair_2", "repair bay", "repair bay")
    assert ship(t).bays == 1
    assert ship(t).progress[0] == 2


def test_E13_S4_6_a_one_shot_room_and_a_commander():
    t = lay_out(ready="blue_commander", techs={1: "field_workshop"})
    play(t, 0, "room field_workshop blue_commander", "repair bay", "stop")
    assert "extra field_workshop" not in options(t)
    assert "extra workshop" in options(t)
    assert pile(t, "tech_discards") == ["field_workshop"]


def test_E14_S13_1_a_lap():
    t = lay_out(ready="red", techs={1: "negotiation_hall"}, progress=(8, 0, 0), events={})
    before = points(t)
    play(t, 0, "room negotiation_hall red", "choose advance_nian_2", "advance nian 2")
    assert ship(t).progress[0] == 10
    assert points(t) - before == 6 - 4
    assert t.view(0)["players"][0]["laps"]["nian"] == 1
    assert t.view(0)["players"][0]["track_points"]["nian"] == 6


def test_E15_S13_5_the_third_event():
    t = lay_out(
        ready="red red",
        techs={1: "embassy_deck"},
        progress=(3, 3, 3),
        events={"cooperative": "fleet_review", "nian": "privateer_amnesty"},
        resolved=1,
    )
    play(t, 0, "room embassy_deck red", "advance cooperative 1")
    assert t.state.resolved == 2
    assert not t.state.events
    medals = ship(t).medals
    play(t, 0, "advance nian 1")
    assert t.state.resolved == 2
    assert (ship(t).medals, hold(t)) == (medals, "")


def test_E16_S3_6_the_end_of_a_round():
    t = lay_out(queue="yellow blue red red cadet", ready="", passed=[1])
    assert t.state.round == 2, "a player without anybody ready has to pass"
    assert crew(t) == ("blue yellow", "red red cadet")


def test_E17_S3_8_an_occupied_station():
    t = lay_out(ready={0: "red", 1: "red"}, at="aldara")
    play(t, 0, "pass")
    play(t, 1, "pass")
    assert t.state.tiles["home"] == 3
    t = lay_out(ready={0: "red", 1: "red"}, at={0: "aldara", 1: "brontis"})
    play(t, 0, "pass")
    play(t, 1, "pass")
    assert t.state.tiles["home"] == 0


def test_E18_S10_3_surplus_damage():
    t = lay_out(ready="red", bays=8, surplus=2, techs={1: "nanoforge"})
    play(t, 0, "room nanoforge red")
    assert options(t) == {"repair surplus", "stop"}
    assert refused(t, 0, "repair bay") == ("barred-surplus-first", "S10.3")
    play(t, 0, "repair surplus", "repair surplus")
    assert options(t) == {"repair bay", "mend 0", "mend 2", "mend 3", "mend 5", "stop"}
    play(t, 0, "mend 3")
    assert (ship(t).bays, ship(t).surplus, tech_in(t, 3)) == (8, 0, "empty")


def test_E19_S20_5_artifact_models():
    cargo = "red_yellow red_yellow red_blue"
    with_it = lay_out(cargo=cargo, techs={1: "artifact_models"})
    without = lay_out()
    assert points(with_it) - points(without) == 4 + 3


def test_E20_S20_5_the_wreck():
    t = lay_out(bays=1, techs={1: "lovable_wreck"})
    assert ship(t).damage == 5
    assert points(t) == 0


def test_E21_S14_15_the_holodeck():
    t = lay_out(ready="blue", techs={1: "decoy_mines", 4: "holodeck"})
    play(t, 0, "room holodeck blue", "copy decoy_mines", "repair bay")
    assert (tech_in(t, 1), tech_in(t, 4)) == ("decoy_mines", "empty")
    assert ship(t).bays == 2


def test_E22_S18_3_shadow_stops():
    t = astrarium.start("captains", seats=1, seed=4)
    played = 0
    while t.state.round == 1 and not t.over:
        choice = t.pending[0]
        words = ("room",) if choice.prompt == "turn" else ("stop", "stay")
        option = next((each for each in choice.options if each[0] in (*words, "end")), choice.options[-1])
        t.answer(0, option)
        played = told(t).count("shadow")
        assert played <= 4
    assert played == 4
