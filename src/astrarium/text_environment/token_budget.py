"""Counts tokens without a tokenizer, and keeps texts within a budget.

A word counts one token for each four letters begun, a number one for each three digits begun, and each other
character one. Tokenizers of language models differ from each other and need files of their own. This rule
needs none, is the same everywhere, and counts English a little high.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

PIECE = re.compile(r"[^\W\d_]+|\d+|[^\w\s]|_")
LETTERS, DIGITS = 4, 3


def count_tokens(text: str) -> int:
    return sum(
        -(-len(piece) // (DIGITS if piece[0].isdecimal() else LETTERS)) for piece in PIECE.findall(text)
    )


def pages(text: str, budget: int) -> list[str]:
    """The text in parts of at most `budget` tokens, cut between lines; longer lines between words."""
    found: list[list[str]] = [[]]
    used = 0
    for line in _pieces(text.splitlines(), budget):
        tokens = count_tokens(line)
        if used + tokens > budget and found[-1]:
            found.append([])
            used = 0
        found[-1].append(line)
        used += tokens
    return ["\n".join(lines).strip("\n") for lines in found]


def _pieces(lines: Sequence[str], budget: int) -> list[str]:
    pieces = []
    for line in lines:
        while count_tokens(line) > budget:
            end = min(len(line) - 1, budget)  # a character is at most one token
            at = max(line.rfind(" ", 0, end), 0) or end
            pieces.append(line[:at])
            line = line[at:].lstrip()
        pieces.append(line)
    return pieces


def latest(lines: Sequence[str], budget: int) -> list[str]:
    """The last lines that fit into a budget, in order."""
    kept: list[str] = []
    for line in reversed(lines):
        budget -= count_tokens(line)
        if budget < 0:
            break
        kept.append(line)
    return kept[::-1]
