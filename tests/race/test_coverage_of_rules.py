"""Every worked example, component and op is shown by a test."""

from astrarium.games.race.component_schema import FOLDER
from astrarium.games.race.components import BOX, DESIGNS
from astrarium.games.race.vocabulary import VOCABULARY, Bonus
from astrarium.localization import has
from common import cover

from .facts import FACTS
from .table import GAME

TESTS = cover.tests_of("race")


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 70))


def test_every_component_has_its_facts_and_its_texts():
    assert set(DESIGNS) == set(FACTS)
    for design in DESIGNS:
        assert has(f"card-{design}", "pl", game=GAME)
    for action in BOX.actions:
        assert has(f"action-{action}", "pl", game=GAME)


def test_every_op_is_explained_at_the_head_of_the_components():
    text = (FOLDER / "components.toml").read_text(encoding="utf-8")
    head = " ".join(text[: text.index("[meta]")].replace("#", " ").split())
    ops = [kind for family in VOCABULARY if family is not Bonus for kind in family.known.values()]
    assert len(ops) == 26
    missing = [kind.name for kind in ops if f"{kind.__doc__.strip()}" not in head or kind.name not in head]
    assert missing == []


def test_every_op_stands_on_a_card():
    used = {type(power) for design in DESIGNS.values() for power in design.powers.all}
    used |= {type(bonus) for action in BOX.actions.values() for bonus in action.bonus}
    assert {kind for family in VOCABULARY for kind in family.known.values()} == used
