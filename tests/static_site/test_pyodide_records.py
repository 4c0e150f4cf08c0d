"""The Python of the page plays as the Python of this machine does."""

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
    command = [sys.executable, str(ROOT / "scripts" / "same_digests.py"), "--every", EVERY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
