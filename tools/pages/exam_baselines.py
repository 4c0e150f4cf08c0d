"""Examines our own bots for docs/exam.md, all with the same protocol and seed.

Games are stored, so that an interrupted run resumes. The value of a deal does not depend on the agent, so it is
measured once.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import typer

import astrarium
from astrarium import localization
from astrarium.bots.bots_by_rating import measured
from astrarium.data_folder import home
from astrarium.exam.agents import make_agent
from astrarium.exam.exam_definition import VERSION, ExamLength, open_exam, reference_of
from astrarium.exam.exam_run import deal_value, examine
from astrarium.exam.exam_statistics import Score, without_luck
from astrarium.kernel import Text

PAGE = Path(__file__).resolve().parents[2] / "docs" / "exam.md"
#: The first-option baseline, the random bot, and every level that answers instantly.
EVERYWHERE = (
    "first",
    "bot:random",
    "bot:cadet",
    "bot:ensign",
    "bot:lieutenant",
    "bot:commander",
    "bot:captain",
)
SEED = "baselines"
MARKS = "<!-- baselines -->", "<!-- end of baselines -->"


def agents() -> Iterator[tuple[str, str]]:
    """The agents to examine, each with its only game (empty: all games)."""
    yield from ((each, "") for each in EVERYWHERE)
    for game, rated in measured().items():
        own = [bot for bot in rated.bots if bot.startswith(f"{game}-") and bot != f"{game}-basic"]
        yield from ((f"bot:{bot}", game) for bot in sorted(own, key=lambda bot: -rated.bots[bot].rating))


def baselines(
    length: Annotated[ExamLength, typer.Option(help="How many deals.")] = ExamLength.SHORT,
    agent: Annotated[list[str] | None, typer.Option(help="Only these.")] = None,
    model: Annotated[str, typer.Option(help="The model of an address among them.")] = "",
    at_once: Annotated[int, typer.Option(help="Agents examined at once.")] = 2,
) -> None:
    """Examine, and write the table into docs/exam.md."""
    wanted = [(each, game) for each, game in agents() if agent is None or each in agent]
    wanted += [(each, "") for each in agent or () if each not in dict(wanted)]
    with ProcessPoolExecutor(at_once) as pool:
        deals = dict(zip(astrarium.games(), pool.map(_values, astrarium.games(), [length] * 9), strict=False))
        work = [pool.submit(_result, each, game, length, model, deals) for each, game in wanted]
        results = {each: done.result() for (each, _), done in zip(wanted, work, strict=True)}
    text = PAGE.read_text(encoding="utf-8")
    inside = "\n".join(["", *_lines(results, length), "", *_luck(results, deals), ""])
    pattern = re.compile(f"{MARKS[0]}.*{MARKS[1]}", re.DOTALL)
    PAGE.write_text(pattern.sub(lambda _: f"{MARKS[0]}\n{inside}\n{MARKS[1]}", text), encoding="utf-8")
    print(inside)


def _folder(agent: str, length: ExamLength) -> Path:
    return home() / "baselines" / f"{VERSION}-{length}" / re.sub(r"\W+", "-", agent)


def _values(game: str, length: ExamLength) -> list[Any]:
    """The lines of an exam's file with the values of its deals in a game."""
    kept = _folder(f"deals of {game}", length)
    if not kept.exists():
        exam = open_exam(kept.with_suffix(".exam"), "", (game,), length, 0, "", SEED)
        bot = reference_of(game, "")
        found = [
            [f"{game}/{deal}", deal_value(game, exam.deal(game, deal), bot)] for deal in range(exam.deals)
        ]
        kept.write_text(json.dumps(found), encoding="utf-8")
    read: list[Any] = json.loads(kept.read_text(encoding="utf-8"))
    return read


def _result(
    agent: str, game: str, length: ExamLength, model: str, deals: dict[str, list[Any]]
) -> dict[str, Any]:
    folder = _folder(agent, length)
    done = folder / "result.json"
    if not done.exists():
        games = (game,) if game else ()
        exam = open_exam(folder, agent, games, length, 0, "", SEED)
        known = folder / "measured.jsonl"
        if not known.exists():
            known.write_text("".join(f"{json.dumps(line)}\n" for each in exam.games for line in deals[each]))
        found = asyncio.run(examine(exam, make_agent(agent, model), folder, 1))
        done.write_text(json.dumps(found), encoding="utf-8")
    read: dict[str, Any] = json.loads(done.read_text(encoding="utf-8"))
    return read


def _lines(results: dict[str, dict[str, Any]], length: ExamLength) -> list[str]:
    ids = [*astrarium.games()]
    titles = [localization.say(Text("game-title"), "en", game=astrarium.game(id)) for id in ids]
    played = next(iter(next(iter(results.values()))["games"].values()))["played"]
    lines = [f"Protocol {VERSION}, `{length}`: {played} games of each game. Ratings with 95 % intervals.", ""]
    lines += ["| agent | " + " | ".join(titles) + " | legal | questions right |"]
    lines += ["|---|" + "---|" * (len(ids) + 2)]
    for agent, result in results.items():
        found = result["games"]
        cells = [
            f"{found[id]['rating']} ({found[id]['low']}–{found[id]['high']})" if id in found else ""
            for id in ids
        ]
        games = [*found.values()]
        given = sum(each["answers"] for each in games)
        legal = sum(each["legal"] * each["answers"] for each in games) / given
        asked = [each["questions"] for each in games]
        right = sum(each["right"] for each in asked) / sum(each["asked"] for each in asked)
        read = any(each["answered"] for each in asked)
        lines.append(f"| `{agent}` | {' | '.join(cells)} | {legal:.1%} | {f'{right:.0%}' if read else '–'} |")
    return lines


def _luck(results: dict[str, dict[str, Any]], deals: dict[str, list[Any]]) -> list[str]:
    """The table of how much luck is removed, over the games of all agents."""
    lines = [
        "How many games of single deals one game is worth, as one of duplicate deals and with the values of deals:",
        "",
        "| game | games | deals | duplicate deals | values of deals |",
        "|---|---:|---:|---:|---:|",
    ]
    for id, game in astrarium.games().items():
        values = {int(key.rpartition("/")[2]): value for key, value in deals[id]}
        scores = [
            Score(**{**each, "opponent": f"{agent} against {each['opponent']}"})
            for agent, result in results.items()
            if id in result["games"]
            for each in result["games"][id]["scores"]
        ]
        luck = without_luck(scores, values)
        title = localization.say(Text("game-title"), "en", game=game)
        cells = [len(scores), len(values), luck["duplicates"] or "–", luck["values"] or "–"]
        lines.append(f"| {title} | {' | '.join(map(str, cells))} |")
    return lines


if __name__ == "__main__":
    typer.run(baselines)
