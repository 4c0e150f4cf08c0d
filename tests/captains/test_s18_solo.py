"""S18 The solo game: Captain Shadow and the passengers."""

import pytest

import astrarium
from astrarium.games.captains import scoring
from astrarium.games.captains.components import PASSENGERS, SHADOW_CARDS
from astrarium.games.captains.shadow import STEPS, target
from astrarium.kernel import BadSetup, Text

from . import printed
from .table import (
    GAME,
    asked,
    hold,
    in_english,
    lay_out,
    options,
    pile,
    play,
    points,
    refused,
    ship,
    told,
)

ALL = " ".join(SHADOW_CARDS)


def step(t, card):
    """Carry out the steps of a card on the table's state; what was told is not kept."""
    g = t.state.copy()
    for word, what, far in SHADOW_CARDS[card].steps:
        STEPS[word](g, what, far)
    assert list(GAME.faults(g)) == []
    return g


def quiet(**more):
    """A solo position before the player's turn."""
    position = {"seats": 1, "at": {0: "kelpa", 1: "home"}, "shadow": ALL, "ready": {0: "red cadet"}}
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
    for word, what, far in SHADOW_CARDS[card].steps:
        STEPS[word](g, what, far)
    return g


def test_S18_4_research_leaves_omegas_alone():
    g = step(quiet(display="- - - - - artifact_models roll_red log_red"), "research")
    assert g.omega_discards == []
    assert min(g.display) >= 0, "it still refills"


def test_S18_4_pirate_hunt():
    t = quiet(
        missions=MISSIONS,
        pirates={"home-dunmarrow": "green_android", "home-aldara": "purple_android"},
    )
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
    t = quiet(shadow="", medals={0: 0})
    play(t, 0, "room workshop cadet", "stop")
    assert asked(t) == (0, "turn")
    assert told(t).count("shadow") == 0


def test_S18_1_the_set_up():
    t = astrarium.start("captains", seats=1, seed=5)
    seen = t.view(0)
    assert {track: info["event"] for track, info in seen["tracks_by_id"].items()} == {
        "nian": "pirate_parley",
        "cooperative": "word_from_headquarters",
        "tincan": "passenger_luggage",
    }
    assert seen["shadow"]["at"] == "home"
    assert len(seen["places"]) == 14


# -- passengers


def begin(passenger, seed=3):
    return astrarium.start("captains", seats=1, seed=seed, options={"passenger": passenger})


@pytest.mark.parametrize("passenger", PASSENGERS)
def test_S18_2_the_techs_of_every_passenger(passenger):
    t = begin(passenger)
    lying = [tech["tech"] for tech in t.view(0)["event_techs"]]
    assert lying == printed.PASSENGERS[passenger].split()
    elsewhere = [*pile(t, "tech_deck"), *pile(t, "display")]
    assert not {*lying} & {*elsewhere}


def test_S18_2_cubby_repairs():
    t = begin("cubby")
    assert asked(t) == (0, "repair")
    play(t, 0, "repair bay")
    assert ship(t).bays == 2
    t = lay_out(1, passenger="cubby")
    assert points(t) == -7 - 7, "and wants a clean ship"
    play(t, 0, "pass")
    assert asked(t) == (0, "repair"), "each round"


def test_S18_2_cubby_repairs_nothing_where_nothing_is_broken():
    t = lay_out(1, passenger="cubby", bays={0: 0}, mended={0: [0, 2, 3, 5]})
    assert points(t) == 0
    play(t, 0, "pass")
    assert asked(t) == (0, "turn")


def test_S18_2_the_ambassadors_aunt():
    t = lay_out(1, passenger="ambassador", at={0: "lumen", 1: "home"}, ready={0: "red"})
    play(t, 0, "pass", "advance nian 1")
    assert ship(t).progress == [1, 0, 0]
    for progress, more in (((5, 5, 4), 4), ((4, 4, 4), 0), ((9, 0, 0), 2)):
        rows = GAME.result(lay_out(1, passenger="ambassador", progress={0: progress}).state).breakdown[0]
        assert rows["passenger"] == more


def test_S18_2_the_aunt_wants_stations():
    t = lay_out(1, passenger="ambassador", at={0: "kelpa", 1: "home"}, ready={0: "red"}, shadow="")
    play(t, 0, "pass")
    assert ship(t).progress == [0, 0, 0]


def test_S18_2_the_stowaway_android():
    t = begin("stowaway_android")
    assert "android" in ship(t).ready
    assert lay_and_score("stowaway_android", done="border_patrol") == -4
    assert lay_and_score("stowaway_android", done="android_amnesty tincan_census") == 2


def lay_and_score(passenger, **more):
    position = {name: {0: value} for name, value in more.items()}
    return GAME.result(lay_out(1, passenger=passenger, **position).state).breakdown[0]["passenger"]


def test_S18_2_the_collector():
    t = begin("collector")
    assert len(ship(t).cargo) == 1
    assert lay_and_score("collector", cargo="") == -3
    assert lay_and_score("collector", cargo="red_blue red_yellow red_yellow") == 1
    t = lay_out(
        1,
        passenger="collector",
        at={0: "aldara", 1: "home"},
        ready={0: "cadet cadet red"},
        missions={"aldara": "comet_mining"},
    )
    play(t, 0, "mission", "crew cadet", "crew cadet")
    assert options(t) == {"pay medal", "stop"}
    play(t, 0, "pay medal")
    assert ship(t).medals == 0
    assert len(ship(t).cargo) == 1


def test_S18_2_the_collector_wants_blue_rows_and_a_medal():
    for mission, medals in (("border_patrol", 1), ("comet_mining", 0)):
        t = lay_out(
            1,
            passenger="collector",
            at={0: "aldara", 1: "home"},
            ready={0: "cadet cadet red"},
            medals={0: medals},
            missions={"aldara": mission},
            shadow="",
        )
        play(t, 0, "mission", "crew cadet", "crew cadet")
        assert asked(t)[1] in ("after", "turn")
        assert hold(t) == ""


def test_S18_2_the_retired_pirate():
    t = lay_out(
        1,
        passenger="retired_pirate",
        at={0: "aldara", 1: "home"},
        ready={0: "yellow"},
        pirates={"home-aldara": "green_android", "glimmer-lumen": "green_android"},
    )
    assert GAME.result(t.state).breakdown[0]["passenger"] == -2
    play(t, 0, "room weapons yellow", "fight home-aldara", "advance nian 1")
    assert ship(t).progress[0] == 1


def test_S18_2_the_retired_pirate_counts_victories_only():
    """A pirate ship token gained without a fight is no victory."""
    t = lay_out(
        1,
        passenger="retired_pirate",
        progress={0: (7, 0, 0)},
        techs={0: {1: "embassy_deck"}},
        ready={0: "red"},
    )
    play(t, 0, "room embassy_deck red", "advance nian 1", "stop")
    assert len(ship(t).cargo) == 1
    assert ship(t).progress[0] == 8


def test_S18_2_the_exchange_cadet():
    t = begin("exchange_cadet")
    assert ship(t).ready.count("cadet") == 2
    assert lay_and_score("exchange_cadet") == -2
    assert lay_and_score("exchange_cadet", ready="red", queue="cadet cadet") == -4
    assert lay_and_score("exchange_cadet", ready="red", queue="blue") == 0


def test_S18_2_a_random_passenger_is_never_cubby():
    found = {begin("random", seed).state.passenger for seed in range(60)}
    assert found == {*PASSENGERS} - {"cubby"}


def test_S18_2_no_passengers_among_several_players():
    with pytest.raises(BadSetup) as caught:
        astrarium.start("captains", seats=2, options={"passenger": "collector"})
    assert caught.value.text.id == "refused-passenger"
    assert astrarium.start("captains", seats=2).view(0)["passenger"] is None


def test_S18_7_S15_4_points_decide_on_victory():
    for cargo in ("", "red_blue"):
        t = lay_out(1, passenger="exchange_cadet", cargo={0: cargo}, phase="over", round=4)
        assert GAME.result(t.state).decided_by == "lost-rank_1"
    done = "omnipotent_being grand_tournament dyson_sphere armada_standoff galactic_congress planet_killer"
    t = lay_out(1, passenger="exchange_cadet", ready={0: "red"}, done={0: done}, phase="over", round=4)
    assert t.result.scores == {0: 30}
    assert t.result.decided_by == "won-rank_3"
    assert "You have beaten" in in_english(Text("decided-won-rank_3"))
    assert t.over


def test_S18_7_the_number_of_the_file_decides_not_the_rank(monkeypatch):
    """With a corrected number the same points are a defeat, and the game says so."""
    monkeypatch.setattr(scoring, "SOLO_WIN", 31)
    done = "omnipotent_being grand_tournament dyson_sphere armada_standoff galactic_congress planet_killer"
    t = lay_out(1, passenger="exchange_cadet", ready={0: "red"}, done={0: done}, phase="over", round=4)
    assert t.result.scores == {0: 30}
    assert t.result.decided_by == "lost-rank_3"
    assert "Shadow was better" in in_english(Text("decided-lost-rank_3"))


def test_S3_5_S18_3_the_board_is_refilled_before_shadow_plays():
    t = lay_out(1, ready={0: "blue"}, medals={0: 0}, shadow=" ".join(SHADOW_CARDS))
    play(t, 0, "room science blue", "take simulator", "place 1")
    names = told(t)
    assert names.index("offered") < names.index("shadow")
