"""Seed words: players' contributions to the seed, added after its hash is published.

The final seed is the committed one and a JSON list of words by seat: `9f…31 ["tulip", null]`. A record
contains the words, so each player can verify that theirs was used.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from ..kernel import AstrariumError, BadSetup, seed_hash

#: Maximum characters of a word, and maximum seats of a table with words.
LONGEST_WORD, MOST_SEATS = 20, 6
_MIXED = re.compile(r'([0-9a-f]{32}) (\[(?:null|"|,|\]).*)', re.DOTALL)


class BadWord(AstrariumError):
    """An invalid seed word."""


def clean_word(word: str) -> str:
    """A normalised word; empty for no contribution."""
    clean = " ".join(word.split())
    if len(clean) > LONGEST_WORD or not clean.isprintable():
        raise BadWord("table-bad-word", most=LONGEST_WORD)
    return clean


def check_seats(seats: int) -> None:
    """Check the number of seats; raises BadSetup."""
    if seats > MOST_SEATS:
        raise BadSetup("table-words-seats", most=MOST_SEATS)


def mixed(seed: str, words: Mapping[int, str], seats: int) -> str:
    """The final seed: the committed one with the words by seat."""
    spoken = [words.get(seat) or None for seat in range(seats)]
    return f"{seed} {json.dumps(spoken, ensure_ascii=False)}"


def parted(seed: str) -> tuple[str, list[str | None]]:
    """The committed seed and the words by seat."""
    found = _MIXED.fullmatch(seed)
    if found is None:
        return seed, []
    try:
        words = json.loads(found[2])
    except ValueError:
        return seed, []
    return found[1], words


def pledge_of(seed: str) -> str:
    """The published hash of the committed seed."""
    return seed_hash(parted(seed)[0])
