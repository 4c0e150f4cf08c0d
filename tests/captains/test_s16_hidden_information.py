"""S16 What is hidden, and S17 what runs out."""

import pytest

import astrarium
from astrarium.kernel import Chance, Facts, Hidden, Text

from .table import GAME, asked, in_english, lay_out, options, pile, play, told


def library(**more):
    """A table at which seat 0 has drawn three techs to choose from."""
    position = {
        "at": "aldara",
        "ready": "blue cadet",
        "missions": {"aldara": "tincan_library"},
        "deck": "crew_lounge hull_plating fabricator",
    }
    t = lay_out(**{**position, **more})
    return play(t, 0, "mission", "crew blue", "resolve")


def test_S16_1_nobody_sees_the_decks():
    t = astrarium.start("captains", seats=2, seed=1)
    for seat in (0, 1, None):
        seen = t.view(seat)
        assert seen["decks"]["missions"] == 44
        assert "decks_open" not in seen
    with pytest.raises(Hidden):
        t.view(0, reveal=True)


def test_S16_1_an_imagined_world_deals_decks_anew():
    t = astrarium.start("captains", seats=2, seed=1)
    worlds = [t.fork(observer=0, chance=Chance(f"world {n}")) for n in range(6)]
    assert len({tuple(pile(world, "mission_deck")) for world in worlds}) > 1
    assert {tuple(pile(world, "display")) for world in worlds} == {tuple(pile(t, "display"))}


def test_S16_2_only_the_player_sees_what_was_drawn():
    t = library()
    assert [each["tech"] for each in t.view(0)["drawn"]] == ["crew_lounge", "hull_plating", "fabricator"]
    assert [each["tech"] for each in t.view(1)["drawn"]] == [None, None, None]
    assert [each["tech"] for each in t.view(None)["drawn"]] == [None, None, None]
    heard = [event.name for event in t.events(seat=1)]
    assert "drew" in heard
    assert "drew-tech" not in heard
    assert [event.name for event in t.events(seat=0)].count("drew-tech") == 3


def test_S16_2_all_is_shown_after_the_choice():
    t = library()
    card = t.view(0)["drawn"][1]["card"]
    play(t, 0, f"keep {card}", "place 1")
    assert pile(t, "tech_discards") == ["crew_lounge", "fabricator"]
    assert t.view(1)["discards"]["techs"] == ["crew_lounge", "fabricator"]
    assert t.view(1)["players"][0]["slots"][1]["tech"] == "hull_plating"
    assert t.view(1)["drawn"] == []
    assert told(t).count("tech-discarded") == 2


def test_S16_2_an_imagined_world_keeps_the_secret_of_others():
    t = library()
    worlds = [t.fork(observer=1, chance=Chance(f"world {n}")) for n in range(8)]
    assert len({tuple(pile(world, "drawn")) for world in worlds}) > 1
    assert all(asked(world) == (0, "keep-tech") for world in worlds)
    mine = [t.fork(observer=0, chance=Chance(f"world {n}")) for n in range(8)]
    assert {tuple(pile(world, "drawn")) for world in mine} == {("crew_lounge", "hull_plating", "fabricator")}
    assert all(len(options(world)) == 4 for world in mine)


def test_S16_3_own_missions_are_seen_others_counted():
    t = lay_out(done="border_patrol comet_mining")
    assert t.view(0)["players"][0]["missions"] == ["border_patrol", "comet_mining"]
    assert t.view(1)["players"][0]["missions"] is None
    assert t.view(1)["players"][0]["mission_count"] == 2
    assert t.view(1)["players"][0]["points"] is None
    assert "missions" not in t.view(1)["breakdown"]["0"]
    assert "missions" in t.view(0)["breakdown"]["0"]


def test_S16_3_all_is_seen_when_the_game_is_over():
    t = lay_out(done="border_patrol", phase="over", round=4)
    assert t.view(1)["players"][0]["missions"] == ["border_patrol"]
    assert t.view(1, reveal=True)["decks_open"]["missions"]


def test_S17_3_damage_and_medals_never_run_out():
    t = lay_out(bays=8, surplus=40, medals=60)
    assert t.view(0)["players"][0]["damage"] == 52
    assert t.view(0)["players"][0]["budget"] == 60


def test_S14_6_S16_2_what_was_drawn_is_shown_to_all_in_the_end():
    t = library()
    drawn = list(t.state.drawn)
    assert not any(t.state.cards.knows(seat, card) for seat in (1, None) for card in drawn)
    play(t, 0, "stop")
    assert sorted(t.state.tech_discards) == sorted(drawn)
    assert all(t.state.cards.knows(seat, card) for seat in (1, None) for card in drawn)


def in_words(t, seat=0):
    """The board in words: what stands behind each label, line by line."""
    found = {}
    for block in GAME.outline(t.view(seat), seat):
        rows = block.rows if isinstance(block, Facts) else [(row[0].text, *row[1:]) for row in block.rows]
        for label, *cells in rows:
            name = in_english(label) if isinstance(label, Text) else str(label)
            found.setdefault(name, []).append([say_cell(cell) for cell in cells])
    return found


def say_cell(cell):
    return in_english(cell.text) if isinstance(cell.text, Text) else str(cell.text)


def test_S16_1_what_lies_open_stands_in_the_board_in_words():
    t = lay_out(
        contracts={"helm": "red_blue"},
        techs={1: "outside_contractors"},
        bays=8,
        surplus=2,
        progress=(11, 0, 0),
    )
    board = in_words(t)
    assert board["Artifacts on rooms"][0] == ["helm: red-blue artifact"]
    assert board["Damage"][0] == ["14 (8 of 8 bays, 2 surplus, 4 on the tech board)"]
    assert board["Ni'an track"][0][0] == "space 2, 1 lap (6 points)"
    assert board["Cards in the decks"] == [["missions: 44, alpha-beta deck: 43, omega deck: 9"]]
    assert board["Crew"] == [
        ["14 × red ensign, 14 × yellow ensign, 14 × blue ensign, 6 × cadet, 8 × android"]
    ]


def test_S12_2_S16_1_discards_and_what_counts_as_medals_stand_in_the_board_in_words():
    t = lay_out(
        cargo="red_blue red_blue", techs={1: "artifact_exhibit"}, discards="brig crew_lounge", medals=1
    )
    board = in_words(t)
    assert board["Medals"][0] == ["1 (with cargo that counts as medals: 3)"]
    assert board["Discards"] == [["Brig, Crew Lounge"]]


def test_S15_1_nobody_has_the_turn_when_the_game_is_over():
    t = lay_out(round=4)
    assert "Turn of" in in_words(t)
    play(t, 0, "pass")
    play(t, 1, "pass")
    assert t.over
    assert "Turn of" not in in_words(t)


def test_S18_3_S18_7_captain_shadow_stands_in_the_board_in_words():
    t = astrarium.start("captains", seats=1, seed=1)
    assert in_words(t)["Captain Shadow"] == [["at Home Station, 4 cards to play this round"]]
    play(t, 0, "repair bay", "room workshop cadet", "repair bay", "end")
    (played,) = t.view(0)["shadow"]["played"]
    board = in_words(t)
    assert board["Cards Captain Shadow has played this round"] == [
        [in_english(Text(f"shadow-card-{played}"))]
    ]
    assert board["Points you need to win"] == [["30"]]
