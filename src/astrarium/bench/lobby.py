"""How a newcomer's first page does by Lighthouse, on a phone and on a desk, next to what we ask of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from rich.table import Table as Grid

#: What we ask, of a hundred: by how the page is looked at, then by what.
ASKED = {
    "phone": {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100},
    "desk": {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100},
}
#: How Lighthouse is told so: without a word it looks with a slow phone over a slow line.
PRESETS = {"phone": [], "desk": ["--preset=desktop"]}
#: Figures behind the first of them, in milliseconds.
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
#: Each look is taken so often, and the middle one counts.
LOOKS = 3
#: A busy machine makes Lighthouse miss the beginning of its own recording; it asks to be run again then.
TRIES = 4
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def tool() -> str | None:
    """Lighthouse as `make bench` installs it beside this Python, or on the path."""
    beside = Path(sys.prefix) / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
    return str(beside) if beside.is_file() else shutil.which("lighthouse")


def measure() -> dict[str, Any]:
    """The figures of the lobby, as JSON can hold them; `failed` where there are none, and why."""
    from .load import serving

    program = tool()
    if program is None:
        return {"failed": "Lighthouse is not installed (`make bench` adds it)"}
    try:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            return {way: look(program, f"http://{server.address}/", way) for way in ASKED}
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        return {"failed": " ".join(str(error).split())}


def look(program: str, address: str, way: str) -> dict[str, float]:
    """The middle of a few looks, figure by figure."""
    looks = [_patiently(program, address, way) for _ in range(LOOKS)]
    return {name: median(each[name] for each in looks) for name in looks[0]}


def _patiently(program: str, address: str, way: str) -> dict[str, float]:
    """One look; begun again where Lighthouse gives up, and given up for good with its own words."""
    said = ""
    for _ in range(TRIES):
        done = _run(program, address, way)
        if done.returncode == 0:
            return figures(json.loads(done.stdout))
        said = done.stderr.strip().partition("\n")[0]
    raise ValueError(f"Lighthouse gave up {TRIES} times: {said}")


def _run(program: str, address: str, way: str) -> subprocess.CompletedProcess[str]:
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), "")
    return subprocess.run(
        [
            program,
            address,
            "--quiet",
            "--output=json",
            "--chrome-flags=--headless=new --no-sandbox",
            *PRESETS[way],
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **({"CHROME_PATH": browser} if browser else {})},
    )


def figures(report: dict[str, Any]) -> dict[str, float]:
    """What we look at in a report of Lighthouse."""
    scores = {name: 100 * report["categories"][name]["score"] for name in ASKED["phone"]}
    times = {name: report["audits"][name]["numericValue"] for name in TIMES}
    return {**scores, **times, "elements": report["audits"]["dom-size"]["numericValue"]}


def shown(found: dict[str, Any]) -> Grid | str:
    """The figures for people, or the line that says why there are none."""
    if "failed" in found:
        return f"The lobby was not measured: {found['failed']}"
    made = Grid("lobby, by Lighthouse", *found, "asked")
    for name, asked in ASKED["phone"].items():
        made.add_row(name, *(f"{each[name]:.0f}" for each in found.values()), f"≥ {asked}")
    for name in TIMES:
        made.add_row(name, *(f"{each[name]:.0f} ms" for each in found.values()), "")
    made.add_row("elements", *(f"{each['elements']:.0f}" for each in found.values()), "")
    return made
