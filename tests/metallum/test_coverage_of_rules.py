"""Every paragraph, example, component, op, modifier and end is shown by a test; and this file can fail."""

import json
from collections import Counter

import pytest

import astrarium
from astrarium.games.metallum.components import DATA
from astrarium.games.metallum.effects.doing import DO
from astrarium.kernel import Record
from astrarium.kernel.game import paragraphs
from astrarium.texts import has, rules

from . import cover
from .played import RECORDS
from .table import GAME, name_of

TESTS = cover.written(cover.sources())
KINDS = {"planets": "planet", "subprograms": "tile", "modules": "module"}
ROWS = {row["id"]: row for part in KINDS for row in DATA[part]}
NAMES = {row["id"]: name_of(kind, row["id"]) for part, kind in KINDS.items() for row in DATA[part]}
ENDS = ["credits", "robots", "purchases", "draw"]


def test_every_paragraph_is_cited_by_a_test():
    assert cover.uncited(GAME.rules, TESTS) == []


def test_every_cited_paragraph_exists():
    assert cover.unknown(GAME.rules, TESTS) == []


def test_the_polish_rules_have_the_same_paragraphs():
    assert list(rules(GAME, "pl")) == list(GAME.rules)
    assert (GAME.folder / "RULES.pl.md").is_file()


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 52))


def test_every_component_is_shown_at_work():
    assert cover.bare(ROWS, TESTS, "exercises") == []


def test_every_component_is_shown_at_its_limits():
    assert cover.bare(ROWS, TESTS, "limits") == []


def test_marks_name_components_only():
    assert cover.misspelt(ROWS, TESTS) == []


def test_every_op_belongs_to_a_component():
    assert set().union(*(cover.ops(row) for row in ROWS.values())) == set(DO)


def test_every_op_runs_in_a_played_game(monkeypatch):
    ran = Counter()

    def counted(name, do):
        def doing(*args):
            ran[name] += 1
            return do(*args)

        return doing

    for name, do in DO.items():
        monkeypatch.setitem(DO, name, counted(name, do))
    for path in RECORDS.glob("*.json"):
        astrarium.replay(Record.load(path))
    assert set(ran) == set(DO)


def test_every_kind_of_modifier_is_shown_at_work():
    """Each module of each kind is shown; the kinds are those that the head of the components explains."""
    explained = {line.split()[1] for line in _head() if line.startswith("#   ")}
    used = set().union(*(cover.kinds(row) for row in ROWS.values()))
    assert used <= explained
    shown = {thing for test in TESTS for thing in test.exercises}
    assert used == set().union(*(cover.kinds(ROWS[thing]) for thing in shown))


def test_every_op_is_explained_at_the_head_of_the_components():
    assert set(DO) <= {line.split()[1] for line in _head() if line.startswith("#   ")}


def _head():
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    return text[: text.index("[meta]")].splitlines()


def test_every_end_has_a_played_game():
    results = [json.loads(path.read_text(encoding="utf-8"))["result"] for path in RECORDS.glob("*.json")]
    assert cover.unplayed(ENDS, results) == []
    assert all(has(f"decided-{end}", "en", game=GAME) for end in ENDS)


def test_every_components_rule_speaks_of_it():
    assert cover.unsaid(ROWS.values(), GAME.rules, NAMES) == []


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


def test_toy_ops_and_kinds_are_read_at_every_depth():
    row = {
        "effects": [{"op": "choose", "options": [[{"op": "fall"}], [{"op": "burn"}, {"op": "shine"}]]}],
        "modifiers": [{"kind": "glow", "effects": [{"op": "flare"}]}],
    }
    assert cover.ops(row) == {"choose", "fall", "burn", "shine", "flare"}
    assert cover.kinds(row) == {"glow"}


def test_a_toy_rule_that_does_not_speak_of_its_component_is_found():
    rows = [{"id": "comet", "rule": "X1.1"}, {"id": "moon", "rule": "X1.1"}, {"id": "star", "rule": "X7.7"}]
    names = {"comet": "Comet", "moon": "Moon", "star": "Star"}
    assert cover.unsaid(rows, {"X1.1": "*Comet*: it falls."}, names) == ["moon", "star"]


def test_a_toy_end_without_a_game_is_found():
    assert cover.unplayed(["points", "draw"], [{"decided_by": "points"}]) == ["draw"]


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
