"""What the tests cover: read from their names and marks, without running them.

A test cites paragraphs in its name (`test_M8_3_M8_4_…`), a worked example likewise (`test_E13_…`); the things
it shows at work, or at their limits, stand in `@exercises` and `@limits`, which prove it when the test runs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

TESTS = Path(__file__).parents[1]


class Written(NamedTuple):
    """A test as it is written."""

    name: str
    exercises: frozenset[str]
    limits: frozenset[str]


def tests_of(game: str) -> list[Written]:
    """The tests in a game's folder."""
    return written(path.read_text(encoding="utf-8") for path in sorted((TESTS / game).glob("test_*.py")))


def written(texts: Iterable[str]) -> list[Written]:
    """The tests in these files."""
    found = []
    for text in texts:
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(Written(node.name, _marked(node, "exercises"), _marked(node, "limits")))
    return found


def _marked(test: ast.FunctionDef, mark: str) -> frozenset[str]:
    """The things in a decorator such as `@exercises("gamma", "eta")`, or in `@shows`, which is both."""
    things: set[str] = set()
    for each in test.decorator_list:
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id in (mark, "shows"):
            things |= {arg.value for arg in each.args if isinstance(arg, ast.Constant)}
    return frozenset(things)


# -- paragraphs and examples


def cited(tests: Iterable[Written]) -> set[str]:
    """The paragraphs that the names of tests cite."""
    return {
        f"{letter}{a}.{b}"
        for test in tests
        for letter, a, b in re.findall(r"_([A-Z])(\d+)_(\d+)(?=_)", test.name)
    }


def uncited(rules: Iterable[str], tests: Iterable[Written]) -> list[str]:
    """Paragraphs that no test cites."""
    covered = cited(tests)
    return [paragraph for paragraph in rules if paragraph not in covered]


def unknown(rules: Iterable[str], tests: Iterable[Written]) -> list[str]:
    """Paragraphs that tests cite and the rules do not have."""
    return sorted(cited(tests) - set(rules))


def cited_in(files: Iterable[Path], rules: Iterable[str]) -> set[str]:
    """The paragraphs that files cite (M4.2), by the letters that the rules use."""
    letters = "".join({paragraph[0] for paragraph in rules})
    pattern = re.compile(rf"\b[{letters}]\d+\.\d+\b")
    return {found for path in files for found in pattern.findall(path.read_text(encoding="utf-8"))}


def examples(tests: Iterable[Written], letter: str = "E") -> set[int]:
    """The numbers of the worked examples that are tests."""
    return {int(number) for test in tests for number in re.findall(rf"_{letter}(\d+)(?=_)", test.name)}


# -- components


def bare(things: Iterable[str], tests: Iterable[Written], mark: str) -> list[str]:
    """Things that no test bears in this mark."""
    shown = frozenset[str]().union(*(getattr(test, mark) for test in tests))
    return [thing for thing in things if thing not in shown]


def misspelt(things: Iterable[str], tests: Iterable[Written]) -> list[str]:
    """Things in marks that the game does not have."""
    known = set(things)
    return sorted({thing for test in tests for thing in test.exercises | test.limits if thing not in known})


def unsaid(cites: Mapping[str, str], names: Mapping[str, str], rules: Mapping[str, str]) -> list[str]:
    """Things (each with the paragraph it cites) whose paragraph does not begin with their name."""
    return [id for id, rule in cites.items() if not rules.get(rule, "").startswith(f"*{names[id]}*")]


def unplayed(ends: Iterable[str], results: Iterable[Mapping[str, Any]]) -> list[str]:
    """Ways to end that no played game shows."""
    shown = {result["decided_by"] for result in results}
    return [end for end in ends if end not in shown]
