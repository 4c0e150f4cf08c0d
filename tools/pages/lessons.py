"""Writes docs/lessons.md: what a newcomer should know after each lesson, and the stop that teaches it."""

from __future__ import annotations

from pathlib import Path

import astrarium
from astrarium.localization import say
from astrarium.teach import Lesson, lessons

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lessons.md"
HEAD = """# What the lessons teach

Ten questions for each lesson that a learner can answer afterwards, and the stops that teach them. `make lessons`
writes this page.
"""


def page() -> str:
    parts = [HEAD]
    for game in astrarium.games().values():
        for lesson in lessons(game).values():
            title = say(astrarium.Text("game-title"), "en", game=game)
            parts.append(f"## {title}: {lesson.id}\n\n| question | taught by |\n|---|---|\n{rows(lesson)}\n")
    return "\n".join(parts)


def rows(lesson: Lesson) -> str:
    found = []
    for number, question in enumerate(lesson.questions, 1):
        stops = [
            f"{at}. {stop.en.title}" for at, stop in enumerate(lesson.stops, 1) if number in stop.teaches
        ]
        found.append(f"| {question.en} | {' · '.join(stops)} |")
    return "\n".join(found)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
