"""S14.3 Every turn ends, and every round does: proved on the data, then tried with the worst cards.

The proof for a turn: draw an arrow from each list of effects to every list that resolving it may set off.
Take away what can happen only so often: an event leaves its track before it begins, and a fight takes a
pirate off the map (nothing that a fight sets off puts one there, except events). The arrows that are left
form no circle, and every list is finite; so there is no endless turn.

The proof for a round: give every figure in a ready room and every artifact a weight, and every step on a
track the weight of what a lap brings back. Then every use of a room that can be used again weighs less
afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest

import astrarium
from astrarium.games.captains.component_types import Space
from astrarium.games.captains.components import (
    BONUS,
    COPYING,
    EVENTS,
    MISSIONS,
    PASSENGERS,
    PIRATE_REWARD,
    ROOM_EFFECTS,
    STATIONS,
    TECHS,
    TRACK_SPACES,
)
from astrarium.games.captains.vocabulary import Effect, every
from astrarium.kernel import Chance, read_thing
from astrarium.kernel.data.component_files import BadComponents, Row

from .table import asked, lay_out, made, play, told

# -- a turn: no circle of lists


def lists(side: str) -> dict[str, tuple[Effect, ...]]:
    """Every list of effects that can be resolved, with all abilities in the game in one hand."""
    found = {f"room {room}": effects for room, effects in ROOM_EFFECTS.items()}
    found |= {f"row {m.id} {at}": line.effects for m in MISSIONS.values() for at, line in enumerate(m.rows)}
    found |= {f"station {name}": station.effects for name, station in STATIONS.items()}
    found |= {f"event {name}": event.effects for name, event in EVENTS.items()}
    found |= {f"reward {name}": reward for name, reward in PIRATE_REWARD.items()}
    found |= {f"bonus {name}": bonus for name, bonus in BONUS.items()}
    found |= {
        f"space {track} {at}": space.bonus
        for track, spaces in TRACK_SPACES[side].items()
        for at, space in enumerate(spaces)
    }
    for card in (*TECHS.values(), *PASSENGERS.values()):
        for effects in card.ability.lists() if card.ability else ():
            found[f"{getattr(card.ability, 'event', 'convert')} {card.id}"] = effects
    return found


#: What each op can set off: the first words of lists. A fight and an event are left out, see above.
SETS_OFF = {
    "advance": ("space",),
    "take_tech": ("bonus",),
    "copy_room": ("room",),
    "move": ("convert",),
    "jump": ("convert",),
}


def arrows(found: dict[str, tuple[Effect, ...]]) -> dict[str, set[str]]:
    """From each list to those it may set off; a room that copies copies no room that does."""
    copying = {f"room {room}" for room in COPYING}
    return {
        name: {
            other
            for effect in every(effects)
            for word in SETS_OFF.get(effect.name, ())
            for other in found
            if other.split()[0] == word and not (effect.name == "copy_room" and other in copying)
            if not (word == "convert" and name.startswith("convert"))  # each ability once for one effect
        }
        for name, effects in found.items()
    }


def circle(graph: dict[str, set[str]]) -> list[str]:
    """A circle of arrows, or nothing."""
    done: set[str] = set()

    def walk(name: str, path: tuple[str, ...]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            if found := walk(other, (*path, name)):
                return found
        done.add(name)
        return []

    return next((found for name in sorted(graph) if (found := walk(name, ()))), [])


@pytest.mark.parametrize("side", ["A", "B"])
def test_S14_3_no_circle_of_effects(side):
    assert circle(arrows(lists(side))) == []


def test_S14_3_this_proof_can_fail():
    found = lists("A")
    found["space nian 2"] = (made("advance", track="tincan"),)
    found["space tincan 2"] = (made("advance", track="nian"),)
    assert circle(arrows(found))[0].startswith("space")
    found = lists("A")
    found["bonus medal"] = (made("take_tech", source="display"),)
    assert circle(arrows(found)) == ["bonus medal", "bonus medal"]


def test_S14_3_every_op_is_thought_of():
    """Ops that set nothing off (but what every damage or cargo may ask), and the two that are counted."""
    quiet = {"gain", "repair", "damage", "ambush", "ready", "peek"}
    inside = {"choose", "pay", "per", "each_player"}
    ops = {effect.name for side in "AB" for effects in lists(side).values() for effect in every(effects)}
    assert ops == quiet | inside | {*SETS_OFF} | {"fight"}


def test_S14_3_nothing_that_follows_a_fight_brings_pirates():
    """What a fight sets off: rewards, and abilities after a victory with the spaces they reach."""
    for side in "AB":
        found = lists(side)
        graph = arrows(found)
        front = [name for name in found if name.split()[0] in ("reward", "pirate_defeated")]
        reached: set[str] = set()
        while front:
            name = front.pop()
            reached.add(name)
            front += [other for other in graph[name] if other not in reached]
        assert not any(effect.name == "ambush" for name in reached for effect in every(found[name]))


def test_S14_3_components_that_would_make_a_circle_are_refused():
    def space(*bonus):
        return read_thing(Space, Row({"points": 1, "bonus": [*bonus]}, "cards.toml"))

    assert space({"op": "fight"}).bonus == (made("fight"),)
    advance = {"op": "advance", "track": "nian"}
    pay = {"op": "pay", "cost": {"medal": 1}, "then": [advance]}
    for bonus in (advance, pay, {"op": "take_tech", "from": "display"}, {"op": "copy_room"}):
        with pytest.raises(BadComponents) as caught:
            space(bonus)
        args = caught.value.text.args
        assert (args["thing"], args["field"]) == ("bonus[0]", "op")


# -- a turn: the worst that can be put together


DECLINING = ("stop", "stay", "accept", "end", "skip", "nothing", "pass")


def eager(choice, luck: Chance):
    """Never stop, never decline: any other option at random."""
    go_on = [option for option in choice.options if option[0] not in DECLINING]
    options = go_on or list(choice.options)
    return options[luck.below(len(options), "eager")]


PIRATES = {
    "home-aldara": "green_android",
    "aldara-brontis": "purple_android",
    "hadrika-aldara": "orange_android",
}
WORST = {
    "a circle of fights": {
        "seats": 1,
        "passenger": "retired_pirate",
        "at": {0: "aldara", 1: "home"},
        "tracks": "B",
        "progress": (4, 4, 4),
        "ready": "yellow_commander cadet",
        "techs": {1: "quantum_torpedoes", 4: "universal_translator"},
        "pirates": PIRATES,
        "start": "room quantum_torpedoes yellow_commander",
    },
    "a holodeck of everything": {
        "at": "aldara",
        "tracks": "B",
        "progress": {0: (3, 3, 3), 1: (3, 3, 3)},
        "ready": "blue_commander cadet",
        "techs": {
            0: {1: "holodeck", 4: "singularity_archive", 0: "hypercharger", 2: "repair_bots"},
            1: {1: "antimatter_salvo"},
        },
        "mended": [0, 2, 3, 5],
        "display": "simulator warp_core drone_bay jump_drive embassy_deck roll_red log_red log_blue",
        "pirates": PIRATES,
        "start": "room holodeck blue_commander",
    },
    "a mission full of commanders": {
        "at": "aldara",
        "missions": {"aldara": "omnipotent_being"},
        "progress": {0: (3, 3, 3), 1: (2, 2, 2)},
        "ready": "red_commander blue_commander yellow_commander android",
        "techs": {
            0: {1: "observers_red", 4: "observers_yellow", 0: "observers_blue", 2: "nian_communicator"}
        },
        "mended": [0, 2],
        "events": {"nian": "smugglers_auction", "cooperative": "fairness_summit", "tincan": "tincan_gift"},
        "event_techs": "crew_lounge",
        "resolved": 0,
        "pirates": PIRATES,
        "start": "mission omnipotent_being",
    },
}
#: Decisions that a turn may take at most.
MOST = 60


@pytest.mark.parametrize("name", WORST)
def test_S14_3_the_worst_turns_end(name):
    position = dict(WORST[name])
    start = position.pop("start")
    for seed in range(25):
        t = lay_out(**position, seed=f"worst {seed}")
        luck = Chance(f"{name} {seed}")
        play(t, 0, start)
        decisions = 0
        while not t.over and asked(t)[1] not in ("turn", "after"):
            choice = t.pending[0]
            t.answer(choice.seat, eager(choice, luck))
            decisions += 1
            assert decisions <= MOST
        if name == "a circle of fights":
            assert told(t).count("fought") <= len(PIRATES)


# -- a round


COMMANDER, FIGURE, ARTIFACT = 12, 6, 3


def brought_back(effects: Iterable[Effect], step: Fraction) -> Fraction:
    """The most that a list brings back, in weight; fights and payments are limited by pirates and cargo."""
    total = Fraction(0)
    for effect in effects:
        if effect.name == "gain" and effect.what == "artifact":
            total += ARTIFACT * effect.n
        elif effect.name == "ready":
            total += COMMANDER * effect.n
        elif effect.name == "advance":
            total += step * effect.n
        elif effect.name == "choose":
            total += max(brought_back(option, step) for option in effect.options)
        elif effect.name == "pay":
            price = ARTIFACT * effect.n if effect.what in ("artifact", "cargo") else 0
            total += max(Fraction(0), brought_back(effect.inner, step) - price)
    return total


def step_weight(side: str) -> Fraction:
    """What one step brings back, on the best track (the Universal Translator makes it any track)."""
    laps = [
        sum((brought_back(space.bonus, Fraction(0)) for space in spaces), Fraction(0)) / len(spaces)
        for spaces in TRACK_SPACES[side].values()
    ]
    return max(laps)


@pytest.mark.parametrize("side", ["A", "B"])
def test_S14_3_no_endless_round(side):
    """A room that stays brings back less than the cheapest way to use it: a figure, or two artifacts."""
    step = step_weight(side)
    for room, effects in ROOM_EFFECTS.items():
        if room not in TECHS or not TECHS[room].one_shot:
            assert brought_back(effects, step) < min(FIGURE, 2 * ARTIFACT), room


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_S14_3_rounds_of_eager_players_end(seats):
    for seed in range(4):
        t = astrarium.start("captains", seats=seats, seed=seed, options={"tracks": "AB"[seed % 2]})
        luck = Chance(f"eager {seats} {seed}")
        turns = 0
        while not t.over:
            choice = t.pending[0]
            turns += choice.prompt == "turn"
            t.answer(choice.seat, eager(choice, luck))
        assert turns <= 4 * 40 * seats
