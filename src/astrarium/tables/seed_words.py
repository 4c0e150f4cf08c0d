"""Luck that everybody has a hand in: what people add to a pledged seed before anything is dealt.

The seed that all luck comes from is then the pledged one and a list of words, by seat, as JSON:
`9f…31 ["tulip", null]`. The words are part of it, so a record that can be played again has them in it, and
whoever spoke one can see that it counts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from ..kernel import AstrariumError, BadSetup, seed_hash

#: Letters of a word, and seats of a table at which words are added, at most.
LONGEST_WORD, MOST_SEATS = 20, 6
_MIXED = re.compile(r'([0-9a-f]{32}) (\[(?:null|"|,|\]).*)', re.DOTALL)


class BadWord(AstrariumError):
    """A word that cannot be added."""


def clean_word(word: str) -> str:
    """A word as it is added; an empty one for whoever wants to add none."""
    clean = " ".join(word.split())
    if len(clean) > LONGEST_WORD or not clean.isprintable():
        raise BadWord("table-bad-word", most=LONGEST_WORD)
    return clean


def check_seats(seats: int) -> None:
    """Whether so many people can add words."""
    if seats > MOST_SEATS:
        raise BadSetup("table-words-seats", most=MOST_SEATS)


def mixed(seed: str, words: Mapping[int, str], seats: int) -> str:
    """The seed that all luck comes from: the pledged one, with what was added to it by seat."""
    spoken = [words.get(seat) or None for seat in range(seats)]
    return f"{seed} {json.dumps(spoken, ensure_ascii=False)}"


def parted(seed: str) -> tuple[str, list[str | None]]:
    """The pledged seed, and what was added to it by seat."""
    found = _MIXED.fullmatch(seed)
    if found is None:
        return seed, []
    try:
        words = json.loads(found[2])
    except ValueError:
        return seed, []
    return found[1], words


def pledge_of(seed: str) -> str:
    """What is told of a seed before the first card is dealt."""
    return seed_hash(parted(seed)[0])
