"""Every example, component, op, modifier and end is shown by a test."""

import pytest

from astrarium.games.metallum.vocabulary import Effect, Modifier
from astrarium.kernel.reading import _slots
from astrarium.texts import has
from common import cover

from .played import PLAYED
from .stated import DATA
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


def test_every_op_belongs_to_a_component():
    assert set().union(*(ops(row) for row in ROWS.values())) == set(Effect.known)


def test_every_kind_of_modifier_belongs_to_a_component():
    assert set().union(*(kinds(row) for row in ROWS.values())) == set(Modifier.known)


def test_every_op_runs_in_a_played_game(monkeypatch):
    assert PLAYED.ops_run(Effect.known, monkeypatch) == set(Effect.known)


def test_every_kind_of_modifier_is_shown_at_work():
    """Each module of each kind is shown."""
    used = set().union(*(kinds(row) for row in ROWS.values()))
    shown = {thing for test in TESTS for thing in test.exercises}
    assert used == set().union(*(kinds(ROWS[thing]) for thing in shown))


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


# -- the ops and modifiers of a component


def ops(row):
    """The ops in the effects of a component, also those inside others and in its modifiers."""
    found = set()
    for effect in row.get("effects", ()):
        found.add(effect["op"])
        for option in effect.get("options", ()):
            found |= ops({"effects": option})
    for modifier in row.get("modifiers", ()):
        found |= ops(modifier)
    return found


def kinds(row):
    """The kinds of modifiers that a component carries."""
    return {modifier["kind"] for modifier in row.get("modifiers", ())}


def test_toy_ops_and_kinds_are_read_at_every_depth():
    row = {
        "effects": [{"op": "choose", "options": [[{"op": "fall"}], [{"op": "burn"}, {"op": "shine"}]]}],
        "modifiers": [{"kind": "glow", "effects": [{"op": "flare"}]}],
    }
    assert ops(row) == {"choose", "fall", "burn", "shine", "flare"}
    assert kinds(row) == {"glow"}


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
