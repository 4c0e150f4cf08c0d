"""The Python of the page plays as the Python of this machine does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: One short game each; `make records` plays them all.
SAMPLE = ("adastra/resources", "captains/points", "metallum/draw", "orion/decided_points", "race/two_pool")


def test_a_record_comes_to_the_same_answer_by_answer() -> None:
    if not (ROOT / "dist" / "site" / "sw.js").is_file():
        pytest.fail("The site is not built: run make site.", pytrace=False)
    files = [str(ROOT / "tests" / "records" / f"{name}.json") for name in SAMPLE]
    command = [sys.executable, str(ROOT / "scripts" / "same_digests.py"), *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
