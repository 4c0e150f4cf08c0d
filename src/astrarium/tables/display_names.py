"""Names of people and tables."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from ..kernel import AstrariumError

#: Characters of a name at most.
LONGEST_NAME = 40
#: Small letters of the alphabets next door, and the Latin ones that they look like.
_CYRILLIC = dict(zip("авезіјкмнорстухѕһԁԛԝӏёї", "abe3ijkmhopctyxshdqwlei", strict=True))
_GREEK = dict(zip("αβγδεηικνορτυχωϲ", "abydenikvoptuxwc", strict=True))
#: What looks the same in some size or fount: one stands for all.
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn", "w": "vv"})


@cache
def _looks() -> dict[int, str]:
    """Letters of all alphabets that look like a Latin letter or a digit (`scripts/looks.py`)."""
    found: dict[str, str] = {}
    for line in (Path(__file__).parent / "looks.txt").read_text(encoding="utf-8").splitlines():
        like, _, others = line.partition(" ")
        found |= dict.fromkeys(others, like)
    return str.maketrans({**found, **_CYRILLIC, **_GREEK})


def clean_name(name: str) -> str:
    """A name without odd blanks; raises an error when nothing is left, or too much."""
    name = unicodedata.normalize("NFC", name)
    clean = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not clean:
        raise AstrariumError("table-no-name")
    if len(clean) > LONGEST_NAME:
        raise AstrariumError("table-name-too-long", most=LONGEST_NAME)
    return clean


def skeleton(name: str) -> str:
    """What a name looks like: two names of one skeleton could be taken for each other.

    Capital or small, wide or narrow letters, ways of writing an accent, marks beside the letters, and
    letters of other alphabets that look like Latin ones make no difference.
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_looks()).translate(_ALIKE)
    seen = "".join(char for char in plain if unicodedata.category(char)[0] not in "CZ")
    bare = "".join(char for char in seen if unicodedata.category(char)[0] not in "PS")
    return unicodedata.normalize("NFC", bare or seen)
