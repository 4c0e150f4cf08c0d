"""Every worked example and component is shown by a test."""

import pytest

from astrarium.games.orion.components import ADVISORS, RACES, STRUCTURES
from astrarium.localization import LANGUAGES, rules, say
from common import cover

from .table import GAME, Text
from .witness import exercises, limits

TESTS = cover.tests_of("orion")
THINGS = {**RACES, **ADVISORS, **STRUCTURES}


@pytest.mark.parametrize(("letter", "last"), [("E", 18), ("H", 18)])
def test_every_worked_example_is_a_test(letter, last):
    assert cover.examples(TESTS, letter) == set(range(1, last + 1))


def test_every_card_and_race_is_shown_at_work():
    assert cover.bare(THINGS, TESTS, "exercises") == []


def test_every_card_and_race_is_shown_at_its_limits():
    assert cover.bare(THINGS, TESTS, "limits") == []


def test_marks_name_components_only():
    assert cover.misspelt(THINGS, TESTS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_components_rule_speaks_of_it(language):
    cites = {id: thing.rule for id, thing in THINGS.items()}
    names = {id: say(Text(f"{'race' if id in RACES else 'card'}-{id}"), language, game=GAME) for id in THINGS}
    assert cover.unsaid(cites, names, rules(GAME, language)) == []


def test_a_mark_that_is_not_true_fails():
    from .table import lay_out

    @exercises("frigate")
    def idle():
        lay_out(hands="frigate")

    @limits("titan")
    def absent():
        lay_out()

    for test, thing in ((idle, "frigate"), (absent, "titan")):
        with pytest.raises(AssertionError, match=f"does not show \\['{thing}'\\]"):
            test()
