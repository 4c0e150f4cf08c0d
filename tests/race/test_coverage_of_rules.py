"""Every paragraph, worked example, component and op is shown by a test; and this file can fail."""

import pytest

from astrarium.games.race.components import DATA, DESIGNS, FOLDER
from astrarium.kernel.game import paragraphs
from astrarium.texts import LANGUAGES, has, problems, rules
from metallum import cover

from .facts import FACTS
from .played import RECORDS
from .table import GAME

HERE = RECORDS.parents[1] / "race"
TESTS = cover.written(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
OPS = {power.op for design in DESIGNS.values() for powers in design.powers.values() for power in powers}


def test_every_paragraph_is_cited_by_a_test():
    assert cover.uncited(GAME.rules, TESTS) == []


def test_every_cited_paragraph_exists():
    assert cover.unknown(GAME.rules, TESTS) == []


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 70))


def test_the_polish_rules_have_the_same_paragraphs():
    assert (GAME.folder / "RULES.pl.md").is_file()
    assert list(rules(GAME, "pl")) == list(GAME.rules)


def test_paragraphs_that_differ_would_be_found():
    assert list(paragraphs("**X1.1** One.\n")) != list(paragraphs("**X1.2** Dwa.\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_sound(language):
    assert problems(GAME, language) == []


def test_every_component_has_its_facts_and_its_texts():
    assert set(DESIGNS) == set(FACTS)
    for design in DESIGNS:
        assert has(f"card-{design}", "pl", game=GAME)
    for row in DATA.data["actions"]:
        assert has(f"action-{row['id']}", "pl", game=GAME)
    for row in DATA.data["pieces"]:
        assert has(f"piece-{row['id']}", "pl", game=GAME)


def test_every_op_is_explained_at_the_head_of_the_components():
    text = (FOLDER / "components.toml").read_text(encoding="utf-8")
    head = text[: text.index("[meta]")].split()
    assert [op for op in sorted(OPS) if op not in head] == []


def test_a_missing_citation_would_be_found():
    toy = cover.written(["def test_R1_1_something():\n    pass\n"])
    assert cover.uncited(["R1.1", "R1.2"], toy) == ["R1.2"]
    assert cover.unknown(["R1.2"], toy) == ["R1.1"]
