"""M17 Open and hidden information."""

import json

import pytest

import astrarium
from astrarium.games.metallum.components import PLANETS
from astrarium.kernel import Chance, UndoRefused
from common.amount import sample

from .table import explored, lay_out, pile, play, played, robots

POOL = set(PLANETS) - {"alpha", "omega"}


def everything_said(table, seat):
    """All that a seat gets to see: its view, the pending choices with what is barred, the events."""
    choices = [
        [
            choice.to_json(),
            [str(table.say(choice)), *(str(table.say(choice, each)) for each in choice.options)],
        ]
        for choice in table.pending
        if choice.seat == seat
    ]
    barred = [
        repr(barred)
        for choice in table.pending
        if choice.seat == seat and choice.prompt != "program"
        for barred in choice.barred()
    ]
    events = [event.to_json() for event in table.events(seat=seat)]
    return json.dumps([table.view(seat), choices, events]) + " ".join(barred)


def random_table(seed, moves, **options):
    t = astrarium.start("metallum", seed=seed, options=options)
    luck = Chance(f"moves {seed}")
    while not t.over and t.moves < moves:
        choice = t.pending[luck.below(len(t.pending), "who")]
        t.answer(choice.seat, choice.options[luck.below(len(choice.options), "what")])
    return t


def test_M17_1_what_is_open_to_both():
    t = lay_out(
        explored="alpha beta",
        robots={"beta": 2},
        deposits={"gamma": "rich"},
        credits=4,
        market="- refinery",
        discards="barrier",
        installed={"relay": ("blue", "beta")},
        hand={"blue": "sabotage"},
        round=5,
        spent="move_3",
    )
    views = [t.view(seat) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    seen = views[0]
    assert [planet["planet"] for planet in seen["planets"][:2]] == ["alpha", "beta"]
    assert seen["planets"][1]["robots"] == [2, 0]
    assert seen["planets"][1]["modules"] == [{"module": "relay", "owner": 1}]
    assert seen["planets"][2]["deposit"] == "rich"
    assert (seen["players"][0]["credits"], seen["players"][0]["reserve"]) == (4, 23)
    assert [offer["module"] for offer in seen["market"]] == [None, "refinery", None, None]
    assert (seen["discards"], seen["players"][1]["hand"]) == (["barrier"], ["sabotage"])
    assert "move_3" in seen["players"][0]["spent"]
    assert "move_3" in seen["players"][1]["active"]


def test_M17_1_the_unbought_pool_is_open():
    t = lay_out(phase="scoring", round=6)
    assert len(t.view(0)["unbought"]) == 12


@pytest.mark.parametrize("first", [0, 1])
def test_M17_2_a_program_is_secret_until_both_are_in(first):
    t = astrarium.start("metallum", seed=2)
    other = 1 - first
    before = {seat: everything_said(t, seat) for seat in (other, None)}
    t.answer(first, ("program", "move_2", "deploy_3", "intensive_mining", "buy_module"))
    assert {seat: everything_said(t, seat) for seat in (other, None)} == before
    assert t.view(first)["players"][first]["program"] == []
    t.answer(other, ("program", "move_1"))
    assert t.view(other)["players"][first]["program"] == [
        "move_2",
        "deploy_3",
        "intensive_mining",
        "buy_module",
    ]


@pytest.mark.parametrize("seed", range(sample(2, 5)))
def test_M17_3_no_seat_sees_a_planet_that_lies_face_down(seed):
    """No unexplored planet is named in any view, choice, refusal or event, all the game long."""
    t = random_table(seed, 0, extra_planet=seed % 2 == 0)
    luck = Chance(f"moves {seed}")
    while not t.over:
        hidden = {t.state.planet(place) for place in range(7) if place not in t.state.explored} & POOL
        hidden |= {t.state.cards.face[card] for card in range(7, len(t.state.cards.face) - 21)}
        for seat in (0, 1, None):
            said = everything_said(t, seat)
            assert not [planet for planet in hidden if f'"{planet}"' in said or f"planet-{planet}" in said]
        choice = t.pending[0]
        t.answer(choice.seat, choice.options[luck.below(len(choice.options), "what")])


@pytest.mark.parametrize("seed", range(sample(2, 6)))
def test_M17_3_the_order_of_the_decks_is_nobodys(seed):
    """Worlds as a seat imagines them: the same view, other planets and decks below."""
    t = random_table(seed, 30)
    seen = t.view(0)
    decks, rows = set(), set()
    for n in range(12):
        world = t.fork(observer=0, chance=Chance(f"world {n}"))
        assert world.view(0) == seen
        decks.add(tuple(world.state.module(card) for card in world.state.deck))
        rows.add(tuple(world.state.cards.face[:9]))
        assert {frozenset(deck) for deck in decks} == {frozenset(pile(t, "deck"))}
    assert len(decks) > 6
    assert len(rows) > 1


def test_M17_3_omega_is_known_though_face_down():
    t = astrarium.start("metallum", seed=4)
    for seat in (0, 1, None):
        omega = t.view(seat)["planets"][6]
        assert (omega["planet"], omega["explored"]) == ("omega", False)


def test_M17_3_what_was_learned_cannot_be_taken_back():
    """A step can be taken back alone until it has turned something up; after that the table must agree."""
    t = played("red", "resolve deploy_1", explored="alpha", programs="move_1 deploy_1 deposit_report")
    t.undo(0)
    assert robots(t, "red") == {}
    play(t, "red", "resolve move_1")
    assert t.undoable(0) == 0
    with pytest.raises(UndoRefused):
        t.undo(0)
    play(t, "red", "resolve deploy_1")
    assert t.undoable(0) == 1, "only the step after it"
    t.undo()
    t.undo()
    assert explored(t) == {"alpha"}
    assert t.view(1)["planets"][1]["planet"] is None


def test_M17_3_arriving_shows_the_planet_to_all():
    t = lay_out(explored="alpha")
    assert t.view(1)["planets"][1]["planet"] is None
    play(t, "red", "resolve move_1")
    for seat in (0, 1, None):
        assert t.view(seat)["planets"][1]["planet"] == "beta"
