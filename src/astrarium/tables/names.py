"""Names of people and tables."""

from __future__ import annotations

import unicodedata

from ..kernel import AstrariumError

#: Characters of a name at most.
LONGEST_NAME = 40
#: Letters of other alphabets, and digits, that look like a Latin letter.
_CYRILLIC = dict(zip("авезіјкмнорстухѕһԁԛԝӏёї", "abe3ijkmhopctyxshdqwlei", strict=True))
_GREEK = dict(zip("αβγδεηικνορτυχωϲ", "abydenikvoptuxwc", strict=True))
_OTHERS = {"0": "o", "1": "l", "|": "l", "ı": "i", "ɡ": "g", "ɑ": "a", "օ": "o", "ս": "u", "ո": "n", "հ": "h"}
_LOOKS = str.maketrans({**_CYRILLIC, **_GREEK, **_OTHERS})


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

    Capital or small, wide or narrow letters, ways of writing an accent, and letters of other alphabets that
    look like Latin ones make no difference.
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_LOOKS)
    seen = "".join(char for char in plain if unicodedata.category(char) not in ("Cf", "Zs", "Zl", "Zp"))
    return unicodedata.normalize("NFC", seen)
