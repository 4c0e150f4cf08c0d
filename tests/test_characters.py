"""Characters: a taste of their own at every grade, offered with words in both languages."""

from __future__ import annotations

from random import Random

import pytest

import astrarium
from astrarium import bots, localization
from astrarium.bots.characters import TASTES, tasting
from astrarium.bots.novices import GRADES, novice_of
from astrarium.kernel import Window
from astrarium.server.http.catalogue import fluent
from astrarium.tables.bot_levels import bounded, check_bot, levels, seconds_of, title
from common.bots import play_game

CHARACTERS = [(game, character) for game, tastes in TASTES.items() for character in tastes]


@pytest.mark.parametrize(("game", "character"), CHARACTERS)
def test_a_taste_changes_what_it_names_and_nothing_else(game: str, character: str) -> None:
    usual, own, taste = novice_of(game).weights, tasting(game, character), TASTES[game][character]
    named = {name.partition(".")[0] for name in (*taste.numbers, *taste.factors)}
    changed = {name for name in vars(usual) if getattr(usual, name) != getattr(own, name)}
    assert changed == named
    assert all(type(getattr(usual, name)) is type(getattr(own, name)) for name in changed)


@pytest.mark.parametrize(("game", "character"), CHARACTERS)
def test_characters_play_whole_games(game: str, character: str) -> None:
    seated = [bots.make(f"{game}-{character}", 1), bots.make(f"{game}-{character}:cadet", 2)]
    assert play_game(astrarium.game(game), seated, "characters").over


def test_a_grade_is_asked_for_behind_the_name() -> None:
    for word in ("race-builder", *[f"race-builder:{grade}" for grade in GRADES]):
        assert check_bot(word, astrarium.game("race")) == bounded(word, 1.0) == word
        assert seconds_of(word) < 1
    for wrong in ("race-builder:0.5", "race-builder:admiral", "race-basic:cadet"):
        with pytest.raises(bots.BadLimit):
            bots.make(wrong, 1)
    with pytest.raises(bots.UnknownBot):
        check_bot("race-builder", astrarium.game("orion"))


def test_tastes_show_in_what_is_chosen() -> None:
    """At the same positions of Race the characters do not all choose alike."""
    table = astrarium.start("race", 2, "tastes")
    usual = bots.make("race-basic", 1)
    others = [bots.make(f"race-{character}", 1) for character in TASTES["race"]]
    apart = 0
    while not table.over:
        seat = table.pending[0].seat
        answers = [bots.answer(bot, table, seat, Random(3)) for bot in (usual, *others)]
        apart += len(set(map(str, answers))) > 1
        table.answer(seat, answers[0])
    assert apart > 5


@pytest.mark.parametrize("game", TASTES)
def test_all_levels_that_are_made_of_the_quick_bot_have_styles(game: str) -> None:
    offered = levels(game)
    assert [len(level.styles) for level in offered[:5]] == [len(TASTES[game])] * 5
    assert all(not level.styles for level in offered[5:])
    for level in offered:
        for style in level.styles:
            assert title(game, style.bot).id == "table-bot-style"
            for language in localization.LANGUAGES:
                said = fluent(language)
                assert f"\n{style.style} = " in said


def test_a_bot_is_made_again_from_its_seed() -> None:
    table = astrarium.start("orion", 2, "again")
    seat = table.pending[0].seat
    answers = [bots.make("orion-raider:ensign", 7).choose(Window(table, seat, Random(5))) for _ in range(2)]
    assert answers[0] == answers[1]
