"""M3 The round."""

from dataclasses import replace

import pytest

import astrarium
from astrarium.games.metallum import components

from .table import asked, lay_out, play, told


@pytest.mark.parametrize(("round", "terce"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_M3_1_three_rounds_make_a_terce(round, terce):
    assert lay_out(round=round, phase="programming").view(None)["terce"] == terce


def test_M3_1_a_round_follows_the_other():
    t = lay_out(phase="scoring", round=1)
    assert (t.state.round, t.state.phase) == (2, "programming")
    t = lay_out(phase="scoring", round=9)
    assert (t.state.round, t.over) == (9, True)


def test_M3_2_the_steps_of_a_round_in_order():
    t = lay_out(
        phase="programming",
        round=7,
        market="sabotage",
        installed={"robot_factory": "alpha"},
        hand="priority_override test_drilling",
        robots={"alpha": 1},
    )
    play(t, "red", "program move_1")
    play(t, "blue", "program move_1")
    assert asked(t) == ("red", "window"), "after the reveal"
    play(t, "red", "play priority_override")
    assert asked(t) == ("red", "order")
    play(t, "red", "first blue")
    assert asked(t) == ("blue", "action")
    play(t, "blue", "resolve move_1", "end")
    assert asked(t) == ("red", "action")
    play(t, "red", "resolve move_1", "end")
    assert asked(t) == ("red", "window"), "before scoring"
    play(t, "red", "play test_drilling", "mark alpha rich")
    assert asked(t) == ("red", "end-round")
    assert told(t)[-1] == "paid"
    play(t, "red", "pass")
    assert told(t)[-2:] == ["discarded", "round"]
    assert (t.state.round, t.state.phase) == (8, "programming")


@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_M3_3_who_acted_first_decides_first_in_phase_4(first, second):
    t = lay_out(phase="scoring", first=first, installed={"robot_factory": (second, "alpha")})
    assert asked(t) == (second, "end-round"), "the other has nothing to decide"
    t = lay_out(
        phase="scoring",
        first=first,
        round=7,
        hand={second: "test_drilling"},
        installed={"robot_factory": (first, "beta")},
    )
    assert asked(t) == (second, "window")
    play(t, second, "pass")
    assert asked(t) == (first, "end-round")


@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_M3_3_the_order_of_decisions_follows_who_acted_first(monkeypatch, first, second):
    """Window and phase 4 have one card each, so a second one of either is made for this test."""
    for made, like in (("sabotage", "test_drilling"), ("barrier", "robot_factory")):
        monkeypatch.setitem(components.MODULES, made, replace(components.MODULES[like], id=made))
    t = lay_out(
        phase="scoring",
        first=first,
        hand={"red": "test_drilling", "blue": "sabotage"},
        installed={"robot_factory": ("blue", "beta"), "barrier": "beta"},
    )
    for prompt in ("window", "end-round"):
        assert asked(t) == (first, prompt)
        play(t, first, "pass")
        assert asked(t) == (second, prompt)
        play(t, second, "pass")
    assert t.state.phase == "programming"


def test_M3_2_both_programs_are_shown_at_the_same_moment():
    t = astrarium.start("metallum", seed=5)
    t.answer(1, ("program", "move_1"))
    assert t.events() == []
    t.answer(0, ("program", "move_2"))
    assert told(t)[:2] == ["programmed", "programmed"]
