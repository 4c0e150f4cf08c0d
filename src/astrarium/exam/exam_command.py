"""`astrarium exam`: examines a text agent by a fixed protocol."""

from __future__ import annotations

import asyncio
import json as json_lines
from pathlib import Path
from typing import Annotated

import typer

from .. import games as all_games
from ..arena.argument_checks import check_seed
from ..kernel import Text, write_whole
from ..localization import choose_language, say
from .agents import make_agent
from .exam_definition import TEXT, BadExam, ExamLength, open_exam
from .exam_page import exam_page
from .exam_run import examine
from .rule_questions import practice as practice_set


def exam(
    agent: Annotated[
        str,
        typer.Option(
            help="The URL of an OpenAI-compatible API (its key in ASTRARIUM_EXAM_KEY), a command, file.py:function, "
            "package.module:function, bot:NAME, or first."
        ),
    ],
    out: Annotated[
        Path, typer.Option(help="The folder of this exam. The same command continues an interrupted exam.")
    ],
    games: Annotated[str, typer.Option(help="Games, separated by commas (default: all).")] = "",
    length: Annotated[ExamLength, typer.Option(help="Number of deals and questions.")] = ExamLength.STANDARD,
    model: Annotated[str, typer.Option(help="The model name for the API.")] = "",
    at_once: Annotated[int, typer.Option(help="Number of concurrent games.", min=1, max=1000)] = 20,
    seconds: Annotated[float, typer.Option(help="Time limit per answer in seconds.")] = 60.0,
    price_read: Annotated[float, typer.Option(help="Price of a million input tokens.")] = 0.0,
    price_written: Annotated[float, typer.Option(help="Price of a million output tokens.")] = 0.0,
    most_cost: Annotated[float, typer.Option(help="Stop at this total cost; 0: no limit.")] = 0.0,
    review: Annotated[
        int | None,
        typer.Option(help="Reviewed games per opponent (default: depends on the length).", min=0),
    ] = None,
    reference: Annotated[
        str,
        typer.Option(help="The bot that measures deals (default: the strongest that answers instantly)."),
    ] = "",
    seed: Annotated[
        str | None, typer.Option(help="Seed, to repeat an exam (default: a random one, published as a hash).")
    ] = None,
    practice: Annotated[
        int,
        typer.Option(help="Only write this many practice questions per game into the folder.", min=0),
    ] = 0,
) -> None:
    """Examine a text agent: rating, legal answers, cost, luck-adjusted results, questions about the rules."""
    language = choose_language()
    wanted = tuple(word.strip() for word in games.split(",") if word.strip())
    if unknown := [word for word in wanted if word not in all_games()]:
        raise BadExam("shell-exam-games", games=", ".join(unknown))
    if practice:
        _write_practice(out, wanted, practice)
        return
    examined = make_agent(agent, model, seconds, (price_read, price_written), most_cost)
    called = f"{agent} {model}".strip()
    begun = open_exam(
        out, called, wanted, length, review, reference, None if seed is None else check_seed(seed)
    )
    print(say(Text("shell-exam-pledge", pledge=begun.pledge), language))
    result = asyncio.run(examine(begun, examined, out, at_once))
    write_whole(out / "result.json", json_lines.dumps(result, indent=1, sort_keys=True) + "\n")
    write_whole(out / "index.html", exam_page(result, language))
    print(say(Text("shell-exam-written", file=str(out / "index.html")), language))


def _write_practice(folder: Path, wanted: tuple[str, ...], count: int) -> None:
    """Write questions with their answers as JSON lines: `practice.jsonl`."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "practice.jsonl").open("w", encoding="utf-8") as file:
        for id in wanted or tuple(all_games()):
            for each in practice_set(all_games()[id], 1, count, TEXT):
                answer = f"no {each.rule}" if each.rule else "yes"
                line = {"game": id, "system": each.system, "question": each.text, "answer": answer}
                file.write(json_lines.dumps(line, ensure_ascii=False) + "\n")
