"""Every worked example, component and op is shown by a test."""

from astrarium.games.race.components import DATA, DESIGNS, FOLDER
from astrarium.texts import has
from common import cover

from .facts import FACTS
from .table import GAME

TESTS = cover.tests_of("race")
OPS = {power.op for design in DESIGNS.values() for powers in design.powers.values() for power in powers}


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 70))


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
