"""What the played games of Master of Orion show (that they play again: tests/test_records.py)."""

import pytest

from astrarium.games.orion.components import ORDINARY, RACES, STRUCTURES
from astrarium.games.orion.vocabulary import Deed

from .played import PLAYED, cards_built
from .table import systems

data, table = PLAYED.data, PLAYED.table


@pytest.mark.parametrize("name", PLAYED.names)
def test_O3_1_every_record_is_a_whole_game(name):
    assert data(name)["position"] is None, "it begins with the set-up"
    rounds = [event.args["round"] for event in table(name).events() if event.name == "round"]
    assert rounds == list(range(1, table(name).state.round + 1))


@pytest.mark.parametrize("by", ["points", "morale", "resources", "shared"])
def test_O14_2_every_way_to_decide_was_played(by):
    """The players' marks are added up anew from what lies on the table."""
    t = table(f"decided_{by}")
    marks = []
    for seat, player in enumerate(t.view(None)["players"]):
        stacks = [stack.split() for stack in systems(t, seat)]
        points = (
            player["vp"] + player["morale"] + sum(_worth(card, stack) for stack in stacks for card in stack)
        )
        marks.append((points, player["morale"], player["food"] + player["fleet"] + player["production"]))
    names = ("points", "morale", "resources")
    deciding = next((name for name, a, b in zip(names, *marks, strict=True) if a != b), "shared")
    assert deciding == by == t.result.decided_by
    assert [t.result.scores[seat] for seat in (0, 1)] == [mark[0] for mark in marks]
    best = 0 if marks[0] > marks[1] else 1
    assert t.result.ranking == ([[0, 1]] if by == "shared" else [[best], [1 - best]])


def _worth(card, stack):
    """What a structure is worth; a "?" card two points for each card of its colour in the stack."""
    printed = STRUCTURES[card]
    if printed.vp is not None:
        return printed.vp
    return 2 * len([each for each in stack if STRUCTURES[each].colour == printed.colour])


def test_O13_1_every_way_to_end_was_played():
    assert table("ended_rounds").state.ending == ("rounds",)
    assert table("ended_rounds").state.round == 8
    t = table("ended_morale")
    assert t.state.ending == ("morale",)
    assert min(t.state.morale) <= 0
    assert t.state.round < 8
    t = table("ended_systems")
    assert t.state.ending == ("systems",)
    assert any(all(len(stack.split()) == 5 for stack in systems(t, seat)[:ORDINARY]) for seat in (0, 1))
    assert t.state.round < 8


def test_O14_3_a_game_won_without_any_morale_left():
    t = table("won_without_morale")
    (winner,) = t.result.ranking[0]
    assert t.state.morale[winner] <= 0


def test_O1_1_games_of_two_three_and_four_players():
    assert {data(name)["seats"] for name in PLAYED.names} == {2, 3, 4}


def test_O22_1_O22_2_games_of_every_variant():
    assert data("beginners")["options"]["beginner"]
    assert set(table("beginners").state.races) == {"human"}
    assert not any(event.name == "hired" for event in table("beginners").events())
    assert data("three_players")["options"]["random_races"]


def test_O10_7_a_game_with_an_additional_system():
    t = table("additional_system")
    assert any(systems(t, seat)[4] for seat in range(4))


def test_O12_3_a_game_in_which_the_discards_were_shuffled():
    assert any(event.name == "reshuffled" for event in table("reshuffle").events())


def test_a_game_in_which_moves_were_taken_back():
    undone = PLAYED.taken_back("undo")
    assert None in undone, "the table agreed"
    assert {0, 1} & set(undone), "a seat did it alone"


def test_every_race_and_nearly_every_card_was_played():
    races = {race for name in PLAYED.names for race in table(name).state.races}
    assert races == set(RACES)
    built = set().union(*(cards_built(table(name)) for name in PLAYED.names))
    assert len(built) >= 40


def test_every_op_runs_in_a_played_game(monkeypatch):
    deeds = {name for name, kind in Deed.known.items() if issubclass(kind, Deed)}
    assert PLAYED.deeds_run(Deed, monkeypatch) == deeds
