"""S9 to S11: pirates, damage and cargo, technologies."""

import pytest

from astrarium.games.captains.components import TECHS

from .table import asked, hold, lay_out, made, options, pile, play, resolve, ship, tech_in, told

ARTIFACT = made("gain", what="artifact")


def test_S9_2_the_reward_comes_even_without_room():
    t = lay_out(at="aldara", ready="yellow", bays=8, pirates={"home-aldara": "green_artifact"})
    play(t, 0, "room weapons yellow", "fight home-aldara")
    assert hold(t) == ""
    assert ship(t).medals == 2
    assert ship(t).surplus == 1
    assert t.state.pirate_discards["green_artifact"] == 1


def test_S9_2_fights_are_a_choice_each():
    t = lay_out(
        at="aldara",
        ready="yellow",
        techs={1: "quantum_torpedoes"},
        pirates={"home-aldara": "green_android", "aldara-brontis": "purple_android"},
    )
    play(t, 0, "room quantum_torpedoes yellow", "fight aldara-brontis", "stop")
    assert t.state.pirates == {"home-aldara": "green_android"}
    assert ship(t).ready == ["android"]


def test_S9_2_no_pirate_here():
    t = lay_out(at="aldara", ready="yellow cadet", pirates={"glimmer-lumen": "green_android"})
    play(t, 0, "room weapons yellow")
    assert asked(t) == (0, "after")


def test_S9_4_a_gained_pirate_brings_no_reward():
    t = lay_out(pool={"green_artifact": 1})
    g = resolve(t, 0, [made("gain", what="pirate")])
    assert g.ships[0].cargo == ["green_artifact"]
    assert g.ships[0].medals == 1


def test_S9_1_nothing_left_to_draw():
    routes = list(lay_out().state.map.routes)
    kinds = ["green_artifact"] * 6 + ["purple_artifact"] * 6 + ["orange_artifact"] * 6 + ["green_android"] * 3
    t = lay_out(
        pirates=dict(zip(routes, kinds, strict=True)),
        cargo={0: "green_android purple_android purple_android", 1: "orange_android orange_android"},
        pool={"purple_android": 2, "orange_android": 2},
    )
    g = resolve(t, 0, [made("ambush", n=4)])
    assert sum(g.pirate_discards.values()) == 4
    assert len(g.pirates) == 21


def test_S10_4_a_bay_or_a_tech_slot_or_nothing():
    t = lay_out(ready="cadet red")
    play(t, 0, "room workshop cadet")
    assert options(t) == {"repair bay", "mend 0", "mend 2", "mend 3", "mend 5", "stop"}
    play(t, 0, "mend 2")
    assert tech_in(t, 2) == "empty"
    assert ship(t).damage == 6


def test_S10_2_damage_never_hits_the_tech_board():
    t = lay_out(bays=8)
    g = resolve(t, 0, [made("damage", n=3)])
    assert (g.ships[0].bays, g.ships[0].surplus, g.ships[0].slots.count(-2)) == (8, 3, 4)


def test_S10_5_artifacts_of_one_effect_are_drawn_together():
    t = lay_out(bays=7, artifact_pool={"red_blue": 1, "red_yellow": 1})
    g = resolve(t, 0, [made("gain", what="artifact", n=2)], "drop red_blue")
    assert g.ships[0].cargo == ["red_yellow"]


def test_S10_5_old_cargo_may_go_as_well():
    t = lay_out(bays=7, cargo="green_android", artifact_pool={"red_blue": 1})
    assert resolve(t, 0, [ARTIFACT], "drop green_android").ships[0].cargo == ["red_blue"]
    assert resolve(t, 0, [ARTIFACT], "drop red_blue").ships[0].cargo == ["green_android"]


def test_S10_6_no_throwing_out_at_other_times():
    t = lay_out(cargo="green_android red_blue")
    assert not [option for option in options(t) if option.startswith("drop")]


def test_S10_7_artifacts_come_back():
    t = lay_out(artifact_pool={})
    g = resolve(t, 0, [ARTIFACT])
    assert sum(g.artifact_pool.values()) == 26
    assert len(g.ships[0].cargo) == 1


def test_S11_1_places_of_omegas_are_filled_from_the_alpha_beta_deck():
    t = lay_out(
        ready="blue",
        display="simulator - brig - hull_plating artifact_models roll_red log_red",
        deck="warp_core crew_lounge fabricator",
    )
    play(t, 0, "room science blue", "take roll_red", "place 4")
    assert pile(t, "display") == [
        "simulator",
        "warp_core",
        "brig",
        "crew_lounge",
        "hull_plating",
        "artifact_models",
        "fabricator",
        "log_red",
    ]


def test_S11_1_a_place_stays_empty_until_the_end_of_the_turn():
    t = lay_out(ready="blue", techs={1: "singularity_archive"}, display="simulator brig")
    play(t, 0, "room singularity_archive blue", "take simulator", "place 4", "stay")
    assert options(t) == {"take brig", "stop"}


def test_S4_6_a_card_that_is_used_up_lies_in_its_slot_while_it_works():
    """Prototype Kit brings a tech and does not make room for it."""
    t = lay_out(ready="blue", techs={1: "prototype_kit", 4: "brig"}, display="simulator warp_core")
    play(t, 0, "room prototype_kit blue")
    assert options(t) == {"take warp_core", "stop"}
    stopped = t.fork()
    play(stopped, 0, "stop")
    assert tech_in(stopped, 1) == "empty"
    assert pile(stopped, "tech_discards") == ["prototype_kit"]
    assert told(stopped).index("loaded") < told(stopped).index("tech-discarded"), "it works first"
    play(t, 0, "take warp_core", "replace 1")
    assert tech_in(t, 1) == "warp_core", "what has taken its place stays there"
    assert pile(t, "tech_discards") == ["prototype_kit"]


def test_S4_6_no_second_time_for_a_commander():
    t = lay_out(ready="yellow_commander", techs={1: "decoy_mines"})
    play(t, 0, "room decoy_mines yellow_commander", "stop")
    assert "extra decoy_mines" not in options(t)
    assert "extra weapons" in options(t)


def test_S10_6_lockers_in_place_of_lockers_keep_the_cargo():
    t = lay_out(
        bays=8,
        cargo="red_blue red_yellow",
        ready="blue",
        techs={1: "interdimensional_lockers", 4: "fabricator"},
        display="interdimensional_lockers",
    )
    play(t, 0, "room fabricator blue", "take interdimensional_lockers", "replace 1")
    assert hold(t) == "red_blue red_yellow"
    assert pile(t, "tech_discards") == ["interdimensional_lockers"]


def test_S11_2_one_reshuffle_in_a_round():
    t = lay_out(ready="blue blue cadet", small_decks=True, medals=0, display="simulator brig")
    discards = len(t.state.tech_discards)
    assert discards > 30
    play(t, 0, "room science blue", "take simulator", "place 1")
    assert t.state.reshuffled
    assert len(t.state.tech_deck) == discards - 7, "one for each of the seven empty places"
    assert t.state.tech_discards == []
    assert "techs-reshuffled" in told(t)


def test_S11_2_no_second_reshuffle():
    t = lay_out(ready="blue cadet", small_decks=True, reshuffled=True, medals=0, display="simulator brig")
    play(t, 0, "room science blue", "take simulator", "place 1")
    assert t.state.tech_deck == []
    assert t.state.display.count(-1) == 7
    assert "techs-reshuffled" not in told(t)


def test_S11_2_the_next_round_allows_it_again():
    t = lay_out(reshuffled=True, ready={0: "red", 1: "red"})
    play(t, 0, "pass")
    assert t.state.reshuffled
    play(t, 1, "pass")
    assert (t.state.round, t.state.reshuffled) == (2, False)


def test_S11_2_the_omega_deck_is_made_anew():
    t = lay_out(at="aldara", small_decks=True, omegas="harmonic_grid", display="simulator")
    top = t.state.omega_deck[-1]
    take = made("take_tech", source="omega_deck", draw=3, replace=True)
    g = resolve(t, 0, [take], f"keep {top}", "place 1")
    assert len(g.omega_deck) == 9
    assert len(g.omega_discards) == 2


@pytest.mark.parametrize("first", ["move", "repair"])
def test_S11_5_moves_and_repairs_in_the_players_order(first):
    t = lay_out(ready="blue cadet", display="blast_phasers", pirates={"home-aldara": "green_android"})
    play(t, 0, "room science blue", "take blast_phasers", "place 1")
    assert options(t) == {"bonus move", "bonus repair"}
    play(t, 0, f"bonus {first}")
    assert asked(t) == (0, first)
    if first == "move":
        play(t, 0, "fly aldara", "repair bay")
    else:
        play(t, 0, "repair bay", "fly aldara")
    assert ship(t).bays == 3


def test_S11_5_medals_come_without_asking():
    t = lay_out(ready="blue cadet", display="signal_lab", mended=[0])
    play(t, 0, "room science blue", "take signal_lab", "place 0")
    assert ship(t).medals == 1, "slot 2 shows nothing to the left"
    t = lay_out(ready="blue cadet", display="fabricator hull_plating", techs={4: "xeno_archive"})
    play(t, 0, "room science blue", "take fabricator")
    assert ship(t).medals == 2, "the medal printed on the left"
    assert told(t).count("bonus") == 1


@pytest.mark.parametrize(
    ("tech", "does"), [("simulator", "room"), ("hull_plating", "ability"), ("artifact_models", "omega")]
)
def test_S11_7_three_kinds_of_techs(tech, does):
    t = lay_out(display=tech)
    assert t.view(0)["display"][0]["tech"] == tech
    assert TECHS[tech].kind == does
    has_room = lay_out(techs={1: tech}, display="-")
    rooms = has_room.view(0)["players"][0]["rooms"]
    assert (tech in rooms) == (does == "room")


def test_S11_4_the_view_foretells_the_bonuses():
    t = lay_out(techs={1: "xeno_archive"}, display="jump_drive warp_core", ready="blue")
    jump_drive, warp_core = t.view(0)["display"][:2]
    assert jump_drive["fits"] == {"4": ["move", "medal"]}
    assert set(warp_core["fits"]) == {"1", "4"}, "it may cover a tech"
