"""Lighthouse scores of the lobby, a table and the page without a server, on a phone and on a desk.

Alone: `python -m tools.bench.lighthouse`. The page without a server is measured where `dist/site` is built.
"""

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

import httpx
from rich.console import Console
from rich.table import Table as Grid

from tools.bench import static_site

#: Required scores of each page, of 100. A table needs no SEO: only people with its address open it.
ASKED = {
    "lobby": {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100},
    "table": {"performance": 90, "accessibility": 100, "best-practices": 100},
    "site": {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100},
}
#: Options of Lighthouse for each device; its default is a slow phone on a slow connection.
PRESETS: dict[str, list[str]] = {"phone": [], "desk": ["--preset=desktop"]}
#: The game of the measured table: the one with the most cards at the start.
GAME = "race"
#: Metrics behind the performance score, in milliseconds.
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
#: Metric without a unit: how far content moves while the page loads.
SHIFT = "cumulative-layout-shift"
#: Runs of each measurement, of which the median counts.
LOOKS = 3
#: Attempts of each run. On a busy machine Lighthouse may miss the start of its trace and ask for another.
TRIES = 4
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def tool() -> str | None:
    """The path of Lighthouse, as installed by `make bench` beside this Python, or on PATH."""
    beside = Path(sys.prefix) / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
    return str(beside) if beside.is_file() else shutil.which("lighthouse")


def measure() -> dict[str, Any]:
    """The figures by page and device, as JSON data; or `failed` with the reason."""
    from tools.bench.server_load import serving

    program = tool()
    if program is None:
        return {"failed": "Lighthouse is not installed (`make bench` adds it)"}
    try:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            lobby = f"http://{server.address}/"
            found = {"lobby": _on_devices(program, lobby), "table": _table(program, lobby)}
        if (static_site.SITE / "index.html").is_file():
            with static_site.served() as address:
                found["site"] = _on_devices(program, address)
        return found
    except (OSError, ValueError, httpx.HTTPError, subprocess.SubprocessError) as error:
        return {"failed": " ".join(str(error).split())}


def _on_devices(program: str, address: str, *more: str) -> dict[str, dict[str, float]]:
    return {device: look(program, address, device, *more) for device in PRESETS}


def _table(program: str, lobby: str) -> dict[str, dict[str, float]]:
    """A new table against a bot, as the player who set it up sees it."""
    with httpx.Client(base_url=lobby) as client:
        client.get("/api/me").raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": f"{GAME}-basic"}]
        wanted = {"game": GAME, "options": {}, "seed": "7", "open": True, "seats": seats}
        made = client.post("/api/tables", json=wanted).raise_for_status().json()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = json.dumps({"Cookie": cookie})
    return _on_devices(program, f"{lobby}table/{made['table']}", f"--extra-headers={headers}")


def look(program: str, address: str, device: str, *more: str) -> dict[str, float]:
    """The median of a few runs, figure by figure."""
    looks = [_patiently(program, address, device, *more) for _ in range(LOOKS)]
    return {name: median(each[name] for each in looks) for name in looks[0]}


def _patiently(program: str, address: str, device: str, *more: str) -> dict[str, float]:
    """One run, with retries if Lighthouse fails; raises ValueError with its message after the last one."""
    said = ""
    for _ in range(TRIES):
        done = _run(program, address, device, *more)
        if done.returncode == 0:
            return figures(json.loads(done.stdout))
        said = done.stderr.strip().partition("\n")[0]
    raise ValueError(f"Lighthouse gave up {TRIES} times: {said}")


def _run(program: str, address: str, device: str, *more: str) -> subprocess.CompletedProcess[str]:
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), "")
    return subprocess.run(
        [
            program,
            address,
            "--quiet",
            "--output=json",
            "--chrome-flags=--headless=new --no-sandbox",
            *PRESETS[device],
            *more,
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **({"CHROME_PATH": browser} if browser else {})},
    )


def figures(report: dict[str, Any]) -> dict[str, float]:
    """The scores and metrics of a report of Lighthouse."""
    scores = {name: 100 * report["categories"][name]["score"] for name in ASKED["lobby"]}
    metrics = {name: report["audits"][name]["numericValue"] for name in (*TIMES, SHIFT)}
    return {**scores, **metrics, "elements": report["audits"]["dom-size"]["numericValue"]}


def shown(found: dict[str, Any]) -> Grid | str:
    """The figures as a table, or the reason why there are none."""
    if "failed" in found:
        return f"The pages were not measured: {found['failed']}"
    made = Grid(
        "pages, by Lighthouse", *(f"{page}, {device}" for page in found for device in PRESETS), "asked"
    )
    columns = [found[page][device] for page in found for device in PRESETS]
    for name in ASKED["lobby"]:
        asked = sorted(
            {str(scores[name]) for page, scores in ASKED.items() if page in found and name in scores}
        )
        made.add_row(name, *(f"{each[name]:.0f}" for each in columns), f"≥ {' or '.join(asked)}")
    for name in TIMES:
        made.add_row(name, *(f"{each[name]:.0f} ms" for each in columns), "")
    made.add_row(SHIFT, *(f"{each[SHIFT]:.3f}" for each in columns), "")
    made.add_row("elements", *(f"{each['elements']:.0f}" for each in columns), "")
    return made


if __name__ == "__main__":
    Console().print(shown(measure()), markup=False, highlight=False)
