"""Every paragraph of every game's rules is cited by a test, every citation exists, and this file can fail.

What else has to be shown by tests (examples, components, effects) each game says in its own folder.
"""

import pytest

import astrarium
from astrarium.kernel.game import paragraphs
from astrarium.localization import rules
from common import cover
from common.played import RECORDS

GAMES = {folder.name: astrarium.game(folder.name) for folder in sorted(RECORDS.iterdir())}


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_cited_by_a_test(game):
    assert cover.uncited(GAMES[game].rules, cover.tests_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_that_a_test_cites_exists(game):
    assert cover.unknown(GAMES[game].rules, cover.tests_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_that_the_game_cites_exists(game):
    folder, paragraphs = GAMES[game].folder, GAMES[game].rules
    files = [path for ending in ("*.py", "*.toml", "*.ftl") for path in folder.rglob(ending)]
    found = cover.cited_in(files, paragraphs)
    assert sorted(found - set(paragraphs)) == []
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_the_polish_rules_have_the_same_paragraphs(game):
    assert list(rules(GAMES[game], "pl")) == list(GAMES[game].rules)
    assert (GAMES[game].folder / "RULES.pl.md").is_file()


# -- it can fail


TOY = """
@exercises("comet")
def test_X1_2_comets_fall():
    pass

@limits("comet", "moon")
@pytest.mark.parametrize("n", [1])
def test_E3_X1_3_X2_1_moons_do_not(n):
    pass

def helper_X9_9_not_a_test():
    pass
"""
TOY_TESTS = cover.written([TOY])


def test_a_toy_without_a_citation_is_found():
    assert [test.name for test in TOY_TESTS] == ["test_X1_2_comets_fall", "test_E3_X1_3_X2_1_moons_do_not"]
    assert cover.cited(TOY_TESTS) == {"X1.2", "X1.3", "X2.1"}
    assert cover.uncited(["X1.1", "X1.2", "X2.1", "X9.9"], TOY_TESTS) == ["X1.1", "X9.9"]
    assert cover.unknown(["X1.2"], TOY_TESTS) == ["X1.3", "X2.1"]
    assert cover.examples(TOY_TESTS) == {3}


def test_a_toy_with_paragraphs_that_differ_is_found():
    english, polish = "**X1.1** One.\n\n**X1.2** Two.\n", "**X1.1** Raz.\n\n**X1.3** Trzy.\n"
    assert list(paragraphs(english)) == ["X1.1", "X1.2"]
    assert list(paragraphs(english)) != list(paragraphs(polish))


@pytest.mark.parametrize(("mark", "missing"), [("exercises", ["moon", "star"]), ("limits", ["star"])])
def test_a_toy_component_without_a_test_is_found(mark, missing):
    assert cover.bare(["comet", "moon", "star"], TOY_TESTS, mark) == missing
    assert cover.misspelt(["comet"], TOY_TESTS) == ["moon"]


def test_a_toy_rule_that_does_not_speak_of_its_component_is_found():
    cites = {"comet": "X1.1", "moon": "X1.1", "star": "X7.7"}
    names = {"comet": "Comet", "moon": "Moon", "star": "Star"}
    assert cover.unsaid(cites, names, {"X1.1": "*Comet*: it falls."}) == ["moon", "star"]


def test_a_toy_end_without_a_game_is_found():
    assert cover.unplayed(["points", "draw"], [{"decided_by": "points"}]) == ["draw"]


def test_a_toy_citation_in_the_code_is_found(tmp_path):
    code = tmp_path / "comets.py"
    code.write_text(
        'def fall(g):\n    """X1.2 Comets fall (X3.4), in Python 3.11 as in Y1.2."""\n', encoding="utf-8"
    )
    assert cover.cited_in([code], ["X1.1", "X1.2"]) == {"X1.2", "X3.4"}
