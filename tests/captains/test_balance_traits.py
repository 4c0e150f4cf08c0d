"""What a balance study is told of a game of Starship Captains."""

from random import Random

from astrarium import bots
from astrarium.arena.game_runner import traits_of
from astrarium.games.captains.components import MISSIONS, TECHS
from astrarium.kernel import start
from astrarium.localization import has

from .table import GAME, lay_out, play


def test_seats_tell_when_they_began_what_they_completed_and_how_far_they_came():
    t = lay_out(
        3,
        round=4,
        first=1,  # whoever begins the fourth round began fourth from the first
        done="stargate comet_mining",
        ready="red blue_commander",
        queue="red_commander",
        progress=(9, 3, 20),
    )
    (one, two, three), table = traits_of(t)
    assert [each["turn"] for each in (one, two, three)] == [("3",), ("1",), ("2",)]
    assert one["mission"] == ("comet_mining", "stargate")
    assert one["commanders"] == ("2",)
    assert one["track"] == ("nian", "tincan")
    assert two["mission"] == two["track"] == ()
    assert table["completed"] == ("2",)
    assert table["decided"] == ("points",)


def test_techs_count_that_were_installed_and_those_that_nobody_took():
    t = lay_out(ready="blue", display="simulator brig")
    play(t, 0, "room science blue", "take simulator", "place 1")
    (one, two), table = traits_of(t)
    assert one["tech"] == ("simulator",)
    assert two["tech"] == ()
    assert "tech-brig" in table["tech_left"]
    assert "tech-simulator" not in table["tech_left"]
    assert len(table["mission_left"]) == len(t.state.missions)


def test_the_first_round_tells_who_began():
    for seed in range(4):
        t = start(GAME, 4, seed)
        began = t.state.first
        choose = bots.uniform(Random(seed))
        while not t.over:
            choice = t.pending[0]
            t.answer(choice.seat, choose(choice))
        seats, _ = traits_of(t)
        assert seats[began]["turn"] == ("1",)
        assert sorted(each["turn"] for each in seats) == [("1",), ("2",), ("3",), ("4",)]


def test_every_trait_has_a_name():
    listed = GAME.traits.ids
    assert set(listed["mission"]) == set(MISSIONS)
    assert set(listed["tech"]) == set(TECHS)
    (seat, *_), table = traits_of(lay_out())
    names = [f"trait-{kind}" for kind in (*seat, *table, *listed)]
    names += [f"turn-{turn}" for turn in range(1, 5)]
    names += [*listed["mission_left"], *(f"mission-{each}" for each in listed["mission"])]
    names += [f"tech-{each}" for each in listed["tech"]]
    assert [name for name in names for language in ("en", "pl") if not has(name, language, game=GAME)] == []
