"""What the tests cover: read from their names, without running them.

A test cites paragraphs in its name (`test_S8_3_S8_4_…`), a worked example likewise (`test_E13_…`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent


def names(texts: Iterable[str]) -> list[str]:
    """The names of the tests in these files."""
    return [
        node.name
        for text in texts
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def sources() -> list[str]:
    """The text of every test file of this folder."""
    return [path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))]


def cited(tests: Iterable[str]) -> set[str]:
    """The paragraphs that the names of tests cite."""
    return {
        f"{letter}{a}.{b}" for test in tests for letter, a, b in re.findall(r"_([A-Z])(\d+)_(\d+)(?=_)", test)
    }


def examples(tests: Iterable[str]) -> set[int]:
    """The numbers of the worked examples that are tests."""
    return {int(number) for test in tests for number in re.findall(r"_E(\d+)(?=_)", test)}
