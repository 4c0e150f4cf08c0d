"""Generates src/astrarium/tables/confusable_letters.txt: letters that look like a Latin letter or a digit.

The source is Unicode's list of confusable characters, from the package `confusable_homoglyphs`.
"""

from __future__ import annotations

import json
import unicodedata
from importlib.resources import files
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "src" / "astrarium" / "tables" / "confusable_letters.txt"
PLAIN = "abcdefghijklmnopqrstuvwxyz0123456789"


def looks() -> dict[str, set[str]]:
    """By plain letter or digit: lookalikes (also of its capital) that do not fold to it anyway."""
    source = (files("confusable_homoglyphs") / "confusables.json").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for char, others in json.loads(source).items():
        # Skip plain letters, and letters that NFKC and case folding already map to ASCII.
        folded = unicodedata.normalize("NFKC", char).casefold()
        if len(folded) != 1 or folded in PLAIN or ord(folded) < 128:
            continue
        for other in others:
            like = other["c"].casefold()
            if len(like) == 1 and like in PLAIN:
                found.setdefault(like, set()).add(folded)
    return found


def main() -> None:
    lines = [f"{like} {''.join(sorted(chars))}" for like, chars in sorted(looks().items())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
