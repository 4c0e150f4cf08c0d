"""The files of `deploy/`: what nginx and systemd are told."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import which

import pytest

from astrarium.server.http import record_import

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_a_proxy_lets_records_through() -> None:
    told = re.search(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    assert told is not None
    assert int(told[1]) << 20 >= record_import.LARGEST


def test_the_unit_is_sandboxed(tmp_path: Path) -> None:
    """As `systemd-analyze security` sees it; 10 is no protection at all."""
    if which("systemd-analyze") is None:
        pytest.skip("there is no systemd")
    unit = tmp_path / "astrarium.service"
    unit.write_text((DEPLOY / "astrarium.service").read_text(encoding="utf-8"), encoding="utf-8")
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-3000:] + found.stderr
