"""Parses typed input: numbers, or words that filter a list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

#: Letters that Unicode does not decompose into a plain letter and a mark.
PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})
#: A number or a range, of up to nine digits.
PART = r"\d{1,9}(?:\s*-\s*\d{1,9})?"
NUMBERS = re.compile(rf"{PART}(?:[\s,;]+{PART})*[\s,;]*")
MOST_NUMBERS = 1000


def fold(text: str) -> str:
    """The text without case and diacritics: "Źródło" is found by "zrodlo"."""
    decomposed = normalize("NFKD", text.casefold().translate(PLAIN))
    return " ".join("".join(sign for sign in decomposed if not combining(sign)).split())


def matches(label: str, typed: str) -> bool:
    """Whether the label contains every typed word, and no `-word`."""
    where = fold(label)
    return all(
        word[1:] not in where if len(word) > 1 and word.startswith("-") else word in where
        for word in fold(typed).split()
    )


def narrow(labels: Sequence[str], among: Sequence[int], typed: str) -> list[int]:
    """The indexes (out of `among`) of the labels that match; an exact match wins alone."""
    exact = [at for at in among if fold(labels[at]) == fold(typed)]
    return exact[:1] if len(exact) == 1 else [at for at in among if matches(labels[at], typed)]


def numbers(typed: str) -> list[int] | None:
    """The numbers of "1 3 4", "1,3" or "2-4"; None for anything else."""
    if not NUMBERS.fullmatch(typed.strip()):
        return None
    found: list[int] = []
    for part in re.findall(PART, typed):
        first, _, last = part.partition("-")
        low, high = int(first), int(last or first)
        found += range(low, min(high, low + MOST_NUMBERS) + 1)
    return found
