"""Every card, tile and space: what it does, and what it does not do.

The expectations come from printed_components.py and from a second referee. Only what is checked is read from
components.toml.
"""

import pytest

from astrarium.games.captains import components as c

from . import printed_components as printed
from .referee import TRACK_NAMES, Referee, greedy, scene
from .table import crew, lay_out, play, points, refused, ship, told

COLOURS = ("red", "yellow", "blue")


# -- missions at work, and in vain


def team(rows: list[str]) -> list[str]:
    """A figure of the right colour for each row."""
    colours = [row.split(":")[0] for row in rows]
    return ["android" if colour == "gold" else colour for colour in colours]


SIDES = [(name, side) for name, (_, rows) in printed.MISSIONS.items() for side in range(1 + (" | " in rows))]


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_S8_3_S8_6_every_mission_with_the_right_team(name, side):
    worth, rows = printed.MISSIONS[name]
    rows = rows.split("; ")
    figures = team(rows)
    t = scene(missions={"aldara": name}, ready=" ".join(figures))
    referee = Referee(t, side)
    mine = referee.books[0]
    play(t, 0, f"mission {name}")
    for figure in figures:
        if t.pending[0].prompt == "assign":
            play(t, 0, f"crew {figure}")
        mine.ready.remove(figure)
        mine.log.append(figure)
    greedy(t, 0, side)
    for row in rows:
        referee.resolve(row.split(": ", 1)[1])
    mine.queue += [figure for figure in figures if figure != "android"]
    referee.compare(t)
    assert [t.state.name(card) for card in ship(t).missions] == [name]
    assert c.MISSIONS[name].points == worth


@pytest.mark.parametrize("name", printed.MISSIONS)
def test_S8_3_every_mission_with_cadets_only(name):
    """Cadets match no row: the card and its points are all there is."""
    rows = printed.MISSIONS[name][1].split("; ")
    t = scene(missions={"aldara": name}, ready=" ".join(["cadet"] * len(rows)))
    referee = Referee(t)
    referee.books[0].ready = []
    referee.books[0].queue += ["cadet"] * len(rows)
    play(t, 0, f"mission {name}")
    assert t.pending[0].prompt in ("after", "turn"), "nobody is asked about rows that nobody matches"
    referee.compare(t)
    assert told(t).count("row-skipped") == len(rows)
    assert [t.state.name(card) for card in ship(t).missions] == [name]


# -- rooms at work, and refused

ROOMS = printed.BASIC_ROOMS | {room: (how.split()[1], does) for room, (how, _, does) in printed.ROOMS.items()}
PLAYED_ROOMS = {room: ROOMS[room] for room in ROOMS if room != "holodeck"}
ROOM_SIDES = [(room, side) for room, (_, does) in PLAYED_ROOMS.items() for side in range(1 + (" | " in does))]


@pytest.mark.parametrize(("room", "side"), ROOM_SIDES)
def test_S4_2_every_room_at_work(room, side):
    colour, does = PLAYED_ROOMS[room]
    figure = "cadet" if colour == "grey" else colour
    techs = {} if room in printed.BASIC_ROOMS else {0: {4: room}}
    t = scene(ready=figure, techs=techs, deck="" if room == "brig" else "brig")
    referee = Referee(t, side)
    referee.books[0].ready = []
    referee.books[0].queue.append(figure)
    play(t, 0, f"room {room} {figure}")
    greedy(t, 0, side)
    referee.resolve(does)
    referee.compare(t)
    kept = [t.state.name(card) for card in ship(t).slots if card >= 0]
    if "this_card" in does:
        assert room not in kept
        assert room in [t.state.name(card) for card in t.state.tech_discards]
    elif techs:
        assert room in kept


@pytest.mark.parametrize("room", ROOMS)
def test_S5_1_every_room_refuses_those_who_do_not_match(room):
    colour = ROOMS[room][0]
    techs = {} if room in printed.BASIC_ROOMS else {0: {4: room}}
    t = scene(ready="cadet red yellow blue android red_commander", techs=techs, deck="")
    assert refused(t, 0, f"room {room} android") == ("barred-android", "S5.9")
    if colour == "grey":
        for figure in ("cadet", *COLOURS, "red_commander"):
            assert ("room", room, figure) in t.pending[0].options
        return
    for figure in ("cadet", *COLOURS):
        if figure == colour:
            assert ("room", room, figure) in t.pending[0].options
        else:
            assert refused(t, 0, f"room {room} {figure}") == ("barred-colour", "S5.1")


# -- track spaces, stations, events

SPACES = [(track, at) for track in TRACK_NAMES for at in range(1, 9)]


@pytest.mark.parametrize(("track", "at"), SPACES)
def test_S13_2_every_space_of_side_A(track, at):
    progress = tuple(at - 1 if track == name else 0 for name in TRACK_NAMES)
    t = scene(ready="red", techs={4: "embassy_deck"}, progress=progress)
    referee = Referee(t)
    referee.books[0].ready = []
    referee.books[0].queue.append("red")
    play(t, 0, "room embassy_deck red", f"advance {track} 1")
    while t.pending[0].prompt not in ("advance-any", "after", "turn"):
        t.answer(0, t.pending[0].options[0])
    play(t, 0, "stop")
    referee.resolve(f"{track} 1")
    referee.compare(t)


@pytest.mark.parametrize("track", TRACK_NAMES)
def test_S13_2_standing_on_a_space_gives_nothing(track):
    """A marker that stays gives nothing, and neither does one that is not moved."""
    progress = tuple(2 if track == name else 0 for name in TRACK_NAMES)
    t = scene(ready="red", techs={4: "embassy_deck"}, progress=progress)
    referee = Referee(t)
    referee.books[0].ready = []
    referee.books[0].queue.append("red")
    play(t, 0, "room embassy_deck red", "stop", "stop")
    referee.compare(t)


SIDE_B = {  # what one step onto each space changes: medals, artifacts, androids, fights, repairs, moves
    ("nian", 1): "medal",
    ("nian", 5): "fight",
    ("nian", 7): "artifact",
    ("cooperative", 1): "repair",
    ("cooperative", 5): "move",
    ("cooperative", 7): "medal",
    ("tincan", 1): "artifact",
    ("tincan", 5): "android",
    ("tincan", 7): "repair repair",
}


@pytest.mark.parametrize(("track", "at"), SPACES)
def test_S13_2_every_space_of_side_B(track, at):
    progress = tuple(at - 1 if track == name else 0 for name in TRACK_NAMES)
    t = scene(ready="red", techs={4: "embassy_deck"}, progress=progress, tracks="B")
    play(t, 0, "room embassy_deck red", f"advance {track} 1")
    happened = []
    while t.pending[0].prompt in ("fight", "repair", "move"):
        happened.append(t.pending[0].prompt)
        t.answer(0, t.pending[0].options[0])
        if happened[-1] != "repair":
            break
    mine = ship(t)
    if "fight" not in happened:
        happened += ["medal"] * (mine.medals - 1) + ["android"] * mine.ready.count("android")
        happened += ["artifact"] * (len(mine.cargo) - 2)
    assert " ".join(happened) == SIDE_B.get((track, at), "")


@pytest.mark.parametrize("station", printed.STATIONS)
def test_S7_1_every_station_tile(station):
    place = {"home": "home", "tincan": "lumen", "nian": "marrakand"}[station]
    t = scene(at={0: place, 1: "cerulo"}, tiles={"home": 0}, ready="cadet", round=2)
    referee = Referee(t)
    play(t, 0, "pass")
    greedy(t, 0)
    referee.resolve(printed.STATIONS[station])
    referee.compare(t)
    assert t.state.tiles[station] == 3


@pytest.mark.parametrize("station", printed.STATIONS)
def test_S7_1_no_tile_no_gift(station):
    place = {"home": "home", "tincan": "lumen", "nian": "marrakand"}[station]
    t = scene(at={0: place, 1: "cerulo"}, tiles={station: 3}, ready="cadet", round=2)
    referee = Referee(t)
    play(t, 0, "pass")
    referee.compare(t)
    assert t.state.tiles[station] == 3


def set_off(event: str, **more: object):
    """A table at which seat 0 has just set off an event, and the books before its effects."""
    track, *how = printed.EVENTS[event][0].split()
    solo = "solo" in how
    position = {
        "seats": 1 if solo else 2,
        "at": "aldara" if solo else {0: "aldara", 1: "home"},
        "ready": "red",
        "techs": {4: "embassy_deck"},
        "progress": tuple(3 if track == name else 0 for name in TRACK_NAMES),
        "events": {track: event},
        "resolved": 0,
        "tracks": "A",
        **more,
    }
    if solo:
        position["cargo"] = {0: "purple_android red_blue"}
    t = scene(**position)
    referee = Referee(t)
    referee.books[0].ready = []
    referee.books[0].queue.append("red")
    referee.books[0].progress[track] = 4
    return play(t, 0, "room embassy_deck red", f"advance {track} 1"), referee


@pytest.mark.parametrize("event", [event for event in printed.EVENTS if event != "fairness_summit"])
def test_S13_4_every_event_at_work(event):
    """(The Fairness Summit, which goes back first, has tests of its own.)"""
    how, does = printed.EVENTS[event]
    t, referee = set_off(event, event_techs="simulator" if event == "tincan_gift" else "")
    while t.pending[0].prompt not in ("advance-any", "after", "turn") or t.pending[0].seat:
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    if "lasting" in how:
        assert t.state.lasting == [event]
    else:
        referee.resolve(does)
    referee.compare(t)
    assert t.state.resolved == 1
    assert not t.state.events


@pytest.mark.parametrize("event", printed.EVENTS)
def test_S13_4_every_event_happens_once(event):
    """A marker that goes over the space later finds nothing there."""
    how = printed.EVENTS[event][0].split()
    seats = 1 if "solo" in how else 2
    progress = tuple(3 if how[0] == name else 0 for name in TRACK_NAMES)
    t = lay_out(
        seats,
        ready="red cadet",
        techs={4: "embassy_deck"},
        progress=progress,
        events={},
        resolved=2,
        lasting=event if "lasting" in how else "",
    )
    before = crew(t), ship(t).medals, list(ship(t).cargo)
    play(t, 0, "room embassy_deck red", f"advance {how[0]} 1", "stop")
    assert (crew(t)[1], ship(t).medals, list(ship(t).cargo)) == ("yellow blue red red", *before[1:])


# -- omega techs

WITH_POINTS = {  # a position, and the points of the omega in it
    "artifact_models": ({"cargo": "red_yellow red_yellow red_blue"}, 4),
    "harmonic_grid": ({}, 0),
    "roll_red": ({"ready": "red red_commander", "queue": "red blue"}, 3),
    "roll_yellow": ({"ready": "yellow", "queue": "yellow_commander cadet"}, 2),
    "roll_blue": ({"ready": "blue blue", "queue": "blue"}, 3),
    "officers_club": ({"ready": "blue_commander red_commander", "queue": "red_commander"}, 3),
    "lovable_wreck": ({"bays": 8, "surplus": 2}, 14),
    "log_red": ({"done": "border_patrol comet_mining peace_summit"}, 2),
    "log_yellow": ({"done": "border_patrol armada_standoff first_contact"}, 2),
    "log_blue": ({"done": "border_patrol time_loop comet_mining"}, 2),
    "tincan_accord": ({"done": "android_amnesty dyson_sphere border_patrol"}, 6),
    "trophy_hall": ({"cargo": "green_android purple_artifact red_blue"}, 2),
}
WITHOUT = {  # the nearest miss
    "artifact_models": {"cargo": "green_android"},
    "harmonic_grid": {},
    "roll_red": {"ready": "yellow cadet android", "queue": "blue"},
    "roll_yellow": {"ready": "red cadet", "queue": "blue_commander"},
    "roll_blue": {"ready": "red cadet", "queue": "yellow"},
    "officers_club": {"ready": "red", "queue": "blue"},
    "lovable_wreck": {"bays": 0, "mended": (0, 2, 3, 5)},
    "log_red": {"done": "comet_mining"},
    "log_yellow": {"done": "first_contact"},
    "log_blue": {"done": "border_patrol"},
    "tincan_accord": {"done": "first_contact"},
    "trophy_hall": {"cargo": "red_blue"},
}


def omega_points(name: str, position: dict) -> int:
    """What an omega in the second slot adds to the score."""
    with_it = lay_out(**position, techs={1: name}, display="-")
    without = lay_out(**position, display="-")
    return points(with_it) - points(without)


@pytest.mark.parametrize("name", printed.OMEGAS)
def test_S15_2_every_omega_gives_its_points(name):
    position, worth = WITH_POINTS[name]
    assert omega_points(name, position) == worth


@pytest.mark.parametrize("name", printed.OMEGAS)
def test_S15_2_every_omega_gives_nothing_for_other_things(name):
    assert omega_points(name, WITHOUT[name]) == 0


def test_S20_5_limits_of_omegas():
    every = {"cargo": "red_yellow yellow_blue red_blue red_blue"}
    assert omega_points("artifact_models", every) == 6
    rings = {
        "ready": "red_commander red_commander blue_commander",
        "queue": "yellow_commander blue_commander",
    }
    assert omega_points("officers_club", rings) == 5


def test_every_omega_is_in_these_tables():
    assert {*WITH_POINTS} == {*WITHOUT} == {*printed.OMEGAS}
