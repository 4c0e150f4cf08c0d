"""Positions that are none: each is refused in one clear line that names what is wrong."""

import copy

import pytest

from astrarium.kernel import resume
from common.positions import complaint

from .table import GAME, lay_out


@pytest.fixture
def position():
    """A sound position in the middle of a game, as plain data."""
    table = lay_out(
        at="aldara",
        cargo="green_android red_blue",
        techs={1: "simulator"},
        pirates={"home-aldara": "green_artifact"},
        progress=(3, 0, 1),
    )
    return copy.deepcopy(table.record.position)


def why(position):
    return complaint(GAME, position)


def test_a_sound_position_is_taken(position):
    assert resume(GAME, position).state.at == ["aldara", "home"]


CHANGES = {  # what is changed -> what is said about it
    "a lost token": (lambda p: p["ships"][0].update(cargo=["red_blue"]), "tokens"),
    "a doubled artifact": (
        lambda p: p["ships"][0].update(cargo=["green_android", "red_blue", "red_blue"]),
        "tokens",
    ),
    "an unknown token": (lambda p: p["ships"][0].update(cargo=["cheese"]), "ship 0: no such cargo"),
    "a lost figure": (lambda p: p["ships"][0].update(ready=["red"]), "figures"),
    "an unknown figure": (lambda p: p["ships"][0].update(ready=["captain"]), "ship 0: no such figure"),
    "an android in the queue": (lambda p: _swap(p, "cadet", "android"), "an android in the queue"),
    "a lost card": (lambda p: p["mission_deck"].pop(), "lies nowhere"),
    "a card twice": (lambda p: p["tech_deck"].append(p["tech_deck"][0]), "lies in two places"),
    "a mission among techs": (lambda p: _trade(p, "mission_deck", "tech_deck"), " among ("),
    "a ship nowhere": (lambda p: p.update(at=["mars", "home"]), "ships at"),
    "a pirate on no route": (lambda p: p.update(pirates={"home-mars": "green_artifact"}), "pirates on"),
    "a stray reservation": (lambda p: p["reserved"].update(brontis=0), "brontis is reserved by 0"),
    "a lone ship without one": (lambda p: p.update(reserved={}), "ship 0 is alone on aldara"),
    "a fifth round": (lambda p: p.update(round=5), "round 5"),
    "no such phase": (lambda p: p.update(phase="teatime"), "phase 'teatime'"),
    "nobody's turn": (lambda p: p.update(acting=2), "acting 2"),
    "nine damaged bays": (lambda p: p["ships"][0].update(bays=9), "ship 0: 9 bays"),
    "surplus too early": (lambda p: p["ships"][0].update(surplus=1), "ship 0: 3 bays"),
    "negative medals": (lambda p: p["ships"][1].update(medals=-1), "ship 1: slots"),
    "a station short": (lambda p: p["stations"].pop("nian"), "stations"),
    "two tiles on a planet": (lambda p: p["numbers"].__setitem__(0, "hadrika"), "tiles and missions"),
    "too many numbers up": (lambda p: p.update(face_up=9), "9 numbers face up"),
    "an event on the wrong track": (lambda p: p["events"].update(nian="fleet_review"), "events"),
    "an artifact on a room that is not there": (
        lambda p: p["ships"][0].update(contracts={"warp_core": "red_blue"}, cargo=["green_android"]),
        "ship 0: contracts",
    ),
    "a seventh slot": (lambda p: p["ships"][0]["slots"].append(-1), "ship 0: 7 slots"),
    "a passenger among two": (lambda p: p.update(passenger="cubby"), "passenger 'cubby'"),
    "no such side": (lambda p: p.update(tracks="C"), "sides 'C'"),
    "a mission without a crew": (lambda p: p.update(phase="row"), "phase row without a mission"),
    "too few observers": (lambda p: p["cards"].update(everyone=3), "cards: 3 is not everyone"),
    "Shadow among two": (lambda p: p.update(shadow=["research"]), "shadow"),
}


def _swap(position, one, other):
    """A figure of the queue becomes another, and the supply fits."""
    position["ships"][0]["queue"][0] = other
    position["supply"]["yellow"] += 1
    position["supply"][other] -= 1
    assert one


def _trade(position, one, other):
    a, b = position[one].pop(), position[other].pop()
    position[one].append(b)
    position[other].append(a)


@pytest.mark.parametrize("name", CHANGES)
def test_S2_1_what_cannot_be_is_refused(position, name):
    change, begins = CHANGES[name]
    change(position)
    assert begins in why(position)
