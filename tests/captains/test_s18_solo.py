"""S18 The solo game: Captain Shadow."""

import pytest

import astrarium
from astrarium.games.captains import scoring
from astrarium.games.captains.components import MAPS, SHADOW_CARDS
from astrarium.games.captains.shadow import target

from .table import GAME, asked, lay_out, options, play, refused, told

ALL = " ".join(SHADOW_CARDS)


def step(t, card):
    """Carry out the steps of a card on the table's state; what was told is not kept."""
    g = t.state.copy()
    for each in SHADOW_CARDS[card].steps:
        each.do(g)
    assert list(GAME.faults(g)) == []
    return g


def quiet(**more):
    """A solo position before the player's turn."""
    position = {"seats": 1, "at": {0: "kelpa", 1: "home"}, "shadow": ALL, "ready": "red cadet"}
    return lay_out(**{**position, **more})


MISSIONS = {
    "aldara": "border_patrol",
    "brontis": "first_contact",
    "cerulo": "peace_summit",
    "dunmarrow": "weather_machine",
    "eos_minor": "space_hippies",
    "fennix": "dyson_sphere",
}


def test_S18_5_the_nearest_mission_then_points_then_place():
    t = quiet(missions=MISSIONS)
    assert target(t.state, "mission") == "fennix", "one move away, and worth most"
    assert target(t.state, "best_mission") == "fennix"
    t = quiet(missions={**MISSIONS, "fennix": "ghost_ship"})
    assert target(t.state, "mission") == "aldara", "equal points: the first place"
    assert target(t.state, "best_mission") == "cerulo"
    here = quiet(missions=MISSIONS, at={0: "kelpa", 1: "dunmarrow"})
    assert target(here.state, "mission") == "dunmarrow"


def test_S18_5_not_what_the_player_has_reserved():
    t = quiet(missions=MISSIONS, at={0: "fennix", 1: "home"})
    assert target(t.state, "best_mission") == "cerulo"
    assert target(t.state, "mission") == "aldara"


def test_S18_5_the_nearest_station_with_a_tile():
    t = quiet()
    assert target(t.state, "station") == "lumen", "three moves; Marrakand has the same distance"
    assert target(quiet(tiles={"home": 0}).state, "station") == "home"
    assert target(quiet(tiles={"tincan": 2, "nian": 2}).state, "station") == ""


def test_S18_4_mission_run():
    g = step(quiet(missions=MISSIONS), "mission_run")
    assert g.at[1] == "fennix"
    assert [g.name(card) for card in g.box] == ["dyson_sphere"]
    assert g.numbers[4] == "fennix"
    assert g.face_up == 4
    assert "kelpa" in g.missions


def test_S18_4_mission_run_leaves_what_the_player_has_reserved():
    g = step(quiet(missions=MISSIONS, at={0: "fennix", 1: "home"}), "mission_run")
    assert g.at[1] == "aldara"
    assert [g.name(card) for card in g.box] == ["border_patrol"]


def test_S18_4_of_several_shortest_paths_the_first_route_in_the_list():
    """From the Home Station by Dunmarrow, not by Fennix; from Aldara by the Home Station."""
    ways = MAPS[1].ways
    assert ways["home", "eos_minor"] == ("dunmarrow", "eos_minor")
    assert ways["aldara", "kelpa"] == ("home", "dunmarrow", "eos_minor", "kelpa")
    assert ways["cerulo", "glimmer"][0] == "brontis"


def test_S18_4_quick_job():
    g = step(quiet(missions=MISSIONS, at={0: "kelpa", 1: "aldara"}), "quick_job")
    assert [g.name(card) for card in g.box] == ["border_patrol"]
    assert g.at[1] == "brontis", "then towards the next mission, one move away"


def test_S18_4_quick_job_without_a_mission():
    g = step(quiet(missions=MISSIONS), "quick_job")
    assert g.box == []
    assert g.at[1] == "fennix"


def test_S18_4_shortcut():
    g = step(quiet(missions={**MISSIONS, "fennix": "ghost_ship"}), "shortcut")
    assert g.at[1] == "cerulo"
    assert g.reserved["cerulo"] == 1


def test_S18_4_shortcut_stays_where_the_best_mission_is():
    g = step(quiet(missions=MISSIONS, at={0: "kelpa", 1: "fennix"}), "shortcut")
    assert g.at[1] == "fennix"
    assert g.box == []


def test_S18_4_station_call():
    g = step(quiet(round=2), "station_call")
    assert g.at[1] == "lumen"
    assert g.tiles["tincan"] == 3


def test_S18_4_station_call_without_any_tile():
    g = step(quiet(tiles={"tincan": 2, "nian": 2}), "station_call")
    assert g.at[1] == "home"
    assert g.tiles == {"home": 2, "tincan": 2, "nian": 2}


def test_S18_4_research():
    t = quiet(display="simulator brig hull_plating crew_lounge fabricator artifact_models roll_red log_red")
    g = step(t, "research")
    assert g.name(g.tech_discards[-1]) == "simulator"
    assert g.display[0] >= 0
    assert g.arrivals[0] == 8, "the newest card now"
    second = step_again(g, "research")
    assert second.name(second.tech_discards[-1]) == "brig"


def step_again(g, card):
    g = g.copy()
    for each in SHADOW_CARDS[card].steps:
        each.do(g)
    return g


def test_S18_4_research_leaves_omegas_alone():
    g = step(quiet(display="- - - - - artifact_models roll_red log_red"), "research")
    assert g.omega_discards == []
    assert min(g.display) >= 0, "it still refills"


def test_S18_4_pirate_hunt():
    t = quiet(missions=MISSIONS, pirates={"home-dunmarrow": "green_android", "home-aldara": "purple_android"})
    g = step(t, "pirate_hunt")
    assert g.pirates == {"home-dunmarrow": "green_android"}, "the first route of its place"
    assert g.pirate_discards["purple_android"] == 1
    assert g.at[1] == "fennix"


def test_S18_4_pirate_hunt_without_pirates():
    g = step(quiet(missions=MISSIONS, pirates={"glimmer-lumen": "green_android"}), "pirate_hunt")
    assert g.pirates == {"glimmer-lumen": "green_android"}
    assert g.at[1] == "fennix"


def test_S18_4_trouble():
    t = quiet(pool={"orange_android": 1})
    g = step(t, "trouble")
    assert g.pirates == {"eos_minor-kelpa": "orange_android"}
    assert g.name(g.omega_discards[-1]) == "artifact_models"
    assert min(g.display[:6]) >= 0


def test_S18_4_trouble_without_omegas():
    g = step(quiet(display="simulator", pool={"orange_android": 1}), "trouble")
    assert g.omega_discards == []
    assert len(g.pirates) == 1


def test_S18_4_shadow_takes_no_damage_and_pays_nothing():
    t = quiet(missions=MISSIONS, pirates={"home-fennix": "green_android"})
    g = step(t, "mission_run")
    assert g.at[1] == "fennix"
    assert g.pirates == {"home-fennix": "green_android"}
    assert g.ships[0].bays == 3


def test_S18_6_shadow_reserves_and_is_respected():
    t = quiet(missions=MISSIONS, at={0: "aldara", 1: "aldara"}, reserved={"aldara": 1})
    assert refused(t, 0, "mission border_patrol") == ("barred-reserved-shadow", "S18.6")
    mine = quiet(missions=MISSIONS, at={0: "aldara", 1: "aldara"}, reserved={"aldara": 0})
    assert "mission border_patrol" in options(mine)
    assert step(mine, "quick_job").box == [], "and respects what the player has reserved"


def test_S18_3_one_card_after_each_turn():
    t = astrarium.start("captains", seats=1, seed=9)
    if asked(t) == (0, "repair"):
        play(t, 0, "stop")
    assert told(t).count("shadow") == 0, "the player begins"
    play(t, 0, "room workshop cadet")
    while asked(t) != (0, "turn"):
        t.answer(0, t.pending[0].options[-1])
    assert told(t).count("shadow") == 1
    play(t, 0, "pass")
    assert told(t).count("shadow") == 4, "the rest at once"
    assert t.state.round == 2


@pytest.mark.parametrize(("round", "cards"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_S18_3_cards_in_each_round(round, cards):
    t = quiet(round=round, at={0: "kelpa", 1: "home"}, tiles={"home": 5})
    play(t, 0, "pass")
    while told(t).count("round") == 0 and not t.over:
        t.answer(0, t.pending[0].options[-1])
    assert told(t).count("shadow") == cards


def test_S18_3_the_player_goes_on_when_shadow_is_done():
    t = quiet(shadow="", medals=0)
    play(t, 0, "room workshop cadet", "stop")
    assert asked(t) == (0, "turn")
    assert told(t).count("shadow") == 0


def test_S18_1_the_set_up():
    t = astrarium.start("captains", seats=1, seed=5)
    seen = t.view(0)
    assert seen["events"] == {
        "nian": "pirate_parley",
        "cooperative": "word_from_headquarters",
        "tincan": "passenger_luggage",
    }
    assert seen["shadow"]["at"] == "home"
    assert len(seen["places"]) == 14


def test_S3_5_S18_3_the_board_is_refilled_before_shadow_plays():
    t = lay_out(1, ready="blue", medals=0, shadow=" ".join(SHADOW_CARDS))
    play(t, 0, "room science blue", "take simulator", "place 1")
    names = told(t)
    assert names.index("offered") < names.index("shadow")


def test_S18_3_the_cards_of_the_round_can_be_seen_when_shadow_is_done():
    t = quiet(ready="cadet cadet cadet cadet cadet cadet", medals=0)
    for turns in range(1, 6):
        play(t, 0, "room workshop cadet", "stop")
        assert len(t.view(0)["shadow"]["played"]) == min(turns, 4)
    assert t.view(0)["shadow"]["left"] == 0
    assert told(t).count("shadow") == 4


def test_S18_4_a_jump_is_told_as_a_jump():
    t = quiet(missions=MISSIONS, round=4)
    play(t, 0, "pass")  # all cards but one at once
    heard = [(event.name, event.args) for event in t.events() if event.name.startswith("shadow")]
    jump = heard.index(("shadow", {"played": "shortcut"}))
    assert heard[jump + 1][0] == "shadow-jumped"


def test_S18_3_all_cards_are_in_again_every_round():
    t = quiet()
    play(t, 0, "pass")
    assert (t.state.round, sorted(t.state.shadow)) == (2, sorted(SHADOW_CARDS))
    assert t.view(0)["shadow"]["left"] == 4


@pytest.mark.parametrize(("missing", "end"), [(0, "won"), (1, "lost")])
def test_S18_7_shadow_is_beaten_by_exactly_as_many_points_as_that_takes(monkeypatch, missing, end):
    state = quiet().state
    points = GAME.result(state).scores[0]
    monkeypatch.setattr(scoring, "SOLO_WIN", points + missing)
    assert GAME.result(state).decided_by.partition("-")[0] == end
