"""S1 to S3: the game, its set-up, rounds and turns."""

from dataclasses import replace

import pytest

import astrarium
from astrarium.games.captains import state
from astrarium.games.captains.active_powers import Reaction, kit_of
from astrarium.games.captains.components import (
    ARTIFACT_COUNTS,
    EVENTS,
    MISSIONS,
    PASSENGERS,
    PIECES,
    PIRATE_COUNTS,
    SHADOW_CARDS,
    SHIPS,
    SUPPLY,
    TECHS,
)
from astrarium.kernel import BadSetup

from .table import GAME, asked, crew, heads, hold, in_english, lay_out, made, options, pile, play, ship, told


def test_S2_8_who_begins_is_told():
    t = astrarium.start("captains", seats=3, seed=4)
    assert [(event.name, event.seat) for event in t.events()] == [("round", None), ("first", t.state.first)]


def test_S3_3_who_has_nobody_left_passes_and_that_is_told():
    t = lay_out(ready={0: "cadet", 1: "cadet"}, medals={0: 0, 1: 0})
    play(t, 0, "room workshop cadet", "stop")
    play(t, 1, "pass")
    heard = [(event.name, event.seat) for event in t.events() if event.name.startswith("passed")]
    assert heard == [("passed", 1), ("passed-idle", 0)]


@pytest.mark.parametrize("seats", [0, 5])
def test_S1_1_nobody_else_can_play(seats):
    with pytest.raises(BadSetup):
        astrarium.start("captains", seats=seats)


def test_S1_3_the_home_station_is_a_place_and_no_planet():
    side = lay_out().state.map
    assert side.places[0] == "home"
    assert "home" not in side.planets
    assert len(side.planets) == 13


def test_S2_1_the_pieces():
    assert SUPPLY == {"red": 18, "yellow": 18, "blue": 18, "cadet": 12, "android": 8}
    assert PIECES == {
        "promotion_ring": 20,
        "damage": 32,
        "medal": 18,
        "faction_marker": 12,
        "faction_trophy": 3,
        "starting_player_marker": 1,
        "ship": 4,
    }
    assert SHIPS == ("white", "teal", "pink", "lime")
    assert ARTIFACT_COUNTS == {"red_yellow": 9, "yellow_blue": 9, "red_blue": 9}
    assert sum(PIRATE_COUNTS.values()) == 30
    decks = [tech.deck for tech in TECHS.values() for _ in range(tech.count)]
    assert {deck: decks.count(deck) for deck in decks} == {"alpha": 25, "beta": 25, "omega": 12}
    assert len(MISSIONS) == 50
    kinds = [(event.track, event.solo) for event in EVENTS.values()]
    assert kinds.count(("nian", False)) == kinds.count(("cooperative", False)) == 5
    assert kinds.count(("tincan", False)) == 1
    assert (len(PASSENGERS), len(SHADOW_CARDS), len([solo for _, solo in kinds if solo])) == (6, 7, 3)


@pytest.mark.parametrize(("seats", "cadets"), [(1, 9), (2, 6), (3, 3), (4, 0)])
def test_S2_3_cadets_wait_on_the_round_track(seats, cadets):
    t = astrarium.start("captains", seats=seats, seed=1)
    assert t.state.supply["cadet"] == cadets
    assert t.state.tiles == {"home": 2, "tincan": 0, "nian": 0}


def test_S2_5_events_and_the_tech_of_the_tincan_track():
    found = {}
    for seed in range(40):
        t = astrarium.start("captains", seats=2, seed=seed)
        for track, event in t.state.events.items():
            found.setdefault(track, set()).add(event)
        assert len(t.state.event_techs) == 1
        assert TECHS[pile(t, "event_techs")[0]].deck == "alpha"
    assert {track: len(events) for track, events in found.items()} == {
        "nian": 5,
        "cooperative": 5,
        "tincan": 1,
    }


@pytest.mark.parametrize(("side", "damaged"), [("A", [0, 2, 3, 5]), ("B", [0, 1, 4, 5])])
def test_S2_7_a_ship_at_the_start(side, damaged):
    t = astrarium.start("captains", seats=2, seed=1, options={"tech_boards": side})
    for seat in (0, 1):
        mine = t.view(seat)["players"][seat]
        assert sorted(mine["ready"]) == ["blue", "cadet", "red", "yellow"]
        assert mine["queue"] == ["yellow", "blue", "red"]
        assert (mine["medals"], mine["damaged"], mine["damage"]) == (1, 3, 7)
        assert mine["at"] == "home"
        assert [at for at, slot in enumerate(mine["slots"]) if slot["state"] == "damaged"] == damaged
        assert mine["progress"] == {"nian": 0, "cooperative": 0, "tincan": 0}
    assert t.state.reserved == {}


@pytest.mark.parametrize("seed", range(3))
def test_S2_6_alpha_and_beta_are_mixed(seed):
    t = astrarium.start("captains", seats=3, seed=seed)
    decks = [TECHS[name].deck for name in pile(t, "tech_deck")]
    assert (decks.count("alpha"), decks.count("beta")) == (19, 25)
    for part in (decks[:15], decks[15:30], decks[30:]):
        assert {"alpha", "beta"} == set(part)


def test_S2_8_chance_decides_who_begins():
    firsts = {astrarium.start("captains", seats=4, seed=seed).state.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_S3_1_clockwise_past_those_who_have_passed():
    everybody = range(4)
    t = lay_out(
        4, first=2, acting=2, ready=dict.fromkeys(everybody, "red red"), medals=dict.fromkeys(everybody, 0)
    )
    order = []
    for passes in (False, True, False, False, True, False):
        seat = asked(t)[0]
        order.append(seat)
        play(t, seat, *(["pass"] if passes else ["room helm red", "stay"]))
    assert order == [2, 3, 0, 1, 2, 0]
    assert asked(t)[0] == 1


def test_S3_1_everybody_plays_again_in_the_next_round():
    t = lay_out(4, ready=dict.fromkeys(range(4), "red"), medals=dict.fromkeys(range(4), 0), round=2)
    for seat in range(4):
        play(t, seat, "pass")
    for seat in (1, 2, 3, 0):
        assert asked(t) == (seat, "turn")
        play(t, seat, "room workshop red", "stop")


def test_S3_2_training_before_and_after_the_action():
    t = lay_out(ready="cadet red", medals=3)
    play(t, 0, "train cadet yellow")
    assert asked(t) == (0, "turn"), "it was no action"
    play(t, 0, "train yellow blue", "room helm red", "stay")
    assert asked(t) == (0, "after")
    assert options(t) == {"train blue red", "train blue yellow", "end"}
    play(t, 0, "train blue red")
    assert asked(t) == (1, "turn")
    assert crew(t)[0] == "red"


def test_S3_3_one_action_of_three_kinds():
    t = lay_out(at="aldara", missions={"aldara": "border_patrol"})
    assert heads(t) == {"room", "mission", "train", "pass"}
    play(t, 0, "room workshop cadet", "stop", "end")
    assert asked(t)[0] == 1, "one action a turn"


def test_S3_3_who_can_do_nothing_has_to_pass():
    t = lay_out(ready="android", medals=0)
    assert ship(t).passed
    assert asked(t)[0] == 1


def test_S3_4_who_passed_is_still_a_player():
    t = lay_out(
        ready={1: "red cadet"},
        passed=[0],
        acting=1,
        techs={1: {1: "embassy_deck"}},
        progress={1: (0, 3, 0)},
        events={"cooperative": "fleet_review"},
        resolved=0,
    )
    play(t, 1, "room embassy_deck red", "advance cooperative 1", "stop")
    assert ship(t, 0).medals == 2
    assert ship(t, 1).medals == 2


def test_S3_4_no_training_after_a_pass():
    t = lay_out(medals=5)
    play(t, 0, "pass")
    assert asked(t)[0] == 1
    assert "pass" in options(t), "one may always pass"


def test_S3_5_station_then_tech_board_then_the_next_player():
    t = lay_out(at="lumen", ready="blue cadet", display="simulator", deck="brig crew_lounge", medals=0)
    since = len(t.events())
    play(t, 0, "room science blue", "take simulator", "place 1")
    names = told(t, since)
    assert names.index("station") < names.index("offered")
    assert pile(t, "display")[:2] == ["brig", "crew_lounge"]
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize(("round", "medals", "cadets"), [(1, 2, 0), (2, 1, 1), (3, 1, 1)])
def test_S3_7_the_round_track_gives(round, medals, cadets):
    t = lay_out(3, round=round, ready=dict.fromkeys(range(3), "red"), at={0: "kelpa", 1: "kelpa", 2: "kelpa"})
    for seat in range(3):
        play(t, seat, "pass")
    assert t.state.round == round + 1
    for seat in range(3):
        assert ship(t, seat).medals == medals
        assert ship(t, seat).ready.count("cadet") == cadets


def test_S3_9_the_next_player_begins():
    t = lay_out(3, first=2, acting=2, ready=dict.fromkeys(range(3), "red"))
    for seat in (2, 0, 1):
        play(t, seat, "pass")
    assert (t.state.round, t.state.first, asked(t)[0]) == (2, 0, 0)


def test_S3_6_to_S3_9_what_happens_between_two_rounds_is_told():
    t = lay_out(
        at={0: "lumen", 1: "kelpa"},
        queue={0: "yellow blue red cadet", 1: "red"},
        tiles={"tincan": 2, "nian": 2},
        round=1,
    )
    play(t, 0, "pass")
    play(t, 1, "pass")
    said = [in_english(event.text) for event in t.events()]
    assert said[said.index("Round 2 began.") :] == [
        "Round 2 began.",
        "Back in Ann's ready room: yellow ensign.",
        "Ann got a medal.",
        "Bob got a medal.",
        "The tile of the Home Station is back in its place.",
        "A ship was at the Tincan station: its tile did not come back.",
        "The tile of the Ni'an station is back in its place.",
        "Bob is the starting player.",
    ]


def test_S3_9_abilities_of_a_new_round_work_in_the_new_order(monkeypatch):
    """Two ships with such a tech; ours is there only once."""
    wakes = Reaction("round_start", "tech", "crew_lounge", (made("ready"),), frozenset())
    kit = replace(kit_of(("",) * 6, ""), reactions=(wakes,), events=frozenset({"round_start"}))
    monkeypatch.setattr(state, "kit_of", lambda techs, passenger: kit)
    t = lay_out(3, first=1, acting=1, ready=dict.fromkeys(range(3), "red"))
    for seat in (1, 2, 0):
        play(t, seat, "pass")
    assert [event.seat for event in t.events() if event.name == "reacted"] == [2, 0, 1]


def test_S3_8_a_tile_moves_on_until_the_game_has_no_round_left():
    t = lay_out(at={0: "lumen", 1: "kelpa"}, round=3, tiles={"tincan": 4}, ready={0: "red", 1: "red"})
    play(t, 0, "pass")
    play(t, 1, "pass")
    assert t.state.round == 4
    assert t.state.tiles["tincan"] == 5


def test_S19_1_both_sides_of_tracks_and_boards():
    for tracks in "AB":
        for boards in "AB":
            t = astrarium.start("captains", seats=2, options={"tracks": tracks, "tech_boards": boards})
            assert (t.state.tracks, t.state.boards) == (tracks, boards)
            assert t.view(0)["tracks"] == tracks
    with pytest.raises(BadSetup):
        astrarium.start("captains", seats=2, options={"tracks": "C"})


def test_S1_1_the_game_can_be_found():
    assert astrarium.game("captains") is GAME
    assert hold(lay_out()) == ""
