"""S18.2, S18.7 The solo game: passengers, and winning."""

import pytest

import astrarium
from astrarium.games.captains import card_text, scoring
from astrarium.games.captains.components import PASSENGERS
from astrarium.kernel import BadSetup, Text

from . import printed_components as printed
from .table import GAME, asked, hold, in_english, lay_out, options, pile, play, points, ship


def begin(passenger, seed=3):
    return astrarium.start("captains", seats=1, seed=seed, options={"passenger": passenger})


@pytest.mark.parametrize("passenger", PASSENGERS)
def test_S18_2_the_techs_of_every_passenger(passenger):
    t = begin(passenger)
    lying = t.view(0)["event_techs"]
    assert lying == printed.PASSENGERS[passenger].split()
    elsewhere = [*pile(t, "tech_deck"), *pile(t, "display")]
    assert not {*lying} & {*elsewhere}


def test_S20_9_points_below_zero_have_a_minus_sign():
    assert in_english(card_text.passenger("cubby")).endswith("at the end −1 point for each damage")


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
    t = lay_out(1, passenger="cubby", bays=0, mended=[0, 2, 3, 5])
    assert points(t) == 0
    play(t, 0, "pass")
    assert asked(t) == (0, "turn")


def test_S18_2_the_ambassadors_aunt():
    t = lay_out(1, passenger="ambassador", at={0: "lumen", 1: "home"}, ready="red")
    play(t, 0, "pass", "advance nian 1")
    assert ship(t).progress == [1, 0, 0]
    for progress, more in (((5, 5, 4), 4), ((4, 4, 4), 0), ((9, 0, 0), 2)):
        rows = GAME.result(lay_out(1, passenger="ambassador", progress=progress).state).breakdown[0]
        assert rows["passenger"] == more


def test_S18_2_the_aunt_wants_stations():
    t = lay_out(1, passenger="ambassador", at={0: "kelpa", 1: "home"}, ready="red", shadow="")
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
        ready="cadet cadet red",
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
            ready="cadet cadet red",
            medals=medals,
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
        ready="yellow",
        pirates={"home-aldara": "green_android", "glimmer-lumen": "green_android"},
    )
    assert GAME.result(t.state).breakdown[0]["passenger"] == -2
    play(t, 0, "room weapons yellow", "fight home-aldara", "advance nian 1")
    assert ship(t).progress[0] == 1


def test_S18_2_the_retired_pirate_counts_victories_only():
    """A pirate ship token gained without a fight is no victory."""
    t = lay_out(1, passenger="retired_pirate", progress=(7, 0, 0), techs={1: "embassy_deck"}, ready="red")
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
        t = lay_out(1, passenger="exchange_cadet", cargo=cargo, phase="over", round=4)
        assert GAME.result(t.state).decided_by == "lost-rank_1"
    done = "omnipotent_being grand_tournament dyson_sphere armada_standoff galactic_congress planet_killer"
    t = lay_out(1, passenger="exchange_cadet", ready="red", done=done, phase="over", round=4)
    assert t.result.scores == {0: 30}
    assert t.result.decided_by == "won-rank_3"
    assert "You have beaten" in in_english(Text("decided-won-rank_3"))
    assert t.over


def test_S18_7_the_number_of_the_file_decides_not_the_rank(monkeypatch):
    """With a corrected number the same points are a defeat, and the game says so."""
    monkeypatch.setattr(scoring, "SOLO_WIN", 31)
    done = "omnipotent_being grand_tournament dyson_sphere armada_standoff galactic_congress planet_killer"
    t = lay_out(1, passenger="exchange_cadet", ready="red", done=done, phase="over", round=4)
    assert t.result.scores == {0: 30}
    assert t.result.decided_by == "lost-rank_3"
    assert "Shadow was better" in in_english(Text("decided-lost-rank_3"))
