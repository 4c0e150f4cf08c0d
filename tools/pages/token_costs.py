"""Counts the tokens that a game costs an assistant, for docs/guests.md, in one random game of each.

Tokens are counted by the rule of `astrarium/text_environment/token_budget.py`: no tokenizer, no network.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import astrarium
from astrarium import localization
from astrarium.kernel import Text
from astrarium.mcp_server.tools import Tools
from astrarium.text_environment.option_handles import NONE
from astrarium.text_environment.text_env import text_env
from astrarium.text_environment.token_budget import count_tokens

PAGE = Path(__file__).resolve().parents[2] / "docs" / "guests.md"
SEED = "tokens"
MARKS = "<!-- tokens -->", "<!-- end of tokens -->"


def costs(game: str) -> list[int]:
    """Figures of a game: answers, total tokens, tokens of a typical call, the largest call and a whole position."""
    tools, rng = Tools("en"), Random(SEED)
    said = [tools.open_table(game, "cadet", seed=SEED)]
    id = said[0].split()[1].rstrip(".")
    table, _ = tools.tables.find(id)
    whole = []
    while (choice := table.choice) is not None:
        known = text_handles(table.question())
        count = min(max(choice.at_least, 1), len(known))
        picks = ",".join(rng.sample(known, count)) if known else NONE
        said.append(tools.answer(id, picks))
        whole.append(count_tokens(table.board()) + count_tokens(table.question(budget=750)))
    tokens = sorted(map(count_tokens, said))
    return [len(said) - 1, sum(tokens), tokens[len(tokens) // 2], tokens[-1], sorted(whole)[len(whole) // 2]]


def text_handles(question: str) -> list[str]:
    return [each for each in re.findall(r"\[([^\]\n]+)\]$", question, re.MULTILINE) if each != NONE]


def lines() -> list[str]:
    head = "| game | answers | whole game | typical call | largest call | whole position | rules: page, five, all |"
    rows = [head, "|---|---:|---:|---:|---:|---:|---:|"]
    for id, game in astrarium.games().items():
        title = localization.say(Text("game-title"), "en", game=game)
        lengths = [count_tokens(text_env(game, rules=each).system) for each in ("page", "pages", "all")]
        cells = [f"{each:,}" for each in costs(id)] + [" · ".join(f"{each:,}" for each in lengths)]
        rows.append(f"| {title} | {' | '.join(cells)} |")
    return rows


def main() -> None:
    with TemporaryDirectory() as home:
        os.environ["ASTRARIUM_HOME"] = home
        inside = "\n".join(lines())
    text = PAGE.read_text(encoding="utf-8")
    pattern = re.compile(f"{MARKS[0]}.*{MARKS[1]}", re.DOTALL)
    PAGE.write_text(pattern.sub(lambda _: f"{MARKS[0]}\n\n{inside}\n\n{MARKS[1]}", text), encoding="utf-8")
    print(inside)


if __name__ == "__main__":
    main()
