"""Examines our own bots for docs/exam.md: the same protocol, the same pledged kind of seed, a row for each.

What was played is kept: a run that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer

import astrarium
from astrarium import localization
from astrarium.data_folder import home
from astrarium.exam.agents import make_agent
from astrarium.exam.examination import examine
from astrarium.exam.protocol import VERSION, ExamLength, open_exam
from astrarium.kernel import Text

PAGE = Path(__file__).resolve().parents[2] / "docs" / "exam.md"
#: Who is examined: what reads only the first option, and every level that answers at once.
AGENTS = ("first", "bot:cadet", "bot:ensign", "bot:lieutenant", "bot:commander", "bot:captain")
SEED = "baselines"
MARKS = "<!-- baselines -->", "<!-- end of baselines -->"


def baselines(
    length: Annotated[ExamLength, typer.Option(help="How many deals.")] = ExamLength.SHORT,
    agent: Annotated[list[str] | None, typer.Option(help="Only these.")] = None,
    model: Annotated[str, typer.Option(help="The model of an address among them.")] = "",
) -> None:
    """Examine, and write the table into docs/exam.md."""
    results = {each: _result(each, length, model) for each in agent or AGENTS}
    text = PAGE.read_text(encoding="utf-8")
    inside = "\n".join(["", *_lines(results, length), ""])
    pattern = re.compile(f"{MARKS[0]}.*{MARKS[1]}", re.DOTALL)
    PAGE.write_text(pattern.sub(f"{MARKS[0]}\n{inside}\n{MARKS[1]}", text), encoding="utf-8")
    print(inside)


def _result(agent: str, length: ExamLength, model: str) -> dict[str, Any]:
    folder = home() / "baselines" / f"{VERSION}-{length}" / re.sub(r"\W+", "-", agent)
    done = folder / "result.json"
    if done.exists():
        found: dict[str, Any] = json.loads(done.read_text(encoding="utf-8"))
        return found
    exam = open_exam(folder, agent, (), length, 0, "", SEED)
    found = asyncio.run(examine(exam, make_agent(agent, model), folder, 4))
    done.write_text(json.dumps(found), encoding="utf-8")
    return found


def _lines(results: dict[str, dict[str, Any]], length: ExamLength) -> list[str]:
    ids = [*astrarium.games()]
    titles = [localization.say(Text("game-title"), "en", game=astrarium.game(id)) for id in ids]
    one = next(iter(results.values()))["games"][ids[0]]
    lines = [
        f"Protocol {VERSION}, `{length}`: {one['played']} games of each game. Ratings with 95 % intervals.",
        "",
    ]
    lines += [
        "| agent | " + " | ".join(titles) + " | legal | questions right |",
        "|---|" + "---|" * (len(ids) + 2),
    ]
    for agent, result in results.items():
        games = [result["games"][id] for id in ids]
        cells = [f"{each['rating']} ({each['low']}–{each['high']})" for each in games]
        given = sum(each["answers"] for each in games)
        legal = sum(each["legal"] * each["answers"] for each in games) / given
        asked = [each["questions"] for each in games]
        right = sum(each["right"] for each in asked) / sum(each["asked"] for each in asked)
        read = any(each["answered"] for each in asked)
        lines.append(f"| `{agent}` | {' | '.join(cells)} | {legal:.1%} | {f'{right:.0%}' if read else '–'} |")
    lines += [
        "",
        "How many games of single deals one game is worth, as duplicate deals and with the values of deals:",
        "",
    ]
    lines += ["| agent | " + " | ".join(titles) + " |", "|---|" + "---|" * len(ids)]
    for agent, result in results.items():
        luck = [result["games"][id]["luck"] for id in ids]
        cells = [f"{each['duplicates'] or '–'} · {each['values'] or '–'}" for each in luck]
        lines.append(f"| `{agent}` | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    typer.run(baselines)
