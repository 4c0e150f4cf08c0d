"""Cleans display names and compares them for likeness."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from ..kernel import AstrariumError

#: Maximum characters of a name.
LONGEST_NAME = 40
#: Cyrillic and Greek lower-case letters, and the Latin letters they resemble.
_CYRILLIC = dict(zip("авезіјкмнорстухѕһԁԛԝӏёї", "abe3ijkmhopctyxshdqwlei", strict=True))
_GREEK = dict(zip("αβγδεηικνορτυχωϲ", "abydenikvoptuxwc", strict=True))
#: Latin letters and digits that resemble each other, mapped to one of them.
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn", "w": "vv"})


@cache
def _looks() -> dict[int, str]:
    """Letters of all alphabets that look like a Latin letter or a digit (`tools/generate/confusable_letters.py`)."""
    found: dict[str, str] = {}
    for line in (Path(__file__).parent / "confusable_letters.txt").read_text(encoding="utf-8").splitlines():
        like, _, others = line.partition(" ")
        found |= dict.fromkeys(others, like)
    return str.maketrans({**found, **_CYRILLIC, **_GREEK})


def clean_name(name: str) -> str:
    """A name with normalised white space; raises AstrariumError if it is empty or too long."""
    name = unicodedata.normalize("NFC", name)
    clean = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not clean:
        raise AstrariumError("table-no-name")
    if len(clean) > LONGEST_NAME:
        raise AstrariumError("table-name-too-long", most=LONGEST_NAME)
    return clean


def skeleton(name: str) -> str:
    """The confusable skeleton of a name: names with equal skeletons look alike.

    It ignores case, width, accents' encoding, punctuation, and letters of other alphabets that resemble
    Latin ones.
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_looks()).translate(_ALIKE)
    seen = "".join(char for char in plain if unicodedata.category(char)[0] not in "CZ")
    bare = "".join(char for char in seen if unicodedata.category(char)[0] not in "PS")
    return unicodedata.normalize("NFC", bare or seen)
