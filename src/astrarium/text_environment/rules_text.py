"""The rules of a game at three lengths, from its summary and its numbered paragraphs."""

from __future__ import annotations

import re
from enum import StrEnum

from ..kernel import Game, Text
from ..localization import has, rulebook, rules, say
from ..terminal.screen import unmarked
from ..terminal.typed_commands import PRIMER
from .token_budget import count_tokens


class Length(StrEnum):
    """How much of the rules to include: nothing, about a page, about five, or all."""

    NONE = "none"
    PAGE = "page"
    PAGES = "pages"
    ALL = "all"


#: Tokens of a page, and of five.
BUDGETS = {Length.PAGE: 800, Length.PAGES: 4000}


def rules_text(game: Game, language: str, length: Length) -> str:
    """The summary and as many paragraphs as fit, the first ones of all chapters before later ones."""
    if length is Length.NONE:
        return ""
    head = [say(Text("game-title"), language, game=game)]
    head += [
        say(Text(f"primer-{part}"), language, game=game)
        for part in PRIMER
        if has(f"primer-{part}", language, game=game)
    ]
    told = {number: f"{number} {unmarked(words)}" for number, words in rules(game, language).items()}
    if length is Length.ALL:
        return "\n".join([*head, *told.values()])
    budget = BUDGETS[length] - count_tokens("\n".join(head))
    kept = set()
    for number in sorted(told, key=_depth):
        budget -= count_tokens(told[number])
        if budget < 0:
            break
        kept.add(number)
    return "\n".join([*head, *(words for number, words in told.items() if number in kept)])


def _depth(number: str) -> list[int]:
    """Sort key: the place of a paragraph in its chapter, then the chapter; 8.1 before 2.2."""
    return [int(part) for part in re.findall(r"\d+", number)][::-1]


def contents(game: Game, language: str) -> str:
    """The chapters of the rules."""
    markdown, _ = rulebook(game, language)
    return "\n".join(line[3:].strip() for line in markdown.splitlines() if line.startswith("## "))
