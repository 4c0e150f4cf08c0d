"""The page's Python plays all records as CPython does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: `make records` compares after every answer.
EVERY = "7"


def test_all_played_records_come_to_the_same() -> None:
    if not (ROOT / "dist" / "site" / "sw.js").is_file():
        pytest.fail("The site is not built: run make site.", pytrace=False)
    command = [sys.executable, "-m", "tools.check.digests_in_browser", "--every", EVERY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
