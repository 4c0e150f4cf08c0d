"""How smoothly things travel while the deeds of others are shown, by Chromium's own trace: told, not judged.

`make bench` runs it.
"""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Sitting
from .test_turns import BOT, act_until_others_have

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
#: Notes when each picture comes while deeds are played.
PICTURES = """() => {
  window.pictures = []
  const note = (at) => {
    if (document.querySelector('#decision .player')) window.pictures.push(at)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}"""
#: Milliseconds that a task may take, and between two pictures at 60 a second (with half a picture's grace).
LONG, FRAME = 50, 25
TURNS = 2


@pytest.mark.parametrize("game", ["metallum", "race", "orion", "captains", "adastra"])
def test_things_travel_smoothly(
    sit: Sitting, browser: Browser, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, dice = sit("Ann", reduced_motion="no-preference"), Random(7)
    ann.open(BOT, game=game, seed="7")
    ann.page.evaluate(PICTURES)
    browser.start_tracing(page=ann.page, categories=CATEGORIES)
    for _ in range(TURNS):
        act_until_others_have(ann, dice)
        expect(ann.page.locator("#decision .player")).to_have_count(0)
    tasks = main_tasks(json.loads(browser.stop_tracing())["traceEvents"])
    gaps = between(ann.page.evaluate("window.pictures"))
    late = sum(gap > FRAME for gap in gaps)
    with capsys.disabled():
        long = [task for task in tasks if task > LONG]
        print(
            f"\n{game:9} tasks over {LONG} ms: {len(long)} of {len(tasks)}, longest {max(tasks):.0f} ms; ",
            end="",
        )
        print(f"pictures {1000 / median(gaps):.0f} a second, {late} of {len(gaps)} late", end="")


def main_tasks(events: list[dict[str, Any]]) -> list[float]:
    """How long each task of the pages' main threads took of its own, in milliseconds."""
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {(each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"}
    return [
        event.get("tdur", event["dur"]) / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains and "dur" in event
    ]


def between(times: list[float]) -> list[float]:
    """The gaps between pictures of one showing, in milliseconds; a second apart, they are of two."""
    return [later - earlier for earlier, later in pairwise(times) if later - earlier < 1000]
