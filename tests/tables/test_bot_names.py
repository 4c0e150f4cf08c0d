"""Bots are called by their characters: names that decline, numbers for two of a kind, a word at the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrarium.kernel import Text
from astrarium.localization import LANGUAGES, attribute, say
from astrarium.tables.bot_levels import ANYWHERE, LEVELS, TEACHER, last_words, title, titles

FACES = Path(__file__).parents[2] / "web" / "src" / "faces" / "characters.ts"
CASES = ("gen", "dat", "acc", "ins", "loc")


def test_two_of_a_character_are_told_apart_whatever_they_like() -> None:
    bots = {1: "race-basic", 2: "race-conqueror", 3: "cadet", 4: "1290"}
    said = [say(each) for each in titles("race", bots).values()]
    assert said == ["Ares", "Ares II", "Luna", "Mira"]
    full = attribute(titles("race", bots)[2], "full")
    assert full == "Ares II, captain and conqueror"


def test_the_teacher_has_a_name_of_its_own() -> None:
    assert say(titles("race", {1: "ensign"}, teaching=[1])[1], "pl") == TEACHER


def test_names_are_declined() -> None:
    names = (title("race", "lieutenant"), title("race", "race-basic", 2))
    cases = [[attribute(name, case, "pl") for case in CASES] for name in names]
    assert cases[0] == ["Vesny", "Vesnie", "Vesnę", "Vesną", "Vesnie"]
    assert cases[1] == ["Aresa II", "Aresowi II", "Aresa II", "Aresem II", "Aresie II"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_character_has_a_face_and_something_to_say(language: str) -> None:
    levels = {level for level, _ in (*LEVELS, *ANYWHERE)}
    faces = set(re.findall(r"^  (\w+): \{ tone", FACES.read_text(encoding="utf-8"), re.MULTILINE))
    assert faces == {level.rpartition("-")[2] for level in levels} | {"match", "teacher"}
    for level in levels:
        assert attribute(Text(level), "name", language)
        for won in (True, False):
            words = last_words(Text("table-bot", level=Text(level), number=0), won)
            assert words is not None
            assert not say(words, language).startswith("⟦")
    assert last_words("Ann", won=True) is None
    assert last_words(title("race", "random"), won=True) is None
