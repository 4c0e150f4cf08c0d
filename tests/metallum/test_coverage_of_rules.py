"""Every example, component, op, modifier and end is shown by a test."""

import pytest

from astrarium.games.metallum.vocabulary import Effect, Modifier
from astrarium.kernel.data.typed_toml import _slots
from astrarium.localization import has
from common import cover

from .played import PLAYED
from .rulebook import DATA
from .table import GAME, name_of

TESTS = cover.tests_of("metallum")
KINDS = {"planets": "planet", "subprograms": "tile", "modules": "module"}
ROWS = {row["id"]: row for part in KINDS for row in DATA[part]}
NAMES = {row["id"]: name_of(kind, row["id"]) for part, kind in KINDS.items() for row in DATA[part]}
ENDS = ["credits", "robots", "purchases", "draw"]


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 52))


def test_every_component_is_shown_at_work():
    assert cover.bare(ROWS, TESTS, "exercises") == []


def test_every_component_is_shown_at_its_limits():
    assert cover.bare(ROWS, TESTS, "limits") == []


def test_marks_name_components_only():
    assert cover.misspelt(ROWS, TESTS) == []


def test_every_op_runs_in_a_played_game(monkeypatch):
    assert PLAYED.ops_run(Effect.known, monkeypatch) == set(Effect.known)


@pytest.mark.parametrize("family", [Effect, Modifier])
def test_every_op_is_explained_at_the_head_of_the_components(family):
    """By its name, its fields and the sentence of its class."""
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    head = [" ".join(line[1:].split()) for line in text[: text.index("[meta]")].splitlines()]
    for name, kind in family.known.items():
        fields = ", ".join(slot.called for slot in _slots(kind))
        assert " ".join(f"{name} {fields} {kind.__doc__}".split()) in head


def test_every_end_has_a_played_game():
    results = [PLAYED.data(name)["result"] for name in PLAYED.names]
    assert cover.unplayed(ENDS, results) == []
    assert all(has(f"decided-{end}", "en", game=GAME) for end in ENDS)


def test_every_components_rule_speaks_of_it():
    assert cover.unsaid({id: row["rule"] for id, row in ROWS.items()}, NAMES, GAME.rules) == []


def test_a_mark_that_is_not_true_fails():
    from .table import lay_out
    from .witness import exercises, limits

    @exercises("gamma")
    def idle():
        lay_out()

    @limits("iota")
    def absent():
        lay_out()

    for test, thing in ((idle, "gamma"), (absent, "iota")):
        with pytest.raises(AssertionError, match=f"does not show \\['{thing}'\\]"):
            test()
